import type { Discard, Draw, InstanceId, Look, Pile, Salvage, Steal, Strip, Swap } from '../../content/index.ts';
import { supportCard } from '../../content/index.ts';
import {
  type GroupId,
  groupOf,
  heroFigure,
  isPlayer,
  type Play,
  rivalsOf,
  type State,
  type TableIo,
  takeOff,
} from '../../state.ts';
import {
  backIntoHand,
  discardFromHand,
  handToHand,
  intoHand,
  PILES,
  showHand,
  discard as toDiscards,
} from '../cards.ts';
import { decide } from '../decide.ts';
import { drawable, drawCards, drawFrom, stock } from '../draw.ts';
import type { Cause, Interpreter } from './interpreter.ts';
import { foeOf, pickRival } from './targets.ts';

const RULE = 'SH-END-03';

export const draw: Interpreter<Draw> = {
  legal: (state, { pile }) => (pile === 'any' ? drawable(state).length > 0 : stock(state, pile) > 0),
  *act(state, io, { count, pile }, { group }) {
    if (!isPlayer(state, group)) return;
    if (pile === 'any') yield* drawCards(state, io, group, count, RULE);
    else drawFrom(state, io, group, Array<Pile>(count).fill(pile), RULE);
  },
};

const hasHand = (state: State, group: GroupId): boolean => groupOf(state, group).hand.length > 0;

/** The player whose group the other side of the combat belongs to; a demon has none. */
function foePlayer(state: State, cause: Cause): GroupId | null {
  const foe = foeOf(state, cause);
  return foe && foe.kind !== 'demon' ? foe.group : null;
}

function players(state: State, who: Discard['who'], cause: Cause): GroupId[] {
  const foe = foePlayer(state, cause);
  const meant =
    who === 'you' ? [cause.group] : who === 'rivals' ? rivalsOf(state, cause.group) : foe === null ? [] : [foe];
  return meant.filter(group => hasHand(state, group));
}

export const discard: Interpreter<Discard> = {
  legal: (state, { who }, cause) => players(state, who, cause).length > 0,
  *act(state, io, { who, count, how }, cause) {
    for (const group of players(state, who, cause)) yield* discardSome(state, io, group, count, how);
  },
};

function* discardSome(state: State, io: TableIo, group: GroupId, count: number, how: Discard['how']): Play {
  const { hand } = groupOf(state, group);
  for (let i = 0; i < count && hand.length > 0; i++) {
    const card = how === 'random' ? randomOf(io, hand) : yield* ownChoice(state, group, hand);
    discardFromHand(state, io, group, card, RULE);
  }
}

const randomOf = (io: TableIo, hand: readonly InstanceId[]): InstanceId =>
  hand[io.chance.int(hand.length)] as InstanceId;

function* ownChoice(state: State, group: GroupId, hand: readonly InstanceId[]): Play<InstanceId> {
  const options = hand.map(card => ({ do: 'discard', card }) as const);
  return (yield* decide(state, group, 'discard', RULE, options)).card;
}

/** Only the two concerned learn which card it is. */
function takeAtRandom(state: State, io: TableIo, group: GroupId, from: GroupId): void {
  const card = randomOf(io, groupOf(state, from).hand);
  handToHand(state, io, from, group, card);
  io.tell?.({ kind: 'stole', group, from, card, rule: RULE }, [group, from], {
    kind: 'stole',
    group,
    from,
    card: null,
    rule: RULE,
  });
}

export const steal: Interpreter<Steal> = {
  legal: (state, { who }, cause) => victims(state, who, cause).length > 0,
  *act(state, io, { who, count }, cause) {
    const able = victims(state, who, cause);
    const from = yield* pickRival(state, cause.group, rival => able.includes(rival));
    for (let i = 0; i < count && hasHand(state, from); i++) takeAtRandom(state, io, cause.group, from);
  },
};

function victims(state: State, who: Steal['who'], cause: Cause): GroupId[] {
  const foe = foePlayer(state, cause);
  const meant = who === 'foe' ? rivalsOf(state, cause.group).filter(g => g === foe) : rivalsOf(state, cause.group);
  return isPlayer(state, cause.group) ? meant.filter(group => hasHand(state, group)) : [];
}

export const look: Interpreter<Look> = {
  legal: (state, _, cause) => victims(state, 'rival', cause).length > 0,
  *act(state, io, _, { group }) {
    const at = yield* pickRival(state, group, rival => hasHand(state, rival));
    showHand(state, io, at, group);
    io.tell?.({ kind: 'looked', group, at, cards: groupOf(state, at).hand.slice(), rule: RULE }, [group], {
      kind: 'looked',
      group,
      at,
      cards: null,
      rule: RULE,
    });
  },
};

export const swap: Interpreter<Swap> = {
  legal: (state, _, cause) => victims(state, 'rival', cause).length > 0,
  *act(state, io, _, { group }) {
    const other = yield* pickRival(state, group, rival => hasHand(state, rival));
    takeAtRandom(state, io, group, other);
    const options = groupOf(state, group).hand.map(card => ({ do: 'give', card }) as const);
    const { card } = yield* decide(state, group, 'give', RULE, options);
    handToHand(state, io, group, other, card);
    const told = { kind: 'gave', group, to: other, rule: RULE } as const;
    io.tell?.({ ...told, card }, [group, other], { ...told, card: null });
  },
};

export const strip: Interpreter<Strip> = {
  legal: (state, { loot }, cause) => loots(state, loot, cause).length > 0,
  *act(state, io, { loot, to }, { group, ...cause }) {
    const options = loots(state, loot, { group, ...cause });
    const { from, card } = yield* decide(state, group, 'strip', RULE, options);
    const hero = heroFigure(state, from);
    const item = takeOff(hero, card);
    if (to === 'discard') toDiscards(state, card);
    else if (to === 'owner') backIntoHand(state, hero.group, item);
    else intoHand(state, group, card, 'all');
    io.tell?.({ kind: 'stripped', from, card, to, rule: RULE });
  },
};

function loots(state: State, loot: Strip['loot'], cause: Cause) {
  return rivalsOf(state, cause.group).flatMap(rival =>
    groupOf(state, rival).heroes.flatMap(hero =>
      hero.items
        .filter(({ card }) => supportCard(card).kind === loot)
        .map(({ card }) => ({ do: 'strip', from: hero.id, card }) as const),
    ),
  );
}

export const salvage: Interpreter<Salvage> = {
  legal: (state, { pile }) => salvageable(state, pile).length > 0,
  *act(state, io, { pile }, { group }) {
    const options = salvageable(state, pile).map(card => ({ do: 'salvage', card }) as const);
    const { card } = yield* decide(state, group, 'salvage', RULE, options);
    for (const name of PILES) {
      const at = state.discards[name].indexOf(card);
      if (at >= 0) state.discards[name].splice(at, 1);
    }
    intoHand(state, group, card, 'all');
    io.tell?.({ kind: 'salvaged', group, card, rule: RULE });
  },
};

const salvageable = (state: State, pile: Salvage['pile']): InstanceId[] =>
  pile === 'any' ? PILES.flatMap(name => state.discards[name]) : state.discards[pile];
