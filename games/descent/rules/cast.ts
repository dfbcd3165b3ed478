import type { Card } from '../content/card.ts';
import { CONDITIONS } from '../content/conditions.ts';
import { FORTUNE_CARD } from '../content/fortune.ts';
import {
  abilityOf,
  cardOf,
  citizenOf,
  companionCardOf,
  figureRuleOf,
  heroSheetOf,
  lineOf,
  monsterCardOf,
  thingOf,
} from '../content/index.ts';
import type { Effect } from '../effects/effect.ts';
import { type FigureId, kindOfToken, type State } from '../state.ts';
import { indexOf } from './card-index.ts';
import { featId, featOf } from './feats.ts';
import { frontCard, NOBODY } from './front.ts';
import { lookAt } from './looking.ts';
import { further, LOOKS, type Look } from './looks-at-dice.ts';
import type { Moment } from './moments.ts';

type Word = Effect['do'];

/** Where a card lies: whose it is, and by which number its owner and itself are found. `conditions` stands for all that lie on a figure, `quest` for what
 * the quest says of it or of a token it carries.
 */
export interface Place {
  readonly kind:
    | 'sheet'
    | 'feat'
    | 'card'
    | 'ability'
    | 'relic'
    | 'guise'
    | 'companion'
    | 'quest'
    | 'fortune'
    | 'conditions'
    | 'front';
  readonly owner: FigureId;
  /** The number of its owner among heroes, monsters or companions; what lies before the overlord belongs to none of them. */
  readonly among: 'heroes' | 'monsters' | 'companions' | 'front';
  readonly number: number;
  readonly id: string;
  readonly card: Card;
  /** The number of a hero's or ally's card. */
  readonly at: number;
}

/**
 * Who is in play with which cards, looked through once: where a moment could be answered and where a passive word could come from. It may name more than
 * is in force (a card may be exhausted, its owner knocked out), never less. Beside the state, found again by value (decision 17).
 */
export interface Cast {
  readonly moments: ReadonlyMap<Moment, readonly Place[]>;
  /** Where a moment would have to be answered; how much of the roll of an attack something here that works by itself looks at. */
  readonly duties: ReadonlyMap<Moment, readonly Place[]>;
  readonly look: Look;
  /** By the word and whose card it is on. */
  readonly words: ReadonlyMap<Word, ReadonlyMap<FigureId, readonly Place[]>>;
  readonly auras: ReadonlyMap<Word, readonly Place[]>;
  readonly familiars: ReadonlyMap<Word, readonly Place[]>;
  /** The switches of the rules that anything here turns for anybody. */
  readonly permits: ReadonlySet<string>;
  /** Cards with abilities that others than their owners may use. */
  readonly shared: readonly Place[];
}

/** What a cast was made from, in the order in which it is compared. */
type Made = (string | number | null)[];

interface Kept {
  readonly cast: Cast;
  readonly made: Made;
}

/** The latest casts, the last one in front: searches and odds go back and forth between positions before and after somebody's defeat. */
const latest: Kept[] = [];
const MOST_KEPT = 8;

export function castOf(state: State): Cast {
  const look = lookAt(state);
  if (look === null) return findCast(state);
  look.cast ??= findCast(state);
  return look.cast;
}

function findCast(state: State): Cast {
  for (let i = 0; i < latest.length; i++) {
    const kept = latest[i] as Kept;
    if (!isSame(state, kept.made)) continue;
    if (i > 0) {
      latest.splice(i, 1);
      latest.unshift(kept);
    }
    return kept.cast;
  }
  const cast = makeCast(state);
  latest.unshift({ cast, made: madeFrom(state) });
  if (latest.length > MOST_KEPT) latest.pop();
  return cast;
}

function madeFrom(state: State): Made {
  const { act, size, quest, encounter, heroes, monsters, companions, plot } = state;
  const { front } = state.overlord;
  const made: Made = [act, size, heroes.length, monsters.length, companions.length, quest, encounter];
  made.push(plot === undefined ? 0 : 1);
  for (const { id, cards, carries } of heroes) {
    made.push(id, cards.length, carries.length);
    for (const card of cards) made.push(card.id);
    made.push(...carries);
  }
  for (const monster of monsters) {
    const { id, of, rank, relic, beside = null, guise = null, carries } = monster;
    made.push(id, of, lineOf(state, monster) ?? rank, relic, beside, guise, carries.length, ...carries);
  }
  for (const { id, of, cards = [] } of companions) made.push(id, of, cards.length, ...cards.map(card => card.id));
  made.push(...(front ?? NONE));
  return made;
}

function isSame(state: State, made: Made): boolean {
  const { act, size, quest, encounter, heroes, monsters, companions, plot } = state;
  if (made[0] !== act || made[1] !== size || made[2] !== heroes.length) return false;
  if (made[3] !== monsters.length || made[4] !== companions.length) return false;
  if (made[5] !== quest || made[6] !== encounter) return false;
  if (made[7] !== (plot === undefined ? 0 : 1)) return false;
  let at = 8;
  for (let i = 0; i < heroes.length; i++) {
    const { id, cards, carries } = heroes[i] as State['heroes'][number];
    if (made[at++] !== id || made[at++] !== cards.length || made[at++] !== carries.length) return false;
    for (let j = 0; j < cards.length; j++) if (made[at++] !== cards[j]?.id) return false;
    for (let j = 0; j < carries.length; j++) if (made[at++] !== carries[j]) return false;
  }
  for (let i = 0; i < monsters.length; i++) {
    const monster = monsters[i] as State['monsters'][number];
    if (made[at++] !== monster.id || made[at++] !== monster.of) return false;
    if (made[at++] !== (lineOf(state, monster) ?? monster.rank) || made[at++] !== monster.relic) return false;
    if (made[at++] !== (monster.beside ?? null)) return false;
    if (made[at++] !== (monster.guise ?? null)) return false;
    const { carries } = monster;
    if (made[at++] !== carries.length) return false;
    for (let j = 0; j < carries.length; j++) if (made[at++] !== carries[j]) return false;
  }
  for (let i = 0; i < companions.length; i++) {
    const companion = companions[i] as State['companions'][number];
    if (made[at++] !== companion.id || made[at++] !== companion.of) return false;
    const { cards = NO_CARDS } = companion;
    if (made[at++] !== cards.length) return false;
    for (let j = 0; j < cards.length; j++) if (made[at++] !== cards[j]?.id) return false;
  }
  for (const id of state.overlord.front ?? NONE) if (made[at++] !== id) return false;
  return made.length === at;
}
const NONE: readonly string[] = [];

const NO_CARDS: readonly never[] = [];

/** All conditions there are, as one card: any of them may come to lie on anybody. */
const ANY_CONDITION: Card = {
  name: { en: '', de: '' },
  standing: Object.values(CONDITIONS).flatMap(({ standing = [], always = [], whileTired = [] }) => [
    ...standing,
    ...always,
    ...whileTired,
  ]),
  abilities: Object.values(CONDITIONS).flatMap(({ abilities = [] }) => abilities),
};

function makeCast(state: State): Cast {
  const moments = new Map<Moment, Place[]>();
  const words = new Map<Word, Map<FigureId, Place[]>>();
  const auras = new Map<Word, Place[]>();
  const familiars = new Map<Word, Place[]>();
  const permits = new Set<string>();
  const shared: Place[] = [];
  const duties = new Map<Moment, Place[]>();
  let look: Look = LOOKS.atDamage;
  for (const place of placesOf(state)) {
    const index = indexOf(place.card);
    for (const moment of index.moments) enter(moments, moment, place);
    for (const moment of index.duties) enter(duties, moment, place);
    look = further(look, index.look);
    for (const word of index.words) enter(ofOwners(words, word), place.owner, place);
    for (const word of index.auras) enter(auras, word, place);
    for (const word of index.familiars) enter(familiars, word, place);
    for (const rule of index.permits) permits.add(rule);
    if (index.shared) shared.push(place);
  }
  return { moments, duties, look, words, auras, familiars, permits, shared };
}

function ofOwners(words: Map<Word, Map<FigureId, Place[]>>, word: Word): Map<FigureId, Place[]> {
  const known = words.get(word) ?? new Map<FigureId, Place[]>();
  words.set(word, known);
  return known;
}

function enter<K>(map: Map<K, Place[]>, key: K, place: Place): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [place]);
  else known.push(place);
}

/** In the order in which everything is looked through: figure by figure, the own card first, conditions last. */
function* placesOf(state: State): Generator<Place> {
  for (const [number, { id: owner, cards, carries }] of state.heroes.entries()) {
    const base = { owner, among: 'heroes', number, at: -1 } as const;
    yield { ...base, kind: 'sheet', id: owner, card: heroSheetOf(owner) };
    yield { ...base, kind: 'feat', id: featId(owner), card: featOf(owner) };
    for (const [at, { id }] of cards.entries()) yield { ...base, kind: 'card', id, card: cardOf(id), at };
    if (state.plot !== undefined) yield { ...base, kind: 'fortune', id: 'fortune', card: FORTUNE_CARD };
    for (const [id, card] of carriedCards(state, carries)) yield { ...base, kind: 'quest', id, card };
    yield { ...base, kind: 'conditions', id: '', card: ANY_CONDITION };
  }
  for (const [number, monster] of state.monsters.entries()) {
    const { id: owner, relic, guise } = monster;
    const base = { owner, among: 'monsters', number, at: -1 } as const;
    for (const id of monsterCardOf(state, monster).passive ?? [])
      yield { ...base, kind: 'ability', id, card: abilityOf(id) };
    for (const id of [relic, monster.beside ?? null])
      if (id !== null) yield { ...base, kind: 'relic', id, card: cardOf(id) };
    if (guise !== undefined) {
      const card = citizenOf(guise);
      yield { ...base, kind: 'guise', id: guise, card };
      for (const id of card.passive ?? []) yield { ...base, kind: 'ability', id, card: abilityOf(id) };
    }
    const rule = figureRuleOf(state, monster);
    if (rule !== null) yield { ...base, kind: 'quest', id: monster.of, card: rule };
    for (const [id, card] of carriedCards(state, monster.carries)) yield { ...base, kind: 'quest', id, card };
    yield { ...base, kind: 'conditions', id: '', card: ANY_CONDITION };
  }
  for (const [number, companion] of state.companions.entries()) {
    const base = { owner: companion.id, among: 'companions', number, at: -1 } as const;
    const card = companionCardOf(state, companion);
    yield { ...base, kind: 'companion', id: companion.of, card };
    for (const id of card.passive ?? []) yield { ...base, kind: 'ability', id, card: abilityOf(id) };
    for (const [at, { id }] of (companion.cards ?? []).entries())
      yield { ...base, kind: 'card', id, card: cardOf(id), at };
    yield { ...base, kind: 'conditions', id: '', card: ANY_CONDITION };
  }
  yield* frontPlaces(state);
}

/** Cards before the overlord (D2-RELGEN-17, D2-SERV-05). */
function* frontPlaces({ overlord: { front } }: State): Generator<Place> {
  for (const id of front ?? NONE)
    yield { owner: NOBODY, among: 'front', number: -1, at: -1, kind: 'front', id, card: frontCard(id) };
}

function* carriedCards(state: State, tokens: readonly string[]): Generator<readonly [id: string, card: Card]> {
  for (const token of tokens) {
    const card = carriedCard(state, token);
    if (card !== null) yield [kindOfToken(token), card];
  }
}

/** What the quest says of whoever carries a token. */
export function carriedCard(state: State, token: string): Card | null {
  const thing = thingOf(state, kindOfToken(token));
  if (thing?.carrier === undefined) return null;
  let card = carried.get(thing);
  if (card === undefined) {
    card = { name: thing.name, standing: thing.carrier };
    carried.set(thing, card);
  }
  return card;
}
const carried = new WeakMap<object, Card>();
