import type { Text } from '@tafelrunde/engine';
import { opponentsOf } from '../rules/attack.ts';
import { decide } from '../rules/decide.ts';
import {
  figuresOf,
  find,
  findFigure,
  type GroupId,
  groupNamed,
  groupOf,
  groupsInOrder,
  type Opponent,
  type Play,
  rivalsOf,
  type State,
  sideOf,
} from '../state.ts';
import { type Cause, RULE } from './word.ts';

/**
 * The figures an effect means. The first three and the groups need no choice.
 * - `self`: the hero the card lies with, the caster, the creature itself, or the figure a manoeuvre, potion or before-roll ability
 *   is used on: the one that rolls, for a potion anybody of the group (SH-POT-08). There is none for events.
 * - `foe`: the other side of the running combat. For an attacker the figure, NPC or demon that fights it (the protector, if any); for a
 *   defender the attacker. Skipped if it is dead by then. A boost also changes the fixed values of a demon.
 * - `same`: whatever the effect before this one, on the same card, acted on.
 * - `own`, `own-hero`: you choose a figure or hero of your group.
 * - `enemy`, `enemy-hero`: you choose a figure or hero of a rival's group.
 * - `opponent`: you choose anything you could attack: an enemy figure, a rival's NPC, or any demon, your own plague included.
 * - `own-group`: every figure of your group. `enemy-group`: you choose a rival, then every figure of that group.
 * - `foe-others`: every other figure of the group `foe` belongs to. `all`: every figure in the game.
 */
export type Target =
  | 'self'
  | 'foe'
  | 'same'
  | 'own'
  | 'own-hero'
  | 'enemy'
  | 'enemy-hero'
  | 'opponent'
  | 'own-group'
  | 'enemy-group'
  | 'foe-others'
  | 'all';

/** Nominative singular: every sentence about a target has it as its subject. */
export const targetWords: Readonly<Record<Exclude<Target, 'self'>, Text>> = {
  foe: { en: 'the foe', de: 'der Gegner' },
  same: { en: 'the same one', de: 'derselbe' },
  own: { en: 'a hero or creature of your group', de: 'ein Held oder eine Kreatur deiner Gruppe' },
  'own-hero': { en: 'a hero of your group', de: 'ein Held deiner Gruppe' },
  enemy: { en: 'an enemy hero or creature', de: 'ein gegnerischer Held oder eine gegnerische Kreatur' },
  'enemy-hero': { en: 'an enemy hero', de: 'ein gegnerischer Held' },
  opponent: {
    en: 'an opponent of your choice (hero, creature, NPC or demon)',
    de: 'ein Gegner deiner Wahl (Held, Kreatur, NSC oder Dämon)',
  },
  'own-group': { en: 'each hero and creature of your group', de: 'jeder Held und jede Kreatur deiner Gruppe' },
  'enemy-group': { en: 'each hero and creature of one rival', de: 'jeder Held und jede Kreatur eines Mitspielers' },
  'foe-others': {
    en: 'each other hero and creature of the foe’s group',
    de: 'jeder andere Held und jede andere Kreatur in der Gruppe des Gegners',
  },
  all: { en: 'each hero and creature in the game', de: 'jeder Held und jede Kreatur im Spiel' },
};

type Fits = (who: Opponent) => boolean;

/** Everybody the target could mean; for `enemy-group` those of all rivals. */
function candidates(state: State, target: Target, cause: Cause): Opponent[] {
  const own = groupOf(state, cause.group);
  switch (target) {
    case 'self':
      return present(cause.self === null ? null : findFigure(state, cause.self));
    case 'foe':
      return present(foeOf(state, cause));
    case 'same':
      return cause.same.flatMap(id => present(find(state, id)));
    case 'own':
    case 'own-group':
      return figuresOf(own);
    case 'own-hero':
      return own.heroes.slice();
    case 'enemy':
    case 'enemy-group':
      return rivalsOf(state, cause.group).flatMap(group => figuresOf(groupOf(state, group)));
    case 'enemy-hero':
      return rivalsOf(state, cause.group).flatMap(group => groupOf(state, group).heroes);
    case 'opponent':
      return opponentsOf(state, cause.group);
    case 'foe-others':
      return foeOthers(state, cause);
    case 'all':
      return groupsInOrder(state).flatMap(group => figuresOf(groupOf(state, group)));
  }
}

const present = (who: Opponent | null): Opponent[] => (who ? [who] : []);

/** The other side of the running combat, dead or alive. */
export function foeOf(state: State, cause: Cause): Opponent | null {
  const { combat } = state;
  if (!combat) return null;
  return find(state, cause.group === combat.by ? (combat.protector ?? combat.target) : combat.attacker);
}

function foeOthers(state: State, cause: Cause): Opponent[] {
  const foe = foeOf(state, cause);
  // A demon belongs to no group, though it lies with one.
  if (!foe || foe.kind === 'demon') return [];
  return figuresOf(groupOf(state, foe.group)).filter(({ id }) => id !== foe.id);
}

const alive = (fits: Fits) => (who: Opponent) => who.life > 0 && fits(who);
const ANYBODY: Fits = () => true;

export function hasTarget(state: State, target: Target, cause: Cause, fits: Fits = ANYBODY): boolean {
  return candidates(state, target, cause).some(alive(fits));
}

const CHOSEN: readonly Target[] = ['own', 'own-hero', 'enemy', 'enemy-hero', 'opponent'];

/** Those the effect acts on: one of the player's choice, or all that are meant. */
export function* pickTargets(state: State, target: Target, cause: Cause, fits: Fits = ANYBODY): Play<Opponent[]> {
  const able = candidates(state, target, cause).filter(alive(fits));
  if (CHOSEN.includes(target) && able.length > 0) return [yield* pickOne(state, cause.group, able)];
  if (target !== 'enemy-group' || able.length === 0) return able;
  const rival = yield* pickRival(state, cause.group, group => able.some(who => who.group === group));
  return able.filter(who => who.group === rival);
}

export function* pickOne(state: State, group: GroupId, able: readonly Opponent[]): Play<Opponent> {
  const options = able.map(({ id }) => ({ do: 'target', who: id }) as const);
  const { who } = yield* decide(state, group, 'target', RULE, options);
  return able.find(({ id }) => id === who) as Opponent;
}

export function* pickRival(state: State, group: GroupId, fits: (rival: GroupId) => boolean): Play<GroupId> {
  const options = rivalsOf(state, group)
    .filter(fits)
    .map(rival => ({ do: 'rival', group: sideOf(state, rival) }) as const);
  return groupNamed(state, (yield* decide(state, group, 'rival', RULE, options)).group);
}
