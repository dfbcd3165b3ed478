import type { Note } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { chronicle } from '../chronicle.ts';
import type { Event } from '../index.ts';
import { position } from './positions.ts';

const { state } = position(
  [
    { heroes: { barbarian: ['barbarian-axe'], lich: [] }, hand: ['duck'] },
    { heroes: { troll: [] }, hand: ['halberd', 'payday'] },
    { heroes: { werewolf: [] } },
  ],
  { life: { lich: 4 }, change: table => Object.assign(table, { first: 2 }) },
);

function notes(events: readonly Event[]): { begun: Note[]; written: Note[] } {
  const written: Note[] = [];
  const scribe = chronicle.begin(state, note => written.push(note));
  const begun = written.splice(0);
  for (const event of events) scribe.hear(event, state);
  return { begun, written };
}

const barbarian = { kind: 'hero', thing: 'barbarian', seat: 0 };
const troll = { kind: 'hero', thing: 'troll', seat: 1 };

test('it begins with the heroes dealt', () => {
  expect(notes([]).begun.slice(0, 2)).toEqual([
    { note: 'joined', who: barbarian },
    { note: 'had', seat: 0, kind: 'hero', thing: 'barbarian', among: 'dealt' },
  ]);
});

test('places are counted from the starting player', () => {
  expect(chronicle.order?.(state)).toEqual([2, 0, 1]);
});

test('a blow belongs to the attack under way; its weapon is used', () => {
  const { written } = notes([
    {
      kind: 'attacked',
      by: 'barbarian',
      with: 'barbarian-axe#1',
      hands: 2,
      form: 'melee',
      target: 'troll',
      rule: 'SH-ATT-01',
    },
    { kind: 'hit', who: 'troll', base: 5, parts: [], damage: 5, rule: 'SH-DMG-02' },
    { kind: 'died', who: 'troll', rule: 'SH-DEATH-01' },
    { kind: 'out', group: 1, rule: 'SH-DEATH-05' },
  ] as Event[]);
  expect(written).toEqual([
    { note: 'used', seat: 0, kind: 'weapon', thing: 'barbarian-axe' },
    { note: 'attack', by: barbarian, form: 'melee' },
    { note: 'hit', by: barbarian, form: 'melee', to: troll },
    { note: 'wounds', by: barbarian, form: 'melee', to: troll, amount: 5 },
    { note: 'fell', by: barbarian, form: 'melee', who: troll },
    { note: 'out', seat: 1 },
  ]);
});

test('armour may turn a hit into no wounds, and a dead creature is no fall', () => {
  const { written } = notes([
    { kind: 'attacked', by: 'barbarian', with: 'claws', hands: 0, form: 'melee', target: 'troll', rule: 'SH-ATT-01' },
    { kind: 'hit', who: 'troll', base: 1, parts: [], damage: -2, rule: 'SH-DMG-02' },
    { kind: 'died', who: 'fire-imp#1', rule: 'SH-SUMM-09' },
  ] as Event[]);
  expect(written.map(({ note }) => note)).toEqual(['attack', 'hit', 'wounds']);
  expect(written[2]).toMatchObject({ amount: 0 });
});

test('draws go to the pool of their pile; a hidden one and the turn of a band tell nothing', () => {
  const { written } = notes([
    { kind: 'turn', group: 1, turn: 1, rule: 'SH-TURN-01' },
    { kind: 'turn', group: 'dragon', turn: 1, rule: 'SH-TURN-01' },
    { kind: 'drew', group: 1, pile: 'magic', card: 'fireball#2', rule: 'SH-TURN-01' },
    { kind: 'drew', group: 1, pile: 'magic', card: null, rule: 'SH-TURN-01' },
    { kind: 'bought', group: 1, hero: 'vampire', rule: 'SH-BUY-01' },
  ] as Event[]);
  expect(written).toEqual([
    { note: 'turn', seat: 1 },
    { note: 'had', seat: 1, kind: 'attack-spell', thing: 'fireball', among: 'magic' },
    { note: 'joined', who: { kind: 'bought-hero', thing: 'vampire', seat: 1 } },
    { note: 'had', seat: 1, kind: 'bought-hero', thing: 'vampire', among: 'bought' },
  ]);
});

test('gauges', () => {
  const measured = (seat: number) => chronicle.gauges.map(({ id, measure }) => [id, measure(state, seat)]);
  expect(measured(0)).toEqual([
    ['life', 19],
    ['figures', 2],
    ['hand', 1],
  ]);
  expect(measured(1)).toEqual([
    ['life', 15],
    ['figures', 1],
    ['hand', 2],
  ]);
});
