import type { Note } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { chronicle } from '../chronicle.ts';
import type { Event } from '../index.ts';
import { BLUE_ARCHER, deal, fell, RED_KNIGHT, RED_MAGE, sit } from './sit.ts';

/** What the chronicle writes about these events, without how it begins. */
function notes(events: readonly Event[]): Note[] {
  const { state } = sit();
  const written: Note[] = [];
  const scribe = chronicle.begin(state, note => written.push(note));
  const begun = written.length;
  for (const event of events) scribe.hear(event, state);
  return written.slice(begun);
}

const archer = { kind: 'unit', thing: 'archer', seat: 1 };

test('it begins with the cards dealt, the units and the first turn', () => {
  const t = sit(state => {
    deal(state, 0, 'heal');
    deal(state, 1, 'haste');
  });
  const written: Note[] = [];
  chronicle.begin(t.state, note => written.push(note));
  expect(written.slice(0, 2)).toEqual([
    { note: 'had', seat: 0, kind: 'card', thing: 'heal', among: 'card' },
    { note: 'had', seat: 1, kind: 'card', thing: 'haste', among: 'card' },
  ]);
  expect(written.filter(({ note }) => note === 'joined')).toHaveLength(6);
  expect(written.at(-1)).toEqual({ note: 'turn', seat: 0 });
});

test('an attack, its hit and a fall belong to the attacker', () => {
  const by = { kind: 'unit', thing: 'knight', seat: 0 };
  const rolled = { attack: [6], defence: [1], rule: 'SK-ATT-04' } as const;
  expect(
    notes([
      { kind: 'attacked', unit: RED_KNIGHT, target: BLUE_ARCHER, damage: 2, ...rolled },
      { kind: 'fell', unit: BLUE_ARCHER, rule: 'SK-ATT-06' },
      { kind: 'attacked', unit: RED_KNIGHT, target: BLUE_ARCHER, damage: 0, ...rolled },
    ]),
  ).toEqual([
    { note: 'attack', by, form: 'attack' },
    { note: 'hit', by, form: 'attack', to: archer },
    { note: 'wounds', by, form: 'attack', to: archer, amount: 2 },
    { note: 'fell', by, form: 'attack', who: archer },
    { note: 'attack', by, form: 'attack' },
  ]);
});

test('a fireball burns in nobody’s hand, and a hidden draw tells nothing', () => {
  expect(
    notes([
      { kind: 'played', seat: 0, card: 'fireball', target: BLUE_ARCHER, rule: 'SK-CARD-04' },
      { kind: 'burned', unit: BLUE_ARCHER, dice: [6], damage: 2, rule: 'SK-CARD-04' },
      { kind: 'drew', seat: 1, card: null, rule: 'SK-TURN-02' },
      { kind: 'turn', seat: 1, turn: 2, rule: 'SK-TURN-01' },
    ]),
  ).toEqual([
    { note: 'used', seat: 0, kind: 'card', thing: 'fireball' },
    { note: 'attack', by: null, form: 'fireball' },
    { note: 'hit', by: null, form: 'fireball', to: archer },
    { note: 'wounds', by: null, form: 'fireball', to: archer, amount: 2 },
    { note: 'turn', seat: 1 },
  ]);
});

test('gauges', () => {
  const { state } = sit(table => fell(table, RED_MAGE));
  expect(chronicle.gauges.map(gauge => [gauge.id, gauge.measure(state, 0), gauge.measure(state, 1)])).toEqual([
    ['life', 23, 31],
    ['units', 2, 3],
  ]);
});
