import { capital, speak, takeFrom } from '@tafelrunde/engine';
import type { CardId, ScrollId } from '../content/enemies/ids.ts';
import { scrollIdOf, scrollNamed } from '../content/enemies/index.ts';
import { bringIn, giveEnemyPower, spawnNext } from '../rules/enemies/spawn.ts';
import { nearestPortal } from '../rules/portals.ts';
import { suffer } from '../rules/wounds.ts';
import { zoneNamed } from '../rules/zones.ts';
import { figureOf, type State, type Zone } from '../state.ts';
import type { Effect } from './effect.ts';
import { tokensOnMap } from './story-tests.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** An enemy appears: the next one of the deck, one of a kind (SS-ASGN-06), or one set aside for the story. */
export interface Spawn {
  readonly do: 'spawn';
  /** Scrolls that fit; left out: whichever comes. */
  readonly of?: readonly ScrollId[];
  /** This very card. */
  readonly card?: CardId;
  /** Where: in the zone it is about, the own zone, at the nearest open portal (else the own zone), or in a named zone of the adventure. */
  readonly at: 'here' | 'own' | 'portal' | SpawnPlace;
  /** Random powers besides those of its card. */
  readonly powers?: number;
  /** Wounds it has from the start. */
  readonly wounds?: number;
  /** What happens if none is free. */
  readonly otherwise?: readonly Effect[];
}

/** A named zone, the zone of an object (of several, the one that is damaged most), or the zone in which a token lies; else the named one. */
export interface SpawnPlace {
  readonly zone: string;
  readonly thing?: string;
  readonly token?: string;
}

function placeOf(state: State, { zone, thing, token }: SpawnPlace): Zone {
  const things = state.things.filter(({ kind }) => kind === thing).toSorted((a, b) => b.wounds - a.wounds);
  const tokens = token === undefined ? [] : tokensOnMap(state, token);
  return things[0]?.zone ?? tokens[0] ?? zoneNamed(state, zone);
}

export const spawn: SorceryWord<Spawn> = {
  *act(at, { of, card, at: where, powers = 0, wounds = 0, otherwise = [] }) {
    const { state, io, by } = at;
    const own = figureOf(state, by)?.zone ?? at.zone ?? 0;
    const zone =
      typeof where === 'object'
        ? placeOf(state, where)
        : where === 'here'
          ? (at.zone ?? own)
          : where === 'portal'
            ? (nearestPortal(state, own) ?? own)
            : own;
    if (card !== undefined) {
      const enemy = yield* bringIn(state, io, card, zone);
      for (let i = 0; i < powers; i++) giveEnemyPower(state, io, enemy);
      if (wounds > 0) for (const { id } of enemy.bodies) yield* suffer(state, io, id, wounds, null, 'SS-GOLD-06');
      return;
    }
    if (of === undefined) {
      if ((yield* spawnNext(state, io, zone)) === null) yield* vocabulary.carryOut(at, otherwise);
      return;
    }
    // Cards are drawn until one fits; in the end that is one of those that fit, each as likely (SS-ASGN-06).
    const { pile, out } = state.supplies.enemy;
    const fits = (id: CardId): boolean => of.includes(scrollIdOf(id));
    const inPile = pile.rest.filter(fits);
    const free = inPile.length > 0 ? inPile : out.filter(fits);
    if (free.length === 0) {
      yield* vocabulary.carryOut(at, otherwise);
      return;
    }
    const drawn = io.chance.draw([...free]);
    io.reveal?.('all', { drawn });
    if (!takeFrom(pile, drawn)) out.splice(out.indexOf(drawn), 1);
    yield* bringIn(state, io, drawn, zone);
  },
  say({ of, card, at, otherwise }, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const names =
      card !== undefined
        ? scrollNamed(scrollIdOf(card)).name[lang]
        : of === undefined
          ? t('An enemy', 'Ein Gegner')
          : of.map(id => scrollNamed(id).name[lang]).join(t(' or ', ' oder '));
    const where =
      at === 'portal'
        ? t('at the nearest open portal, else in its own zone', 'am nächsten offenen Portal, sonst in der eigenen Zone')
        : at === 'own'
          ? t('in its zone', 'in seiner Zone')
          : t('there', 'dort');
    const lacking =
      otherwise === undefined
        ? ''
        : ` ${t('If none is free', 'Ist keiner frei')}: ${vocabulary.sentences(otherwise, scribe).map(capital).join(' ')}`;
    return `${t(`${names} appears ${where}.`, `${names} erscheint ${where}.`)}${lacking}`;
  },
};
