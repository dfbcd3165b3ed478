import { type Seat, speak } from '@tafelrunde/engine';
import { doing } from '../rules/doing.ts';
import { newTurn } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { Doing, MageWord } from './word.ts';

/** The effects act for every player: for whoever acts first, then around the table. */
export interface Players {
  readonly do: 'players';
  readonly effects: readonly Effect[];
}

/** The seats after one, around the table, that are still in the game. */
export const othersOf = ({ heroes }: State, seat: Seat): Seat[] =>
  heroes.map((_, i) => (seat + 1 + i) % heroes.length).filter(other => other !== seat && !heroes[other]?.out);

/** What another player is handed for an effect of this one: it is not their turn, unless one of theirs waits below. */
export const doingOf = (at: Doing, seat: Seat): Doing => ({
  ...doing(at.state, at.io, at.state.turns.find(turn => turn.seat === seat) ?? newTurn(at.state, seat), at.source),
  noted: at.noted,
});

export const players: MageWord<Players> = {
  can: ({ state, seat }) => othersOf(state, seat).length > 0,
  *act(at, { effects }) {
    yield* vocabulary.carryOut(at, effects);
    for (const seat of othersOf(at.state, at.seat)) yield* vocabulary.carryOut(doingOf(at, seat), effects);
  },
  say({ effects }, scribe) {
    const t = speak(scribe.lang);
    const does = vocabulary.sentences(effects, scribe).join(' ');
    return `${t('Every player', 'Jeder Spieler')}: ${does}`;
  },
};
