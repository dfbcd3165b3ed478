import { newPile, odds } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../content/enemies.ts';
import type { State } from '../index.ts';
import { slotAt } from '../rules/lattice.ts';
import { newSite } from '../rules/sites.ts';
import { heroOf } from '../state.ts';
import { deck, hexOn, hold, type Sitting, sit, skill, source, stand, turn } from './positions.ts';

/** Every way of drawing so many of these one after the other, written out: nothing of the engine is asked. */
function draws<T>(things: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return things.flatMap((thing, i) => draws(things.toSpliced(i, 1), n - 1).map(rest => [thing, ...rest]));
}

/** Every way these lists can come together. */
const together = <T>(...lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((ways, list) => ways.flatMap(way => list.map(one => [...way, one])), [[]]);

/** Equally likely cases, added up by what they are called. */
function shares(cases: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of cases) found[one] = (found[one] ?? 0) + 1 / cases.length;
  return found;
}

function expectOdds(t: Sitting, option: string, cases: readonly string[]): void {
  const found = odds(t.match, t.match.find(option));
  expect(found.exact).toBe(true);
  const wanted = shares(cases);
  expect(found.outcomes.map(({ name }) => name).sort()).toEqual(Object.keys(wanted).sort());
  for (const { name, probability } of found.outcomes)
    expect(Math.abs(probability - (wanted[name] ?? 0))).toBeLessThan(1e-9);
}

const pile = (state: State, colour: 'brown' | 'grey' | 'violet' | 'green' | 'red', ...tokens: EnemyId[]): void => {
  state.tokens[colour] = { pile: tokens.toSorted(), discard: [], unseen: 0 };
};

const COLOURS = ['red', 'blue', 'green', 'white', 'gold', 'black'];

const and = (names: readonly string[]): string => names.toSorted().join(' and ');

/** The hero stands on such a site, or beside it. */
const there = (state: State, kind: Parameters<typeof newSite>[0], beside = false): void => {
  state.map.sites[hexOn(1, 0, 0)] = newSite(kind);
  stand(state, 0, hexOn(1, 0, beside ? 3 : 0));
};

describe('exact odds, checked against every case written out', () => {
  const TILES = {
    'country-3': 'tile 3: keep, crystal mine, village',
    'country-4': 'tile 4: mage tower, village, marauding orcs',
    'country-5': 'tile 5: monastery, marauding orcs, crystal mine, magical glade',
  } as const;

  test('which tile is revealed', () => {
    const t = sit({}, state => {
      state.tiles.country = ['country-3', 'country-4', 'country-5'];
      stand(state, 0, hexOn(1, 0, 1));
      turn({ state } as Sitting).move = 2;
    });
    expectOdds(t, `explore:${slotAt(1, 1)}`, Object.values(TILES));
  });

  test('tiles sorted by their numbers come as they are: that is certain', () => {
    const t = sit({ scenario: 'first-reconnaissance' }, state => {
      state.tiles.country = ['country-3', 'country-4'];
      stand(state, 0, hexOn(1, 0, 1));
      turn({ state } as Sitting).move = 2;
    });
    expectOdds(t, `explore:${slotAt(1, 1)}`, [`${TILES['country-3']}; 1 fame`]);
  });

  test('who waits in a dungeon', () => {
    const t = sit({}, state => {
      pile(state, 'brown', 'minotaur', 'minotaur', 'medusa', 'gargoyle');
      there(state, 'dungeon');
      hold(state, 0, 'rage');
    });
    expectOdds(t, 'enter', ['against Minotaur', 'against Minotaur', 'against Medusa', 'against Gargoyle']);
  });

  test('who waits in a tomb when the pile has run out: the discards are drawn again', () => {
    const t = sit({}, state => {
      pile(state, 'red');
      state.tokens.red.discard = ['fire-dragon', 'fire-dragon', 'ice-dragon'];
      there(state, 'tomb');
      hold(state, 0, 'rage');
    });
    expectOdds(t, 'enter', ['against Fire Dragon', 'against Fire Dragon', 'against Ice Dragon']);
  });

  test('two enemies of spawning grounds, drawn without putting the first one back', () => {
    const names = ['Minotaur', 'Minotaur', 'Medusa', 'Gargoyle', 'Werewolf'];
    const t = sit({}, state => {
      pile(state, 'brown', 'minotaur', 'minotaur', 'medusa', 'gargoyle', 'werewolf');
      there(state, 'spawning-grounds');
      hold(state, 0, 'rage');
    });
    expectOdds(
      t,
      'enter',
      draws(names, 2).map(two => `against ${and(two)}`),
    );
  });

  test('ruins with a green and a brown enemy', () => {
    const t = sit({}, state => {
      pile(state, 'green', 'prowlers', 'diggers', 'diggers');
      pile(state, 'brown', 'minotaur', 'medusa');
      there(state, 'ancient-ruins');
      Object.assign(state.map.sites[hexOn(1, 0, 0)] ?? {}, { ruins: 'ruins-green-brown', ruinsSeen: true });
      hold(state, 0, 'rage');
    });
    expectOdds(
      t,
      'enter',
      together(['Prowlers', 'Diggers', 'Diggers'], ['Minotaur', 'Medusa']).map(two => `against ${and(two)}`),
    );
  });

  test('who defends a monastery that is burned', () => {
    const t = sit({}, state => {
      pile(state, 'violet', 'monks', 'monks', 'ice-golems');
      there(state, 'monastery');
      hold(state, 0, 'rage');
    });
    expectOdds(t, 'burn', ['against Monks', 'against Monks', 'against Ice Golems']);
  });

  /** A keep whose garrison lies face down; the hero stands beside it. */
  const keep = (state: State): void => {
    pile(state, 'grey', 'golems', 'crossbowmen', 'crossbowmen', 'swordsmen');
    there(state, 'keep', true);
    const site = state.map.sites[hexOn(1, 0, 0)];
    if (site) site.tokens = [{ colour: 'grey', token: null }];
    state.tokens.grey.unseen = 1;
    turn({ state } as Sitting).move = 5;
  };

  test('the garrison of a keep at night, which nobody has seen', () => {
    const t = sit({ night: true }, keep);
    expectOdds(t, `step:${hexOn(1, 0, 0)}`, [
      'against Golems',
      'against Crossbowmen',
      'against Crossbowmen',
      'against Swordsmen',
    ]);
  });

  test('what a step beside a keep shows by day', () => {
    const t = sit({}, state => {
      keep(state);
      stand(state, 0, hexOn(0, 0, 2));
    });
    expect(t.offered('step')).toContain(`step:${hexOn(1, 0, 4)}`);
    expectOdds(
      t,
      `step:${hexOn(1, 0, 4)}`,
      ['Golems', 'Crossbowmen', 'Crossbowmen', 'Swordsmen'].map(name => `you see keep F24: ${name}`),
    );
  });

  test('a token somebody has looked at is certain for them, and any of the pile for others', () => {
    const looked = (by: number) => (state: State) => {
      pile(state, 'brown', 'medusa', 'minotaur');
      state.tokens.brown.top = { token: 'gargoyle', seen: [by] };
      there(state, 'dungeon');
      hold(state, 0, 'rage');
    };
    expectOdds(sit({}, looked(0)), 'enter', ['against Gargoyle']);
    const { match } = sit({}, looked(1));
    const found = odds(match, match.find('enter'), { samples: 300 });
    expect(found.outcomes.map(({ name }) => name).sort()).toEqual([
      'against Gargoyle',
      'against Medusa',
      'against Minotaur',
    ]);
  });

  test('cards a skill draws', () => {
    const names = ['Rage', 'Rage', 'March', 'Swiftness', 'Wound'];
    const t = sit({}, state => {
      skill(state, 0, 'motivation-tovak');
      deck(state, 0, 'rage', 'rage', 'march', 'swiftness', 'wound');
    });
    const [option = ''] = t.offered('skill:');
    expectOdds(
      t,
      option,
      draws(names, 2).map(two => `+ ${two.toSorted().join(', ')}`),
    );
  });

  test('a die of the Source that is rolled again', () => {
    const t = sit({ scenario: 'full-cooperation', heroes: ['goldyx', 'tovak'] }, state => {
      skill(state, 0, 'source-opening');
      source(state, 'black', 'red', 'white');
    });
    t.choose('skill:source-opening').choose('yes');
    const sorted = (dice: readonly string[]): string =>
      dice.toSorted((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b)).join(', ');
    const cases = COLOURS.map(colour =>
      colour === 'black' ? 'nothing' : `Source: ${sorted([colour, 'red', 'white'])}`,
    );
    expectOdds(t, 'die:black', cases);
  });
});

describe('odds of rewards', () => {
  const owed = (state: State, ...rewards: State['turns'][0]['owed']): void => {
    const now = turn({ state } as Sitting);
    Object.assign(now, { stage: 'end', ended: 5, cards: 1, owed: rewards });
  };

  test('crystals by dice: black is fame, gold the colour one has least of', () => {
    const t = sit({ seats: 1, scenario: 'solo-conquest' }, state => {
      heroOf(state, 0).crystals = { red: 0, blue: 1, green: 1, white: 1 };
      owed(state, { reward: 'random-crystals', n: 1 }, { reward: 'spell' });
    });
    const name = (die: string): string => (die === 'black' ? '1 fame' : `crystals: ${die === 'gold' ? 'red' : die}`);
    expectOdds(t, 'reward:0,random-crystals', COLOURS.map(name));
  });

  test('two crystals by dice', () => {
    const t = sit({ seats: 1, scenario: 'solo-conquest' }, state => {
      heroOf(state, 0).crystals = { red: 0, blue: 0, green: 0, white: 0 };
      owed(state, { reward: 'random-crystals', n: 2 }, { reward: 'spell' });
    });
    const order = COLOURS.slice(0, 4);
    const cases = together(COLOURS, COLOURS).map(dice => {
      const has = new Map<string, number>(order.map(colour => [colour, 0]));
      let fame = 0;
      // All dice lie on the table when a colour is chosen: golden ones come last.
      for (const die of dice.toSorted((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b))) {
        if (die === 'black') fame++;
        else {
          const least = Math.min(...has.values());
          const colour = die === 'gold' ? (order.find(one => has.get(one) === least) ?? '') : die;
          has.set(colour, (has.get(colour) ?? 0) + 1);
        }
      }
      const crystals = order.flatMap(colour => Array.from({ length: has.get(colour) ?? 0 }, () => colour));
      return [
        ...(crystals.length > 0 ? [`crystals: ${crystals.join(', ')}`] : []),
        ...(fame > 0 ? [`${fame} fame`] : []),
      ].join('; ');
    });
    expectOdds(t, 'reward:0,random-crystals', cases);
  });

  test('a dungeon: an artifact of two by four colours of six, else a spell of the offer', () => {
    const t = sit({ seats: 1, scenario: 'solo-conquest' }, state => {
      state.piles.artifacts = newPile(['ruby-ring', 'sapphire-ring', 'emerald-ring']);
      state.offers.spells = ['fireball', 'tremor'];
      owed(state, { reward: 'dungeon' }, { reward: 'action' });
    });
    const cases = together(COLOURS, draws(['Ruby Ring', 'Sapphire Ring', 'Emerald Ring'], 2).map(String)).map(
      ([die = '', two = '']) =>
        die === 'gold' || die === 'black' ? 'a spell of the offer' : `the choice of ${and(two.split(','))}`,
    );
    expectOdds(t, 'reward:0,dungeon', cases);
  });
});
