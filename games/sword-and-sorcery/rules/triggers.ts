import { choose, isSpent, type Listener, type Seat, spend, Triggers } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Ability, AbilityLevel, Aim } from '../content/ability.ts';
import type { On } from '../effects/on.ts';
import { holds } from '../effects/tests.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { type About, type Doing, NOTHING, type Source } from '../effects/word.ts';
import type { FigureId, Period, State } from '../state.ts';
import type { Flow, Io, SwordAndSorcery } from '../types.ts';
import { abilitiesOf, type Held } from './abilities.ts';
import { figuresFor, isInReach } from './aims.ts';
import { seatFor } from './deciding.ts';
import { answersTo, isAwaited } from './in-force.ts';
import type { Moment } from './moments.ts';
import { seesWell } from './saves.ts';
import { isDark, type Secret, turnsPage } from './secrets.ts';
import { commonStanding, heroStanding } from './standing.ts';
import { spendAbility } from './using.ts';

/** What a moment is about. */
interface Occasion {
  readonly state: State;
  readonly io: Io;
  readonly about: About;
}

/** Something that answers: a passive `on` of a figure, or a reaction of a hero. */
interface Answer {
  readonly at: Moment;
  readonly may?: boolean;
  readonly if?: On['if'];
  readonly limit?: Period;
  readonly aim?: Aim;
  readonly effects: On['effects'];
  /** Of a reaction. */
  readonly level?: AbilityLevel;
}

interface Answering extends Listener<Answer> {
  readonly by: FigureId;
  readonly source: Source;
  readonly held: Held | null;
  /** A rule of the adventure that nobody knows before it is met. */
  readonly page?: Secret | null;
}

const isAt = ({ at }: Ability, moment: Moment): boolean => at?.includes(moment) ?? false;

/** The rules of the adventure and of its stage. */
function addStory(state: State, moment: Moment, found: Answering[]): void {
  const by = state.active ?? state.heroes[0]?.id ?? '';
  for (const { trigger, number } of commonStanding(state).story.get(moment) ?? []) {
    const page: Secret | null = trigger.told ? null : `rule/${state.story.stage}/${number}`;
    if (page === null || !isDark(state, page))
      found.push({
        page,
        id: `story/${number}`,
        seat: seatFor(state, by),
        triggers: [trigger],
        by,
        source: { id: 'story', by: 'story', level: 1 },
        held: null,
      });
  }
}

const triggers = new Triggers<Moment, Answer, Answering, Occasion, SwordAndSorcery>({
  listeners({ state }, moment) {
    const found: Answering[] = [];
    for (const { figure, effects } of answersTo(state, moment))
      for (const { effect, source } of effects)
        found.push({
          id: `${figure}/${source}`,
          seat: seatFor(state, figure),
          triggers: [effect],
          by: figure,
          source: { id: source, by: 'rule', level: 1 },
          held: null,
        });
    for (const hero of state.heroes) {
      if (hero.ghost || hero.conditions.includes('stunned') || !heroStanding(hero).moments.has(moment)) continue;
      for (const held of abilitiesOf(hero, ability => ability.action === 'reaction' && isAt(ability, moment)))
        if (mayReactTo(state, hero.id, held, moment))
          for (const level of held.levels)
            found.push({
              id: `${hero.id}/${held.id}/${level.level}`,
              seat: hero.seat,
              triggers: [reaction(held, level, moment)],
              by: hero.id,
              source: { id: held.id, by: held.by, level: level.level },
              held,
            });
    }
    addStory(state, moment, found);
    return found;
  },
  mayAct(occasion, listener, trigger) {
    const { state, about } = occasion;
    if (isSpent(state.used, limitKey(listener), trigger.limit)) return false;
    if (trigger.if !== undefined && !holds(state, listener.by, trigger.if, about)) return false;
    const figures = figuresFor(state, listener.by, trigger.aim, about);
    if (trigger.aim !== undefined && (figures.length === 0 || !isInReach(state, listener.by, trigger.aim, figures)))
      return false;
    return !trigger.may || vocabulary.usable(doingFor(occasion, listener, figures), trigger.effects);
  },
  *offer(_, __, ready) {
    const [first] = ready;
    const options: Choice[] = ready.map(({ listener }) => ({
      do: 'use',
      by: listener.by,
      ability: listener.source.id,
      level: listener.source.level,
    }));
    const seat: Seat = first?.listener.seat ?? 0;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'react',
      rule: 'SS-ATK-16',
      options: [...options, { do: 'pass' }],
    });
    if (choice.do !== 'use') return null;
    return (
      ready.find(
        ({ listener: { by, source } }) =>
          by === choice.by && source.id === choice.ability && source.level === choice.level,
      ) ?? null
    );
  },
  *act(occasion, listener, trigger) {
    const { state, io, about } = occasion;
    spend(state.used, limitKey(listener), trigger.limit);
    const figures = figuresFor(state, listener.by, trigger.aim, about);
    if (listener.held !== null && trigger.level !== undefined) {
      // Who is blinded must save before each action, reactions included (SS-COND-12).
      const able = yield* mayReact(state, io, listener.by);
      spendAbility(state, io, listener.by, listener.held, trigger.level);
      if (!able) return;
    }
    // The story tells of itself by what it does.
    if (listener.source.by !== 'story')
      io.tell?.({
        kind: 'used',
        by: listener.by,
        ability: listener.source.id,
        level: listener.source.level,
        on: figures,
        rule: 'SS-USE-01',
      });
    if (listener.page) turnsPage(state, io, listener.page);
    state.acting.push(listener.id);
    yield* vocabulary.carryOut(doingFor(occasion, listener, figures), trigger.effects);
    state.acting.splice(state.acting.lastIndexOf(listener.id), 1);
  },
  acting: ({ state }) => state.acting,
});

/** Reactions are for the turns of others, unless the card says otherwise (SS-USE-01). */
const mayReactTo = ({ turn }: State, hero: FigureId, { ability, glasses }: Held, moment: Moment): boolean =>
  ability.action === 'reaction' &&
  glasses === 0 &&
  (ability.anyTime === true || turn?.hero !== hero) &&
  isAt(ability, moment);

function* mayReact(state: State, io: Io, by: FigureId): Flow<boolean> {
  const hero = state.heroes.find(one => one.id === by);
  if (hero === undefined) return true;
  const able = yield* seesWell(state, io, hero);
  // A reaction is an action too: it ends hiding (SS-NCRD-07).
  hero.hidden = false;
  return able;
}

const reaction = ({ ability }: Held, level: AbilityLevel, at: Moment): Answer => {
  const aim = level.aim ?? ability.aim;
  return {
    at,
    may: true,
    ...(ability.if && { if: ability.if }),
    ...(ability.limit && { limit: ability.limit }),
    ...(aim && { aim }),
    effects: level.effects ?? [],
    level,
  };
};

/** A limit holds for the card, whatever its level; of the story, for each of its rules, whoever is active. */
const limitKey = ({ id, by, source }: Answering): string => (source.by === 'story' ? id : `${by}/${source.id}`);

const doingFor = ({ state, io, about }: Occasion, { by, source }: Answering, on: readonly FigureId[]): Doing => ({
  state,
  io,
  by,
  seat: seatFor(state, by),
  source,
  on,
  zone: about.zone ?? null,
  about,
});

/** Announces a moment to everything in play: `yield*` it. */
export const announce = (state: State, io: Io, moment: Moment, about: About = NOTHING): Flow | readonly never[] =>
  isAwaited(state, moment) ? triggers.announce({ state, io, about }, moment) : SILENCE;

const SILENCE: readonly never[] = [];
