import type { Note } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { chronicle } from '../chronicle.ts';
import type { Event } from '../events.ts';
import { blue, enemy, give, red, sit, stand } from './positions.ts';

const notes = (events: readonly Event[], state: Parameters<typeof chronicle.begin>[0]): Note[] => {
  const written: Note[] = [];
  const scribe = chronicle.begin(state, note => written.push(note));
  for (const event of events) scribe.hear(event, state);
  return written;
};

const ecarus = { kind: 'hero', thing: 'ecarus', seat: 0 };
const brigand = { kind: 'enemy', thing: 'brigand-green', seat: null };

test('an attack that kills: blow, wounds, kill and shards', () => {
  const t = sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword');
    stand(state, 'laegon', '2A.n');
    const [body] = enemy(state, 'brigand-green-1', '2A.c').bodies;
    if (body) body.wounds = 3;
    enemy(state, 'brigand-green-2', '1A.h');
  });
  t.choose('attack:main,brigand-green-1', [red('hit+hit'), blue('block'), blue('block')]);
  expect(notes(t.events(), t.state)).toEqual([
    { note: 'attack', by: ecarus, form: 'sharp' },
    { note: 'hit', by: ecarus, to: brigand, form: 'other' },
    { note: 'wounds', by: ecarus, to: brigand, form: 'other', amount: 1 },
    { note: 'count', what: 'kills' },
    { note: 'fell', by: ecarus, who: brigand, form: 'other' },
    { note: 'count', what: 'shards' },
  ]);
});

test('rounds, ranks, deaths, returns, powers and cards are told apart', () => {
  const { state } = sit();
  expect(
    notes(
      [
        { kind: 'round', round: 2, rule: 'SS-ROUND-02' },
        { kind: 'rank', hero: 'ecarus', rank: 2, cost: 4, rule: 'SS-RANK-06' },
        { kind: 'resurrected', hero: 'laegon', cost: 1, rule: 'SS-RES-04' },
        { kind: 'used', by: 'ecarus', ability: 'mighty-blow', level: 1, on: [], rule: 'SS-USE-01' },
        { kind: 'used', by: 'ecarus', ability: 'healing-potion', level: 1, on: [], rule: 'SS-USE-01' },
        { kind: 'learned', hero: 'ecarus', power: 'charge', rule: 'SS-POW-10' },
        { kind: 'item', hero: 'ecarus', item: 'lucky-coin', how: 'gained', rule: 'SS-ITEM-03' },
        { kind: 'item', hero: 'ecarus', item: 'halberd', how: 'bought', rule: 'SS-ITEM-03' },
        { kind: 'item', hero: 'laegon', item: 'ash-wand', how: 'fetched', rule: 'SS-ITEM-03' },
        { kind: 'item', hero: 'ecarus', item: 'whisper', how: 'stored', rule: 'SS-STASH-05' },
        { kind: 'item', hero: 'laegon', item: 'knife', how: 'worn', rule: 'SS-EMP-07' },
        { kind: 'item', hero: 'laegon', item: 'halberd', how: 'taken', rule: 'SS-ITEM-03' },
        { kind: 'activation-card', card: 'A', queue: [], rule: 'SS-ETURN-02' },
        { kind: 'killed', figure: 'ecarus', by: 'brigand-green-1', rule: 'SS-WND-02' },
      ],
      state,
    ),
  ).toEqual([
    { note: 'round' },
    { note: 'count', what: 'ranks' },
    { note: 'count', what: 'returns' },
    { note: 'used', seat: 0, kind: 'power', thing: 'mighty-blow' },
    { note: 'used', seat: 0, kind: 'item', thing: 'healing-potion' },
    { note: 'had', seat: 0, kind: 'power', thing: 'charge', among: 'power' },
    { note: 'had', seat: 0, kind: 'item', thing: 'lucky-coin', among: 'item' },
    { note: 'had', seat: 0, kind: 'item', thing: 'halberd', among: 'item' },
    { note: 'had', seat: 0, kind: 'item', thing: 'ash-wand', among: 'item' },
    { note: 'had', seat: 0, kind: 'item', thing: 'whisper', among: 'item' },
    { note: 'had', seat: 0, kind: 'item', thing: 'knife', among: 'item' },
    { note: 'used', seat: 0, kind: 'activation', thing: 'A' },
    { note: 'count', what: 'deaths' },
    { note: 'fell', by: brigand, who: ecarus, form: 'other' },
  ]);
});

test('whatever notes mention has a name', () => {
  expect(chronicle.nameOf('enemy', 'brigand-green').de).toBe('Grüner Wegelagerer');
  expect(chronicle.nameOf('hero', 'ecarus').en).toBe('Ecarus');
  expect(chronicle.nameOf('power', 'charge').en).toBe('Charge');
  expect(chronicle.nameOf('activation', 'A').en).toBe('Darkness Rests');
});
