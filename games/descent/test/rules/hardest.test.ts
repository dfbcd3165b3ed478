import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import {
  acts,
  at,
  card,
  damageOf,
  drawsForFallen,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../positions.ts';

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const JAIN = 'jain-fairwood';
const LEORIC = 'leoric-of-the-book';
const TARHA = 'widow-tarha';
const gray = (shield: number) => face('gray', { shield });
const brown = (shield: number) => face('brown', { shield });
const blue = (range: number) => face('blue', { range });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const red = (damage: number, surge = 0) => face('red', { damage, surge });
const FAIL = [face('gray', { shield: 3 }), face('black', { shield: 4 })];
const bare = (state: State, id: string, of: string, space: string) => {
  const one = hero(state, id, of, space);
  one.cards = [];
  return one;
};
const pools = (t: Played) =>
  t.state.turns[t.state.turns.length - 1]?.pools.map(({ source, left }) => `${source} ${left}`);
const ETTIN = ['G5', 'H5', 'G6', 'H6'] as const;

describe('attacks', () => {
  test('D2-ASTEP-19 D2-ASTEP-21 D2-KEYW-05 D2-KEYW-12 D2-TGT-11 Blast bought first, damage bought after it: new dice, friends and all, each once', () => {
    const t = acts(
      sit(state => {
        const jain = hero(state, JAIN, 'wildlander', 'E5', ['dwarven-firebomb']);
        jain.cards = jain.cards.filter(({ id }) => id === 'dwarven-firebomb');
        hero(state, 'syndrael', 'knight', 'H6');
        monster(state, 'ettin', 'G4', 'H4', 'G5', 'H5');
      }),
      JAIN,
    );
    t.choose(strike(t, 'dwarven-firebomb', 'ettin-1', 'G5'), [blue(2), red(3, 1), yellow(1, 1), gray(1), gray(1)]);
    t.choose('surge:dwarven-firebomb,1', [gray(0)]);
    // Her defence is answered on its own, in the middle of step 4; then the surges go on.
    expect([t.kind, t.offered()]).toEqual(['answer', ['use:syndrael,wooden-shield-knight,0', 'pass']]);
    t.choose('use:syndrael,wooden-shield-knight,0');
    expect(t.offered('surge:')).toEqual(['surge:dwarven-firebomb,0', 'surge:dwarven-firebomb,2']);
    t.choose('surge:dwarven-firebomb,0').choose('surge:dwarven-firebomb,2').choose('order:syndrael');
    // 6 + 1 hearts: 7 - 1 for her; the ettin has 5 health and falls.
    expect([damageOf(t, 'syndrael'), figure(t, 'syndrael').conditions, t.state.monsters]).toEqual([6, ['stunned'], []]);
  });

  test('D2-TGT-12 D2-INT-05 D2C-KNT-10 D2C-KNT-11 Defend against Blast: who is affected already becomes the target too, and defends twice', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F6', ['defend']);
      bare(state, AVRIC, 'disciple', 'F5');
      monster(state, 'zombie', 'G4');
      lay(
        state,
        'zombie-1',
        { at: 'activation-start', effects: [{ do: 'attack', blast: true, on: { who: 'hero' } }] },
        'zombie',
      );
    });
    t.choose('use:zombie-1,zombie,0');
    expect([t.kind, t.offered('use:syndrael,defend')]).toEqual(['answer', ['use:syndrael,defend,0']]);
    t.choose('use:syndrael,defend,0', [blue(3), yellow(1), gray(0), gray(0), brown(0)]);
    expect(t.state.attacks[0]?.aims.filter(one => one.figure === 'syndrael').map(one => one.target)).toEqual([
      true,
      false,
    ]);
    t.chooseWhile('answer', 'pass');
    for (let i = 0; t.kind === 'order' && i < 4; i++) t.choose(t.offered('order')[0] ?? '');
    // 3 hearts each time; Avric is the target no more.
    expect([damageOf(t, 'syndrael'), damageOf(t, AVRIC)]).toEqual([6, 0]);
  });

  test('D2-DMOD-02 D2-DMOD-04 D2-DMOD-07 D2-DMOD-08 a reroll, Dark Fortune on the same roll, Dark Might, and Leoric’s one damage less: all in the order of their use', () => {
    const t = raid(state => {
      bare(state, LEORIC, 'runemaster', 'F5');
      monster(state, 'zombie', 'G5');
      lay(state, LEORIC, { at: 'rolled', effects: [{ do: 'reroll', of: 'attack' }] });
      holds(state, ['dark-fortune', 'dark-might']);
    });
    t.choose(strike(t, 'zombie', LEORIC, 'F5'), [blue(3), yellow(2), gray(0)]);
    // Leoric's 1 less must happen and has; the overlord, whose turn it is, is asked first.
    expect([t.seat, t.offered()]).toEqual([0, ['play:dark-fortune', 'play:dark-might', 'pass']]);
    t.choose('play:dark-might');
    expect([t.seat, t.offered()]).toEqual([1, [`use:${LEORIC},laid,0`, 'pass']]);
    t.choose(`use:${LEORIC},laid,0`).choose('reroll:0', [face('blue', { miss: true })]);
    t.choose('play:dark-fortune').choose('reroll:0', [blue(4)]);
    expect(t.offered('surge')).toEqual(['surge:zombie,0', 'surge:zombie,1']);
    t.choose('done');
    // 2 + 2 hearts, 1 less.
    expect(damageOf(t, LEORIC)).toBe(3);
  });

  test('D2-ASTEP-27 D2-ASTEP-28 D2-COND-02 D2-COND-03 dealt to all, suffered by some: the condition comes with what is dealt', () => {
    const t = raid(state => {
      hero(state, JAIN, 'wildlander', 'F5');
      bare(state, 'syndrael', 'knight', 'F6');
      monster(state, 'zombie', 'G4');
      lay(
        state,
        'zombie-1',
        { at: 'activation-start', effects: [{ do: 'attack', blast: true, on: { who: 'hero' } }] },
        'zombie',
      );
    });
    t.choose('use:zombie-1,zombie,0', [blue(2), yellow(1), gray(0), gray(3), brown(2)]);
    t.choose('surge:zombie,0');
    t.choose(`order:${JAIN}`).choose(`use:${JAIN},${JAIN},0`).choose('number:3');
    for (let i = 0; t.kind === 'order' && i < 4; i++) t.choose(t.offered('order')[0] ?? '');
    // Jain is dealt 3 and suffers none, Syndrael is dealt none.
    expect([damageOf(t, JAIN), fatigueOf(t, JAIN), figure(t, JAIN).conditions]).toEqual([0, 3, ['diseased']]);
    expect([damageOf(t, 'syndrael'), figure(t, 'syndrael').conditions]).toEqual([0, []]);
  });

  test('D2-ATK-03 D2-KO-07 who falls in the middle of an own attack breaks it off: no surges, no damage, no turn', () => {
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'F5').damage = 12;
        bare(state, AVRIC, 'disciple', 'E8');
        monster(state, 'ettin', ...ETTIN);
        lay(state, 'ettin-1', {
          at: 'rolled',
          must: true,
          aim: { who: 'attacker' },
          effects: [{ do: 'suffer', n: 2 }],
        });
      }),
      GRISBAN,
    );
    const [blow = ''] = t.offered('attack:chipped-greataxe,ettin-1');
    t.choose(blow, [blue(2), red(3, 1), gray(0), gray(0)]);
    expect([t.state.heroes[0]?.down, damageOf(t, 'ettin-1'), t.state.attacks]).toEqual([at(t.state, 'F5'), 0, []]);
    expect(t.state.turns.map(one => one.figure)).toEqual([AVRIC]);
    expect(t.events().some(e => e.kind === 'dealt' || e.kind === 'surge')).toBe(false);
  });

  test('D2-ATK-03 who falls after the roll is defended against no more: the shield stays ready', () => {
    const struck = (fatal: boolean) => {
      const t = raid(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'J8');
        const what = { at: 'rolled', must: true, aim: { who: 'attacker' } } as const;
        lay(state, 'syndrael', { ...what, effects: [{ do: 'suffer', n: fatal ? 3 : 2 }] });
      }, 'zombie-1');
      t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
      return [t.kind, t.state.attacks.length, t.state.monsters.length];
    };
    expect([struck(false), struck(true)]).toEqual([
      ['answer', 1, 2],
      ['monster-turn', 0, 1],
    ]);
  });

  test('D2-ATK-03 who falls while the range is measured spends no surge for the shadows, and has not missed', () => {
    const t = acts(
      sit(state => {
        bare(state, 'syndrael', 'knight', 'F5');
        bare(state, AVRIC, 'disciple', 'E8');
        monster(state, 'shadow-dragon', 'G4', 'H4', 'I4', 'G5', 'H5', 'I5');
        lay(state, 'shadow-dragon-1', {
          at: 'measuring',
          must: true,
          aim: { who: 'attacker' },
          effects: [{ do: 'suffer', n: 12 }],
        });
      }),
      'syndrael',
    );
    t.choose(strike(t, 'unarmed', 'shadow-dragon-1', 'G5'), [blue(2), gray(0), gray(0)]);
    expect([t.kind, t.state.turns.map(one => one.figure), t.state.attacks]).toEqual(['turn', [AVRIC], []]);
    expect(t.events().filter(e => e.kind === 'attack-over')).toMatchObject([{ missed: false }]);
  });

  test('D2-SRCH-07 D2-KO-07 who falls while searching still gets the card', () => {
    const t = acts(
      sit(state => {
        bare(state, 'syndrael', 'knight', 'E3').damage = 11;
        bare(state, AVRIC, 'disciple', 'E8');
        monster(state, 'zombie', 'J8');
        state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'E3'), face: null, hidden: true }];
        state.search = { top: ['health-potion'], rest: [], bottom: [] };
        holds(state, ['poison-dart']);
      }),
      'syndrael',
    ).choose('search:search-1');
    drawsForFallen(t.choose('play:poison-dart').choose('attribute:awareness', FAIL));
    expect([t.state.heroes[0]?.down, t.state.heroes[0]?.cards.map(({ id }) => id)]).toEqual([
      at(t.state, 'E3'),
      ['health-potion'],
    ]);
  });
});

describe('falling and rising', () => {
  test('D2-KO-13 D2-KO-18 D2-REV-05 D2-REV-07 a potion for the fallen: healed to the full, she stands on the nearest empty space, as tired as before', () => {
    const t = acts(
      sit(state => {
        Object.assign(bare(state, 'syndrael', 'knight', 'E5'), {
          down: at(state, 'E5'),
          cells: [],
          damage: 12,
          fatigue: 4,
        });
        bare(state, AVRIC, 'disciple', 'E6').cards = [
          { id: 'health-potion', tired: false, worn: false, used: false, on: null },
        ];
        monster(state, 'zombie', 'E5');
      }),
      AVRIC,
    );
    t.choose(`use:${AVRIC},health-potion,0`).choose('pick:syndrael');
    expect([t.kind, t.offered(`space:${at(t.state, 'E5')}`)]).toEqual(['where', []]);
    t.choose(`space:${at(t.state, 'F5')}`);
    expect(t.state.heroes[0]).toMatchObject({ cells: [at(t.state, 'F5')], down: null, damage: 0, fatigue: 4 });
  });
});

describe('overlord cards', () => {
  test('D2-OLGEN-14 D2-OLGEN-15 D2-OLGEN-16 two Pit Traps: not both on one step, but one on each', () => {
    const t = sit(state => {
      bare(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, ['pit-trap', 'pit-trap'], ['dash']);
    }).choose('move');
    t.choose(go(t, 'G5')).choose('play:pit-trap', FAIL);
    // Nothing more on this step; the walk goes on, and the next space is another occasion.
    expect([t.kind, t.offered(), figure(t, 'syndrael').cells]).toEqual([
      'answer',
      ['play:pit-trap', 'pass'],
      [at(t.state, 'G5')],
    ]);
    t.choose('play:pit-trap', FAIL);
    expect([damageOf(t, 'syndrael'), pools(t)]).toEqual([2, []]);
  });

  test('D2-ABIL-16 Word of Misery and a hero who is hurt whenever he tires: each once, for each wound anew', () => {
    const t = raid(state => {
      bare(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
      lay(state, 'syndrael', { at: 'fatigue-suffered', must: true, effects: [{ do: 'suffer', n: 1 }] }, 'curse');
      lay(
        state,
        'heroes',
        { at: 'suffered', must: true, aim: { who: 'that' }, effects: [{ do: 'tire', n: 1 }] },
        'word-of-misery',
      );
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(1)]);
    // 2 of the attack, 1 fatigue, 1 of the curse, and there it stops.
    expect([damageOf(t, 'syndrael'), fatigueOf(t, 'syndrael')]).toEqual([3, 1]);
  });

  test('D2C-CHRM-05 D2C-CHRM-12 D2C-CHRM-15 D2C-CHRM-20 charmed into striking himself: the overlord spends the surges, the hero rerolls and blocks', () => {
    const t = sit(state => {
      hero(state, TARHA, 'runemaster', 'E5', ['ghost-armor']).acted = true;
      monster(state, 'zombie', 'J8');
      holds(state, ['dark-charm', 'dark-might']);
      state.stage = 'overlord';
    }).choose('play:dark-charm', FAIL);
    t.choose(strike(t, 'arcane-bolt', TARHA, 'E5'), [blue(2), yellow(2), gray(0)]);
    const asked: [number | null, string][] = [];
    for (let i = 0; i < 8 && t.state.attacks.length > 0; i++) {
      asked.push([t.seat, t.kind ?? '']);
      const use = t.offered(`use:${TARHA},ghost-armor`)[0];
      t.choose(
        use ?? t.offered('surge:arcane-bolt,1')[0] ?? t.offered('play')[0] ?? t.offered('pass')[0] ?? 'done',
        [],
      );
      if (fatigueOf(t, TARHA) === 1 && use !== undefined) t.chooseWhile('answer', 'pass');
    }
    expect(asked.filter(([, kind]) => kind === 'surge').every(([seat]) => seat === 0)).toBe(true);
    expect(asked.some(([seat, kind]) => seat === 1 && kind === 'answer')).toBe(true);
    expect([fatigueOf(t, TARHA), t.state.charmed]).toEqual([1, null]);
  });
});

describe('who counts as what', () => {
  test('D2-TREAT-02 one trap, two who are hurt', () => {
    const t = acts(
      sit(state => {
        bare(state, AVRIC, 'disciple', 'E5');
        bare(state, LEORIC, 'necromancer', 'J3').acted = true;
        reanimate(state, LEORIC, 'E7');
        monster(state, 'zombie', 'J8');
        holds(state, ['web-trap']);
      }),
      AVRIC,
    ).choose('move');
    t.choose(go(t, 'E6')).choose('play:web-trap', FAIL);
    expect([figure(t, AVRIC).conditions, figure(t, 'reanimate').conditions]).toEqual([
      ['immobilized'],
      ['immobilized'],
    ]);
  });

  test('D2-COND-21 D2-COND-22 D2-COND-13 stunned in the turn of another she still moves by an effect; immobilized she does not', () => {
    const called = (condition: 'stunned' | 'immobilized') => {
      const t = acts(
        sit(state => {
          hero(state, 'syndrael', 'knight', 'E5');
          bare(state, AVRIC, 'disciple', 'E7').conditions = [condition];
          monster(state, 'zombie', 'J8');
        }),
        'syndrael',
      );
      t.choose('use:syndrael,syndrael-feat,0');
      return [t.kind, t.state.turns.map(one => one.figure)];
    };
    expect(called('stunned')).toEqual(['where', ['syndrael', AVRIC]]);
    expect(called('immobilized')).toEqual(['turn', ['syndrael']]);
  });

  test('D2-OTURN-06 D2-ACTN-07 D2-ATK-05 D2-MGEN-18 D2C-OL-61 D2C-OL-62 one attack of its own, one of Frenzy, none in an action with an attack; a hero strikes as often as he acts', () => {
    const t = raid(state => {
      state.act = 2;
      bare(state, 'syndrael', 'knight', 'H5');
      monster(state, 'belthir', 'I5');
      holds(state, ['frenzy']);
    });
    const strikes = () => t.choose(strike(t, 'belthir', 'syndrael', 'H5'), [1, 1, 1, 1]);
    strikes();
    expect([t.offered('attack'), t.offered('use:belthir,cry-havoc')]).toEqual([[], []]);
    t.choose('play:frenzy');
    expect([t.offered('attack').length, t.offered('use:belthir,cry-havoc')]).toEqual([1, []]);
    strikes();
    expect([t.offered('attack'), t.offered('move')]).toEqual([[], ['move']]);
  });

  test('D2-HTURN-06 D2-HTURN-12 D2-FAM-08 D2-KO-23 the Reanimate sent away and called back: once a round, before or after, though its master fell meanwhile', () => {
    const t = sit(state => {
      hero(state, LEORIC, 'necromancer', 'E5').damage = 6;
      reanimate(state, LEORIC, 'E6');
      bare(state, AVRIC, 'disciple', 'E8').acted = true;
      monster(state, 'zombie', 'J8');
      state.ground[at(state, 'F5')] = 'pit';
    });
    t.choose('familiar:reanimate')
      .choose('end')
      .choose(`use:${LEORIC},raise-dead,1`)
      .choose(`use:${LEORIC},raise-dead,0`);
    t.choose(`space:${at(t.state, 'E6')}`).choose('move');
    t.choose(go(t, 'F5'));
    // Leoric has fallen into the pit; the Reanimate has acted and stands there still.
    expect([t.state.heroes[0]?.down, t.state.stage, figure(t, 'reanimate').cells]).toEqual([
      at(t.state, 'F5'),
      'overlord',
      [at(t.state, 'E6')],
    ]);
    t.choose('end');
    for (let i = 0; i < 4 && t.state.turns[0]?.figure !== LEORIC; i++) t.choose(t.offered('hero')[0] ?? 'end');
    expect([t.kind, t.offered()]).toEqual(['familiars', ['familiar:reanimate', 'done']]);
  });

  test('D2C-KNT-17 who carries the token of Challenge suffers by it', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5', ['challenge']);
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'G7');
      }),
      'syndrael',
    );
    t.choose('use:syndrael,challenge,0').choose('pick:zombie-1');
    t.choose(strike(t, 'unarmed', 'zombie-1', 'G5'), [blue(5), brown(0)]);
    // 1 heart and 1 for the challenge.
    expect([damageOf(t, 'zombie-1'), card(t, 'syndrael', 'challenge').on]).toEqual([2, 'zombie-1']);
  });
});
