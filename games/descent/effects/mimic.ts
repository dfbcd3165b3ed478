import { copy, speak } from '@tafelrunde/engine';
import { heroSheetOf, MONSTERS } from '../content/index.ts';
import type { Archetype } from '../content/words.ts';
import { begin } from '../rules/lasting.ts';
import { basesAnywhere, spacesBetween } from '../rules/map.ts';
import { newMonster } from '../rules/monsters.ts';
import { search } from '../rules/searching.ts';
import { type Cell, isHero, kindOfToken, overlordSeat, type State } from '../state.ts';
import { groupFor } from './conjure.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The search token just searched turns out to be a monster, which carries it; when it falls, the nearest hero finds what it hid. */
export interface Mimic {
  readonly do: 'mimic';
  readonly of: string;
  /** What it does at once against heroes of an archetype. */
  readonly against: Archetype;
  readonly effects: readonly Effect[];
}

/** Where it comes: over the token, or as near as can be. */
function baseFor(state: State, of: string, cell: Cell): Cell[] | undefined {
  const far = (base: readonly Cell[]): number => Math.min(...base.map(one => spacesBetween(state, [cell], one)));
  return basesAnywhere(state, of).sort((a, b) => far(a) - far(b))[0];
}

export const mimic: DescentWord<Mimic> = {
  can: ({ state, about }, { of }) =>
    state.tokens.some(({ id, cell }) => id === about.card && cell !== null && baseFor(state, of, cell) !== undefined),
  *act(at, { of, against, effects }) {
    const { state, io, about, source } = at;
    const token = state.tokens.find(({ id }) => id === about.card);
    const base = token?.cell === undefined || token.cell === null ? undefined : baseFor(state, of, token.cell);
    if (token === undefined || base === undefined) return;
    yield* vocabulary.carryOut(at, [{ do: 'thwart' }]);
    if (groupFor(state, of).acted && !state.groups.some(group => group.of === of))
      state.groups.push({ ...groupFor(state, of), acted: false });
    const monster = newMonster(state, io, groupFor(state, of), 'minion', base);
    monster.carries.push(token.id);
    token.cell = null;
    begin(state, {
      source: source.id,
      key: `mimic-${monster.id}`,
      on: 'all',
      by: '',
      until: 'encounter-end',
      next: false,
      what: {
        do: 'on',
        at: 'defeated',
        ability: {
          at: 'defeated',
          must: true,
          if: { is: 'about-figure', figure: monster.id },
          effects: [{ do: 'unmask', token: token.id }],
        },
      },
    });
    const hero = about.figure ?? '';
    if (isHero(state, hero) && heroSheetOf(hero).archetype === against)
      yield* vocabulary.carryOut(
        { ...at, by: monster.id, on: [monster.id], seat: overlordSeat(state), about: {} },
        copy([...effects]),
      );
  },
  say: ({ of, effects }, scribe) => {
    const name = MONSTERS[of]?.name[scribe.lang] ?? of;
    const more = vocabulary.sentences(effects, scribe).join(' ');
    return speak(scribe.lang)(
      `The token turns out to be a minion ${name}, which carries it; when it falls, the nearest hero finds what it hid. Against a scout at once: ${more}`,
      `Der Marker ist in Wahrheit ein normales Monster (${name}), das ihn trägt; fällt es, findet der nächste Held, was darunter lag. Gegen einen Kundschafter sofort: ${more}`,
    );
  },
};

/** The hero nearest to where it fell searches the token. */
export interface Unmask {
  readonly do: 'unmask';
  readonly token: string;
}

export const unmask: DescentWord<Unmask> = {
  *act({ state, io, about }, { token }) {
    const cell = about.cell ?? 0;
    const [nearest] = state.heroes
      .filter(({ cells }) => cells.length > 0)
      .map(({ id, cells }) => ({ id, far: spacesBetween(state, cells, cell) }))
      .sort((a, b) => a.far - b.far);
    // Of a token of the quest it is the hero who has defeated the monster (D2C-QLOR-08).
    const slayer = kindOfToken(token) !== 'search' && isHero(state, about.other ?? '') ? about.other : nearest?.id;
    if (slayer !== undefined) yield* search(state, io, slayer, token);
  },
  say: (_, { lang }) => speak(lang)('The nearest hero finds the token.', 'Der nächste Held findet den Marker.'),
};
