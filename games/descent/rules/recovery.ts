import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { DieKind } from '../content/words.ts';
import { type Cell, type FigureId, figureOf, type Hero, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { recoverDamage } from './damage.ts';
import { rollFree } from './dice.ts';
import { emptyBeside, isEmpty, nearestEmpty } from './map.ts';
import { announce } from './window.ts';

/** What is noted while a hero is about to rise: something may take one of the dice. */
export const RISING = 'rising';

/** Two red dice: hearts heal damage, surges fatigue; then the figure stands again (D2-REV-03, D2-STAND-02). */
export function* raise(
  state: State,
  io: Io,
  id: FigureId,
  how: 'revived' | 'stood-up',
  by?: FigureId,
  feat = false,
  red = 2,
): Flow {
  const hero = heroOf(state, id);
  const rising = { figure: id, card: RISING, spared: false };
  state.exhausting.push(rising);
  yield* announce(state, io, 'rising', { figure: id });
  state.exhausting.splice(state.exhausting.indexOf(rising), 1);
  const dice: DieKind[] = Array.from({ length: rising.spared ? red - 1 : red }, () => 'red');
  const { hearts, surges } = rollFree(io, id, dice, how === 'revived' ? 'D2-REV-03' : 'D2-STAND-02');
  hero.fatigue = Math.max(0, hero.fatigue - surges);
  yield* recoverDamage(state, io, id, hearts, how, { by: by ?? '', feat });
  yield* announce(state, io, how, { figure: id, n: hearts, ...(by !== undefined && { other: by }) });
}

/** Whoever was swallowed stands up on an empty space next to the monster (D2C-MAB-80); null: nobody has swallowed him. */
function beside(state: State, { swallowed }: Hero): Cell[] | null {
  const cells = swallowed === undefined ? [] : (figureOf(state, swallowed)?.cells ?? []);
  const [cell] = cells;
  if (cell === undefined) return null;
  const spaces = emptyBeside(state, cells);
  return spaces.length > 0 ? spaces : nearestEmpty(state, cell);
}

/** The hero token is replaced by the figure, on the nearest empty space if another stands there (D2-REV-04, -05, D2-STAND-05). */
export function* standAgain(state: State, io: Io, id: FigureId): Flow {
  const hero = heroOf(state, id);
  const { down } = hero;
  if (down === null) return;
  const spaces = beside(state, hero) ?? (isEmpty(state, down) ? [down] : nearestEmpty(state, down));
  delete hero.swallowed;
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'where',
    rule: 'D2-REV-05',
    about: id,
    options: spaces.map(cell => ({ do: 'space', cell })),
  });
  hero.cells = [choice.do === 'space' ? choice.cell : down];
  hero.down = null;
  io.tell?.({ kind: 'stands', figure: id, cell: hero.cells[0] ?? down, rule: 'D2-KO-13' });
}
