import { describe, expect, test } from 'vitest';
import { acts, at, damageOf, fatigueOf, figure, hero, MISS, monster, raid, sit, strike } from '../../positions.ts';
import { ability, blue, brown, feat, gray, red, through, turn, yellow } from './hero-positions.ts';

const SYNDRAEL = 'syndrael';

describe('Conversion Kit', () => {
  const GLYR = 'brother-glyr-ck';
  const LANDREC = 'landrec-the-wise-ck';
  const BOGRAN = 'bogran-the-shadow-ck';
  const SCORPION = 'red-scorpion-ck';
  const TOBIN = 'tobin-farslayer-ck';
  const ELIAM = 'eliam-ck';
  const HUGO = 'hugo-the-glorious-ck';
  const VARIKAS = 'varikas-the-dead-ck';

  test('Brother Glyr: 2 movement points each turn; his feat recovers all fatigue and lessens damage by 1 until his next turn', () => {
    const t = sit(state => {
      hero(state, GLYR, 'disciple', 'E5').fatigue = 3;
      hero(state, SYNDRAEL, 'knight', 'J8').acted = true;
      monster(state, 'zombie', 'F5');
    });
    if (t.kind === 'next-hero') t.choose(`hero:${GLYR}`);
    t.choose(feat(GLYR));
    acts(t, GLYR);
    expect([fatigueOf(t, GLYR), t.state.turns[0]?.pools]).toEqual([0, [{ source: GLYR, left: 2 }]]);
    t.choose('end');
    if (t.kind === 'overlord-turn') t.choose('group:zombie');
    t.choose(strike(t, 'zombie', GLYR, 'E5'), [blue(2), yellow(1), gray(0)]);
    expect(damageOf(through(t), GLYR)).toBe(2);
  });

  test('Landrec the Wise: an attack without a surge gets one; his feat sells 5 damage for 2 surges', () => {
    const t = turn(LANDREC, 'runemaster', state => {
      monster(state, 'zombie*', 'G5');
    });
    t.choose(strike(t, 'arcane-bolt', 'zombie-master-1', 'G5')).choose('pass', [3, 2, brown(0)]);
    expect([t.kind, t.offered('surge:arcane-bolt').length]).toEqual(['surge', 2]);
    through(t)
      .choose(strike(t, 'arcane-bolt', 'zombie-master-1', 'G5'))
      .choose(feat(LANDREC), [2, 4, brown(2)]);
    // 2 hearts and a surge, 1 heart and a surge.
    t.choose(t.offered('surge:').find(id => id.includes('feat')) ?? '');
    expect([t.offered('surge'), through(t).state.monsters]).toEqual([[], []]);
  });

  test('Bogran the Shadow: 1 more damage on a monster beside another hero; his feat strikes and vanishes until his next turn', () => {
    const blow = (space: string) => {
      const t = turn(BOGRAN, 'thief', state => {
        hero(state, SYNDRAEL, 'knight', space).acted = true;
        monster(state, 'zombie*', 'G5');
      });
      t.choose(strike(t, 'throwing-knives', 'zombie-master-1', 'G5'), [blue(2), yellow(1), brown(0)]);
      return damageOf(through(t), 'zombie-master-1');
    };
    expect([blow('H5'), blow('J8')]).toEqual([4, 3]);
    const t = turn(BOGRAN, 'thief', state => {
      monster(state, 'zombie*', 'G5');
    });
    t.choose(feat(BOGRAN), [blue(2), yellow(1), brown(0)]);
    through(t);
    expect([damageOf(t, 'zombie-master-1'), figure(t, BOGRAN).cells, t.state.heroes[0]?.away]).toEqual([3, [], true]);
    t.choose('end').choose('end');
    acts(t, BOGRAN);
    expect([t.state.round, figure(t, BOGRAN).cells]).toEqual([2, [at(t.state, 'E5')]]);
  });

  test('Red Scorpion: at the end of her turn 1 fatigue for 1 damage or the other way round', () => {
    const position = () =>
      turn(SCORPION, 'thief', state => {
        const [one] = state.heroes;
        if (one) Object.assign(one, { damage: 3, fatigue: 2 });
        hero(state, SYNDRAEL, 'knight', 'J8');
      })
        .choose('end')
        .choose(ability(SCORPION));
    const tired = position().choose('way:0');
    expect([damageOf(tired, SCORPION), fatigueOf(tired, SCORPION)]).toEqual([2, 3]);
    const hurt = position().choose('way:1');
    expect([damageOf(hurt, SCORPION), fatigueOf(hurt, SCORPION)]).toEqual([4, 1]);
  });

  test('Red Scorpion: her feat makes the attacker roll the dice she chooses again', () => {
    const t = raid(state => {
      hero(state, SCORPION, 'thief', 'E5');
      monster(state, 'zombie', 'F5');
    });
    t.choose(strike(t, 'zombie', SCORPION, 'E5'), [blue(2), yellow(2), gray(0)]);
    while (t.offered(feat(SCORPION)).length === 0) t.choose('pass');
    t.choose(feat(SCORPION)).choose('reroll:0', [MISS]).choose('done');
    expect(damageOf(through(t), SCORPION)).toBe(0);
  });

  test('D2-GEO-14 Tobin Farslayer: a surge of 2 damage from 3 spaces away; his feat 3 damage from 5 spaces away', () => {
    const shot = (space: string) => {
      const t = turn(TOBIN, 'wildlander', state => {
        monster(state, 'ettin*', space);
      });
      return t.choose(strike(t, 'yew-shortbow', 'ettin-master-1', space), [6, 3, gray(0), gray(0)]);
    };
    expect(
      shot('G5')
        .offered('surge:')
        .some(id => id.includes(TOBIN)),
    ).toBe(false);
    const near = shot('H5');
    near.choose(near.offered('surge:').find(id => id.includes(TOBIN)) ?? '');
    expect(damageOf(through(near), 'ettin-master-1')).toBe(4);
    expect(shot('I5').offered(feat(TOBIN))).toEqual([]);
    const far = shot('J5').choose(feat(TOBIN));
    expect(damageOf(through(far), 'ettin-master-1')).toBe(5);
  });

  test('Eliam: with two melee weapons a hit on an adjacent monster costs another one beside him 1 damage', () => {
    const blow = (die: number) => {
      const t = turn(
        ELIAM,
        'knight',
        state => {
          for (const card of state.heroes[0]?.cards ?? []) if (card.id.includes('shield')) card.worn = false;
          monster(state, 'zombie*', 'F5');
          monster(state, 'zombie', 'F6');
        },
        ['steel-broadsword'],
      );
      return through(t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'F5'), [die, red(1), brown(0)]));
    };
    expect([damageOf(blow(blue(1)), 'zombie-1'), damageOf(blow(MISS), 'zombie-1')]).toEqual([1, 0]);
  });

  test('Eliam: his feat lets him strike an adjacent attacker first for 1 fatigue', () => {
    const t = sit(state => {
      hero(state, ELIAM, 'knight', 'E5');
      hero(state, SYNDRAEL, 'knight', 'J8').acted = true;
      monster(state, 'zombie', 'F5');
    });
    if (t.kind === 'next-hero') t.choose(`hero:${ELIAM}`);
    acts(t.choose(feat(ELIAM)), ELIAM);
    t.choose('end');
    if (t.kind === 'overlord-turn') t.choose('group:zombie');
    t.choose(strike(t, 'zombie', ELIAM, 'E5'));
    t.choose(t.offered('use:').find(id => id.includes('feat')) ?? '');
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [blue(2), red(3), brown(0)]);
    through(t);
    expect([fatigueOf(t, ELIAM), damageOf(t, ELIAM), t.state.monsters]).toEqual([1, 0, []]);
  });

  test('Hugo the Glorious: a defence die again if he has not moved in this round', () => {
    const position = (moves: boolean) => {
      const t = turn(HUGO, 'knight', state => {
        monster(state, 'zombie', 'G5');
      });
      if (moves)
        t.choose('move')
          .choose(`go:${at(t.state, 'E6')},move-1`)
          .choose('end');
      else t.choose('end');
      if (t.kind === 'overlord-turn') t.choose('group:zombie');
      t.choose('move').choose(`go:${at(t.state, 'F5')},move-1`);
      const [blow = ''] = t.offered('attack:');
      return t.choose(blow, [blue(2), yellow(1), 1]);
    };
    const t = position(false);
    while (t.offered(ability(HUGO)).length === 0) t.choose('pass');
    t.choose(ability(HUGO), [5]);
    expect(damageOf(through(t), HUGO)).toBe(0);
    expect(position(true).offered(ability(HUGO))).toEqual([]);
  });

  test('D2C-HERO-22 Hugo the Glorious: his feat doubles the hearts of the dice, nothing that comes on top', () => {
    const t = sit(state => {
      hero(state, HUGO, 'berserker', 'E5');
      monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
      hero(state, SYNDRAEL, 'knight', 'J8');
    }).choose(`hero:${HUGO}`);
    acts(t.choose(feat(HUGO)), HUGO);
    t.choose(strike(t, 'chipped-greataxe', 'ettin-master-1', 'F5'), [blue(1, 1), red(1), gray(0), gray(0)]);
    while (t.kind === 'answer') t.choose('pass');
    t.choose('surge:chipped-greataxe,0');
    // (1 + 1) x 2 + 1.
    expect(damageOf(through(t), 'ettin-master-1')).toBe(5);
    // The heart that Rage adds is there before the roll, and is not doubled either: (1 + 1) x 2 + 1.
    const raging = acts(
      sit(state => {
        hero(state, HUGO, 'berserker', 'E5');
        monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
        hero(state, SYNDRAEL, 'knight', 'J8');
      })
        .choose(`hero:${HUGO}`)
        .choose(feat(HUGO)),
      HUGO,
    ).choose(`use:${HUGO},rage,0`);
    raging.choose(strike(raging, 'chipped-greataxe', 'ettin-master-1', 'F5'), [blue(1, 0), red(1), gray(0), gray(0)]);
    expect(damageOf(through(raging), 'ettin-master-1')).toBe(5);
  });

  test('Varikas the Dead: recovers 1 fatigue each turn; knocked out his feat restores him with 2 actions', () => {
    const position = (down: boolean) =>
      sit(state => {
        const one = hero(state, VARIKAS, 'knight', 'E5');
        Object.assign(one, down ? { damage: 12, fatigue: 3, down: one.cells[0], cells: [] } : { fatigue: 2 });
        hero(state, SYNDRAEL, 'knight', 'J8');
      }).choose(`hero:${VARIKAS}`);
    expect(fatigueOf(position(false), VARIKAS)).toBe(1);
    const t = acts(position(true).choose(feat(VARIKAS)), VARIKAS);
    expect([damageOf(t, VARIKAS), fatigueOf(t, VARIKAS), t.state.turns[0]?.actions, t.offered('move')]).toEqual([
      0,
      0,
      2,
      ['move'],
    ]);
  });
});
