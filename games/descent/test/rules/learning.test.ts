import { table } from '@tafelrunde/testing';
import { expect, test } from 'vitest';
import { skillOf } from '../../content/index.ts';
import { descent, type State } from '../../index.ts';
import { newHero } from '../../rules/setting-up.ts';

/** The steps in which experience is spent, and nothing before them. */
const learning = (todo: readonly string[], arrange: (state: State) => void) =>
  table(descent, {
    config: { scenario: 'practice-yard', seats: 2, settings: { heroes: 2 } },
    arrange: state => {
      state.todo = [...todo, 'hand', 'begin'];
      arrange(state);
    },
  });

test('D2-SKILL-05 D2-SKILL-06 a hero learns as many skills at once as he can pay, dear ones without cheap ones before', () => {
  const t = learning(['learn'], state => {
    state.heroes = [{ ...newHero('syndrael', 'knight', 1), xp: 5 }];
  });
  expect(t.kind).toBe('learn');
  const dear = t.offered('learn').filter(id => skillOf(id.split(',')[1] ?? '').xp === 3);
  expect(dear).toHaveLength(2);
  t.choose(dear[0] ?? '');
  const [two = ''] = t.offered('learn').filter(id => skillOf(id.split(',')[1] ?? '').xp === 2);
  t.choose(two);
  expect([t.state.heroes[0]?.xp, t.kind === 'learn']).toEqual([0, false]);
});

test('D2-OLGEN-EX2 two first-level Warlord cards and 5 experience: a second level for 2, then a third for 3', () => {
  const t = learning(['overlord-learn', 'deck'], state => {
    state.overlord.owned = [...state.overlord.owned, 'blood-rage', 'dark-fortitude'].sort();
    state.overlord.xp = 5;
  });
  expect([t.offered('card:bloodlust').length, t.offered('card:reinforce').length]).toEqual([1, 0]);
  t.choose('card:bloodlust');
  expect([t.state.overlord.xp, t.offered('card:reinforce').length]).toEqual([3, 1]);
  t.choose('card:reinforce');
  expect(t.state.overlord.xp).toBe(0);
});
