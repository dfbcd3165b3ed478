import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isItem, itemOf } from '../content/index.ts';
import type { ItemTrait } from '../content/words.ts';
import { attributeOf } from '../rules/values.ts';
import { type CardInPlay, type Hero, heroOf, isHero, seatOf, testOf } from '../state.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The dice of the attribute test under way are rolled again; its hero uses his own attribute or that of the owner. */
export interface Advise {
  readonly do: 'advise';
}

export const advise: DescentWord<Advise> = {
  can: ({ state }) => state.tests.length > 0,
  *act(at) {
    const { state, by } = at;
    const test = testOf(state);
    const own = attributeOf(state, test.figure, test.attribute) ?? 0;
    const other = attributeOf(state, by, test.attribute) ?? 0;
    if (test.figure !== by && own !== other) {
      const choice = yield* choose<Choice, AskKind>({
        seat: seatOf(state, test.figure),
        kind: 'one-of',
        rule: 'D2-ATTR-07',
        about: at.source.id,
        options: [
          { do: 'way', n: 0 },
          { do: 'way', n: 1 },
        ],
      });
      if (choice.do === 'way' && choice.n === 1) test.plus += other - own;
    }
    yield* vocabulary.carryOut(at, [{ do: 'reroll', of: 'test' }]);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The dice of the test are rolled again; the hero uses his own attribute (1) or yours (2).',
      'Die Würfel der Probe werden neu geworfen; der Held nutzt sein eigenes Attribut (1) oder deines (2).',
    ),
};

/** Who draws a search card may turn cards over until one of this trait comes, which counts; the others are shuffled back. */
export interface SeekFind {
  readonly do: 'seek-find';
  readonly trait: ItemTrait;
}

export const seekFind: DescentWord<SeekFind> = {
  say: (_, { lang }) =>
    speak(lang)(
      'Instead of drawing a search card they may turn cards over until a potion comes; the others are shuffled back.',
      'Statt eine Suchkarte zu ziehen, dürfen sie Karten aufdecken, bis ein Trank kommt; die übrigen werden zurückgemischt.',
    ),
};

export const usedPotions = ({ cards }: Hero): CardInPlay[] =>
  cards.filter(({ id, used }) => used && isItem(id) && itemOf(id).traits.includes('potion'));

/** One potion of each hero it works on that was used is turned face up again; its player chooses. */
export interface RestorePotion {
  readonly do: 'restore-potion';
}

export const restorePotion: DescentWord<RestorePotion> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && usedPotions(heroOf(state, id)).length > 0),
  *act({ state, on, source }) {
    for (const id of on) {
      if (!isHero(state, id)) continue;
      const used = usedPotions(heroOf(state, id));
      if (used.length === 0) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat: seatOf(state, id),
        kind: 'which',
        rule: 'D2-SRCH-11',
        about: source.id,
        options: [...new Set(used.map(card => card.id))].map(card => ({ do: 'card', card })),
      });
      const potion = used.find(card => choice.do === 'card' && choice.card === card.id) ?? used[0];
      if (potion !== undefined) potion.used = false;
    }
  },
  say: (_, { lang }) =>
    speak(lang)('A used potion is turned face up again.', 'Ein eingesetzter Trank wird wieder aufgedeckt.'),
};
