import { choose, different, insert, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { inPlay, isItem, itemOf, overlordCardOf, skillOf, wholeQuest } from '../../content/index.ts';
import { type CardId, type Hero, heroOf, overlordSeat, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { skillsFor } from '../classes.ts';
import { plotOffers, takeOffer } from '../plot.ts';
import { cardFor } from '../searching.ts';
import { announce } from '../window.ts';
import { shuffleDeck } from './deck.ts';

/** Skills of his class that a hero does not know and can pay; nothing else is asked of him (D2-XP-07, D2-SKILL-06). */
export const learnable = (hero: Hero): CardId[] =>
  skillsFor(hero).filter(id => skillOf(id).xp <= hero.xp && !hero.cards.some(card => card.id === id));

/** The heroes spend experience, each player for his own heroes, one skill after the other (D2-XP-06, -07, -10). */
export function* learnStep(state: State, io: Io): Flow {
  for (const { id } of state.heroes)
    for (;;) {
      const hero = heroOf(state, id);
      const skills = learnable(hero);
      if (skills.length === 0) break;
      const choice = yield* choose<Choice, AskKind>({
        seat: hero.seat,
        kind: 'learn',
        rule: 'D2-XP-07',
        // Nobody has to spend anything (D2-XP-02).
        options: [...skills.map((card): Choice => ({ do: 'learn', hero: id, card })), { do: 'done' }],
      });
      if (choice.do !== 'learn') break;
      hero.xp -= skillOf(choice.card).xp;
      hero.cards.push(cardFor(choice.card));
      io.tell?.({ kind: 'learned', hero: id, card: choice.card, rule: 'D2-XP-07' });
    }
}

/** How many cards of a class he must have before he may buy one of this level (D2-OLGEN-23 to -25). */
const NEEDED: Readonly<Record<number, number>> = { 1: 0, 2: 2, 3: 3 };

/** Cards the overlord may buy: universal ones and first levels freely, higher ones with enough of their class (D2-XP-08, -09). */
export function buyable({ boxes, overlord: { owned, xp } }: Buyer): CardId[] {
  return inPlay('overlord', boxes).filter(id => {
    const { deck, xp: cost, copies } = overlordCardOf(id);
    // What costs nothing is not for sale: basic decks and rewards (D2-OLGEN-28).
    if (cost === 0 || cost > xp || owned.filter(one => one === id).length >= copies) return false;
    if (deck === 'universal') return true;
    // Summon cards do not count (D2-SERV-06).
    const own = owned
      .map(overlordCardOf)
      .filter(card => card.deck === deck && !card.summons && (cost !== 2 || card.xp === 1));
    return own.length >= (NEEDED[cost] ?? 0);
  });
}

type Buyer = Pick<State, 'boxes'> & { readonly overlord: Pick<State['overlord'], 'owned' | 'xp'> };

/**
 * Cards he may give back for the experience they cost, once he has won a quest that lets him. What others rest on may go as well: to have enough of a class
 * matters for buying only (D2C-QTSR-48).
 */
function returnable({ campaign, overlord: { owned } }: State): CardId[] {
  const { quest, winner } = campaign?.played[campaign.played.length - 1] ?? {};
  if (quest === undefined || winner !== 'overlord' || !wholeQuest(quest).rewards?.returns) return [];
  return different(owned).filter(id => overlordCardOf(id).xp > 0);
}

/** Relics that go back into the box for experience, in every campaign phase. */
const relicsToReturn = ({ campaign, overlord: { relics } }: State): CardId[] =>
  campaign === null ? [] : relics.filter(id => itemOf(id).returns !== undefined);

function giveBack({ overlord }: State, io: Io, card: CardId): void {
  if (isItem(card)) {
    takeOut(overlord.relics, card);
    overlord.xp += itemOf(card).returns ?? 0;
    io.tell?.({ kind: 'gave-back', card, rule: 'D2-SUN-06' });
    return;
  }
  takeOut(overlord.owned, card);
  overlord.xp += overlordCardOf(card).xp;
  io.tell?.({ kind: 'gave-back', card, rule: 'D2C-QTSR-48' });
}

/** The overlord spends experience, after the heroes (D2-XP-08, -10). */
export function* overlordLearnStep(state: State, io: Io): Flow {
  const { overlord } = state;
  yield* announce(state, io, 'spending-xp', {});
  for (;;) {
    const cards = buyable(state);
    const back = [...returnable(state), ...relicsToReturn(state)];
    const plots = plotOffers(state);
    if (cards.length + back.length + plots.length === 0) break;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'overlord-learn',
      rule: 'D2-XP-08',
      options: [
        ...cards.map((card): Choice => ({ do: 'card', card })),
        ...back.map((card): Choice => ({ do: 'give-back', card })),
        ...plots,
        { do: 'done' },
      ],
    });
    if (choice.do === 'give-back') {
      giveBack(state, io, choice.card);
      continue;
    }
    if (takeOffer(state, io, choice)) continue;
    if (choice.do !== 'card') break;
    overlord.xp -= overlordCardOf(choice.card).xp;
    insert(overlord.owned, choice.card);
    io.tell?.({ kind: 'bought-card', card: choice.card, rule: 'D2-XP-08' });
  }
  // New cards are shuffled in before the first hand is drawn (D2-CPHASE-11).
  shuffleDeck(state);
}
