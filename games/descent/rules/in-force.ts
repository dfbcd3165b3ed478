import type { Ability, Card } from '../content/card.ts';
import { FORTUNE_CARD } from '../content/fortune.ts';
import {
  abilityOf,
  cardOf,
  companionCardOf,
  figureRuleOf,
  heroSheetOf,
  isItem,
  isKept,
  itemOf,
  monsterCardOf,
  ROOMS,
  SKILLS,
} from '../content/index.ts';
import type { Condition } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import type { Source } from '../effects/word.ts';
import {
  type CardInPlay,
  type Companion,
  type Figure,
  type FigureId,
  type Hero,
  kindOfToken,
  type Monster,
  monsterOf,
  type State,
  sideOf,
} from '../state.ts';
import { isUnderGroup } from './attached.ts';
import { carriedCard, castOf, type Place } from './cast.ts';
import { guiseOf } from './citizens.ts';
import { featId, featOf } from './feats.ts';
import { holds } from './holding.ts';
import { areAdjacent, isWithin } from './map.ts';
import { membersKey } from './plot.ts';
import { countsAsHero, countsAsMonster, isStone, isTreatedAsHero } from './treated.ts';

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
  /** What a card has begun to let last is something else than the card: it may answer what the card does (D2-ABIL-16). */
  readonly key?: string;
}

/** The name under which something is being carried out: nothing answers itself (D2-ABIL-16). */
export const actingId = ({ owner, id, key }: Held): string => `${owner}/${id}${key === undefined ? '' : `/${key}`}`;

/** All cards of a hero that count now: sheet, skills, equipped items, unused search cards, conditions. */
export function heldBy(state: State, hero: Hero): Held[] {
  const { id: owner } = hero;
  const held: Held[] = [{ id: owner, by: 'hero-ability', card: heroSheetOf(owner), owner, inPlay: null, tired: false }];
  for (const inPlay of hero.cards) {
    const { id } = inPlay;
    if (!counts(state, hero, inPlay)) continue;
    held.push({ id, by: kindOf(id), card: cardOf(id), owner, inPlay, tired: inPlay.tired });
  }
  for (const id of hero.conditions)
    held.push({ id, by: 'condition', card: cardOf(id), owner, inPlay: null, tired: false });
  if (state.plot !== undefined) held.push(fortuneOf(owner));
  carriedBy(state, hero, held);
  return held;
}

/** What every hero may do with fortune tokens. */
const fortuneOf = (owner: FigureId): Held => ({
  id: 'fortune',
  by: 'rule',
  card: FORTUNE_CARD,
  owner,
  inPlay: null,
  tired: false,
});

/** What the quest says of those who carry its tokens. */
function carriedBy(state: State, { id: owner, carries }: Figure, held: Held[]): void {
  for (const token of carries) {
    const card = carriedCard(state, token);
    if (card !== null) held.push({ id: kindOfToken(token), by: 'quest', card, owner, inPlay: null, tired: false });
  }
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

const kindOf = (id: string): Source['by'] =>
  isItem(id)
    ? itemOf(id).kind
    : Object.hasOwn(SKILLS, id)
      ? 'skill'
      : Object.hasOwn(ROOMS, id)
        ? 'secret-room'
        : isKept(id)
          ? 'travel'
          : 'rule';

/** The abilities of a monster: those printed on its card, its relic, its conditions. */
export function abilitiesOfMonster(state: State, monster: Monster): Held[] {
  const held: Held[] = [];
  const { passive = [] } = monsterCardOf(state, monster);
  for (const id of passive)
    held.push({ id, by: 'monster-ability', card: abilityOf(id), owner: monster.id, inPlay: null, tired: false });
  for (const id of [monster.relic, monster.beside ?? null])
    if (id !== null)
      held.push({
        id,
        by: 'relic',
        card: cardOf(id),
        owner: monster.id,
        inPlay: null,
        tired: state.overlord.tired.includes(id),
      });
  const guise = guiseOf(monster);
  if (guise !== null) {
    const worn = { by: 'monster-ability', owner: monster.id, inPlay: null, tired: false } as const;
    held.push({ ...worn, id: monster.guise ?? '', card: guise });
    for (const id of guise.passive ?? NONE) held.push({ ...worn, id, card: abilityOf(id) });
  }
  for (const id of monster.conditions)
    held.push({ id, by: 'condition', card: cardOf(id), owner: monster.id, inPlay: null, tired: false });
  const rule = figureRuleOf(state, monster);
  if (rule !== null)
    held.push({ id: monster.of, by: 'quest', card: rule, owner: monster.id, inPlay: null, tired: false });
  carriedBy(state, monster, held);
  return held;
}

function abilitiesOfCompanion(state: State, companion: Companion): Held[] {
  const held: Held[] = [];
  const card = companionCardOf(state, companion);
  const { id: owner } = companion;
  held.push({ id: companion.of, by: 'rule', card, owner, inPlay: null, tired: false });
  for (const id of card.passive ?? NONE)
    held.push({ id, by: 'monster-ability', card: abilityOf(id), owner, inPlay: null, tired: false });
  for (const inPlay of companion.cards ?? NONE)
    held.push({ id: inPlay.id, by: 'skill', card: cardOf(inPlay.id), owner, inPlay, tired: inPlay.tired });
  for (const id of companion.conditions.filter(one => worksOn(companion, one)))
    held.push({ id, by: 'condition', card: cardOf(id), owner, inPlay: null, tired: false });
  return held;
}

/** An image has neither turns nor actions nor attacks: of conditions only this one means anything to it (D2-TOK-38). */
const worksOn = ({ kind }: Companion, condition: Condition): boolean => kind !== 'image' || condition === 'weakened';

/** All cards that are in force for a figure itself. */
export function heldFor(state: State, id: FigureId): readonly Held[] {
  const hero = state.heroes.find(one => one.id === id);
  // Who is knocked out gains nothing from passive abilities (D2-KO-14), unless he has just felled himself under a charm (D2C-CHRM-23).
  if (hero !== undefined) return isUp(state, hero) ? heldBy(state, hero) : NONE;
  const monster = monsterOf(state, id);
  if (monster !== null) return abilitiesOfMonster(state, monster);
  const companion = state.companions.find(one => one.id === id);
  return companion === undefined ? NONE : abilitiesOfCompanion(state, companion);
}

const isUp = ({ charmed }: State, { id, down }: Hero): boolean => down === null || charmed === id;

const feat = ({ id: owner }: Hero, card: Card): Held => ({
  id: featId(owner),
  by: 'feat',
  card,
  owner,
  inPlay: null,
  tired: false,
});

/** Some abilities may be used by who is knocked out. */
const isForFallen = ({ abilities = NONE }: Card): boolean => abilities.some(({ fallen }) => fallen === true);

/** The heroic feat, as long as the sheet lies face up and its hero is able to use it. */
export function featHeldBy(state: State, hero: Hero): Held | null {
  const card = featOf(hero.id);
  if (!hero.feat || (!isUp(state, hero) && !isForFallen(card))) return null;
  return isPermitted(state, hero.id, 'no-feat') ? null : feat(hero, card);
}

/** A card that is in force where it lies, and whether it is exhausted; null: it is not in force now. */
function inForceAt(state: State, { kind, owner, among, number, id, card, at }: Place, evenDown: boolean): Held | null {
  if (among === 'heroes') {
    const hero = state.heroes[number] as Hero;
    if (kind === 'feat') return featHeldBy(state, hero);
    if (!evenDown && !isUp(state, hero) && !isForFallen(card)) return null;
    if (kind === 'quest') return { id, by: 'quest', card, owner, inPlay: null, tired: false };
    if (kind === 'fortune') return fortuneOf(owner);
    if (kind === 'sheet') return { id, by: 'hero-ability', card, owner, inPlay: null, tired: false };
    const inPlay = hero.cards[at] as CardInPlay;
    if (!counts(state, hero, inPlay)) return null;
    return { id, by: kindOf(id), card, owner, inPlay, tired: inPlay.tired };
  }
  if (kind === 'front') {
    const by = isItem(id) ? 'relic' : isKept(id) ? 'travel' : 'overlord-card';
    return { id, by, card, owner, inPlay: null, tired: state.overlord.tired.includes(id) };
  }
  if (kind === 'quest') return { id, by: 'quest', card, owner, inPlay: null, tired: false };
  if (kind === 'card') {
    const inPlay = state.companions[number]?.cards?.[at];
    return inPlay === undefined ? null : { id, by: 'skill', card, owner, inPlay, tired: inPlay.tired };
  }
  if (kind === 'companion') return { id, by: 'rule', card, owner, inPlay: null, tired: false };
  const isRelic = kind === 'relic';
  const tired = isRelic && state.overlord.tired.includes(id);
  return { id, by: isRelic ? 'relic' : 'monster-ability', card, owner, inPlay: null, tired };
}

/** Sees every card in force in these places, in their order; conditions as they lie there. */
export function eachInForce(state: State, places: readonly Place[], see: (held: Held) => void, evenDown = false): void {
  for (const place of places) {
    if (place.kind !== 'conditions') {
      const held = inForceAt(state, place, evenDown);
      if (held !== null) see(held);
      continue;
    }
    const { owner, among, number } = place;
    if (among === 'front') continue;
    const figure = state[among][number] as Figure;
    if (figure.conditions.length === 0 || (among === 'heroes' && !isUp(state, figure as Hero))) continue;
    for (const id of figure.conditions)
      if (among !== 'companions' || worksOn(figure as Companion, id))
        see({ id, by: 'condition', card: cardOf(id), owner, inPlay: null, tired: false });
  }
}

/** Is any card in force in these places that fits? Of what lies elsewhere than among conditions, the places say that it fits. */
export function isInForce(state: State, places: readonly Place[], fits: (card: Card) => boolean): boolean {
  for (const place of places) {
    if (place.kind !== 'conditions') {
      if (inForceAt(state, place, false) !== null) return true;
      continue;
    }
    const { among, number } = place;
    if (among === 'front') continue;
    const figure = state[among][number] as Figure;
    if (figure.conditions.length === 0 || (among === 'heroes' && !isUp(state, figure as Hero))) continue;
    for (const id of figure.conditions)
      if ((among !== 'companions' || worksOn(figure as Companion, id)) && fits(cardOf(id))) return true;
  }
  return false;
}

/** All passive words of this kind in force for a figure. */
export function inForce<D extends Effect['do']>(
  state: State,
  figure: FigureId,
  word: D,
): readonly InForce<WordOf<D>>[] {
  const cast = castOf(state);
  let found: InForce[] | null = null;
  const own = cast.words.get(word)?.get(figure);
  if (own !== undefined) {
    const list: InForce[] = [];
    eachInForce(state, own, held => collect(list, held, word));
    found = list;
  }
  const around = cast.auras.get(word);
  if (around !== undefined) {
    const near = around.filter(({ owner, among }) => owner !== figure && among !== 'companions' && among !== 'front');
    const list: InForce[] = found ?? [];
    eachInForce(state, near, held => auras(state, list, held, figure, word));
    found = list;
  }
  const familiar = cast.familiars.get(word);
  if (familiar !== undefined) {
    const list: InForce[] = found ?? [];
    ofOwner(state, list, familiar, figure, word);
    found = list;
  }
  // Mostly there is nothing.
  if (state.lasting.length === 0) return (found ?? NONE) as unknown as readonly InForce<WordOf<D>>[];
  for (const { what, source, on, by, next } of state.lasting)
    if (what.do === word && !next && isMeant(state, on, figure, source)) {
      found ??= [];
      found.push({ effect: what, source, owner: by });
    }
  return (found ?? NONE) as unknown as readonly InForce<WordOf<D>>[];
}

/** The passive words of a card that count now. */
function wordsOf({ card: { standing = NONE, always, whileTired = NONE }, tired }: Held): readonly Effect[] {
  const now = tired ? whileTired : standing;
  // Few cards have words of both kinds.
  if (always === undefined) return now;
  return tired ? [...always, ...now] : [...now, ...always];
}

function collect(found: InForce[], held: Held, word: Effect['do']): void {
  const { id: source, owner } = held;
  for (const effect of wordsOf(held)) {
    if (effect.do === word) found.push({ effect, source, owner });
    else if (effect.do === 'aura' && effect.self)
      for (const one of effect.effects) if (one.do === word) found.push({ effect: one, source, owner });
  }
}

/** What the cards of its owner say of a familiar, even while he is knocked out (D2C-NECR-07); not while the overlord acts with it (D2C-CHRM-19). */
function ofOwner(state: State, found: InForce[], places: readonly Place[], figure: FigureId, word: Effect['do']): void {
  const familiar = state.companions.find(one => one.kind === 'familiar' && one.id === figure);
  const owner = familiar?.owner;
  const kind = familiar?.of;
  if (owner === undefined || owner === null || state.charmed === figure) return;
  const own = places.filter(place => place.owner === owner);
  const see = (held: Held): void => {
    for (const effect of wordsOf(held))
      if (effect.do === 'for-familiar' && (effect.kind === undefined || effect.kind === kind))
        for (const one of effect.effects) if (one.do === word) found.push({ effect: one, source: held.id, owner });
  };
  eachInForce(state, own, see, true);
}

/** Words that reach others: "heroes within 3 spaces", "monsters adjacent to him". */
function auras(state: State, found: InForce[], held: Held, figure: FigureId, word: Effect['do']): void {
  const { owner, id } = held;
  // What is treated as an obstacle is no figure (D2C-MAB-62).
  if (isStone(state, figure)) return;
  for (const effect of wordsOf(held)) {
    if (effect.do !== 'aura' || !effect.effects.some(one => one.do === word)) continue;
    if ((effect.for === 'enemies') === (sideOf(state, owner) === sideOf(state, figure))) continue;
    if (effect.for === 'heroes' && !countsAsHero(state, figure, id)) continue;
    const within = reachOfAura(state, held, effect.within);
    if (!(within === 1 ? areAdjacent(state, owner, figure) : isWithin(state, owner, figure, within))) continue;
    if (effect.if !== undefined && !holds(state, figure, effect.if, {}, id)) continue;
    for (const one of effect.effects) if (one.do === word) found.push({ effect: one, source: id, owner });
  }
}

/** Another card of the owner may let an ability reach farther. */
function reachOfAura(state: State, { owner, id }: Held, printed: number): number {
  if (!castOf(state).words.has('far-reaching')) return printed;
  return inForce(state, owner, 'far-reaching').reduce(
    (far, { effect }) => (effect.ability === id ? Math.max(far, effect.within) : far),
    printed,
  );
}

const NONE: readonly never[] = [];

const isMeant = (state: State, on: string, figure: FigureId, source: string): boolean =>
  on === figure ||
  on === 'all' ||
  isUnderGroup(state, on, figure) ||
  (on === 'heroes' && countsAsHero(state, figure, source)) ||
  (on === 'monsters' && countsAsMonster(state, figure)) ||
  on === membersKey(monsterOf(state, figure)?.group ?? '');

/** Could this switch of the rules be turned for anybody? */
export const mayBePermitted = (state: State, rule: string): boolean =>
  castOf(state).permits.has(rule) || lasts(state, rule);

/** Is this switch of the rules turned for a figure? */
export function isPermitted(state: State, figure: FigureId, rule: string): boolean {
  if (!mayBePermitted(state, rule)) return false;
  for (const { effect, source } of inForce(state, figure, 'permit'))
    if (effect.rule === rule && (effect.if === undefined || holds(state, figure, effect.if, {}, source))) return true;
  return false;
}

function lasts({ lasting }: State, rule: string): boolean {
  for (const { what } of lasting) if (what.do === 'permit' && what.rule === rule) return true;
  return false;
}

/** Search cards that others let a hero use in their turn as his own. */
function lentTo(state: State, user: Hero): { held: Held; n: number; ability: Ability }[] {
  if (!castOf(state).permits.has('lends-finds')) return [];
  return state.heroes
    .filter(({ id, down }) => id !== user.id && down === null && isPermitted(state, id, 'lends-finds'))
    .flatMap(({ cards }) =>
      cards
        .filter(({ id, used }) => !used && isItem(id) && itemOf(id).kind === 'search-card')
        .flatMap(inPlay =>
          (itemOf(inPlay.id).abilities ?? NONE).map((ability, n) => ({
            held: {
              id: inPlay.id,
              by: 'search-card' as const,
              card: itemOf(inPlay.id),
              owner: user.id,
              inPlay,
              tired: false,
            },
            n,
            ability,
          })),
        ),
    );
}

/** What the cards of others let a figure use as its own: heroes who stand; with tokens also who is treated as a hero (D2-TOK-12, -34). */
export function sharedWith(state: State, user: FigureId): { held: Held; n: number; ability: Ability }[] {
  const places = castOf(state).shared;
  if ((places.length === 0 && !castOf(state).permits.has('lends-finds')) || state.charmed === user) return [];
  const hero = state.heroes.find(one => one.id === user);
  if (hero === undefined ? !isTreatedAsHero(state, user) : !isUp(state, hero)) return [];
  const found: { held: Held; n: number; ability: Ability }[] = hero === undefined ? [] : lentTo(state, hero);
  for (const place of places) {
    if (place.owner === user || place.among !== 'heroes') continue;
    const held = inForceAt(state, place, true);
    if (held === null) continue;
    const stands = isUp(state, state.heroes[place.number] as Hero);
    for (const [n, ability] of (held.card.abilities ?? NONE).entries())
      if (
        (ability.party === 'always' || (ability.party === 'standing' && stands)) &&
        (hero !== undefined || ability.cost?.tokens !== undefined)
      )
        found.push({ held: { ...held, owner: user }, n, ability });
  }
  return found;
}
