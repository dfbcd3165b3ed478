import type { CriticalId } from '../content/criticals.ts';
import { CRITICALS } from '../content/criticals.ts';
import type { HeroId } from '../content/heroes.ts';
import type { Condition } from '../content/words.ts';
import { enemyOf, type Figure, type FigureId, figureOf, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { rememberHarm } from './bosses.ts';
import { scrollOf } from './enemies/cards.ts';
import { isPermitted } from './in-force.ts';
import { announce } from './triggers.ts';
import { isGhost, suffer } from './wounds.ts';

const POISONS: readonly Condition[] = ['poisoned-1', 'poisoned-2'];

/** A figure gets a condition. The same one again is a wound instead (SS-COND-02, -20); Poisoned II takes the place of I, with a wound (SS-COND-24). */
export function* giveCondition(state: State, io: Io, id: FigureId, condition: Condition, by: FigureId | null): Flow {
  const figure = figureOf(state, id);
  if (figure === null || isGhost(state, id)) return;
  if (isImmune(state, id, condition)) return;
  if (POISONS.includes(condition)) return yield* givePoison(state, io, figure, condition, by);
  if (figure.conditions.includes(condition)) {
    yield* suffer(state, io, id, 1, by, condition === 'knocked-down' ? 'SS-COND-20' : 'SS-COND-02');
    return;
  }
  yield* lay(state, io, figure, condition);
}

function* givePoison(state: State, io: Io, figure: Figure, condition: Condition, by: FigureId | null): Flow {
  rememberHarm(state, figure.id, 'poisonBy', by);
  const now = figure.conditions.find(one => POISONS.includes(one));
  if (now === undefined) return yield* lay(state, io, figure, condition);
  if (now === 'poisoned-1' && condition === 'poisoned-2') {
    figure.conditions[figure.conditions.indexOf(now)] = condition;
    io.tell?.({ kind: 'condition', figure: figure.id, condition, rule: 'SS-COND-24' });
    yield* suffer(state, io, figure.id, 1, by, 'SS-COND-24');
    return;
  }
  yield* suffer(state, io, figure.id, 1, by, 'SS-COND-02');
}

function* lay(state: State, io: Io, figure: Figure, condition: Condition): Flow {
  figure.conditions.push(condition);
  // What comes in the own turn counts for the next one too (SS-COND-10, -28).
  const { turn } = state;
  if (turn !== null && turn.hero === ownerOf(state, figure.id)) {
    figure.fresh.push(condition);
    if (turn.hero === figure.id) {
      if (condition === 'slowed') turn.slowed = 1;
      if (condition === 'stunned') turn.over = true;
    }
  }
  io.tell?.({ kind: 'condition', figure: figure.id, condition, rule: 'SS-COND-01' });
  yield* announce(state, io, 'condition-received', { figure: figure.id, condition });
}

/** In whose turn a figure acts: companions in that of their hero (SS-ALLY-09). */
const ownerOf = (state: State, id: FigureId): FigureId => state.companions.find(one => one.id === id)?.owner ?? id;

/** Bosses may be immune (SS-BOSS-11); who flies is never knocked down (SS-MOVE-12, SS-EMOV-12). */
function isImmune(state: State, id: FigureId, condition: Condition): boolean {
  const enemy = enemyOf(state, id);
  if (enemy !== null && scrollOf(enemy).immune?.includes(condition)) return true;
  return condition === 'knocked-down' && isPermitted(state, id, 'flies');
}

/** What could be removed from a figure: conditions and red critical tokens; fire only where it is named (SS-CRIT-09). */
export function curable(figure: Figure | null, of?: readonly (Condition | 'fire')[]): string[] {
  if (figure === null) return [];
  if (of === undefined) return [...new Set([...figure.conditions, ...figure.criticals])];
  const fire = of.includes('fire') && figure.fire.length > 0 ? ['fire'] : [];
  return [...figure.conditions.filter(one => of.includes(one)), ...fire];
}

export function removeCondition(state: State, io: Io, id: FigureId, name: string): void {
  const figure = figureOf(state, id);
  if (figure === null) return;
  if (name === 'fire') {
    figure.fire = [];
    return;
  }
  if (figure.conditions.includes(name as Condition)) {
    figure.conditions = figure.conditions.filter(one => one !== name);
    figure.fresh = figure.fresh.filter(one => one !== name);
    io.tell?.({ kind: 'condition-gone', figure: id, condition: name as Condition, rule: 'SS-COND-03' });
    return;
  }
  if (name in CRITICALS) {
    const at = figure.criticals.indexOf(name as CriticalId);
    if (at < 0) return;
    figure.criticals.splice(at, 1);
    state.supplies.critical.out.push(name as CriticalId);
  }
}

/**
 * At the end of the hero's turn what does not last is discarded, unless it came in this very turn (SS-COND-09, -13, -27); from the hero's companions too,
 * which have no other turn (SS-ALLY-19).
 */
export function endConditions(state: State, io: Io, hero: HeroId): void {
  for (const figure of [heroOf(state, hero), ...state.companions.filter(({ owner }) => owner === hero)]) {
    for (const condition of ['stunned', 'blinded', 'slowed'] as const)
      if (figure.conditions.includes(condition) && !figure.fresh.includes(condition))
        removeCondition(state, io, figure.id, condition);
    figure.fresh = [];
  }
}
