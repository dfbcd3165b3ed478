import { BEYOND_BARRIER, NOT_YOURS_TO_UNDO, Undo } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { START } from '../../rules/lattice.ts';
import { turnOf } from '../../state.ts';
import { deck, hexOn, hold, me, type Sitting, sit, source, stand, turn } from '../positions.ts';

const undoOf = (t: Sitting): Undo => new Undo(t.match);
const refused = (undo: Undo, seat: number): string | undefined => undo.undo([seat])?.text.en;
const BARRIER = BEYOND_BARRIER.text.en;
const FOREIGN = NOT_YOURS_TO_UNDO.text.en;

describe('taking back', () => {
  test('MK-UNDO-01 actions and decisions of the own turn are taken back one by one', () => {
    const t = sit({}, state => hold(state, 0, 'march', 'rage'));
    const undo = undoOf(t);
    t.choose('play:march,basic').choose(`step:${hexOn(0, 0, 2)}`);
    expect([me(t).at, turn(t).move, me(t).hand]).toEqual([hexOn(0, 0, 2), 0, ['rage']]);
    expect(undo.undo([0])).toBeNull();
    expect([me(t).at, turn(t).move, me(t).hand]).toEqual([START, 2, ['rage']]);
    expect(undo.undo([0])).toBeNull();
    expect([turn(t).move, me(t).hand]).toEqual([0, ['march', 'rage']]);
  });

  test('MK-UNDO-01 only the own decisions', () => {
    const t = sit({}, state => hold(state, 0, 'march', 'rage'));
    t.choose('play:march,basic');
    expect(refused(undoOf(t), 1)).toBe(FOREIGN);
  });

  test('MK-UNDO-02 MK-UNDO-03 a tile that was revealed stays, and all before it: the space, the card, the points', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage');
      stand(state, 0, hexOn(1, 0, 1));
      turnOf(state).move = 2;
    });
    t.choose('play:march,basic').choose(t.offered('explore')[0] as string);
    const { at, hand } = structuredClone(me(t));
    expect(Object.keys(t.state.map.laid).length).toBe(4);
    expect(refused(undoOf(t), 0)).toBe(BARRIER);
    expect([me(t).at, me(t).hand, turn(t).move, Object.keys(t.state.map.laid).length]).toEqual([at, hand, 2, 4]);
  });

  test('MK-UNDO-02 a token that was revealed stays', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      turnOf(state).move = 9;
      const keep = state.map.sites[hexOn(1, 0, 2)];
      if (keep) {
        keep.kind = 'keep';
        keep.tokens = [{ colour: 'grey', token: null }];
        state.tokens.grey.unseen++;
      }
      stand(state, 0, hexOn(1, 0, 4));
    });
    t.choose(`step:${hexOn(1, 0, 3)}`);
    expect(t.happened().map(({ kind }) => kind)).toContain('token-revealed');
    expect(refused(undoOf(t), 0)).toBe(BARRIER);
  });

  test('MK-UNDO-02 a die that was rolled and cards that were drawn stay', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage');
      source(state, 'red', 'green');
      deck(state, 0, 'rage', 'stamina', 'swiftness', 'promise', 'threaten', 'march');
      hold(state, 1, 'rage');
      deck(state, 1, 'rage');
    });
    // Using a die rolls nothing yet.
    t.choose('play:march,strong');
    expect([turn(t).move, turn(t).dice]).toEqual([4, 1]);
    expect(undoOf(t).undo([0])).toBeNull();
    expect([turn(t).move, turn(t).dice]).toEqual([0, 0]);
    t.choose('play:march,strong').choose('end');
    expect(t.happened().map(({ kind }) => kind)).toContain('source-rolled');
    expect(refused(undoOf(t), 0)).toBe(BARRIER);
    t.choose('discard:rage');
    expect(undoOf(t).undo([0])).toBeNull();
    t.choose('discard:rage').choose('done');
    expect(me(t).hand.length).toBe(5);
    expect(refused(undoOf(t), 0)).toBe(BARRIER);
  });

  test('MK-UNDO-02 what came before the decision of somebody else stays', () => {
    const t = sit({ heroes: ['tovak', 'arythea'] }, state => {
      for (const [seat, id] of [
        [0, 'mana-exploit'],
        [1, 'motivation-arythea'],
      ] as const)
        state.heroes[seat]?.skills.push({ skill: id, used: false, out: false, colour: null });
      deck(state, 1, 'rage', 'rage', 'rage');
      hold(state, 0, 'march');
    });
    t.choose('skill:mana-exploit').choose('pass');
    expect(refused(undoOf(t), 0)).toBe(FOREIGN);
  });
});
