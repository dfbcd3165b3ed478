import { describe, expect, test } from 'vitest';
import { at, damageOf, face, fatigueOf, figure, hero, lay, MISS, monster, raid, sit, strike } from '../../positions.ts';
import { ability, blue, brown, feat, gray, green, red, through, turn, yellow } from './hero-positions.ts';

const SYNDRAEL = 'syndrael';
const AVRIC = 'avric-albright';

describe('Bonds of the Wild and Crown of Destiny', () => {
  test('Lyssa: against an adjacent figure one power die may be red', () => {
    const t = turn('lyssa', 'runemaster', state => {
      monster(state, 'zombie*', 'F5');
    });
    t.choose(strike(t, 'arcane-bolt', 'zombie-master-1', 'F5')).choose(ability('lyssa'), [blue(1), red(3), brown(0)]);
    expect(damageOf(through(t), 'zombie-master-1')).toBe(4);
    const far = turn('lyssa', 'runemaster', state => {
      monster(state, 'zombie*', 'G5');
    });
    far.choose(strike(far, 'arcane-bolt', 'zombie-master-1', 'G5'), [blue(1), yellow(1), brown(0)]);
    expect(far.kind).not.toBe('answer');
  });

  test('Lyssa: her feat strikes an adjacent monster after an attack, with a power die for the blue one', () => {
    const t = turn('lyssa', 'runemaster', state => {
      monster(state, 'zombie*', 'F5');
      monster(state, 'zombie*', 'H7');
    });
    t.choose(strike(t, 'arcane-bolt', 'zombie-master-2', 'H7'), [MISS, yellow(1), brown(0)]).choose(feat('lyssa'));
    expect(t.offered('attack:').every(id => id.includes('zombie-master-1'))).toBe(true);
    t.choose(strike(t, 'arcane-bolt', 'zombie-master-1', 'F5'));
    t.choose('recolor:blue,red').choose('pass', [red(3), yellow(2), brown(0)]);
    expect([damageOf(through(t), 'zombie-master-1'), t.state.turns[0]?.actions]).toEqual([5, 1]);
  });

  test('Brother Gherinn: suffers 1 damage for 1 damage, once an attack; his feat heals around him when he fells a monster', () => {
    const id = 'brother-gherinn';
    const t = turn(id, 'disciple', state => {
      const [one] = state.heroes;
      if (one) one.damage = 4;
      hero(state, SYNDRAEL, 'knight', 'G6').damage = 6;
      hero(state, AVRIC, 'disciple', 'J8').damage = 6;
      monster(state, 'zombie', 'F5');
    });
    t.choose(strike(t, 'iron-mace', 'zombie-1', 'F5'), [blue(1), yellow(1), brown(0)]).choose(ability(id));
    expect([damageOf(t, id), t.offered(ability(id))]).toEqual([5, []]);
    t.chooseWhile('surge', 'done')
      .choose(feat(id), [red(2), red(1)])
      .choose('yes')
      .choose('no');
    expect([id, SYNDRAEL, AVRIC].map(one => damageOf(t, one))).toEqual([2, 6, 6]);
  });

  test('Corbin: suffers 1 less of 2 or more damage; his feat turns his defence dice', () => {
    const position = () =>
      raid(state => {
        hero(state, 'corbin', 'knight', 'E5');
        monster(state, 'zombie', 'F5');
      });
    const hit = (hearts: number) => {
      const t = position();
      t.choose(strike(t, 'zombie', 'corbin', 'E5')).choose('pass', [blue(1), yellow(hearts), gray(0)]);
      return damageOf(through(t), 'corbin');
    };
    expect([hit(1), hit(2)]).toEqual([1, 2]);
    const t = position();
    t.choose(strike(t, 'zombie', 'corbin', 'E5')).choose(feat('corbin'), [blue(2), yellow(2), gray(0)]);
    while (t.offered(feat('corbin')).length === 0) t.choose(t.kind === 'surge' ? 'done' : 'pass');
    t.choose(feat('corbin')).choose('face:0,gray,5');
    expect([damageOf(through(t), 'corbin'), t.state.heroes[0]?.feat]).toEqual([1, false]);
  });

  test('Jaes the Exile: has 1 more stamina for each rune he has equipped; his feat pierces 3, with a surge for a rune', () => {
    const id = 'jaes-the-exile';
    const t = turn(id, 'runemaster', state => {
      monster(state, 'zombie*', 'G5');
    });
    for (let i = 0; i < 4; i++) t.choose('tire');
    expect([fatigueOf(t, id), t.offered('tire')]).toEqual([4, []]);
    t.choose(feat(id), [blue(2), yellow(1), brown(2)]);
    expect(t.offered('surge:').length).toBeGreaterThan(0);
    expect(damageOf(through(t), 'zombie-master-1')).toBe(3);
  });

  test('D2C-HERO-36 Lindel: turns the blue die to any face with her feat', () => {
    const t = turn('lindel', 'wildlander', state => {
      monster(state, 'zombie*', 'G5');
    });
    t.choose(feat('lindel'), [MISS, yellow(1), brown(0)]);
    expect(t.offered('use:')).toHaveLength(1);
    t.choose(t.offered('use:')[0] ?? '');
    expect(t.offered('face:')).toHaveLength(5);
    t.choose('face:0,blue,1');
    expect(damageOf(through(t), 'zombie-master-1')).toBe(3);
  });

  test('D2-ATTR-04 Lindel: tests attributes with 2 gray dice', () => {
    const t = sit(state => {
      hero(state, 'lindel', 'wildlander', 'E5').conditions = ['poisoned'];
      hero(state, SYNDRAEL, 'knight', 'J8');
    }).choose('hero:lindel', [gray(3), gray(0)]);
    expect([figure(t, 'lindel').conditions, damageOf(t, 'lindel')]).toEqual([[], 0]);
    expect(t.events().flatMap(e => (e.kind === 'rolled' ? e.dice.map(({ kind }) => kind) : []))).toEqual([
      'gray',
      'gray',
    ]);
  });
});

describe('Crusade of the Forgotten', () => {
  const ANDIRA = 'andira-runehand';

  test('D2C-HERO-01 D2C-HERO-03 Andira Runehand: who attacks heroes near her suffers 1 damage for each that suffered, by damage of step 5 only', () => {
    const t = raid(state => {
      hero(state, ANDIRA, 'disciple', 'G7');
      hero(state, SYNDRAEL, 'knight', 'E5');
      monster(state, 'zombie*', 'F5');
      lay(state, SYNDRAEL, { at: 'activation-start', must: true, effects: [{ do: 'suffer', n: 2 }] });
    });
    expect([damageOf(t, SYNDRAEL), damageOf(t, 'zombie-master-1')]).toEqual([2, 0]);
    const [blow = ''] = t.offered('attack:').filter(id => id.includes(SYNDRAEL));
    t.choose(blow, [blue(2), yellow(1), gray(0)]);
    through(t);
    expect([damageOf(t, SYNDRAEL) > 2, damageOf(t, 'zombie-master-1')]).toEqual([true, 1]);
  });

  test('D2C-HERO-03 Andira Runehand: two heroes who suffer cost the attacker 2 damage, one who suffers nothing none', () => {
    const blasted = (shields: number): number => {
      const t = raid(state => {
        hero(state, ANDIRA, 'disciple', 'G6');
        hero(state, SYNDRAEL, 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'E6');
        monster(state, 'elemental', 'H3', 'I3', 'H4', 'I4');
        state.lasting.push({
          source: 'laid',
          key: 'laid',
          on: 'elemental-1',
          by: 'elemental-1',
          until: 'encounter-end',
          next: false,
          what: { do: 'surge', surge: { effects: [{ do: 'blast' }] } },
        });
      });
      const [blow = ''] = t.offered(`attack:elemental,${SYNDRAEL}`);
      t.choose(blow, [face('blue', { range: 6, damage: 1, surge: 1 }), red(1), gray(0), gray(shields)]);
      while (t.kind === 'answer') t.choose('pass');
      t.choose(t.offered('surge:').find(id => id.includes('laid')) ?? '', [gray(shields)]);
      through(t);
      while (t.kind === 'order') through(t.choose(t.offered()[0] ?? ''));
      return damageOf(t, 'elemental-1');
    };
    expect([blasted(0), blasted(3)]).toEqual([2, 1]);
  });

  test('D2C-HERO-02 D2C-HERO-04 Andira Runehand: if that fells the attacker the figures still to come suffer nothing', () => {
    const t = raid(state => {
      hero(state, ANDIRA, 'disciple', 'G6');
      hero(state, SYNDRAEL, 'knight', 'E5');
      const one = monster(state, 'zombie', 'F5');
      one.damage = 2;
      state.lasting.push({
        source: 'laid',
        key: 'laid',
        on: 'zombie-1',
        by: 'zombie-1',
        until: 'encounter-end',
        next: false,
        what: {
          do: 'surge',
          surge: { effects: [{ do: 'blast' }] },
        },
      });
      hero(state, AVRIC, 'disciple', 'E6');
    });
    t.choose(strike(t, 'zombie', SYNDRAEL, 'E5'), [blue(2, 1), yellow(1), gray(0)]);
    while (t.kind === 'answer') t.choose('pass');
    t.choose(t.offered('surge:').find(id => id.includes('laid')) ?? '', [gray(0), gray(0)]);
    through(t);
    expect(t.kind).toBe('order');
    t.choose(`order:${SYNDRAEL}`);
    through(t);
    expect([damageOf(t, SYNDRAEL), damageOf(t, AVRIC), t.state.monsters]).toEqual([3, 0, []]);
    // The attack is over, and nobody is asked who suffers next.
    expect([t.kind, t.state.attacks]).toEqual(['next-hero', []]);
  });

  test('D2C-HERO-05 D2C-HERO-EX1 Andira Runehand: her feat heals twice the damage suffered, never more than the monster had left', () => {
    const t = turn(ANDIRA, 'disciple', state => {
      const one = monster(state, 'zombie*', 'F5');
      one.damage = 4;
      hero(state, SYNDRAEL, 'knight', 'E6').damage = 9;
    });
    t.choose(feat(ANDIRA)).choose(`pick:${SYNDRAEL}`);
    t.choose(strike(t, 'iron-mace', 'zombie-master-1', 'F5'), [blue(2), yellow(2), brown(0)]);
    expect([damageOf(through(t), SYNDRAEL), t.state.monsters]).toEqual([5, []]);
  });

  test('Tahlia: gains 2 movement points for a monster she defeats; her feat strikes a monster that steps beside her', () => {
    const t = turn('tahlia', 'knight', state => {
      monster(state, 'zombie', 'F5');
    });
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [blue(2), red(3), brown(0)]);
    expect(through(t).state.turns[0]?.pools).toEqual([{ source: 'tahlia', left: 2 }]);
    const raided = raid(state => {
      hero(state, 'tahlia', 'knight', 'E5');
      monster(state, 'zombie*', 'H5');
    });
    raided
      .choose('move')
      .choose(`go:${at(raided.state, 'F5')},move-1`)
      .choose(feat('tahlia'));
    raided.choose(strike(raided, 'iron-longsword', 'zombie-master-1', 'F5'), [blue(2), red(2), brown(0)]);
    expect([damageOf(through(raided), 'zombie-master-1'), raided.kind]).toEqual([4, 'monster-turn']);
  });
});

describe('Guardians of Deephall', () => {
  const HAWTHORNE = 'lord-hawthorne';

  test('Lord Hawthorne: his melee weapons reach 2 spaces; his feat attacks, moves 2 spaces and attacks another', () => {
    const t = turn(HAWTHORNE, 'knight', state => {
      monster(state, 'zombie*', 'G5');
      monster(state, 'zombie*', 'I6');
    });
    expect(t.offered('attack:unarmed')).toEqual([]);
    t.choose(feat(HAWTHORNE), [blue(2), red(2), brown(0)]);
    through(t).choose(`space:${at(t.state, 'G6')}`, [blue(1), red(2), brown(0)]);
    through(t);
    expect([damageOf(t, 'zombie-master-1'), damageOf(t, 'zombie-master-2'), t.state.turns[0]?.actions]).toEqual([
      4, 3, 1,
    ]);
  });

  test('D2C-HERO-38 Lord Hawthorne: the movement of his feat and of Advance do not add up', () => {
    const t = turn(
      HAWTHORNE,
      'knight',
      state => {
        monster(state, 'zombie', 'F5');
        monster(state, 'zombie*', 'I8');
      },
      ['advance'],
    );
    t.choose(feat(HAWTHORNE)).choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [blue(2), red(3), brown(0)]);
    while (t.kind === 'surge') t.choose('done');
    const [advance] = t.offered('use:').filter(id => id.includes('advance'));
    expect(advance).toBeDefined();
    t.choose(advance ?? '');
    // Up to his speed of 4, not 6.
    expect(t.offered(`space:${at(t.state, 'I5')}`)).toHaveLength(1);
    expect(t.offered(`space:${at(t.state, 'J5')}`)).toEqual([]);
  });

  test('Mordrog: recovers 1 fatigue when he suffers damage; his feat strikes the same target again with a surge', () => {
    const raided = raid(state => {
      hero(state, 'mordrog', 'knight', 'E5').fatigue = 2;
      monster(state, 'zombie', 'F5');
    });
    raided.choose(strike(raided, 'zombie', 'mordrog', 'E5'), [blue(2), yellow(1), gray(0)]);
    while (raided.offered(ability('mordrog')).length === 0) raided.choose(raided.kind === 'surge' ? 'done' : 'pass');
    expect(fatigueOf(raided.choose(ability('mordrog')), 'mordrog')).toBe(1);
    const t = turn('mordrog', 'knight', state => {
      monster(state, 'zombie*', 'F5');
      monster(state, 'zombie*', 'F6');
    });
    t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'F5'), [blue(1), red(1), brown(0)]).chooseWhile(
      'surge',
      'done',
    );
    t.choose(feat('mordrog'));
    expect(t.offered('attack:').every(id => id.includes('zombie-master-1'))).toBe(true);
    t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'F5'), [blue(1), red(1), brown(1)]);
    expect(t.kind).toBe('surge');
    expect(damageOf(through(t), 'zombie-master-1')).toBe(3);
  });
});

describe('Oath of the Outcast', () => {
  const LAUREL = 'laurel-of-bloodwood';

  test('Laurel of Bloodwood: 1 more damage where range is left; her feat adds 10 range, a surge, and never misses', () => {
    const shot = (space: string) => {
      const t = turn(LAUREL, 'wildlander', state => {
        monster(state, 'zombie*', space);
      });
      // Range 3 and 2.
      t.choose(strike(t, 'yew-shortbow', 'zombie-master-1', space), [3, 3, brown(0)]);
      return damageOf(through(t), 'zombie-master-1');
    };
    expect([shot('J5'), shot('H5')]).toEqual([3, 4]);
    const t = turn(LAUREL, 'wildlander', state => {
      monster(state, 'zombie*', 'J5');
    });
    t.choose(feat(LAUREL), [MISS, yellow(2), brown(0)]);
    expect(t.kind).toBe('surge');
    expect(damageOf(through(t), 'zombie-master-1')).toBe(3);
  });

  test('D2C-HERO-33 Laurel of Bloodwood does not raise the least damage of Black Arrow', () => {
    const t = turn(
      LAUREL,
      'wildlander',
      state => {
        monster(state, 'zombie*', 'G5');
      },
      ['black-arrow'],
    );
    const [arrow = ''] = t.offered('use:').filter(id => id.includes('black-arrow'));
    t.choose(arrow, [3, 3, brown(2)]);
    expect(damageOf(through(t), 'zombie-master-1')).toBe(3);
  });

  test('Trenloe the Strong: 1 more damage, 1 more shield; his feat takes a die out of the defence', () => {
    const id = 'trenloe-the-strong';
    const t = turn(id, 'knight', state => {
      monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
    });
    t.choose(strike(t, 'iron-longsword', 'ettin-master-1', 'F5')).choose(feat(id), [blue(1), red(1), gray(1)]);
    expect(damageOf(through(t), 'ettin-master-1')).toBe(2);
    const raided = raid(state => {
      hero(state, id, 'knight', 'E5');
      monster(state, 'zombie', 'F5');
    });
    raided.choose(strike(raided, 'zombie', id, 'E5'), [blue(1), yellow(1), gray(0)]);
    expect(damageOf(through(raided), id)).toBe(1);
  });
});

describe('Shards of Everdark', () => {
  test('D2-DMOD-06 Karnon: recovers 1 fatigue for a monster defeated beside him; his feat turns his dice against a minion', () => {
    const t = turn('karnon', 'knight', state => {
      const [one] = state.heroes;
      if (one) one.fatigue = 2;
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie*', 'F6');
    });
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [MISS, red(1), brown(0)]).choose(feat('karnon'));
    t.choose('face:0,blue,2').choose('face:1,red,4');
    through(t);
    expect([fatigueOf(t, 'karnon'), t.state.monsters.length]).toEqual([1, 1]);
    const master = turn('karnon', 'knight', state => {
      monster(state, 'zombie*', 'F6');
    });
    master.choose(strike(master, 'iron-longsword', 'zombie-master-1', 'F6'), [MISS, red(1), brown(0)]);
    expect(master.kind).toBe('turn');
  });

  test('One Fist: a yellow die more with an empty hand', () => {
    const t = turn('one-fist', 'knight', state => {
      for (const card of state.heroes[0]?.cards ?? []) if (card.id.includes('shield')) card.worn = false;
      monster(state, 'zombie*', 'F5');
    });
    t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'F5'), [blue(1), red(1), yellow(2), brown(0)]);
    expect(damageOf(through(t), 'zombie-master-1')).toBe(4);
  });

  test('One Fist: falling he strikes, and again for each monster that falls by it', () => {
    const t = raid(state => {
      hero(state, 'one-fist', 'berserker', 'E5').damage = 9;
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie', 'F6');
    }, 'zombie-1');
    t.choose(strike(t, 'zombie', 'one-fist', 'E5'), [blue(2), yellow(1), gray(0)]);
    while (t.offered(feat('one-fist')).length === 0) t.choose(t.kind === 'surge' ? 'done' : 'pass');
    t.choose(feat('one-fist')).choose(strike(t, 'chipped-greataxe', 'zombie-1', 'F5'), [blue(2), red(2), brown(0)]);
    through(t).choose(strike(t, 'chipped-greataxe', 'zombie-2', 'F6'), [blue(1), red(1), brown(0)]);
    through(t);
    expect([damageOf(t, 'zombie-2'), t.state.monsters.length, t.state.heroes[0]?.down !== null]).toEqual([2, 1, true]);
  });

  test('Steelhorns: 1 more damage on an adjacent figure that was not beside him when his turn began', () => {
    const blow = (from: string) => {
      const t = turn('steelhorns', 'knight', state => {
        monster(state, 'zombie*', from);
      });
      if (from !== 'F5') t.choose('move').choose(`go:${at(t.state, 'F5')},move-1`);
      t.choose(strike(t, 'iron-longsword', 'zombie-master-1', from), [blue(1), red(1), brown(0)]);
      return damageOf(through(t), 'zombie-master-1');
    };
    expect([blow('F5'), blow('G5')]).toEqual([2, 3]);
  });

  test('Steelhorns: a power die hurts him and everybody beside him, and a surge moves them', () => {
    const t = turn('steelhorns', 'knight', state => {
      monster(state, 'zombie*', 'F5');
      monster(state, 'zombie*', 'H5');
    });
    t.choose(feat('steelhorns')).choose('way:2', [green(1, 1)]);
    expect(['steelhorns', 'zombie-master-1', 'zombie-master-2'].map(id => damageOf(t, id))).toEqual([1, 1, 0]);
    t.choose('order:zombie-master-1')
      .choose(`space:${at(t.state, 'G5')}`)
      .choose('done');
    expect([figure(t, 'zombie-master-1').cells, t.kind]).toEqual([[at(t.state, 'G5')], 'turn']);
  });
});
