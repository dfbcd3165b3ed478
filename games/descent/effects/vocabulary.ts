import { structureWords, Vocabulary } from '@tafelrunde/engine';
import type { Descent } from '../types.ts';
import { ability } from './ability.ts';
import { action } from './action.ts';
import { actions } from './actions.ts';
import { activate } from './activate.ts';
import { add } from './add.ts';
import { addKey } from './add-key.ts';
import { affect } from './affect.ts';
import { afterwards } from './afterwards.ts';
import { aimed } from './aimed.ts';
import { arrive } from './arrive.ts';
import { attach, lift, relay } from './attach.ts';
import { attack } from './attack.ts';
import { attribute } from './attribute.ts';
import { aura } from './aura.ts';
import { bargain, share } from './bargain.ts';
import { bet } from './bet.ts';
import { blast } from './blast.ts';
import { bonus } from './bonus.ts';
import { bonusAgainst } from './bonus-against.ts';
import { borrow } from './borrow.ts';
import { borrowSurges } from './borrow-surges.ts';
import { boxCard } from './box-card.ts';
import { brand } from './brand.ts';
import { breath } from './breath.ts';
import { burrow } from './burrow.ts';
import { bury } from './bury.ts';
import { buryFind } from './bury-find.ts';
import { call } from './call.ts';
import { callAgent } from './call-agent.ts';
import { callBack } from './call-back.ts';
import { callOff } from './call-off.ts';
import { cancel } from './cancel.ts';
import { cedeQuest } from './cede-quest.ts';
import { charm } from './charm.ts';
import { cheaper } from './cheaper.ts';
import { clear } from './clear.ts';
import { collapse } from './collapse.ts';
import { command } from './command.ts';
import { compel } from './compel.ts';
import { condition } from './condition.ts';
import { conjure } from './conjure.ts';
import { consent } from './consent.ts';
import { contagion, spreadTokens } from './contagion.ts';
import { convert } from './convert.ts';
import { count } from './count.ts';
import { crawl } from './crawl.ts';
import { cure } from './cure.ts';
import { cycle } from './cycle.ts';
import { darkFuel, darkTrade } from './dark-trade.ts';
import { dearSpaces } from './dear-spaces.ts';
import { dearer } from './dearer.ts';
import { defeat } from './defeat.ts';
import { defect } from './defect.ts';
import { deliver } from './deliver.ts';
import { demand, demandAgainst } from './demand.ts';
import { demandNear } from './demand-near.ts';
import { depart } from './depart.ts';
import { dice } from './dice.ts';
import { dig } from './dig.ts';
import { digUp } from './dig-up.ts';
import { discover } from './discover.ts';
import { divide } from './divide.ts';
import { divine } from './divine.ts';
import { drag } from './drag.ts';
import { drain } from './drain.ts';
import { draw } from './draw.ts';
import { dropDie } from './drop-die.ts';
import { duel } from './duel.ts';
import { ease } from './ease.ts';
import type { Effect } from './effect.ts';
import { elude } from './elude.ts';
import { exchange } from './exchange.ts';
import { exhaust } from './exhaust.ts';
import { extend } from './extend.ts';
import { farReaching } from './far-reaching.ts';
import { farther } from './farther.ts';
import { ferry } from './ferry.ts';
import { find } from './find.ts';
import { findAnew } from './find-anew.ts';
import { flaunt } from './flaunt.ts';
import { flyBy } from './fly-by.ts';
import { forFamiliar } from './for-familiar.ts';
import { foresee } from './foresee.ts';
import { forgo } from './forgo.ts';
import { freeDoor } from './free-door.ts';
import { gainXp } from './gain-xp.ts';
import { gate } from './gate.ts';
import { gauntlet } from './gauntlet.ts';
import { grant } from './grant.ts';
import { grasp } from './grasp.ts';
import { group } from './group.ts';
import { guess } from './guess.ts';
import { handOn } from './hand-on.ts';
import { harder } from './harder.ts';
import { heal } from './heal.ts';
import { hinder } from './hinder.ts';
import { hybrid } from './hybrid.ts';
import { ifDealt } from './if-dealt.ts';
import { ifMany } from './if-many.ts';
import { image, shatter } from './image.ts';
import { immune } from './immune.ts';
import { inPerson } from './in-person.ts';
import { inTurn } from './in-turn.ts';
import { inflict } from './inflict.ts';
import { influence } from './influence.ts';
import { interrupt } from './interrupt.ts';
import { investigate } from './investigate.ts';
import { keepRoom } from './keep-room.ts';
import { kin } from './kin.ts';
import { last } from './last.ts';
import { lastStand } from './last-stand.ts';
import { later } from './later.ts';
import { lay } from './lay.ts';
import { leap } from './leap.ts';
import { leaveBehind } from './leave-behind.ts';
import { lendShield, reclaim } from './lend-shield.ts';
import { lessRecovery } from './less-recovery.ts';
import { lessen } from './lessen.ts';
import { letAct } from './let-act.ts';
import { allLike, like } from './like.ts';
import { look } from './look.ts';
import { loot } from './loot.ts';
import { mark } from './mark.ts';
import { markGroup } from './mark-group.ts';
import { ban, faceDown } from './market.ts';
import { mimic, unmask } from './mimic.ts';
import { miss } from './miss.ts';
import { modify } from './modify.ts';
import { moreFamiliars } from './more-familiars.ts';
import { moreTargets } from './more-targets.ts';
import { morph } from './morph.ts';
import { move } from './move.ts';
import { alarm, muster } from './muster.ts';
import { newHand } from './new-hand.ts';
import { newRoll } from './new-roll.ts';
import { offer } from './offer.ts';
import { offers } from './offers.ts';
import { on } from './on.ts';
import { oneByOne } from './one-by-one.ts';
import { ordeal } from './ordeal.ts';
import { overexert } from './overexert.ts';
import { overpower } from './overpower.ts';
import { pains } from './pains.ts';
import { pair } from './pair.ts';
import { passOn } from './pass-on.ts';
import { permit } from './permit.ts';
import { phantom } from './phantom.ts';
import { pickHand } from './pick-hand.ts';
import { pin } from './pin.ts';
import { place } from './place.ts';
import { points } from './points.ts';
import { pool } from './pool.ts';
import { possess, release } from './possess.ts';
import { promote } from './promote.ts';
import { proof } from './proof.ts';
import { drawAgain, giveUp, putBack } from './put-back.ts';
import { rampage } from './rampage.ts';
import { ransom } from './ransom.ts';
import { reach } from './reach.ts';
import { ready } from './ready.ts';
import { reassemble } from './reassemble.ts';
import { recall } from './recall.ts';
import { receive } from './receive.ts';
import { recoil } from './recoil.ts';
import { recolor } from './recolor.ts';
import { recoverMore } from './recover-more.ts';
import { refill } from './refill.ts';
import { refreshOwn } from './refresh-card.ts';
import { refreshThis } from './refresh-this.ts';
import { relearn } from './relearn.ts';
import { remedy } from './remedy.ts';
import { replace } from './replace.ts';
import { repose } from './repose.ts';
import { reroll } from './reroll.ts';
import { reshuffle } from './reshuffle.ts';
import { rest } from './rest.ts';
import { retarget } from './retarget.ts';
import { retest } from './retest.ts';
import { returns } from './return.ts';
import { revive } from './revive.ts';
import { rift } from './rift.ts';
import { rise } from './rise.ts';
import { ritual } from './ritual.ts';
import { roll } from './roll.ts';
import { rummage } from './rummage.ts';
import { rummageShop } from './rummage-shop.ts';
import { drawsRumor, forewarn, spread, stack } from './rumors.ts';
import { runAndStrike } from './run-and-strike.ts';
import { search } from './search.ts';
import { setUpon } from './set-upon.ts';
import { settle } from './settle.ts';
import { shackle } from './shackle.ts';
import { shareAction } from './share-action.ts';
import { shareDamage } from './share-damage.ts';
import { shareUse } from './share-use.ts';
import { shields } from './shields.ts';
import { shiftDamage } from './shift-damage.ts';
import { market } from './shop-cards.ts';
import { shortcut } from './shortcut.ts';
import { sicken } from './sicken.ts';
import { sift } from './sift.ts';
import { bothSongs, sing } from './sing.ts';
import { skid } from './skid.ts';
import { slide } from './slide.ts';
import { slipBack } from './slip-back.ts';
import { smallDeck } from './small-deck.ts';
import { smite } from './smite.ts';
import { spare } from './spare.ts';
import { spawn } from './spawn.ts';
import { spoilTest } from './spoil-test.ts';
import { spoils } from './spoils.ts';
import { spy } from './spy.ts';
import { standIn } from './stand-in.ts';
import { stash } from './stash.ts';
import { stays } from './stays.ts';
import { staysOn } from './stays-on.ts';
import { store } from './store.ts';
import { stray } from './stray.ts';
import { structure } from './structure.ts';
import { suffer } from './suffer.ts';
import { summon } from './summon.ts';
import { surge } from './surge.ts';
import { survey } from './survey.ts';
import { suspend } from './suspend.ts';
import { disgorge, swallow } from './swallow.ts';
import { swap } from './swap.ts';
import { taint } from './taint.ts';
import { takeBack } from './take-back.ts';
import { takePlace } from './take-place.ts';
import { tally } from './tally.ts';
import { teach } from './teach.ts';
import { test } from './test.ts';
import { testDice } from './test-dice.ts';
import { cardToken, threat } from './threat.ts';
import { throughDoors } from './through-doors.ts';
import { thwart } from './thwart.ts';
import { tileCrowd } from './tile-crowd.ts';
import { times } from './times.ts';
import { tire } from './tire.ts';
import { loseToken, token } from './token.ts';
import { trade } from './trade.ts';
import { trait } from './trait.ts';
import { transfer } from './transfer.ts';
import { transfuse } from './transfuse.ts';
import { burst, pullTokens, setToken, spring } from './traps.ts';
import { travelAgain } from './travel-again.ts';
import { discard, treasure } from './treasure.ts';
import { turnDice } from './turn-dice.ts';
import { turnOver } from './turn-over.ts';
import { tutor } from './tutor.ts';
import { unbind } from './unbind.ts';
import { uncover } from './uncover.ts';
import { unequip } from './unequip.ts';
import { unlearn } from './unlearn.ts';
import { useUp } from './use-up.ts';
import { vanish } from './vanish.ts';
import { wake } from './wake.ts';
import { wander } from './wander.ts';
import { waste } from './waste.ts';
import { wearDown } from './wear-down.ts';
import { wearOut } from './wear-out.ts';
import { whirl } from './whirl.ts';
import { widen } from './widen.ts';
import { wieldSeen } from './wield-seen.ts';
import { wish } from './wish.ts';
import type { Doing, Scribe } from './word.ts';

const { 'one-of': oneOf, may, when } = structureWords(() => vocabulary, structure);

/** All words at work. Words do nothing by themselves where there is nothing to act on; `can` is a reason to use a card. */
export const vocabulary: Vocabulary<Effect, Doing, Scribe, Descent> = new Vocabulary<Effect, Doing, Scribe, Descent>(
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
    hybrid,
    exhaust,
    'lend-shield': lendShield,
    reclaim,
    farther,
    demand,
    'demand-against': demandAgainst,
    treasure,
    discard,
    actions,
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
    swap,
    'take-back': takeBack,
    'take-place': takePlace,
    tutor,
    vanish,
    search,
    find,
    'find-anew': findAnew,
    shortcut,
    spoils,
    spy,
    'free-door': freeDoor,
    summon,
    activate,
    'for-familiar': forFamiliar,
    'shift-damage': shiftDamage,
    command,
    'run-and-strike': runAndStrike,
    lay,
    clear,
    'turn-over': turnOver,
    arrive,
    defect,
    gate,
    depart,
    ferry,
    guess,
    collapse,
    slide,
    tally,
    immune,
    deliver,
    brand,
    convert,
    harder,
    'less-recovery': lessRecovery,
    offer,
    reassemble,
    shackle,
    spawn,
    morph,
    leap,
    taint,
    loot,
    burrow,
    pin,
    unbind,
    'wear-out': wearOut,
    reshuffle,
    waste,
    exchange,
    flaunt,
    like,
    'all-like': allLike,
    remedy,
    wander,
    wake,
    compel,
    contagion,
    'spread-tokens': spreadTokens,
    divine,
    ease,
    miss,
    elude,
    'set-token': setToken,
    spring,
    burst,
    'pull-tokens': pullTokens,
    'reveal-influence': influence,
    'far-reaching': farReaching,
    'wield-seen': wieldSeen,
    divide,
    'draw-again': drawAgain,
    'give-up': giveUp,
    'put-back': putBack,
    image,
    shatter,
    'dear-spaces': dearSpaces,
    whirl,
    sing,
    'both-songs': bothSongs,
    'recover-more': recoverMore,
    unequip,
    unlearn,
    token,
    'lose-token': loseToken,
    revive,
    'turn-dice': turnDice,
    recolor,
    proof,
    'one-by-one': oneByOne,
    times,
    'in-turn': inTurn,
    'drop-die': dropDie,
    'new-roll': newRoll,
    'call-off': callOff,
    rise,
    ready,
    'test-dice': testDice,
    afterwards,
    consent,
    'last-stand': lastStand,
    rummage,
    'wear-down': wearDown,
    'borrow-surges': borrowSurges,
    rift,
    'let-act': letAct,
    overexert,
    'pass-on': passOn,
    cycle,
    rampage,
    pair,
    crawl,
    survey,
    sift,
    bury,
    receive,
    'call-back': callBack,
    'mark-group': markGroup,
    thwart,
    'tile-crowd': tileCrowd,
    'refresh-this': refreshThis,
    replace,
    conjure,
    'hand-on': handOn,
    'set-upon': setUpon,
    'stays-on': staysOn,
    repose,
    alarm,
    muster,
    stray,
    wish,
    release,
    possess,
    teach,
    investigate,
    smite,
    extend,
    recoil,
    skid,
    mimic,
    unmask,
    bargain,
    share,
    ransom,
    pains,
    'slip-back': slipBack,
    stays,
    sicken,
    'draw-rumor': drawsRumor,
    spread,
    forewarn,
    stack,
    'face-down': faceDown,
    ban,
    'through-doors': throughDoors,
    attach,
    lift,
    relay,
    call,
    'new-hand': newHand,
    'stand-in': standIn,
    duel,
    kin,
    cheaper,
    market,
    threat,
    'card-token': cardToken,
    group,
    'call-agent': callAgent,
    'in-person': inPerson,
    'refresh-card': refreshOwn,
    'leave-behind': leaveBehind,
    transfuse,
    offers,
    'share-action': shareAction,
    'share-damage': shareDamage,
    bet,
    'pick-hand': pickHand,
    'small-deck': smallDeck,
    'cede-quest': cedeQuest,
    'box-card': boxCard,
    gauntlet,
    'if-many': ifMany,
    'gain-xp': gainXp,
    'travel-again': travelAgain,
    dearer,
    stash,
    'bury-find': buryFind,
    'spoil-test': spoilTest,
    'dark-trade': darkTrade,
    'dark-fuel': darkFuel,
    phantom,
    grasp,
    hinder,
    foresee,
    relearn,
    forgo,
    'share-use': shareUse,
    suspend,
    'more-targets': moreTargets,
    'more-familiars': moreFamiliars,
    borrow,
    transfer,
    trade,
    drag,
    cancel,
    recall,
    uncover,
    settle,
    'rummage-shop': rummageShop,
    'dig-up': digUp,
    'keep-room': keepRoom,
    'use-up': useUp,
    store,
    ordeal,
    'add-key': addKey,
    discover,
    swallow,
    disgorge,
    'one-of': oneOf,
    may,
    when,
  },
  { unasked: true },
);
