import { DrawnChance, type RuleId } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import type { CardId } from './content/enemies/index.ts';
import { copyState } from './copying.ts';
import type { Event } from './events.ts';
import { activate } from './rules/enemies/activation.ts';
import type { FigureId, State, Zone } from './state.ts';
import type { View } from './view.ts';

/** One thing an enemy does in its activation. */
export type Deed =
  | { readonly do: 'move'; readonly figure: FigureId; readonly from: Zone; readonly to: Zone }
  | { readonly do: 'attack'; readonly by: FigureId; readonly target: FigureId; readonly with: string }
  | { readonly do: 'use'; readonly power: string };

/** What an enemy would do if it activated now. */
export interface Intention {
  readonly enemy: CardId;
  /** It loses its activation: stunned (SS-ECON-06). */
  readonly skips: boolean;
  /** The number of the behaviour on its scroll; null: nobody is in reach of any (SS-BEHV-10). */
  readonly behaviour: number | null;
  /** Whom it goes for: one figure, or all those between whom its player may choose (SS-BEHV-13). */
  readonly targets: readonly FigureId[];
  /** By which condition the target is chosen, and the rule that says so. */
  readonly why: string | null;
  readonly rule: RuleId;
  /** What it does then, one after the other: of several ways the first. */
  readonly deeds: readonly Deed[];
  /** So many of the deeds are certain: no die has fallen before them, and whatever its player chooses, they are the same. */
  readonly certain: number;
  /** Some hero could still react to it. */
  readonly unless: boolean;
}

/** Looked at no more than so many ways in which its player could lead it. */
const MOST_WAYS = 24;

/** No luck: every die shows its first face, and from every pile the first card comes. What follows from that is not certain. */
class NoLuck extends DrawnChance {
  override int(): number {
    return 0;
  }
}

interface Way {
  readonly activated: Extract<Event, { kind: 'activated' | 'activation-skipped' }> | null;
  readonly deeds: readonly Deed[];
  /** So many of them came before the first die. */
  readonly certain: number;
  readonly unless: boolean;
}

/**
 * What an enemy will do when it activates, found by its activation itself (`rules/enemies/activation.ts`) on a copy of what everybody sees: nobody reacts, its player
 * chooses in every way there is, and dice decide nothing that is called certain.
 */
export function intentionOf(view: View, card: CardId): Intention | null {
  if (!view.enemies.some(({ id }) => id === card)) return null;
  const [first, ...others] = waysOf(view, card);
  if (first === undefined) return null;
  const activated = first.activated;
  const chosen = activated?.kind === 'activated' ? activated : null;
  const targets = [first, ...others].flatMap(way =>
    way.activated?.kind === 'activated' && way.activated.target !== null ? [way.activated.target] : [],
  );
  return {
    enemy: card,
    skips: activated?.kind === 'activation-skipped',
    behaviour: chosen?.behaviour ?? null,
    targets: [...new Set(targets)],
    why: chosen?.why ?? null,
    rule: activated?.rule ?? 'SS-BEHV-10',
    deeds: first.deeds,
    certain: others.reduce((least, way) => Math.min(least, alike(first, way)), first.certain),
    unless: [first, ...others].some(({ unless }) => unless),
  };
}

/** So many deeds from the first on are the same in both, and certain in both. */
function alike(a: Way, b: Way): number {
  const most = Math.min(a.certain, b.certain);
  for (let i = 0; i < most; i++) if (JSON.stringify(a.deeds[i]) !== JSON.stringify(b.deeds[i])) return i;
  return most;
}

/** Every way in which its player could lead it, as far as they are looked at. */
function waysOf(view: View, card: CardId): Way[] {
  const found: Way[] = [];
  const waiting: (readonly number[])[] = [[]];
  for (let answers = waiting.pop(); answers !== undefined && found.length < MOST_WAYS; answers = waiting.pop())
    // It comes after the turn of the hero, in which nobody's hands are bound (SS-USE-01).
    found.push(wayOf({ ...copyState(view as State), turn: null }, card, answers, waiting));
  return found;
}

/** The activation with these answers; where more is asked, every other answer waits to be tried. */
function wayOf(state: State, card: CardId, answers: readonly number[], waiting: (readonly number[])[]): Way {
  const enemy = state.enemies.find(({ id }) => id === card);
  const own = (id: FigureId): boolean => enemy?.bodies.some(body => body.id === id) ?? false;
  const given: number[] = [];
  const deeds: Deed[] = [];
  let activated: Way['activated'] = null;
  let certain: number | null = null;
  let unless = false;
  const tell = (event: Event): void => {
    if ((event.kind === 'activated' || event.kind === 'activation-skipped') && event.enemy === card)
      activated ??= event;
    if (event.kind === 'rolled') certain ??= deeds.length;
    const deed = deedOf(event, own);
    if (deed !== null) deeds.push(deed);
  };
  if (enemy === undefined) return { activated, deeds, certain: 0, unless };
  const flow = activate(state, { chance: new NoLuck(), tell, reveal: undefined }, enemy);
  for (let next = flow.next(0); !next.done; ) {
    const { kind, options } = next.value;
    let answer = passing(options);
    if (answer >= 0) unless ||= certain === null;
    else if (kind.startsWith('manage')) {
      answer = answers[given.length] ?? 0;
      if (given.length >= answers.length && certain === null)
        for (let other = options.length - 1; other > 0; other--) waiting.push([...given, other]);
      given.push(answer);
    } else {
      // Whoever else is asked something decides freely: what comes after that is open.
      certain ??= deeds.length;
      answer = 0;
    }
    next = flow.next(answer);
  }
  return { activated, deeds, certain: certain ?? deeds.length, unless };
}

const passing = (options: readonly Choice[]): number => options.findIndex(({ do: what }) => what === 'pass');

function deedOf(event: Event, own: (id: FigureId) => boolean): Deed | null {
  switch (event.kind) {
    case 'moved':
      return own(event.figure) ? { do: 'move', figure: event.figure, from: event.from, to: event.to } : null;
    case 'attack':
      return own(event.by) ? { do: 'attack', by: event.by, target: event.target, with: event.source } : null;
    case 'used':
      return own(event.by) ? { do: 'use', power: event.ability } : null;
    default:
      return null;
  }
}
