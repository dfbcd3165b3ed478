// The words that only cards and quests of the other boxes use: they come with the boxes, so that nobody loads them for the base game.
import type { Words } from '@tafelrunde/engine';
import type { Descent } from '../types.ts';
import { addKey } from './add-key.ts';
import { advise, restorePotion, seekFind } from './advise.ts';
import { afterwards } from './afterwards.ts';
import { anotherEvent } from './another-event.ts';
import { asMaster } from './as-master.ts';
import { attach, lift, relay } from './attach.ts';
import { bareHand } from './bare-hand.ts';
import { bargain, share } from './bargain.ts';
import { bet } from './bet.ts';
import { bond } from './bond.ts';
import { borrow } from './borrow.ts';
import { borrowSurges } from './borrow-surges.ts';
import { boxCard } from './box-card.ts';
import { brand } from './brand.ts';
import { breakOff } from './break-off.ts';
import { bulk } from './bulk.ts';
import { burrow } from './burrow.ts';
import { bury } from './bury.ts';
import { buryFind } from './bury-find.ts';
import { byOne } from './by-one.ts';
import { byOverlord, headCount } from './by-overlord.ts';
import { call } from './call.ts';
import { callAgent } from './call-agent.ts';
import { callBack } from './call-back.ts';
import { callOff } from './call-off.ts';
import { cancel } from './cancel.ts';
import { carryHere } from './carry-here.ts';
import { cedeQuest } from './cede-quest.ts';
import { cheaper } from './cheaper.ts';
import { compel } from './compel.ts';
import { conjure } from './conjure.ts';
import { consent } from './consent.ts';
import { contagion, spreadTokens } from './contagion.ts';
import { convert } from './convert.ts';
import { crawl } from './crawl.ts';
import { cycle } from './cycle.ts';
import { darkFuel, darkTrade } from './dark-trade.ts';
import { dearSpaces } from './dear-spaces.ts';
import { dearer } from './dearer.ts';
import { depart } from './depart.ts';
import { digUp } from './dig-up.ts';
import { discount } from './discount.ts';
import { discover } from './discover.ts';
import { divide } from './divide.ts';
import { divine } from './divine.ts';
import { drag } from './drag.ts';
import { dropDie } from './drop-die.ts';
import { duel } from './duel.ts';
import { ease } from './ease.ts';
import type { Effect } from './effect.ts';
import { elude } from './elude.ts';
import { encore } from './encore.ts';
import { endTurn } from './end-turn.ts';
import { exchange } from './exchange.ts';
import { extend } from './extend.ts';
import { farReaching } from './far-reaching.ts';
import { flaunt } from './flaunt.ts';
import { foresee } from './foresee.ts';
import { forgo } from './forgo.ts';
import { forgoDraw } from './forgo-draw.ts';
import { gainXp } from './gain-xp.ts';
import { gauntlet } from './gauntlet.ts';
import { grasp } from './grasp.ts';
import { group } from './group.ts';
import { handOn } from './hand-on.ts';
import { harder } from './harder.ts';
import { emerge, hide } from './hide.ts';
import { hinder } from './hinder.ts';
import { hire } from './hire.ts';
import { hoard } from './hoard.ts';
import { dearTile, holdTile } from './hold-tile.ts';
import { hybrid } from './hybrid.ts';
import { ifMany } from './if-many.ts';
import { image, shatter } from './image.ts';
import { imitate } from './imitate.ts';
import { inPerson } from './in-person.ts';
import { inTurn } from './in-turn.ts';
import { influence } from './influence.ts';
import { freshHand, inspect, purge } from './inspect.ts';
import { investigate } from './investigate.ts';
import { keepEvent, toBox } from './keep-event.ts';
import { keepRoom } from './keep-room.ts';
import { kin } from './kin.ts';
import { lastStand } from './last-stand.ts';
import { layWares } from './lay-wares.ts';
import { leap } from './leap.ts';
import { leaveBehind } from './leave-behind.ts';
import { lendShield, reclaim } from './lend-shield.ts';
import { lessRecovery } from './less-recovery.ts';
import { allLike, like } from './like.ts';
import { loot } from './loot.ts';
import { mar, mindPlague, strain } from './mar.ts';
import { markGroup } from './mark-group.ts';
import { ban, faceDown } from './market.ts';
import { mimic, unmask } from './mimic.ts';
import { miss } from './miss.ts';
import { moreFamiliars } from './more-familiars.ts';
import { moreTargets } from './more-targets.ts';
import { morph } from './morph.ts';
import { alarm, muster } from './muster.ts';
import { newHand } from './new-hand.ts';
import { newRoll } from './new-roll.ts';
import { offer } from './offer.ts';
import { offers } from './offers.ts';
import { oneByOne } from './one-by-one.ts';
import { ordeal } from './ordeal.ts';
import { overexert } from './overexert.ts';
import { pains } from './pains.ts';
import { pair } from './pair.ts';
import { passOn } from './pass-on.ts';
import { phantom } from './phantom.ts';
import { pickHand } from './pick-hand.ts';
import { bait, fling, pilfer } from './pilfer.ts';
import { pin } from './pin.ts';
import { ponder } from './ponder.ts';
import { possess, release } from './possess.ts';
import { proof } from './proof.ts';
import { fetch, purse, toll, ware } from './purse.ts';
import { drawAgain, giveUp, putBack } from './put-back.ts';
import { quake } from './quake.ts';
import { rampage } from './rampage.ts';
import { ransom } from './ransom.ts';
import { ready } from './ready.ts';
import { reassemble } from './reassemble.ts';
import { recall } from './recall.ts';
import { receive } from './receive.ts';
import { reckoning } from './reckoning.ts';
import { recoil } from './recoil.ts';
import { recolor } from './recolor.ts';
import { recoverMore } from './recover-more.ts';
import { refreshOwn } from './refresh-card.ts';
import { relearn } from './relearn.ts';
import { remedy } from './remedy.ts';
import { replace } from './replace.ts';
import { repose } from './repose.ts';
import { reshuffle } from './reshuffle.ts';
import { rift } from './rift.ts';
import { rise } from './rise.ts';
import { rummage } from './rummage.ts';
import { rummageShop } from './rummage-shop.ts';
import { drawsRumor, forewarn, spread, stack } from './rumors.ts';
import { heap, scapegoat } from './scapegoat.ts';
import { setAside } from './set-aside.ts';
import { setUpon } from './set-upon.ts';
import { settle } from './settle.ts';
import { shackle } from './shackle.ts';
import { shareAction } from './share-action.ts';
import { shareDamage } from './share-damage.ts';
import { shareUse } from './share-use.ts';
import { market } from './shop-cards.ts';
import { shot } from './shot.ts';
import { sicken } from './sicken.ts';
import { sift } from './sift.ts';
import { bothSongs, sing } from './sing.ts';
import { skid } from './skid.ts';
import { slipBack } from './slip-back.ts';
import { smallDeck } from './small-deck.ts';
import { smite } from './smite.ts';
import { spawn } from './spawn.ts';
import { spendCard } from './spend-card.ts';
import { spoilTest } from './spoil-test.ts';
import { standIn } from './stand-in.ts';
import { stash } from './stash.ts';
import { stays } from './stays.ts';
import { staysOn } from './stays-on.ts';
import { store } from './store.ts';
import { stray } from './stray.ts';
import { survey } from './survey.ts';
import { suspend } from './suspend.ts';
import { disgorge, swallow } from './swallow.ts';
import { taint } from './taint.ts';
import { takePlace } from './take-place.ts';
import { teach } from './teach.ts';
import { tempt } from './tempt.ts';
import { testDice } from './test-dice.ts';
import { cardToken, threat } from './threat.ts';
import { throughDoors } from './through-doors.ts';
import { thwart } from './thwart.ts';
import { tileCrowd } from './tile-crowd.ts';
import { times } from './times.ts';
import { loseToken, token } from './token.ts';
import { trade } from './trade.ts';
import { transfer } from './transfer.ts';
import { transfuse } from './transfuse.ts';
import { burst, pullTokens, setToken, spring } from './traps.ts';
import { travelAgain } from './travel-again.ts';
import { turnDice } from './turn-dice.ts';
import { twist } from './twist.ts';
import { unbind } from './unbind.ts';
import { uncover } from './uncover.ts';
import { unequip } from './unequip.ts';
import { unlearn } from './unlearn.ts';
import { useUp } from './use-up.ts';
import { waste } from './waste.ts';
import { wearDown } from './wear-down.ts';
import { wearOut } from './wear-out.ts';
import { whirl } from './whirl.ts';
import { wieldSeen } from './wield-seen.ts';
import { winnow } from './winnow.ts';
import { wish } from './wish.ts';
import type { Doing, Scribe } from './word.ts';

export const BOX_WORDS = {
  'break-off': breakOff,
  'keep-event': keepEvent,
  'to-box': toBox,
  'by-overlord': byOverlord,
  'head-count': headCount,
  purse,
  toll,
  ware,
  fetch,
  'another-event': anotherEvent,
  inspect,
  'fresh-hand': freshHand,
  purge,
  shot,
  'lay-wares': layWares,
  imitate,
  'set-aside': setAside,
  'carry-here': carryHere,
  winnow,
  'bare-hand': bareHand,
  advise,
  'restore-potion': restorePotion,
  'seek-find': seekFind,
  ponder,
  scapegoat,
  heap,
  'spend-card': spendCard,
  'by-one': byOne,
  'as-master': asMaster,
  hide,
  emerge,
  pilfer,
  bait,
  fling,
  tempt,
  quake,
  bond,
  hoard,
  bulk,
  reckoning,
  'end-turn': endTurn,
  'hold-tile': holdTile,
  'dear-tile': dearTile,
  encore,
  discount,
  hire,
  'forgo-draw': forgoDraw,
  twist,
  mar,
  strain,
  'mind-plague': mindPlague,
  hybrid,
  'lend-shield': lendShield,
  reclaim,
  'take-place': takePlace,
  depart,
  brand,
  convert,
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
  'turn-dice': turnDice,
  proof,
  'one-by-one': oneByOne,
  times,
  'in-turn': inTurn,
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
  'tile-crowd': tileCrowd,
  'hand-on': handOn,
  'set-upon': setUpon,
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
  'face-down': faceDown,
  ban,
  'through-doors': throughDoors,
  attach,
  lift,
  relay,
  call,
  'new-hand': newHand,
  'stand-in': standIn,
  kin,
  cheaper,
  market,
  'call-agent': callAgent,
  'in-person': inPerson,
  'refresh-card': refreshOwn,
  'leave-behind': leaveBehind,
  transfuse,
  offers,
  'share-action': shareAction,
  'share-damage': shareDamage,
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
  store,
  ordeal,
  'add-key': addKey,
  discover,
  swallow,
  disgorge,
  harder,
  'drop-die': dropDie,
  thwart,
  replace,
  conjure,
  'stays-on': staysOn,
  'draw-rumor': drawsRumor,
  spread,
  forewarn,
  stack,
  duel,
  threat,
  'card-token': cardToken,
  group,
  bet,
  'use-up': useUp,
  recolor,
} satisfies Partial<Words<Effect, Doing, Scribe, Descent>>;

export type BoxWord = keyof typeof BOX_WORDS;
