import { describe, expect, test } from 'vitest';
import { figureOf } from '../../state.ts';
import { position, told } from '../positions.ts';

describe('commands', () => {
  test('DS-OVER-01 DS-OVER-04 a new overlord turn: all commands, all servants fresh, no card played', () => {
    const t = position('O> .. .. .. z< z<', {
      turn: 'orlaf',
      commands: 2,
      done: ['zombie-1'],
      arrange: ({ overlord }) => void Object.assign(overlord, { commands: 0, played: true }),
    });
    t.choose('end');
    expect(told(t, 'overlord')).toEqual([{ kind: 'overlord', commands: 2, rule: 'DS-OVER-01' }]);
    expect([t.state.overlord.commands, t.state.overlord.played]).toEqual([2, false]);
    expect(t.offered()).toEqual(['activate:zombie-1', 'activate:zombie-2', 'end']);
    // The heroes stay marked until the next round.
    expect(t.state.figures.map(({ done }) => done)).toEqual([true, false, false]);
  });

  test('DS-OVER-02 an activation costs a command and is told; the last command leaves only the end', () => {
    const t = position('O> .. .. .. %% z< z<', { phase: 'overlord', commands: 1 });
    expect(t.offered('raise:')).not.toEqual([]);
    t.choose('activate:zombie-2');
    expect(told(t, 'activated')).toEqual([{ kind: 'activated', figure: 'zombie-2', rule: 'DS-OVER-02' }]);
    t.choose('end');
    expect(t.offered()).toEqual(['end']);
    expect(t.explain('activate:zombie-1')).toMatchObject({
      rule: 'DS-OVER-01',
      text: { en: 'There is no command left.' },
    });
  });

  test('DS-OVER-08 DS-OVER-04 why somebody cannot be activated', () => {
    const t = position('O> .. .. z<', { phase: 'overlord', done: ['zombie-1'] });
    expect(t.explain('activate:orlaf').rule).toBe('DS-OVER-08');
    expect(t.explain('activate:grimbur').rule).toBe('DS-OVER-08');
    expect(t.explain('activate:zombie-1').rule).toBe('DS-OVER-04');
  });

  test('DS-OVER-02 what is limited to a turn may be used again in the next activation', () => {
    const t = position('O> .. .. z<', { phase: 'overlord', arrange: state => state.used.turn.push('zombie-1/x') });
    t.choose('activate:zombie-1');
    expect(t.state.used.turn).toEqual([]);
  });
});

describe('raising by command', () => {
  test('DS-RAISE-09 DS-RAISE-03 why nothing rises: no pile, somebody on it, not that kind', () => {
    const t = position('%% .. z< .. O<', {
      phase: 'overlord',
      raise: { ghost: 1, zombie: 1 },
      arrange: s => s.bones.push(2),
    });
    expect(t.explain('raise:0,0,ghost').allowed).toBe(true);
    expect(t.explain('raise:1,0,ghost').rule).toBe('DS-RAISE-09');
    expect(t.explain('raise:2,0,ghost').rule).toBe('DS-RAISE-09');
    expect(t.explain('raise:0,0,zombie').rule).toBe('DS-RAISE-03');
    expect(t.explain('raise:9,9,ghost').rule).toBe('DS-RAISE-09');
    expect(t.offered('raise:')).toEqual(['raise:0,0,ghost']);
  });
});

describe('cards', () => {
  test('DS-SETUP-11 DS-CARD-11 DS-CARD-01 why a card cannot be played', () => {
    const t = position('O> R> .. .. .. s<', {
      turn: 'orlaf',
      hand: ['interrupt', 'additional-command', 'additional-command'],
    });
    t.choose('end');
    expect(t.kind).toBe('window');
    expect(t.explain('play:additional-command')).toMatchObject({
      allowed: false,
      rule: 'DS-CARD-11',
      text: { en: 'Between hero turns only interrupts are played.' },
    });
    expect(t.explain('play:double-commands')).toMatchObject({ rule: 'DS-SETUP-11' });
    t.choose('pass').choose('end');
    expect(t.kind).toBe('command');
    // Two equal cards are one choice.
    expect(t.offered('play:')).toEqual(['play:additional-command']);
    expect(t.explain('play:interrupt')).toMatchObject({
      allowed: false,
      rule: 'DS-CARD-11',
      text: { en: 'Interrupts are played between two hero turns.' },
    });
    t.choose('play:additional-command');
    expect([t.state.overlord.hand.length, t.state.overlord.discard.length, t.state.overlord.commands]).toEqual([
      2, 1, 3,
    ]);
    expect(t.explain('play:additional-command').rule).toBe('DS-CARD-01');
  });

  test('DS-CARD-09 DS-CARD-10 a Raise the Dead card needs a pile that can rise; it raises one for each it is worth', () => {
    const hand = ['raise-the-dead-command'];
    expect(position('%% .. O<', { phase: 'overlord', hand }).offered('play:')).toHaveLength(1);
    const none = position('.. .. O<', { phase: 'overlord', hand });
    expect(none.offered('play:')).toEqual([]);
    expect(none.explain('play:raise-the-dead-command').rule).toBe('DS-RAISE-09');
    const full = position('%% z< .. .. O<', { phase: 'overlord', hand, raise: { zombie: 1 } });
    expect(full.explain('play:raise-the-dead-command').rule).toBe('DS-RAISE-09');
  });

  test('DS-RAISE-04 DS-CARD-10 what the card can no longer raise is lost', () => {
    const t = position('%% .. .. .. O<', {
      phase: 'overlord',
      arrange: state => {
        state.overlord.raisings = 3;
      },
    });
    expect([t.kind, ...t.offered()]).toEqual([
      'raise',
      'raise:0,0,skeleton-warrior',
      'raise:0,0,zombie',
      'raise:0,0,ghost',
    ]);
    t.choose('raise:0,0,zombie').choose('face:E');
    expect([t.kind, t.state.overlord.raisings, t.state.overlord.commands]).toEqual(['command', 0, 2]);
  });

  test('DS-CARD-03 the card that is played is discarded, and told', () => {
    const t = position('s> .. O<', { phase: 'overlord', hand: ['interrupt', 'double-commands', 'additional-command'] });
    t.choose('play:double-commands');
    expect(told(t, 'played')).toEqual([{ kind: 'played', card: 'double-commands', rule: 'DS-CARD-03' }]);
    const ids = (cards: readonly string[]): string[] => cards.map(card => card.replace(/#.*/, ''));
    expect(ids(t.state.overlord.hand)).toEqual(['interrupt', 'additional-command']);
    expect(ids(t.state.overlord.discard)).toEqual(['double-commands']);
  });
});

describe('interrupts', () => {
  test('DS-CARD-12 each figure once, as many as the card says, or fewer', () => {
    const t = position('O> R> .. .. .. .. s< s< s<', { turn: 'orlaf', hand: ['double-interrupt'] });
    t.choose('end').choose('play:double-interrupt');
    expect([t.kind, ...t.offered()]).toEqual([
      'interrupt',
      'activate:skeleton-warrior-1',
      'activate:skeleton-warrior-2',
      'activate:skeleton-warrior-3',
      'end',
    ]);
    t.choose('activate:skeleton-warrior-2');
    expect(told(t, 'activated')).toEqual([{ kind: 'activated', figure: 'skeleton-warrior-2', rule: 'DS-CARD-12' }]);
    t.choose('end');
    expect(t.offered('activate:')).toEqual(['activate:skeleton-warrior-1', 'activate:skeleton-warrior-3']);
    expect(t.explain('activate:skeleton-warrior-2').rule).toBe('DS-CARD-12');
    t.choose('end');
    expect([t.state.phase, t.kind, t.state.turns[0]?.figure]).toEqual(['heroes', 'turn', 'rordin']);
    expect(figureOf(t.state, 'skeleton-warrior-2').done).toBe(false);
  });

  test('DS-CARD-12 DS-CARD-13 the next interrupt may use the same figures again', () => {
    const t = position('O> R> M> .. .. .. .. s<', { turn: 'orlaf', hand: ['interrupt', 'interrupt'] });
    t.choose('end').choose('play:interrupt').choose('activate:skeleton-warrior-1').choose('end');
    expect([t.kind, t.state.overlord.commands]).toEqual(['next-hero', 0]);
    t.choose('hero:rordin').choose('end').choose('play:interrupt');
    expect(t.offered('activate:')).toEqual(['activate:skeleton-warrior-1']);
  });

  test('DS-CARD-11 DS-CARD-14 without a card in hand nobody is asked between two hero turns', () => {
    const t = position('O> R> M> s<', { turn: 'orlaf' });
    expect(t.choose('end').kind).toBe('next-hero');
  });

  test('DS-CARD-12 without a servant on the board an interrupt is over at once', () => {
    const t = position('O> R> M> ..', { turn: 'orlaf', hand: ['interrupt'] });
    t.choose('end').choose('play:interrupt');
    expect([t.kind, t.state.overlord.hand]).toEqual(['next-hero', []]);
  });
});
