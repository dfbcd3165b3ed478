import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { cardName } from '../names.ts';
import { remove } from '../rules/defeat.ts';
import { emptyBeside, isEmpty } from '../rules/map.ts';
import { membersOf, newMonster } from '../rules/monsters.ts';
import { announce } from '../rules/window.ts';
import { type Cell, figureOf, overlordSeat } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/**
 * A servant comes onto the map, next to the figure it works on or where somebody has fallen: a new one each time, without damage and conditions. The old one
 * is removed and not defeated (D2-SERV-07, -08).
 */
export interface Call {
  readonly do: 'call';
  readonly servant: string;
  readonly at: 'beside' | 'there';
}

function spacesFor({ state, on, about }: Doing, { at }: Call): Cell[] {
  if (at === 'beside') return emptyBeside(state, figureOf(state, on[0] ?? '')?.cells ?? []);
  return (about.cells ?? []).filter(cell => isEmpty(state, cell));
}

export const call: DescentWord<Call> = {
  can: (at, effect) => spacesFor(at, effect).length > 0,
  *act(at, effect) {
    const { state, io } = at;
    const { servant } = effect;
    for (const { id } of membersOf(state, servant)) {
      yield* announce(state, io, 'removed', { figure: id });
      remove(state, id);
    }
    const spaces = spacesFor(at, effect);
    if (spaces.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'where',
      rule: 'D2-SERV-07',
      about: servant,
      options: spaces.map(cell => ({ do: 'space', cell })),
    });
    const cell = choice.do === 'space' ? choice.cell : (spaces[0] ?? 0);
    // A group of its own (D2-SERV-09).
    let group = state.groups.find(({ id }) => id === servant);
    if (group === undefined) {
      group = { id: servant, of: servant, inactive: false, minions: 0, masters: 0, acted: false };
      state.groups.push(group);
    }
    newMonster(state, io, group, 'minion', [cell]);
  },
  say: ({ servant, at }, { lang }) =>
    at === 'beside'
      ? speak(lang)(
          `A new ${cardName(servant, 'en')} is placed next to it; the old one is removed.`,
          `Ein neuer ${cardName(servant, 'de')} kommt daneben ins Spiel; ein früherer wird entfernt.`,
        )
      : speak(lang)(
          `A new ${cardName(servant, 'en')} is placed there; the old one is removed.`,
          `${cardName(servant, 'de')} kommt dort neu ins Spiel; was davon schon da war, wird entfernt.`,
        ),
};
