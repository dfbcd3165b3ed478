import {
  afterMatch,
  beginCampaign,
  type CampaignRecord,
  campaignOf,
  equal,
  type Game,
  LANGS,
  loadCampaign,
  type Match,
  newChance,
  saveCampaign,
  scenarioOf,
  startNext,
  type Text,
  whyNotPlain,
} from '@tafelrunde/engine';
import { expect, test } from 'vitest';

/** What every campaign must keep: some matches of it, played at random, lead on, are told and survive being stored. */
export function campaignContract(game: Game, matches: number): void {
  test(`the campaign goes on for ${matches} matches, whoever wins`, () => {
    let record = beginCampaign(game);
    checkRecord(game, record);
    for (let i = 1; i <= matches && campaignOf(game).next(record).length > 0; i++) {
      const match = startNext(game, record, {}, { seed: `campaign ${i}` });
      playAtRandom(match, `campaign ${i}`);
      checkStored(game, record, match);
      const after = afterMatch(record, match);
      for (const text of after.news) readable(text);
      record = after.record;
      checkRecord(game, record);
    }
  });
}

function playAtRandom(match: Match, seed: string): void {
  const chance = newChance(seed);
  while (match.ask) match.choose(chance.int(match.ask.options.length));
}

function checkRecord(game: Game, record: CampaignRecord): void {
  expect(whyNotPlain(record, 'record')).toBeNull();
  campaignOf(game).checkCarried(record.carried);
  const { stages, holdings, closing } = campaignOf(game).tell(record);
  for (const text of [...holdings, ...stages.map(stage => stage.note), closing]) if (text) readable(text);
  const open = campaignOf(game).next(record);
  expect(stages.filter(({ at }) => at === 'open').map(({ scenario }) => scenario)).toEqual(open);
  expect(closing === null).toBe(open.length > 0);
  for (const { scenario } of stages) scenarioOf(game, scenario);
}

function checkStored(game: Game, record: CampaignRecord, match: Match): void {
  const again = loadCampaign(saveCampaign({ game, record, seats: match.config.seats, match }), [game]);
  expect(equal(again.record, record)).toBe(true);
  expect([again.loaded?.complete, again.match?.hash()]).toEqual([true, match.hash()]);
}

function readable(text: Text): void {
  for (const lang of LANGS) expect(text[lang]).toMatch(/^(?!.*(undefined|NaN|\[object)).+/s);
}
