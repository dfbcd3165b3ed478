import type { Thing } from '@tafelrunde/engine';
import { type Card, heroes, supportCards } from './content/index.ts';
import { scenarioCards } from './content/scenarios/cards.ts';
import { cardText } from './content/text.ts';

/** Every card with its text. */
export function things(): readonly Thing[] {
  return [...heroes, ...supportCards, ...scenarioCards].map(thing);
}

const thing = (card: Card): Thing => ({
  name: card.name,
  text: { en: cardText(card, 'en'), de: cardText(card, 'de') },
  flavour: card.flavour,
});
