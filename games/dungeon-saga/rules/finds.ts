import { planFor } from '../board.ts';
import { adventureOf } from '../content/adventures/index.ts';
import type { BossId } from '../content/index.ts';
import { type Figure, findFigure, type Io, type PlacedFind, type State } from '../state.ts';

const NOTHING: readonly string[] = [];

/** A hero takes up what lies on a square; returns the marks of what it found. */
export function takeUp(state: State, io: Io, hero: Figure, cell: number): readonly string[] {
  if (state.finds.length === 0) return NOTHING;
  const here = state.finds.filter(find => find.by === null && find.cell === cell);
  for (const find of here) {
    find.by = hero.id;
    io.tell?.({ kind: 'took-up', figure: hero.id, adventure: state.adventure, mark: find.mark, rule: 'DS-REF-02' });
  }
  return here.map(({ mark }) => mark);
}

/** A hero is crippled: what it had lies on its square. */
export function dropFinds(state: State, io: Io, hero: Figure): void {
  for (const find of state.finds) {
    if (find.by !== hero.id) continue;
    find.by = null;
    find.cell = hero.cell;
    io.tell?.({ kind: 'dropped', figure: hero.id, adventure: state.adventure, mark: find.mark, rule: 'DS-REF-02' });
  }
}

/** How many finds of a mark heroes have, or have brought to the squares of another. */
export function broughtTo(state: State, mark: string, to?: string): number {
  const cells = to === undefined ? null : (planFor(state).marks.get(to) ?? []);
  return state.finds.filter(find => {
    if (find.mark !== mark || find.by === null) return false;
    return cells === null || cells.includes(findFigure(state, find.by)?.cell ?? -1);
  }).length;
}

/** Squares that what a figure has costs it. */
export function burdenOf(
  { finds, adventure }: { readonly finds: readonly PlacedFind[]; readonly adventure: string },
  figure: Figure,
): number {
  let burden = 0;
  for (const { mark, by } of finds)
    if (by === figure.id) burden = Math.max(burden, adventureOf(adventure).finds?.[mark]?.burden ?? 0);
  return burden;
}

/** Whether nothing can harm a boss yet. */
export function isWarded(state: State, figure: Figure): boolean {
  if (figure.kind !== 'boss') return false;
  const ward = adventureOf(state.adventure).warded?.[figure.of as BossId];
  return ward !== undefined && broughtTo(state, ward.find) < ward.count;
}
