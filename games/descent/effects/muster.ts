import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { cardName, thingName } from '../names.ts';
import { rollFree } from '../rules/dice.ts';
import { basesAnywhere, spacesBetween } from '../rules/map.ts';
import { limitsOf, newMonster, nextOf } from '../rules/monsters.ts';
import { discardOwn } from '../rules/overlord-cards.ts';
import { type Cell, type Group, isHero, overlordSeat, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/**
 * A whole group comes: one figure at each token of a kind that still lies face down; those that are left come nearest to one of them that the overlord chooses
 * (D2C-QLOR-11).
 */
export interface Muster {
  readonly do: 'muster';
  readonly group: string;
  readonly at: string;
  /** At most so many figures. */
  readonly n?: number;
}

const hiddenOnes = (state: State, kind: string): Cell[] =>
  state.tokens.flatMap(token => (token.kind === kind && token.hidden && token.cell !== null ? [token.cell] : []));

/** Over the space, or as near to it as can be. */
function basesNear(state: State, of: string, cell: Cell): Cell[][] {
  const bases = basesAnywhere(state, of);
  const far = bases.map(base => Math.min(...base.map(one => spacesBetween(state, [cell], one))));
  const least = Math.min(...far);
  return bases.filter((_, i) => far[i] === least);
}

function* comes(state: State, io: Io, group: Group, cell: Cell): Flow {
  const seat = overlordSeat(state);
  const rank = yield* choose<Choice, AskKind>({
    seat,
    kind: 'reinforce',
    rule: 'D2-PLACE-06',
    about: group.of,
    options: limitsOf(state, group).map(one => ({ do: 'rank', rank: one })),
  });
  const bases = basesNear(state, group.of, cell);
  if (rank.do !== 'rank' || bases.length === 0) return;
  const base = yield* choose<Choice, AskKind>({
    seat,
    kind: 'place',
    rule: 'D2-PLACE-04',
    about: nextOf(group, rank.rank),
    options: bases.map(cells => ({ do: 'base', cells })),
  });
  newMonster(state, io, group, rank.rank, base.do === 'base' ? base.cells : (bases[0] ?? []));
}

export const muster: DescentWord<Muster> = {
  *act({ state, io }, { group: id, at, n = Number.POSITIVE_INFINITY }) {
    const group = state.groups.find(one => one.id === id);
    const places = hiddenOnes(state, at);
    if (group === undefined || places.length === 0) return;
    for (let i = 0; i < n && limitsOf(state, group).length > 0; i++) {
      let cell = places[i];
      if (cell === undefined) {
        const choice = yield* choose<Choice, AskKind>({
          seat: overlordSeat(state),
          kind: 'where',
          rule: 'D2C-QLOR-11',
          options: places.map(one => ({ do: 'space', cell: one })),
        });
        cell = choice.do === 'space' ? choice.cell : (places[0] ?? 0);
      }
      yield* comes(state, io, group, cell);
    }
  },
  say: ({ group, at }, { lang }) =>
    speak(lang)(
      `${cardName(group, 'en')}: one comes at each ${thingName(at, 'en')} that lies face down, the others where the overlord likes among them.`,
      `${cardName(group, 'de')}: Je eines kommt zu jedem verdeckten Marker (${thingName(at, 'de')}), die übrigen zu einem davon nach Wahl des Overlords.`,
    ),
};

/** A yellow die is rolled, and with a surge the effects happen. If a hero did it, the overlord may discard a card for a green die instead (D2C-QLOR-10). */
export interface Alarm {
  readonly do: 'alarm';
  readonly effects: readonly Effect[];
}

export const alarm: DescentWord<Alarm> = {
  *act(at, { effects }) {
    const { state, io, by } = at;
    let die: 'yellow' | 'green' = 'yellow';
    if (isHero(state, by) && state.overlord.hand.length > 0) {
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'whether',
        rule: 'D2C-QLOR-10',
        about: at.source.id,
        options: [{ do: 'yes' }, { do: 'no' }],
      });
      if (choice.do === 'yes') {
        yield* discardOwn(state, io);
        die = 'green';
      }
    }
    if (rollFree(io, by, [die], 'D2C-QLOR-10').surges > 0) yield* vocabulary.carryOut(at, effects);
  },
  say: ({ effects }, scribe) => {
    const then = vocabulary.sentences(effects, scribe).join(' ');
    return speak(scribe.lang)(
      `Roll a yellow die; where a hero did it, the overlord may discard a card for a green one. With a surge: ${then}`,
      `Wirf einen gelben Würfel; war es ein Held, darf der Overlord eine Karte für einen grünen abwerfen. Bei einer Energie: ${then}`,
    );
  },
};
