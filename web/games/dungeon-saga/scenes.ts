import { type Event, type Figure, nameOf, type View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { Cry } from '../../kit/map/overlays.tsx';
import type { Effect as TokenEffect } from '../../kit/map/token-effects.ts';
import type { MapScene } from '../../kit/motion/map-scene.ts';
import { say } from './messages.ts';
import { pathTo } from './paths.ts';
import { terrainOf } from './terrain.ts';

/** What is seen happening on the board besides what happens to figures. */
type Happening =
  | { readonly kind: 'light'; readonly cells: readonly number[]; readonly from: number; readonly ms: number }
  | { readonly kind: 'banner'; readonly ms: number };

export type Effect = TokenEffect | Happening;
export type Scene = MapScene<View, Happening>;

/** The story from one view to the next. What no event tells is there at the end: the last scene is the new view itself. */
export function scenesOf(before: View, after: View, events: readonly Event[], lang: Lang): Scene[] {
  if (before.adventure !== after.adventure) return [];
  const teller = new Teller(before, after, lang);
  return events.flatMap(event => teller.tell(event) ?? []);
}

/** Plays events onto a copy of the old view; each scene keeps the copy of its moment. */
class Teller {
  #now: View;
  readonly #after: View;
  readonly #lang: Lang;
  #door = -1;

  constructor(before: View, after: View, lang: Lang) {
    this.#now = before;
    this.#after = after;
    this.#lang = lang;
  }

  tell(event: Event): Scene | null {
    switch (event.kind) {
      case 'moved':
        return this.#walk(event);
      case 'pushed':
      case 'placed':
        return this.#put(event.figure, { cell: this.#cell(event.to) }, 'shine', 250);
      case 'faced':
        return this.#put(event.figure, { facing: event.facing }, null, 180);
      case 'attack':
        return this.#lunge(event.attacker, event.target);
      case 'rolled':
        return this.#scene({ ms: 650 });
      case 'hits':
        return this.#strike(event.target, event.hits);
      case 'wounded':
        return this.#put(event.figure, { wounds: event.wounds }, 'hurt', 420, say(this.#lang, 'wound'), 'bad');
      case 'injured':
        return this.#put(event.figure, { wounds: 1 }, 'hurt', 420, say(this.#lang, 'injured'), 'bad');
      case 'healed':
        return this.#heal(event.figure, event.wounds);
      case 'prevented':
        return this.#put(event.figure, {}, 'guard', 400, say(this.#lang, 'prevented'), 'good');
      case 'fell':
        return this.#fall(event);
      case 'appeared':
        return this.#enter([event.figure], 'rise', 450);
      case 'opened':
        return this.#open(event.thing);
      case 'revealed':
        return this.#light(event.figures);
      case 'cast':
        return this.#put(event.figure, {}, 'shine', 600, nameOf(event.spell, this.#lang), 'plain');
      case 'feat':
        return this.#put(event.figure, {}, 'shine', 800, nameOf(event.feat, this.#lang), 'plain');
      case 'used':
        return this.#put(event.figure, {}, 'shine', 500, nameOf(event.what, this.#lang), 'plain');
      case 'granted':
        return this.#put(event.figure, {}, 'shine', 450, nameOf(event.source, this.#lang), 'good');
      case 'gained':
        return this.#put(event.figure, {}, 'shine', 500, nameOf(event.item, this.#lang), 'good');
      case 'broke-away':
        return this.#put(event.figure, {}, 'guard', 250);
      case 'played':
        return this.#banner(nameOf(event.card, this.#lang), 900);
      case 'round':
        return this.#banner(say(this.#lang, 'round', event.number), 700);
      case 'overlord':
        return this.#banner(say(this.#lang, 'overlordTurn'), 700);
      case 'twist':
        this.#now = { ...this.#now, board: this.#after.board };
        return this.#scene({ ms: 900, effect: { kind: 'banner', ms: 900 } });
      default:
        return null;
    }
  }

  #scene(part: Partial<Scene> & { readonly ms: number }): Scene {
    return { effect: null, cry: null, banner: null, ...part, view: this.#now };
  }

  #cell({ x, y }: { readonly x: number; readonly y: number }): number {
    return y * this.#now.board.width + x;
  }

  #figure(id: string): Figure | undefined {
    return this.#now.figures.find(figure => figure.id === id);
  }

  #change(id: string, change: Partial<Figure>): void {
    this.#now = {
      ...this.#now,
      figures: this.#now.figures.map(figure => (figure.id === id ? { ...figure, ...change } : figure)),
    };
  }

  #walk({ figure: id, to, facing }: Extract<Event, { kind: 'moved' }>): Scene | null {
    const figure = this.#figure(id);
    if (!figure) return null;
    const { adventure, board } = this.#now;
    const path = pathTo(this.#now, terrainOf(adventure, board), figure, this.#cell(to));
    this.#change(id, { cell: this.#cell(to), facing });
    const ms = Math.max(1, path.length - 1) * 150;
    return this.#scene({ ms, effect: { kind: 'walk', figure: id, path, ms } });
  }

  #put(
    id: string,
    change: Partial<Figure>,
    kind: 'hurt' | 'guard' | 'heal' | 'shine' | null,
    ms: number,
    text?: string,
    tone: Cry['tone'] = 'plain',
  ): Scene | null {
    if (!this.#figure(id)) return null;
    this.#change(id, change);
    const cell = this.#figure(id)?.cell ?? 0;
    return this.#scene({ ms, effect: kind && { kind, figure: id, ms }, cry: text ? { cell, text, tone } : null });
  }

  #lunge(attacker: string, target: string): Scene | null {
    const figure = this.#figure(attacker);
    const to = this.#figure(target)?.cell ?? this.#now.things.find(thing => thing.id === target)?.cells[0];
    if (!figure || to === undefined) return null;
    return this.#scene({ ms: 320, effect: { kind: 'lunge', figure: attacker, from: figure.cell, to, ms: 320 } });
  }

  #strike(target: string, hits: number): Scene {
    const cell = this.#figure(target)?.cell ?? this.#now.things.find(thing => thing.id === target)?.cells[0] ?? 0;
    const text =
      hits === 0 ? say(this.#lang, 'noHit') : hits === 1 ? say(this.#lang, 'hit') : say(this.#lang, 'hits', hits);
    return this.#scene({
      ms: 480,
      effect: { kind: hits > 0 ? 'hurt' : 'guard', figure: target, ms: 480 },
      cry: { cell, text, tone: hits > 0 ? 'bad' : 'plain' },
    });
  }

  #heal(id: string, wounds: number): Scene | null {
    const now = this.#figure(id)?.wounds ?? wounds;
    return this.#put(id, { wounds: Math.max(0, now - wounds) }, 'heal', 450, say(this.#lang, 'healed', wounds), 'good');
  }

  #fall({ figure: id, as }: Extract<Event, { kind: 'fell' }>): Scene | null {
    const figure = this.#figure(id);
    if (!figure) return null;
    const text = say(this.#lang, as === 'bones' ? 'bonesFate' : as);
    const scene = this.#scene({
      ms: 520,
      effect: { kind: 'fall', figure: id, ms: 520 },
      cry: { cell: figure.cell, text, tone: 'bad' },
    });
    this.#now = {
      ...this.#now,
      figures: this.#now.figures.filter(other => other.id !== id),
      bones: as === 'bones' ? [...this.#now.bones, figure.cell] : this.#now.bones,
    };
    return scene;
  }

  #enter(ids: readonly string[], kind: 'rise', ms: number): Scene | null {
    const come = this.#after.figures.filter(figure => ids.includes(figure.id) && !this.#figure(figure.id));
    if (come.length === 0) return null;
    const cells = come.map(({ cell }) => cell);
    this.#now = {
      ...this.#now,
      figures: [...this.#now.figures, ...come],
      bones: without(this.#now.bones, cells),
    };
    return this.#scene({ ms, effect: { kind, figure: come[0]?.id ?? '', ms } });
  }

  #open(id: string): Scene {
    this.#door = this.#now.things.find(thing => thing.id === id)?.cells[0] ?? -1;
    this.#now = {
      ...this.#now,
      things: this.#now.things.map(thing => (thing.id === id ? { ...thing, open: true, seal: 0 } : thing)),
    };
    return this.#scene({ ms: 850 });
  }

  /** The room behind the door: its squares come out of the dark, the nearest first. */
  #light(ids: readonly string[]): Scene {
    const old = new Set(this.#now.board.floor);
    const cells = this.#after.board.floor.filter(cell => !old.has(cell));
    const come = this.#after.figures.filter(figure => ids.includes(figure.id) && !this.#figure(figure.id));
    const things = this.#after.things.map(thing => this.#now.things.find(t => t.id === thing.id) ?? thing);
    this.#now = {
      ...this.#now,
      board: this.#after.board,
      things,
      figures: [...this.#now.figures, ...come],
      bones: [...this.#now.bones, ...this.#after.bones.filter(cell => cells.includes(cell))],
      finds: this.#after.finds,
    };
    return this.#scene({ ms: 1100, effect: { kind: 'light', cells, from: this.#door, ms: 1100 } });
  }

  #banner(text: string, ms: number): Scene {
    return this.#scene({ ms, effect: { kind: 'banner', ms }, banner: text });
  }
}

function without(cells: readonly number[], gone: readonly number[]): number[] {
  const left = [...cells];
  for (const cell of gone) if (left.includes(cell)) left.splice(left.indexOf(cell), 1);
  return left;
}
