import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { enemyOf } from '../../content/enemies.ts';
import type { Combat, Group, State, Turn } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { doing } from '../doing.ts';
import { isPlay, playOptions, playsOn } from '../plays.ts';
import { announce } from '../triggers.ts';
import { unitMeets } from './against.ts';
import { defeat } from './defeat.ts';
import { armorOf, attackOf, changeAttack, foeOf, hasAbility, isBlocked, standing, threats } from './foe.ts';
import { beginAgain, giveUp, isGivenUp } from './given-up.ts';
import { armorTotal, attackTotal, blockTotal, mayTarget, toBlock } from './group.ts';
import { dismissDone } from './summoned.ts';

type Attack = Extract<Group, { kind: 'attack' }>;
type Block = Extract<Group, { kind: 'block' }>;

const defenceOf = (combat: Combat, foe: number): number => enemyOf(foeOf(combat, foe).token).defends ?? 0;

/** Enemies that defend those attacked: one for each at most, the weakest first, each once in a combat (MK-ABIL-22, -27). */
function defenders(combat: Combat, targets: readonly number[]): number[] {
  return standing(combat)
    .filter(foe => hasAbility(combat, foe, 'defend') && !foeOf(combat, foe).defended)
    .sort((a, b) => defenceOf(combat, a) - defenceOf(combat, b))
    .slice(0, targets.length);
}

/** What an attack has to reach: the armor of its targets (MK-RNG-08) and what defends them. */
export const neededFor = (state: State, combat: Combat, { targets }: Attack): number =>
  armorTotal(state, combat, targets) + defenders(combat, targets).reduce((sum, foe) => sum + defenceOf(combat, foe), 0);

/** One decision of the ranged and siege phase or of the attack phase; true when the player is done with it. */
export function* attackPhase(state: State, io: Io, turn: Turn, combat: Combat): Flow<boolean> {
  const { group, phase } = combat;
  const choice = yield* choose<Choice, AskKind>({
    seat: turn.seat,
    kind: phase === 'attack' ? 'attack' : 'ranged',
    rule: phase === 'attack' ? 'MK-ATK-01' : 'MK-RNG-01',
    always: true,
    options: () => [...attackOptions(state, turn, combat), ...playOptions(state, io, turn)],
  });
  switch (choice.do) {
    case 'target':
      if (group?.kind === 'attack') {
        group.targets.push(choice.foe);
        group.targets.sort((a, b) => a - b);
      } else combat.group = { kind: 'attack', targets: [choice.foe], parts: [] };
      return false;
    case 'without':
      if (group?.kind === 'attack') group.targets = group.targets.filter(foe => foe !== choice.foe);
      giveUp(combat, choice.foe);
      return false;
    case 'strike':
      if (group?.kind === 'attack') yield* strike(state, io, turn, combat, group);
      return false;
    case 'drop':
      drop(io, turn, combat);
      return false;
    case 'done':
      return true;
    default:
      beginAgain(combat);
      if (isPlay(choice)) yield* playsOn(state, io, turn, choice);
      return false;
  }
}

function attackOptions(state: State, turn: Turn, combat: Combat): Choice[] {
  const options: Choice[] = [];
  const group = combat.group?.kind === 'attack' ? combat.group : null;
  const told = group && { total: attackTotal(state, turn, combat, group), needs: neededFor(state, combat, group) };
  if (group && told) {
    if (told.total >= told.needs) options.push({ do: 'strike', ...told });
    if (group.targets.length > 1)
      for (const foe of group.targets) options.push({ do: 'without', foe, token: foeOf(combat, foe).token });
  }
  for (const foe of standing(combat))
    if (!group?.targets.includes(foe) && !isGivenUp(combat, foe) && mayTarget(state, turn, combat, foe))
      options.push({ do: 'target', foe, token: foeOf(combat, foe).token, needs: armorOf(state, combat, foe) });
  const ends = combat.phase === 'attack' ? 'attack' : 'ranged';
  options.push(told ? { do: 'drop', ...told } : { do: 'done', ends, left: standing(combat).length });
  return options;
}

/** All targets are defeated (MK-RNG-08). */
function* strike(state: State, io: Io, turn: Turn, combat: Combat, group: Attack): Flow {
  const { seat } = turn;
  const { targets, parts } = group;
  io.tell?.({
    kind: 'attacked',
    seat,
    foes: targets.map(foe => foeOf(combat, foe).token),
    parts: parts.map(part => ({ ...part })),
    total: attackTotal(state, turn, combat, group),
    armor: neededFor(state, combat, group),
    rule: 'MK-RNG-08',
  });
  for (const foe of defenders(combat, targets)) foeOf(combat, foe).defended = true;
  combat.group = null;
  beginAgain(combat);
  yield* unitsFought(state, io, turn, parts, targets);
  const sources = [...new Set(parts.map(({ source }) => source))];
  for (const foe of targets) yield* defeat(doing(state, io, turn), foe, sources);
}

/** Units that took part are told of (a banner may answer). */
function* unitsFought(state: State, io: Io, turn: Turn, parts: Group['parts'], foes: readonly number[]): Flow {
  if (parts.some(({ unit }) => unit !== null)) for (const foe of foes) unitMeets(turn, foe);
  for (const unit of new Set(parts.flatMap(part => (part.unit === null ? [] : [part.unit]))))
    yield* announce(state, io, turn.seat, turn, 'unit-fights', { unit });
}

/** The points are lost; what was played stays played (MK-RNG-12). */
function drop(io: Io, turn: Turn, combat: Combat): void {
  const { group } = combat;
  io.tell?.({ kind: 'dropped', seat: turn.seat, what: group?.kind ?? 'attack', rule: 'MK-RNG-13' });
  combat.group = null;
  if (group?.parts.length !== 0) beginAgain(combat);
  else if (group.kind === 'block') giveUp(combat, group.foe, group.attack);
  else for (const foe of group.targets) giveUp(combat, foe);
}

/** One decision of the block phase; true when the player is done with it. */
export function* blockPhase(state: State, io: Io, turn: Turn, combat: Combat): Flow<boolean> {
  const { group } = combat;
  const choice = yield* choose<Choice, AskKind>({
    seat: turn.seat,
    kind: 'block',
    rule: 'MK-BLK-05',
    always: true,
    options: () => [...blockOptions(state, turn, combat), ...playOptions(state, io, turn)],
  });
  switch (choice.do) {
    case 'block':
      combat.group = { kind: 'block', foe: choice.foe, attack: choice.attack, parts: [] };
      return false;
    case 'slow':
      if (group?.kind === 'block') {
        beginAgain(combat);
        turn.move--;
        changeAttack(doing(state, io, turn), group.foe, group.attack, -1, 'MK-ABIL-10');
      }
      return false;
    case 'hold':
      if (group?.kind === 'block') yield* hold(state, io, turn, combat, group);
      return false;
    case 'drop':
      drop(io, turn, combat);
      return false;
    case 'done':
      return true;
    default:
      beginAgain(combat);
      if (isPlay(choice)) yield* playsOn(state, io, turn, choice);
      return false;
  }
}

function blockOptions(state: State, turn: Turn, combat: Combat): Choice[] {
  const group = combat.group?.kind === 'block' ? combat.group : null;
  if (group === null)
    return [
      ...threats(combat)
        .filter(({ foe, attack }) => !isGivenUp(combat, foe, attack))
        .map(({ foe, attack }): Choice => {
          const needs = toBlock(state, combat, foe, attack);
          return { do: 'block', foe, attack, token: foeOf(combat, foe).token, needs };
        }),
      { do: 'done', ends: 'block' },
    ];
  const options: Choice[] = [];
  const { foe, attack } = group;
  const slow = hasAbility(combat, foe, 'cumbersome') && !attackOf(combat, foe, attack).tamed;
  const told = { total: blockTotal(state, combat, group), needs: toBlock(state, combat, foe, attack) };
  // Without any block only an attack that was slowed to nothing counts as blocked (MK-ABIL-11).
  if (told.total >= told.needs && (group.parts.length > 0 || told.needs === 0)) options.push({ do: 'hold', ...told });
  if (slow && turn.move > 0 && told.needs > 0) options.push({ do: 'slow' });
  options.push({ do: 'drop', ...told });
  return options;
}

/** The attack is blocked; a summoned enemy whose attacks are all blocked is gone (MK-BLK-12, -13, MK-ABIL-25). */
function* hold(state: State, io: Io, turn: Turn, combat: Combat, group: Block): Flow {
  const { seat } = turn;
  const { foe, attack, parts } = group;
  const { token } = foeOf(combat, foe);
  io.tell?.({
    kind: 'blocked',
    seat,
    foe: token,
    parts: parts.map(part => ({ ...part })),
    total: blockTotal(state, combat, group),
    attack: toBlock(state, combat, foe, attack),
    rule: 'MK-BLK-10',
  });
  const surplus = blockTotal(state, combat, group) - toBlock(state, combat, foe, attack);
  attackOf(combat, foe, attack).blocked = true;
  combat.group = null;
  beginAgain(combat);
  yield* unitsFought(state, io, turn, parts, [foe]);
  const sources = parts.map(({ source }) => source);
  yield* announce(state, io, seat, turn, 'attack-blocked', { foe, attack, sources });
  if (isBlocked(combat, foe)) yield* announce(state, io, seat, turn, 'foe-blocked', { foe, sources, n: surplus });
  dismissDone(state, combat, foe);
}
