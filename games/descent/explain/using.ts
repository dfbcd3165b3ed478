import type { Reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { cardOf, isItem, itemOf } from '../content/index.ts';
import { holdsAttack, offered } from '../rules/acting.ts';
import { isCursed } from '../rules/conditions.ts';
import { hasAction } from '../rules/turn.ts';
import { type Obstacle, obstacleTo } from '../rules/using.ts';
import { figureOf, heroOf, isHero, type State, type Turn } from '../state.ts';
import type { Io } from '../types.ts';
import { because, NO_ACTION, NO_STAMINA, STUNNED } from './reasons.ts';

const NOT_OWNED = because('D2-ABIL-01', 'This figure does not have that card.', 'Diese Figur hat diese Karte nicht.');
const FEAT_USED = because(
  'D2-EXH-04',
  'The heroic feat was used: the sheet lies face down.',
  'Die Heldentat ist getan: Der Bogen liegt verdeckt.',
);
const NOT_WORN = because('D2-EQUIP-02', 'That item is not equipped.', 'Dieser Gegenstand ist nicht ausgerüstet.');
const USED_UP = because(
  'D2-EXH-04',
  'That card was used and lies face down.',
  'Diese Karte ist benutzt und liegt verdeckt.',
);
const NOT_NOW = because(
  'D2-ABIL-04',
  'That card answers something else: it is offered when it may be used.',
  'Diese Karte antwortet auf etwas anderes: Sie wird angeboten, wenn sie eingesetzt werden darf.',
);
const CURSED = because(
  'D2-COND-31',
  'Whoever is cursed performs no monster actions and no skills that are actions.',
  'Wer verflucht ist, führt keine Monster-Aktionen und keine Fertigkeiten aus, die Aktionen sind.',
);
const ATTACKED = because(
  'D2-OTURN-06',
  'A monster performs one action with an attack in its activation, and it is taken.',
  'Ein Monster führt in seiner Aktivierung eine Aktion mit Angriff aus, und die ist getan.',
);

const OBSTACLES: Readonly<Record<Obstacle, Reason>> = {
  tired: because('D2-EXH-02', 'That card is exhausted.', 'Diese Karte ist erschöpft.'),
  spent: because(
    'D2-ABIL-07',
    'That was used as often as it may be for now.',
    'Das wurde vorerst so oft eingesetzt, wie es erlaubt ist.',
  ),
  cost: NO_STAMINA,
  away: because('D2-EXIT-06', 'Who is off the map uses nothing.', 'Wer nicht auf dem Spielplan ist, setzt nichts ein.'),
  test: because(
    'D2-ABIL-01',
    'What that card asks for is not the case.',
    'Was diese Karte voraussetzt, ist nicht gegeben.',
  ),
  nobody: because('D2-TGT-13', 'There is nobody it could be used on.', 'Es ist niemand da, auf den es wirken könnte.'),
  nothing: because('D2-ABIL-08', 'It would have no effect now.', 'Es hätte jetzt keine Wirkung.'),
};

/** Whoever only looks rolls nothing and tells nothing. */
const LOOKING = {} as Io;

/** Why an ability of a card cannot be used by the active figure now. */
export function whyNotUse(
  state: State,
  turn: Turn,
  { card, ability: n }: Extract<Choice, { do: 'use' }>,
): Reason | null {
  const { figure: id } = turn;
  const found = offered(state, id).find(one => one.held.id === card && one.n === n);
  if (found === undefined) return whyNotHeld(state, id, card);
  const { held, ability } = found;
  if (ability.at === 'action') {
    if (figureOf(state, id)?.conditions.includes('stunned')) return STUNNED;
    if (isCursed(state, held)) return CURSED;
    if (!hasAction(turn, 'other')) return NO_ACTION;
    if (holdsAttack(ability) && !isHero(state, id) && turn.attacks > 0) return ATTACKED;
  }
  const obstacle = obstacleTo(state, LOOKING, held, n, ability);
  return obstacle === null ? null : OBSTACLES[obstacle];
}

function whyNotHeld(state: State, id: string, card: string): Reason {
  if (!isHero(state, id)) return NOT_OWNED;
  const hero = heroOf(state, id);
  if (card === `${id}-feat`) return hero.feat ? NOT_NOW : FEAT_USED;
  const own = hero.cards.find(one => one.id === card);
  if (own === undefined) return NOT_OWNED;
  if (own.used) return USED_UP;
  if (isItem(card) && itemOf(card).kind === 'item' && !own.worn) return NOT_WORN;
  return (cardOf(card).abilities ?? []).length === 0 ? OBSTACLES.nothing : NOT_NOW;
}
