import { type Listener, type Trigger, Triggers } from '@tafelrunde/engine';
import { type Card, heroes, heroesById, supportCard, supportCards } from '../content/index.ts';
import type { Moment, On } from '../effects/on.ts';
import { type ActiveEffect, carryOut } from '../effects/vocabulary.ts';
import { type Combat, find, type GroupId, groupOf, type Io, type Play, type State } from '../state.ts';
import type { SchurkenUndHalunken } from '../types.ts';

/** What a card does at a moment: all its `on` effects of that moment, one after the other. */
interface Answer extends Trigger<Moment> {
  readonly effects: readonly ActiveEffect[];
}

/** A card in play that answers moments; `bearer` is the figure it lies with or is. */
interface Answering extends Listener<Answer> {
  readonly card: string;
  readonly kind: Card['kind'];
  readonly bearer: string | null;
}

/** `combat` is the one the moment belongs to; without one the turn of the active group begins. */
interface Occasion {
  readonly state: State;
  readonly io: Io;
  readonly combat: Combat | null;
}

interface Spoken {
  readonly kind: Card['kind'];
  readonly triggers: readonly Answer[];
}

/** The cards that answer moments at all, by moment: most moments are answered by few. */
const answering = new Map<Moment, Map<string, Spoken>>();
for (const card of [...heroes, ...supportCards]) {
  const { id, kind } = card;
  for (const { moment } of onsOf(card)) {
    const effects = onsOf(card).flatMap(on => (on.moment === moment ? on.effects : []));
    const cards = answering.get(moment) ?? new Map<string, Spoken>();
    answering.set(moment, cards.set(id, { kind, triggers: [{ at: moment, effects }] }));
  }
}

function onsOf(card: Card): On[] {
  return card.effects.filter((effect): effect is On => effect.do === 'on');
}

const triggers = new Triggers<Moment, Answer, Answering, Occasion, SchurkenUndHalunken>({
  listeners: inTurnOrder,
  mayAct: concerns,
  *act({ state, io }, { seat: group, bearer: self, card: source }, { effects }) {
    yield* carryOut(state, io, effects, { group, self, source, same: [] });
  },
  // No card answers only if its player wants.
  *offer(_, __, [first]) {
    return first ?? null;
  },
});

/** An attack has come to this moment: everything in play that has a say in it has it. */
export const announceMoment = (state: State, io: Io, moment: Moment, combat: Combat): Play | readonly never[] =>
  triggers.announce({ state, io, combat }, moment);

/** The turn of the active group begins. */
export const announceTurn = (state: State, io: Io): Play | readonly never[] =>
  triggers.announce({ state, io, combat: null }, 'turn-start');

/** Does this moment mean this card? A weapon or spell answers only when it was used itself. */
function concerns({ state, combat }: Occasion, { seat, bearer, card, kind }: Answering, { at }: Answer): boolean {
  if (!combat) return seat === state.active;
  const attacking = at === 'hit' || at === 'kill';
  if (bearer !== (attacking ? combat.attacker : (combat.protector ?? combat.target))) return false;
  const used = attacking ? combat.with : combat.defence?.with;
  const mustBeUsed = kind === 'attack-spell' || kind === 'defence-spell' || (kind === 'weapon' && attacking);
  return !mustBeUsed || used === card;
}

/** Everything in play that answers this moment, group by group from the active one on. */
function inTurnOrder({ state, combat }: Occasion, moment: Moment): Answering[] {
  const found: Answering[] = [];
  const cards = answering.get(moment);
  if (cards === undefined) return found;
  const add = (card: string, seat: GroupId, bearer: string | null, id = card): void => {
    const spoken = cards.get(heroesById.has(card) ? card : supportCard(card).id);
    if (spoken) found.push({ id, seat, card, bearer, kind: spoken.kind, triggers: spoken.triggers });
  };
  const count = state.groups.length;
  for (let i = 0; i < count; i++) {
    const seat = (state.active + i) % count;
    addOnTheTable(state, seat, add);
    if (combat) addInCombat(state, combat, seat, add);
  }
  return found;
}

type Add = (card: string, seat: GroupId, bearer: string | null, id?: string) => void;

/** Heroes with their equipment, creatures, the demon. */
function addOnTheTable(state: State, seat: GroupId, add: Add): void {
  const { heroes: own, creatures, demon } = groupOf(state, seat);
  for (const { id, items } of own) {
    add(id, seat, id);
    for (const { card } of items) add(card, seat, id);
  }
  for (const { id } of creatures) add(id, seat, id);
  if (demon) add(demon.id, seat, null);
}

/** Spells cast from the hand, then potions and manoeuvres of this combat. */
function addInCombat(state: State, combat: Combat, seat: GroupId, add: Add): void {
  const defender = combat.protector ?? combat.target;
  for (const card of state.playing) {
    if (card !== combat.with && card !== combat.defence?.with) continue;
    const bearer = card === combat.with ? combat.attacker : defender;
    if (find(state, bearer)?.group === seat) add(card, seat, bearer);
  }
  for (const [at, { card, by }] of combat.played.entries())
    if (by === seat) add(card, seat, by === combat.by ? combat.attacker : defender, `${card} played ${at}`);
}
