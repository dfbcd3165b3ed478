import type { AskOf, Plan, Standpoint, Text } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { cardName } from '../content/cards.ts';
import { mayGiveUp } from '../rules/upgrades.ts';
import type { MageKnight } from '../types.ts';
import { qualityOf } from './quality.ts';

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
