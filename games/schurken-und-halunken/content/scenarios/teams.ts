import { newHero } from '../../rules/buy-hero.ts';
import { drawCards } from '../../rules/draw.ts';
import { groupOf } from '../../state.ts';
import type { ScenarioRules } from './scenario.ts';
import { evenStart, life, mixedHeroes, redraw } from './settings.ts';

const TEAMS = 2;
/** Two against three: what each of the two gets on top; cards in every own turn, in the first one more of them. */
const HANDICAP = { seats: 5, team: 1, heroes: 1, cards: 1, first: 3 };
const NAMES = [
  { en: 'Cat burglars', de: 'Fassadenkletterer' },
  { en: 'Pub crawlers', de: 'Kneipenkriecher' },
] as const;

const teamOf = (seat: number): number => seat % TEAMS;

/** Two sides, sitting in turn. */
export const teams: ScenarioRules = {
  scenario: {
    id: 'teams',
    name: { en: 'Gang War', de: 'Bandenkrieg' },
    about: {
      en: 'Every other gang is on your side, and you win or lose with it: the side with the last figure standing wins, and those who are out win with it. With five, the two have three heroes each and draw one card more per turn, in the first three more.',
      de: 'Jede zweite Bande gehört zu dir; gewonnen und verloren wird gemeinsam: Die Seite mit der letzten stehenden Figur gewinnt, und Ausgeschiedene gewinnen mit. Zu fünft haben die zwei je drei Helden und ziehen pro Zug eine Karte mehr, im ersten drei mehr.',
    },
    seats: [4, 5],
    role: seat => NAMES[teamOf(seat)] ?? NAMES[0],
    settings: [life, mixedHeroes, redraw, evenStart],
    longest: 20_000,
  },

  arrange(state) {
    for (const [seat, group] of state.groups.entries()) {
      group.team = teamOf(seat);
      if (!isOutnumbered(state.seats, seat)) continue;
      for (const id of state.heroPile.splice(-HANDICAP.heroes)) group.heroes.push(newHero(state, id, seat, 0));
    }
  },

  *turnBegins(state, io) {
    const { active, seats } = state;
    const { turns, out } = groupOf(state, active);
    if (!isOutnumbered(seats, active) || out) return;
    yield* drawCards(state, io, active, turns === 1 ? HANDICAP.first : HANDICAP.cards, 'SH-SCEN-12');
  },
};

const isOutnumbered = (seats: number, seat: number): boolean =>
  seats === HANDICAP.seats && teamOf(seat) === HANDICAP.team;
