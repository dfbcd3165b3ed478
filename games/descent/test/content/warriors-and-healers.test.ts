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
  monster,
  raid,
  sit,
  strike,
} from '../positions.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
const bare = face('brown', { shield: 0 });

describe('Grisban the Thirsty', () => {
  const begun = (change: (state: State) => void = () => undefined) =>
    acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'F5');
        monster(state, 'zombie', 'G5');
        hero(state, AVRIC, 'disciple', 'E8');
        change(state);
      }),
      GRISBAN,
    );

  test('D2C-HERO-19 D2-COND-08 when he rests he may at once lose one of his conditions', () => {
    const t = sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5').conditions = ['immobilized', 'poisoned'];
      hero(state, AVRIC, 'disciple', 'E8');
      monster(state, 'zombie', 'G5');
    });
    // The poison stays: 7 shields are more than might 5.
    t.choose(`hero:${GRISBAN}`, [face('gray', { shield: 3 }), face('black', { shield: 4 })]);
    t.choose('rest');
    expect(t.offered()).toEqual([`use:${GRISBAN},${GRISBAN},0`, 'pass']);
    t.choose(`use:${GRISBAN},${GRISBAN},0`);
    expect(t.offered()).toEqual(['condition:immobilized', 'condition:poisoned']);
    t.choose('condition:poisoned');
    expect(figure(t, GRISBAN).conditions).toEqual(['immobilized']);
    // At once: the rest itself takes effect at the end of the turn.
    expect(t.kind).toBe('turn');
  });

  test('D2C-HERO-19 he is not asked without conditions, nor when another hero rests', () => {
    const t = begun();
    t.choose('rest');
    expect(t.kind).toBe('turn');
    const other = sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5').conditions = ['immobilized'];
      hero(state, AVRIC, 'disciple', 'E8');
      monster(state, 'zombie', 'G5');
    });
    acts(other, AVRIC).choose('rest');
    expect(other.kind).toBe('turn');
  });

  test('D2C-HERO-20 D2-COND-11 D2-COND-13 D2-HGEN-07 his feat is an attack without an action, even while he is stunned; once', () => {
    const t = begun(state => {
      (state.heroes[0] as { conditions: string[] }).conditions = ['stunned'];
    });
    expect(t.offered('attack:')).toEqual([]);
    expect(t.offered('shake-off')).toEqual(['shake-off:stunned']);
    t.choose(`use:${GRISBAN},${GRISBAN}-feat,0`).choose(strike(t, 'chipped-greataxe', 'zombie-1', 'G5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      face('brown', { shield: 2 }),
    ]);
    expect(damageOf(t, 'zombie-1')).toBe(1);
    expect(figure(t, GRISBAN).conditions).toEqual(['stunned']);
    expect(t.state.turns[0]?.actions).toBe(2);
    expect(t.state.heroes[0]?.feat).toBe(false);
    expect(t.offered(`use:${GRISBAN},${GRISBAN}-feat`)).toEqual([]);
  });
});

describe('Syndrael', () => {
  const begun = (change: (state: State) => void = () => undefined) =>
    acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5').fatigue = 3;
        hero(state, AVRIC, 'disciple', 'E8');
        monster(state, 'ettin', 'I7', 'J7', 'I8', 'J8');
        change(state);
      }),
      'syndrael',
    );

  test('D2C-HERO-58 who has not left her space recovers 2 fatigue at the end of the turn', () => {
    const t = begun().choose('end');
    expect(fatigueOf(t, 'syndrael')).toBe(1);
  });

  test('D2C-HERO-58 who has left it does not, even if she comes back', () => {
    const t = begun();
    t.choose('move').choose(go(t, 'F6')).choose(go(t, 'F5')).choose('end');
    expect(fatigueOf(t, 'syndrael')).toBe(3);
  });

  test('D2C-HERO-58 being placed elsewhere is leaving too', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5').fatigue = 2;
      hero(state, AVRIC, 'disciple', 'G5');
      monster(state, 'zombie', 'H5');
    });
    acts(t, 'syndrael');
    t.choose('use:syndrael,oath-of-honor,0');
    t.choose(`space:${at(t.state, 'G4')}`, [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      face('brown', { shield: 2 }),
    ]);
    t.choose('end');
    expect(fatigueOf(t, 'syndrael')).toBe(3);
  });

  test('D2C-HERO-57 D2-STAND-03 in a turn in which she stood up she recovers 2 fatigue as well', () => {
    const t = begun(state => {
      const [syndrael] = state.heroes;
      if (syndrael === undefined) return;
      syndrael.down = at(state, 'F5');
      syndrael.cells = [];
      syndrael.damage = 12;
      syndrael.fatigue = 4;
    });
    t.choose('stand-up', [face('red', { damage: 1 }), face('red', { damage: 2 })]);
    expect(damageOf(t, 'syndrael')).toBe(9);
    expect(fatigueOf(t, 'syndrael')).toBe(2);
  });

  test('D2-MOVE-05 D2-MOVE-11 D2-HGEN-07 her feat: a move action at once for her and a hero within 3 spaces, besides her actions', () => {
    const t = begun(state => {
      (state.heroes[1] as { cells: number[] }).cells = [at(state, 'E7')];
    });
    t.choose('use:syndrael,syndrael-feat,0');
    // Avric moves now, with 4 movement points: water at D7 costs 2.
    expect(t.kind).toBe('where');
    expect(t.offered(`go:${at(t.state, 'C7')}`)).toHaveLength(1);
    t.choose(go(t, 'D7'));
    expect(t.offered(`go:${at(t.state, 'D5')}`)).toEqual([]);
    expect(t.offered(`go:${at(t.state, 'E5')}`)).toHaveLength(1);
    t.choose('done');
    expect(figure(t, AVRIC).cells).toEqual([at(t.state, 'D7')]);
    expect(t.state.turns[0]).toMatchObject({ figure: 'syndrael', actions: 2, pools: [{ source: 'move-1', left: 4 }] });
    expect(t.offered('use:syndrael,syndrael-feat')).toEqual([]);
  });

  test('D2-GEO-13 D2-COND-21 her feat: nobody farther away; who is immobilized does not move', () => {
    // E8 is 3 spaces from F5, E9 would be 4: Avric is moved out of reach.
    expect(
      begun(state => {
        (state.heroes[1] as { cells: number[] }).cells = [at(state, 'J5')];
      }).offered('use:syndrael,syndrael-feat'),
    ).toEqual([]);
    const t = begun(state => {
      for (const one of state.heroes) one.conditions = ['immobilized'];
    });
    expect(t.offered('use:syndrael,syndrael-feat')).toEqual([]);
    const other = begun(state => {
      (state.heroes[1] as { conditions: string[] }).conditions = ['immobilized'];
    });
    other.choose('use:syndrael,syndrael-feat,0');
    expect(other.kind).toBe('turn');
    expect(other.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 4 }]);
  });
});

describe('Ashrian', () => {
  const camp = (figureId: string) =>
    raid(state => {
      hero(state, 'ashrian', 'spiritspeaker', 'F5');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'H5');
      monster(state, 'zombie*', 'F4');
    }, figureId);

  test('D2-HGEN-05 D2-COND-05 D2-COND-09 D2-COND-11 her own ability: a minion that is activated beside her is stunned: its next action must shake it off', () => {
    const t = camp('zombie-1');
    expect(figure(t, 'zombie-1').conditions).toEqual(['stunned']);
    expect(t.offered()).toEqual(['shake-off:stunned', 'end']);
    t.choose('shake-off:stunned');
    expect(t.offered('attack:')).not.toEqual([]);
    expect(t.state.turns[0]?.actions).toBe(1);
  });

  test('D2-GEO-02 a minion that is not adjacent is not stunned, nor is a master', () => {
    expect(figure(camp('zombie-2'), 'zombie-2').conditions).toEqual([]);
    expect(figure(camp('zombie-master-1'), 'zombie-master-1').conditions).toEqual([]);
  });

  test('D2-COND-04 her feat: an action; every monster of a group of which one is within 3 spaces is stunned', () => {
    const t = acts(
      sit(state => {
        hero(state, 'ashrian', 'spiritspeaker', 'E5');
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie*', 'J8');
        monster(state, 'goblin-archer', 'J3');
      }),
      'ashrian',
    );
    t.choose('use:ashrian,ashrian-feat,0');
    expect(['zombie-1', 'zombie-master-1', 'goblin-archer-1'].map(id => figure(t, id).conditions)).toEqual([
      ['stunned'],
      ['stunned'],
      [],
    ]);
    expect(t.state.turns[0]?.actions).toBe(1);
    expect(t.state.heroes[0]?.feat).toBe(false);
  });

  test('D2-ABIL-02 her feat needs a monster within 3 spaces', () => {
    const t = acts(
      sit(state => {
        hero(state, 'ashrian', 'spiritspeaker', 'E5');
        monster(state, 'zombie', 'I5');
      }),
      'ashrian',
    );
    expect(t.offered('use:ashrian,ashrian-feat')).toEqual([]);
  });
});

describe('Avric Albright', () => {
  const surging = [face('blue', { range: 2 }), face('red', { damage: 1 })];
  const fight = (avric: string) =>
    acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5').damage = 4;
        hero(state, AVRIC, 'disciple', avric);
        monster(state, 'zombie', 'G5');
      }),
      'syndrael',
    );

  test('D2-SURGE-02 attacks of heroes within 3 spaces have a surge ability that heals 1 damage of the attacker', () => {
    const t = fight('F8');
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [...surging, face('brown', { shield: 2 })]);
    expect(t.offered('surge:')).toContain(`surge:${AVRIC}/${AVRIC},0`);
    t.choose(`surge:${AVRIC}/${AVRIC},0`);
    expect(damageOf(t, 'syndrael')).toBe(3);
  });

  test('D2-GEO-13 those of heroes farther away have not', () => {
    const t = fight('J8');
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [...surging, face('brown', { shield: 2 })]);
    expect(t.offered('surge:').some(option => option.includes(AVRIC))).toBe(false);
  });

  test('D2-SURGE-02 his own attacks have it too', () => {
    const t = acts(
      sit(state => {
        hero(state, AVRIC, 'disciple', 'F5').damage = 4;
        monster(state, 'zombie', 'G5');
      }),
      AVRIC,
    );
    t.choose(strike(t, 'iron-mace', 'zombie-1', 'G5'), [
      face('blue', { range: 2 }),
      face('yellow', { range: 1, damage: 1 }),
      bare,
    ]);
    t.choose(`surge:${AVRIC}/${AVRIC},0`);
    expect(damageOf(t, AVRIC)).toBe(3);
  });

  test('D2-KO-14 D2C-HERO-24 not while he is knocked out', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5').damage = 4;
      const avric = hero(state, AVRIC, 'disciple', 'F6');
      avric.down = at(state, 'F6');
      avric.cells = [];
      monster(state, 'zombie', 'G5');
    });
    acts(t, 'syndrael').choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [
      ...surging,
      face('brown', { shield: 2 }),
    ]);
    expect(t.offered('surge:').some(option => option.includes(AVRIC))).toBe(false);
  });

  test('D2-KO-13 D2-KO-24 D2-KO-26 his feat: one roll of 2 red dice; each hero within 3 spaces may recover that much, the knocked-out too', () => {
    const t = acts(
      sit(state => {
        holds(state, []);
        hero(state, AVRIC, 'disciple', 'F5').damage = 7;
        const syndrael = hero(state, 'syndrael', 'knight', 'F6');
        syndrael.down = at(state, 'F6');
        syndrael.cells = [];
        syndrael.damage = 12;
        hero(state, GRISBAN, 'berserker', 'E3').damage = 5;
        hero(state, 'ashrian', 'spiritspeaker', 'J8').damage = 5;
        monster(state, 'zombie', 'I3');
      }),
      AVRIC,
    );
    t.choose(`use:${AVRIC},${AVRIC}-feat,0`, [face('red', { damage: 3 }), face('red', { damage: 1 })]);
    t.choose('yes').choose('yes').choose('no');
    expect([damageOf(t, AVRIC), damageOf(t, 'syndrael'), damageOf(t, GRISBAN), damageOf(t, 'ashrian')]).toEqual([
      3, 8, 5, 5,
    ]);
    expect(figure(t, 'syndrael').cells).toEqual([at(t.state, 'F6')]);
    expect(t.state.turns[0]?.actions).toBe(1);
  });
});

describe('heroes and classes', () => {
  test('D2-HGEN-02 the sheets of the heroes of the base game', async () => {
    const { HEROES } = await import('../../content/index.ts');
    const line = (id: string) => {
      const { archetype, speed, health, stamina, defence, attributes, feat } = HEROES[id] ?? {};
      expect([Object.keys(attributes ?? {}), feat?.effects.length], id).toEqual([
        ['might', 'knowledge', 'willpower', 'awareness'],
        expect.any(Number),
      ]);
      return [archetype, speed, health, stamina, defence, Object.values(attributes ?? {})];
    };
    expect(line(GRISBAN)).toEqual(['warrior', 3, 14, 4, ['gray'], [5, 2, 3, 1]]);
    expect(line('syndrael')).toEqual(['warrior', 4, 12, 4, ['gray'], [4, 3, 2, 2]]);
    expect(line('ashrian')).toEqual(['healer', 5, 10, 4, ['gray'], [2, 2, 3, 4]]);
    expect(line(AVRIC)).toEqual(['healer', 4, 12, 4, ['gray'], [2, 3, 4, 2]]);
    expect(line('leoric-of-the-book')).toEqual(['mage', 4, 8, 5, ['gray'], [1, 5, 2, 3]]);
    expect(line('widow-tarha')).toEqual(['mage', 4, 10, 4, ['gray'], [2, 4, 3, 2]]);
    expect(line('jain-fairwood')).toEqual(['scout', 5, 8, 5, ['gray'], [2, 3, 2, 4]]);
    expect(line('tomble-burrowell')).toEqual(['scout', 4, 8, 5, ['gray'], [1, 2, 3, 5]]);
  });
});
