import { choose, type Seat } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type Assault, heroOf, type State, siteAt, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { beforeTurn } from './before-turn.ts';
import { cityConquered, goBack } from './combat/outcome.ts';
import { startAssault } from './combat/start.ts';
import { isWithin, partsOf } from './megalopolis.ts';
import { mayStep, step, stepCost } from './movement.ts';
import { isPlay, playOptions, playsOn } from './plays.ts';
import { answerStep, inviteStep, shareStep } from './proposal.ts';
import { newTurn, turnStep } from './turn.ts';

/** One decision of a common assault on a city, from the proposal to the end of the last combat. */
export function* assaultStep(state: State, io: Io, assault: Assault): Flow {
  switch (assault.stage) {
    case 'invite':
      return yield* inviteStep(state, io, assault);
    case 'share':
      return yield* shareStep(state, io, assault);
    case 'answer':
      return yield* answerStep(state, io, assault);
    case 'fight':
      return yield* fightStep(state, io, assault);
  }
}

const turnIn = (state: State, seat: Seat): Turn | undefined => state.turns.find(turn => turn.seat === seat);

/** One after the other, the initiator first, each with a whole combat (MK-COOP-12). */
function* fightStep(state: State, io: Io, assault: Assault): Flow {
  const seat = assault.seats[assault.next];
  if (seat === undefined) return finish(state, io, assault);
  const turn = turnIn(state, seat);
  if (turn === undefined) return yield* begin(state, io, seat);
  if (turn.stage === 'combat') return yield* turnStep(state, io, turn);
  if (turn.stage === 'move') return yield* enterCity(state, io, turn, assault);
  assault.next++;
}

/** Who was invited has a turn for this alone, with all that may be used before it (MK-COOP-13). */
function* begin(state: State, io: Io, seat: Seat): Flow {
  yield* beforeTurn(state, io, seat);
  const { at } = heroOf(state, seat);
  state.turns.push({ ...newTurn(state, seat, 'assault'), stage: 'move', acted: true, path: at === null ? [] : [at] });
}

/** The move directly into the city, or a part of it, and nothing else (MK-COOP-14); whoever does not pay for it stays outside (MK-COOP-24). */
function* enterCity(state: State, io: Io, turn: Turn, { city }: Assault): Flow {
  const { seat } = turn;
  const { at } = heroOf(state, seat);
  if (at !== null && isWithin(state, at, city)) return yield* startAssault(state, io, turn, at, []);
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'turn',
    rule: 'MK-COOP-14',
    always: true,
    options: () => {
      const ways = partsOf(state, city).filter(part => mayStep(state, turn, part) === null);
      return [
        ...playOptions(state, io, turn),
        ...(ways.length > 0
          ? ways.map(to => ({ do: 'step' as const, to, cost: stepCost(state, turn, to) }))
          : [{ do: 'stay' as const }]),
      ];
    },
  });
  if (choice.do === 'step') yield* step(state, io, turn, choice.to);
  else if (choice.do === 'stay') {
    turn.stage = 'after';
    turn.move = 0;
    io.tell?.({ kind: 'stayed-outside', seat, at: city, rule: 'MK-COOP-24' });
  } else if (isPlay(choice)) yield* playsOn(state, io, turn, choice);
}

/** The city is conquered if no defender is left (MK-COOP-19), else everybody goes back (MK-COOP-20); then the turns end in round order (MK-COOP-21). */
function finish(state: State, io: Io, { city, seats }: Assault): void {
  state.assault = null;
  const turns = seats.flatMap(seat => turnIn(state, seat) ?? []);
  const site = siteAt(state, city);
  if (site?.tokens.length === 0) cityConquered(state, io, seats[0] as Seat, city, site);
  else
    for (const turn of turns)
      if (isWithin(state, heroOf(state, turn.seat).at, city)) goBack(state, io, turn, 'MK-COOP-20');
  state.turns = turns.reverse();
}
