import { pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { spacesBetween } from '../../rules/map.ts';
import { acts, at, face, figure, hero, holds, monster, type Played, sit, strike } from '../positions.ts';

const gray = (shield: number) => face('gray', { shield });
const black = (shield: number) => face('black', { shield });
const blue = (range: number) => face('blue', { range });
const FAIL = [gray(3), black(4)] as const;
const PASS = [gray(0), black(0)] as const;
type Arrange = Parameters<typeof sit>[0];

/** Syndrael against a zombie beside her; the overlord holds this. */
const against = (hand: readonly string[], more: Arrange = () => {}, deck: readonly string[] = []): Played =>
  sit(state => {
    hero(state, 'syndrael', 'knight', 'E5');
    monster(state, 'zombie', 'F5');
    holds(state, hand, deck);
    more(state);
  });
/** All heroes have acted: the overlord's turn begins. */
function overlords(t: Played): Played {
  while (t.kind === 'next-hero' || t.kind === 'turn') t.choose(t.offered('hero')[0] ?? 'end');
  return t;
}
const bites = (t: Played, dice: readonly number[]): Played => t.choose(strike(t, 'zombie', 'syndrael', 'E5'), dice);

describe('the basic deck', () => {
  test('Critical Blow: after the roll against a hero the attack gets a surge for 3 damage', () => {
    const t = overlords(against(['critical-blow']));
    bites(t, [blue(2), face('yellow', { range: 1, surge: 0 }), gray(0)])
      .choose('play:critical-blow')
      .chooseWhile('answer', 'pass');
    t.choose('surge:critical-blow,0');
    expect(t.state.heroes[0]?.damage).toBe(6);
  });

  test('D2C-CHRM-03 D2C-CHRM-05 D2C-CHRM-12 Dark Charm: willpower failed, the overlord attacks with the hero, himself if he likes, with his surges', () => {
    const t = overlords(
      against(['dark-charm'], state => {
        hero(state, 'avric-albright', 'disciple', 'D5').acted = true;
      }),
    );
    t.choose('play:dark-charm').choose('pick:syndrael', [...FAIL]);
    expect(t.seat).toBe(0);
    expect(t.offered('attack:unarmed')).toEqual([
      strike(t, 'unarmed', 'avric-albright', 'D5'),
      strike(t, 'unarmed', 'syndrael', 'E5'),
    ]);
    t.choose(strike(t, 'unarmed', 'avric-albright', 'D5'), [blue(3), gray(0)]);
    t.chooseWhile('answer', 'pass');
    expect([t.state.heroes[1]?.damage, t.state.charmed]).toEqual([2, null]);
  });

  test('D2C-CHRM-03 D2C-CHRM-11 a charmed hero moves as a monster: not through heroes, but through monsters', () => {
    const t = overlords(
      against(['dark-charm'], state => {
        hero(state, 'avric-albright', 'disciple', 'F3').acted = true;
        const [one] = state.heroes;
        if (one !== undefined) one.cells = [at(state, 'F2')];
      }),
    );
    t.choose('play:dark-charm')
      .choose('pick:syndrael', [...FAIL])
      .choose('move');
    const go = (space: string) => t.offered(`go:${at(t.state, space)},`).length;
    expect([go('G3'), go('F4'), go('E4')]).toEqual([1, 1, 1]);
    expect(go('F3')).toBe(0);
    // In the mouth of the meadow, between rows of obstacles: whoever stands there decides whether he gets through.
    const through = (who: 'hero' | 'monster') => {
      const u = overlords(
        against(['dark-charm'], state => {
          hero(state, 'avric-albright', 'disciple', who === 'hero' ? 'F5' : 'J8').acted = true;
          Object.assign(state.monsters[0] ?? {}, { cells: [at(state, who === 'hero' ? 'J7' : 'F5')] });
          for (const space of ['F3', 'F4', 'F6', 'F7', 'F8']) state.ground[at(state, space)] = 'obstacle';
        }),
      );
      u.choose('play:dark-charm')
        .choose('pick:syndrael', [...FAIL])
        .choose('move');
      return ['F5', 'G5', 'H5'].map(space => u.offered(`go:${at(u.state, space)},`).length);
    };
    expect([through('hero'), through('monster')]).toEqual([
      [0, 0, 0],
      [0, 1, 1],
    ]);
  });

  test('Dark Charm passed: the overlord draws a card', () => {
    const t = overlords(against(['dark-charm'], () => {}, ['word-of-pain', 'word-of-pain', 'word-of-pain'])).choose(
      'play:dark-charm',
      [...PASS],
    );
    expect(t.state.overlord.hand).toEqual(['word-of-pain', 'word-of-pain']);
  });

  test('Dark Fortune: one of his dice again, in attack, defence or a test', () => {
    const t = overlords(against(['dark-fortune']));
    bites(t, [face('blue', { miss: true }), face('yellow', { damage: 2, surge: 0 }), gray(0)])
      .choose('play:dark-fortune')
      .choose('reroll:0', [blue(3)])
      .chooseWhile('answer', 'pass');
    expect(t.state.heroes[0]?.damage).toBe(4);
  });

  test('Dark Might: one more surge', () => {
    const t = overlords(against(['dark-might']));
    bites(t, [blue(3), face('yellow', { damage: 2, surge: 0 }), gray(0)])
      .choose('play:dark-might')
      .chooseWhile('answer', 'pass');
    t.choose('surge:zombie,1');
    expect(t.state.heroes[0]?.damage).toBe(5);
  });

  test('D2C-OL-61 D2C-OL-62 Frenzy: one more attack action, beyond the limit, not for actions that contain an attack', () => {
    const t = overlords(against(['frenzy'])).choose('play:frenzy');
    bites(t, [1, 1, 1]).chooseWhile('answer', 'pass');
    expect(t.offered('attack')).toHaveLength(1);
    bites(t, [1, 1, 1]).chooseWhile('answer', 'pass');
    expect(t.offered('attack')).toEqual([]);
  });

  test('D2C-OL-33 Dash: one more move action, for shambling monsters too', () => {
    const t = overlords(against(['dash'])).choose('play:dash');
    expect(t.state.turns[0]?.extra).toEqual(['move']);
    t.choose('move').choose(t.offered('go:')[0] ?? '');
    expect([t.offered('move'), t.state.turns[0]]).toMatchObject([['move'], { actions: 1, extra: ['move'] }]);
    t.choose('move');
    expect([t.offered('move'), t.state.turns[0]]).toMatchObject([[], { actions: 1, extra: [], moves: 2 }]);
  });

  test('D2-OLGEN-16 Pit Trap: awareness failed costs 1 damage and 1 movement point; each space is an occasion of its own', () => {
    const t = against(['pit-trap'], state => {
      Object.assign(state.monsters[0] ?? {}, { cells: [at(state, 'J8')] });
    }).choose('move');
    t.choose(`go:${at(t.state, 'G5')},move-1`);
    t.choose('pass');
    expect([figure(t, 'syndrael').cells, t.offered()]).toEqual([[at(t.state, 'G5')], ['play:pit-trap', 'pass']]);
    t.choose('play:pit-trap', [...FAIL]);
    expect(t.state.heroes[0]?.damage).toBe(1);
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 1 }]);
  });

  test('Poison Dart: at a search the overlord chooses awareness or might; failed 1 damage, 1 fatigue, poisoned; passed a card', () => {
    const t = acts(
      against(['poison-dart'], state => {
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E6'), face: null, hidden: true });
      }),
      'syndrael',
    );
    t.choose('search:search-1')
      .choose('play:poison-dart')
      .choose('attribute:awareness', [...FAIL]);
    expect(t.state.heroes[0]).toMatchObject({ damage: 1, fatigue: 1, conditions: ['poisoned'] });
  });

  test('D2C-OL-58 D2C-OL-59 D2C-OL-60 D2-ABIL-16 Word of Misery: whoever suffers damage suffers 1 fatigue too, once for each event; damage from that brings no more; until the end of the turn', () => {
    const hurt = (fatigue: number) => {
      const t = overlords(
        against(['word-of-misery'], state => {
          Object.assign(state.heroes[0] ?? {}, { fatigue, acted: true });
        }),
      ).choose('play:word-of-misery');
      return bites(t, [blue(3), face('yellow', { damage: 2, surge: 0 }), gray(1)]).chooseWhile('answer', 'pass');
    };
    expect(hurt(0).state.heroes[0]).toMatchObject({ damage: 3, fatigue: 1 });
    expect(hurt(4).state.heroes[0]).toMatchObject({ damage: 4, fatigue: 4 });
    expect(hurt(0).choose('end').state.lasting).toEqual([]);
    // Another wound in the same turn brings another one.
    const twice = overlords(
      against(['word-of-misery'], state => {
        monster(state, 'zombie', 'E6');
        Object.assign(state.heroes[0] ?? {}, { acted: true });
      }),
    ).choose('play:word-of-misery');
    for (const zombie of ['zombie-1', 'zombie-2']) {
      if (twice.kind === 'activate') twice.choose(`monster:${zombie}`);
      bites(twice, [blue(3), face('yellow', { damage: 2, surge: 0 }), gray(1)]).chooseWhile('answer', 'pass');
      if (zombie === 'zombie-1') twice.choose('end');
    }
    expect(twice.state.heroes[0]).toMatchObject({ damage: 6, fatigue: 2 });
  });
});

describe('warlord', () => {
  test('Dark Fortitude: 2 shields after a defence roll of a monster', () => {
    const t = acts(against(['dark-fortitude']), 'syndrael');
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [
      blue(3),
      face('red', { damage: 2 }),
      face('brown', { shield: 0 }),
    ]).choose('play:dark-fortitude');
    expect(figure(t, 'zombie-1').damage).toBe(2);
  });

  test('D2C-OL-07 Bloodlust: two cards more when a hero is knocked out', () => {
    const deck = ['word-of-pain', 'word-of-pain', 'word-of-pain', 'word-of-pain', 'word-of-pain'];
    const t = overlords(
      against(
        ['bloodlust'],
        state => {
          Object.assign(state.heroes[0] ?? {}, { damage: 11 });
          hero(state, 'avric-albright', 'disciple', 'J8').acted = true;
        },
        deck,
      ),
    );
    bites(t, [blue(3), 1, gray(0)])
      .chooseWhile('answer', 'pass')
      .chooseWhile('surge', 'done')
      .choose('draw')
      .choose('play:bloodlust');
    // One at the start of the turn, one for the hero, two for Bloodlust.
    expect(t.state.overlord.hand).toHaveLength(4);
  });

  test('Expert Blow: 2 damage before the roll; a surge takes the card back', () => {
    const t = overlords(against(['expert-blow']));
    bites(t, [])
      .choose('play:expert-blow', [blue(2), face('yellow', { range: 1, surge: 0 }), gray(0)])
      .chooseWhile('answer', 'pass');
    t.choose('surge:expert-blow,0');
    expect([t.state.heroes[0]?.damage, t.state.overlord.hand]).toEqual([5, ['expert-blow']]);
  });

  test('D2C-OL-12 D2-OLGEN-14 D2-OLGEN-16 Blood Rage: a monster attacks twice, then it is defeated; each attack is an occasion, for one Dark Might', () => {
    const t = overlords(against(['blood-rage', 'dark-might', 'dark-might'])).choose('end');
    const rolls = [blue(3), face('yellow', { damage: 2, surge: 0 }), gray(0)];
    t.choose('play:blood-rage', [...rolls, ...rolls]);
    for (const hearts of [5, 10]) {
      expect(t.offered()).toEqual(['play:dark-might', 'pass']);
      t.choose('play:dark-might');
      // Not both on one roll.
      expect(t.offered('play')).toEqual([]);
      t.chooseWhile('answer', 'pass').choose('surge:zombie,1');
      expect(t.state.heroes[0]?.damage).toBe(hearts);
    }
    expect([t.state.monsters, t.state.overlord.hand]).toEqual([[], []]);
  });

  test('D2C-OL-55 Reinforce: minions of a master on the map up to the limit, more than 3 spaces from every hero', () => {
    const t = overlords(
      against(['reinforce'], state => {
        monster(state, 'zombie*', 'J8');
        Object.assign(state.heroes[0] ?? {}, { cells: [at(state, 'C3')] });
        hero(state, 'avric-albright', 'disciple', 'C8').acted = true;
      }),
    );
    expect(t.kind).toBe('activate');
    t.chooseWhile('activate', 'monster:zombie-1');
    for (let i = 0; i < 4 && t.offered('end').length > 0; i++) t.choose('end');
    t.choose('play:reinforce');
    const free = (...spaces: readonly string[]) => spaces.map(space => t.offered(`base:${at(t.state, space)}`).length);
    // Three spaces away from one of the heroes, and four.
    expect([free('F3', 'F8'), free('G3', 'G8')]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    for (let i = 0; i < 3; i++) t.choose(t.offered('base')[0] ?? '');
    expect(t.state.monsters.filter(({ rank }) => rank === 'minion')).toHaveLength(4);
    // The group is whole; and without a master nobody comes.
    expect([t.kind, t.state.round]).toEqual(['next-hero', 2]);
    const without = overlords(against(['reinforce'])).choose('end');
    expect(without.happened().filter(({ kind }) => kind === 'played' || kind === 'appears')).toEqual([]);
    expect([without.kind, without.state.round, without.state.overlord.hand]).toEqual(['turn', 2, ['reinforce']]);
  });
});

describe('magus', () => {
  test('Word of Pain: every hero tests might or suffers 1 damage', () => {
    const t = overlords(against(['word-of-pain']))
      .choose('end')
      .choose('play:word-of-pain', [...FAIL]);
    expect(t.state.heroes[0]?.damage).toBe(1);
  });

  test('Word of Despair: willpower failed, 1 fatigue after every action of the next turn', () => {
    const t = overlords(against(['word-of-despair']))
      .choose('end')
      .choose('play:word-of-despair', [...FAIL]);
    t.choose('move').choose('rest');
    expect(t.state.heroes[0]?.fatigue).toBe(2);
    t.choose('end');
    expect(t.state.lasting).toEqual([]);
  });

  test('D2C-OL-46 D2C-OL-47 Unholy Ritual: a card for each figure of a group he chooses, two are kept, the rest discarded; the group has an action less in this turn', () => {
    const t = overlords(
      against(
        ['unholy-ritual'],
        state => {
          for (const space of ['J8', 'J7', 'J6']) monster(state, 'zombie', space);
          // One is not on the map.
          monster(state, 'zombie');
          monster(state, 'goblin-archer', 'J3');
        },
        ['dash', 'dash', 'frenzy', 'frenzy', 'tripwire', 'tripwire', 'pit-trap'],
      ),
    );
    const [drawn = ''] = t.state.overlord.hand.filter(card => card !== 'unholy-ritual');
    t.choose('play:unholy-ritual');
    expect(t.offered()).toEqual(['group:zombie', 'group:goblin-archer']);
    t.choose('group:zombie');
    // One he has drawn at the start of the turn, four for the zombies.
    expect([t.kind, t.state.overlord.hand.length, pileCards(t.state.overlord.deck).length]).toEqual(['which', 5, 2]);
    const gone = [t.offered('card')[0] ?? ''];
    t.choose(gone[0] ?? '');
    gone.push(t.offered('card')[0] ?? '');
    t.choose(gone[1] ?? '');
    const { hand, out } = t.state.overlord;
    expect([t.kind === 'which', hand.length, hand.includes(drawn)]).toEqual([false, 3, true]);
    expect(out).toEqual([...gone.map(card => card.slice('card:'.length)), 'unholy-ritual'].sort());
    const actions = new Map<string, number>();
    for (let i = 0; i < 40 && t.state.round < 3; i++) {
      const [turn] = t.state.turns;
      const key = `${turn?.figure}/${t.state.round}`;
      if (t.kind === 'monster-turn' && turn !== undefined && !actions.has(key)) actions.set(key, turn.actions);
      t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    }
    expect(Object.fromEntries(actions)).toMatchObject({
      'zombie-1/1': 1,
      'zombie-4/1': 1,
      'goblin-archer-1/1': 2,
      'zombie-1/2': 2,
      'zombie-4/2': 2,
    });
  });

  test("D2C-OL-54 Rise Again: a defeated monster comes back for the overlord's next turn within 5 spaces, then it vanishes", () => {
    const t = acts(
      against(['rise-again'], state => {
        monster(state, 'goblin-archer', 'J8');
      }),
      'syndrael',
    );
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [
      blue(3),
      face('red', { damage: 1 }),
      face('brown', { shield: 0 }),
    ])
      .choose('play:rise-again')
      .choose('end');
    t.choose(`base:${at(t.state, 'F5')}`);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['goblin-archer-1', 'zombie-2']);
    for (let i = 0; i < 12 && t.state.stage === 'overlord'; i++) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['goblin-archer-1']);
  });

  test('D2C-OL-54 Rise Again: a large one with as many of its spaces within 5 spaces of where it fell as possible', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E4');
        monster(state, 'ettin', 'C4', 'D4', 'C5', 'D5').damage = 4;
        monster(state, 'zombie', 'J8');
        holds(state, ['rise-again']);
      }),
      'syndrael',
    );
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'D4'), [blue(3), face('red', { damage: 1 }), gray(0), gray(0)]);
    t.choose('play:rise-again').choose('end');
    const bases = (t.match.ask?.options ?? []).flatMap(one => (one.do === 'base' ? [one.cells] : []));
    const far = bases.map(cells => Math.max(...cells.map(cell => spacesBetween(t.state, [at(t.state, 'C4')], cell))));
    expect([t.kind, bases.length > 9, Math.max(...far)]).toEqual(['place', true, 5]);
  });

  test('Diabolic Power: any card of deck or discard pile, shown; every hero tests the attribute of its type or suffers 2 damage', () => {
    const t = overlords(against(['diabolic-power'], () => {}, ['dash', 'tripwire', 'tripwire']));
    t.choose('play:diabolic-power').choose('card:tripwire', [gray(3), black(0)]);
    // A trap: awareness 2.
    expect([t.state.heroes[0]?.damage, t.state.overlord.hand.includes('tripwire')]).toEqual([2, true]);
  });
});

describe('saboteur and universal cards', () => {
  const searches = (hand: readonly string[], more: Arrange = () => {}) =>
    acts(
      against(hand, state => {
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E6'), face: null, hidden: true });
        state.search = { top: ['curse-doll'], rest: [], bottom: [] };
        more(state);
      }),
      'syndrael',
    ).choose('search:search-1');

  test('Explosive Runes: the hero and those within 2 spaces test awareness; failed, as much damage as shields too many', () => {
    const t = searches(['explosive-runes'], state => {
      hero(state, 'avric-albright', 'disciple', 'E7').acted = true;
    }).choose('play:explosive-runes', [gray(1), black(4), gray(0), black(0)]);
    expect(t.state.heroes.map(({ damage }) => damage)).toEqual([3, 0]);
  });

  test('Web Trap: the hero and adjacent heroes test might or are immobilized', () => {
    const t = against(['web-trap'], state => {
      Object.assign(state.monsters[0] ?? {}, { cells: [at(state, 'J8')] });
    }).choose('move');
    t.choose(`go:${at(t.state, 'F5')},move-1`).choose('play:web-trap', [...FAIL]);
    expect(t.state.heroes[0]?.conditions).toEqual(['immobilized']);
  });

  test('Curse of the Monkey God: knowledge failed, no defence dice, speed 5, no attacks until the end of the next turn', () => {
    const t = searches(['curse-of-the-monkey-god']).choose('play:curse-of-the-monkey-god', [...FAIL]);
    expect(t.offered('attack')).toEqual([]);
    t.choose('move');
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 5 }]);
  });

  test('D2C-OL-18 D2C-OL-19 Wicked Laughter: a passed test is taken anew with the attribute 1 lower', () => {
    const t = overlords(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'barghest', 'G5', 'H5');
        holds(state, ['wicked-laughter']);
      }),
    );
    // Willpower 2: 2 shields pass, then 2 shields against 1 fail.
    t.choose('use:barghest-1,howl,0', [gray(0), black(2)]).choose('play:wicked-laughter', [gray(0), black(2)]);
    expect(t.state.heroes[0]?.fatigue).toBe(1);
  });

  test('D2C-OL-18 D2C-OL-19 Wicked Laughter: the new test is one of its own, and lower for what is rolled again in it too', () => {
    const laughs = (...last: readonly number[]) => {
      const t = overlords(
        sit(state => {
          hero(state, 'syndrael', 'knight', 'E5', ['lucky-charm']);
          monster(state, 'barghest', 'G5', 'H5');
          holds(state, ['wicked-laughter'], ['word-of-pain', 'word-of-pain', 'word-of-pain']);
        }),
      );
      t.choose('use:barghest-1,howl,0', [gray(0), black(2)]).choose('pass');
      // Both dice again; the charm answers this test as it might have answered the first.
      t.choose('play:wicked-laughter', [gray(3), black(2)]);
      expect([t.kind, t.offered()]).toEqual(['answer', ['use:syndrael,lucky-charm,0', 'pass']]);
      t.choose('use:syndrael,lucky-charm,0', last).chooseWhile('answer', 'pass');
      return [t.state.heroes[0]?.fatigue, t.state.overlord.hand.length, t.leftover];
    };
    // Willpower 2 counts as 1. Passed: he draws a card, besides the one of his turn.
    expect([laughs(gray(0), black(2)), laughs(gray(1), black(0))]).toEqual([
      [1, 1, []],
      [0, 2, []],
    ]);
  });

  test('Uthuk Demon Trap: passed costs damage equal to the attribute, failed defeats the hero', () => {
    const t = searches(['uthuk-demon-trap'])
      .choose('play:uthuk-demon-trap')
      .choose('attribute:might', [...PASS]);
    expect(t.state.heroes[0]?.damage).toBe(4);
    const failed = searches(['uthuk-demon-trap'], state => {
      hero(state, 'avric-albright', 'disciple', 'C8').acted = true;
    })
      .choose('play:uthuk-demon-trap')
      .choose('attribute:might', [gray(1), black(4)]);
    expect(failed.state.heroes[0]?.down).toBe(at(failed.state, 'E5'));
  });

  test('Dark Resilience: a damaged monster heals the hearts of two red dice', () => {
    const t = overlords(
      against(['dark-resilience'], state => {
        Object.assign(state.monsters[0] ?? {}, { damage: 2 });
      }),
    ).choose('play:dark-resilience', [1, 1]);
    expect(figure(t, 'zombie-1').damage).toBe(0);
  });

  test('Plan Ahead: the top 5 cards come back in the order chosen', () => {
    const t = overlords(
      against(['plan-ahead'], () => {}, ['dash', 'frenzy', 'tripwire', 'word-of-pain', 'word-of-despair', 'pit-trap']),
    );
    t.choose('play:plan-ahead');
    const first = t.offered('card')[0] ?? '';
    t.choose(first);
    while (t.kind === 'which') t.choose(t.offered('card')[0] ?? '');
    expect(t.state.overlord.deck.top.at(-1)).toBe(first.slice('card:'.length));
  });

  test('Schemes: a type is named; the first card of it is taken, the others are discarded', () => {
    const t = overlords(
      against(['schemes'], state => {
        // From the top: the card of the turn, an event, a trap.
        state.overlord.deck = { top: ['tripwire', 'dash', 'word-of-pain'], rest: ['frenzy'], bottom: [] };
      }),
    );
    t.choose('play:schemes').choose('way:2');
    const { hand, out, deck } = t.state.overlord;
    expect([hand, out, deck.rest]).toEqual([['tripwire', 'word-of-pain'], ['dash', 'schemes'], ['frenzy']]);
  });
});
