import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { ledgerAfter } from '../../rules/campaign/ledger.ts';
import { travelDeck } from '../../rules/campaign/travel-deck.ts';
import { supplyOf } from '../../rules/class-tokens.ts';
import { defeat, knockOut } from '../../rules/defeat.ts';
import { isPlayable } from '../../rules/overlord-cards.ts';
import { layEncounter } from '../../rules/setting-up.ts';
import type { State } from '../../state.ts';
import { ledger, next, won } from '../journeys.ts';
import { after, begun, io } from '../laid.ts';
import { acts, at, face, hero, holds, monster, type Played, reanimate, sit } from '../positions.ts';

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const JAIN = 'jain-fairwood';

describe('tokens of The Trollfens', () => {
  const temple = (change: (state: State) => void): Played =>
    acts(
      sit(state => {
        hero(state, AVRIC, 'prophet', 'F5');
        hero(state, GRISBAN, 'berserker', 'F6').damage = 4;
        monster(state, 'zombie', 'J8');
        change(state);
      }),
      AVRIC,
    );

  test('D2-KO-25 Soothing Insight chooses nobody who is knocked out: it gives the token, and healing only follows', () => {
    const chosen = (down: boolean) => {
      const t = temple(state => {
        hero(state, JAIN, 'thief', 'F7');
        if (down) Object.assign(state.heroes[1] as object, { cells: [], down: at(state, 'F6'), damage: 14 });
      });
      return t.choose(`use:${AVRIC},soothing-insight,0`).offered('pick:');
    };
    expect(chosen(false)).toContain(`pick:${GRISBAN}`);
    expect(chosen(true)).not.toContain(`pick:${GRISBAN}`);
  });

  test('D2-TOK-17 who is treated as a hero can have the insight token, and loses it when defeated, summoned again or at the end of the encounter', () => {
    const t = temple(state => {
      hero(state, 'widow-tarha', 'necromancer', 'F7');
      reanimate(state, 'widow-tarha', 'G7');
    });
    t.choose(`use:${AVRIC},soothing-insight,0`).choose('pick:reanimate');
    expect([t.state.companions[0]?.marks.insight, supplyOf(t.state, 'insight')]).toEqual([1, 0]);
    const fallen = after(t, state => defeat(state, io(), 'reanimate', { by: 'test' }));
    expect(supplyOf(fallen, 'insight')).toBe(1);
    const later = structuredClone(t.state);
    layEncounter(later, io());
    expect(supplyOf(later, 'insight')).toBe(1);
    const again = acts(
      sit(state => {
        hero(state, 'widow-tarha', 'necromancer', 'F7');
        reanimate(state, 'widow-tarha', 'J8').marks.insight = 1;
        monster(state, 'zombie', 'J3');
      }),
      'widow-tarha',
    );
    if (again.kind === 'familiars') again.choose('done');
    again.choose(again.offered('use:widow-tarha,raise-dead')[0] ?? '');
    // Given up first, it comes back as another.
    again.choose(again.offered('use:widow-tarha,raise-dead')[0] ?? '');
    again.choose(again.offered('space:')[0] ?? '');
    expect([
      again.state.companions.length,
      again.state.companions[0]?.marks.insight,
      supplyOf(again.state, 'insight'),
    ]).toEqual([1, undefined, 1]);
  });

  test('D2-INFEC-05 infection stays on who is knocked out and from one encounter to the next; with the quest it is gone', () => {
    const t = begun('captive-of-the-mire', state => {
      hero(state, 'syndrael', 'knight', 'J9').marks.infection = 2;
      hero(state, JAIN, 'thief', 'J10');
    });
    const down = after(t, state => knockOut(state, io(), 'syndrael'));
    expect(down.heroes[0]?.marks.infection).toBe(2);
    down.encounter = 1;
    layEncounter(down, io());
    expect(down.heroes[0]?.marks.infection).toBe(2);
    const played = won('toll-at-the-ford/heroes');
    const over: State = {
      ...down,
      campaign: { id: 'the-long-toll', played },
      stage: 'over',
      over: { winner: 'heroes', why: '' },
    };
    expect(next(ledgerAfter(ledger(played), over).ledger).state.heroes[0]?.marks).toEqual({});
  });

  test('D2C-OL-27 Airborne: it may be played whatever monsters are on the map, even none', () => {
    const { state } = sit(one => {
      hero(one, 'syndrael', 'knight', 'F5');
      holds(one, ['airborne'], ['dash']);
    });
    expect([state.monsters, isPlayable(state, io(), 'airborne', {})]).toEqual([[], true]);
  });
});

describe('the Lone Knight', () => {
  const LONE = 'lone-knight';
  /** The heroes have met him; Syndrael strikes with her sword, and what the stranger draws is a steel broadsword. */
  const met = (own: readonly number[], his: readonly number[]) => {
    const t = next(ledger(won('toll-at-the-ford/heroes'), { boxes: ['TF'] }));
    const state = structuredClone(t.state);
    state.journey = { symbols: ['road'], out: [], ahead: [LONE] };
    state.shop = newPile(['steel-broadsword']);
    for (const [i, one] of state.heroes.entries()) one.cells = [at(state, i === 0 ? 'D3' : 'D4')];
    state.todo = ['travel'];
    state.stage = 'setup';
    const table = next(ledger(won('toll-at-the-ford/heroes'), { boxes: ['TF'] }), 2, one => Object.assign(one, state));
    expect([table.kind, table.offered()]).toEqual(['whether', ['yes', 'no']]);
    table.choose('yes', [...own, ...his]);
    return table;
  };
  const weapons = (t: Played) => t.state.heroes[0]?.cards.map(({ id }) => id);

  test('D2C-EVNT-02 a hero strikes against a gray die and really suffers what the stranger deals; who deals more wins the weapon', () => {
    // 4 hearts against none; 2 hearts and 2 hearts against 3 shields of her gray die.
    const hero4 = [face('blue', { range: 3 }), face('red', { damage: 2 }), face('gray', { shield: 0 })];
    const his = [face('blue', { range: 3 }), face('red', { damage: 2 }), face('gray', { shield: 3 })];
    const t = met(hero4, his);
    expect([t.state.heroes[0]?.damage, weapons(t)?.includes('steel-broadsword'), t.state.campaign?.gone]).toEqual([
      1,
      true,
      [LONE],
    ]);
    const lost = met(
      [face('blue', { range: 3 }), face('red', { damage: 2 }), face('gray', { shield: 3 })],
      [face('blue', { range: 3 }), face('red', { damage: 2 }), face('gray', { shield: 0 })],
    );
    expect([lost.state.heroes[0]?.damage, weapons(lost)?.includes('steel-broadsword')]).toEqual([4, false]);
    // Out of the campaign for good.
    const over: State = { ...structuredClone(t.state), stage: 'over', over: { winner: 'heroes', why: '' } };
    const after = ledgerAfter(ledger(won('toll-at-the-ford/heroes'), { boxes: ['TF'] }), over).ledger;
    expect([after.gone, travelDeck(next(after).state).includes(LONE)]).toEqual([[LONE], false]);
    expect(travelDeck(next(ledger(won('toll-at-the-ford/heroes'), { boxes: ['TF'] })).state)).toContain(LONE);
  });
});
