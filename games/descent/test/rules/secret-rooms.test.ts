import { newChance, newPile, pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { inPlay } from '../../content/index.ts';
import { resample } from '../../redealing.ts';
import { unbegun } from '../../rules/campaign/flow.ts';
import { ledgerAfter, readLedger } from '../../rules/campaign/ledger.ts';
import { travelDeck } from '../../rules/campaign/travel-deck.ts';
import { limitsOf } from '../../rules/monsters.ts';
import { searchable } from '../../rules/searching.ts';
import { challengeFaces, isInRoom } from '../../rules/secret-rooms.ts';
import { setup } from '../../setup.ts';
import { view } from '../../view.ts';
import {
  acts,
  ally,
  at,
  damageOf,
  face,
  figure,
  go,
  hero,
  holds,
  monster,
  type Played,
  sit,
  strike,
} from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';
import { AVRIC, inside, layRoom, night, room, SYN, withRooms } from '../secret-positions.ts';

const gray = (shield: number) => face('gray', { shield });
const black = (shield: number) => face('black', { shield });
const PASS = [gray(0), black(0)];
const FAIL = [gray(3), black(4)];

const begun = (settings: Record<string, string | number | boolean>) =>
  setup(
    { scenario: 'toll-at-the-ford', seats: 2, settings: { heroes: 2, level: 'basic', act: 1, ...settings } },
    newChance('rooms'),
  );

describe('the secret passage', () => {
  /** Syndrael finds it. */
  const found = (deck: readonly string[], more: Parameters<typeof sit>[0] = () => {}): Played => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'F8');
        withRooms(state, deck);
        state.search = newPile(['secret-passage']);
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E4'), face: null, hidden: true });
        more(state);
      }),
      SYN,
    );
    return t.choose('search:search-1');
  };

  test('D2-SETUP-06 D2-SECGEN-01 Secret Passage: with secret rooms exactly one takes the place of Nothing; only where they are wanted', () => {
    const count = (settings: Record<string, boolean>) => {
      const cards = pileCards(begun(settings).search);
      return ['nothing', 'secret-passage'].map(id => cards.filter(one => one === id).length);
    };
    expect(count({})).toEqual([1, 0]);
    expect(count({ 'lair-of-the-wyrm': true })).toEqual([1, 0]);
    expect(count({ 'secret-rooms': true })).toEqual([1, 0]);
    expect(count({ 'lair-of-the-wyrm': true, trollfens: true, 'secret-rooms': true })).toEqual([0, 1]);
    expect(begun({ trollfens: true, 'secret-rooms': true }).rooms?.deck.rest).toEqual(
      [...inPlay('rooms', ['TF'])].sort(),
    );
  });

  test('D2-SECGEN-02 whoever draws it puts the token in his space and may explore at once, without a movement point', () => {
    const t = found(['the-armory']);
    expect([t.kind, t.state.tokens.map(({ kind, cell }) => [kind, cell])]).toEqual([
      'explore',
      [['secret-passage', at(t.state, 'E5')]],
    ]);
    expect(t.state.heroes[0]?.cards.some(({ id }) => id === 'secret-passage')).toBe(false);
    t.choose('yes');
    expect([t.state.rooms?.card, isInRoom(t.state, SYN)]).toEqual(['the-armory', true]);
  });

  test('D2-SECGEN-03 drawn while no hero is on the map it is shuffled back, and another card comes', () => {
    /** On their way both test knowledge; who passes finds something. */
    const travels = (rest: readonly string[], dice: readonly number[]): Played => {
      const t = sit(
        state => {
          withRooms(state, ['the-armory']);
          hero(state, SYN, 'knight', 'E5');
          hero(state, AVRIC, 'disciple', 'F8');
          state.search = { ...newPile([...rest]), top: ['secret-passage'] };
          state.campaign = { id: 'the-long-toll', played: [{ quest: 'toll-at-the-ford', winner: 'heroes' }] };
          state.stage = 'setup';
          state.todo = ['heroes', 'travel', 'begin'];
          state.journey = {
            symbols: ['road'],
            out: travelDeck({ ...state, journey: null }).filter(id => id !== 'travel-2'),
          };
        },
        { heroes: 2 },
      );
      t.choose(t.offered('space:')[0] ?? '');
      return t.choose(t.offered('space:')[0] ?? '', dice);
    };
    const found = (t: Played) =>
      t.events().flatMap(event => (event.kind === 'found' ? [[event.figure, event.card]] : []));
    const one = travels(['curse-doll'], [...PASS, ...FAIL]);
    expect([found(one), one.state.tokens.filter(({ kind }) => kind === 'secret-passage')]).toEqual([
      [[SYN, 'curse-doll']],
      [],
    ]);
    // It lies among the others again, nobody knows where.
    expect(one.state.search).toMatchObject({ rest: ['secret-passage'], top: [], bottom: [] });
    // It was the only card left: nothing is found, and it is still there for the second.
    const last = travels([], [...PASS, ...PASS]);
    expect([found(last), last.state.search.rest]).toEqual([[], ['secret-passage']]);
  });

  test('D2-SECGEN-04 whoever does not explore at once, or any other hero on the token, does so later for 1 movement point', () => {
    const t = found(['the-armory']).choose('no');
    expect(t.offered('explore')).toEqual([]);
    t.choose('move');
    expect(t.offered('explore')).toEqual(['explore:move-1']);
    t.choose(go(t, 'G6'));
    expect(t.offered('explore')).toEqual([]);
    t.choose('end').choose('move');
    t.choose(go(t, 'E5'));
    expect(t.state.turns[0]?.figure).toBe(AVRIC);
    const [left = 0] = t.state.turns[0]?.pools.map(one => one.left) ?? [];
    t.choose('explore:move-1');
    expect([t.state.turns[0]?.pools[0]?.left ?? 0, t.state.rooms?.card]).toEqual([left - 1, 'the-armory']);
  });

  test('D2-SECGEN-05 exploring: a card, its tile beside the map, the hero in its entrance, as many hidden challenge tokens as heroes', () => {
    const t = found(['the-armory']).choose('yes');
    const apart = inside(t.state, 0, 2);
    expect([figure(t, SYN).cells, t.kind, t.seat]).toEqual([[apart], 'place', 0]);
    for (let i = 0; i < 4; i++) t.choose(`space:${inside(t.state, i, 0)}`);
    const tokens = t.state.tokens.filter(({ kind }) => kind === 'challenge');
    expect(tokens.map(({ cell, hidden }) => [cell, hidden])).toEqual(
      [0, 1, 2, 3].map(x => [inside(t.state, x, 0), true]),
    );
    for (const seat of [0, 1])
      expect(
        view(t.state, seat).tokens.flatMap(({ kind, face: shown }) => (kind === 'challenge' ? [shown] : [])),
      ).toEqual([null, null, null, null]);
    // Nothing leads there on foot.
    t.choose('move');
    expect(t.offered('go:').every(one => isInside(t, Number(one.slice(3).split(',')[0])))).toBe(true);
    // Any token may be any that was not seen.
    const seen = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const other = structuredClone(t.state);
      resample(other, i % 2, newChance(`faces-${i}`), []);
      seen.add(other.tokens.find(({ id }) => id === 'challenge-1')?.face ?? '');
    }
    expect(seen.size).toBeGreaterThan(4);
    expect(challengeFaces(t.state)).toHaveLength(16);
  });

  const isInside = (t: Played, cell: number): boolean => cell >= inside(t.state, 0, 0);

  test('D2-SECGEN-05 on the tiles of The Trollfens the tokens lie where the tile shows them', () => {
    const t = found(['place-of-peace']).choose('yes');
    expect(t.state.tokens.flatMap(({ kind, cell }) => (kind === 'challenge' ? [cell] : []))).toEqual([
      inside(t.state, 3, 1),
      inside(t.state, 0, 2),
      inside(t.state, 3, 2),
      inside(t.state, 1, 2),
    ]);
  });

  test('D2-SECGEN-06 while a room is in play no other is explored', () => {
    const t = room('the-armory', { tokens: [['zombie', 3, 0]] });
    t.choose('end').choose('move');
    t.choose(go(t, 'E5'));
    expect([t.offered('explore'), t.offered('jump:')]).toEqual([[], [`jump:${inside(t.state, 0, 2)},move-1`]]);
  });

  test('D2-SECGEN-07 for 1 movement point a hero goes from one end of the passage to the other, which are not adjacent', () => {
    const t = room('the-armory', { tokens: [['zombie', 3, 0]] });
    t.choose('move');
    const out = `jump:${at(t.state, 'E5')},move-1`;
    t.choose(out);
    expect([figure(t, SYN).cells, t.state.turns[0]?.pools[0]?.left]).toEqual([[at(t.state, 'E5')], 3]);
    t.choose(`jump:${inside(t.state, 0, 2)},move-1`);
    expect([figure(t, SYN).cells, t.state.turns[0]?.pools[0]?.left]).toEqual([[inside(t.state, 0, 2)], 2]);
    const beside = room('the-armory', {
      tokens: [['zombie', 3, 0]],
      more: state => {
        monster(state, 'goblin-archer', 'E5');
      },
    });
    expect(beside.offered('attack:')).toEqual([]);
  });

  test('D2-SECGEN-08 where the other end is occupied one comes to the nearest empty space of one’s choice', () => {
    const t = room('the-armory', {
      tokens: [['zombie', 3, 0]],
      more: state => {
        monster(state, 'goblin-archer', 'E5');
      },
    });
    t.choose('move').choose(`jump:${at(t.state, 'E5')},move-1`);
    expect([
      t.kind,
      t.offered(`space:${at(t.state, 'E4')}`).length,
      t.offered(`space:${at(t.state, 'E3')}`).length,
    ]).toEqual(['where', 1, 0]);
  });

  test('D2-SECGEN-09 monsters use no passage', () => {
    const t = night('the-armory', {
      tokens: [['zombie', 3, 0]],
      more: state => {
        monster(state, 'goblin-archer', 'E5');
      },
    });
    if (t.kind === 'clear-room') t.choose('pass');
    t.choose('move');
    expect([t.offered('jump:'), t.offered('explore')]).toEqual([[], []]);
  });
});

describe('challenge tokens', () => {
  proving({ figures: { zombie: { name: { en: '', de: '' }, standing: [{ do: 'permit', rule: 'no-attacks' }] } } });

  test('D2-SECGEN-10 a hero on a challenge token or next to it turns it over by a search action', () => {
    const t = room('the-dragon-shrine', {
      tokens: [
        ['might', 2, 2],
        ['might', 0, 0],
      ],
    });
    expect(t.offered('search:')).toEqual(['search:challenge-1']);
    t.choose('search:challenge-1', PASS);
    expect([t.state.turns[0]?.actions, t.state.tokens.some(({ id }) => id === 'challenge-1')]).toEqual([1, false]);
  });

  test('D2-SRCH-14 D2-SECGEN-15 challenge tokens are no search tokens', () => {
    const t = room('the-dragon-shrine', { tokens: [['might', 2, 2]] });
    expect(searchable(t.state, SYN)).toEqual([]);
  });

  test('D2-SECGEN-11 a monster token is a minion of that kind on the nearest empty space of the overlord’s choice', () => {
    const t = room('the-dragon-shrine', {
      tokens: [
        ['zombie', 3, 2],
        ['might', 0, 0],
      ],
    });
    // Syndrael stands on the token.
    t.choose('search:challenge-1');
    expect([t.kind, t.seat, t.offered('base:').length]).toEqual(['place', 0, 5]);
    t.choose(`base:${inside(t.state, 2, 2)}`);
    const [zombie] = t.state.monsters;
    expect([zombie?.of, zombie?.rank, zombie?.cells]).toEqual(['zombie', 'minion', [inside(t.state, 2, 2)]]);
  });

  test('D2-SECGEN-12 it belongs to its group on the map, and does not count towards its size', () => {
    const t = room('the-dragon-shrine', {
      tokens: [
        ['zombie', 2, 2],
        ['might', 0, 0],
      ],
      more: state => {
        for (const space of ['J3', 'J4', 'J5', 'J6']) monster(state, 'zombie', space);
      },
    });
    t.choose('search:challenge-1');
    const last = t.state.monsters.at(-1);
    expect([last?.group, last?.id, last?.token, t.state.groups.length]).toEqual(['zombie', 'zombie-5', true, 1]);
    const less = room('the-dragon-shrine', {
      tokens: [
        ['zombie', 2, 2],
        ['might', 0, 0],
      ],
      more: state => {
        monster(state, 'zombie', 'J3');
      },
    });
    less.choose('search:challenge-1');
    expect(limitsOf(less.state, less.state.groups[0] as never)).toContain('minion');
    expect(less.state.monsters.filter(({ group, token }) => group === 'zombie' && token !== true)).toHaveLength(1);
  });

  test('D2-SECGEN-13 it is a monster, whatever the quest says of its kind', () => {
    const t = room('the-dragon-shrine', {
      quest: PROVING_GROUND,
      tokens: [
        ['zombie', 2, 2],
        ['might', 3, 0],
      ],
      more: state => {
        monster(state, 'zombie', 'J3');
        hero(state, 'widow-tarha', 'runemaster', 'J4');
      },
    });
    t.choose('search:challenge-1');
    const [, own] = t.state.monsters;
    expect([own?.token, t.state.monsters[0]?.token]).toEqual([true, undefined]);
    for (let i = 0; i < 20 && t.kind !== 'activate'; i++)
      t.choose(t.offered('pass')[0] ?? t.offered('end')[0] ?? t.offered()[0] ?? '');
    t.choose(`monster:${own?.id}`);
    // The quest forbids zombies to attack: this one does.
    expect(t.offered('attack:').length).toBeGreaterThan(0);
  });

  test('D2-SECGEN-14 an attribute is tested at once: passed, a search card; failed, only the token is gone', () => {
    const met = (dice: readonly number[]) => {
      const t = room('the-dragon-shrine', {
        tokens: [
          ['might', 2, 2],
          ['zombie', 3, 0],
        ],
        more: state => {
          state.search = newPile(['curse-doll']);
        },
      });
      t.choose('search:challenge-1', [...dice]);
      return [t.state.heroes[0]?.cards.some(({ id }) => id === 'curse-doll'), t.state.tokens.length];
    };
    expect([met(PASS), met(FAIL)]).toEqual([
      [true, 2],
      [false, 2],
    ]);
  });

  test('D2-SECGEN-16 where a card turns a token over, nobody need be near it', () => {
    const t = room('brigands-quarters', {
      tokens: [
        ['might', 3, 0],
        ['zombie', 3, 3],
      ],
    });
    expect(t.offered('search:')).toEqual([]);
    t.choose(`use:${SYN},brigands-quarters,1`, PASS);
    expect(t.offered('search:')).toEqual(['search:challenge-1', 'search:challenge-2']);
  });

  test('D2-SECGEN-17 while a hero is inside the overlord may take a token or a monster token away before he draws, unseen', () => {
    const t = night('the-dragon-shrine', {
      tokens: [
        ['might', 3, 0],
        ['zombie', 3, 3],
      ],
      more: state => {
        const one = monster(state, 'zombie', 'J3');
        one.cells = [inside(state, 1, 1)];
        one.token = true;
        monster(state, 'goblin-archer', 'J8');
        holds(state, [], ['dash', 'dash']);
      },
    });
    expect([t.kind, t.offered(), t.state.overlord.hand]).toEqual([
      'clear-room',
      ['clear:challenge-1', 'clear:challenge-2', 'clear:zombie-1', 'pass'],
      [],
    ]);
    t.choose('clear:challenge-1');
    expect([t.state.tokens.some(({ id }) => id === 'challenge-1'), t.state.overlord.hand]).toEqual([false, ['dash']]);
    expect(t.events().some(event => event.kind === 'turned')).toBe(false);
    const nobody = night('the-dragon-shrine', {
      tokens: [['might', 3, 0]],
      more: state => {
        const [one] = state.heroes;
        if (one) one.cells = [at(state, 'E4')];
        monster(state, 'goblin-archer', 'J8');
      },
    });
    expect(nobody.kind).not.toBe('clear-room');
  });
});

describe('the reward', () => {
  const last = (card: string, more: Parameters<typeof room>[1] = {}) =>
    room(card, { tokens: [['might', 1, 2]], ...more });

  test('D2-SECGEN-18 without challenge tokens and monsters the turn is interrupted: reward, all come out beside the passage, room and token go', () => {
    const t = last('the-armory', {
      more: state => {
        monster(state, 'goblin-archer', 'E5');
      },
    });
    t.choose('search:challenge-1', FAIL);
    expect([t.kind, t.offered(`space:${at(t.state, 'E4')}`).length]).toEqual(['where', 1]);
    t.choose(`space:${at(t.state, 'E4')}`);
    expect([
      t.state.rooms?.card,
      t.state.tokens,
      figure(t, SYN).cells,
      t.state.heroes[0]?.cards.some(({ id }) => id === 'the-armory'),
      t.kind,
      t.state.turns[0]?.actions,
    ]).toEqual([null, [], [at(t.state, 'E4')], true, 'turn', 1]);
  });

  test('D2-SECGEN-18 a monster in the room keeps it in play', () => {
    const t = last('the-armory', {
      more: state => {
        const one = monster(state, 'zombie', 'J3');
        one.cells = [inside(state, 3, 3)];
      },
    }).choose('search:challenge-1', FAIL);
    expect([t.state.rooms?.card, t.kind]).toEqual(['the-armory', 'turn']);
  });

  test('D2-SECGEN-19 of several heroes inside the players choose who receives it', () => {
    const t = last('the-armory', {
      more: state => {
        const two = state.heroes[1];
        if (two) two.cells = [inside(state, 3, 3)];
      },
    }).choose('search:challenge-1', FAIL);
    expect(t.offered()).toEqual([`pick:${SYN}`, `pick:${AVRIC}`]);
    t.choose(`pick:${AVRIC}`);
    while (t.kind === 'where') t.choose(t.offered()[0] ?? '');
    expect(t.state.heroes.map(({ cards }) => cards.some(({ id }) => id === 'the-armory'))).toEqual([false, true]);
  });

  test('D2-SECGEN-20 monsters that the overlord places in the room must be defeated too', () => {
    const t = last('the-armory', {
      more: state => {
        const one = monster(state, 'goblin-archer', 'J3');
        one.cells = [inside(state, 1, 3)];
      },
    }).choose('search:challenge-1', FAIL);
    expect(t.state.rooms?.card).toBe('the-armory');
    t.choose(strike(t, 'iron-longsword', 'goblin-archer-1', 'E5').replace(/\d+$/, String(inside(t.state, 1, 3))), [
      face('blue', { damage: 2, surge: 1 }),
      face('red', { damage: 3 }),
      gray(0),
    ]);
    while (t.kind === 'surge' || t.kind === 'answer') t.choose(t.offered('done')[0] ?? 'pass');
    expect(t.state.rooms?.card).toBe(null);
  });

  test('D2-SECGEN-21 D2-SECGEN-23 what outlasts the quest stays with its hero, all else is shuffled back into the deck', () => {
    const t = room('the-armory', { tokens: [['might', 1, 2]], cards: ['place-of-peace', 'troll-pit'] });
    t.state.over = { winner: 'heroes', why: 'test' };
    const { ledger } = ledgerAfter(unbegun(), t.state);
    expect([ledger.rooms, ledger.heroes[0]?.rewards]).toEqual([true, [{ id: 'place-of-peace' }]]);
    expect(readLedger(JSON.parse(JSON.stringify({ ...ledger, played: [] }))).heroes[0]?.rewards).toEqual([
      { id: 'place-of-peace' },
    ]);
    const next = setup(
      { scenario: 'act-1', seats: 2, settings: {}, carried: JSON.parse(JSON.stringify({ ...ledger, played: [] })) },
      newChance('next'),
    );
    expect(next.rooms?.deck.rest).toEqual(
      inPlay('rooms', ['LW', 'TF'])
        .filter(id => id !== 'place-of-peace')
        .sort(),
    );
    expect(next.heroes[0]?.cards.some(({ id }) => id === 'place-of-peace')).toBe(true);
    expect(pileCards(next.search)).toContain('secret-passage');
  });

  test('D2-SECGEN-22 when the encounter ends a room whose reward was not given is discarded', () => {
    const t = sit(state => {
      layRoom(state, 'the-armory', { tokens: [['might', 3, 0]] });
      state.round = 999;
    }, {});
    acts(t, SYN);
    expect([t.state.rooms?.card, t.state.rooms?.out]).toEqual([null, ['the-armory']]);
  });

  test('D2-SECGEN-24 a hero knocked out in the room lies where the passage token is, even if somebody stands there', () => {
    const t = night('the-dragon-shrine', {
      tokens: [['might', 3, 0]],
      more: state => {
        const [one] = state.heroes;
        if (one) one.damage = 11;
        const zombie = monster(state, 'zombie', 'J3');
        zombie.cells = [inside(state, 2, 2)];
        hero(state, 'widow-tarha', 'runemaster', 'E5');
      },
    });
    if (t.kind === 'clear-room') t.choose('pass');
    const [attack = ''] = t.offered(`attack:zombie,${SYN}`);
    t.choose(attack, [face('blue', { damage: 2, surge: 1 }), face('yellow', { damage: 2 }), gray(0)]);
    while (t.kind === 'surge' || t.kind === 'answer') t.choose(t.offered('done')[0] ?? 'pass');
    expect(t.state.heroes[0]?.down).toBe(at(t.state, 'E5'));
    expect(damageOf(t, SYN)).toBe(12);
  });
});

describe('allies in secret rooms', () => {
  const SERENA = 'ally-serena';
  /** Her activation: the passage is at E5, and the room in play. */
  const activated = (
    space: string | null,
    tokens: readonly (readonly [string, number, number])[] = [['might', 2, 2]],
  ) => {
    const t = sit(state => {
      layRoom(state, 'the-dragon-shrine', { tokens });
      for (const one of state.heroes) {
        one.acted = true;
        if (one.id === SYN) one.cells = [at(state, 'J3')];
      }
      const { boxes } = state;
      ally(state, SERENA, space ?? 'E5');
      Object.assign(state, { boxes: [...boxes, 'LR'] });
      const serena = state.companions.at(-1);
      if (space === null && serena !== undefined) serena.cells = [inside(state, 3, 2)];
      state.search = newPile(['curse-doll']);
    });
    for (let i = 0; i < 3 && t.state.turns.at(-1)?.figure !== SERENA; i++)
      t.choose(t.offered(`familiar:${SERENA}`)[0] ?? t.offered()[0] ?? '');
    return t;
  };

  test('D2-SECGEN-25 an ally enters, leaves and meets challenges like a hero', () => {
    const t = activated('E5').choose('move');
    t.choose(`jump:${inside(t.state, 3, 2)},move-1`);
    expect(isInRoom(t.state, SERENA)).toBe(true);
    expect(t.offered(`jump:${at(t.state, 'E5')},move-1`)).toHaveLength(1);
    const searching = activated(null, [
      ['willpower', 2, 2],
      ['zombie', 0, 0],
    ]);
    searching.choose('search:challenge-1', PASS);
    // The nearest hero has the card.
    expect(searching.state.heroes.map(({ cards }) => cards.some(({ id }) => id === 'curse-doll'))).toEqual([
      false,
      true,
    ]);
  });

  test('D2-SECGEN-26 if an ally alone has cleared the room it comes out on the token, and the nearest hero has the reward', () => {
    const t = activated(null).choose('search:challenge-1', FAIL);
    expect([figure(t, SERENA).cells, t.state.rooms?.card]).toEqual([[at(t.state, 'E5')], null]);
    // Avric at F8 is nearer to E5 than Syndrael at J3.
    expect(t.state.heroes.map(({ marks }) => marks['the-dragon-shrine'] ?? 0)).toEqual([0, 8]);
  });
});
