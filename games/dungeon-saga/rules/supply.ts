import type { Facing } from '@tafelrunde/engine/geometry';
import { adventureOf } from '../content/adventures/index.ts';
import { type BossId, bosses, type MinionId, minion } from '../content/index.ts';
import { type Figure, findFigure, type State } from '../state.ts';

/** A servant as it stands in the box: a boss with its sheet, a minion of its kind. */
export function servantOf(of: string, cell: number, facing: Facing): Figure {
  const boss = bosses.find(b => b.id === of);
  return {
    id: of,
    kind: boss ? 'boss' : 'minion',
    of,
    legendary: false,
    size: boss ? boss.sheet.size : minion(of).profile.size,
    cell,
    facing,
    wounds: 0,
    done: false,
    items: [],
    spells: boss ? boss.sheet.spells.map(id => ({ id, turned: 0 })) : [],
    feats: boss ? boss.sheet.feats.map(id => ({ id, used: false })) : [],
  };
}

/** Puts a servant on the board. It counts as having acted in this turn (DS-RAISE-08, -12). */
export function newServant(state: State, of: string, cell: number, facing: Facing): Figure {
  const plain = servantOf(of, cell, facing);
  const isBoss = plain.kind === 'boss';
  const given = isBoss ? adventureOf(state.adventure).equipment?.[of as BossId] : undefined;
  const figure: Figure = {
    ...plain,
    id: isBoss ? of : nextId(state, of),
    done: state.phase === 'overlord',
    items: [...(given?.items ?? [])],
    spells: given?.spells?.map(id => ({ id, turned: 0 })) ?? plain.spells,
  };
  state.figures.push(figure);
  if (state.phase === 'interrupt') state.overlord.interrupted.push(figure.id);
  return figure;
}

/** The lowest number that no figure of the kind on the board bears. */
function nextId(state: State, of: string): string {
  let number = 1;
  while (findFigure(state, `${of}-${number}`)) number++;
  return `${of}-${number}`;
}

const countOf = (state: State, of: string): number => state.figures.filter(figure => figure.of === of).length;

/** The kinds that can be raised now, by the adventure's maxima (DS-RAISE-03, -04). */
export function raisable(state: State): MinionId[] {
  return kindsLeft(state, adventureOf(state.adventure).overlord.raise);
}

/** Whether one more figure of the kind may be made by a spell or feat. */
export function isSummonable(state: State, kind: MinionId): boolean {
  const { raise, summon = raise } = adventureOf(state.adventure).overlord;
  return kindsLeft(state, summon).includes(kind);
}

function kindsLeft(state: State, maxima: Readonly<Partial<Record<MinionId, number>>>): MinionId[] {
  return (Object.keys(maxima) as MinionId[]).filter(kind => countOf(state, kind) < (maxima[kind] ?? 0));
}
