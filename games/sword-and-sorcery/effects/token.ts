import { capital, type Lang, speak, type Text } from '@tafelrunde/engine';
import { heroOf, isHero } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

export type TokenName = 'mirage' | 'attack-rune' | 'ward-rune';

/** Tokens of a power lie on the heroes it works on (SS-POW-09); never more than the power places. */
export interface GiveToken {
  readonly do: 'token';
  readonly token: TokenName;
  readonly n: number;
  /** What the token brings. */
  readonly with: readonly Effect[];
}

export const TOKEN_NAMES: Readonly<Record<TokenName, Text>> = {
  mirage: { en: 'mirage', de: 'Trugbild' },
  'attack-rune': { en: 'rune of attack', de: 'Angriffsrune' },
  'ward-rune': { en: 'rune of ward', de: 'Schutzrune' },
};

const MANY: Readonly<Record<TokenName, Text>> = {
  mirage: { en: 'mirages', de: 'Trugbilder' },
  'attack-rune': { en: 'runes of attack', de: 'Angriffsrunen' },
  'ward-rune': { en: 'runes of ward', de: 'Schutzrunen' },
};

/** "a mirage", "eine Schutzrune". */
export const oneToken = (name: TokenName, lang: Lang): string =>
  speak(lang)(`a ${TOKEN_NAMES[name].en}`, `${name === 'mirage' ? 'ein' : 'eine'} ${TOKEN_NAMES[name].de}`);

/** Battle runes: they fade in the time phase, or explode before. */
export const RUNES: readonly TokenName[] = ['attack-rune', 'ward-rune'];

export const token: SorceryWord<GiveToken> = {
  can: ({ state, on }, { token: name, n }) =>
    on.some(id => isHero(state, id) && (heroOf(state, id).tokens[name] ?? 0) < n),
  *act(at, { token: name, n, with: brings }) {
    for (const id of at.on) {
      if (!isHero(at.state, id)) continue;
      heroOf(at.state, id).tokens[name] = n;
      at.io.tell?.({ kind: 'tokens', figure: id, token: name, n, rule: 'SS-POW-09' });
      yield* vocabulary.carryOut({ ...at, on: [id] }, brings);
    }
  },
  say: ({ token: name, n, with: brings }, scribe) => {
    const tokens = `${n} ${(n === 1 ? TOKEN_NAMES : MANY)[name][scribe.lang]}.`;
    return [tokens, ...vocabulary.sentences(brings, scribe).map(capital)].join(' ');
  },
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
    speak(lang)(`Discard ${oneToken(name, 'en')}.`, `Lege ${oneToken(name, 'de')} ab.`),
};
