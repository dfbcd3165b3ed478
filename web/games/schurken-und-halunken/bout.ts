import { type Sum, type SumPart, totalOf } from '@tafelrunde/engine';
import type { AttackForm, Defence, Event, InstanceId, Means, View } from './game.ts';

/** One side of a duel: its value with all summands, and what the dice added. */
export interface Score {
  readonly base: number;
  readonly parts: readonly SumPart[];
  /** Empty before the roll. */
  readonly dice: readonly number[];
  readonly total: number;
}

export type Result =
  | { readonly is: 'hit'; readonly base: number; readonly parts: readonly SumPart[]; readonly damage: number }
  | { readonly is: 'warded' }
  | { readonly is: 'cancelled' };

/** Duels are numbered, so that a new one is told from the beginning. */
interface Numbered {
  readonly no: number;
}

/** A combat as it is shown, from the announcement to the damage; it outlives the combat of the rules until the next one. */
export interface Fight extends Numbered {
  readonly kind: 'fight';
  readonly attacker: string;
  readonly with: Means;
  readonly hands: number;
  readonly form: AttackForm;
  readonly target: string;
  readonly protector: string | null;
  readonly defence: { readonly how: Defence['how']; readonly with: Means | null } | null;
  /** Cards played into it by either side. */
  readonly played: readonly { readonly card: InstanceId; readonly by: number }[];
  readonly attack: Score | null;
  readonly guard: Score | null;
  readonly result: Result | null;
  readonly slain: boolean;
}

/** A spell against its target value. */
export interface Spell extends Numbered {
  readonly kind: 'spell';
  readonly by: string;
  /** null until it is told. */
  readonly card: InstanceId | null;
  readonly needed: number;
  readonly score: Score | null;
  readonly success: boolean | null;
}

/** The die an NPC rolls for staying. */
export interface Loyalty extends Numbered {
  readonly kind: 'loyalty';
  readonly card: InstanceId;
  readonly die: number;
  readonly stays: boolean;
}

export type Bout = Fight | Spell | Loyalty;

/** The last duel or roll, after these events. */
export const follow = (bout: Bout | null, events: readonly Event[]): Bout | null => events.reduce(next, bout);

function next(bout: Bout | null, event: Event): Bout | null {
  switch (event.kind) {
    case 'attacked':
      return begin(event, numberAfter(bout));
    case 'loyalty':
      return { kind: 'loyalty', no: numberAfter(bout), card: event.card, die: event.die, stays: event.stays };
    case 'rolled':
      if (event.roll === 'cast') return castRoll(bout, event);
      break;
    case 'cast':
      return castResult(bout, event);
  }
  return bout?.kind === 'fight' ? fightOn(bout, event) : bout;
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const numberAfter = (bout: Bout | null): number => (bout?.no ?? 0) + 1;

const begin = ({ by, with: means, hands, form, target }: Of<'attacked'>, no: number): Fight => ({
  kind: 'fight',
  no,
  attacker: by,
  with: means,
  hands,
  form,
  target,
  protector: null,
  defence: null,
  played: [],
  attack: null,
  guard: null,
  result: null,
  slain: false,
});

function fightOn(fight: Fight, event: Event): Fight {
  const isOver = fight.result !== null;
  switch (event.kind) {
    case 'protected':
      return { ...fight, protector: event.by };
    case 'redirected':
      return { ...fight, target: event.to, protector: null };
    case 'defends':
      return { ...fight, defence: { how: event.how, with: event.with } };
    case 'played':
    case 'used':
      return isOver ? fight : { ...fight, played: [...fight.played, { card: event.card, by: event.group }] };
    case 'rolled':
      return event.roll === 'attack' ? { ...fight, attack: scoreOf(event) } : { ...fight, guard: scoreOf(event) };
    case 'stands':
      return { ...fight, guard: { base: event.total, parts: [], dice: [], total: event.total } };
    case 'warded':
      return { ...fight, result: { is: 'warded' } };
    case 'hit':
      return { ...fight, result: { is: 'hit', base: event.base, parts: event.parts, damage: event.damage } };
    case 'cancelled':
      return event.what === 'attack' ? { ...fight, result: { is: 'cancelled' } } : fight;
    case 'died':
      return event.who === (fight.protector ?? fight.target) ? { ...fight, slain: true } : fight;
    default:
      return fight;
  }
}

const scoreOf = ({ base, parts, dice, total }: Of<'rolled'>): Score => ({ base, parts, dice, total });

function castRoll(bout: Bout | null, event: Of<'rolled'>): Bout | null {
  const score = scoreOf(event);
  return bout?.kind === 'spell' && bout.success === null && bout.by === event.who
    ? { ...bout, score }
    : { kind: 'spell', no: numberAfter(bout), by: event.who, card: null, needed: 0, score, success: null };
}

function castResult(bout: Bout | null, { by, card, needed, success }: Of<'cast'>): Bout {
  const known = bout?.kind === 'spell' && bout.success === null ? bout : null;
  return { kind: 'spell', no: known?.no ?? numberAfter(bout), by, card, needed, score: known?.score ?? null, success };
}

/** Before the dice the view knows more than the events did: both sums, and what was joined in the middle. */
export function withView(
  bout: Bout | null,
  { combat, casting }: View,
  needed: (card: InstanceId) => number,
): Bout | null {
  if (casting)
    return {
      kind: 'spell',
      no: numberAfter(bout),
      by: casting.by,
      card: casting.card,
      needed: needed(casting.card),
      score: before(casting.value),
      success: null,
    };
  if (!combat || combat.rolled) return bout;
  const { attacker, with: means, hands, form, target, protector, defence, played } = combat;
  const known = bout?.kind === 'fight' && bout.result === null && bout.attacker === attacker ? bout : null;
  return {
    kind: 'fight',
    no: known?.no ?? numberAfter(bout),
    attacker,
    with: means,
    hands,
    form,
    target,
    protector,
    defence: defence ? { how: defence.how, with: defence.with } : null,
    // Abilities that were used are told but not kept in the combat.
    played: known && known.played.length > played.length ? known.played : played,
    attack: combat.attackSum && before(combat.attackSum),
    guard: combat.defenceSum && before(combat.defenceSum),
    result: combat.cancelled ? { is: 'cancelled' } : null,
    slain: false,
  };
}

const before = (sum: Sum): Score => ({ base: sum.base, parts: sum.parts, dice: [], total: totalOf(sum) });
