import { speak } from '@tafelrunde/engine';
import { GROUND_TOKENS } from '../content/ground-tokens.ts';
import { zoneNamed } from '../rules/zones.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** A token of the adventure is laid in a zone, or one that lies there is taken away: in named zones, or where it happens. */
export interface LayToken {
  readonly do: 'ground-token';
  readonly token: string;
  readonly gone?: true;
  readonly zones?: readonly string[];
}

export const groundToken: SorceryWord<LayToken> = {
  can: ({ state, by, zone }, { token, gone, zones }) =>
    gone !== true ||
    zones !== undefined ||
    (state.ground[zone ?? figureOf(state, by)?.zone ?? -1]?.tokens.includes(token) ?? false),
  act({ state, io, by, zone }, { token, gone, zones }) {
    const where = zones?.map(name => zoneNamed(state, name)) ?? [zone ?? figureOf(state, by)?.zone ?? -1];
    for (const one of where) {
      const tokens = state.ground[one]?.tokens;
      const there = tokens?.indexOf(token) ?? -1;
      if (tokens === undefined || (gone === true && there < 0)) continue;
      if (gone) tokens.splice(there, 1);
      else tokens.push(token);
      io.tell?.({ kind: 'ground-token', zone: one, token, gone: gone === true, rule: 'SS-SETUP-01' });
    }
  },
  say: ({ token, gone }, { lang }) => {
    const name = GROUND_TOKENS[token]?.name[lang] ?? token;
    return gone
      ? speak(lang)(`Remove the token: ${name}.`, `Entferne den Marker: ${name}.`)
      : speak(lang)(`Lay a token: ${name}.`, `Lege einen Marker: ${name}.`);
  },
};
