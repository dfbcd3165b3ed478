import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The token of a hero just knocked out lies on the owner's base: nobody revives him until the owner is defeated (D2C-MAB-79, -80). */
export interface Swallow {
  readonly do: 'swallow';
}

export const swallow: DescentWord<Swallow> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && heroOf(state, id).down !== null),
  act({ state, by, on }) {
    for (const id of on) if (isHero(state, id) && heroOf(state, id).down !== null) heroOf(state, id).swallowed = by;
  },
  say: (_, { lang }) =>
    speak(lang)(
      'His hero token lies on the base of this monster; nobody may revive him until it is defeated.',
      'Sein Heldenmarker liegt auf der Basis dieses Monsters; niemand darf ihm aufhelfen, bis es besiegt ist.',
    ),
};

/** The tokens of all it has swallowed lie in spaces it stood on, each hero's player chooses which. */
export interface Disgorge {
  readonly do: 'disgorge';
}

export const disgorge: DescentWord<Disgorge> = {
  *act({ state, by, about }) {
    for (const { id, swallowed, seat } of state.heroes) {
      if (swallowed !== by) continue;
      const spaces = about.cells ?? [];
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'where',
        rule: 'D2C-MAB-79',
        about: id,
        options: spaces.map(cell => ({ do: 'space', cell })),
      });
      const hero = heroOf(state, id);
      delete hero.swallowed;
      if (choice.do === 'space') hero.down = choice.cell;
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Heroes it has swallowed put their tokens in a space it stood on.',
      'Helden, die es verschlungen hat, legen ihre Marker auf ein Feld, auf dem es stand.',
    ),
};
