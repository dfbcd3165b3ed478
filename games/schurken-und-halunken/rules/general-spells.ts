import { endAt, type Reason, reason, type Sum, totalOf } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type GeneralSpell, type InstanceId, type Summoning, type SupportCard, supportCard } from '../content/index.ts';
import { carryOut, usable } from '../effects/vocabulary.ts';
import {
  type Casting,
  type Figure,
  find,
  type GroupId,
  groupOf,
  type HeroFigure,
  heroFigure,
  type Io,
  isMagical,
  itemOf,
  type Play,
  type State,
} from '../state.ts';
import { NO_ACTION } from './attack.ts';
import { playBeforeCasting } from './before-roll.ts';
import { clear, lay } from './cards.ts';
import { coolDown, stillCooling } from './cooldown.ts';
import { rollFor } from './melee.ts';
import { summon } from './summoning.ts';
import { AT_EASE, modifiers, printed, sum } from './values.ts';

type Cast = Extract<Choice, { do: 'cast' }>;

const NO_SPELL = reason('SH-ACT-04', {
  en: 'This is no general spell of this hero.',
  de: 'Das ist kein allgemeiner Zauber dieses Helden.',
});
const NOT_MAGICAL = reason('SH-LIMIT-01', {
  en: 'Only magical heroes cast spells.',
  de: 'Nur magische Helden zaubern.',
});
const NO_TARGET = reason('SH-GEN-01', {
  en: 'The spell would find no target.',
  de: 'Der Zauber fände kein Ziel.',
});

const isGeneral = (card: SupportCard): card is GeneralSpell | Summoning =>
  card.kind === 'general-spell' || card.kind === 'summoning';

/** Roll, base magic and all modifiers against the target value; equal is enough (SH-GEN-02). */
export function* cast(state: State, io: Io, choice: Cast): Play {
  const hero = heroFigure(state, choice.by);
  const spell = supportCard(choice.card);
  if (!isGeneral(spell)) return;
  const fromHand = !itemOf(hero, choice.card);
  hero.actions--;
  if (fromHand) lay(state, io, hero.group, choice.card);
  const casting: Casting = { by: hero.id, card: choice.card, twice: [] };
  state.casting = casting;
  yield* playBeforeCasting(state, io, casting);
  if (find(state, hero.id) !== hero) return endCasting(state, choice.card);
  const value = castingValue(state, hero, choice.card);
  const total = totalOf(value) + rollFor(io, hero, 'cast', value, casting.twice, 'SH-GEN-02').sum;
  const success = total >= spell.targetValue;
  io.tell?.({
    kind: 'cast',
    by: hero.id,
    card: choice.card,
    success,
    needed: spell.targetValue,
    total,
    rule: success ? 'SH-GEN-02' : 'SH-COOL-04',
  });
  endAt(state.boosts, 'combat');
  state.casting = null;
  if (success) yield* succeed(state, io, hero, choice.card, spell, fromHand);
  clear(state, choice.card);
}

/** The caster has left the table before the die. */
function endCasting(state: State, card: InstanceId): void {
  endAt(state.boosts, 'combat');
  state.casting = null;
  clear(state, card);
}

function* succeed(
  state: State,
  io: Io,
  hero: HeroFigure,
  card: InstanceId,
  spell: GeneralSpell | Summoning,
  fromHand: boolean,
): Play {
  if (spell.kind === 'summoning') return summon(state, io, hero, card, fromHand);
  coolDown(hero, card);
  yield* carryOut(state, io, spell.effects, { group: hero.group, self: hero.id, source: card, same: [] });
}

export function castingValue(state: State, hero: Figure, card: InstanceId): Sum {
  return sum(printed(hero, 'magic'), modifiers(state, hero, 'magic', { ...AT_EASE, using: card }));
}

/** May this hero cast this general spell now, laid out or from the hand? */
export function mayCast(state: State, who: Figure, id: InstanceId): Reason | null {
  const card = supportCard(id);
  const item = itemOf(who, id);
  if (!isGeneral(card) || !(item || groupOf(state, who.group).hand.includes(id))) return NO_SPELL;
  if (!isMagical(who)) return NOT_MAGICAL;
  if (who.actions < 1) return NO_ACTION;
  if (item && item.cooldown > 0) return stillCooling(item.cooldown);
  if (card.kind === 'summoning') return null;
  return usable(state, card.effects, { group: who.group, self: who.id, source: id, same: [] }) ? null : NO_TARGET;
}

export function addCasts(state: State, group: GroupId, list: Choice[]): void {
  const { heroes, hand } = groupOf(state, group);
  for (const hero of heroes) {
    if (hero.actions < 1 || !isMagical(hero)) continue;
    for (const { card } of hero.items)
      if (mayCast(state, hero, card) === null) list.push({ do: 'cast', by: hero.id, card });
    for (const card of hand) if (mayCast(state, hero, card) === null) list.push({ do: 'cast', by: hero.id, card });
  }
}
