import { random } from '@tafelrunde/bots';
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { type Config, checkConfig, type Game, Match, newChance, perspective } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { skirmish } from '@tafelrunde/skirmish';
import { describe, expect, test } from 'vitest';
import type { Diary } from '../diary.ts';
import { playGame } from '../play.ts';

const games: readonly Game[] = [dungeonSaga, schurkenUndHalunken, skirmish];

function diaryOf(game: Game, config: Config, bots: readonly string[]): Diary {
  return playGame(game, { game: game.id, seed: 'chronicle', tables: [{ config, bots }] }, 0);
}

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  const { chronicle } = game;
  const tables = game.scenarios.map(({ id, seats }) => checkConfig(game, { scenario: id, seats: seats.at(-1) ?? 2 }));

  test.each(tables.map(config => [config.scenario, config] as const))('every note of %s has a name', (_, config) => {
    const diary = diaryOf(game, config, Array(config.seats).fill('random'));
    expect(diary.failure).toBeNull();
    expect(diary.rounds).toBeGreaterThan(0);
    const named = (kind: string, thing: string): void => {
      expect(Object.keys(chronicle?.kinds ?? {})).toContain(kind);
      const name = chronicle?.nameOf(kind, thing);
      expect(name?.en).toBeTruthy();
      expect(name?.de).toBeTruthy();
      // A thing without a name is called by its id.
      expect([kind, name?.en]).not.toEqual([kind, thing]);
    };
    for (const { had, used } of diary.pages) {
      for (const [kind, thing, among] of had) {
        named(kind, thing);
        expect(Object.keys(chronicle?.pools ?? {})).toContain(among);
      }
      for (const [kind, thing] of used) named(kind, thing);
    }
    for (const figure of Object.keys(diary.figures)) {
      const [kind = '', thing = ''] = figure.split('/');
      named(kind, thing);
    }
    for (const form of Object.keys(diary.forms)) expect(Object.keys(chronicle?.forms ?? {})).toContain(form);
    for (const what of Object.keys(diary.counts)) expect(Object.keys(chronicle?.counts ?? {})).toContain(what);
    if (diary.end !== null) expect(Object.keys(chronicle?.ends ?? {})).toContain(diary.end);
  });

  test('every outcome of its texts has a short name', () => {
    expect(Object.keys(chronicle?.ends ?? {}).sort()).toEqual(Object.keys(game.texts.outcomes).sort());
  });

  test('gauges are whole numbers, one for the start of each round and one for the end', () => {
    const [config] = tables;
    if (!config) throw new Error('There is no table.');
    const diary = diaryOf(game, config, Array(config.seats).fill('random'));
    const lists = [...Object.values(diary.gauges), ...diary.pages.flatMap(({ gauges }) => Object.values(gauges))];
    expect(lists.length).toBeGreaterThan(0);
    for (const values of lists) {
      expect(values.every(Number.isInteger)).toBe(true);
      expect(values).toHaveLength(diary.rounds + 1);
    }
  });

  test('watching changes nothing: the same game is played with and without', () => {
    const config = checkConfig(game, {});
    const bots = Array<string>(config.seats).fill('random');
    const diary = diaryOf(game, config, bots);
    const match = Match.start(game, config, { seed: 'chronicle/0' });
    const whims = newChance('chronicle/0/bots');
    while (match.ask !== null && match.answers.length < (game.scenarios[0]?.longest ?? 0))
      match.choose(random.decide(perspective(match), whims));
    expect(diary.decisions).toBe(match.answers.length);
    expect(diary.end).toBe(match.outcome?.kind ?? null);
    expect(
      diary.pages
        .filter(({ won }) => won)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([...(match.outcome?.winners ?? [])]);
  });
});
