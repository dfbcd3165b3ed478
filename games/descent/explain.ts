import type { Reason, Seat } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { isItem, itemOf } from './content/index.ts';
import { whyNotAttack } from './explain/attacking.ts';
import { whyNotHandle } from './explain/handling.ts';
import { whyNotClimb, whyNotGo, whyNotLeave, whyNotMove, whyNotTire } from './explain/moving.ts';
import { whyNotPlot } from './explain/plotting.ts';
import { because } from './explain/reasons.ts';
import { whyNotUse } from './explain/using.ts';
import { canWear } from './rules/equipment.ts';
import { isTainted } from './rules/tainted.ts';
import { heroOf, isHero, monsterOf, overlordSeat, type State, type Turn, turnOf } from './state.ts';

const NO_TURN = because('D2-HTURN-09', 'That is done in the turn of a figure.', 'Das geschieht im Zug einer Figur.');
const HAD_TURN = because(
  'D2-HTURN-14',
  'This hero has had the turn of this round.',
  'Dieser Held war in dieser Runde schon am Zug.',
);
const TURN_RUNS = because(
  'D2-ROUND-02',
  'Another turn is under way: it is ended first.',
  'Ein anderer Zug ist im Gange: Er wird zuerst beendet.',
);
const OVERLORDS_TURN = because(
  'D2-ROUND-03',
  'The overlord is in turn: the heroes wait for the next round.',
  'Der Overlord ist am Zug: Die Helden warten auf die nächste Runde.',
);
const HEROES_TURN = because(
  'D2-ROUND-03',
  'Monsters are activated in the turn of the overlord, behind all heroes.',
  'Monster werden im Zug des Overlords aktiviert, nach allen Helden.',
);
const GROUP_DONE = because(
  'D2-OTURN-11',
  'This group was activated in this turn.',
  'Diese Gruppe wurde in diesem Zug schon aktiviert.',
);
const INACTIVE = because('D2-INACT-01', 'This group is inactive.', 'Diese Gruppe ist inaktiv.');
const MONSTER_DONE = because(
  'D2-OTURN-05',
  'Only members of the group being activated come next, each once.',
  'Es folgen nur Mitglieder der aktivierten Gruppe, jedes einmal.',
);
const DOWN = because(
  'D2-STAND-01',
  'A knocked-out hero can only stand up.',
  'Ein bewusstloser Held kann nur aufstehen.',
);
const NOT_DOWN = because('D2-STAND-01', 'Only a knocked-out hero stands up.', 'Nur ein bewusstloser Held steht auf.');
const TAINTED = because(
  'D2-TNTGEN-05',
  'A tainted hero cannot stand up: somebody who is not tainted has to help.',
  'Ein befleckter Held kann nicht selbst aufstehen: Jemand Unbeflecktes muss helfen.',
);
const EQUIPPED_LATER = because(
  'D2-HTURN-04',
  'Items are equipped and taken off in step 2 of the turn only.',
  'Gegenstände werden nur in Schritt 2 des Zugs ausgerüstet und abgelegt.',
);
const NO_ROOM = because(
  'D2-EQUIP-03',
  'Two hands, one armour and two other items, and no two that forbid each other: there is no room for it.',
  'Zwei Hände, eine Rüstung, zwei sonstige Gegenstände, und keine, die einander ausschließen: Dafür ist kein Platz.',
);
const NOT_OWN_ITEM = because('D2-EQUIP-02', 'That item is not there.', 'Dieser Gegenstand ist nicht da.');
const OVERLORDS_CARDS = because(
  'D2-OLGEN-12',
  'Only the overlord plays overlord cards.',
  'Nur der Overlord spielt Overlordkarten.',
);
const NOT_IN_HAND = because('D2-OLGEN-12', 'That card is not in your hand.', 'Diese Karte ist nicht auf deiner Hand.');
const NOT_ITS_MOMENT = because(
  'D2-INT-10',
  'That card answers another moment, or there is nothing it could do.',
  'Diese Karte antwortet auf einen anderen Moment, oder sie könnte nichts bewirken.',
);

/** Why a choice is not offered, from what the asking seat may know: all that lies open, and for the overlord his hand. */
export function explain(state: State, seat: Seat, wanted: Choice): Reason | null {
  switch (wanted.do) {
    case 'hero':
      return whyNotHero(state, wanted.hero);
    case 'group':
      return whyNotGroup(state, wanted.group);
    case 'monster':
      return state.overlordTurn === null ? HEROES_TURN : MONSTER_DONE;
    case 'wear':
    case 'take-off':
      return whyNotEquip(state, wanted);
    case 'play':
      if (seat !== overlordSeat(state)) return OVERLORDS_CARDS;
      return state.overlord.hand.includes(wanted.card) ? NOT_ITS_MOMENT : NOT_IN_HAND;
    case 'plot':
      return whyNotPlot(state, seat, wanted.card);
    default:
      return inTurn(state, wanted);
  }
}

function whyNotHero(state: State, id: string): Reason | null {
  if (!isHero(state, id)) return null;
  if (state.stage === 'overlord') return OVERLORDS_TURN;
  if (heroOf(state, id).acted) return HAD_TURN;
  return state.turns.length > 0 ? TURN_RUNS : null;
}

function whyNotGroup(state: State, id: string): Reason | null {
  const group = state.groups.find(one => one.id === id);
  if (group === undefined) return null;
  if (state.stage !== 'overlord') return HEROES_TURN;
  if (group.inactive) return INACTIVE;
  return group.acted ? GROUP_DONE : state.turns.length > 0 ? TURN_RUNS : null;
}

function whyNotEquip(state: State, { do: what, item }: Extract<Choice, { do: 'wear' | 'take-off' }>): Reason | null {
  const turn = turnOf(state);
  if (turn === null || !isHero(state, turn.figure)) return NO_TURN;
  if (turn.stage !== 'start' && turn.stage !== 'equip') return EQUIPPED_LATER;
  const hero = heroOf(state, turn.figure);
  const own = hero.cards.find(card => card.id === item && card.worn === (what === 'take-off'));
  if (own === undefined || !isItem(item) || itemOf(item).kind === 'search-card') return NOT_OWN_ITEM;
  return what === 'wear' && !canWear(state, hero, item) ? NO_ROOM : null;
}

/** What is done in the turn of a figure. While something else is being resolved, that is what the question is about. */
function inTurn(state: State, wanted: Choice): Reason | null {
  if (!IN_TURN.has(wanted.do)) return null;
  const turn = turnOf(state);
  if (turn === null) return NO_TURN;
  if (state.attacks.length > 0 || state.tests.length > 0 || state.acting.length > 0) return null;
  const down = isHero(state, turn.figure)
    ? heroOf(state, turn.figure).down
    : (monsterOf(state, turn.figure)?.down ?? null);
  if (wanted.do === 'stand-up') return down === null ? NOT_DOWN : isTainted(state, turn.figure) ? TAINTED : null;
  return down === null ? ofFigure(state, turn, wanted) : DOWN;
}

const IN_TURN: ReadonlySet<Choice['do']> = new Set<Choice['do']>([
  'go',
  'move',
  'tire',
  'leave',
  'climb',
  'attack',
  'rest',
  'search',
  'door',
  'revive',
  'stand-up',
  'take',
  'drop',
  'special',
  'give',
  'shake-off',
  'use',
]);

function ofFigure(state: State, turn: Turn, wanted: Choice): Reason | null {
  switch (wanted.do) {
    case 'go':
      return whyNotGo(state, turn, wanted.to);
    case 'move':
      return whyNotMove(state, turn);
    case 'tire':
      return whyNotTire(state, turn);
    case 'leave':
      return whyNotLeave(state, turn, wanted.over);
    case 'climb':
      return whyNotClimb(state, turn, wanted.to);
    case 'attack':
      return whyNotAttack(state, turn, wanted);
    case 'use':
      return whyNotUse(state, turn, wanted);
    case 'rest':
    case 'search':
    case 'door':
    case 'revive':
    case 'take':
    case 'drop':
    case 'special':
    case 'give':
    case 'shake-off':
      return whyNotHandle(state, turn, wanted);
    default:
      return null;
  }
}
