import { type Chance, newPile, type Pile } from '@tafelrunde/engine';
import type { CardId } from '../content/cards.ts';
import { HEROES, type HeroId, STANDARD_DECK } from '../content/heroes.ts';
import { SKILLS, type SkillId } from '../content/skills/index.ts';
import { TACTICS, type TacticId } from '../content/tactics.ts';
import { COLOURS } from '../content/words.ts';
import { START } from '../rules/lattice.ts';
import type { State } from '../state.ts';
import { army, begin, fight, skill } from './positions.ts';

/** So many cards of a pile, at random. */
const some = <T extends string>(pile: Pile<T>, most: number, chance: Chance): T[] =>
  chance.deal(pile.rest, Math.min(chance.int(most + 1), pile.rest.length));

const ownDeck = (hero: HeroId): CardId[] => {
  const cards = Object.entries(STANDARD_DECK).flatMap(([card, n]) => Array.from({ length: n }, () => card as CardId));
  for (const [from, to] of Object.entries(HEROES[hero].swaps)) cards.splice(cards.indexOf(from as CardId), 1, to);
  return cards;
};

/**
 * The middle of a game nobody has played: heroes with artifacts, spells, actions, skills, units, crystals and wounds, and mostly a fight under way. Walks from the
 * start seldom come to most of these.
 */
export function enrich(state: State, chance: Chance): void {
  const { heroes, piles } = state;
  state.stage = 'turns';
  state.order = chance.shuffle([...heroes.keys()]);
  state.next = 1 % heroes.length;
  state.night = chance.int(2) === 0;
  const who = chance.shuffle(Object.keys(HEROES) as HeroId[]);
  const time = state.night ? 'night' : 'day';
  const tactics = chance.shuffle((Object.keys(TACTICS) as TacticId[]).filter(id => TACTICS[id].time === time));
  heroes.forEach((hero, seat) => {
    const id = who[seat] ?? 'tovak';
    hero.hero = id;
    hero.at = START;
    hero.tactic = { tactic: tactics[seat] ?? 'planning', used: false, die: null, under: [] };
    const won = [some(piles.artifacts, 4, chance), some(piles.spells, 4, chance), some(piles.actions, 5, chance)];
    const wounds = Array.from({ length: chance.int(4) }, (): CardId => 'wound');
    const cards = chance.shuffle([...ownDeck(id), ...won.flat(), ...wounds]);
    hero.hand = cards.splice(0, 8).sort();
    hero.discard = cards.splice(0, chance.int(cards.length)).sort();
    hero.deck = newPile(cards);
    const own = chance.shuffle((Object.keys(SKILLS) as SkillId[]).filter(one => SKILLS[one].hero === id));
    skill(state, seat, ...own.splice(0, chance.int(5)));
    hero.skillPile = own.sort();
    for (const colour of COLOURS) hero.crystals[colour] = chance.int(4);
    army(state, seat, ...some(piles.regular, 2, chance), ...some(piles.elite, 2, chance));
  });
  begin(state, state.order[0] ?? 0);
  if (chance.int(3) === 0) return;
  const { green, grey, brown, violet } = state.tokens;
  const foes = [green, grey, brown, violet].filter(() => chance.int(2) === 0).map(({ pile }) => chance.draw(pile));
  if (foes.length > 0) fight(state, foes, { phase: chance.int(2) === 0 ? 'ranged' : 'block', from: 'drawn' });
}
