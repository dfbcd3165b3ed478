import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { EnemyId } from '../content/enemies.ts';
import { TOKEN_COLOURS, type TokenColour } from '../content/words.ts';
import { lay } from '../rules/lasting.ts';
import { distance } from '../rules/lattice.ts';
import { partsOf } from '../rules/megalopolis.ts';
import { hiddenFrom, peekAt, peekAtPile } from '../rules/peeking.ts';
import type { Hex } from '../state.ts';
import type { Flow } from '../types.ts';
import type { Doing, MageWord } from './word.ts';

/** Looks at a token that lies face down nearby or uppermost on its pile, for oneself alone; more fame if it is defeated this turn. */
export interface Peek {
  readonly do: 'peek';
  readonly range: number;
  readonly fame: number;
}

/** Fame besides for defeating this enemy: the one on a space, or the one that lay on its pile. Passive. */
export interface Bounty {
  readonly do: 'bounty';
  readonly token: EnemyId;
  readonly at: Hex | null;
  readonly fame: number;
}

const spaces = ({ state, seat, hero }: Doing, range: number): Hex[] =>
  Object.entries(state.map.sites).flatMap(([key, site]) => {
    const hex = Number(key);
    const near = partsOf(state, hex).some(part => hero.at !== null && distance(part, hero.at) <= range);
    return near && site.tokens.some(lying => hiddenFrom(lying, seat)) ? [hex] : [];
  });

const piles = ({ state, seat }: Doing): TokenColour[] =>
  TOKEN_COLOURS.filter(colour => {
    const { pile, unseen, top } = state.tokens[colour];
    return top === undefined ? pile.length > unseen : !top.seen.includes(seat);
  });

export const peek: MageWord<Peek> = {
  can: (at, { range }) => at.turn.stage !== 'combat' && (spaces(at, range).length > 0 || piles(at).length > 0),
  *act(at, { range, fame }): Flow {
    const { state, io, seat } = at;
    const options: Choice[] = [
      ...spaces(at, range).map((to): Choice => ({ do: 'space', to })),
      ...piles(at).map((colour): Choice => ({ do: 'pile', colour })),
    ];
    if (options.length === 0) return;
    const chosen = yield* choose({ seat, kind: 'space', rule: 'MK-EFF-03', options });
    const hex = chosen.do === 'space' ? chosen.to : null;
    const token =
      chosen.do === 'space'
        ? peekAt(state, io, seat, chosen.to)
        : chosen.do === 'pile'
          ? peekAtPile(state, io, seat, chosen.colour)
          : null;
    if (token === null) return;
    lay(at, 'turn-end', `bounty-${token}`, { do: 'bounty', token, at: hex, fame }, { left: 1 });
  },
  say: ({ range, fame }, { lang }) =>
    speak(lang)(
      `Look at a token face down at most ${range} spaces away or uppermost on its pile; ${fame} more fame if you defeat it this turn.`,
      `Sieh dir ein verdecktes Plättchen an, das höchstens ${range} Felder entfernt oder oben auf seinem Stapel liegt; ${fame} Ruhm mehr, wenn du es in diesem Zug besiegst.`,
    ),
};

export const bounty: MageWord<Bounty> = {
  say: ({ fame }, { lang }) =>
    speak(lang)(
      `${fame} more fame for the enemy that was looked at.`,
      `${fame} Ruhm mehr für den Gegner, den du dir angesehen hast.`,
    ),
};
