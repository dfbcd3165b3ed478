import { adventureOf, type Goal, planOf, type Stationed } from './content/adventures/index.ts';
import type { BossId, PassiveEffect } from './content/index.ts';
import { grantNamed } from './rules/sources.ts';
import type { ThingView, View } from './view.ts';

// What everybody at the table knows of an adventure: what its prologue says, and what its drawing says about squares that a view shows. An adventure
// holds the secrets of the overlord as well, so heuristics import this and nothing else of it (tools/arrows.ts). Every question names a view.

/** The victory conditions, which are read out before play (DS-SETUP-13). */
export const goalsOf = ({
  adventure,
}: View): { readonly heroes: readonly Goal[]; readonly overlord: readonly Goal[] } => adventureOf(adventure).victory;

/** What the heroes must find before anything can harm the boss. */
export const wardOn = (
  { adventure }: View,
  who: string,
): { readonly find: string; readonly count: number } | undefined => adventureOf(adventure).warded?.[who as BossId];

/** How many squares less a hero moves with this find. */
export const burdenOf = ({ adventure }: View, mark: string): number =>
  adventureOf(adventure).finds?.[mark]?.burden ?? 0;

/** Doors or chests that the heroes seek: those that have been seen, and how many more there are. */
export function soughtFor(view: View, sign: string): { readonly seen: readonly ThingView[]; readonly unseen: number } {
  const sought = planOf(adventureOf(view.adventure)).closed.filter(closed => closed.sign === sign);
  const seen = sought.flatMap(({ cells: [first] }) => view.things.find(({ cells }) => cells[0] === first) ?? []);
  return { seen, unseen: sought.length - seen.length };
}

/** What a lasting effect does that the view shows, be it of a card or of an action of the adventure. */
export const granted = (grant: View['grants'][number]): readonly PassiveEffect[] => grantNamed(grant).effect.effects;

/** The servants that stood in the rooms the view shows when those were laid out. */
export function stationedIn(view: View): readonly Pick<Stationed, 'of' | 'cell'>[] {
  const seen = new Set([...view.board.floor, ...turnedAway(view)]);
  return planOf(adventureOf(view.adventure)).servants.filter(({ cell }) => seen.has(cell));
}

/** Squares of a floor that turns and are away now: the prologue says that they come back. */
export function turnedAway({ adventure, board: { floor } }: View): number[] {
  const { twists = [] } = adventureOf(adventure);
  const { marks } = planOf(adventureOf(adventure));
  const here = new Set(floor);
  return twists.flatMap(({ effects }) =>
    effects.flatMap(effect =>
      effect.do === 'turn' ? effect.marks.flatMap(mark => (marks.get(mark) ?? []).filter(cell => !here.has(cell))) : [],
    ),
  );
}

/** Whether a door that the view shows leads to anything else than what is `there`: into the dark. */
export function leadsOn({ adventure }: View, { cells }: ThingView, there: (cell: number) => boolean): boolean {
  const { cells: next, count } = planOf(adventureOf(adventure)).grid.steps;
  for (const cell of cells)
    for (let at = cell * 8, end = at + (count[cell] ?? 0); at < end; at++) if (!there(next[at] ?? cell)) return true;
  return false;
}
