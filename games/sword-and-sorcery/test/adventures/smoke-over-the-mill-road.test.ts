import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../../content/activations.ts';
import { adventureOf } from '../../content/adventures/index.ts';
import type { ClassId } from '../../content/heroes.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { zoneNamed } from '../../rules/zones.ts';
import { enemy, hero } from '../positions.ts';
import {
  burning,
  CHAOTIC,
  drawsNext,
  enemiesOf,
  into,
  isOpen,
  LAWFUL,
  lastOfRound,
  lying,
  NEUTRAL,
  randomGame,
  read,
  scene,
  whereIs,
} from './stories.ts';

const ID = 'smoke-over-the-mill-road';

/** A decision of the active hero that leads to an event phase in which the fire spreads. */
const spreading = (state: State): void => {
  drawsNext(state, 'battle-fury');
  state.story.flags.embers = 1;
};

describe('Smoke over the Mill Road', () => {
  test('set-up: a blaze in each of three buildings, seven events and noon, the torch-bearer set aside', () => {
    const t = scene(ID, { at: 'shrine' });
    expect(lying(t, 'blaze')).toEqual(['bakery', 'mill', 'stubble']);
    expect(t.state.events.deck.rest).toHaveLength(8);
    expect(t.state.events.day).toBeNull();
    expect(t.state.supplies.enemy.pile.rest).not.toContain('brigand-blue-2');
    expect(t.state.portals.map(({ open }) => open)).toEqual([true, true]);
    expect(t.state.doors.map(({ state: now }) => now)).toEqual(['closed', 'closed', 'locked', 'locked']);
    expect(t.state.chests).toHaveLength(2);
    expect(t.state.ground).toHaveLength(33);
  });

  test('SS-USE-10 SS-STD-02 putting out a blaze is a standard action where one lies; the building is saved with its last', () => {
    const t = scene(ID, { at: 'stubble' }, state => {
      state.ground[zoneNamed(state, 'barn')]?.tokens.push('blaze');
    });
    expect(t.offered('special')).toEqual(['special:douse-fire,-']);
    t.choose('special:douse-fire,-');
    expect(t.state.turn?.standard).toBe(0);
    expect(lying(t, 'blaze')).toEqual(['bakery', 'barn', 'mill']);
    expect(t.state.story.flags['mills-saved']).toBeUndefined();
    const last = scene(ID, { at: 'stubble' }).choose('special:douse-fire,-');
    expect(last.state.story.flags).toEqual({ 'mills-saved': 1, 'fires-over': 1 });
    expect(read(last)).toEqual(['fire-out']);
  });

  test('SS-USE-10 no special action elsewhere, without a standard action, or with an enemy in the zone', () => {
    expect(scene(ID, { at: 'barn' }).offered('special')).toEqual([]);
    const tired = scene(ID, { at: 'stubble' }, state => {
      if (state.turn) state.turn.standard = 0;
    });
    expect(tired.offered('special')).toEqual([]);
    const engaged = scene(ID, { at: 'stubble' }, state => {
      enemy(state, 'gremlin-green-1', 'stubble');
    });
    expect(engaged.offered('special')).toEqual([]);
  });

  test('whoever enters a burning zone gets Fire I; the blaze does not burn down', () => {
    const t = scene(ID, { at: 'barn' }).choose(into(scene(ID, { at: 'barn' }), 'stubble'));
    expect(hero(t, 'ecarus').fire).toEqual([1]);
    expect(lying(t, 'blaze')).toContain('stubble');
  });

  test('every second event each blaze spreads to a neighbour in its building', () => {
    const once = scene(ID, { at: 'shrine' }, state => drawsNext(state, 'battle-fury')).choose('end');
    expect(lying(once, 'blaze')).toHaveLength(3);
    expect(once.state.story.flags.embers).toBe(1);
    const t = scene(ID, { at: 'shrine' }, spreading).choose('end');
    for (const to of ['flour-store', 'granary', 'orchard']) {
      expect(t.kind).toBe('zone');
      t.choose(`zone:${zoneNamed(t.state, to)}`);
    }
    expect(lying(t, 'blaze')).toEqual(['bakery', 'flour-store', 'granary', 'mill', 'orchard', 'stubble']);
    expect(t.state.story.flags.embers).toBe(0);
  });

  test('a building that burns in all three zones is lost, and its fire goes out: a ware less for sale', () => {
    const t = scene(ID, { at: 'shrine' }, state => {
      spreading(state);
      for (const name of ['mill', 'flour-store', 'mill-yard', 'bakery', 'stubble'])
        state.ground[zoneNamed(state, name)]?.tokens.splice(0);
      for (const name of ['mill', 'mill-yard']) state.ground[zoneNamed(state, name)]?.tokens.push('blaze');
    }).choose('end');
    expect(lying(t, 'blaze')).toEqual([]);
    expect(t.state.story.flags).toEqual({ embers: 0, 'mill-lost': 1, 'fires-over': 1 });
    expect(read(t)).toEqual(['fire-spreads', 'mill-falls']);
    const wares = scene(ID, { at: 'shrine' }).state.market.length;
    expect(t.state.market).toHaveLength(wares - 1);
  });

  test('with the second fire over the torch-bearer comes into the mill yard; against two and three he is hurt, against four he has a power more, against five he is not alone', () => {
    const comes = (heroes: readonly ClassId[]) => {
      const t = scene(ID, { at: 'stubble', heroes }, state => {
        state.story.flags['fires-over'] = 1;
      }).choose('special:douse-fire,-');
      expect(t.state.story.stage).toBe('torch');
      expect(whereIs(t, 'brigand-blue-2')).toBe('mill-yard');
      const one = t.state.enemies.find(({ id }) => id === 'brigand-blue-2');
      return [one?.powers.length, one?.bodies[0]?.wounds, enemiesOf(t).length];
    };
    expect(comes(LAWFUL)).toEqual([1, 3, 1]);
    expect(comes([...LAWFUL, 'cleric'])).toEqual([1, 1, 1]);
    expect(comes([...LAWFUL, 'cleric', 'rogue'])).toEqual([2, 0, 1]);
    expect(comes([...LAWFUL, 'cleric', 'rogue', 'white-mage'])).toEqual([2, 0, 2]);
  });

  test('he moves a zone towards the orchard after each activation, and from there he is gone: defeat', () => {
    // The heroes are hidden: he has nobody to go for.
    const from = (zone: string) =>
      scene(ID, { at: 'shrine' }, state => {
        state.story.stage = 'torch';
        enemy(state, 'brigand-blue-2', zone);
        for (const one of state.heroes) one.hidden = true;
        state.supplies.activation = newSupply<ActivationId>(['N']);
      });
    const t = from('charcoal-path').choose('end');
    expect(whereIs(t, 'brigand-blue-2')).toBe('mill-yard');
    expect(from('18B.c').choose('end').state.over).toBeNull();
    expect(from('orchard').choose('end').state.over).toEqual({ kind: 'lost', by: 'torch' });
  });

  test('SS-END-02 victory needs both: the torch-bearer slain and the third fire over', () => {
    const over = (fires: number) =>
      scene(ID, { at: 'shrine' }, state => {
        state.story.stage = 'torch';
        state.story.flags['fires-over'] = fires;
        burning(state, 'brigand-blue-2', 'mill-road');
        lastOfRound(state);
      }).choose('end').state.over;
    expect(over(2)).toBeNull();
    expect(over(3)).toEqual({ kind: 'won', by: 'torch' });
  });

  test('the reward is given: 2 shards of the torch-bearer and 1.5 for each of three heroes, tools into the stash', () => {
    const { state } = scene(ID, { heroes: ['white-rose', 'archer', 'cleric'], at: 'shrine' }, begun => {
      begun.story.stage = 'torch';
      begun.story.flags['fires-over'] = 3;
      burning(begun, 'brigand-blue-2', 'mill-road');
      lastOfRound(begun);
    }).choose('end');
    expect(state.shards).toBe(2 + 4);
    expect(state.stash.some(({ id }) => id === 'thieves-tools')).toBe(true);
  });

  test('SS-SOUL-03 law binds his wounds for a standard action: the torch-bearer starts two zones nearer', () => {
    const t = scene(ID, { at: 'charcoal-path' });
    t.choose(into(t, 'fork'));
    expect(t.state.turn?.standard).toBe(0);
    expect(t.state.story.flags['way-known']).toBe(1);
    const later = scene(ID, { at: 'stubble' }, state => {
      state.story.flags['fires-over'] = 1;
      state.story.flags['way-known'] = 1;
    }).choose('special:douse-fire,-');
    expect(whereIs(later, 'brigand-blue-2')).toBe('fork');
  });

  test('SS-SOUL-03 a neutral hero questions him: a portal of their choice closes; without an action nobody binds wounds', () => {
    const t = scene(ID, { heroes: NEUTRAL, at: 'charcoal-path' });
    t.choose(into(t, 'fork'));
    expect(t.offered()).toEqual(['decide:bind-wounds', 'decide:question']);
    t.choose('decide:question');
    expect(t.kind).toBe('zone');
    t.choose(`zone:${zoneNamed(t.state, 'ford')}`);
    expect([isOpen(t, 'block'), isOpen(t, 'energy')]).toEqual([true, false]);
    const tired = scene(ID, { heroes: NEUTRAL, at: 'charcoal-path' }, state => {
      if (state.turn) state.turn.standard = 0;
    });
    tired.choose(into(tired, 'fork'));
    expect(tired.kind).toBe('zone');
  });

  test('SS-SOUL-03 chaos takes his purse: 15 crowns, and an activation card is drawn', () => {
    const t = scene(ID, { heroes: CHAOTIC, at: 'charcoal-path' });
    t.choose(into(t, 'fork'));
    const [first] = t.state.heroes;
    expect(first?.coins).toEqual([1, 1, 0]);
    expect(t.happened().some(({ kind }) => kind === 'activation-card')).toBe(true);
  });

  test('SS-ADVE-01 the chain of buckets heals every hero', () => {
    const t = scene(ID, { at: 'mill-road' }, state => {
      for (const one of state.heroes) one.wounds = 3;
    });
    t.choose(into(t, 'upper-bank'));
    expect(t.state.heroes.map(({ wounds }) => wounds)).toEqual([2, 2]);
    expect(enemiesOf(t)).toEqual([]);
  });

  test('reward: 1.5 shards for each hero, thieves’ tools and the torch', () => {
    expect(adventureOf(ID).reward).toEqual({ shards: 1.5, items: ['thieves-tools', 'torch-of-arson'] });
  });

  test.each([2, 3, 4, 5])('a game by chance with %i heroes comes to its end', heroes => {
    expect(randomGame(ID, heroes, `smoke ${heroes}`).over).not.toBeNull();
  });
});
