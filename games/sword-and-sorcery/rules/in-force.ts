import { CRITICALS, type CriticalId } from '../content/criticals.ts';
import type { Effect } from '../effects/effect.ts';
import type { PermitName } from '../effects/permit.ts';
import { holds } from '../effects/tests.ts';
import type { Enemy, Figure, FigureId, Hero, State } from '../state.ts';
import type { Camp } from './balance-of-power.ts';
import type { Moment } from './moments.ts';
import {
  commonStanding,
  companionStanding,
  enemyPowerStanding,
  heroStanding,
  type InForce,
  type Standing,
  scrollStanding,
  subjectOf,
} from './standing.ts';

export type { InForce };

type WordOf<D extends Effect['do']> = Extract<Effect, { do: D }>;
const NONE: readonly never[] = [];

/** What is found on the way; nothing is made where nothing is found, and what is the only finding is handed on as it is. */
type Found = readonly InForce[];
const join = (found: Found, more: Found | undefined): Found =>
  more === undefined ? found : found.length === 0 ? more : [...found, ...more];

function kept({ words, subjects }: Standing, word: Effect['do'], subject: string | null): Found | undefined {
  if (words.size === 0) return undefined;
  return subject === null ? words.get(word) : subjects.get(word)?.get(subject);
}

const isAbout = (effect: Effect, word: Effect['do'], subject: string | null): boolean =>
  effect.do === word && (subject === null || subjectOf(effect) === subject);

/** All effects in force for a figure whose word is this one; with a subject, those that are about it (`subjectOf`). */
export function inForce<D extends Effect['do']>(
  state: State,
  figure: FigureId,
  word: D,
  subject: string | null = null,
): readonly InForce<WordOf<D>>[] {
  let found: Found = NONE;
  let camp: Camp = 'heroes';
  let hero: Hero | null = null;
  for (const one of state.heroes) if (one.id === figure) hero = one;
  if (hero !== null) {
    if (!hero.ghost) found = join(found, kept(heroStanding(hero), word, subject));
    if (hero.criticals.length > 0) found = ofCriticals(found, hero.criticals, word, subject);
  } else {
    for (const companion of state.companions)
      if (companion.id === figure) {
        found = join(found, kept(companionStanding(companion), word, subject));
        found = ofCriticals(found, companion.criticals, word, subject);
      }
    for (const enemy of state.enemies)
      for (const body of enemy.bodies)
        if (body.id === figure) {
          camp = 'enemies';
          found = ofEnemy(found, state.act, enemy, body, word, subject);
        }
  }
  if (state.lasting.length > 0) found = ofLasting(found, state, figure, camp, word, subject);
  found = join(found, kept(commonStanding(state)[camp], word, subject));
  return found as readonly InForce<WordOf<D>>[];
}

/** What answers a moment, figure by figure: heroes, companions, enemies. One look at everything in play, since moments are announced all the time. */
export function answersTo(state: State, moment: Moment): readonly Answers[] {
  const found: Answers[] = [];
  const common = commonStanding(state);
  const lasting = state.lasting.some(one => one.next === null && isAbout(one.what, 'on', moment));
  const add = (figure: FigureId, camp: Camp, own: Found): void => {
    let all = own;
    if (lasting) all = ofLasting(all, state, figure, camp, 'on', moment);
    all = join(all, kept(common[camp], 'on', moment));
    if (all.length > 0) found.push({ figure, effects: all as readonly InForce<WordOf<'on'>>[] });
  };
  for (const hero of state.heroes) {
    const own = hero.ghost ? NONE : (kept(heroStanding(hero), 'on', moment) ?? NONE);
    add(hero.id, 'heroes', ofCriticals(own, hero.criticals, 'on', moment));
  }
  for (const companion of state.companions) {
    const own = kept(companionStanding(companion), 'on', moment) ?? NONE;
    add(companion.id, 'heroes', ofCriticals(own, companion.criticals, 'on', moment));
  }
  for (const enemy of state.enemies)
    for (const body of enemy.bodies) add(body.id, 'enemies', ofEnemy(NONE, state.act, enemy, body, 'on', moment));
  return found;
}

export interface Answers {
  readonly figure: FigureId;
  readonly effects: readonly InForce<WordOf<'on'>>[];
}

function ofLasting(
  found: Found,
  { lasting }: State,
  figure: FigureId,
  camp: Camp,
  word: Effect['do'],
  subject: string | null,
): Found {
  let all = found;
  for (let i = 0; i < lasting.length; i++) {
    const one = lasting[i];
    if (one === undefined || one.next !== null || !isAbout(one.what, word, subject)) continue;
    if (one.on === figure || one.on === camp || one.on === 'all')
      all = [...all, { effect: one.what, source: one.source, at: i }];
  }
  return all;
}

function ofEnemy(
  found: Found,
  act: number,
  enemy: Enemy,
  { criticals }: Figure,
  word: Effect['do'],
  subject: string | null,
): Found {
  let all = join(found, kept(scrollStanding(enemy), word, subject));
  for (const power of enemy.powers) all = join(all, kept(enemyPowerStanding(power, act), word, subject));
  return criticals.length === 0 ? all : ofCriticals(all, criticals, word, subject);
}

function ofCriticals(
  found: Found,
  criticals: readonly CriticalId[],
  word: Effect['do'],
  subject: string | null,
): Found {
  let all = found;
  for (const source of criticals)
    for (const effect of CRITICALS[source].lasting ?? NONE)
      if (isAbout(effect, word, subject)) all = [...all, { effect, source, at: null }];
  return all;
}

/** Is this switch of the rules turned for a figure? */
export function isPermitted(state: State, figure: FigureId, rule: PermitName): boolean {
  for (const { effect } of inForce(state, figure, 'permit', rule))
    if (effect.if === undefined || holds(state, figure, effect.if)) return true;
  return false;
}

/** Might anything in play answer this moment? Asked before each moment: mostly nothing does. */
export function isAwaited(state: State, moment: Moment): boolean {
  const { heroes, enemies, story } = commonStanding(state);
  if (story.has(moment) || heroes.moments.has(moment) || enemies.moments.has(moment)) return true;
  for (const hero of state.heroes) {
    if (!hero.ghost && heroStanding(hero).moments.has(moment)) return true;
    if (criticalsAnswer(hero, moment)) return true;
  }
  for (const companion of state.companions)
    if (companionStanding(companion).moments.has(moment) || criticalsAnswer(companion, moment)) return true;
  for (const enemy of state.enemies) {
    if (scrollStanding(enemy).moments.has(moment)) return true;
    for (const power of enemy.powers) if (enemyPowerStanding(power, state.act).moments.has(moment)) return true;
    for (const body of enemy.bodies) if (criticalsAnswer(body, moment)) return true;
  }
  for (const { what } of state.lasting) if (what.do === 'on' && what.at === moment) return true;
  return false;
}

function criticalsAnswer({ criticals }: Figure, moment: Moment): boolean {
  for (const id of criticals)
    for (const effect of CRITICALS[id].lasting ?? NONE) if (effect.do === 'on' && effect.at === moment) return true;
  return false;
}
