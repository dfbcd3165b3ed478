// What only cards of the boxes ask and count: it comes with the boxes, so that nobody loads it for the base game.
import { type Lang, speak } from '@tafelrunde/engine';
import { DICE } from '../content/dice.ts';
import { cardOf, isItem, itemOf, monsterSheetOf } from '../content/index.ts';
import type { Act, Attribute } from '../content/words.ts';
import { resultOf, shieldsOf } from '../rules/attack/result.ts';
import { tokensOn } from '../rules/class-tokens.ts';
import { holds } from '../rules/holding.ts';
import { areAdjacent, boardFor, sizeFor, sizeOf, spacesBetween } from '../rules/map.ts';
import { costsFatigue, marksOn } from '../rules/marred.ts';
import { heldTile } from '../rules/plot.ts';
import { attributeOf, healthOf } from '../rules/values.ts';
import {
  type Aimed,
  type Attack,
  attackOf,
  companionOf,
  everybody,
  type FigureId,
  figureOf,
  type GroupId,
  heroOf,
  isHero,
  monsterOf,
  type Side,
  type State,
} from '../state.ts';
import { ATTRIBUTE_NAMES } from '../texts/names.ts';
import { usedPotions } from './advise.ts';
import type { BoxLore } from './box-lore.ts';
import type { Test } from './tests.ts';
import { testText } from './tests-text.ts';
import type { About } from './word.ts';

/** Tests of cards of the boxes. "It" is the figure it is asked of. */
export type BoxTest =
  /** No hero has more of this attribute. */
  | { readonly is: 'highest'; readonly attribute: Attribute }
  /** The overlord holds no more cards than there are heroes. */
  | { readonly is: 'hand-fits' }
  /** The table plays with rumors. */
  | { readonly is: 'rumored' }
  | { readonly is: 'act'; readonly act: Act }
  /** Its health is so high at most; `rank`: that of the minions of its group. */
  | { readonly is: 'health-most'; readonly most: number; readonly rank?: 'minion' }
  /** It has equipped a relic. */
  | { readonly is: 'bears-relic' }
  /** It covers so many spaces; its base does, even while it moves as if it were small. */
  | { readonly is: 'size-least' | 'base-least'; readonly least: number }
  /** The attack being resolved is in one of these steps. */
  | { readonly is: 'attack-step'; readonly of: readonly Attack['step'][] }
  /** The attack affects so many monsters of one group. */
  | { readonly is: 'fellows-affected'; readonly least: number }
  /** It belongs to the group the plot card that asks has marked. */
  | { readonly is: 'in-marked-group' }
  /** Its shields are as many as the hearts of the attack, or more. */
  | { readonly is: 'blocking' }
  /** A surge of the attack was not spent. */
  | { readonly is: 'surge-left' }
  /** A hero who is knocked out lies so near, or in its own space. */
  | { readonly is: 'near-fallen'; readonly within: number }
  /** The plot card that asks is exhausted. */
  | { readonly is: 'plot-tired' }
  /** The attack has defeated so many small monsters; it belongs to a group that has lost one of them. */
  | { readonly is: 'massacre'; readonly least: number }
  | { readonly is: 'avenger' }
  /** Who has won the quest that is over. */
  | { readonly is: 'winner'; readonly side: Side }
  /** More tokens lie on the plot card that asks than there are figures of whom this holds. */
  | { readonly is: 'hoard-exceeds'; readonly of: Test }
  /** It has a potion that was used. */
  | { readonly is: 'used-potion' }
  /** It has equipped so many runes; the attack has defeated a monster. */
  | { readonly is: 'runes'; readonly least: number }
  | { readonly is: 'felled-monster' }
  /** The figure the moment is about stands on a tile with it. */
  | { readonly is: 'same-tile' }
  /** More heroes than monsters stand on the tile the plot card that asks has chosen. */
  | { readonly is: 'tile-lost' }
  /** The class card the moment is about bears threat; it costs fatigue. */
  | { readonly is: 'marred-card' | 'costly-card' }
  /** So many heroes have threat on class cards. */
  | { readonly is: 'marred-heroes'; readonly least: number };

/** Amounts that cards of the boxes count. */
export type BoxPer =
  /** Figures the attack works on. */
  | 'affected'
  /** Blank dice of the figure's defence. */
  | 'defence-blanks'
  /** Monsters of its group next to the target. */
  | 'fellows-beside-target'
  /** By how much the spaces it covers exceed the might of each hero it targets, all together. */
  | 'size-above-might'
  /** Search tokens left on the map. */
  | 'search-tokens'
  /** Surges spent in the attack. */
  | 'surges-spent'
  /** Tokens of a plot card on it. */
  | 'brands'
  | 'racks'
  /** Damage tokens on a card of the figure. */
  | 'souls'
  /** Small monsters the attack has defeated. */
  | 'massacred'
  /** Heroes with threat on class cards; all the threat on the class cards of one. */
  | 'marred-heroes'
  | 'marks-on-skills';

const attackNow = (state: State): Attack | null => (state.attacks.length > 0 ? attackOf(state) : null);

const markedBy = (state: State, card: string): string | null =>
  state.plot?.cards.find(({ id }) => id === card)?.on ?? null;

/** The groups of the small monsters an attack has defeated, once for each. */
function fallen(state: State): GroupId[] {
  const attack = attackNow(state);
  if (attack === null) return [];
  return attack.defeated.flatMap(id => {
    const group = attack.aims.find(({ figure }) => figure === id)?.group ?? null;
    const of = state.groups.find(one => one.id === group)?.of;
    if (group === null || of === undefined) return [];
    const { w, h } = sizeFor(of);
    return w * h === 1 ? [group] : [];
  });
}

/** How many monsters of one group the attack affects at most. */
function mostOfOneGroup(state: State): number {
  const counts = new Map<GroupId, Set<FigureId>>();
  for (const { figure, group } of attackNow(state)?.aims ?? [])
    if (group !== null) counts.set(group, (counts.get(group) ?? new Set()).add(figure));
  return Math.max(0, ...[...counts.values()].map(({ size }) => size));
}

const marredHeroes = (state: State): number => state.heroes.filter(({ id }) => marksOn(state, id) > 0).length;

function healthAtMost(
  state: State,
  figure: FigureId,
  { most, rank }: Extract<BoxTest, { is: 'health-most' }>,
): boolean {
  const monster = monsterOf(state, figure);
  if (rank === undefined || monster === null) return healthOf(state, figure) <= most;
  const of = state.groups.find(({ id }) => id === monster.group)?.of ?? monster.of;
  return monsterSheetOf(of).acts[state.act].minion.health <= most;
}

function isLost(state: State, card: string): boolean {
  const tile = heldTile(state, card);
  const cells = tile === null ? undefined : boardFor(state).tiles[tile]?.cells;
  if (cells === undefined) return false;
  const there = everybody(state).filter(one => one.cells.some(cell => cells.includes(cell)));
  return (
    there.filter(({ id }) => isHero(state, id)).length > there.filter(({ id }) => monsterOf(state, id) !== null).length
  );
}

function boxHolds(state: State, figure: FigureId, test: BoxTest, about: About, card: string): boolean {
  switch (test.is) {
    case 'highest': {
      const value = (id: FigureId): number => attributeOf(state, id, test.attribute) ?? 0;
      return state.heroes.every(({ id }) => value(id) <= value(figure));
    }
    case 'hand-fits':
      return state.overlord.hand.length <= state.size;
    case 'rumored':
      return state.campaign?.rumors !== undefined;
    case 'act':
      return state.act === test.act;
    case 'health-most':
      return healthAtMost(state, figure, test);
    case 'bears-relic':
      return (
        isHero(state, figure) &&
        heroOf(state, figure).cards.some(({ id, worn }) => worn && isItem(id) && itemOf(id).kind === 'relic')
      );
    case 'size-least':
      return (figureOf(state, figure)?.cells.length ?? 0) > 0 && areaOf(state, figure) >= test.least;
    case 'base-least':
      return areaOf(state, figure) >= test.least;
    case 'attack-step': {
      const step = attackNow(state)?.step;
      return step !== undefined && test.of.includes(step);
    }
    case 'fellows-affected':
      return mostOfOneGroup(state) >= test.least;
    case 'in-marked-group': {
      const group = markedBy(state, card);
      return group !== null && monsterOf(state, figure)?.group === group;
    }
    case 'blocking': {
      const attack = attackNow(state);
      return attack?.aims.some(aim => aim.figure === figure && shieldsOf(aim) >= resultOf(attack).damage) ?? false;
    }
    case 'surge-left': {
      const attack = attackNow(state);
      return attack !== null && resultOf(attack).left > 0;
    }
    case 'near-fallen':
      return state.heroes.some(
        ({ down }) => down !== null && spacesBetween(state, figureOf(state, figure)?.cells ?? [], down) <= test.within,
      );
    case 'plot-tired':
      return state.plot?.cards.some(({ id, tired }) => id === card && tired) ?? false;
    case 'massacre':
      return fallen(state).length >= test.least;
    case 'avenger':
      return fallen(state).includes(monsterOf(state, figure)?.group ?? '');
    case 'winner':
      return about.by === test.side;
    case 'hoard-exceeds': {
      const tokens = state.plot?.cards.find(({ id }) => id === card)?.tokens ?? 0;
      return tokens > state.monsters.filter(({ id }) => holds(state, id, test.of, about, card)).length;
    }
    case 'used-potion':
      return isHero(state, figure) && usedPotions(heroOf(state, figure)).length > 0;
    case 'runes':
      return (
        isHero(state, figure) &&
        heroOf(state, figure).cards.filter(({ id, worn }) => worn && isItem(id) && itemOf(id).traits.includes('rune'))
          .length >= test.least
      );
    case 'felled-monster':
      return attackNow(state)?.defeated.some(id => !isHero(state, id) && companionOf(state, id) === null) ?? false;
    case 'same-tile': {
      const own = figureOf(state, figure)?.cells ?? [];
      const other = figureOf(state, about.figure ?? '')?.cells ?? [];
      return boardFor(state).tiles.some(
        ({ cells }) => own.some(cell => cells.includes(cell)) && other.some(cell => cells.includes(cell)),
      );
    }
    case 'tile-lost':
      return isLost(state, card);
    case 'marred-card':
      return marksOn(state, about.figure ?? '', about.card) > 0;
    case 'costly-card':
      return about.card !== undefined && costsFatigue(cardOf(about.card));
    case 'marred-heroes':
      return marredHeroes(state) >= test.least;
  }
}

const areaOf = (state: State, figure: FigureId): number => {
  const { w, h } = sizeOf(state, figure);
  return w * h;
};

function boxTestText(test: BoxTest, lang: Lang): string {
  const t = speak(lang);
  switch (test.is) {
    case 'highest':
      return t(
        `no hero has more ${ATTRIBUTE_NAMES[test.attribute].en}`,
        `kein Held mehr ${ATTRIBUTE_NAMES[test.attribute].de} hat`,
      );
    case 'hand-fits':
      return t(
        'the overlord holds no more cards than there are heroes',
        'der Overlord nicht mehr Karten hält, als es Helden gibt',
      );
    case 'rumored':
      return t('there are rumors', 'es Gerüchte gibt');
    case 'act':
      return t(`act ${'I'.repeat(test.act)} is played`, `Akt ${'I'.repeat(test.act)} gespielt wird`);
    case 'health-most':
      return test.rank === undefined
        ? t(`it has ${test.most} health or less`, `es höchstens ${test.most} Lebenskraft hat`)
        : t(
            `minions of its group have ${test.most} health or less`,
            `normale Monster seiner Gruppe höchstens ${test.most} Lebenskraft haben`,
          );
    case 'bears-relic':
      return t('it has a relic equipped', 'er ein Relikt ausgerüstet hat');
    case 'size-least':
    case 'base-least':
      return t(`it covers ${test.least} or more spaces`, `es ${test.least} oder mehr Felder bedeckt`);
    case 'attack-step':
      return t(`the attack is in step ${test.of.join(' or ')}`, `der Angriff in Schritt ${test.of.join(' oder ')} ist`);
    case 'fellows-affected':
      return t(
        `the attack affects ${test.least} or more monsters of one group`,
        `der Angriff ${test.least} oder mehr Monster einer Gruppe betrifft`,
      );
    case 'in-marked-group':
      return t('it belongs to the marked group', 'es zur markierten Gruppe gehört');
    case 'blocking':
      return t('its shields are no fewer than the hearts', 'seine Schilde nicht weniger als die Herzen sind');
    case 'surge-left':
      return t('a surge was not spent', 'eine Energie nicht ausgegeben wurde');
    case 'near-fallen':
      return t(
        'it stands on or next to the token of a fallen hero',
        'es auf oder neben dem Marker eines niedergestreckten Helden steht',
      );
    case 'plot-tired':
      return t('this card is exhausted', 'diese Karte erschöpft ist');
    case 'massacre':
      return t(
        `the attack has defeated ${test.least} or more small monsters`,
        `der Angriff ${test.least} oder mehr kleine Monster besiegt hat`,
      );
    case 'avenger':
      return t('its group has lost one of them', 'seine Gruppe eines davon verloren hat');
    case 'winner':
      return test.side === 'heroes'
        ? t('the heroes have won', 'die Helden gewonnen haben')
        : t('the overlord has won', 'der Overlord gewonnen hat');
    case 'hoard-exceeds':
      return t(
        `more tokens lie here than there are figures of which holds: ${testText(test.of, 'en')}`,
        `hier mehr Marker liegen, als es Figuren gibt, für die gilt: ${testText(test.of, 'de')}`,
      );
    case 'used-potion':
      return t('it has used a potion', 'ein Trank eingesetzt ist');
    case 'runes':
      return t(`${test.least} or more runes are equipped`, `${test.least} oder mehr Runen ausgerüstet sind`);
    case 'felled-monster':
      return t('the attack has defeated a monster', 'der Angriff ein Monster besiegt hat');
    case 'same-tile':
      return t('it stands on the same map tile', 'es auf demselben Spielplanteil steht');
    case 'tile-lost':
      return t('more heroes than monsters stand on the tile', 'auf dem Spielplanteil mehr Helden als Monster stehen');
    case 'marred-card':
      return t('the card bears threat', 'auf der Karte ein Drohmarker liegt');
    case 'costly-card':
      return t('the card costs fatigue', 'die Karte Erschöpfung kostet');
    case 'marred-heroes':
      return t('a hero has threat on his class cards', 'ein Held Drohmarker auf Klassenkarten hat');
  }
}

/** Of the heroes it targets. */
const targeted = (state: State): Aimed[] =>
  (attackNow(state)?.aims ?? []).filter(({ target, figure }) => target && isHero(state, figure));

export const BOX_LORE: BoxLore = {
  holds: boxHolds,
  testText: boxTestText,
  count({ state, by }, per) {
    const attack = attackNow(state);
    switch (per) {
      case 'affected':
        return new Set((attack?.aims ?? []).map(({ figure }) => figure)).size;
      case 'defence-blanks': {
        const aims = attack?.aims ?? [];
        const aim = aims[attack?.defending ?? -1] ?? aims.find(({ figure }) => figure === by);
        return (aim?.dice ?? []).filter(({ kind, face }) => DICE[kind][face]?.shield === 0).length;
      }
      case 'fellows-beside-target': {
        const group = monsterOf(state, by)?.group;
        const target = attack?.aims.find(one => one.target)?.figure ?? '';
        return state.monsters.filter(
          one => one.group === group && one.cells.length > 0 && areAdjacent(state, one.id, target),
        ).length;
      }
      case 'size-above-might':
        return targeted(state).reduce(
          (sum, { figure }) => sum + Math.max(0, areaOf(state, by) - (attributeOf(state, figure, 'might') ?? 0)),
          0,
        );
      case 'search-tokens':
        return state.tokens.filter(({ kind, cell }) => kind === 'search' && cell !== null).length;
      case 'surges-spent':
        return attack?.spent ?? 0;
      case 'brands':
        return tokensOn(state, by, 'agony');
      case 'racks':
        return tokensOn(state, by, 'rack');
      case 'souls':
        return tokensOn(state, by, 'soul');
      case 'massacred':
        return fallen(state).length;
      case 'marred-heroes':
        return marredHeroes(state);
      case 'marks-on-skills':
        return marksOn(state, by);
    }
  },
  countNames: {
    affected: ['figure affected', 'betroffene Figur'],
    'defence-blanks': ['blank defence die', 'leeren Verteidigungswürfel'],
    'fellows-beside-target': ['monster of its group next to the target', 'Monster seiner Gruppe neben dem Ziel'],
    'size-above-might': [
      'space it covers above the might of a targeted hero',
      'Feld seiner Basis über der Stärke eines Helden, der das Ziel ist',
    ],
    'search-tokens': ['search token left on the map', 'Suchmarker, der noch auf dem Spielplan liegt'],
    'surges-spent': ['surge spent', 'ausgegebene Energie'],
    brands: ['threat token on the hero', 'Drohmarker auf dem Helden'],
    racks: ['hero token of his on this card', 'eigenen Heldenmarker auf dieser Karte'],
    souls: ['damage token on this card', 'Schadensmarker auf dieser Karte'],
    massacred: ['small monster defeated', 'besiegtes kleines Monster'],
    'marred-heroes': ['hero with threat on class cards', 'Helden mit Drohmarkern auf Klassenkarten'],
    'marks-on-skills': ['threat token on his class cards', 'Drohmarker auf seinen Klassenkarten'],
  },
};
