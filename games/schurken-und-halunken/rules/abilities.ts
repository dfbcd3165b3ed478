import { type Reason, type RuleId, reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type InstanceId, supportCard } from '../content/index.ts';
import type { Ability } from '../effects/ability.ts';
import { carryOut, usable } from '../effects/vocabulary.ts';
import type { Cause } from '../effects/word.ts';
import { type GroupId, groupOf, type Io, type NpcFigure, type Play, type State } from '../state.ts';
import { rollerOf, rollOf } from './before-roll.ts';
import { discardFromHand } from './cards.ts';
import { decideOpenly } from './decide.ts';
import { rollLoyalty } from './npcs.ts';

const NO_ABILITY = reason('SH-ACT-09', {
  en: 'This card has no ability to use.',
  de: 'Diese Karte hat keine Fähigkeit.',
});
const used = (rule: RuleId): Reason =>
  reason(rule, {
    en: 'Its ability has been used in this round.',
    de: 'Die Fähigkeit ist in dieser Runde schon genutzt.',
  });
const notNow = (rule: RuleId): Reason =>
  reason(rule, {
    en: 'Its ability is not for this moment.',
    de: 'Die Fähigkeit passt nicht zu diesem Moment.',
  });
const TOO_FEW_CARDS = reason('SH-END-03', {
  en: 'There are too few hand cards to pay for it.',
  de: 'Dafür sind zu wenige Handkarten da.',
});
const NO_USE = reason('SH-END-06', { en: 'It would do nothing now.', de: 'Das würde jetzt nichts bewirken.' });

interface Source {
  readonly card: InstanceId;
  readonly ability: Ability;
  /** Remembers the use of this round. */
  readonly holder: { used: boolean };
  readonly npc: NpcFigure | null;
  /** The hero it lies with. */
  readonly hero: string | null;
}

/** The NPC and the artefacts in front of a player. */
function* sources(state: State, group: GroupId): Generator<Source> {
  const { npc, heroes } = groupOf(state, group);
  if (npc) {
    const ability = abilityOf(npc.id);
    if (ability) yield { card: npc.id, ability, holder: npc, npc, hero: null };
  }
  for (const hero of heroes)
    for (const item of hero.items) {
      const ability = abilityOf(item.card);
      if (ability) yield { card: item.card, ability, holder: item, npc: null, hero: hero.id };
    }
}

function abilityOf(card: InstanceId): Ability | null {
  for (const effect of supportCard(card).effects) if (effect.do === 'ability') return effect;
  return null;
}

const ruleOf = ({ npc }: Source): RuleId => (npc ? 'SH-NPC-07' : 'SH-ACT-14');

/** Once per round, in its window, if its cost can be paid and it does anything (SH-NPC-07, SH-ACT-14). */
export function mayUse(state: State, group: GroupId, card: string): Reason | null {
  for (const source of sources(state, group)) if (source.card === card) return whyNot(state, group, source);
  return NO_ABILITY;
}

function whyNot(state: State, group: GroupId, source: Source): Reason | null {
  const { window, cost, effects } = source.ability;
  if (source.holder.used) return used(ruleOf(source));
  if (!inWindow(state, group, window)) return notNow(ruleOf(source));
  if (cost && groupOf(state, group).hand.length < cost.amount) return TOO_FEW_CARDS;
  return usable(state, effects, causeOf(state, group, source)) ? null : NO_USE;
}

function inWindow(state: State, group: GroupId, window: Ability['window']): boolean {
  const roll = rollOf(state, group);
  if (window.at === 'before-roll') return roll !== null && window.rolls.includes(roll);
  return roll === null && state.combat === null && state.active === group;
}

/** Before a roll an ability acts on the figure that rolls, otherwise on the bearer. */
const causeOf = (state: State, group: GroupId, { card, hero }: Source): Cause => ({
  group,
  self: rollerOf(state, group)?.id ?? hero,
  source: card,
  same: [],
});

export function hasAbilityFor(state: State, group: GroupId): boolean {
  for (const source of sources(state, group))
    if (source.ability.window.at === 'before-roll' && whyNot(state, group, source) === null) return true;
  return false;
}

export function addAbilities(state: State, group: GroupId, at: Ability['window']['at'], list: Choice[]): void {
  for (const source of sources(state, group))
    if (source.ability.window.at === at && whyNot(state, group, source) === null)
      list.push({ do: 'use', card: source.card });
}

export function* useAbility(state: State, io: Io, group: GroupId, card: InstanceId): Play {
  for (const source of sources(state, group)) {
    if (source.card !== card) continue;
    source.holder.used = true;
    const rule = source.npc ? 'SH-NPC-07' : 'SH-ACT-09';
    io.tell?.({ kind: 'used', group, card, rule });
    yield* payCards(state, io, group, source.ability.cost?.amount ?? 0, rule);
    yield* carryOut(state, io, source.ability.effects, causeOf(state, group, source));
    if (source.npc && groupOf(state, group).npc === source.npc) rollLoyalty(state, io, source.npc);
    return;
  }
}

/** Discards hand cards of the player's choice, one by one; even the last one is laid down by hand. */
export function* payCards(state: State, io: Io, group: GroupId, count: number, rule: RuleId): Play {
  const { hand } = groupOf(state, group);
  const of = Math.min(count, hand.length);
  for (let i = 0; i < of; i++) {
    const options = hand.map(card => ({ do: 'discard', card }) as const);
    const { card } = yield* decideOpenly(state, group, 'discard', rule, options, { number: i + 1, of });
    discardFromHand(state, io, group, card, rule);
  }
}
