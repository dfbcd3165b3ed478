import { describe, expect, test } from 'vitest';
import { type Card, heroes, supportCards } from '../../content/index.ts';
import type { Condition } from '../../effects/conditions.ts';
import type { Moment } from '../../effects/on.ts';
import type { Target } from '../../effects/targets.ts';
import { type Effect, vocabulary } from '../../effects/vocabulary.ts';

const { names } = vocabulary();

/** Complete by type: a new member of a union does not compile until it stands here, and fails until a card uses it. */
const moments: Readonly<Record<Moment, true>> = {
  hit: true,
  kill: true,
  struck: true,
  warded: true,
  'turn-start': true,
};
const conditions: Readonly<Record<Condition['is'], true>> = {
  form: true,
  using: true,
  facing: true,
  dodging: true,
  protecting: true,
  wounded: true,
};
const targets: Readonly<Record<Target, true>> = {
  self: true,
  foe: true,
  same: true,
  own: true,
  'own-hero': true,
  enemy: true,
  'enemy-hero': true,
  opponent: true,
  'own-group': true,
  'enemy-group': true,
  'foe-others': true,
  all: true,
};

const flat = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap(e => (e.do === 'on' || e.do === 'ability' ? [e, ...flat(e.effects)] : [e]));
const cards: readonly Card[] = [...heroes, ...supportCards];
const used = cards.flatMap(card => flat(card.effects));
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe('the vocabulary', () => {
  test('is small, every word is used, and no card uses another', () => {
    expect(names.length).toBeLessThanOrEqual(30);
    expect(sorted(used.map(e => e.do))).toEqual(sorted(names));
  });

  test('every moment, condition and target is used', () => {
    expect(sorted(used.flatMap(e => (e.do === 'on' ? [e.moment] : [])))).toEqual(sorted(Object.keys(moments)));
    expect(sorted(used.flatMap(e => (e.do === 'modify' && e.if ? [e.if.is] : [])))).toEqual(
      sorted(Object.keys(conditions)),
    );
    expect(sorted(used.flatMap(e => ('target' in e ? [e.target] : [])))).toEqual(sorted(Object.keys(targets)));
  });
});

describe('every effect makes sense where it stands', () => {
  test('"same" follows an effect with a target on the same card', () => {
    for (const card of cards)
      for (const [i, e] of card.effects.entries())
        if ('target' in e && e.target === 'same') expect(card.effects[i - 1], card.id).toHaveProperty('target');
  });

  test('events and abilities outside a roll name neither "self" nor "foe"', () => {
    for (const card of supportCards) {
      const rootless =
        card.kind === 'event' || card.kind === 'spontaneous-event'
          ? card.effects
          : flat(card.effects).flatMap(e => (e.do === 'ability' && e.window.at === 'own-turn' ? e.effects : []));
      for (const e of rootless)
        if ('target' in e) expect(['self', 'foe'], `${card.id}: ${e.do}`).not.toContain(e.target);
    }
  });

  test('demons plague, they never name a figure that must exist', () => {
    for (const card of supportCards)
      if (card.kind === 'demon')
        for (const e of card.effects) if (e.do === 'modify') expect(e.scope, card.id).toBe('group');
  });

  test('hidden hands: few cards look or take at random', () => {
    const peeking = supportCards.filter(c => flat(c.effects).some(e => ['look', 'steal', 'swap'].includes(e.do)));
    expect(peeking.reduce((sum, c) => sum + c.copies, 0)).toBeLessThanOrEqual(8);
  });
});

test('values stay within the scale of the rulebook', () => {
  for (const h of heroes)
    for (const v of [h.attack, h.parry, h.magic, h.magicResistance, h.armour]) {
      expect(v, h.id).toBeGreaterThanOrEqual(0);
      expect(v, h.id).toBeLessThanOrEqual(6);
    }
  for (const h of heroes) expect(h.magic > 0, h.id).toBe(h.magical);
  for (const card of supportCards) {
    if (card.kind === 'weapon') expect(Math.max(...[card.wield.damage].flat()), card.id).toBeLessThanOrEqual(8);
    for (const e of flat(card.effects))
      if (e.do === 'modify' || e.do === 'boost') expect(Math.abs(e.by), card.id).toBeLessThanOrEqual(4);
  }
});

test('the best suit of armour is worth 4 to 6', () => {
  const best = new Map<string, number>();
  for (const card of supportCards)
    if ((card.kind === 'armour' || card.kind === 'artefact') && card.wear)
      best.set(card.wear.bodyPart, Math.max(best.get(card.wear.bodyPart) ?? 0, card.wear.armour));
  expect(best.size).toBe(5);
  const suit = [...best.values()].reduce((sum, armour) => sum + armour, 0);
  expect(suit).toBeGreaterThanOrEqual(4);
  expect(suit).toBeLessThanOrEqual(6);
});
