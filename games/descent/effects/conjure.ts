import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { MONSTERS } from '../content/index.ts';
import { basesAnywhere, spacesBetween } from '../rules/map.ts';
import { limitsOf, newMonster, nextOf } from '../rules/monsters.ts';
import { type Cell, figureOf, type Group, overlordSeat, type State } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** A monster of a kind comes onto the map near the figure it works on, within its group limit. */
export interface Conjure {
  readonly do: 'conjure';
  readonly of: string;
  readonly rank: 'minion' | 'master';
  readonly within: number;
}

/** Its group, as it is on the map or as it would be. */
export const groupFor = (state: State, of: string): Group =>
  state.groups.find(one => one.of === of) ?? { id: of, of, inactive: false, minions: 0, masters: 0, acted: true };

function bases({ state, on }: Doing, { of, within }: Conjure): Cell[][] {
  const cells = figureOf(state, on[0] ?? '')?.cells ?? [];
  if (cells.length === 0) return [];
  return basesAnywhere(state, of).filter(base => base.some(cell => spacesBetween(state, cells, cell) <= within));
}

export const conjure: DescentWord<Conjure> = {
  can: (at, effect) =>
    limitsOf(at.state, groupFor(at.state, effect.of)).includes(effect.rank) && bases(at, effect).length > 0,
  *act(at, effect) {
    const { state, io } = at;
    const group = groupFor(state, effect.of);
    const places = bases(at, effect);
    if (!limitsOf(state, group).includes(effect.rank) || places.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'place',
      rule: 'D2-PLACE-01',
      about: nextOf(group, effect.rank),
      options: places.map(cells => ({ do: 'base', cells })),
    });
    if (!state.groups.includes(group)) state.groups.push({ ...group, acted: false });
    const own = groupFor(state, effect.of);
    newMonster(state, io, own, effect.rank, choice.do === 'base' ? choice.cells : (places[0] ?? []));
  },
  say: ({ of, rank, within }, { lang }) => {
    const name = MONSTERS[of]?.name[lang] ?? of;
    return rank === 'master'
      ? speak(lang)(
          `A master ${name} comes within ${within} spaces, within the group limit.`,
          `Ein Elite-Monster (${name}) kommt im Umkreis von ${within} Feldern, innerhalb der Gruppengrenze.`,
        )
      : speak(lang)(
          `A minion ${name} comes within ${within} spaces, within the group limit.`,
          `Ein normales Monster (${name}) kommt im Umkreis von ${within} Feldern, innerhalb der Gruppengrenze.`,
        );
  },
};
