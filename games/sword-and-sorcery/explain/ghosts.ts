import type { Reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { movementOf } from '../rules/values.ts';
import { waysOf } from '../rules/zones.ts';
import type { Hero, State, Turn } from '../state.ts';
import { because, GHOSTS_ONLY_THREE } from './reasons.ts';

const ONCE = because(
  'SS-GHOST-16',
  'A ghost takes each of its actions once a turn.',
  'Ein Geist führt jede seiner Aktionen einmal im Zug aus.',
);
const NO_ALTAR = because('SS-GHOST-18', 'There is no active altar there.', 'Dort ist kein aktiver Altar.');
const AT_ALTAR = because('SS-GHOST-18', 'The ghost is at this altar already.', 'Der Geist ist schon an diesem Altar.');
const NO_WAY = because('SS-GHOST-19', 'A ghost flies into adjacent zones.', 'Ein Geist fliegt in benachbarte Zonen.');
const NO_POINTS = because(
  'SS-GHOST-19',
  'The ghost has no movement points left.',
  'Der Geist hat keine Bewegungspunkte mehr.',
);
const NO_TARGET = because(
  'SS-GHOST-17',
  'The soul cry does not work on this target here and now.',
  'Auf dieses Ziel wirkt der Seelenschrei hier und jetzt nicht.',
);
const ALIVE = because('SS-GHOST-06', 'The hero is no ghost.', 'Der Held ist kein Geist.');

/** Why a ghost cannot do this; who lives cannot do what ghosts do. */
export function whyNotAsGhost(state: State, hero: Hero, turn: Turn, choice: Choice): Reason | null {
  switch (choice.do) {
    case 'cry':
      if (!hero.ghost) return ALIVE;
      return state.used.turn.includes(`${hero.id}/cry`) ? ONCE : NO_TARGET;
    case 'return': {
      if (!hero.ghost) return ALIVE;
      if (state.used.turn.includes(`${hero.id}/return`)) return ONCE;
      if (choice.to === hero.zone) return AT_ALTAR;
      return state.altars.some(({ zone, active }) => active && zone === choice.to) ? null : NO_ALTAR;
    }
    case 'step':
      if (!(waysOf(state).flights[hero.zone] ?? []).includes(choice.to)) return NO_WAY;
      return (turn.points ?? movementOf(state, hero)) > 0 ? null : NO_POINTS;
    case 'end':
      return null;
    default:
      return GHOSTS_ONLY_THREE;
  }
}
