import { describe, expect, test } from 'vitest';
import { between } from '../../../rules/quest/encounters.ts';
import { newHero } from '../../../rules/setting-up.ts';
import { after, begun, io } from '../../laid.ts';

const TOKENS = { elixir: 2, insight: 1, valor: 3, tonic: 1, 'stored-damage': 2 };

describe('tokens of classes between encounters and quests', () => {
  test('D2-TOK-08 D2-TOK-16 D2-TOK-33 D2C-APO-01 D2C-CHAM-03 they stay with their hero between encounters', () => {
    const t = begun('harvest-and-fire', state => {
      state.heroes = [{ ...newHero('grisban-the-thirsty', 'champion', 1), marks: { ...TOKENS } }];
    });
    const next = after(t, state => {
      state.won = ['heroes'];
      return between(state, io());
    });
    expect([next.encounter, next.heroes[0]?.marks]).toEqual([1, TOKENS]);
  });

  test('D2-TOK-08 D2-TOK-16 D2-TOK-33 a hero begins a quest without any', () => {
    expect(newHero('grisban-the-thirsty', 'champion', 1).marks).toEqual({});
  });
});
