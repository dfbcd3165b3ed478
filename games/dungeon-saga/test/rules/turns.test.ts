import { newChance } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { adventureOf } from '../../content/adventures/index.ts';
import { dungeonSaga } from '../../index.ts';
import { setup } from '../../setup.ts';
import { figureOf } from '../../state.ts';
import { position, squares, told } from '../positions.ts';

const SHRINE = { scenario: 'the-sealed-shrine', seats: 2 } as const;

describe('set-up', () => {
  test('DS-SETUP-01 DS-COMP-08 two to five players, seat 0 is the overlord', () => {
    for (const { seats, role } of dungeonSaga.scenarios) {
      expect(seats).toEqual([2, 3, 4, 5]);
      expect(role?.(0, 2).en).toBe('overlord');
      expect(role?.(1, 2).en).toBe('heroes');
    }
  });

  test('DS-SETUP-02 DS-SETUP-05 the hero players choose their heroes in turn', () => {
    const t = table(dungeonSaga, { config: { ...SHRINE, seats: 3 } });
    expect([t.seat, t.kind]).toEqual([1, 'draft']);
    t.choose('take:danor').choose('take:orlaf').choose('take:madriga');
    expect(t.state.control).toEqual({ danor: 1, orlaf: 2, madriga: 1, rordin: 2 });
    expect(table(dungeonSaga, { config: SHRINE }).state.control).toEqual({ orlaf: 1, rordin: 1, madriga: 1, danor: 1 });
  });

  test('DS-SETUP-04 DS-SETUP-07 DS-SETUP-08 only the tiles up to the first door are laid; the rest is hidden from the heroes', () => {
    const t = table(dungeonSaga, { config: SHRINE });
    const seen = t.match.view(1);
    expect(seen.figures.map(figure => figure.id)).toEqual(['orlaf', 'rordin', 'madriga', 'danor']);
    expect(seen.lurking).toBeNull();
    expect(Math.max(...seen.board.floor.map(cell => cell % seen.board.width))).toBe(4);
    expect(seen.things.map(thing => thing.id)).toEqual(['door-1']);
    expect(t.match.view(0).lurking).not.toHaveLength(0);
  });

  test('DS-SETUP-06 DS-MAGIC-02 DS-ITEM-01 the adventure hands out items and spells', () => {
    const t = table(dungeonSaga, { config: SHRINE });
    expect(figureOf(t.state, 'madriga').items).toEqual(['spider-silk-armour']);
    expect(figureOf(t.state, 'danor').spells.map(spell => spell.id)).toEqual([
      'burn',
      'flamebolt',
      'steelskin',
      'break-ward',
    ]);
  });

  test('DS-SETUP-09 DS-SETUP-10 DS-SETUP-11 DS-SETUP-15 the deck is dealt, the rest is out, three cards are drawn from the deck', () => {
    const state = setup({ ...SHRINE, settings: {} }, newChance('deal'));
    const { deck, hand, box } = state.overlord;
    expect(hand).toHaveLength(3);
    expect(deck).toHaveLength(adventureOf(state.adventure).overlord.deck.size - 3);
    expect(new Set([...deck, ...hand, ...box]).size).toBe(deck.length + hand.length + box.length);
  });

  test('DS-SETUP-12 only the overlord sees his hand', () => {
    const t = table(dungeonSaga, { config: SHRINE });
    expect(t.match.view(0).overlord.hand).toHaveLength(3);
    expect(t.match.view(1).overlord).toMatchObject({ hand: null, handSize: 3 });
    expect(t.match.view('spectator').overlord.hand).toBeNull();
  });

  test('DS-SETUP-13 DS-SETUP-14 the prologue is read out, then a hero begins', () => {
    const t = table(dungeonSaga, { config: SHRINE });
    expect(t.events()[0]).toMatchObject({ kind: 'begins', adventure: 'the-sealed-shrine' });
    expect([t.seat, t.kind]).toEqual([1, 'next-hero']);
  });
});

describe('round', () => {
  test('DS-ROUND-01 the adventure ends as soon as a side meets its conditions', () => {
    const t = position('O> .. **', { turn: 'orlaf', goals: { heroes: [{ is: 'reach', mark: 'here', who: 'orlaf' }] } });
    t.choose('move:2,0');
    expect(t.match.outcome).toMatchObject({ winners: [1], kind: 'heroes' });
  });

  test('DS-ROUND-02 DS-ROUND-03 each hero has one turn, then the overlord, then the round ends', () => {
    const t = position('O> R> .. .. s<');
    t.choose('hero:rordin').choose('end');
    expect([t.kind, ...t.offered()].slice(0, 1)).toEqual(['turn']);
    expect(t.state.turns[0]?.figure).toBe('orlaf');
    t.choose('end');
    expect([t.seat, t.kind]).toEqual([0, 'command']);
    t.choose('end');
    expect(t.state.round).toBe(2);
    expect(t.kind).toBe('next-hero');
  });

  test('DS-ROUND-04 DS-ROUND-07 the order is free: all whose heroes wait are asked at once, for any of these heroes', () => {
    const t = position('O> R> M> D>', { seats: 3 });
    const all = ['hero:orlaf', 'hero:rordin', 'hero:madriga', 'hero:danor'];
    expect([t.match.ask?.seat, t.match.ask?.also, ...t.offered()]).toEqual([1, [2], ...all]);
    expect(t.explain('hero:rordin', 1).allowed).toBe(true);
    expect(t.explain('hero:rordin', 0)).toMatchObject({ allowed: false });
    // Orlaf and Madriga belong to the first player, Rordin and Danor to the second, who is quicker here.
    const { epoch } = t.match;
    expect(t.match.submit({ seat: 2, epoch, option: 'hero:orlaf' })).toBeNull();
    expect(t.match.submit({ seat: 1, epoch, option: 'hero:rordin' })).toMatchObject({ code: 'stale' });
    expect([t.seat, t.kind, t.state.turns[0]?.figure]).toEqual([1, 'turn', 'orlaf']);
  });

  test('DS-ROUND-07 whoever has no hero left to act is not asked, and one hero left needs no question', () => {
    const t = position('O> R> M> D>', { seats: 3 });
    for (const hero of ['orlaf', 'madriga']) t.choose(`hero:${hero}`).choose('end');
    expect([t.match.ask?.seat, t.match.ask?.also, ...t.offered()]).toEqual([2, undefined, 'hero:rordin', 'hero:danor']);
    expect(t.match.submit({ seat: 1, epoch: t.match.epoch, option: 'hero:danor' })).toMatchObject({
      code: 'not-your-decision',
    });
    t.choose('hero:danor').choose('end');
    expect([t.seat, t.kind, t.state.turns[0]?.figure]).toEqual([2, 'turn', 'rordin']);
  });

  test('DS-ROUND-05 a hero who has had its turn is marked for all to see', () => {
    const t = position('O> R>', { turn: 'orlaf' });
    t.choose('end');
    expect(t.match.view('spectator').figures.find(figure => figure.id === 'orlaf')?.done).toBe(true);
    expect(t.explain('hero:orlaf', 1).allowed).toBe(false);
  });

  test('DS-ROUND-06 "you" is the active hero: Danor cannot use what Orlaf of the same player carries', () => {
    const t = position('O> D>', {
      turn: 'danor',
      wounds: { danor: 1, orlaf: 1 },
      items: { orlaf: ['healing-potion'] },
    });
    expect(t.offered('use:')).toEqual([]);
  });
});

describe('hero turn', () => {
  test('DS-HERO-01 DS-HERO-02 first the move, then one action; both may be left out', () => {
    const t = position('O> .. s<', { turn: 'orlaf' });
    expect(t.offered('end')).toEqual(['end']);
    t.choose('move:1,0').choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
    expect(t.offered('attack:')).toEqual([]);
    expect(t.kind).toBe('command');
  });

  test('DS-HERO-03 who acts first loses the move', () => {
    const t = position('O> s> ..\n.. .. ..', {
      turn: 'orlaf',
      items: { orlaf: ['healing-potion'] },
      wounds: { orlaf: 1 },
    });
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
    expect(squares(t)).toEqual([]);
    expect(t.explain('move:0,1').rule).toBe('DS-MOVE-01');
  });

  test('DS-HERO-04 actions are melee, ranged combat, magic and those of the adventure', () => {
    const t = position('O> **', {
      turn: 'orlaf',
      wounds: { orlaf: 1 },
      adventure: {
        actions: [
          {
            id: 'drink-from-the-well',
            name: { en: 'Drink', de: 'Trinken' },
            mark: 'here',
            side: 'heroes',
            once: true,
            effects: [{ do: 'heal', aim: 'you', wounds: 1 }],
          },
        ],
      },
    });
    expect(t.offered('use:')).toEqual([]);
    t.choose('move:1,0').choose('use:drink-from-the-well');
    expect(figureOf(t.state, 'orlaf').wounds).toBe(0);
    expect(told(t, 'used')).toEqual([
      { kind: 'used', figure: 'orlaf', what: 'drink-from-the-well', rule: 'DS-HERO-04' },
    ]);
  });

  test('DS-STAT-01 DS-STAT-06 the values of the sheets are those of the rulebook', () => {
    const t = position('s> R<', { turn: 'rordin' });
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 6, 6]);
    expect(told(t, 'rolled')[0]?.dice).toHaveLength(4);
  });
});

describe('feats', () => {
  test('DS-FEAT-01 DS-FEAT-03 a feat takes the place of the whole turn', () => {
    const t = position('.. s^ ..\n.. O> s^\n.. .. ..', { turn: 'orlaf' });
    t.choose('feat:whirlwind').choose('target:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 6, 6]);
    expect(t.kind).toBe('command');
  });

  test('DS-FEAT-01 after the move a feat is too late', () => {
    const t = position('O> .. ..', { turn: 'orlaf' });
    t.choose('move:1,0');
    expect(t.explain('feat:unstoppable').rule).toBe('DS-FEAT-03');
  });

  test('DS-FEAT-02 DS-FEAT-05 each feat once per adventure, one per turn', () => {
    const t = position('O> .. ..', { turn: 'orlaf' });
    t.choose('feat:unstoppable');
    expect(t.offered('feat:')).toEqual([]);
    t.choose('end');
    t.choose('end');
    expect(t.kind).toBe('turn');
    expect(t.offered('feat:')).toEqual([]);
    expect(t.explain('feat:unstoppable').rule).toBe('DS-FEAT-02');
  });

  test('DS-FEAT-04 DS-OVER-11 bosses use feats and items too', () => {
    const t = position('m> .. .. .. O<\n%% .. .. .. ..', {
      turn: 'mortibris',
      items: { mortibris: ['healing-potion'] },
      wounds: { mortibris: 2 },
    });
    t.choose('pass');
    expect(t.offered('feat:')).toContain('feat:great-awakening');
    expect(t.offered('use:')).toContain('use:healing-potion');
  });

  test('DS-FEAT-06 DS-LOCK-06 for the whirlwind locked doors and chests count as enemies', () => {
    const t = position('O> d1 ..\nc1 .. ..', { turn: 'orlaf' });
    t.choose('feat:whirlwind');
    expect(t.offered('target:')).toEqual(['target:door-1', 'target:chest-1']);
  });
});
