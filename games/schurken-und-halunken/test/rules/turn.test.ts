import { table } from '@tafelrunde/testing';
import { expect, test } from 'vitest';
import { schurkenUndHalunken } from '../../index.ts';
import { heroFigure } from '../../state.ts';
import { duel, handOf, lifeOf, position, told, who } from '../positions.ts';

const bystander = { heroes: { troll: [] } };

test('SH-TURN-01 the turn begins with two cards from any piles, drawn together', () => {
  const t = duel({ heroes: { lich: [] } }, bystander, { phase: 'begin', top: ['buckler', 'duck'] });
  expect(t.kind).toBe('pile');
  t.choose('pile:tactics');
  expect(handOf(t, 0)).toEqual([]);
  t.choose('pile:equipment');
  expect(handOf(t, 0)).toEqual(['duck#1', 'buckler#1']);
});

const begun = (settings: Record<string, boolean>, seats = 2) =>
  table(schurkenUndHalunken, {
    config: { seats, settings },
    arrange: state => {
      state.phase = 'begin';
    },
  });

test('SH-TURN-06 with the even start the first player draws no cards in the first turn of the game, and it is said', () => {
  const t = begun({ 'even-start': true });
  const first = t.seat ?? -1;
  expect([t.kind, handOf(t, first)]).toEqual(['act', []]);
  expect(t.state.groups[first]?.heroes.map(({ actions }) => actions)).toEqual([1, 1]);
  expect(t.match.log(first).map(({ event }) => event.kind)).toContain('drew-none');
  t.choose('end');
  expect([t.seat, t.kind]).toEqual([1 - first, 'pile']);
  t.choose('pile:equipment').choose('pile:equipment').choose('end');
  expect([t.seat, t.kind]).toEqual([first, 'pile']);
});

test('SH-TURN-01 SH-TURN-06 unless the table wants it, the first turn begins with two cards as well', () => {
  for (const settings of [{}, { 'even-start': false }]) {
    const t = begun(settings);
    const seat = t.seat ?? -1;
    t.choose('pile:tactics').choose('pile:tactics');
    expect([t.seat, t.kind, handOf(t, seat).length]).toEqual([seat, 'act', 2]);
    expect(t.match.log(seat).map(({ event }) => event.kind)).not.toContain('drew-none');
  }
});

test('SH-TURN-02 one action with each own hero', () => {
  const t = duel({ heroes: { lich: [], werewolf: [] } }, bystander, { phase: 'draw', active: 1 });
  // The other player's turn passes, so that the own one begins by the rules.
  t.choose('pile:equipment').choose('pile:equipment').choose('end').choose('pile:equipment').choose('pile:equipment');
  expect([who(t, 'lich').actions, who(t, 'werewolf').actions, who(t, 'troll').actions]).toEqual([1, 1, 0]);
  t.choose('draw:lich,magic');
  expect(t.offered('draw:lich')).toEqual([]);
  expect(t.explain('draw:lich,magic')).toMatchObject({ allowed: false, rule: 'SH-TURN-02' });
  t.choose('draw:werewolf,magic');
  expect(t.offered()).toEqual(expect.not.arrayContaining([expect.stringMatching(/^(attack|draw)/)]));
});

test('SH-TURN-03 the player ends the turn when he likes; the next one is on', () => {
  const t = position([{ heroes: { lich: [] } }, { heroes: { troll: [] } }, { heroes: { werewolf: [] } }]);
  t.choose('end');
  expect([t.seat, t.kind]).toEqual([1, 'pile']);
  t.choose('pile:equipment').choose('pile:equipment').choose('end');
  expect(t.seat).toBe(2);
});

test('SH-TURN-04 a round lasts from the own turn to the own next turn', () => {
  const t = position([{ heroes: { lich: ['icy-breath'] } }, { heroes: { troll: [] } }, { heroes: { werewolf: [] } }]);
  t.choose('attack:lich,icy-breath#1,troll').choose('pass').choose('waive', [1]);
  const boosts = () => t.state.boosts.map(({ on, stat, amount }) => [on, stat, amount]);
  for (const seat of [1, 2]) {
    t.choose('end');
    expect([t.seat, boosts()]).toEqual([seat, [['troll', 'attack', -2]]]);
    t.choose('pile:equipment').choose('pile:equipment');
  }
  t.choose('end');
  expect([t.seat, boosts()]).toEqual([0, []]);
});

test('SH-TURN-04 what is allowed once per round is allowed again with the own next turn, not with that of another', () => {
  const t = position(
    [
      { heroes: { lich: ['crystal-ball'] }, npc: 'quack' },
      { heroes: { troll: [] }, hand: ['buckler'] },
      { heroes: { werewolf: [] } },
    ],
    { life: { lich: 5 } },
  );
  t.choose('use:crystal-ball#1').choose('use:quack#1', [4]);
  const used = () => [heroFigure(t.state, 'lich').items[0]?.used, t.state.groups[0]?.npc?.used];
  expect([used(), t.offered('use')]).toEqual([[true, true], []]);
  for (const seat of [1, 2]) {
    t.choose('end').choose('pile:equipment').choose('pile:equipment');
    expect([t.seat, used()]).toEqual([seat, [true, true]]);
  }
  t.choose('end').choose('pile:equipment').choose('pile:equipment');
  expect([t.seat, used(), t.offered('use')]).toEqual([0, [false, false], ['use:quack#1', 'use:crystal-ball#1']]);
});

test('SH-REACT-01 SH-REACT-05 one reaction in every turn of another player, none in the own', () => {
  const t = position([{ heroes: { lich: [] } }, { heroes: { troll: [] } }, { heroes: { werewolf: [] } }]);
  const reactions = () => ['lich', 'troll', 'werewolf'].map(id => who(t, id).reactions);
  expect(reactions()).toEqual([0, 1, 1]);
  t.choose('end');
  expect(reactions()).toEqual([1, 0, 1]);
});

test('SH-REACT-05 a spent reaction is there again in the turn of the next player', () => {
  const t = position([
    { heroes: { werewolf: [] } },
    { heroes: { barbarian: ['frying-pan'] } },
    { heroes: { troll: [] } },
  ]);
  t.choose('attack:werewolf,claws,troll').choose('pass').choose('dodge', [1, 6, 1]);
  expect(who(t, 'troll').reactions).toBe(0);
  t.choose('end').choose('pile:equipment').choose('pile:equipment');
  expect([t.seat, who(t, 'troll').reactions, who(t, 'barbarian').reactions]).toEqual([1, 1, 0]);
  t.choose('attack:barbarian,frying-pan#1,troll').choose('pass');
  expect([t.seat, t.offered()]).toEqual([2, ['dodge', 'waive']]);
});

test('SH-REACT-02 the Alarm Clock grants one more', () => {
  const t = duel({ heroes: { lich: [] } }, { heroes: { troll: ['alarm-clock'] } });
  expect(who(t, 'troll').reactions).toBe(2);
  t.choose('end');
  expect(who(t, 'troll').reactions).toBe(0);
  t.choose('pile:magic').choose('pile:magic').choose('end');
  expect(who(t, 'troll').reactions).toBe(2);
});

test('SH-REACT-03 reactions: parry, resist, defensive spell, protect', () => {
  const defenders = { heroes: { shaman: ['stone-skin', 'shadow-step', 'buckler'], troll: [] } };
  const weapon = duel({ heroes: { werewolf: [], lich: ['bone-spear'] } }, defenders);
  weapon.choose('attack:werewolf,claws,shaman');
  expect(weapon.offered()).toEqual([
    'parry:buckler#1',
    'dodge',
    'ward:stone-skin#1',
    'ward:shadow-step#1',
    'accept:troll',
    'waive',
  ]);
  const magic = duel({ heroes: { lich: ['bone-spear'] } }, defenders).choose('attack:lich,bone-spear#1,shaman');
  expect(magic.offered()).toEqual(['resist', 'ward:shadow-step#1', 'accept:troll', 'waive']);
});

test.each([
  ['parrying a weapon', 'werewolf,claws', ['parry:buckler#1'], ['shaman']],
  ['dodging', 'werewolf,claws', ['dodge'], ['shaman']],
  ['resisting a spell', 'lich,bone-spear#1', ['resist'], ['shaman']],
  ['a defensive spell', 'werewolf,claws', ['ward:stone-skin#1'], ['shaman']],
  ['protecting somebody', 'werewolf,claws', ['accept:troll', 'dodge'], ['troll']],
  ['none is waiving', 'werewolf,claws', ['waive'], []],
])('SH-REACT-03 a reaction: %s', (_, attack, answers, spent) => {
  const t = duel(
    { heroes: { werewolf: [], lich: ['bone-spear'] } },
    { heroes: { shaman: ['stone-skin', 'buckler'], troll: [] } },
  ).choose(`attack:${attack},shaman`);
  for (const answer of answers) t.choose(answer);
  expect(t.kind).toBe('act');
  expect(['shaman', 'troll'].filter(id => who(t, id).reactions === 0)).toEqual(spent);
});

test('SH-REACT-04 a hero cannot ward off two attacks of one group in a turn', () => {
  const t = duel({ heroes: { werewolf: [], lich: ['bone-spear'] } }, { heroes: { troll: [] } });
  t.choose('attack:werewolf,claws,troll').choose('dodge', [1, 5]);
  expect(who(t, 'troll').reactions).toBe(0);
  t.choose('attack:lich,bone-spear#1,troll', [1]);
  expect(t.kind).toBe('act');
  expect(lifeOf(t, 'troll')).toBe(15 - (5 - 1));
});

test('SH-REACT-06 a declared parry is spent with the first die; lost before, the attack hits', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['hay-fever'] }, { heroes: { troll: [] } });
  t.choose('attack:werewolf,claws,troll').choose('dodge');
  expect(who(t, 'troll').reactions).toBe(1);
  t.choose('play:hay-fever#1', [1]);
  expect(lifeOf(t, 'troll')).toBe(15 - (5 - 1));
});

test('SH-REACT-06 a reaction gained before the first die allows a parry after all', () => {
  const t = duel({ heroes: { werewolf: [] } }, { heroes: { troll: [] }, hand: ['second-wind'] }, { spent: ['troll'] });
  t.choose('attack:werewolf,claws,troll');
  expect(t.kind).toBe('combat');
  t.choose('play:second-wind#1');
  expect(t.offered()).toEqual(['dodge', 'waive']);
  t.choose('dodge', [1, 5]);
  expect(lifeOf(t, 'troll')).toBe(15);
});

test('SH-REACT-07 one defence per attack, even with two reactions', () => {
  const t = duel({ heroes: { werewolf: [] } }, { heroes: { shaman: ['alarm-clock', 'stone-skin'] } });
  t.choose('attack:werewolf,claws,shaman').choose('dodge', [5, 1]);
  expect(t.kind).toBe('act');
  expect(who(t, 'shaman').reactions).toBe(1);
  expect(lifeOf(t, 'shaman')).toBe(15 - 5);
});

test('SH-END-05 from the 61st own turn on dawn wears everybody down, more each turn', () => {
  const own = { heroes: { lich: [], werewolf: [] }, creatures: { 'mud-golem': 'lich' }, turns: 60 };
  const t = duel(own, bystander, { phase: 'begin' });
  expect(['lich', 'werewolf', 'mud-golem#1', 'troll'].map(id => lifeOf(t, id))).toEqual([14, 14, 6, 15]);
  const later = duel({ heroes: { lich: [] }, turns: 62 }, bystander, { phase: 'begin' });
  expect(lifeOf(later, 'lich')).toBe(15 - 3);
  const before = duel({ heroes: { lich: [] }, turns: 59 }, bystander, { phase: 'begin' });
  expect(lifeOf(before, 'lich')).toBe(15);
});

test('SH-TURN-01 turns are counted on, and each is told', () => {
  const t = duel({ heroes: { lich: [] } }, bystander);
  const before = t.state.turn;
  t.choose('end');
  expect(t.state.turn).toBe(before + 1);
  expect(told(t, 'turn')).toEqual({ kind: 'turn', group: 1, turn: before + 1, rule: 'SH-TURN-01' });
});

test('SH-END-05 dawn is told from the first life point it takes, and not before', () => {
  const dawns = (turns: number) => {
    const t = duel({ heroes: { lich: [] } }, { heroes: { troll: [] }, turns }).choose('end');
    return t.happened().filter(({ kind }) => kind === 'dawn');
  };
  expect(dawns(59)).toEqual([]);
  expect(dawns(60)).toEqual([{ kind: 'dawn', group: 1, amount: 1, rule: 'SH-END-05' }]);
});
