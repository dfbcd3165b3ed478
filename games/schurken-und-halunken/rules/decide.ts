import { type Ask, choose, type Nth, type RuleId } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type GroupId, isPlayer, type Play, type State } from '../state.ts';

/** Asks whoever leads the group. A group that no player leads takes the first option. */
export function* decide<C extends Choice>(
  state: State,
  group: GroupId,
  kind: AskKind,
  rule: RuleId,
  options: readonly C[],
  nth?: Nth,
): Play<C> {
  if (!isPlayer(state, group)) return options[0] as C;
  return (yield* choose<Choice, AskKind>({ seat: group, kind, rule, options, ...(nth && { nth }) })) as C;
}

/** Asks even if there is but one option: how many there are follows from a hand, and being skipped would tell. */
export function* decideOpenly<C extends Choice>(
  state: State,
  group: GroupId,
  kind: AskKind,
  rule: RuleId,
  options: readonly C[],
  nth?: Nth,
): Play<C> {
  if (!isPlayer(state, group)) return options[0] as C;
  const ask: Ask<Choice, AskKind> = { seat: group, kind, rule, options, always: true, ...(nth && { nth }) };
  return (yield* choose(ask)) as C;
}

/** As above, with a long list that need not be made if the answer is known. */
export function* decideFrom<C extends Choice>(
  state: State,
  group: GroupId,
  kind: AskKind,
  rule: RuleId,
  options: () => readonly C[],
): Play<C> {
  if (!isPlayer(state, group)) return options()[0] as C;
  return (yield* choose<Choice, AskKind>({ seat: group, kind, rule, options, always: true })) as C;
}
