import { describe, expect, test } from 'vitest';
import type { State } from '../../../state.ts';
import {
  acts,
  at,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, FAIL, gray, PASS, red, space, yellow } from './monster-turns.ts';
import { dawn, dusk } from './overlord-turns.ts';

const AVRIC = 'avric-albright';
const JAIN = 'jain-fairwood';
const out = (t: Played): Played => {
  for (let i = 0; i < 30 && ['answer', 'surge', 'order'].includes(t.kind ?? ''); i++)
    t.choose(t.kind === 'answer' ? 'pass' : t.kind === 'surge' ? 'done' : (t.offered()[0] ?? ''));
  return t;
};

describe('Punisher', () => {
  test('Blood Bargaining: this round each hero suffers what the monster with his token suffers', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, AVRIC, 'disciple', 'E8');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
      monster(state, 'zombie', 'J3');
      holds(state, ['blood-bargaining']);
    });
    t.choose('hero:syndrael').choose('play:blood-bargaining').choose('pick:zombie-1');
    acts(t, 'syndrael').choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), [blue(3), red(2), gray(0), gray(1)]);
    out(t);
    expect([damageOf(t, 'ettin-1'), damageOf(t, AVRIC), damageOf(t, 'syndrael')]).toEqual([3, 3, 0]);
  });

  test('Exploit Weakness: who ends his turn exhausted is rushed at by a monster', () => {
    const position = (fatigue: number) => {
      const t = sit(state => {
        hero(state, 'grisban-the-thirsty', 'berserker', 'F5').fatigue = fatigue;
        monster(state, 'zombie', 'I5');
        holds(state, ['exploit-weakness']);
      });
      return acts(t, 'grisban-the-thirsty').choose('end');
    };
    expect(position(3).offered('play')).toEqual([]);
    const t = position(4).choose('play:exploit-weakness');
    t.choose(go(t, 'G5', 'exploit-weakness')).choose('done', [blue(5), yellow(1), gray(0)]);
    expect(damageOf(out(t), 'grisban-the-thirsty')).toBe(2);
  });

  test('D2C-OL-20 D2C-OL-21 No Rest for the Wicked: each point bought with fatigue lets a monster move 1 when it is spent', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J5');
      holds(state, ['no-rest-for-the-wicked']);
    });
    acts(t, 'syndrael')
      .choose('tire')
      .choose('play:no-rest-for-the-wicked')
      .choose(go(t, 'E6', 'fatigue'));
    t.choose(t.offered('use')[0] ?? '').choose(space(t, 'I5'));
    expect(figure(t, 'zombie-1').cells).toEqual([at(t.state, 'I5')]);
    t.choose('tire').choose(go(t, 'E7', 'fatigue'));
    t.choose(t.offered('use')[0] ?? '').choose(space(t, 'H5'));
    expect([figure(t, 'zombie-1').cells, fatigueOf(t, 'syndrael')]).toEqual([[at(t.state, 'H5')], 2]);
    // Points of a move action let nobody move, not even while one bought with fatigue is still left.
    t.choose('tire').choose('move').choose(go(t, 'E8'));
    expect(t.kind).toBe('turn');
    t.choose(go(t, 'E7', 'fatigue'));
    expect([t.kind, t.offered('use').length > 0]).toEqual(['answer', true]);
  });

  test('D2C-OL-22 No Rest for the Wicked: with 2 points for a fatigue only one monster moves, after either of them', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J5');
      holds(state, ['no-rest-for-the-wicked']);
      state.lasting.push({
        source: 'fleet-of-foot',
        key: 'laid',
        on: 'syndrael',
        by: 'syndrael',
        until: 'encounter-end',
        next: false,
        what: { do: 'permit', rule: 'two-points-for-fatigue' },
      });
    });
    acts(t, 'syndrael')
      .choose('tire')
      .choose('play:no-rest-for-the-wicked')
      .choose(go(t, 'E6', 'fatigue'));
    t.choose('pass')
      .choose(go(t, 'E7', 'fatigue'))
      .choose(t.offered('use')[0] ?? '')
      .choose(space(t, 'I5'));
    t.choose('tire')
      .choose(go(t, 'E8', 'fatigue'))
      .choose(t.offered('use')[0] ?? '')
      .choose(space(t, 'H5'));
    t.choose(go(t, 'F8', 'fatigue'));
    expect(t.kind).toBe('turn');
  });

  test('Price of Prevention: a hero may pay with damage to test an attribute; else a card comes back', () => {
    const position = (...pile: readonly string[]) =>
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5').acted = true;
        monster(state, 'zombie', 'J3');
        holds(state, ['price-of-prevention'], ['dash', 'dash']);
        state.overlord.out = [...pile];
        state.overlord.owned = [...state.overlord.owned, ...pile].sort();
        state.stage = 'overlord';
      });
    const laid = () => position('dark-might', 'frenzy', 'pit-trap').choose('play:price-of-prevention');
    expect(position('dark-might').offered('play:price')).toEqual([]);
    const refused = laid().choose('pass');
    expect(refused.offered()).toEqual(['card:frenzy', 'card:pit-trap']);
    expect(refused.choose('card:pit-trap').state.overlord.hand).toEqual(['dash', 'pit-trap']);
    // Might 4.
    const passed = laid().choose('attribute:might', PASS);
    expect([damageOf(passed, 'syndrael'), passed.state.overlord.hand]).toEqual([4, ['dash']]);
    expect(laid().choose('attribute:awareness', FAIL).offered()).toEqual(['card:frenzy', 'card:pit-trap']);
  });

  test('Trading Pains: another hero within 3 spaces suffers half of what is recovered; he may recover less', () => {
    const position = () => {
      const t = sit(state => {
        hero(state, AVRIC, 'disciple', 'F5');
        hero(state, 'syndrael', 'knight', 'F6').damage = 8;
        hero(state, JAIN, 'wildlander', 'J8');
        monster(state, 'zombie', 'J3');
        holds(state, ['trading-pains']);
      });
      acts(t, AVRIC).choose(t.offered('use:avric-albright,prayer-of-healing')[0] ?? '');
      if (t.kind === 'pick') t.choose('pick:syndrael', [red(3)]);
      return t;
    };
    const t = position().choose('play:trading-pains').choose('number:3');
    expect([damageOf(t, 'syndrael'), damageOf(t, AVRIC), damageOf(t, JAIN)]).toEqual([5, 2, 0]);
    const less = position().choose('play:trading-pains').choose('number:1');
    expect([damageOf(less, 'syndrael'), damageOf(less, AVRIC)]).toEqual([7, 1]);
  });

  test('D2C-OL-42 D2C-OL-43 Trading Pains: on who was knocked out too, counted from where his token lies', () => {
    const t = sit(state => {
      hero(state, AVRIC, 'disciple', 'F5');
      const down = hero(state, 'syndrael', 'knight', 'F6');
      Object.assign(down, { down: down.cells[0], cells: [], damage: 12 });
      monster(state, 'zombie', 'J3');
      holds(state, ['trading-pains']);
    });
    acts(t, AVRIC)
      .choose('revive:syndrael', [red(2), red(2)])
      .choose('play:trading-pains')
      .choose('number:4');
    out(t);
    expect([damageOf(t, 'syndrael'), damageOf(t, AVRIC)]).toEqual([8, 2]);
  });
});

describe('rewards', () => {
  test('Hunk of Junk: a test of knowledge, or the search card is used up without effect', () => {
    const position = () => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'F5', ['health-potion']).damage = 6;
        monster(state, 'zombie', 'J3');
        holds(state, ['hunk-of-junk'], ['dash', 'dash']);
      });
      return acts(t, 'syndrael').choose(t.offered('use:syndrael,health-potion')[0] ?? '');
    };
    const t = position().choose('play:hunk-of-junk', FAIL);
    expect([damageOf(t, 'syndrael'), t.state.heroes[0]?.cards.at(-1)?.used]).toEqual([6, true]);
    const passed = position().choose('play:hunk-of-junk', PASS);
    expect(passed.state.overlord.hand).toEqual(['dash']);
    expect(damageOf(passed, 'syndrael')).toBeLessThan(6);
  });

  test('Fire Gems: a test of awareness, or the hero and all next to him suffer the hearts of a red die', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, AVRIC, 'disciple', 'H5');
      hero(state, JAIN, 'wildlander', 'J8');
      monster(state, 'ettin', 'G6', 'H6', 'G7', 'H7');
      holds(state, ['fire-gems']);
    });
    acts(t, 'syndrael')
      .choose('move')
      .choose(go(t, 'G5'))
      .choose('play:fire-gems', [...FAIL, red(2)]);
    expect(['syndrael', AVRIC, 'ettin-1', JAIN].map(id => damageOf(t, id))).toEqual([2, 2, 2, 0]);
  });

  test('D2C-OL-52 D2C-OL-53 Forgotten Sorcery: Sorcery 2 for all of a group that attacks at range, on top of what they have', () => {
    const t = dawn(['forgotten-sorcery'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'goblin-archer', 'G5');
      // Somebody who fights hand to hand but belongs to the group.
      const other = monster(state, 'zombie', 'F6');
      other.group = 'goblin-archer';
      state.groups = state.groups.filter(({ of }) => of === 'goblin-archer');
    });
    t.choose('play:forgotten-sorcery').choose('monster:zombie-1');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(5), yellow(1), gray(0)]);
    t.choose('use:zombie-1,forgotten-sorcery,0').choose('way:0').choose('number:2');
    expect(damageOf(out(t), 'syndrael')).toBe(2 + 2);
    const melee = dawn(['forgotten-sorcery'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
    });
    expect(melee.offered('play')).toEqual([]);
  });

  test('Power in Numbers: on a tile with more monsters than heroes they suffer 1 damage and 2 fatigue, monsters recover 2', () => {
    const position = (n: number) =>
      dawn(['power-in-numbers'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        for (const one of ['G5', 'G6'].slice(0, n)) monster(state, 'zombie', one).damage = 2;
      });
    expect(position(1).offered('play')).toEqual([]);
    const t = position(2).choose('play:power-in-numbers');
    expect([damageOf(t, 'syndrael'), fatigueOf(t, 'syndrael'), damageOf(t, 'zombie-1')]).toEqual([1, 2, 0]);
  });

  test('Unseen Wings: up to 3 monsters of a group move 3 spaces', () => {
    const t = dawn(['unseen-wings'], state => {
      hero(state, 'syndrael', 'knight', 'E8');
      for (const one of ['J3', 'J4', 'J5', 'J6']) monster(state, 'zombie', one);
    });
    t.choose('play:unseen-wings').choose('pick:zombie-1');
    t.choose('pick:zombie-1').choose('pick:zombie-2').choose('pick:zombie-3');
    t.choose(space(t, 'G3')).choose(space(t, 'G4')).choose(space(t, 'G5'));
    expect(['zombie-1', 'zombie-3', 'zombie-4'].map(id => figure(t, id).cells[0])).toEqual(
      ['G3', 'G5', 'J6'].map(one => at(t.state, one)),
    );
  });

  test("Hag's Hunger: heroes within 3 spaces of one who falls suffer 2 fatigue", () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5').damage = 11;
      hero(state, AVRIC, 'disciple', 'F8');
      hero(state, JAIN, 'wildlander', 'J8');
      monster(state, 'zombie', 'G5');
      holds(state, ['hags-hunger'], ['dash', 'dash', 'dash']);
    }, 'zombie-1');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(5), yellow(1), gray(0)]);
    while (t.offered('play').length === 0) t.choose(t.offered('draw')[0] ?? 'pass');
    t.choose('play:hags-hunger');
    expect([fatigueOf(t, AVRIC), fatigueOf(t, JAIN)]).toEqual([2, 0]);
  });

  test('Hard Knocks: a surge throws the target up to 3 spaces and stuns it', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
      holds(state, ['hard-knocks']);
    }, 'zombie-1');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(6), yellow(1), gray(0)]).choose('play:hard-knocks');
    t.chooseWhile('answer', 'pass');
    t.choose('surge:hard-knocks,0').choose(space(t, 'F8'));
    out(t);
    expect([figure(t, 'syndrael').cells, figure(t, 'syndrael').conditions]).toEqual([[at(t.state, 'F8')], ['stunned']]);
  });

  test("D2C-OL-37 Splig's Revenge: Splig in place of a goblin, unhurt; the card goes into the box", () => {
    const t = dawn(['spligs-revenge'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      const goblin = monster(state, 'goblin-archer', 'G5');
      goblin.damage = 1;
      goblin.conditions.push('stunned');
      monster(state, 'zombie', 'J3');
    });
    t.choose('play:spligs-revenge');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-1', 'splig']);
    expect(figure(t, 'splig')).toMatchObject({ damage: 0, conditions: [], cells: [at(t.state, 'G5')] });
    expect([t.state.overlord.out, t.state.overlord.owned]).toEqual([[], []]);
  });

  test('D2C-OL-70 Twin Souls: Sir Alric takes the place of Lord Merick, unhurt, and goes on with his activation', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'lord-merick-farrow', 'H5').damage = 6;
      holds(state, ['twin-souls']);
    }, 'lord-merick-farrow');
    t.choose('play:twin-souls');
    expect(t.state.monsters.map(({ id, damage }) => [id, damage])).toEqual([['sir-alric-farrow', 0]]);
    expect([t.state.turns[0]?.figure, t.kind]).toEqual(['sir-alric-farrow', 'monster-turn']);
    t.choose('move').choose(go(t, 'G5'));
    expect(figure(t, 'sir-alric-farrow').cells).toEqual([at(t.state, 'G5')]);
  });

  test("The Wyrm Queen's Favor: heroes test awareness; a master comes near one who fails, else the card goes back", () => {
    const position = () =>
      dawn(['the-wyrm-queens-favor'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, AVRIC, 'disciple', 'J8');
        monster(state, 'zombie', 'J3');
      });
    const t = position().choose('play:the-wyrm-queens-favor', [...FAIL, ...PASS]);
    t.choose(t.offered('base')[0] ?? '');
    expect(t.state.monsters[1]).toMatchObject({ of: 'hybrid-sentinel', rank: 'master', damage: 0 });
    const passed = position().choose('play:the-wyrm-queens-favor', [...PASS, ...PASS]);
    expect([passed.state.overlord.out, passed.state.overlord.deck.rest]).toEqual([[], ['the-wyrm-queens-favor']]);
  });

  test('Down and Out: a test of might of either, as the heroes like, or the revival does nothing', () => {
    const position = () => {
      const t = sit(state => {
        hero(state, AVRIC, 'disciple', 'F5');
        const down = hero(state, 'syndrael', 'knight', 'F6');
        Object.assign(down, { down: down.cells[0], cells: [], damage: 12 });
        monster(state, 'zombie', 'J3');
        holds(state, ['down-and-out'], ['dash', 'dash']);
      });
      return acts(t, AVRIC).choose('revive:syndrael').choose('play:down-and-out');
    };
    const t = position();
    expect([t.seat, t.offered()]).toEqual([1, ['pick:syndrael', `pick:${AVRIC}`]]);
    t.choose('pick:syndrael', FAIL);
    expect([damageOf(t, 'syndrael'), t.state.heroes[1]?.down !== null]).toEqual([12, true]);
    const passed = position().choose(`pick:${AVRIC}`, [...PASS, red(2), red(2)]);
    out(passed);
    expect([damageOf(passed, 'syndrael'), passed.state.overlord.hand]).toEqual([8, ['dash']]);
  });

  test('Endless Supply: with a deck of 20 cards or more he draws 4', () => {
    const position = (n: number) =>
      dawn(
        ['endless-supply'],
        state => {
          hero(state, 'syndrael', 'knight', 'F5');
          monster(state, 'zombie', 'J3');
        },
        Array.from({ length: n }, () => 'dash'),
      );
    expect(position(18).offered('play:endless')).toEqual([]);
    expect(position(19).choose('play:endless-supply').state.overlord.hand).toHaveLength(1 + 4);
  });

  test('Unbroken: until his next turn 3 or more damage at once are 2', () => {
    const t = dusk(
      dawn(['unbroken'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
      }),
    ).choose('play:unbroken');
    while (t.kind !== 'turn') t.choose(t.offered('done')[0] ?? t.offered()[0] ?? '');
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), [blue(3), red(3), gray(0), gray(0)]);
    expect(damageOf(out(t), 'ettin-1')).toBe(2);
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), [blue(5), red(1), gray(0), gray(0)]);
    expect(damageOf(out(t), 'ettin-1')).toBe(4);
  });

  test('Offertory Affliction: a monster hands a condition on to a hero next to it', () => {
    const position = (conditions: readonly ('poisoned' | 'weakened')[]) =>
      raid((state: State) => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, 'zombie', 'G5').conditions.push(...conditions);
        holds(state, ['offertory-affliction']);
      }, 'zombie-1');
    expect(position([]).offered('play')).toEqual([]);
    const t = position(['poisoned', 'weakened']).choose('play:offertory-affliction').choose('condition:poisoned');
    expect([figure(t, 'zombie-1').conditions, figure(t, 'syndrael').conditions]).toEqual([['weakened'], ['poisoned']]);
  });

  test('Secrets of Flesh: all monsters recover the hearts of a red die', () => {
    const t = dawn(['secrets-of-flesh'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6').damage = 4;
      monster(state, 'zombie', 'J3').damage = 1;
    });
    t.choose('play:secrets-of-flesh', [red(3)]);
    expect([damageOf(t, 'ettin-1'), damageOf(t, 'zombie-1')]).toEqual([1, 0]);
  });

  test('Toxic Reprisal: a hero within 3 spaces of a fallen monster is diseased and weakened', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, AVRIC, 'disciple', 'J8');
      monster(state, 'zombie', 'G5').damage = 2;
      monster(state, 'zombie', 'J3');
      holds(state, ['toxic-reprisal']);
    });
    acts(t, 'syndrael').choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(2), brown(0)]);
    t.choose('play:toxic-reprisal');
    if (t.kind === 'pick') t.choose('pick:syndrael');
    expect(figure(t, 'syndrael').conditions).toEqual(['diseased', 'weakened']);
  });
});
