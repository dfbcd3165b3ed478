import type { Reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { nameOf } from '../names.ts';
import { toShakeOff } from '../rules/conditions.ts';
import { doorsToOpen } from '../rules/doors.ts';
import { DOOR_LOCKED } from '../rules/ground.ts';
import { areAdjacent, areAdjacentCells, doorsBeside } from '../rules/map.ts';
import { searchable } from '../rules/searching.ts';
import { mayRecover } from '../rules/tainted.ts';
import { isKept, takeable } from '../rules/tokens.ts';
import { isTradable } from '../rules/trading.ts';
import { hasAction } from '../rules/turn.ts';
import { figureOf, heroOf, isHero, type State, type Turn } from '../state.ts';
import { because, HEROES_ONLY, NO_ACTION, STUNNED } from './reasons.ts';

type Wanted = Extract<
  Choice,
  { do: 'rest' | 'search' | 'door' | 'revive' | 'take' | 'drop' | 'special' | 'give' | 'shake-off' }
>;

const NO_TOKEN = because('D2-SRCH-02', 'There is no such token to search.', 'Einen solchen Marker gibt es nicht.');
const TOO_FAR_TO_SEARCH = because(
  'D2-SRCH-02',
  'One searches in the own space or in an adjacent one.',
  'Man durchsucht das eigene oder ein angrenzendes Feld.',
);
const NOT_AT_DOOR = because(
  'D2-DOOR-01',
  'A door is opened or closed from a space adjacent to it.',
  'Eine Tür öffnet oder schließt man von einem angrenzenden Feld aus.',
);
const LOCKED = because(
  'D2-DOOR-06',
  'That door is locked: it is not opened in the normal way.',
  'Diese Tür ist verschlossen: Sie lässt sich nicht einfach öffnen.',
);
const STRADDLED = because(
  'D2-DOOR-07',
  'A figure stands on both sides of that door.',
  'Eine Figur steht auf beiden Seiten dieser Tür.',
);
const NOT_DOWN = because(
  'D2-REV-01',
  'Only a knocked-out hero is revived.',
  'Wiederbelebt wird nur ein bewusstloser Held.',
);
const TAINTED = because(
  'D2-TNTGEN-06',
  'A tainted hero cannot revive another tainted hero.',
  'Ein befleckter Held kann einen anderen befleckten Helden nicht wiederbeleben.',
);
const KEPT = because(
  'D2C-QHOB-01',
  'This token stays with whoever has it.',
  'Dieser Marker bleibt bei dem, der ihn hat.',
);
const SAME_SPACE = because(
  'D2-REV-02',
  'Nobody is revived from the space of the hero token itself.',
  'Vom Feld des Heldenmarkers selbst aus wird niemand wiederbelebt.',
);
const NOT_BESIDE_HERO = because(
  'D2-REV-01',
  'A hero is revived from a space adjacent to the hero token.',
  'Ein Held wird von einem Feld neben seinem Heldenmarker aus wiederbelebt.',
);
const NOT_BESIDE_TOKEN = because(
  'D2-OBJ-02',
  'Only what lies in the own space or an adjacent one, and may be carried, is picked up.',
  'Aufgenommen wird nur, was auf dem eigenen oder einem angrenzenden Feld liegt und getragen werden darf.',
);
const NOT_CARRIED = because(
  'D2-OBJ-05',
  'One lays down what one carries, next to oneself.',
  'Man legt ab, was man trägt, und zwar neben sich.',
);
const NOT_HERE = because(
  'D2-QGEN-02',
  'What the quest allows is not possible for this figure where it stands.',
  'Was das Abenteuer erlaubt, ist dieser Figur hier nicht möglich.',
);
const OWN_GEAR = because(
  'D2-IGEN-06',
  'Skills and starting equipment stay with their hero.',
  'Fertigkeiten und Startausrüstung bleiben bei ihrem Helden.',
);
const NOTHING_TO_END = because(
  'D2-COND-08',
  'There is no such condition that an action of this figure could end now.',
  'Einen solchen Zustand kann diese Figur jetzt nicht durch eine Aktion beenden.',
);
const NOT_STUNNED = because('D2-COND-11', 'This figure is not stunned.', 'Diese Figur ist nicht betäubt.');

export function whyNotHandle(state: State, turn: Turn, wanted: Wanted): Reason | null {
  const { figure: id } = turn;
  const stunned = figureOf(state, id)?.conditions.includes('stunned') ?? false;
  if (wanted.do === 'give') return whyNotGive(state, id, wanted);
  if (wanted.do === 'shake-off') {
    const { condition, of } = wanted;
    if (!toShakeOff(state, id).some(one => one.condition === condition && one.of === of))
      return condition === 'stunned' ? NOT_STUNNED : NOTHING_TO_END;
    return hasAction(turn, 'any') ? null : NO_ACTION;
  }
  if (stunned) return STUNNED;
  if (!isHero(state, id) && ['rest', 'search', 'revive'].includes(wanted.do)) return HEROES_ONLY;
  if (!hasAction(turn, 'other')) return NO_ACTION;
  switch (wanted.do) {
    case 'search':
      if (!state.tokens.some(one => one.id === wanted.token && one.kind === 'search')) return NO_TOKEN;
      return searchable(state, id).includes(wanted.token) ? null : TOO_FAR_TO_SEARCH;
    case 'door':
      return whyNotDoor(state, id, wanted.door);
    case 'revive':
      return whyNotRevive(state, id, wanted.hero);
    case 'take':
      return takeable(state, id).includes(wanted.token) ? null : NOT_BESIDE_TOKEN;
    case 'drop':
      return isKept(state, wanted.token) && figureOf(state, id)?.carries.includes(wanted.token) ? KEPT : NOT_CARRIED;
    case 'special':
      return NOT_HERE;
    default:
      return null;
  }
}

function whyNotDoor(state: State, id: string, door: number): Reason | null {
  if (doorsToOpen(state, id).includes(door)) return null;
  if (!doorsBeside(state, figureOf(state, id)?.cells ?? []).includes(door)) return NOT_AT_DOOR;
  return state.doors[door] === DOOR_LOCKED ? LOCKED : STRADDLED;
}

function whyNotRevive(state: State, id: string, hero: string): Reason | null {
  const down = isHero(state, hero) ? heroOf(state, hero).down : null;
  if (down === null) return NOT_DOWN;
  const cells = figureOf(state, id)?.cells ?? [];
  if (areAdjacentCells(state, cells, [down])) return mayRecover(state, hero, id, false) ? null : TAINTED;
  return cells.includes(down) ? SAME_SPACE : NOT_BESIDE_HERO;
}

function whyNotGive(state: State, id: string, { item, to, from }: Extract<Wanted, { do: 'give' }>): Reason | null {
  const owner = from ?? id;
  const other = from ?? to;
  if (!isHero(state, owner) || !isHero(state, to)) return HEROES_ONLY;
  if (!heroOf(state, owner).cards.some(card => card.id === item) || !isTradable(item)) return OWN_GEAR;
  return areAdjacent(state, id, other)
    ? null
    : because(
        'D2-TRADE-01',
        `${nameOf(other, 'en')} is not adjacent.`,
        `${nameOf(other, 'de')} steht nicht auf einem angrenzenden Feld.`,
      );
}
