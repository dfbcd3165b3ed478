import { choose, different, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isItem, skillOf } from '../content/index.ts';
import { skillsFor } from '../rules/classes.ts';
import { cardFor } from '../rules/searching.ts';
import { type CardId, type Hero, heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The hero puts up to so many skills back and learns others of his class that cost as much experience. */
export interface Relearn {
  readonly do: 'relearn';
  readonly n: number;
}

/** Skills he does not have, worth as much as this one. */
const others = (hero: Hero, card: CardId): CardId[] =>
  skillsFor(hero).filter(id => skillOf(id).xp === skillOf(card).xp && !hero.cards.some(one => one.id === id));

const exchangeable = (hero: Hero): CardId[] =>
  different(hero.cards.map(({ id }) => id)).filter(
    id => !isItem(id) && skillsFor(hero).includes(id) && others(hero, id).length > 0,
  );

export const relearn: DescentWord<Relearn> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && exchangeable(heroOf(state, id)).length > 0),
  *act({ state, io, on, seat }, { n }) {
    const [id] = on;
    if (id === undefined || !isHero(state, id)) return;
    const learned: CardId[] = [];
    for (let i = 0; i < n; i++) {
      const hero = heroOf(state, id);
      const known = exchangeable(hero).filter(card => !learned.includes(card));
      if (known.length === 0) return;
      const options: Choice[] = known.map(card => ({ do: 'card', card }));
      if (i > 0) options.push({ do: 'done' });
      const choice = yield* choose<Choice, AskKind>({ seat, kind: 'which', rule: 'D2-XP-07', options });
      if (choice.do !== 'card') return;
      const next = yield* choose<Choice, AskKind>({
        seat,
        kind: 'learn',
        rule: 'D2-XP-07',
        options: others(hero, choice.card).map(card => ({ do: 'learn', hero: id, card })),
      });
      if (next.do !== 'learn') return;
      hero.cards.splice(
        hero.cards.findIndex(one => one.id === choice.card),
        1,
        cardFor(next.card),
      );
      learned.push(next.card);
      io.tell?.({ kind: 'learned', hero: id, card: next.card, rule: 'D2-XP-07' });
    }
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Put up to ${n} of your skills back and take others of your class that cost as much experience.`,
      `Lege bis zu ${n} deiner Fertigkeiten zurück und nimm andere deiner Klasse, die ebenso viel Erfahrung kosten.`,
    ),
};
