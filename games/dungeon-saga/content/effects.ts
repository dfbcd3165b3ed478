/**
 * The vocabulary of the content: everything that an ability, a feat, a spell, an item or a command card can do.
 *
 * Read first, valid for every effect below:
 *
 * 1. **You** is the figure that has the ability, performs the feat, casts the spell or carries the item (DS-ROUND-06). For a command card it is
 *    the overlord. Choices are made by the player of that figure. *Friends* are the figures of your side, you included; *enemies* all others.
 * 2. **Passive effects** count as long as you have the ability, carry the item or are under a `grant`. **Active effects** act when the feat is
 *    performed, the spell cast, the card played, or when the moment of an `at` comes.
 * 3. **Order and targets.** Active effects act one after the other. A `Pick` chooses its targets when its effect begins, so after a move it sees the
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

export type Lang = 'en' | 'de';
export type Words = Readonly<Record<Lang, string>>;

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
export interface Pick {
  readonly of: Targetable;
  readonly range: Range;
  readonly sight: boolean;
  readonly many: number | 'each';
}

/**
 * Whom an effect acts on.
 * - `you`. No choice.
 * - `same`: the targets of the last `Pick` in the same list of effects, those that are still on the board.
 * - `foe`: the other side of the attack that caused the moment of an `at`; none if it is gone or is a lock.
 */
export type Aim = 'you' | 'same' | 'foe' | Pick;

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

// ------------------------------------------------------------------------------------------------------- passive effects

/** Changes a value: your own, or that of the target of an attack you make, for this attack. All conditions must hold. */
export interface Modify {
  readonly do: 'modify';
  readonly stat: Stat;
  readonly by: number;
  readonly whose: 'own' | 'target';
  readonly if?: readonly Condition[];
}

/** This standard modifier does not cost you a die. You remain injured, outnumbered ... for everything else. */
export interface Ignore {
  readonly do: 'ignore';
  readonly penalty: Penalty;
}

/** If your attack scores at least one hit, it scores this many hits more. Matters for damage tables only (DS-DMG-05). */
export interface ExtraHits {
  readonly do: 'extra-hits';
  readonly hits: number;
  readonly if?: readonly AttackCondition[];
}

/**
 * A freedom of movement.
 * - `figures`: you may move through squares of other figures, friend or foe, at the usual cost. `furnishing`: likewise through furnishing, but never through a
 *   closed door or wall. You may not end there: a move is legal only if it can still end on a free square. In front of an enemy you must still stop,
 *   unless that square is taken.
 * - `stopping`: moving in front of an enemy does not end your move (against DS-MOVE-08, -12); breaking away needs no special first square (DS-BREAK-02).
 * - `free-strikes`: enemies make no free strikes when you break away. When you are placed they do.
 */
export interface Roam {
  readonly do: 'roam';
  readonly despite: 'figures' | 'furnishing' | 'stopping' | 'free-strikes';
}

/** Enemies in front of you cannot break away; they may stay (DS-MOVE-10), be placed or be pushed. Stronger than `roam`. */
export interface Hold {
  readonly do: 'hold';
}

/**
 * Other figures have the modifiers as their own: `friends` of yours (not you) or `enemies`, adjacent to you or within the short ruler, without sight.
 * `kinds`: only minions of these types.
 */
export interface Aura {
  readonly do: 'aura';
  readonly whom: 'friends' | 'enemies';
  readonly range: 'adjacent' | 'short';
  readonly kinds?: readonly MinionId[];
  readonly effects: readonly Modify[];
}

/**
 * At the moment, the active effects act. `may`: only if you want. Never in reply to itself: the effects of an `at` do not start the same
 * `at` again. Whoever answers at the same moment: the side whose turn it is first, each in an order of its choice.
 */
export interface At {
  readonly do: 'at';
  readonly moment: Moment;
  readonly may: boolean;
  readonly limit?: Limit;
  readonly if?: readonly AttackCondition[];
  readonly effects: readonly ActiveEffect[];
}

// -------------------------------------------------------------------------------------------------------- active effects

/**
 * You attack each target separately, with all steps (DS-MELEE-04, DS-SHOOT-05, DS-MAGIC-17). `dice`: the number before modifiers; `own` is your combat
 * dice for melee, your ranged dice for ranged. Melee and ranged attacks suffer the standard modifiers, magical ones never. The range and sight of the aim
 * replace the usual ones, but ranged attacks stay barred against adjacent targets and while you stand in front of an enemy (DS-SHOOT-01, -04).
 */
export interface Attack {
  readonly do: 'attack';
  readonly form: AttackForm;
  readonly dice: number | 'own';
  readonly aim: Pick;
}

/** Wounds without an attack: no dice, no armour. The fifth cripples. Legal: heroes and bosses. */
export interface Wound {
  readonly do: 'wound';
  readonly aim: Aim;
  readonly wounds: number;
}

/** Wounds are healed (DS-DMG-07, -14). An injured minion is no longer injured, whatever the number. Legal: figures with a wound; injured minions. */
export interface Heal {
  readonly do: 'heal';
  readonly aim: Aim;
  readonly wounds: number;
}

/** The targets have the passive effects for a while. A spell effect token marks them (DS-MAGIC-03). */
export interface Grant {
  readonly do: 'grant';
  readonly aim: Aim;
  readonly until: Until;
  readonly effects: readonly (Modify | Ignore | ExtraHits | Roam | Hold)[];
}

/** Each target bone pile is raised as by the special action, with all its limits (DS-RAISE-02..12), for no command. `aim.of` is `bones`. */
export interface Raise {
  readonly do: 'raise';
  readonly aim: Pick;
}

/** A figure of this type is put on each target square if the supply of the adventure has one left; the limit for raising counts (DS-RAISE-03). `aim.of` is `square`. */
export interface Summon {
  readonly do: 'summon';
  readonly minion: MinionId;
  readonly aim: Pick;
}

/**
 * You move each target up to this many squares, one at a time, each farther from you than the last (distance of the centres) and one it could enter. Facing
 * stays, nobody stops it, no free strikes. Legal: figures of normal size. Not being able to move it is no reason not to use it.
 */
export interface Push {
  readonly do: 'push';
  readonly aim: Aim;
  readonly squares: number;
}

/** You are put on the target square (a large figure with any of its squares, if it fits). No move, no breaking away. `aim.of` is `square`. */
export interface Place {
  readonly do: 'place';
  readonly aim: Pick;
}

/** `you`: the target turns so that you are in front of it; among several facings you choose. `any`: you choose its facing. */
export interface Turn {
  readonly do: 'turn';
  readonly aim: Aim;
  readonly towards: 'you' | 'any';
}

/**
 * The targets may at once take these steps in this order, each may be left out; their own player decides. `move`: a normal move (breaking away included) of
 * at most `squares`, or of their move value. `attack`: a melee or ranged attack. `action`: any one action. This is no activation and
 * uses up nothing: neither turn nor activation nor command.
 */
export interface Act {
  readonly do: 'act';
  readonly aim: Aim;
  readonly steps: readonly ('move' | 'attack' | 'action')[];
  readonly squares?: number;
}

/**
 * The target makes one melee or ranged attack against another figure of its own side, chosen by you, by the usual rules and with its own dice.
 * Legal: enemies with such a target. For standing in front and for outnumbering the sides stay as they are.
 */
export interface Betray {
  readonly do: 'betray';
  readonly aim: Aim;
}

/** `lock`: the target opens without a fight. `seal`: its strength drops by `by`; at 0 it opens (DS-LOCK-08). What opens, opens for you (DS-DOOR-05..07). */
export type Open =
  | { readonly do: 'open'; readonly what: 'lock'; readonly aim: Pick }
  | { readonly do: 'open'; readonly what: 'seal'; readonly by: number; readonly aim: Pick };

/** You choose up to this many of your spells that are not ready; they are upright at once. Needs such a spell, and you must be a spellcaster. */
export interface Recharge {
  readonly do: 'recharge';
  readonly spells: number | 'all';
}

/** You choose one of your used feats; it may be used once more. Needs such a feat. */
export interface RenewFeat {
  readonly do: 'renew-feat';
}

/** Each target bone pile is removed and cannot be raised; for `each` also the piles below it. `aim.of` is `bones`. */
export interface Shatter {
  readonly do: 'shatter';
  readonly aim: Pick;
}

/** You receive new copies of this item. They are gone after the adventure. */
export interface Gain {
  readonly do: 'gain';
  readonly item: string;
  readonly count: number;
}

/** You roll one die. If it shows at least this number, the effects act. */
export interface Roll {
  readonly do: 'roll';
  readonly atLeast: number;
  readonly effects: readonly ActiveEffect[];
}

/** You choose up to this many of your dice of this attack and roll them again, all at once; the new results stand. Only at `attack-rolled` and `defence-rolled`. */
export interface Reroll {
  readonly do: 'reroll';
  readonly dice: number;
}

/** You do not take the wound. Only at `wounding` and `crippling`. The attack has hit nevertheless. */
export interface Prevent {
  readonly do: 'prevent';
}

/** The overlord has this many commands more in this turn, or once more the number of the adventure (DS-CARD-05..08). Command cards only. */
export interface Commands {
  readonly do: 'commands';
  readonly add: number | 'double';
}

/** Up to this many different figures may move and act, one after the other (DS-CARD-11..16). Command cards only, between two hero turns. */
export interface Interrupt {
  readonly do: 'interrupt';
  readonly figures: number;
}

export type PassiveEffect = Modify | Ignore | ExtraHits | Roam | Hold | Aura;

export type ActiveEffect =
  | Attack
  | Wound
  | Heal
  | Grant
  | Raise
  | Summon
  | Push
  | Place
  | Turn
  | Act
  | Betray
  | Open
  | Recharge
  | RenewFeat
  | Shatter
  | Gain
  | Roll
  | Reroll
  | Prevent;

export type CommandEffect = Commands | Interrupt | Raise;

export type Effect = PassiveEffect | At | ActiveEffect | CommandEffect;
export type EffectName = Effect['do'];
