import { classOf, inPlay, SKILLS, skillOf } from '../content/index.ts';
import type { Archetype } from '../content/words.ts';
import type { CardId, Hero, State } from '../state.ts';

/** The archetype of the standard class that a hybrid class asks for: its starting skill names it (D2-CGEN-06); null: it is no hybrid class. */
export function standardOf(of: string): Archetype | null {
  for (const id of classOf(of).skills)
    for (const effect of SKILLS[id]?.standing ?? []) if (effect.do === 'hybrid') return effect.archetype;
  return null;
}

const isTaken = ({ heroes }: State, id: string): boolean => heroes.some(one => one.class === id || one.standard === id);

/** Classes of an archetype that nobody has (D2-CGEN-02, -03); of hybrid classes those to which a standard class is left. */
export const classesFor = (state: State, archetype: Archetype): string[] =>
  inPlay('classes', state.boxes).filter(id => {
    if (classOf(id).archetype !== archetype || isTaken(state, id)) return false;
    const standard = standardOf(id);
    return standard === null || standardsFor(state, standard).length > 0;
  });

/** Standard classes of an archetype that nobody has: never another hybrid (D2-CGEN-06). */
export const standardsFor = (state: State, archetype: Archetype): string[] =>
  inPlay('classes', state.boxes).filter(
    id => classOf(id).archetype === archetype && standardOf(id) === null && !isTaken(state, id),
  );

/** Skills a hero may ever have: all of his class; of the standard class beside a hybrid one none for 3 experience (D2-CGEN-09). */
export const skillsFor = ({ class: own, standard }: Pick<Hero, 'class' | 'standard'>): CardId[] => [
  ...classOf(own).skills,
  ...(standard === undefined ? [] : classOf(standard).skills.filter(id => skillOf(id).xp < 3)),
];
