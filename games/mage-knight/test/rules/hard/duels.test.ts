import { describe, expect, test } from 'vitest';
import { newSite } from '../../../rules/sites.ts';
import { newUnit } from '../../../rules/units.ts';
import { heroOf } from '../../../state.ts';
import { army, deck, hold, me, source, tokens } from '../../positions.ts';
import { attacked, duel, HERE, them, VILLAGE } from '../pvp/duelling.ts';

describe('a duel from the first shot to the last step', () => {
  test('MK-PVPR-04 MK-PVPR-07 MK-PVPR-09 MK-PVPD-03 MK-PVPD-04 MK-PVPM-03 MK-PVPM-05 MK-PVPM-09 MK-PVPO-02 all at once', () => {
    const t = attacked('full', state => {
      state.map.sites[HERE] = { ...newSite('mage-tower'), conquered: true, shields: [1] };
      hold(state, 0, 'march', 'rage', 'stamina');
      heroOf(state, 0).units = ['catapults', 'utem-crossbowmen', 'fire-mages', 'catapults'].map(id =>
        newUnit(id as 'catapults'),
      );
      tokens(state, 0, 'red', 'red');
      hold(state, 1, 'cold-toughness', 'determination', 'march');
      tokens(state, 1, 'blue');
      army(state, 1, 'fire-mages', 'peasants');
      heroOf(state, 1).discard.push('ruby-ring');
      Object.assign(heroOf(state, 1), { level: 3, fame: 10 });
    });
    // The defender shoots over the own walls: fire 3, of which a physical block of 1 stops nothing; a hero of level 1 has armor 2.
    t.choose('unit:0,fire-mages,0').choose('strike').choose('play:march,block').choose('hold').choose('wound:-,-');
    expect(me(t).hand).toEqual(['rage', 'stamina', 'wound']);
    // The aggressor needs siege attacks: 5 with fire and 3 without. A physical block counts in full, every 2 points stop 1.
    expect(t.offered('unit').filter(id => !id.endsWith('mages,2'))).toEqual([
      'unit:0,catapults,0',
      'unit:0,catapults,1',
      'unit:3,catapults,0',
      'unit:3,catapults,1',
    ]);
    t.choose('unit:0,catapults,1').choose('unit:3,catapults,0').choose('strike');
    t.choose('play:determination,strong').choose('hold');
    expect(duel(t).left).toBe(6);
    // The peasants cost 3, the mages twice 4, the hero of level 3 costs 3; nothing can be stolen yet.
    expect(t.offered().toSorted()).toEqual(['done', 'wound:-,-', 'wound:1,peasants']);
    t.choose('wound:1,peasants').choose('wound:-,-');
    expect([them(t).units.map(({ wounds }) => wounds), them(t).hand]).toEqual([
      [0, 1],
      ['cold-toughness', 'march', 'wound'],
    ]);
    t.choose('pass').choose('pass');
    // Melee: 2 by the crossbowmen's bows, fire 6, a card sideways: 9 points, and the walls are no matter. Ice would be needed but for the card.
    expect([t.seat, duel(t).phase]).toEqual([0, 'melee']);
    t.choose('unit:1,utem-crossbowmen,1').choose('unit:2,fire-mages,1');
    t.choose('play:stamina,attack').choose('strike').choose('play:march,block').choose('hold');
    expect(duel(t).left).toBe(8);
    t.choose('steal:ruby-ring');
    expect([duel(t).left, me(t).discard]).toEqual([3, ['ruby-ring']]);
    t.choose(`drive:${VILLAGE}`);
    // Level 1 against level 3: 1 fame and 2 for each level.
    expect([t.state.duel, me(t).fame, me(t).at, them(t).at]).toEqual([null, 5, HERE, VILLAGE]);
  });
});

describe("a whole turn in advance, inside another player's turn", () => {
  test('MK-PVPF-01 MK-PVPF-02 MK-PVPF-03 MK-PVPF-05 MK-PVPF-06 MK-TURN-01 MK-TURN-03 MK-FIX-18 then one is skipped', () => {
    const t = attacked(
      'full',
      state => {
        state.map.sites[HERE] = newSite('magical-glade');
        source(state, 'blue', 'green');
        hold(state, 0, 'march', 'rage');
        deck(state, 0, 'stamina', 'stamina', 'stamina', 'stamina', 'stamina');
        hold(state, 1, 'march', 'wound');
        hold(state, 2, 'march');
        deck(state, 2, 'rage');
        army(state, 1, 'catapults');
        deck(state, 1, 'rage', 'rage', 'rage', 'rage');
      },
      { seats: 3 },
    );
    // The glade gave gold, the die is blue: together they would pay for anything, one of them pays for the catapults.
    expect([them(t).tokens.gold, t.state.asleep]).toEqual([1, [false, true, false]]);
    t.choose('unit:0,catapults,2');
    if (t.kind === 'pay') t.choose(t.offered('pay:die')[0] ?? '');
    t.choose('strike').choose('hold').choose('wound:-,-').choose('wound:-,-');
    expect([me(t).hand, t.state.source.map(({ by }) => by)]).toEqual([
      ['march', 'rage', 'wound', 'wound'],
      [1, null],
    ]);
    t.choose('pass').choose('pass').choose('pass').choose('pass');
    // The aggressor is back already; the defender now ends a turn of the own, down to drawing cards.
    expect([t.kind, t.seat, t.state.turns.map(({ seat }) => seat)]).toEqual(['after', 1, [0, 1]]);
    t.choose('end');
    expect([t.kind, t.seat, t.state.source.map(({ by }) => by)]).toEqual(['glade', 1, [null, null]]);
    t.choose('throw-away:wound,hand').choose('discard:march').choose('done');
    expect([them(t).hand, them(t).tokens.gold, them(t).discard]).toEqual([Array(4).fill('rage'), 0, ['march']]);
    expect([t.kind, t.seat]).toEqual(['after', 0]);
    t.choose('end').choose('done');
    // With an empty deck the end could be announced, but the turn is skipped first: seat 2 plays.
    expect(t.events().filter(({ kind }) => kind === 'turn-skipped')).toMatchObject([{ seat: 1, rule: 'MK-TURN-01' }]);
    expect([t.seat, t.state.asleep, t.state.ending]).toEqual([2, [false, false, false], null]);
  });
});
