import type { Activate } from './activate.ts';
import type { ActivateNearest } from './activate-nearest.ts';
import type { Advance } from './advance.ts';
import type { Again } from './again.ts';
import type { Aimed } from './aimed.ts';
import type { Area } from './area.ts';
import type { Douse, SpreadFire } from './blaze.ts';
import type { Blocks } from './blocks.ts';
import type { Bounty, Crowns } from './bounty.ts';
import type { CancelActivation } from './cancel-activation.ts';
import type { CancelTrap } from './cancel-trap.ts';
import type { Charge } from './charge.ts';
import type { Command } from './command.ts';
import type { CommandOthers } from './command-others.ts';
import type { GiveCondition } from './condition.ts';
import type { Count } from './count.ts';
import type { Critical } from './critical.ts';
import type { Cure } from './cure.ts';
import type { DefenceDice } from './defence-dice.ts';
import type { Delay } from './delay.ts';
import type { RollDie } from './die.ts';
import type { DrawActivation } from './draw-activation.ts';
import type { DrawCritical } from './draw-critical.ts';
import type { DrawTrap } from './draw-trap.ts';
import type { DropCoins } from './drop-coins.ts';
import type { Evade } from './evade.ts';
import type { EveryEnemy, SetCharges, TurnScroll } from './every-enemy.ts';
import type { Find, StrikeOut } from './find.ts';
import type { GiveFire } from './fire.ts';
import type { FireZone } from './fire-zone.ts';
import type { Flee } from './flee.ts';
import type { Flip } from './flip.ts';
import type { LayToken } from './ground-token.ts';
import type { Hasten } from './hasten.ts';
import type { Heal } from './heal.ts';
import type { Hide } from './hide.ts';
import type { Hits } from './hits.ts';
import type { GiveKey } from './key.ts';
import type { Last } from './last.ts';
import type { LayTrap } from './lay-trap.ts';
import type { LeadHome } from './lead-home.ts';
import type { LendRank } from './lend-rank.ts';
import type { Lessen } from './lessen.ts';
import type { Lethal } from './lethal.ts';
import type { LookAhead } from './look-ahead.ts';
import type { LoseWare } from './lose-ware.ts';
import type { Modify } from './modify.ts';
import type { Nock, UseUp } from './nock.ts';
import type { On } from './on.ts';
import type { Permit } from './permit.ts';
import type { Pierce } from './pierce.ts';
import type { Place } from './place.ts';
import type { Points } from './points.ts';
import type { SetPortal } from './portal.ts';
import type { GiveProperty } from './property.ts';
import type { Push } from './push.ts';
import type { RaiseFallen } from './raise-fallen.ts';
import type { Read } from './read.ts';
import type { ReadyPower } from './ready-power.ts';
import type { Recharge } from './recharge.ts';
import type { RegainShield } from './regain-shield.ts';
import type { Reroll } from './reroll.ts';
import type { Resurrect } from './resurrect.ts';
import type { Retarget } from './retarget.ts';
import type { RuneBurst } from './rune-burst.ts';
import type { Save } from './save.ts';
import type { ScrollAttack } from './scroll-attack.ts';
import type { PlaceShadow } from './shadow.ts';
import type { Shards } from './shards.ts';
import type { Shields } from './shields.ts';
import type { Breach, Cross, Storm, Wreck } from './siege.ts';
import type { Spawn } from './spawn.ts';
import type { SpendAction } from './spend-action.ts';
import type { Stop } from './stop.ts';
import type { Decide, Lose, LoseEvent, NextStage, SetAltar, SetFlag } from './story.ts';
import type { StoryCard } from './story-card.ts';
import type { Strike } from './strike.ts';
import type { Suffer } from './suffer.ts';
import type { Summon } from './summon.ts';
import type { Survive } from './survive.ts';
import type { Symbols } from './symbols.ts';
import type { GoesFor, Taunt } from './taunt.ts';
import type { GiveToken, SpendToken } from './token.ts';
import type { Treasure } from './treasure.ts';
import type { Unaffected } from './unaffected.ts';
import type { Walk } from './walk.ts';
import type { When } from './when.ts';

/** Everything a card can do: one word each. */
export type Effect =
  | Again
  | Aimed
  | Area
  | Blocks
  | Critical
  | Cure
  | GiveCondition
  | GiveFire
  | Heal
  | Hits
  | Last
  | Lethal
  | Modify
  | On
  | Permit
  | Pierce
  | Push
  | Reroll
  | Save
  | Strike
  | Suffer
  | Symbols
  | RollDie
  | GoesFor
  | GiveProperty
  | Hasten
  | RuneBurst
  | Shields
  | Taunt
  | Walk
  | DropCoins
  | Spawn
  | Evade
  | Advance
  | ScrollAttack
  | CommandOthers
  | Activate
  | Recharge
  | RaiseFallen
  | RegainShield
  | Flip
  | Count
  | Lessen
  | Shards
  | Points
  | DefenceDice
  | Retarget
  | Charge
  | Summon
  | LayTrap
  | Hide
  | CancelTrap
  | GiveToken
  | Command
  | Delay
  | Unaffected
  | SpendToken
  | Treasure
  | FireZone
  | Place
  | Survive
  | LookAhead
  | CancelActivation
  | SetPortal
  | Resurrect
  | Bounty
  | Crowns
  | Nock
  | UseUp
  | DrawActivation
  | PlaceShadow
  | DrawTrap
  | ReadyPower
  | Stop
  | Decide
  | Lose
  | LoseEvent
  | NextStage
  | SetAltar
  | SetFlag
  | ActivateNearest
  | LeadHome
  | LoseWare
  | When
  | Read
  | LayToken
  | Find
  | StrikeOut
  | GiveKey
  | SpendAction
  | LendRank
  | DrawCritical
  | StoryCard
  | EveryEnemy
  | SetCharges
  | TurnScroll
  | SpreadFire
  | Douse
  | Storm
  | Breach
  | Wreck
  | Cross
  | Flee;
