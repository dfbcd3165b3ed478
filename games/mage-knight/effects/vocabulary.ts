import { choose, structureWords, Vocabulary } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { commonSkill } from '../content/own/common-skill.ts';
import { crystalPairs } from '../content/own/crystal-pairs.ts';
import { disarmFurther } from '../content/own/disarm-further.ts';
import { drainUnits } from '../content/own/drain-units.ts';
import { duel, duelAttack, duelFame } from '../content/own/dueling.ts';
import { fork } from '../content/own/forked-lightning.ts';
import { chaos, spinWheel, turnWheel } from '../content/own/master-of-chaos.ts';
import { meltCrystals } from '../content/own/melt-crystals.ts';
import { bearBox, boxUsed, closeBox, openBox } from '../content/own/mysterious-box.ts';
import { possess } from '../content/own/possess.ts';
import { keepEnemy, puppet } from '../content/own/puppet-master.ts';
import { readMinds } from '../content/own/read-minds.ts';
import { shapeshift } from '../content/own/shapeshift.ts';
import type { MageKnight } from '../types.ts';
import { anotherTurn } from './another-turn.ts';
import { asAction } from './as-action.ts';
import { attack } from './attack.ts';
import { block } from './block.ts';
import { bonus } from './bonus.ts';
import { boost } from './boost.ts';
import { borrowUnit } from './borrow-unit.ts';
import { chooseColour } from './choose-colour.ts';
import { chooseNumber } from './choose-number.ts';
import { type Condition, conditionText, holds } from './conditions.ts';
import { cost } from './cost.ts';
import { count, type Per, perText } from './counting.ts';
import { crystal } from './crystal.ts';
import { destroy } from './destroy.ts';
import { disarm } from './disarm.ts';
import { doom } from './doom.ts';
import { draw } from './draw.ts';
import { damageFirst, drawFire } from './draw-fire.ts';
import { easeSpace } from './ease-space.ts';
import type { Effect } from './effect.ts';
import { endlessMana } from './endless-mana.ts';
import { exploreCostWord } from './explore-cost.ts';
import { fame } from './fame.ts';
import { fleetingWord } from './fleeting.ts';
import { flip } from './flip.ts';
import { foesAttack } from './foes-attack.ts';
import { gainCard } from './gain-card.ts';
import { giveWound } from './give-wound.ts';
import { handIntoDeck } from './hand-into-deck.ts';
import { handLimit } from './hand-limit.ts';
import { heal } from './heal.ts';
import { healUnit } from './heal-unit.ts';
import { healUnits } from './heal-units.ts';
import { ignoreDamage } from './ignore-damage.ts';
import { ignoreReputation } from './ignore-reputation.ts';
import { influence } from './influence.ts';
import { jump } from './jump.ts';
import { keepDie } from './keep-die.ts';
import { last } from './last.ts';
import { lookAroundWord } from './look-around.ts';
import { loseAbility, loseElement } from './lose-ability.ts';
import { mana } from './mana.ts';
import { manaDouble } from './mana-double.ts';
import { manaToll } from './mana-toll.ts';
import { mark } from './mark.ts';
import { may } from './may.ts';
import { moreDice } from './more-dice.ts';
import { move } from './move.ts';
import { offerUnits } from './offer-units.ts';
import { on } from './on.ts';
import { oneOf } from './one-of.ts';
import { openSource } from './open-source.ts';
import { bounty, peek } from './peek.ts';
import { playOther } from './play-other.ts';
import { players } from './players.ts';
import { polarize } from './polarize.ts';
import { raise } from './raise.ts';
import { ready } from './ready.ts';
import { readyFor } from './ready-for.ts';
import { recall } from './recall.ts';
import { recruit } from './recruit.ts';
import { recruitDiscount } from './recruit-discount.ts';
import { refillDeck } from './refill-deck.ts';
import { regainCrystals } from './regain-crystals.ts';
import { reputation } from './reputation.ts';
import { reroll } from './reroll.ts';
import { returnSelf } from './return-self.ts';
import { returnTokenWord } from './return-token.ts';
import { rollDice } from './roll-dice.ts';
import { rule } from './rule.ts';
import { searchDeck } from './search-deck.ts';
import { searchSource } from './search-source.ts';
import { severalOf } from './several-of.ts';
import { shuffleDiscard } from './shuffle-discard.ts';
import { sideways } from './sideways.ts';
import { soften } from './soften.ts';
import { spellCrystals } from './spell-crystals.ts';
import { stealDie } from './steal-die.ts';
import { storeCard, takeStored } from './stored-cards.ts';
import { strip } from './strip.ts';
import { takeDie } from './take-die.ts';
import { tame } from './tame.ts';
import { terrain } from './terrain.ts';
import { throwAwayWound } from './throw-away-wound.ts';
import { unitGets } from './unit-gets.ts';
import { unitsGet } from './units-get.ts';
import { use } from './use.ts';
import { useEffect } from './use-effect.ts';
import { ward } from './ward.ts';
import { weaken } from './weaken.ts';
import { weakenByResistances } from './weaken-by-resistances.ts';
import { wildDie } from './wild-die.ts';
import type { Doing, Scribe } from './word.ts';
import { wound } from './wound.ts';
import { woundUnit } from './wound-unit.ts';

const structure = structureWords<Effect, Doing, Scribe, MageKnight, Condition, never, never, Per>(() => vocabulary, {
  // Choices of one list are a word of their own, whose options say what they do.
  *pick() {
    return 0;
  },
  *wants(at) {
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'whether',
      rule: 'MK-EFF-03',
      options: [{ do: 'yes' }, { do: 'no' }],
    });
    return choice.do === 'yes';
  },
  holds,
  payable: () => false,
  pay: () => undefined,
  each: () => [],
  count,
  die: () => 0,
  condition: (condition, { lang }) => conditionText(condition)[lang],
  cost: () => '',
  group: () => '',
  per: (per, { lang }) => perText(per, lang),
});

/** All words at work. Words do nothing by themselves where there is nothing to act on; `can` is a reason to play a card. */
export const vocabulary: Vocabulary<Effect, Doing, Scribe, MageKnight> = new Vocabulary<
  Effect,
  Doing,
  Scribe,
  MageKnight
>(
  {
    'one-of': oneOf,
    may,
    when: structure.when,
    repeat: structure.repeat,
    'as-action': asAction,
    attack,
    'bear-box': bearBox,
    block,
    bonus,
    boost,
    'borrow-unit': borrowUnit,
    bounty,
    'box-used': boxUsed,
    'choose-colour': chooseColour,
    'choose-number': chooseNumber,
    'close-box': closeBox,
    'common-skill': commonSkill,
    cost,
    crystal,
    'crystal-pairs': crystalPairs,
    'damage-first': damageFirst,
    destroy,
    disarm,
    'disarm-further': disarmFurther,
    doom,
    'drain-units': drainUnits,
    draw,
    'draw-fire': drawFire,
    'ease-space': easeSpace,
    'endless-mana': endlessMana,
    fame,
    'gain-card': gainCard,
    'hand-limit': handLimit,
    heal,
    'heal-units': healUnits,
    influence,
    jump,
    'keep-die': keepDie,
    last,
    'look-around': lookAroundWord,
    mana,
    'melt-crystals': meltCrystals,
    'more-dice': moreDice,
    move,
    on,
    'open-box': openBox,
    peek,
    'play-other': playOther,
    players,
    possess,
    raise,
    'read-minds': readMinds,
    ready,
    'ready-for': readyFor,
    recall,
    recruit,
    'recruit-discount': recruitDiscount,
    'regain-crystals': regainCrystals,
    reputation,
    reroll,
    'return-self': returnSelf,
    'roll-dice': rollDice,
    rule,
    'several-of': severalOf,
    sideways,
    soften,
    'spell-crystals': spellCrystals,
    strip,
    'take-die': takeDie,
    tame,
    terrain,
    'throw-away-wound': throwAwayWound,
    'unit-gets': unitGets,
    'units-get': unitsGet,
    use,
    'use-effect': useEffect,
    ward,
    weaken,
    'wild-die': wildDie,
    wound,
    'wound-unit': woundUnit,
    'shuffle-discard': shuffleDiscard,
    'steal-die': stealDie,
    'another-turn': anotherTurn,
    'refill-deck': refillDeck,
    'search-source': searchSource,
    'hand-into-deck': handIntoDeck,
    'search-deck': searchDeck,
    'store-card': storeCard,
    'take-stored': takeStored,
    'give-wound': giveWound,
    'heal-unit': healUnit,
    'weaken-by-resistances': weakenByResistances,
    'offer-units': offerUnits,
    mark,
    'mana-toll': manaToll,
    polarize,
    'return-token': returnTokenWord,
    'open-source': openSource,
    fleeting: fleetingWord,
    'explore-cost': exploreCostWord,
    'foes-attack': foesAttack,
    'ignore-damage': ignoreDamage,
    flip,
    'ignore-reputation': ignoreReputation,
    'lose-ability': loseAbility,
    'lose-element': loseElement,
    'mana-double': manaDouble,
    duel,
    'duel-attack': duelAttack,
    'duel-fame': duelFame,
    'keep-enemy': keepEnemy,
    puppet,
    chaos,
    'turn-wheel': turnWheel,
    'spin-wheel': spinWheel,
    shapeshift,
    fork,
  },
  { unasked: true },
);
