import { agreedOn, type Config, load, newChance, save, scenarioOf, valuesFor } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { mageKnight } from '../../index.ts';
import type { Sitting } from '../positions.ts';

const fresh = (config: Partial<Config>): Sitting => table(mageKnight, { config });
const SEVERAL = { drafting: true, 'action-upgrades': 'upgrades', times: 'night-arrival', rampage: 'more' } as const;

describe('variants', () => {
  test('MK-FLOW-02 one or more variants may be added to every scenario, and they are in force before heroes are chosen', () => {
    for (const { id, seats } of mageKnight.scenarios)
      for (const n of seats) {
        const settings = { ...SEVERAL, ...(n > 1 && { auction: true }) };
        const t = fresh({ scenario: id, seats: n, settings });
        expect([t.kind, t.state.heroes.every(({ hero }) => hero === null)]).toEqual(['hero', true]);
        expect(t.state.variants).toMatchObject(settings);
        expect(t.state.night).toBe(true);
      }
  });

  test('MK-FLOW-02 what was agreed on stays fixed: nothing that is decided changes it, nor a match that is loaded', () => {
    const t = fresh({ scenario: 'full-conquest', seats: 3, settings: { ...SEVERAL, auction: true } });
    const agreed = structuredClone(t.state.variants);
    const chance = newChance('fixed');
    const kinds = new Set<string>();
    while (t.kind !== null && !(kinds.has('upgrade') && kinds.has('shuffle-in'))) {
      kinds.add(t.kind);
      const offered = t.offered();
      t.choose(offered[chance.int(offered.length)] ?? '');
      expect(t.state.variants).toEqual(agreed);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['hero', 'bid', 'draft', 'tactic', 'turn', 'upgrade', 'shuffle-in']),
    );
    const { match } = load(save(t.match), [mageKnight]);
    expect([match.config, match.state]).toEqual([t.match.config, t.state]);
  });

  test('MK-FLOW-02 everybody is told what was agreed on, in words, before sitting down, and sees it at the table', () => {
    const config: Config = fresh({ scenario: 'full-conquest', seats: 2, settings: { ...SEVERAL, auction: true } }).match
      .config;
    expect(agreedOn(scenarioOf(mageKnight, 'full-conquest'), config, 'en')).toEqual([
      'Auction of heroes: yes',
      'Drafting at the start: yes',
      'Action upgrades: yes',
      'Day and night: arrival at night',
      'Rampage: all come back',
    ]);
    expect(agreedOn(scenarioOf(mageKnight, 'full-conquest'), config, 'de')).toContain('Verbesserte Aktionen: ja');
    const t = fresh(config);
    for (const viewer of [0, 1, 'spectator'] as const) expect(t.match.view(viewer).variants).toEqual(t.state.variants);
  });

  test('MK-FLOW-02 what a scenario or a number of players does not allow is refused, with what it allows', () => {
    expect(() => fresh({ scenario: 'full-conquest', seats: 2, settings: { haggling: true } })).toThrow(
      '"full-conquest" has no setting "haggling"; it has',
    );
    expect(() => fresh({ scenario: 'full-conquest', seats: 2, settings: { drafting: 'often' } })).toThrow(
      'Setting "drafting" can be true or false with 2 seats, not often.',
    );
    expect(() => fresh({ scenario: 'solo-conquest', seats: 1, settings: { auction: true } })).toThrow(
      'Setting "auction" can be false with 1 seats, not true.',
    );
    expect(() => fresh({ scenario: 'full-conquest', seats: 2, settings: { 'action-upgrades': true } })).toThrow(
      'Setting "action-upgrades" can be none, upgrades or open-decks with 2 seats, not true.',
    );
  });

  test('MK-VAR-01 unless something was agreed on, the standard rules are played, in First Reconnaissance above all', () => {
    const usual = { auction: false, drafting: false, 'action-upgrades': 'none', times: 'alternating', rampage: 'none' };
    for (const { id, seats } of mageKnight.scenarios)
      for (const n of seats) {
        const t = fresh({ scenario: id, seats: n });
        expect(t.state.variants).toMatchObject(usual);
        expect(agreedOn(scenarioOf(mageKnight, id), t.match.config, 'en')).toEqual([]);
        expect([t.state.night, t.state.auction, t.state.draft]).toEqual([false, undefined, undefined]);
      }
    expect(mageKnight.scenarios[0]?.id).toBe('first-reconnaissance');
  });

  test('MK-VAR-01 whoever chooses variants is advised: none in first games or for newcomers, all agree, not too many', () => {
    expect(mageKnight.advice).toMatchObject({ rule: 'MK-VAR-01' });
    expect(mageKnight.advice?.text.en).toMatch(/First games.*newcomers.*none.*Everybody.*agree.*a few at a time/);
    expect(mageKnight.advice?.text.de).toMatch(
      /Erste Partien.*Neulingen.*ohne.*Alle.*einverstanden.*wenige auf einmal/,
    );
    // Whatever a group has made its standard can be had in every game: variants do not exclude each other.
    for (const { id, seats, settings } of mageKnight.scenarios)
      for (const n of seats)
        for (const setting of settings.filter(one => one.id in SEVERAL))
          expect(valuesFor(setting, n), `${id} ${setting.id}`).toEqual(setting.values);
  });
});
