import type { Reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { isEngaged, sees } from '../rules/aims.ts';
import type { AttackProfile } from '../rules/attack/profile.ts';
import { weaponProfile } from '../rules/attack/strikes.ts';
import { targetsFor } from '../rules/attacking.ts';
import { isDown } from '../rules/balance-of-power.ts';
import { numberOf } from '../rules/values.ts';
import { rangeBetween } from '../rules/zones.ts';
import { type FigureId, figureOf, type Hero, type State, type Turn, type Zone } from '../state.ts';
import { amidCombat, because, ENGAGED_SIGHT, NOT_SEEN, NOT_THERE, noAction, tooFar } from './reasons.ts';

const LIES = because(
  'SS-COND-15',
  'Who is knocked down cannot attack.',
  'Wer niedergeschlagen ist, kann nicht angreifen.',
);
const NO_WEAPON = because(
  'SS-WEAP-07',
  'In that hand there is no weapon to attack with.',
  'In dieser Hand ist keine Waffe, mit der man angreifen könnte.',
);
const ARMED = because(
  'SS-WEAP-08',
  'Bare hands are for heroes who have no weapon in hand.',
  'Mit bloßen Händen kämpft nur, wer keine Waffe in der Hand hat.',
);
const NO_EXTRA = because(
  'SS-CACT-07',
  'No such attack belongs to the combat action under way.',
  'Ein solcher Angriff gehört nicht zur laufenden Kampfaktion.',
);
const NOT_THIS_ONE = because(
  'SS-CACT-07',
  'This extra attack is for another target.',
  'Dieser Zusatzangriff gilt einem anderen Ziel.',
);
const FRIEND = because(
  'SS-PUSH-08',
  'Another hero can be attacked only with something that pushes back.',
  'Ein anderer Held lässt sich nur mit etwas angreifen, das zurückstößt.',
);

/** Why a hero cannot make this attack now. */
export function whyNotAttack(
  state: State,
  hero: Hero,
  turn: Turn,
  { with: hand, target, source }: Extract<Choice, { do: 'attack' }>,
): Reason | null {
  if (isDown(hero)) return LIES;
  if (source !== undefined || hand === 'own')
    return turn.extra.some(one => one.source === source && one.with === hand) ? NOT_THIS_ONE : NO_EXTRA;
  const busy = amidCombat(turn) ?? noAction(turn, 'combat');
  if (busy !== null) return busy;
  const profile = weaponProfile(hero, hand);
  if (profile === null) return hand === 'unarmed' ? ARMED : NO_WEAPON;
  return whyNotTarget(state, hero, profile, target);
}

/** Why an attack with these values cannot be made on a figure or an object. */
export function whyNotTarget(
  state: State,
  hero: Hero,
  profile: Omit<AttackProfile, 'target'>,
  target: FigureId,
): Reason | null {
  if (targetsFor(state, hero, profile).includes(target)) return null;
  const zone = figureOf(state, target)?.zone ?? state.things.find(({ id }) => id === target)?.zone;
  if (zone === undefined || state.heroes.some(({ id, ghost }) => ghost && id === target)) return NOT_THERE;
  if (state.heroes.some(({ id }) => id === target) || state.companions.some(({ id }) => id === target)) {
    const pushes = profile.properties.some(({ effects }) => effects.some(effect => effect.do === 'push'));
    if (!pushes || target === hero.id) return FRIEND;
  }
  const range = profile.range + (profile.range > 0 ? numberOf(state, hero.id, 'range') : 0);
  return outOfReach(state, hero, zone, range, true) ?? NOT_THERE;
}

/** Why a zone is not in reach; `hostile`: an engaged hero does not reach enemies elsewhere (SS-ENG-02). */
export function outOfReach(
  state: State,
  hero: Hero,
  zone: Zone,
  range: number,
  hostile: boolean,
  sight = true,
): Reason | null {
  if (zone === hero.zone) return null;
  if (hostile && isEngaged(state, hero.id)) return ENGAGED_SIGHT;
  const away = rangeBetween(state, hero.zone, zone);
  if (away > range) return tooFar(range, away);
  return sight && !sees(state, hero.id, zone) ? NOT_SEEN : null;
}
