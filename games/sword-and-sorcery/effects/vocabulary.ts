import { Vocabulary } from '@tafelrunde/engine';
import type { SwordAndSorcery } from '../types.ts';
import { activate } from './activate.ts';
import { activateNearest } from './activate-nearest.ts';
import { advance } from './advance.ts';
import { again } from './again.ts';
import { aimed } from './aimed.ts';
import { area } from './area.ts';
import { douse, spreadFire } from './blaze.ts';
import { blocks } from './blocks.ts';
import { bounty, crowns } from './bounty.ts';
import { cancelActivation } from './cancel-activation.ts';
import { cancelTrap } from './cancel-trap.ts';
import { charge } from './charge.ts';
import { command } from './command.ts';
import { commandOthers } from './command-others.ts';
import { condition } from './condition.ts';
import { count } from './count.ts';
import { critical } from './critical.ts';
import { cure } from './cure.ts';
import { defenceDiceWord } from './defence-dice.ts';
import { delay } from './delay.ts';
import { die } from './die.ts';
import { drawActivation } from './draw-activation.ts';
import { drawCriticalWord } from './draw-critical.ts';
import { drawTrap } from './draw-trap.ts';
import { dropCoins } from './drop-coins.ts';
import type { Effect } from './effect.ts';
import { evade } from './evade.ts';
import { everyEnemy, setCharges, turnScroll } from './every-enemy.ts';
import { find, strikeOut } from './find.ts';
import { fire } from './fire.ts';
import { fireZone } from './fire-zone.ts';
import { flee } from './flee.ts';
import { flip } from './flip.ts';
import { groundToken } from './ground-token.ts';
import { hasten } from './hasten.ts';
import { heal } from './heal.ts';
import { hide } from './hide.ts';
import { hits } from './hits.ts';
import { key } from './key.ts';
import { last } from './last.ts';
import { layTrap } from './lay-trap.ts';
import { leadHome } from './lead-home.ts';
import { lendRank } from './lend-rank.ts';
import { lessen } from './lessen.ts';
import { lethal } from './lethal.ts';
import { lookAhead } from './look-ahead.ts';
import { loseWare } from './lose-ware.ts';
import { modify } from './modify.ts';
import { nock, useUp } from './nock.ts';
import { on } from './on.ts';
import { permit } from './permit.ts';
import { pierce } from './pierce.ts';
import { place } from './place.ts';
import { points } from './points.ts';
import { portal } from './portal.ts';
import { property } from './property.ts';
import { push } from './push.ts';
import { raiseFallen } from './raise-fallen.ts';
import { read } from './read.ts';
import { readyPower } from './ready-power.ts';
import { recharge } from './recharge.ts';
import { regainShield } from './regain-shield.ts';
import { reroll } from './reroll.ts';
import { resurrectWord } from './resurrect.ts';
import { retarget } from './retarget.ts';
import { runeBurst } from './rune-burst.ts';
import { save } from './save.ts';
import { scrollAttack } from './scroll-attack.ts';
import { shadow } from './shadow.ts';
import { shards } from './shards.ts';
import { shields } from './shields.ts';
import { breach, cross, storm, wreck } from './siege.ts';
import { spawn } from './spawn.ts';
import { spendAction } from './spend-action.ts';
import { stop } from './stop.ts';
import { altar, decide, flag, lose, loseEvent, stage } from './story.ts';
import { storyCard } from './story-card.ts';
import { strike } from './strike.ts';
import { suffer } from './suffer.ts';
import { summon } from './summon.ts';
import { survive } from './survive.ts';
import { symbols } from './symbols.ts';
import { goesFor, taunt } from './taunt.ts';
import { spendToken, token } from './token.ts';
import { treasure } from './treasure.ts';
import { unaffected } from './unaffected.ts';
import { walk } from './walk.ts';
import { when } from './when.ts';
import type { Doing, Scribe } from './word.ts';

/** All words at work. Words do nothing by themselves where there is nothing to act on; `can` is a reason to use a card. */
export const vocabulary: Vocabulary<Effect, Doing, Scribe, SwordAndSorcery> = new Vocabulary<
  Effect,
  Doing,
  Scribe,
  SwordAndSorcery
>(
  {
    again,
    aimed,
    area,
    blocks,
    condition,
    critical,
    cure,
    fire,
    heal,
    hits,
    last,
    lethal,
    modify,
    on,
    permit,
    pierce,
    push,
    reroll,
    save,
    strike,
    suffer,
    symbols,
    die,
    'goes-for': goesFor,
    property,
    hasten,
    'rune-burst': runeBurst,
    shields,
    taunt,
    walk,
    'drop-coins': dropCoins,
    spawn,
    evade,
    advance,
    'scroll-attack': scrollAttack,
    'command-others': commandOthers,
    activate,
    recharge,
    'raise-fallen': raiseFallen,
    'regain-shield': regainShield,
    flip,
    count,
    lessen,
    shards,
    points,
    'defence-dice': defenceDiceWord,
    retarget,
    charge,
    summon,
    'lay-trap': layTrap,
    hide,
    'cancel-trap': cancelTrap,
    token,
    command,
    delay,
    unaffected,
    'spend-token': spendToken,
    treasure,
    'fire-zone': fireZone,
    place,
    survive,
    'look-ahead': lookAhead,
    'cancel-activation': cancelActivation,
    portal,
    resurrect: resurrectWord,
    bounty,
    crowns,
    nock,
    'use-up': useUp,
    'draw-activation': drawActivation,
    shadow,
    'draw-trap': drawTrap,
    'ready-power': readyPower,
    stop,
    altar,
    'activate-nearest': activateNearest,
    'lead-home': leadHome,
    decide,
    flag,
    lose,
    'lose-event': loseEvent,
    'lose-ware': loseWare,
    stage,
    when,
    read,
    'ground-token': groundToken,
    find,
    'strike-out': strikeOut,
    key,
    'spend-action': spendAction,
    'lend-rank': lendRank,
    'draw-critical': drawCriticalWord,
    'story-card': storyCard,
    'every-enemy': everyEnemy,
    'set-charges': setCharges,
    'turn-scroll': turnScroll,
    'spread-fire': spreadFire,
    douse,
    storm,
    breach,
    wreck,
    cross,
    flee,
  },
  { unasked: true },
);
