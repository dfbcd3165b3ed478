import { describe, expect, test } from 'vitest';
import {
  afterMatch,
  beginCampaign,
  beginningsOf,
  beginningWith,
  type Campaign,
  type CampaignRecord,
  campaignName,
  campaignOf,
  startNext,
} from '../campaign.ts';
import { type CampaignTable, loadCampaign, saveCampaign } from '../campaign-save.ts';
import { BadConfig, checkConfig, type Game } from '../game.ts';
import { Match } from '../match.ts';
import { hash, type Plain } from '../plain.ts';
import { BadSave, load, save } from '../save.ts';
import { anyGame, duel, oneDecision } from './toys.ts';

/** What is carried is a number of coins; `dig` finds one more. */
interface Purse {
  coins: number;
}
const coinsOf = (carried: Plain | undefined): number => (typeof carried === 'number' ? carried : 0);

const campaign: Campaign<Purse> = {
  name: { en: 'The hoard', de: 'Der Hort' },
  about: { en: 'Three digs.', de: 'Dreimal graben.' },
  start: 2,
  checkCarried: carried => {
    if (typeof carried !== 'number') throw new BadConfig('Coins are a number.', 'Münzen sind eine Zahl.');
  },
  next: ({ played }) => (played.length < 3 ? ['only'] : []),
  after: (_, { coins }) => ({ carried: coins, news: [{ en: `${coins} coins.`, de: `${coins} Münzen.` }] }),
  tell: () => ({ stages: [], holdings: [], closing: null }),
};

const digging: Game = anyGame(
  oneDecision<Purse>(
    { coins: 0 },
    {
      dig: state => void state.coins++,
      rest: () => {},
    },
    { campaign, setup: ({ carried }) => ({ coins: coinsOf(carried), done: false }) },
  ),
);
const played = (record: CampaignRecord, act: string): CampaignRecord => {
  const match = startNext(digging, record, {}, { seed: 'dig' });
  match.choose(match.find(act));
  return afterMatch(record, match).record;
};

describe('what is carried into a match', () => {
  test('is part of the configuration, and the set-up gets it', () => {
    const match = Match.start(digging, { carried: 5 }, { seed: 'x' });
    expect(match.config).toEqual({ scenario: 'only', seats: 2, settings: {}, carried: 5 });
    expect(match.state).toEqual({ coins: 5, done: false });
  });

  test('is not in the configuration of a match that stands for itself', () => {
    expect('carried' in checkConfig(digging, {})).toBe(false);
  });

  test('is checked by the game', () => {
    expect(() => checkConfig(digging, { carried: 'gold' })).toThrow('Coins are a number.');
  });

  test('is refused by a game without a campaign', () => {
    expect(() => checkConfig(anyGame(duel), { carried: 5 })).toThrow(
      'toy-duel has no campaign: nothing can be carried into a match.',
    );
    expect(() => campaignOf(anyGame(duel))).toThrow('toy-duel has no campaign.');
  });

  test('survives a save and a replay; a save without it is read as ever', () => {
    for (const wanted of [{ carried: 7 }, {}]) {
      const match = Match.start(digging, wanted, { seed: 'kept' });
      match.choose(match.find('dig'));
      const again = load(save(match), [digging]);
      expect([again.complete, again.match.config, again.match.hash()]).toEqual([true, match.config, match.hash()]);
      expect(again.match.fork(0).state).toEqual({ coins: 'carried' in wanted ? 7 : 0, done: false });
    }
  });

  test('in a save is checked as well', () => {
    const { check: _, ...body } = JSON.parse(save(Match.start(digging, { carried: 7 }, { seed: 'x' })));
    const bad = { ...body, config: { ...body.config, carried: null } };
    expect(() => load(JSON.stringify({ ...bad, check: hash(bad) }), [digging])).toThrow(
      'This save does not fit the rules of toy-once: Coins are a number.',
    );
  });
});

describe('a campaign', () => {
  test('leads from match to match and carries along what each leaves behind', () => {
    const first = beginCampaign(digging);
    expect(first).toEqual({ played: [], carried: 2 });
    const second = played(played(first, 'dig'), 'rest');
    expect(second.carried).toBe(3);
    const third = played(second, 'dig');
    expect(third).toEqual({
      played: Array.from({ length: 3 }, () => ({
        scenario: 'only',
        outcome: { winners: [], kind: 'done', rule: 'TOY-ACT-2' },
      })),
      carried: 4,
    });
    expect(() => startNext(digging, third, {})).toThrow('This campaign is over.');
    expect(() => startNext(digging, third, { scenario: 'only' })).toThrow(
      '"only" does not come next in this campaign; it can be nothing: it is over.',
    );
  });

  test('tells what a match has changed, and only of one that is over', () => {
    const record = beginCampaign(digging);
    const match = startNext(digging, record, {}, { seed: 'x' });
    expect(() => afterMatch(record, match)).toThrow('The match is not over yet.');
    match.choose(match.find('dig'));
    expect(afterMatch(record, match).news).toEqual([{ en: '3 coins.', de: '3 Münzen.' }]);
  });
});

describe('a stored campaign', () => {
  const record = played(beginCampaign(digging), 'dig');
  const table = (match: Match | null): CampaignTable => ({ game: digging, record, seats: 2, match });

  test('comes back between two matches', () => {
    expect(loadCampaign(saveCampaign(table(null)), [digging])).toEqual({ ...table(null), loaded: null });
  });

  test('is no match', () => {
    expect(() => load(saveCampaign(table(null)), [digging])).toThrow('This is a whole campaign, not a match.');
  });

  test('comes back with the match that was left in the middle', () => {
    const match = startNext(digging, record, {}, { seed: 'middle' });
    const again = loadCampaign(saveCampaign(table(match)), [anyGame(duel), digging]);
    expect(again.record).toEqual(record);
    expect([again.loaded?.complete, again.match?.hash()]).toEqual([true, match.hash()]);
  });

  const edited = (changes: object, match: Match | null = null): string => {
    const { check: _, ...body } = JSON.parse(saveCampaign(table(match))) as object & { check: string };
    const changed = { ...body, ...changes };
    return JSON.stringify({ ...changed, check: hash(changed) });
  };
  const over = Match.start(digging, { carried: 3 }, { seed: 'over' });

  test.each<[string, string, string]>([
    ['no JSON', 'x', 'This is not a campaign of Tafelrunde: it is not even JSON.'],
    ['a match', save(over), 'This is not a campaign of Tafelrunde.'],
    ['a list', '[]', 'This is not a campaign of Tafelrunde.'],
    ['too new', edited({ campaign: 2 }), 'This campaign has format 2; this version reads up to 1. Please update.'],
    ['another game', edited({ game: 'chess' }), 'This is a campaign of "chess"; games with a campaign are toy-once.'],
    ['a changed number', saveCampaign(table(null)).replace('"carried":3', '"carried":9'), 'its contents do not match'],
    ['no seats', edited({ seats: 0 }), 'This campaign is damaged: seats:'],
    [
      'wrong coins',
      edited({ carried: 'much' }),
      'This campaign does not fit the rules of toy-once: Coins are a number.',
    ],
    [
      'an unknown scenario',
      edited({ played: [{ scenario: 'moon', outcome: { winners: [], kind: 'done', rule: 'x' } }] }),
      'This campaign does not fit the rules of toy-once: toy-once has no scenario "moon"; it has only.',
    ],
    [
      'a match out of turn',
      edited({ played: [...record.played, ...record.played, ...record.played] }, over),
      'This campaign is damaged: its match is of "only", which does not come next.',
    ],
    ['a damaged match', edited({ match: { format: 1 } }), 'This is not a save of Tafelrunde, or it is damaged'],
  ])('is refused with a sentence: %s', (_, text, message) => {
    const read = (): unknown => loadCampaign(text, [digging]);
    expect(read).toThrow(BadSave);
    expect(read).toThrow(message);
  });
});

test('a game may have several campaigns: each has its own beginning, and what is carried says which it is', () => {
  const deep = { name: { en: 'Deeper', de: 'Tiefer' }, about: { en: 'Deeper.', de: 'Tiefer.' }, start: 1 };
  const own = campaignOf(digging);
  const game = {
    ...digging,
    campaign: {
      ...own,
      others: [deep],
      called: ({ carried }: CampaignRecord) => (carried === 1 ? deep.name : own.name),
    },
  };
  expect(beginningsOf(game).map(({ start }) => start)).toEqual([own.start, 1]);
  expect(beginCampaign(game).carried).toEqual(own.start);
  const second = beginCampaign(game, deep);
  expect([second.carried, campaignName(game, second)]).toEqual([1, deep.name]);
  expect(campaignName(game, beginCampaign(game))).toEqual(own.name);
  expect(beginningWith(game, own.next(beginCampaign(game))[0] ?? '')?.start).toEqual(own.start);
  expect(beginningWith(game, 'nowhere')).toBe(null);
  expect(campaignName(digging, beginCampaign(digging))).toEqual(own.name);
});
