import type { At } from '../effects/at.ts';
import type { ActiveEffect, CommandEffect, PassiveEffect } from '../effects/index.ts';

/**
 * The vocabulary of the content: everything that an ability, a feat, a spell, an item or a command card can do. Each word stands in a file of its own
 * (../effects/): its data, what it does, how a card says it.
 *
 * Read first, valid for every effect below:
 *
 * 1. **You** is the figure that has the ability, performs the feat, casts the spell or carries the item (DS-ROUND-06). For a command card it is
 *    the overlord. Choices are made by the player of that figure. *Friends* are the figures of your side, you included; *enemies* all others.
 * 2. **Passive effects** count as long as you have the ability, carry the item or are under a `grant`. **Active effects** act when the feat is
 *    performed, the spell cast, the card played, or when the moment of an `at` comes.
 * 3. **Order and targets.** Active effects act one after the other. `Targets` are chosen when their effect begins, so after a move they follow the
 *    new position. Without a legal target an effect does nothing and the next one follows.
 * 4. **May I?** A feat, spell, card or optional `at` is offered only if at least one of its active effects would do something now. A `grant` or an
 *    `act` to a legal target always does; a `wound` to yourself, being a price, never does.
 * 5. **Feats** replace the whole turn (DS-FEAT-01, -03), once per adventure: no move, no facing, no action but what the effects give. **Spells** are an
 *    action (DS-MAGIC-06). **Items** cost neither move nor action (DS-ITEM-09). **Command cards** act in the overlord turn, interrupts between hero turns.
 * 6. **Sums.** Value = base + bonuses, then penalties by DS-LIMIT-01..05: a negative `modify` of dice is a penalty like injured or outnumbered, so
 *    at 2 dice it lowers armour instead. `modify` also counts in magical attacks, where the standard modifiers do not (DS-MAGIC-18, -19).
 * 7. **Stacking.** Different sources add up. The same ability, feat, spell or item (by id) counts once on a figure: a second `grant` of it only renews the first,
 *    and two copies of an item give their passive effects once.
 * 8. **Placed figures** (`raise`, `summon`, `place`) get a facing chosen by you, suffer free strikes (DS-FREE-06), and count as activated (DS-RAISE-12).
 *    `place` moves a figure that is already there: it does not count as activated by it.
 */

export type { Lang, Text as Words } from '@tafelrunde/engine';

export type HeroId = 'orlaf' | 'rordin' | 'madriga' | 'danor';
export type BossId = 'mortibris' | 'grimbur' | 'elshara' | 'hoggar';
export type MinionId =
  | 'skeleton-warrior'
  | 'skeleton-archer'
  | 'dwarf-revenant'
  | 'zombie'
  | 'armoured-zombie'
  | 'zombie-troll'
  | 'ghost';

// ---------------------------------------------------------------------------------------------------------------- values

/**
 * `move`: squares. `attack-dice`: dice of an attack you make, of any form (combat, ranged or the spell's dice). `defence-dice`: combat dice you
 * defend with. `armour`: 1 to 5 after all changes (DS-LIMIT-03, -05).
 */
export type Stat = 'move' | 'attack-dice' | 'defence-dice' | 'armour';

/** The three forms of attack. A free strike is melee. */
export type AttackForm = 'melee' | 'ranged' | 'magical';

/** The standard modifiers (DS-MELEE-06..08, DS-SHOOT-06..08). */
export type Penalty = 'injured' | 'outnumbered' | 'behind' | 'furnishing';

/** What can stand on the other side of an attack. `large` is any 2x2 figure, `lock` a normal lock of a door or chest. */
export type FoeKind = 'minion' | 'boss' | 'hero' | 'large' | 'lock';

// --------------------------------------------------------------------------------------------------------------- targets

export type Ruler = 'short' | 'long';

/**
 * - `front`: on a square in front of you, by your facing. `adjacent`: on any square around you.
 * - `short`, `long`: the ruler reaches from base to base (DS-RANGE-03).
 * - `board`: anywhere on the laid-out board.
 */
export type Range = 'front' | 'adjacent' | Ruler | 'board';

/**
 * - `enemy`: an enemy figure. For a melee `attack` also a thing with a normal lock (DS-LOCK-06), unless you are a servant (DS-DOOR-04).
 * - `friend`: a figure of your side, you included (DS-MAGIC-12). `other`: a figure of your side, not you. `minion`: a minion of your side.
 * - `bones`: the topmost bone pile of a square on which no figure stands (DS-RAISE-09, -10).
 * - `square`: a laid-out square without figure, furnishing or door; bone piles do not matter.
 * - `lock`, `seal`: a closed door or chest with a normal lock, or with a magic seal. For heroes only (DS-DOOR-04).
 */
export type Targetable = 'enemy' | 'friend' | 'other' | 'minion' | 'bones' | 'square' | 'lock' | 'seal';

/**
 * You choose targets: `many` is how many at most (at least one, all different, one after the other), or `each` = all of them without a choice,
 * in an order you choose. `sight`: line of sight from you by the rules of shooting, so never behind you (DS-LOS-01..08); without it only the range
 * counts (DS-MAGIC-14). A square is in sight if a figure standing on it would be.
 */
export interface Targets {
  readonly of: Targetable;
  readonly range: Range;
  readonly sight: boolean;
  readonly many: number | 'each';
}

/**
 * Whom an effect acts on.
 * - `you`. No choice.
 * - `same`: the targets of the last `Targets` in the same list of effects, those that are still on the board.
 * - `foe`: the other side of the attack that caused the moment of an `at`; none if it is gone or is a lock.
 */
export type Aim = 'you' | 'same' | 'foe' | Targets;

// ------------------------------------------------------------------------------------------------- moments and conditions

/**
 * - `own-turn`: at any time in your turn outside an attack: before, between the squares of and after your move, and after your action (DS-ITEM-08).
 *   For a servant: in its activation.
 * - `action`: instead of a melee, ranged or magic action, in its place in the turn.
 * - `turn-start`: your turn or activation (interrupts too) begins, before you choose what to do. Not before a feat's effects: it comes first.
 * - `attacking`, `defending`: you attack or are attacked (free strikes and spells too); target and standard modifiers are fixed, no die is rolled.
 *   If both sides are asked, the attacker is first.
 * - `attack-rolled`, `defence-rolled`: both sides have rolled, nothing is removed by armour yet; attacker first.
 * - `hit`: your attack scored at least one hit on a figure (not a lock), after its damage.
 * - `kill`: as `hit`, and the target left the board: bones, destroyed or crippled. Comes after `hit`.
 * - `wounding`: an attack would give you a wound. Heroes and bosses only.
 * - `crippling`: a wound, by an attack or an effect, would be the one that cripples you. Comes after `wounding`.
 * - `end-of-round`: between turning the spells and drawing the card (DS-EOR-05, -06): heroes, then bosses, then minions, each in the order in which
 *   they came into play.
 */
export type Moment =
  | 'own-turn'
  | 'action'
  | 'turn-start'
  | 'attacking'
  | 'defending'
  | 'attack-rolled'
  | 'defence-rolled'
  | 'hit'
  | 'kill'
  | 'wounding'
  | 'crippling'
  | 'end-of-round';

/** The moments that rules announce; the others are chosen in a turn. */
export type Announced = Exclude<Moment, 'own-turn' | 'action'>;

/** Facts about the running attack, whichever side you are on. */
export type AttackCondition =
  | { readonly is: 'form'; readonly form: AttackForm }
  /** The other side is of this kind. */
  | { readonly is: 'against'; readonly foe: FoeKind }
  /** The attacker is (completely, DS-LARGE-03) behind the target, whether or not that costs it a die. */
  | { readonly is: 'from-behind' }
  /** The attack is a free strike. */
  | { readonly is: 'free-strike' };

/** Facts about you. `outnumbered` by DS-MELEE-07 and DS-LARGE-07. `unmoved`: no square left in this turn or activation; turning is allowed. */
export type StateCondition = { readonly is: 'injured' } | { readonly is: 'outnumbered' } | { readonly is: 'unmoved' };

export type Condition = AttackCondition | StateCondition;

/** How often an `at` may be used. `turn`: once in any one turn or activation, of whomever. `consumed`: the item is discarded (DS-ITEM-10). */
export type Limit = 'turn' | 'round' | 'adventure' | 'consumed';

/** How long a `grant` lasts. */
export type Until =
  /** The running attack. Only inside `attacking`, `defending`, `attack-rolled` and `defence-rolled`. */
  | 'attack'
  /** The end of the running turn or activation. */
  | 'turn'
  /** The start of your next turn; if you are a servant, of the next overlord turn. Ends at once when you are off the board. */
  | 'next-turn';

export type { Grant } from '../effects/grant.ts';
export type { Modify } from '../effects/modify.ts';
export type { Roam } from '../effects/roam.ts';
export type { ActiveEffect, At, CommandEffect, PassiveEffect };

export type Effect = PassiveEffect | At | ActiveEffect | CommandEffect;
