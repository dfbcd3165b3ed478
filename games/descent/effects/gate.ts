import { speak } from '@tafelrunde/engine';
import { DOOR_CLOSED, DOOR_LOCKED, DOOR_OPEN } from '../rules/ground.ts';
import { explore } from '../rules/legend/areas.ts';
import { isAcross } from '../rules/map.ts';
import { announce } from '../rules/window.ts';
import type { DescentWord } from './word.ts';

/** A door opens, closes or is locked by itself: this one, or the one the action is about. */
export interface Gate {
  readonly do: 'gate';
  readonly door?: number;
  readonly to: 'open' | 'closed' | 'locked';
}

const HOW = { open: DOOR_OPEN, closed: DOOR_CLOSED, locked: DOOR_LOCKED } as const;

export const gate: DescentWord<Gate> = {
  *act({ state, io, by, about }, { door = Number(about.card), to }) {
    const how = HOW[to];
    if (state.doors[door] === undefined || state.doors[door] === how) return;
    // Nothing closes on somebody who stands across it (D2-DOOR-07).
    if (to !== 'open' && state.doors[door] === DOOR_OPEN && isAcross(state, door)) return;
    state.doors[door] = how;
    io.tell?.({ kind: 'gate', door, to, rule: 'D2-QGEN-02' });
    if (to !== 'open') return;
    yield* explore(state, io, door);
    yield* announce(state, io, 'door-opened', { figure: by, card: String(door) });
  },
  say: ({ door, to }, { lang }) => {
    const t = speak(lang);
    const which = door === undefined ? t('The door', 'Die Tür') : t(`Door ${door + 1}`, `Tür ${door + 1}`);
    const how = {
      open: t('opens', 'öffnet sich'),
      closed: t('closes', 'schließt sich'),
      locked: t('is locked', 'ist verriegelt'),
    };
    return `${which} ${how[to]}.`;
  },
};
