import { speak, takeFrom } from '@tafelrunde/engine';
import { CRITICALS, type Critical as CriticalToken } from '../content/criticals.ts';
import { figureOf } from '../state.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** The figures suffer a random critical hit token of a colour that goes back at once: green or blue (SS-CRIT-06, -07). */
export interface DrawCritical {
  readonly do: 'draw-critical';
  readonly colour: Exclude<CriticalToken['colour'], 'red'>;
}

export const drawCriticalWord: SorceryWord<DrawCritical> = {
  *act(at, { colour }) {
    const { state, io } = at;
    const { pile, out } = state.supplies.critical;
    for (const id of at.on) {
      const figure = figureOf(state, id);
      const inPile = pile.rest.filter(token => CRITICALS[token].colour === colour);
      const tokens = inPile.length > 0 ? inPile : out.filter(token => CRITICALS[token].colour === colour);
      if (figure === null || tokens.length === 0) return;
      const token = io.chance.draw(tokens);
      io.reveal?.('all', { drawn: token });
      if (takeFrom(pile, token)) out.push(token);
      io.tell?.({ kind: 'critical', figure: id, critical: token, rule: 'SS-CRIT-03' });
      yield* vocabulary.carryOut({ ...at, on: [id], zone: figure.zone }, CRITICALS[token].effects ?? []);
    }
  },
  say: ({ colour }, { lang }) =>
    colour === 'blue'
      ? speak(lang)('Draw a blue critical hit token.', 'Ziehe einen blauen Marker für kritische Treffer.')
      : speak(lang)('Draw a green critical hit token.', 'Ziehe einen grünen Marker für kritische Treffer.'),
};
