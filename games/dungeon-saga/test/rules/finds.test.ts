import { describe, expect, test } from 'vitest';
import type { Adventure } from '../../content/adventures/index.ts';
import type { State } from '../../state.ts';
import { position, type Situation, told } from '../positions.ts';

const CROWN: Partial<Adventure> = { finds: { here: { burden: 1 } } };

/** Rordin comes to Orlaf, who has what lay here. */
const meeting = (situation: Situation = {}) =>
  position('** O> .. .. R<\n.. .. .. .. ..', {
    turn: 'rordin',
    adventure: CROWN,
    ...situation,
    arrange: state => {
      has(state, 'orlaf');
      situation.arrange?.(state);
    },
  });

const has = (state: State, hero: string): void => {
  for (const find of state.finds) find.by = hero;
};
const holder = ({ finds }: State): (string | null)[] => finds.map(({ by }) => by);

describe('finds between heroes', () => {
  test('DS-ITEM-19 a hero who has moved next to another takes a find over, or hands it over', () => {
    const t = meeting();
    expect(t.offered('take-over')).toEqual([]);
    t.choose('move:3,0').choose('move:2,0');
    expect(t.offered('take-over')).toEqual(['take-over:here,orlaf']);
    t.choose('take-over:here,orlaf');
    expect(holder(t.state)).toEqual(['rordin']);
    expect(told(t, 'handed-over')).toEqual([
      {
        kind: 'handed-over',
        from: 'orlaf',
        to: 'rordin',
        adventure: t.state.adventure,
        mark: 'here',
        rule: 'DS-ITEM-19',
      },
    ]);
    const given = meeting({ arrange: state => has(state, 'rordin') });
    given.choose('move:3,0').choose('move:2,0').choose('hand-over:here,orlaf');
    expect(holder(given.state)).toEqual(['orlaf']);
  });

  test('DS-ITEM-19 each find changes hands once in a round', () => {
    const t = meeting();
    t.choose('move:3,0').choose('move:2,0').choose('take-over:here,orlaf');
    expect(t.offered('hand-over')).toEqual([]);
    expect(t.explain('hand-over:here,orlaf')).toMatchObject({
      rule: 'DS-ITEM-19',
      text: { en: 'What was found is handed on only once in a round.' },
    });
    expect(t.explain('take-over:here,orlaf')).toMatchObject({ text: { en: 'The hero does not have that.' } });
  });

  test('DS-ITEM-19 the burden goes with the find', () => {
    const walked = (find: boolean): number => {
      const t = meeting();
      t.choose('move:3,0').choose('move:2,0');
      if (find) t.choose('take-over:here,orlaf');
      let steps = 2;
      for (let x = 2; t.offered(`move:${x === 2 ? 3 : 2},1`).length > 0; x = x === 2 ? 3 : 2, steps++)
        t.choose(`move:${x === 2 ? 3 : 2},1`);
      return steps;
    };
    expect(walked(false) - walked(true)).toBe(1);
  });

  test('DS-ITEM-15 DS-ITEM-19 the other player is asked, and may refuse', () => {
    const t = meeting({ seats: 3 });
    t.choose('move:3,0').choose('move:2,0').choose('take-over:here,orlaf');
    expect([t.seat, t.kind]).toEqual([1, 'exchange']);
    const proposed = told(t, 'proposed')[0];
    expect(proposed).toMatchObject({ to: 'orlaf', gives: null, takes: 'here', adventure: t.state.adventure });
    t.choose('refuse');
    expect(holder(t.state)).toEqual(['orlaf']);
    expect(t.offered('take-over')).toEqual([]);
  });

  test('DS-REF-02 what a hero has is not taken up again where it once lay', () => {
    const t = meeting({ turn: 'orlaf', arrange: state => has(state, 'rordin') });
    t.choose('move:0,0');
    expect([holder(t.state), told(t, 'took-up')]).toEqual([['rordin'], []]);
    const lying = meeting({ turn: 'orlaf', arrange: state => Object.assign(state.finds[0] ?? {}, { by: null }) });
    expect(holder(lying.choose('move:0,0').state)).toEqual(['orlaf']);
  });

  test('DS-ITEM-19 why it cannot be taken over from afar', () => {
    expect(meeting().explain('take-over:here,orlaf')).toMatchObject({ rule: 'DS-ITEM-14' });
    expect(meeting().explain('take-over:here,mortibris')).toMatchObject({ rule: 'DS-ITEM-14' });
  });
});
