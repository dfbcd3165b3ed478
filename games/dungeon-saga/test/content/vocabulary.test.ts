import { describe, expect, test } from 'vitest';
import {
  type Aim,
  type Condition,
  type Content,
  type Effect,
  everything,
  type Limit,
  type Moment,
  type Penalty,
  type Range,
  type Roam,
  type Stat,
  type Targetable,
  type Targets,
  type Until,
} from '../../content/index.ts';
import { vocabulary } from '../../effects/index.ts';

/** Complete by type: a new member of a union does not compile until it stands here, and fails until something uses it. */
const moments: Readonly<Record<Moment, true>> = {
  'own-turn': true,
  action: true,
  'turn-start': true,
  attacking: true,
  defending: true,
  'attack-rolled': true,
  'defence-rolled': true,
  hit: true,
  kill: true,
  wounding: true,
  crippling: true,
  'end-of-round': true,
};
const conditions: Readonly<Record<Condition['is'], true>> = {
  form: true,
  against: true,
  'from-behind': true,
  'free-strike': true,
  injured: true,
  outnumbered: true,
  unmoved: true,
};
const targets: Readonly<Record<Targetable | Extract<Aim, string>, true>> = {
  you: true,
  same: true,
  foe: true,
  enemy: true,
  friend: true,
  other: true,
  minion: true,
  bones: true,
  square: true,
  lock: true,
  seal: true,
};
const ranges: Readonly<Record<Range, true>> = { front: true, adjacent: true, short: true, long: true, board: true };
const limitNames: Readonly<Record<Limit, true>> = { turn: true, round: true, adventure: true, consumed: true };
const untils: Readonly<Record<Until, true>> = { attack: true, turn: true, 'next-turn': true };
const stats: Readonly<Record<Stat, true>> = { move: true, 'attack-dice': true, 'defence-dice': true, armour: true };
const penalties: Readonly<Record<Penalty, true>> = {
  injured: true,
  outnumbered: true,
  behind: true,
  furnishing: true,
};
const freedoms: Readonly<Record<Roam['despite'], true>> = {
  figures: true,
  furnishing: true,
  stopping: true,
  'free-strikes': true,
};

const effectsOf = (thing: Content): readonly Effect[] => ('effects' in thing ? thing.effects : []);
const flat = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap(e => ('effects' in e ? [e, ...flat(e.effects)] : [e]));
const used = everything.flatMap(thing => flat(effectsOf(thing)));
const aims: readonly Aim[] = used.flatMap(e => ('aim' in e ? [e.aim] : []));
const picks: readonly Targets[] = aims.flatMap(aim => (typeof aim === 'object' ? [aim] : []));
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const keys = (table: object) => sorted(Object.keys(table));

describe('the vocabulary is small and every word is used', () => {
  test('effects', () => {
    expect(sorted(vocabulary.names).length).toBeLessThanOrEqual(30);
    expect(sorted(used.map(e => e.do))).toEqual(sorted(vocabulary.names));
  });

  test('moments, limits and durations', () => {
    expect(sorted(used.flatMap(e => (e.do === 'at' ? [e.moment] : [])))).toEqual(keys(moments));
    expect(sorted(used.flatMap(e => (e.do === 'at' && e.limit ? [e.limit] : [])))).toEqual(keys(limitNames));
    expect(sorted(used.flatMap(e => (e.do === 'grant' ? [e.until] : [])))).toEqual(keys(untils));
  });

  test('conditions, values, penalties and freedoms', () => {
    expect(sorted(used.flatMap(e => ('if' in e && e.if ? e.if.map(c => c.is) : [])))).toEqual(keys(conditions));
    expect(sorted(used.flatMap(e => (e.do === 'modify' ? [e.stat] : [])))).toEqual(keys(stats));
    expect(sorted(used.flatMap(e => (e.do === 'ignore' ? [e.penalty] : [])))).toEqual(keys(penalties));
    expect(sorted(used.flatMap(e => (e.do === 'roam' ? [e.despite] : [])))).toEqual(keys(freedoms));
  });

  test('targets and ranges', () => {
    expect(sorted(aims.map(aim => (typeof aim === 'object' ? aim.of : aim)))).toEqual(keys(targets));
    expect(sorted(picks.map(pick => pick.range))).toEqual(keys(ranges));
  });
});

describe('every effect makes sense where it stands', () => {
  const lists = (effects: readonly Effect[]): readonly (readonly Effect[])[] => [
    effects,
    ...effects.flatMap(e => ('effects' in e ? lists(e.effects) : [])),
  ];

  test('"same" follows a choice in the same list', () => {
    for (const thing of everything)
      for (const effects of lists(effectsOf(thing)))
        for (const [i, e] of effects.entries())
          if ('aim' in e && e.aim === 'same')
            expect(
              effects.slice(0, i).some(before => 'aim' in before && typeof before.aim === 'object'),
              thing.id,
            ).toBe(true);
  });

  test('what asks for a running attack stands at a moment that has one', () => {
    for (const thing of everything)
      for (const e of flat(effectsOf(thing))) {
        if (e.do !== 'at') continue;
        const inside = flat(e.effects);
        const rolling = ['attacking', 'defending', 'attack-rolled', 'defence-rolled'].includes(e.moment);
        const fighting = rolling || ['hit', 'kill', 'wounding'].includes(e.moment);
        if (e.if) expect(fighting, thing.id).toBe(true);
        for (const x of inside) {
          if (x.do === 'reroll') expect(e.moment, thing.id).toMatch(/rolled$/);
          if (x.do === 'prevent') expect(['wounding', 'crippling'], thing.id).toContain(e.moment);
          if (x.do === 'grant' && x.until === 'attack') expect(rolling, thing.id).toBe(true);
          if ('aim' in x && x.aim === 'foe') expect(fighting, thing.id).toBe(true);
        }
      }
    const outside = everything.flatMap(thing => effectsOf(thing).filter(e => e.do !== 'at'));
    for (const e of outside) {
      expect(['reroll', 'prevent']).not.toContain(e.do);
      if (e.do === 'grant') expect(e.until).not.toBe('attack');
      if ('aim' in e) expect(e.aim).not.toBe('foe');
    }
  });

  test('effects on bones, squares, locks and seals aim at such', () => {
    const wanted: Readonly<Record<string, Targetable>> = {
      raise: 'bones',
      shatter: 'bones',
      summon: 'square',
      place: 'square',
      attack: 'enemy',
    };
    for (const e of used) {
      if (!('aim' in e) || typeof e.aim !== 'object') continue;
      const want = e.do === 'open' ? e.what : wanted[e.do];
      if (want) expect(e.aim.of, e.do).toBe(want);
      else expect(['enemy', 'friend', 'other', 'minion'], e.do).toContain(e.aim.of);
      if (e.do === 'place') expect(e.aim.many).toBe(1);
    }
  });

  test('sight is asked for only along a ruler; spells never reach across the board or need a front', () => {
    for (const pick of picks) if (pick.sight) expect(['short', 'long']).toContain(pick.range);
    for (const thing of everything)
      if (thing.kind === 'spell')
        for (const e of thing.effects)
          if ('aim' in e && typeof e.aim === 'object')
            expect(['adjacent', 'short', 'long'], thing.id).toContain(e.aim.range);
  });

  test('a grant to others changes only values, so that its text needs no "you"', () => {
    for (const e of used)
      if (e.do === 'grant' && e.aim !== 'you')
        for (const granted of e.effects) {
          expect(granted.do).toBe('modify');
          if (granted.do === 'modify') expect(granted.if ?? []).toEqual([]);
        }
  });

  test('a change of armour of the target, or of your own values; nothing else', () => {
    for (const e of used)
      if (e.do === 'modify') {
        if (e.whose === 'target') expect(e.stat).toBe('armour');
        expect(Math.abs(e.by)).toBeLessThanOrEqual(4);
        expect(e.by).not.toBe(0);
      }
  });
});
