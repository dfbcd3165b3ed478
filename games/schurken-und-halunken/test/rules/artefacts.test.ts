import { table } from '@tafelrunde/testing';
import { expect, test } from 'vitest';
import { schurkenUndHalunken } from '../../index.ts';
import { duel, itemsOf, totals } from '../positions.ts';

/** What the Hexing Stick counts as: a weapon where it is used, an artefact where it lies. */

const stick = 'hexing-stick';
const troll = { heroes: { troll: [] } };

test('SH-EQUIP-16 in combat an artefact wielded as a weapon is one: it attacks, parries and is specialised in', () => {
  // The Barbarian knows impact weapons: 6 base + 1 stick + 2 specialisation.
  const t = duel({ heroes: { barbarian: [stick] } }, troll);
  t.choose(`attack:barbarian,${stick}#1,troll`).choose('waive', [1]);
  expect(totals(t)).toEqual([6 + 1 + 2 + 1]);
  const defends = duel({ heroes: { werewolf: [] } }, { heroes: { barbarian: [stick] } });
  expect(defends.choose('attack:werewolf,claws,barbarian').offered('parry')).toEqual([`parry:${stick}#1`]);
});

test('SH-EQUIP-16 what rules out weapons rules it out; it fills both hands', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['backstab'] }, { heroes: { barbarian: [stick] } });
  t.choose('attack:werewolf,claws,barbarian').choose(`parry:${stick}#1`).choose('play:backstab#1', [1, 1]);
  expect(totals(t)).toEqual([6 + 1, 4 + 1]);
  const full = duel({ heroes: { barbarian: [stick] }, hand: ['buckler'] }, troll);
  expect(full.explain('equip:barbarian,buckler#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-05' });
});

test('SH-EQUIP-16 lying there it is an artefact: who looks for weapons does not find it, who looks for artefacts does', () => {
  const inspected = duel({ heroes: { lich: [] }, hand: ['weapons-inspection'] }, { heroes: { barbarian: [stick] } });
  expect(inspected.offered('play')).toEqual([]);
  const robbed = duel({ heroes: { lich: ['invisible-hand'] } }, { heroes: { barbarian: [stick] } });
  robbed.choose('cast:lich,invisible-hand#1', [6, 6, 1]);
  expect([itemsOf(robbed, 'barbarian'), robbed.state.groups[0]?.hand]).toEqual([[], [`${stick}#1`]]);
  const washed = duel({ heroes: { lich: [] }, hand: ['hot-wash'] }, { heroes: { barbarian: ['cloak-of-shadows'] } });
  expect(washed.offered('play')).toEqual([]);
});

test('SH-EQUIP-16 SH-SETUP-17 among the start cards it counts as a weapon', () => {
  const start = (card: string) =>
    table(schurkenUndHalunken, {
      config: { seats: 2, settings: { redraw: true } },
      arrange: state => {
        const first = ['iron-boots#1', card, 'duck#1', 'backstab#1'] as const;
        state.groups[state.active]?.hand.push(...(first as unknown as never[]));
        for (const pile of Object.values(state.piles))
          for (const taken of first) {
            const at = pile.indexOf(taken as never);
            if (at >= 0) pile.splice(at, 1);
          }
        state.drawn = ['equipment', 'equipment', 'tactics', 'tactics'];
        state.phase = 'start-redraw';
      },
    });
  expect(start(`${stick}#1`).offered()).toEqual(['keep']);
  expect(start('horned-helmet#1').offered()).toEqual(['keep', 'redraw']);
});
