import { checkConfig, erased, newChance } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { expect, test } from 'vitest';
import { decks, heroDecks, type InstanceId } from '../../content/index.ts';
import { schurkenUndHalunken } from '../../index.ts';
import { pileOfCard } from '../../rules/cards.ts';
import { setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import { duel, handOf, itemsOf, position, told } from '../positions.ts';

const fresh = (seats: number, settings: Record<string, string | number | boolean> = {}, seed = 'setup'): State =>
  setup(checkConfig(erased(schurkenUndHalunken), { seats, settings }), newChance(seed));
const dealt = (state: State) => state.groups.map(({ heroes }) => heroes.map(({ id }) => id));
const isMagical = (id: string) => (heroDecks.magical as readonly string[]).includes(id);

test('SH-GAME-01 every player leads a group of heroes against the groups of all others', () => {
  const state = fresh(3);
  expect(state.groups.map(({ heroes }) => heroes.length)).toEqual([2, 2, 2]);
  expect(new Set(state.groups.map(({ team }) => team)).size).toBe(3);
  const t = position([{ heroes: { werewolf: [] } }, { heroes: { troll: [] } }, { heroes: { lich: [] } }]);
  expect(t.offered('attack')).toEqual(['attack:werewolf,claws,troll', 'attack:werewolf,claws,lich']);
});

test('SH-GAME-03 2 to 5 players', () => {
  expect(schurkenUndHalunken.scenarios[0]?.seats).toEqual([2, 3, 4, 5]);
});

test('SH-SETUP-01 SH-SETUP-02 everybody gets one magical and one other hero from shuffled piles', () => {
  for (const seats of [2, 3, 4, 5])
    for (const ids of dealt(fresh(seats))) expect(ids.map(isMagical)).toEqual([true, false]);
  const tables = Array.from({ length: 40 }, (_, i) => dealt(fresh(5, {}, `deal ${i}`)));
  // Both piles are shuffled: every hero comes up, and a magical hero goes with several others.
  expect(new Set(tables.flat(2)).size).toBe(16);
  expect(new Set(tables.flat().map(([magical]) => magical)).size).toBe(8);
  expect(new Set(tables.flat().map(([, other]) => other)).size).toBe(8);
  const firstPairs = tables.map(table => table[0]?.join());
  expect(new Set(firstPairs).size).toBeGreaterThan(8);
});

test('SH-SETUP-02 heroes are dealt in turn, beginning with the first player', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => `in turn ${i}`);
  const began = (seed: string, seats: number) => {
    const state = fresh(seats, {}, seed);
    return { first: state.first, pair: state.groups[state.first]?.heroes.map(({ id }) => id), seats };
  };
  // Whoever begins gets the top of both piles, however many sit at the table: the shuffles are the same.
  for (const seed of seeds) {
    const [two, four] = [began(seed, 2), began(seed, 4)];
    expect(two.pair).toEqual(four.pair);
  }
  expect(new Set(seeds.map(seed => began(seed, 4).first))).toEqual(new Set([0, 1, 2, 3]));
});

test('SH-SETUP-03 the remaining heroes form one pile, mixed', () => {
  const state = fresh(2);
  expect(state.heroPile).toHaveLength(12);
  expect(new Set([...state.heroPile, ...dealt(state).flat()]).size).toBe(16);
  expect(state.heroPile.slice(0, 6).every(isMagical)).toBe(false);
});

test('SH-SETUP-04 with the mixed pile somebody sooner or later leads two magicians', () => {
  const pairs = Array.from({ length: 12 }, (_, i) => dealt(fresh(5, { 'mixed-heroes': true }, `mixed ${i}`))).flat();
  expect(pairs.every(ids => ids.length === 2)).toBe(true);
  expect(pairs.some(ids => ids.every(isMagical))).toBe(true);
  expect(pairs.some(ids => !ids.some(isMagical))).toBe(true);
});

test('SH-SETUP-05 every hero starts with 15 life points', () => {
  expect(new Set(fresh(5).groups.flatMap(({ heroes }) => heroes.map(({ life }) => life)))).toEqual(new Set([15]));
});

test.each([12, 10])('SH-SETUP-06 with fewer life points: %i', life => {
  expect(new Set(fresh(4, { life }).groups.flatMap(g => g.heroes.map(h => h.life)))).toEqual(new Set([life]));
});

test('SH-SETUP-07 two players may start with three heroes, more may not', () => {
  expect(dealt(fresh(2)).map(ids => ids.length)).toEqual([2, 2]);
  const state = fresh(2, { 'three-heroes': true });
  expect(dealt(state).map(ids => ids.length)).toEqual([3, 3]);
  expect(state.heroPile).toHaveLength(10);
  for (const seats of [3, 4, 5]) expect(() => fresh(seats, { 'three-heroes': true })).toThrow('can be false');
});

test('SH-SETUP-18 the third hero is the top card of the pile of remaining heroes, the first player’s first', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const two = fresh(2, {}, seed);
    const three = fresh(2, { 'three-heroes': true }, seed);
    const [second, top] = two.heroPile.slice(-2);
    const thirds = [0, 1].map(i => three.groups[(three.first + i) % 2]?.heroes[2]?.id);
    expect(thirds).toEqual([top, second]);
    expect(three.heroPile).toEqual(two.heroPile.slice(0, -2));
  }
  // Both seats come first with one of these.
  expect(new Set(['a', 'b', 'c', 'd'].map(seed => fresh(2, {}, seed).first))).toEqual(new Set([0, 1]));
});

test('SH-SETUP-09 three draw piles of their own colour, each of them shuffled', () => {
  const { piles } = fresh(2);
  const other = fresh(2, {}, 'other').piles;
  const sorted = (cards: readonly string[]) => [...cards].sort();
  for (const pile of ['equipment', 'magic', 'tactics'] as const) {
    expect(sorted(piles[pile])).toEqual(sorted(decks[pile]));
    expect(piles[pile]).not.toEqual(decks[pile]);
    expect(piles[pile]).not.toEqual(other[pile]);
  }
  expect([piles.equipment.length, piles.magic.length, piles.tactics.length]).toEqual([45, 50, 64]);
});

test('SH-SETUP-10 every pile has its own discard pile', () => {
  expect(fresh(2).discards).toEqual({ equipment: [], magic: [], tactics: [] });
  const t = duel({ heroes: { lich: [] }, hand: ['buckler', 'fireball', 'duck'] }, { heroes: { troll: [] } });
  t.choose('trade').choose('discard:duck#1').choose('discard:buckler#1').choose('discard:fireball#1');
  expect(t.state.discards).toEqual({ equipment: ['buckler#1'], magic: ['fireball#1'], tactics: ['duck#1'] });
});

/** Two heroes draw from a pile of one card; four cards lie on its discard pile. */
function drawnOut(seed: string) {
  const t = duel(
    { heroes: { lich: [], werewolf: [] } },
    { heroes: { troll: [] } },
    {
      top: ['buckler'],
      discarded: ['halberd', 'toothpick', 'frying-pan', 'iron-boots', 'fireball'],
      change: state => state.piles.equipment.splice(0, state.piles.equipment.length - 1),
      seed,
    },
  );
  return t.choose('draw:lich,equipment').choose('draw:werewolf,equipment');
}

test('SH-SETUP-11 an empty pile is made anew from its own discard pile, shuffled', () => {
  const laid = ['halberd#1', 'toothpick#1', 'frying-pan#1', 'iron-boots#1'];
  const tables = Array.from({ length: 12 }, (_, i) => drawnOut(`reshuffle ${i}`));
  for (const t of tables) {
    expect(handOf(t, 0)[0]).toBe('buckler#1');
    expect([...handOf(t, 0).slice(1), ...t.state.piles.equipment].sort()).toEqual([...laid].sort());
    expect(t.state.discards).toEqual({ equipment: [], magic: ['fireball#1'], tactics: [] });
    expect(t.events().filter(e => e.kind === 'reshuffled')).toEqual([
      { kind: 'reshuffled', pile: 'equipment', rule: 'SH-SETUP-11' },
    ]);
  }
  expect(new Set(tables.map(t => handOf(t, 0)[1])).size).toBeGreaterThan(1);
});

test('SH-SETUP-12 SH-SETUP-13 SH-SETUP-16 four cards of freely chosen piles, all drawn before any is seen', () => {
  const t = table(schurkenUndHalunken, { config: { seats: 2 } });
  const seat = t.seat ?? -1;
  for (const pile of ['equipment', 'magic', 'tactics']) {
    expect(t.offered()).toEqual(['pile:equipment', 'pile:magic', 'pile:tactics']);
    t.choose(`pile:${pile}`);
    expect(handOf(t, seat)).toEqual([]);
  }
  t.choose('pile:magic');
  expect(handOf(t, seat).map(card => pileOfCard(card as InstanceId))).toEqual([
    'equipment',
    'magic',
    'tactics',
    'magic',
  ]);
  expect(t.happened(seat).filter(e => e.kind === 'drew')).toHaveLength(4);
});

test('SH-SETUP-16 in every turn, too, both cards are drawn before one is seen', () => {
  const t = duel({ heroes: { lich: [] } }, { heroes: { troll: [] } }, { phase: 'draw', top: ['fireball', 'halberd'] });
  t.choose('pile:equipment');
  expect([handOf(t, 0), t.happened(0)]).toEqual([[], []]);
  t.choose('pile:magic');
  expect(handOf(t, 0)).toEqual(['halberd#1', 'fireball#1']);
});

/** How many start cards everybody draws, in the order of the turns. */
function startCards(seats: number, settings: Record<string, boolean> = {}): number[] {
  const t = table(schurkenUndHalunken, { config: { seats, settings } });
  const drawn: number[] = [];
  while (t.kind === 'pile') {
    const { seat } = t;
    let cards = 0;
    for (; t.kind === 'pile' && t.seat === seat; cards++) t.choose('pile:tactics');
    drawn.push(cards);
    t.choose('done');
    if (drawn.length === seats) break;
  }
  return drawn;
}

test('SH-SETUP-20 for an even start everybody from the third place on draws five start cards', () => {
  const even = { 'even-start': true };
  expect(startCards(2, even)).toEqual([4, 4]);
  expect(startCards(3, even)).toEqual([4, 4, 5]);
  expect(startCards(5, even)).toEqual([4, 4, 5, 5, 5]);
});

test('SH-SETUP-12 SH-SETUP-20 the start of the rulebook is the usual one: four cards for everybody', () => {
  expect(startCards(4)).toEqual([4, 4, 4, 4]);
  expect(startCards(5, { 'even-start': false })).toEqual([4, 4, 4, 4, 4]);
});

test('SH-TURN-06 SH-SETUP-20 an even start is announced before the first card, and only then', () => {
  const announced = (seats: number, settings: Record<string, boolean>) => {
    const t = table(schurkenUndHalunken, { config: { seats, settings } });
    t.choose('pile:tactics');
    return t.match.log('everyone').flatMap(({ event }) => (event.kind === 'even-start' ? [event] : []));
  };
  expect(announced(2, {})).toEqual([]);
  expect(announced(2, { 'even-start': true })).toMatchObject([{ late: false, rule: 'SH-TURN-06' }]);
  expect(announced(3, { 'even-start': true })).toMatchObject([{ late: true }]);
});

test('SH-SETUP-14 SH-SETUP-15 heroes are equipped at once, everything else stays in the hand', () => {
  const t = duel(
    { heroes: { lich: [], troll: [] }, hand: ['buckler', 'fireball', 'healing-potion', 'duck'] },
    { heroes: { barbarian: [] } },
    { phase: 'start-equip' },
  );
  expect(t.offered()).toEqual(['equip:lich,buckler#1', 'equip:lich,fireball#1', 'equip:troll,buckler#1', 'done']);
  t.choose('equip:lich,fireball#1').choose('equip:troll,buckler#1').choose('done');
  expect(itemsOf(t, 'lich')).toEqual(['fireball#1']);
  expect(itemsOf(t, 'troll')).toEqual(['buckler#1']);
  expect(handOf(t, 0)).toEqual(['healing-potion#1', 'duck#1']);
});

/** The first player of two draws these start cards, in the order named; then come those given as `next`. */
function starting(cards: string[], next: string[] = [], redraw = true) {
  const t = table(schurkenUndHalunken, {
    config: { seats: 2, settings: { redraw } },
    arrange: state => {
      for (const card of [...next].reverse().concat([...cards].reverse()))
        for (const pile of Object.values(state.piles)) {
          const at = pile.findIndex(id => id.startsWith(`${card}#`));
          if (at >= 0) pile.push(...pile.splice(at, 1));
        }
    },
  });
  const first = t.seat ?? -1;
  for (const card of cards) t.choose(`pile:${pileOfCard(`${card}#1`)}`);
  return { t, first, hand: () => handOf(t, first).map(id => id.replace(/#.*/, '')) };
}

test('SH-SETUP-17 without weapon and attack spell the start cards may be shown and drawn anew, from the same piles', () => {
  const { t, hand } = starting(
    ['ring-mail', 'duck', 'iron-boots', 'healing-potion'],
    ['buckler', 'payday', 'soul-jar', 'trembler'],
  );
  expect(t.offered()).toEqual(['keep', 'redraw']);
  t.choose('redraw');
  expect(told(t, 'redrew').cards.map(id => id.replace(/#.*/, ''))).toEqual([
    'ring-mail',
    'duck',
    'iron-boots',
    'healing-potion',
  ]);
  expect(Object.values(t.state.discards).map(pile => pile.map(id => id.replace(/#.*/, '')))).toEqual([
    ['ring-mail', 'iron-boots'],
    ['healing-potion'],
    ['duck'],
  ]);
  expect(hand()).toEqual(['buckler', 'payday', 'soul-jar', 'trembler']);
});

test('SH-SETUP-17 again and again, until a weapon or an attack spell is drawn', () => {
  const { t, hand } = starting(
    ['ring-mail', 'iron-boots', 'duck', 'backstab'],
    ['buckler', 'soul-jar', 'payday', 'feast', 'cooking-pot', 'silver-sword', 'hangover', 'evil-eye'],
  );
  t.choose('redraw');
  expect([hand(), t.offered()]).toEqual([
    ['buckler', 'soul-jar', 'payday', 'feast'],
    ['keep', 'redraw'],
  ]);
  t.choose('redraw');
  expect([hand(), t.offered()]).toEqual([['cooking-pot', 'silver-sword', 'hangover', 'evil-eye'], ['keep']]);
  t.choose('keep');
  expect(t.kind).toBe('equip');
});

test.each([
  ['two red cards without a weapon', ['ring-mail', 'iron-boots', 'duck', 'backstab'], ['keep', 'redraw']],
  ['two blue cards without an attack spell', ['trembler', 'stone-skin', 'duck', 'backstab'], ['keep', 'redraw']],
  ['a weapon', ['silver-sword', 'iron-boots', 'duck', 'backstab'], ['keep']],
  ['an attack spell', ['trembler', 'fireball', 'duck', 'backstab'], ['keep']],
])('SH-SETUP-17 with %s', (_, cards, offered) => {
  expect(starting(cards).t.offered()).toEqual(offered);
});

test('SH-SETUP-17 with but one red and one blue card, or without the option, there is no new draw', () => {
  expect(starting(['iron-boots', 'trembler', 'duck', 'backstab']).t.kind).toBe('equip');
  expect(starting(['ring-mail', 'iron-boots', 'duck', 'backstab'], [], false).t.kind).toBe('equip');
});

test('SH-SETUP-19 of other hands everybody sees the colours of the backs and no more', () => {
  const t = duel(
    { heroes: { lich: [] } },
    { heroes: { troll: [] }, hand: ['buckler', 'fireball', 'duck', 'backstab'] },
  );
  expect(t.match.view(0).groups[1]).toMatchObject({
    hand: null,
    backs: { equipment: 1, magic: 1, tactics: 2 },
    seen: [],
  });
  expect(t.match.view(1).groups[1]?.hand).toHaveLength(4);
});

test('SH-TURN-05 the first player is drawn by lot; from there it goes round by the seats', () => {
  const firsts = Array.from({ length: 40 }, (_, i) => fresh(4, {}, `first ${i}`).first);
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  for (const [i, first] of firsts.slice(0, 8).entries()) {
    const t = table(schurkenUndHalunken, { config: { seats: 4 }, seed: `first ${i}` });
    expect([t.seat, t.state.first]).toEqual([first, first]);
    // First everybody's start cards, then two rounds of turns.
    const order: (number | null)[] = [];
    const turns = () => t.events().filter(e => e.kind === 'turn').length;
    while (turns() < 9) {
      if (t.seat !== order.at(-1) && (t.kind === 'pile' || t.kind === 'act')) order.push(t.seat);
      t.choose(t.kind === 'pile' ? 'pile:equipment' : t.kind === 'act' ? 'end' : t.kind === 'equip' ? 'done' : 'pass');
    }
    expect(order).toEqual(Array.from({ length: 12 }, (_, n) => (first + n) % 4));
  }
});
