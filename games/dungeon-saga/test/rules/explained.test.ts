import { describe, expect, test } from 'vitest';
import { figureOf, type State } from '../../state.ts';
import { position, type Situation, squares, told } from '../positions.ts';

/** The rule and the words that say why something cannot be done. */
const why = (
  drawing: string,
  situation: Situation,
  wanted: string,
): [boolean, string | undefined, string | undefined] => {
  const { allowed, rule, text } = position(drawing, situation).explain(wanted);
  return [allowed, rule, text?.en];
};

describe('why a move cannot be made', () => {
  const turn = 'orlaf';

  test('DS-MOVE-01 DS-MOVE-03 too far, taken, or not on the board', () => {
    const hall = 'R> .. .. .. .. .. .. ##\nO> .. .. .. .. .. .. ..';
    const asked = (to: string) => why(hall, { turn: 'rordin' }, `move:${to}`)[2];
    expect(asked('5,0')).toBe('This is allowed now.');
    expect(asked('6,0')).toBe('That square is farther than the figure can move.');
    expect(asked('0,1')).toBe('That square is taken or not part of the board.');
    expect(asked('7,0')).toBe('That square is taken or not part of the board.');
    expect(asked('8,0')).toBe('That square is taken or not part of the board.');
    expect(asked('0,2')).toBe('That square is taken or not part of the board.');
    expect(asked('-1,0')).toBe('That square is taken or not part of the board.');
  });

  test('DS-MOVE-01 no points left, or no move left in the turn', () => {
    const t = position('R> .. .. .. .. .. ..', { turn: 'rordin' }).choose('move:5,0');
    expect(t.explain('move:4,0')).toMatchObject({
      rule: 'DS-MOVE-01',
      text: { en: 'This figure has no move left in this turn.' },
    });
    expect(t.explain('break-away').rule).toBe('DS-MOVE-01');
  });

  test('DS-MOVE-08 DS-MOVE-09 DS-MOVE-10 DS-BREAK-01 stopped, stayed, engaged, or free to go', () => {
    expect(why('.. O> s<', { turn }, 'move:0,0')[1]).toBe('DS-MOVE-09');
    expect(why('.. O> ..', { turn }, 'break-away').slice(0, 2)).toEqual([false, 'DS-BREAK-01']);
    const stopped = position('O> .. s<\n.. .. ..', { turn }).choose('move:1,0');
    expect([stopped.explain('move:0,0').rule, stopped.explain('break-away').rule]).toEqual([
      'DS-MOVE-08',
      'DS-MOVE-08',
    ]);
    const stayed = position('s> O> s<\n.. .. ..', { turn }).choose('face:W');
    expect([stayed.explain('move:0,1').rule, stayed.explain('break-away').rule]).toEqual(['DS-MOVE-10', 'DS-MOVE-10']);
  });

  test('DS-BREAK-01 whom Grimbur has in his grip cannot break away', () => {
    const held = position('.. O> k<', { turn });
    expect(held.offered('break-away')).toEqual([]);
    expect(held.explain('break-away')).toMatchObject({ allowed: false, rule: 'DS-BREAK-01' });
    expect(position('.. O> s<', { turn }).offered('break-away')).toHaveLength(1);
    // Behind him nobody is held.
    expect(squares(position('.. O> k>', { turn }))).toContain('0,0');
  });

  test('DS-MOVE-06 DS-MOVE-07 DS-MOVE-15 why it cannot turn', () => {
    expect(why('O> ..', { turn }, 'face:E')).toEqual([false, 'DS-MOVE-06', 'The figure faces that way already.']);
    const turned = position('O> ..', { turn }).choose('face:N');
    expect(turned.explain('face:S').rule).toBe('DS-MOVE-15');
    expect(why('T> T> ..\nT> T> O<', { turn: 'zombie-troll-1' }, 'face:N')[0]).toBe(true);
    expect(why('T> T> .. ..\nT> T> .. Ov', { turn: 'zombie-troll-1' }, 'face:N').slice(0, 2)).toEqual([
      false,
      'DS-MOVE-07',
    ]);
  });
});

describe('why a spell cannot be cast', () => {
  const danor = (more: Situation = {}): Situation => ({
    turn: 'danor',
    spells: { danor: ['flamebolt', 'burn'] },
    ...more,
  });

  test('DS-MAGIC-01 DS-MAGIC-02 DS-MAGIC-08 DS-MAGIC-15 no caster, no such spell, not ready, no target', () => {
    expect(why('O> .. z<', { turn: 'orlaf', spells: { orlaf: ['burn'] } }, 'cast:burn')[1]).toBe('DS-MAGIC-01');
    expect(why('D> .. z<', danor(), 'cast:gust')[1]).toBe('DS-MAGIC-02');
    expect(why('D> .. z<', danor(), 'cast:burn')[0]).toBe(true);
    expect(why('z> .. D>', danor(), 'cast:burn')[1]).toBe('DS-MAGIC-15');
    const turned = danor({
      arrange: (state: State) => {
        for (const card of figureOf(state, 'danor').spells) card.turned = 1;
      },
    });
    expect(why('D> .. z<', turned, 'cast:burn')[1]).toBe('DS-MAGIC-08');
  });

  test('DS-HERO-01 DS-MAGIC-06 after the action nothing, after a lesser spell another lesser one', () => {
    const t = position('D> .. z<', { turn: 'danor', spells: { danor: ['flamebolt', 'burn', 'steelskin'] } });
    t.choose('cast:flamebolt', [1, 1, 1, 6, 6]);
    expect(['burn', 'steelskin', 'flamebolt'].map(id => t.explain(`cast:${id}`).rule)).toEqual([
      'DS-MAGIC-06',
      'DS-HERO-01',
      'DS-MAGIC-08',
    ]);
    expect(t.explain('cast:steelskin').allowed).toBe(true);
    expect(t.explain('attack:zombie-1')).toMatchObject({ rule: 'DS-HERO-01' });
  });

  test('DS-MAGIC-07 a lesser spell is turned by one quarter, a greater one by two, and it is told', () => {
    const cast = (id: string) => {
      const t = position('D> .. z<', danor({ spells: { danor: [id] } })).choose(`cast:${id}`, [1, 1, 1, 1, 1, 6, 6]);
      expect(told(t, 'cast')).toEqual([{ kind: 'cast', figure: 'danor', spell: id, rule: 'DS-MAGIC-06' }]);
      return figureOf(t.state, 'danor').spells[0]?.turned;
    };
    expect([cast('flamebolt'), cast('burn')]).toEqual([1, 2]);
  });
});

describe('why a feat cannot be done', () => {
  test('DS-FEAT-01 DS-FEAT-02 DS-FEAT-03 not his, used already, too late, or of no effect', () => {
    const turn = 'orlaf';
    expect(why('O> z<', { turn }, 'feat:arrow-storm')[1]).toBe('DS-FEAT-01');
    expect(why('O> z<', { turn }, 'feat:whirlwind')[0]).toBe(true);
    expect(why('O> .. z<', { turn }, 'feat:whirlwind')).toEqual([false, 'DS-FEAT-01', 'It would do nothing now.']);
    const used = {
      turn,
      arrange: (state: State) => {
        for (const feat of figureOf(state, 'orlaf').feats) feat.used = true;
      },
    };
    expect(why('O> z<', used, 'feat:whirlwind')[1]).toBe('DS-FEAT-02');
    const late = position('O> .. z<', { turn }).choose('move:1,0');
    expect([late.explain('feat:whirlwind').rule, ...late.offered('feat:')]).toEqual(['DS-FEAT-03']);
  });

  test('DS-FEAT-01 DS-FEAT-03 a feat is told, is used, and leaves nothing of the usual turn', () => {
    const t = position('O> z<\n.. ..', { turn: 'orlaf' });
    t.choose('feat:whirlwind', [1, 1, 1, 1, 1, 6, 6]);
    expect(t.events().filter(({ kind }) => kind === 'feat')).toEqual([
      { kind: 'feat', figure: 'orlaf', feat: 'whirlwind', rule: 'DS-FEAT-01' },
    ]);
    expect(
      figureOf(t.state, 'orlaf')
        .feats.filter(({ used }) => used)
        .map(({ id }) => id),
    ).toEqual(['whirlwind']);
    expect(t.kind).toBe('command');
  });
});

describe('actions of an adventure', () => {
  const well = (side: 'heroes' | 'overlord', once: boolean) =>
    ({
      actions: [
        {
          id: 'drink',
          name: { en: 'Drink', de: 'Trinken' },
          mark: 'here',
          side,
          once,
          effects: [{ do: 'heal', aim: 'you', wounds: 1 }],
        },
      ],
    }) as const;
  const at = (id: string, side: 'heroes' | 'overlord', once: boolean, more: Situation = {}) =>
    position('O> k< .. .. **', {
      turn: id,
      wounds: { orlaf: 2, grimbur: 2 },
      adventure: well(side, once),
      ...more,
      arrange: state => {
        figureOf(state, id).cell = 4;
        more.arrange?.(state);
      },
    });

  test('DS-HERO-04 on the squares of the place, for its side, when it would do something', () => {
    expect([at('orlaf', 'heroes', true).offered('use:'), at('grimbur', 'heroes', true).offered('use:')]).toEqual([
      ['use:drink'],
      [],
    ]);
    expect([at('orlaf', 'overlord', true).offered('use:'), at('grimbur', 'overlord', true).offered('use:')]).toEqual([
      [],
      ['use:drink'],
    ]);
    const elsewhere = at('orlaf', 'heroes', true, {
      arrange: state => {
        figureOf(state, 'orlaf').cell = 3;
      },
    });
    expect([elsewhere.offered('use:'), elsewhere.explain('use:drink').rule]).toEqual([[], 'DS-HERO-04']);
    expect(at('orlaf', 'heroes', true, { wounds: {} }).offered('use:')).toEqual([]);
  });

  test('DS-HERO-04 of two actions at one place each does its own', () => {
    const [drink] = well('heroes', true).actions;
    const wash = { ...drink, id: 'wash', effects: [{ do: 'heal', aim: 'you', wounds: 2 }] } as const;
    const used = (id: string) => {
      const t = at('orlaf', 'heroes', true, { adventure: { actions: [drink, wash] } });
      expect(t.offered('use:')).toEqual(['use:drink', 'use:wash']);
      t.choose(`use:${id}`);
      return [figureOf(t.state, 'orlaf').wounds, t.state.used.adventure];
    };
    expect([used('drink'), used('wash')]).toEqual([
      [1, ['drink']],
      [0, ['wash']],
    ]);
  });

  test('DS-HERO-04 once in the adventure, if it says so; it is the action of the turn', () => {
    const again = (once: boolean) => {
      const t = at('orlaf', 'heroes', once).choose('use:drink');
      expect(figureOf(t.state, 'orlaf').wounds).toBe(1);
      return t.state.used.adventure;
    };
    expect([again(true), again(false)]).toEqual([['drink'], []]);
    const spent = at('orlaf', 'heroes', true, { arrange: state => void state.used.adventure.push('drink') });
    expect([spent.offered('use:'), spent.explain('use:drink').rule]).toEqual([[], 'DS-HERO-04']);
    const acted = at('orlaf', 'heroes', true, {
      items: { orlaf: ['healing-potion'] },
      arrange: state => {
        for (const turn of state.turns) turn.at = 2;
      },
    });
    expect(acted.offered('use:')).toEqual(['use:healing-potion']);
    expect(acted.explain('use:drink').rule).toBe('DS-HERO-01');
  });
});
