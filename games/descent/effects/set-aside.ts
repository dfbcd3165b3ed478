import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { CLASS_TOKENS } from '../content/class-tokens.ts';
import { gainTokens, supplyOf } from '../rules/class-tokens.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The fatigue just suffered, or some of it, lies on the card instead: as tokens, of which there are no more than it has room for. */
export interface SetAside {
  readonly do: 'set-aside';
  readonly token: string;
}

/** What went beyond the stamina was damage. */
const most = ({ state, by, about }: Doing, token: string): number =>
  isHero(state, by) ? Math.min(about.tired ?? 0, heroOf(state, by).fatigue, supplyOf(state, token)) : 0;

export const setAside: DescentWord<SetAside> = {
  can: (at, { token }) => most(at, token) > 0,
  *act(at, { token }) {
    const { state, io, by, seat, source } = at;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'how-much',
      rule: 'D2-FAT-01',
      about: at.source.id,
      options: Array.from({ length: most(at, token) }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    if (choice.do !== 'number') return;
    const { n } = choice;
    heroOf(state, by).fatigue -= n;
    io.tell?.({ kind: 'recovered', figure: by, what: 'fatigue', n, by: source.id, rule: 'D2-FAT-06' });
    yield* gainTokens(state, io, by, token, n);
  },
  say: ({ token }, { lang }) => {
    const { supply = 0 } = CLASS_TOKENS[token] ?? {};
    return speak(lang)(
      `Any of the fatigue lies on this card instead, up to ${supply} in all.`,
      `Beliebig viel der Erschöpfung liegt stattdessen auf dieser Karte, insgesamt höchstens ${supply}.`,
    );
  },
};
