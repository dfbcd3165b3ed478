import {
  afterMatch,
  BadConfig,
  beginCampaign,
  type CampaignRecord,
  checkConfig,
  erased,
  LANGS,
  load,
  Match,
  newChance,
  type OutcomeOf,
  type Plain,
  type Played,
  save,
  startNext,
} from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { walk } from '@tafelrunde/testing/walk';
import { describe, expect, test } from 'vitest';
import { adventures } from '../../content/adventures/index.ts';
import { heroes } from '../../content/index.ts';
import { dungeonSaga } from '../../index.ts';
import { setup } from '../../setup.ts';
import { figureOf, type State } from '../../state.ts';
import type { DungeonSaga } from '../../types.ts';
import { position, type Situation, stateOf } from '../positions.ts';

const game = erased(dungeonSaga);
const campaign = dungeonSaga.campaign as NonNullable<typeof dungeonSaga.campaign>;
const [gate = '', shrine = '', larder = ''] = adventures.map(({ id }) => id);
const empty: CampaignRecord = beginCampaign(game);

/** Of Dungeon Saga. */
type Ended = Played & { readonly outcome: OutcomeOf<DungeonSaga> };
const won = (scenario: string): Ended => ({
  scenario,
  outcome: { winners: [1], kind: 'heroes', rule: 'DS-ROUND-01' },
});
const lost = (scenario: string): Ended => ({
  scenario,
  outcome: { winners: [0], kind: 'overlord-crippled', rule: 'DS-DMG-16' },
});

/** A drawn adventure that has just ended. */
function ended(drawing: string, winner: 'heroes' | 'overlord', situation: Situation = {}): State {
  const state = stateOf(drawing, situation);
  state.over = (winner === 'heroes' ? won('') : lost('')).outcome;
  return state;
}

const english = (texts: readonly { en: string }[]): string[] => texts.map(({ en }) => en);

describe('what comes next', () => {
  test('DS-SETUP-03 DS-CAMP-01 the ten adventures follow each other; a lost one is tried again', () => {
    expect(adventures).toHaveLength(10);
    expect(campaign.next(empty)).toEqual([gate]);
    expect(campaign.next({ ...empty, played: [lost(gate)] })).toEqual([gate]);
    expect(campaign.next({ ...empty, played: [lost(gate), won(gate)] })).toEqual([shrine]);
    expect(campaign.next({ ...empty, played: adventures.map(({ id }) => won(id)) })).toEqual([]);
  });

  test('DS-CAMP-01 nothing but what comes next can be begun', () => {
    expect(startNext(game, empty, { seats: 2 }).config).toMatchObject({ scenario: gate, seats: 2 });
    expect(() => startNext(game, empty, { scenario: shrine })).toThrow(
      '"the-sealed-shrine" does not come next in this campaign; it can be the-broken-gate.',
    );
    expect(() => startNext(game, { ...empty, played: adventures.map(({ id }) => won(id)) }, {})).toThrow(
      'This campaign is over.',
    );
  });
});

describe('after a victory', () => {
  test('DS-CAMP-02 DS-ITEM-01 heroes keep what they have; what was used up is gone', () => {
    const state = ended('O> R> **', 'heroes', { items: { orlaf: ['crowbar'], rordin: ['healing-potion'] } });
    figureOf(state, 'rordin').items.splice(0);
    expect(campaign.after(empty, state)).toEqual({
      carried: { items: { orlaf: ['crowbar'], rordin: [] }, spoils: [] },
      news: [],
    });
  });

  test('DS-CAMP-02 a hero who fell keeps what it had with it when it fell, not what it once brought', () => {
    const state = ended('O> R> **', 'heroes', { items: { orlaf: ['crowbar'] } });
    state.figures.shift();
    state.fallen = { orlaf: ['crowbar'] };
    const brought = { ...empty, carried: { items: { orlaf: ['crowbar', 'lucky-coin'] }, spoils: [] } };
    expect(campaign.after(brought, state).carried).toMatchObject({ items: { orlaf: ['crowbar'] } });
  });

  test('DS-CAMP-02 what a hero has when it is crippled is remembered', () => {
    const t = position('O> z<', {
      turn: 'zombie-1',
      wounds: { orlaf: 4 },
      items: { orlaf: ['crowbar'] },
      goals: { overlord: [{ is: 'crippled', count: 2 }, { is: 'deck-empty' }] },
    });
    t.choose('attack:orlaf', [6, 6, 6, 1, 1, 1, 1, 1]);
    expect(t.state.figures.map(({ id }) => id)).toEqual(['zombie-1']);
    expect(t.state.fallen).toEqual({ orlaf: ['crowbar'] });
  });

  test('DS-CAMP-02 copies made by spells vanish, from whoever has them', () => {
    const state = ended('O> D> ..', 'heroes', { items: { danor: ['energy-crystal'], orlaf: ['energy-crystal'] } });
    figureOf(state, 'danor').items.push('energy-crystal');
    state.made.push({ item: 'energy-crystal', by: 'danor' });
    expect(campaign.after(empty, state).carried).toMatchObject({
      items: { orlaf: ['energy-crystal'], danor: ['energy-crystal'] },
    });
    figureOf(state, 'danor').items.splice(0);
    expect(campaign.after(empty, state).carried).toMatchObject({ items: { orlaf: [], danor: [] } });
  });

  test('DS-CAMP-02 of two copies the made one is used up first', () => {
    const t = position('D> .. .. z<', {
      turn: 'danor',
      spells: { danor: ['crystallise', 'burn'] },
      items: { danor: ['energy-crystal'] },
    });
    t.choose('cast:crystallise');
    expect(figureOf(t.state, 'danor').items).toEqual(['energy-crystal', 'energy-crystal']);
    expect(t.state.made).toEqual([{ item: 'energy-crystal', by: 'danor' }]);
    const used = position('D> .. .. z<', {
      turn: 'danor',
      spells: { danor: ['flamebolt'] },
      items: { danor: ['energy-crystal', 'energy-crystal'] },
      arrange: state => void state.made.push({ item: 'energy-crystal', by: 'danor' }),
    });
    used.choose('cast:flamebolt').choose('use:energy-crystal', [1, 1, 1, 1, 1, 6, 6]);
    expect(figureOf(used.state, 'danor').items).toEqual(['energy-crystal']);
    expect(used.state.made).toEqual([]);
  });

  test('DS-CAMP-05 rewards go to whom the adventure names; those for anyone wait', () => {
    const state = ended('O> R> **', 'heroes', {
      adventure: { rewards: { heroes: { items: { orlaf: ['crowbar'], anyone: ['lucky-coin'] }, legend: 2 } } },
    });
    const { carried, news } = campaign.after(empty, state);
    expect(carried).toEqual({ items: { orlaf: ['crowbar'], rordin: [] }, spoils: ['lucky-coin'] });
    expect(english(news)).toEqual([
      'The heroes gain 2 legend.',
      'Orlaf is rewarded with Crowbar.',
      'To be handed out before the next adventure: Lucky Coin.',
    ]);
  });

  test('DS-CAMP-05 rewards come to what a hero has already, one after the other', () => {
    const state = ended('O> R> **', 'heroes', {
      items: { orlaf: ['weapon-oil'] },
      adventure: { rewards: { heroes: { items: { orlaf: ['crowbar', 'lucky-coin'] } } } },
    });
    expect(campaign.after(empty, state).carried).toEqual({
      items: { orlaf: ['weapon-oil', 'crowbar', 'lucky-coin'], rordin: [] },
      spoils: [],
    });
  });

  test('DS-CAMP-05 the one that got out receives what is meant for it', () => {
    const state = ended('O> R> **', 'heroes', {
      goals: { heroes: [{ is: 'reach', mark: 'here', who: 1 }] },
      adventure: { rewards: { heroes: { items: { escaped: ['lucky-coin'] } } } },
    });
    figureOf(state, 'rordin').cell = 2;
    expect(campaign.after(empty, state).carried).toMatchObject({ items: { orlaf: [], rordin: ['lucky-coin'] } });
  });
});

describe('after a defeat', () => {
  test('DS-CAMP-03 the heroes have again what they had brought: nothing found, nothing lost', () => {
    const brought = { played: [], carried: { items: { orlaf: ['healing-potion'] }, spoils: ['lucky-coin'] } };
    const state = ended('O> R> **', 'overlord', {
      items: { rordin: ['crowbar'] },
      adventure: { rewards: { overlord: { legend: 1 } } },
    });
    const { carried, news } = campaign.after(brought, state);
    expect(carried).toEqual(brought.carried);
    expect(english(news)).toEqual([
      'The overlord gains 1 legend.',
      'The heroes try again, with what they had brought along.',
    ]);
  });
});

describe('the next adventure', () => {
  const carrying = (carried: Plain, seats = 2) =>
    table(dungeonSaga, { config: { scenario: shrine, seats, carried }, seed: 'next' });

  test('DS-CAMP-04 DS-CAMP-06 begins with what is carried along, besides what it gives itself, and with nothing else', () => {
    const { state } = carrying({ items: { orlaf: ['crowbar'], danor: ['lucky-coin'] }, spoils: [] });
    const own = setup({ scenario: shrine, seats: 2, settings: {} }, newChance('next'));
    expect(figureOf(state, 'orlaf').items).toEqual(['healing-potion', 'crowbar']);
    expect(figureOf(state, 'danor').items).toEqual(['lucky-coin']);
    for (const { id } of heroes)
      expect({ ...figureOf(state, id), items: [] }).toEqual({ ...figureOf(own, id), items: [] });
    expect([state.phase, 'spoils' in state]).toEqual(['heroes', false]);
  });

  test('DS-CAMP-05 the hero players say in turn who takes the spoils, among those who can use them', () => {
    const t = carrying({ items: {}, spoils: ['lucky-coin', 'dragon-axe', 'healing-potion'] }, 3);
    for (const hero of ['orlaf', 'rordin', 'madriga']) t.choose(`take:${hero}`);
    expect([t.seat, t.kind, ...t.offered()]).toEqual([
      1,
      'spoils',
      'bear:lucky-coin,orlaf',
      'bear:lucky-coin,rordin',
      'bear:lucky-coin,madriga',
      'bear:lucky-coin,danor',
    ]);
    expect(t.match.ask?.nth).toEqual({ number: 1, of: 3 });
    t.choose('bear:lucky-coin,danor');
    expect(t.match.ask?.nth).toEqual({ number: 3, of: 3 });
    // The axe is made for Orlaf only: there is nothing to decide, but it was the second player's turn to do so.
    expect(figureOf(t.state, 'orlaf').items).toEqual(['healing-potion', 'dragon-axe']);
    expect([t.seat, t.kind]).toEqual([1, 'spoils']);
    t.choose('bear:healing-potion,rordin');
    expect(t.happened()).toContainEqual({
      kind: 'gained',
      figure: 'rordin',
      item: 'healing-potion',
      rule: 'DS-CAMP-05',
    });
    expect(figureOf(t.state, 'rordin').items).toEqual(['healing-potion']);
    expect([t.kind, t.state.round]).toEqual(['next-hero', 1]);
  });

  test('DS-CAMP-05 what was carried in survives a save', () => {
    const carried = { items: { orlaf: ['crowbar'] }, spoils: ['lucky-coin'] };
    const match = Match.start(game, { scenario: shrine, carried }, { seed: 'kept' });
    match.choose(match.find('bear:lucky-coin,madriga'));
    const again = load(save(match), [game]);
    expect([again.complete, again.match.hash(), again.match.config]).toEqual([true, match.hash(), match.config]);
  });

  test('DS-CAMP-05 a match with spoils keeps the contract of all matches', () => {
    const carried = { items: { orlaf: ['crowbar'], danor: ['mana-phial'] }, spoils: ['lucky-coin', 'holy-water'] };
    const config = checkConfig(game, { scenario: larder, seats: 3, carried });
    expect(walk(game, config, { seed: 'spoils', decisions: 60 }).decisions).toBe(60);
  });

  test.each<[unknown, string]>([
    [7, 'Into an adventure are carried "items" by hero and a list of "spoils", nothing else.'],
    [{ items: {} }, 'Into an adventure are carried "items" by hero and a list of "spoils", nothing else.'],
    [
      { items: {}, spoils: [], gold: 9 },
      'Into an adventure are carried "items" by hero and a list of "spoils", nothing else.',
    ],
    [{ items: { conan: [] }, spoils: [] }, '"conan" is no hero; heroes are orlaf, rordin, madriga, danor.'],
    [{ items: { orlaf: ['spoon'] }, spoils: [] }, 'Among what is carried (orlaf), "spoon" is no item of Dungeon Saga.'],
    [
      { items: { orlaf: 'crowbar' }, spoils: [] },
      'Among what is carried (orlaf), "crowbar" is no item of Dungeon Saga.',
    ],
    [{ items: {}, spoils: [null] }, 'Among what is carried (spoils), null is no item of Dungeon Saga.'],
  ])('what cannot be carried is refused (case %#)', (carried, message) => {
    const begin = (): unknown => checkConfig(game, { carried: carried as Plain });
    expect(begin).toThrow(BadConfig);
    expect(begin).toThrow(message);
  });
});

describe('the story so far', () => {
  const played = [lost(gate), lost(gate), won(gate), won(shrine), lost(larder)];
  const told = () =>
    campaign.tell({
      played,
      carried: { items: { orlaf: ['crowbar', 'lucky-coin'], danor: [] }, spoils: ['holy-water'] },
    });

  test('DS-CAMP-01 a map of what was won and lost', () => {
    expect(
      told()
        .stages.slice(0, 4)
        .map(({ scenario, at, note }) => [scenario, at, note?.en ?? null]),
    ).toEqual([
      [gate, 'done', 'won at attempt 3'],
      [shrine, 'done', 'won at the first attempt'],
      [larder, 'open', 'lost once'],
      ['the-falling-hall', 'ahead', null],
    ]);
    expect(told().stages).toHaveLength(10);
    expect(told().closing).toBeNull();
  });

  test('DS-CAMP-07 legend is counted for both sides', () => {
    expect(english(told().holdings)).toEqual([
      'Legend: heroes 2, overlord 3.',
      'Orlaf carries Crowbar, Lucky Coin.',
      'To be handed out: Holy Water.',
    ]);
  });

  test('DS-CAMP-01 DS-CAMP-07 it ends when the last adventure is won; the songs depend on legend', () => {
    const all = adventures.map(({ id }) => won(id));
    const closing = (first: readonly Played[]) => campaign.tell({ ...empty, played: [...first, ...all] }).closing?.en;
    expect(closing([])).toContain('not one adventure was lost. Legend 17:');
    expect(closing([lost(gate)])).toContain('Legend 17 against 1: the songs are about the heroes');
    expect(closing(Array.from({ length: 20 }, () => lost(gate)))).toContain('legend 20 against 17, children are told');
  });

  test('everything is told in both languages', () => {
    for (const texts of [told().holdings, told().stages.flatMap(({ note }) => note ?? [])])
      for (const text of texts) for (const lang of LANGS) expect(text[lang]).not.toMatch(/undefined|^$/);
  });
});

test('DS-CAMP-01 a played match leads on to the next adventure', () => {
  const match = startNext(game, empty, { seats: 2 }, { seed: 'first' });
  expect(() => afterMatch(empty, match)).toThrow('The match is not over yet.');
  const state = structuredClone(match.state) as State;
  state.over = won(gate).outcome;
  const over = Match.from(game, match.config, state);
  const { record } = afterMatch(empty, over);
  expect(record.played).toEqual([won(gate)]);
  expect(record.carried).toEqual({
    items: { orlaf: [], rordin: [], madriga: [], danor: [] },
    spoils: ['healing-potion', 'healing-potion'],
  });
  expect(startNext(game, record, {}).config).toMatchObject({ scenario: shrine, carried: record.carried });
});
