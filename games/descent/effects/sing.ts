import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { SKILLS } from '../content/index.ts';
import type { Song } from '../content/words.ts';
import { thingName } from '../names.ts';
import { announce } from '../rules/window.ts';
import { type CardId, type CardInPlay, heroOf, isHero } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The song token of this kind is laid on the card, from wherever it lies (D2-TOK-26, -27). */
export interface Sing {
  readonly do: 'sing';
  readonly song: Song;
}

const ownCards = ({ state, by }: Doing): CardInPlay[] => (isHero(state, by) ? heroOf(state, by).cards : []);
const thisCard = (at: Doing): CardInPlay | undefined => ownCards(at).find(({ id }) => id === at.source.id);

export const sing: DescentWord<Sing> = {
  can: (at, { song }) => thisCard(at) !== undefined && thisCard(at)?.[song] !== true,
  *act(at, { song }) {
    const card = thisCard(at);
    if (card === undefined) return;
    for (const one of ownCards(at)) if (one[song] !== undefined) delete one[song];
    card[song] = true;
    at.io.tell?.({ kind: 'gained-token', figure: at.by, token: song, n: 1, rule: 'D2-TOK-27' });
    yield* announce(at.state, at.io, 'token-gained', { figure: at.by, card: song, n: 1 });
  },
  say: ({ song }, { lang }) =>
    speak(lang)(`Lay the ${thingName(song, 'en')} on this card.`, `Lege auf diese Karte: ${thingName(song, 'de')}.`),
};

/** While this card is exhausted, both songs of another class card of the owner's choice are active. */
export interface BothSongs {
  readonly do: 'both-songs';
}

/** The cards with songs he has. */
const songCards = (at: Doing): CardId[] =>
  ownCards(at)
    .map(({ id }) => id)
    .filter(id => SKILLS[id]?.abilities?.some(({ effects }) => effects.some(effect => effect.do === 'sing')));

export const bothSongs: DescentWord<BothSongs> = {
  can: at => songCards(at).length > 0,
  *act(at) {
    const cards = songCards(at);
    const own = thisCard(at);
    if (own === undefined || cards.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'which',
      rule: 'D2-TOK-28',
      about: at.source.id,
      options: cards.map(card => ({ do: 'card', card })),
    });
    own.on = choice.do === 'card' ? choice.card : (cards[0] ?? null);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Choose a class card: both its songs are active while this card is exhausted.',
      'Wähle eine Klassenkarte: Ihre beiden Lieder sind aktiv, solange diese Karte erschöpft ist.',
    ),
};
