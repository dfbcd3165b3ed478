import { type CommandInstance, commandCard } from '../content/index.ts';
import { type Io, OVERLORD, type State } from '../state.ts';

/** The overlord draws the top card; false if there is none (DS-EOR-01, -02). */
export function drawCard(state: State, io: Io): boolean {
  const { deck, hand } = state.overlord;
  const card = deck.pop() as CommandInstance | undefined;
  if (card === undefined) return false;
  hand.push(card);
  const { id } = commandCard(card);
  io.reveal?.([OVERLORD], { drawn: card });
  io.tell?.({ kind: 'drew', card: id, rule: 'DS-EOR-01' }, [OVERLORD], { kind: 'drew', card: null, rule: 'DS-EOR-01' });
  return true;
}
