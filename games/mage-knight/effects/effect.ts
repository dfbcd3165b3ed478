import type { May, OneOf, Repeat, When } from '@tafelrunde/engine';
import type { CommonSkill } from '../content/own/common-skill.ts';
import type { CrystalPairs } from '../content/own/crystal-pairs.ts';
import type { DisarmFurther } from '../content/own/disarm-further.ts';
import type { DrainUnits } from '../content/own/drain-units.ts';
import type { Duel, DuelAttack, DuelFame } from '../content/own/dueling.ts';
import type { Fork } from '../content/own/forked-lightning.ts';
import type { Chaos, SpinWheel, TurnWheel } from '../content/own/master-of-chaos.ts';
import type { MeltCrystals } from '../content/own/melt-crystals.ts';
import type { BearBox, BoxUsed, CloseBox, OpenBox } from '../content/own/mysterious-box.ts';
import type { Possess } from '../content/own/possess.ts';
import type { KeepEnemy, Puppet } from '../content/own/puppet-master.ts';
import type { ReadMinds } from '../content/own/read-minds.ts';
import type { Shapeshift } from '../content/own/shapeshift.ts';
import type { AnotherTurn } from './another-turn.ts';
import type { AsAction } from './as-action.ts';
import type { Attack } from './attack.ts';
import type { Block } from './block.ts';
import type { Bonus } from './bonus.ts';
import type { Boost } from './boost.ts';
import type { BorrowUnit } from './borrow-unit.ts';
import type { ChooseColour } from './choose-colour.ts';
import type { ChooseNumber } from './choose-number.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './cost.ts';
import type { Per } from './counting.ts';
import type { GainCrystal } from './crystal.ts';
import type { Destroy } from './destroy.ts';
import type { Disarm } from './disarm.ts';
import type { Doom } from './doom.ts';
import type { Draw } from './draw.ts';
import type { DamageFirst, DrawFire } from './draw-fire.ts';
import type { EaseSpace } from './ease-space.ts';
import type { EndlessMana } from './endless-mana.ts';
import type { ExploreCost } from './explore-cost.ts';
import type { Fame } from './fame.ts';
import type { Fleeting } from './fleeting.ts';
import type { Flip } from './flip.ts';
import type { FoesAttack } from './foes-attack.ts';
import type { GainCard } from './gain-card.ts';
import type { GiveWound } from './give-wound.ts';
import type { HandIntoDeck } from './hand-into-deck.ts';
import type { HandLimit } from './hand-limit.ts';
import type { Heal } from './heal.ts';
import type { HealUnit } from './heal-unit.ts';
import type { HealUnits } from './heal-units.ts';
import type { IgnoreDamage } from './ignore-damage.ts';
import type { IgnoreReputation } from './ignore-reputation.ts';
import type { Influence } from './influence.ts';
import type { Jump } from './jump.ts';
import type { KeepDie } from './keep-die.ts';
import type { Last } from './last.ts';
import type { LookAround } from './look-around.ts';
import type { LoseAbility, LoseElement } from './lose-ability.ts';
import type { GainMana } from './mana.ts';
import type { ManaDouble } from './mana-double.ts';
import type { ManaToll } from './mana-toll.ts';
import type { Mark } from './mark.ts';
import type { MoreDice } from './more-dice.ts';
import type { Move } from './move.ts';
import type { OfferUnits } from './offer-units.ts';
import type { On } from './on.ts';
import type { OpenSource } from './open-source.ts';
import type { Bounty, Peek } from './peek.ts';
import type { PlayOther } from './play-other.ts';
import type { Players } from './players.ts';
import type { Polarize } from './polarize.ts';
import type { Raise } from './raise.ts';
import type { Ready } from './ready.ts';
import type { ReadyFor } from './ready-for.ts';
import type { Recall } from './recall.ts';
import type { Recruit } from './recruit.ts';
import type { RecruitDiscount } from './recruit-discount.ts';
import type { RefillDeck } from './refill-deck.ts';
import type { RegainCrystals } from './regain-crystals.ts';
import type { Reputation } from './reputation.ts';
import type { Reroll } from './reroll.ts';
import type { ReturnSelf } from './return-self.ts';
import type { ReturnToken } from './return-token.ts';
import type { RollDice } from './roll-dice.ts';
import type { Rule } from './rule.ts';
import type { SearchDeck } from './search-deck.ts';
import type { SearchSource } from './search-source.ts';
import type { SeveralOf } from './several-of.ts';
import type { ShuffleDiscard } from './shuffle-discard.ts';
import type { Sideways } from './sideways.ts';
import type { Soften } from './soften.ts';
import type { SpellCrystals } from './spell-crystals.ts';
import type { StealDie } from './steal-die.ts';
import type { StoreCard, TakeStored } from './stored-cards.ts';
import type { Strip } from './strip.ts';
import type { TakeDie } from './take-die.ts';
import type { Tame } from './tame.ts';
import type { Terrain } from './terrain.ts';
import type { ThrowAwayWound } from './throw-away-wound.ts';
import type { UnitGets } from './unit-gets.ts';
import type { UnitsGet } from './units-get.ts';
import type { Usable } from './use.ts';
import type { UseEffect } from './use-effect.ts';
import type { Ward } from './ward.ts';
import type { Weaken } from './weaken.ts';
import type { WeakenByResistances } from './weaken-by-resistances.ts';
import type { WildDie } from './wild-die.ts';
import type { TakeWound } from './wound.ts';
import type { WoundUnit } from './wound-unit.ts';

/** Everything a card, unit, skill, tactic or site can do: one word, one file. */
export type Effect =
  | OneOf<Effect>
  | May<Effect>
  | When<Effect, Condition>
  | Repeat<Effect, Per>
  | AsAction
  | Attack
  | BearBox
  | Block
  | Bonus
  | Boost
  | BorrowUnit
  | Bounty
  | BoxUsed
  | ChooseColour
  | ChooseNumber
  | CloseBox
  | CommonSkill
  | Cost
  | CrystalPairs
  | DamageFirst
  | Destroy
  | Disarm
  | DisarmFurther
  | Doom
  | DrainUnits
  | Draw
  | DrawFire
  | EaseSpace
  | EndlessMana
  | Fame
  | GainCard
  | GainCrystal
  | GainMana
  | HandLimit
  | Heal
  | HealUnits
  | Influence
  | Jump
  | KeepDie
  | Last
  | LookAround
  | MeltCrystals
  | MoreDice
  | Move
  | On
  | OpenBox
  | Peek
  | PlayOther
  | Players
  | Possess
  | Raise
  | ReadMinds
  | Ready
  | ReadyFor
  | Recall
  | Recruit
  | RecruitDiscount
  | RegainCrystals
  | Reputation
  | Reroll
  | ReturnSelf
  | RollDice
  | Rule
  | SeveralOf
  | Sideways
  | Soften
  | SpellCrystals
  | Strip
  | TakeDie
  | TakeWound
  | Tame
  | Terrain
  | ThrowAwayWound
  | UnitGets
  | UnitsGet
  | Usable
  | UseEffect
  | Ward
  | Weaken
  | WildDie
  | WoundUnit
  | ShuffleDiscard
  | StealDie
  | AnotherTurn
  | RefillDeck
  | SearchSource
  | HandIntoDeck
  | SearchDeck
  | StoreCard
  | TakeStored
  | GiveWound
  | HealUnit
  | WeakenByResistances
  | OfferUnits
  | Mark
  | ManaToll
  | Polarize
  | ReturnToken
  | OpenSource
  | Fleeting
  | ExploreCost
  | FoesAttack
  | IgnoreDamage
  | Flip
  | IgnoreReputation
  | LoseAbility
  | LoseElement
  | ManaDouble
  | Duel
  | DuelAttack
  | DuelFame
  | KeepEnemy
  | Puppet
  | Chaos
  | TurnWheel
  | SpinWheel
  | Shapeshift
  | Fork;
