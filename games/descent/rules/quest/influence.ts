import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { questOf } from '../../content/index.ts';
import type { InfluenceEffect } from '../../content/quest.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import type { Doing } from '../../effects/word.ts';
import { overlordSeat, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';

/** The name of his secret: which token lies face down before the overlord. */
export const INFLUENCE = 'influence';

const tableOf = ({ quest, encounter }: State): readonly InfluenceEffect[] => questOf(quest, encounter).influence ?? [];

/** The overlord secretly chooses an effect of the table, and its token lies face down before him; tokens without an effect are set aside (D2-NEREK-03 to -05). */
export function* chooseInfluence(state: State, io: Io): Flow {
  const table = tableOf(state);
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'influence',
    rule: 'D2-NEREK-03',
    options: table.map(({ token, name }) => ({ do: 'influence', token, does: name })),
    always: true,
  });
  const at = table.findIndex(({ token }) => choice.do === 'influence' && choice.token === token);
  const n = Math.max(0, at) + 1;
  state.secrets[INFLUENCE] = { n, low: 1, high: table.length };
  io.reveal?.([overlordSeat(state)], { know: 'code', code: INFLUENCE, n, is: 'right' });
}

/** The token is turned over, and its effect happens (D2-NEREK-02, -06). A second time nothing is left to be revealed. */
export function* revealInfluence(at: Doing): Flow {
  const { state, io } = at;
  const secret = state.secrets[INFLUENCE];
  const effect = secret === undefined ? undefined : tableOf(state)[secret.n - 1];
  if (secret === undefined || effect === undefined || isRevealed(state)) return;
  state.used.encounter.push(INFLUENCE);
  io.reveal?.('all', { know: 'code', code: INFLUENCE, n: secret.n, is: 'right' });
  secret.low = secret.n;
  secret.high = secret.n;
  io.tell?.({ kind: 'influence', token: effect.token, name: effect.name, rule: 'D2-NEREK-06' });
  yield* vocabulary.carryOut(at, effect.effects);
}

export const isRevealed = ({ used }: Pick<State, 'used'>): boolean => used.encounter.includes(INFLUENCE);
