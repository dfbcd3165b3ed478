import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Aim } from '../effects/aim.ts';
import type { Doing } from '../effects/word.ts';
import {
  attackOf,
  everybody,
  type Figure,
  type FigureId,
  figureOf,
  heroOf,
  isHero,
  monsterOf,
  overlordSeat,
  type State,
} from '../state.ts';
import type { Flow } from '../types.ts';
import { together } from './deciding.ts';
import { holds } from './holding.ts';
import { imagesOf } from './images.ts';
import { isPermitted } from './in-force.ts';
import { areAdjacent, areAdjacentCells, canSee, isWithin, seesFigure, spacesBetween } from './map.ts';
import { isInactive } from './monsters.ts';
import { isBodiless, isMereObject } from './quest/objects.ts';
import { mayRecover } from './tainted.ts';
import { countsAsHero, countsAsMonster, isTreatedAsHero } from './treated.ts';

type Asking = Pick<Doing, 'state' | 'by' | 'source' | 'on' | 'about'>;

/** Who may be meant, before anything is chosen. */
export function candidates(at: Asking, aim: Aim): FigureId[] {
  const named = namedBy(at, aim);
  const pool =
    named ??
    everybody(at.state)
      .filter(figure => isOfKind(at, aim, figure))
      .map(({ id }) => id);
  if (aim.from === 'spaces') {
    const from = at.about.cells ?? (at.about.cell === undefined ? [] : [at.about.cell]);
    return pool.filter(id => {
      if (aim.if !== undefined && !holds(at.state, id, aim.if, { ...at.about, other: at.by }, at.source.id))
        return false;
      const cells = figureOf(at.state, id)?.cells ?? [];
      if (aim.if !== undefined && !holds(at.state, id, aim.if, { ...at.about, other: at.by }, at.source.id))
        return false;
      return aim.within === undefined
        ? areAdjacentCells(at.state, from, cells)
        : cells.some(cell => spacesBetween(at.state, from, cell) <= (aim.within ?? 0));
    });
  }
  if (aim.from === 'left-space')
    return pool.filter(id => at.about.from !== undefined && figureOf(at.state, id)?.cells.includes(at.about.from));
  if (aim.from === 'target-spaces') return pool.filter(id => isBesideTarget(at.state, id));
  const origins = originsOf(at, aim);
  return pool.filter(id => {
    if (aim.another && at.on.includes(id)) return false;
    if (aim.notThat && id === at.about.figure) return false;
    if ((isMereObject(at.state, id) && (named === null || !isOwnFamiliar(at, id))) || isBeyondCards(at, id))
      return false;
    if (named === null && isBodiless(at.state, id)) return false;
    // Whom one cannot raise, one does not treat (D2-TNTGEN-07).
    if (aim.downToo && !aim.each && !mayRecover(at.state, id, at.by, at.source.by === 'feat')) return false;
    if (named === null && !origins.some(from => isMeantFrom(at, aim, from, id))) return false;
    return aim.if === undefined || holds(at.state, id, aim.if, { ...at.about, other: at.by }, at.source.id);
  });
}

/** Next to a space the attack targets, wherever its target is now; no target itself. */
function isBesideTarget(state: State, id: FigureId): boolean {
  const aims = state.attacks.length === 0 ? [] : attackOf(state).aims.filter(({ target }) => target);
  if (aims.some(({ figure }) => figure === id)) return false;
  return aims.some(({ cell }) => areAdjacentCells(state, [cell], figureOf(state, id)?.cells ?? []));
}

/** Near enough, and seen where that is asked for; everybody is near itself. */
const isMeantFrom = (
  { state }: Asking,
  { adjacent, within, sight, downToo }: Aim,
  from: FigureId,
  id: FigureId,
): boolean =>
  from === id ||
  ((!adjacent || areAdjacent(state, from, id)) &&
    (within === undefined || isWithin(state, from, id, within)) &&
    (!sight || seesFigure(state, from, id) || (downToo === true && seesToken(state, from, id))));

/** Measured from one figure, or from any target of the attack (D2C-HEX-03). */
function originsOf(at: Asking, aim: Aim): FigureId[] {
  if (aim.from === 'familiar') return namedBy(at, { who: 'familiar' }) ?? [];
  if (aim.from !== 'targets') return [originOf(at, aim)];
  return at.state.attacks.length === 0
    ? []
    : attackOf(at.state)
        .aims.filter(one => one.target)
        .map(one => one.figure);
}

/** Who is knocked out is seen where his token lies (D2C-HERO-11). */
function seesToken(state: State, from: FigureId, id: FigureId): boolean {
  const down = isHero(state, id) ? heroOf(state, id).down : null;
  return down !== null && canSee(state, from, figureOf(state, from)?.cells ?? [], down);
}

/** Whatever it is treated as, what its owner does works on it where it is named. */
const isOwnFamiliar = ({ state, by }: Asking, id: FigureId): boolean =>
  state.companions.some(one => one.id === id && one.owner === by);

/** The quest keeps overlord and plot cards from it (D2C-QTSR-36), or all effects but its own (D2C-QSON-06); neither those nor plot cards work on inactive monsters (D2-INACT-02). */
const isBeyondCards = ({ state, source, by }: Asking, id: FigureId): boolean =>
  (source.by === 'overlord-card' && isPermitted(state, id, 'no-overlord-cards')) ||
  (source.by === 'plot-card' && isPermitted(state, id, 'no-plot-cards')) ||
  ((source.by === 'overlord-card' || source.by === 'plot-card') && isInactive(state, id)) ||
  (source.by !== 'quest' && by !== id && isPermitted(state, id, 'beyond-effects'));

function namedBy({ state, by, on, about, source }: Asking, { who }: Aim): FigureId[] | null {
  const one = (id: FigureId | undefined): FigureId[] => (id === undefined || id === '' ? [] : [id]);
  switch (who) {
    case 'self':
      return one(by);
    case 'that':
      return one(about.figure);
    case 'other':
      return one(about.other);
    case 'either':
      return [...one(about.figure), ...one(about.other)];
    case 'attacker':
      return state.attacks.length > 0 ? [attackOf(state).by] : [];
    case 'target':
      return state.attacks.length > 0
        ? attackOf(state)
            .aims.filter(aim => aim.target)
            .map(aim => aim.figure)
        : [];
    case 'affected':
      return state.attacks.length > 0 ? attackOf(state).aims.map(aim => aim.figure) : [];
    case 'those':
      return [...(about.on ?? on)];
    case 'on':
      return [...on];
    case 'hurt':
      return (about.hurt ?? []).filter(id => monsterOf(state, id) !== null);
    case 'helped':
      return (about.helped ?? []).filter(id => isHero(state, id));
    case 'marked': {
      const marked = isHero(state, by) ? heroOf(state, by).cards.find(card => card.id === source.id)?.on : null;
      return marked ? [marked] : [];
    }
    case 'owner':
      return one(state.companions.find(one => one.id === by)?.owner ?? undefined);
    case 'familiar':
      return state.companions
        .filter(one => one.kind === 'familiar' && one.owner === by && one.cells.length > 0)
        .map(({ id }) => id);
    case 'image':
      return imagesOf(state, by);
    case 'carrier':
      return state.monsters
        .filter(({ relic, beside }) => relic === source.id || beside === source.id)
        .map(({ id }) => id);
    default:
      return null;
  }
}

function isOfKind(
  { state, by, on, source }: Asking,
  { who, self, downToo, ofGroup, treatedToo }: Aim,
  figure: Figure,
): boolean {
  const { id, cells } = figure;
  if (id === by && !self) return false;
  const monster = monsterOf(state, id);
  if (ofGroup !== undefined) {
    // The group of a target is known even when the target is gone.
    const group =
      ofGroup === 'on'
        ? monsterOf(state, on[0] ?? '')?.group
        : state.attacks.length > 0
          ? attackOf(state).aims[0]?.group
          : undefined;
    if (monster === null || monster.group !== group) return false;
  }
  if (cells.length === 0) {
    // A lieutenant who is knocked out may be healed too (D2-LTGEN-12).
    const down = (isHero(state, id) ? heroOf(state, id).down : (monster?.down ?? null)) !== null;
    if (!(down && downToo)) return false;
  }
  switch (who) {
    case 'hero':
      return countsAsHero(state, id, source.id) || (treatedToo === true && isTreatedAsHero(state, id));
    case 'monster':
      return countsAsMonster(state, id);
    case 'minion':
    case 'master':
      return monster?.rank === who;
    default:
      return true;
  }
}

const originOf = ({ by, about, on, state }: Asking, { from = 'self' }: Aim): FigureId => {
  switch (from) {
    case 'that':
      return about.figure ?? by;
    case 'other':
      return about.other ?? by;
    case 'target':
      return state.attacks.length > 0 ? (attackOf(state).aims.find(aim => aim.target)?.figure ?? by) : by;
    case 'on':
      return on[0] ?? by;
    default:
      return by;
  }
};

/** Those that are named, all of a kind, or those its player chooses. Null: nobody was chosen where one may. */
export function* chooseAim(
  at: Doing,
  aim: Aim,
  fits: (id: FigureId) => boolean = () => true,
): Flow<readonly FigureId[]> {
  const found = candidates(at, aim).filter(fits);
  const { each, upTo = 1, may, who, exact } = aim;
  const isNamed = namedBy(at, aim) !== null;
  if (each || (isNamed && who !== 'affected' && upTo === 1 && found.length <= 1) || found.length === 0) return found;
  const chosen: FigureId[] = [];
  while (chosen.length < upTo) {
    const left = found.filter(id => !chosen.includes(id));
    if (left.length === 0) break;
    const options: Choice[] = left.map(figure => ({ do: 'pick', figure }));
    if (chosen.length > 0 ? !exact : may) options.push({ do: 'done' });
    const choice = yield* choose<Choice, AskKind>({
      ...chooserOf(at, aim),
      kind: 'pick',
      rule: 'D2-TGT-13',
      about: at.source.id,
      options,
    });
    if (choice.do !== 'pick') break;
    chosen.push(choice.figure);
  }
  return chosen;
}

export function chooserOf({ state, seat }: Doing, { chooser }: Aim): { seat: number; also?: readonly number[] } {
  if (chooser === 'overlord') return { seat: overlordSeat(state) };
  return chooser === 'heroes' ? together(state) : { seat };
}
