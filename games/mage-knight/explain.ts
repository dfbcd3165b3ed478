import { newChance, type Reason, reason, type Seat } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { explainHeroesAndDecks } from './explain-heroes-and-decks.ts';
import { mayActivate } from './rules/activation.ts';
import { mayBurn, mayEnter } from './rules/adventure.ts';
import { isGivenUp } from './rules/combat/given-up.ts';
import { mayTarget } from './rules/combat/group.ts';
import { mayExplore } from './rules/exploring.ts';
import { COLOUR_LIES_THERE, isFixed, mustTakeOther, OTHERS_LIE_THERE } from './rules/friendly-mana.ts';
import { mayInteract } from './rules/interaction.ts';
import { isRampaging, mayStep } from './rules/movement.ts';
import { mayPlay } from './rules/plays.ts';
import { mayPropose } from './rules/proposal.ts';
import { mayRest } from './rules/rest.ts';
import { mayUseSkill } from './rules/skills.ts';
import { mayEnd } from './rules/turn.ts';
import { type State, turnOf } from './state.ts';
import type { Io } from './types.ts';

const NOT_YOUR_TURN = reason('MK-PRE-08', {
  en: 'That is done in the own turn only.',
  de: 'Das geht nur im eigenen Zug.',
});
const ACTED = reason('MK-TURN-24', {
  en: 'The one action of this turn is taken.',
  de: 'Die eine Aktion dieses Zuges ist schon getan.',
});
const ONLY_WHEN_MOVING = reason('MK-TURN-16', {
  en: 'The figure moves only in the movement part of a regular turn, before the action.',
  de: 'Die Figur zieht nur im Bewegungsteil eines normalen Zuges, vor der Aktion.',
});
const NOBODY_RAMPAGES = reason('MK-CMB-07', {
  en: 'No rampaging enemy stands there.',
  de: 'Dort steht kein umherziehender Gegner.',
});
const CARD_DUE = reason('MK-TURN-12', {
  en: 'At least one card has to be played or discarded in a turn.',
  de: 'In jedem Zug muss mindestens eine Karte gespielt oder abgeworfen werden.',
});
const TOO_FORTIFIED = reason('MK-RNG-06', {
  en: 'A doubly fortified enemy cannot be attacked in this phase.',
  de: 'Ein doppelt befestigter Gegner kann in dieser Phase nicht angegriffen werden.',
});

const GIVEN_UP = reason('MK-RNG-16', {
  en: 'You have just given that up. Play something first, or take the decision back.',
  de: 'Das hast du eben aufgegeben. Spiele erst etwas aus, oder nimm die Entscheidung zurück.',
});

/** Predicates look at chance nowhere; the io is only there because rules are handed one. */
const SILENT: Io = { chance: newChance('nobody rolls here') };

/** Why a choice is not offered, with the predicates that list the options. It rests on what the asking seat knows: its own turn, its own hand. */
export function explain(state: State, seat: Seat, wanted: Choice): Reason | null {
  if (state.stage !== 'turns') return explainHeroesAndDecks(state, seat, wanted);
  if (state.turns.length === 0) return null;
  const turn = turnOf(state);
  if (turn.seat !== seat) return NOT_YOUR_TURN;
  const moving = turn.stage === 'move' ? null : ONLY_WHEN_MOVING;
  switch (wanted.do) {
    case 'play':
      return mayPlay(state, SILENT, turn, wanted.card, wanted.as);
    case 'unit':
      return mayActivate(state, SILENT, turn, wanted.unit, wanted.ability);
    case 'skill':
      return mayUseSkill(state, SILENT, turn, wanted.skill);
    case 'step':
      return moving ?? mayStep(state, turn, wanted.to);
    case 'explore':
      return moving ?? mayExplore(state, turn, wanted.slot);
    case 'interact':
      return action(turn.acted, mayInteract(state, turn));
    case 'enter':
      return action(turn.acted, mayEnter(state, SILENT, turn));
    case 'burn':
      return action(turn.acted, mayBurn(state, turn));
    case 'challenge':
      return action(turn.acted, isRampaging(state, wanted.at) ? null : NOBODY_RAMPAGES);
    case 'propose':
      return action(turn.acted, mayPropose(state, turn, wanted.at));
    case 'pay':
      return wanted.with === 'die' && mustTakeOther({ state, turn }, wanted.mana, wanted.as) ? COLOUR_LIES_THERE : null;
    case 'die':
      return wanted.colour === 'gold' && isFixed({ state, turn }) ? OTHERS_LIE_THERE : null;
    case 'rest':
      return mayRest(state, turn);
    case 'end':
      return mayEnd(state, turn) ? null : CARD_DUE;
    case 'target':
      if (!turn.combat?.foes[wanted.foe]) return null;
      if (isGivenUp(turn.combat, wanted.foe)) return GIVEN_UP;
      return mayTarget(state, turn, turn.combat, wanted.foe) ? null : TOO_FORTIFIED;
    case 'block':
      return turn.combat && isGivenUp(turn.combat, wanted.foe, wanted.attack) ? GIVEN_UP : null;
    default:
      return null;
  }
}

const action = (acted: boolean, why: Reason | null): Reason | null => (acted ? ACTED : why);
