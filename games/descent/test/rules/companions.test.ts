import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  raid,
  reanimate,
  sit,
  strike,
} from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

proving(
  {
    goals: [{ side: 'heroes', counter: 'won', least: 1, text: { en: 'Win.', de: 'Gewinnt.' } }],
    abilities: [{ at: 'rested', must: true, effects: [{ do: 'count', counter: 'won' }] }],
    actions: {
      pray: { name: { en: 'Pray', de: 'Beten' }, by: 'heroes', effects: [{ do: 'count', counter: 'prayers' }] },
    },
  },
  {},
);

const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const none = face('gray', { shield: 0 });
const blue = (range: number) => face('blue', { range });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const FAIL = [face('gray', { shield: 3 }), face('black', { shield: 4 })];
const fell = (state: State, id: string, space: string) => {
  const one = state.heroes.find(hero => hero.id === id);
  if (one !== undefined) Object.assign(one, { down: at(state, space), cells: [], damage: 12, fatigue: 4 });
};

describe('figures treated as heroes', () => {
  const company = (change: (state: State) => void = () => undefined, figureId = 'zombie-1', options = {}) =>
    raid(
      state => {
        hero(state, LEORIC, 'necromancer', 'E3');
        reanimate(state, LEORIC, 'F6');
        change(state);
      },
      figureId,
      options,
    );

  test('D2-TREAT-01 D2-TREAT-02 D2-TREAT-07 D2-FAM-21 D2-FAM-22 monster actions on heroes mean the Reanimate too, which fails every test', () => {
    const t = company(state => void monster(state, 'barghest', 'H6', 'I6'), 'barghest-1');
    t.choose('use:barghest-1,howl,0', [1, 1]);
    // Leoric stands 3 spaces away and passes; the Reanimate suffers the fatigue as damage, without a roll.
    expect([fatigueOf(t, LEORIC), damageOf(t, 'reanimate'), t.leftover]).toEqual([0, 1, []]);
  });

  test('D2-TREAT-02 so do overlord cards: a Pit Trap for the Reanimate, hero abilities and potions too', () => {
    const t = sit(state => {
      hero(state, LEORIC, 'necromancer', 'E3');
      reanimate(state, LEORIC, 'F6');
      monster(state, 'zombie', 'J8');
      holds(state, ['pit-trap']);
    }).choose('familiar:reanimate');
    t.choose('move');
    t.choose(go(t, 'G6')).choose('play:pit-trap');
    expect([damageOf(t, 'reanimate'), t.state.turns[1]?.pools]).toEqual([1, [{ source: 'move-1', left: 1 }]]);
  });

  test('D2-TREAT-02 D2-TREAT-07 D2-FAM-21 hero abilities, heroic feats, items and attacks mean it too; it has conditions', () => {
    const t = acts(
      sit(state => {
        hero(state, LEORIC, 'necromancer', 'J3');
        hero(state, 'syndrael', 'knight', 'E6', ['curse-doll']);
        hero(state, AVRIC, 'disciple', 'E8');
        reanimate(state, LEORIC, 'F6').conditions = ['diseased'];
        monster(state, 'zombie', 'G6');
      }),
      'syndrael',
    );
    // Nobody but the Reanimate has conditions, or stands beside her.
    t.choose('use:syndrael,curse-doll,0');
    expect(figure(t, 'reanimate').conditions).toEqual([]);
    t.choose('use:syndrael,syndrael-feat,0');
    expect(t.offered('pick')).toEqual(['pick:avric-albright', 'pick:reanimate']);
    t.choose('pick:reanimate').choose('done').choose('end');
    // Avric gives attacks of heroes within 3 spaces a surge ability.
    acts(t, LEORIC).choose('familiar:reanimate');
    t.choose(strike(t, 'reanimate', 'zombie-1', 'G6'), [
      face('blue', { range: 2, surge: 1 }),
      face('red', { damage: 1 }),
      face('brown', { shield: 2 }),
    ]);
    expect(t.offered('surge:')).toEqual(['surge:reanimate,0', `surge:${AVRIC}/${AVRIC},0`]);
    const struck = raid(state => {
      hero(state, LEORIC, 'necromancer', 'C3');
      reanimate(state, LEORIC, 'F6');
      monster(state, 'zombie', 'G6');
    });
    struck.choose(strike(struck, 'zombie', 'reanimate', 'F6'), [face('blue', { range: 2, surge: 1 }), yellow(1)]);
    struck.choose('surge:zombie,0');
    expect(figure(struck, 'reanimate')).toMatchObject({ damage: 3, conditions: ['diseased'] });
  });

  test('D2C-OL-17 Explosive Runes: the Reanimate rolls no test and suffers nothing', () => {
    const t = acts(
      sit(state => {
        hero(state, LEORIC, 'necromancer', 'E3');
        reanimate(state, LEORIC, 'E4');
        monster(state, 'zombie', 'J8');
        holds(state, ['explosive-runes']);
        state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'E3'), face: null, hidden: true }];
      }),
      LEORIC,
    ).choose('done');
    t.choose('search:search-1').choose('play:explosive-runes', FAIL);
    expect([damageOf(t, LEORIC), damageOf(t, 'reanimate')]).toEqual([4, 0]);
  });

  test('D2-TREAT-03 skills and rules of the quest mean heroes alone', () => {
    const t = acts(
      sit(state => {
        hero(state, AVRIC, 'disciple', 'E5').damage = 2;
        hero(state, LEORIC, 'necromancer', 'E3').acted = true;
        reanimate(state, LEORIC, 'E6').damage = 2;
        monster(state, 'zombie', 'J8');
        lay(
          state,
          AVRIC,
          { at: 'rested', must: true, aim: { who: 'hero', each: true, self: true }, effects: [{ do: 'suffer', n: 1 }] },
          'quest',
        );
      }),
      AVRIC,
    ).choose('rest');
    expect([damageOf(t, AVRIC), damageOf(t, LEORIC), damageOf(t, 'reanimate')]).toEqual([3, 1, 2]);
    t.choose(`use:${AVRIC},prayer-of-healing,0`);
    expect(t.offered('pick:reanimate')).toEqual([]);
  });

  test('D2-TREAT-04 D2-TREAT-05 D2-TREAT-11 D2-FAM-21 it may do what the quest allows, in place of its attack, and trades nothing', () => {
    const t = sit(
      state => {
        hero(state, LEORIC, 'necromancer', 'E3');
        state.heroes[0]?.cards.push({ id: 'lucky-charm', tired: false, worn: true, used: false, on: null });
        reanimate(state, LEORIC, 'E4');
        monster(state, 'zombie', 'F5');
      },
      { quest: PROVING_GROUND },
    ).choose('familiar:reanimate');
    expect([t.offered('special'), t.offered('give')]).toEqual([['special:pray,'], []]);
    t.choose('special:pray,');
    expect([t.state.counters.prayers, t.offered('attack'), t.offered('move')]).toEqual([1, [], ['move']]);
    t.choose('move');
    expect(t.offered('give')).toEqual([]);
    t.choose('end').choose('move');
    expect([t.kind, t.offered('give')]).toEqual(['turn', []]);
  });

  test('D2-TREAT-06 D2-TREAT-09 D2-FAM-20 D2-FAM-21 friends pass it, enemies do not, nobody sees past it; terrain counts for it', () => {
    // The Reanimate stands in the only gap between F2 and the yard.
    const gap = (state: State, filled = true): void => {
      for (const name of ['E3', 'G3', 'H3']) state.ground[at(state, name)] = 'obstacle';
      state.ground[at(state, 'F4')] = 'pit';
      if (filled) reanimate(state, LEORIC, 'F3');
    };
    const behind = (filled: boolean) =>
      sit(state => {
        hero(state, LEORIC, 'necromancer', 'F2');
        monster(state, 'zombie', 'F6');
        gap(state, filled);
      });
    const open = behind(false);
    expect(open.offered('attack:reapers-scythe,zombie-1')).toHaveLength(1);
    const t = behind(true).choose('done');
    expect(t.offered('attack:reapers-scythe')).toEqual([]);
    t.choose('move');
    expect([t.offered(go(t, 'F4')).length, t.offered(go(t, 'F3')).length]).toEqual([1, 0]);
    t.choose('end').choose('familiar:reanimate').choose('move');
    t.choose(go(t, 'F4'));
    expect([damageOf(t, 'reanimate'), t.offered('go')]).toEqual([2, []]);
    const foe = (filled: boolean) =>
      raid(state => {
        hero(state, LEORIC, 'necromancer', 'J8');
        monster(state, 'zombie', 'F2');
        gap(state, filled);
      }).choose('move');
    const [free, barred] = [foe(false), foe(true)];
    expect([free.offered(go(free, 'F4')).length, barred.offered(go(barred, 'F4')).length]).toEqual([1, 0]);
  });
});

describe('familiars', () => {
  const necromancer = (change: (state: State) => void = () => undefined, skills: readonly string[] = []) =>
    sit(state => {
      hero(state, LEORIC, 'necromancer', 'E5', skills);
      monster(state, 'zombie', 'J8');
      change(state);
    });

  test('D2-FAM-01 D2-FAM-02 D2-FAM-03 D2C-NECR-05 summoned beside its hero, who leads it; where no such space is empty, as near as can be', () => {
    const t = necromancer().choose(`use:${LEORIC},raise-dead,0`);
    expect(t.offered()).toHaveLength(8);
    t.choose(`space:${at(t.state, 'F5')}`);
    expect([figure(t, 'reanimate').cells, fatigueOf(t, LEORIC)]).toEqual([[at(t.state, 'F5')], 1]);
    t.choose('end');
    expect([t.kind, t.seat, t.offered()]).toEqual(['familiars', 1, ['familiar:reanimate', 'done']]);
    t.choose('familiar:reanimate');
    expect([t.kind, t.seat]).toEqual(['monster-turn', 1]);
    const pressed = necromancer(state => {
      for (const space of ['D4', 'E4', 'F4', 'D5', 'F5', 'D6', 'E6', 'F6']) monster(state, 'zombie', space);
    }).choose(`use:${LEORIC},raise-dead,0`);
    expect(pressed.offered()).toEqual(
      ['C3', 'D3', 'E3', 'F3', 'G3', 'C4', 'G4', 'C5', 'G5', 'C6', 'G6', 'C7', 'D7', 'E7', 'F7', 'G7'].map(
        space => `space:${at(pressed.state, space)}`,
      ),
    );
  });

  test('D2-FAM-04 D2-TOK-01 there is one Reanimate: summoned while it is on the map it is placed anew, not defeated', () => {
    const t = necromancer(state => {
      reanimate(state, LEORIC, 'J3').damage = 2;
      lay(state, LEORIC, { at: 'rested', must: true, effects: [{ do: 'summon', familiar: 'reanimate' }] });
      lay(state, LEORIC, { at: 'defeated', must: true, effects: [{ do: 'count', counter: 'fallen' }] });
    });
    t.choose('done').choose('rest');
    t.choose(`space:${at(t.state, 'F5')}`);
    expect(t.state.companions.map(({ id, cells, damage }) => [id, cells, damage])).toEqual([
      ['reanimate', [at(t.state, 'F5')], 0],
    ]);
    expect([t.events().some(e => e.kind === 'defeated'), t.state.counters.fallen]).toEqual([false, undefined]);
  });

  test('D2-FAM-05 D2-FAM-08 sent away it loses all that lay on it, and does not act again in that round', () => {
    const t = necromancer(state => {
      Object.assign(reanimate(state, LEORIC, 'E6'), { conditions: ['poisoned'], damage: 1 });
      lay(state, 'reanimate', { at: 'rested', effects: [{ do: 'suffer', n: 1 }] });
    });
    t.choose('familiar:reanimate').choose('end');
    t.choose(`use:${LEORIC},raise-dead,1`);
    expect([t.state.companions, t.state.lasting]).toEqual([[], []]);
    t.choose(`use:${LEORIC},raise-dead,0`).choose(`space:${at(t.state, 'F5')}`);
    expect(figure(t, 'reanimate')).toMatchObject({ conditions: [], damage: 0 });
    t.choose('end');
    expect(t.state.stage).toBe('overlord');
    const felled = raid(state => {
      hero(state, LEORIC, 'necromancer', 'C3');
      reanimate(state, LEORIC, 'F6').damage = 3;
      lay(state, 'reanimate', { at: 'rested', effects: [{ do: 'suffer', n: 1 }] });
      monster(state, 'zombie', 'G6');
    });
    felled.choose(strike(felled, 'zombie', 'reanimate', 'F6'), [blue(3), yellow(1)]);
    expect([felled.state.companions, felled.state.lasting]).toEqual([[], []]);
  });

  test('D2-FAM-11 D2-FAM-19 one move and one attack; points that are left are lost with its activation', () => {
    const t = necromancer(state => {
      reanimate(state, LEORIC, 'E6');
      monster(state, 'zombie', 'F7');
    });
    t.choose('familiar:reanimate').choose('move');
    expect([t.offered('move'), t.state.turns[1]?.pools]).toEqual([[], [{ source: 'move-1', left: 3 }]]);
    t.choose(strike(t, 'reanimate', 'zombie-2', 'F7'), [1, 1, 1]);
    expect([t.offered('attack'), t.offered('rest')]).toEqual([[], []]);
    t.choose('end');
    expect([t.state.turns.map(one => one.figure), t.offered('go')]).toEqual([[LEORIC], []]);
  });

  test('D2C-NECR-07 Vampiric Blood counts for the Reanimate while the Necromancer is down', () => {
    const t = necromancer(
      state => {
        reanimate(state, LEORIC, 'E6');
        fell(state, LEORIC, 'E4');
        monster(state, 'ettin', 'F6', 'G6', 'F7', 'G7');
      },
      ['vampiric-blood'],
    );
    t.choose('familiar:reanimate');
    t.choose(strike(t, 'reanimate', 'ettin-1', 'F6'), [
      blue(3),
      face('red', { damage: 1 }),
      yellow(2),
      face('gray', { shield: 1 }),
      none,
    ]);
    expect([damageOf(t, 'ettin-1'), t.leftover]).toEqual([4, []]);
  });

  test('D2C-NECR-02 D2C-NECR-03 Dying Command: one of several fallen monsters returns to its space, moves, attacks, and is gone', () => {
    const TARHA = 'widow-tarha';
    const bare = face('brown', { shield: 0 });
    const blasted = () => {
      const t = acts(
        sit(state => {
          const tarha = hero(state, TARHA, 'necromancer', 'E5', ['dying-command', 'lightning-strike']);
          tarha.cards = tarha.cards.filter(({ id }) => id === 'dying-command' || id === 'lightning-strike');
          for (const space of ['G5', 'G6', 'J6']) monster(state, 'zombie', space);
        }),
        TARHA,
      );
      t.choose(strike(t, 'lightning-strike', 'zombie-1', 'G5'), [blue(2), yellow(2), yellow(2), bare]).choose('pass');
      return t.choose('surge:lightning-strike,0', [bare]).choose('order:zombie-1');
    };
    const t = blasted();
    // Both fall one after the other: the card is for one of them.
    t.choose('pass');
    expect([t.kind, t.offered()]).toEqual(['answer', [`use:${TARHA},dying-command,0`, 'pass']]);
    t.choose(`use:${TARHA},dying-command,0`, [1, 1]);
    expect([figure(t, 'zombie-2').cells, t.kind, t.seat]).toEqual([[at(t.state, 'G6')], 'where', 1]);
    t.choose(`space:${at(t.state, 'I6')}`);
    t.choose(strike(t, 'zombie', 'zombie-3', 'J6'), [blue(3), yellow(2), bare]);
    expect([t.state.monsters, t.state.commanded]).toEqual([[], null]);
    // Used for the first it is not there for the second.
    const first = blasted().choose(`use:${TARHA},dying-command,0`, [1, 1]);
    first.choose('done').chooseWhile('pick', 'pass');
    expect([first.kind, first.state.monsters.map(({ id }) => id)]).toEqual(['turn', ['zombie-3']]);
  });
});
