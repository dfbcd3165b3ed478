import { newChance, sample } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { resample } from '../../secrets.ts';
import { duel, handOf, itemsOf, nextRound, position, type TestTable } from '../positions.ts';

/** What lasts until a turn, and what a card remembers in the hand. */

const troll = { heroes: { troll: [] } };
const itemOf = (t: TestTable, seat: number, card: string) =>
  t.state.groups[seat]?.heroes.flatMap(({ items }) => items).find(item => item.card === card);

test('SH-TURN-07 what lasts until the next turn of somebody who is out ends when that turn would have begun', () => {
  const t = position(
    [{ heroes: { werewolf: [] } }, { heroes: { lich: ['icy-breath'] } }, troll, { heroes: { shaman: [] } }],
    { active: 1, life: { lich: 2 } },
  );
  t.choose('attack:lich,icy-breath#1,troll').choose('pass').choose('pass').choose('waive', [1]);
  const curses = () => t.state.boosts.map(({ on, until, by }) => [on, until, by]);
  expect(curses()).toEqual([['troll', 'round', '1']]);
  t.choose('end').choose('pile:equipment').choose('pile:equipment').choose('end');
  t.choose('pile:equipment').choose('pile:equipment').choose('end');
  t.choose('pile:equipment').choose('pile:equipment');
  t.choose('attack:werewolf,claws,lich').choose('pass').choose('pass').choose('waive', [1]).choose('pass');
  expect(t.state.groups[1]?.out).toBe(true);
  // Until the turn that would have been the lich's it lasts; then the troll is free of it.
  expect(curses()).toEqual([['troll', 'round', '1']]);
  t.choose('end');
  expect([t.seat, curses()]).toEqual([2, []]);
});

test('SH-TURN-07 who falls in the own turn leaves the effects behind until the turn comes round', () => {
  const t = position([{ heroes: { lich: ['icy-breath'] } }, { heroes: { shaman: ['spell-mirror'] } }, troll], {
    life: { lich: 3 },
    change: ({ boosts }) => {
      boosts.push({
        source: 'icy-breath#1',
        key: 'attack',
        on: 'troll',
        by: '0',
        until: 'round',
        stat: 'attack',
        amount: -2,
      });
    },
  });
  t.choose('attack:lich,icy-breath#1,shaman').choose('pass').choose('ward:spell-mirror#1', [1, 5]);
  expect(t.state.groups[0]?.out).toBe(true);
  expect([t.seat, t.state.boosts.length]).toEqual([1, 1]);
  t.choose('pile:equipment').choose('pile:equipment').choose('end');
  expect([t.seat, t.state.boosts.length]).toEqual([2, 1]);
  t.choose('pile:equipment').choose('pile:equipment').choose('end');
  expect([t.seat, t.state.boosts]).toEqual([1, []]);
});

test('SH-EQUIP-15 taking a spell back and laying it out again does not make it ready', () => {
  const t = duel({ heroes: { lich: ['soul-leech'] } }, troll, { cooldown: { 'soul-leech': 2 } });
  t.choose('take-back:lich,soul-leech#1');
  expect(handOf(t, 0)).toEqual(['soul-leech#1']);
  t.choose('equip:lich,soul-leech#1').choose('done');
  expect(itemOf(t, 0, 'soul-leech#1')).toMatchObject({ cooldown: 2 });
  expect(t.match.view(0).groups[0]?.resting).toEqual([]);
});

test('SH-EQUIP-15 the cooldown runs on in the hand, and ends there', () => {
  const t = duel({ heroes: { lich: ['soul-leech', 'bone-spear'], shaman: [] } }, troll, {
    cooldown: { 'soul-leech': 3, 'bone-spear': 1 },
  });
  t.choose('take-back:lich,soul-leech#1').choose('take-back:lich,bone-spear#1').choose('done');
  const resting = (viewer: number) => t.match.view(viewer).groups[0]?.resting.map(r => [r.card, r.cooldown]);
  expect(resting(0)).toEqual([
    ['soul-leech#1', 3],
    ['bone-spear#1', 1],
  ]);
  expect(resting(1)).toEqual(resting(0));
  nextRound(t);
  expect(resting(0)).toEqual([['soul-leech#1', 2]]);
  // Laid out with another hero it still waits; from the hand it may be cast as ever (SH-COOL-05).
  expect(t.offered('attack:lich,soul-leech')).toHaveLength(1);
  t.choose('equip:shaman,soul-leech#1').choose('equip:shaman,bone-spear#1').choose('done');
  expect(t.state.groups[0]?.heroes[1]?.items).toEqual([
    { card: 'soul-leech#1', used: false, cooldown: 2 },
    { card: 'bone-spear#1', used: false, cooldown: 0 },
  ]);
});

test('SH-EQUIP-15 an ability used in this round stays used', () => {
  const t = duel({ heroes: { lich: ['crystal-ball'] } }, { heroes: { troll: [] }, hand: ['buckler'] });
  t.choose('use:crystal-ball#1').choose('take-back:lich,crystal-ball#1').choose('equip:lich,crystal-ball#1');
  t.choose('done');
  expect(t.offered('use')).toEqual([]);
  nextRound(t);
  expect(t.offered('use')).toEqual(['use:crystal-ball#1']);
});

test('SH-EQUIP-15 an ability used in the round before is ready when the card is laid out again', () => {
  const t = duel({ heroes: { lich: ['crystal-ball'] } }, { heroes: { troll: [] }, hand: ['buckler'] });
  t.choose('use:crystal-ball#1').choose('take-back:lich,crystal-ball#1').choose('done');
  nextRound(t);
  expect(t.state.groups[0]?.resting).toEqual([]);
  t.choose('equip:lich,crystal-ball#1').choose('done');
  expect(t.offered('use')).toEqual(['use:crystal-ball#1']);
});

test('SH-EQUIP-15 with the own turn a hand card that still cools down may be used again', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['crystal-ball'] }, troll, {
    change: ({ groups }) => groups[0]?.resting.push({ card: 'crystal-ball#1', used: true, cooldown: 3 }),
  });
  expect(nextRound(t).state.groups[0]?.resting).toEqual([{ card: 'crystal-ball#1', used: false, cooldown: 2 }]);
});

test('SH-EQUIP-15 in the hand of another the card is as new, and nobody else learns which one went', () => {
  const t = position(
    [
      { heroes: { lich: ['soul-leech', 'bone-spear'] } },
      { heroes: { shaman: [] }, hand: ['pickpocket'] },
      { heroes: { troll: [] } },
    ],
    { cooldown: { 'soul-leech': 3, 'bone-spear': 3 } },
  );
  t.choose('take-back:lich,soul-leech#1').choose('take-back:lich,bone-spear#1').choose('done').choose('end');
  while (t.kind !== 'act') t.choose(t.kind === 'pile' ? 'pile:equipment' : 'pass');
  t.choose('play:pickpocket#1', [1]);
  const [kept] = handOf(t, 0);
  expect(t.state.groups[0]?.resting.map(({ card }) => card)).toEqual([kept]);
  expect(t.state.groups[1]?.resting).toEqual([]);
  expect([0, 1, 2].map(viewer => t.match.view(viewer).groups[0]?.resting.length)).toEqual([1, 1, 0]);
  const world = structuredClone(t.state);
  resample(world, 2, newChance('deal'), []);
  expect(world.groups[0]?.resting).toEqual([]);
});

test('SH-EQUIP-15 what lies on the table again in the middle of an action is as tired in every re-dealt world', () => {
  const t = position(
    [
      { heroes: { lich: ['soul-leech', 'shadow-bolt'], shaman: [] } },
      { heroes: { necromancer: [] }, hand: ['pickpocket'] },
      { heroes: { troll: [] } },
    ],
    { cooldown: { 'soul-leech': 5, 'shadow-bolt': 5 } },
  );
  t.choose('take-back:lich,soul-leech#1').choose('take-back:lich,shadow-bolt#1').choose('done').choose('end');
  t.choose('pile:equipment').choose('pile:equipment').choose('play:pickpocket#1', [1]);
  const [kept = ''] = handOf(t, 0);
  for (let i = 0; i < 2; i++) {
    t.choose('end');
    t.choose('pile:equipment').choose('pile:equipment');
  }
  // Seat 2 did not know which of the two is left, and sees it now.
  t.choose(`equip:lich,${kept}`);
  for (let i = 0; i < 5; i++) {
    const world = sample(t.match, 2, newChance(`world ${i}`));
    expect(world.state.groups[0]?.heroes[0]?.items).toMatchObject([{ card: kept, cooldown: 4 }]);
  }
});

test('SH-EQUIP-14 cards are taken back from the hero being equipped, from no other', () => {
  const t = duel({ heroes: { lich: ['halberd'], shaman: ['buckler'] }, hand: ['ring-mail'] }, troll);
  t.choose('equip:lich,ring-mail#1');
  expect(t.offered('take-back')).toEqual(['take-back:lich,halberd#1', 'take-back:lich,ring-mail#1']);
  t.choose('take-back:lich,halberd#1').choose('done');
  expect(itemsOf(t, 'shaman')).toEqual(['buckler#1']);
});
