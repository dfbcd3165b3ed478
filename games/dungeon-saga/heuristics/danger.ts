import { type Figure, isInjured, profileOf } from '../state.ts';
import { armourOf } from './armour.ts';
import { AT_ONCE, atTheBack, distance, flood, touch } from './ground.ts';
import { chanceToHit } from './hits.ts';
import type { Scene } from './scene.ts';
import { nextWound } from './wounds.ts';

/** How much less a strike is worth for every turn that the way to it takes. */
const PATIENCE = 0.5;
/** A strike that a step comes before may be barred. */
const STEP = 0.85;
/** Not every shot finds a line of sight. */
const SIGHT = 0.75;
/** Squares a bow or a spell reaches beyond the move, and the dice of a boss's spells. */
const BOW = 6;
const SPELL_DICE = 3;
/** What a strike that is still to come counts: this turn, in the overlord turn that follows, and after the heroes have acted. */
const NOW = 0.9;
const NEXT = 0.7;
const LATER = 0.3;
/** A raising that commands are left for. */
const RAISING = 4;

/** What the overlord's servants threaten to do, with the commands he has. Never below 0. */
export function danger(scene: Scene): number {
  const { view, servants } = scene;
  const { overlord, phase, turn } = view;
  const all = servants.map(servant => bestStrike(scene, servant, profileOf(servant).move, true));
  const coming = top(all, overlord.perTurn);
  if (phase === 'heroes' || phase === 'window') return NEXT * coming;
  if (phase === 'interrupt') return NEXT * coming + NOW * top(all, overlord.interrupts) + activeStrike(scene);
  if (phase !== 'overlord') return LATER * coming;
  const open = all.filter((_, i) => servants[i]?.done === false && servants[i]?.id !== turn?.figure);
  const raisings = Math.min(Math.max(0, overlord.commands - open.length) + overlord.raisings, view.bones.length);
  return LATER * coming + NOW * top(open, overlord.commands) + RAISING * raisings + activeStrike(scene);
}

/** The largest so many, added up. */
function top(worths: readonly number[], count: number): number {
  if (count >= worths.length) return worths.reduce((sum, worth) => sum + worth, 0);
  return worths
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, worth) => sum + worth, 0);
}

/** The strike of the servant whose activation it is, if it can still make one. */
function activeStrike(scene: Scene): number {
  const { turn } = scene.view;
  const servant = turn && scene.servants.find(({ id }) => id === turn.figure);
  if (!turn || !servant || turn.at >= turn.parts.length) return 0;
  const moving = turn.parts[turn.at] === 'move' && !turn.stopped;
  const left = moving && turn.spent <= 0 ? profileOf(servant).move : 0;
  const far = flood(scene.ground, [servant.cell], scene.servants, scene.heroes, AT_ONCE);
  return bestStrike(scene, servant, left, moving, far);
}

/**
 * What the best attack of a servant that may move so far would cost the heroes. `turns`: it may still choose its facing. `ways`: its ways past
 * the others, if known.
 */
function bestStrike(scene: Scene, servant: Figure, move: number, turns: boolean, ways?: Uint8Array): number {
  const { ground, heroes } = scene;
  const { combatDice, ranged } = profileOf(servant);
  const engaged = heroes.some(hero => touch(ground, servant, hero) && !atTheBack(ground, hero, servant));
  const bow = ranged?.dice ?? (servant.spells.length > 0 ? SPELL_DICE : 0);
  let best = 0;
  for (const hero of heroes) {
    const worth = nextWound(hero, scene);
    const near = touch(ground, servant, hero);
    if (near ? !turns && atTheBack(ground, servant, hero) : engaged || (!turns && bow === 0)) continue;
    const way = ways ? (ways[hero.cell] as number) : distance(ground, servant.cell, hero.cell);
    const far = near ? 0 : Math.max(0, way - servant.size - move);
    // A strike that this activation does not reach is counted among those to come.
    if (ways && Math.max(0, far - (bow > 0 ? BOW : 0)) > 0) continue;
    const sure = near || !ways ? 1 : STEP;
    best = Math.max(best, sure * worth * harm(scene, servant, hero, combatDice, near) * delay(servant, far));
    if (bow > 0 && !near && !engaged)
      best = Math.max(
        best,
        SIGHT * worth * harm(scene, servant, hero, bow, false) * delay(servant, Math.max(0, far - BOW)),
      );
  }
  return best;
}

function delay(servant: Figure, far: number): number {
  return far === 0 ? 1 : 0.8 * PATIENCE ** (far / Math.max(1, profileOf(servant).move));
}

/** How likely such an attack wounds the hero. */
function harm({ ground, servants, view }: Scene, servant: Figure, hero: Figure, dice: number, near: boolean): number {
  const { combatDice } = profileOf(hero);
  let defence = combatDice - (isInjured(hero) ? 1 : 0);
  if (near && atTheBack(ground, hero, servant)) defence--;
  let others = 0;
  for (const other of servants) if (other !== servant && touch(ground, other, hero)) others++;
  if (others > 0) defence--;
  return chanceToHit(dice - (isInjured(servant) ? 1 : 0), armourOf(view, hero), Math.max(2, defence));
}
