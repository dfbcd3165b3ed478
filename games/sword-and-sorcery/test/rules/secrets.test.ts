import { erased, newChance, sample } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { type State, swordAndSorcery } from '../../index.ts';
import { CHAOTIC, into, NEUTRAL, scene } from '../adventures/stories.ts';
import { enemy, type Sitting } from '../positions.ts';

/** The state after an option in a world that was dealt for the seat: what a bot sees when it looks ahead. */
function inThought(t: Sitting, option: string): State {
  const run = sample(t.match, 0, newChance('thought'));
  const at = run.ask?.options.findIndex(choice => t.match.optionId(choice) === option) ?? -1;
  expect(at).toBeGreaterThanOrEqual(0);
  run.answer(at);
  run.advance();
  return run.state;
}

describe('the Book of Secrets in the worlds of bots', () => {
  test('SS-OVER-03 a waypoint that nobody has read does nothing there, and everything at the table', () => {
    const t = scene('the-bell-without-a-hand', { heroes: CHAOTIC, at: '2A.s' }, state => {
      state.supplies.treasure.pile.rest = ['lucky-coin'];
    });
    const thought = inThought(t, into(t, 'crossing'));
    expect(thought.waypoints).toEqual([]);
    expect(thought.heroes[0]?.pack).toEqual([]);
    expect(thought.portals.map(({ open }) => open)).toEqual([true, false]);
    t.choose(into(t, 'crossing'));
    expect(t.state.heroes[0]?.pack.map(({ id }) => id)).toEqual(['lucky-coin']);
  });

  test('SS-OVER-03 a story card is laid on the deck there, but not read', () => {
    const t = scene('the-bell-without-a-hand', { at: 'crossing' }, state => {
      state.waypoints = [];
    });
    const thought = inThought(t, into(t, 'lanterns'));
    expect([thought.events.up, thought.story.read, thought.heroes[0]?.pack]).toEqual([['story-1'], [], []]);
  });

  test('SS-OVER-03 what a decision leads to is unknown until it is taken; the question itself is known to whoever is asked', () => {
    const t = scene('the-bell-without-a-hand', { heroes: NEUTRAL, at: '2A.s' });
    t.choose(into(t, 'crossing'));
    expect(t.kind).toBe('decision');
    const points = t.state.turn?.points;
    expect(inThought(t, 'decide:walk-on').turn?.points).toBe(points);
    t.choose('decide:walk-on');
    expect(t.state.turn?.points).toBe((points ?? 0) + 1);
  });

  test('SS-OVER-03 how a stage goes on nobody knows: there its goal is as good as victory', () => {
    const t = scene('the-bell-without-a-hand', { at: 'bell' }, state => {
      state.storyCards = [];
    });
    const thought = inThought(t, into(t, 'cathedral-yard'));
    expect([thought.over, thought.enemies]).toEqual([{ kind: 'won', by: 'streets' }, []]);
    t.choose(into(t, 'cathedral-yard'));
    expect([t.state.over, t.state.story.stage, t.state.enemies.length]).toEqual([null, 'gremlin-king', 1]);
  });

  test('SS-OVER-03 rules the aim of a stage tells of hold there too, others not', () => {
    const rung = scene('the-bell-without-a-hand', { at: 'bell' }, state => {
      state.events.up = ['horn'];
      enemy(state, 'gremlin-green-1', 'bell');
      state.supplies.activation.pile.rest = ['N'];
    });
    expect(inThought(rung, 'end').events.out).toEqual([]);
    const stormed = scene('three-gates-one-night', { at: 'square', rank: 3 }, state => {
      enemy(state, 'orc-warrior-blue-1', 'before-north');
      state.story.flags.militia = 0;
      state.supplies.activation.pile.rest = ['N'];
    });
    expect(inThought(stormed, 'end').things[0]?.wounds).toBeGreaterThan(0);
  });

  test('nothing of it is to be seen in a view', () => {
    const t = scene('the-bell-without-a-hand', { at: 'crossing' });
    const run = sample(t.match, 0, newChance('thought'));
    expect(run.state.story.known).toEqual([]);
    expect(erased(swordAndSorcery).view(run.state, 0)).toEqual(t.state);
  });
});
