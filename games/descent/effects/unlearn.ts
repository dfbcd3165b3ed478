import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { SKILLS, skillOf } from '../content/index.ts';
import { type CardId, heroOf, isHero } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The owner gives up to so many class cards back for the experience they cost. */
export interface Unlearn {
  readonly do: 'unlearn';
  readonly upTo: number;
}

const bought = ({ state, by }: Doing): CardId[] =>
  isHero(state, by)
    ? heroOf(state, by)
        .cards.map(({ id }) => id)
        .filter(id => Object.hasOwn(SKILLS, id) && skillOf(id).xp > 0)
    : [];

export const unlearn: DescentWord<Unlearn> = {
  can: at => bought(at).length > 0,
  *act(at, { upTo }) {
    const hero = heroOf(at.state, at.by);
    for (let i = 0; i < upTo && bought(at).length > 0; i++) {
      const choice = yield* choose<Choice, AskKind>({
        seat: at.seat,
        kind: 'which',
        rule: 'D2-XP-06',
        about: at.source.id,
        options: [...bought(at).map((card): Choice => ({ do: 'card', card })), { do: 'done' }],
      });
      if (choice.do !== 'card') return;
      hero.cards = hero.cards.filter(({ id }) => id !== choice.card);
      hero.xp += skillOf(choice.card).xp;
    }
  },
  say: ({ upTo }, { lang }) =>
    speak(lang)(
      `Give back up to ${upTo} class cards for the experience they cost.`,
      `Gib bis zu ${upTo} Klassenkarten zurück und erhalte ihre Erfahrungspunkte.`,
    ),
};
