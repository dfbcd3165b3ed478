import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { thingName } from '../names.ts';
import { gainTokens, supplyOf, tokensOn } from '../rules/class-tokens.ts';
import { areAdjacent, isWithin, seesFigure } from '../rules/map.ts';
import { countsAsMonster } from '../rules/treated.ts';
import { everybody, type FigureId } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** Monsters next to those in sight that bear a token get one too, and so on until nothing changes (D2C-HEX-05). */
export interface Contagion {
  readonly do: 'contagion';
  readonly token: string;
}

const monsters = ({ state }: Doing): FigureId[] =>
  everybody(state)
    .filter(({ id, cells }) => cells.length > 0 && countsAsMonster(state, id))
    .map(({ id }) => id);

/** Those that bear the token and are seen. */
const seen = (at: Doing, token: string): FigureId[] =>
  monsters(at).filter(id => tokensOn(at.state, id, token) > 0 && seesFigure(at.state, at.by, id));

export const contagion: DescentWord<Contagion> = {
  can: (at, { token }) => seen(at, token).length > 0,
  *act(at, { token }) {
    for (;;) {
      const from = seen(at, token);
      const next = monsters(at).find(
        id => tokensOn(at.state, id, token) === 0 && from.some(one => areAdjacent(at.state, one, id)),
      );
      if (next === undefined || supplyOf(at.state, token) <= 0) return;
      yield* gainTokens(at.state, at.io, next, token);
    }
  },
  say: ({ token }, { lang }) =>
    speak(lang)(
      `Monsters next to one in sight that has a ${thingName(token, 'en')} get one too, again and again.`,
      `Monster neben einem sichtbaren mit diesem Marker erhalten auch einen, immer weiter: ${thingName(token, 'de')}.`,
    ),
};

/** As many new tokens as there are monsters near that bear one, laid on any monsters near. */
export interface SpreadTokens {
  readonly do: 'spread-tokens';
  readonly token: string;
  readonly within: number;
}

export const spreadTokens: DescentWord<SpreadTokens> = {
  can: (at, { token, within }) =>
    supplyOf(at.state, token) > 0 &&
    monsters(at).some(id => tokensOn(at.state, id, token) > 0 && isWithin(at.state, at.by, id, within)),
  *act(at, { token, within }) {
    const near = monsters(at).filter(id => isWithin(at.state, at.by, id, within));
    for (let n = near.filter(id => tokensOn(at.state, id, token) > 0).length; n > 0; n--) {
      if (supplyOf(at.state, token) <= 0) return;
      const choice = yield* choose<Choice, AskKind>({
        seat: at.seat,
        kind: 'pick',
        rule: 'D2-TOK-23',
        about: at.source.id,
        options: near.map(figure => ({ do: 'pick', figure })),
      });
      if (choice.do === 'pick') yield* gainTokens(at.state, at.io, choice.figure, token);
    }
  },
  say: ({ token, within }, { lang }) =>
    speak(lang)(
      `For each monster within ${within} spaces that has a ${thingName(token, 'en')}, one more is laid on a monster within ${within} spaces.`,
      `Für jedes Monster, das höchstens ${within} Felder entfernt ist und dies hat, kommt einer auf ein ebenso nahes Monster: ${thingName(token, 'de')}.`,
    ),
};
