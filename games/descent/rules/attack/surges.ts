import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import type { Surge } from '../../content/card.ts';
import { SKILLS } from '../../content/index.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { type Doing, NO_DICE } from '../../effects/word.ts';
import { type Attack, type Deed, isHero, overlordSeat, type State, seatOf } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { recoverFatigue } from '../damage.ts';
import { isPermitted } from '../in-force.ts';
import { announce } from '../window.ts';
import { isShort } from './range.ts';
import { resultOf } from './result.ts';

/** A surge ability of this attack that may be used now. */
interface Usable {
  readonly source: string;
  readonly n: number;
  readonly surge: Surge;
}

const key = (source: string, n: number): string => `${source}/${n}`;

/**
 * The attacker spends surges in any order, each ability once (D2-ASTEP-16 to -18); in step 3 only on range, and only while it is too short (D2-ASTEP-14).
 */
export function* spendSurges(state: State, io: Io, attack: Attack, on: 'range' | 'all'): Flow {
  const { by } = attack;
  const led = isPermitted(state, by, 'overlord-spends');
  const seat = led ? overlordSeat(state) : seatOf(state, by);
  let refreshed = false;
  while (!attack.broken) {
    if (on === 'range' && !isShort(state, attack)) return;
    const usable = mayNotSpend(state, attack) ? [] : usableSurges(state, attack, on);
    const options: Choice[] = usable.map(({ source, n, surge }) => ({ do: 'surge', source, n, does: surge }));
    // One surge may give back 1 fatigue, even if there is none (D2-ASTEP-22, D2-SURGE-07).
    if (
      on === 'all' &&
      !refreshed &&
      isHero(state, by) &&
      state.charmed !== by &&
      leftFor(state, attack) > 0 &&
      !isPermitted(state, by, 'no-surge-fatigue')
    )
      options.push({ do: 'surge-fatigue' });
    if (options.length === 0) return;
    // Some must spend as many as they can (D2C-QTSR-37).
    // He who spends those of another must spend all he can, even on fatigue that is not there (D2C-OL-48 to -50).
    if (!led && (on === 'range' || usable.length === 0 || !isPermitted(state, by, 'spends-all-surges')))
      options.push({ do: 'done' });
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: on === 'range' ? 'range' : 'surge',
      rule: on === 'range' ? 'D2-ASTEP-14' : 'D2-ASTEP-16',
      options,
    });
    if (choice.do === 'surge-fatigue') {
      refreshed = true;
      attack.spent++;
      io.tell?.({ kind: 'surge', by, source: 'fatigue', n: 0, rule: 'D2-ASTEP-22' });
      yield* recoverFatigue(state, io, by, isPermitted(state, by, 'surge-recovers-2') ? 2 : 1, 'surge');
      yield* announce(state, io, 'surge-fatigue', { figure: by });
      continue;
    }
    const chosen = usable.find(({ source, n }) => choice.do === 'surge' && choice.source === source && choice.n === n);
    if (chosen === undefined) return;
    yield* useSurge(state, io, attack, chosen);
  }
}

function* useSurge(state: State, io: Io, attack: Attack, { source, n, surge }: Usable): Flow {
  attack.spent += surge.cost ?? 1;
  attack.usedSurges.push(key(source, n));
  io.tell?.({ kind: 'surge', by: attack.by, source, n, rule: 'D2-ASTEP-16' });
  const at = doing(state, io, attack, source);
  const card = at.source.id;
  // A surge ability of a skill is that skill at work.
  if (!Object.hasOwn(SKILLS, card)) return yield* vocabulary.carryOut(at, surge.effects);
  const deed: Deed = { by: attack.by, card, hurt: [], helped: [] };
  state.deeds.push(deed);
  yield* vocabulary.carryOut(at, surge.effects);
  state.deeds.splice(state.deeds.lastIndexOf(deed), 1);
  const { hurt, helped } = deed;
  yield* announce(state, io, 'used', { figure: attack.by, card, on: at.on, hurt, helped });
}

const doing = (state: State, io: Io, attack: Attack, source: string): Doing => ({
  state,
  io,
  by: attack.by,
  seat: seatOf(state, attack.by),
  source: { id: source.split('/').pop() ?? source, by: 'item' },
  on: attack.aims.filter(aim => aim.target).map(aim => aim.figure),
  cell: attack.aims[0]?.cell ?? null,
  about: { figure: attack.by, ...(attack.aims[0] && { other: attack.aims[0].figure }) },
  x: 0,
  shown: NO_DICE,
});

/** Surges that may still be spent; some may spend only one. */
export const leftFor = (state: State, attack: Attack): number =>
  Math.min(
    resultOf(attack).left,
    isPermitted(state, attack.by, 'one-surge') ? 1 - attack.spent : Number.POSITIVE_INFINITY,
  );

function usableSurges(state: State, attack: Attack, on: 'range' | 'all'): Usable[] {
  const left = leftFor(state, attack);
  const counts = new Map<string, number>();
  const found: Usable[] = [];
  for (const { source, surge } of attack.granted) {
    const n = counts.get(source) ?? 0;
    counts.set(source, n + 1);
    if ((surge.cost ?? 1) > left || attack.usedSurges.includes(key(source, n))) continue;
    if (
      on === 'range' &&
      !surge.effects.some(({ do: word, ...rest }) => word === 'add' && 'to' in rest && rest.to === 'range')
    )
      continue;
    found.push({ source, n, surge });
  }
  return found;
}

const mayNotSpend = (state: State, { by }: Attack): boolean => isPermitted(state, by, 'no-surges');

/** What makes an attack miss unless a surge is spent on it comes before anything else. False: it was not spent, so that the attack misses (D2-MISS-03). */
export function* payDemands(state: State, io: Io, attack: Attack): Flow<boolean> {
  const led = isPermitted(state, attack.by, 'overlord-spends');
  for (const source of attack.demands) {
    if (leftFor(state, attack) <= 0 || mayNotSpend(state, attack)) return false;
    const choice = yield* choose<Choice, AskKind>({
      seat: led ? overlordSeat(state) : seatOf(state, attack.by),
      kind: 'surge',
      rule: 'D2-MISS-03',
      options: [{ do: 'surge', source, n: 0, does: null }, ...(led ? [] : [{ do: 'pass' } as const])],
    });
    if (choice.do === 'pass') return false;
    attack.spent++;
    io.tell?.({ kind: 'surge', by: attack.by, source, n: 0, rule: 'D2-MISS-03' });
  }
  return true;
}
