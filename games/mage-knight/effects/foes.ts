import { choose, type Lang, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { EnemyId } from '../content/enemies.ts';
import { unitMeets } from '../rules/combat/against.ts';
import { foeOf, isBlocked, isFortified, isImmuneTo, standing } from '../rules/combat/foe.ts';
import type { Combat } from '../state.ts';
import type { Flow } from '../types.ts';
import type { Doing } from './word.ts';

/** Which enemies an effect is about. `blocked`: all that were blocked; `same`: those chosen before; `about`: the one the moment concerns; `others`: all but those chosen before. */
export type FoeAim =
  | 'one'
  | 'all'
  | 'others'
  | 'same'
  | 'about'
  | 'blocked'
  | 'one-unfortified'
  | 'one-in-reach'
  | { readonly upTo: number };

/** Enemies the effect could act on: there, and not protected against what acts (MK-CMB-18, -19, MK-ABIL-21). */
export function within(at: Doing, aim: FoeAim): readonly number[] {
  const { combat } = at.turn;
  if (combat === null) return [];
  const open = standing(combat).filter(foe => !isImmuneTo(combat, foe, at.source));
  if (aim === 'same') return open.filter(foe => at.noted.foes.includes(foe));
  if (aim === 'others') return open.filter(foe => !at.noted.foes.includes(foe));
  if (aim === 'about') return open.filter(foe => foe === at.about.foe);
  if (aim === 'blocked') return open.filter(foe => isBlocked(combat, foe));
  if (aim === 'one-unfortified') return open.filter(foe => !isFortified(at.state, at.turn, combat, foe));
  if (aim === 'one-in-reach')
    return open.filter(foe => combat.phase !== 'ranged' || !isFortified(at.state, at.turn, combat, foe));
  return open;
}

/** The enemies meant; asks where there is a choice. */
export function* chosenFoes(
  at: Doing,
  aim: FoeAim,
  fits: (foe: number) => boolean = () => true,
): Flow<readonly number[]> {
  const open = within(at, aim).filter(fits);
  if ((typeof aim === 'string' && !aim.startsWith('one')) || open.length === 0) return open;
  const most = typeof aim === 'object' ? aim.upTo : 1;
  const chosen: number[] = [];
  while (chosen.length < most && chosen.length < open.length) {
    const options: Choice[] = open
      .filter(foe => !chosen.includes(foe))
      .map(foe => ({ do: 'foe', foe, token: tokenOf(at, foe) }));
    if (chosen.length > 0) options.push({ do: 'done' });
    const choice = yield* choose({ seat: at.seat, kind: 'foe', rule: 'MK-CMB-17', options });
    if (choice.do !== 'foe') break;
    chosen.push(choice.foe);
  }
  if (at.source.by === 'unit') for (const foe of chosen) unitMeets(at.turn, foe);
  return chosen;
}

/** Attacks that can still be changed: of enemies not protected, not blocked, not prevented. Effects on attacks work against arcane immunity too. */
export function* chosenAttack(
  at: Doing,
  fits: (combat: Combat, foe: number, attack: number) => boolean,
): Flow<{ readonly foe: number; readonly attack: number } | null> {
  const options: Choice[] = openAttacks(at, fits).map(({ foe, attack }) => ({
    do: 'foe-attack',
    foe,
    attack,
    token: tokenOf(at, foe),
  }));
  if (options.length === 0) return null;
  const choice = yield* choose({ seat: at.seat, kind: 'foe-attack', rule: 'MK-CMB-17', options });
  return choice.do === 'foe-attack' ? choice : null;
}

export function openAttacks(
  at: Doing,
  fits: (combat: Combat, foe: number, attack: number) => boolean = () => true,
): { readonly foe: number; readonly attack: number }[] {
  const { combat } = at.turn;
  if (combat === null || combat.phase === 'attack') return [];
  return standing(combat).flatMap(foe =>
    isImmuneTo(combat, foe, at.source, 'attack')
      ? []
      : (combat.foes[foe]?.attacks ?? []).flatMap(({ blocked, off, dealt }, attack) =>
          !blocked && !off && !dealt && fits(combat, foe, attack) ? [{ foe, attack }] : [],
        ),
  );
}

const tokenOf = ({ turn }: Doing, foe: number): EnemyId => foeOf(turn.combat as Combat, foe).token;

/** "one enemy", "einen Gegner": the object of a sentence. */
export function foesText(aim: FoeAim, lang: Lang): string {
  const t = speak(lang);
  if (typeof aim === 'object') return t(`up to ${aim.upTo} enemies`, `bis zu ${aim.upTo} Gegner`);
  return {
    one: t('one enemy', 'ein Gegner'),
    all: t('all enemies', 'alle Gegner'),
    others: t('all other enemies', 'alle anderen Gegner'),
    same: t('the same enemy', 'derselbe Gegner'),
    about: t('that enemy', 'dieser Gegner'),
    blocked: t('all enemies that were blocked', 'alle geblockten Gegner'),
    'one-unfortified': t('one unfortified enemy', 'ein unbefestigter Gegner'),
    'one-in-reach': t(
      'one enemy (no fortified one in the ranged and siege phase)',
      'ein Gegner (kein befestigter in der Fern- und Belagerungsphase)',
    ),
  }[aim];
}

export const isMany = (aim: FoeAim): boolean =>
  aim === 'all' || aim === 'others' || aim === 'blocked' || typeof aim === 'object';
