import { whyNotPlain } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import type { LastingEffect } from '../../state.ts';
import { at, face, figure, hero, holds, lay, monster, type Played, raid, sit, strike } from '../positions.ts';

/** A goblin archer shoots at Syndrael from some spaces away; Avric has had his turn. */
function shot(space: string, dice: readonly number[], kind = 'goblin-archer*'): Played {
  const t = sit(state => {
    hero(state, 'syndrael', 'knight', 'E5');
    hero(state, 'avric-albright', 'disciple', 'C8').acted = true;
    monster(state, kind, space);
  });
  t.choose('end');
  const [archer] = t.state.monsters;
  t.choose(strike(t, 'goblin-archer', 'syndrael', 'E5'), dice);
  if (t.kind === 'answer') t.choose('pass');
  expect(archer).toBeDefined();
  return t;
}
const blue = (range: number) => face('blue', { range });
const yellow = (shows: Parameters<typeof face>[1]) => face('yellow', shows);
const gray = (shield: number) => face('gray', { shield });
const ARCHER = 'goblin-archer-master-1';
const lasts = (on: string, what: LastingEffect['what']): LastingEffect => ({
  source: 'laid',
  key: 'laid',
  on,
  by: on,
  until: 'encounter-end',
  next: false,
  what,
});

describe('range', () => {
  test('D2-ATK-13 D2-ATK-14 D2-ATK-15 D2-MISS-02 D2-ASTEP-12 a ranged attack misses if its range is lower than the distance', () => {
    // From J5 to E5 are 5 spaces: 2 + 2 are too few, 3 + 2 enough.
    const missed = (t: Played) => t.events().some(e => e.kind === 'missed');
    const short = shot('J5', [blue(2), yellow({ range: 2 }), gray(0)]).chooseWhile('range', 'done');
    expect([short.kind, missed(short), figure(short, 'syndrael').damage]).toEqual(['monster-turn', true, 0]);
    const enough = shot('J5', [blue(3), yellow({ range: 2 }), gray(0)]);
    expect([missed(enough), figure(enough, 'syndrael').damage]).toEqual([false, 3]);
    // 2 + 2 and 1 that is added are enough as well.
    const aided = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5').cards = [];
      monster(state, 'goblin-archer*', 'J5');
      state.lasting.push(lasts(ARCHER, { do: 'bonus', to: 'range', n: 1 }));
    });
    aided.choose(strike(aided, 'goblin-archer', 'syndrael', 'E5'), [blue(2), yellow({ range: 2 }), gray(0)]);
    expect([missed(aided), aided.kind]).toEqual([false, 'surge']);
    // However near, whoever is hidden is no target.
    const hidden = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'goblin-archer*', 'G5');
      for (const name of ['F3', 'F4', 'F5', 'F6', 'F7', 'F8']) state.ground[at(state, name)] = 'obstacle';
    });
    expect(hidden.offered('attack')).toEqual([]);
  });

  test('D2-ATK-16 even an adjacent target needs a range of 1', () => {
    expect(
      figure(shot('F5', [blue(2), yellow({ damage: 2, surge: 0 }), gray(0)]).chooseWhile('surge', 'done'), 'syndrael')
        .damage,
    ).toBe(4);
    // 2 by the blue die, and 1 or 2 less: there is 1, and there is none.
    const hits = (less: number): boolean => {
      const t = raid(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'goblin-archer', 'F5');
        state.lasting.push(lasts('goblin-archer-1', { do: 'bonus', to: 'range', n: -less }));
      });
      t.choose(strike(t, 'goblin-archer', 'syndrael', 'E5'), [
        face('blue', { range: 2 }),
        yellow({ range: 0, damage: 2, surge: 0 }),
        gray(0),
      ]);
      for (let i = 0; i < 4 && t.kind !== 'monster-turn'; i++) t.choose(t.kind === 'answer' ? 'pass' : 'done');
      return figure(t, 'syndrael').damage > 0;
    };
    expect([hits(1), hits(2)]).toEqual([true, false]);
  });

  test('D2-ATK-01 D2-ASTEP-14 D2-SURGE-03 D2-ATK-EX1 in step 3 a surge may buy range, and nothing else', () => {
    const t = shot('J5', [blue(2), yellow({ range: 1, surge: 1 }), gray(0)]);
    // 3 of 5: the master's surge for 2 range is offered, the one for 2 damage is not.
    expect([t.kind, t.offered()]).toEqual(['range', ['surge:goblin-archer,0', 'done']]);
    expect(t.state.attacks[0]?.step).toBe(3);
    t.choose('surge:goblin-archer,0');
    expect([t.kind, t.offered()]).toEqual(['surge', ['surge:goblin-archer,1', 'done']]);
    expect([t.state.attacks[0]?.step, figure(t, 'syndrael').damage]).toEqual([4, 0]);
    t.choose('surge:goblin-archer,1');
    // 2 hearts and 2 more.
    expect(figure(t, 'syndrael').damage).toBe(4);
    expect(t.events().flatMap(({ kind }) => (STEPS.includes(kind) ? [kind] : []))).toEqual(STEPS);
    // As soon as there is enough range, no more is bought in step 3.
    const near = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5').cards = [];
      monster(state, 'goblin-archer*', 'J5');
      state.lasting.push(lasts(ARCHER, { do: 'surge', surge: { effects: [{ do: 'add', to: 'range', n: 2 }] } }));
    });
    near.choose(strike(near, 'goblin-archer', 'syndrael', 'E5'), [blue(2), yellow({ range: 1, surge: 1 }), gray(0)]);
    expect(near.offered()).toEqual(['surge:goblin-archer,0', `surge:${ARCHER}/laid,0`, 'done']);
    expect(near.choose('surge:goblin-archer,0').kind).toBe('surge');
  });
  const STEPS = ['attacks', 'attack-rolled', 'surge', 'surge', 'dealt', 'attack-over'];

  test('D2-ASTEP-15 D2-ATK-EX1 D2-MISS-04 who does not buy it misses, and the attack is over', () => {
    const t = shot('J5', [blue(2), yellow({ range: 1, surge: 1 }), gray(0)]).choose('done');
    expect(t.happened().some(e => e.kind === 'missed')).toBe(true);
    // The surges that were left are no longer asked for, and nothing is dealt.
    expect([t.kind, t.state.attacks, figure(t, 'syndrael').damage]).toEqual(['monster-turn', [], 0]);
  });
});

describe('surges', () => {
  const cut = (dice: readonly number[], fatigue = 0): Played => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5').fatigue = fatigue;
      monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
    });
    return t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), dice);
  };

  test('D2-ASTEP-22 D2-FAT-06 D2-FAT-07 a hero may spend one surge of an attack to recover 1 fatigue', () => {
    const t = cut([blue(2), face('red', { surge: 1 }), gray(3), gray(3)], 3);
    t.choose('surge-fatigue');
    expect(t.state.heroes[0]?.fatigue).toBe(2);
    // The second surge serves the sword; never fatigue again.
    expect(t.offered()).toEqual(['surge:iron-longsword,0', 'done']);
    // Monsters have none to recover.
    const beside = shot('F5', [blue(2), yellow({ damage: 2, surge: 0 }), gray(0)]);
    expect(beside.offered()).toEqual(['surge:goblin-archer,0', 'surge:goblin-archer,1', 'done']);
  });

  test('D2-SURGE-07 even with no fatigue at all', () => {
    expect(cut([blue(2), face('red', { damage: 1 }), gray(3), gray(3)]).offered()).toContain('surge-fatigue');
  });

  test('D2-ASTEP-16 D2-SURGE-06 each surge is spent once, and those not spent are lost', () => {
    const t = cut([blue(2), face('red', { surge: 1 }), gray(3), gray(3)]).choose('done');
    expect([t.kind, t.state.attacks]).toEqual(['turn', []]);
    // An attack without surges has none of the last one.
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [
      blue(3),
      face('red', { damage: 2, surge: 0 }),
      gray(1),
      gray(1),
    ]);
    expect([t.kind, figure(t, 'ettin-1').damage]).toEqual(['turn', 2]);
    const one = cut([blue(3), face('red', { surge: 1 }), gray(3), gray(3)]);
    expect(one.offered()).toEqual(['surge:iron-longsword,0', 'surge-fatigue', 'done']);
    expect(one.choose('surge-fatigue').kind).toBe('turn');
  });

  test('D2-ASTEP-17 each surge ability once in an attack', () => {
    const t = cut([blue(2), face('red', { surge: 1 }), gray(3), gray(3)]);
    t.choose('surge:iron-longsword,0');
    t.choose('reroll:0', [gray(0)]);
    expect(t.offered()).toEqual(['surge-fatigue', 'done']);
    t.choose('done');
    // 2 + 3 hearts against 3 shields.
    expect(figure(t, 'ettin-1').damage).toBe(2);
  });
});

describe('what lasts gives an attack surges and effects of its own', () => {
  const stab = { effects: [{ do: 'add', to: 'damage', n: 2 }] } as const;
  /** Syndrael strikes with 5 hearts against 4 shields and has 2 surges; this lies on her. */
  const struck = (more: (state: State) => void): Played => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
      more(state);
    });
    return t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [
      blue(2),
      face('red', { surge: 1 }),
      gray(3),
      gray(1),
    ]);
  };
  /** The question is open: all of it could be saved now. */
  const whole = (t: Played, surge: string): number => {
    expect(t.offered()).toContain(surge);
    expect(whyNotPlain(t.state)).toBeNull();
    t.choose(surge).chooseWhile('surge', 'done');
    return figure(t, 'ettin-1').damage;
  };
  test('D2-ASTEP-16 a surge that lasts: 2 hearts more', () => {
    const t = struck(state => state.lasting.push(lasts('syndrael', { do: 'surge', surge: stab })));
    expect(whole(t, 'surge:syndrael/laid,0')).toBe(3);
    expect(t.state.lasting.map(({ what }) => what)).toEqual([{ do: 'surge', surge: stab }]);
  });

  test('D2-ASTEP-16 a surge that is granted before each roll: 2 hearts more', () => {
    const t = struck(state =>
      lay(state, 'syndrael', { at: 'before-roll', must: true, effects: [{ do: 'grant', surge: stab }] }),
    );
    expect(whole(t, 'surge:laid,0')).toBe(3);
    expect(t.state.lasting).toHaveLength(1);
  });

  test('D2-ASTEP-30 what follows if damage is dealt', () => {
    const follows = { do: 'if-dealt', effects: [{ do: 'condition', condition: 'stunned' }] } as const;
    const t = struck(state => lay(state, 'syndrael', { at: 'before-roll', must: true, effects: [follows] }));
    expect([whole(t, 'surge-fatigue'), figure(t, 'ettin-1').conditions]).toEqual([1, ['stunned']]);
  });

  test('D2-ASTEP-30 what follows an attack that something lasting makes', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
      lay(state, 'syndrael', {
        at: 'rested',
        effects: [{ do: 'attack', ifDealt: [{ do: 'condition', condition: 'stunned' }] }],
      });
    });
    t.choose('rest').choose('use:syndrael,laid,0');
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [blue(2), face('red', { surge: 1 }), gray(3), gray(1)]);
    expect([whole(t, 'surge-fatigue'), figure(t, 'ettin-1').conditions]).toEqual([1, ['stunned']]);
  });
});

describe('keywords', () => {
  test('D2-KEYW-01 D2-KEYW-02 D2-KEYW-EX1 Pierce ignores shields, never more than there are', () => {
    /** 2 + 1 hearts of an axe with Pierce 1, or more. */
    const pierced = (shields: number, more = 0): number => {
      const t = sit(state => {
        const syndrael = hero(state, 'syndrael', 'knight', 'E5', ['iron-battleaxe']);
        for (const card of syndrael.cards) card.worn = card.id === 'iron-battleaxe';
        monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
        state.lasting.push(lasts('syndrael', { do: 'bonus', to: 'pierce', n: more }));
      });
      if (t.kind === 'equip') t.choose('done');
      const dice = [blue(3), face('red', { damage: 1 }), gray(shields), gray(0)];
      return figure(t.choose(strike(t, 'iron-battleaxe', 'ettin-1', 'F5'), dice), 'ettin-1').damage;
    };
    expect([pierced(1), pierced(3), pierced(1, 1)]).toEqual([3, 1, 3]);
  });

  test('D2-KEYW-13 D2-KEYW-14 D2C-CMBX-01 Reach lets a melee attack target two spaces away, not three', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
    });
    t.choose('end');
    expect(t.offered('attack')).toEqual([strike(t, 'ettin', 'syndrael', 'E5')]);
    // One figure before its base leaves a line, two do not.
    const behind = (...friends: readonly string[]) =>
      raid(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
        for (const space of friends) monster(state, 'zombie', space);
      }, 'ettin-1').offered('attack').length;
    expect([behind('F5'), behind('F5', 'F6')]).toEqual([1, 0]);
    const three = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
    });
    expect(three.offered('attack')).toEqual([]);
    const spear = sit(state => {
      const one = hero(state, 'syndrael', 'knight', 'E5', ['iron-spear']);
      one.cards = one.cards.filter(({ id }) => id === 'iron-spear');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'H7');
    });
    if (spear.kind === 'equip') spear.choose('done');
    expect(spear.offered('attack')).toEqual([strike(spear, 'iron-spear', 'zombie-1', 'G5')]);
  });

  test('D2-KEYW-04 D2-KEYW-05 D2-KEYW-10 D2-KEYW-12 D2-ASTEP-21 Blast bought with a surge: everybody next to the target, friends too, rolls at once', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5', ['fire-flask']);
      hero(state, 'avric-albright', 'disciple', 'H6').acted = true;
      monster(state, 'goblin-archer', 'H5');
      monster(state, 'goblin-archer', 'I5');
    });
    // The second goblin is hidden behind the first: there is one target.
    t.choose('use:syndrael,fire-flask,0', [blue(6), yellow({ damage: 2, surge: 0 }), gray(0)]);
    t.choose('surge:fire-flask,0', [gray(1), gray(3)]);
    if (t.kind === 'answer') t.choose('pass');
    t.chooseWhile('surge', 'done');
    // 1 + 2 hearts: the damage is dealt in the order the active player likes.
    expect([t.kind, t.offered()]).toEqual([
      'order',
      ['order:goblin-archer-1', 'order:avric-albright', 'order:goblin-archer-2'],
    ]);
    t.choose('order:goblin-archer-2').choose('order:avric-albright');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['goblin-archer-2']);
    expect([figure(t, 'avric-albright').damage, figure(t, 'goblin-archer-2').damage]).toEqual([2, 0]);
  });
});

describe('overlord cards in an attack', () => {
  test('D2-DMOD-EX1 D2-DMOD-08 D2-OLGEN-02 Heavy Cloak takes a surge, Dark Might adds one: both count, one after the other', () => {
    const t = sit(state => {
      const syndrael = hero(state, 'syndrael', 'knight', 'E5', ['heavy-cloak']);
      syndrael.acted = false;
      monster(state, 'zombie', 'F5');
      holds(state, ['dark-might']);
    });
    if (t.kind === 'equip') t.choose('done');
    t.choose('end');
    t.choose(strike(t, 'zombie', 'syndrael', 'E5'), [blue(2), yellow({ damage: 2, surge: 0 }), gray(3)]);
    // The overlord is active: he is asked first, then the heroes.
    expect([t.seat, t.offered()]).toEqual([0, ['play:dark-might', 'pass']]);
    t.choose('play:dark-might');
    expect([t.seat, t.offered()]).toEqual([1, ['use:syndrael,heavy-cloak,0', 'pass']]);
    t.choose('use:syndrael,heavy-cloak,0');
    if (t.kind === 'answer') t.choose('pass');
    // 1 rolled + 1 − 1.
    expect([t.kind, t.offered()]).toEqual(['surge', ['surge:zombie,0', 'surge:zombie,1', 'done']]);
    t.choose('surge:zombie,1');
    expect([t.kind, figure(t, 'syndrael').damage]).toEqual(['monster-turn', 2]);
  });

  test('D2-OLGEN-02 D2-OLGEN-12 D2-OLGEN-17 any number of cards is played; each costs nothing and goes face up onto the discard pile', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, ['dash', 'dark-resilience', 'frenzy', 'plan-ahead'], ['word-of-pain', 'word-of-pain']);
      Object.assign(state.monsters[0] ?? {}, { damage: 2 });
      state.overlord.xp = 2;
    });
    t.choose('end')
      .choose('group:zombie')
      .choose('play:dash')
      .choose('play:frenzy')
      .choose('play:dark-resilience', [1, 1]);
    expect([t.state.overlord.out, t.match.view(1).overlord.out, t.state.turns[0]]).toMatchObject([
      ['dark-resilience', 'dash', 'frenzy'],
      ['dark-resilience', 'dash', 'frenzy'],
      { actions: 2, extra: ['move', 'attack'] },
    ]);
    expect([t.state.overlord.xp, t.state.gold, t.offered('play')]).toEqual([2, 0, ['play:plan-ahead']]);
  });

  test('D2-OLGEN-14 D2-OLGEN-15 two cards of one name not on the same target at the same occasion', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, ['dash', 'dash', 'frenzy']);
    });
    t.choose('end').choose('play:dash');
    expect(t.offered('play')).toEqual(['play:frenzy']);
  });

  test('D2-OLGEN-19 when the deck is used up the discard pile becomes the deck', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, [], ['word-of-pain']);
      state.overlord.owned = ['word-of-despair', 'word-of-pain'];
      state.overlord.out = ['word-of-despair'];
    });
    t.choose('end');
    expect([t.state.overlord.hand, t.state.overlord.deck.rest, t.state.overlord.out]).toEqual([
      ['word-of-pain'],
      ['word-of-despair'],
      [],
    ]);
    // Not before: what was discarded stays there while there are cards to draw.
    const early = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, [], ['word-of-pain', 'word-of-pain']);
      state.overlord.owned = ['word-of-despair', 'word-of-pain', 'word-of-pain'];
      state.overlord.out = ['word-of-despair'];
    }).choose('end');
    expect([early.state.overlord.deck.rest, early.state.overlord.out]).toEqual([['word-of-pain'], ['word-of-despair']]);
  });

  test('D2-SETUP-20 the heroes do not see the hand, only how many cards it has', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, ['dash', 'frenzy']);
    });
    expect([t.match.view(1).overlord.hand, t.match.view(1).overlord.handSize, t.match.view(0).overlord.hand]).toEqual([
      null,
      2,
      ['dash', 'frenzy'],
    ]);
  });

  test('D2C-OL-44 Tripwire: who fails loses all movement points, whatever their source', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, ['tripwire']);
    });
    t.choose('move').choose('tire');
    t.choose(`go:${at(t.state, 'F5')},move-1`);
    expect([t.seat, t.offered()]).toEqual([0, ['play:tripwire', 'pass']]);
    t.choose('play:tripwire', [gray(3), 1]);
    expect([t.state.turns[0]?.pools, figure(t, 'syndrael').cells]).toEqual([[], [at(t.state, 'F5')]]);
  });
});
