import {
  afterMatch,
  beginCampaign,
  type CampaignRecord,
  erased,
  loadCampaign,
  type Match,
  newChance,
  type OutcomeOf,
  type Plain,
  type Played,
  pileCards,
  saveCampaign,
  startNext,
} from '@tafelrunde/engine';
import { Table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { type Carried, ownedBy, readCarried, unbegun } from '../carried.ts';
import { type AdventureId, adventureOf } from '../content/adventures/index.ts';
import { itemOf } from '../content/items/index.ts';
import { type State, type SwordAndSorcery, swordAndSorcery } from '../index.ts';
import { afterAdventure, CAMPAIGN } from '../rules/campaign.ts';
import { newItem } from '../rules/equipment.ts';
import { healthOf } from '../rules/values.ts';
import { setup } from '../setup.ts';
import { heroOf, type Over } from '../state.ts';
import { told } from './laid.ts';
import { blue, enemy, give, learn, red, type Sitting, sit, stand, zone } from './positions.ts';

const game = erased(swordAndSorcery);
const [first = 'sparring-yard', second] = CAMPAIGN;
const empty = beginCampaign(game);
const plain = (carried: Carried): Plain => carried as unknown as Plain;

const won = (scenario: string): Played => ({
  scenario,
  outcome: { winners: [0], kind: 'won', rule: 'SS-END-02' } satisfies OutcomeOf<SwordAndSorcery>,
});
const lost = (scenario: string): Played => ({
  scenario,
  outcome: { winners: [], lost: true, kind: 'deck', rule: 'SS-END-03' } satisfies OutcomeOf<SwordAndSorcery>,
});

/** The practice yard after an adventure that has ended like this. */
function ended(kind: Over['kind'], arrange: (state: State) => void = () => {}): State {
  const { state } = sit({ begun: false }, one => {
    give(one, 'ecarus', 'main', 'longsword');
    give(one, 'ecarus', 'pack', 'healing-potion');
    learn(one, 'ecarus', 'charge');
    learn(one, 'laegon', 'eagle-eye', 'balm');
    Object.assign(heroOf(one, 'laegon'), { rank: 2, coins: [1, 2, 0], wounds: 3 });
    one.shards = 5;
    one.story.flags = { 'slain/gremlin-red-1': 1, spared: 2 };
    arrange(one);
  });
  return { ...structuredClone(state), over: { kind, by: null }, stage: 'over' };
}

const carriedAfter = (state: State, record: CampaignRecord = empty): Carried =>
  readCarried(afterAdventure(record, state).carried);

/** The next match of a campaign with this group. */
const begin = (carried: Carried, scenario: AdventureId = first, seats = 1): State =>
  setup({ scenario, seats, settings: { heroes: 4 }, carried: plain(carried) }, newChance('setup'));

describe('what comes next', () => {
  test('SS-OVER-02, SS-END-07 the adventures follow each other by their numbers; a lost one is played again', () => {
    expect(CAMPAIGN.map(id => adventureOf(id).number)).toEqual(CAMPAIGN.map((_, i) => i + 1));
    expect(swordAndSorcery.campaign?.next(empty)).toEqual([first]);
    expect(swordAndSorcery.campaign?.next({ ...empty, played: [lost(first), lost(first)] })).toEqual([first]);
    expect(swordAndSorcery.campaign?.next({ ...empty, played: [lost(first), won(first)] })).toEqual(
      second === undefined ? [] : [second],
    );
    expect(swordAndSorcery.campaign?.next({ ...empty, played: CAMPAIGN.map(won) })).toEqual([]);
  });

  test('SS-OVER-02 the practice yard is no part of it', () => {
    expect(() => startNext(game, empty, { scenario: 'sparring-yard' })).toThrow('does not come next in this campaign');
  });

  test('SS-OVER-02 between two adventures people read how far they are and what everybody has', () => {
    const carried = carriedAfter(ended('won'));
    const { stages, holdings, closing } = swordAndSorcery.campaign?.tell({
      played: [lost(first)],
      carried: plain(carried),
    }) ?? { stages: [], holdings: [], closing: null };
    expect(stages[0]).toEqual({ scenario: first, at: 'open', note: { en: 'lost once', de: 'einmal verloren' } });
    expect(holdings.map(({ en }) => en)).toEqual([
      '5 soul shards in the common pool.',
      'Ecarus, Knight of the White Rose, rank I: Longsword, Healing Potion; 0 crowns.',
      'Laegon, Archer, rank II: nothing; 25 crowns.',
    ]);
    expect(closing).toBe(null);
  });
});

describe('what an adventure leaves behind', () => {
  test('SS-OVER-02 ranks, powers in their order, items, coins, shards and what the story remembers', () => {
    const carried = carriedAfter(ended('won'));
    expect(carried.heroes).toEqual([
      {
        hero: 'ecarus',
        class: 'white-rose',
        rank: 1,
        powers: ['charge'],
        main: newItem('longsword'),
        off: null,
        armour: null,
        artefact: null,
        pack: [newItem('healing-potion')],
        coins: [0, 0, 0],
      },
      {
        hero: 'laegon',
        class: 'archer',
        rank: 2,
        powers: ['eagle-eye', 'balm'],
        main: null,
        off: null,
        armour: null,
        artefact: null,
        pack: [],
        coins: [1, 2, 0],
      },
    ]);
    // Who was slain is forgotten, the rest is not.
    expect([carried.shards, carried.flags]).toEqual([5, { spared: 2 }]);
  });

  test('SS-END-07 who loses keeps what was won, but the story forgets the attempt', () => {
    const before = { ...unbegun(), flags: { spared: 1 }, shards: 2 };
    const carried = carriedAfter(ended('deck'), { played: [], carried: plain(before) });
    expect([carried.shards, carried.flags, carried.heroes[1]?.rank]).toEqual([5, { spared: 1 }, 2]);
    expect(afterAdventure(empty, ended('deck')).news.map(({ en }) => en)).toEqual([
      'The heroes try again, with all they have gained and lost on the way.',
      'The heroes have 5 soul shards.',
    ]);
  });

  test('SS-END-07 who plays hard loses the shards of a lost attempt, and only of a lost one', () => {
    const hard = (state: State): State => ({ ...state, variants: { soulStorm: false, hard: true } });
    const record = { played: [], carried: plain({ ...unbegun(), shards: 2 }) };
    expect(carriedAfter(hard(ended('ghosts')), record)).toMatchObject({ shards: 2, hard: true });
    expect(carriedAfter(hard(ended('won')), record)).toMatchObject({ shards: 5, hard: true });
    // Spent shards do not come back.
    const spent = ended('deck', state => {
      state.shards = 1;
    });
    expect(carriedAfter(hard(spent), record).shards).toBe(1);
    expect(afterAdventure(record, hard(ended('deck'))).news.map(({ en }) => en)).toEqual([
      'The heroes try again, with all they have gained and lost on the way.',
      '3 soul shards are gone with this attempt.',
      'The heroes have 2 soul shards.',
    ]);
  });

  test('SS-STASH-04, SS-DECK-23 what lies on the map is lost: wares are for sale again, treasures in their deck', () => {
    const state = ended('won', one => {
      one.ground[zone('2A.c')]?.items.push(newItem('healing-potion'), newItem('troll-hide'));
    });
    const potions = (carried: Carried) => carried.market.filter(({ id }) => id === 'healing-potion').length;
    const carried = carriedAfter(state);
    expect(potions(carried)).toBe(potions(carriedAfter(ended('won'))) + 1);
    expect(pileCards(begin(carried).supplies.treasure.pile)).toContain('troll-hide');
    const owned = carriedAfter(ended('won', one => give(one, 'laegon', 'armour', 'troll-hide')));
    expect(pileCards(begin(owned).supplies.treasure.pile)).not.toContain('troll-hide');
  });

  test('SS-SWEAP-02 a soul weapon that somebody bears or has stored is not in their deck', () => {
    expect(begin(unbegun()).soulWeapons).toHaveLength(3);
    const carried = carriedAfter(ended('won', one => void one.stash.push(newItem('whisper'))));
    expect(begin(carried).soulWeapons).toEqual(['dawnbreaker', 'star-of-enomis']);
    expect(begin(carried).stash.map(({ id }) => id)).toContain('whisper');
  });

  test('SS-POW-14 powers that items give are not learned: they come again with the item', () => {
    const state = ended('won', one => {
      heroOf(one, 'ecarus').powers.push({ id: 'rally', glasses: 2, from: 'longsword' });
    });
    expect(carriedAfter(state).heroes[0]?.powers).toEqual(['charge']);
  });

  test('SS-RANK-02 a rank that was lent for one adventure goes, with the power that came with it', () => {
    const state = ended('won', one => {
      heroOf(one, 'laegon').tokens = { 'lent-rank': 1 };
    });
    expect(carriedAfter(state).heroes[1]).toMatchObject({ rank: 1, powers: ['eagle-eye'] });
    expect(heroOf(state, 'laegon').rank).toBe(2);
  });
});

describe('the reward', () => {
  const slay = (heroes = 2): Sitting => {
    const group = (['white-rose', 'archer', 'cleric', 'rogue'] as const).slice(0, heroes);
    const t = sit({ adventure: first, heroes: group, at: 'nave', passing: ['react'] }, state => {
      state.story.stage = 'gremlin-king';
      state.shadows = [];
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'gremlin-red-1', 'nave').bodies.forEach(one => {
        one.wounds = healthOf(state, one.id) - 1;
      });
      state.events.day = null;
    });
    t.choose('attack:main,gremlin-red-1', [
      red('hit+hit'),
      blue('hit'),
      blue('hit'),
      ...Array(3).fill(blue('gremlin')),
    ]);
    return t;
  };

  test('SS-END-02 the first adventure gives each hero a shard for the pool and ten crowns, also in a single match', () => {
    for (const n of [2, 4]) {
      const t = slay(n);
      expect(t.state.over).toMatchObject({ kind: 'won' });
      const slain = told(t, 'shards').map(event => (event.kind === 'shards' ? event.n : 0));
      expect(slain.at(-1)).toBe(n);
      expect(t.state.heroes.map(({ coins }) => coins)).toEqual(Array(n).fill([0, 1, 0]));
    }
  });
});

describe('the next adventure', () => {
  const veterans = carriedAfter(
    ended('won', state => {
      give(state, 'laegon', 'artefact', 'hourglass');
      for (const hero of state.heroes) if (hero.artefact) hero.artefact.charges = 0;
      Object.assign(heroOf(state, 'ecarus'), { ghost: true, wounds: 8 });
      stand(state, 'ecarus', '2A.n');
    }),
  );

  test('SS-SETUP-04, SS-OVER-02 the heroes are there with all they have, alive, whole and ready', () => {
    const state = begin(veterans);
    expect([state.size, state.veterans, state.shards, state.story.flags]).toEqual([2, 2, 5, { spared: 2 }]);
    expect(state.heroes).toMatchObject([
      { id: 'ecarus', wounds: 0, ghost: false, main: { id: 'longsword' }, powers: [{ id: 'charge', glasses: 0 }] },
      { id: 'laegon', wounds: 0, rank: 2, coins: [1, 2, 0] },
    ]);
    // Their coins are not in the supply.
    expect(state.coins).toEqual([14, 13, 5]);
  });

  /** Plays on to the Emporium. */
  const visit = (carried: Carried, seats = 1): Sitting => {
    const t = new Table(
      startNext(
        game,
        { played: [], carried: plain(carried) },
        { seats },
        { seed: 'x' },
      ) as unknown as Match<SwordAndSorcery>,
    );
    while (t.kind === 'learn' || t.kind === 'hero') t.choose(t.offered()[0] ?? '');
    return t;
  };

  test('SS-EMP-03, SS-ART-06 the visit to the Emporium comes first; artefacts have gained a charge', () => {
    const t = visit(veterans);
    expect([t.kind, t.state.round, t.state.heroes.map(({ id }) => id)]).toEqual(['emporium', 0, ['ecarus', 'laegon']]);
    expect(t.state.heroes[1]?.artefact?.charges).toBe(1);
    // No gift of a single adventure: what they have is what they brought.
    expect(t.state.heroes.map(({ coins }) => coins)).toEqual([
      [0, 0, 0],
      [1, 2, 0],
    ]);
    // But two heroes get help in every adventure (SS-SETUP-10).
    expect(t.state.shards).toBe(5 + 3);
  });

  test('SS-SETUP-03 shards of a single adventure are for those who have brought none', () => {
    const [rich = first] = CAMPAIGN.filter(id => adventureOf(id).single.shards > 0);
    const before = CAMPAIGN.slice(0, CAMPAIGN.indexOf(rich)).map(won);
    const shards = (carried: Carried): number => {
      const t = new Table(
        startNext(
          game,
          { played: before, carried: plain(carried) },
          {},
          { seed: 'x' },
        ) as unknown as Match<SwordAndSorcery>,
      );
      while (t.kind === 'learn' || t.kind === 'hero') t.choose(t.offered()[0] ?? '');
      return t.state.shards;
    };
    expect([shards(veterans), shards(unbegun())]).toEqual([5 + 3, 4 * adventureOf(rich).single.shards]);
  });

  test('SS-SOUL-05, SS-END-07 what was agreed on for the first adventure holds for the others', () => {
    expect(begin(veterans).variants).toEqual({ soulStorm: false, hard: false });
    expect(begin({ ...veterans, soulStorm: true, hard: true }).variants).toEqual({ soulStorm: true, hard: true });
  });

  test('SS-SETUP-02 in the first adventure heroes are chosen; a new player brings a new hero later', () => {
    const fresh = visit(unbegun());
    const { single } = adventureOf(first);
    expect([fresh.state.heroes.length, fresh.state.veterans]).toEqual([4, 0]);
    expect(fresh.state.heroes[0]?.rank).toBe(single.rank);
    const t = visit(veterans, 3);
    expect(t.state.heroes.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(t.state.heroes.slice(0, 2).map(({ id }) => id)).toEqual(['ecarus', 'laegon']);
    expect(t.state.heroes[2]?.main).not.toBe(null);
  });

  test('SS-GHOST-03 nobody is of a lower rank than the adventure asks for', () => {
    const [demanding] = CAMPAIGN.filter(id => adventureOf(id).minRank > 1);
    const least = demanding === undefined ? 1 : adventureOf(demanding).minRank;
    expect(begin(veterans, demanding ?? first).heroes.map(({ rank }) => rank)).toEqual([least, Math.max(2, least)]);
  });

  test('SS-OVER-02 what is carried is never changed by playing on', () => {
    const before = JSON.stringify(veterans);
    const t = visit(veterans);
    for (const { id } of t.state.heroes) t.choose(`leave:${id}`);
    expect(JSON.stringify(veterans)).toBe(before);
  });
});

describe('played in a row', () => {
  /** Anything at all is decided, by chance. */
  function play(match: Match, seed: string, most = Number.POSITIVE_INFINITY): Match {
    const chance = newChance(seed);
    for (let i = 0; match.ask && i < most; i++) match.choose(chance.int(match.ask.options.length));
    return match;
  }

  test('SS-OVER-02, SS-END-07 match after match with the same heroes, who never have more than there is', () => {
    let record = empty;
    let group: string[] = [];
    for (let i = 1; i <= 4; i++) {
      const match = play(startNext(game, record, { seats: 2 }, { seed: `row ${i}` }), `row ${i}`);
      const state = match.state as State;
      const heroes = state.heroes.map(({ id, class: own }) => `${id}/${own}`);
      if (i > 1) expect(heroes).toEqual(group);
      group = heroes;
      expect(match.outcome).not.toBe(null);
      ({ record } = afterMatch(record, match));
      // It may be written into a file and read again.
      record = JSON.parse(JSON.stringify(record));
      const carried = readCarried(record.carried);
      const next = begin(carried, swordAndSorcery.campaign?.next(record)[0] as AdventureId, 2);
      for (const n of [0, 1, 2] as const)
        expect(next.heroes.reduce((sum, { coins }) => sum + coins[n], next.coins[n])).toBe([15, 15, 5][n]);
      const treasures = [...pileCards(next.supplies.treasure.pile), ...ownedBy(carried).map(({ id }) => id)];
      expect(treasures.filter(id => itemOf(id).deck === 'treasure')).toHaveLength(34);
      expect(new Set(treasures.filter(id => itemOf(id).deck === 'treasure')).size).toBe(34);
      expect(carried.heroes.every(({ rank, powers }) => rank >= 1 && powers.length > 0)).toBe(true);
    }
    expect(record.played).toHaveLength(4);
  });

  test('SS-END-07 saved and resumed in the middle of an adventure, it goes on with the same heroes', () => {
    const match = play(startNext(game, empty, { seats: 2 }, { seed: 'middle' }), 'middle', 150);
    const stored = loadCampaign(saveCampaign({ game, record: empty, seats: 2, match }), [game]);
    expect(stored.match?.hash()).toBe(match.hash());
    const resumed = play(stored.match as Match, 'resumed');
    const { record } = afterMatch(stored.record, resumed);
    const heroes = (resumed.state as State).heroes.map(({ id }) => id);
    const next = startNext(game, record, { seats: 2 }, { seed: 'next' });
    expect((next.state as State).heroes.map(({ id }) => id)).toEqual(heroes);
  });
});
