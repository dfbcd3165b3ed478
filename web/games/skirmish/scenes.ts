import type { Lang, SeatName } from '@tafelrunde/engine';
import type { Cry } from '../../kit/map/overlays.tsx';
import type { Effect } from '../../kit/map/token-effects.ts';
import type { MapScene } from '../../kit/motion/map-scene.ts';
import { CARDS, type Event, type Unit, unitId, type View } from './game.ts';
import { wayOf } from './ways.ts';
import { say } from './words.ts';

export type Scene = MapScene<View>;

/** A step over a square, in milliseconds. */
const STEP = 150;

/** What happened between two views, each moment on a copy of the old one. */
export function scenesOf(before: View, events: readonly Event[], lang: Lang, seat: SeatName): Scene[] {
  let now = before;
  const change = (number: number, part: Partial<Unit>): void => {
    now = { ...now, units: now.units.map((unit, i) => (i === number ? { ...unit, ...part } : unit)) };
  };
  const scene = (ms: number, effect: Effect | null, cry: Cry | null = null, banner: string | null = null): Scene => ({
    view: now,
    ms,
    effect,
    cry,
    banner,
  });
  const hurt = (number: number, damage: number): Scene => {
    const unit = now.units[number];
    change(number, { life: Math.max(0, (unit?.life ?? 0) - damage) });
    const text = damage > 0 ? say(lang, 'damage', damage) : say(lang, 'noDamage');
    const effect: Effect = { kind: damage > 0 ? 'hurt' : 'guard', figure: unitId(number), ms: 480 };
    // Whoever falls is told of next: until then it stands.
    const shown = scene(480, effect, { cell: unit?.at ?? 0, text, tone: damage > 0 ? 'bad' : 'plain' });
    const standing = now.units.map((u, i) => (i === number && u.life === 0 ? { ...u, life: 1 } : u));
    return { ...shown, view: { ...now, units: standing } };
  };
  return events.flatMap(event => {
    switch (event.kind) {
      case 'moved': {
        const path = wayOf(now, event.unit, event.to);
        change(event.unit, { at: event.to });
        const ms = Math.max(1, path.length - 1) * STEP;
        return [scene(ms, { kind: 'walk', figure: unitId(event.unit), path, ms })];
      }
      case 'attacked': {
        const [from, to] = [now.units[event.unit]?.at ?? 0, now.units[event.target]?.at ?? 0];
        const lunge = scene(700, { kind: 'lunge', figure: unitId(event.unit), from, to, ms: 320 });
        return [lunge, hurt(event.target, event.damage)];
      }
      case 'burned':
        return [hurt(event.unit, event.damage)];
      case 'fell': {
        const cell = now.units[event.unit]?.at ?? 0;
        const cry: Cry = { cell, text: say(lang, 'falls'), tone: 'bad' };
        return [scene(520, { kind: 'fall', figure: unitId(event.unit), ms: 520 }, cry)];
      }
      case 'played': {
        const cell = now.units[event.target]?.at ?? 0;
        const cry: Cry = { cell, text: CARDS[event.card].name[lang], tone: event.card === 'fireball' ? 'bad' : 'good' };
        return [scene(700, { kind: 'shine', figure: unitId(event.target), ms: 600 }, cry)];
      }
      case 'turn':
        return [scene(700, null, null, say(lang, 'turnOf', event.turn, seat(event.seat)))];
      default:
        return [];
    }
  });
}

/** Nothing moved between the two. */
export const looksAlike = (a: View, b: View): boolean => JSON.stringify(a.units) === JSON.stringify(b.units);
