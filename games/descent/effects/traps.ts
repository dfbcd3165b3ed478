import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { thingName } from '../names.ts';
import { supplyOf } from '../rules/class-tokens.ts';
import { suffer } from '../rules/damage.ts';
import { faceOf, roll } from '../rules/dice.ts';
import { sprung } from '../rules/holding.ts';
import { areAdjacentCells, cellsBeside, isEmpty, spacesBetween } from '../rules/map.ts';
import { countsAsMonster } from '../rules/treated.ts';
import { attackOf, type Cell, everybody, figureOf, type State, type Token } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Doing } from './word.ts';

const lying = ({ tokens }: State, kind: string): (Token & { cell: Cell })[] =>
  tokens.filter((one): one is Token & { cell: Cell } => one.kind === kind && one.cell !== null);

function clear(state: State, io: Io, id: string): void {
  state.tokens = state.tokens.filter(one => one.id !== id);
  io.tell?.({ kind: 'cleared', token: id, rule: 'D2-TOK-19' });
}

/** One of these tokens, by its space; null: none, where one may stop. */
function* chooseToken({ seat }: Doing, tokens: readonly (Token & { cell: Cell })[], may: boolean): Flow<Token | null> {
  const options: Choice[] = tokens.map(({ cell }) => ({ do: 'space', cell }));
  if (may) options.push({ do: 'done' });
  const choice = yield* choose<Choice, AskKind>({ seat, kind: 'where', rule: 'D2-TOK-19', options });
  return tokens.find(({ cell }) => choice.do === 'space' && choice.cell === cell) ?? null;
}

/** A token of a class is laid on an empty space next to the owner or to the target; a space holds one at most (D2-TOK-19, -21). */
export interface SetToken {
  readonly do: 'set-token';
  readonly token: string;
  readonly by?: 'target';
}

function spaces({ state, by, on }: Doing, { token, by: whom }: SetToken): Cell[] {
  if (supplyOf(state, token) <= 0) return [];
  const cells = figureOf(state, whom === 'target' ? (on[0] ?? by) : by)?.cells ?? [];
  const taken = lying(state, token).map(({ cell }) => cell);
  return cellsBeside(state, cells).filter(cell => isEmpty(state, cell) && !taken.includes(cell));
}

export const setToken: DescentWord<SetToken> = {
  can: (at, effect) => spaces(at, effect).length > 0,
  *act(at, effect) {
    const found = spaces(at, effect);
    if (found.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'where',
      rule: 'D2-TOK-19',
      options: found.map(cell => ({ do: 'space', cell })),
    });
    const cell = choice.do === 'space' ? choice.cell : (found[0] ?? 0);
    const { token: kind } = effect;
    const numbers = lying(at.state, kind).map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0));
    const id = `${kind}-${Math.max(0, ...numbers) + 1}`;
    at.state.tokens.push({ id, kind, cell, face: null, hidden: false });
    at.io.tell?.({ kind: 'laid', token: id, cell, rule: 'D2-TOK-19' });
  },
  say: ({ token, by }, { lang }) =>
    by === 'target'
      ? speak(lang)(
          `Lay a ${thingName(token, 'en')} next to the target.`,
          `Lege neben das Ziel: ${thingName(token, 'de')}.`,
        )
      : speak(lang)(`Lay a ${thingName(token, 'en')} next to you.`, `Lege neben dich: ${thingName(token, 'de')}.`),
};

/** The tokens next to the space just entered are discarded, and each of them deals 1 damage. It is no interruption (D2C-STAL-05, -06). */
export interface Spring {
  readonly do: 'spring';
  readonly token: string;
}

export const spring: DescentWord<Spring> = {
  *act({ state, io, by, source, about }, { token }) {
    const { figure, cell } = about;
    if (figure === undefined || cell === undefined) return;
    for (const one of lying(state, token))
      if (one.cell !== cell && areAdjacentCells(state, [cell], [one.cell])) {
        clear(state, io, one.id);
        // What answers the same step still knows of it (D2C-STAL-07).
        state.used.turn.push(sprung(figure, cell));
        yield* suffer(state, io, figure, 1, { by: source.id, from: by });
      }
  },
  say: ({ token }, { lang }) =>
    speak(lang)(
      `Discard each ${thingName(token, 'en')} next to that space: 1 damage.`,
      `Lege jeden an das Feld angrenzenden Marker ab: 1 Schaden (${thingName(token, 'de')}).`,
    ),
};

/** A token on the map is given up: a blue die for each monster near it, and without an X the effects act on it. */
export interface Burst {
  readonly do: 'burst';
  readonly token: string;
  readonly within: number;
  readonly effects: readonly Effect[];
}

export const burst: DescentWord<Burst> = {
  can: ({ state }, { token }) => lying(state, token).length > 0,
  *act(at, { token, within, effects }) {
    const { state, io } = at;
    const chosen = yield* chooseToken(at, lying(state, token), false);
    if (chosen === null || chosen.cell === null) return;
    const { cell } = chosen;
    const near = everybody(state).filter(
      ({ id, cells }) => cells.length > 0 && countsAsMonster(state, id) && spacesBetween(state, cells, cell) <= within,
    );
    for (const { id } of near) {
      const dice = roll(io, ['blue'], faces => String(faces.some(face => face.miss)));
      io.tell?.({ kind: 'rolled', by: at.by, dice: dice.map(die => ({ ...die })), rule: 'D2-DICE-02' });
      if (!dice.some(die => faceOf(die).miss)) yield* vocabulary.carryOut({ ...at, on: [id] }, effects);
    }
    clear(state, io, chosen.id);
  },
  say: ({ token, within, effects }, scribe) =>
    speak(scribe.lang)(
      `Discard a ${thingName(token, 'en')}. A blue die for each monster within ${within} spaces of it; without an X: ${vocabulary.sentences(effects, scribe).join(' ')}`,
      `Lege einen Marker ab (${thingName(token, 'de')}). Ein blauer Würfel für jedes höchstens ${within} Felder davon entfernte Monster; ohne X: ${vocabulary.sentences(effects, scribe).join(' ')}`,
    ),
};

/** Any number of tokens on the map are given up, each for 1 more damage of the attack being resolved. */
export interface PullTokens {
  readonly do: 'pull-tokens';
  readonly token: string;
}

export const pullTokens: DescentWord<PullTokens> = {
  can: ({ state }, { token }) => lying(state, token).length > 0,
  *act(at, { token }) {
    const { state, io, source, by } = at;
    let n = 0;
    while (lying(state, token).length > 0) {
      const chosen = yield* chooseToken(at, lying(state, token), true);
      if (chosen === null) break;
      clear(state, io, chosen.id);
      n++;
    }
    if (n === 0) return;
    attackOf(state).damage.push({ source: source.id, amount: n });
    io.tell?.({ kind: 'added', by, source: source.id, to: 'damage', n, rule: 'D2-DMOD-07' });
  },
  say: ({ token }, { lang }) =>
    speak(lang)(
      `Discard any number of: ${thingName(token, 'en')}; +1 damage each.`,
      `Lege beliebig viele ab: ${thingName(token, 'de')}; je +1 Schaden.`,
    ),
};
