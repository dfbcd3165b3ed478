import type { Goal, Stage } from '../content/adventures/adventure.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { tokensOnMap } from '../effects/story-tests.ts';
import { holds } from '../effects/tests.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { NOTHING } from '../effects/word.ts';
import type { Hero, State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { seatFor } from './deciding.ts';
import { resolveStoryCard } from './events.ts';
import { turnsPage } from './secrets.ts';
import { announce } from './triggers.ts';
import { stepsFrom, zoneNamed } from './zones.ts';

/** The stage the adventure is in. */
export function stageOf(state: State): Stage {
  const { stages } = adventureOf(state.adventure);
  return stages.find(({ id }) => id === state.story.stage) ?? stages[0];
}

/** How far a goal is, from 0 to 1. */
export function progressOf(state: State, goal: Goal): number {
  switch (goal.is) {
    case 'reach': {
      const zone = zoneNamed(state, goal.zone);
      return Math.min(1, state.heroes.filter(hero => !hero.ghost && hero.zone === zone).length / goal.heroes);
    }
    case 'slay':
      return (state.story.flags[`slain/${goal.enemy}`] ?? 0) > 0 ? 1 : 0;
    case 'slay-all':
      return state.enemies.length === 0 && state.shadows.length === 0 ? 1 : 0;
    case 'flag':
      return Math.min(1, (state.story.flags[goal.flag] ?? 0) / goal.least);
    case 'carry': {
      const zone = zoneNamed(state, goal.to);
      const bearer = state.heroes.find(({ keys }) => keys.includes(goal.key));
      if (bearer === undefined) return 0;
      return bearer.zone === zone ? 1 : 1 / (2 + stepsFrom(state, bearer.zone, zone));
    }
    case 'destroy': {
      const all = (adventureOf(state.adventure).things ?? []).filter(({ kind }) => kind === goal.kind).length;
      const standing = state.things.filter(({ kind }) => kind === goal.kind).length;
      return Math.min(1, (all - standing) / goal.n);
    }
    case 'left': {
      const all = (adventureOf(state.adventure).tokens ?? []).filter(({ token }) => token === goal.token).length;
      const left = tokensOnMap(state, goal.token).length;
      return Math.min(1, (all - left) / (all - goal.most));
    }
    case 'any':
      return Math.max(...goal.of.map(one => progressOf(state, one)));
    case 'all':
      return goal.of.reduce((sum, one) => sum + progressOf(state, one), 0) / goal.of.length;
  }
}

/** Is the goal of the stage reached, or the adventure lost by its own condition? Victory is looked at first (SS-END-01, -02). */
export function* checkStory(state: State, io: Io): Flow {
  while (state.over === null) {
    const stage = stageOf(state);
    if (progressOf(state, stage.goal) < 1) {
      const by = state.active ?? state.heroes[0]?.id ?? '';
      if (stage.lost === undefined || !holds(state, by, stage.lost.if)) return;
      io.tell?.({ kind: 'story', paragraph: `${state.adventure}/${stage.id}`, rule: 'SS-END-01' });
      state.over = { kind: 'lost', by: stage.id };
      return;
    }
    // Where nobody can know what comes next, this is as good as victory.
    if (!turnsPage(state, io, `stage/${stage.id}`) || stage.done === undefined) {
      state.over = { kind: 'won', by: stage.id };
      return;
    }
    const before = state.story.stage;
    yield* carryOutStory(state, io, stage.done);
    if (state.story.stage === before) return;
  }
}

/** A stage begins: what it brings happens at once. */
export function* beginStage(state: State, io: Io, id: string): Flow {
  state.story.stage = id;
  io.tell?.({ kind: 'stage', stage: id, rule: 'SS-END-01' });
  yield* carryOutStory(state, io, stageOf(state).begins ?? []);
  yield* announce(state, io, 'stage-begins', { card: id });
}

/** Effects of the story: carried out by the player of the active hero. */
export function* carryOutStory(state: State, io: Io, effects: readonly import('../effects/effect.ts').Effect[]): Flow {
  const by = state.active ?? state.heroes[0]?.id ?? '';
  yield* vocabulary.carryOut(
    {
      state,
      io,
      by,
      seat: seatFor(state, by),
      source: { id: 'story', by: 'story', level: 1 },
      on: [by],
      zone: state.heroes.find(({ id }) => id === by)?.zone ?? null,
      about: NOTHING,
    },
    effects,
  );
}

/** A hero enters a zone with a story card or a waypoint: it is resolved at once, then the move goes on (SS-ADVE-01, -03). */
export function* enterStory(state: State, io: Io, hero: Hero): Flow {
  const { zone } = hero;
  const card = state.storyCards.find(one => one.zone === zone);
  if (card !== undefined) {
    state.storyCards = state.storyCards.filter(one => one !== card);
    yield* resolveStoryCard(state, io, card.event);
    yield* announce(state, io, 'story-card', { figure: hero.id, zone, card: card.event });
  }
  const waypoint = state.waypoints.find(one => one.zone === zone);
  if (waypoint === undefined || hero.ghost) return;
  state.waypoints = state.waypoints.filter(one => one !== waypoint);
  yield* announce(state, io, 'waypoint', { figure: hero.id, zone, card: waypoint.id });
}
