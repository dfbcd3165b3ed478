import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isLieutenant } from '../content/index.ts';
import type { Size } from '../content/words.ts';
import { cardName } from '../names.ts';
import { offerGuise } from '../rules/citizens.ts';
import { basesIn, sizeFor } from '../rules/map.ts';
import { limitsOf, newMonster } from '../rules/monsters.ts';
import { chooseSpace, newCharacter } from '../rules/quest/people.ts';
import { type Group, overlordSeat, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import type { DescentWord } from './word.ts';

/** People of the quest, or monsters of one of its groups within the group limit, come onto the map. */
export interface Arrive {
  readonly do: 'arrive';
  readonly who: string;
  readonly at: string;
  readonly n?: number | Readonly<Record<Size, number>>;
}

export const arrive: DescentWord<Arrive> = {
  *act({ state, io }, { who, at, n = 1 }) {
    const group = state.groups.find(one => one.id === who);
    for (let i = typeof n === 'number' ? n : n[state.size]; i > 0; i--) {
      if (group !== undefined) yield* monster(state, io, group, at);
      else {
        const spaces = basesIn(state, at, { w: 1, h: 1 }).map(([cell = 0]) => cell);
        const cell = yield* chooseSpace(state, '', spaces, overlordSeat(state));
        if (cell !== null) newCharacter(state, io, who, [cell]);
      }
    }
  },
  say: ({ who, n = 1 }, { lang }) => {
    const many = typeof n === 'number' ? String(n) : `${n[2]}/${n[3]}/${n[4]}`;
    return speak(lang)(`${many} x ${cardName(who, 'en')} appear.`, `${many} x ${cardName(who, 'de')} erscheinen.`);
  },
};

function* monster(state: State, io: Io, group: Group, at: string): Flow {
  const [rank] = isLieutenant(group.of) ? (['lieutenant'] as const) : limitsOf(state, group);
  const bases = basesIn(state, at, sizeFor(group.of));
  const there = state.monsters.some(one => one.group === group.id);
  if (rank === undefined || bases.length === 0 || (rank === 'lieutenant' && there)) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'place',
    rule: 'D2-PLACE-04',
    options: bases.map(cells => ({ do: 'base', cells })),
  });
  const come = newMonster(state, io, group, rank, choice.do === 'base' ? choice.cells : (bases[0] ?? []));
  yield* offerGuise(state, io, come);
}
