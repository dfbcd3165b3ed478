import {
  heroSheetOf,
  isAgent,
  isItem,
  itemOf,
  LIEUTENANTS,
  MONSTERS,
  OVERLORD_CARDS,
  SKILLS,
  thingOf,
} from '../content/index.ts';
import { isAttribute } from '../content/secret-room.ts';
import type { MonsterTrait } from '../content/words.ts';
import { boxLore } from '../effects/box-lore.ts';
import type { Test } from '../effects/tests.ts';
import type { About } from '../effects/word.ts';
import {
  type Aimed,
  type Attack,
  attackOf,
  type Cell,
  everybody,
  type FigureId,
  figureOf,
  heroOf,
  isHero,
  kindOf,
  kindOfToken,
  monsterOf,
  type State,
  sideOf,
  testOf,
  turnOf,
} from '../state.ts';
import { groupUnder } from './attached.ts';
import { facesOf, resultOf, shieldsOf } from './attack/result.ts';
import { slotOf } from './equipment.ts';
import { isSummon } from './front.ts';
import { isShut } from './ground.ts';
import { imagesOf } from './images.ts';
import { inForce } from './in-force.ts';
import {
  areAdjacent,
  areAdjacentCells,
  boardFor,
  isEmpty,
  isTerrain,
  isWithin,
  placeCells,
  seesFigure,
  sizeOf,
  spacesBetween,
} from './map.ts';
import { isOfMarkedGroup, marksOfPlot, searchCardsOf } from './owning.ts';
import { turnFor } from './points.ts';
import { isInEarshot, isSung, singsTwice } from './songs.ts';
import { countsAsHero, countsAsMonster, isLoose, isStone, isTreatedAsHero } from './treated.ts';
import { actionsEach } from './turn.ts';
import { attributeOf, healthLeft, healthOf, speedOf, staminaOf } from './values.ts';

/** The note that a figure has attacked in the running turn. */
export const struck = (figure: FigureId): string => `struck/${figure}`;

/** The note that a figure has sprung a trap where it went. */
export const sprung = (figure: FigureId, cell: Cell): string => `sprung/${figure}/${cell}`;

/** Does it hold for this figure? `about` is what the moment is about; `card` the card that asks. */
export function holds(state: State, figure: FigureId, test: Test, about: About = {}, card = ''): boolean {
  const attack: Attack | null = state.attacks.length > 0 ? attackOf(state) : null;
  switch (test.is) {
    case 'any':
      return test.of.some(one => holds(state, figure, one, about, card));
    case 'all':
      return test.of.every(one => holds(state, figure, one, about, card));
    case 'not':
      return !holds(state, figure, test.of, about, card);
    case 'about': {
      const who = test.part === 'other' ? about.other : about.figure;
      return who !== undefined && isOf(state, figure, who, test.who, card);
    }
    case 'near': {
      const who = test.part === 'other' ? about.other : about.figure;
      if (who === undefined) return false;
      return who === figure ? test.self === true : isWithin(state, figure, who, test.within);
    }
    case 'adjacent':
    case 'not-adjacent': {
      const who = test.part === 'other' ? about.other : about.figure;
      return who !== undefined && areAdjacent(state, figure, who) === (test.is === 'adjacent');
    }
    case 'in-sight': {
      const who = test.part === 'other' ? about.other : about.figure;
      return who !== undefined && seesFigure(state, figure, who);
    }
    case 'attack':
      return attack?.type === test.type;
    case 'weapon':
      return attack !== null && weaponIs(state, attack, test.trait);
    case 'with-this':
      return attack?.weapon === card;
    case 'own-attack':
      return attack?.by === figure;
    case 'target':
      return attack?.aims.some(aim => aim.target && aim.figure === figure) ?? false;
    case 'affected':
      return attack?.aims.some(aim => aim.figure === figure) ?? false;
    case 'target-adjacent':
      return attack?.aims.some(aim => aim.target && areAdjacent(state, figure, aim.figure)) ?? false;
    case 'target-not-adjacent':
      return attack?.aims.some(aim => aim.target && !areAdjacent(state, figure, aim.figure)) ?? false;
    case 'target-monster':
      return attack?.aims.some(aim => aim.target && countsAsMonster(state, aim.figure)) ?? false;
    case 'target-marked':
      return attack?.aims.some(aim => aim.target && isOf(state, figure, aim.figure, 'marked', card)) ?? false;
    case 'target-unseeing':
      return attack?.aims.some(aim => aim.target && (turnOf(state)?.unseenBy.includes(aim.figure) ?? false)) ?? false;
    case 'dealt':
      return attack?.aims.some(aim => aim.dealt > 0) ?? false;
    case 'missed':
      return attack?.missed ?? false;
    case 'target-minion':
      return attack?.aims.some(aim => aim.target && monsterOf(state, aim.figure)?.rank === 'minion') ?? false;
    case 'target-alone':
    case 'target-guarded':
      return (
        attack?.aims.some(
          aim => aim.target && isGuarded(state, aim.figure, figure) === (test.is === 'target-guarded'),
        ) ?? false
      );
    case 'target-far':
      return (
        attack?.aims.some(
          aim => aim.target && spacesBetween(state, figureOf(state, figure)?.cells ?? [], aim.cell) >= test.least,
        ) ?? false
      );
    case 'wounded':
      return attack?.aims.some(aim => aim.figure === figure && aim.suffered > 0) ?? false;
    case 'unhurt':
      return attack?.aims.every(aim => aim.figure !== figure || aim.dealt === 0) ?? false;
    case 'range-left':
      return attack !== null && hasRangeLeft(state, attack);
    case 'battered':
      return state.heroes.some(
        ({ id, damage }) =>
          damage >= test.least &&
          (id === figure || (figureOf(state, id)?.cells.length ?? 0) > 0) &&
          (id === figure || areAdjacent(state, figure, id)),
      );
    case 'steady':
      return !state.used.round.includes(`moved/${figure}`);
    case 'spent':
      return isHero(state, figure) && heroOf(state, figure).fatigue >= (staminaOf(state, figure) ?? 0);
    case 'itself':
      return about.other === figure;
    case 'small':
      return figureOf(state, figure)?.cells.length === 1;
    case 'other-hand-free':
      return isHero(state, figure) && handsUsed(state, figure) < 2;
    case 'wears':
      return (
        isHero(state, figure) &&
        heroOf(state, figure).cards.some(({ id, worn }) => worn && isItem(id) && itemOf(id).traits.includes(test.trait))
      );
    case 'condition':
      return figureOf(state, figure)?.conditions.includes(test.condition) ?? false;
    case 'has-conditions':
      return (figureOf(state, figure)?.conditions.length ?? 0) > 0;
    case 'damaged':
      return (figureOf(state, figure)?.damage ?? 0) > 0;
    case 'tired':
      return isHero(state, figure) && heroOf(state, figure).fatigue > 0;
    case 'other-feat-used':
      return state.heroes.some(({ id, feat }) => id !== figure && !feat);
    case 'down':
      return isHero(state, figure) && heroOf(state, figure).down !== null;
    case 'on-map':
      return (figureOf(state, figure)?.cells.length ?? 0) > 0;
    case 'moved':
      return turnOf(state)?.figure === figure && (turnOf(state)?.moved ?? false);
    case 'moves':
      return turnOf(state)?.figure === figure && (turnOf(state)?.moves ?? 0) >= test.least;
    case 'beside':
      return isBeside(state, figure, test);
    case 'sees': {
      let seen = 0;
      for (const { id } of everybody(state))
        if (sideOf(state, id) !== sideOf(state, figure) && seesFigure(state, figure, id)) seen++;
      return seen === test.exactly;
    }
    case 'rolled':
      return rolledAtLeast(figure, test, attack);
    case 'attribute':
      return state.tests.length > 0 && testOf(state).attribute === test.attribute;
    case 'space-empty':
      return about.cell !== undefined && isEmpty(state, about.cell, about.figure);
    case 'stepping':
      return about.cell !== undefined;
    case 'move-action':
      return about.by?.startsWith('move') ?? false;
    case 'paid-with':
      return about.by === test.source;
    case 'card':
      return about.card === test.card;
    case 'card-trait':
      return about.card !== undefined && isItem(about.card) && itemOf(about.card).traits.includes(test.trait);
    case 'skill':
      return about.card !== undefined && Object.hasOwn(SKILLS, about.card);
    case 'hero':
      return isHero(state, figure);
    case 'hero-figure':
      return isHero(state, figure) || isTreatedAsHero(state, figure);
    case 'hides-find':
      return hidesFind(state, about.card ?? '');
    case 'many':
      return (about.n ?? 0) >= test.least;
    case 'counter':
      return (state.counters[test.counter] ?? 0) >= test.least;
    case 'carries':
      return figureOf(state, figure)?.carries.some(id => kindOfToken(id) === test.token) ?? false;
    case 'lowest': {
      const value = (id: FigureId): number => attributeOf(state, id, test.attribute) ?? 0;
      return state.heroes.every(({ id }) => value(id) >= value(figure));
    }
    case 'inside':
      return test.who === undefined
        ? isInside(state, figure, test.place)
        : [...everybody(state)].some(({ id }) => kindOf(state, id) === test.who && isInside(state, id, test.place));
    case 'about-kind':
      return about.figure !== undefined && test.of.includes(kindOf(state, about.figure));
    case 'kind':
      return test.of.includes(kindOf(state, figure));
    case 'side':
      return sideOf(state, figure) === test.side;
    case 'token':
      return about.card !== undefined && kindOfToken(about.card) === test.kind;
    case 'near-kind':
      return (
        everybody(state).filter(
          ({ id, cells }) =>
            id !== figure &&
            cells.length > 0 &&
            kindOf(state, id) === test.of &&
            isWithin(state, figure, id, test.within),
        ).length >= (test.least ?? 1)
      );
    case 'near-token':
      return state.tokens.some(
        ({ kind, cell }) =>
          kind === test.kind &&
          cell !== null &&
          spacesBetween(state, figureOf(state, figure)?.cells ?? [], cell) <= test.within,
      );
    case 'door':
      return about.card === String(test.door);
    case 'crosses':
      return crosses(state, test.door, about);
    case 'there':
      return about.cell !== undefined && placeCells(state, test.place).includes(about.cell);
    case 'travelling':
      return state.journey !== null;
    case 'fresh-familiar':
      return state.companions.some(
        ({ kind, owner, cells, acted }) => kind === 'familiar' && owner === figure && cells.length > 0 && !acted,
      );
    case 'won':
      return state.won[state.encounter - 1] === test.side;
    case 'heroes':
      return state.size >= test.least;
    case 'target-space-far-at-start':
      return isTargeting(attack, ({ cell }) => !areAdjacentCells(state, turnFor(state, figure)?.from ?? [], [cell]));
    case 'target-far-at-start':
      return isTargeting(attack, aim => !(turnFor(state, figure)?.beside.includes(aim.figure) ?? false));
    case 'on-terrain': {
      const cells = figureOf(state, figure)?.cells ?? [];
      return cells.length > 0 && cells.every(cell => isTerrain(state, cell, test.terrain));
    }
    case 'surge-unspent':
      return !(attack?.usedSurges.some(key => key.startsWith(`${card}/`)) ?? false);
    case 'about-beside-hero':
      return state.heroes.some(({ id }) => about.figure !== undefined && areAdjacent(state, about.figure, id));
    case 'has-search-card':
      return (
        isHero(state, figure) &&
        heroOf(state, figure).cards.some(({ id, used }) => !used && isItem(id) && itemOf(id).kind === 'search-card')
      );
    case 'attacked':
      return (turnFor(state, figure)?.attacks ?? 0) > 0;
    case 'by-attack':
      return about.attack === true;
    case 'willing':
      return about.willing === true;
    case 'survives':
    case 'dying':
      return healthLeft(state, figure) > 0 === (test.is === 'survives');
    case 'beside-fellow': {
      const group = monsterOf(state, figure)?.group;
      return state.monsters.some(one => one.group === group && areAdjacent(state, figure, one.id));
    }
    case 'branded':
      return figureOf(state, about.other ?? '')?.marks[`hero-token/${figure}`] !== undefined;
    case 'brands':
      return figureOf(state, figure)?.marks[`hero-token/${about.figure ?? ''}`] !== undefined;
    case 'target-weak':
      return isTargeting(attack, aim => {
        const value = isHero(state, aim.figure) ? attributeOf(state, aim.figure, test.attribute) : null;
        return value !== null && value <= test.most;
      });
    case 'about-condition':
      return figureOf(state, about.figure ?? '')?.conditions.includes(test.condition) ?? false;
    case 'target-condition':
      return isTargeting(attack, aim => figureOf(state, aim.figure)?.conditions.includes(test.condition) ?? false);
    case 'has-token':
      return (figureOf(state, figure)?.marks[test.token] ?? 0) >= (test.least ?? 1);
    case 'target-is':
      return attack?.aims.some(aim => aim.target && holds(state, aim.figure, test.of, about, card)) ?? false;
    case 'that-is': {
      const who = test.part === 'other' ? about.other : about.figure;
      return who !== undefined && holds(state, who, test.of, { ...about, other: figure }, card);
    }
    case 'near-is':
      return everybody(state).some(({ id, cells }) => {
        if (cells.length === 0 || (id === figure && !test.self)) return false;
        if (
          id !== figure &&
          !(test.within === 1 ? areAdjacent(state, figure, id) : isWithin(state, figure, id, test.within))
        )
          return false;
        return holds(state, id, test.of, about, card);
      });
    case 'no-shields-left':
      return isTargeting(attack, aim => attack !== null && shieldsOf(aim) <= resultOf(attack).pierce);
    case 'struck-before':
      return state.used.turn.includes(struck(figure));
    case 'attribute-least':
      return (attributeOf(state, figure, test.attribute) ?? 0) >= test.least;
    case 'beside-token':
      return isBesideToken(state, figureOf(state, figure)?.cells ?? [], test.kind);
    case 'space-beside-token':
      return about.cell !== undefined && isBesideToken(state, [about.cell], test.kind);
    case 'sprung':
      return state.used.turn.includes(sprung(about.figure ?? '', about.cell ?? -1));
    case 'card-tired':
      return state.heroes.some(({ cards }) => cards.some(one => one.id === card && one.tired));
    case 'near-holder':
      return state.heroes.some(
        ({ id, cards, cells }) =>
          cells.length > 0 &&
          cards.some(one => one.id === card) &&
          (id === figure || isWithin(state, id, figure, test.within)),
      );
    case 'any-condition':
      return about.condition !== undefined && test.of.includes(about.condition);
    case 'archetype':
      return isHero(state, figure) && heroSheetOf(figure).archetype === test.of;
    case 'active-group':
      return state.overlordTurn !== null && monsterOf(state, figure)?.group === state.overlordTurn.group;
    case 'ranged-group': {
      const of = groupKindOf(state, figure);
      return of !== null && (MONSTERS[of] ?? LIEUTENANTS[of])?.attack === 'ranged';
    }
    case 'surrounded':
      return (
        state.monsters.filter(({ id, cells }) => cells.length > 0 && areAdjacent(state, figure, id)).length >=
        test.least
      );
    case 'deck-size':
      return state.overlord.owned.filter(id => !isSummon(id)).length - state.overlord.leftOut.length >= test.least;
    case 'servant':
      return MONSTERS[kindOf(state, figure)]?.servant === true;
    case 'fell-near':
      return (about.cells ?? []).some(
        cell => spacesBetween(state, figureOf(state, figure)?.cells ?? [], cell) <= test.within,
      );
    case 'fellow':
      return monsterOf(state, figure)?.group === (monsterOf(state, about.other ?? '')?.group ?? null);
    case 'in-this-group': {
      const group = groupUnder(state, card);
      return group !== null && monsterOf(state, figure)?.group === group;
    }
    case 'spent-surges':
      return (attack?.spent ?? 0) > 0;
    case 'group-gone': {
      const group = groupUnder(state, card);
      return !state.monsters.some(one => one.group === group && one.cells.length > 0);
    }
    case 'one-action':
      return monsterOf(state, figure) !== null && actionsEach(state, figure) <= 1;
    case 'named':
      return kindOf(state, figure).split('-').includes(test.word);
    case 'about-figure':
      return about.figure === test.figure;
    case 'monster-trait':
      return traitsOf(state, figure).includes(test.trait);
    case 'search-cards':
      return searchCardsOf(state, figure) >= test.least;
    case 'affected-is':
      return attack?.aims.some(aim => holds(state, aim.figure, test.of, { ...about, other: figure }, card)) ?? false;
    case 'of-marked-group':
      return isOfMarkedGroup(state, about.figure ?? '', card);
    case 'own-turn':
      return turnOf(state)?.figure === figure;
    case 'sung':
      return isSung(state, card, test.song);
    case 'in-earshot':
      return isInEarshot(state, figure, card);
    case 'sings-twice':
      return singsTwice(state, figure);
    case 'large':
      return sizeOf(state, figure).w * sizeOf(state, figure).h > 1;
    case 'rank':
      return monsterOf(state, figure)?.rank === test.rank;
    case 'healthiest':
      return state.heroes.every(({ id }) => healthOf(state, id) <= healthOf(state, figure));
    case 'images':
      return imagesOf(state).length >= test.least;
    case 'beside-target':
      return isTargeting(attack, aim => areAdjacent(state, figure, aim.figure));
    case 'actions-done':
      return turnOf(state)?.figure === figure && turnOf(state)?.actions === 0;
    case 'damage-least':
      return (figureOf(state, figure)?.damage ?? 0) >= test.least;
    case 'about-size':
      return (about.cells ?? figureOf(state, about.figure ?? '')?.cells ?? []).length >= test.least;
    case 'card-tokens':
      return (state.plot?.cards.find(({ id }) => id === card)?.tokens ?? 0) >= test.least;
    case 'first-encounter':
      return state.encounter === 0;
    case 'asked-by':
      return test.of.some(one => state.acting.includes(`${about.figure}/${one}`));
    case 'monster':
      return countsAsMonster(state, figure);
    case 'leader':
      return monsterOf(state, figure)?.rank === 'lieutenant' || isAgent(kindOf(state, figure));
    case 'master':
      return monsterOf(state, figure)?.rank === 'master';
    case 'felled':
      return attack?.defeated.some(one => holds(state, one, test.of, about, card)) ?? false;
    case 'dealt-to-marked-group':
      return (
        attack?.aims.some(aim => aim.dealt > 0 && aim.group !== null && aim.group === marksOfPlot(state, card)) ?? false
      );
    case 'overlord-type':
      return about.card !== undefined && OVERLORD_CARDS[about.card]?.type === test.of;
    case 'challenge-attribute':
      return about.card !== undefined && isAttribute(about.card);
    case 'actions-count':
      return turnOf(state)?.figure === figure && (turnOf(state)?.done ?? 0) === test.exactly;
    case 'actions-whole':
      return turnOf(state)?.figure === figure && (turnOf(state)?.done ?? 0) === 0 && (turnOf(state)?.actions ?? 0) > 0;
    case 'attacked-this-round':
      return state.used.round.includes(`attacked/${figure}`);
    case 'speed-least':
      return speedOf(state, figure) >= test.least;
    case 'familiar-on-map':
      return state.companions.some(
        ({ kind, owner, cells, of }) =>
          kind === 'familiar' && owner === figure && cells.length > 0 && (test.of === undefined || test.of === of),
      );
    default:
      return boxLore().holds(state, figure, test, about, card);
  }
}

/** A token that was turned over and is found like a search token (D2C-QLOR-07). */
function hidesFind(state: State, id: string): boolean {
  const token = state.tokens.find(one => one.id === id);
  return token !== undefined && !token.hidden && thingOf(state, token.kind)?.faces?.[token.face ?? '']?.find === true;
}

const crosses = (state: State, door: number, { from, cell }: About): boolean =>
  isShut(state.doors[door] ?? 0) &&
  (boardFor(state).doors[door]?.pairs.some(([a, b]) => (a === from && b === cell) || (b === from && a === cell)) ??
    false);

/** The kind of its group. */
function groupKindOf(state: State, id: FigureId): string | null {
  const group = monsterOf(state, id)?.group;
  return state.groups.find(one => one.id === group)?.of ?? null;
}

/** The traits of its group; lieutenants have none. */
const traitsOf = (state: State, id: FigureId): readonly MonsterTrait[] => [
  ...(MONSTERS[groupKindOf(state, id) ?? '']?.traits ?? []),
  ...inForce(state, id, 'kin').map(({ effect }) => effect.trait),
];

const isTargeting = (attack: Attack | null, fits: (aim: Aimed) => boolean): boolean =>
  attack?.aims.some(aim => aim.target && fits(aim)) ?? false;

/** A hero besides this one stands next to it. */
const isGuarded = (state: State, target: FigureId, but: FigureId): boolean =>
  state.heroes.some(({ id, cells }) => id !== but && cells.length > 0 && areAdjacent(state, id, target));

/** More range than the distance to every target. */
const hasRangeLeft = (state: State, attack: Attack): boolean =>
  attack.aims.every(
    aim =>
      !aim.target ||
      resultOf(attack).range >
        Math.max(1, spacesBetween(state, figureOf(state, attack.by)?.cells ?? [], aim.measured ?? aim.cell)),
  );

const isFamiliarOf = ({ companions }: State, who: FigureId, owner: FigureId): boolean =>
  companions.some(one => one.kind === 'familiar' && one.id === who && one.owner === owner);

function isOf(state: State, figure: FigureId, who: FigureId, kind: string, card: string): boolean {
  switch (kind) {
    case 'self':
      return who === figure;
    case 'not-self':
      return who !== figure;
    case 'friend':
      return sideOf(state, who) === sideOf(state, figure);
    case 'enemy':
      return sideOf(state, who) !== sideOf(state, figure);
    case 'hero':
      return countsAsHero(state, who, card);
    case 'monster':
      return countsAsMonster(state, who);
    case 'minion':
    case 'master':
      return monsterOf(state, who)?.rank === kind;
    case 'not-lieutenant': {
      const rank = monsterOf(state, who)?.rank;
      return rank === 'minion' || rank === 'master';
    }
    case 'familiar':
      return isFamiliarOf(state, who, figure);
    case 'owner':
      return isFamiliarOf(state, figure, who);
    case 'self-or-familiar':
      return who === figure || isFamiliarOf(state, who, figure);
    case 'marked':
      if (marksOfPlot(state, card) === who) return true;
      return isHero(state, figure) && heroOf(state, figure).cards.some(one => one.id === card && one.on === who);
    default:
      return false;
  }
}

function weaponIs(state: State, { by, weapon, traits, type }: Attack, trait: string): boolean {
  if (traits.includes(trait)) return true;
  if (trait === 'unarmed') return weapon === 'unarmed';
  // Bare hands are no weapon (D2-ASTEP-02).
  if (!isItem(weapon)) return false;
  if (trait === 'melee') return type === 'melee';
  if (trait === 'two-hands' || trait === 'one-hand') return slotOf(state, by, weapon) === trait;
  if (trait !== 'two-weapons' || !isHero(state, by)) return false;
  const melee = heroOf(state, by).cards.filter(({ id, worn }) => worn && isItem(id) && itemOf(id).attack === 'melee');
  return melee.length >= 2;
}

function handsUsed(state: State, figure: FigureId): number {
  let hands = 0;
  for (const { id, worn } of heroOf(state, figure).cards)
    if (worn && isItem(id)) {
      const slot = slotOf(state, figure, id);
      hands += slot === 'two-hands' ? 2 : slot === 'one-hand' ? 1 : 0;
    }
  return hands;
}

function isBeside(state: State, figure: FigureId, { who, within, alone }: Extract<Test, { is: 'beside' }>): boolean {
  const near = (id: FigureId): boolean =>
    id !== figure && (within === undefined ? areAdjacent(state, figure, id) : isWithin(state, figure, id, within));
  const found = everybody(state).some(({ id, cells }) => {
    // Who is knocked out is not on the map (D2-KO-20).
    if (cells.length === 0 || !near(id)) return false;
    if (who === 'figure') return !isStone(state, id) && !isLoose(state, id);
    if (who === 'hero') return isHero(state, id);
    if (who === 'hero-figure') return isHero(state, id) || isTreatedAsHero(state, id);
    const monster = monsterOf(state, id);
    return monster !== null && (who === 'monster' || monster.rank !== 'minion');
  });
  return found !== (alone === true);
}

function rolledAtLeast(
  figure: FigureId,
  { least, of }: Extract<Test, { is: 'rolled' }>,
  attack: Attack | null,
): boolean {
  if (attack === null) return false;
  if (of === 'blank') {
    const dice = attack.aims.find(aim => aim.figure === figure)?.dice ?? [];
    return facesOf(dice).filter(({ shield }) => shield === 0).length >= least;
  }
  if (of === 'miss') return facesOf(attack.dice).filter(({ miss }) => miss).length >= least;
  const { surges, damage } = resultOf(attack);
  return (of === 'surge' ? surges : damage) >= least;
}

/** Some space of it lies in a place of the plan. */
function isInside(state: State, id: FigureId, place: string): boolean {
  const cells = figureOf(state, id)?.cells ?? [];
  return cells.length > 0 && placeCells(state, place).some(cell => cells.includes(cell));
}

/** In a space next to these, not in one of them. */
const isBesideToken = (state: State, cells: readonly Cell[], kind: string): boolean =>
  state.tokens.some(
    one =>
      one.kind === kind && one.cell !== null && !cells.includes(one.cell) && areAdjacentCells(state, cells, [one.cell]),
  );
