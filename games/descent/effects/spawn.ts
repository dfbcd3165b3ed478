import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { legendRules } from '../rules/learned.ts';
import { basesAnywhere, cellsBeside, nearestEmpty, sizeFor } from '../rules/map.ts';
import { limitsOf, newMonster, nextOf } from '../rules/monsters.ts';
import { type Cell, type Monster, monsterOf, type State } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** So many minions of the owner's kind come onto the map next to it, within the group limit; `nearest`: as near as can be to where it stood, beyond any limit. */
export interface Spawn {
  readonly do: 'spawn';
  readonly n?: number;
  readonly nearest?: true;
}

const groupOf = (state: State, { group }: Monster) => state.groups.find(one => one.id === group);

function basesFor({ state, cell }: Doing, { nearest }: Spawn, { of, cells }: Monster): Cell[][] {
  const { w, h } = sizeFor(of);
  if (nearest) {
    const from = cell ?? cells[0];
    if (from === undefined) return [];
    const spaces = nearestEmpty(state, from);
    return w * h === 1
      ? spaces.map(one => [one])
      : basesAnywhere(state, of).filter(base => base.includes(from) || base.some(one => spaces.includes(one)));
  }
  const beside = cellsBeside(state, cells);
  return basesAnywhere(state, of).filter(base => base.some(one => beside.includes(one)));
}

/** Against the automaton they stand as near to a hero as can be: it takes the first (D2C-MAB-20). */
function inOrder(state: State, bases: Cell[][]): Cell[][] {
  if (state.legend === null) return bases;
  const { distanceFrom, preyOf } = legendRules();
  const far = (base: readonly Cell[]): number => Math.min(...preyOf(state).map(id => distanceFrom(state, base, id)));
  return [...bases].sort((a, b) => far(a) - far(b));
}

export const spawn: DescentWord<Spawn> = {
  can: (at, effect) => {
    const owner = monsterOf(at.state, at.by);
    const group = owner === null ? undefined : groupOf(at.state, owner);
    return (
      owner !== null &&
      group !== undefined &&
      (effect.nearest === true || limitsOf(at.state, group).includes('minion')) &&
      basesFor(at, effect, owner).length > 0
    );
  },
  *act(at, effect) {
    const { state, io, seat, by } = at;
    const owner = monsterOf(state, by);
    const group = owner === null ? undefined : groupOf(state, owner);
    if (owner === null || group === undefined) return;
    for (let i = 0; i < (effect.n ?? 1); i++) {
      if (!effect.nearest && !limitsOf(state, group).includes('minion')) return;
      const bases = inOrder(state, basesFor(at, effect, owner));
      if (bases.length === 0) return;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'place',
        rule: 'D2-PLACE-01',
        about: nextOf(group, 'minion'),
        options: bases.map(cells => ({ do: 'base', cells })),
      });
      newMonster(state, io, group, 'minion', choice.do === 'base' ? choice.cells : (bases[0] ?? []));
    }
  },
  say({ n = 1, nearest }, { lang }) {
    const t = speak(lang);
    const who = n === 1 ? t('1 minion', '1 normales Monster') : t(`${n} minions`, `${n} normale Monster`);
    return nearest
      ? t(
          `${who} of its kind comes in its place, as near as can be, whatever the group limit.`,
          `${who} seiner Art kommt an seine Stelle, so nah wie möglich, ohne Rücksicht auf die Gruppengrenze.`,
        )
      : t(
          `${who} of its kind is placed next to it, within the group limit.`,
          `${who} seiner Art kommt neben ihm ins Spiel, innerhalb der Gruppengrenze.`,
        );
  },
};
