import { describe, expect, test } from 'vitest';
import { ITEM_IDS, itemOf } from '../../content/items/index.ts';
import type { State } from '../../index.ts';
import { newItem } from '../../rules/equipment.ts';
import { heroOf } from '../../state.ts';
import { told } from '../laid.ts';
import { blue, enemy, give, hero, red, sit, stand, zone } from '../positions.ts';

/** Ecarus slays the last enemy with his bare hands; Laegon is a ghost. */
const won = (arrange: (state: State) => void) =>
  sit({}, state => {
    heroOf(state, 'laegon').ghost = true;
    stand(state, 'laegon', '1A.t');
    const gremlin = enemy(state, 'gremlin-green-1', '2A.c');
    if (gremlin.bodies[0] !== undefined) gremlin.bodies[0].wounds = 2;
    arrange(state);
  }).choose('attack:unarmed,gremlin-green-1', [blue('hit')]);

describe('the end of an adventure', () => {
  test('SS-END-05 a ghost loses an equipped item for good: it returns to its deck', () => {
    const back = (item: 'longbow' | 'composite-bow' | 'wolf-bow' | 'whisper') => {
      const t = won(state => {
        state.stash = [];
        state.market = [];
        state.soulWeapons = [];
        state.supplies.treasure.pile.rest = [];
        give(state, 'laegon', 'main', item);
      });
      expect(t.state.over?.kind).toBe('won');
      expect(hero(t, 'laegon').main).toBeNull();
      expect(told(t, 'item')).toMatchObject([{ hero: 'laegon', item, how: 'lost', rule: 'SS-END-05' }]);
      return t.state;
    };
    expect(back('longbow').stash).toEqual([newItem('longbow')]);
    expect(back('composite-bow').market).toEqual([newItem('composite-bow')]);
    expect(back('wolf-bow').supplies.treasure.pile.rest).toEqual(['wolf-bow']);
    expect(back('whisper').soulWeapons).toEqual(['whisper']);
  });

  test('SS-END-05 one of them, by chance; the inventory and the living are spared', () => {
    const t = won(state => {
      give(state, 'laegon', 'main', 'longbow');
      give(state, 'laegon', 'armour', 'leather');
      give(state, 'laegon', 'artefact', 'hourglass');
      give(state, 'ecarus', 'armour', 'chain');
    });
    const { main, armour, artefact } = hero(t, 'laegon');
    expect([main, armour, artefact].filter(one => one !== null)).toHaveLength(2);
    expect(hero(t, 'ecarus').armour?.id).toBe('chain');
  });

  test('SS-END-05 defeat ends an adventure too: all heroes are ghosts', () => {
    const t = sit({ passing: ['react'] }, state => {
      heroOf(state, 'laegon').ghost = true;
      give(state, 'ecarus', 'armour', 'troll-hide');
      heroOf(state, 'ecarus').wounds = 6;
      stand(state, 'laegon', '1A.t');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    });
    t.choose(t.offered('step')[0] ?? '', [
      red('hit+hit'),
      red('hit+hit'),
      blue('hit'),
      blue('gremlin'),
      blue('gremlin'),
    ]);
    expect(t.state.over?.kind).toBe('ghosts');
    expect(hero(t, 'ecarus').armour).toBeNull();
    expect(t.state.supplies.treasure.pile.rest).toContain('troll-hide');
  });

  test('SS-STASH-04 stash cards on the map return to the stash, others stay where they are', () => {
    const t = won(state => {
      state.stash = [];
      state.ground[zone('1A.h')]?.items.push(newItem('longsword'), newItem('orcbane'));
    });
    expect(t.state.stash).toEqual([newItem('longsword')]);
    expect(t.state.ground[zone('1A.h')]?.items).toEqual([newItem('orcbane')]);
  });

  test('SS-BLDG-03 what the forge improved lies with its front up again; what was bought with its back up does not', () => {
    const t = won(state => {
      heroOf(state, 'ecarus').armour = { ...newItem('chain'), side: 1, forged: true };
      heroOf(state, 'ecarus').pack = [{ ...newItem('broadsword'), side: 1 }];
      state.stash = [{ ...newItem('shield'), side: 1, forged: true }];
    });
    expect(hero(t, 'ecarus').armour).toEqual(newItem('chain'));
    expect(hero(t, 'ecarus').pack).toEqual([{ ...newItem('broadsword'), side: 1 }]);
    expect(t.state.stash).toEqual([newItem('shield')]);
  });

  test('SS-POW-14, SS-END-05 a power goes with the item that is lost', () => {
    const t = sit({ heroes: ['white-rose', 'white-mage'] }, state => {
      const auriel = heroOf(state, 'auriel');
      auriel.ghost = true;
      give(state, 'auriel', 'artefact', 'apprentice-staff');
      auriel.powers.push({ id: 'sorcery', glasses: 0, from: 'apprentice-staff' });
      stand(state, 'auriel', '1A.t');
      const gremlin = enemy(state, 'gremlin-green-1', '2A.c');
      if (gremlin.bodies[0] !== undefined) gremlin.bodies[0].wounds = 2;
    }).choose('attack:unarmed,gremlin-green-1', [blue('hit')]);
    expect(hero(t, 'auriel')).toMatchObject({ artefact: null, powers: [] });
  });

  test('SS-BLDG-03 every card that can be improved has a back to be turned to', () => {
    const improving = ITEM_IDS.filter(id => itemOf(id).improves);
    expect(improving).toHaveLength(26);
    for (const id of improving) expect(itemOf(id).faces).toHaveLength(2);
  });
});
