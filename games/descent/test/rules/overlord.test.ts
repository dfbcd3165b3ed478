import { pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { CLASSES } from '../../content/classes/index.ts';
import { HEROES } from '../../content/heroes.ts';
import { groupSizeOf, monsterCardOf, openGroups, overlordCardOf, questOf } from '../../content/index.ts';
import { SHOP } from '../../content/items/index.ts';
import { LIEUTENANTS } from '../../content/lieutenants.ts';
import { MONSTERS } from '../../content/monsters/index.ts';
import { OVERLORD_CARDS } from '../../content/overlord/index.ts';
import { RELICS, relicNames } from '../../content/relics.ts';
import { TILES } from '../../content/tiles/index.ts';
import type { State } from '../../index.ts';
import { overlordCardText } from '../../texts/cards.ts';
import { view } from '../../view.ts';
import { plotting } from '../plots.ts';
import { acts, at, face, go, hero, holds, monster, type Played, raid, sit, strike } from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

proving(
  {
    reinforcements: [
      { group: 'zombie', n: 2, at: ['east'] },
      { group: 'ettin', every: 2, n: 1, beyond: true, at: ['east'] },
    ],
    actions: {
      force: {
        name: { en: 'Force the door', de: 'Die Tür aufbrechen' },
        by: 'heroes',
        door: true,
        effects: [{ do: 'test', attribute: 'might', pass: [{ do: 'count', counter: 'forced' }] }],
      },
    },
  },
  { reinforcements: [{ group: 'goblin-archer', n: 1, at: ['search', 'east'] }] },
);

const none = face('gray', { shield: 0 });
const blue = (range: number) => face('blue', { range });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const FAIL = [face('gray', { shield: 3 }), face('black', { shield: 4 })];
const copies = (deck: string) =>
  Object.values(OVERLORD_CARDS).reduce((sum, one) => sum + (one.deck === deck ? one.copies : 0), 0);

describe('the overlord and his cards', () => {
  test('D2-OLGEN-01 D2-MGEN-01 one seat leads all monsters, lieutenants too', () => {
    const t = sit(
      state => {
        for (const [id, of, space] of [
          ['syndrael', 'knight', 'E3'],
          ['avric-albright', 'disciple', 'E5'],
        ] as const)
          hero(state, id, of, space).acted = true;
        monster(state, 'zombie', 'J8');
        monster(state, 'splig', 'J3');
        state.stage = 'overlord';
      },
      { seats: 3 },
    );
    expect([t.seat, t.offered()]).toEqual([0, ['group:zombie', 'group:splig']]);
    t.choose('group:splig');
    expect([t.kind, t.seat]).toEqual(['monster-turn', 0]);
    t.choose('end');
    expect([t.kind, t.seat, t.state.turns[0]?.figure]).toEqual(['monster-turn', 0, 'zombie-1']);
  });

  test('D2-OLGEN-02 D2-OLGEN-04 D2-OLGEN-09 D2-OLGEN-22 D2-OLGEN-27 15 basic cards, four universal ones, seven of each of three classes', () => {
    expect([...new Set(Object.values(OVERLORD_CARDS).map(({ deck }) => deck))].sort()).toEqual([
      'basic',
      'magus',
      'saboteur',
      'universal',
      'warlord',
    ]);
    expect(['basic', 'universal', 'warlord', 'magus', 'saboteur'].map(copies)).toEqual([15, 4, 7, 7, 7]);
    expect(
      Object.entries(OVERLORD_CARDS).flatMap(([id, { deck, copies: n }]) => (deck === 'universal' ? [[id, n]] : [])),
    ).toEqual([
      ['dark-resilience', 1],
      ['plan-ahead', 2],
      ['schemes', 1],
    ]);
  });

  test('D2-OLGEN-06 D2-OLGEN-08 every card has a type, a moment, effects, a class and a price, which it shows; basic ones cost nothing', () => {
    for (const { type, at: moment, effects, deck, xp } of Object.values(OVERLORD_CARDS)) {
      expect(['event', 'trap', 'magic']).toContain(type);
      expect([moment.length > 0, effects.length > 0, deck !== '']).toEqual([true, true, true]);
      expect(xp === 0).toBe(deck === 'basic');
    }
    const named = (wanted: string) =>
      Object.entries(OVERLORD_CARDS).flatMap(([id, { deck, type }]) =>
        deck === 'basic' && type === wanted ? [id] : [],
      );
    expect([named('event'), named('trap'), named('magic')]).toEqual([
      ['critical-blow', 'dark-fortune', 'dash', 'frenzy'],
      ['pit-trap', 'poison-dart', 'tripwire'],
      ['dark-charm', 'dark-might', 'word-of-misery'],
    ]);
    const shows = (id: string) => overlordCardText(overlordCardOf(id), 'en');
    expect([shows('bloodlust'), shows('word-of-pain')]).toMatchInlineSnapshot(`
      [
        "Overlord card (warlord, event, 2 XP). When a hero was knocked out, you may: The overlord draws 2 cards.",
        "Overlord card (magus, magic, 1 XP). At the end of the overlord's turn, you may: Each hero: Tests might. Failed: Suffers 1 damage.",
      ]
    `);
  });

  test('D2-OLGEN-07 the type alone does nothing; other cards ask for it: Schemes', () => {
    const schemes = (way: number) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E3');
        monster(state, 'zombie', 'J8');
        holds(state, ['schemes'], ['dash', 'dash', 'pit-trap', 'pit-trap']);
      }).choose('end');
      // One he has drawn, and Schemes.
      expect(t.state.overlord.hand).toHaveLength(2);
      t.choose('play:schemes');
      expect(t.offered()).toEqual(['way:0', 'way:1', 'way:2']);
      t.choose(`way:${way}`);
      const [shown] = t.happened().flatMap(e => (e.kind === 'shown' ? [e.card] : []));
      return [shown, t.state.overlord.hand.length];
    };
    // An event and a trap; of a magic card there is none.
    expect([schemes(0), schemes(2), schemes(1)]).toEqual([
      ['dash', 2],
      ['pit-trap', 2],
      [undefined, 1],
    ]);
    // Played, a card of any type leaves hand and deck as they are, but for itself.
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3');
      monster(state, 'zombie', 'J8');
      holds(state, ['dash', 'pit-trap', 'word-of-misery'], ['frenzy', 'frenzy', 'tripwire']);
    }).choose('move');
    const left = () => [t.state.overlord.hand, pileCards(t.state.overlord.deck).length];
    t.choose(go(t, 'E4')).choose('play:pit-trap', FAIL).chooseWhile('answer', 'pass');
    expect(left()).toEqual([['dash', 'word-of-misery'], 3]);
    t.choose('end').choose('play:word-of-misery');
    const [drawn = ''] = t.state.overlord.hand.filter(card => card !== 'dash');
    expect(left()).toEqual([['dash', drawn].sort(), 2]);
    t.choose('play:dash');
    expect(left()).toEqual([[drawn], 2]);
  });

  test('D2-OLGEN-17 a card lies on the discard pile when its effects are over, and is not found or drawn by them', () => {
    const turn = (hand: readonly string[], deck: readonly string[], out: readonly string[]) =>
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E3').acted = true;
        monster(state, 'zombie', 'J8');
        holds(state, hand, deck);
        state.overlord.out = [...out];
        state.overlord.owned = [...hand, ...deck, ...out].sort();
        state.stage = 'overlord';
      });
    const t = turn(['diabolic-power'], ['dash', 'tripwire'], ['frenzy']);
    t.choose('play:diabolic-power');
    expect(t.offered()).toEqual(expect.not.arrayContaining(['card:diabolic-power']));
    expect(t.offered('card:frenzy')).toEqual(['card:frenzy']);
    t.choose('card:frenzy', [face('gray', { shield: 0 }), face('black', { shield: 0 })]);
    expect(t.state.overlord.out).toEqual(['diabolic-power']);
    // With one card in the deck the second is drawn from those that lay there before.
    const ritual = turn(['unholy-ritual'], ['dash', 'tripwire'], ['frenzy']);
    ritual.choose('play:unholy-ritual');
    const { hand, deck, out } = ritual.state.overlord;
    expect([hand.length, [...hand, ...pileCards(deck)].sort(), out]).toEqual([
      2,
      ['dash', 'frenzy', 'tripwire'],
      ['unholy-ritual'],
    ]);
  });

  test('D2-OLGEN-18 no hand is too large', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3');
      monster(state, 'zombie', 'J8');
      holds(
        state,
        Array.from({ length: 30 }, () => 'word-of-pain'),
        ['word-of-despair'],
      );
    }).choose('end');
    expect(t.state.overlord.hand).toHaveLength(31);
  });

  test('D2-OLGEN-15 D2-OLGEN-20 D2-OLGEN-EX1 with the whole deck in hand he draws nothing; the first card played is the new deck, and may come back at once', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3').acted = true;
      hero(state, 'avric-albright', 'disciple', 'E8').acted = true;
      monster(state, 'zombie', 'J8');
      holds(state, ['dark-charm', 'word-of-misery']);
      state.stage = 'overlord';
    });
    expect(t.state.overlord.hand).toEqual(['dark-charm', 'word-of-misery']);
    // A passed test lets him draw: the Dark Charm just played.
    t.choose('play:dark-charm').choose('pick:syndrael', [1, 1]);
    expect([t.state.overlord.hand, t.state.overlord.out]).toEqual([['dark-charm', 'word-of-misery'], []]);
    // Only on another target.
    t.choose('play:dark-charm', FAIL);
    expect(t.state.charmed).toBe('avric-albright');
  });

  test('D2-OLGEN-29 everybody knows what he owns, how many cards he holds and what lies on the discard pile, not which are in his hand or left out', () => {
    const { state } = sit(one => {
      hero(one, 'syndrael', 'knight', 'E3');
      monster(one, 'zombie', 'J8');
      holds(one, ['dash', 'frenzy'], ['pit-trap']);
      one.overlord.out = ['tripwire'];
    });
    expect(view(state, 1).overlord).toMatchObject({
      owned: ['dash', 'frenzy', 'pit-trap'],
      handSize: 2,
      deckSize: 1,
      out: ['tripwire'],
      hand: null,
      leftOut: null,
    });
    expect(view(state, 0).overlord.hand).toEqual(['dash', 'frenzy']);
  });

  test('D2-OLGEN-30 he is asked for what he might hold, whatever he holds; with an empty hand he is not', () => {
    const asked = (hand: readonly string[], deck: readonly string[]) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'zombie', 'F5');
        holds(state, hand, deck);
      });
      t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [blue(5), face('red', { damage: 1 }), 6]);
      return t.kind;
    };
    expect([
      asked(['dash'], ['dark-fortitude']),
      asked(['dark-fortitude'], ['dash']),
      asked([], ['dark-fortitude']),
    ]).toEqual(['answer', 'answer', 'turn']);
    // In his own turn he is asked for the only group there is, if he might play something before.
    const begins = (hand: readonly string[], deck: readonly string[]) =>
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5').acted = true;
        monster(state, 'zombie', 'J8');
        holds(state, [...hand, 'dash'], deck);
        state.stage = 'overlord';
      }).kind;
    expect([begins([], ['plan-ahead', 'frenzy', 'frenzy']), begins([], ['frenzy'])]).toEqual([
      'overlord-turn',
      'monster-turn',
    ]);
  });

  test('D2C-OL-09 Bloodlust drawn for the fallen hero is played at once', () => {
    const u = sit(state => {
      const one = hero(state, 'syndrael', 'knight', 'F5');
      Object.assign(one, { damage: 11, acted: true });
      hero(state, 'avric-albright', 'disciple', 'J3').acted = true;
      monster(state, 'zombie', 'G5');
      holds(state, [], ['bloodlust']);
      state.overlord.deck.top = ['frenzy', 'frenzy', 'bloodlust', 'dash'];
      state.overlord.deck.rest = [];
      state.overlord.owned = ['bloodlust', 'dash', 'frenzy', 'frenzy'];
      state.stage = 'overlord';
    });
    expect([u.kind, u.state.overlord.hand]).toEqual(['monster-turn', ['dash']]);
    u.choose(strike(u, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(2), none])
      .choose('pass')
      .choose('draw');
    expect([u.kind, u.offered()]).toEqual(['answer', ['play:bloodlust', 'pass']]);
    u.choose('play:bloodlust');
    expect(u.state.overlord.hand).toEqual(['dash', 'frenzy', 'frenzy']);
  });

  test('D2C-OL-34 D2C-OL-63 Dash and Frenzy do nothing for monsters with a single action', () => {
    const offered = (rituals: boolean) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E3').acted = true;
        monster(state, 'goblin-archer', 'J8');
        holds(state, ['dash', 'frenzy']);
        if (rituals)
          state.lasting.push({
            source: 'unholy-ritual',
            key: 'less',
            on: 'goblin-archer-1',
            by: 'goblin-archer-1',
            until: 'overlord-turn-end',
            next: false,
            what: { do: 'actions', n: -1 },
          });
        state.stage = 'overlord';
      });
      return [t.state.turns[0]?.actions, t.offered('play')];
    };
    expect(offered(false)).toEqual([2, ['play:dash', 'play:frenzy']]);
    expect(offered(true)).toEqual([1, []]);
  });
});

describe('monsters', () => {
  test('D2-MGEN-02 D2-MGEN-03 D2-MGEN-04 minions and masters; lieutenants are monsters, but neither', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E3');
      monster(state, 'zombie', 'J8');
      monster(state, 'zombie*', 'J7');
      monster(state, 'splig', 'J3');
    }, 'splig');
    expect(t.state.monsters.map(({ rank }) => rank)).toEqual(['minion', 'master', 'lieutenant']);
    expect([
      monsterCardOf(t.state, { of: 'zombie', rank: 'minion' }).health,
      monsterCardOf(t.state, { of: 'zombie', rank: 'master' }).health,
    ]).toEqual([3, 6]);
    // What works on monsters works on all of them.
    const challenged = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5', ['challenge']);
        monster(state, 'zombie', 'H5');
        monster(state, 'zombie*', 'H7');
        monster(state, 'splig', 'J3');
      }),
      'syndrael',
    ).choose('use:syndrael,challenge,0');
    expect(challenged.offered()).toEqual(['pick:zombie-1', 'pick:zombie-master-1', 'pick:splig']);
    // Ashrian stuns minions beside her; Splig promotes them: neither means a lieutenant.
    const near = (name: string, id: string): unknown =>
      raid(state => {
        hero(state, 'ashrian', 'spiritspeaker', 'E5');
        monster(state, name, 'F5');
        monster(state, 'goblin-archer', 'J8');
      }, id).state.monsters[0]?.conditions;
    expect([near('zombie', 'zombie-1'), near('zombie*', 'zombie-master-1'), near('belthir', 'belthir')]).toEqual([
      ['stunned'],
      [],
      [],
    ]);
    const promotes = (name: string): number =>
      raid(state => {
        state.act = 2;
        hero(state, 'syndrael', 'knight', 'E3');
        monster(state, 'splig', 'J5');
        monster(state, name, 'J6');
      }, 'splig').offered('use:splig,promotion').length;
    expect(['zombie', 'zombie*', 'belthir'].map(promotes)).toEqual([1, 0, 0]);
  });

  test('D2-MGEN-10 D2-MGEN-14 lieutenants have no traits and are a group each', () => {
    for (const card of Object.values(LIEUTENANTS)) expect('traits' in card).toBe(false);
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3').acted = true;
      monster(state, 'splig', 'J3');
      monster(state, 'belthir', 'J8');
      state.stage = 'overlord';
    });
    expect(t.offered()).toEqual(['group:splig', 'group:belthir']);
    t.choose('group:splig');
    expect([t.kind, t.state.turns[0]?.figure]).toEqual(['monster-turn', 'splig']);
    expect(openGroups([], ['building'], [])).toEqual(['goblin-archer', 'zombie']);
  });

  test('D2-MGEN-15 a quest names its groups, and those that are open', () => {
    const { groups } = questOf('practice-yard', 0);
    expect(groups.map(({ of }) => (typeof of === 'string' ? of : 'open'))).toEqual(['open', 'goblin-archer']);
  });

  test('D2-INACT-01 a group that the quest calls inactive lies so on its card', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3').acted = true;
      monster(state, 'zombie', 'J8');
      monster(state, 'goblin-archer', 'J3');
      for (const group of state.groups) group.inactive = group.of === 'zombie';
      state.stage = 'overlord';
    });
    expect([t.state.turns[0]?.figure, view(t.state, 1).groups.map(({ of, inactive }) => [of, inactive])]).toEqual([
      'goblin-archer-1',
      [
        ['zombie', true],
        ['goblin-archer', false],
      ],
    ]);
  });

  /** The end of the overlord's turn, with so many zombies of a group of two minions and a master (two heroes). */
  const evening = (change: (state: State) => void, round = 1): Played => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E3').acted = true;
        hero(state, 'avric-albright', 'disciple', 'E4').acted = true;
        state.round = round;
        change(state);
        state.stage = 'overlord';
      },
      { quest: PROVING_GROUND, heroes: 2 },
    );
    for (let i = 0; i < 9 && (t.kind === 'monster-turn' || t.kind === 'activate' || t.kind === 'overlord-turn'); i++)
      t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    return t;
  };

  test('D2-PLACE-05 D2-PLACE-06 D2-PLACE-07 reinforcements come as the quest says, minion or master as the overlord likes, within the size of the group', () => {
    const t = evening(state => {
      monster(state, 'zombie', 'J3');
      monster(state, 'zombie', 'J4');
    });
    // Two minions are there: only the master may come, and nobody after him.
    expect(t.kind).toBe('place');
    t.choose(`base:${at(t.state, 'I7')}`);
    expect([t.state.round, t.state.monsters.map(({ id }) => id)]).toEqual([
      2,
      ['zombie-1', 'zombie-2', 'zombie-master-1'],
    ]);
    const free = evening(state => void monster(state, 'zombie', 'J3'));
    expect([free.kind, free.offered()]).toEqual(['reinforce', ['rank:minion', 'rank:master']]);
    // Ettins come in every second round only.
    const early = evening(state => void monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4'));
    expect([early.state.round, early.state.monsters.map(({ id }) => id)]).toEqual([2, ['ettin-1']]);
  });

  test('D2-PLACE-04 of two places a blocked one may be chosen: the monster comes as near as it can', () => {
    const t = evening(state => {
      state.encounter = 1;
      const [syndrael] = state.heroes;
      if (syndrael !== undefined) syndrael.cells = [at(state, 'E3')];
      monster(state, 'goblin-archer', 'C8');
    });
    t.choose('rank:minion');
    // Beside E3, where Syndrael stands, or on I7 to J8.
    expect([t.kind, t.offered('base:').length]).toEqual(['place', 8]);
    expect(t.offered()).toEqual(
      ['D3', 'F3', 'D4', 'F4', 'I7', 'J7', 'I8', 'J8'].map(name => `base:${at(t.state, name)}`),
    );
  });

  test('D2-MGEN-12 D2-EXIT-04 where the size of the group does not count, the figures in the box do', () => {
    expect([groupSizeOf('ettin', 2), groupSizeOf('ettin', 4)]).toEqual([
      { minions: 1, masters: 0 },
      { minions: 1, masters: 1 },
    ]);
    const t = evening(state => void monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4'), 2);
    // With two heroes a group has no master; here one comes all the same, and then no more.
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['ettin-1', 'ettin-master-1']);
    // Whole in the place that is named, which has just room for it.
    const east = ['I7', 'J7', 'I8', 'J8'].map(space => at(t.state, space));
    expect(t.state.monsters[1]?.cells).toEqual(east);
    const full = evening(state => {
      monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4');
      monster(state, 'ettin*', 'I5', 'J5', 'I6', 'J6');
    }, 2);
    expect(full.state.round).toBe(3);
  });

  test('D2C-OL-10 D2C-OL-11 D2C-QHOB-04 Blood Rage before the reinforcements makes room for one, after them it may be for one of them', () => {
    const rage = (first: 'cards' | 'reinforcements', isFull = true) => {
      const t = evening(state => {
        for (const space of ['J3', 'J4']) monster(state, 'zombie', space);
        if (isFull) monster(state, 'zombie*', 'J5');
        holds(state, ['blood-rage']);
      });
      expect([t.kind, t.offered()]).toEqual(['order', ['order:reinforcements', 'order:cards']]);
      return t.choose(`order:${first}`);
    };
    const t = rage('cards').choose('play:blood-rage').choose('pick:zombie-1');
    expect([t.kind, t.state.monsters.length]).toEqual(['place', 2]);
    t.choose(`base:${at(t.state, 'I7')}`);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-2', 'zombie-master-1', 'zombie-3']);
    // The other way round nobody could come, and the card is played on those who are there.
    const late = rage('reinforcements').choose('play:blood-rage');
    expect(late.offered('pick')).toHaveLength(3);
    // A master who has just come may rage at once.
    const fresh = rage('reinforcements', false);
    expect(fresh.kind).toBe('place');
    fresh.choose(`base:${at(fresh.state, 'I7')}`);
    expect([fresh.kind, fresh.offered()]).toEqual(['answer', ['play:blood-rage', 'pass']]);
    fresh.choose('play:blood-rage').choose('pick:zombie-master-1');
    expect(fresh.state.monsters.map(({ id }) => id)).toEqual(['zombie-1', 'zombie-2']);
  });

  test('D2C-QHOB-04 D2-INT-13 whatever happens at the end of his turn, he chooses its order: a plot card before or after the reinforcements', () => {
    const ends = (change: (state: State) => void = () => {}): Played =>
      evening(state => {
        monster(state, 'zombie', 'J3');
        monster(state, 'zombie', 'J4');
        plotting(state, 'first-legion', ['fealty'], 5);
        change(state);
      });
    const t = ends();
    expect([t.kind, t.offered()]).toEqual(['order', ['order:reinforcements', 'order:cards']]);
    const cards = ends().choose('order:cards');
    expect([cards.offered('plot').length, cards.state.monsters.length]).toEqual([1, 2]);
    cards.choose('pass');
    expect(cards.kind).toBe('place');
    const monsters = ends().choose('order:reinforcements');
    expect(monsters.kind).toBe('place');
    monsters.choose(`base:${at(monsters.state, 'I7')}`);
    expect([monsters.offered('plot').length, monsters.state.monsters.length]).toEqual([1, 3]);
    // Without threat for it, or without such a card, nobody is asked.
    const poor = ends(state => {
      if (state.plot !== undefined) state.plot.threat = 0;
    });
    expect(poor.kind).toBe('place');
    expect(evening(state => plotting(state, 'skulduggery', [], 5)).kind).not.toBe('order');
  });
});

describe('what lies in the box', () => {
  test('D2C-EXP-01 8 heroes, 8 classes, 9 kinds of monsters, 20 and 14 shop cards, 6 relics, 15 and 25 overlord cards, 30 tiles', () => {
    const sold = (act: 1 | 2) =>
      Object.values(SHOP).reduce((sum, item) => sum + (item.act === act ? (item.copies ?? 1) : 0), 0);
    const inBox = (things: object) => Object.keys(things).sort();
    expect(inBox(HEROES)).toEqual([
      'ashrian',
      'avric-albright',
      'grisban-the-thirsty',
      'jain-fairwood',
      'leoric-of-the-book',
      'syndrael',
      'tomble-burrowell',
      'widow-tarha',
    ]);
    expect(inBox(CLASSES)).toEqual([
      'berserker',
      'disciple',
      'knight',
      'necromancer',
      'runemaster',
      'spiritspeaker',
      'thief',
      'wildlander',
    ]);
    expect(inBox(MONSTERS)).toEqual([
      'barghest',
      'cave-spider',
      'elemental',
      'ettin',
      'flesh-moulder',
      'goblin-archer',
      'merriod',
      'shadow-dragon',
      'zombie',
    ]);
    expect([sold(1), sold(2)]).toEqual([20, 14]);
    expect(inBox(RELICS)).toHaveLength(2 * 6);
    expect(relicNames().filter(id => Object.hasOwn(RELICS, id))).toHaveLength(6);
    expect(['basic', 'warlord', 'magus', 'saboteur', 'universal'].map(copies)).toEqual([15, 7, 7, 7, 4]);
    const numbers = Object.keys(TILES).flatMap(id => Number(/^(\d+)A$/.exec(id)?.[1] ?? 99));
    expect(numbers.filter(one => one <= 30)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  test('D2C-THF-01 D2C-THF-02 Sneaky: a door with rules of the quest too, without the action, but with its test', () => {
    const force = (dice: readonly number[]) => {
      const t = acts(
        sit(
          state => {
            hero(state, 'tomble-burrowell', 'thief', 'F8', ['sneaky']);
            monster(state, 'zombie', 'J3');
          },
          { quest: PROVING_GROUND },
        ),
        'tomble-burrowell',
      );
      t.choose('use:tomble-burrowell,sneaky,0', dice).choose('pass');
      return [t.state.turns[0]?.actions, t.state.counters.forced];
    };
    expect(force([1, 1])).toEqual([2, 1]);
    expect(force(FAIL)).toEqual([2, undefined]);
  });
});
