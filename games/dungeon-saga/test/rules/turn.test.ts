import { describe, expect, test } from 'vitest';
import { mayUseOwn } from '../../rules/items.ts';
import { endPart, movePart, pointsLeft } from '../../rules/movement.ts';
import { actionPart, spend } from '../../rules/turn.ts';
import { figureOf, newTurn, type TurnPart } from '../../state.ts';
import { position, type Situation, stateOf, told } from '../positions.ts';

const turnOf = (parts: readonly TurnPart[], at = 0, cast: string[] = []) => ({
  ...newTurn('orlaf', 'turn', parts),
  at,
  cast,
});

describe('the parts of a turn', () => {
  test('DS-HERO-03 the next action: an attack may take the place of an attack or an action, anything else only of an action', () => {
    const parts: TurnPart[] = ['move', 'attack', 'action', 'attack'];
    const any = [0, 1, 2, 3, 4].map(at => actionPart(turnOf(parts, at), true));
    const attack = [0, 1, 2, 3, 4].map(at => actionPart(turnOf(parts, at), false));
    expect([any, attack]).toEqual([
      [2, 2, 2, -1, -1],
      [1, 1, 2, 3, -1],
    ]);
    expect(actionPart(turnOf(['move']), false)).toBe(-1);
  });

  test('DS-MAGIC-06 an action in which a lesser spell was cast is no longer open to anything else', () => {
    const parts: TurnPart[] = ['move', 'action', 'action'];
    expect([actionPart(turnOf(parts, 1), true), actionPart(turnOf(parts, 1, ['burn']), true)]).toEqual([1, 2]);
    expect(actionPart(turnOf(['move', 'action'], 1, ['burn']), true)).toBe(-1);
  });

  test('DS-HERO-03 the next move, and what is over when a part ends', () => {
    const parts: TurnPart[] = ['move', 'attack', 'move'];
    expect([0, 1, 2, 3].map(at => movePart(turnOf(parts, at)))).toEqual([0, 2, 2, -1]);
    const turn = { ...turnOf(parts), spent: 3, stopped: true, breaking: true, cast: ['burn'] };
    endPart(turn, 1);
    expect(turn).toMatchObject({ at: 2, spent: -1, stopped: false, breaking: false, cast: [] });
    const acting = turnOf(['move', 'attack', 'action']);
    spend(acting, true);
    expect(acting).toMatchObject({ at: 3, fresh: false });
    const striking = turnOf(['move', 'attack', 'action']);
    spend(striking, false);
    expect(striking.at).toBe(2);
  });

  test('DS-HERO-03 an action, an attack or a move that comes first in a turn is there as well', () => {
    const only = (id: string, drawing: string, ...parts: TurnPart[]): string[] => {
      const t = position(drawing, {
        turn: id,
        spells: { danor: ['flamebolt'] },
        wounds: { [id]: 1 },
        adventure: {
          actions: [
            {
              id: 'rest',
              name: { en: 'Rest', de: 'Rasten' },
              mark: 'here',
              side: id === 'danor' ? 'heroes' : 'overlord',
              once: false,
              effects: [{ do: 'heal', aim: 'you', wounds: 1 }],
            },
          ],
        },
        arrange: state => {
          for (const turn of state.turns) Object.assign(turn, { parts, fresh: false });
          if (id === 'danor') figureOf(state, id).cell = 2;
        },
      });
      return t.offered().map(option => option.replace(/^(move|face):.*/, '$1'));
    };
    expect(only('danor', 'D> .. ** z>', 'action')).toEqual(['attack:zombie-1', 'cast:flamebolt', 'use:rest', 'end']);
    expect(only('danor', 'D> .. ** z>', 'attack')).toEqual(['attack:zombie-1', 'end']);
    expect(only('zombie-troll-1', 'T> T> D>\nT> T> **', 'action')).toEqual([
      'attack:danor',
      'use:sweeping-blow',
      'end',
    ]);
    expect([...new Set(only('danor', 'D> .. ** z>', 'move'))]).toEqual(['move', 'face', 'end']);
    const state = stateOf('T> T> D>\nT> T> ..');
    const troll = figureOf(state, 'zombie-troll-1');
    const asked = (...parts: TurnPart[]) =>
      mayUseOwn(state, newTurn(troll.id, 'activation', parts), troll, 'sweeping-blow') === null;
    expect([asked('action'), asked('move', 'action'), asked('move')]).toEqual([true, true, false]);
  });

  test('DS-MOVE-01 points left: the move or what an effect allows, less what is spent', () => {
    const state = stateOf('O> ..');
    const left = (spent: number, squares: number): number =>
      pointsLeft(state, { ...newTurn('orlaf', 'turn', ['move'], squares), spent }, figureOf(state, 'orlaf'));
    expect([left(-1, -1), left(0, -1), left(3, -1), left(7, -1), left(9, -1)]).toEqual([7, 7, 4, 0, 0]);
    expect([left(-1, 4), left(1, 4), left(-1, 9), left(-1, 0)]).toEqual([4, 3, 7, 0]);
  });
});

describe('a turn as it is played', () => {
  const offered = (drawing: string, situation: Situation) =>
    [
      ...new Set(
        position(drawing, situation)
          .offered()
          .map(id => id.replace(/:.*/, '')),
      ),
    ].sort();

  test('DS-HERO-01 DS-HERO-04 everything that may be done is offered', () => {
    expect(offered('O> .. z<', { turn: 'orlaf' })).toEqual(['end', 'face', 'feat', 'move']);
    expect(offered('M> .. .. z<', { turn: 'madriga' })).toEqual(['end', 'face', 'feat', 'move', 'shoot']);
    expect(offered('.. O> z<', { turn: 'orlaf' })).toEqual(['attack', 'break-away', 'end', 'face', 'feat']);
  });

  test('DS-MELEE-01 DS-SHOOT-01 whom it has in front it strikes, whom it sees from afar it shoots at, friends neither', () => {
    const t = position('O< M> z< .. .. s<\n.. .. .. .. .. ..', { turn: 'madriga' });
    expect([...t.offered('attack:'), ...t.offered('shoot:')]).toEqual(['attack:zombie-1']);
    const free = position('O< M> z> .. .. s<\n.. .. .. .. .. ..\n.. .. .. .. .. s<', { turn: 'madriga' });
    expect([...free.offered('attack:'), ...free.offered('shoot:')]).toEqual([
      'attack:zombie-1',
      'shoot:skeleton-warrior-2',
    ]);
  });

  test('DS-MOVE-15 after anything but a turn on the spot it may turn again', () => {
    const t = position('O> .. ..', { turn: 'orlaf' }).choose('face:N').choose('move:1,0');
    expect(t.offered('face:').length).toBe(3);
  });

  test('DS-FEAT-03 while a feat is carried out nothing of the turn is left', () => {
    const t = position('s> O> s<', { turn: 'orlaf' }).choose('feat:whirlwind');
    expect([t.kind, t.state.turns[0]?.parts, t.state.turns[0]?.fresh]).toEqual(['target', [], false]);
  });

  test('DS-FEAT-03 what a feat lets the figure do at its end becomes its turn', () => {
    const t = position('D> .. .. .. .. .. .. .. .. .. z<', { turn: 'danor' });
    t.choose('feat:arcane-burst');
    expect(t.state.turns).toMatchObject([{ figure: 'danor', as: 'turn', parts: ['move'], at: 0, fresh: false }]);
    expect(t.offered('feat:')).toEqual([]);
    expect(told(t, 'feat')).toHaveLength(1);
  });
});
