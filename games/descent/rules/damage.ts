import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type Cell, everybody, type FigureId, figureOf, heroOf, isHero, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { defeat } from './defeat.ts';
import { holds } from './holding.ts';
import { inForce } from './in-force.ts';
import { isWithin } from './map.ts';
import { lieutenantStands } from './quest/lieutenants.ts';
import { standAgain } from './recovery.ts';
import { mayRecover } from './tainted.ts';
import { healthOf, staminaOf } from './values.ts';
import { activeSeat, announce, isAnswered } from './window.ts';

/** Where damage or fatigue comes from. */
export interface Cause {
  readonly by: string;
  /** The figure that caused it, if one did. */
  readonly from?: FigureId;
  /** It is damage of the attack being resolved (D2-ASTEP-29). */
  readonly attack?: true;
  /** Suffered of one's own will, as a cost: never beyond stamina (D2-CHAR-08). */
  readonly willing?: true;
  /** The token of a hero who falls by it lies in one of these spaces, not where he stood (D2-TERR-27). */
  readonly beside?: readonly Cell[];
}

/** A figure suffers damage; at its health it is defeated (D2-DMG-01 to -04). Returns how much it really suffered. */
export function* suffer(state: State, io: Io, id: FigureId, n: number, cause: Cause): Flow<number> {
  const figure = figureOf(state, id);
  if (figure === null || n <= 0 || isOut(state, id) || isImmune(state, id, cause)) return 0;
  const wanted = { figure: id, left: n };
  state.hurting.push(wanted);
  yield* announce(state, io, 'suffering', {
    figure: id,
    ...(cause.from !== undefined && { other: cause.from }),
    n,
    by: cause.by,
    ...(cause.attack && { attack: true }),
  });
  state.hurting.splice(state.hurting.indexOf(wanted), 1);
  const health = healthOf(state, id);
  const taken = Math.min(wanted.left, health - figure.damage);
  if (taken <= 0) return 0;
  figure.damage += taken;
  wake(state, id);
  io.tell?.({ kind: 'suffered', figure: id, n: taken, left: health - figure.damage, by: cause.by, rule: 'D2-DMG-01' });
  yield* announce(state, io, 'suffered', {
    figure: id,
    ...(cause.from !== undefined && { other: cause.from }),
    n: taken,
    by: cause.by,
    ...(cause.attack && { attack: true }),
  });
  if (figure.damage >= healthOf(state, id) && !isOut(state, id)) yield* defeat(state, io, id, cause);
  return taken;
}

/** The quest spares it this damage (D2C-QTSR-10, -39). */
export function isImmune(state: State, id: FigureId, { by, from, attack }: Cause): boolean {
  for (const { effect } of inForce(state, id, 'immune')) {
    if (effect.to === 'attacks' ? !attack : effect.to !== 'all' && effect.to !== by) continue;
    if (effect.unless === undefined || from === undefined || !holds(state, from, effect.unless)) return true;
  }
  return false;
}

/** Lessens the damage a figure is about to suffer, or adds to it (less than nothing); how much it was lessened. Where none is left there is nothing to add to. */
export function lessen(state: State, id: FigureId, n: number): number {
  const wanted = state.hurting.findLast(({ figure }) => figure === id);
  if (wanted === undefined || wanted.left <= 0) return 0;
  const less = Math.min(n, wanted.left);
  wanted.left -= less;
  return less;
}

/** The damage a figure is about to suffer. */
export const aboutToSuffer = (state: State, id: FigureId): number =>
  state.hurting.findLast(({ figure }) => figure === id)?.left ?? 0;

/** Knocked out or off the map: nothing hurts it (D2-KO-16, -17). */
export const isOut = (state: State, id: FigureId): boolean =>
  (isHero(state, id) && heroOf(state, id).down !== null) || (figureOf(state, id)?.cells.length ?? 0) === 0;

/** An inactive group wakes when one of its monsters suffers damage (D2-INACT-05). */
function wake(state: State, id: FigureId): void {
  const group = state.monsters.find(one => one.id === id)?.group;
  const found = state.groups.find(one => one.id === group);
  if (found !== undefined) found.inactive = false;
}

/** A figure suffers fatigue; beyond its stamina, or without one, damage in its place (D2-CHAR-09, -10). */
export function* tire(state: State, io: Io, id: FigureId, n: number, cause: Cause): Flow {
  if (n <= 0 || isOut(state, id)) return;
  const stamina = staminaOf(state, id);
  const willing = cause.willing ? ({ willing: true } as const) : {};
  if (stamina === null) {
    yield* announce(state, io, 'fatigue-suffered', { figure: id, n, by: cause.by, ...willing });
    yield* suffer(state, io, id, n, cause);
    return;
  }
  const hero = heroOf(state, id);
  const fatigue = Math.min(n, Math.max(0, stamina - hero.fatigue));
  hero.fatigue += fatigue;
  if (fatigue > 0)
    io.tell?.({ kind: 'tired', figure: id, n: fatigue, total: hero.fatigue, by: cause.by, rule: 'D2-FAT-01' });
  yield* announce(state, io, 'fatigue-suffered', { figure: id, n, tired: fatigue, by: cause.by, ...willing });
  if (n > fatigue) yield* suffer(state, io, id, n - fatigue, cause);
}

/** A figure recovers damage; who was knocked out stands again at once (D2-KO-13). */
export function* recoverDamage(
  state: State,
  io: Io,
  id: FigureId,
  n: number,
  by: string,
  deed: { readonly by: FigureId; readonly feat: boolean } = { by: '', feat: false },
): Flow {
  const figure = figureOf(state, id);
  if (figure === null || !mayRecover(state, id, deed.by, deed.feat)) return;
  for (const { effect } of inForce(state, id, 'permit')) if (effect.rule === 'never-recovers') return;
  if (n <= 0 || figure.damage <= 0) return;
  const less = withheld(state, id, by);
  const about = { figure: id, n, by };
  // Where both may change it, the active player says what comes first (D2C-BARD-05).
  const lessFirst = less > 0 && isAnswered(state, io, 'recovering', about) && (yield* isLessFirst(state));
  const first = lessFirst ? Math.min(n, figure.damage) - less : n;
  if (first <= 0) return;
  const whole = yield* raised(state, io, id, 'recovering', first, by);
  const back = Math.min(whole, figure.damage) - (lessFirst ? 0 : less);
  if (back <= 0) return;
  figure.damage -= back;
  io.tell?.({ kind: 'recovered', figure: id, what: 'damage', n: back, by, rule: 'D2-DMG-01' });
  yield* announce(state, io, 'recovered', { figure: id, n: back, by });
  if (isHero(state, id) && heroOf(state, id).down !== null) {
    yield* standAgain(state, io, id);
    yield* announce(state, io, 'risen', { figure: id, n: back, by });
  } else yield* lieutenantStands(state, io, id);
}

/** Cards may add to what a figure is about to recover: how much it is then. */
function* raised(
  state: State,
  io: Io,
  id: FigureId,
  moment: 'recovering' | 'fatigue-recovering',
  n: number,
  by: string,
): Flow<number> {
  const wanted = { figure: id, n };
  state.recovering ??= [];
  state.recovering.push(wanted);
  yield* announce(state, io, moment, { figure: id, n, by });
  state.recovering.splice(state.recovering.indexOf(wanted), 1);
  return wanted.n;
}

/** What the figure is about to recover grows. */
export function raiseRecovery({ recovering = [] }: State, id: FigureId, n: number): void {
  const wanted = recovering.findLast(({ figure }) => figure === id);
  if (wanted !== undefined) wanted.n += n;
}

function* isLessFirst(state: State): Flow<boolean> {
  const choice = yield* choose<Choice, AskKind>({
    seat: activeSeat(state),
    kind: 'order',
    rule: 'D2-INT-13',
    options: [
      { do: 'order', of: 'less' },
      { do: 'order', of: 'answers' },
    ],
  });
  return choice.do === 'order' && choice.of === 'less';
}

/** How much less a hero recovers by what is near: spaces are counted to his token while he is knocked out (D2C-MAB-44 to -47). */
function withheld(state: State, id: FigureId, by: string): number {
  if (!isHero(state, id)) return 0;
  const { down } = heroOf(state, id);
  let less = 0;
  for (const { id: other, cells } of everybody(state)) {
    if (other === id || cells.length === 0) continue;
    for (const { effect } of inForce(state, other, 'less-recovery')) {
      if (effect.down && (down === null || by === 'stood-up' || by.endsWith('-feat'))) continue;
      if (isWithin(state, other, id, effect.within)) less += effect.n === 'all' ? Number.POSITIVE_INFINITY : effect.n;
    }
  }
  return less;
}

/** A hero recovers fatigue; who is knocked out only together with damage (D2-KO-18). */
export function* recoverFatigue(state: State, io: Io, id: FigureId, n: number, by: string): Flow {
  if (!isHero(state, id)) return;
  const hero = heroOf(state, id);
  if (n <= 0 || hero.fatigue <= 0 || hero.down !== null) return;
  const back = Math.min(yield* raised(state, io, id, 'fatigue-recovering', n, by), hero.fatigue);
  hero.fatigue -= back;
  io.tell?.({ kind: 'recovered', figure: id, what: 'fatigue', n: back, by, rule: 'D2-FAT-06' });
  yield* announce(state, io, 'fatigue-recovered', { figure: id, n: back, by });
}
