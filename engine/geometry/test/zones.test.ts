import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellSet, reachWithin, shortestPath, ZoneMap, type ZoneMapData } from '../index.ts';

/**
 *     cave - hall - gate = D = yard     D: a closed door; hall -> pit: a barrier marked in the pit
 *              |                        shelf and hall: a wall between the marks, but a way round it
 *             pit   hall ~ shelf        gate # tower: a barrier in both directions
 */
const data: ZoneMapData = {
  zones: ['cave', 'hall', 'gate', 'yard', 'pit', 'shelf', 'tower'],
  links: [
    { a: 'cave', b: 'hall', border: 'open' },
    { a: 'hall', b: 'gate', border: 'open' },
    { id: 'D', a: 'gate', b: 'yard', border: 'closed' },
    { a: 'hall', b: 'pit', border: 'one-way' },
    { a: 'hall', b: 'shelf', border: 'blind' },
    { a: 'gate', b: 'tower', border: 'barrier' },
  ],
  lines: [
    { a: 'cave', b: 'gate', through: ['hall'] },
    { a: 'cave', b: 'yard', through: ['hall', 'gate'], doors: ['D'] },
  ],
};
const map = new ZoneMap(data);
const open = map.with({ D: 'open' });
const n = (zone: string) => map.node(zone);
const zones = (...names: string[]) => CellSet.of(map.size, names.map(n));

describe('zones', () => {
  /** From, to, door open?, zones away, cost to walk (null: no way), seen? */
  const pairs: readonly [string, string, boolean, number, number | null, boolean][] = [
    ['cave', 'cave', false, 0, 0, true],
    ['cave', 'hall', false, 1, 1, true],
    ['hall', 'cave', false, 1, 1, true],
    ['cave', 'gate', false, 2, 2, true],
    ['gate', 'cave', false, 2, 2, true],
    ['gate', 'yard', false, Infinity, null, false],
    ['gate', 'yard', true, 1, 1, true],
    ['yard', 'gate', true, 1, 1, true],
    ['cave', 'yard', false, Infinity, null, false],
    ['cave', 'yard', true, 3, 3, true],
    ['yard', 'cave', true, 3, 3, true],
    ['hall', 'yard', true, 2, 2, false], // no line between the marks was given
    ['hall', 'pit', false, 1, 1, true],
    ['pit', 'hall', false, 1, null, true], // the barrier stops the way, not the view
    ['pit', 'cave', false, 2, null, false],
    ['hall', 'shelf', false, 1, 1, false],
    ['shelf', 'hall', false, 1, 1, false],
    ['gate', 'tower', false, 1, null, true],
    ['tower', 'gate', false, 1, null, true],
    ['cave', 'tower', false, 3, null, false],
    ['tower', 'yard', true, 2, null, false],
  ];
  test.each(pairs)('%s to %s, door open %s', (from, to, isOpen, away, cost, seen) => {
    const zoneMap = isOpen ? open : map;
    expect(zoneMap.distance(n(from), n(to))).toBe(away);
    expect(shortestPath(zoneMap.walk(), n(from), n(to))?.cost ?? null).toBe(cost);
    expect(shortestPath(zoneMap.ranges(), n(from), n(to))?.cost ?? Infinity).toBe(away);
    expect(zoneMap.sees(n(from), n(to))).toBe(seen);
  });

  test('SS-LOS-EX2 a figure in between hides what lies beyond it, but not itself', () => {
    expect(open.sees(n('cave'), n('yard'), zones('gate', 'yard'))).toBe(false);
    expect(open.sees(n('cave'), n('gate'), zones('gate', 'yard'))).toBe(true);
    expect(open.sees(n('yard'), n('cave'))).toBe(true); // enemies are hidden by nobody
  });

  test('SS-LOS-EX3 enemies in the own zone are seen and hide what lies beyond', () => {
    const enemies = zones('hall', 'gate');
    expect(map.sees(n('hall'), n('hall'), enemies)).toBe(true);
    expect(map.sees(n('hall'), n('gate'), enemies)).toBe(false);
    expect(map.sees(n('cave'), n('hall'), enemies)).toBe(true);
    expect(map.sees(n('cave'), n('gate'), enemies)).toBe(false);
  });

  test('SS-LOS-11 sight ends at a number of zones', () => {
    expect(open.sees(n('cave'), n('yard'), null, 2)).toBe(false);
    expect(open.sees(n('cave'), n('yard'), null, 3)).toBe(true);
  });

  test('SS-TERR-10 flying figures pass barriers', () => {
    expect(shortestPath(map.walk({ flying: true }), n('pit'), n('tower'))?.cost).toBe(3);
    expect(shortestPath(map.walk({ flying: true }), n('gate'), n('yard'))).toBeNull();
  });

  test('SS-TERR-EX1 difficult terrain costs one more to enter', () => {
    const costs = [1, 1, 2, 1, 1, 1, 1];
    expect(shortestPath(map.walk({ costs }), n('cave'), n('gate'))?.cost).toBe(3);
    expect(reachWithin(map.walk({ costs }), n('cave'), 2).map(({ node }) => map.zone(node))).toEqual([
      'hall',
      'pit',
      'shelf',
    ]);
  });

  test('bad maps are refused with a sentence', () => {
    const refused = (change: object) => () => new ZoneMap({ ...data, ...change } as ZoneMapData);
    expect(refused({ zones: [] })).toThrow('at least one zone');
    expect(refused({ zones: ['cave', 'cave'] })).toThrow('The zone "cave" is on the map twice.');
    expect(refused({ zones: [7] })).toThrow('A zone needs a name, but has 7.');
    expect(refused({ links: [{ a: 'cave', b: 'moon', border: 'open' }] })).toThrow(
      'A link names the zone "moon", which is not on the map.',
    );
    expect(refused({ links: [{ a: 'cave', b: 'cave', border: 'open' }] })).toThrow('joins the zone "cave" to itself');
    expect(refused({ links: [{ a: 'cave', b: 'hall', border: 'ajar' }] })).toThrow(
      'The border of "cave" and "hall" must be one of open, one-way, barrier, blind, closed, but is "ajar".',
    );
    expect(refused({ lines: [{ a: 'cave', b: 'gate', through: [], doors: ['X'] }] })).toThrow(
      'The line of sight from "cave" to "gate" names the border "X", which is not on the map.',
    );
    expect(() => map.with({ X: 'open' })).toThrow('The map has no border named "X".');
    expect(() => map.node('moon')).toThrow('The map has no zone named "moon".');
    expect(() => map.zone(7)).toThrow('none with number 7');
    expect(() => map.walk({ costs: [1] })).toThrow('The map has 7 zones, but costs are given for 1.');
  });

  test('on random maps distance and plain sight are mutual, and a hiding zone never gives sight', () => {
    const zone = fc.constantFrom(...data.zones);
    const border = fc.constantFrom('open', 'one-way', 'barrier', 'blind', 'closed');
    const links = fc.array(
      fc.record({ a: zone, b: zone, border }).filter(link => link.a !== link.b),
      { maxLength: 14 },
    );
    const lines = fc.array(
      fc.record({ a: zone, b: zone, through: fc.array(zone, { maxLength: 2 }) }).filter(line => line.a !== line.b),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(links, lines, zone, zone, fc.array(zone), (someLinks, someLines, a, b, hiding) => {
        const random = new ZoneMap({ ...data, links: someLinks, lines: someLines } as ZoneMapData);
        expect(random.distance(n(a), n(b))).toBe(random.distance(n(b), n(a)));
        expect(random.sees(n(a), n(b))).toBe(random.sees(n(b), n(a)));
        if (random.sees(n(a), n(b), zones(...hiding))) expect(random.sees(n(a), n(b))).toBe(true);
      }),
    );
  });
});
