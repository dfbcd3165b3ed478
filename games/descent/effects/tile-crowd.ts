import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { boardFor } from '../rules/map.ts';
import { type Cell, everybody, type FigureId, isHero, monsterOf, overlordSeat, type State } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** One map tile with more monsters than heroes on it: effects for the heroes there, and for the monsters there. */
export interface TileCrowd {
  readonly do: 'tile-crowd';
  readonly heroes: readonly Effect[];
  readonly monsters: readonly Effect[];
}

interface Crowd {
  readonly cell: Cell;
  readonly heroes: readonly FigureId[];
  readonly monsters: readonly FigureId[];
}

/** The tiles on which monsters are more than heroes, of whom there must be one. */
function crowds(state: State): Crowd[] {
  return boardFor(state).tiles.flatMap(({ cells }): Crowd[] => {
    const there = everybody(state).filter(one => one.cells.some(cell => cells.includes(cell)));
    const heroes = there.filter(({ id }) => isHero(state, id)).map(({ id }) => id);
    const monsters = there.filter(({ id }) => monsterOf(state, id) !== null).map(({ id }) => id);
    return heroes.length > 0 && monsters.length > heroes.length ? [{ cell: cells[0] ?? 0, heroes, monsters }] : [];
  });
}

export const tileCrowd: DescentWord<TileCrowd> = {
  can: ({ state }) => crowds(state).length > 0,
  *act(at, { heroes, monsters }) {
    const found = crowds(at.state);
    const [first] = found;
    if (first === undefined) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(at.state),
      kind: 'where',
      rule: 'D2-OLGEN-12',
      options: found.map(({ cell }) => ({ do: 'space', cell })),
    });
    const chosen = found.find(({ cell }) => choice.do === 'space' && choice.cell === cell) ?? first;
    yield* vocabulary.carryOut({ ...at, on: chosen.heroes }, heroes);
    yield* vocabulary.carryOut({ ...at, on: chosen.monsters }, monsters);
  },
  say: ({ heroes, monsters }, scribe) =>
    speak(scribe.lang)(
      `A map tile with more monsters than heroes. Each hero on it: ${vocabulary.sentences(heroes, scribe).join(' ')} Each monster on it: ${vocabulary.sentences(monsters, scribe).join(' ')}`,
      `Ein Spielplanteil mit mehr Monstern als Helden. Jeder Held darauf: ${vocabulary.sentences(heroes, scribe).join(' ')} Jedes Monster darauf: ${vocabulary.sentences(monsters, scribe).join(' ')}`,
    ),
};
