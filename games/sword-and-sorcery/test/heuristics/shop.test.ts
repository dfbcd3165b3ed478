import { describe, expect, test } from 'vitest';
import type { ClassId } from '../../content/heroes.ts';
import type { ItemId } from '../../content/items/index.ts';
import { bestOutfit } from '../../heuristics/gear.ts';
import { lesson } from '../../heuristics/lessons.ts';
import { shopChoice } from '../../heuristics/shop.ts';
import { optionId } from '../../option-id.ts';
import { newItem } from '../../rules/equipment.ts';
import { heroOf, type State } from '../../state.ts';
import { give, heroWith, learn, type Sitting, sit } from '../positions.ts';
import { visit } from '../shop.ts';

/** What the bot does in the Emporium, thing after thing, until it leaves. */
function errands(t: Sitting): string[] {
  const done: string[] = [];
  for (let n = 0; n < 30; n++) {
    const { ask, state } = t.match;
    const chosen = ask === null ? null : shopChoice(state, ask.options);
    if (chosen === null || chosen.do === 'leave') return done;
    done.push(optionId(chosen));
    t.choose(optionId(chosen));
  }
  throw new Error('It never leaves.');
}

/** What a hero of a class wears of these cards. */
function dressed(own: ClassId, items: readonly ItemId[], powers: (state: State) => void = () => {}): (string | null)[] {
  const id = heroWith(own);
  const t = sit({ heroes: [own, own === 'archer' ? 'white-rose' : 'archer'] }, state => {
    for (const item of items) give(state, id, 'pack', item);
    powers(state);
  });
  const { main, off, armour } = bestOutfit(heroOf(t.state, id)).outfit;
  return [main, off, armour].map(item => item?.id ?? null);
}

describe('what suits whom', () => {
  test('a second weapon is for those who attack with it; the others are better off with a shield', () => {
    expect(dressed('white-rose', ['longsword', 'short-sword', 'shield'])).toEqual(['longsword', 'shield', null]);
    expect(dressed('ranger', ['short-sword', 'shield'])).toEqual(['short-sword', null, null]);
    expect(dressed('ranger', ['longbow', 'short-sword', 'long-dagger'])).not.toContain('longbow');
  });

  test('the assassin takes two daggers, the rogue the bow', () => {
    expect(dressed('assassin', ['long-dagger', 'long-dagger', 'longbow'])).toEqual([
      'long-dagger',
      'long-dagger',
      null,
    ]);
    expect(dressed('rogue', ['long-dagger', 'long-dagger', 'longbow'])).toEqual(['longbow', null, null]);
  });

  test('a mage keeps her wand, though a dagger has as many dice', () => {
    expect(dressed('white-mage', ['long-dagger', 'ash-wand'])).toEqual(['ash-wand', 'long-dagger', null]);
  });
});

describe('errands in the Emporium', () => {
  test('what is in the way makes room for what is better', () => {
    const t = visit([0, 0], state => {
      state.stash = [];
      state.market = [];
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'off', 'short-sword');
      give(state, 'laegon', 'main', 'longbow');
      give(state, 'ecarus', 'pack', 'shield');
    });
    expect(errands(t)).toEqual(['arrange:ecarus,short-sword,pack,off', 'arrange:ecarus,shield,off,pack']);
  });

  test('what nobody can use is sold, and what another hero can use is handed over', () => {
    const t = visit([0, 0], state => {
      state.stash = [];
      state.market = [];
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'pack', 'wand-of-ruin');
      give(state, 'ecarus', 'pack', 'wolf-bow');
    });
    expect(errands(t)).toEqual([
      'hand:ecarus,wolf-bow,laegon,pack',
      'arrange:laegon,wolf-bow,main,pack',
      'sell:ecarus,wand-of-ruin,pack',
    ]);
  });
});

describe('what is carried', () => {
  test('who has a bow buys arrows, and with what is left whatever attacks or cures; nobody else buys arrows', () => {
    const t = visit([40, 60], state => {
      state.stash = [];
      state.market = ['arrows', 'holy-water', 'bandage-kit'].map(id => newItem(id as ItemId));
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'laegon', 'main', 'longbow');
    });
    const bought = errands(t).map(one => one.split(',').slice(0, 2).join(','));
    expect(bought).toContain('buy:laegon,arrows');
    expect(bought).not.toContain('buy:ecarus,arrows');
    expect(bought.filter(one => one.includes('holy-water'))).toHaveLength(1);
    expect(bought.filter(one => one.includes('bandage-kit'))).toHaveLength(1);
    const armed = (weapon: ItemId) =>
      errands(
        visit([0, 60], state => {
          state.stash = [];
          state.market = [newItem('arrows')];
          give(state, 'laegon', 'main', weapon);
        }),
      );
    expect([armed('longbow').length, armed('short-sword').length]).toEqual([1, 0]);
  });

  test('what works by itself is taken from the stash, once, as long as there is room for what is found', () => {
    const t = visit([0, 0], state => {
      state.stash = ['songbook', 'songbook', 'gate-key'].map(id => newItem(id as ItemId));
      state.market = [];
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'laegon', 'main', 'longbow');
    });
    expect(errands(t).toSorted()).toEqual(['fetch:ecarus,gate-key', 'fetch:ecarus,songbook', 'fetch:laegon,songbook']);
    const full = visit([0, 0], state => {
      state.stash = [newItem('songbook')];
      state.market = [];
      for (const id of ['ecarus', 'laegon'] as const) for (let n = 0; n < 3; n++) give(state, id, 'pack', 'lucky-coin');
    });
    expect(errands(full)).toEqual([]);
  });
});

describe('what is learned', () => {
  test('sorcery is for those whose cards cost magic', () => {
    const t = sit({ heroes: ['white-rose', 'white-mage'] }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      learn(state, 'auriel', 'thunder-god');
    });
    const [ecarus, auriel] = [heroOf(t.state, 'ecarus'), heroOf(t.state, 'auriel')];
    expect(lesson(ecarus, 'tough')).toBeGreaterThan(lesson(ecarus, 'sorcery'));
    expect(lesson(auriel, 'sorcery')).toBeGreaterThan(lesson(auriel, 'tough'));
  });
});
