import { describe, expect, test } from 'vitest';
import { ITEM_IDS, itemOf } from '../../content/items/index.ts';
import type { State } from '../../index.ts';
import { sortOutSoulWeapons } from '../../rules/soul-weapons.ts';
import { heroOf } from '../../state.ts';
import { guard, lastTurn, suffers, told } from '../laid.ts';
import { blue, enemy, give, hero, red, sit, stand } from '../positions.ts';

const armed = (shards: number, arrange: (state: State) => void = guard) =>
  sit({}, state => {
    give(state, 'ecarus', 'main', 'dawnbreaker');
    state.shards = shards;
    arrange(state);
  });

describe('soul weapons', () => {
  test('SS-SWEAP-01, SS-DECK-22 they are those with a price in shards: three, each with two sides', () => {
    const soul = ITEM_IDS.filter(id => itemOf(id).shards !== undefined);
    expect(soul).toEqual(['dawnbreaker', 'whisper', 'star-of-enomis']);
    for (const id of soul) expect([itemOf(id).deck, itemOf(id).faces.length]).toEqual(['soul', 2]);
  });

  test('SS-SWEAP-02 a deck of their own, without those that nobody here can use', () => {
    const t = sit({ heroes: ['white-rose', 'archer'] }, guard);
    expect(t.state.soulWeapons.toSorted()).toEqual(['dawnbreaker', 'star-of-enomis', 'whisper']);
    const state = structuredClone(t.state);
    sortOutSoulWeapons(state);
    // Might and speed: nobody could use the Star of Enomis (magic, faith).
    expect(state.soulWeapons.toSorted()).toEqual(['dawnbreaker', 'whisper']);
  });

  test('SS-SWEAP-02, SS-ART-06 both are seen to when the heroes are chosen', () => {
    const t = sit({ begun: false, heroes: ['white-mage', 'cleric'] }, state => {
      state.stage = 'heroes';
      state.round = 0;
      give(state, 'auriel', 'artefact', 'eye-of-mir');
      give(state, 'thorgar', 'pack', 'horn-of-anere');
      give(state, 'thorgar', 'artefact', 'amulet-of-stone');
      const [auriel, thorgar] = state.heroes;
      if (auriel?.artefact) auriel.artefact.charges = 1;
      // It has all it can have.
      expect(thorgar?.pack[0]?.charges).toBe(2);
    });
    while (t.kind === 'learn') t.choose(t.offered('learn')[0] ?? '');
    // Magic and faith: no use for Whisper.
    expect(t.state.soulWeapons.toSorted()).toEqual(['dawnbreaker', 'star-of-enomis']);
    expect(hero(t, 'auriel').artefact?.charges).toBe(2);
    expect(hero(t, 'thorgar')).toMatchObject({
      artefact: { charges: 0 },
      // And what two heroes get (SS-SETUP-10).
      pack: [{ charges: 2 }, { id: 'healing-potion' }],
    });
  });

  test('SS-SWEAP-03 they are weapons like others: slot, runes, attack', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      give(state, 'ecarus', 'main', 'dawnbreaker');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    });
    t.choose('attack:main,orc-warrior-red-1', [red('hit'), blue('block'), blue('block')]);
    expect(told(t, 'attack')).toMatchObject([{ source: 'dawnbreaker', damage: 'sharp' }]);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [{ source: 'automatic', amount: 1 }] } }]);
    // Its hand and its runes say who may bear it.
    const bears = (own: 'white-rose' | 'white-mage', ...worn: readonly ('longsword' | 'longbow')[]) => {
      const id = own === 'white-rose' ? 'ecarus' : 'auriel';
      const free = sit({ heroes: [own, 'archer'] }, state => {
        guard(state);
        give(state, id, 'pack', 'dawnbreaker');
        for (const item of worn) give(state, id, 'main', item);
      });
      if (free.offered('change').length === 0) return [];
      return free.choose('change').offered('wear:dawnbreaker');
    };
    expect([bears('white-rose'), bears('white-rose', 'longsword'), bears('white-mage')]).toEqual([
      ['wear:dawnbreaker,main'],
      [],
      [],
    ]);
  });

  test('SS-SWEAP-04 equipped with the front up', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'dawnbreaker');
    });
    t.choose('change').choose('wear:dawnbreaker,main');
    expect(hero(t, 'ecarus').main).toMatchObject({ id: 'dawnbreaker', side: 0 });
  });

  test('SS-SWEAP-05 shards of the pool turn it over; then its stronger side attacks', () => {
    const t = armed(9, state => {
      stand(state, 'laegon', '1A.t');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    });
    t.choose('turn-soul-weapon:dawnbreaker');
    expect(t.state.shards).toBe(6);
    expect(hero(t, 'ecarus').main?.side).toBe(1);
    expect(t.offered('turn-soul-weapon')).toEqual([]);
    expect(t.state.turn).toMatchObject({ combat: 1, standard: 1, moved: false });
    t.choose('attack:main,orc-warrior-red-1', [
      red('hit'),
      red('gremlin'),
      blue('block'),
      blue('block'),
      blue('block'),
    ]);
    expect(told(t, 'attack')).toMatchObject([{ red: { base: 2 }, blue: { base: 2 } }]);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [{ source: 'automatic', amount: 2 }] } }]);
  });

  test('SS-SWEAP-05 not with fewer shards than are printed on it, not from the inventory', () => {
    expect(armed(2).offered('turn-soul-weapon')).toEqual([]);
    expect(armed(3).offered('turn-soul-weapon')).toEqual(['turn-soul-weapon:dawnbreaker']);
    const carried = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'pack', 'dawnbreaker');
      state.shards = 9;
    });
    expect(carried.offered('turn-soul-weapon')).toEqual([]);
  });

  test('SS-SWEAP-05 it is no action: who is hidden stays hidden, who is blinded need not save, who has acted may', () => {
    const t = sit({ heroes: ['assassin', 'archer'] }, state => {
      guard(state);
      give(state, 'shae', 'main', 'whisper');
      state.shards = 3;
      heroOf(state, 'shae').hidden = true;
      suffers(state, 'shae', 'blinded');
      if (state.turn !== null) state.turn.standard = 0;
    });
    t.choose('turn-soul-weapon:whisper');
    expect(hero(t, 'shae')).toMatchObject({ hidden: true, main: { side: 1 } });
    expect(told(t, 'save')).toEqual([]);
  });

  test('SS-SWEAP-06 in the next time phase it lies with its front up again', () => {
    const t = armed(3, lastTurn);
    t.choose('turn-soul-weapon:dawnbreaker').choose('end');
    expect([t.state.round, hero(t, 'ecarus').main?.side]).toEqual([2, 0]);
    expect(told(t, 'item')).toMatchObject([{ item: 'dawnbreaker', how: 'turned', rule: 'SS-SWEAP-06' }]);
  });

  test('SS-SWEAP-06 … but not what the forge has improved, and of a front that is up nothing is told', () => {
    const t = sit({}, state => {
      guard(state);
      lastTurn(state);
      give(state, 'ecarus', 'main', 'longsword', 1);
      give(state, 'laegon', 'main', 'whisper');
    }).choose('end');
    expect([t.state.round, hero(t, 'ecarus').main?.side, hero(t, 'laegon').main?.side]).toEqual([2, 1, 0]);
    expect(told(t, 'item')).toEqual([]);
  });

  test('SS-SWEAP-07 at once when it leaves its slot: into the inventory, into the zone, to somebody else', () => {
    const turned = () => armed(3).choose('turn-soul-weapon:dawnbreaker');
    const stowed = turned().choose('change').choose('stow:dawnbreaker,main,back');
    expect(hero(stowed, 'ecarus').pack).toMatchObject([{ id: 'dawnbreaker', side: 0 }]);
    const laid = turned().choose('drop');
    expect(laid.state.ground[hero(laid, 'ecarus').zone]?.items).toMatchObject([{ id: 'dawnbreaker', side: 0 }]);
    const given = turned().choose('exchange:laegon').choose('give:dawnbreaker,main,back');
    expect(hero(given, 'laegon').pack).toMatchObject([{ id: 'dawnbreaker', side: 0 }]);
  });
});
