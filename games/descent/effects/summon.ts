import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { familiarOf } from '../content/index.ts';
import { remove } from '../rules/defeat.ts';
import { activated } from '../rules/familiars.ts';
import { inForce } from '../rules/in-force.ts';
import { cellsBeside, cellsWithin, emptyBeside, isEmpty, nearestEmpty } from '../rules/map.ts';
import { attackOf, type Cell, type Companion, type FigureId, figureOf, type State } from '../state.ts';
import type { Flow } from '../types.ts';
import type { DescentWord, Doing } from './word.ts';

/** A familiar comes onto an empty space next to its owner; it does not enter that space (D2-MOVE-07). */
export interface Summon {
  readonly do: 'summon';
  readonly familiar: string;
  /** Not next to the owner: next to the target of the attack. */
  readonly by?: 'target';
  /** Not only next to its owner: so many spaces away at most. */
  readonly within?: number;
  /** In the owner's own space; on a search token so many spaces away; on the nearest empty space. */
  readonly at?: 'own' | 'search' | 'nearest';
  /** Its owner may do without it. */
  readonly may?: true;
}

/** Next to its owner, or where no such space is empty, as near as can be (D2-FAM-03, D2C-NECR-05). */
function spacesFor({ state, by }: Doing, { familiar, by: whom, within, at }: Summon): Cell[] {
  const cells = figureOf(state, whom === 'target' ? targetOf(state) : by)?.cells ?? [];
  const [cell] = cells;
  if (cell === undefined) return [];
  if (at === 'own') return [cell];
  if (at === 'nearest') return nearestEmpty(state, cell);
  if (at === 'search') {
    const near = cellsWithin(state, cells, within ?? 1);
    return state.tokens.flatMap(one =>
      one.kind === 'search' && one.cell !== null && near.includes(one.cell) ? [one.cell] : [],
    );
  }
  const { figure, stone } = familiarOf(familiar);
  // What is neither figure nor obstacle may share a space with figures (D2C-SHWK-01).
  if (!figure && !stone) return within === undefined ? cellsBeside(state, cells) : cellsWithin(state, cells, within);
  const beside =
    within === undefined
      ? emptyBeside(state, cells)
      : cellsWithin(state, cells, within).filter(one => isEmpty(state, one));
  return beside.length > 0 ? beside : nearestEmpty(state, cell);
}

const own = ({ state, by }: Doing, familiar: string): Companion[] =>
  state.companions.filter(one => one.of === familiar && one.owner === by);

/** How many of a kind its owner may have on the map. */
const mostOf = ({ state, by }: Doing, familiar: string): number =>
  inForce(state, by, 'more-familiars').reduce(
    (sum, { effect }) => sum + (effect.familiar === familiar ? effect.n : 0),
    1,
  );

/** Who is on the map already is placed anew, and is not defeated by that (D2-FAM-04); of several the owner says which. */
function* makeRoom(at: Doing, familiar: string): Flow {
  const there = own(at, familiar);
  if (there.length < mostOf(at, familiar)) return;
  const choice = yield* choose<Choice, AskKind>({
    seat: at.seat,
    kind: 'pick',
    rule: 'D2-FAM-04',
    about: at.source.id,
    options: there.map(({ id }) => ({ do: 'pick', figure: id })),
  });
  remove(at.state, choice.do === 'pick' ? choice.figure : (there[0]?.id ?? ''));
}

/** Familiars of a kind are told apart by number. */
function idFor({ companions }: State, familiar: string): FigureId {
  for (let n = 1; ; n++) {
    const id = n === 1 ? familiar : `${familiar}-${n}`;
    if (!companions.some(one => one.id === id)) return id;
  }
}

const targetOf = (state: State): FigureId =>
  state.attacks.length === 0 ? '' : (attackOf(state).aims.find(aim => aim.target)?.figure ?? '');

export const summon: DescentWord<Summon> = {
  can: (at, effect) => spacesFor(at, effect).length > 0,
  *act(at, effect) {
    const { state, io, by, seat } = at;
    const { familiar, may } = effect;
    // What it leaves is empty for it, where it comes in any case.
    if (!may) yield* makeRoom(at, familiar);
    const spaces = spacesFor(at, effect);
    if (spaces.length === 0) return;
    const options: Choice[] = spaces.map(cell => ({ do: 'space', cell }));
    if (may) options.push({ do: 'pass' });
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'where',
      rule: 'D2C-NECR-04',
      about: familiar,
      options,
    });
    if (choice.do === 'pass') return;
    if (may) yield* makeRoom(at, familiar);
    const cell = choice.do === 'space' ? choice.cell : (spaces[0] ?? 0);
    const id = idFor(state, familiar);
    // Summoned again in a round it is the same familiar: it acts once (D2-FAM-08).
    const acted = state.used.round.includes(activated(by, familiar));
    state.companions.push({
      id,
      of: familiar,
      kind: 'familiar',
      side: 'heroes',
      owner: by,
      acted,
      cells: [cell],
      damage: 0,
      conditions: [],
      carries: [],
      marks: {},
    });
    io.tell?.({ kind: 'appears', figure: id, cells: [cell], rule: 'D2C-NECR-04' });
  },
  say({ familiar, by, within, at, may }, { lang }) {
    const t = speak(lang);
    const { en, de } = familiarOf(familiar).name;
    const where =
      by === 'target'
        ? t('on a space next to the target', 'auf ein Feld neben dem Ziel')
        : at === 'own'
          ? t('in your own space', 'auf dein eigenes Feld')
          : at === 'nearest'
            ? t('on the nearest empty space', 'auf das nächste leere Feld')
            : at === 'search'
              ? t(
                  `on a search token up to ${within ?? 1} spaces away`,
                  `auf einen bis zu ${within ?? 1} Felder entfernten Durchsuchenmarker`,
                )
              : within === undefined
                ? t('on an empty adjacent space', 'auf ein leeres angrenzendes Feld')
                : t(`on an empty space within ${within}`, `auf ein leeres Feld im Umkreis von ${within}`);
    return may
      ? t(`You may place ${en} ${where}.`, `Du darfst ${de} ${where} stellen.`)
      : t(`Place ${en} ${where}.`, `Stelle ${de} ${where}.`);
  },
};
