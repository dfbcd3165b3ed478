import type { Seat } from '@tafelrunde/engine';
import { SKILLS } from '../content/skills/index.ts';
import type { Mana } from '../content/words.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { heroOf, type Skill, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { doing } from './doing.ts';
import { endLasting, nextTurnBegins } from './lasting.ts';

/** Whose token it is, and the token. */
export function tokenOf(state: State, id: string): { readonly seat: Seat; readonly skill: Skill } | null {
  for (const [seat, { skills }] of state.heroes.entries()) {
    const skill = skills.find(one => one.skill === id);
    if (skill) return { seat, skill };
  }
  return null;
}

/** The colour a token remembers. */
export const markOf = (state: State, id: string): Mana | null => tokenOf(state, id)?.skill.colour ?? null;

/** A token goes back from the middle of the table, face down; what it did there is over (MK-SKILL-09). */
export function returnToken(state: State, io: Io, id: string): void {
  const token = tokenOf(state, id);
  if (token === null || !token.skill.out) return;
  token.skill.out = false;
  for (const lasting of state.lasting) if (lasting.source === id && lasting.until === 'next-turn') lasting.left = 0;
  io.tell?.({ kind: 'skill-returned', seat: token.seat, skill: token.skill.skill, rule: 'MK-SKILL-09' });
}

/** At the start of a turn, skipped or not, the own tokens come back from the middle, some with something (MK-TURN-03): `yield*` it. */
export function tokensComeBack(state: State, io: Io, seat: Seat, newTurn: () => Turn): Flow | readonly never[] {
  const back = heroOf(state, seat).skills.filter(({ out }) => out);
  for (const { skill } of back) returnToken(state, io, skill);
  nextTurnBegins(state, seat);
  return back.length === 0 ? NOTHING_ASKED : comeBack(state, io, newTurn(), back);
}
const NOTHING_ASKED: readonly never[] = [];

function* comeBack(state: State, io: Io, turn: Turn, back: readonly Skill[]): Flow {
  for (const { skill } of back)
    yield* vocabulary.carryOut(
      doing(state, io, turn, { by: 'skill', id: skill, unit: null, colours: [], side: 'basic' }),
      SKILLS[skill].returns ?? [],
    );
  for (const skill of back) delete skill.mana;
}

/** At the end of the round all tokens come back and are turned up (MK-SKILL-09, MK-ROUND-14). */
export function refreshSkills(state: State, io: Io, seat: Seat): void {
  for (const skill of heroOf(state, seat).skills) {
    returnToken(state, io, skill.skill);
    skill.used = false;
    delete skill.mana;
  }
  endLasting(state, 'turn-end', seat);
}
