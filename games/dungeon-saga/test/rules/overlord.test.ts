import { describe, expect, test } from 'vitest';
import { figureOf, onBoard } from '../../state.ts';
import { position } from '../positions.ts';

describe('overlord turn', () => {
  test('DS-OVER-01 DS-OVER-02 DS-OVER-03 one command activates one servant, which moves and acts', () => {
    const t = position('s> .. .. s> .. O<', { phase: 'overlord', commands: 1 });
    t.choose('activate:skeleton-warrior-1');
    expect([t.seat, t.kind]).toEqual([0, 'activation']);
    t.choose('move:2,0').choose('end');
    expect(t.offered('activate:')).toEqual([]);
    expect(t.explain('activate:skeleton-warrior-2').rule).toBe('DS-OVER-01');
  });

  test('DS-OVER-04 a figure is activated once in an overlord turn', () => {
    const t = position('s> .. O<', { phase: 'overlord' });
    t.choose('activate:skeleton-warrior-1').choose('end');
    expect(t.explain('activate:skeleton-warrior-1').rule).toBe('DS-OVER-04');
  });

  test('DS-OVER-05 DS-CARD-13 an interrupt is no activation: the figure acts again in the overlord turn', () => {
    const t = position('O> R> .. .. .. .. .. s<', { turn: 'orlaf', hand: ['interrupt'] });
    t.choose('end').choose('play:interrupt').choose('activate:skeleton-warrior-1').choose('end');
    t.choose('end');
    expect(t.offered('activate:')).toEqual(['activate:skeleton-warrior-1']);
  });

  test('DS-OVER-06 servants fight, shoot and cast like heroes', () => {
    expect(position('s> O<', { turn: 'skeleton-warrior-1' }).offered('attack:')).toHaveLength(1);
    expect(position('a> .. O<', { turn: 'skeleton-archer-1' }).offered('shoot:')).toHaveLength(1);
    const t = position('e> .. O<', { turn: 'elshara' });
    expect(t.offered('cast:')).toContain('cast:keening');
  });

  test('DS-OVER-07 DS-DOOR-04 only heroes open doors and chests', () => {
    const t = position('s> c1 O<', { turn: 'skeleton-warrior-1' });
    expect(t.offered('attack:')).toEqual([]);
    expect(t.explain('attack:chest-1').rule).toBe('DS-DOOR-04');
  });

  test('DS-OVER-08 DS-OVER-09 bosses take wounds like heroes, minions do not', () => {
    const t = position('O> k<', { turn: 'orlaf' });
    t.choose('attack:grimbur', [6, 6, 6, 6, 6, 1, 1, 1, 1, 1]);
    expect(figureOf(t.state, 'grimbur').wounds).toBe(1);
  });

  test('DS-OVER-10 bosses act in the overlord turn or by an interrupt only', () => {
    const t = position('O> .. .. k<');
    expect(t.state.turns[0]?.figure).toBe('orlaf');
    t.choose('end');
    expect(t.offered('activate:')).toEqual(['activate:grimbur']);
  });

  test('DS-OVER-12 DS-CARD-01 DS-CARD-03 at most one card per overlord turn; it is discarded', () => {
    const t = position('s> .. O<', { phase: 'overlord', hand: ['additional-command', 'additional-command'] });
    t.choose('play:additional-command');
    expect(t.state.overlord.discard).toHaveLength(1);
    expect(t.explain('play:additional-command').rule).toBe('DS-CARD-01');
  });

  test('DS-OVER-13 unused commands are lost', () => {
    const t = position('O> .. .. .. .. s<', { phase: 'overlord', commands: 2 });
    t.choose('end').choose('end');
    expect(t.state.overlord.commands).toBe(2);
  });
});

describe('command cards', () => {
  test('DS-CARD-02 a card is never played during an activation', () => {
    const t = position('s> .. .. O<', { turn: 'skeleton-warrior-1', hand: ['additional-command'] });
    expect(t.offered('play:')).toEqual([]);
    t.choose('end');
    expect(t.offered('play:')).toEqual(['play:additional-command']);
  });

  test('DS-CARD-04 there is no hand limit', () => {
    const t = position('O> s<', { phase: 'draw', hand: Array.from({ length: 6 }, () => 'interrupt') });
    expect(t.state.overlord.hand).toHaveLength(7);
  });

  test('DS-CARD-05 DS-CARD-06 additional commands, each figure still once', () => {
    const t = position('s> .. .. .. O<', { phase: 'overlord', commands: 1, hand: ['additional-commands'] });
    t.choose('play:additional-commands');
    expect(t.state.overlord.commands).toBe(3);
    t.choose('activate:skeleton-warrior-1').choose('end');
    expect(t.offered('activate:')).toEqual([]);
  });

  test('DS-CARD-07 DS-CARD-08 double commands, each figure still once', () => {
    const t = position('s> .. .. .. O<', { phase: 'overlord', commands: 3, hand: ['double-commands'] });
    t.choose('play:double-commands');
    expect(t.state.overlord.commands).toBe(6);
    t.choose('activate:skeleton-warrior-1').choose('end');
    expect(t.explain('activate:skeleton-warrior-1').rule).toBe('DS-OVER-04');
  });

  test('DS-CARD-09 DS-CARD-10 DS-RAISE-01 a Raise the Dead card raises one pile for no command', () => {
    const t = position('%% .. %% .. O<', { phase: 'overlord', hand: ['raise-the-dead-command'] });
    t.choose('play:raise-the-dead-command').choose('raise:2,0,zombie').choose('face:W');
    expect(onBoard(t.state, 'zombie-1')).toBe(true);
    expect(t.state.overlord.commands).toBe(2);
    expect(t.state.bones).toEqual([0]);
  });

  test('DS-CARD-11 DS-CARD-16 interrupts are played between hero turns and do not use up the card of the overlord turn', () => {
    const t = position('O> R> .. .. .. .. s<', { turn: 'orlaf', hand: ['interrupt', 'additional-command'] });
    t.choose('end');
    expect([t.seat, t.kind, ...t.offered()]).toEqual([0, 'window', 'pass', 'play:interrupt']);
    t.choose('play:interrupt').choose('end').choose('end');
    expect(t.offered('play:')).toEqual(['play:additional-command']);
    expect(t.explain('play:interrupt').allowed).toBe(false);
  });

  test('DS-CARD-12 the printed number of different figures move and act, one after the other', () => {
    const t = position('O> R> .. .. .. .. s< s<', { turn: 'orlaf', hand: ['double-interrupt'] });
    t.choose('end').choose('play:double-interrupt').choose('activate:skeleton-warrior-1').choose('end');
    expect(t.offered('activate:')).toEqual(['activate:skeleton-warrior-2']);
    t.choose('activate:skeleton-warrior-2').choose('end');
    expect(t.kind).toBe('turn');
  });

  test('DS-CARD-14 DS-CARD-15 not before the first and not after the last hero turn, and one hero turn in between', () => {
    const t = position('O> R> .. .. .. .. s<', { hand: ['interrupt', 'interrupt'] });
    expect(t.kind).toBe('next-hero');
    t.choose('hero:orlaf').choose('end').choose('play:interrupt').choose('end');
    expect(t.kind).toBe('turn');
    t.choose('end');
    expect(t.kind).toBe('command');
  });

  test('the overlord is asked in the window even without an interrupt, so that nobody learns his hand', () => {
    const t = position('O> R> s<', { turn: 'orlaf', hand: ['additional-command'] });
    t.choose('end');
    expect([t.kind, ...t.offered()]).toEqual(['window', 'pass']);
  });
});

describe('Raise the Dead', () => {
  test('DS-RAISE-02 DS-RAISE-05 one command, one pile, a figure and a facing of choice', () => {
    const t = position('%% .. .. O<', { phase: 'overlord', commands: 1 });
    expect(t.offered('raise:')).toEqual(['raise:0,0,skeleton-warrior', 'raise:0,0,zombie', 'raise:0,0,ghost']);
    t.choose('raise:0,0,ghost').choose('face:S');
    expect(figureOf(t.state, 'ghost-1').facing).toBe('S');
    expect(t.state.overlord.commands).toBe(0);
  });

  test('DS-RAISE-03 DS-RAISE-04 beyond the maxima nothing can be raised', () => {
    const t = position('%% z< z< .. O<', { phase: 'overlord', raise: { zombie: 2 } });
    expect(t.offered('raise:')).toEqual([]);
    expect(t.explain('raise:0,0,zombie').rule).toBe('DS-RAISE-03');
  });

  test('DS-RAISE-08 DS-RAISE-12 a raised figure counts as activated in this turn', () => {
    const t = position('%% .. .. O<', { phase: 'overlord' });
    t.choose('raise:0,0,zombie').choose('face:E');
    expect(t.explain('activate:zombie-1').rule).toBe('DS-OVER-04');
  });

  test('DS-RAISE-09 a pile under a figure cannot be raised', () => {
    const t = position('s> .. O<', { phase: 'overlord', arrange: state => state.bones.push(0) });
    expect(t.explain('raise:0,0,zombie').rule).toBe('DS-RAISE-09');
  });

  test('DS-RAISE-10 DS-RAISE-11 of several piles only one rises while its figure stands there', () => {
    const t = position('%% .. .. O<', { phase: 'overlord', arrange: state => state.bones.push(0) });
    expect(t.offered('raise:0,0,zombie')).toHaveLength(1);
    t.choose('raise:0,0,zombie').choose('face:E');
    expect(t.state.bones).toEqual([0]);
    expect(t.offered('raise:')).toEqual([]);
  });

  test('DS-RAISE-13 DS-MAGIC-25 the spell does the same as an action of the caster', () => {
    const t = position('m> .. %% .. .. .. O<', {
      turn: 'mortibris',
      spells: { mortibris: ['raise-the-dead'] },
      arrange: state => state.used.round.push('mortibris/lord-of-bones'),
    });
    t.choose('cast:raise-the-dead').choose('raise:2,0,zombie').choose('face:E');
    expect(onBoard(t.state, 'zombie-1')).toBe(true);
    expect(t.offered('attack:')).toEqual([]);
  });
});

describe('end of round', () => {
  test('DS-EOR-01 the overlord draws one card', () => {
    const t = position('O> s<', { phase: 'draw', deck: ['interrupt', 'additional-command'] });
    expect(t.match.view(0).overlord.hand).toEqual(['additional-command']);
    expect(t.state.overlord.deck).toHaveLength(1);
  });

  test('DS-EOR-02 with an empty deck no card is drawn; without a time limit play goes on', () => {
    const t = position('O> s<', { phase: 'draw', deck: [], goals: { overlord: [{ is: 'rounds', count: 9 }] } });
    expect(t.state.overlord.hand).toEqual([]);
    expect(t.match.outcome).toBeNull();
  });

  test('DS-EOR-03 with a time limit the empty deck ends the adventure', () => {
    const t = position('O> s<', { phase: 'draw', deck: [] });
    expect(t.match.outcome).toMatchObject({ winners: [0], kind: 'overlord-deck-empty' });
  });

  test('DS-EOR-04 DS-EOR-05 DS-EOR-06 spells turn, then abilities work, then the card is drawn', () => {
    const t = position('R> D> s<', {
      phase: 'overlord',
      deck: ['interrupt'],
      wounds: { rordin: 2 },
      spells: { danor: ['burn'] },
      arrange: state => {
        const [card] = figureOf(state, 'danor').spells;
        if (card) card.turned = 1;
      },
    });
    t.choose('end', [5]);
    const kinds = t.happened(1).map(event => event.kind);
    expect(kinds).toEqual(['recharged', 'used', 'die', 'healed', 'drew', 'round']);
    expect(figureOf(t.state, 'rordin').wounds).toBe(1);
  });
});
