import { choose, copy } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import type { Surge } from '../../content/card.ts';
import type { DieKind } from '../../content/words.ts';
import type { Effect } from '../../effects/effect.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { NO_DICE } from '../../effects/word.ts';
import {
  type Aimed,
  type Attack,
  type Cell,
  everybody,
  type FigureId,
  type Follow,
  figureOf,
  monsterOf,
  type State,
  seatOf,
  turnOf,
} from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { giveCondition } from '../conditions.ts';
import { isOut, suffer } from '../damage.ts';
import { did, note } from '../deeds.ts';
import { roll } from '../dice.ts';
import { holds, struck } from '../holding.ts';
import { inForce, isPermitted } from '../in-force.ts';
import { beginNext, endAfterAttack, endAttack } from '../lasting.ts';
import { looking } from '../looking.ts';
import { figuresBeside, isOverElevation, spacesBetween } from '../map.ts';
import { defencePool } from '../values.ts';
import { announce } from '../window.ts';
import { alike } from './alike.ts';
import { isShort, needsRange } from './range.ts';
import { dealtBy, resultOf, shieldsOf } from './result.ts';
import { payDemands, spendSurges } from './surges.ts';
import { mayAffect, type Target } from './targets.ts';
import { type Weapon, wield } from './weapons.ts';

/** An attack as it is declared. */
export interface Declared {
  readonly by: FigureId;
  readonly weapon: Weapon;
  /** The targets; where there is none, `affects` alone (D2-ASTEP-07). */
  readonly targets: readonly Target[];
  /** Whom it could have targeted instead: whoever rolls first names the target afterwards (D2C-HERO-59). */
  readonly among?: readonly Target[];
  readonly affects?: readonly Target[];
  readonly damage?: number;
  readonly range?: number;
  readonly pierce?: number;
  readonly dice?: readonly DieKind[];
  readonly surges?: readonly Surge[];
  readonly blast?: boolean;
  readonly ignoresRange?: boolean;
  /** Not all of its targets are in reach of a melee weapon. */
  readonly beyond?: boolean;
  readonly least?: number;
  readonly source?: string;
  readonly ifDealt?: readonly Follow[];
  /** As if the attacker stood there. */
  readonly from?: readonly Cell[];
  /** What happens before the dice are rolled. */
  readonly before?: readonly Follow[];
}

/** The five steps of an attack (D2-ATK-01). */
export function* attackWith(state: State, io: Io, declared: Declared): Flow<Attack> {
  const attack = looking(state, () => begin(state, declared));
  wield(state, attack.by, attack.weapon);
  state.attacks.push(attack);
  beginNext(state, attack.by);
  if (mayRollFirst(state, attack)) yield* rollFirst(state, io, attack, declared.among ?? []);
  yield* steps(state, io, attack, declared.before ?? []);
  if (attack.missed)
    yield* follow(
      state,
      io,
      attack,
      attack.ifDealt.filter(one => one.missed),
    );
  if (!state.used.turn.includes(struck(attack.by))) state.used.turn.push(struck(attack.by));
  did(state, 'attacked', attack.by);
  endAttack(state);
  const { by } = attack;
  io.tell?.({ kind: 'attack-over', by, missed: attack.missed, rule: 'D2-ASTEP-30' });
  yield* announce(state, io, 'attack-done', { figure: by, ...other(attack) });
  endAfterAttack(state);
  state.attacks.splice(state.attacks.indexOf(attack), 1);
  return attack;
}

/** Some may roll their dice in step 1 and name the target then; the defender rolls in step 2, and so do dice that are added there (D2C-HERO-59, -60). */
function* rollFirst(state: State, io: Io, attack: Attack, among: readonly Target[]): Flow {
  const { by } = attack;
  const seat = seatOf(state, by);
  const whether = yield* choose<Choice, AskKind>({
    seat,
    kind: 'roll-first',
    rule: 'D2C-HERO-59',
    about: by,
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  if (whether.do !== 'yes') return;
  attack.dice = roll(io, attack.pool);
  io.tell?.({
    kind: 'attack-rolled',
    by,
    dice: attack.dice.map(die => ({ ...die })),
    defence: [],
    rule: 'D2C-HERO-59',
  });
  if (among.length === 0) return;
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'pick',
    rule: 'D2C-HERO-59',
    options: among.map(({ figure, cell }): Choice => ({ do: 'attack', weapon: attack.weapon, target: figure, cell })),
  });
  if (choice.do === 'attack') attack.aims = [aimed(state, by, { figure: choice.target, cell: choice.cell }, true)];
}

const mayRollFirst = (state: State, { by, aims }: Attack): boolean =>
  aims.length === 1 && aims[0]?.target === true && isPermitted(state, by, 'rolls-first');

const other = ({ aims }: Attack): { other?: FigureId } => {
  const target = aims.find(aim => aim.target) ?? aims[0];
  return target === undefined ? {} : { other: target.figure };
};

function begin(state: State, declared: Declared): Attack {
  const {
    by,
    weapon,
    targets,
    affects = [],
    damage = 0,
    range = 0,
    pierce = 0,
    surges = [],
    source = weapon.id,
  } = declared;
  const part = (amount: number): { source: string; amount: number }[] => (amount === 0 ? [] : [{ source, amount }]);
  return {
    by,
    weapon: weapon.id,
    source,
    traits: [...weapon.traits],
    type: weapon.type,
    ...(declared.from !== undefined && { from: [...declared.from] }),
    step: 1,
    pool: [...weapon.dice, ...(declared.dice ?? [])],
    dice: [],
    damage: part(damage),
    range: part(range),
    surges: [],
    pierce: weapon.pierce > 0 ? [{ source: weapon.id, amount: weapon.pierce }, ...part(pierce)] : part(pierce),
    spent: 0,
    usedSurges: [],
    granted: [
      // Attacks may answer attacks with the same card: a state never holds the same node twice.
      ...weapon.surges.map(surge => ({ source: weapon.id, surge: copy(surge) })),
      ...surges.map(surge => ({ source, surge: copy(surge) })),
    ],
    demands: [],
    conditions: [],
    blast: weapon.blast || (declared.blast ?? false),
    ignoresRange: declared.ignoresRange ?? false,
    ...(declared.beyond && { beyond: true }),
    least: declared.least ?? 0,
    missed: false,
    broken: false,
    aims: [
      ...targets.map(target => raised(state, declared, aimed(state, by, target, true))),
      ...affects.map(target => aimed(state, by, target, false)),
    ],
    ifDealt: copy([...(declared.ifDealt ?? [])]),
    defeated: [],
    defending: null,
  };
}

/** The target of a melee attack over an elevation line has a black die more, unless the attack reaches farther than its neighbours (D2-TERR-22, -23). */
function raised(state: State, { by, weapon, from }: Declared, aim: Aimed): Aimed {
  if (weapon.type !== 'melee' || weapon.reach > 1) return aim;
  if (isOverElevation(state, from ?? figureOf(state, by)?.cells ?? [], aim.cell)) aim.pool.push('black');
  return aim;
}

export const aimed = (state: State, by: FigureId, { figure, cell }: Target, target: boolean): Aimed => ({
  figure,
  group: monsterOf(state, figure)?.group ?? null,
  cell,
  target,
  measured: null,
  pool: defencePool(state, figure, by),
  dice: [],
  rolled: false,
  shields: [],
  replaced: null,
  dealt: 0,
  suffered: 0,
  done: false,
});

function* steps(state: State, io: Io, attack: Attack, before: readonly Follow[]): Flow {
  const { by } = attack;
  const about = () => ({ figure: by, ...other(attack) });
  // Step 1: weapon and target; without a target, all whom it affects (D2-ASTEP-07).
  const targets = attack.aims.filter(aim => aim.target);
  io.tell?.({
    kind: 'attacks',
    by,
    weapon: attack.weapon,
    on: (targets.length > 0 ? targets : attack.aims).map(aim => aim.figure),
    rule: targets.length > 0 ? 'D2-ASTEP-04' : 'D2-ASTEP-07',
  });
  if (attack.blast) spread(state, attack);
  yield* announce(state, io, 'attack-declared', about());
  if (attack.broken || attack.aims.length === 0) return;
  // Step 2: both sides roll at the same time.
  attack.step = 2;
  looking(state, () => gather(state, attack));
  if (before.length > 0) yield* follow(state, io, attack, before);
  yield* announce(state, io, 'before-roll', about());
  if (attack.broken) return;
  rollAll(state, io, attack);
  yield* afterRoll(state, io, attack, attack.aims);
  if (attack.broken) return;
  const misses = (): boolean => resultOf(attack).miss && !isPermitted(state, by, 'never-misses');
  if (misses()) yield* announce(state, io, 'missing', about());
  if (misses()) return miss(io, attack, 'D2-MISS-01');
  // Step 3: range.
  attack.step = 3;
  yield* announce(state, io, 'measuring', about());
  if (attack.beyond) return miss(io, attack, 'D2-MISS-02');
  if (needsRange(state, attack)) {
    if (isShort(state, attack)) yield* spendSurges(state, io, attack, 'range');
    if (isShort(state, attack)) yield* announce(state, io, 'missing', about());
    if (misses()) return miss(io, attack, 'D2-MISS-01');
    if (isShort(state, attack)) return miss(io, attack, 'D2-MISS-02');
  }
  const isSafe = attack.demands.length === 0;
  if (isSafe) yield* announce(state, io, 'not-missed', about());
  if (attack.broken) return;
  // Step 4: surges. What must be paid comes first: only then it is certain that the attack does not miss (D2C-SHWK-04, D2C-ITEM-09).
  attack.step = 4;
  if (!(yield* payDemands(state, io, attack))) return miss(io, attack, 'D2-MISS-03');
  if (!isSafe) yield* announce(state, io, 'not-missed', about());
  yield* spendSurges(state, io, attack, 'all');
  if (attack.broken) return;
  yield* announce(state, io, 'surges-spent', about());
  // Step 5: damage.
  attack.step = 5;
  yield* dealDamage(state, io, attack);
  yield* followUp(state, io, attack);
}

function miss(io: Io, attack: Attack, rule: 'D2-MISS-01' | 'D2-MISS-02' | 'D2-MISS-03'): void {
  attack.missed = true;
  io.tell?.({ kind: 'missed', by: attack.by, rule });
}

/** What cards add to both pools and to the results without being used: weapons, skills, lasting effects (D2-CHAR-12). */
function gather(state: State, attack: Attack): void {
  const { by } = attack;
  const about = { figure: by, ...other(attack) };
  const counts = (effect: { readonly if?: Parameters<typeof holds>[2] }, source: string): boolean =>
    effect.if === undefined || holds(state, by, effect.if, about, source);
  for (const { effect, source } of inForce(state, by, 'dice'))
    if (effect.pool === 'attack' && counts(effect, source)) attack.pool.push(...effect.dice);
  for (const { effect, source } of inForce(state, by, 'bonus'))
    if (counts(effect, source)) attack[effect.to].push({ source, amount: effect.n });
  for (const { effect, source, owner } of inForce(state, by, 'surge'))
    if (counts(effect, source)) attack.granted.push({ source: `${owner}/${source}`, surge: copy(effect.surge) });
  // What demands a surge does not add up (D2C-MAB-61).
  for (const { effect, source } of inForce(state, by, 'demand'))
    if (counts(effect, source) && !attack.demands.includes(source)) attack.demands.push(source);
  for (const aim of attack.aims)
    for (const { effect, source } of inForce(state, aim.figure, 'bonus-against'))
      if (holds(state, aim.figure, effect.if ?? { is: 'target' }, about, source))
        attack[effect.to].push({ source, amount: effect.n });
  // Whoever clouds the spaces around him clouds them for everybody.
  for (const { id, cells } of everybody(state))
    for (const { effect, source } of inForce(state, id, 'demand-near'))
      if (
        attack.aims.some(({ target, cell }) => target && spacesBetween(state, cells, cell) <= effect.within) &&
        !attack.demands.includes(source)
      )
        attack.demands.push(source);
  for (const aim of attack.aims)
    for (const { effect, source } of inForce(state, aim.figure, 'demand-against'))
      if (holds(state, aim.figure, effect.if ?? { is: 'affected' }, about, source) && !attack.demands.includes(source))
        attack.demands.push(source);
}

/** Attack and defence dice are thrown together (D2-ASTEP-08, -09). */
function rollAll(state: State, io: Io, attack: Attack): void {
  const waiting = attack.aims.filter(aim => !aim.rolled);
  // Dice rolled before the target was named lie there already.
  const own = attack.pool.slice(attack.dice.length);
  const kinds = [...own, ...waiting.flatMap(({ pool }) => pool)];
  const ends: number[] = [];
  let end = own.length;
  for (const { pool } of waiting) {
    end += pool.length;
    ends.push(end);
  }
  const dice = roll(io, kinds, alike(state, attack, { kinds, own: own.length, ends }));
  attack.dice = [...attack.dice, ...dice.slice(0, own.length)];
  let at = own.length;
  for (const aim of waiting) {
    aim.dice = dice.slice(at, at + aim.pool.length);
    at += aim.pool.length;
    aim.rolled = true;
  }
  io.tell?.({
    kind: 'attack-rolled',
    by: attack.by,
    dice: attack.dice.map(die => ({ ...die })),
    defence: waiting.map(({ figure, dice: shown }) => ({ figure, dice: shown.map(die => ({ ...die })) })),
    rule: 'D2-ASTEP-08',
  });
}

/** Both sides may use what is used after a roll (D2-ASTEP-10, -11). */
export function* afterRoll(state: State, io: Io, attack: Attack, aims: readonly Aimed[]): Flow {
  yield* announce(state, io, 'rolled', { figure: attack.by, ...other(attack) });
  yield* afterDefence(state, io, attack, aims);
}

/** Every defence roll is answered on its own, even where one figure makes two (D2-TGT-12), until the attack is broken off (D2-ATK-03). */
function* afterDefence(state: State, io: Io, attack: Attack, aims: readonly Aimed[]): Flow {
  for (const aim of [...aims]) {
    if (attack.broken) break;
    attack.defending = attack.aims.indexOf(aim);
    yield* announce(state, io, 'defence-rolled', { figure: aim.figure, other: attack.by });
  }
  attack.defending = null;
}

/** Blast: all figures next to the target spaces, friends too, each once (D2-KEYW-04 to -07). */
export function spread(state: State, attack: Attack): Aimed[] {
  const added: Aimed[] = [];
  for (const { cell } of attack.aims.filter(aim => aim.target))
    for (const { figure, cell: beside } of figuresBeside(state, cell))
      if (!attack.aims.some(aim => aim.figure === figure) && mayAffect(state, attack.by, figure)) {
        const aim = aimed(state, attack.by, { figure, cell: beside }, false);
        attack.aims.push(aim);
        added.push(aim);
      }
  return added;
}

/** Figures that come into an attack in step 4 roll their dice now, with all that belongs to it (D2-ASTEP-21, D2-KEYW-12). */
export function* rollLate(state: State, io: Io, attack: Attack, added: readonly Aimed[]): Flow {
  if (added.length === 0) return;
  yield* announce(state, io, 'before-roll', { figure: attack.by, ...other(attack) });
  for (const aim of added) {
    const { pool: kinds } = aim;
    aim.dice = roll(io, kinds, alike(state, attack, { kinds, own: 0, ends: [kinds.length] }));
    aim.rolled = true;
    io.tell?.({
      kind: 'attack-rolled',
      by: attack.by,
      dice: [],
      defence: [{ figure: aim.figure, dice: aim.dice.map(die => ({ ...die })) }],
      rule: 'D2-KEYW-12',
    });
  }
  yield* afterDefence(state, io, attack, added);
}

/** Damage is dealt figure by figure, in the order the active player chooses (D2-ASTEP-24 to -28). */
function* dealDamage(state: State, io: Io, attack: Attack): Flow {
  const spread = isSpread(state, attack);
  for (let first = true; ; first = false) {
    const left = attack.aims.filter(aim => !aim.done);
    if (left.length === 0 || attack.broken) return;
    // The one that takes it all is a target, if there is any (D2-RTLAI-17).
    const targets = spread && first ? left.filter(aim => aim.target && monsterOf(state, aim.figure) !== null) : [];
    const waiting = targets.length > 0 ? targets : left;
    const aim = waiting.length === 1 ? (waiting[0] as Aimed) : yield* nextHit(state, attack, waiting);
    aim.done = true;
    if (isOut(state, aim.figure)) continue;
    const whole = resultOf(attack);
    const result = spread && !first ? { ...whole, damage: Math.ceil(whole.damage / 2) } : whole;
    const pierced = !isPermitted(state, aim.figure, 'no-pierce');
    aim.dealt = dealtBy(result, aim, attack.least, pierced);
    io.tell?.({
      kind: 'dealt',
      by: attack.by,
      figure: aim.figure,
      damage: result.damage,
      shields: shieldsOf(aim),
      pierce: pierced ? result.pierce : 0,
      dealt: aim.dealt,
      rule: 'D2-ASTEP-25',
    });
    // A surge's condition needs damage dealt in this step (D2-COND-02), and is there before the damage is suffered (D2-COND-EX1).
    if (aim.dealt > 0)
      for (const condition of attack.conditions) yield* giveCondition(state, io, aim.figure, condition, attack.weapon);
    aim.suffered = yield* suffer(state, io, aim.figure, aim.dealt, {
      by: attack.weapon,
      from: attack.by,
      attack: true,
    });
    if (aim.suffered > 0) note(state, attack.source, 'hurt', aim.figure);
  }
}

/** Against the automaton an attack of a hero that affects several monsters works on one of them; all others take half (D2-RTLAI-17 to -19, -61). */
const isSpread = (state: State, { by, aims }: Attack): boolean =>
  state.legend !== null &&
  monsterOf(state, by) === null &&
  aims.filter(({ figure }) => monsterOf(state, figure) !== null).length > 1;

function* nextHit(state: State, attack: Attack, waiting: readonly Aimed[]): Flow<Aimed> {
  const figures = [...new Set(waiting.map(({ figure }) => figure))];
  const seat = seatOf(state, turnOf(state)?.figure ?? attack.by);
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'order',
    rule: 'D2-ASTEP-27',
    options: figures.map(figure => ({ do: 'order', of: figure })),
  });
  return waiting.find(({ figure }) => choice.do === 'order' && choice.of === figure) ?? (waiting[0] as Aimed);
}

/** What cards promise for the end of the attack, mostly if it deals damage. */
function* followUp(state: State, io: Io, attack: Attack): Flow {
  if (attack.ifDealt.length === 0) return;
  const dealt = attack.aims.some(aim => aim.dealt > 0);
  yield* follow(
    state,
    io,
    attack,
    attack.ifDealt.filter(({ always }) => dealt || always),
  );
}

/** What cards say of this attack acts on its targets. */
function* follow(state: State, io: Io, attack: Attack, follows: readonly Follow[]): Flow {
  for (const { source, by, effects } of follows) {
    const on = attack.aims.filter(aim => aim.target).map(aim => aim.figure);
    yield* vocabulary.carryOut(
      {
        state,
        io,
        by,
        seat: seatOf(state, by),
        source: { id: source, by: 'skill' },
        on,
        cell: null,
        about: { figure: by, ...other(attack) },
        x: 0,
        shown: NO_DICE,
      },
      effects as readonly Effect[],
    );
  }
}
