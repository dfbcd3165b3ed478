import { type Hooks, Moments, type Responder } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type Card, heroes, heroesById, supportCard, supportCards, supportCardsById } from '../content/index.ts';
import type { Moment, On } from '../effects/on.ts';
import { carryOut } from '../effects/vocabulary.ts';
import type { Event } from '../events.ts';
import { type Combat, find, type GroupId, type State } from '../state.ts';

/** The combat a moment belongs to, or the group whose turn begins. */
interface About {
  hit: Combat;
  kill: Combat;
  struck: Combat;
  warded: Combat;
  'turn-start': { readonly group: GroupId };
}

type CardHooks = Hooks<State, Event, Choice, About>;

/** A card in play that might answer; `bearer` is the figure it lies with or is. */
interface Present extends Responder {
  readonly bearer: string | null;
  readonly card: string;
}

const onsOf = (card: Card): On[] => card.effects.filter((effect): effect is On => effect.do === 'on');
const answering = [...heroes, ...supportCards].filter(card => onsOf(card).length > 0);
const answers = new Set(answering.map(({ id }) => id));

function hooksOf(card: Card): CardHooks {
  const hooks: Record<string, unknown> = {};
  for (const { moment } of onsOf(card)) {
    const effects = onsOf(card).flatMap(on => (on.moment === moment ? on.effects : []));
    const answer: CardHooks['hit'] = function* ({ state, io, by }, about) {
      const { bearer, card: source, seat } = by as Present;
      if (!concerns(card, moment, by as Present, about)) return;
      yield* carryOut(state, io, effects, { group: seat, self: bearer, source, same: [] });
    };
    hooks[moment] = answer;
  }
  return hooks as CardHooks;
}

/** Does this moment mean this card? A weapon or spell answers only when it was used itself. */
function concerns(card: Card, moment: Moment, by: Present, about: Combat | { readonly group: GroupId }): boolean {
  if (!('attacker' in about)) return by.seat === about.group;
  const attacking = moment === 'hit' || moment === 'kill';
  const side = attacking ? about.attacker : (about.protector ?? about.target);
  if (by.bearer !== side) return false;
  const used = attacking ? about.with : about.defence?.with;
  const mustBeUsed =
    card.kind === 'attack-spell' || card.kind === 'defence-spell' || (card.kind === 'weapon' && attacking);
  return !mustBeUsed || used === by.card;
}

/** All content in play that answers moments: heroes with their equipment, creatures, demon, then the cards of the combat. */
function* present(state: State): Generator<Present> {
  for (const [seat, group] of state.groups.entries()) {
    for (const hero of group.heroes) {
      if (answers.has(hero.id)) yield here(hero.id, hero.id, seat, hero.id);
      for (const { card } of hero.items) if (isAnswering(card)) yield here(card, card, seat, hero.id);
    }
    for (const { id } of group.creatures) if (isAnswering(id)) yield here(id, id, seat, id);
    if (group.demon && isAnswering(group.demon.id)) yield here(group.demon.id, group.demon.id, seat, null);
  }
  if (state.combat) yield* inCombat(state, state.combat);
}

function* inCombat(state: State, combat: Combat): Generator<Present> {
  for (const card of state.playing) if (isAnswering(card)) yield* castFromHand(state, combat, card);
  for (const [at, { card, by }] of combat.played.entries()) {
    const bearer = by === combat.by ? combat.attacker : (combat.protector ?? combat.target);
    if (isAnswering(card)) yield here(card, `${card} played ${at}`, by, bearer);
  }
}

function* castFromHand(state: State, combat: Combat, card: string): Generator<Present> {
  const bearer = card === combat.with ? combat.attacker : (combat.protector ?? combat.target);
  const who = find(state, bearer);
  if (who && (card === combat.with || card === combat.defence?.with)) yield here(card, card, who.group, bearer);
}

const contentOf = (id: string): string => (heroesById.has(id) ? id : supportCard(id).id);
const isAnswering = (card: string): boolean => answers.has(contentOf(card));
const here = (card: string, instance: string, seat: GroupId, bearer: string | null): Present => ({
  content: contentOf(card),
  seat,
  instance,
  bearer,
  card,
});

export const moments = new Moments<State, Event, Choice, About>({
  hooks: Object.fromEntries(
    answering.map(({ id }) => [id, hooksOf((heroesById.get(id) ?? supportCardsById.get(id)) as Card)]),
  ),
  present,
  activeSeat: state => state.active,
});
