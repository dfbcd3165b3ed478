import { choose, dealFrom, insert, speak, takeFrom } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { cardName } from '../names.ts';
import { cardFor } from '../rules/searching.ts';
import { heroOf, isHero } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The heroes gain gold. */
export interface Purse {
  readonly do: 'purse';
  readonly gold: number;
}

export const purse: DescentWord<Purse> = {
  act({ state }, { gold }) {
    state.gold += gold;
  },
  say: ({ gold }, { lang }) => speak(lang)(`The heroes gain ${gold} gold.`, `Die Helden erhalten ${gold} Gold.`),
};

/** The heroes may pay gold, if they have it, or so much for each hero: then this happens, or else that. */
export interface Toll {
  readonly do: 'toll';
  readonly gold: number;
  readonly perHero?: true;
  readonly effects: readonly Effect[];
  readonly otherwise?: readonly Effect[];
}

export const toll: DescentWord<Toll> = {
  *act(at, { gold, perHero, effects, otherwise = [] }) {
    const { state, seat, also, source } = at;
    const price = perHero ? gold * state.size : gold;
    const isPossible = state.gold >= price && (effects.length === 0 || vocabulary.usable(at, effects));
    const choice: Choice = isPossible
      ? yield* choose<Choice, AskKind>({
          seat,
          ...(also !== undefined && { also }),
          kind: 'whether',
          rule: 'D2-TRVGEN-08',
          about: source.id,
          options: [{ do: 'yes' }, { do: 'no' }],
        })
      : { do: 'no' };
    if (choice.do !== 'yes') return yield* vocabulary.carryOut(at, otherwise);
    state.gold -= price;
    yield* vocabulary.carryOut(at, effects);
  },
  say({ gold, perHero, effects, otherwise = [] }, scribe) {
    const t = speak(scribe.lang);
    const each = perHero ? t(' for each hero', ' je Held') : '';
    const paid = effects.length === 0 ? '.' : `: ${vocabulary.sentences(effects, scribe).join(' ')}`;
    const not =
      otherwise.length === 0 ? '' : ` ${t('Otherwise', 'Sonst')}: ${vocabulary.sentences(otherwise, scribe).join(' ')}`;
    return `${t(`The heroes may pay ${gold} gold${each}`, `Die Helden dürfen ${gold} Gold${each} zahlen`)}${paid}${not}`;
  },
};

/** The heroes it works on get the top card of the shop deck. */
export interface Ware {
  readonly do: 'ware';
}

export const ware: DescentWord<Ware> = {
  can: ({ state, on }) => on.some(id => isHero(state, id)),
  act({ state, io, on }) {
    for (const id of on) {
      const [card] = isHero(state, id) ? dealFrom(state.shop, 1, io.chance) : [];
      if (card === undefined) continue;
      io.reveal?.('all', { know: 'drawn', card });
      heroOf(state, id).cards.push(cardFor(card));
      io.tell?.({ kind: 'found', figure: id, card, rule: 'D2-TRVGEN-08' });
    }
  },
  say: (_, { lang }) => speak(lang)('Draws a shop card and keeps it.', 'Zieht eine Marktkarte und behält sie.'),
};

/** The heroes it works on take this card out of the search deck, if it is there, and shuffle the deck. */
export interface Fetch {
  readonly do: 'fetch';
  readonly card: string;
}

export const fetch: DescentWord<Fetch> = {
  can: ({ state, on }) => on.some(id => isHero(state, id)),
  act({ state, io, on }, { card }) {
    const { search } = state;
    for (const id of on) {
      if (!isHero(state, id) || !takeFrom(search, card)) continue;
      io.reveal?.('all', { know: 'drawn', card });
      heroOf(state, id).cards.push(cardFor(card));
      io.tell?.({ kind: 'found', figure: id, card, rule: 'D2-TRVGEN-08' });
    }
    for (const one of [...search.top.splice(0), ...search.bottom.splice(0)]) insert(search.rest, one);
  },
  say: ({ card }, { lang }) =>
    speak(lang)(
      `Takes ${cardName(card, 'en')} out of the search deck, which is shuffled.`,
      `Nimmt ${cardName(card, 'de')} aus dem Suchstapel, der gemischt wird.`,
    ),
};
