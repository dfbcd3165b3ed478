import { choose, drawFrom, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { classOf } from '../content/heroes.ts';
import { discardEvent } from '../rules/events.ts';
import { turnsPage } from '../rules/secrets.ts';
import { beginStage, carryOutStory } from '../rules/story.ts';
import { zoneNamed } from '../rules/zones.ts';
import { heroOf, isHero } from '../state.ts';
import { holds } from './tests.ts';
import type { SorceryWord } from './word.ts';

/** The next part of the adventure begins, unless another way has led into it already. */
export interface NextStage {
  readonly do: 'stage';
  readonly stage: string;
}

export const stage: SorceryWord<NextStage> = {
  *act({ state, io }, { stage: id }) {
    if (state.story.stage !== id) yield* beginStage(state, io, id);
  },
  say: (_, { lang }) => speak(lang)('The story goes on.', 'Die Geschichte geht weiter.'),
};

/** Something the story remembers, also after the adventure. */
export interface SetFlag {
  readonly do: 'flag';
  readonly flag: string;
  readonly n: number;
  /** So many for each of what another name counts. */
  readonly from?: string;
}

export const flag: SorceryWord<SetFlag> = {
  act({ state, io }, { flag: name, n, from }) {
    const more = from === undefined ? n : n * (state.story.flags[from] ?? 0);
    const now = Math.max(0, (state.story.flags[name] ?? 0) + more);
    state.story.flags[name] = now;
    // What has no name is a note for the story alone.
    if (more !== 0 && adventureOf(state.adventure).flags?.[name] !== undefined)
      io.tell?.({ kind: 'flag', flag: name, n: now, rule: 'SS-END-01' });
  },
  say: (_, { lang }) => speak(lang)('The story remembers it.', 'Die Geschichte merkt es sich.'),
};

/** An altar becomes active or inactive (SS-RES-02). */
export interface SetAltar {
  readonly do: 'altar';
  readonly at: string;
  readonly active: boolean;
}

export const altar: SorceryWord<SetAltar> = {
  act({ state, io }, { at, active }) {
    const zone = zoneNamed(state, at);
    for (const one of state.altars)
      if (one.zone === zone && one.active !== active) {
        one.active = active;
        io.tell?.({ kind: 'altar', zone, active, rule: 'SS-RES-02' });
      }
  },
  say: ({ active }, { lang }) =>
    active
      ? speak(lang)('The altar is active.', 'Der Altar ist aktiv.')
      : speak(lang)('The altar is inactive.', 'Der Altar ist inaktiv.'),
};

/** A decision of the story: the active hero takes a course that its nature allows (SS-SOUL-03, -06). */
export interface Decide {
  readonly do: 'decide';
  readonly decision: string;
}

export const decide: SorceryWord<Decide> = {
  *act({ state, io, by, seat }, { decision }) {
    const found = adventureOf(state.adventure).decisions?.find(({ id }) => id === decision);
    if (found === undefined || !isHero(state, by)) return;
    const hero = heroOf(state, by);
    const { nature } = classOf(hero.id, hero.class);
    io.tell?.({ kind: 'story', paragraph: `${state.adventure}/${found.id}`, rule: 'SS-OVER-03' });
    const courses = found.courses.filter(({ natures }) => state.variants.soulStorm || natures.includes(nature));
    const open = courses.filter(({ if: test }) => test === undefined || holds(state, by, test));
    const options = (open.length > 0 ? open : courses).map(({ id }): Choice => ({ do: 'decide', course: id }));
    const choice = yield* choose<Choice, AskKind>({ seat, kind: 'decision', rule: 'SS-SOUL-03', options });
    const course = found.courses.find(({ id }) => choice.do === 'decide' && id === choice.course);
    if (course === undefined) return;
    io.tell?.({ kind: 'decided', hero: hero.id, course: course.id, rule: 'SS-SOUL-03' });
    if (turnsPage(state, io, `course/${course.id}`)) yield* carryOutStory(state, io, course.effects);
  },
  say: (_, { lang }) => speak(lang)('Decide.', 'Entscheide.'),
};

/** The heroes lose, whatever else (SS-END-01). */
export interface Lose {
  readonly do: 'lose';
}

export const lose: SorceryWord<Lose> = {
  act({ state }) {
    state.over ??= { kind: 'lost', by: state.story.stage };
  },
  say: (_, { lang }) => speak(lang)('The adventure is lost.', 'Das Abenteuer ist verloren.'),
};

/** The visible event, or the next one of the deck, is discarded. */
export interface LoseEvent {
  readonly do: 'lose-event';
}

export const loseEvent: SorceryWord<LoseEvent> = {
  *act({ state, io }) {
    const { events } = state;
    const up = events.up.pop();
    const gone = up ?? drawFrom(events.deck, io.chance);
    if (gone === null) return;
    if (up === undefined) io.reveal?.('all', { drawn: gone });
    yield* discardEvent(state, io, gone);
  },
  say: (_, { lang }) => speak(lang)('An event card is discarded.', 'Eine Ereigniskarte wird abgelegt.'),
};
