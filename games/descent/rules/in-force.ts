import type { Card } from '../content/card.ts';
import { abilityOf, cardOf, heroSheetOf, isItem, itemOf, monsterCardOf } from '../content/index.ts';
import type { Effect } from '../effects/effect.ts';
import type { Source } from '../effects/word.ts';
import { type CardInPlay, type FigureId, type Hero, type Monster, monsterOf, type State, sideOf } from '../state.ts';
import { indexOf } from './card-index.ts';
import { holds } from './holding.ts';
import { areAdjacent, isWithin } from './map.ts';
import { countsAsHero, countsAsMonster } from './treated.ts';

/** A passive word in force, and the card it stands on. */
export interface InForce<E extends Effect = Effect> {
  readonly effect: E;
  readonly source: string;
  /** Whose card it is: auras come from others. */
  readonly owner: FigureId;
}

type WordOf<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** A card in play with its owner, as rules find it. */
export interface Held {
  readonly id: string;
  readonly by: Source['by'];
  readonly card: Card;
  readonly owner: FigureId;
  readonly inPlay: CardInPlay | null;
  readonly tired: boolean;
}

/** All cards of a hero that count now: sheet, skills, equipped items, unused search cards, conditions. */
export function* heldBy(state: State, hero: Hero): Generator<Held> {
  yield {
    id: hero.id,
    by: 'hero-ability',
    card: heroSheetOf(hero.id),
    owner: hero.id,
    inPlay: null,
    tired: false,
  };
  for (const inPlay of hero.cards) {
    const { id } = inPlay;
    if (!counts(state, hero, inPlay)) continue;
    yield { id, by: kindOf(id), card: cardOf(id), owner: hero.id, inPlay, tired: inPlay.tired };
  }
  for (const id of hero.conditions)
    yield { id, by: 'condition', card: cardOf(id), owner: hero.id, inPlay: null, tired: false };
}

/** Items count while they are equipped, search cards until they are used; weapons only in attacks made with them (D2-EQUIP-02, D2-IGEN-03). */
function counts(state: State, hero: Hero, { id, used, worn }: CardInPlay): boolean {
  if (!isItem(id)) return true;
  const { kind, attack, anytime } = itemOf(id);
  if (kind === 'search-card') return !used;
  return worn && (attack === undefined || anytime === true || isAttackingWith(state, hero.id, id));
}

const isAttackingWith = ({ attacks }: State, hero: FigureId, item: string): boolean =>
  attacks.some(({ by, weapon }) => by === hero && weapon === item);

const kindOf = (id: string): Source['by'] => (isItem(id) ? itemOf(id).kind : 'skill');

/** The abilities of a monster: those printed on its card, its relic, its conditions. */
export function* abilitiesOfMonster(state: State, monster: Monster): Generator<Held> {
  const { passive = [] } = monsterCardOf(state, monster);
  for (const id of passive)
    yield { id, by: 'monster-ability', card: abilityOf(id), owner: monster.id, inPlay: null, tired: false };
  if (monster.relic !== null)
    yield {
      id: monster.relic,
      by: 'relic',
      card: cardOf(monster.relic),
      owner: monster.id,
      inPlay: null,
      tired: state.overlord.tired.includes(monster.relic),
    };
  for (const id of monster.conditions)
    yield { id, by: 'condition', card: cardOf(id), owner: monster.id, inPlay: null, tired: false };
}

/** All cards that are in force for a figure itself. */
export function* heldFor(state: State, id: FigureId): Generator<Held> {
  const hero = state.heroes.find(one => one.id === id);
  // Who is knocked out gains nothing from passive abilities (D2-KO-14), unless he has just felled himself under a charm (D2C-CHRM-23).
  if (hero !== undefined) {
    if (hero.down === null || state.charmed === id) yield* heldBy(state, hero);
    return;
  }
  const monster = monsterOf(state, id);
  if (monster !== null) {
    yield* abilitiesOfMonster(state, monster);
    return;
  }
  const companion = state.companions.find(one => one.id === id);
  if (companion === undefined) return;
  yield { id: companion.of, by: 'rule', card: cardOf(companion.of), owner: id, inPlay: null, tired: false };
  for (const condition of companion.conditions)
    yield { id: condition, by: 'condition', card: cardOf(condition), owner: id, inPlay: null, tired: false };
}

/** Sees every card that is in force for a figure itself, until one is enough. The same as `heldFor`, on the hottest path there is: nothing is made. */
export function someCard(
  state: State,
  figure: FigureId,
  enough: (card: Card, id: string, tired: boolean) => boolean,
): boolean {
  for (const hero of state.heroes)
    if (hero.id === figure) return (hero.down === null || state.charmed === figure) && someCardOf(state, hero, enough);
  for (const monster of state.monsters) if (monster.id === figure) return someAbility(state, monster, enough);
  for (const companion of state.companions)
    if (companion.id === figure)
      return enough(cardOf(companion.of), companion.of, false) || someCondition(companion.conditions, enough);
  return false;
}

type Enough = Parameters<typeof someCard>[2];

function someCardOf(state: State, hero: Hero, enough: Enough): boolean {
  if (enough(heroSheetOf(hero.id), hero.id, false)) return true;
  for (const inPlay of hero.cards)
    if (counts(state, hero, inPlay) && enough(cardOf(inPlay.id), inPlay.id, inPlay.tired)) return true;
  return someCondition(hero.conditions, enough);
}

function someAbility(state: State, monster: Monster, enough: Enough): boolean {
  for (const id of monsterCardOf(state, monster).passive ?? NONE) if (enough(abilityOf(id), id, false)) return true;
  const { relic } = monster;
  if (relic !== null && enough(cardOf(relic), relic, state.overlord.tired.includes(relic))) return true;
  return someCondition(monster.conditions, enough);
}

function someCondition(conditions: readonly string[], enough: Enough): boolean {
  for (const id of conditions) if (enough(cardOf(id), id, false)) return true;
  return false;
}

/** All passive words of this kind in force for a figure. */
export function inForce<D extends Effect['do']>(
  state: State,
  figure: FigureId,
  word: D,
): readonly InForce<WordOf<D>>[] {
  let found: InForce[] | null = null;
  someCard(state, figure, (card, id, tired) => {
    if (indexOf(card).words.has(word)) {
      found ??= [];
      collect(found, card, id, figure, tired, word);
    }
    return false;
  });
  for (const { id } of state.heroes) if (id !== figure) found = auras(state, found, id, figure, word);
  for (const { id } of state.monsters) if (id !== figure) found = auras(state, found, id, figure, word);
  found = ofOwner(state, found, figure, word);
  for (const { what, source, on, by, next } of state.lasting)
    if (what.do === word && !next && isMeant(state, on, figure, source)) {
      found ??= [];
      found.push({ effect: what, source, owner: by });
    }
  return (found ?? NONE) as unknown as readonly InForce<WordOf<D>>[];
}

function collect(
  found: InForce[],
  card: Card,
  source: string,
  owner: FigureId,
  tired: boolean,
  word: Effect['do'],
): void {
  const add = (effects: readonly Effect[] | undefined): void => {
    for (const effect of effects ?? NONE) {
      if (effect.do === word) found.push({ effect, source, owner });
      else if (effect.do === 'aura' && effect.self)
        for (const one of effect.effects) if (one.do === word) found.push({ effect: one, source, owner });
    }
  };
  if (!tired) add(card.standing);
  add(card.always);
  if (tired) add(card.whileTired);
}

/** What the cards of its owner say of a familiar, even while he is knocked out (D2C-NECR-07); not while the overlord acts with it (D2C-CHRM-19). */
function ofOwner(state: State, known: InForce[] | null, figure: FigureId, word: Effect['do']): InForce[] | null {
  const owner = state.companions.find(one => one.id === figure)?.owner;
  const hero = state.heroes.find(one => one.id === owner);
  if (owner === undefined || owner === null || hero === undefined || state.charmed === figure) return known;
  let found = known;
  someCardOf(state, hero, (card, source, tired) => {
    if (!indexOf(card).words.has('for-familiar')) return false;
    for (const list of [tired ? undefined : card.standing, card.always, tired ? card.whileTired : undefined])
      for (const effect of list ?? NONE)
        if (effect.do === 'for-familiar')
          for (const one of effect.effects)
            if (one.do === word) {
              found ??= [];
              found.push({ effect: one, source, owner });
            }
    return false;
  });
  return found;
}

/** Words that reach others: "heroes within 3 spaces", "monsters adjacent to him". */
function auras(
  state: State,
  known: InForce[] | null,
  owner: FigureId,
  figure: FigureId,
  word: Effect['do'],
): InForce[] | null {
  let found = known;
  someCard(state, owner, (card, id, tired) => {
    if (!indexOf(card).auras.has(word)) return false;
    const lists = [tired ? undefined : card.standing, card.always, tired ? card.whileTired : undefined];
    for (const list of lists)
      for (const effect of list ?? NONE) {
        if (effect.do !== 'aura' || !effect.effects.some(one => one.do === word)) continue;
        if ((effect.for === 'enemies') === (sideOf(state, owner) === sideOf(state, figure))) continue;
        if (effect.for === 'heroes' && !countsAsHero(state, figure, id)) continue;
        if (!(effect.within === 1 ? areAdjacent(state, owner, figure) : isWithin(state, owner, figure, effect.within)))
          continue;
        if (effect.if !== undefined && !holds(state, figure, effect.if, {}, id)) continue;
        found ??= [];
        for (const one of effect.effects) if (one.do === word) found.push({ effect: one, source: id, owner });
      }
    return false;
  });
  return found;
}

const NONE: readonly never[] = [];

const isMeant = (state: State, on: string, figure: FigureId, source: string): boolean =>
  on === figure ||
  on === 'all' ||
  (on === 'heroes' && countsAsHero(state, figure, source)) ||
  (on === 'monsters' && countsAsMonster(state, figure));

/** Is this switch of the rules turned for a figure? */
export function isPermitted(state: State, figure: FigureId, rule: string): boolean {
  for (const { effect, source } of inForce(state, figure, 'permit'))
    if (effect.rule === rule && (effect.if === undefined || holds(state, figure, effect.if, {}, source))) return true;
  return false;
}
