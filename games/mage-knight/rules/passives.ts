import type { Seat } from '@tafelrunde/engine';
import { CARDS, type Card } from '../content/cards.ts';
import { SKILLS } from '../content/skills/index.ts';
import { TACTICS, type TacticCard, tacticOf } from '../content/tactics.ts';
import type { Effect } from '../effects/effect.ts';
import type { RuleName } from '../effects/rule.ts';
import type { LastingEffect, State, Unit } from '../state.ts';

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
  const own = SEAT_NAMES[seat];
  if (on === own || on === 'all') return true;
  if (by === own) return false;
  if (on === 'others') return true;
  return on === 'opponents' && heroes[Number(by?.slice('seat-'.length))]?.team !== heroes[seat]?.team;
}

/** As lasting effects name the seats. */
const SEAT_NAMES = Array.from({ length: 8 }, (_, seat) => `seat-${seat}`);

/** Mostly nothing is in force: then nothing is made. */
const NOTHING: readonly never[] = [];

/** All effects in force for a player whose word is this one, in the order in which they came into force. */
export function inForce<D extends Effect['do']>(
  state: State,
  seat: Seat,
  word: D,
): readonly (InForce & { readonly effect: Extract<Effect, { do: D }> })[] {
  let found: InForce[] | null = null;
  for (let at = 0; at < state.lasting.length; at++) {
    const one = state.lasting[at] as LastingEffect;
    if (one.what.do !== word || one.left === 0 || !concerns(one, seat, state)) continue;
    found ??= [];
    found.push({ effect: one.what, source: one.source, unit: one.unit, at });
  }
  const hero = state.heroes[seat];
  if (hero !== undefined && isWorn(word)) {
    for (const { skill, out } of hero.skills) {
      const { passive } = SKILLS[skill];
      if (passive !== undefined && !out) found = withThose(found, passive, skill, null, word);
    }
    const { passive } = hero.tactic === null ? NO_TACTIC : tacticOf(hero.tactic.tactic);
    if (passive !== undefined && hero.tactic !== null)
      found = withThose(found, passive, hero.tactic.tactic, null, word);
    for (let unit = 0; unit < hero.units.length; unit++) {
      const { banner, bannerUsed } = hero.units[unit] as Unit;
      if (banner !== null && !bannerUsed) found = withThose(found, borneBy(CARDS.get(banner)), banner, unit, word);
    }
  }
  return (found ?? NOTHING) as readonly (InForce & { readonly effect: Extract<Effect, { do: D }> })[];
}

/** Words that skills, tactics and banners do all the time: nobody need look for any other there. */
let worn: ReadonlySet<string> | null = null;

function isWorn(word: string): boolean {
  worn ??= new Set(
    [
      ...Object.values(SKILLS).map(({ passive = [] }) => passive),
      ...Object.values(TACTICS).map(({ passive = [] }: TacticCard) => passive),
      ...[...CARDS.values()].map(borneBy),
    ].flatMap(effects => effects.map(effect => effect.do)),
  );
  return worn.has(word);
}

const NO_TACTIC: { readonly passive?: readonly Effect[] } = {};

const borneBy = (card: Card | undefined): readonly Effect[] => (card?.type === 'artifact' ? (card.borne ?? []) : []);

function withThose(
  before: InForce[] | null,
  effects: readonly Effect[],
  source: string,
  unit: number | null,
  word: string,
): InForce[] | null {
  let found = before;
  for (const effect of effects) {
    if (effect.do !== word) continue;
    found ??= [];
    found.push({ effect, source, unit, at: null });
  }
  return found;
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
