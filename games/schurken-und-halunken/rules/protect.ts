import type { Choice } from '../choices.ts';
import {
  type Combat,
  type Defence,
  type Figure,
  figure,
  figuresOf,
  find,
  type GroupId,
  groupOf,
  type Io,
  isFigure,
  isPlayer,
  type Opponent,
  type OpponentId,
  opponent,
  type Play,
  type State,
  seatsInOrder,
} from '../state.ts';
import { decide, decideOpenly } from './decide.ts';
import { beginWard } from './defensive-magic.ts';
import { answers, bars, declared, isAnswer } from './parry.ts';

const NO_DEFENCE: Defence = { how: 'none', with: null, hands: 0 };
const FIXED: Defence = { how: 'fixed', with: null, hands: 0 };
const WAIVED: Defence = { how: 'waive', with: null, hands: 0 };

export const isProtecting = (combat: Combat): boolean => combat.protector !== null;

/** Who fights the attacker off: the protector, if there is one (SH-PROT-05). */
export const fighterOf = (state: State, combat: Combat): Opponent => opponent(state, combat.protector ?? combat.target);

/** Cancelled, or one side has left the table before the first die. */
export const isSettled = (state: State, combat: Combat): boolean =>
  combat.cancelled || !find(state, combat.attacker) || !find(state, combat.protector ?? combat.target);

/** Right after the announcement: who wants to protect says so, and the target parries, waives or is protected. */
export function* protectOrWaive(state: State, io: Io, combat: Combat): Play {
  const target = opponent(state, combat.target);
  const offers = yield* offerProtection(state, io, combat, target);
  yield* answerAttack(state, io, combat, offers);
}

/** Figures of other groups may offer themselves; the owner of the target picks later (SH-PROT-07, SH-PROT-11). */
function* offerProtection(state: State, io: Io, combat: Combat, target: Opponent): Play<OpponentId[]> {
  const offers: OpponentId[] = [];
  if (!isPlayer(state, target.group)) return offers;
  for (const seat of seatsInOrder(state, target.group)) {
    if (seat === target.group) continue;
    const able = protectors(state, combat, seat);
    if (able.length === 0) continue;
    const choice = yield* decide<Choice>(state, seat, 'protect', 'SH-ATT-05', [
      ...able.map(({ id }) => ({ do: 'protect', by: id }) as const),
      { do: 'pass' },
    ]);
    if (choice.do !== 'protect') continue;
    offers.push(choice.by);
    io.tell?.({ kind: 'offered', by: choice.by, target: target.id, rule: 'SH-PROT-01' });
  }
  return offers;
}

/** Figures of this group that may protect the target: an unused reaction is needed (SH-PROT-09 to SH-PROT-11, SH-PROT-13). */
function protectors(state: State, combat: Combat, group: GroupId): Figure[] {
  const target = opponent(state, combat.target);
  if (target.kind === 'demon' || groupOf(state, group).team === groupOf(state, combat.by).team) return [];
  if (bars(state, combat).includes('protection')) return [];
  if (target.kind === 'npc' && group !== target.group) return [];
  return figuresOf(groupOf(state, group)).filter(who => who.reactions > 0 && who.id !== target.id);
}

/** The owner of the target accepts a protector, declares a defence, or waives it (SH-ATT-06). */
export function* answerAttack(
  state: State,
  io: Io,
  combat: Combat,
  offers: readonly OpponentId[],
  protection = true,
): Play {
  const target = opponent(state, combat.target);
  if (target.kind === 'demon') {
    combat.defence = FIXED;
    return;
  }
  const own = protection ? protectors(state, combat, target.group).map(({ id }) => id) : [];
  const accepted = [...own, ...offers].map(by => ({ do: 'accept', by }) as const);
  const able = isFigure(target) && target.reactions > 0;
  if (!able && accepted.length === 0) {
    combat.defence = NO_DEFENCE;
    return;
  }
  const choice = yield* decideOpenly<Choice>(
    state,
    target.group,
    'defend',
    'SH-ATT-06',
    able ? [...answers(state, combat, target), ...accepted, { do: 'waive' }] : [...accepted, { do: 'refuse' }],
  );
  if (choice.do === 'accept') yield* stepIn(state, io, combat, choice.by);
  else if (able) declare(state, io, combat, target, choice);
  else combat.defence = NO_DEFENCE;
}

/** The protector takes the place of the target and must defend itself (SH-PROT-05, SH-PROT-12). */
function* stepIn(state: State, io: Io, combat: Combat, by: OpponentId): Play {
  const protector = figure(state, by);
  combat.protector = by;
  io.tell?.({ kind: 'protected', by, target: combat.target, rule: 'SH-PROT-05' });
  const options = answers(state, combat, protector);
  declare(
    state,
    io,
    combat,
    protector,
    yield* decideOpenly<Choice>(state, protector.group, 'defend', 'SH-PROT-05', options),
  );
}

function declare(state: State, io: Io, combat: Combat, who: Figure, choice: Choice): void {
  combat.defence = isAnswer(choice) ? declared(choice) : WAIVED;
  if (choice.do === 'ward') beginWard(state, io, who, choice.card);
  const { how, with: means } = combat.defence;
  io.tell?.({ kind: 'defends', who: who.id, how, with: means, rule: how === 'waive' ? 'SH-PARRY-04' : 'SH-REACT-03' });
}

/** Whoever defends has lost the reaction with the first die (SH-REACT-06, SH-PROT-08). */
export function spendReaction(state: State, combat: Combat): void {
  const { defence } = combat;
  const who = find(state, combat.protector ?? combat.target);
  if (!who || !isFigure(who) || defence === null || defence.how === 'none' || defence.how === 'waive') return;
  who.reactions = Math.max(0, who.reactions - 1);
}

/** All reactions are gone: a declared defence falls away and the attack hits (SH-REACT-06). */
export function loseReactions(state: State, who: Figure): void {
  who.reactions = 0;
  const { combat } = state;
  if (combat?.defence && (combat.protector ?? combat.target) === who.id && combat.defence.how !== 'waive')
    combat.defence = NO_DEFENCE;
}

/** A reaction gained before the first die may still be used (SH-REACT-06). */
export function* answerAfterAll(state: State, io: Io, who: Figure): Play {
  const { combat } = state;
  if (!combat || combat.rolled || combat.defence?.how !== 'none') return;
  if ((combat.protector ?? combat.target) !== who.id || who.reactions < 1) return;
  const options: Choice[] = [...answers(state, combat, who), { do: 'waive' }];
  declare(state, io, combat, who, yield* decideOpenly(state, who.group, 'defend', 'SH-REACT-06', options));
}
