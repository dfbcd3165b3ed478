import { describe, expect, test } from 'vitest';
import { figureOf } from '../../state.ts';
import { position, squares, told } from '../positions.ts';

/** Wounded and with a potion a hero always has something left to do, so that the turn stays open after the action. */
const open = (...heroes: string[]) => ({
  wounds: Object.fromEntries(heroes.map(id => [id, 1])),
  items: Object.fromEntries(heroes.map(id => [id, ['healing-potion']])),
});

describe('one move and one action', () => {
  test('DS-HERO-01 DS-HERO-03 a hero turn that play has begun: a move, one action, no more', () => {
    const t = position('O> .. s< ..\nR> .. s< ..', open('orlaf', 'rordin'));
    t.choose('hero:orlaf').choose('move:1,0');
    expect(t.offered('attack:')).toEqual(['attack:skeleton-warrior-1', 'attack:skeleton-warrior-2']);
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
    expect(t.offered()).toEqual(['use:healing-potion', 'end']);
    expect(t.explain('attack:skeleton-warrior-2')).toMatchObject({ allowed: false, rule: 'DS-HERO-01' });
    t.choose('end');
    // The next turn has its own action.
    expect(t.state.turns[0]?.figure).toBe('rordin');
    t.choose('move:1,1').choose('attack:skeleton-warrior-2', [1, 1, 1, 6, 6]);
    expect(t.offered()).toEqual(['use:healing-potion', 'end']);
  });

  test('DS-OVER-02 DS-OVER-03 an activation: a move, one action, one command; the raising of the dead costs one as well', () => {
    const t = position('s> .. O< .. ..\n.. .. R< .. %%', { phase: 'overlord', commands: 3 });
    t.choose('activate:skeleton-warrior-1');
    expect(squares(t)).not.toEqual([]);
    t.choose('move:1,0');
    expect(t.offered('attack:')).toEqual(['attack:orlaf', 'attack:rordin']);
    t.choose('attack:orlaf', [1, 1, 6, 6, 6, 6, 6]);
    expect([t.kind, t.state.overlord.commands]).toEqual(['command', 2]);
    expect(t.offered()).toEqual(['raise:4,1,skeleton-warrior', 'raise:4,1,zombie', 'raise:4,1,ghost', 'end']);
    t.choose('raise:4,1,zombie').choose('face:W');
    expect(t.state.overlord.commands).toBe(1);
  });

  test('DS-OVER-02 a servant may leave out the move or the action, and acts only where it has come to', () => {
    const t = position('s> O< .. ..\n.. .. .. s<', { phase: 'overlord', commands: 2 });
    t.choose('activate:skeleton-warrior-1').choose('attack:orlaf', [1, 1, 6, 6, 6, 6, 6]);
    t.choose('activate:skeleton-warrior-2').choose('move:2,0').choose('end');
    expect([t.kind, t.state.overlord.commands]).toEqual(['command', 0]);
    expect(told(t, 'attack')).toEqual([]);
  });

  test('DS-CARD-12 the figure of an interrupt has one move and one action', () => {
    const t = position('O> .. s<\nR> .. ..', { turn: 'orlaf', hand: ['interrupt'] });
    t.choose('end').choose('play:interrupt').choose('activate:skeleton-warrior-1');
    t.choose('move:1,0');
    expect(t.offered('attack:')).toEqual(['attack:orlaf', 'attack:rordin']);
    t.choose('attack:orlaf', [1, 1, 6, 6, 6, 6, 6]);
    expect([t.seat, t.state.turns[0]?.figure]).toEqual([1, 'rordin']);
  });
});

describe('what an action is enough for', () => {
  test('DS-MAGIC-06 two lesser spells and no third, nor an attack', () => {
    const spells = { danor: ['flamebolt', 'steelskin', 'gust', 'burn'] };
    const t = position('D> s<', { turn: 'danor', spells, ...open('danor') });
    t.choose('cast:steelskin');
    expect(t.offered()).toEqual(['cast:flamebolt', 'cast:gust', 'use:healing-potion', 'end']);
    expect(t.explain('cast:steelskin').allowed).toBe(false);
    t.choose('cast:flamebolt', [1, 1, 1, 6, 6]);
    expect(t.offered()).toEqual(['use:healing-potion', 'end']);
    expect(t.explain('cast:gust')).toMatchObject({ allowed: false, rule: 'DS-HERO-01' });
  });

  test('DS-MAGIC-06 one greater spell and nothing after it', () => {
    const t = position('D> .. s<', { turn: 'danor', spells: { danor: ['burn', 'steelskin'] }, ...open('danor') });
    t.choose('cast:burn', [1, 1, 1, 1, 1, 6, 6]);
    expect(t.offered()).toEqual(['use:healing-potion', 'end']);
  });

  test('DS-ITEM-14 DS-ITEM-16 an exchange is part of the move: after the action it is too late', () => {
    const t = position('O> .. R>\n.. sv ..', { turn: 'orlaf', ...open('orlaf') });
    t.choose('move:1,0');
    expect(t.offered('give:')).toEqual(['give:healing-potion,rordin']);
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
    expect(t.offered()).toEqual(['use:healing-potion', 'end']);
    expect(t.explain('give:healing-potion,rordin')).toMatchObject({ allowed: false, rule: 'DS-ITEM-14' });
  });

  test('DS-ITEM-14 where a feat gives a second move, nothing changes hands before it has begun', () => {
    const t = position('M> .. O> .. ..\n.. sv .. .. ..', { turn: 'madriga', items: { madriga: ['weapon-oil'] } });
    t.choose('feat:wind-step').choose('move:1,0');
    expect(t.offered('give:')).toEqual(['give:weapon-oil,orlaf']);
    t.choose('attack:skeleton-warrior-1').choose('pass', [1, 1, 1, 6, 6]);
    expect([squares(t).length > 0, t.offered('give:')]).toEqual([true, []]);
    expect(t.choose('move:3,1').offered('give:')).toEqual(['give:weapon-oil,orlaf']);
  });

  test('DS-ITEM-14 the first of two lesser spells has begun the action already', () => {
    const spells = { danor: ['steelskin', 'flamebolt'] };
    const t = position('D> .. R> s<', { turn: 'danor', spells, ...open('danor') });
    t.choose('move:1,0');
    expect(t.offered('give:')).toEqual(['give:healing-potion,rordin']);
    t.choose('cast:steelskin').choose('target:rordin');
    expect(t.offered()).toEqual(['use:healing-potion', 'end']);
  });

  test('DS-FEAT-02 DS-FEAT-05 two feats need two turns, and neither comes again', () => {
    const t = position('O> .. ..\n.. s^ ..', { turn: 'orlaf' });
    expect(t.offered('feat:')).toEqual(['feat:whirlwind', 'feat:unstoppable']);
    t.choose('feat:unstoppable');
    expect(t.offered('feat:')).toEqual([]);
    expect(t.explain('feat:whirlwind')).toMatchObject({ allowed: false, rule: 'DS-FEAT-03' });
    t.choose('end').choose('end');
    expect(t.offered('feat:')).toEqual(['feat:whirlwind']);
    expect(t.explain('feat:unstoppable')).toMatchObject({ allowed: false, rule: 'DS-FEAT-02' });
    t.choose('feat:whirlwind', [1, 1, 1, 1, 1, 6, 6]).choose('end');
    expect([t.kind, ...t.offered('feat:')]).toEqual(['turn']);
    expect(figureOf(t.state, 'orlaf').feats).toEqual([
      { id: 'whirlwind', used: true },
      { id: 'unstoppable', used: true },
    ]);
  });
});
