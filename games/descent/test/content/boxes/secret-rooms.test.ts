import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import {
  acts,
  at,
  damageOf,
  fatigueOf,
  figure,
  hero,
  holds,
  monster,
  type Played,
  raid,
  sit,
} from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';
import { AVRIC, inside, night, room, SYN, withRooms } from '../../secret-positions.ts';
import { black, blue, gray, red, through, yellow } from './hero-positions.ts';

const PASS = [gray(0), black(0)];
const FAIL = [gray(3), black(4)];
const first = (t: Played, of = ''): string => t.offered(of)[0] ?? '';
/** All out of the room, wherever they are put. */
const out = (t: Played): Played => {
  for (let i = 0; i < 6 && t.kind === 'where'; i++) t.choose(first(t));
  return t;
};
const has = (t: Played, id: string): boolean => t.state.heroes.some(({ cards }) => cards.some(one => one.id === id));

describe('secret rooms of Lair of the Wyrm', () => {
  test("Brigand's Quarters: awareness challenges are passed, failures give the overlord a card back, the reward is the best of as many shop cards as awareness", () => {
    const t = room('brigands-quarters', {
      tokens: [['awareness', 1, 2]],
      more: state => {
        state.search = newPile(['curse-doll']);
        state.shop = newPile(['iron-shield', 'chainmail', 'light-hammer']);
      },
    });
    t.choose('search:challenge-1');
    // Syndrael has awareness 2.
    expect([t.kind, t.offered().length]).toEqual(['which', 2]);
    const kept = first(t).slice(5);
    out(t.choose(first(t)));
    expect([has(t, 'curse-doll'), has(t, kept), t.state.shop.rest.length, t.state.rooms?.out]).toEqual([
      true,
      true,
      2,
      ['brigands-quarters'],
    ]);
    const failed = room('brigands-quarters', {
      tokens: [
        ['might', 1, 2],
        ['might', 3, 0],
      ],
      more: state => {
        state.overlord.out = ['dash'];
      },
    }).choose('search:challenge-1', FAIL);
    failed.choose('card:dash');
    expect([failed.state.overlord.out, failed.state.overlord.deck.top]).toEqual([[], ['dash']]);
  });

  test('Brigand’s Quarters: once per turn a passed awareness test turns over any token', () => {
    const t = room('brigands-quarters', {
      tokens: [
        ['zombie', 3, 0],
        ['might', 3, 3],
      ],
    });
    t.choose(`use:${SYN},brigands-quarters,1`, PASS).choose('search:challenge-1');
    expect([
      t.state.monsters[0]?.cells,
      t.state.turns[0]?.actions,
      t.offered(`use:${SYN},brigands-quarters,1`),
    ]).toEqual([[inside(t.state, 3, 0)], 2, []]);
  });

  const finding = (
    deck: string,
    hand: readonly string[],
    more: (state: Parameters<Parameters<typeof sit>[0]>[0]) => void = () => {},
  ) =>
    acts(
      sit(state => {
        hero(state, SYN, 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'F8');
        withRooms(state, [deck]);
        holds(state, hand);
        state.search = newPile(['curse-doll', 'fire-flask', 'health-potion', 'warding-talisman']);
        state.tokens.push({
          id: 'secret-passage',
          kind: 'secret-passage',
          cell: at(state, 'E5'),
          face: null,
          hidden: false,
        });
        more(state);
      }),
      SYN,
    ).choose('move');

  test('D2C-SECR-01 Hidden Stash: a search card for each shield; then card and token are gone', () => {
    const t = finding('hidden-stash', []).choose('explore:move-1', [gray(2)]);
    const found = t.state.heroes[0]?.cards.filter(({ id }) =>
      ['curse-doll', 'fire-flask', 'health-potion', 'warding-talisman'].includes(id),
    );
    expect([found?.length, t.state.tokens, t.state.rooms?.out, t.state.rooms?.card, figure(t, SYN).cells]).toEqual([
      2,
      [],
      ['hidden-stash'],
      null,
      [at(t.state, 'E5')],
    ]);
  });

  test('Hidden Stash: the overlord may discard a card for 1 damage and a new roll', () => {
    const t = finding('hidden-stash', ['dash']).choose('explore:move-1', [gray(3)]);
    expect([t.kind, t.seat]).toEqual(['spoil', 0]);
    t.choose('yes', [gray(0)]);
    if (t.kind === 'which') t.choose('card:dash');
    expect([damageOf(t, SYN), has(t, 'curse-doll'), t.state.overlord.hand]).toEqual([1, false, []]);
  });

  test('The Armory: whoever defeats a monster there has one more action', () => {
    const t = room('the-armory', {
      tokens: [['might', 3, 0]],
      more: state => {
        const one = monster(state, 'goblin-archer', 'J3');
        one.cells = [inside(state, 1, 2)];
      },
    });
    t.choose(first(t, 'attack:iron-longsword'), [blue(2), red(3), gray(0)]);
    expect([through(t).state.monsters, t.state.turns[0]?.actions]).toEqual([[], 2]);
  });

  test('D2C-SECR-02 The Armory: a token turned over by its might test is discarded, and no search card is drawn', () => {
    const t = room('the-armory', {
      tokens: [
        ['might', 3, 0],
        ['zombie', 3, 3],
      ],
      more: state => {
        state.search = newPile(['curse-doll']);
      },
    });
    // Might 4; her knowledge is 3.
    t.choose(`use:${SYN},the-armory,1`, [gray(1), black(3)]).choose('search:challenge-1');
    expect([t.state.tokens.some(({ id }) => id === 'challenge-1'), has(t, 'curse-doll'), t.kind]).toEqual([
      false,
      false,
      'turn',
    ]);
    expect(t.offered(`use:${SYN},the-armory,1`)).toEqual([]);
  });

  test('The Armory: kept, it lends a gray die as often as its bearer’s might', () => {
    const t = raid(state => {
      withRooms(state, []);
      const one = hero(state, SYN, 'knight', 'E5', ['the-armory']);
      one.marks['the-armory'] = 1;
      monster(state, 'zombie', 'F5');
    });
    expect(t.offered('use')).toEqual([]);
    t.choose(first(t, 'attack:zombie'));
    t.choose(`use:${SYN},the-armory,0`, [blue(2), yellow(1), gray(0), gray(2)]);
    expect([damageOf(through(t), SYN), has(t, 'the-armory'), t.state.rooms?.out]).toEqual([1, false, ['the-armory']]);
    const won = out(room('the-armory', { tokens: [['might', 1, 2]] }).choose('search:challenge-1', FAIL));
    // Syndrael's might is 4.
    expect([has(won, 'the-armory'), won.state.heroes[0]?.marks['the-armory']]).toEqual([true, 4]);
  });

  test('The Dark Council: for 1 fatigue knowledge is tested instead; passed, an action or a look at 3 overlord cards', () => {
    const t = room('the-dark-council', {
      tokens: [
        ['might', 2, 2],
        ['zombie', 0, 0],
      ],
      more: state => {
        state.overlord.deck = newPile(['a', 'b', 'c']);
      },
    });
    t.choose('search:challenge-1').choose(`use:${SYN},the-dark-council,0`, PASS);
    expect([fatigueOf(t, SYN), t.kind]).toEqual([1, 'one-of']);
    t.choose('way:0');
    expect(t.state.turns[0]?.actions).toBe(2);
    const looked = room('the-dark-council', {
      tokens: [
        ['knowledge', 2, 2],
        ['zombie', 0, 0],
      ],
      more: state => {
        state.overlord.deck = newPile(['a', 'b', 'c']);
      },
    }).choose('search:challenge-1', PASS);
    looked.choose('way:1').choose('card:c').choose('card:a');
    expect(looked.state.overlord.deck.top).toEqual(['b', 'a', 'c']);
  });

  test('The Dark Council and Troll Pit: kept, it cancels an overlord card once', () => {
    for (const kept of ['the-dark-council', 'troll-pit']) {
      const t = raid(state => {
        withRooms(state, []);
        hero(state, SYN, 'knight', 'E5', [kept]);
        monster(state, 'zombie', 'F5');
        holds(state, ['dash']);
      });
      t.choose('play:dash');
      t.choose(`use:${SYN},${kept},0`);
      expect([t.state.turns[0]?.extra, t.state.overlord.out, has(t, kept), t.state.rooms?.out]).toEqual([
        [],
        ['dash'],
        false,
        [kept],
      ]);
    }
  });

  test('The Dragon Shrine: monsters in the room deal 1 more damage; the reward rests all heroes and stores fatigue', () => {
    const t = night('the-dragon-shrine', {
      tokens: [['might', 0, 0]],
      more: state => {
        const one = monster(state, 'zombie', 'J3');
        one.cells = [inside(state, 2, 2)];
      },
    });
    if (t.kind === 'clear-room') t.choose('pass');
    t.choose(first(t, 'attack:zombie'), [blue(2), yellow(1), gray(0)]);
    expect(damageOf(through(t), SYN)).toBe(4);
    const won = room('the-dragon-shrine', {
      tokens: [['might', 2, 2]],
      more: state => {
        for (const one of state.heroes) one.fatigue = 2;
      },
    });
    out(won.choose('search:challenge-1', FAIL));
    expect([won.state.heroes.map(one => one.fatigue), won.state.heroes[0]?.marks['the-dragon-shrine']]).toEqual([
      [0, 0],
      8,
    ]);
    won.choose('tire');
    expect([fatigueOf(won, SYN), won.state.heroes[0]?.marks['the-dragon-shrine']]).toEqual([0, 7]);
    // Every hero has it.
    won.choose('end').choose('tire');
    expect([fatigueOf(won, AVRIC), won.state.heroes[0]?.marks['the-dragon-shrine']]).toEqual([0, 6]);
  });

  test("The Lorekeeper's Vault: failures draw an overlord card; fatigue instead of the search card; the best of as many shop cards as knowledge", () => {
    const failed = room('the-lorekeepers-vault', {
      tokens: [
        ['might', 2, 2],
        ['zombie', 0, 0],
      ],
      more: state => {
        holds(state, [], ['dash']);
      },
    }).choose('search:challenge-1', FAIL);
    expect(failed.state.overlord.hand).toEqual(['dash']);
    const t = room('the-lorekeepers-vault', {
      tokens: [['might', 2, 2]],
      more: state => {
        for (const one of state.heroes) one.fatigue = 2;
        state.search = newPile(['curse-doll']);
        state.shop = newPile(['iron-shield', 'chainmail', 'light-hammer']);
      },
    }).choose('search:challenge-1', PASS);
    t.choose(`use:${SYN},the-lorekeepers-vault,1`);
    expect([fatigueOf(t, SYN), has(t, 'curse-doll'), t.offered('card:').length]).toEqual([0, false, 3]);
  });

  test('D2C-MAB-43 Hoarder answers a search action that turns over a challenge token', () => {
    const t = room('the-dragon-shrine', {
      tokens: [
        ['might', 2, 2],
        ['might', 0, 0],
      ],
      more: state => {
        monster(state, 'valyndra', 'H3', 'I3', 'J3', 'H4', 'I4', 'J4');
      },
    });
    t.choose('search:challenge-1');
    expect([t.kind, t.seat, t.offered('use:')]).toEqual(['answer', 0, ['use:valyndra,hoarder,0']]);
  });
});

describe('secret rooms of The Trollfens', () => {
  proving({});

  test('Cursed Tomb: four tests, 2 damage for each failure, 25 gold for each success; the overlord may have one taken anew', () => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'F8');
        withRooms(state, ['cursed-tomb']);
        holds(state, ['dash']);
        state.tokens.push({
          id: 'secret-passage',
          kind: 'secret-passage',
          cell: at(state, 'E5'),
          face: null,
          hidden: false,
        });
      }),
      SYN,
    ).choose('move');
    t.choose('explore:move-1', PASS);
    expect(t.kind).toBe('spoil');
    t.choose('yes', [...FAIL, ...PASS, ...PASS, ...FAIL]);
    if (t.kind === 'which') t.choose('card:dash');
    expect([damageOf(t, SYN), t.state.gold, t.state.rooms?.out, t.state.tokens]).toEqual([4, 50, ['cursed-tomb'], []]);
  });

  test('Overgrown Chasm: every space costs 1 more, unless a might test succeeds at the start of the turn', () => {
    const steps = (dice: readonly number[]) => {
      const t = sit(state => {
        layChasm(state);
      }).choose(`hero:${SYN}`, [...dice]);
      acts(t, SYN).choose('move');
      t.choose(`go:${inside(t.state, 3, 1)},move-1`);
      return t.state.turns[0]?.pools[0]?.left;
    };
    expect([steps(PASS), steps(FAIL)]).toEqual([3, 2]);
  });

  const layChasm = (state: Parameters<Parameters<typeof sit>[0]>[0]): void => {
    withRooms(state, []);
    hero(state, SYN, 'knight', 'E5');
    hero(state, AVRIC, 'disciple', 'F8');
    if (state.rooms) state.rooms.card = 'overgrown-chasm';
    state.tokens.push({
      id: 'secret-passage',
      kind: 'secret-passage',
      cell: at(state, 'E5'),
      face: null,
      hidden: false,
    });
    if (state.heroes[0]) state.heroes[0].cells = [inside(state, 3, 0)];
    state.tokens.push({ id: 'challenge-1', kind: 'challenge', cell: inside(state, 0, 2), face: 'might', hidden: true });
  };

  test('Overgrown Chasm: the reward is the best of as many shop cards as heroes inside', () => {
    const t = room('overgrown-chasm', {
      tokens: [['might', 3, 1]],
      more: state => {
        state.shop = newPile(['iron-shield', 'chainmail', 'light-hammer']);
        const two = state.heroes[1];
        if (two) two.cells = [inside(state, 2, 0)];
      },
    }).choose('search:challenge-1', FAIL);
    t.choose(`pick:${SYN}`);
    expect(t.offered('card:')).toHaveLength(2);
  });

  test('Place of Peace: willpower at the start of a turn: failed, stunned and weakened; passed, a token is turned over', () => {
    const begin = (dice: readonly number[]) => {
      const t = sit(state => {
        layChasm(state);
        if (state.rooms) state.rooms.card = 'place-of-peace';
        if (state.heroes[0]) state.heroes[0].cells = [inside(state, 0, 0)];
        state.tokens.push({
          id: 'challenge-2',
          kind: 'challenge',
          cell: inside(state, 3, 1),
          face: 'zombie',
          hidden: true,
        });
      });
      return t.choose(`hero:${SYN}`, [...dice]);
    };
    expect(figure(begin(FAIL), SYN).conditions).toEqual(['stunned', 'weakened']);
    const t = begin(PASS);
    expect(t.offered('search:')).toEqual(['search:challenge-1', 'search:challenge-2']);
    t.choose('search:challenge-2');
    expect(t.state.monsters[0]?.of).toBe('zombie');
    const kept = acts(
      sit(state => {
        withRooms(state, []);
        hero(state, SYN, 'knight', 'E5', ['place-of-peace']).fatigue = 3;
        hero(state, AVRIC, 'disciple', 'F8');
      }),
      SYN,
    ).choose(`use:${SYN},place-of-peace,0`);
    expect([fatigueOf(kept, SYN), has(kept, 'place-of-peace'), kept.state.turns[0]?.actions]).toEqual([0, false, 2]);
  });

  test('Room of Keys: every success and every monster is a key; kept, each opens or closes a door for any hero', () => {
    const t = room('room-of-keys', {
      tokens: [
        ['might', 1, 0],
        ['might', 0, 1],
      ],
    });
    t.choose('search:challenge-1', PASS);
    expect(t.state.rooms?.keys).toBe(1);
    out(t.choose('search:challenge-2', PASS));
    expect([has(t, 'room-of-keys'), t.state.heroes[0]?.marks['room-of-keys']]).toEqual([true, 2]);
    const door = acts(
      sit(
        state => {
          withRooms(state, []);
          hero(state, AVRIC, 'disciple', 'J8', ['room-of-keys']).marks['room-of-keys'] = 1;
          hero(state, SYN, 'knight', 'F3');
        },
        { quest: PROVING_GROUND },
      ),
      SYN,
    );
    door.choose(`use:${SYN},room-of-keys,0`);
    expect([door.state.doors[0], has(door, 'room-of-keys'), door.state.turns[0]?.actions]).toEqual([0, false, 2]);
  });

  test('D2C-SECR-03 Tainted Spring: discarded in his turn 2 red dice heal all heroes', () => {
    const t = acts(
      sit(state => {
        withRooms(state, []);
        hero(state, SYN, 'knight', 'E5', ['tainted-spring']).damage = 5;
        hero(state, AVRIC, 'disciple', 'J8').damage = 2;
      }),
      SYN,
    ).choose(`use:${SYN},tainted-spring,0`, [red(1), red(2)]);
    expect([damageOf(t, SYN), damageOf(t, AVRIC), has(t, 'tainted-spring'), t.state.turns[0]?.actions]).toEqual([
      2,
      0,
      false,
      2,
    ]);
  });

  test('Tainted Spring: damage poisons heroes in the room; a passed willpower challenge is worth an action', () => {
    const t = night('tainted-spring', {
      tokens: [['might', 3, 2]],
      more: state => {
        const one = monster(state, 'zombie', 'J3');
        one.cells = [inside(state, 0, 1)];
      },
    });
    if (t.kind === 'clear-room') t.choose('pass');
    t.choose(first(t, 'attack:zombie'), [blue(2), yellow(1), gray(0)]);
    expect(figure(through(t), SYN).conditions).toEqual(['poisoned']);
    const passed = room('tainted-spring', {
      tokens: [
        ['willpower', 0, 1],
        ['zombie', 3, 2],
      ],
      more: state => {
        state.overlord.deck = newPile(['a', 'b', 'c']);
      },
    }).choose('search:challenge-1', PASS);
    passed.choose('way:0');
    expect(passed.state.turns[0]?.actions).toBe(2);
  });

  test('Troll Pit: 1 movement point at the start of a turn there, 1 fatigue and disease at its end', () => {
    const t = sit(state => {
      layChasm(state);
      if (state.rooms) state.rooms.card = 'troll-pit';
    }).choose(`hero:${SYN}`);
    acts(t, SYN);
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'troll-pit', left: 1 }]);
    // Her own ability comes first.
    t.choose('end').choose(`order:${SYN}/${SYN}/0`);
    expect([fatigueOf(t, SYN), figure(t, SYN).conditions]).toEqual([1, ['diseased']]);
  });
});
