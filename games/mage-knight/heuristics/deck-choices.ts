import type { AskOf, Plan, Standpoint, Text } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { CARDS, type CardId, cardName } from '../content/cards.ts';
import type { Effect } from '../effects/effect.ts';
import { mayGiveUp } from '../rules/upgrades.ts';
import type { MageKnight } from '../types.ts';

/** What one point of it is worth; points of anything else count a little. */
const POINT: Readonly<Partial<Record<Effect['do'], number>>> = {
  attack: 1,
  block: 0.8,
  move: 0.9,
  influence: 0.9,
  heal: 2,
  draw: 2.5,
  crystal: 2,
  mana: 1.5,
  wound: -2.5,
  'gain-card': 4,
  'more-dice': 2.5,
  'play-other': 4,
  ready: 3,
  'spell-crystals': 2,
  'take-die': 2.5,
  'units-get': 3,
  'use-effect': 6,
};
const OTHER = 0.6;
/** A number that depends on something is worth so much on average. */
const USUAL = 3;
/** What a cost takes away. */
const COST = -1.5;

const FAR = { melee: 1, ranged: 1.6, siege: 1.8 } as const;

function wordWorth(word: Effect): number {
  switch (word.do) {
    case 'attack':
      return pointsOf(word) * FAR[word.kind ?? 'melee'] * elementFactor(word.element);
    case 'block':
      return pointsOf(word) * (POINT.block ?? 1) * elementFactor(word.element);
    case 'one-of':
      return Math.max(...word.of.map(allWorth)) + 0.3 * (word.of.length - 1);
    case 'cost':
      return COST + Math.max(allWorth(word.gives ?? []), ...Object.values(word.byColour ?? {}).map(allWorth));
    default: {
      const own = POINT[word.do];
      const held = Object.values(word).filter(Array.isArray).flat().filter(isWord);
      return (own === undefined ? (held.length > 0 ? 0 : OTHER) : own * pointsOf(word)) + allWorth(held);
    }
  }
}

const isWord = (part: unknown): part is Effect => typeof part === 'object' && part !== null && 'do' in part;
const allWorth = (words: readonly Effect[]): number => words.reduce((sum, word) => sum + wordWorth(word), 0);
const elementFactor = (element: string | undefined): number =>
  element === undefined || element === 'physical' ? 1 : 1.3;

function pointsOf(word: object): number {
  if (!('n' in word)) return 1;
  return typeof word.n === 'number' ? word.n : USUAL;
}

/** Advanced actions count at the end of the game as well. */
const ADVANCED = 1;

const QUALITY: ReadonlyMap<CardId, number> = new Map(
  [...CARDS].map(([id, { type, basic, strong }]) => [
    id,
    (allWorth(basic.effects) + allWorth(strong.effects)) / 2 + (type === 'advanced-action' ? ADVANCED : 0),
  ]),
);

/** How good a card is to have in a deck, as points for its both sides: to tell cards of one kind apart. */
export const qualityOf = (card: CardId): number => QUALITY.get(card) ?? 0;

const best = <T>(items: readonly T[], worth: (item: T) => number): T | undefined =>
  items.toSorted((a, b) => worth(b) - worth(a))[0];

/** What the questions of an auction, a draft and action upgrades are answered with: from the view alone, at once. */
export function deckChoice(at: Standpoint<MageKnight>): Plan<Choice> | null {
  const { ask } = at;
  switch (ask.kind) {
    case 'bid':
      // No hero is so much better than the others that fame should be paid for it.
      return firm(
        { do: 'pass' },
        { en: 'no fame is spent on a hero', de: 'kein Ruhm wird für einen Helden ausgegeben' },
      );
    case 'draft':
    case 'shuffle-in':
      return cardPlan(ask, 1);
    case 'give-up':
      return cardPlan(ask, -1);
    case 'upgrade':
      return upgradePlan(at);
    default:
      return null;
  }
}

const firm = (choice: Choice, result: Text): Plan<Choice> => ({ line: [choice], firm: true, result });

/** The best of the cards on offer, or the one that is missed least. */
function cardPlan({ options }: AskOf<MageKnight>, sign: 1 | -1): Plan<Choice> | null {
  const chosen = best(options, option => sign * ('card' in option && option.card ? qualityOf(option.card) : 0));
  if (chosen === undefined || !('card' in chosen) || !chosen.card) return null;
  const { en, de } = cardName(chosen.card);
  return firm(
    chosen,
    sign > 0
      ? { en: `${en} is the most useful of them`, de: `${de} nützt davon am meisten` }
      : { en: `${en} is missed least`, de: `${de} fehlt am wenigsten` },
  );
}

/** The exchange that gains most, if any does. */
function upgradePlan({ ask, seat, view }: Standpoint<MageKnight>): Plan<Choice> | null {
  const own = view.heroes[seat]?.unseen ?? [];
  const gains = ask.options.flatMap(option => {
    if (option.do !== 'upgrade') return [];
    const price = best(
      own.filter(card => mayGiveUp(option.card, card) === null),
      card => -qualityOf(card),
    );
    return price === undefined ? [] : [{ option, price, gain: qualityOf(option.card) - qualityOf(price) }];
  });
  const chosen = best(gains, ({ gain }) => gain);
  if (chosen === undefined || chosen.gain <= 0)
    return firm({ do: 'pass' }, { en: 'nothing better is to be had', de: 'Besseres ist nicht zu haben' });
  const { option, price } = chosen;
  return {
    line: [option, { do: 'give-up', card: price }],
    firm: true,
    result: {
      en: `${cardName(option.card).en} instead of ${cardName(price).en}`,
      de: `${cardName(option.card).de} statt ${cardName(price).de}`,
    },
  };
}
