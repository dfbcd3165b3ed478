import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { inPlay } from '../../../content/index.ts';
import { setup } from '../../../setup.ts';
import { acts, at, damageOf, fatigueOf, figure, go, hero, holds, monster, raid, sit, strike } from '../../positions.ts';
import { blue, FAIL, gray, PASS, red } from './monster-turns.ts';
import { dawn, dusk } from './overlord-turns.ts';

describe('Shadowmancer', () => {
  test('its cards are bought by those who have the box', () => {
    expect(inPlay('overlord', ['SN'])).toContain('black-out');
    expect(inPlay('overlord', [])).not.toContain('black-out');
    expect(
      setup(
        {
          scenario: 'toll-at-the-ford',
          seats: 2,
          settings: { heroes: 2, level: 'basic', act: 1, 'shadow-of-nerekhall': true },
        },
        newChance('x'),
      ).overlord.owned,
    ).not.toContain('black-out');
  });

  test('Black Out: until his next turn monsters are targets only for heroes within 2 spaces', () => {
    const t = dusk(
      dawn(['black-out'], state => {
        hero(state, 'jain-fairwood', 'wildlander', 'F5');
        monster(state, 'zombie', 'H5');
        monster(state, 'zombie', 'I7');
      }),
    ).choose('play:black-out');
    while (t.kind !== 'turn') t.choose(t.offered('done')[0] ?? t.offered()[0] ?? '');
    expect(t.offered('attack:yew-shortbow')).toEqual([strike(t, 'yew-shortbow', 'zombie-1', 'H5')]);
  });

  test('Imploding Rift: the hero and those beside him test willpower or suffer fatigue up to their stamina', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, 'avric-albright', 'disciple', 'H5');
      hero(state, 'jain-fairwood', 'wildlander', 'J8');
      monster(state, 'zombie', 'J3');
      holds(state, ['imploding-rift']);
    });
    acts(t, 'syndrael').choose('move').choose(go(t, 'G5'));
    t.choose('play:imploding-rift', [...FAIL, ...PASS]);
    expect(['syndrael', 'avric-albright', 'jain-fairwood'].map(id => fatigueOf(t, id))).toEqual([4, 0, 0]);
  });

  test('D2C-OL-26 Mistrust: who enters a space next to heroes suffers 1 fatigue, however many they are', () => {
    const t = dusk(
      dawn(['mistrust'], state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, 'avric-albright', 'disciple', 'H5');
        hero(state, 'jain-fairwood', 'wildlander', 'H6');
        monster(state, 'zombie', 'J3');
      }),
    ).choose('play:mistrust');
    while (t.kind !== 'next-hero') t.choose(t.offered()[0] ?? '');
    acts(t, 'syndrael').choose('move').choose(go(t, 'F5'));
    expect(fatigueOf(t, 'syndrael')).toBe(0);
    t.choose(go(t, 'G5'));
    expect(fatigueOf(t, 'syndrael')).toBe(1);
  });

  test('Out of Darkness: a revived hero attacks another hero as a monster, and nobody else', () => {
    const t = sit(state => {
      hero(state, 'avric-albright', 'disciple', 'F5');
      const down = hero(state, 'syndrael', 'knight', 'F6');
      Object.assign(down, { down: down.cells[0], cells: [], damage: 12 });
      monster(state, 'zombie', 'E6');
      holds(state, ['out-of-darkness']);
    });
    acts(t, 'avric-albright').choose('revive:syndrael', [red(2), red(2)]);
    t.choose('play:out-of-darkness');
    expect(t.offered().filter(one => one.startsWith('attack:iron'))).toEqual([
      strike(t, 'iron-longsword', 'avric-albright', 'F5'),
    ]);
    expect(t.offered('move')).toEqual([]);
    t.choose(strike(t, 'iron-longsword', 'avric-albright', 'F5'), [blue(3), red(2), gray(1)]);
    t.chooseWhile('answer', 'pass');
    expect(damageOf(t, 'avric-albright')).toBe(3);
  });

  test('Shadow of Doubt: the hero has his turn after all others', () => {
    const t = dusk(
      dawn(['shadow-of-doubt'], state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, 'avric-albright', 'disciple', 'E6');
        hero(state, 'jain-fairwood', 'wildlander', 'E7');
        monster(state, 'zombie', 'J3');
      }),
    ).choose('play:shadow-of-doubt');
    t.choose('pick:syndrael');
    while (t.kind !== 'next-hero') t.choose(t.offered()[0] ?? '');
    expect(t.offered()).toEqual(['hero:avric-albright', 'hero:jain-fairwood']);
    for (const id of ['avric-albright', 'jain-fairwood']) acts(t, id).choose('end');
    acts(t, 'syndrael');
    expect(t.state.turns[0]?.figure).toBe('syndrael');
  });

  test('Shadow Walk: the monster flies during this activation', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F2');
      monster(state, 'ettin', 'F3', 'G3', 'F4', 'G4');
      holds(state, ['shadow-walk']);
    }, 'ettin-1');
    expect(t.offered()).toEqual(['play:shadow-walk', 'pass']);
    t.choose('play:shadow-walk');
    expect(t.state.lasting).toMatchObject([{ on: 'ettin-1', until: 'turn-end', what: { rule: 'fly' } }]);
    t.choose('end');
    expect(t.state.lasting).toEqual([]);
  });

  test('D2C-CHRM-17 Treacherous Shadows: who fails attacks for the overlord, even himself; who bleeds suffers for the action', () => {
    const t = dawn(['treacherous-shadows'], state => {
      hero(state, 'syndrael', 'knight', 'F5').conditions.push('bleeding');
      hero(state, 'avric-albright', 'disciple', 'J8');
      monster(state, 'zombie', 'J3');
    });
    t.choose('play:treacherous-shadows', [...FAIL]);
    expect(t.offered('move')).toEqual([]);
    t.choose(strike(t, 'iron-longsword', 'syndrael', 'F5'), [blue(3), red(2), gray(1)]);
    t.choose('pass', [...PASS]);
    t.chooseWhile('answer', 'pass');
    expect([damageOf(t, 'syndrael'), fatigueOf(t, 'syndrael'), damageOf(t, 'avric-albright')]).toEqual([3, 1, 0]);
  });
});

describe('universal cards', () => {
  test('D2C-OL-51 Diverse Means: 1 damage healed and 1 shield for each shown card that is not basic', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6').damage = 3;
      holds(state, ['diverse-means', 'dash', 'placebo', 'refresh']);
    });
    acts(t, 'syndrael');
    t.chooseWhile('answer', 'pass');
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), [blue(3), red(3), gray(0), gray(0)]);
    t.choose('play:diverse-means').choose('card:dash').choose('card:placebo').choose('card:refresh');
    t.chooseWhile('which', 'done');
    t.chooseWhile('answer', 'pass');
    t.chooseWhile('surge', 'done');
    // 3 - 2 healed, 5 damage against 2 shields.
    expect(damageOf(t, 'ettin-1')).toBe(1 + 3);
  });

  test("Placebo: one of a hero's search cards is turned face down", () => {
    const t = dawn(['placebo'], state => {
      hero(state, 'syndrael', 'knight', 'F5', ['fire-flask']);
      hero(state, 'avric-albright', 'disciple', 'J8');
      monster(state, 'zombie', 'J3');
    });
    t.choose('play:placebo');
    expect(t.state.heroes[0]?.cards.find(({ id }) => id === 'fire-flask')?.used).toBe(true);
    const none = dawn(['placebo'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'J3');
    });
    expect(none.offered('play')).toEqual([]);
  });

  test('Refresh: the discard pile is shuffled into the deck, all but this card, and a card is drawn', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5').acted = true;
      monster(state, 'zombie', 'J3');
      holds(state, ['refresh'], ['dash', 'dash', 'dash']);
      state.overlord.out = ['frenzy'];
      state.overlord.owned = [...state.overlord.owned, 'frenzy'].sort();
      state.stage = 'overlord';
    });
    t.chooseWhile('answer', 'pass').choose('play:refresh');
    const { hand, out, deck } = t.state.overlord;
    expect([hand.length, out, deck.rest.length]).toEqual([2, ['refresh'], 2]);
    expect([...hand, ...deck.rest].sort()).toEqual(['dash', 'dash', 'dash', 'frenzy']);
  });

  test('D2C-OL-45 Solidarity: all heroes test with the printed attributes of one of them', () => {
    const t = dawn(['solidarity', 'dark-charm'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, 'avric-albright', 'disciple', 'J8');
      monster(state, 'zombie', 'J3');
    });
    t.choose('play:solidarity').choose('pick:avric-albright');
    // Avric has willpower 4, Syndrael 2: 4 shields are passed.
    t.choose('play:dark-charm').choose('pick:syndrael', [gray(0), 6]);
    const tested = t.events().findLast(one => one.kind === 'tested');
    expect(tested).toMatchObject({ figure: 'syndrael', value: 4, shields: 4, passed: true });
  });

  test('Upgrade: a card of the hand for any card of its type from the deck', () => {
    const t = dawn(
      ['upgrade', 'frenzy'],
      state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, 'zombie', 'J3');
      },
      ['dash', 'dash', 'web-trap', 'pit-trap', 'critical-blow'],
    );
    t.chooseWhile('answer', 'pass').choose('play:upgrade').choose('card:frenzy');
    expect(t.offered('card:web-trap')).toEqual([]);
    t.choose(t.offered('card')[0] ?? '');
    expect([t.state.overlord.out, t.state.overlord.hand.length]).toEqual([['frenzy', 'upgrade'], 2]);
  });

  test('Dark Remedy: every monster of a group loses one condition, the same for all', () => {
    const t = dawn(['dark-remedy'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'J3').conditions.push('poisoned', 'stunned');
      monster(state, 'zombie', 'J4').conditions.push('poisoned');
      monster(state, 'goblin-archer', 'J5').conditions.push('poisoned');
    });
    t.chooseWhile('answer', 'pass').choose('play:dark-remedy').choose('pick:zombie-2').choose('condition:poisoned');
    expect(t.state.monsters.map(({ conditions }) => conditions)).toEqual([['stunned'], [], ['poisoned']]);
    expect(figure(t, 'zombie-1').cells).toEqual([at(t.state, 'J3')]);
  });
});
