import type { Seat } from '@tafelrunde/engine';
import { CARDS, type Card } from '../content/cards.ts';
import { SKILLS } from '../content/skills/index.ts';
import { tacticOf } from '../content/tactics.ts';
import type { Effect } from '../effects/effect.ts';
import type { RuleName } from '../effects/rule.ts';
import type { LastingEffect, State } from '../state.ts';

/** An effect in force for a player, with the unit whose banner or ability it is and where it lies among the lasting ones. */
export interface InForce {
  readonly effect: Effect;
  readonly source: string;
  readonly unit: number | null;
  /** Its place among the lasting effects; null for what a skill, a banner or the scenario does all the time. */
  readonly at: number | null;
}

/** Does a lasting effect hold for this player? */
export function concerns({ on, by }: LastingEffect, seat: Seat, { heroes }: State): boolean {
  if (on === `seat-${seat}` || on === 'all') return true;
  if (by === `seat-${seat}`) return false;
  if (on === 'others') return true;
  return on === 'opponents' && heroes[Number(by?.slice('seat-'.length))]?.team !== heroes[seat]?.team;
}

/** All effects in force for a player whose word is one of these, in the order in which they came into force. */
export function inForce<D extends Effect['do']>(
  state: State,
  seat: Seat,
  ...words: readonly D[]
): (InForce & { readonly effect: Extract<Effect, { do: D }> })[] {
  const found: InForce[] = [];
  for (let at = 0; at < state.lasting.length; at++) {
    const one = state.lasting[at] as LastingEffect;
    if (words.includes(one.what.do as D) && one.left !== 0 && concerns(one, seat, state))
      found.push({ effect: one.what, source: one.source, unit: one.unit, at });
  }
  const hero = state.heroes[seat];
  if (hero !== undefined) {
    for (const { skill, out } of hero.skills) {
      const { passive } = SKILLS[skill];
      if (passive !== undefined && !out) keep(found, passive, skill, null, words);
    }
    const { passive } = hero.tactic === null ? NO_TACTIC : tacticOf(hero.tactic.tactic);
    if (passive !== undefined && hero.tactic !== null) keep(found, passive, hero.tactic.tactic, null, words);
    hero.units.forEach(({ banner, bannerUsed }, unit) => {
      if (banner !== null && !bannerUsed) keep(found, borneBy(CARDS.get(banner)), banner, unit, words);
    });
  }
  return found as (InForce & { readonly effect: Extract<Effect, { do: D }> })[];
}

const NO_TACTIC: { readonly passive?: readonly Effect[] } = {};

const borneBy = (card: Card | undefined): readonly Effect[] => (card?.type === 'artifact' ? (card.borne ?? []) : []);

function keep(
  found: InForce[],
  effects: readonly Effect[],
  source: string,
  unit: number | null,
  words: readonly string[],
): void {
  for (const effect of effects) if (words.includes(effect.do)) found.push({ effect, source, unit, at: null });
}

/** Is this switch of the rules turned for a player? */
export function hasRule(state: State, seat: Seat, name: RuleName): boolean {
  for (const one of state.lasting)
    if (one.what.do === 'rule' && one.what.rule === name && one.left !== 0 && concerns(one, seat, state)) return true;
  return false;
}

/** Was this switch turned for a player, for one time? That one is used up. */
export function useUpRule(state: State, seat: Seat, name: RuleName): boolean {
  const one = state.lasting.find(
    lasting =>
      lasting.what.do === 'rule' && lasting.what.rule === name && lasting.left !== 0 && concerns(lasting, seat, state),
  );
  if (one !== undefined) one.left = 0;
  return one !== undefined;
}
