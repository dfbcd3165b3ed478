import type { Chance, Config } from '@tafelrunde/engine';
import { newPile } from '@tafelrunde/engine';
import { OVERLORD_CARDS, SHOP, wholeQuest } from './content/index.ts';
import type { Act, Size } from './content/words.ts';
import { layEncounter, searchDeck } from './rules/setting-up.ts';
import type { State } from './state.ts';

/** The shop cards of an act, each as often as it is there. */
const shopOf = (act: Act): State['shop'] =>
  newPile(
    Object.entries(SHOP).flatMap(([id, item]) =>
      item.act === act ? Array.from({ length: item.copies ?? 1 }, () => id) : [],
    ),
  );

/** A match from its config: nothing is decided yet. */
export function setup({ scenario, seats, settings }: Config, chance: Chance): State {
  const size = Number(settings.heroes ?? Math.max(2, seats - 1)) as Size;
  const quest = wholeQuest(scenario);
  const basic = Object.entries(OVERLORD_CARDS).flatMap(([id, { deck, copies }]) =>
    deck === 'basic' ? Array.from({ length: copies }, () => id) : [],
  );
  const state: State = {
    seats,
    quest: scenario,
    encounter: 0,
    act: Number(settings.act ?? quest.act) as Act,
    size,
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
    overlord: { deck: newPile(basic), hand: [], out: [], owned: [...basic].sort(), relics: [], tired: [], played: [] },
    search: searchDeck(),
    searchOut: [],
    shop: shopOf(Number(settings.act ?? quest.act) as Act),
    lasting: [],
    delayed: [],
    used: { attack: [], turn: [], round: [], encounter: [], quest: [] },
    acting: [],
    charmed: null,
    commanded: null,
    counters: {},
    todo: [],
    gold: 0,
    over: null,
    won: [],
  };
  layEncounter(state, { chance });
  return state;
}
