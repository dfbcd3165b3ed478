import { capital, speak } from '@tafelrunde/engine';
import { dieIfDue } from '../rules/wounds.ts';
import { zoneNamed } from '../rules/zones.ts';
import type { Effect } from './effect.ts';
import { holds, type Test } from './tests.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** The effects work on every enemy in play, or on those in some zones or of some kind. Whose health has sunk below the wounds dies (SS-CRIT-17). */
export interface EveryEnemy {
  readonly do: 'every-enemy';
  readonly zones?: readonly string[];
  readonly if?: Test;
  readonly effects: readonly Effect[];
}

export const everyEnemy: SorceryWord<EveryEnemy> = {
  can: ({ state }) => state.enemies.length > 0,
  *act(at, { zones, if: test, effects }) {
    const { state, io } = at;
    const where = zones?.map(name => zoneNamed(state, name));
    const bodies = state.enemies.flatMap(enemy => enemy.bodies);
    for (const { id, zone } of bodies) {
      if (where !== undefined && !where.includes(zone)) continue;
      if (test !== undefined && !holds(state, id, test, at.about)) continue;
      yield* vocabulary.carryOut({ ...at, on: [id], zone }, effects);
      yield* dieIfDue(state, io, id, null);
    }
  },
  say({ effects }, scribe) {
    const does = vocabulary
      .sentences(effects, { ...scribe, aim: 'enemies' })
      .map(capital)
      .join(' ');
    return speak(scribe.lang)(`Every such enemy: ${does}`, `Jeder solche Gegner: ${does}`);
  },
};

/** The charges of a power of this enemy are set (SS-SCRL-09). */
export interface SetCharges {
  readonly do: 'set-charges';
  readonly power: string;
  readonly n: number;
}

export const setCharges: SorceryWord<SetCharges> = {
  act({ state, on }, { power, n }) {
    for (const enemy of state.enemies) if (enemy.bodies.some(({ id }) => on.includes(id))) enemy.charges[power] = n;
  },
  say: ({ n }, { lang }) => speak(lang)(`It has ${n} charges.`, `Hat ${n} Ladungen.`),
};

/** The scroll of these enemies is turned to a side at once (SS-BOSS-02). */
export interface TurnScroll {
  readonly do: 'turn-scroll';
  readonly to: 0 | 1;
}

export const turnScroll: SorceryWord<TurnScroll> = {
  *act(at, { to }) {
    for (const id of at.on) yield* vocabulary.carryOut({ ...at, by: id }, [{ do: 'flip', to }]);
  },
  say: (_, { lang }) => speak(lang)('Its scroll is turned over.', 'Sein Pergament wird umgedreht.'),
};
