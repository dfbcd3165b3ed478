import type { May, OneOf, When } from '@tafelrunde/engine';
import type { NamedAbility } from './ability.ts';
import type { ExtraAction } from './action.ts';
import type { Actions } from './actions.ts';
import type { Activate } from './activate.ts';
import type { Add } from './add.ts';
import type { AddKey } from './add-key.ts';
import type { Advise, RestorePotion, SeekFind } from './advise.ts';
import type { Affect } from './affect.ts';
import type { Afterwards } from './afterwards.ts';
import type { Aimed } from './aimed.ts';
import type { AnotherEvent } from './another-event.ts';
import type { Arrive } from './arrive.ts';
import type { AsMaster } from './as-master.ts';
import type { Attach, Lift, Relay } from './attach.ts';
import type { MakeAttack } from './attack.ts';
import type { ModifyAttribute } from './attribute.ts';
import type { Aura } from './aura.ts';
import type { BareHand } from './bare-hand.ts';
import type { Bargain, Share } from './bargain.ts';
import type { Bet } from './bet.ts';
import type { Blast } from './blast.ts';
import type { Bond } from './bond.ts';
import type { Bonus } from './bonus.ts';
import type { BonusAgainst } from './bonus-against.ts';
import type { Borrow } from './borrow.ts';
import type { BorrowSurges } from './borrow-surges.ts';
import type { BoxCard } from './box-card.ts';
import type { Brand } from './brand.ts';
import type { BreakOff } from './break-off.ts';
import type { Breath } from './breath.ts';
import type { Bulk } from './bulk.ts';
import type { Burrow } from './burrow.ts';
import type { Bury } from './bury.ts';
import type { BuryFind } from './bury-find.ts';
import type { ByOne } from './by-one.ts';
import type { ByOverlord, HeadCount } from './by-overlord.ts';
import type { Call } from './call.ts';
import type { CallAgent } from './call-agent.ts';
import type { CallBack } from './call-back.ts';
import type { CallOff } from './call-off.ts';
import type { Cancel } from './cancel.ts';
import type { CarryHere } from './carry-here.ts';
import type { CedeQuest } from './cede-quest.ts';
import type { Charm } from './charm.ts';
import type { Cheaper } from './cheaper.ts';
import type { Clear } from './clear.ts';
import type { Collapse } from './collapse.ts';
import type { Command } from './command.ts';
import type { Compel } from './compel.ts';
import type { GiveCondition } from './condition.ts';
import type { Conjure } from './conjure.ts';
import type { Consent } from './consent.ts';
import type { Contagion, SpreadTokens } from './contagion.ts';
import type { Convert } from './convert.ts';
import type { Count } from './count.ts';
import type { Crawl } from './crawl.ts';
import type { Cure } from './cure.ts';
import type { Cycle } from './cycle.ts';
import type { DarkFuel, DarkTrade } from './dark-trade.ts';
import type { DearSpaces } from './dear-spaces.ts';
import type { Dearer } from './dearer.ts';
import type { Defeat } from './defeat.ts';
import type { Defect } from './defect.ts';
import type { Deliver } from './deliver.ts';
import type { Demand } from './demand.ts';
import type { DemandNear } from './demand-near.ts';
import type { Depart } from './depart.ts';
import type { Dice } from './dice.ts';
import type { Dig } from './dig.ts';
import type { DigUp } from './dig-up.ts';
import type { Discount } from './discount.ts';
import type { Discover } from './discover.ts';
import type { Divide } from './divide.ts';
import type { Divine } from './divine.ts';
import type { Drag } from './drag.ts';
import type { Drain } from './drain.ts';
import type { OverlordDraws } from './draw.ts';
import type { DropDie } from './drop-die.ts';
import type { Duel } from './duel.ts';
import type { Ease } from './ease.ts';
import type { Elude } from './elude.ts';
import type { Encore } from './encore.ts';
import type { EndTurn } from './end-turn.ts';
import type { Exchange } from './exchange.ts';
import type { Exhaust } from './exhaust.ts';
import type { Extend } from './extend.ts';
import type { FarReaching } from './far-reaching.ts';
import type { Farther } from './farther.ts';
import type { Ferry } from './ferry.ts';
import type { Find } from './find.ts';
import type { FindAnew } from './find-anew.ts';
import type { Flaunt } from './flaunt.ts';
import type { FlyBy } from './fly-by.ts';
import type { ForFamiliar } from './for-familiar.ts';
import type { Foresee } from './foresee.ts';
import type { Forgo } from './forgo.ts';
import type { ForgoDraw } from './forgo-draw.ts';
import type { FreeDoor } from './free-door.ts';
import type { GainXp } from './gain-xp.ts';
import type { Gate } from './gate.ts';
import type { Gauntlet } from './gauntlet.ts';
import type { Grant } from './grant.ts';
import type { Grasp } from './grasp.ts';
import type { ChooseGroup } from './group.ts';
import type { Guess } from './guess.ts';
import type { HandOn } from './hand-on.ts';
import type { Harder } from './harder.ts';
import type { Heal } from './heal.ts';
import type { Emerge, Hide } from './hide.ts';
import type { Hinder } from './hinder.ts';
import type { Hire } from './hire.ts';
import type { Hoard } from './hoard.ts';
import type { DearTile, HoldTile } from './hold-tile.ts';
import type { Hybrid } from './hybrid.ts';
import type { IfDealt } from './if-dealt.ts';
import type { IfMany } from './if-many.ts';
import type { MakeImage, Shatter } from './image.ts';
import type { Imitate } from './imitate.ts';
import type { Immune } from './immune.ts';
import type { InPerson } from './in-person.ts';
import type { InTurn } from './in-turn.ts';
import type { Inflict } from './inflict.ts';
import type { RevealInfluence } from './influence.ts';
import type { FreshHand, Inspect, Purge } from './inspect.ts';
import type { Interrupt } from './interrupt.ts';
import type { Investigate } from './investigate.ts';
import type { KeepEvent, ToBox } from './keep-event.ts';
import type { KeepRoom } from './keep-room.ts';
import type { Kin } from './kin.ts';
import type { Last } from './last.ts';
import type { LastStand } from './last-stand.ts';
import type { Later } from './later.ts';
import type { Lay } from './lay.ts';
import type { LayWares } from './lay-wares.ts';
import type { Leap } from './leap.ts';
import type { LeaveBehind } from './leave-behind.ts';
import type { LendShield, Reclaim } from './lend-shield.ts';
import type { LessRecovery } from './less-recovery.ts';
import type { Lessen } from './lessen.ts';
import type { LetAct } from './let-act.ts';
import type { AllLike, Like } from './like.ts';
import type { Look } from './look.ts';
import type { Loot } from './loot.ts';
import type { Mar, MindPlague, Strain } from './mar.ts';
import type { Mark } from './mark.ts';
import type { MarkGroup } from './mark-group.ts';
import type { Ban, FaceDown } from './market.ts';
import type { Mimic, Unmask } from './mimic.ts';
import type { Miss } from './miss.ts';
import type { Modify } from './modify.ts';
import type { MoreFamiliars } from './more-familiars.ts';
import type { MoreTargets } from './more-targets.ts';
import type { Morph } from './morph.ts';
import type { Move } from './move.ts';
import type { Alarm, Muster } from './muster.ts';
import type { NewHand } from './new-hand.ts';
import type { NewRoll } from './new-roll.ts';
import type { Offer } from './offer.ts';
import type { Offers } from './offers.ts';
import type { On } from './on.ts';
import type { OneByOne } from './one-by-one.ts';
import type { Ordeal } from './ordeal.ts';
import type { Overexert } from './overexert.ts';
import type { Overpower } from './overpower.ts';
import type { Pains } from './pains.ts';
import type { Pair } from './pair.ts';
import type { PassOn } from './pass-on.ts';
import type { Permit } from './permit.ts';
import type { Phantom } from './phantom.ts';
import type { PickHand } from './pick-hand.ts';
import type { Bait, Fling, Pilfer } from './pilfer.ts';
import type { Pin } from './pin.ts';
import type { PlaceNear } from './place.ts';
import type { MovePoints } from './points.ts';
import type { Ponder } from './ponder.ts';
import type { AddDice } from './pool.ts';
import type { Possess, Release } from './possess.ts';
import type { Promote } from './promote.ts';
import type { Proof } from './proof.ts';
import type { Fetch, Purse, Toll, Ware } from './purse.ts';
import type { DrawAgain, GiveUp, PutBack } from './put-back.ts';
import type { Quake } from './quake.ts';
import type { Rampage } from './rampage.ts';
import type { Ransom } from './ransom.ts';
import type { HasReach } from './reach.ts';
import type { Ready } from './ready.ts';
import type { Reassemble } from './reassemble.ts';
import type { Recall } from './recall.ts';
import type { Receive } from './receive.ts';
import type { Reckoning } from './reckoning.ts';
import type { Recoil } from './recoil.ts';
import type { Recolor } from './recolor.ts';
import type { RecoverMore } from './recover-more.ts';
import type { Refill } from './refill.ts';
import type { RefreshCard } from './refresh-card.ts';
import type { RefreshThis } from './refresh-this.ts';
import type { Relearn } from './relearn.ts';
import type { Remedy } from './remedy.ts';
import type { Replace } from './replace.ts';
import type { Repose } from './repose.ts';
import type { Reroll } from './reroll.ts';
import type { Reshuffle } from './reshuffle.ts';
import type { Refresh } from './rest.ts';
import type { Retarget } from './retarget.ts';
import type { Retest } from './retest.ts';
import type { Return } from './return.ts';
import type { Revive } from './revive.ts';
import type { Rift } from './rift.ts';
import type { Rise } from './rise.ts';
import type { Ritual } from './ritual.ts';
import type { RollDice } from './roll.ts';
import type { Rummage } from './rummage.ts';
import type { RummageShop } from './rummage-shop.ts';
import type { DrawRumor, Forewarn, Spread, Stack } from './rumors.ts';
import type { RunAndStrike } from './run-and-strike.ts';
import type { Heap, Scapegoat } from './scapegoat.ts';
import type { SearchNear } from './search.ts';
import type { SetAside } from './set-aside.ts';
import type { SetUpon } from './set-upon.ts';
import type { Settle } from './settle.ts';
import type { Shackle } from './shackle.ts';
import type { ShareAction } from './share-action.ts';
import type { ShareDamage } from './share-damage.ts';
import type { ShareUse } from './share-use.ts';
import type { ReplaceShields } from './shields.ts';
import type { ShiftDamage } from './shift-damage.ts';
import type { Market } from './shop-cards.ts';
import type { Shortcut } from './shortcut.ts';
import type { Shot } from './shot.ts';
import type { Sicken } from './sicken.ts';
import type { Sift } from './sift.ts';
import type { BothSongs, Sing } from './sing.ts';
import type { Skid } from './skid.ts';
import type { Slide } from './slide.ts';
import type { SlipBack } from './slip-back.ts';
import type { SmallDeck } from './small-deck.ts';
import type { Smite } from './smite.ts';
import type { Spare } from './spare.ts';
import type { Spawn } from './spawn.ts';
import type { SpendCard } from './spend-card.ts';
import type { SpoilTest } from './spoil-test.ts';
import type { Spoils } from './spoils.ts';
import type { Spy } from './spy.ts';
import type { StandIn } from './stand-in.ts';
import type { Stash } from './stash.ts';
import type { Stays } from './stays.ts';
import type { StaysOn } from './stays-on.ts';
import type { Store } from './store.ts';
import type { Stray } from './stray.ts';
import type { Suffer } from './suffer.ts';
import type { Summon } from './summon.ts';
import type { HasSurge } from './surge.ts';
import type { Survey } from './survey.ts';
import type { Suspend } from './suspend.ts';
import type { Disgorge, Swallow } from './swallow.ts';
import type { Swap } from './swap.ts';
import type { Taint } from './taint.ts';
import type { TakeBack } from './take-back.ts';
import type { TakePlace } from './take-place.ts';
import type { Tally } from './tally.ts';
import type { Teach } from './teach.ts';
import type { Tempt } from './tempt.ts';
import type { TestAttribute } from './test.ts';
import type { TestDice } from './test-dice.ts';
import type { Test } from './tests.ts';
import type { CardToken, Threat } from './threat.ts';
import type { ThroughDoors } from './through-doors.ts';
import type { Thwart } from './thwart.ts';
import type { TileCrowd } from './tile-crowd.ts';
import type { Times } from './times.ts';
import type { Tire } from './tire.ts';
import type { GainToken, LoseToken } from './token.ts';
import type { Trade } from './trade.ts';
import type { HasTrait } from './trait.ts';
import type { Transfer } from './transfer.ts';
import type { Transfuse } from './transfuse.ts';
import type { Burst, PullTokens, SetToken, Spring } from './traps.ts';
import type { TravelAgain } from './travel-again.ts';
import type { Discarded } from './treasure.ts';
import type { TurnDice } from './turn-dice.ts';
import type { TurnOver } from './turn-over.ts';
import type { Tutor } from './tutor.ts';
import type { Twist } from './twist.ts';
import type { Unbind } from './unbind.ts';
import type { Uncover } from './uncover.ts';
import type { Unequip } from './unequip.ts';
import type { Unlearn } from './unlearn.ts';
import type { UseUp } from './use-up.ts';
import type { Vanish } from './vanish.ts';
import type { Wake } from './wake.ts';
import type { Wander } from './wander.ts';
import type { Waste } from './waste.ts';
import type { WearDown } from './wear-down.ts';
import type { WearOut } from './wear-out.ts';
import type { Whirl } from './whirl.ts';
import type { Widen } from './widen.ts';
import type { WieldSeen } from './wield-seen.ts';
import type { Winnow } from './winnow.ts';
import type { Wish } from './wish.ts';

/** Everything a card can do: one word each. */
export type Effect =
  | BreakOff
  | KeepEvent
  | ToBox
  | ByOverlord
  | HeadCount
  | Purse
  | Toll
  | Ware
  | Fetch
  | AnotherEvent
  | Inspect
  | FreshHand
  | Purge
  | Shot
  | LayWares
  | Imitate
  | SetAside
  | CarryHere
  | Winnow
  | BareHand
  | Advise
  | RestorePotion
  | SeekFind
  | Ponder
  | Scapegoat
  | Heap
  | SpendCard
  | ByOne
  | AsMaster
  | Hide
  | Emerge
  | Pilfer
  | Bait
  | Fling
  | Tempt
  | Quake
  | Bond
  | Hoard
  | Bulk
  | Reckoning
  | EndTurn
  | HoldTile
  | DearTile
  | Encore
  | Discount
  | Hire
  | ForgoDraw
  | Twist
  | Mar
  | Strain
  | MindPlague
  | Disgorge
  | Swallow
  | Discover
  | AddKey
  | Ordeal
  | Store
  | UseUp
  | KeepRoom
  | DigUp
  | RummageShop
  | Settle
  | Uncover
  | Recall
  | Cancel
  | Drag
  | Trade
  | Transfer
  | Borrow
  | MoreFamiliars
  | MoreTargets
  | Suspend
  | ShareUse
  | Forgo
  | Relearn
  | Foresee
  | Hinder
  | NamedAbility
  | ExtraAction
  | Add
  | Affect
  | Aimed
  | MakeAttack
  | ModifyAttribute
  | Aura
  | Blast
  | Bonus
  | BonusAgainst
  | GiveCondition
  | Count
  | Cure
  | Defeat
  | DemandNear
  | Dice
  | OverlordDraws
  | Grant
  | Heal
  | Inflict
  | Interrupt
  | Last
  | Later
  | Lessen
  | Mark
  | Modify
  | Move
  | On
  | Permit
  | PlaceNear
  | MovePoints
  | AddDice
  | HasReach
  | Reroll
  | Refresh
  | Retarget
  | RollDice
  | ReplaceShields
  | Spare
  | Suffer
  | HasSurge
  | TestAttribute
  | Tire
  | HasTrait
  | Widen
  | Hybrid
  | Exhaust
  | LendShield
  | Reclaim
  | Farther
  | (Demand & { readonly do: 'demand' })
  | (Demand & { readonly do: 'demand-against' })
  | (Discarded & { readonly do: 'treasure' })
  | (Discarded & { readonly do: 'discard' })
  | Actions
  | Breath
  | Charm
  | Dig
  | Drain
  | FlyBy
  | IfDealt
  | Look
  | Overpower
  | Promote
  | Refill
  | Retest
  | Return
  | Ritual
  | Swap
  | TakeBack
  | TakePlace
  | Tutor
  | Vanish
  | SearchNear
  | Find
  | FindAnew
  | Shortcut
  | Spoils
  | Spy
  | FreeDoor
  | Summon
  | Activate
  | ForFamiliar
  | ShiftDamage
  | Command
  | RunAndStrike
  | Lay
  | Clear
  | TurnOver
  | Arrive
  | Defect
  | Gate
  | Depart
  | Ferry
  | Guess
  | Collapse
  | Slide
  | Tally
  | Immune
  | Deliver
  | Afterwards
  | Brand
  | Convert
  | Harder
  | LessRecovery
  | Offer
  | Reassemble
  | Shackle
  | Spawn
  | Morph
  | Leap
  | Taint
  | Loot
  | Burrow
  | Pin
  | Unbind
  | WearOut
  | Reshuffle
  | Waste
  | Exchange
  | Flaunt
  | Like
  | AllLike
  | Remedy
  | Wander
  | Wake
  | GainToken
  | SetToken
  | Spring
  | Burst
  | PullTokens
  | Elude
  | RevealInfluence
  | FarReaching
  | WieldSeen
  | Divide
  | DrawAgain
  | GiveUp
  | PutBack
  | MakeImage
  | Shatter
  | DearSpaces
  | Whirl
  | Sing
  | BothSongs
  | RecoverMore
  | Unequip
  | Unlearn
  | Compel
  | Contagion
  | SpreadTokens
  | Divine
  | Ease
  | Miss
  | LoseToken
  | Revive
  | TurnDice
  | Recolor
  | Proof
  | OneByOne
  | Times
  | InTurn
  | DropDie
  | NewRoll
  | CallOff
  | Rise
  | Ready
  | TestDice
  | Consent
  | LastStand
  | Rummage
  | WearDown
  | BorrowSurges
  | Rift
  | LetAct
  | Overexert
  | PassOn
  | Cycle
  | Rampage
  | Pair
  | Crawl
  | Survey
  | Sift
  | Bury
  | Receive
  | CallBack
  | MarkGroup
  | Thwart
  | TileCrowd
  | RefreshThis
  | Replace
  | Conjure
  | HandOn
  | SetUpon
  | StaysOn
  | Repose
  | Alarm
  | Muster
  | Stray
  | Wish
  | Release
  | Possess
  | Teach
  | Investigate
  | Smite
  | Extend
  | Recoil
  | Skid
  | Mimic
  | Unmask
  | Bargain
  | Share
  | Ransom
  | Pains
  | SlipBack
  | Stays
  | Sicken
  | DrawRumor
  | Spread
  | Forewarn
  | Stack
  | FaceDown
  | Ban
  | ThroughDoors
  | Attach
  | Lift
  | Relay
  | Call
  | NewHand
  | StandIn
  | Duel
  | Kin
  | Cheaper
  | Market
  | Threat
  | CardToken
  | ChooseGroup
  | CallAgent
  | InPerson
  | RefreshCard
  | LeaveBehind
  | Transfuse
  | Offers
  | ShareAction
  | ShareDamage
  | Bet
  | PickHand
  | SmallDeck
  | CedeQuest
  | BoxCard
  | Gauntlet
  | IfMany
  | GainXp
  | TravelAgain
  | Dearer
  | Stash
  | BuryFind
  | SpoilTest
  | DarkTrade
  | DarkFuel
  | Phantom
  | Grasp
  | OneOf<Effect>
  | May<Effect>
  | When<Effect, Test>;
