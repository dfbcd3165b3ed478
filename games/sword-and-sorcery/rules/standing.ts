import { Cache } from '@tafelrunde/engine';
import type { Ability as AbilityCard, AbilityLevel } from '../content/ability.ts';
import type { Stage } from '../content/adventures/adventure.ts';
import { type AdventureId, adventureOf } from '../content/adventures/index.ts';
import { COMPANIONS } from '../content/companions.ts';
import type { ScrollSide } from '../content/enemies/scroll.ts';
import { type EnemyPowerId, enemyPowerOf } from '../content/enemy-powers.ts';
import { EVENTS, type EventId } from '../content/events.ts';
import { classOf } from '../content/heroes.ts';
import { faceOf, itemOf } from '../content/items/index.ts';
import { powerOf } from '../content/powers/index.ts';
import type { Effect } from '../effects/effect.ts';
import type { On } from '../effects/on.ts';
import type { Companion, Enemy, Hero, Item, PowerInPlay, State } from '../state.ts';
import { scrollSideOf } from './enemies/cards.ts';
import { bestLevel } from './levels.ts';
import type { Moment } from './moments.ts';
import { mayUse } from './runes.ts';

/** An effect in force for a figure, and what it comes from. */
export interface InForce<E extends Effect = Effect> {
  readonly effect: E;
  readonly source: string;
  /** Its place among the lasting effects; null for what holds all the time. */
  readonly at: number | null;
}

/**
 * What cards do all the time, sorted by word, and the moments at which they might answer. Cards hardly ever change and are looked at all the time: this is
 * found once for each scroll, event or set of a hero's cards.
 */
export interface Standing {
  readonly words: ReadonlyMap<Effect['do'], readonly InForce[]>;
  /** The same by what each is about. */
  readonly subjects: ReadonlyMap<Effect['do'], ReadonlyMap<string, readonly InForce[]>>;
  readonly moments: ReadonlySet<Moment>;
}

/** What a word is about, where it is asked for by that: which value it changes, which moment it answers, which rule it turns. */
export function subjectOf(effect: Effect): string | null {
  switch (effect.do) {
    case 'modify':
      return effect.value;
    case 'on':
      return effect.at;
    case 'permit':
      return effect.rule;
    default:
      return null;
  }
}

type Part = readonly [effects: readonly Effect[] | undefined, source: string];
const NOTHING: Standing = { words: new Map(), subjects: new Map(), moments: new Set() };

function standing(parts: Iterable<Part>, reactions: Iterable<Moment> = []): Standing {
  const words = new Map<Effect['do'], InForce[]>();
  const subjects = new Map<Effect['do'], Map<string, InForce[]>>();
  const moments = new Set(reactions);
  for (const [effects, source] of parts)
    for (const effect of effects ?? []) {
      const one: InForce = { effect, source, at: null };
      const subject = subjectOf(effect);
      enter(words, effect.do, one);
      if (subject !== null) enter(entry(subjects, effect.do), subject, one);
      if (effect.do === 'on') moments.add(effect.at);
    }
  return { words, subjects, moments };
}

function entry<K, V>(maps: Map<K, Map<string, V>>, key: K): Map<string, V> {
  let found = maps.get(key);
  if (found === undefined) {
    found = new Map();
    maps.set(key, found);
  }
  return found;
}

function enter<K>(lists: Map<K, InForce[]>, key: K, one: InForce): void {
  const same = lists.get(key);
  if (same === undefined) lists.set(key, [one]);
  else same.push(one);
}

// ------------------------------------------------------------------------------------------------------------- heroes

/** What the cards of a hero let it do; hourglasses and charges are looked at when it is asked for. */
export interface Ability {
  readonly id: string;
  readonly by: 'hero-power' | 'power' | 'item';
  readonly ability: AbilityCard;
  /** The levels its rank allows (SS-PUSE-02, -03). */
  readonly levels: readonly AbilityLevel[];
  /** Which of the hero's powers, or of its items: first the equipment, then the inventory. */
  readonly at: number;
}

/** The cards a hero had when they were last looked at. */
interface Kept {
  standing: Standing | null;
  abilities: readonly Ability[] | null;
  readonly class: Hero['class'];
  readonly rank: number;
  readonly powers: readonly string[];
  readonly from: readonly (string | null)[];
  readonly items: readonly (string | null)[];
  readonly sides: readonly number[];
}

const ofHeroes = new WeakMap<Hero, Kept>();

/** What the cards of a hero do all the time. */
export function heroStanding(hero: Hero): Standing {
  const kept = keptFor(hero);
  kept.standing ??= standingOf(hero);
  return kept.standing;
}

const ofCards = new Cache<string, Standing>(5000);

/** Found once for all heroes with the same cards at work; most of what is handed on or bought for later does nothing by itself. */
function standingOf(hero: Hero): Standing {
  let cards = `${hero.id}/${hero.class}/${hero.rank}`;
  for (const { id } of activePowers(hero)) if (isAtWork(powerOf(id))) cards += `/${id}`;
  for (let at = 0; at < 4 + hero.pack.length; at++) {
    const item = itemAt(hero, at);
    if (item === null) continue;
    const { passive, ability } = faceOf(item);
    if (isAtWork(ability) || (passive !== undefined && (at < 4 || isCarried(hero, item))))
      cards += `/${item.id}.${item.side}`;
  }
  let found = ofCards.get(cards);
  if (found === undefined) {
    found = standing(heroParts(hero), reactionsOf(hero));
    ofCards.set(cards, found);
  }
  return found;
}

/** Does it work without being used in the own turn? */
const isAtWork = (ability: AbilityCard | undefined): boolean =>
  ability?.action === 'passive' || ability?.action === 'reaction';

/** A permanent item works from the inventory; the runes must fit. */
const isCarried = (hero: Hero, item: Item): boolean => itemOf(item.id).kind === 'permanent' && mayUse(hero, item);

/** What a hero can use at all. */
export function heroAbilities(hero: Hero): readonly Ability[] {
  const kept = keptFor(hero);
  kept.abilities ??= [...abilityCards(hero)];
  return kept.abilities;
}

function keptFor(hero: Hero): Kept {
  const kept = ofHeroes.get(hero);
  if (kept !== undefined && hasSameCards(kept, hero)) return kept;
  const items = [...places(hero), ...hero.pack];
  const found: Kept = {
    standing: null,
    abilities: null,
    class: hero.class,
    rank: hero.rank,
    powers: hero.powers.map(({ id }) => id),
    from: hero.powers.map(({ from }) => from),
    items: items.map(item => item?.id ?? null),
    sides: items.map(item => item?.side ?? 0),
  };
  ofHeroes.set(hero, found);
  return found;
}

/** A copy of a hero has the same cards: what was found for the one is known for the other. */
export function inheritStanding(from: Hero, to: Hero): void {
  ofHeroes.set(to, keptFor(from));
}

const places = ({ main, off, armour, artefact }: Hero): (Item | null)[] => [main, off, armour, artefact];
export const worn = (hero: Hero): Item[] => places(hero).filter(item => item !== null);

/** Powers of items can be used only while these are equipped (SS-ITEM-08). */
export const activePowers = (hero: Hero): readonly PowerInPlay[] =>
  hero.powers.every(({ from }) => from === null)
    ? hero.powers
    : hero.powers.filter(({ from }) => from === null || worn(hero).some(({ id }) => id === from));

function hasSameCards(kept: Kept, hero: Hero): boolean {
  const { class: own, rank, powers, from, items } = kept;
  const { pack } = hero;
  if (own !== hero.class || rank !== hero.rank) return false;
  if (powers.length !== hero.powers.length || items.length !== 4 + pack.length) return false;
  for (let i = 0; i < powers.length; i++) {
    const power = hero.powers[i];
    if (powers[i] !== power?.id || from[i] !== power?.from) return false;
  }
  if (!isAt(kept, 0, hero.main) || !isAt(kept, 1, hero.off)) return false;
  if (!isAt(kept, 2, hero.armour) || !isAt(kept, 3, hero.artefact)) return false;
  for (let i = 0; i < pack.length; i++) if (!isAt(kept, i + 4, pack[i] ?? null)) return false;
  return true;
}

const isAt = ({ items, sides }: Kept, at: number, item: Item | null): boolean =>
  item === null ? items[at] === null : items[at] === item.id && sides[at] === item.side;

/** The item at a place: first the equipment, in the order of `places`, then the inventory. */
export function itemAt({ main, off, armour, artefact, pack }: Hero, at: number): Item | null {
  if (at >= 4) return pack[at - 4] ?? null;
  return at === 0 ? main : at === 1 ? off : at === 2 ? armour : artefact;
}

/** The hero power, power cards and talents, equipped items, items of the inventory (SS-ITEM-01 to -06): equipment works only while it is equipped, the rest from the inventory; the runes must fit. */
function* abilityCards(hero: Hero): Generator<Ability> {
  const { power } = classOf(hero.id, hero.class);
  const levels = (ability: AbilityCard) => ability.levels.filter(({ level }) => level <= hero.rank);
  yield { id: power.id, by: 'hero-power', ability: power, levels: levels(power), at: -1 };
  const active = activePowers(hero);
  for (const [at, one] of hero.powers.entries()) {
    if (!active.includes(one)) continue;
    const ability = powerOf(one.id);
    yield { id: one.id, by: 'power', ability, levels: levels(ability), at };
  }
  for (let at = 0; at < 4 + hero.pack.length; at++) {
    const item = itemAt(hero, at);
    if (item === null) continue;
    const { ability } = faceOf(item);
    if (ability === undefined || (itemOf(item.id).slot === 'pack') !== at >= 4 || !mayUse(hero, item)) continue;
    yield { id: item.id, by: 'item', ability, levels: levels(ability), at };
  }
}

function* heroParts(hero: Hero): Generator<Part> {
  const { power } = classOf(hero.id, hero.class);
  if (power.action === 'passive') yield [bestLevel(power, hero.rank)?.effects, power.id];
  for (const { id } of activePowers(hero)) {
    const card = powerOf(id);
    if (card.action === 'passive') yield [bestLevel(card, hero.rank)?.effects, id];
  }
  for (const item of worn(hero)) yield [faceOf(item).passive, item.id];
  for (const item of hero.pack) if (isCarried(hero, item)) yield [faceOf(item).passive, item.id];
}

/** Moments at which the hero might use a reaction, if it is ready. */
function* reactionsOf(hero: Hero): Generator<Moment> {
  const { power } = classOf(hero.id, hero.class);
  const abilities = [
    power,
    ...activePowers(hero).map(({ id }) => powerOf(id)),
    ...[...worn(hero), ...hero.pack].map(item => faceOf(item).ability),
  ];
  for (const ability of abilities) if (ability?.action === 'reaction') yield* ability.at ?? [];
}

// ------------------------------------------------------------------------------------------------ companions, enemies

const ofCompanions = new Map<string, Standing>();

export function companionStanding({ id, level }: Companion): Standing {
  const key = `${id}/${level}`;
  let found = ofCompanions.get(key);
  if (found === undefined) {
    found = standing([[COMPANIONS[id]?.levels.findLast(one => one.level <= level)?.passive, id]]);
    ofCompanions.set(key, found);
  }
  return found;
}

const ofScrolls = new WeakMap<ScrollSide, Standing>();

export function scrollStanding(enemy: Enemy): Standing {
  const side = scrollSideOf(enemy);
  let found = ofScrolls.get(side);
  if (found === undefined) {
    found = standing(Object.entries(side.powers).map(([id, { passive }]) => [passive, id]));
    ofScrolls.set(side, found);
  }
  return found;
}

const ofPowers = new Map<EnemyPowerId, readonly [Standing, Standing]>();

/** An enemy power, of the first or the second act. */
export function enemyPowerStanding(id: EnemyPowerId, act: number): Standing {
  let found = ofPowers.get(id);
  if (found === undefined) {
    const [first, second] = enemyPowerOf(id).levels;
    found = [standing([[first.passive, id]]), standing([[second.passive, id]])];
    ofPowers.set(id, found);
  }
  return found[act === 1 ? 0 : 1];
}

// ------------------------------------------------------------------------------------------------------ everybody alike

/** What holds for everybody on one side, or for all. */
export interface Common {
  readonly heroes: Standing;
  readonly enemies: Standing;
  /** The rules of the adventure and of its stage, by the moments they wait for. */
  readonly story: ReadonlyMap<Moment, readonly StoryRule[]>;
}

/** A rule of the adventure, and which one it is. */
export interface StoryRule {
  readonly trigger: On;
  readonly number: number;
}

interface KeptCommon extends Common {
  readonly adventure: AdventureId;
  readonly top: EventId | null;
  readonly day: EventId | null;
  readonly stage: string;
}

let lastCommon: KeptCommon | null = null;

/** What the event on top of the deck, day or night and the stage of the adventure do (SS-EVNT-09, SS-ADVE-07). */
export function commonStanding({ adventure, events, story }: State): Common {
  const top = events.up[events.up.length - 1] ?? null;
  const { day } = events;
  const { stage } = story;
  if (
    lastCommon === null ||
    lastCommon.adventure !== adventure ||
    lastCommon.top !== top ||
    lastCommon.day !== day ||
    lastCommon.stage !== stage
  )
    lastCommon = { ...newCommon(adventure, top, day, stage), adventure, top, day, stage };
  return lastCommon;
}

function newCommon(id: AdventureId, top: EventId | null, day: EventId | null, stageId: string): Common {
  const { light, on = [], stages } = adventureOf(id);
  const heroes: Part[] = [];
  const enemies: Part[] = [];
  const add = (whom: 'heroes' | 'enemies' | 'all', part: Part): void => {
    if (whom !== 'enemies') heroes.push(part);
    if (whom !== 'heroes') enemies.push(part);
  };
  if (top !== null) add(EVENTS[top].for ?? 'all', [EVENTS[top].ongoing, top]);
  if (day !== null) add('heroes', [light?.[EVENTS[day].type === 'night' ? 'night' : 'day'], day]);
  const stage = stages.find(one => one.id === stageId) as Stage | undefined;
  if (stage !== undefined) add(stage.passiveFor ?? 'all', [stage.passive, 'story']);
  return {
    heroes: heroes.length === 0 ? NOTHING : standing(heroes),
    enemies: enemies.length === 0 ? NOTHING : standing(enemies),
    story: Map.groupBy(
      [...on, ...(stage?.on ?? [])].map((trigger, number) => ({ trigger, number })),
      ({ trigger }) => trigger.at,
    ),
  };
}
