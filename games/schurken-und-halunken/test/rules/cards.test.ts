import { newChance } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { asItem, backIntoHand, handToHand, knows, showFromHand, showHand } from '../../rules/cards.ts';
import { drawFrom } from '../../rules/draw.ts';
import {
  discardsOf,
  duel,
  handOf,
  lifeOf,
  passAll,
  position,
  type TestTable,
  told,
  totals,
  who,
} from '../positions.ts';

const wolf = { heroes: { werewolf: [] } };
const troll = { heroes: { troll: [] } };
const eight = ['duck', 'duck', 'backstab', 'ring-mail', 'ring-mail', 'buckler', 'buckler', 'halberd'];

/** Ends the turn, everybody else passing; the next player draws red cards. */
function nextTurn(t: TestTable): void {
  t.choose('end');
  while (t.kind !== 'act') t.choose(t.kind === 'pile' ? 'pile:equipment' : 'pass');
}

test('SH-ACT-05 SH-DRAW-01 a hero draws a card instead of any other action', () => {
  const t = duel({ heroes: { lich: ['bone-spear'] } }, troll, { top: ['halberd'] });
  expect(t.offered('draw')).toEqual(['draw:lich,equipment', 'draw:lich,magic', 'draw:lich,tactics']);
  t.choose('draw:lich,equipment');
  expect(handOf(t, 0)).toEqual(['halberd#1']);
  expect(t.offered()).toEqual(['end']);
  const magic = duel({ heroes: { lich: [] } }, troll, { top: ['fireball'] }).choose('draw:lich,magic');
  expect(handOf(magic, 0)).toEqual(['fireball#1']);
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
  // Nor does the end of the turn cost any.
  nextTurn(t);
  expect(handOf(t, 0)).toHaveLength(11);
  nextTurn(t);
  expect(handOf(t, 0)).toHaveLength(13);
});

const actionsOf = (t: TestTable, id = 'lich') => who(t, id).actions;

test('SH-ACT-06 laying out an NPC or a demon is no action', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['quack', 'trembler'] }, troll);
  t.choose('hire:quack#1');
  expect(actionsOf(t)).toBe(1);
  t.choose('send:trembler#1,1');
  expect(actionsOf(t)).toBe(1);
});

test('SH-ACT-07 playing an event is no action', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['feast', 'sticking-plaster'] }, troll, { life: { lich: 5 } });
  t.choose('play:feast#1').choose('play:sticking-plaster#1');
  expect([lifeOf(t, 'lich'), actionsOf(t)]).toEqual([5 + 2 + 3, 1]);
});

test('SH-ACT-08 drinking a potion is neither action nor reaction', () => {
  const t = duel(
    { heroes: { werewolf: [] }, hand: ['night-shift', 'healing-potion'] },
    { heroes: { troll: ['alarm-clock'] }, hand: ['bark-brew'] },
    { life: { werewolf: 4 } },
  );
  t.choose('play:night-shift#1');
  expect(actionsOf(t, 'werewolf')).toBe(2);
  t.choose('attack:werewolf,claws,troll').choose('dodge');
  t.choose('play:healing-potion#1').choose('play:bark-brew#1', [5, 1]);
  // One action for the attack, one reaction for the parry, none for the potions.
  expect([actionsOf(t, 'werewolf'), who(t, 'troll').reactions]).toEqual([1, 1]);
  expect([lifeOf(t, 'werewolf'), lifeOf(t, 'troll')]).toEqual([9, 15 - (5 - 4)]);
});

test('SH-ACT-08 not before a general spell either', () => {
  const t = duel({ heroes: { lich: ['darn-flesh'] }, hand: ['night-shift', 'brain-juice'] }, troll, {
    life: { lich: 5 },
  });
  t.choose('play:night-shift#1').choose('cast:lich,darn-flesh#1').choose('play:brain-juice#1', [1]);
  expect([totals(t), actionsOf(t)]).toEqual([[5 + 2 + 3 + 1], 1]);
});

test('SH-ACT-09 using the ability of an artefact is no action', () => {
  const t = duel({ heroes: { lich: ['voodoo-doll'] }, hand: ['duck'] }, troll);
  t.choose('use:voodoo-doll#1').choose('discard:duck#1');
  expect([lifeOf(t, 'troll'), actionsOf(t)]).toEqual([14, 1]);
});

test('SH-ACT-10 trading three hand cards in is no action', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['duck', 'backstab', 'ring-mail'] }, troll, { top: ['fireball'] });
  t.choose('trade').choose('discard:duck#1').choose('discard:backstab#1').choose('discard:ring-mail#1');
  expect(told(t, 'traded')).toEqual({ kind: 'traded', group: 0, rule: 'SH-SWAP-01' });
  t.choose('pile:magic');
  expect([handOf(t, 0), actionsOf(t)]).toEqual([['fireball#1'], 1]);
});

test('SH-ACT-11 buying a hero is no action', () => {
  const t = duel({ heroes: { lich: [], werewolf: [] }, hand: eight }, troll).choose('buy');
  for (let i = 0; i < 8; i++) t.choose(t.offered('discard')[0] ?? '');
  expect(t.state.groups[0]?.heroes).toHaveLength(3);
  expect([actionsOf(t), actionsOf(t, 'werewolf')]).toEqual([1, 1]);
});

test('SH-ACT-12 all these are possible besides the actions: before them and when they are spent', () => {
  const hand = ['quack', 'trembler', 'feast', ...eight];
  const plays = ['hire:quack#1', 'send:trembler#1,1', 'play:feast#1', 'use:voodoo-doll#1', 'trade', 'buy'];
  const options = (spent: string[]) => {
    const t = duel({ heroes: { lich: ['voodoo-doll'] }, hand }, troll, { life: { lich: 10 }, spent });
    return t
      .offered()
      .filter(id => plays.includes(id))
      .sort();
  };
  expect(options([])).toEqual([...plays].sort());
  expect(options(['lich'])).toEqual([...plays].sort());
});

test('SH-ACT-13 a manoeuvre is neither action nor reaction, but there is none without one', () => {
  const t = duel(
    { heroes: { werewolf: [] }, hand: ['night-shift', 'look-behind-you'] },
    { heroes: { troll: ['alarm-clock'] }, hand: ['elegant-sidestep'] },
  );
  passAll(t.choose('play:night-shift#1'));
  expect(t.offered('play')).toEqual([]);
  t.choose('attack:werewolf,claws,troll').choose('dodge');
  t.choose('play:look-behind-you#1').choose('play:elegant-sidestep#1', [1, 1]);
  expect([totals(t), actionsOf(t, 'werewolf'), who(t, 'troll').reactions]).toEqual([[6 + 2 + 1, 3 + 2 + 1], 1, 1]);
  const waived = duel(wolf, { heroes: { troll: [] }, hand: ['elegant-sidestep'] });
  expect(waived.choose('attack:werewolf,claws,troll').choose('waive').offered()).toEqual(['pass']);
});

test('SH-MAN-01 SH-MAN-03 SH-MAN-05 manoeuvres before the die, any number, then discarded', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['look-behind-you', 'without-a-plan', 'where-it-hurts'] }, troll);
  expect(t.offered('play')).toEqual([]);
  t.choose('attack:werewolf,claws,troll').choose('dodge');
  t.choose('play:look-behind-you#1').choose('play:without-a-plan#1').choose('play:where-it-hurts#1', [1, 1]);
  expect(totals(t)[0]).toBe(6 + 2 + 4 + 1);
  expect(discardsOf(t, 'tactics')).toEqual(['look-behind-you#1', 'without-a-plan#1', 'where-it-hurts#1']);
});

test('SH-MAN-02 only on an own figure: bystanders have nothing to play', () => {
  const t = position([wolf, troll, { heroes: { lich: [] }, hand: ['elegant-sidestep', 'look-behind-you'] }]);
  t.choose('attack:werewolf,claws,troll').choose('pass').choose('dodge');
  expect([t.seat, t.offered()]).toEqual([2, ['pass']]);
});

test('SH-MAN-02 it acts on the one who acts or reacts, without a choice, and on no other', () => {
  const t = duel(
    { heroes: { werewolf: [], lich: [] }, hand: ['look-behind-you'] },
    { heroes: { troll: [] }, hand: ['elegant-sidestep'] },
  );
  t.choose('attack:werewolf,claws,troll').choose('dodge').choose('play:look-behind-you#1');
  expect([t.seat, t.kind, t.offered()]).toEqual([1, 'combat', ['play:elegant-sidestep#1', 'pass']]);
  const on = () => t.state.boosts.map(({ source, on: who, amount }) => [source, who, amount]);
  expect(on()).toEqual([['look-behind-you#1', 'werewolf', 2]]);
  t.choose('play:elegant-sidestep#1', [1, 1]);
  expect(totals(t)).toEqual([6 + 2 + 1, 3 + 2 + 1]);
});

test('SH-MAN-01 SH-POT-01 each before the roll it is meant for, and before no other', () => {
  const hand = ['look-behind-you', 'elegant-sidestep', 'deep-breath', 'bottled-courage', 'bark-brew', 'brain-juice'];
  const attacking = duel({ heroes: { werewolf: [] }, hand }, troll);
  attacking.choose('attack:werewolf,claws,troll').choose('dodge');
  expect(attacking.offered()).toEqual(['play:look-behind-you#1', 'play:bottled-courage#1', 'pass']);
  const defending = duel(wolf, { heroes: { troll: [] }, hand })
    .choose('attack:werewolf,claws,troll')
    .choose('dodge');
  expect(defending.offered()).toEqual(['play:elegant-sidestep#1', 'play:bark-brew#1', 'pass']);
  const casting = duel({ heroes: { lich: ['darn-flesh'] }, hand }, troll, { life: { lich: 5 } });
  expect(casting.choose('cast:lich,darn-flesh#1').offered()).toEqual([
    'play:deep-breath#1',
    'play:brain-juice#1',
    'pass',
  ]);
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
  t.choose('attack:werewolf,claws,troll').choose('dodge');
  t.choose('play:bottled-courage#1').choose('play:troll-sweat#1').choose('play:drops-of-luck#1', [2, 4, 1]);
  expect(totals(t)[0]).toBe(6 + 3 + 4);
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

test('SH-BUY-01 SH-BUY-03 SH-BUY-04 eight hand cards buy the top hero, who may act at once', () => {
  const t = duel({ heroes: { lich: [] }, hand: eight }, troll, { forSale: ['werewolf'], startLife: 12 }).choose('buy');
  for (let i = 0; i < 8; i++) t.choose(t.offered('discard')[0] ?? '');
  expect(who(t, 'werewolf')).toMatchObject({ group: 0, life: 12, actions: 1 });
  expect(handOf(t, 0)).toEqual([]);
  expect([discardsOf(t, 'equipment'), discardsOf(t, 'tactics')].map(p => p.length)).toEqual([5, 3]);
  expect(t.offered('attack:werewolf')).toHaveLength(1);
  expect(who(t, 'lich').actions).toBe(1);
});

test('SH-BUY-02 only one in the whole game, for each player', () => {
  const more = ['iron-boots', 'soul-jar', 'loaded-die', 'fireball', 'lightning', 'icy-breath', 'bone-spear', 'whisper'];
  const other = [
    'bone-armour',
    'cooking-pot',
    'compensator',
    'toothpick',
    'blowpipe',
    'sulking-bow',
    'barn-door',
    'rust-curse',
  ];
  const hand = [...eight, ...more];
  const t = duel({ heroes: { lich: [] }, hand }, { heroes: { troll: [] }, hand: other });
  t.choose('buy');
  for (let i = 0; i < 8; i++) t.choose(t.offered('discard')[0] ?? '');
  expect([t.state.groups[0]?.heroes.length, handOf(t, 0).length, t.state.heroPile.length]).toEqual([2, 8, 13]);
  expect(t.offered('buy')).toEqual([]);
  expect(t.explain('buy')).toMatchObject({ allowed: false, rule: 'SH-BUY-02' });
  // Somebody else may still buy; the first buyer not even in later turns.
  nextTurn(t);
  expect([t.seat, t.offered('buy')]).toEqual([1, ['buy']]);
  nextTurn(t);
  expect([t.seat, handOf(t, 0).length, t.offered('buy')]).toEqual([0, 10, []]);
});

test('SH-BUY-01 seven hand cards are too few', () => {
  const t = duel({ heroes: { lich: [] }, hand: eight.slice(1) }, troll);
  expect([handOf(t, 0).length, t.offered('buy')]).toEqual([7, []]);
  expect(t.explain('buy')).toMatchObject({ allowed: false, rule: 'SH-BUY-01' });
});

test('SH-POT-01 SH-MAN-01 what is played before a roll is told with its rule', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['bottled-courage', 'look-behind-you'] }, { heroes: { troll: [] } });
  t.choose('attack:werewolf,claws,troll').choose('dodge');
  const played = (card: string) => told(t.choose(`play:${card}#1`), 'played');
  expect(played('bottled-courage')).toMatchObject({ card: 'bottled-courage#1', rule: 'SH-POT-01' });
  expect(played('look-behind-you')).toMatchObject({ card: 'look-behind-you#1', rule: 'SH-MAN-01' });
});

// Who knows which card

const knowing = () =>
  position([
    { heroes: { lich: [] }, hand: ['duck', 'fireball', 'buckler'] },
    { heroes: { troll: [] } },
    { heroes: { werewolf: [] } },
  ]);

function listening() {
  const shown: unknown[] = [];
  return { shown, io: { chance: newChance('test'), reveal: (...what: unknown[]) => void shown.push(what) } };
}

test('SH-SETUP-19 whoever has seen a hand knows its cards, once, and nobody else does', () => {
  const { state } = knowing();
  const { shown, io } = listening();
  const [group] = state.groups;
  group?.shown.push({ card: 'duck#1', to: 'all' }, { card: 'fireball#1', to: [2] });
  for (let i = 0; i < 2; i++) showHand(state, io, 0, 1);
  expect(shown.slice(0, 3)).toEqual([
    [[1], { card: 'duck#1' }],
    [[1], { card: 'fireball#1' }],
    [[1], { card: 'buckler#1' }],
  ]);
  expect(group?.shown).toEqual([
    { card: 'duck#1', to: 'all' },
    { card: 'fireball#1', to: [2, 1] },
    { card: 'buckler#1', to: [1] },
  ]);
  const known = group?.shown ?? [];
  expect([0, 1, 2, 'spectator' as const].map(viewer => knows(known, viewer, 'fireball#1'))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('SH-SETUP-19 a card that changes hands unseen is known to the two alone, and the others know less', () => {
  const { state } = knowing();
  const { shown, io } = listening();
  const [from, to] = state.groups;
  from?.shown.push({ card: 'duck#1', to: 'all' }, { card: 'fireball#1', to: [2] }, { card: 'buckler#1', to: [1, 2] });
  handToHand(state, io, 0, 1, 'duck#1');
  expect([from?.hand, to?.hand]).toEqual([['fireball#1', 'buckler#1'], ['duck#1']]);
  // Seat 2 cannot tell any more which of the cards it knew is still there.
  expect(from?.shown).toEqual([{ card: 'buckler#1', to: [1] }]);
  expect(to?.shown).toEqual([{ card: 'duck#1', to: [0] }]);
  expect(shown).toEqual([[[0, 1], { card: 'duck#1' }]]);
});

test('SH-EQUIP-15 what comes back into the hand is known to all, and tired only if it was used or cools down', () => {
  const { state } = knowing();
  const [group] = state.groups;
  backIntoHand(state, 0, { card: 'ring-mail#1', used: false, cooldown: 0 });
  backIntoHand(state, 0, { card: 'lightning#1', used: false, cooldown: 2 });
  backIntoHand(state, 0, { card: 'voodoo-doll#1', used: true, cooldown: 0 });
  expect(group?.resting.map(({ card }) => card)).toEqual(['lightning#1', 'voodoo-doll#1']);
  expect(group?.shown.map(({ card, to }) => [card, to])).toEqual(
    ['ring-mail#1', 'lightning#1', 'voodoo-doll#1'].map(card => [card, 'all']),
  );
  expect(asItem(state, 0, 'voodoo-doll#1')).toEqual({ card: 'voodoo-doll#1', used: true, cooldown: 0 });
  expect(asItem(state, 0, 'duck#1')).toEqual({ card: 'duck#1', used: false, cooldown: 0 });
  const { io } = listening();
  showFromHand(state, io, 0, 'duck#1');
  expect([group?.shown.length, group?.resting.length]).toEqual([3, 2]);
  showFromHand(state, io, 0, 'voodoo-doll#1');
  expect([group?.shown.length, group?.resting.map(({ card }) => card)]).toEqual([2, ['lightning#1']]);
});

test('SH-SETUP-16 SH-SETUP-19 each draw is asked for by number, from piles that hold enough, and seen by the player alone', () => {
  const t = duel(
    { heroes: { lich: [] } },
    { heroes: { troll: [] } },
    { change: ({ piles }) => void piles.magic.splice(1) },
  );
  t.choose('end');
  expect([t.offered(), t.match.ask?.nth]).toEqual([
    ['pile:equipment', 'pile:magic', 'pile:tactics'],
    { number: 1, of: 2 },
  ]);
  t.choose('pile:magic');
  expect([t.offered(), t.match.ask?.nth]).toEqual([['pile:equipment', 'pile:tactics'], { number: 2, of: 2 }]);
  t.choose('pile:equipment');
  const drew = (viewer: 0 | 1) => t.happened(viewer).filter(({ kind }) => kind === 'drew');
  expect(drew(0)).toMatchObject([
    { group: 1, pile: 'magic', card: null },
    { group: 1, pile: 'equipment', card: null },
  ]);
  expect(drew(1).map(event => 'card' in event && event.card)).toEqual(handOf(t, 1));
  const { shown, io } = listening();
  drawFrom(t.state, io, 1, ['tactics'], 'SH-TURN-01');
  expect(shown).toEqual([[[1], { card: handOf(t, 1).at(-1) }]]);
});
