/**
 * The vocabulary of the cards: their kinds, their values and everything a card can do.
 *
 * Read first, valid for every effect below:
 *
 * 1. **You** is the player who plays the card. For a card that lies on the table it is the player in front of whom it lies; for a
 *    demon that is the plagued player, not the one who sent it. A *rival* is any other player still in the game.
 * 2. A **figure** is a hero or a creature. NPCs and demons are no figures.
 * 3. **Choices.** Effects act in the order of the list. Each asks you for at most one thing at a time, from a flat list of legal
 *    targets. If there is exactly one it is taken; if there is none, that effect does nothing and the next one follows.
 * 4. **May I play it?** A card or an ability may be used only if at least one of its effects has a legal target for whom it counts
 *    (SH-END-06) and its cost can be paid. A general spell is cast first; its targets are chosen after the roll has succeeded.
 * 5. **Sums.** A value is base + everything that applies. No total before the die falls below 0 (as SH-PROT-04, for all values).
 * 6. **When.** Active effects act at once when the card is played (manoeuvre, potion, event, spontaneous event), when the cast
 *    succeeds (general spell), when the ability is used (NPC, artefact) or when the moment comes (`on`). Passive effects act
 *    as long as the card lies there, is wielded, or is part of the running combat.
 */

export type Lang = 'en' | 'de';
export type Words = Readonly<Record<Lang, string>>;

// ---------------------------------------------------------------------------------------------------------------- values

/** The six values that effects can change. `damage` is that of any attack the figure makes, by weapon, claw or spell. */
export type Stat = 'attack' | 'parry' | 'damage' | 'armour' | 'magic' | 'magicResistance';

export type Pile = 'equipment' | 'magic' | 'tactics';

/** Melee weapons are blade, impact and thrust. Ranged weapons make ranged attacks and never parry (SH-PARRY-03). */
export type WeaponCategory = 'blade' | 'impact' | 'thrust' | 'ranged';
export type School = 'elemental' | 'shadow' | 'necromancy' | 'voodoo';
export type BodyPart = 'head' | 'shoulders' | 'torso' | 'arms' | 'legs';
export type AttackForm = 'melee' | 'ranged' | 'magical';

/** Value with one hand, value with two hands (SH-HAND-01). */
export type Pair = readonly [one: number, two: number];

/** Attack and parry are bonuses on the hero's base values, damage is absolute. */
export type WeaponProfile =
  | {
      readonly category: WeaponCategory;
      readonly hands: '1' | '2';
      readonly attack: number;
      readonly parry: number;
      readonly damage: number;
    }
  | {
      readonly category: WeaponCategory;
      readonly hands: '1/2';
      readonly attack: Pair;
      readonly parry: Pair;
      readonly damage: Pair;
    };

export interface ArmourProfile {
  readonly bodyPart: BodyPart;
  readonly armour: number;
}

/** Bonus on attack and parry with weapons of the category, or on magic with spells of the school (SH-EQUIP-09). */
export interface Specialisation {
  readonly in: WeaponCategory | School;
  readonly bonus: number;
}

// --------------------------------------------------------------------------------------------------------------- targets

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

/** `rivals`: each of them, in seat order. `foe`: the player in whose group the `foe` of the running combat is; for a demon there is none. */
export type Who = 'you' | 'rivals' | 'foe';

/** What an attack can meet. `creature` and `demon` are the summoned and the sent ones. */
export type FoeKind = 'magical-hero' | 'creature' | 'demon';

/** A laid-out card that can be stripped from a hero, by its kind: a hexing stick is an artefact, not a weapon (SH-EQUIP-16). */
export type Loot = 'weapon' | 'armour' | 'artefact';

// ------------------------------------------------------------------------------------------------------- moments, windows

/**
 * The roll the figure is about to take part in. A figure is in exactly one of these:
 * - `…-attack`: it attacks in this form.
 * - `…-defence`: it is the target of an attack of this form (the protector, if any) and does not answer with a defensive spell. A potion may be
 *   drunk even if the parry is waived or no reaction is left; a manoeuvre may not (SH-MAN-06).
 * - `defence-spell`: it answers an attack of any form with a defensive spell.
 * - `casting`: it casts a general spell or a summoning.
 * In a combat the window is before its first die (SH-POT-06), for attacker and defender alike.
 */
export type Roll =
  | 'melee-attack'
  | 'ranged-attack'
  | 'magical-attack'
  | 'melee-defence'
  | 'ranged-defence'
  | 'magical-defence'
  | 'defence-spell'
  | 'casting';

/** When an ability may be used: in your own turn while nobody is in combat, or before a roll of a figure of your group. */
export type Window = { readonly at: 'own-turn' } | { readonly at: 'before-roll'; readonly rolls: readonly Roll[] };

/** Paid in full before anything else happens. Hand cards are chosen by you and go to their discard piles. */
export interface Cost {
  readonly pay: 'hand-cards';
  readonly amount: number;
}

/**
 * - `hit`: an attack has hit and its damage has been dealt, even if armour left nothing of it. On a weapon or spell: an attack made with this card.
 * - `kill`: as `hit`, and the target (figure, NPC or demon) died of it. Comes after plundering.
 * - `struck`: an attack has hit the bearer and its damage has been dealt; also if the bearer died of it.
 * - `warded`: the bearer's parry, resistance or this defensive spell was high enough. On a manoeuvre: in this combat only.
 * - `turn-start`: your turn begins, before the two cards are drawn. Order: your heroes as they joined, each followed by its equipment, then
 *   your creatures, then the demon in front of you.
 */
export type Moment = 'hit' | 'kill' | 'struck' | 'warded' | 'turn-start';

/** When a modifier counts; without one it always does. */
export type Condition =
  /** The running attack has this form, whichever side the figure is on. */
  | { readonly is: 'form'; readonly form: AttackForm }
  /** The figure attacks or parries with a weapon of this category or casts a spell of this school. */
  | { readonly is: 'using'; readonly category: WeaponCategory | School }
  /** The other side of the running combat is of one of these kinds. */
  | { readonly is: 'facing'; readonly foes: readonly FoeKind[] }
  /** The figure parries with neither weapon nor shield (SH-PARRY-03, SH-RANGED-03). */
  | { readonly is: 'dodging' }
  /** The figure fights as protector of another. Counts before the penalty of SH-PROT-02/03. */
  | { readonly is: 'protecting' }
  /** The figure has at most this many life points. */
  | { readonly is: 'wounded'; readonly life: number };

// ------------------------------------------------------------------------------------------------------- passive effects

/**
 * Changes a value as long as the card lies there.
 * `used`: only in a roll (and its damage) made with this very card (SH-EQUIP-08). `bearer`: always, for the hero or creature the card lies
 * with or is. `group`: for every figure of the group in front of which the card lies. Several modifiers add up.
 */
export interface Modify {
  readonly do: 'modify';
  readonly stat: Stat;
  readonly by: number;
  readonly scope: 'used' | 'bearer' | 'group';
  readonly if?: Condition;
}

/** Armour of the target, natural and worn, does not count. On a weapon or spell: attacks made with it; on a manoeuvre: the attack to be rolled. */
export interface IgnoreArmour {
  readonly do: 'ignore-armour';
}

/**
 * Narrows what may answer an attack. `weapon`, `shield`: its parry bonus and specialisation do not count; if nothing is left the target dodges.
 * `protection`: nobody may protect the target. On a weapon or spell: attacks made with it; on a hero: all its attacks; on a manoeuvre: this
 * attack (never `protection`, that decision is past).
 */
export interface RestrictDefence {
  readonly do: 'restrict-defence';
  readonly bar: readonly ('weapon' | 'shield' | 'protection')[];
}

/** The bearer has this many reactions more in every turn of a rival (SH-REACT-02). */
export interface ExtraReactions {
  readonly do: 'extra-reactions';
  readonly count: number;
}

/** You draw more or fewer cards at the start of your turn, never fewer than 0 (SH-TURN-01). */
export interface TurnDraw {
  readonly do: 'turn-draw';
  readonly by: number;
}

/** The bearer may attack in melee without a weapon, with base attack and this damage (SH-ATT-03). It parries as usual. */
export interface Unarmed {
  readonly do: 'unarmed';
  readonly damage: number;
}

/** You may not play cards of this kind; manoeuvres and potions of your group alike. Nothing already played is undone. */
export interface Forbid {
  readonly do: 'forbid';
  readonly kind: 'manoeuvre' | 'potion';
}

/** When the bearer would die, it stays alive with this many life points instead and the card goes to its discard pile. Not optional. */
export interface CheatDeath {
  readonly do: 'cheat-death';
  readonly life: number;
}

/** A 1 on any die the bearer rolls in combat or casting is rolled again, once per die; the new result stands. Not for loyalty rolls. */
export interface RerollOnes {
  readonly do: 'reroll-ones';
}

/** At the moment, the active effects act. Not optional. `foe` inside means the other side of the combat that caused the moment. */
export interface On {
  readonly do: 'on';
  readonly moment: Moment;
  readonly effects: readonly ActiveEffect[];
}

/** You may use this once per round (SH-NPC-07; artefacts likewise), in its window. No action. An NPC makes its loyalty roll afterwards. */
export interface Ability {
  readonly do: 'ability';
  readonly window: Window;
  readonly cost?: Cost;
  readonly effects: readonly ActiveEffect[];
}

// -------------------------------------------------------------------------------------------------------- active effects

/**
 * Changes a value for a while: `combat` until the running combat or casting is over, `turn` until the end of the current turn, `round` until the
 * start of your next turn. Ends with the figure's death. Boosts add up.
 */
export interface Boost {
  readonly do: 'boost';
  readonly target: Target;
  readonly stat: Stat;
  readonly by: number;
  readonly until: 'combat' | 'turn' | 'round';
}

/** You draw cards. With `any` you name a pile for each before looking at the first (SH-SETUP-16). An empty pile is reshuffled (SH-SETUP-11). */
export interface Draw {
  readonly do: 'draw';
  readonly count: number;
  readonly pile: Pile | 'any';
}

/** These players discard hand cards: of their own choice, or drawn at random. Who has too few discards all. Legal targets: players with a hand. */
export interface Discard {
  readonly do: 'discard';
  readonly who: Who;
  readonly count: number;
  readonly how: 'choice' | 'random';
}

/** You take cards at random from the hand of a rival of your choice, or of the player of the `foe`. Only you and that player learn which. Legal targets: players with a hand. */
export interface Steal {
  readonly do: 'steal';
  readonly who: 'rival' | 'foe';
  readonly count: number;
}

/** You, and only you, see the hand of a rival of your choice as it is now. Legal targets: players with a hand. */
export interface Look {
  readonly do: 'look';
}

/** You choose a rival with a hand, take one card from it at random, then give that player one card of your hand, the taken one allowed. */
export interface Swap {
  readonly do: 'swap';
}

/** Life points come back, up to the starting value (creatures: the printed one). Legal targets: figures below that. */
export interface Heal {
  readonly do: 'heal';
  readonly target: Target;
  readonly amount: number;
}

/** Life points are lost. No attack: no parry, no armour, no 6s, no protection. Who dies of it is not plundered; the group acts seat by seat. */
export interface Damage {
  readonly do: 'damage';
  readonly target: Target;
  readonly amount: number;
}

/**
 * You choose an enemy hero's laid-out card of this kind (hero and card in one choice). It goes to its discard pile, back to its owner's hand, or
 * into your hand. Legal targets: every such card of every enemy hero.
 */
export interface Strip {
  readonly do: 'strip';
  readonly loot: Loot;
  readonly to: 'discard' | 'owner' | 'you';
}

/**
 * The target rolls its dice of this combat or casting twice, each time with all re-rolled 6s; the higher or lower sum counts, and with it its 6s.
 * Several cancel one higher against one lower; the rest does not add up. No effect on someone who does not roll.
 */
export interface RollTwice {
  readonly do: 'roll-twice';
  readonly target: 'self' | 'foe';
  readonly keep: 'higher' | 'lower';
}

/**
 * One action more in this turn, for a figure of your group in your own turn (`only: 'equip'`: for equipping alone), or one reaction more in this turn,
 * in a rival's turn. A creature summoned this turn still cannot attack.
 */
export interface Ready {
  readonly do: 'ready';
  readonly target: 'own' | 'own-hero';
  readonly what: 'action' | 'reaction';
  readonly only?: 'equip';
}

/**
 * `reaction`: the target has no reaction left in this turn; legal: enemy figures with one. Played in a combat before its first die it turns a
 * declared parry into an automatic hit. `action`: it has no action in its player's next turn; legal: enemy figures not already so.
 */
export interface Exhaust {
  readonly do: 'exhaust';
  readonly target: 'enemy' | 'enemy-hero';
  readonly what: 'action' | 'reaction';
}

/**
 * `attack`: the running combat ends at once without a roll; action and reaction are spent, cards played stay played, no cooldown. Legal before its first die.
 * `event`: an event a rival has just announced has no effect and is discarded; it counts as that turn's event. Legal in the reply to it only.
 */
export interface Cancel {
  readonly do: 'cancel';
  readonly what: 'attack' | 'event';
}

/**
 * The running attack, before its first die, gets a new target: you choose another figure outside the attacker's group. The old target keeps its reaction;
 * the new one may parry or waive if it has one, but is not protected. Defender's cards played so far are lost.
 */
export interface Redirect {
  readonly do: 'redirect';
}

/**
 * `demon`: the demon in front of you goes to a rival of your choice. `npc`: an NPC of your choice of a rival comes to you. Life and use
 * of the round go along; whatever lay there already is discarded (SH-DEMON-09, SH-NPC-06).
 */
export interface Move {
  readonly do: 'move';
  readonly what: 'demon' | 'npc';
}

/** You choose a card of the discard pile (`any`: of the three) and take it into your hand. The card that causes this is not there yet. */
export interface Salvage {
  readonly do: 'salvage';
  readonly pile: Pile | 'any';
}

/** You choose a demon, or an enemy creature; it leaves as if killed (a creature returns to its summoner, SH-SUMM-09), without a killer. */
export interface Banish {
  readonly do: 'banish';
  readonly what: 'demon' | 'creature';
}

/** All spells of one of your heroes are ready again. Legal targets: heroes with a spell on cooldown. */
export interface Refresh {
  readonly do: 'refresh';
}

export type PassiveEffect =
  | Modify
  | IgnoreArmour
  | RestrictDefence
  | ExtraReactions
  | TurnDraw
  | Unarmed
  | Forbid
  | CheatDeath
  | RerollOnes;

export type ActiveEffect =
  | Boost
  | Draw
  | Discard
  | Steal
  | Look
  | Swap
  | Heal
  | Damage
  | Strip
  | RollTwice
  | Ready
  | Exhaust
  | Cancel
  | Redirect
  | Move
  | Salvage
  | Banish
  | Refresh;

export type Effect = PassiveEffect | On | Ability | ActiveEffect;
export type EffectName = Effect['do'];
