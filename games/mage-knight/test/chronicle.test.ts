import type { Note } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { chronicle } from '../chronicle.ts';
import type { Event } from '../events.ts';
import type { State } from '../index.ts';
import { newSite } from '../rules/sites.ts';
import { heroOf } from '../state.ts';
import { deck, hexOn, hold, sit } from './positions.ts';

const { state } = sit({}, start => hold(start, 0, 'rage', 'wound'));

function notes(events: readonly Event[], at: State = state): Note[] {
  const written: Note[] = [];
  const scribe = chronicle.begin(at, note => written.push(note));
  written.length = 0;
  for (const event of events) scribe.hear(event, at);
  return written;
}

const tovak = { kind: 'hero', thing: 'tovak', seat: 0 };
const prowlers = { kind: 'enemy', thing: 'prowlers', seat: null };

describe('what is written down', () => {
  test('it begins with the first round; others follow', () => {
    const written: Note[] = [];
    chronicle.begin(state, note => written.push(note));
    expect(written).toEqual([{ note: 'round' }]);
    expect(notes([{ kind: 'round', round: 2, night: true, rule: 'MK-ROUND-03' }])).toEqual([{ note: 'round' }]);
  });

  test('cards are used by what they are, strong and sideways ones are counted', () => {
    expect(
      notes([
        { kind: 'played', seat: 0, card: 'rage', as: 'basic', rule: 'MK-CARD-02' },
        { kind: 'played', seat: 1, card: 'fireball', as: 'strong', rule: 'MK-CARD-02' },
        { kind: 'played', seat: 0, card: 'march', as: 'attack', rule: 'MK-CARD-10' },
      ]),
    ).toEqual([
      { note: 'used', seat: 0, kind: 'basic-action', thing: 'rage' },
      { note: 'used', seat: 1, kind: 'spell', thing: 'fireball' },
      { note: 'count', what: 'strong' },
      { note: 'used', seat: 0, kind: 'basic-action', thing: 'march' },
      { note: 'count', what: 'sideways' },
    ]);
  });

  test('units, skills and tactics are used; the tactic of the dummy is nobody’s', () => {
    expect(
      notes([
        { kind: 'unit-used', seat: 0, unit: 'peasants', ability: 1, rule: 'MK-UNIT-07' },
        { kind: 'skill-used', seat: 1, skill: 'double-time', rule: 'MK-SKILL-01' },
        { kind: 'tactic-taken', seat: 0, tactic: 'planning', rule: 'MK-TACT-01' },
        { kind: 'tactic-taken', seat: -1, tactic: 'rethink', rule: 'MK-DUM-06' },
      ]),
    ).toEqual([
      { note: 'used', seat: 0, kind: 'unit', thing: 'peasants' },
      { note: 'used', seat: 1, kind: 'skill', thing: 'double-time' },
      { note: 'used', seat: 0, kind: 'tactic', thing: 'planning' },
    ]);
  });

  test('what is gained is had', () => {
    expect(
      notes([
        { kind: 'card-gained', seat: 0, card: 'fireball', to: 'top', rule: 'MK-GAIN-03' },
        { kind: 'recruited', seat: 0, unit: 'peasants', cost: 4, rule: 'MK-INT-11' },
        { kind: 'skill-gained', seat: 1, skill: 'double-time', rule: 'MK-LVL-07' },
      ]),
    ).toEqual([
      { note: 'had', seat: 0, kind: 'spell', thing: 'fireball', among: 'gained' },
      { note: 'had', seat: 0, kind: 'unit', thing: 'peasants', among: 'recruited' },
      { note: 'had', seat: 1, kind: 'skill', thing: 'double-time', among: 'learned' },
    ]);
  });

  test('a blow has the kind of what made most of it; wounds come from the enemy', () => {
    const part = { points: 2, kind: 'melee', element: 'physical', source: 'rage', unit: null } as const;
    expect(
      notes([
        {
          kind: 'attacked',
          seat: 0,
          foes: ['prowlers'],
          parts: [part, { ...part, points: 3, kind: 'ranged' }],
          total: 5,
          armor: 3,
          rule: 'MK-RNG-08',
        },
        { kind: 'defeated', seat: 0, foe: 'prowlers', fame: 2, rule: 'MK-RNG-08' },
        { kind: 'hurt', seat: 0, foe: 'prowlers', unit: null, damage: 4, wounds: 2, rule: 'MK-DMG-13' },
        { kind: 'hurt', seat: 0, foe: 'prowlers', unit: 'peasants', damage: 4, wounds: 1, rule: 'MK-DMG-07' },
      ]),
    ).toEqual([
      { note: 'attack', by: tovak, form: 'ranged' },
      { note: 'hit', by: tovak, to: prowlers, form: 'ranged' },
      { note: 'fell', who: prowlers, by: tovak, form: 'melee' },
      { note: 'wounds', by: prowlers, to: tovak, form: 'enemy', amount: 2 },
      { note: 'wounds', by: prowlers, to: { kind: 'unit', thing: 'peasants', seat: 0 }, form: 'enemy', amount: 1 },
    ]);
  });

  test('everything else is counted, each by its name', () => {
    const at = hexOn(1, 0, 0);
    const counted = (event: Event): readonly Note[] => notes([event]);
    expect(counted({ kind: 'conquered', seat: 0, site: 'keep', at, rule: 'MK-OUT-09' })).toEqual([
      { note: 'count', what: 'sites' },
    ]);
    expect(counted({ kind: 'conquered', seat: 0, site: 'city', at, rule: 'MK-CITY-06' })).toEqual([
      { note: 'count', what: 'cities' },
    ]);
    expect(counted({ kind: 'combat-over', seat: 0, won: true, rule: 'MK-OUT-01' })).toEqual([
      { note: 'count', what: 'won' },
    ]);
    expect(counted({ kind: 'combat-over', seat: 0, won: false, rule: 'MK-OUT-01' })).toEqual([]);
    expect(counted({ kind: 'rested', seat: 0, rule: 'MK-REST-01' })).toEqual([{ note: 'count', what: 'rests' }]);
  });
});

describe('what is measured', () => {
  const gauge = (id: string, at: State, seat = 0): number | undefined =>
    chronicle.gauges.find(one => one.id === id)?.measure(at, seat);

  test('fame, score, level, wounds and units of a seat', () => {
    const { state: at } = sit({}, start => {
      Object.assign(heroOf(start, 0), { fame: 12, level: 3 });
      hold(start, 0, 'wound', 'fireball');
      deck(start, 0, 'wound');
    });
    expect(['fame', 'level', 'wounds', 'units'].map(id => gauge(id, at))).toEqual([12, 3, 2, 0]);
    // Two for the spell, two off for each wound.
    expect(gauge('score', at)).toBe(10);
  });

  test('tiles, cities and their defenders', () => {
    const { state: at } = sit({}, start => {
      start.map.sites[hexOn(1, 0, 0)] = { ...newSite('city', 'red'), shields: [0, 1], conquered: true };
      start.map.sites[hexOn(1, 0, 1)] = { ...newSite('city', 'blue'), shields: [0] };
    });
    expect(['tiles', 'cities', 'defenders'].map(id => gauge(id, at))).toEqual([3, 1, 3]);
  });

  test('everything has a name in both languages', () => {
    expect(chronicle.nameOf('enemy', 'prowlers')).toEqual({ en: 'Prowlers', de: 'Herumtreiber' });
    expect(chronicle.nameOf('spell', 'fireball').en).toBe('Fireball');
    expect(chronicle.nameOf('hero', 'tovak').en).toBe('Tovak');
  });
});
