import { structureWords, Vocabulary } from '@tafelrunde/engine';
import type { Descent } from '../types.ts';
import { ability } from './ability.ts';
import { action } from './action.ts';
import { activate } from './activate.ts';
import { add } from './add.ts';
import { affect } from './affect.ts';
import { aimed } from './aimed.ts';
import { attack } from './attack.ts';
import { attribute } from './attribute.ts';
import { aura } from './aura.ts';
import { blast } from './blast.ts';
import { bonus } from './bonus.ts';
import { bonusAgainst } from './bonus-against.ts';
import type { BoxWord } from './box-words.ts';
import { breath } from './breath.ts';
import { charm } from './charm.ts';
import { clear } from './clear.ts';
import { command } from './command.ts';
import { condition } from './condition.ts';
import { count } from './count.ts';
import { cure } from './cure.ts';
import { defeat } from './defeat.ts';
import { demand, demandAgainst } from './demand.ts';
import { demandNear } from './demand-near.ts';
import { dice } from './dice.ts';
import { dig } from './dig.ts';
import { drain } from './drain.ts';
import { draw } from './draw.ts';
import type { Effect } from './effect.ts';
import { exhaust } from './exhaust.ts';
import { farther } from './farther.ts';
import { findAnew } from './find-anew.ts';
import { flyBy } from './fly-by.ts';
import { forFamiliar } from './for-familiar.ts';
import { freeDoor } from './free-door.ts';
import { grant } from './grant.ts';
import { heal } from './heal.ts';
import { ifDealt } from './if-dealt.ts';
import { inflict } from './inflict.ts';
import { interrupt } from './interrupt.ts';
import { last } from './last.ts';
import { later } from './later.ts';
import type { LaterWord } from './later-words.ts';
import { lessen } from './lessen.ts';
import { letAct } from './let-act.ts';
import { look } from './look.ts';
import { mark } from './mark.ts';
import { modify } from './modify.ts';
import { move } from './move.ts';
import { on } from './on.ts';
import { overpower } from './overpower.ts';
import { permit } from './permit.ts';
import { place } from './place.ts';
import { points } from './points.ts';
import { pool } from './pool.ts';
import { promote } from './promote.ts';
import { reach } from './reach.ts';
import { refill } from './refill.ts';
import { refreshThis } from './refresh-this.ts';
import { reroll } from './reroll.ts';
import { rest } from './rest.ts';
import { retarget } from './retarget.ts';
import { retest } from './retest.ts';
import { returns } from './return.ts';
import { revive } from './revive.ts';
import { ritual } from './ritual.ts';
import { roll } from './roll.ts';
import { runAndStrike } from './run-and-strike.ts';
import { search } from './search.ts';
import { shields } from './shields.ts';
import { shiftDamage } from './shift-damage.ts';
import { spare } from './spare.ts';
import { structure } from './structure.ts';
import { suffer } from './suffer.ts';
import { summon } from './summon.ts';
import { surge } from './surge.ts';
import { takeBack } from './take-back.ts';
import { test } from './test.ts';
import { tire } from './tire.ts';
import { trait } from './trait.ts';
import { discard, treasure } from './treasure.ts';
import { tutor } from './tutor.ts';
import { vanish } from './vanish.ts';
import { widen } from './widen.ts';
import type { Doing, Scribe } from './word.ts';

const { 'one-of': oneOf, may, when } = structureWords(() => vocabulary, structure);

/** The words of the base game, and those of the boxes once one is unpacked (`box-words.ts`). Words do nothing by themselves where there is nothing to act on; `can` is a reason to use a card. */
export const vocabulary: Vocabulary<Effect, Doing, Scribe, Descent, BoxWord | LaterWord> = new Vocabulary<
  Effect,
  Doing,
  Scribe,
  Descent,
  BoxWord | LaterWord
>(
  {
    ability,
    action,
    add,
    affect,
    aimed,
    attack,
    attribute,
    aura,
    blast,
    bonus,
    'bonus-against': bonusAgainst,
    condition,
    count,
    cure,
    defeat,
    'demand-near': demandNear,
    dice,
    draw,
    grant,
    heal,
    inflict,
    interrupt,
    last,
    later,
    lessen,
    mark,
    modify,
    move,
    on,
    permit,
    place,
    points,
    pool,
    reach,
    reroll,
    rest,
    retarget,
    roll,
    shields,
    spare,
    suffer,
    surge,
    test,
    tire,
    trait,
    widen,
    exhaust,
    farther,
    demand,
    'demand-against': demandAgainst,
    treasure,
    discard,
    breath,
    charm,
    dig,
    drain,
    'fly-by': flyBy,
    'if-dealt': ifDealt,
    look,
    overpower,
    promote,
    refill,
    retest,
    return: returns,
    ritual,
    'take-back': takeBack,
    tutor,
    vanish,
    search,
    'find-anew': findAnew,
    'free-door': freeDoor,
    summon,
    activate,
    'for-familiar': forFamiliar,
    'shift-damage': shiftDamage,
    command,
    'run-and-strike': runAndStrike,
    clear,
    revive,
    'let-act': letAct,
    'refresh-this': refreshThis,
    'one-of': oneOf,
    may,
    when,
  },
  { unasked: true },
);
