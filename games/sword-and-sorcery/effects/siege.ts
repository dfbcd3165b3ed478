import { speak } from '@tafelrunde/engine';
import { destroyThing } from '../rules/attack/things.ts';
import { arrive } from '../rules/entering.ts';
import { besieges, breach as openBreach, storm as stormThing } from '../rules/siege.ts';
import { doorZones, zoneNamed } from '../rules/zones.ts';
import { enemyOf, type FigureId, figureOf, isHero, type State, type Zone } from '../state.ts';
import type { SorceryWord } from './word.ts';

/**
 * The enemy the moment is about goes for an object: so many zones towards the nearest one, and strikes it. `instead`: only an enemy that stands before
 * one and sees no hero, in place of its own behaviour.
 */
export interface Storm {
  readonly do: 'storm';
  readonly thing: string;
  readonly n: number;
  readonly instead?: true;
}

export const storm: SorceryWord<Storm> = {
  *act({ state, io, about }, { thing, n, instead }) {
    const enemy = enemyOf(state, about.figure ?? '');
    if (enemy === null) return;
    if (instead === true) {
      if (!besieges(state, enemy, thing)) return;
      enemy.notes.held = 1;
    }
    yield* stormThing(state, io, enemy, thing, n);
  },
  say: (_, { lang }) => speak(lang)('It storms the nearest object.', 'Es stürmt gegen das nächste Objekt an.'),
};

/** Where an object has fallen, the locked doors of the zone stand open. */
export interface Breach {
  readonly do: 'breach';
}

export const breach: SorceryWord<Breach> = {
  *act({ state, io, zone }) {
    if (zone !== null) yield* openBreach(state, io, zone);
  },
  say: (_, { lang }) => speak(lang)('The way stands open.', 'Der Weg steht offen.'),
};

/** The object in a named zone is destroyed. */
export interface Wreck {
  readonly do: 'wreck';
  readonly at: string;
}

export const wreck: SorceryWord<Wreck> = {
  *act({ state, io, by }, { at }) {
    const zone = zoneNamed(state, at);
    for (const thing of state.things.filter(one => one.zone === zone)) yield* destroyThing(state, io, thing, by);
  },
  say: (_, { lang }) => speak(lang)('It is destroyed.', 'Es wird zerstört.'),
};

/** The hero slips through a locked door beside the zone, by a way the enemy cannot use. */
export interface Cross {
  readonly do: 'cross';
  readonly lock: string;
}

function otherSide(state: State, by: FigureId, lock: string): Zone | null {
  const zone = figureOf(state, by)?.zone;
  if (zone === undefined) return null;
  for (const door of state.doors) {
    const [a, b] = doorZones(state, door.id);
    if (door.lock === lock && door.state !== 'open' && (a === zone || b === zone)) return a === zone ? b : a;
  }
  return null;
}

export const cross: SorceryWord<Cross> = {
  can: ({ state, by }, { lock }) => otherSide(state, by, lock) !== null,
  *act({ state, io, by }, { lock }) {
    const zone = otherSide(state, by, lock);
    if (zone === null || !isHero(state, by)) return;
    io.tell?.({ kind: 'placed', figure: by, zone, rule: 'SS-USE-10' });
    yield* arrive(state, io, by, zone, 'placed');
  },
  say: (_, { lang }) => speak(lang)('Go to the other side.', 'Geh auf die andere Seite.'),
};
