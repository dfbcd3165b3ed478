import type { Ability, Card, Surge } from '../../content/card.ts';
import { DICE, type Face } from '../../content/dice.ts';
import { plotCardOf, questOf } from '../../content/index.ts';
import type { DieKind } from '../../content/words.ts';
import type { Test } from '../../effects/tests.ts';
import type { About } from '../../effects/word.ts';
import { type Attack, type FigureId, isHero, type State } from '../../state.ts';
import { indexOf } from '../card-index.ts';
import { castOf } from '../cast.ts';
import { holds } from '../holding.ts';
import { eachInForce, inForce, isPermitted } from '../in-force.ts';
import { AFTER_ROLL, further, LOOKS, type Look, lookOf } from '../looks-at-dice.ts';
import type { Moment } from '../moments.ts';
import { openRoom } from '../secret-rooms.ts';
import { neededFor, needsRange } from './range.ts';

type Likeness = (faces: readonly Face[]) => string;

/** The dice of an attack that are rolled together: so many are the attacker's, then come those of each figure up to its end. */
interface Thrown {
  readonly kinds: readonly DieKind[];
  readonly own: number;
  readonly ends: readonly number[];
}

/**
 * Which rolls of an attack odds need not tell apart: the attack goes on in the same way after them, as long as nobody chooses to answer it with a card.
 * It is found out when somebody asks.
 */
export function alike(state: State, attack: Attack, thrown: Thrown): Likeness {
  let known: Likeness | null = null;
  return faces => {
    known ??= likenessOf(state, attack, thrown);
    return known(faces);
  };
}

function likenessOf(state: State, attack: Attack, thrown: Thrown): Likeness {
  if (facesMatter(state, attack)) return byFaces(thrown);
  const duties = dutiesOf(state, attack);
  const look = lookAt(state, attack, duties);
  if (look === LOOKS.atDice) return byFaces(thrown);
  if (look === LOOKS.atSums) return bySums(thrown, ALL);
  // What has to be done between roll and damage may ask for any of it, though it does not look at the dice.
  if (duties.length > 0)
    return bySums(thrown, { ...ALL, range: needsRange(state, attack) ? ALL.range : 0, missed: false });
  const range = rangeNeeded(state, attack);
  if (isSpentByRules(state, attack)) return bySums(thrown, { ...ALL, range, missed: false });
  const most = { range, surges: surgesOfUse(state, attack), missed: false };
  return isPlain(state, attack) ? byDamage(thrown, most, attack) : bySums(thrown, most);
}

/** So much of what the attacker's dice show makes a difference, and whether it still does where they show an X. */
interface Most {
  readonly range: number;
  readonly surges: number;
  readonly missed: boolean;
}
const ALL: Most = { range: Number.POSITIVE_INFINITY, surges: Number.POSITIVE_INFINITY, missed: true };

/** Could a hero of this attack turn or roll single dice anew? */
function facesMatter(state: State, attack: Attack): boolean {
  const figures = [attack.by, ...attack.aims.map(aim => aim.figure)];
  if (isPermitted(state, attack.by, 'never-misses')) return true;
  if (attack.granted.some(({ surge }) => surge.effects.some(effect => effect.do === 'reroll'))) return true;
  return figures.some(id => inForce(state, id, 'permit').some(({ effect }) => effect.rule === 'faces-matter'));
}

/** The range the dice must show: more of it makes no difference. */
function rangeNeeded(state: State, attack: Attack): number {
  if (!needsRange(state, attack)) return 0;
  let need = 0;
  for (const aim of attack.aims) if (aim.target) need = Math.max(need, neededFor(state, attack, aim));
  return need - total(attack.range);
}

const total = (parts: Attack['range']): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The automaton spends surges by lists of its own; what attacks inside of an effect goes on with that effect. */
const isSpentByRules = (state: State, { by, source, weapon }: Attack): boolean =>
  source !== weapon || (state.legend !== null && !isHero(state, by));

/** How much of the roll does anything look at that needs no decision? */
function lookAt(state: State, { granted, ifDealt }: Attack, duties: readonly Ability[]): Look {
  const look = further(
    castOf(state).look,
    ...cardsApart(state).map(card => indexOf(card).look),
    lookOf([state.lasting, granted, ifDealt]),
  );
  // To look through the duties takes longest.
  return look === LOOKS.atDice ? look : further(look, ...duties.map(lookOf));
}

/** Cards that belong to nobody in play: the quest, the secret room, the plots. */
function cardsApart(state: State): Pick<Card, 'abilities'>[] {
  const room = openRoom(state)?.room.rules;
  return [
    questOf(state.quest, state.encounter),
    ...(room === undefined ? [] : [room]),
    ...(state.plot?.cards.map(({ id }) => plotCardOf(id)) ?? []),
  ];
}

/** What in force must be done between the roll and the damage, as far as it is known before the roll. */
function dutiesOf(state: State, attack: Attack): Ability[] {
  const found: Ability[] = [];
  const { duties } = castOf(state);
  for (const moment of AFTER_ROLL) {
    const about = occasions(attack, moment);
    eachInForce(state, duties.get(moment) ?? [], ({ id, owner, card }) => {
      for (const ability of card.abilities ?? [])
        if (
          isDueAt(ability, moment) &&
          (ability.party !== undefined || about.some(one => mightHold(state, owner, ability.if, one, id)))
        )
          found.push(ability);
    });
    for (const { abilities = [] } of cardsApart(state)) found.push(...abilities.filter(one => isDueAt(one, moment)));
    for (const { what } of state.lasting)
      if (what.do === 'on' && what.at === moment && what.ability.must === true) found.push(what.ability);
  }
  return found;
}

const isDueAt = ({ at, must }: Ability, moment: Moment): boolean =>
  must === true && (typeof at === 'string' ? at === moment : at.includes(moment));

/** Whom the moment will be about: every defence roll is answered on its own. */
const occasions = ({ by, aims }: Attack, moment: Moment): readonly About[] =>
  aims.map(aim =>
    moment === 'defence-rolled' ? { figure: aim.figure, other: by } : { figure: by, other: aim.figure },
  );

/** What else a test asks is seen after the roll. */
function mightHold(state: State, owner: FigureId, test: Test | undefined, about: About, card: string): boolean {
  if (test === undefined) return true;
  if (test.is === 'all') return test.of.every(part => mightHold(state, owner, part, about, card));
  return test.is !== 'about' || holds(state, owner, test, about, card);
}

/** Further surges cannot be spent on anything: each ability is used once, fatigue is given back once (D2-ASTEP-17, -22). */
function surgesOfUse(state: State, { by, granted, demands, surges }: Attack): number {
  const cost = granted.reduce((sum, { surge }) => sum + (surge.cost ?? 1), 0);
  return Math.max(0, cost + demands.length + (isHero(state, by) ? 1 : 0) - total(surges));
}

/** One figure is attacked, and whatever surges are spent on only adds to range, hearts or conditions: only the damage that gets through counts. */
function isPlain(state: State, { aims, granted, pierce, dice }: Attack): boolean {
  const [aim] = aims;
  return (
    aims.length === 1 &&
    aim !== undefined &&
    dice.length === 0 &&
    aim.replaced === null &&
    aim.shields.length === 0 &&
    (pierce.length === 0 || !isPermitted(state, aim.figure, 'no-pierce')) &&
    granted.every(({ surge }) => isPlainSurge(surge))
  );
}

const isPlainSurge = ({ effects }: Surge): boolean =>
  effects.every(
    effect =>
      effect.do === 'inflict' ||
      (effect.do === 'add' &&
        (effect.to === 'damage' || effect.to === 'range') &&
        typeof effect.n === 'number' &&
        effect.n > 0),
  );

/** By every face; equal dice may change places. */
const byFaces =
  ({ kinds, own, ends }: Thrown): Likeness =>
  faces =>
    faces
      .map((face, i) => {
        const kind = kinds[i] as DieKind;
        return `${sideOf(i, own, ends)}.${kind}.${DICE[kind].findIndex(one => isSame(one, face))}`;
      })
      .sort()
      .join();

const isSame = (a: Face, b: Face): boolean =>
  a.range === b.range && a.damage === b.damage && a.surge === b.surge && a.shield === b.shield && a.miss === b.miss;

/** Whose die this is. */
const sideOf = (at: number, own: number, ends: readonly number[]): number =>
  at < own ? -1 : ends.findIndex(end => at < end);

/** By what all dice of a side show together. */
const bySums =
  ({ own, ends }: Thrown, most: Most): Likeness =>
  faces => {
    const { miss, range, hearts, surges } = sumOf(faces, own);
    const all = `${Math.min(range, most.range)}/${hearts}/${Math.min(surges, most.surges)}`;
    let key = miss ? (most.missed ? `miss/${all}` : 'miss') : all;
    let from = own;
    for (const end of ends) {
      key += `/${shieldsIn(faces, from, end)}`;
      from = end;
    }
    return key;
  };

/** By the damage that gets through, once all dice lie: shields count beyond what is pierced, hearts beyond the shields. */
function byDamage(thrown: Thrown, most: Most, { pierce, damage, granted }: Attack): Likeness {
  const { kinds, own } = thrown;
  const sums = bySums(thrown, most);
  const pierced = total(pierce);
  const added = total(damage);
  const more = granted.reduce((sum, { surge }) => sum + heartsOf(surge), 0);
  return faces => {
    // What is half rolled goes on differently.
    if (faces.length < kinds.length) return sums(faces);
    const { miss, range, hearts, surges } = sumOf(faces, own);
    if (miss) return 'miss';
    const through = added + hearts - Math.max(0, shieldsIn(faces, own, faces.length) - pierced);
    return `${Math.min(range, most.range)}/${Math.min(surges, most.surges)}/${Math.max(through, -more)}`;
  };
}

const heartsOf = ({ effects }: Surge): number =>
  effects.reduce(
    (sum, effect) =>
      sum + (effect.do === 'add' && effect.to === 'damage' && typeof effect.n === 'number' ? effect.n : 0),
    0,
  );

function sumOf(faces: readonly Face[], own: number): { miss: boolean; range: number; hearts: number; surges: number } {
  let miss = false;
  let range = 0;
  let hearts = 0;
  let surges = 0;
  for (let i = 0; i < own && i < faces.length; i++) {
    const face = faces[i] as Face;
    miss ||= face.miss;
    range += face.range;
    hearts += face.damage;
    surges += face.surge;
  }
  return { miss, range, hearts, surges };
}

function shieldsIn(faces: readonly Face[], from: number, end: number): number {
  let shields = 0;
  for (let i = from; i < end && i < faces.length; i++) shields += (faces[i] as Face).shield;
  return shields;
}
