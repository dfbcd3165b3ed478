import { newChance, newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { resample } from '../../../redealing.ts';
import { view } from '../../../view.ts';
import { at, damageOf, face, fatigueOf, figure, go, hero, lay, monster, raid, sit, strike } from '../../positions.ts';
import { ability, black, blue, brown, feat, gray, through, turn, yellow } from './hero-positions.ts';

const SYNDRAEL = 'syndrael';
const AVRIC = 'avric-albright';

describe('Treaty of Champions: Grey Ker, Jonas, Zyla', () => {
  const KER = 'grey-ker';
  const JONAS = 'jonas-the-kind';

  test('D2C-HERO-26 Grey Ker: after his first action his turn rests, with its points; another hero has his, then it goes on', () => {
    const t = turn(KER, 'thief', state => {
      hero(state, SYNDRAEL, 'knight', 'F8');
      hero(state, AVRIC, 'disciple', 'G8');
    });
    expect(t.offered(ability(KER))).toEqual([]);
    t.choose('move').choose(go(t, 'F5')).choose(ability(KER));
    expect([t.kind, t.offered('hero:')]).toEqual(['next-hero', [`hero:${SYNDRAEL}`, `hero:${AVRIC}`]]);
    t.choose(`hero:${SYNDRAEL}`);
    t.choose('end');
    expect([t.state.turns[0]?.figure, t.state.turns[0]?.actions, t.state.turns[0]?.pools]).toEqual([
      KER,
      1,
      [{ source: 'move-1', left: 3 }],
    ]);
    expect(t.offered(ability(KER))).toEqual([]);
    t.choose(go(t, 'G5'));
    expect(figure(t, KER).cells).toEqual([at(t.state, 'G5')]);
    t.choose('end');
    expect(t.state.heroes.map(({ acted }) => acted)).toEqual([true, true, false]);
  });

  test('Grey Ker does not suspend after two actions, nor where nobody else has a turn left', () => {
    const t = turn(KER, 'thief', state => {
      hero(state, SYNDRAEL, 'knight', 'F8');
    });
    t.choose('rest').choose('move');
    expect(t.offered(ability(KER))).toEqual([]);
    const alone = turn(KER, 'thief', state => {
      hero(state, SYNDRAEL, 'knight', 'F8').acted = true;
    }).choose('rest');
    expect(alone.offered(ability(KER))).toEqual([]);
  });

  test('Grey Ker: his feat gives one more action at the start of his turn', () => {
    const t = sit(state => {
      hero(state, KER, 'thief', 'E5');
      hero(state, SYNDRAEL, 'knight', 'F8');
    }).choose(`hero:${KER}`);
    t.choose(feat(KER));
    expect([t.state.turns[0]?.actions, t.state.heroes[0]?.feat]).toEqual([3, false]);
  });

  test('Jonas the Kind: 1 more shield for heroes within 3 who have not attacked this round', () => {
    const blow = (attacked: boolean, space: string) => {
      const t = raid(state => {
        hero(state, SYNDRAEL, 'knight', 'F5');
        hero(state, JONAS, 'disciple', space);
        if (attacked) state.used.round.push(`attacked/${SYNDRAEL}`);
        monster(state, 'zombie', 'F4');
      });
      t.choose(strike(t, 'zombie', SYNDRAEL, 'F5'), [blue(2), yellow(2), gray(0)]);
      return damageOf(through(t), SYNDRAEL);
    };
    expect([blow(false, 'F8'), blow(true, 'F8'), blow(false, 'J8')]).toEqual([3, 4, 4]);
    const t = turn(JONAS, 'disciple', state => {
      monster(state, 'zombie', 'F5');
    });
    t.choose(strike(t, 'iron-mace', 'zombie-1', 'F5'), [blue(1), yellow(1), brown(2)]);
    expect(through(t).state.used.round).toContain(`attacked/${JONAS}`);
  });

  test('Jonas the Kind: for each minion within 3 he tests willpower; passed, it attacks itself', () => {
    const t = turn(JONAS, 'disciple', state => {
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie', 'F6');
      monster(state, 'zombie*', 'E4');
      monster(state, 'goblin-archer', 'J8');
    });
    // The first test is passed, the second fails: 6 shields on willpower 4.
    t.choose(feat(JONAS)).choose('order:zombie-1', [
      gray(1),
      black(2),
      blue(1),
      yellow(1),
      brown(0),
      gray(3),
      black(3),
    ]);
    through(t);
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2'), damageOf(t, 'zombie-master-1')]).toEqual([2, 0, 0]);
  });

  test('D2C-HERO-70 D2C-HERO-71 Zyla goes through figures and over water for 1 point, and falls into nothing on the way', () => {
    const t = turn('zyla', 'runemaster', state => {
      for (const space of ['F4', 'F5', 'F6']) monster(state, 'zombie', space);
      state.ground[at(state, 'H5')] = 'lava';
      state.ground[at(state, 'G5')] = 'obstacle';
    });
    t.choose('move');
    // Behind the zombie, over an obstacle and lava, 4 spaces away.
    t.choose(go(t, 'I5'));
    expect([figure(t, 'zyla').cells, damageOf(t, 'zyla'), t.state.turns[0]?.pools[0]?.left]).toEqual([
      [at(t.state, 'I5')],
      0,
      1,
    ]);
    expect(t.offered(go(t, 'F5'))).toEqual([]);
    const wet = turn('zyla', 'runemaster').choose('move');
    wet.choose(go(wet, 'C5'));
    expect(wet.state.turns[0]?.pools[0]?.left).toBe(3);
  });

  test('D2C-HERO-72 Zyla: in lava at the end of her turn she is defeated, sludge slows her, out of a pit she must climb', () => {
    const t = turn('zyla', 'runemaster', state => {
      hero(state, SYNDRAEL, 'knight', 'F8');
      state.ground[at(state, 'F5')] = 'lava';
    });
    t.choose('move').choose(go(t, 'F5'));
    expect(damageOf(t, 'zyla')).toBe(0);
    t.choose('end').choose(`space:${at(t.state, 'E5')}`);
    expect(t.state.heroes[0]?.down).toBe(at(t.state, 'E5'));
    const slow = turn('zyla', 'runemaster', state => {
      state.ground[at(state, 'E5')] = 'sludge';
    }).choose('move');
    expect(slow.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 1 }]);
    const pit = turn('zyla', 'runemaster', state => {
      state.ground[at(state, 'E5')] = 'pit';
    }).choose('move');
    expect([pit.offered('go:'), pit.offered('climb:').length > 0]).toEqual([[], true]);
  });

  test('Zyla: when a monster is activated she vanishes, and comes back at the start of her turn', () => {
    const t = raid(state => {
      hero(state, 'zyla', 'runemaster', 'E5');
      monster(state, 'zombie', 'F5');
    });
    expect([t.kind, t.offered(feat('zyla'))]).toEqual(['answer', [feat('zyla')]]);
    t.choose(feat('zyla'));
    expect([figure(t, 'zyla').cells, t.offered('attack:')]).toEqual([[], []]);
    t.choose('end');
    for (let i = 0; i < 5 && t.state.stage === 'overlord'; i++) t.choose(t.offered()[0] ?? '');
    through(t);
    expect(figure(t, 'zyla').cells).toEqual([at(t.state, 'E5')]);
  });
});

describe('Crusade of the Forgotten, Oath of the Outcast', () => {
  test('D2C-HERO-59 D2C-HERO-60 Tetherys rolls her dice before she names the target; what comes before the roll is used in step 2', () => {
    const t = turn('tetherys', 'wildlander', state => {
      monster(state, 'zombie*', 'H5');
      monster(state, 'goblin-archer', 'F4');
      lay(state, 'tetherys', {
        at: 'before-roll',
        if: { is: 'own-attack' },
        effects: [{ do: 'pool', pool: 'attack', dice: ['yellow'] }],
      });
    });
    t.choose(strike(t, 'yew-shortbow', 'zombie-master-1', 'H5'));
    expect(t.kind).toBe('roll-first');
    t.choose('yes', [face('blue', { damage: 2, range: 2 }), yellow(1)]);
    expect([t.kind, t.state.attacks[0]?.dice.length]).toEqual(['pick', 2]);
    t.choose(strike(t, 'yew-shortbow', 'goblin-archer-1', 'F4'));
    expect([t.kind, t.state.attacks[0]?.step, t.state.attacks[0]?.aims.map(({ figure: who }) => who)]).toEqual([
      'answer',
      2,
      ['goblin-archer-1'],
    ]);
    // One more die, and the defence of the goblin: 2 + 1 + 1 - 1.
    t.choose(t.offered('use:')[0] ?? '', [yellow(1), gray(1)]);
    expect([t.state.attacks[0]?.dice.length ?? 3, damageOf(t, 'zombie-master-1')]).toEqual([3, 0]);
    through(t);
    expect(t.state.monsters.some(({ id }) => id === 'goblin-archer-1')).toBe(false);
  });

  test('Tetherys: she may roll as usual; her feat brings 2 more targets after the roll, with defence rolls of their own', () => {
    const t = turn('tetherys', 'wildlander', state => {
      for (const space of ['F4', 'F5', 'F6']) monster(state, 'zombie', space);
    });
    t.choose(strike(t, 'yew-shortbow', 'zombie-1', 'F4')).choose('no', [blue(2), yellow(1), brown(0)]);
    t.choose(feat('tetherys')).choose(strike(t, 'yew-shortbow', 'zombie-2', 'F5'));
    t.choose(strike(t, 'yew-shortbow', 'zombie-3', 'F6'), [brown(1), brown(2)]);
    through(t);
    while (t.kind === 'order') t.choose(t.offered()[0] ?? '');
    expect([damageOf(t, 'zombie-2'), damageOf(t, 'zombie-3')]).toEqual([2, 1]);
  });

  test('Shiver: spaces next to her cost monsters 1 more point; her feat immobilizes every adjacent figure', () => {
    const t = raid(state => {
      hero(state, 'shiver', 'runemaster', 'G5');
      monster(state, 'zombie', 'J5');
    });
    t.choose('move');
    expect([t.state.turns[0]?.pools[0]?.left, t.offered(go(t, 'H5'))]).toEqual([3, [go(t, 'H5')]]);
    t.choose(go(t, 'H5'));
    expect(t.state.turns[0]?.pools).toEqual([]);
    const own = turn('shiver', 'runemaster', state => {
      hero(state, SYNDRAEL, 'knight', 'E6');
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie', 'H5');
    }).choose(feat('shiver'));
    expect([
      figure(own, SYNDRAEL).conditions,
      figure(own, 'zombie-1').conditions,
      figure(own, 'zombie-2').conditions,
      figure(own, 'shiver').conditions,
    ]).toEqual([['immobilized'], ['immobilized'], [], []]);
  });
});

describe('Shards of Everdark, Stewards of the Secret', () => {
  const ARVEL = 'arvel-worldwalker';

  test('Arvel Worldwalker: a failed test gives 1 fatigue back, or once per round a new one', () => {
    const t = sit(state => {
      const one = hero(state, ARVEL, 'wildlander', 'E5');
      one.fatigue = 2;
      hero(state, SYNDRAEL, 'knight', 'F8');
      for (const key of ['a', 'b'])
        lay(
          state,
          ARVEL,
          {
            at: 'turn-start',
            must: true,
            if: { is: 'about', who: 'self' },
            effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'suffer', n: 1 }] }],
          },
          key,
        );
    }).choose(`hero:${ARVEL}`);
    t.choose(t.offered('order:')[0] ?? '', [gray(3), black(2)]).choose(ability(ARVEL));
    t.choose('way:1', [gray(1), black(2), gray(3), black(3)]);
    // The first was taken anew and passed; of the second only the fatigue is left to choose.
    t.choose(ability(ARVEL));
    expect([fatigueOf(t, ARVEL), damageOf(t, ARVEL)]).toEqual([1, 1]);
  });

  test('Arvel Worldwalker: the feat exchanges up to 2 skills for others that cost as much', () => {
    const t = turn(ARVEL, 'thief', () => {}, ['sneaky', 'bushwhack']);
    t.choose(feat(ARVEL)).choose('card:sneaky');
    const offers = t.offered('learn:');
    expect(offers.length).toBeGreaterThan(0);
    expect(offers).not.toContain(`learn:${ARVEL},bushwhack`);
    t.choose(offers[0] ?? '').choose('done');
    const cards = t.state.heroes[0]?.cards.map(({ id }) => id) ?? [];
    expect([cards.includes('sneaky'), cards.includes('bushwhack'), cards.length]).toEqual([
      false,
      true,
      turn(ARVEL, 'thief', () => {}, ['sneaky', 'bushwhack']).state.heroes[0]?.cards.length,
    ]);
  });

  test('Seer Kel sees past figures and obstacles, not through closed doors or walls', () => {
    const seen = (id: string) => {
      const t = turn(id, 'runemaster', state => {
        monster(state, 'ettin', 'G4', 'H4', 'G5', 'H5');
        state.ground[at(state, 'F6')] = 'obstacle';
        state.ground[at(state, 'F5')] = 'obstacle';
        state.ground[at(state, 'F4')] = 'obstacle';
        monster(state, 'goblin-archer', 'J5');
      });
      return t.offered(strike(t, 'arcane-bolt', 'goblin-archer-1', 'J5')).length;
    };
    expect([seen('seer-kel'), seen('leoric-of-the-book')]).toEqual([1, 0]);
  });

  test('Seer Kel: her feat looks at 5 cards, puts 1 under the deck and the rest on top; the overlord knows nothing of it', () => {
    const t = turn('seer-kel', 'runemaster', state => {
      state.overlord.deck = newPile(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    });
    t.choose(feat('seer-kel'));
    expect(t.kind).toBe('which');
    const [under = ''] = t.offered('card:');
    const cards = t.offered('card:').map(one => one.slice(5));
    expect(cards).toHaveLength(5);
    t.choose(under);
    const { deck } = t.state.overlord;
    expect([deck.top.length, deck.bottom, [...deck.top].sort()]).toEqual([
      4,
      [under.slice(5)],
      cards.filter(one => one !== under.slice(5)),
    ]);
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const other = structuredClone(t.state);
      resample(other, 0, newChance(`seer-${i}`), []);
      seen.add(other.overlord.deck.bottom.join());
      expect(other.overlord.deck.top).toHaveLength(4);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(JSON.stringify(view(t.state, 1).overlord)).not.toContain('"deck"');
  });
});
