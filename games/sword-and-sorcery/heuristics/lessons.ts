import { hash } from '@tafelrunde/engine';
import { abilitiesOf, weaponProfile } from '../announced.ts';
import type { AbilityLevel } from '../content/ability.ts';
import { type PowerId, powerOf } from '../content/powers/index.ts';
import type { Action, DieSymbol } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import type { Value } from '../rules/value-names.ts';
import type { Hero, Property, State } from '../state.ts';

/** What one more of a value is worth that holds all the time. */
const VALUES: Readonly<Partial<Record<Value, number>>> = {
  hits: 1,
  red: 0.9,
  blue: 0.35,
  armour: 1.3,
  shields: 1,
  blocks: 1,
  'defence-dice': 0.5,
  health: 0.6,
  combat: 1.5,
  standard: 0.8,
  range: 0.3,
  points: 0.3,
  'treasure-cards': 0.2,
};
const LITTLE = 0.1;
/** What it is worth that a rule does not hold for somebody. */
const FREEDOM = 0.5;

/** What something is worth that works by itself. */
export function passiveWorth(hero: Hero, effect: Effect): number {
  switch (effect.do) {
    case 'modify':
      return (VALUES[effect.value] ?? LITTLE) * (typeof effect.n === 'number' ? effect.n : 1);
    case 'permit':
      return FREEDOM;
    case 'on':
      return effect.effects.reduce((sum, one) => sum + answerWorth(hero, effect.at, one), 0);
    default:
      return LITTLE;
  }
}

function answerWorth(hero: Hero, at: string, effect: Effect): number {
  switch (effect.do) {
    case 'symbols':
      return spends(hero, effect.of) ? 0.7 : 0;
    case 'reroll':
      return at === 'attack-rolled' ? 0.5 : LITTLE;
    case 'blocks':
    case 'heal':
      return 0.6;
    case 'again':
      return 0.9;
    default:
      return 2 * LITTLE;
  }
}

/** Is there anything this symbol pays for? */
function spends(hero: Hero, symbol: DieSymbol): boolean {
  const weapons = (['main', 'off'] as const).flatMap(hand => weaponProfile(hero, hand)?.properties ?? []);
  const powers = abilitiesOf(hero).flatMap(({ ability, levels }): readonly Property[] => [
    ...(ability.properties ?? []),
    ...levels.flatMap(({ properties = [] }) => properties),
  ]);
  return [...weapons, ...powers].some(({ cost }) => (cost[symbol] ?? 0) > 0);
}

/** By so much the taste of a group may differ: what a card is worth beside others can only be guessed. */
const TASTE = 0.9;

/** From 0 to 1, and another number for another group: what is worth about the same is taken by one here and by another there. */
export const tasteOf = ({ heroes }: Pick<State, 'heroes'>, hero: Hero, id: string): number =>
  taste(`${hero.class}/${id}/${heroes.map(one => one.class).join('/')}`);

/** Which card to take: what the hero makes most of, and of cards that are worth about the same every group takes others. */
export const choiceOfLesson = (state: Pick<State, 'heroes'>, hero: Hero, id: PowerId): number =>
  lesson(hero, id) + TASTE * tasteOf(state, hero, id);

/** From 0 to 1, the same for the same words. */
const taste = (words: string): number => (Number.parseInt(hash(words).slice(0, 8), 16) >>> 0) / 2 ** 32;

/** What a card is worth: what attacks, helps attacks and heals first, then what works by itself; little twice of a kind. */
export function lesson(hero: Hero, id: PowerId): number {
  const { action, levels } = powerOf(id);
  const usable = levels.filter(({ level }) => level <= hero.rank);
  const known = abilitiesOf(hero).filter(({ ability, by }) => by === 'power' && ability.action === action).length;
  return kindWorth(hero, action, usable) - (action === 'passive' ? 0 : 0.5 * known) + 0.1 * usable.length;
}

function kindWorth(hero: Hero, action: Action, levels: readonly AbilityLevel[]): number {
  const does = (is: (effect: Effect) => boolean): boolean => levels.some(({ effects = [] }) => effects.some(is));
  if (levels.some(({ attack }) => attack !== undefined) || does(effect => effect.do === 'strike')) return 2.2;
  if (does(effect => effect.do === 'summon' || (effect.do === 'last' && effect.next === 'attack'))) return 2.15;
  if (does(effect => effect.do === 'heal')) return 2.1;
  if (action !== 'passive') return 1.7;
  return (levels[levels.length - 1]?.effects ?? []).reduce((sum, effect) => sum + passiveWorth(hero, effect), 1.1);
}
