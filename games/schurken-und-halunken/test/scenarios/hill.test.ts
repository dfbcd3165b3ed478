import { describe, expect, test } from 'vitest';
import { draw } from '../../drawing.ts';
import { value } from '../../heuristics.ts';
import { type Circumstances, type GroupSpec, nextRound, position, told } from '../positions.ts';

const hill = (groups: readonly GroupSpec[], more: Circumstances & { notes?: Record<string, number> } = {}) =>
  position(groups, { scenario: 'hill', ...more, change: state => Object.assign(state.notes, more.notes) });

const three: readonly GroupSpec[] = [
  { heroes: { werewolf: [] } },
  { heroes: { troll: [] } },
  { heroes: { lich: [] }, demon: 'trembler' },
];
const HIT = [6, 5, 1];
const MISS = [1, 6, 5];

describe('SH-SCEN-08 the hill', () => {
  test('is empty at first and goes to the first who hits anybody', () => {
    const t = hill(three);
    expect(t.state.notes).toEqual({ holder: -1, 'points-0': 0, 'points-1': 0, 'points-2': 0 });
    t.choose('attack:werewolf,claws,troll').choose('pass').choose('dodge', HIT);
    expect(told(t, 'took-hill')).toEqual({ kind: 'took-hill', group: 0, rule: 'SH-SCEN-08' });
    expect(t.state.notes.holder).toBe(0);
  });

  test('a blow warded off takes nothing, nor does one against a demon', () => {
    const missed = hill(three);
    missed.choose('attack:werewolf,claws,troll').choose('pass').choose('dodge', MISS);
    expect(missed.state.notes.holder).toBe(-1);
    const t = hill(three);
    t.choose('attack:werewolf,claws,trembler#1', [6, 6, 1]);
    expect(told(t, 'hit')).toMatchObject({ who: 'trembler#1' });
    expect(t.state.notes.holder).toBe(-1);
  });

  test('changes hands by a hit on the holder only', () => {
    const other = hill(three, { notes: { holder: 2 } });
    other.choose('attack:werewolf,claws,troll').choose('pass').choose('dodge', HIT);
    expect(other.state.notes.holder).toBe(2);
    const t = hill(three, { notes: { holder: 2 } });
    t.choose('attack:werewolf,claws,lich').choose('pass').choose('dodge', HIT);
    expect(t.state.notes.holder).toBe(0);
  });

  test('a holder who protects somebody is hit as well', () => {
    const t = hill(three, { notes: { holder: 2 } });
    t.choose('attack:werewolf,claws,troll').choose('protect:lich').choose('accept:lich').choose('dodge', HIT);
    expect(t.state.notes.holder).toBe(0);
  });

  test('is empty again when the holder is out for another reason', () => {
    const t = hill([{ heroes: { werewolf: [] }, hand: ['collapsing-lair'] }, ...three.slice(1)], {
      notes: { holder: 2 },
      life: { lich: 1 },
    });
    t.choose('play:collapsing-lair#1');
    expect(draw(t.match.view(0), { lang: 'en', plain: true, seat: n => `Seat ${n + 1}` })).toContain('Hill: empty');
    t.choose('attack:werewolf,claws,troll').choose('dodge', HIT);
    expect(t.state.notes.holder).toBe(0);
  });
});

describe('SH-SCEN-09 SH-SCEN-10 points', () => {
  test('one at the start of the own turn for who holds the hill', () => {
    const t = nextRound(hill(three, { notes: { holder: 0 } }));
    expect(t.state.notes).toMatchObject({ 'points-0': 1, 'points-1': 0, 'points-2': 0 });
    expect(t.events().filter(({ kind }) => kind === 'scored')).toEqual([
      { kind: 'scored', group: 0, points: 1, rule: 'SH-SCEN-09' },
    ]);
  });

  test('the third wins (SH-END-02)', () => {
    const t = hill(three, { notes: { holder: 1, 'points-1': 2, 'points-0': 2 } });
    expect(t.match.outcome).toBeNull();
    t.choose('end');
    expect(t.match.outcome).toEqual({ winners: [1], kind: 'hill-king', rule: 'SH-SCEN-10' });
  });

  test('in a duel it takes four', () => {
    const t = hill(three.slice(0, 2), { notes: { holder: 1, 'points-1': 2 } }).choose('end');
    expect([t.state.notes['points-1'], t.match.outcome]).toEqual([3, null]);
    const won = hill(three.slice(0, 2), { notes: { holder: 1, 'points-1': 3 } }).choose('end');
    expect(won.match.outcome).toMatchObject({ winners: [1], kind: 'hill-king' });
  });

  test('the last one standing wins without points', () => {
    const t = hill([{ heroes: { werewolf: [] } }, { heroes: { lich: [] } }], { life: { lich: 1 } });
    t.choose('attack:werewolf,claws,lich').choose('waive', [1]);
    expect(t.match.outcome).toEqual({ winners: [0], kind: 'last-standing', rule: 'SH-END-01' });
  });
});

test('hill and points are seen by all and worth something', () => {
  const notes = { holder: 1, 'points-1': 2 };
  const t = hill(three, { notes });
  const lines = draw(t.match.view('spectator'), { lang: 'de', plain: true, seat: n => `Platz ${n + 1}` });
  expect(lines).toContain('Hügel: Platz 2');
  expect(lines).toContain('Punkte (von 3): Platz 1 0, Platz 2 2, Platz 3 0');
  const even = hill(three);
  expect(value(t.match.view(1), 1)).toBeGreaterThan(value(even.match.view(1), 1));
  expect(value(t.match.view(0), 0)).toBeLessThan(value(even.match.view(0), 0));
});
