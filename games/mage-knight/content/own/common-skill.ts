import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import type { Doing, MageWord } from '../../effects/word.ts';
import { doing } from '../../rules/doing.ts';
import { hasOnlookers } from '../../rules/onlookers.ts';
import { isSkillTime } from '../../rules/skills.ts';
import { announce } from '../../rules/triggers.ts';
import { SKILLS, type SkillId } from '../skills/index.ts';

/** Circlet of Proficiency: a skill of the common offer is used as if it were an own one (one for every turn twice), or taken for good. */
export interface CommonSkill {
  readonly do: 'common-skill';
  readonly how: 'use' | 'take';
}

const asSkill = ({ state, io, turn }: Doing, id: SkillId): Doing =>
  doing(state, io, turn, { by: 'skill', id, unit: null, colours: [], side: 'basic' });

function usable(at: Doing, id: SkillId): boolean {
  const { type, effects } = SKILLS[id];
  if (type === 'passive' || type === 'interactive' || !isSkillTime(at.turn, id)) return false;
  return vocabulary.usable(asSkill(at, id), effects);
}

const skills = (at: Doing, how: CommonSkill['how']): SkillId[] =>
  at.state.offers.skills.map(({ skill }) => skill).filter(skill => how === 'take' || usable(at, skill));

export const commonSkill: MageWord<CommonSkill> = {
  can: (at, { how }) => skills(at, how).length > 0,
  *act(at, { how }) {
    const { state, io, seat, turn, hero } = at;
    const options = skills(at, how).map(
      (skill): Choice => (how === 'take' ? { do: 'gain-skill', skill, from: 'common' } : { do: 'skill', skill }),
    );
    if (options.length === 0) return;
    // What could act may depend on the hand: being skipped would tell of it.
    const always = hasOnlookers(state);
    const chosen = yield* choose({ seat, kind: 'skill', rule: 'MK-EFF-03', options, always });
    if (chosen.do === 'gain-skill') {
      const { skill } = chosen;
      const place = state.offers.skills.findIndex(one => one.skill === skill);
      if (place < 0) return;
      state.offers.skills.splice(place, 1);
      hero.skills.push({ skill, used: false, out: false, colour: null });
      io.tell?.({ kind: 'skill-gained', seat, skill, rule: 'MK-EFF-03' });
      yield* announce(state, io, seat, turn, 'skill-gained');
    } else if (chosen.do === 'skill') {
      const { type, effects } = SKILLS[chosen.skill];
      io.tell?.({ kind: 'skill-used', seat, skill: chosen.skill, rule: 'MK-EFF-03' });
      for (let left = type === 'turn' ? 2 : 1; left > 0 && usable(at, chosen.skill); left--)
        yield* vocabulary.carryOut(asSkill(at, chosen.skill), effects);
    }
  },
  say: ({ how }, { lang }) =>
    how === 'take'
      ? speak(lang)(
          'Take any skill of the common offer for the rest of the game.',
          'Nimm eine beliebige Fähigkeit der gemeinsamen Auslage für den Rest des Spiels.',
        )
      : speak(lang)(
          'Use a skill of the common offer that is not interactive as if it were yours; one that can be used every turn, twice.',
          'Benutze eine nicht interaktive Fähigkeit der gemeinsamen Auslage, als wäre sie deine; eine, die man jeden Zug benutzen kann, zweimal.',
        ),
};
