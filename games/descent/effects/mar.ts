import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { cardOf, SKILLS } from '../content/index.ts';
import { costsFatigue } from '../rules/marred.ts';
import { type CardInPlay, type FigureId, heroOf, isHero, overlordSeat, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A threat token is laid on a class card that costs fatigue, of the hero it works on: one the overlord chooses, or the card the moment is about. `off`: it is taken away. */
export interface Mar {
  readonly do: 'mar';
  readonly that?: true;
  readonly off?: true;
}

const skillsOf = (state: State, id: FigureId): CardInPlay[] =>
  isHero(state, id)
    ? heroOf(state, id).cards.filter(card => Object.hasOwn(SKILLS, card.id) && card.lent === undefined)
    : [];

function cardsFor(state: State, id: FigureId, about: string | undefined, { that, off }: Mar): CardInPlay[] {
  return skillsOf(state, id).filter(card =>
    off ? card.id === about && (card.threat ?? 0) > 0 : that ? card.id === about : costsFatigue(cardOf(card.id)),
  );
}

export const mar: DescentWord<Mar> = {
  can: ({ state, on, about }, effect) => on.some(id => cardsFor(state, id, about.card, effect).length > 0),
  *act({ state, io, on, about, source }, effect) {
    for (const id of on) {
      const cards = cardsFor(state, id, about.card, effect);
      const [first] = cards;
      if (first === undefined) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'which',
        rule: 'D2-ABIL-08',
        about: source.id,
        options: cards.map(card => ({ do: 'card', card: card.id })),
      });
      const card = cards.find(one => choice.do === 'card' && choice.card === one.id) ?? first;
      const left = (card.threat ?? 0) + (effect.off ? -1 : 1);
      if (left > 0) card.threat = left;
      else delete card.threat;
      io.tell?.({
        kind: effect.off ? 'lost-token' : 'gained-token',
        figure: id,
        token: 'skill-threat',
        n: 1,
        rule: 'D2-TOK-01',
      });
    }
  },
  say({ that, off }, { lang }) {
    const t = speak(lang);
    if (off) return t('Take 1 threat token off that card.', 'Nimm 1 Drohmarker von jener Karte.');
    return that
      ? t('Lay 1 threat token on that card.', 'Lege 1 Drohmarker auf jene Karte.')
      : t(
          'Lay 1 threat token on one of his class cards that cost fatigue.',
          'Lege 1 Drohmarker auf eine seiner Klassenkarten, die Erschöpfung kosten.',
        );
  },
};

/** Using a class card with threat on it costs more fatigue, or damage. */
export interface Strain {
  readonly do: 'strain';
  readonly fatigue?: number;
  readonly damage?: number;
}

export const strain: DescentWord<Strain> = {
  say({ fatigue, damage }, { lang }) {
    const t = speak(lang);
    return damage === undefined
      ? t(
          `Class cards with threat on them cost ${fatigue} more fatigue.`,
          `Klassenkarten mit Drohmarkern kosten ${fatigue} Erschöpfung mehr.`,
        )
      : t(
          `Using a class card with threat on it costs ${damage} damage.`,
          `Eine Klassenkarte mit Drohmarkern einzusetzen, kostet ${damage} Schaden.`,
        );
  },
};

/** For each class card with threat on it that it refreshes, the hero gets a condition of the overlord's choice; he may leave it exhausted. */
export interface MindPlague {
  readonly do: 'mind-plague';
}

export const mindPlague: DescentWord<MindPlague> = {
  say: (_, { lang }) =>
    speak(lang)(
      "For each class card with threat on it that he refreshes the hero gets a condition of the overlord's choice; he may leave it exhausted.",
      'Für jede Klassenkarte mit Drohmarkern, die der Held bereit macht, erhält er einen Zustand nach Wahl des Overlords; er darf sie erschöpft lassen.',
    ),
};
