import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { SKILLS } from '../content/skills/index.ts';
import { DUMMY, heroOf, type State, siteAt } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { drawCards } from './draw.ts';
import { changeReputation } from './gain.ts';
import { hasRule } from './passives.ts';
import { mayUseSkill, useSkill } from './skills.ts';
import { drawOn, mayUseTactic, useTactic } from './tactic-use.ts';
import { newTurn } from './turn.ts';

/** Cards and reputation of plundering a village. */
const PLUNDER = { cards: 2, reputation: -1 } as const;

/** A hero who stands on a village may plunder it, once between two own turns. */
function mayPlunder(state: State, seat: Seat): boolean {
  const site = siteAt(state, heroOf(state, seat).at);
  return site?.kind === 'village' && !site.gone && !hasRule(state, seat, 'has-plundered');
}

/** What a player may do outside the own turn (MK-PRE-01, -08). */
function beforeOptions(state: State, io: Io, seat: Seat): Choice[] {
  const { skills, tactic } = heroOf(state, seat);
  const turn = newTurn(state, seat);
  const options: Choice[] = [];
  if (mayPlunder(state, seat)) options.push({ do: 'plunder' });
  for (const { skill } of skills)
    if (SKILLS[skill].anyTurn && mayUseSkill(state, io, turn, skill) === null) options.push({ do: 'skill', skill });
  if (tactic !== null && !hasRule(state, seat, 'tactic-used') && mayUseTactic(state, io, turn, 'before-turn'))
    options.push({ do: 'tactic', tactic: tactic.tactic });
  return options;
}

/** Directly before the own turn, or as a reaction to somebody else: as many options as the player likes (MK-PRE-02, -04). */
export function* beforeTurn(state: State, io: Io, seat: Seat): Flow {
  for (;;) {
    const options = beforeOptions(state, io, seat);
    if (options.length === 0) return;
    options.unshift({ do: 'pass' });
    const choice = yield* choose({ seat, kind: 'before-turn', rule: 'MK-PRE-02', options });
    if (choice.do === 'pass') return;
    yield* useBefore(state, io, seat, choice);
  }
}

function* useBefore(state: State, io: Io, seat: Seat, choice: Choice): Flow {
  switch (choice.do) {
    case 'plunder':
      return yield* plunder(state, io, seat);
    case 'skill':
      return yield* useSkill(state, io, newTurn(state, seat), choice.skill);
    case 'tactic':
      // Once before each turn.
      untilNextTurn(state, seat, 'tactic-used', choice.tactic);
      return yield* useTactic(state, io, newTurn(state, seat));
  }
}

function* plunder(state: State, io: Io, seat: Seat): Flow {
  untilNextTurn(state, seat, 'has-plundered', 'village');
  io.tell?.({ kind: 'plundered', seat, rule: 'MK-PRE-01' });
  changeReputation(state, io, seat, PLUNDER.reputation, 'MK-PRE-01');
  const came = drawCards(state, io, seat, PLUNDER.cards, 'MK-PRE-01');
  yield* drawOn(state, io, seat, PLUNDER.cards - came);
}

/** Something that comes again only after the own next turn has begun. */
function untilNextTurn(state: State, seat: Seat, rule: 'has-plundered' | 'tactic-used', source: string): void {
  state.lasting.push({
    source,
    key: rule,
    on: `seat-${seat}`,
    by: `seat-${seat}`,
    until: 'next-turn',
    what: { do: 'rule', rule },
    left: null,
    unit: null,
    colours: [],
  });
}

/** May a player still act outside the own turn? Not before all have a tactic (MK-PRE-06), not after the own last turn of the round (MK-PRE-07). */
const mayReact = ({ stage, ending, heroes }: State, seat: Seat): boolean =>
  stage === 'turns' && !heroes[seat]?.out && (ending === null || ending.left.includes(seat));

/** Everybody else may react to what a player announces, before it happens (MK-PRE-04, -10). */
export function* othersReact(state: State, io: Io, seat: Seat): Flow {
  for (const other of state.order)
    if (other !== seat && other !== DUMMY && mayReact(state, other)) yield* beforeTurn(state, io, other);
}
