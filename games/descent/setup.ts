import { type Chance, type Config, newPile, pileCards } from '@tafelrunde/engine';
import { OVERLORD_CARDS, wholeQuest } from './content/index.ts';
import { LEVELS, type LevelId } from './content/levels.ts';
import type { Act, Size } from './content/words.ts';
import { shopOf } from './rules/campaign/shop.ts';
import { layEncounter, searchDeck } from './rules/setting-up.ts';
import type { State } from './state.ts';

const levelOf = ({ level = 'basic' }: Config['settings']): LevelId => level as LevelId;

/** A match from its config: nothing is decided yet. */
export function setup({ scenario, seats, settings }: Config, chance: Chance): State {
  const size = Number(settings.heroes ?? Math.max(2, seats - 1)) as Size;
  const quest = wholeQuest(scenario);
  const level = LEVELS[levelOf(settings)];
  const act = level.act ?? (Number(settings.act ?? quest.act) as Act);
  const basic = Object.entries(OVERLORD_CARDS).flatMap(([id, { deck, copies }]) =>
    deck === 'basic' ? Array.from({ length: copies }, () => id) : [],
  );
  const state: State = {
    seats,
    quest: scenario,
    encounter: 0,
    act,
    size,
    level: levelOf(settings),
    stage: 'setup',
    round: 1,
    heroes: [],
    monsters: [],
    companions: [],
    groups: [],
    doors: [],
    ground: {},
    tokens: [],
    turns: [],
    overlordTurn: null,
    attacks: [],
    tests: [],
    deeds: [],
    exhausting: [],
    hurting: [],
    overlord: {
      deck: newPile(basic),
      hand: [],
      out: [],
      owned: [...basic].sort(),
      leftOut: [],
      xp: level.overlordXp,
      relics: [],
      bearers: {},
      tired: [],
      played: [],
    },
    search: searchDeck(),
    searchOut: [],
    // What lies open for sale is not in the deck.
    shop: level.shop.includes(act) ? newPile([]) : shopOf(act),
    lasting: [],
    delayed: [],
    used: { attack: [], turn: [], round: [], encounter: [], quest: [] },
    acting: [],
    charmed: null,
    commanded: null,
    counters: {},
    todo: [],
    gold: level.gold * size,
    row: level.shop.flatMap(one => pileCards(shopOf(one))).sort(),
    handed: [],
    campaign: null,
    journey: null,
    over: null,
    won: [],
  };
  layEncounter(state, { chance });
  return state;
}
