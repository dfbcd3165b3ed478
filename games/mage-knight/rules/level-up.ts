import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { CardId } from '../content/cards.ts';
import { SKILLS, type SkillId } from '../content/skills/index.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { DUMMY, heroOf, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { doing } from './doing.ts';
import { layOut } from './offers.ts';
import { fromOffer, gainFromOffer } from './rewards.ts';
import { announce } from './triggers.ts';

/** An even level brings a skill and an advanced action (MK-LVL-04); what an odd one brings follows from the level itself (MK-LVL-02, -03). */
export function* levelUp(state: State, io: Io, turn: Turn): Flow {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  if (hero.level % 2 === 1) return;
  const drawn = io.chance.deal(hero.skillPile, Math.min(2, hero.skillPile.length)).sort();
  const common = state.offers.skills.filter(({ from }) => from !== seat).map(({ skill }) => skill);
  const options: Choice[] = [
    ...drawn.map((skill): Choice => ({ do: 'gain-skill', skill, from: 'own' })),
    ...common.map((skill): Choice => ({ do: 'gain-skill', skill, from: 'common' })),
  ];
  for (const skill of drawn) io.tell?.({ kind: 'skill-offered', skill, rule: 'MK-LVL-04' });
  const chosen = options.length === 0 ? null : yield* choose({ seat, kind: 'level-up', rule: 'MK-LVL-04', options });
  if (chosen?.do === 'gain-skill') yield* gainSkill(state, io, turn, chosen.skill, drawn);
  // Alone, one of the dummy's comes with it, for the next time (MK-SOLO-02).
  if (chosen !== null && state.dummy !== null && state.dummy.skillPile.length > 0)
    offerSkill(state, io.chance.draw(state.dummy.skillPile), DUMMY);
  // Whoever takes a skill of the common offer takes the lowest action with it (MK-LVL-06).
  layOut(state, io, 'actions');
  const lowest = state.offers.actions[0] as CardId | undefined;
  if (chosen?.do === 'gain-skill' && chosen.from === 'common') {
    if (lowest !== undefined) gainFromOffer(state, io, turn, 'actions', lowest);
  } else yield* fromOffer(state, io, turn, 'action');
}

function* gainSkill(state: State, io: Io, turn: Turn, skill: SkillId, drawn: readonly SkillId[]): Flow {
  const { seat } = turn;
  const { skills } = state.offers;
  const at = skills.findIndex(one => one.skill === skill && one.from !== seat);
  if (!drawn.includes(skill) && at >= 0) skills.splice(at, 1);
  for (const left of drawn) if (left !== skill) offerSkill(state, left, seat);
  heroOf(state, seat).skills.push({ skill, used: false, out: false, colour: null });
  io.tell?.({ kind: 'skill-gained', seat, skill, rule: 'MK-LVL-07' });
  yield* vocabulary.carryOut(
    doing(state, io, turn, { by: 'skill', id: skill, unit: null, colours: [], side: 'basic' }),
    SKILLS[skill].gained ?? [],
  );
  yield* announce(state, io, seat, turn, 'skill-gained');
}

/** A skill nobody kept lies in the common offer (MK-LVL-05). */
const offerSkill = (state: State, skill: SkillId, from: Seat): void => {
  state.offers.skills.push({ skill, from });
};
