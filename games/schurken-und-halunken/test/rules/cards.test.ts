import { expect, test } from 'vitest';
import { discardsOf, duel, handOf, itemsOf, lifeOf, position, told, totals, who } from '../positions.ts';

const wolf = { heroes: { werewolf: [] } };
const troll = { heroes: { troll: [] } };

test('SH-ACT-05 SH-DRAW-01 a hero draws a card instead of any other action', () => {
  const t = duel({ heroes: { lich: ['bone-spear'] } }, troll, { top: ['halberd'] });
  t.choose('draw:lich,equipment');
  expect(handOf(t, 0)).toEqual(['halberd#1']);
  expect(t.offered('attack')).toEqual([]);
});

test('SH-DRAW-02 there is no hand limit', () => {
  const hand = [
    'buckler',
    'buckler',
    'halberd',
    'ring-mail',
    'ring-mail',
    'duck',
    'duck',
    'backstab',
    'payday',
    'feast',
  ];
  const t = duel({ heroes: { lich: [] }, hand }, troll).choose('draw:lich,magic');
  expect(handOf(t, 0)).toHaveLength(11);
});

test('SH-ACT-06 SH-ACT-07 SH-ACT-08 SH-ACT-09 SH-ACT-10 SH-ACT-11 SH-ACT-12 none of these is an action', () => {
  const hand = [
    'quack',
    'trembler',
    'feast',
    'duck',
    'duck',
    'ring-mail',
    'ring-mail',
    'buckler',
    'buckler',
    'backstab',
    'halberd',
  ];
  const t = duel({ heroes: { lich: ['crystal-ball'] }, hand }, { heroes: { troll: [] } }, { life: { lich: 10 } });
  t.choose('hire:quack#1').choose('send:trembler#1,1').choose('play:feast#1');
  expect(lifeOf(t, 'lich')).toBe(12);
  t.choose('buy');
  for (let i = 0; i < 8; i++) t.choose(t.offered('discard')[0] ?? '');
  expect(t.state.groups[0]?.heroes).toHaveLength(2);
  expect(who(t, 'lich').actions).toBe(1);
});

test('SH-ACT-13 SH-MAN-01 SH-MAN-03 SH-MAN-05 manoeuvres before the die, any number, then discarded', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['look-behind-you', 'without-a-plan', 'where-it-hurts'] }, troll);
  expect(t.offered('play')).toEqual([]);
  t.choose('attack:werewolf,claws,troll').choose('waive');
  t.choose('play:look-behind-you#1').choose('play:without-a-plan#1').choose('play:where-it-hurts#1', [1]);
  expect(totals(t)).toEqual([6 + 2 + 4 + 1]);
  expect(discardsOf(t, 'tactics')).toEqual(['look-behind-you#1', 'without-a-plan#1', 'where-it-hurts#1']);
});

test('SH-MAN-02 only on an own figure: bystanders have nothing to play', () => {
  const t = position([wolf, troll, { heroes: { lich: [] }, hand: ['elegant-sidestep', 'look-behind-you'] }]);
  t.choose('attack:werewolf,claws,troll').choose('pass').choose('waive');
  expect([t.seat, t.offered()]).toEqual([2, ['pass']]);
});

test('SH-MAN-04 SH-MAN-06 without a reaction, or with the parry waived, no manoeuvre', () => {
  const t = duel(wolf, { heroes: { troll: [] }, hand: ['elegant-sidestep'] });
  t.choose('attack:werewolf,claws,troll').choose('waive');
  expect([t.seat, t.offered()]).toEqual([1, ['pass']]);
  expect(t.explain('play:elegant-sidestep#1')).toMatchObject({ allowed: false, rule: 'SH-MAN-06' });
  const spent = duel(wolf, { heroes: { troll: [] }, hand: ['elegant-sidestep'] }, { spent: ['troll'] });
  expect(spent.choose('attack:werewolf,claws,troll').offered()).toEqual(['pass']);
  const able = duel(wolf, { heroes: { troll: [] }, hand: ['elegant-sidestep'] });
  expect(able.choose('attack:werewolf,claws,troll').choose('dodge').offered()).toEqual([
    'play:elegant-sidestep#1',
    'pass',
  ]);
});

test('SH-POT-01 SH-POT-05 a potion right before a roll, then discarded', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['healing-potion'] }, troll, { life: { werewolf: 4 } });
  expect(t.offered('play')).toEqual([]);
  t.choose('attack:werewolf,claws,troll').choose('waive').choose('play:healing-potion#1', [1]);
  expect(lifeOf(t, 'werewolf')).toBe(9);
  expect(discardsOf(t, 'magic')).toEqual(['healing-potion#1']);
});

test('SH-POT-02 SH-POT-03 only for own figures; non-magical heroes drink too', () => {
  const t = position(
    [
      { heroes: { werewolf: [] } },
      { heroes: { troll: [] }, hand: ['healing-potion', 'duck'] },
      { heroes: { lich: [] }, hand: ['healing-potion', 'duck'] },
    ],
    { life: { werewolf: 4, troll: 9 } },
  );
  t.choose('attack:werewolf,claws,troll').choose('pass').choose('waive');
  expect([t.seat, t.offered('play')]).toEqual([1, ['play:healing-potion#1']]);
  t.choose('play:healing-potion#1');
  expect([t.seat, t.offered()]).toEqual([2, ['pass']]);
});

test('SH-POT-04 any number of potions at once', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['bottled-courage', 'troll-sweat', 'drops-of-luck'] }, troll);
  t.choose('attack:werewolf,claws,troll').choose('waive');
  t.choose('play:bottled-courage#1').choose('play:troll-sweat#1').choose('play:drops-of-luck#1', [2, 4]);
  expect(totals(t)).toEqual([6 + 3 + 4]);
  expect(told(t, 'hit').damage).toBe(5 + 1 - 1);
});

test('SH-POT-06 before the first die of the combat, for attacker and defender alike', () => {
  const t = duel(wolf, { heroes: { troll: [] }, hand: ['bark-brew'] });
  t.choose('attack:werewolf,claws,troll').choose('dodge').choose('play:bark-brew#1', [6, 1, 1]);
  expect(t.happened().map(e => e.kind)).toEqual(['played', 'boosted', 'rolled', 'rolled', 'hit', 'lost-life']);
  expect(lifeOf(t, 'troll')).toBe(15 - (5 + 1 - 4));
});

test('SH-POT-07 without a reaction too', () => {
  const t = duel(wolf, { heroes: { troll: [] }, hand: ['bark-brew'] }, { spent: ['troll'] });
  t.choose('attack:werewolf,claws,troll').choose('play:bark-brew#1', [1]);
  expect(lifeOf(t, 'troll')).toBe(15 - (5 - 4));
});

test('SH-SWAP-01 three hand cards for one of any pile, again and again, no action', () => {
  const hand = ['duck', 'duck', 'backstab', 'ring-mail', 'ring-mail'];
  const t = duel({ heroes: { lich: [] }, hand }, troll, { top: ['fireball', 'halberd'] });
  t.choose('trade')
    .choose('discard:duck#1')
    .choose('discard:backstab#1')
    .choose('discard:ring-mail#2')
    .choose('pile:magic');
  expect(handOf(t, 0)).toEqual(['duck#2', 'ring-mail#1', 'fireball#1']);
  t.choose('trade');
  for (const card of ['duck#2', 'ring-mail#1', 'fireball#1']) t.choose(`discard:${card}`);
  t.choose('pile:equipment');
  expect(handOf(t, 0)).toEqual(['halberd#1']);
  expect(who(t, 'lich').actions).toBe(1);
  expect(t.explain('trade')).toMatchObject({ allowed: false, rule: 'SH-SWAP-01' });
});

const eight = ['duck', 'duck', 'backstab', 'ring-mail', 'ring-mail', 'buckler', 'buckler', 'halberd'];

test('SH-BUY-01 SH-BUY-03 SH-BUY-04 eight hand cards buy the top hero, who may act at once', () => {
  const t = duel({ heroes: { lich: [] }, hand: eight }, troll, { forSale: ['werewolf'], startLife: 12 }).choose('buy');
  for (let i = 0; i < 8; i++) t.choose(t.offered('discard')[0] ?? '');
  expect(who(t, 'werewolf')).toMatchObject({ group: 0, life: 12, actions: 1 });
  expect(handOf(t, 0)).toEqual([]);
  expect([discardsOf(t, 'equipment'), discardsOf(t, 'tactics')].map(p => p.length)).toEqual([5, 3]);
  expect(t.offered('attack:werewolf')).toHaveLength(1);
  expect(who(t, 'lich').actions).toBe(1);
});

test('SH-BUY-02 only one in the whole game', () => {
  const t = duel({ heroes: { lich: [] }, hand: eight, bought: 1 }, troll);
  expect(t.offered('buy')).toEqual([]);
  expect(t.explain('buy')).toMatchObject({ allowed: false, rule: 'SH-BUY-02' });
  expect(duel({ heroes: { lich: [] } }, troll).explain('buy')).toMatchObject({ allowed: false, rule: 'SH-BUY-01' });
});

test('SH-COMP-04 SH-COMP-05 SH-COMP-06 red cards equip, blue ones are cast, sent or drunk, green ones are played', () => {
  const hand = ['halberd', 'fireball', 'trembler', 'feast', 'quack'];
  const t = duel({ heroes: { lich: [] }, hand }, troll, { life: { lich: 3 } });
  expect(t.offered().filter(id => hand.some(card => id.includes(`${card}#`)))).toEqual([
    'attack:lich,fireball#1,troll',
    'equip:lich,halberd#1',
    'equip:lich,fireball#1',
    'send:trembler#1,1',
    'play:feast#1',
    'hire:quack#1',
  ]);
  expect(itemsOf(t, 'lich')).toEqual([]);
});
