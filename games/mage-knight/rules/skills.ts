import { type Reason, reason } from '@tafelrunde/engine';
import { SKILLS, type SkillId, type SkillToken } from '../content/skills/index.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import type { Source } from '../effects/word.ts';
import { heroOf, type Skill, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { othersReact } from './before-turn.ts';
import { doing } from './doing.ts';
import { canPay, payMana } from './mana.ts';
import { hasRule } from './passives.ts';

export const NO_SUCH_SKILL = reason('MK-SKILL-03', {
  en: 'You do not have this skill.',
  de: 'Diese Fähigkeit hast du nicht.',
});
export const SKILL_USED = reason('MK-SKILL-06', {
  en: 'This skill is used until the next round.',
  de: 'Diese Fähigkeit ist bis zur nächsten Runde benutzt.',
});
export const SKILL_USED_THIS_TURN = reason('MK-SKILL-10', {
  en: 'This skill is used up for this turn.',
  de: 'Diese Fähigkeit ist in diesem Zug schon benutzt.',
});
export const MOTIVATED = reason('MK-SKILL-07', {
  en: 'No other Motivation can be used before the end of your next turn.',
  de: 'Vor dem Ende deines nächsten Zuges kann keine andere Motivation benutzt werden.',
});
const NOTHING_TO_DO = reason('MK-CARD-17', {
  en: 'It could have no effect now.',
  de: 'Sie könnte jetzt nichts bewirken.',
});

const bySkill = (id: SkillId): Source => ({ by: 'skill', id, unit: null, colours: [], side: 'basic' });

/** When each may be used, where that is not any time. */
const TIMES: Readonly<Record<NonNullable<SkillToken['when']>, (turn: Turn) => boolean>> = {
  'not-combat': ({ stage }) => stage !== 'combat',
  combat: ({ stage }) => stage === 'combat',
  'block-phase': ({ combat }) => combat?.phase === 'block',
  interaction: ({ stage }) => stage === 'interaction',
  'not-interaction': ({ stage }) => stage !== 'interaction',
};

/** Is it the time for this skill? */
export function isSkillTime(turn: Turn, id: SkillId): boolean {
  const { when } = SKILLS[id];
  return when === undefined || TIMES[when](turn);
}

/** Why a skill cannot be used now, or null: once a turn, once a round (MK-SKILL-06, -08, -10). */
export function mayUseSkill(state: State, io: Io, turn: Turn, id: SkillId): Reason | null {
  const skill = heroOf(state, turn.seat).skills.find(one => one.skill === id);
  if (skill === undefined) return NO_SUCH_SKILL;
  const { type, effects, anyTurn } = SKILLS[id];
  if (type === 'passive') return NOTHING_TO_DO;
  // Who attends a duel only partially has the skills of other players' turns (MK-PVPP-03).
  if (turn.partial && !anyTurn) return NOTHING_TO_DO;
  if (skill.used && mayTurnBack(state, io, turn, id)) return null;
  if (skill.used || skill.out) return SKILL_USED;
  if (type === 'turn' && turn.used.includes(id)) return SKILL_USED_THIS_TURN;
  if (anyTurn && hasRule(state, turn.seat, 'no-motivation')) return MOTIVATED;
  if (!isSkillTime(turn, id)) return NOTHING_TO_DO;
  return vocabulary.usable(doing(state, io, turn, bySkill(id)), effects) ? null : NOTHING_TO_DO;
}

/** A token that lies face down may be turned up for a mana or as the action of the turn, where it says so. */
function mayTurnBack(state: State, io: Io, turn: Turn, id: SkillId): boolean {
  const { back } = SKILLS[id];
  if (back === 'action') return turn.stage === 'move' && !turn.acted;
  return typeof back === 'object' && canPay(doing(state, io, turn, bySkill(id)), [back.mana]);
}

function* turnBack(state: State, io: Io, turn: Turn, skill: Skill): Flow {
  const { back } = SKILLS[skill.skill];
  if (typeof back === 'object') yield* payMana(doing(state, io, turn, bySkill(skill.skill)), [back.mana]);
  else {
    turn.acted = true;
    turn.stage = 'after';
  }
  skill.used = false;
  io.tell?.({ kind: 'skill-turned-up', seat: turn.seat, skill: skill.skill, rule: 'MK-SKILL-05' });
}

/** Resting turns some tokens up. */
export function restTurnsBack(state: State, io: Io, { seat }: Turn): void {
  for (const skill of heroOf(state, seat).skills) {
    if (!skill.used || SKILLS[skill.skill].back !== 'rest') continue;
    skill.used = false;
    io.tell?.({ kind: 'skill-turned-up', seat, skill: skill.skill, rule: 'MK-SKILL-05' });
  }
}

export function* useSkill(state: State, io: Io, turn: Turn, id: SkillId): Flow {
  const { seat } = turn;
  const skill = heroOf(state, seat).skills.find(one => one.skill === id) as Skill;
  if (skill.used) return yield* turnBack(state, io, turn, skill);
  const { type, effects, mode } = SKILLS[id];
  if (type === 'turn') turn.used.push(id);
  else skill.used = true;
  if (type === 'interactive') skill.out = true;
  if (mode === 'competitive') yield* othersReact(state, io, seat);
  io.tell?.({ kind: 'skill-used', seat, skill: id, rule: type === 'turn' ? 'MK-SKILL-10' : 'MK-SKILL-06' });
  yield* vocabulary.carryOut(doing(state, io, turn, bySkill(id)), effects);
}
