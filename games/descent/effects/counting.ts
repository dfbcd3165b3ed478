import { type Amount, amountOf, type Lang, speak } from '@tafelrunde/engine';
import type { Item } from '../content/cards.ts';
import { isItem, itemOf } from '../content/index.ts';
import type { Attribute, Condition } from '../content/words.ts';
import { facesOf, resultOf, shieldsOf } from '../rules/attack/result.ts';
import { imagesOf } from '../rules/images.ts';
import { areAdjacent, figuresBeside, isWithin } from '../rules/map.ts';
import { searchCardsOf } from '../rules/owning.ts';
import { heroesInRoom } from '../rules/secret-rooms.ts';
import { attributeOf, healthLeft, speedOf } from '../rules/values.ts';
import { attackOf, type FigureId, figureOf, heroOf, isHero, monsterOf, type State } from '../state.ts';
import { boxLore } from './box-lore.ts';
import type { BoxPer } from './box-tests.ts';
import type { Doing } from './word.ts';

/** What amounts on cards may count. */
export type Per =
  /** Hearts, surges or shields the dice of this effect have shown. */
  | 'hearts'
  | 'surges'
  | 'shields'
  /** The fatigue paid. */
  | 'x'
  /** The tokens paid. */
  | 'spent'
  /** The number the moment is about: damage suffered, fatigue recovered. */
  | 'that-many'
  /** Damage the attack being resolved has dealt; the attribute just tested. */
  | 'dealt'
  | 'tested'
  /** The speed of the figure. */
  | 'speed'
  | 'double-speed'
  /** Two damage on the figure, rounded down. */
  | 'two-damage'
  /** Equipped runes; equipped weapons; monsters next to the figure. */
  | 'runes'
  | 'weapons'
  | 'adjacent-monsters'
  /** Cursed heroes the attack being resolved targets. */
  | 'cursed-targets'
  /** The heroes of the campaign, standing or not (D2C-QTSR-54). */
  | 'heroes'
  /** Range the dice of the attack show. */
  | 'range-rolled'
  /** Hero tokens on the owner's base. */
  | 'hero-tokens'
  /** Other monsters next to the target of the attack. */
  | 'beside-target'
  /** The health the owner has left. */
  | 'health-left'
  /** Shields of the owner in the attack; hearts the attacker rolled. */
  | 'own-shields'
  | 'hearts-rolled'
  /** Immobilized heroes next to the figure; stunned ones; heroes who are knocked out. */
  | 'immobilized-beside'
  | 'stunned-beside'
  | 'fallen'
  /** Defence dice the target has rolled. */
  | 'defence-dice'
  /** Search cards the owner has; surges of the attack being resolved that are not spent. */
  | 'search-cards'
  | 'surges-rolled'
  /** Conditions of the target. */
  | 'target-conditions'
  /** Images on the map; within 3 spaces of the target. */
  | 'images'
  | 'images-near-target'
  /** Tokens that lie in front of the overlord: they add up (D2C-QLOR-21). */
  | 'omens'
  /** Cards in the overlord's discard pile. */
  | 'overlord-discards'
  | 'surges-left'
  /** Tokens on the plot card that asks. */
  | 'card-tokens'
  /** Masters on the map; monsters of its group next to the figure. */
  | 'masters'
  /** Conditions of all heroes together. */
  | 'hero-conditions'
  /** Relics of all players. */
  | 'relics'
  | 'fellows-beside'
  /** Other monsters of its group within 3 spaces of anybody the attack affects (D2C-PLOT-11). */
  | 'fellows-near-affected'
  /** Heroes in the secret room; tokens on its card. */
  | 'heroes-in-room'
  | 'keys'
  /** What only cards of boxes count (`box-tests.ts`). */
  | BoxPer
  | Attribute;

export type Count = Amount<Per>;

export function amountNow(at: Doing, amount: Count): number {
  const { state, by, source, about, x, shown } = at;
  return amountOf(amount, per => {
    switch (per) {
      case 'hearts':
      case 'surges':
      case 'shields':
        return shown[per];
      case 'x':
      case 'spent':
        return x;
      case 'that-many':
        return about.n ?? 0;
      case 'dealt':
        return state.attacks.length === 0 ? 0 : attackOf(state).aims.reduce((sum, aim) => sum + aim.dealt, 0);
      case 'tested':
        return about.tested ?? 0;
      case 'speed':
        return speedOf(state, by);
      case 'double-speed':
        return 2 * speedOf(state, by);
      case 'runes':
        return worn(state, by).filter(({ traits }) => traits.includes('rune')).length;
      case 'weapons':
        return worn(state, by).filter(({ attack }) => attack !== undefined).length;
      case 'adjacent-monsters':
        return state.monsters.filter(({ id, cells }) => cells.length > 0 && areAdjacent(state, by, id)).length;
      case 'cursed-targets':
        return state.attacks.length === 0
          ? 0
          : attackOf(state).aims.filter(
              ({ target, figure }) =>
                target && isHero(state, figure) && heroOf(state, figure).conditions.includes('cursed'),
            ).length;
      case 'heroes':
        return state.size;
      case 'range-rolled':
        return state.attacks.length === 0
          ? 0
          : facesOf(attackOf(state).dice).reduce((sum, { range }) => sum + range, 0);
      case 'hero-tokens':
        return Object.keys(figureOf(state, by)?.marks ?? {}).filter(mark => mark.startsWith('hero-token/')).length;
      case 'beside-target':
        return besideTarget(state, by);
      case 'health-left':
        return healthLeft(state, by);
      case 'own-shields':
        return state.attacks.length === 0
          ? 0
          : attackOf(state)
              .aims.filter(aim => aim.figure === by)
              .reduce((sum, aim) => sum + shieldsOf(aim), 0);
      case 'hearts-rolled':
        return state.attacks.length === 0
          ? 0
          : facesOf(attackOf(state).dice).reduce((sum, { damage }) => sum + damage, 0);
      case 'defence-dice':
        return state.attacks.length === 0 ? 0 : (attackOf(state).aims.find(aim => aim.target)?.dice.length ?? 0);
      case 'immobilized-beside':
        return heroesBeside(state, by, 'immobilized');
      case 'stunned-beside':
        return heroesBeside(state, by, 'stunned');
      case 'fallen':
        return state.heroes.filter(({ down }) => down !== null).length;
      case 'search-cards':
        return searchCardsOf(state, by);
      case 'surges-rolled':
        return state.attacks.length === 0 ? 0 : resultOf(attackOf(state)).surges;
      case 'target-conditions': {
        const target = state.attacks.length === 0 ? undefined : attackOf(state).aims.find(aim => aim.target)?.figure;
        return target === undefined ? 0 : (figureOf(state, target)?.conditions.length ?? 0);
      }
      case 'images':
        return imagesOf(state).length;
      case 'images-near-target': {
        const target = state.attacks.length === 0 ? undefined : attackOf(state).aims.find(aim => aim.target)?.figure;
        return target === undefined ? 0 : imagesOf(state).filter(id => isWithin(state, id, target, 3)).length;
      }
      case 'omens':
        return state.counters.omens ?? 0;
      case 'overlord-discards':
        return state.overlord.out.length;
      case 'surges-left':
        return state.attacks.length === 0 ? 0 : resultOf(attackOf(state)).left;
      case 'relics':
        return (
          state.overlord.relics.length +
          state.heroes.reduce(
            (sum, { cards }) => sum + cards.filter(({ id }) => isItem(id) && itemOf(id).kind === 'relic').length,
            0,
          )
        );
      case 'hero-conditions':
        return state.heroes.reduce((sum, { conditions }) => sum + conditions.length, 0);
      case 'masters':
        return state.monsters.filter(({ rank, cells }) => rank === 'master' && cells.length > 0).length;
      case 'fellows-near-affected':
        return state.monsters.filter(
          ({ id, group, cells }) =>
            cells.length > 0 &&
            id !== by &&
            group === monsterOf(state, by)?.group &&
            state.attacks.length > 0 &&
            attackOf(state).aims.some(({ figure }) => isWithin(state, id, figure, 3)),
        ).length;
      case 'fellows-beside':
        return state.monsters.filter(
          ({ id, group, cells }) =>
            cells.length > 0 && group === monsterOf(state, by)?.group && id !== by && areAdjacent(state, by, id),
        ).length;
      case 'card-tokens':
        return state.plot?.cards.find(({ id }) => id === source.id)?.tokens ?? 0;
      case 'heroes-in-room':
        return heroesInRoom(state).length;
      case 'keys':
        return state.rooms?.keys ?? 0;
      case 'two-damage':
        return Math.floor((figureOf(state, by)?.damage ?? 0) / 2);
      case 'might':
      case 'knowledge':
      case 'willpower':
      case 'awareness':
        return attributeOf(state, by, per) ?? 0;
      default:
        return boxLore().count(at, per);
    }
  });
}

/** Other monsters next to the target of the attack, each once. */
function besideTarget(state: State, by: FigureId): number {
  const cell = state.attacks.length === 0 ? undefined : attackOf(state).aims.find(aim => aim.target)?.cell;
  if (cell === undefined) return 0;
  return figuresBeside(state, cell).filter(({ figure }) => figure !== by && monsterOf(state, figure) !== null).length;
}
/** Heroes next to a figure who have a condition. */
const heroesBeside = (state: State, by: FigureId, condition: Condition): number =>
  state.heroes.filter(
    ({ id, cells, conditions }) => cells.length > 0 && conditions.includes(condition) && areAdjacent(state, by, id),
  ).length;

/** The items a hero has equipped. */
const worn = (state: State, id: FigureId): Item[] =>
  isHero(state, id) ? heroOf(state, id).cards.flatMap(card => (card.worn ? [itemOf(card.id)] : [])) : [];

const NAMES: Readonly<Record<Exclude<Per, BoxPer>, readonly [en: string, de: string]>> = {
  hearts: ['heart rolled', 'gewürfeltes Herz'],
  surges: ['surge rolled', 'gewürfelte Energie'],
  shields: ['shield rolled', 'gewürfelten Schild'],
  x: ['fatigue suffered for it', 'dafür erlittene Erschöpfung'],
  spent: ['token discarded for it', 'dafür abgelegten Marker'],
  'that-many': ['of these', 'davon'],
  dealt: ['damage dealt', 'zugefügten Schaden'],
  tested: ['point of the attribute', 'Punkt des Attributs'],
  speed: ['point of speed', 'Punkt Geschwindigkeit'],
  'double-speed': ['point of twice the speed', 'Punkt der doppelten Geschwindigkeit'],
  'two-damage': ['2 damage you have', '2 Schaden, die du hast'],
  runes: ['equipped rune', 'ausgerüstete Rune'],
  weapons: ['equipped weapon', 'ausgerüstete Waffe'],
  'adjacent-monsters': ['adjacent monster', 'angrenzendes Monster'],
  'cursed-targets': ['cursed hero it targets', 'verfluchten Helden, den es angreift'],
  heroes: ['hero of the campaign', 'Helden der Kampagne'],
  'range-rolled': ['range rolled', 'gewürfelte Reichweite'],
  'hero-tokens': ['hero token on its base', 'Heldenmarker auf seiner Basis'],
  'beside-target': ['other monster next to the target', 'anderem Monster neben dem Ziel'],
  'health-left': ['point of health it has left', 'verbleibendem Punkt Lebenskraft'],
  'own-shields': ['shield of its defence', 'Schild seiner Verteidigung'],
  'hearts-rolled': ['heart of the attack', 'Herz des Angriffs'],
  'immobilized-beside': ['immobilized hero next to it', 'unbeweglichem Helden neben ihm'],
  'stunned-beside': ['stunned hero next to it', 'betäubtem Helden neben ihm'],
  fallen: ['hero who is knocked out', 'bewusstlosem Helden'],
  'defence-dice': ['defence die of the target', 'Verteidigungswürfel des Ziels'],
  'search-cards': ['search card you have', 'Suchkarte, die du hast'],
  'surges-left': ['surge that was not spent', 'nicht ausgegebene Energie'],
  'card-tokens': ['token on this card', 'Marker auf dieser Karte'],
  relics: ['relic of any player', 'Relikt irgendeines Spielers'],
  'hero-conditions': ['condition of a hero', 'Zustand eines Helden'],
  masters: ['master on the map', 'Elite-Monster auf dem Spielplan'],
  'fellows-near-affected': [
    'other monster of its group within 3 spaces of an affected figure',
    'anderem Monster seiner Gruppe im Umkreis von 3 Feldern um eine betroffene Figur',
  ],
  'fellows-beside': ['adjacent monster of its group', 'angrenzendem Monster seiner Gruppe'],
  'surges-rolled': ['surge of the attack', 'Energie des Angriffs'],
  'target-conditions': ['condition of the target', 'Zustand des Ziels'],
  images: ['image on the map', 'Trugbild auf dem Spielplan'],
  'images-near-target': ['image within 3 spaces of the target', 'Trugbild höchstens 3 Felder vom Ziel entfernt'],
  omens: ['token in front of the overlord', 'Marker vor dem Overlord'],
  'overlord-discards': ["card in the overlord's discard pile", 'Karte im Ablagestapel des Overlords'],
  'heroes-in-room': ['hero in the room', 'Helden in der Kammer'],
  keys: ['token on this card', 'Marker auf dieser Karte'],
  might: ['point of might', 'Punkt Stärke'],
  knowledge: ['point of knowledge', 'Punkt Wissen'],
  willpower: ['point of willpower', 'Punkt Willenskraft'],
  awareness: ['point of awareness', 'Punkt Wahrnehmung'],
};

const isPlain = (per: Per): per is Exclude<Per, BoxPer> => Object.hasOwn(NAMES, per);

/** "2 damage", "1 damage for each heart rolled", "damage up to your speed". */
export function amountText(amount: Count, lang: Lang, unit = ''): string {
  const of = unit === '' ? '' : ` ${unit}`;
  if (typeof amount === 'number') return `${amount}${of}`;
  const t = speak(lang);
  const { per, times = 1, plus = 0, most } = amount;
  if (per === 'that-many' && times === 1 && plus === 0) return t(`as much${of}`, `ebenso viel${of}`);
  const [en, de] = isPlain(per) ? NAMES[per] : boxLore().countNames[per];
  const cap = most === undefined ? '' : t(`, at most ${most}`, `, höchstens ${most}`);
  return `${plus === 0 ? '' : `${plus} + `}${t(`${times}${of} for each ${en}`, `${times}${of} je ${de}`)}${cap}`;
}
