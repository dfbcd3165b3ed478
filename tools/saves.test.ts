import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, loadCampaign, type Match, newChance, save, scenarioOf } from '@tafelrunde/engine';
import { loadAll } from '@tafelrunde/games';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', 'testing', 'saves');
const games = await loadAll();
const files = readdirSync(FOLDER).filter(name => name.endsWith('.json'));
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** Plays on by lot; no match is longer than its scenario says. */
function playOn(match: Match): void {
  const chance = newChance('saves');
  const { longest } = scenarioOf(match.game, match.config.scenario);
  while (match.ask !== null && match.answers.length <= longest) match.choose(chance.int(match.ask.options.length));
  expect(match.outcome).not.toBeNull();
}

describe('saves of earlier versions', () => {
  test.each(files.filter(name => name.endsWith('.tafel.json')))('%s loads and is played to its end', name => {
    const { match, dropped } = load(read(name), games);
    expect(dropped).toEqual([]);
    expect(match.ask).not.toBeNull();
    const again = load(save(match), games).match;
    expect(again.hash()).toBe(match.hash());
    playOn(match);
  });

  test.each(files.filter(name => name.endsWith('.campaign.json')))('%s loads with what was played', name => {
    const text = read(name);
    const { record, match } = loadCampaign(text, games);
    const file = JSON.parse(text) as { readonly played: readonly unknown[]; readonly carried: unknown };
    expect(record.played).toEqual(file.played);
    expect(record.carried).toEqual(file.carried);
    if (match === null) throw new Error('The campaign was left in the middle of a match.');
    playOn(match);
  });
});
