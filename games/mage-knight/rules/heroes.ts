import { choose, newPile, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { CardId } from '../content/cards.ts';
import { HEROES, type HeroCard, type HeroId, STANDARD_DECK } from '../content/heroes.ts';
import { scenarioData } from '../content/scenarios/index.ts';
import { SKILLS, type SkillId } from '../content/skills/index.ts';
import { DUMMY, type Hero, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isDrafted } from './action-pile.ts';
import { auctionStep, hasAuction, openAuction } from './auction.ts';
import { drawUp } from './draw-up.ts';
import { rampageReputation } from './rampage.ts';
import { isCooperative, scenarioRules } from './scenario.ts';
import { awaitChosen } from './scenarios/chosen-one.ts';

/** A place at the table before its hero is chosen. */
export const blankHero = (team: number): Hero => ({
  hero: null,
  fame: 0,
  reputation: 0,
  level: 1,
  hand: [],
  deck: newPile<CardId>([]),
  discard: [],
  played: [],
  aside: [],
  crystals: { red: 0, blue: 0, green: 0, white: 0 },
  tokens: { red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 },
  units: [],
  skills: [],
  skillPile: [],
  tactic: null,
  at: null,
  nextHand: 0,
  team,
  out: false,
});

/** The 16 cards a hero begins with: the standard deck with the cards of the hero's own (MK-SETUP-32). */
export const startingDeck = (hero: HeroId): readonly CardId[] => DECKS[hero];

const byHero = <T>(make: (hero: HeroId) => T): Readonly<Record<HeroId, T>> =>
  Object.fromEntries((Object.keys(HEROES) as HeroId[]).map(hero => [hero, make(hero)])) as Record<HeroId, T>;

const DECKS = byHero(hero => {
  const { swaps }: HeroCard = HEROES[hero];
  return Object.entries(STANDARD_DECK).flatMap(([card, n]) => {
    const own = swaps[card];
    const copies = Array.from({ length: own === undefined ? n : n - 1 }, () => card);
    return (own === undefined ? copies : [...copies, own]) as CardId[];
  });
});

/** All skill tokens of each hero. */
const TOKENS = byHero(hero => (Object.keys(SKILLS) as SkillId[]).filter(id => SKILLS[id].hero === hero).sort());

/** The skills of a hero for this kind of game: of a pair only the one that fits (MK-S04-02, -11, MK-SKILL-11), none in a friendly game (MK-VFRI-03). */
export function skillsFor(state: State, hero: HeroId): SkillId[] {
  const against = !isCooperative(state);
  return TOKENS[hero].filter(id => {
    const { mode } = SKILLS[id];
    if (mode === undefined) return true;
    if (against && state.variants['interactive-skills'] === false) return false;
    return mode === (against ? 'competitive' : 'cooperative');
  });
}

/** In the order drawn each player picks a free hero (MK-FLOW-03, -04), or it is auctioned (MK-AUC-01..04). */
export function* chooseHero(state: State, io: Io): Flow {
  if (state.auction) {
    const won = yield* auctionStep(state, io, state.auction);
    if (won) takeHero(state, io, won.seat, won.hero, won.price);
    return;
  }
  const seat = state.order.find(s => heroOf(state, s).hero === null);
  if (seat === undefined) return ready(state, io);
  const options: Choice[] = freeHeroes(state).map(hero => ({ do: 'hero', hero }));
  const chosen = yield* choose({ seat, kind: 'hero', rule: 'MK-FLOW-03', options, always: true });
  if (chosen.do !== 'hero') return;
  if (hasAuction(state) && openAuction(state, io, seat, chosen.hero)) return;
  takeHero(state, io, seat, chosen.hero);
}

const isTaken = ({ heroes }: State, id: HeroId): boolean => heroes.some(({ hero }) => hero === id);

export const freeHeroes = (state: State): HeroId[] =>
  (Object.keys(HEROES) as HeroId[]).filter(id => state.variants.boxes.includes(HEROES[id].box) && !isTaken(state, id));

/** `price`: the fame that was bid for it (MK-AUC-04, -05). */
export function takeHero(state: State, io: Io, seat: Seat, id: HeroId, price = 0): void {
  const hero = heroOf(state, seat);
  hero.hero = id;
  hero.deck = newPile(startingDeck(id));
  hero.skillPile = skillsFor(state, id);
  const { start } = scenarioRules(state);
  if (start) {
    hero.fame += start.fame;
    hero.reputation += start.reputation;
  }
  hero.reputation = rampageReputation(state) ?? hero.reputation;
  io.tell?.({ kind: 'hero-chosen', seat, hero: id, rule: 'MK-FLOW-03' });
  if (price > 0) {
    hero.fame -= price;
    io.tell?.({ kind: 'fame', seat, n: -price, now: hero.fame, rule: 'MK-AUC-04' });
  }
  drawUp(state, io, seat);
}

/** Cooperative and solo games have a dummy player, First Reconnaissance alone too unless it was left out (MK-DUM-01, MK-S01-09, -10). */
const hasDummy = ({ scenario, heroes, variants }: State): boolean =>
  scenarioData(scenario).dummy ?? (heroes.length === 1 && variants.dummy !== false);

/** With four in cooperation a further hero deck is wanted: if the boxes that were mixed in have none, one of the others (MK-DUM-16). */
function dummyHeroes(state: State): HeroId[] {
  const free = freeHeroes(state);
  return free.length > 0 ? free : (Object.keys(HEROES) as HeroId[]).filter(id => !isTaken(state, id));
}

/** All have a hero: a dummy player takes one that is left, at random (MK-DUM-02..04, MK-FIX-09). */
function ready(state: State, io: Io): void {
  const next = awaitChosen(state) ? 'chosen' : 'tactics';
  state.stage = isDrafted(state) ? 'draft' : next;
  if (!hasDummy(state)) return;
  const hero = io.chance.draw(dummyHeroes(state));
  const crystals = { red: 0, blue: 0, green: 0, white: 0 };
  for (const dot of HEROES[hero].dots) crystals[dot]++;
  const skillPile = state.variants['dummy-skills'] === true ? skillsFor(state, hero) : [];
  state.dummy = { hero, deck: newPile(startingDeck(hero)), discard: [], crystals, tactic: null, skillPile };
  state.order.push(DUMMY);
}
