import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, erased, type Game, type GameTypes, LANGS, valueName } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { campaignContract } from './campaign.ts';
import { turns } from './rotation.ts';
import { Finding, walk } from './walk.ts';

export interface ContractOptions {
  /** Decisions of all walks of one run together: a game that computes long may take fewer. */
  readonly budget?: number;
}

const BUDGET = 3_000;
/** No walk is longer: one that goes wrong early must not cost the whole budget, and `fuzz` does the long ones. */
const LONGEST_WALK = 250;
/** Matches of a campaign that are played to their end. */
const CAMPAIGN_MATCHES = 4;

/**
 * The suite every game must pass, with random walks. Scenarios, numbers of seats and values of settings take turns by day, so that a week
 * of runs meets them all; `npm run -s tafelrunde -- fuzz <game>` goes through all of them at once.
 */
export function gameContract<T extends GameTypes>(game: Game<T>, { budget = BUDGET }: ContractOptions = {}): void {
  const anyGame = erased(game);
  describe(`${game.id} keeps the contract of all games`, () => {
    test('scenarios have unique ids and at least one number of seats', () => {
      const ids = game.scenarios.map(s => s.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { seats } of game.scenarios) expect(seats.length).toBeGreaterThan(0);
    });
    test('settings and the words among their values are called something in both languages', () => {
      for (const setting of game.scenarios.flatMap(({ settings }) => settings)) {
        const { id, name, about, values, labels = {}, initial } = setting;
        expect(values, id).toContain(initial);
        const words = values.filter(value => typeof value === 'string');
        expect(Object.keys(labels), id).toEqual(expect.arrayContaining(words));
        expect(values.map(String), `${id} labels only what it can be`).toEqual(
          expect.arrayContaining(Object.keys(labels)),
        );
        for (const lang of LANGS) {
          for (const text of [name, about, ...Object.values(labels)])
            expect(text[lang], `${id} (${lang})`).toMatch(/\S/);
          const called = values.map(value => valueName(setting, value)[lang]);
          expect(new Set(called).size, `two values of ${id} have one name (${lang})`).toBe(values.length);
        }
      }
    });
    test('everything that can be looked up has a name and a text in both languages', () => {
      for (const { name, text, flavour } of game.things?.() ?? [])
        for (const words of [name, text, ...(flavour ? [flavour] : [])])
          for (const lang of LANGS)
            expect(words[lang], `${name.en} (${lang})`).toMatch(/^(?!.*(undefined|NaN|\[object)).+/s);
    });
    if (anyGame.campaign) campaignContract(anyGame, CAMPAIGN_MATCHES);
    for (const { config, seed, decisions } of turns(anyGame, budget, LONGEST_WALK))
      test(`${title(config)}, walk ${seed}`, () =>
        reported(anyGame, seed, () => walk(anyGame, config, { seed, decisions })));
  });
}

function title({ scenario, seats, settings }: Config): string {
  const changed = Object.entries(settings).map(([id, value]) => `${id}=${value}`);
  return [scenario, `${seats} seats`, ...changed].join(', ');
}

/** On a finding writes a save that reopens the very position and says how. */
export function reported<T>(game: Game, seed: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Finding)) throw error;
    const folder = join(import.meta.dirname, '..', 'findings');
    const file = join('findings', `${game.id}-${seed.replace(/\W+/g, '-')}.tafel.json`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '..', file), error.save);
    throw new Error(
      `${game.id}: ${error.message}\nReopen it: npm run -s tafelrunde -- replay ${file} --at ${error.at}`,
      { cause: error },
    );
  }
}
