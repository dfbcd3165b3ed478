import { speak } from '@tafelrunde/engine';
import { thingName } from '../names.ts';
import { markCells } from '../rules/map.ts';
import type { DescentWord } from './word.ts';

/** Tokens of a kind move on to the next space of a mark, after the last to the first. */
export interface Wander {
  readonly do: 'wander';
  readonly kind: string;
  readonly along: string;
}

export const wander: DescentWord<Wander> = {
  act({ state, io }, { kind, along }) {
    const track = markCells(state, along);
    for (const token of state.tokens) {
      if (token.kind !== kind || token.cell === null) continue;
      const next = track[(track.indexOf(token.cell) + 1) % track.length];
      if (next === undefined) continue;
      token.cell = next;
      io.tell?.({ kind: 'laid', token: token.id, cell: next, rule: 'D2-OBJ-01' });
    }
  },
  say: ({ kind }, { lang }) =>
    speak(lang)(`${thingName(kind, 'en')} moves on.`, `${thingName(kind, 'de')} wandert weiter.`),
};
