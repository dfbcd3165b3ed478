import { speak, type Text } from '@tafelrunde/engine';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

export type TokenName = 'mirage' | 'attack-rune' | 'ward-rune';

/** Tokens of a power lie on the heroes it works on (SS-POW-09); never more than the power places. */
export interface GiveToken {
  readonly do: 'token';
  readonly token: TokenName;
  readonly n: number;
}

export const TOKEN_NAMES: Readonly<Record<TokenName, Text>> = {
  mirage: { en: 'mirage', de: 'Trugbild' },
  'attack-rune': { en: 'rune of attack', de: 'Angriffsrune' },
  'ward-rune': { en: 'rune of ward', de: 'Schutzrune' },
};

export const token: SorceryWord<GiveToken> = {
  can: ({ state, on }, { token: name, n }) =>
    on.some(id => isHero(state, id) && (heroOf(state, id).tokens[name] ?? 0) < n),
  act({ state, io, on }, { token: name, n }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      heroOf(state, id).tokens[name] = n;
      io.tell?.({ kind: 'tokens', figure: id, token: name, n, rule: 'SS-POW-09' });
    }
  },
  say: ({ token: name, n }, { lang }) => speak(lang)(`${n} ${TOKEN_NAMES[name].en}.`, `${n} ${TOKEN_NAMES[name].de}.`),
};

/** One token of the owner is discarded. */
export interface SpendToken {
  readonly do: 'spend-token';
  readonly token: TokenName;
}

export const spendToken: SorceryWord<SpendToken> = {
  act({ state, io, by }, { token: name }) {
    if (!isHero(state, by)) return;
    const { tokens } = heroOf(state, by);
    const left = (tokens[name] ?? 0) - 1;
    if (left > 0) tokens[name] = left;
    else delete tokens[name];
    io.tell?.({ kind: 'tokens', figure: by, token: name, n: Math.max(0, left), rule: 'SS-POW-09' });
  },
  say: ({ token: name }, { lang }) =>
    speak(lang)(`Discard a ${TOKEN_NAMES[name].en}.`, `Lege ein ${TOKEN_NAMES[name].de} ab.`),
};
