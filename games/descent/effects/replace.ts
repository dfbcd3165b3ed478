import { speak, takeOut } from '@tafelrunde/engine';
import { LIEUTENANTS } from '../content/index.ts';
import { remove } from '../rules/defeat.ts';
import { basesOver, sizeFor } from '../rules/map.ts';
import { figureOf, monsterOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/**
 * A lieutenant takes the place of the monster it works on, without any token, damage or condition of it (D2C-OL-37, -70); whoever was activated goes on with it.
 * `box`: the card goes back into the box, and comes back at the end of the quest if he still stands then.
 */
export interface Replace {
  readonly do: 'replace';
  readonly by: string;
  readonly box?: true;
}

/** The mark of a figure that brings a card back. */
export const bringsBack = (card: string): string => `brings-back/${card}`;

export const replace: DescentWord<Replace> = {
  can: ({ state, on }, { by }) => on.some(id => monsterOf(state, id) !== null) && figureOf(state, by) === null,
  act({ state, io, on, source }, { by, box }) {
    const [id = ''] = on;
    const old = monsterOf(state, id);
    if (old === null || figureOf(state, by) !== null) return;
    const { group } = old;
    const [cell] = old.cells;
    remove(state, id);
    const { w, h } = sizeFor(by);
    const cells = w * h === 1 || cell === undefined ? [cell ?? 0] : (basesOver(state, by, cell)[0] ?? [cell]);
    state.monsters.push({
      id: by,
      of: by,
      rank: 'lieutenant',
      group,
      cells: [...cells],
      damage: 0,
      conditions: [],
      carries: [],
      marks: box ? { [bringsBack(source.id)]: 1 } : {},
      relic: null,
      down: null,
    });
    state.turns = state.turns.map(turn => (turn.figure === id ? { ...turn, figure: by, ended: false } : turn));
    if (box) for (const pile of [state.overlord.out, state.overlord.owned]) takeOut(pile, source.id);
    io.tell?.({ kind: 'appears', figure: by, cells: [...cells], rule: 'D2C-OL-37' });
  },
  say: ({ by, box }, { lang }) => {
    const name = LIEUTENANTS[by]?.name[lang] ?? by;
    const more = box
      ? speak(lang)(
          ' This card goes back into the box, and returns at the end of the quest if he still stands.',
          ' Diese Karte kommt zurück in die Schachtel und kehrt am Ende des Abenteuers zurück, wenn er noch steht.',
        )
      : '';
    return `${speak(lang)(`It is replaced by ${name}.`, `Es wird ersetzt durch: ${name}.`)}${more}`;
  },
};
