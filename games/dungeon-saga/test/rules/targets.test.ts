import { describe, expect, test } from 'vitest';
import { boardOf } from '../../board.ts';
import type { Targets } from '../../content/index.ts';
import { aimed, figuresFor, foeOf, isAnyFor, isNextTo, squaresFor, thingsFor } from '../../rules/targets.ts';
import { figureOf } from '../../state.ts';
import { position, type Situation, stateOf, told } from '../positions.ts';

const pick = (of: Targets['of'], range: Targets['range'], sight = false): Targets => ({ of, range, sight, many: 1 });

describe('whom a choice allows', () => {
  const figures = (
    drawing: string,
    you: string,
    wanted: Targets,
    legal = (_: { id: string }): boolean => true,
  ): string[] => {
    const state = stateOf(drawing);
    const found = figuresFor(state, figureOf(state, you), wanted, legal).map(({ id }) => id);
    expect(isAnyFor(state, figureOf(state, you), wanted, legal)).toBe(found.length > 0);
    return found;
  };

  test('DS-MAGIC-12 enemies, friends with or without the caster, minions of the own side', () => {
    const drawing = 'O> D> m< z< k<';
    expect(figures(drawing, 'danor', pick('enemy', 'board'))).toEqual(['mortibris', 'zombie-1', 'grimbur']);
    expect(figures(drawing, 'danor', pick('friend', 'board'))).toEqual(['orlaf', 'danor']);
    expect(figures(drawing, 'danor', pick('other', 'board'))).toEqual(['orlaf']);
    expect(figures(drawing, 'mortibris', pick('minion', 'board'))).toEqual(['zombie-1']);
    expect(figures(drawing, 'danor', pick('minion', 'board'))).toEqual([]);
    expect(figures(drawing, 'danor', pick('bones', 'board'))).toEqual([]);
    expect(figures(drawing, 'danor', pick('enemy', 'board'), ({ id }) => id !== 'grimbur')).toEqual([
      'mortibris',
      'zombie-1',
    ]);
    expect(figures(drawing, 'danor', pick('friend', 'board'), () => false)).toEqual([]);
  });

  test('DS-MAGIC-11 DS-RANGE-04 in front, adjacent, within the rulers of 3 and 8 squares', () => {
    const at = (drawing: string, range: Targets['range']) => figures(drawing, 'danor', pick('enemy', range)).length;
    expect([at('D> z<', 'front'), at('z> D>', 'front'), at('D> .. z<', 'front')]).toEqual([1, 0, 0]);
    expect([at('D> z<', 'adjacent'), at('z> D>', 'adjacent'), at('D> .. z<', 'adjacent')]).toEqual([1, 1, 0]);
    expect([at('D> .. .. .. z<', 'short'), at('D> .. .. .. .. z<', 'short')]).toEqual([1, 0]);
    const far = (gap: number) => `D> ${Array.from({ length: gap }, () => '..').join(' ')} z<`;
    expect([at(far(8), 'long'), at(far(9), 'long'), at(far(9), 'board')]).toEqual([1, 0, 1]);
  });

  test('DS-LARGE-02 of a large figure any square will do, its own or the target', () => {
    const at = (drawing: string, you: string, range: Targets['range']) =>
      figures(drawing, you, pick('enemy', range)).length;
    expect([
      at('.. T> T>\n.. T> T>\n.. .. Dv', 'danor', 'adjacent'),
      at('T> T> ..\nT> T> ..\n.. .. D^', 'danor', 'front'),
    ]).toEqual([1, 1]);
    expect([
      at('.. T> T>\n.. T> T>\n.. .. Dv', 'danor', 'front'),
      at('T> T> .. D>\nT> T> .. ..', 'zombie-troll-1', 'adjacent'),
    ]).toEqual([0, 0]);
    const state = stateOf('T> T> .. O<\nT> T> .. ..\n.. .. .. ..');
    const next = [2, 3, 6, 8, 9, 10, 11].filter(cell =>
      isNextTo(boardOf(state), figureOf(state, 'zombie-troll-1'), cell),
    );
    expect(next).toEqual([2, 6, 8, 9, 10]);
  });

  test('DS-MAGIC-13 DS-MAGIC-14 with sight only what is seen, but always oneself', () => {
    expect(figures('z> D> O> z<', 'danor', pick('enemy', 'short', true))).toEqual([]);
    expect(figures('z> D> O> z<', 'danor', pick('enemy', 'short'))).toEqual(['zombie-1', 'zombie-2']);
    expect(figures('O> D> R> z<', 'danor', pick('friend', 'short', true))).toEqual(['danor', 'rordin']);
  });
});

describe('what else may be chosen', () => {
  test('DS-LOCK-06 DS-LOCK-07 closed locks or seals in reach, for heroes only', () => {
    const things = (drawing: string, of: Targets['of'], you = 'danor', more: Situation = {}): string[] => {
      const state = stateOf(drawing, more);
      return thingsFor(state, figureOf(state, you), pick(of, 'adjacent'));
    };
    const drawing = 'c1 D> q2 .. c1\n.. .. k^ .. ..';
    expect(things(drawing, 'lock')).toEqual(['chest-1']);
    expect(things(drawing, 'enemy')).toEqual(['chest-1']);
    expect(things(drawing, 'seal')).toEqual(['chest-2']);
    expect(things(drawing, 'seal', 'grimbur')).toEqual([]);
    const openOnes = {
      arrange: (state: { things: { open: boolean }[] }) => {
        for (const thing of state.things) thing.open = true;
      },
    };
    expect([things(drawing, 'lock', 'danor', openOnes), things(drawing, 'seal', 'danor', openOnes)]).toEqual([[], []]);
  });

  test('DS-RAISE-09 DS-MAGIC-15 squares with bones and nobody on them, each once', () => {
    const state = stateOf('D> %% .. z< .. .. %%', { arrange: s => void s.bones.push(1, 3) });
    expect(squaresFor(state, figureOf(state, 'danor'), pick('bones', 'short'))).toEqual([1]);
    expect(squaresFor(state, figureOf(state, 'danor'), pick('bones', 'long'))).toEqual([1, 6]);
  });

  test('DS-MAGIC-15 free squares: laid out, without figures, furniture, doors or chests', () => {
    const state = stateOf('D> .. BB c1 z< d1 ..\n## .. %% ## ## ## ##');
    expect(squaresFor(state, figureOf(state, 'danor'), pick('square', 'board'))).toEqual([1, 8, 9]);
    expect(squaresFor(state, figureOf(state, 'danor'), pick('square', 'adjacent'))).toEqual([1, 8]);
  });

  test('DS-ITEM-07 the other side of the attack, as long as it is there', () => {
    const state = stateOf('O> z< k<');
    const attack = { attacker: 'orlaf', target: 'zombie-1' } as never;
    const foe = (id: string): string[] => foeOf(state, figureOf(state, id), { attack, prevented: false });
    expect([foe('orlaf'), foe('zombie-1')]).toEqual([['zombie-1'], ['orlaf']]);
    state.figures.splice(1, 1);
    expect(foe('orlaf')).toEqual([]);
    expect(foeOf(state, figureOf(state, 'orlaf'), { attack: null, prevented: false })).toEqual([]);
  });
});

describe('those who are meant without a choice', () => {
  test('DS-MAGIC-12 you, the same or the foe, if that is legal, and nobody else', () => {
    const state = stateOf('O> z< k<');
    const context = { attack: { attacker: 'orlaf', target: 'zombie-1' } as never, prevented: false };
    const meant = (aim: 'you' | 'same' | 'foe', legal: (figure: { id: string }) => boolean = () => true): unknown => {
      const same = ['zombie-1', 'ghost-1', 'grimbur'];
      return aimed(state, figureOf(state, 'orlaf'), aim, same, context, legal, 'DS-MAGIC-15').next().value;
    };
    expect([meant('you'), meant('you', () => false)]).toEqual([['orlaf'], []]);
    expect([meant('same'), meant('same', ({ id }) => id === 'grimbur')]).toEqual([
      ['zombie-1', 'grimbur'],
      ['grimbur'],
    ]);
    expect([meant('foe'), meant('foe', () => false)]).toEqual([['zombie-1'], []]);
  });
});

describe('choosing several', () => {
  test('DS-MAGIC-20 up to three different ones: at least one, then as many as wanted', () => {
    const bolts = () =>
      position('D> .. .. s<\n.. .. .. s<\n.. .. .. s<\n.. .. .. s<', {
        turn: 'danor',
        spells: { danor: ['chain-lightning'] },
      }).choose('cast:chain-lightning');
    const t = bolts();
    expect(t.offered('pass')).toEqual([]);
    expect(t.offered()).toHaveLength(4);
    t.choose('target:skeleton-warrior-2');
    expect(t.offered()).toEqual([
      'target:skeleton-warrior-1',
      'target:skeleton-warrior-3',
      'target:skeleton-warrior-4',
      'pass',
    ]);
    t.choose('target:skeleton-warrior-4').choose(
      'target:skeleton-warrior-1',
      [1, 1, 1, 6, 6, 1, 1, 1, 6, 6, 1, 1, 1, 6, 6],
    );
    expect(told(t, 'attack').map(({ target }) => target)).toEqual([
      'skeleton-warrior-2',
      'skeleton-warrior-4',
      'skeleton-warrior-1',
    ]);
    const one = bolts().choose('target:skeleton-warrior-3').choose('pass', [1, 1, 1, 6, 6]);
    expect(told(one, 'attack').map(({ target }) => target)).toEqual(['skeleton-warrior-3']);
  });

  test('DS-MAGIC-20 each of them: all are meant, the order is chosen, nobody is left out', () => {
    const t = position('e> .. O<\n.. R< ..', { turn: 'elshara', spells: { elshara: ['keening'] } });
    t.choose('cast:keening');
    expect(t.offered()).toEqual(['target:orlaf', 'target:rordin']);
    t.choose('target:rordin');
    expect(told(t, 'attack').map(({ target }) => target)).toEqual(['rordin', 'orlaf']);
  });

  test('DS-MAGIC-20 squares are chosen one at a time, each once', () => {
    const t = position('.. .. ..\n.. m> ..\n.. .. ..\n.. .. ..\n.. .. O^', {
      turn: 'mortibris',
      spells: { mortibris: ['blood-sacrifice'] },
    });
    t.choose('cast:blood-sacrifice');
    expect([t.offered('square:').length, t.offered('pass')]).toEqual([8, []]);
    t.choose('square:0,0').choose('face:N');
    expect([t.offered('square:').length, t.offered('pass')]).toEqual([7, ['pass']]);
    t.choose('square:0,1').choose('face:N');
    expect(t.kind).not.toBe('square');
    expect(t.state.figures.filter(({ of }) => of === 'zombie').map(({ cell }) => cell)).toEqual([0, 3]);
    expect(figureOf(t.state, 'mortibris').wounds).toBe(1);
  });
});
