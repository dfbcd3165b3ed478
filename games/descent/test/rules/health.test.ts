import { describe, expect, test } from 'vitest';
import { acts, at, face, figure, go, hero, holds, lay, monster, type Played, raid, sit, strike } from '../positions.ts';

const MISS = face('blue', { miss: true });
const foe = (damage = 0) =>
  sit(state => {
    hero(state, 'syndrael', 'knight', 'E5');
    monster(state, 'zombie', 'F5').damage = damage;
  });
/** The zombie beside Syndrael attacks: 3 or more hearts against her gray die. */
const bitten = (
  damage: number,
  arrange: (state: Parameters<Parameters<typeof sit>[0]>[0]) => void = () => {},
): Played => {
  const t = sit(state => {
    hero(state, 'syndrael', 'knight', 'E5').damage = damage;
    hero(state, 'avric-albright', 'disciple', 'H8');
    monster(state, 'zombie', 'F5');
    arrange(state);
  });
  t.choose('hero:avric-albright').choose('end').choose('end');
  t.choose(strike(t, 'zombie', 'syndrael', 'E5'), [
    face('blue', { range: 3 }),
    face('yellow', { damage: 2, surge: 0 }),
    face('gray', { shield: 0 }),
  ]);
  if (t.kind === 'answer') t.choose('pass');
  return t;
};

describe('damage and defeat', () => {
  test('D2-DMG-04 D2-KO-01 D2-CHAR-04 damage equal to the health defeats a monster: it is removed', () => {
    const t = foe();
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      face('brown', { shield: 0 }),
    ]);
    expect(t.state.monsters).toEqual([]);
    // With 2 of 3 it stands.
    const hurt = foe();
    hurt.choose(strike(hurt, 'iron-longsword', 'zombie-1', 'F5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      face('brown', { shield: 1 }),
    ]);
    expect(hurt.state.monsters).toMatchObject([{ damage: 2 }]);
  });

  test('D2-DMG-02 D2-DMG-03 D2-CHAR-05 damage beyond the health is ignored', () => {
    const t = bitten(11);
    expect(t.happened().filter(e => e.kind === 'suffered')).toMatchObject([{ figure: 'syndrael', n: 1, left: 0 }]);
  });

  test('D2-KO-02 D2-KO-04 D2-KO-05 a hero is knocked out: damage and fatigue are full, a token lies in the space, which is empty', () => {
    const t = bitten(10);
    const [syndrael] = t.state.heroes;
    expect(syndrael).toMatchObject({ damage: 12, fatigue: 4, cells: [], down: at(t.state, 'E5') });
    expect(t.choose('move').offered(go(t, 'E5'))).toHaveLength(1);
  });

  test('D2-KO-06 D2-COND-06 the hero loses all conditions', () => {
    const t = raid(state => {
      const all = { damage: 11, cards: [], conditions: ['diseased', 'poisoned', 'stunned'] };
      Object.assign(hero(state, 'syndrael', 'knight', 'E5'), all);
      monster(state, 'zombie', 'F5');
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'E5'), [
      face('blue', { range: 3 }),
      face('yellow', { damage: 2, surge: 0 }),
      face('gray', { shield: 0 }),
    ]);
    expect(t.state.heroes[0]).toMatchObject({ down: at(t.state, 'E5'), conditions: [] });
  });

  test('D2-KO-08 D2-OLGEN-11 the overlord may draw a card for it', () => {
    const fallen = () => bitten(10, state => holds(state, [], ['word-of-pain', 'word-of-pain', 'word-of-despair']));
    const t = fallen();
    expect([t.kind, t.seat, t.offered()]).toEqual(['knock-out', 0, ['draw', 'decline']]);
    // One at the start of his turn, one for Syndrael.
    expect([t.choose('draw').state.overlord.hand.length, t.state.overlord.deck.rest.length]).toEqual([2, 1]);
    expect(fallen().choose('decline').state.overlord.hand).toHaveLength(1);
  });

  test('D2-KO-08 nobody is asked where there is no card to draw', () => {
    const t = bitten(10, state => holds(state, [], ['word-of-pain']));
    expect([t.kind, t.state.overlord.hand.length]).toEqual(['monster-turn', 1]);
  });

  test('D2-KO-16 D2-KO-20 who is knocked out is no target', () => {
    const t = sit(state => {
      const syndrael = hero(state, 'syndrael', 'knight', 'E5');
      syndrael.down = at(state, 'E5');
      syndrael.cells = [];
      hero(state, 'avric-albright', 'disciple', 'H8').acted = true;
      monster(state, 'zombie', 'F5');
    });
    t.choose('end');
    expect(t.offered('attack')).toEqual([]);
  });

  test('D2-KO-20 who is knocked out is not on the map: nothing but healing finds him', () => {
    const howls = (down: boolean) => {
      const t = sit(state => {
        const syndrael = hero(state, 'syndrael', 'knight', 'E5');
        if (down) Object.assign(syndrael, { down: at(state, 'E5'), cells: [], damage: 12 });
        hero(state, 'avric-albright', 'disciple', 'J8');
        for (const one of state.heroes) one.acted = true;
        state.stage = 'overlord';
        monster(state, 'barghest', 'C5', 'D5');
      });
      return t.offered('use:barghest-1,howl').length;
    };
    expect([howls(false), howls(true)]).toEqual([1, 0]);
  });

  test('D2-KO-16 who is knocked out gets no condition, nor anything of an attack in which that happened', () => {
    const t = sit(state => {
      const syndrael = hero(state, 'syndrael', 'knight', 'E5');
      Object.assign(syndrael, { down: at(state, 'E5'), cells: [], damage: 12 });
      hero(state, 'avric-albright', 'disciple', 'E6');
      monster(state, 'zombie', 'J8');
      lay(state, 'avric-albright', {
        at: 'rested',
        must: true,
        aim: { who: 'hero', downToo: true, each: true, self: true },
        effects: [{ do: 'condition', condition: 'stunned' }],
      });
    });
    acts(t, 'avric-albright').choose('rest');
    expect(t.state.heroes.map(({ conditions }) => conditions)).toEqual([[], ['stunned']]);
    const struck = bitten(11, state => {
      lay(state, 'zombie-1', { at: 'rolled', must: true, aim: { who: 'target' }, effects: [{ do: 'suffer', n: 1 }] });
    });
    expect(struck.state.heroes[0]).toMatchObject({ down: at(struck.state, 'E5') });
    expect(struck.events().filter(e => e.kind === 'dealt')).toEqual([]);
  });

  test('D2-STAND-01 D2-STAND-02 D2-STAND-03 D2-STAND-04 standing up is all a knocked-out hero may do: two red dice, then the turn is over', () => {
    const t = sit(state => {
      const avric = hero(state, 'avric-albright', 'disciple', 'E5');
      Object.assign(avric, { down: at(state, 'E5'), cells: [], damage: 12, fatigue: 4 });
      monster(state, 'zombie', 'J8');
    });
    expect(t.offered()).toEqual(['stand-up', 'end']);
    expect(foe().offered('stand-up')).toEqual([]);
    t.choose('stand-up', [face('red', { damage: 3, surge: 1 }), face('red', { damage: 2 })]);
    expect(t.state.heroes[0]).toMatchObject({
      damage: 7,
      fatigue: 3,
      cells: [at(t.state, 'E5')],
      down: null,
      acted: true,
    });
    expect(t.state.stage).toBe('overlord');
  });

  test('D2-STAND-05 D2-GEO-22 where another stands on the token, the hero takes the nearest empty space', () => {
    const t = sit(state => {
      const syndrael = hero(state, 'syndrael', 'knight', 'E5');
      Object.assign(syndrael, { down: at(state, 'E5'), cells: [], damage: 12, fatigue: 4 });
      monster(state, 'zombie', 'E5');
    });
    t.choose('stand-up', [1, 1]);
    const near = ['D4', 'E4', 'F4', 'D5', 'F5', 'D6', 'E6', 'F6'].map(space => `space:${at(t.state, space)}`);
    expect([t.seat, t.offered()]).toEqual([1, near]);
  });

  test('D2-REV-01 D2-REV-02 D2-REV-03 D2-REV-04 a hero revives another from an adjacent space, not from the same', () => {
    const fallen = (space: string) =>
      acts(
        sit(state => {
          hero(state, 'syndrael', 'knight', space);
          const avric = hero(state, 'avric-albright', 'disciple', 'E5');
          Object.assign(avric, { down: at(state, 'E5'), cells: [], damage: 12, fatigue: 4 });
          monster(state, 'zombie', 'J8');
        }),
        'syndrael',
      );
    expect(fallen('E5').offered('revive')).toEqual([]);
    expect(fallen('G5').offered('revive')).toEqual([]);
    const t = fallen('F5').choose('revive:avric-albright', [
      face('red', { damage: 3, surge: 1 }),
      face('red', { damage: 1 }),
    ]);
    expect([t.state.turns[0]?.actions, t.leftover]).toEqual([1, []]);
    expect(t.state.heroes[1]).toMatchObject({
      damage: 8,
      fatigue: 3,
      cells: [at(t.state, 'E5')],
      down: null,
      acted: false,
    });
  });

  test('D2-REST-01 D2-REST-02 D2-REST-03 D2-FAT-07 resting takes all fatigue away at the end of the turn, and no damage', () => {
    const t = sit(state => {
      Object.assign(hero(state, 'syndrael', 'knight', 'E5'), { fatigue: 3, damage: 2 });
      hero(state, 'avric-albright', 'disciple', 'H8').acted = true;
      monster(state, 'zombie', 'J8');
    });
    t.choose('move')
      .choose(`go:${at(t.state, 'F5')},move-1`)
      .choose('rest');
    expect([t.state.heroes[0]?.fatigue, t.state.turns[0]?.actions]).toEqual([3, 0]);
    t.choose('end');
    expect(t.state.heroes[0]).toMatchObject({ fatigue: 0, damage: 2 });
  });
});

describe('fatigue', () => {
  const howled = (fatigue: number) => {
    const t = sit(state => {
      Object.assign(hero(state, 'syndrael', 'knight', 'E5'), { fatigue, acted: true });
      hero(state, 'avric-albright', 'disciple', 'E8');
      monster(state, 'barghest', 'G5', 'H5');
    });
    t.choose('end');
    // Syndrael has willpower 2; Avric 4. Both are within 3 spaces.
    return t.choose('use:barghest-1,howl,0', [
      face('gray', { shield: 3 }),
      face('black', { shield: 0 }),
      face('gray', { shield: 1 }),
      face('black', { shield: 2 }),
    ]);
  };

  test('D2-FAT-01 D2-ATTR-04 D2-ATTR-05 howl: whoever fails a test of willpower suffers 1 fatigue', () => {
    const t = howled(1);
    expect(t.state.heroes.map(one => [one.fatigue, one.damage])).toEqual([
      [2, 0],
      [0, 0],
    ]);
  });

  test('D2-CHAR-07 D2-CHAR-09 D2-FAT-EX1 fatigue beyond the stamina is suffered as damage, one for one', () => {
    const t = howled(4);
    expect(t.state.heroes[0]).toMatchObject({ fatigue: 4, damage: 1 });
    const three = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5').fatigue = 3;
      monster(state, 'zombie', 'J8');
      lay(state, 'zombie-1', { at: 'rested', must: true, aim: { who: 'that' }, effects: [{ do: 'tire', n: 3 }] });
    });
    expect(three.choose('rest').state.heroes[0]).toMatchObject({ fatigue: 4, damage: 2 });
  });

  test('D2-ATTR-EX1 as many shields as the attribute still pass', () => {
    const t = sit(state => {
      Object.assign(hero(state, 'syndrael', 'knight', 'E5'), {});
      monster(state, 'barghest', 'G5', 'H5');
    });
    t.choose('end').choose('use:barghest-1,howl,0', [face('gray', { shield: 0 }), face('black', { shield: 2 })]);
    expect(t.state.heroes[0]?.fatigue).toBe(0);
  });

  test('D2-ATTR-06 D2-ATTR-03 a figure without the attribute fails by itself', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'avric-albright', 'disciple', 'H8').acted = true;
      monster(state, 'zombie', 'J8').conditions = ['poisoned'];
    });
    // No roll, not even one without a shield, which would do for an attribute of 0: the zombie suffers 1 damage.
    t.choose('end', [face('gray', { shield: 0 }), face('black', { shield: 0 })]);
    expect(figure(t, 'zombie-1')).toMatchObject({ damage: 1, conditions: ['poisoned'] });
    expect(t.events().filter(e => e.kind === 'tested' || e.kind === 'rolled')).toEqual([]);
  });
});

describe('conditions at the start of a turn', () => {
  const ill = (condition: 'diseased' | 'poisoned', dice: readonly number[]) => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5').conditions = [condition];
      hero(state, 'avric-albright', 'disciple', 'H8');
      monster(state, 'zombie', 'J8');
    });
    return t.choose('hero:syndrael', dice);
  };
  test('D2-COND-20 diseased: willpower passed ends it, failed costs 1 fatigue', () => {
    expect(ill('diseased', [1, 1]).state.heroes[0]).toMatchObject({ conditions: [], fatigue: 0 });
    expect(ill('diseased', [face('gray', { shield: 3 }), 1]).state.heroes[0]).toMatchObject({
      conditions: ['diseased'],
      fatigue: 1,
    });
  });
  test('D2-COND-34 poisoned: might passed ends it, failed costs 1 damage', () => {
    expect(ill('poisoned', [face('gray', { shield: 1 }), face('black', { shield: 3 })]).state.heroes[0]).toMatchObject({
      conditions: [],
      damage: 0,
    });
    expect(ill('poisoned', [face('gray', { shield: 1 }), face('black', { shield: 4 })]).state.heroes[0]).toMatchObject({
      conditions: ['poisoned'],
      damage: 1,
    });
  });
  test('D2-COND-02 a surge brings its condition only if damage is dealt', () => {
    const struck = (shields: number) => {
      const t = sit(state => {
        hero(state, 'avric-albright', 'disciple', 'E5');
        monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
      });
      t.choose(strike(t, 'iron-mace', 'ettin-1', 'F5'), [
        face('blue', { range: 2 }),
        face('yellow', { damage: 1, surge: 0, range: 1 }),
        face('gray', { shield: shields }),
        face('gray', { shield: 0 }),
      ]);
      t.choose('surge:iron-mace,0');
      return figure(t, 'ettin-1');
    };
    expect(struck(2)).toMatchObject({ damage: 1, conditions: ['stunned'] });
    expect(struck(3)).toMatchObject({ damage: 0, conditions: [] });
  });
  test('D2-MISS-05 D2-MISS-01 surges of a miss are lost', () => {
    const t = sit(state => {
      hero(state, 'avric-albright', 'disciple', 'E5').fatigue = 2;
      monster(state, 'zombie', 'F5');
    });
    t.choose(strike(t, 'iron-mace', 'zombie-1', 'F5'), [MISS, face('yellow', { surge: 1, damage: 2 }), 1]);
    expect([t.kind, t.state.heroes[0]?.fatigue]).toEqual(['turn', 2]);
  });
});
