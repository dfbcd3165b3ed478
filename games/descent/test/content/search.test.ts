import { pileSize } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { acts, at, card, damageOf, face, hero, monster, type Played, sit, strike } from '../positions.ts';

const SYN = 'syndrael';
const gray = (shield: number) => face('gray', { shield });
const blue = (range: number, surge = 0) => face('blue', { range, surge });
const yellow = (damage: number) => face('yellow', { damage, surge: 0 });

describe('search cards', () => {
  test('Fire Flask: an action, a ranged attack with a blue and a yellow die; the card lies face down afterwards', () => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'E5', ['fire-flask']);
        monster(state, 'goblin-archer*', 'G5');
        monster(state, 'goblin-archer', 'G6');
      }),
      SYN,
    );
    t.choose(`use:${SYN},fire-flask,0`);
    const surge = blue(2, 1);
    t.choose(strike(t, 'fire-flask', 'goblin-archer-master-1', 'G5'), [surge, yellow(2), gray(1)]);
    // Its surge is Blast: the neighbour is affected and defends for itself.
    t.choose('surge:fire-flask,0', [gray(3)]);
    t.chooseWhile('order', 'order:goblin-archer-master-1');
    expect([damageOf(t, 'goblin-archer-master-1'), damageOf(t, 'goblin-archer-1')]).toEqual([3, 1]);
    expect([card(t, SYN, 'fire-flask').used, t.state.turns[0]?.actions]).toEqual([true, 1]);
    expect(t.offered(`use:${SYN},fire-flask`)).toEqual([]);
  });

  /** What Syndrael has after a search that finds this card. */
  const found = (id: string, act: 1 | 2 = 1): Played => {
    const t = acts(
      sit(state => {
        state.act = act;
        hero(state, SYN, 'knight', 'E5');
        monster(state, 'zombie', 'J8');
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E6'), face: null, hidden: true });
        state.search = { top: [id], rest: ['curse-doll'], bottom: [] };
        state.shop = { top: ['ring-of-power'], rest: ['mace-of-aver'], bottom: [] };
      }),
      SYN,
    );
    return t.choose('search:search-1');
  };
  const owns = (t: Played, id: string): boolean => t.state.heroes[0]?.cards.some(one => one.id === id) ?? false;

  test('Treasure Chest: the top card of the shop deck is the hero’s, the chest is discarded, the other cards stay', () => {
    const t = found('treasure-chest');
    expect([owns(t, 'ring-of-power'), owns(t, 'mace-of-aver'), owns(t, 'treasure-chest')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([t.state.searchOut, pileSize(t.state.shop)]).toEqual([['treasure-chest'], 1]);
  });

  test('Nothing: it is discarded, and the action is spent', () => {
    const t = found('nothing');
    expect([owns(t, 'nothing'), t.state.searchOut, t.state.turns[0]?.actions, pileSize(t.state.search)]).toEqual([
      false,
      ['nothing'],
      1,
      1,
    ]);
  });
});
