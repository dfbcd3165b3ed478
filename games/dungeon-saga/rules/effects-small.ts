import { choose } from '@tafelrunde/engine';
import { FACINGS, type Facing } from '@tafelrunde/engine/geometry';
import { boardOf, figuresTouch, isCompletelyBehind, standsInFrontOf } from '../board.ts';
import type { Choice } from '../choices.ts';
import { type AttackForm, rulers } from '../content/index.ts';
import { type Attack, type Figure, type Play, profileOf, type State, sameSide, seatOf, type Table } from '../state.ts';
import { isEngaged } from './movement.ts';
import { mayHitAtRange } from './ranged.ts';

/** Ranged attacks stay barred at close quarters, whatever gives them (DS-SHOOT-01, -04). */
export function mayAttackWith(state: State, you: Figure, target: Figure, form: AttackForm): boolean {
  return form !== 'ranged' || (!figuresTouch(boardOf(state), you, target) && !isEngaged(state, you));
}

// --------------------------------------------------------------------------------------------------------------- betray

export interface Betrayal {
  readonly form: 'melee' | 'ranged';
  readonly target: string;
}

/** The attacks a figure could make on its own side. */
export function betrayals(state: State, traitor: Figure): Betrayal[] {
  const board = boardOf(state);
  const { ranged } = profileOf(traitor);
  return state.figures.flatMap((friend): Betrayal[] => {
    if (friend === traitor || !sameSide(friend, traitor)) return [];
    if (standsInFrontOf(board, friend, traitor)) return [{ form: 'melee', target: friend.id }];
    if (!ranged || mayHitAtRange(state, traitor, friend, rulers[ranged.ruler]) !== null) return [];
    return [{ form: 'ranged', target: friend.id }];
  });
}

export function* chooseBetrayal(state: State, you: Figure, traitor: Figure): Play<Betrayal | undefined> {
  const ways = betrayals(state, traitor);
  if (ways.length === 0) return undefined;
  const options = ways.map(({ form, target }): Choice => ({ do: form === 'melee' ? 'attack' : 'shoot', target }));
  const choice = yield* choose<Choice>({ seat: seatOf(state, you), kind: 'betray', rule: 'DS-MAGIC-04', options });
  return ways[options.indexOf(choice)];
}

// ---------------------------------------------------------------------------------------------------------------- facing

/** A facing, asked of the player of `you`. */
export function* askFacing(state: State, you: Figure, facings: readonly Facing[]): Play<Facing> {
  const options = facings.map((facing): Choice => ({ do: 'face', facing }));
  const rule = you.kind === 'hero' ? 'DS-FACE-04' : 'DS-RAISE-05';
  const choice = yield* choose<Choice>({ seat: seatOf(state, you), kind: 'facing', rule, options });
  return choice.do === 'face' ? choice.facing : 'N';
}

/** `you`: so that `you` is in front of the figure, if any facing does that; `any`: as wanted. */
export function* turnFigure(state: State, io: Table, you: Figure, figure: Figure, towards: 'you' | 'any'): Play {
  const before = figure.facing;
  const fitting = towards === 'any' ? FACINGS : FACINGS.filter(facing => looksAt(state, figure, facing, you));
  if (fitting.length === 0) return;
  figure.facing = yield* askFacing(state, you, fitting);
  if (figure.facing !== before)
    io.tell?.({ kind: 'faced', figure: figure.id, facing: figure.facing, rule: 'DS-MOVE-07' });
}

/** Adjacent: in one of the squares in front; farther away: not wholly in the half of the board behind (DS-LOS-07). */
function looksAt(state: State, figure: Figure, facing: Facing, you: Figure): boolean {
  const board = boardOf(state);
  const turned = { ...figure, facing };
  if (figuresTouch(board, figure, you)) return standsInFrontOf(board, you, turned);
  return !isCompletelyBehind(board, you, turned);
}

// ------------------------------------------------------------------------------------------------------ spells and feats

/** Spells that are not ready are turned upright, chosen one by one. */
export function* recharge(state: State, io: Table, you: Figure, count: number | 'all'): Play {
  for (let left = count === 'all' ? you.spells.length : count; left > 0; left--) {
    const turned = you.spells.filter(spell => spell.turned > 0);
    if (turned.length === 0) return;
    const options: Choice[] = turned.map(({ id }) => ({ do: 'ready', spell: id }));
    const spell =
      count === 'all'
        ? turned[0]?.id
        : (
            (yield* choose<Choice>({ seat: seatOf(state, you), kind: 'recharge', rule: 'DS-MAGIC-08', options })) as {
              spell: string;
            }
          ).spell;
    const card = you.spells.find(({ id }) => id === spell);
    if (!card) return;
    card.turned = 0;
    io.tell?.({ kind: 'readied', figure: you.id, spell: card.id, rule: 'DS-MAGIC-08' });
  }
}

export function* renew(state: State, io: Table, you: Figure): Play {
  const used = you.feats.filter(feat => feat.used);
  if (used.length === 0) return;
  const options: Choice[] = used.map(({ id }) => ({ do: 'renew', feat: id }));
  const choice = yield* choose<Choice>({ seat: seatOf(state, you), kind: 'renew', rule: 'DS-FEAT-02', options });
  const feat = used.find(({ id }) => choice.do === 'renew' && id === choice.feat);
  if (!feat) return;
  feat.used = false;
  io.tell?.({ kind: 'renewed', figure: you.id, feat: feat.id, rule: 'DS-FEAT-02' });
}

// --------------------------------------------------------------------------------------------------------------- rerolls

/** Up to `most` own dice of the attack are rolled again, all at once. */
export function* reroll(state: State, io: Table, you: Figure, attack: Attack, most: number): Play {
  const own = attack.attacker === you.id ? attack.dice : attack.defence;
  const options = handfuls(own, most).map((dice): Choice => ({ do: 'reroll', dice }));
  if (options.length === 0) return;
  const choice = yield* choose<Choice>({ seat: seatOf(state, you), kind: 'reroll', rule: 'DS-ITEM-07', options });
  if (choice.do !== 'reroll') return;
  const left = [...own];
  for (const die of choice.dice) left.splice(left.indexOf(die), 1);
  const rolled = io.chance.pool(choice.dice.length, 6);
  own.splice(0, own.length, ...[...left, ...rolled].sort((a, b) => b - a));
  io.tell?.({ kind: 'rerolled', figure: you.id, from: [...choice.dice], to: rolled, rule: 'DS-ITEM-07' });
}

/** The different handfuls of one to `most` dice. */
function handfuls(dice: readonly number[], most: number): number[][] {
  const found = new Map<string, number[]>();
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    const hand = dice.filter((_, i) => mask & (1 << i));
    if (hand.length <= most) found.set(hand.join(), hand);
  }
  return [...found.values()].sort((a, b) => a.length - b.length || (b[0] ?? 0) - (a[0] ?? 0));
}

export const cellPlace = (state: State, cell: number): { x: number; y: number } => {
  const { grid } = boardOf(state);
  return { x: grid.x(cell), y: grid.y(cell) };
};
