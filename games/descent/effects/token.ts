import { speak } from '@tafelrunde/engine';
import { CLASS_TOKENS } from '../content/class-tokens.ts';
import { thingName } from '../names.ts';
import { gainTokens, loseTokens, supplyOf, tokensOn } from '../rules/class-tokens.ts';
import { figureOf } from '../state.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** The figures gain tokens of a class from the supply. */
export interface GainToken {
  readonly do: 'token';
  readonly token: string;
  readonly n?: Amount;
}

export const token: DescentWord<GainToken> = {
  can: ({ state, on }, { token: of }) =>
    on.some(id => figureOf(state, id) !== null) && (CLASS_TOKENS[of]?.single === true || supplyOf(state, of) > 0),
  *act(at, { token: of, n = 1 }) {
    for (const id of at.on) yield* gainTokens(at.state, at.io, id, of, amountNow(at, n));
  },
  say: ({ token: of, n = 1 }, { lang }) =>
    speak(lang)(
      `Gains ${amountText(n, 'en', thingName(of, 'en'))}.`,
      `Erhält ${amountText(n, 'de', thingName(of, 'de'))}.`,
    ),
};

/** The figures lose tokens of a class; `quietly` where something else takes their place. */
export interface LoseToken {
  readonly do: 'lose-token';
  readonly token: string;
  readonly n?: Amount;
  readonly quietly?: true;
}

export const loseToken: DescentWord<LoseToken> = {
  can: ({ state, on }, { token: of }) => on.some(id => tokensOn(state, id, of) > 0),
  *act(at, { token: of, n = 1, quietly }) {
    for (const id of at.on) yield* loseTokens(at.state, at.io, id, of, amountNow(at, n), quietly);
  },
  say: ({ token: of, n = 1 }, { lang }) =>
    speak(lang)(
      `Loses ${amountText(n, 'en', thingName(of, 'en'))}.`,
      `Verliert ${amountText(n, 'de', thingName(of, 'de'))}.`,
    ),
};
