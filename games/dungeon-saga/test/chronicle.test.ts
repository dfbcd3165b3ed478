import type { Note } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { chronicle } from '../chronicle.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { position } from './positions.ts';

const { state } = position('O> s< .. R^ c1', { turn: 'orlaf', wounds: { orlaf: 2 }, hand: ['interrupt'] });

function notes(events: readonly Event[], at: State = state): Note[] {
  const written: Note[] = [];
  const scribe = chronicle.begin(at, note => written.push(note));
  written.length = 0;
  for (const event of events) scribe.hear(event, at);
  return written;
}

const orlaf = { kind: 'hero', thing: 'orlaf', seat: state.control.orlaf ?? -1 };
const skeleton = { kind: 'minion', thing: 'skeleton-warrior', seat: 0 };

test('it begins with the overlord’s hand and the figures on the board', () => {
  const written: Note[] = [];
  chronicle.begin(state, note => written.push(note));
  expect(written[0]).toEqual({ note: 'had', seat: 0, kind: 'command', thing: 'interrupt', among: 'command' });
  expect(written).toContainEqual({ note: 'joined', who: orlaf });
  expect(written).toContainEqual({ note: 'joined', who: skeleton });
});

test('a blow belongs to the attack under way', () => {
  const attack = { attacker: 'orlaf', target: 'skeleton-warrior-1', form: 'melee' } as State['attack'];
  const written = notes(
    [
      {
        kind: 'attack',
        attacker: 'orlaf',
        target: 'skeleton-warrior-1',
        form: 'melee',
        free: true,
        rule: 'DS-MELEE-01',
      },
      { kind: 'hits', attacker: 'orlaf', target: 'skeleton-warrior-1', hits: 2, left: [6], rule: 'DS-MELEE-01' },
      { kind: 'fell', figure: 'skeleton-warrior-1', as: 'bones', rule: 'DS-DMG-01' },
    ] as Event[],
    { ...state, attack },
  );
  expect(written).toEqual([
    { note: 'count', what: 'free' },
    { note: 'attack', by: orlaf, form: 'melee' },
    { note: 'hit', by: orlaf, form: 'melee', to: skeleton },
    { note: 'count', what: 'bones' },
    { note: 'fell', by: orlaf, form: 'melee', who: skeleton },
  ]);
});

test('wounds without an attack come from nobody; a blow at a chest is no hit', () => {
  const chest = state.things[0]?.id ?? '';
  const written = notes([
    { kind: 'wounded', figure: 'orlaf', wounds: 3, rule: 'DS-DMG-06' },
    { kind: 'hits', attacker: 'orlaf', target: chest, hits: 2, left: [6], rule: 'DS-MELEE-01' },
    { kind: 'opened', figure: 'orlaf', thing: chest, rule: 'DS-DOOR-08' },
  ] as Event[]);
  expect(written).toEqual([
    { note: 'wounds', by: null, form: 'other', to: orlaf, amount: 1 },
    { note: 'count', what: 'chests' },
  ]);
});

test('feats, spells, items and command cards are used by their side', () => {
  const written = notes([
    { kind: 'round', number: 1, rule: 'DS-ROUND-02' },
    { kind: 'feat', figure: 'orlaf', feat: 'whirlwind', rule: 'DS-FEAT-01' },
    { kind: 'played', card: 'interrupt', rule: 'DS-CARD-03' },
    { kind: 'drew', card: 'double-commands', rule: 'DS-EOR-01' },
    { kind: 'drew', card: null, rule: 'DS-EOR-01' },
  ] as Event[]);
  expect(written).toEqual([
    { note: 'round' },
    { note: 'used', seat: orlaf.seat, kind: 'feat', thing: 'whirlwind' },
    { note: 'used', seat: 0, kind: 'command', thing: 'interrupt' },
    { note: 'had', seat: 0, kind: 'command', thing: 'double-commands', among: 'command' },
  ]);
});

test('gauges: a crippled hero has had all its wounds', () => {
  const measured = (at: State) => Object.fromEntries(chronicle.gauges.map(({ id, measure }) => [id, measure(at, 0)]));
  expect(measured(state)).toMatchObject({ 'hero-wounds': 2, heroes: 2, minions: 1, opened: 0 });
  const crippled = { ...state, slain: { danor: 1 } };
  expect(measured(crippled)['hero-wounds']).toBeGreaterThan(2);
});
