import type { Event } from '@tafelrunde/dungeon-saga';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** An attack as it is told: announced, rolled, perhaps rolled again, counted, and what came of it. */
export interface Combat {
  readonly attack: Of<'attack'>;
  readonly rolled: Of<'rolled'> | null;
  readonly again: readonly Of<'rerolled'>[];
  readonly hits: Of<'hits'> | null;
  readonly result: Of<'wounded'> | Of<'injured'> | Of<'fell'> | Of<'prevented'> | Of<'opened'> | null;
}

/** The last thing worth a close look: an attack, or a single die. */
export type Highlight =
  | { readonly is: 'combat'; readonly combat: Combat }
  | { readonly is: 'die'; readonly die: Of<'die'> };

/** Goes on from what was shown before: an attack may be asked about in the middle, and its end comes with later events. */
export function highlightOf(before: Highlight | null, events: readonly Event[]): Highlight | null {
  return events.reduce<Highlight | null>((shown, event) => {
    if (event.kind === 'attack')
      return { is: 'combat', combat: { attack: event, rolled: null, again: [], hits: null, result: null } };
    if (event.kind === 'die') return { is: 'die', die: event };
    if (shown?.is !== 'combat') return shown;
    const combat = next(shown.combat, event);
    return combat === shown.combat ? shown : { is: 'combat', combat };
  }, before);
}

function next(combat: Combat, event: Event): Combat {
  const { target } = combat.attack;
  switch (event.kind) {
    case 'rolled':
      return event.target === target ? { ...combat, rolled: event } : combat;
    case 'rerolled':
      return combat.hits === null ? { ...combat, again: [...combat.again, event] } : combat;
    case 'hits':
      return event.target === target ? { ...combat, hits: event } : combat;
    case 'wounded':
    case 'injured':
    case 'fell':
    case 'prevented':
      return combat.hits && event.figure === target ? { ...combat, result: event } : combat;
    case 'opened':
      return event.thing === target ? { ...combat, result: event } : combat;
    default:
      return combat;
  }
}

export interface Die {
  readonly face: number;
  /** Taken away by armour. */
  readonly gone: boolean;
  /** Beats the die beside it. */
  readonly hits: boolean;
}

/** Both rolls sorted from the highest down and laid side by side (DS-MELEE-11..16). */
export function pairsOf({
  rolled,
  again,
}: Pick<Combat, 'rolled' | 'again'>): readonly (readonly [Die | null, number | null])[] {
  if (!rolled) return [];
  const dice = replaced(rolled.dice, rolled.attacker, again);
  const defence = replaced(rolled.defence, rolled.target, again).sort((a, b) => b - a);
  const attack = dice.sort((a, b) => b - a);
  const rows = Math.max(attack.length, defence.length);
  return Array.from({ length: rows }, (_, i) => {
    const face = attack[i];
    const other = defence[i] ?? null;
    if (face === undefined) return [null, other] as const;
    const gone = face <= rolled.armour;
    return [{ face, gone, hits: !gone && face > (other ?? 0) }, other] as const;
  });
}

function replaced(dice: readonly number[], figure: string, again: readonly Of<'rerolled'>[]): number[] {
  const now = [...dice];
  for (const { figure: by, from, to } of again) {
    if (by !== figure) continue;
    from.forEach((face, i) => {
      const at = now.indexOf(face);
      if (at >= 0) now[at] = to[i] ?? face;
    });
  }
  return now;
}
