import type { Chance, Config } from '@tafelrunde/engine';
import { decks, heroDecks } from './content/index.ts';
import { HEROES_EACH } from './content/numbers.ts';
import { scenarioRules } from './content/scenarios/index.ts';
import { newHero } from './rules/buy-hero.ts';
import { type Group, groupOf, type State } from './state.ts';

export function setup(config: Config, chance: Chance): State {
  const { scenario, seats, settings } = config;
  const first = chance.int(seats);
  const state: State = {
    scenario,
    seats,
    startLife: Number(settings.life),
    redraw: settings.redraw === true,
    evenStart: settings['even-start'] === true,
    groups: Array.from({ length: seats }, (_, seat) => newGroup(seat)),
    piles: {
      equipment: chance.shuffle([...decks.equipment]),
      magic: chance.shuffle([...decks.magic]),
      tactics: chance.shuffle([...decks.tactics]),
    },
    discards: { equipment: [], magic: [], tactics: [] },
    heroPile: [],
    fallen: [],
    first,
    active: first,
    turn: 1,
    phase: 'start-draw',
    drawn: [],
    eventPlayed: false,
    unasked: true,
    announced: null,
    announcedCancelled: false,
    boosts: [],
    combat: null,
    casting: null,
    playing: [],
    notes: {},
  };
  dealHeroes(state, settings['mixed-heroes'] === true, settings['three-heroes'] === true, chance);
  scenarioRules(scenario).arrange?.(state, config, chance);
  return state;
}

/** `band` names a group that no player leads. */
export const newGroup = (team: number, band?: string): Group => ({
  ...(band === undefined ? {} : { band }),
  team,
  hand: [],
  shown: [],
  resting: [],
  heroes: [],
  creatures: [],
  npc: null,
  demon: null,
  bought: 0,
  turns: 0,
  out: false,
});

/** One magical and one other hero each, or both from one pile; the rest is shuffled together (SH-SETUP-01 to SH-SETUP-04). */
function dealHeroes(state: State, mixed: boolean, three: boolean, chance: Chance): void {
  const all = chance.shuffle([...heroDecks.magical, ...heroDecks.nonMagical]);
  const piles = mixed
    ? Array<string[]>(HEROES_EACH).fill(all)
    : [chance.shuffle([...heroDecks.magical]), chance.shuffle([...heroDecks.nonMagical])];
  for (let i = 0; i < state.seats; i++)
    for (const pile of piles) join(state, (state.first + i) % state.seats, pile.pop());
  state.heroPile.push(...chance.shuffle(mixed ? all : piles.flat()));
  // The third hero comes from what is left (SH-SETUP-18).
  if (three) for (let i = 0; i < state.seats; i++) join(state, (state.first + i) % state.seats, state.heroPile.pop());
}

function join(state: State, group: number, id: string | undefined): void {
  if (id !== undefined) groupOf(state, group).heroes.push(newHero(state, id, group, 0));
}
