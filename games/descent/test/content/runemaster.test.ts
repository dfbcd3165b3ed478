import { describe, expect, test } from 'vitest';
import { acts, at, card, face, figure, hero, holds, monster, type Played, sit, strike } from '../positions.ts';

const gray = (shield: number) => face('gray', { shield });
const blue = (range: number) => face('blue', { range });
const yellow = (shows: Parameters<typeof face>[1]) => face('yellow', shows);
const ETTIN = ['G5', 'H5', 'G6', 'H6'] as const;
type Arrange = Parameters<typeof sit>[0];

/** Widow Tarha as a Runemaster with these skills, an ettin two spaces away; she takes nothing back by herself. */
const casts = (skills: readonly string[], more: Arrange = () => {}): Played =>
  acts(
    sit(state => {
      hero(state, 'widow-tarha', 'runemaster', 'E5', skills);
      monster(state, 'ettin', ...ETTIN);
      more(state);
      state.used.round.push('widow-tarha/widow-tarha/0');
    }),
    'widow-tarha',
  );
const bolt = (t: Played, dice: readonly number[]): Played => t.choose(strike(t, 'arcane-bolt', 'ettin-1', 'G5'), dice);

describe('the Runemaster', () => {
  test('Arcane Bolt: surges 1 range, Pierce 2', () => {
    const t = bolt(casts([]), [blue(2), yellow({ damage: 2, surge: 0 }), gray(2), gray(0)]).choose(
      'surge:arcane-bolt,1',
    );
    expect(figure(t, 'ettin-1').damage).toBe(4);
  });

  test('D2C-RUNE-02 Runic Knowledge: a surge for 2 damage that costs 1 fatigue, with magic or rune weapons', () => {
    const t = bolt(casts([]), [blue(2), yellow({ damage: 1, range: 1 }), gray(2), gray(0)]);
    t.choose('surge:widow-tarha/runic-knowledge,0');
    expect([figure(t, 'ettin-1').damage, t.state.heroes[0]?.fatigue]).toEqual([3, 1]);
    // Fatigue she has no stamina left for is 1 damage.
    const worn = casts([], state => Object.assign(state.heroes[0] ?? {}, { fatigue: 4 }));
    bolt(worn, [blue(2), yellow({ damage: 1, range: 1 }), gray(2), gray(0)]);
    worn.choose('surge:widow-tarha/runic-knowledge,0');
    expect(figure(worn, 'ettin-1').damage).toBe(3);
    expect(worn.state.heroes[0]).toMatchObject({ fatigue: 4, damage: 1 });
  });

  test('Exploding Rune: 1 fatigue, a rune attack with Blast', () => {
    const t = casts(['exploding-rune'], state => {
      monster(state, 'zombie', 'G4');
    });
    t.choose('use:widow-tarha,exploding-rune,0').choose(strike(t, 'arcane-bolt', 'ettin-1', 'G5'), [
      blue(3),
      yellow({ damage: 2, surge: 0 }),
      gray(0),
      gray(0),
      face('brown', { shield: 2 }),
    ]);
    t.choose('order:ettin-1');
    expect([figure(t, 'ettin-1').damage, figure(t, 'zombie-1').damage, t.state.heroes[0]?.fatigue]).toEqual([4, 2, 1]);
  });

  test('D2C-RUNE-01 Ghost Armor: 1 fatigue for 1 shield after her defence roll, several times', () => {
    const t = casts(['ghost-armor'], state => {
      Object.assign(state.heroes[0] ?? {}, { cells: [at(state, 'F5')] });
    }).choose('end');
    t.choose(strike(t, 'ettin', 'widow-tarha', 'F5'), [blue(3), face('red', { damage: 2 }), gray(0)]);
    t.choose('use:widow-tarha,ghost-armor,0').choose('use:widow-tarha,ghost-armor,0').choose('pass');
    expect(t.state.heroes[0]).toMatchObject({ damage: 2, fatigue: 2 });
  });

  test('D2C-RUNE-06 Inscribe Rune: every weapon she equips counts as a rune', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, 'widow-tarha', 'runemaster', 'E5', ['inscribe-rune', 'exploding-rune', 'sling']);
        for (const card of one.cards) if (card.id === 'arcane-bolt') card.worn = false;
        monster(state, 'zombie', 'H5');
      }),
      'widow-tarha',
    );
    expect(t.offered('use:widow-tarha,exploding-rune,0')).toHaveLength(1);
  });

  test('D2C-RUNE-06 Inscribe Rune: with an item equipped that forbids runes no weapon is, nor such an item beside a weapon', () => {
    const dressing = (skills: readonly string[], worn: string, other: string): readonly string[] => {
      const t = sit(state => {
        const one = hero(state, 'widow-tarha', 'runemaster', 'E5', [...skills, worn, other]);
        for (const card of one.cards) card.worn = card.id === worn;
        monster(state, 'zombie', 'H5');
      });
      if (t.kind === 'next-hero') t.choose('hero:widow-tarha');
      return t.offered('wear:');
    };
    expect(dressing([], 'chainmail', 'sling')).toEqual(['wear:sling']);
    expect(dressing(['inscribe-rune'], 'chainmail', 'sling')).toEqual([]);
    expect(dressing([], 'sling', 'chainmail')).toEqual(['wear:chainmail']);
    expect(dressing(['inscribe-rune'], 'sling', 'chainmail')).toEqual([]);
    // It speaks of weapons only.
    expect(dressing(['inscribe-rune'], 'chainmail', 'lucky-charm')).toEqual(['wear:lucky-charm']);
  });

  test('Iron Will: 1 stamina more; a surge spent on fatigue recovers 2', () => {
    const t = casts(['iron-will'], state => Object.assign(state.heroes[0] ?? {}, { fatigue: 3 }));
    bolt(t, [blue(2), yellow({ damage: 2, surge: 0 }), gray(3), gray(3)]).choose('surge-fatigue');
    expect(t.state.heroes[0]?.fatigue).toBe(1);
    for (let i = 0; i < 4; i++) t.choose('tire');
    expect(t.offered('tire')).toEqual([]);
  });

  test('D2C-RUNE-05 Rune Mastery: exhaust for one more surge of a rune attack', () => {
    const t = bolt(casts(['rune-mastery']), [blue(3), yellow({ damage: 2, surge: 0 }), gray(3), gray(3)]);
    // The dice lie there, and nobody has missed yet.
    expect([t.kind, t.state.attacks[0]?.step, t.state.attacks[0]?.dice.length]).toEqual(['answer', 2, 2]);
    t.choose('use:widow-tarha,rune-mastery,0');
    expect(t.offered('surge')).toContain('surge:arcane-bolt,1');
    expect(card(t, 'widow-tarha', 'rune-mastery').tired).toBe(true);
  });

  test('D2C-RUNE-07 Runic Sorcery: a rune attack; damage dealt brings a condition of her choice', () => {
    const t = casts(['runic-sorcery']).choose('use:widow-tarha,runic-sorcery,0');
    t.choose(strike(t, 'arcane-bolt', 'ettin-1', 'G5'), [
      blue(3),
      yellow({ damage: 2, surge: 0 }),
      gray(0),
      gray(0),
    ]).choose('condition:poisoned');
    expect(figure(t, 'ettin-1')).toMatchObject({ damage: 4, conditions: ['poisoned'] });
  });

  test('D2C-RUNE-07 Runic Sorcery: whom the attack merely affects gets no condition', () => {
    const t = casts(['runic-sorcery', 'lightning-strike'], state => {
      const [one] = state.heroes;
      for (const own of one?.cards ?? []) if (own.id === 'arcane-bolt') own.worn = false;
      monster(state, 'ettin', 'G7', 'H7', 'G8', 'H8');
    }).choose('use:widow-tarha,runic-sorcery,0');
    t.choose(strike(t, 'lightning-strike', 'ettin-1', 'G6'), [
      blue(2),
      yellow({ damage: 2, surge: 0 }),
      yellow({ damage: 1, range: 1 }),
      gray(1),
      gray(0),
    ]);
    t.choose('surge:lightning-strike,0', [gray(1), gray(0)]).chooseWhile('surge', 'done');
    t.choose('order:ettin-2').choose('condition:stunned');
    expect([figure(t, 'ettin-1').conditions, figure(t, 'ettin-2').conditions]).toEqual([['stunned'], []]);
    expect([figure(t, 'ettin-1').damage > 0, figure(t, 'ettin-2').damage > 0, t.kind]).toEqual([true, true, 'turn']);
  });

  test('D2C-RUNE-03 Break the Rune: 4 fatigue, a rune attack on every other figure within 3 spaces in sight, friends too', () => {
    const t = casts(['break-the-rune'], state => {
      hero(state, 'avric-albright', 'disciple', 'E6').acted = true;
      monster(state, 'zombie', 'I3');
      // Three spaces away, but out of sight.
      monster(state, 'zombie', 'E8');
      // Three spaces away and in sight, beyond the range that is rolled.
      monster(state, 'zombie', 'H3');
      for (const name of ['E7', 'F7']) state.ground[at(state, name)] = 'obstacle';
    });
    t.choose('use:widow-tarha,break-the-rune,0', [
      blue(2),
      yellow({ damage: 2, surge: 0 }),
      gray(1),
      gray(0),
      gray(0),
      face('brown', { shield: 2 }),
    ]);
    t.chooseWhile('answer', 'pass').chooseWhile('surge', 'done');
    t.choose('order:ettin-1').choose('order:avric-albright');
    expect(t.state.heroes.map(({ damage, fatigue }) => [damage, fatigue])).toEqual([
      [0, 4],
      [3, 0],
    ]);
    expect(['ettin-1', 'zombie-1', 'zombie-2', 'zombie-3'].map(id => figure(t, id).damage)).toEqual([4, 0, 0, 2]);
  });

  test('D2C-RUNE-08 D2C-RUNE-09 Quick Casting: after a rune attack, even a miss, one more attack for 2 fatigue', () => {
    const t = bolt(casts(['quick-casting']), [face('blue', { miss: true }), 1, 1, 1]);
    t.choose('use:widow-tarha,quick-casting,0').choose(strike(t, 'arcane-bolt', 'ettin-1', 'G5'), [
      blue(3),
      yellow({ damage: 2, surge: 0 }),
      gray(0),
      gray(0),
    ]);
    expect([figure(t, 'ettin-1').damage, t.state.turns[0]?.actions, t.state.heroes[0]?.fatigue]).toEqual([4, 1, 2]);
    expect(t.kind).toBe('turn');
  });

  test('D2C-RUNE-08 Quick Casting: the attack is a standard one, with bare hands too, and no skill that holds an attack', () => {
    const t = casts(['quick-casting', 'exploding-rune'], state => {
      Object.assign(state.heroes[0] ?? {}, { cells: [at(state, 'F5')] });
    });
    bolt(t, [face('blue', { miss: true }), 1, 1, 1]).choose('use:widow-tarha,quick-casting,0');
    expect(new Set(t.offered().map(id => id.split(',')[0]))).toEqual(new Set(['attack:arcane-bolt', 'attack:unarmed']));
    expect(card(t, 'widow-tarha', 'quick-casting').tired).toBe(true);
  });
});

describe('mages', () => {
  test('Widow Tarha rolls one die of her attack again, once a round', () => {
    const t = acts(
      sit(state => {
        hero(state, 'widow-tarha', 'runemaster', 'E5');
        monster(state, 'ettin', ...ETTIN);
      }),
      'widow-tarha',
    );
    bolt(t, [face('blue', { miss: true }), yellow({ damage: 2, surge: 0 }), gray(0), gray(0)])
      .choose('use:widow-tarha,widow-tarha,0')
      .choose('reroll:0', [blue(3)]);
    expect(figure(t, 'ettin-1').damage).toBe(4);
    bolt(t, [face('blue', { miss: true }), 1, 1, 1]);
    expect(t.kind).toBe('turn');
  });

  test('D2C-HERO-65 Widow Tarha, feat: one attack on two different monsters in sight', () => {
    const t = casts([], state => {
      monster(state, 'zombie', 'H3');
    });
    t.choose('use:widow-tarha,widow-tarha-feat,0').choose('pick:ettin-1').choose('pick:zombie-1');
    if (t.kind === 'pick')
      t.choose(t.offered('attack:arcane-bolt')[0] ?? '', [
        blue(5),
        yellow({ damage: 2, surge: 0 }),
        gray(0),
        gray(0),
        face('brown', { shield: 0 }),
      ]);
    t.chooseWhile('answer', 'pass');
    t.chooseWhile('surge', 'done');
    t.choose('order:ettin-1');
    expect([
      figure(t, 'ettin-1').damage,
      t.state.monsters.some(({ id }) => id === 'zombie-1'),
      t.state.heroes[0]?.feat,
    ]).toEqual([3, false, false]);
  });

  test('D2C-HERO-65 Widow Tarha, feat: short of one target it misses both, and so it does in melee where one is out of reach', () => {
    const cast = (weapon: string, dice: readonly number[], far: string, first: 'zombie-1' | 'zombie-2') => {
      const t = acts(
        sit(state => {
          hero(state, 'widow-tarha', 'runemaster', 'E5');
          monster(state, 'zombie', 'F4');
          monster(state, 'zombie', far);
        }),
        'widow-tarha',
      );
      const second = first === 'zombie-1' ? 'zombie-2' : 'zombie-1';
      t.choose('use:widow-tarha,widow-tarha-feat,0').choose(`pick:${first}`).choose(`pick:${second}`);
      t.choose(t.offered(`attack:${weapon}`)[0] ?? '', [
        ...dice,
        face('brown', { shield: 0 }),
        face('brown', { shield: 0 }),
      ]);
      t.chooseWhile('answer', 'pass');
      for (let i = 0; i < 3 && t.kind === 'order'; i++) t.choose(t.offered()[0] ?? '');
      return t.state.monsters.map(({ damage }) => damage);
    };
    // A range of 4, one heart and one.
    const bolt = [blue(3), yellow({ range: 1, damage: 1, surge: 0 })];
    for (const first of ['zombie-1', 'zombie-2'] as const) {
      expect(cast('arcane-bolt', bolt, 'J5', first)).toEqual([0, 0]);
      expect(cast('unarmed', [blue(5)], 'G5', first)).toEqual([0, 0]);
      expect(cast('unarmed', [blue(5)], 'F6', first)).toEqual([1, 1]);
    }
    expect(cast('arcane-bolt', bolt, 'I5', 'zombie-1')).toEqual([]);
  });

  test('D2C-HERO-34 Leoric: attacks of monsters within 3 spaces lose 1 damage, never the last', () => {
    const struck = (hearts: number) => {
      const t = sit(state => {
        hero(state, 'leoric-of-the-book', 'runemaster', 'F5');
        monster(state, 'zombie', 'G5');
      });
      t.choose('end');
      t.choose(
        strike(t, 'zombie', 'leoric-of-the-book', 'F5'),
        hearts === 1
          ? [blue(5), yellow({ range: 1, damage: 0 }), gray(0)]
          : [blue(3), yellow({ damage: 2, surge: 0 }), gray(0)],
      );
      t.chooseWhile('answer', 'pass');
      t.chooseWhile('surge', 'done');
      return t.state.heroes[0]?.damage;
    };
    expect([struck(4), struck(1)]).toEqual([3, 1]);
    // It counts before anybody else may change the roll.
    const t = sit(state => {
      hero(state, 'leoric-of-the-book', 'runemaster', 'F5');
      monster(state, 'zombie', 'G5');
      holds(state, ['dark-might'], ['dark-might']);
    }).choose('end');
    t.choose(strike(t, 'zombie', 'leoric-of-the-book', 'F5'), [blue(3), yellow({ damage: 2, surge: 0 }), gray(0)]);
    expect([t.kind, t.offered(), t.state.attacks[0]?.damage]).toEqual([
      'answer',
      ['play:dark-might', 'pass'],
      [{ source: 'leoric-of-the-book', amount: -1 }],
    ]);
  });

  test('Leoric, feat: a magic attack on all adjacent figures, heroes too, whatever the range', () => {
    const t = acts(
      sit(state => {
        hero(state, 'leoric-of-the-book', 'runemaster', 'F5');
        hero(state, 'avric-albright', 'disciple', 'F6').acted = true;
        monster(state, 'zombie', 'G5');
      }),
      'leoric-of-the-book',
    );
    t.choose('use:leoric-of-the-book,leoric-of-the-book-feat,0', [
      blue(3),
      yellow({ damage: 2, surge: 0 }),
      gray(1),
      face('brown', { shield: 2 }),
    ]);
    t.chooseWhile('answer', 'pass');
    t.choose('order:zombie-1');
    expect([figure(t, 'avric-albright').damage, figure(t, 'zombie-1').damage]).toEqual([3, 2]);
  });
});
