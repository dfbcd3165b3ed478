import { describe, expect, test } from 'vitest';
import { HERO_IDS } from '../../content/heroes.ts';
import { type ItemId, itemOf } from '../../content/items/index.ts';
import { powerOf } from '../../content/powers/index.ts';
import { newItem } from '../../rules/equipment.ts';
import { suits } from '../../rules/granted.ts';
import { mayUse } from '../../rules/runes.ts';
import { heroOf } from '../../state.ts';
import { guard, to, told } from '../laid.ts';
import { blue, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';

const usersOf = (id: ItemId) => HERO_IDS.filter(hero => mayUse({ id: hero }, { id }));
const places = (offered: readonly string[]) => offered.filter(one => one.startsWith('wear')).toSorted();

describe('items', () => {
  test('SS-ITEM-01, SS-ART-02 equipment in the inventory does nothing', () => {
    const carried = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      for (const item of ['longsword', 'chain', 'ring-of-steps'] as const) give(state, 'ecarus', 'pack', item);
      enemy(state, 'brigand-green-1', '2A.c');
    });
    expect(carried.offered('attack')).toEqual(['attack:unarmed,brigand-green-1']);
    expect(carried.offered('item')).toEqual([]);
    const worn = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'artefact', 'ring-of-steps');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    expect(worn.offered('attack')).toEqual(['attack:main,brigand-green-1']);
    expect(worn.offered('item')).toEqual(['item:ring-of-steps,-']);
  });

  test('SS-ITEM-02, SS-INV-02 items of the inventory are used from there, by their action', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'healing-potion');
      heroOf(state, 'ecarus').wounds = 5;
    });
    t.choose('item:healing-potion,ecarus');
    expect(hero(t, 'ecarus').wounds).toBe(1);
    expect(t.state.turn).toMatchObject({ combat: 1, standard: 0 });
    expect(t.offered('item')).toEqual([]);
  });

  test('SS-ITEM-03 without room in the inventory the card lies in the zone', () => {
    const t = sit({}, state => {
      guard(state);
      for (let i = 0; i < 4; i++) give(state, 'ecarus', 'pack', 'bandage');
      const ground = state.ground[zone('2A.c')];
      if (ground !== undefined) ground.treasure = 1;
      state.supplies.treasure.pile.rest = ['orcbane'];
    });
    t.choose('pick-up');
    expect(hero(t, 'ecarus').pack).toHaveLength(4);
    expect(t.state.ground[zone('2A.c')]?.items.map(({ id }) => id)).toEqual(['orcbane']);
    // There it stays until there is room.
    expect(t.offered('pick-up')).toEqual([]);
    t.choose('drop').choose('done').choose('pick-up');
    expect(hero(t, 'ecarus').pack.map(({ id }) => id)).toEqual(['bandage', 'bandage', 'bandage', 'orcbane']);
  });

  test('SS-ITEM-04, SS-ITEM-05, SS-ITEM-06, SS-ITEM-EX1 runes: one that fits, the universal one, one that is crossed out', () => {
    expect(usersOf('elixir')).toEqual(['auriel', 'ecarus', 'laegon', 'shae', 'thorgar']);
    expect(usersOf('greataxe')).toEqual(['ecarus']);
    expect(usersOf('thorn-coat')).toEqual(['ecarus', 'laegon', 'shae', 'thorgar']);
    expect(usersOf('short-sword')).toEqual(['ecarus', 'laegon', 'shae']);
    expect(itemOf('thorn-coat')).toMatchObject({ runes: 'all', not: ['magic'] });
  });

  test('SS-ITEM-04 what a rune forbids is neither equipped nor used, nor does it work', () => {
    const picklock = (own: 'white-rose' | 'rogue') =>
      sit({ heroes: [own, 'archer'] }, state => {
        const [{ id } = { id: 'ecarus' as const }] = state.heroes;
        stand(state, id, '1A.k');
        guard(state);
        for (const item of ['longbow', 'robe'] as const) give(state, id, 'pack', item);
        give(state, id, 'pack', 'thieves-tools', 1);
        state.supplies.trap.pile.rest = ['click'];
        if (state.turn !== null) state.turn.standard = 0;
      });
    const ecarus = picklock('white-rose');
    expect([ecarus.offered('item'), ecarus.offered('change'), ecarus.offered('break')]).toEqual([[], [], []]);
    // The Master Key in hands it was made for.
    expect(picklock('rogue').offered('break')).toHaveLength(1);
  });

  test('SS-ITEM-07 everybody may carry everything', () => {
    const t = sit({}, state => {
      guard(state);
      state.ground[zone('2A.c')]?.items.push(newItem('longbow'));
    });
    t.choose('pick-up');
    expect(hero(t, 'ecarus').pack.map(({ id }) => id)).toEqual(['longbow']);
    expect(t.offered('change')).toEqual([]);
  });

  test('SS-ITEM-08, SS-POW-14 a power comes with the equipped item, beyond the number of the gem', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      guard(state);
      learn(state, 'auriel', 'thunder-god', 'tough');
      give(state, 'auriel', 'pack', 'apprentice-staff');
    });
    expect(hero(t, 'auriel').powers).toHaveLength(2);
    t.choose('change').choose('wear:apprentice-staff,artefact');
    expect(hero(t, 'auriel').powers[2]).toEqual({ id: 'sorcery', glasses: 0, from: 'apprentice-staff' });
    expect(told(t, 'learned')).toMatchObject([{ power: 'sorcery', rule: 'SS-POW-14' }]);
  });

  test('SS-ITEM-08 it works only while the item is equipped', () => {
    const strike = (place: 'artefact' | 'pack') => {
      const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
        stand(state, 'ecarus', '1A.t');
        give(state, 'auriel', 'main', 'ash-wand');
        give(state, 'auriel', place, 'apprentice-staff');
        heroOf(state, 'auriel').powers.push({ id: 'sorcery', glasses: 0, from: 'apprentice-staff' });
        enemy(state, 'brigand-red-1', '2A.c');
      });
      return t.choose('attack:main,brigand-red-1', [red('gremlin'), blue('block')]);
    };
    expect(strike('artefact').offered()).toEqual(['use:auriel,sorcery,1', 'pass']);
    expect(strike('pack').offered('use')).toEqual([]);
  });

  test('SS-POW-14 whoever parts with the item parts with the power', () => {
    const t = sit({ heroes: ['white-mage', 'cleric'] }, state => {
      guard(state);
      give(state, 'auriel', 'artefact', 'apprentice-staff');
      heroOf(state, 'auriel').powers.push({ id: 'sorcery', glasses: 2, from: 'apprentice-staff' });
    });
    // In the inventory it keeps its card, with its hourglasses.
    t.choose('change').choose('stow:apprentice-staff,artefact');
    expect(hero(t, 'auriel').powers).toEqual([{ id: 'sorcery', glasses: 2, from: 'apprentice-staff' }]);
    t.choose('drop');
    expect(hero(t, 'auriel').powers).toEqual([]);
  });

  test('SS-POW-14 the rules of choosing hold: a card somebody has is not there twice', () => {
    const wearing = (taken: boolean) =>
      sit({ heroes: ['white-mage', 'cleric'] }, state => {
        guard(state);
        if (taken) learn(state, 'thorgar', 'sorcery');
        give(state, 'auriel', 'pack', 'apprentice-staff');
      })
        .choose('change')
        .choose('wear:apprentice-staff,artefact');
    expect(hero(wearing(true), 'auriel').powers).toEqual([]);
    expect(hero(wearing(false), 'auriel').powers).toHaveLength(1);
  });

  test('SS-POW-14, SS-POW-11 a lawful card goes with no chaotic soul, nor with another hero, nor a rank too low', () => {
    const at = (own: 'cleric' | 'runemaster' | 'white-mage', rank: number) => {
      const t = sit({ heroes: [own, 'archer'], rank }, guard);
      const [first] = t.state.heroes;
      return (power: 'command' | 'hammer-of-faith') => first !== undefined && suits(first, power);
    };
    expect(at('cleric', 1)('command')).toBe(true);
    expect(at('runemaster', 1)('command')).toBe(false);
    expect(at('white-mage', 1)('command')).toBe(false);
    const [{ level } = { level: 0 }] = powerOf('hammer-of-faith').levels;
    expect([at('cleric', level - 1)('hammer-of-faith'), at('cleric', level)('hammer-of-faith')]).toEqual([false, true]);
  });
});

describe('weapons', () => {
  const change = (own: 'white-rose' | 'assassin', ...items: readonly ItemId[]) =>
    sit({ heroes: [own, 'archer'] }, state => {
      guard(state);
      for (const item of items) give(state, own === 'assassin' ? 'shae' : 'ecarus', 'pack', item);
    }).choose('change');

  test('SS-WEAP-02, SS-WEAP-03, SS-WEAP-04 a main weapon in one hand, an off-hand weapon in the other, and no third one', () => {
    const t = change('white-rose', 'longsword', 'shield', 'war-hammer');
    expect(places(t.offered())).toEqual(['wear:longsword,main', 'wear:shield,off', 'wear:war-hammer,main']);
    t.choose('wear:longsword,main').choose('wear:shield,off');
    expect(hero(t, 'ecarus')).toMatchObject({ main: { id: 'longsword' }, off: { id: 'shield' } });
    expect(places(t.offered())).toEqual([]);
  });

  test('SS-WEAP-05 a weapon with both symbols in either hand', () => {
    const t = change('assassin', 'long-dagger');
    expect(places(t.offered())).toEqual(['wear:long-dagger,main', 'wear:long-dagger,off']);
    t.choose('wear:long-dagger,off');
    expect(hero(t, 'shae')).toMatchObject({ main: null, off: { id: 'long-dagger' } });
  });

  test('SS-WEAP-06 a two-handed weapon needs both hands', () => {
    const t = change('white-rose', 'greataxe', 'shield');
    t.choose('wear:greataxe,main');
    expect(places(t.offered())).toEqual([]);
    const shielded = change('white-rose', 'greataxe', 'shield').choose('wear:shield,off');
    expect(places(shielded.offered())).toEqual([]);
  });

  test('SS-WEAP-07 passive properties of a weapon need it in the hand', () => {
    const struck = (place: 'off' | 'pack') => {
      const t = sit({}, state => {
        give(state, 'ecarus', 'armour', 'chain');
        give(state, 'ecarus', place, 'shield');
        stand(state, 'laegon', '1A.t');
        enemy(state, 'orc-warrior-red-1', '2A.c');
      });
      return t.choose(to('2A.n'), [...Array(2).fill(red('hit+hit')), ...Array(4).fill(blue('gremlin'))]);
    };
    const dice = (place: 'off' | 'pack') =>
      told(struck(place), 'rolled').find(event => 'what' in event && event.what === 'defence');
    expect(dice('off')).toHaveProperty('dice.length', 3);
    expect(dice('pack')).toHaveProperty('dice.length', 2);
  });

  test('SS-WEAP-08 bare hands: a blue die, only in the own zone, and only without any weapon', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-green-2', '2A.n');
    });
    expect(t.offered('attack')).toEqual(['attack:unarmed,gremlin-green-1']);
    t.choose('attack:unarmed,gremlin-green-1', [blue('hit')]);
    expect(told(t, 'attack')).toMatchObject([{ red: { base: 0 }, blue: { base: 1 }, damage: null }]);
    const armed = sit({}, state => {
      give(state, 'ecarus', 'off', 'shield');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect(armed.offered('attack')).toEqual(['attack:off,gremlin-green-1']);
  });

  test('SS-WEAP-10 the category of a weapon decides what a power does with it', () => {
    const strike = (weapon: 'long-dagger' | 'short-sword') =>
      sit({ heroes: ['assassin', 'archer'], passing: ['react'] }, state => {
        give(state, 'shae', 'main', weapon);
        learn(state, 'shae', 'venom');
        stand(state, 'laegon', '1A.t');
        enemy(state, 'orc-warrior-red-1', '2A.c');
      })
        .choose('power:venom,1,-')
        .choose('attack:main,orc-warrior-red-1', [red('hit+hit'), blue('hit'), blue('gremlin')]);
    // The poison is a property of the attack, for nothing.
    expect(strike('long-dagger').offered()).toEqual(['property:1', 'done']);
    expect(strike('short-sword').kind).toBe('turn');
  });
});
