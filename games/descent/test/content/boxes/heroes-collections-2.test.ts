import { describe, expect, test } from 'vitest';
import {
  at,
  damageOf,
  fatigueOf,
  figure,
  hero,
  holds,
  lay,
  MISS,
  monster,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { ability, blue, brown, feat, gray, red, through, turn, yellow } from './hero-positions.ts';

const SYNDRAEL = 'syndrael';
const AVRIC = 'avric-albright';

describe('Stewards of the Secret', () => {
  const NANOK = 'nanok-of-the-blade';
  const OKALUK = 'okaluk-and-rakash';

  test('Nanok of the Blade suffers 1 damage to move a small monster; he wears no armor', () => {
    const t = turn(
      NANOK,
      'knight',
      state => {
        monster(state, 'zombie', 'F5');
        monster(state, 'ettin', 'F6', 'G6', 'F7', 'G7');
        for (const card of state.heroes[0]?.cards ?? []) if (card.id === 'leather-armor') card.worn = false;
      },
      ['leather-armor'],
    );
    t.choose(ability(NANOK)).choose(`space:${at(t.state, 'G5')}`);
    expect([damageOf(t, NANOK), figure(t, 'zombie-1').cells, t.offered(ability(NANOK))]).toEqual([
      1,
      [at(t.state, 'G5')],
      [],
    ]);
    const equipping = sit(state => {
      hero(state, NANOK, 'knight', 'E5', ['leather-armor']);
      hero(state, SYNDRAEL, 'knight', 'J8', ['leather-armor']);
      for (const one of state.heroes) for (const card of one.cards) if (card.id === 'leather-armor') card.worn = false;
    }).choose(`hero:${NANOK}`);
    expect(equipping.offered('wear:')).toEqual([]);
  });

  test("Nanok of the Blade: after another hero's attack he strikes the same monster, then that hero may again", () => {
    const t = turn(SYNDRAEL, 'knight', state => {
      hero(state, NANOK, 'berserker', 'G5');
      monster(state, 'ettin*', 'F5', 'F6');
      const [one] = state.monsters;
      if (one) one.cells = [at(state, 'F5'), at(state, 'F6')];
    });
    t.choose(strike(t, 'iron-longsword', 'ettin-master-1', 'F5'), [blue(1), red(1), gray(0), gray(0)]).chooseWhile(
      'surge',
      'done',
    );
    t.choose(feat(NANOK)).choose(strike(t, 'chipped-greataxe', 'ettin-master-1', 'F5'), [
      blue(1),
      red(1),
      gray(0),
      gray(0),
    ]);
    through(t).choose(strike(t, 'iron-longsword', 'ettin-master-1', 'F5'), [blue(1), red(1), gray(1), gray(0)]);
    expect([damageOf(through(t), 'ettin-master-1'), t.state.turns[0]?.actions]).toEqual([5, 1]);
  });

  test('D2C-HERO-39 D2C-HERO-40 Okaluk and Rakash: their feat heals themselves in any case, others only if they are knocked out', () => {
    const position = (down: boolean) =>
      turn(OKALUK, 'disciple', state => {
        const [one] = state.heroes;
        if (one) Object.assign(one, down ? { damage: 8, down: one.cells[0], cells: [] } : { damage: 5 });
        hero(state, SYNDRAEL, 'knight', 'G5').damage = 6;
        const fallen = hero(state, AVRIC, 'disciple', 'G6');
        Object.assign(fallen, { damage: 12, down: fallen.cells[0], cells: [] });
      }).choose(feat(OKALUK), [red(2), red(2)]);
    for (const t of [position(false), position(true)]) {
      expect([damageOf(t, OKALUK), damageOf(t, SYNDRAEL), damageOf(t, AVRIC)]).toEqual([
        t === undefined ? 0 : damageOf(t, OKALUK),
        6,
        8,
      ]);
      expect(t.state.heroes.map(({ down: token }) => token)).toEqual([null, null, null]);
    }
    expect([damageOf(position(false), OKALUK), damageOf(position(true), OKALUK)]).toEqual([1, 4]);
  });

  test('Okaluk and Rakash have 4 movement points at the start of each turn', () => {
    expect(turn(OKALUK, 'disciple').state.turns[0]?.pools).toEqual([{ source: OKALUK, left: 4 }]);
  });

  test('Tatianna: 1 more range, ranged attacks on her need 1 more; her feat turns a defence die of the target', () => {
    const t = turn('tatianna', 'wildlander', state => {
      monster(state, 'zombie*', 'I5');
    });
    // Range 2 + 1, with hers 4.
    t.choose(strike(t, 'yew-shortbow', 'zombie-master-1', 'I5'), [2, 2, brown(2)]).choose(feat('tatianna'));
    t.choose('face:0,brown,0');
    expect(damageOf(through(t), 'zombie-master-1')).toBe(3);
    // Nor in the attack of another.
    const hers = turn(SYNDRAEL, 'knight', state => {
      hero(state, 'tatianna', 'wildlander', 'E7');
      monster(state, 'zombie*', 'F5');
    });
    hers.choose(strike(hers, 'iron-longsword', 'zombie-master-1', 'F5'), [blue(1), red(1), brown(2)]);
    expect(hers.offered(feat('tatianna'))).toEqual([]);
    // No more than 1: five spaces are too far for it.
    const far = turn('tatianna', 'wildlander', state => {
      monster(state, 'zombie*', 'J5');
    });
    far.choose(strike(far, 'yew-shortbow', 'zombie-master-1', 'J5'), [2, 2, brown(0)]);
    while (['range', 'answer', 'surge'].includes(far.kind ?? '')) far.choose(far.kind === 'answer' ? 'pass' : 'done');
    expect(damageOf(far, 'zombie-master-1')).toBe(0);
    // Range 3 on a target 3 spaces away, and 4.
    const missed = (die: number) => {
      const t = raid(state => {
        hero(state, 'tatianna', 'wildlander', 'E5');
        monster(state, 'goblin-archer', 'H5');
      });
      t.choose(t.offered('attack:')[0] ?? '', [die, 2, gray(0)]);
      while (t.kind === 'range') t.choose('done');
      return [damageOf(through(t), 'tatianna') > 0, t.events().some(({ kind }) => kind === 'missed')];
    };
    expect([missed(2), missed(3)]).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

describe('Treaty of Champions', () => {
  test('D2C-HERO-29 D2C-HERO-EX3 Krutzbeck: 5 hearts of his 3 red dice and 2 more, as he has 6 damage by then', () => {
    const t = turn('krutzbeck', 'knight', state => {
      const [one] = state.heroes;
      if (one) one.damage = 3;
      monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
    });
    t.choose(strike(t, 'iron-longsword', 'ettin-master-1', 'F5'), [MISS, red(1), gray(0), gray(0)]);
    t.choose(feat('krutzbeck'), [red(2), red(2), red(1)]);
    expect([damageOf(through(t), 'ettin-master-1'), damageOf(t, 'krutzbeck')]).toEqual([7, 6]);
  });

  test('Krutzbeck: 2 more damage while a hero beside him has 6, not with 5', () => {
    const blow = (damage: number, space: string) => {
      const t = turn('krutzbeck', 'knight', state => {
        hero(state, SYNDRAEL, 'knight', space).damage = damage;
        monster(state, 'zombie*', 'F5');
      });
      t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'F5'), [blue(1), red(1), brown(0)]);
      return damageOf(through(t), 'zombie-master-1');
    };
    expect([blow(6, 'E6'), blow(5, 'E6'), blow(6, 'E8')]).toEqual([4, 2, 2]);
    // It is his own attack that is the stronger for it.
    const hers = turn(SYNDRAEL, 'knight', state => {
      hero(state, 'krutzbeck', 'knight', 'E6').damage = 6;
      monster(state, 'zombie*', 'F5');
    });
    hers.choose(strike(hers, 'iron-longsword', 'zombie-master-1', 'F5'), [blue(1), red(1), brown(0)]);
    expect(hers.offered(feat('krutzbeck'))).toEqual([]);
    expect(damageOf(through(hers), 'zombie-master-1')).toBe(2);
  });
});

describe('Visions of Dawn', () => {
  const THORN = 'master-thorn';
  const NARA = 'nara-the-fang';
  const VALADIR = 'sir-valadir';

  test('D2C-HERO-23 Ispher heals 2 damage at the start of his turn, not while he is knocked out; he is never poisoned', () => {
    const begun = (down: boolean) =>
      sit(state => {
        const one = hero(state, 'ispher', 'disciple', 'E5');
        Object.assign(one, down ? { damage: 10, down: one.cells[0], cells: [] } : { damage: 5 });
        hero(state, SYNDRAEL, 'knight', 'J8');
        if (!down)
          lay(state, 'ispher', { at: 'turn-start', must: true, effects: [{ do: 'condition', condition: 'poisoned' }] });
      }).choose('hero:ispher');
    const t = begun(false).choose('order:ispher/ispher/0');
    expect([damageOf(t, 'ispher'), figure(t, 'ispher').conditions]).toEqual([3, []]);
    const fallen = begun(true);
    expect([fallen.kind, damageOf(fallen, 'ispher'), fallen.state.heroes[0]?.down !== null]).toEqual([
      'turn',
      10,
      true,
    ]);
  });

  test('Ispher: his feat heals him or a hero beside him 8 damage and all conditions', () => {
    const t = turn('ispher', 'disciple', state => {
      Object.assign(hero(state, SYNDRAEL, 'knight', 'E6'), { damage: 9, conditions: ['stunned', 'doomed'] });
      hero(state, AVRIC, 'disciple', 'J8').damage = 5;
    });
    t.choose(feat('ispher'));
    expect(t.offered('pick:')).toEqual(['pick:ispher', `pick:${SYNDRAEL}`]);
    t.choose(`pick:${SYNDRAEL}`);
    expect([damageOf(t, SYNDRAEL), figure(t, SYNDRAEL).conditions]).toEqual([1, []]);
  });

  test('Master Thorn: a surge places him after the attack; his feat takes up to 5 damage of an attack', () => {
    const t = turn(THORN, 'runemaster', state => {
      monster(state, 'zombie*', 'G5');
    });
    t.choose(strike(t, 'arcane-bolt', 'zombie-master-1', 'G5'), [2, 2, brown(0)]);
    t.choose(t.offered('surge:').find(id => id.includes(THORN)) ?? '').chooseWhile('surge', 'done');
    t.choose('yes').choose(`space:${at(t.state, 'E7')}`);
    expect([damageOf(t, 'zombie-master-1'), figure(t, THORN).cells]).toEqual([3, [at(t.state, 'E7')]]);
    const raided = raid(state => {
      hero(state, THORN, 'runemaster', 'E5');
      monster(state, 'zombie', 'F5');
      lay(state, 'zombie-1', { at: 'rolled', must: true, effects: [{ do: 'add', to: 'damage', n: 3 }] });
    });
    raided.choose(strike(raided, 'zombie', THORN, 'E5'), [blue(2), yellow(1), gray(0)]);
    while (raided.offered(feat(THORN)).length === 0) raided.choose(raided.kind === 'surge' ? 'done' : 'pass');
    raided.choose(feat(THORN));
    expect([damageOf(through(raided), THORN), raided.state.heroes[0]?.feat]).toEqual([1, false]);
  });

  test('Nara the Fang: once a round she appears beside a monster she fells; her feat places her and pierces 2', () => {
    const t = turn(NARA, 'knight', state => {
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie', 'F6');
    });
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [blue(2), red(3), brown(0)]).chooseWhile('surge', 'done');
    t.choose(ability(NARA)).choose(`space:${at(t.state, 'G5')}`);
    expect([figure(t, NARA).cells, t.state.monsters.length]).toEqual([[at(t.state, 'G5')], 1]);
    t.choose(strike(t, 'iron-longsword', 'zombie-2', 'F6'), [blue(2), red(3), brown(0)]).chooseWhile('surge', 'done');
    expect([t.kind, t.state.monsters]).toEqual(['turn', []]);
    const leap = turn(NARA, 'knight', state => {
      monster(state, 'zombie*', 'H5');
    });
    leap.choose(feat(NARA)).choose(`space:${at(leap.state, 'G5')}`);
    leap.choose(strike(leap, 'iron-longsword', 'zombie-master-1', 'H5'), [blue(1), red(1), brown(2)]);
    expect(damageOf(through(leap), 'zombie-master-1')).toBe(2);
  });

  test('Sir Valadir: 1 fatigue for 1 surge, once a turn; his feat recovers all fatigue and has a surge of 3 damage', () => {
    const t = turn(VALADIR, 'knight', state => {
      monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
    });
    t.choose(strike(t, 'iron-longsword', 'ettin-master-1', 'F5'), [blue(1), red(1), gray(1), gray(1)]).choose(
      ability(VALADIR),
    );
    expect([fatigueOf(t, VALADIR), t.kind]).toEqual([1, 'surge']);
    through(t).choose(feat(VALADIR));
    expect(fatigueOf(t, VALADIR)).toBe(0);
    t.choose(strike(t, 'iron-longsword', 'ettin-master-1', 'F5'), [blue(2, 1), red(1), gray(0), gray(0)]);
    expect(t.offered(ability(VALADIR))).toEqual([]);
    t.choose(t.offered('surge:').find(id => id.includes('feat')) ?? '');
    expect(damageOf(through(t), 'ettin-master-1')).toBe(6);
  });
});

describe('Elder Mok, Astarra, Silhouette, Kirga', () => {
  const MOK = 'elder-mok';

  const healing = (space: string) =>
    turn(AVRIC, 'disciple', state => {
      Object.assign(hero(state, MOK, 'disciple', space), { damage: 3, fatigue: 2 });
      hero(state, SYNDRAEL, 'knight', 'E6').damage = 6;
    });

  test('D2C-HERO-14 D2C-HERO-15 D2C-HERO-16 Elder Mok: once in a turn he recovers 1 damage or fatigue when another hero near him does', () => {
    const t = healing('G5');
    const [prayer = ''] = t.offered('use:').filter(id => id.includes('prayer-of-healing'));
    t.choose(prayer);
    if (t.kind === 'pick') t.choose(`pick:${SYNDRAEL}`);
    t.choose(ability(MOK)).choose('way:1');
    expect([damageOf(t, MOK), fatigueOf(t, MOK)]).toEqual([3, 1]);
    // Everybody heals by the feat of Avric: the ability was used in this turn.
    t.choose(feat(AVRIC), [red(1), red(1)])
      .choose('yes')
      .choose('yes');
    expect([t.kind, damageOf(t, MOK), fatigueOf(t, MOK)]).toEqual(['turn', 1, 1]);
  });

  test('D2C-HERO-17 Elder Mok: a fallen hero who is revived counts from where his token lies', () => {
    const position = (space: string) => {
      const t = turn(AVRIC, 'disciple', state => {
        Object.assign(hero(state, MOK, 'disciple', space), { damage: 3 });
        const fallen = hero(state, SYNDRAEL, 'knight', 'E6');
        Object.assign(fallen, { damage: 12, down: fallen.cells[0], cells: [] });
      });
      return t.choose(`revive:${SYNDRAEL}`, [red(1), red(1)]);
    };
    expect(damageOf(position('G6').choose(ability(MOK)), MOK)).toBe(2);
    expect(position('J8').kind).toBe('turn');
  });

  test("Elder Mok: his feat looks at the overlord's hand and discards a card of it", () => {
    const t = sit(state => {
      hero(state, MOK, 'disciple', 'E5');
      hero(state, SYNDRAEL, 'knight', 'J8');
      holds(state, ['dash', 'frenzy']);
    }).choose(`hero:${MOK}`);
    while (t.offered(feat(MOK)).length === 0) t.choose('pass');
    t.choose(feat(MOK)).choose('card:dash');
    expect(t.state.overlord.hand).toEqual(['frenzy']);
  });

  test('D2C-HERO-06 D2-ABIL-14 Astarra: 1 movement point puts her beside a hero within 3 spaces, or as near as she can', () => {
    const t = turn('astarra', 'runemaster', state => {
      hero(state, SYNDRAEL, 'knight', 'H5');
    });
    expect(t.offered(ability('astarra'))).toEqual([]);
    t.choose('tire')
      .choose(ability('astarra'))
      .choose(`space:${at(t.state, 'I6')}`);
    expect([figure(t, 'astarra').cells, t.state.turns[0]?.pools]).toEqual([[at(t.state, 'I6')], []]);
    t.choose('tire');
    expect(t.offered(ability('astarra'))).toEqual([]);
    const crowded = turn('astarra', 'runemaster', state => {
      hero(state, SYNDRAEL, 'knight', 'H5');
      for (const space of ['G4', 'H4', 'I4', 'G5', 'I5', 'G6', 'H6', 'I6']) monster(state, 'zombie', space);
    });
    crowded.choose('tire').choose(ability('astarra'));
    if (crowded.kind === 'where') crowded.choose(crowded.offered('space:')[0] ?? '');
    const [cell = 0] = figure(crowded, 'astarra').cells;
    expect(cell).not.toBe(at(crowded.state, 'E5'));
  });

  test('D2C-HERO-08 D2C-HERO-09 Astarra: her feat moves every other figure within 3 spaces, one after the other, none may stay', () => {
    const t = sit(state => {
      hero(state, 'astarra', 'runemaster', 'E5');
      hero(state, SYNDRAEL, 'knight', 'F5');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'J8');
    }).choose('hero:astarra');
    t.choose(feat('astarra')).choose('order:zombie-1');
    expect(t.offered('done')).toEqual([]);
    expect(t.offered(`space:${at(t.state, 'F5')}`)).toEqual([]);
    t.choose(`space:${at(t.state, 'H5')}`).choose(`space:${at(t.state, 'G5')}`);
    expect([SYNDRAEL, 'zombie-1', 'zombie-2'].map(id => figure(t, id).cells[0])).toEqual(
      ['G5', 'H5', 'J8'].map(space => at(t.state, space)),
    );
  });

  test('Silhouette: a miss costs a monster beside her 1 damage and 1 for each weapon', () => {
    const t = turn('silhouette', 'thief', state => {
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie*', 'H6');
    });
    t.choose(strike(t, 'throwing-knives', 'zombie-master-1', 'H6'), [MISS, yellow(1), brown(0)]);
    while (t.offered(ability('silhouette')).length === 0) t.choose('pass');
    t.choose(ability('silhouette'));
    expect(damageOf(t, 'zombie-1')).toBe(2);
  });

  test('Silhouette: her feat runs twice her speed and searches what she enters for 1 fatigue each', () => {
    const t = turn('silhouette', 'thief', state => {
      state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'F5'), face: null, hidden: true });
    });
    t.choose(feat('silhouette')).choose(`space:${at(t.state, 'F5')}`);
    const [search = ''] = t.offered('use:');
    t.choose(search);
    through(t);
    expect([t.state.tokens, fatigueOf(t, 'silhouette'), t.state.lasting, t.state.turns[0]?.actions]).toEqual([
      [],
      1,
      [],
      1,
    ]);
  });

  test('Kirga: monsters may target her only if no other hero they see is closer; her feat is a move action in the activation of another', () => {
    const id = 'kirga-ck';
    const t = raid(state => {
      hero(state, id, 'wildlander', 'E5');
      hero(state, SYNDRAEL, 'knight', 'G6');
      monster(state, 'goblin-archer', 'I5');
    });
    t.choose(feat(id)).choose(`go:${at(t.state, 'H5')},move-1`);
    while (t.kind !== 'monster-turn') t.choose('done');
    expect(figure(t, id).cells).toEqual([at(t.state, 'H5')]);
    expect(new Set(t.offered('attack:').map(one => one.split(',')[1]))).toEqual(new Set([id, SYNDRAEL]));
    const hidden = raid(state => {
      hero(state, id, 'wildlander', 'E5');
      hero(state, SYNDRAEL, 'knight', 'G6');
      monster(state, 'goblin-archer', 'I5');
    }).choose('pass');
    expect(new Set(hidden.offered('attack:').map(one => one.split(',')[1]))).toEqual(new Set([SYNDRAEL]));
  });
});
