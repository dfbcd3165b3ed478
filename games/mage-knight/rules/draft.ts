import { choose, insert, pileCards, type Seat, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { CardId } from '../content/cards.ts';
import { layTable } from '../setup.ts';
import { type Draft, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isDrafted } from './action-pile.ts';
import { hasOnlookers } from './onlookers.ts';

/** Cards dealt to each player, and how many of them everybody keeps (MK-VDRA-01, -02). */
export const PACKET = 4;
export const KEPT = 3;

/** Everybody keeps one card of a packet and passes the rest to the left, until all have three (MK-VDRA-01, -02). Each pick is a step of its own. */
export function* draftStep(state: State, io: Io): Flow {
  const { draft } = state;
  if (draft === undefined) return deal(state, io);
  const [seat] = draft.waiting;
  if (seat === undefined) return passOn(state, io, draft);
  const packet = draft.packets[seat] as CardId[];
  const options: Choice[] = packet.map(card => ({ do: 'keep', card }));
  const chosen = yield* choose({ seat, kind: 'draft', rule: 'MK-VDRA-02', options, always: true });
  if (chosen.do !== 'keep') return;
  takeOut(packet, chosen.card);
  const hero = heroOf(state, seat);
  hero.kept ??= [];
  insert(hero.kept, chosen.card);
  draft.waiting = draft.waiting.filter(other => other !== seat);
  const event = { kind: 'kept', seat, rule: 'MK-VDRA-02' } as const;
  io.tell?.({ ...event, which: chosen.card }, [seat], { ...event, which: null });
}

function deal(state: State, io: Io): void {
  const pile = state.piles.actions;
  pile.top = io.chance.shuffle(pileCards(pile));
  pile.rest = [];
  const packets = state.heroes.map(() => pile.top.splice(-PACKET).sort());
  state.draft = { packets, waiting: state.order.filter(seat => seat in packets) };
  showPackets(io, packets, 'MK-VDRA-01');
}

/** To the left sits the next seat (MK-VDRA-02); what nobody keeps is shuffled back, and only then the table is laid (MK-VDRA-01). */
function passOn(state: State, io: Io, draft: Draft): void {
  const last = draft.packets.length - 1;
  const packets = [draft.packets[last] as CardId[], ...draft.packets.slice(0, last)];
  if (state.heroes.some(({ kept = [] }) => kept.length < KEPT)) {
    state.draft = { packets, waiting: state.order.filter(seat => seat in packets) };
    showPackets(io, packets, 'MK-VDRA-02');
    return;
  }
  delete state.draft;
  const pile = state.piles.actions;
  pile.top = io.chance.shuffle([...pile.top, ...packets.flat()].sort());
  layTable(state, io);
  state.stage = state.chosen.includes(null) ? 'chosen' : 'tactics';
}

/** Everybody looks at the cards that came, and nobody else does. */
function showPackets(io: Io, packets: readonly (readonly CardId[])[], rule: 'MK-VDRA-01' | 'MK-VDRA-02'): void {
  packets.forEach((cards, seat) => {
    io.reveal?.([seat], { seat, packet: cards.slice() });
    const event = { kind: 'packet', seat, n: cards.length, rule } as const;
    io.tell?.({ ...event, cards: cards.slice() }, [seat], { ...event, cards: null });
  });
}

/** After a day each player shuffles one of the kept cards in (MK-VDRA-04); nobody else sees which. With fewer rounds some stay behind (MK-VDRA-05). */
export function* shuffleKept(state: State, io: Io, seat: Seat): Flow<CardId[]> {
  const hero = heroOf(state, seat);
  const { kept = [] } = hero;
  if (!isDrafted(state) || kept.length === 0) return [];
  const options: Choice[] = kept.map(card => ({ do: 'shuffle-in', card }));
  const chosen = yield* choose({ seat, kind: 'shuffle-in', rule: 'MK-VDRA-04', options });
  if (chosen.do !== 'shuffle-in') return [];
  const { card } = chosen;
  takeOut(kept, card);
  if (kept.length === 0) delete hero.kept;
  if (hasOnlookers(state)) {
    hero.secret ??= [];
    insert(hero.secret, card);
  }
  const event = { kind: 'shuffled-in', seat, rule: 'MK-VDRA-04' } as const;
  io.tell?.({ ...event, which: card }, [seat], { ...event, which: null });
  return [card];
}
