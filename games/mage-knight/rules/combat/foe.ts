import type { RuleId } from '@tafelrunde/engine';
import { type Ability, type Enemy, enemyOf } from '../../content/enemies.ts';
import type { Element, Resistance } from '../../content/words.ts';
import type { Doing, Source } from '../../effects/word.ts';
import {
  type Combat,
  type Foe,
  type FoeAttack,
  type Site,
  type State,
  siteAt,
  type Trait,
  type Turn,
} from '../../state.ts';
import { coloursOfCity } from '../megalopolis.ts';
import { hasRule, inForce } from '../passives.ts';
import { secretArmor, secretAttack } from './secret-die.ts';

export const foeOf = ({ foes }: Combat, foe: number): Foe => foes[foe] as Foe;
const tokenOf = (combat: Combat, foe: number): Enemy => enemyOf(foeOf(combat, foe).token);

/** The enemies that are there: neither defeated nor replaced by what they summoned. */
export function standing({ foes }: Combat): number[] {
  const there: number[] = [];
  for (let foe = 0; foe < foes.length; foe++) if (isStanding(foes[foe] as Foe)) there.push(foe);
  return there;
}

const isStanding = ({ defeated, away }: Foe): boolean => !defeated && !away;

export function hasAbility(combat: Combat, foe: number, ability: Ability): boolean {
  const { lost, gained } = foeOf(combat, foe);
  return !lost.includes(ability) && (gained.includes(ability) || tokenOf(combat, foe).abilities.includes(ability));
}

export const resists = (combat: Combat, foe: number, what: Resistance): boolean =>
  !foeOf(combat, foe).lost.includes(`${what}-resistance`) && tokenOf(combat, foe).resists.includes(what);

/**
 * How often its place protects it: the site it defends (MK-CMB-01), a wall before it (MK-SITE-17, -18). Rampaging enemies that joined an assault are
 * not fortified by the site (MK-CMB-10, -12).
 */
function protection(state: State, turn: Turn, combat: Combat, foe: number): number {
  const { from, lost, walled } = foeOf(combat, foe);
  if (lost.includes('site-fortification') || hasAbility(combat, foe, 'unfortified')) return 0;
  if (hasRule(state, turn.seat, 'ignore-site-fortifications')) return 0;
  return (combat.why === 'assault' && from === 'garrison' ? 1 : 0) + (walled ? 1 : 0);
}

/** How often it is fortified: by its place, by its ability (MK-RNG-05, -06). */
export const fortifications = (state: State, turn: Turn, combat: Combat, foe: number): number =>
  protection(state, turn, combat, foe) + (hasAbility(combat, foe, 'fortified') ? 1 : 0);

export const isFortified = (state: State, turn: Turn, combat: Combat, foe: number): boolean =>
  fortifications(state, turn, combat, foe) > 0;

/** The city whose garrison is being fought. */
function cityOf(state: State, combat: Combat): Site | undefined {
  const site = siteAt(state, combat.site);
  return combat.why === 'assault' && site?.kind === 'city' ? site : undefined;
}

/** Cities help their defenders: colours of the cities whose bonus a foe has, two in a megalopolis (MK-MEGA-10). */
export function cityColours(state: State, combat: Combat, foe: number): readonly string[] {
  const city = cityOf(state, combat);
  return city && foeOf(combat, foe).from === 'garrison' ? coloursOfCity(state, city) : [];
}

/** Successfully blocked: all its attacks were (MK-ABIL-25); an attack that was prevented is none that was blocked. */
export const isBlocked = (combat: Combat, foe: number): boolean =>
  foeOf(combat, foe).attacks.every(({ blocked }) => blocked);

/** Its armor now. Effects never bring it below 1; what it grew by itself comes on top (MK-ABIL-12, -19, -20). */
export function armorOf(state: State, combat: Combat, foe: number): number {
  const { armor, grown } = foeOf(combat, foe);
  const token = tokenOf(combat, foe);
  const low = combat.phase === 'attack' && isBlocked(combat, foe);
  const base = token.elusive !== undefined && hasAbility(combat, foe, 'elusive') && !low ? token.elusive : token.armor;
  const white = cityColours(state, combat, foe).filter(colour => colour === 'white').length;
  const changed = base + white + secretArmor(combat, foe) + armor;
  return (armor < 0 ? Math.max(1, changed) : changed) + grown;
}

export const attackOf = (combat: Combat, foe: number, attack: number): FoeAttack =>
  foeOf(combat, foe).attacks[attack] as FoeAttack;

export function elementOf(combat: Combat, foe: number, attack: number): Element {
  const { element } = attackOf(combat, foe, attack);
  if (element !== null) return element;
  const printed = tokenOf(combat, foe).attacks[attack];
  return printed !== undefined && 'element' in printed ? printed.element : 'physical';
}

/** The value of an attack now, city bonus included (MK-CITY-03); never below 0. */
export function attackNow(state: State, combat: Combat, foe: number, attack: number): number {
  const printed = tokenOf(combat, foe).attacks[attack];
  if (printed === undefined || !('value' in printed)) return 0;
  const element = elementOf(combat, foe, attack);
  const blue = cityColours(state, combat, foe).filter(colour => colour === 'blue').length;
  const bonus = element === 'physical' ? 0 : element === 'coldfire' ? blue : 2 * blue;
  return Math.max(0, printed.value + bonus + secretAttack(combat, foe) + attackOf(combat, foe, attack).change);
}

/** Abilities of one attack: those of the token, unless it was tamed, and what a city gives (MK-CITY-04, -05). */
export function attackHas(state: State, combat: Combat, foe: number, attack: number, ability: Ability): boolean {
  if (attackOf(combat, foe, attack).tamed) return false;
  if (hasAbility(combat, foe, ability)) return true;
  const city = ability === 'brutal' ? 'red' : ability === 'poison' ? 'green' : null;
  return (
    city !== null && elementOf(combat, foe, attack) === 'physical' && cityColours(state, combat, foe).includes(city)
  );
}

/** Attacks that summon do not attack themselves. */
export function isSummons(combat: Combat, foe: number, attack: number): boolean {
  const printed = tokenOf(combat, foe).attacks[attack];
  return printed !== undefined && 'summon' in printed;
}

/** Attacks that threaten now: of enemies that stand, neither blocked, prevented nor dealt. */
export function threats(combat: Combat): { readonly foe: number; readonly attack: number }[] {
  const threatening: { readonly foe: number; readonly attack: number }[] = [];
  combat.foes.forEach((one, foe) => {
    if (!isStanding(one)) return;
    one.attacks.forEach(({ blocked, off, dealt }, attack) => {
      if (!blocked && !off && !dealt && !isSummons(combat, foe, attack)) threatening.push({ foe, attack });
    });
  });
  return threatening;
}

/**
 * Is an enemy protected against what is neither attack nor block? Arcane immunity stops all but effects on attacks (MK-ABIL-21); a resistance to
 * fire stops red effects, one to ice blue ones (MK-CMB-18, -19).
 */
export function isImmuneTo(
  combat: Combat,
  foe: number,
  { colours }: Source,
  on: 'enemy' | 'attack' = 'enemy',
): boolean {
  if (on === 'enemy' && hasAbility(combat, foe, 'arcane-immunity')) return true;
  return (
    (colours.includes('red') && resists(combat, foe, 'fire')) ||
    (colours.includes('blue') && resists(combat, foe, 'ice'))
  );
}

/** Could move points slow an attack in this phase? (MK-ABIL-10) */
export function canBeSlowed({ turn }: Doing): boolean {
  const { combat } = turn;
  return (
    combat?.phase === 'block' &&
    threats(combat).some(
      ({ foe, attack }) => hasAbility(combat, foe, 'cumbersome') && !attackOf(combat, foe, attack).tamed,
    )
  );
}

// ------------------------------------------------------------------------------------------------- what effects change

export function changeArmor({ io, seat, turn }: Doing, foe: number, by: number): void {
  const { combat } = turn;
  if (combat === null || by === 0) return;
  // What it has grown by goes first, so that the least armor of 1 holds for what it has when the effect comes (MK-ABIL-12).
  const one = foeOf(combat, foe);
  const grown = Math.min(one.grown, Math.max(0, -by));
  one.grown -= grown;
  one.armor += by + grown;
  io.tell?.({ kind: 'foe-changed', seat, foe: foeOf(combat, foe).token, how: 'armor', n: by, rule: 'MK-CMB-17' });
}

export function changeAttack(
  { io, seat, turn }: Doing,
  foe: number,
  attack: number,
  by: number,
  rule: RuleId = 'MK-CMB-17',
): void {
  const { combat } = turn;
  if (combat === null) return;
  attackOf(combat, foe, attack).change += by;
  io.tell?.({ kind: 'foe-changed', seat, foe: foeOf(combat, foe).token, how: 'attack', n: by, rule });
}

/** An attack does not happen (MK-ABIL-24). */
export function preventAttack({ io, seat, turn }: Doing, foe: number, attack: number): void {
  const { combat } = turn;
  if (combat === null) return;
  attackOf(combat, foe, attack).off = true;
  const { group } = combat;
  if (group?.kind === 'block' && group.foe === foe && group.attack === attack) combat.group = null;
  io.tell?.({ kind: 'foe-changed', seat, foe: foeOf(combat, foe).token, how: 'stopped', n: 0, rule: 'MK-ABIL-24' });
}

export function strip({ io, seat, turn }: Doing, foe: number, traits: readonly Trait[]): void {
  const { combat } = turn;
  if (combat === null) return;
  const { lost, token } = foeOf(combat, foe);
  for (const trait of traits) if (!lost.includes(trait)) lost.push(trait);
  io.tell?.({ kind: 'foe-changed', seat, foe: token, how: 'stripped', n: 0, rule: 'MK-CMB-17' });
}

/** Enemies that enter a combat attack with what effects of others add (MK-SKILL-08). */
export function embolden(state: State, seat: number, foes: readonly Foe[]): void {
  for (const { effect } of inForce(state, seat, 'foes-attack'))
    for (const { attacks } of foes) for (const attack of attacks) attack.change += effect.by;
}

/** An enemy as it enters a combat. */
export const newFoe = (token: Foe['token'], from: Foe['from'], at: Foe['at'], by: number | null = null): Foe => ({
  token,
  from,
  at,
  by,
  attacks: enemyOf(token).attacks.map(() => ({
    change: 0,
    element: null,
    blocked: false,
    off: false,
    dealt: false,
    tamed: false,
  })),
  armor: 0,
  grown: 0,
  lost: [],
  gained: [],
  defended: false,
  defeated: false,
  away: false,
  fameHalves: 2,
  walled: false,
});
