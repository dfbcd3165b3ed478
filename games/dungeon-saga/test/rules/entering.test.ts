import { describe, expect, test } from 'vitest';
import type { TwistMoment } from '../../content/adventures/index.ts';
import { figureOf } from '../../state.ts';
import { position, type Situation, squares, told } from '../positions.ts';

const words = { en: 'Something stirs.', de: 'Etwas regt sich.' };

/** Whoever enters "here" gives the overlord a command more. */
const trapped = (drawing: string, more: Situation = {}, when: TwistMoment = { is: 'entered', mark: 'here' }) =>
  position(drawing, {
    ...more,
    adventure: {
      twists: [{ id: 'trap', text: words, when, effects: [{ do: 'commands', add: 1 }] }],
      ...more.adventure,
    },
  });

const treasure = { finds: { here: { burden: 2 } } };

describe('entering a place', () => {
  test('DS-MOVE-17 nobody passes a place unnoticed: the stretch ends there, the move goes on', () => {
    const t = trapped('O> .. ** .. ..', { turn: 'orlaf' });
    expect(squares(t)).toEqual(['1,0', '2,0']);
    t.choose('move:2,0');
    expect(told(t, 'twist')).toHaveLength(1);
    expect(t.state.overlord.perTurn).toBe(3);
    expect(squares(t)).toEqual(['1,0', '3,0', '0,0', '4,0']);
  });

  test('DS-MOVE-17 a way around is taken, at its cost; once it has happened the place is a square like any other', () => {
    const around = trapped('O> .. ** .. ..\n## .. .. .. ##', { turn: 'orlaf' });
    around.choose('move:4,0');
    expect(told(around, 'twist')).toEqual([]);
    expect(around.state.turns[0]?.spent).toBe(4);
    const known = trapped('O> .. ** .. ..', { turn: 'orlaf', arrange: state => void state.twists.push('trap') });
    expect(squares(known)).toContain('4,0');
  });

  test('DS-MOVE-17 servants set nothing off', () => {
    const t = trapped('z> .. ** .. .. .. O>', { turn: 'zombie-1' });
    t.choose('move:3,0');
    expect(told(t, 'twist')).toEqual([]);
  });

  test('DS-MOVE-17 what lies on a square is taken up in passing, and its burden counts at once', () => {
    const t = position('O> .. ** .. .. .. .. ..', { turn: 'orlaf', adventure: treasure });
    expect(squares(t)).toEqual(['1,0', '2,0']);
    t.choose('move:2,0');
    expect(t.state.finds[0]?.by).toBe('orlaf');
    // 7 squares less 2 for the burden, 2 of them gone.
    expect(squares(t)).toEqual(['1,0', '3,0', '0,0', '4,0', '5,0']);
  });

  test('DS-MOVE-17 a hero that a spell moves enters too, and at once', () => {
    const t = trapped('D> .. O> ** ..', { turn: 'danor', spells: { danor: ['brisk-work'] } });
    t.choose('cast:brisk-work').choose('target:orlaf').choose('move:3,0');
    expect(told(t, 'twist')).toHaveLength(1);
    expect(t.kind).toBe('act');
    expect(t.state.overlord.perTurn).toBe(3);
  });

  test('DS-MOVE-17 so does one that is pushed, square by square', () => {
    const t = trapped('H> H> O< ** ..\nH> H> .. .. ..', {
      turn: 'hoggar',
      spells: { hoggar: ['hurled-boulder'] },
    });
    t.choose('cast:hurled-boulder', [1, 1, 1, 6, 6, 6, 6, 6]).choose('square:3,0');
    expect(told(t, 'pushed')).toHaveLength(1);
    expect(told(t, 'twist')).toHaveLength(1);
  });

  test('DS-MOVE-17 and one that is placed', () => {
    const t = trapped('D> .. .. **', { turn: 'danor', spells: { danor: ['blink'] } });
    t.choose('cast:blink').choose('square:3,0').choose('face:W');
    expect(told(t, 'twist')).toHaveLength(1);
  });

  test('DS-MOVE-17 a floor that turns carries a hero onto what lies there', () => {
    const t = position('## ++ ##\nO> .. **', {
      turn: 'orlaf',
      adventure: {
        twists: [
          {
            id: 'mill',
            text: words,
            when: { is: 'round', number: 2 },
            effects: [{ do: 'turn', marks: ['here', 'there'] }],
          },
        ],
        finds: { there: {} },
      },
      arrange: state => {
        figureOf(state, 'orlaf').cell = 5;
      },
    });
    for (let i = 0; t.state.round < 2 && i < 9; i++) t.choose(t.offered().at(-1) as string);
    expect(figureOf(t.state, 'orlaf').cell).toBe(1);
    expect(t.state.finds).toMatchObject([{ mark: 'there', by: 'orlaf' }]);
  });
});

describe('the last of a kind', () => {
  const fell = (drawing: string, slain = 0) =>
    trapped(
      drawing,
      {
        turn: 'orlaf',
        arrange: state => {
          state.slain['dwarf-revenant'] = slain;
        },
      },
      { is: 'gone', who: 'dwarf-revenant' },
    ).choose('attack:dwarf-revenant-1', [6, 6, 6, 6, 6, 1, 1, 1, 1]);

  test('DS-REF-02 a twist for the last of a kind waits until none is left, however many fell before', () => {
    expect(fell('O> r< ..').state.overlord.perTurn).toBe(3);
    expect(fell('O> r< .. .. r<', 5).state.overlord.perTurn).toBe(2);
    expect(fell('O> r< d1 r<').state.overlord.perTurn).toBe(2);
  });
});
