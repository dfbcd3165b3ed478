import { insert, type Reason, reason, takeOut } from '@tafelrunde/engine';
import type { Choice, Use } from '../choices.ts';
import { CARDS, type CardId, cardOf, isWound, type When, WOUND } from '../content/cards.ts';
import { unitOf } from '../content/units.ts';
import type { Mana } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import type { Doing } from '../effects/word.ts';
import { heroOf, type Played, type State, type Turn, type Unit } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { activate, mayActivate } from './activation.ts';
import { othersReact } from './before-turn.ts';
import { type CardSide, isDemanded, sidesOf } from './card-sides.ts';
import { mayAttackWith, mayBlock } from './combat/group.ts';
import { byCard, doing } from './doing.ts';
import { healingOptions, healWith } from './healing.ts';
import { showsWound } from './held-wound.ts';
import { canPay, Purse, payAll, payMana } from './mana.ts';
import { inForce } from './passives.ts';
import { canUseInfluence, canUseMove } from './points.ts';
import { isOpening } from './pvp/units.ts';
import { isCrowded } from './safe-space.ts';
import { playSideways, sidewaysWorth } from './sideways.ts';
import { mayUseSkill, useSkill } from './skills.ts';
import { mayUseTactic, useTactic } from './tactic-use.ts';
import { announce } from './triggers.ts';
import { mayLoseBanner } from './units.ts';

/** What can be played at any time of a turn: cards, units, skills, what effects left to be used, healing points. */
export type Play = Extract<Choice, { do: 'play' | 'unit' | 'skill' | 'use' | 'heal' | 'banner' | 'tactic' }>;

export const isPlay = (choice: Choice): choice is Play =>
  choice.do === 'play' ||
  choice.do === 'unit' ||
  choice.do === 'skill' ||
  choice.do === 'use' ||
  choice.do === 'heal' ||
  choice.do === 'banner' ||
  choice.do === 'tactic';

export const WOUNDS_ARE_NOT_PLAYED = reason('MK-CARD-09', {
  en: 'Wounds cannot be played.',
  de: 'Wunden können nicht gespielt werden.',
});
export const NO_MANA = reason('MK-CARD-03', {
  en: 'The mana for that cannot be paid.',
  de: 'Das Mana dafür lässt sich nicht zahlen.',
});
export const NOT_NOW = reason('MK-CARD-17', {
  en: 'That could have no effect now.',
  de: 'Das könnte jetzt nichts bewirken.',
});
export const NOT_IN_HAND = reason('MK-CARD-02', {
  en: 'You do not hold this card.',
  de: 'Diese Karte hast du nicht auf der Hand.',
});
export const SIDEWAYS_NOT_NOW = reason('MK-CARD-10', {
  en: 'A card played sideways could not be used for that now.',
  de: 'Eine quer gespielte Karte nützt dafür jetzt nichts.',
});

const NOTHING_ASKED: readonly never[] = [];

/** Are mana and black mana of a side there together? */
export function canPower(at: Doing, side: CardSide, purse?: Purse): boolean {
  const { one, more } = side.mana;
  if (one.length === 0) return true;
  if (purse && more.length === 0 && !side.demandsMore) {
    for (const colour of one) if (purse.holds(at, colour)) return true;
    return false;
  }
  const still = side.demandsMore ? (): boolean => mayUseSide(at, side) : null;
  return one.some(colour => canPay(at, [colour, ...more], still));
}

/** Is it the time for this side? */
const TIMES: Readonly<Record<When, (turn: Turn) => boolean>> = {
  // Before anything is attacked.
  'combat-start': ({ combat }) =>
    combat?.why === 'duel'
      ? isOpening(combat)
      : combat?.phase === 'ranged' && combat.group === null && !combat.foes.some(({ defeated }) => defeated),
  combat: ({ stage }) => stage === 'combat',
  'not-combat': ({ stage }) => stage !== 'combat',
  'attack-phase': ({ combat }) => combat?.phase === 'attack',
  'block-phase': ({ combat }) => combat?.phase === 'block',
  interaction: ({ stage }) => stage === 'interaction',
  action: ({ stage, acted }) => stage === 'move' && !acted,
};

/** Why a card cannot be played so, or null. */
export function mayPlay(state: State, io: Io, turn: Turn, id: CardId, as: Use): Reason | null {
  const { hand } = heroOf(state, turn.seat);
  if (!hand.includes(id)) return NOT_IN_HAND;
  if (as !== 'basic' && as !== 'strong') return maySideways(state, io, turn, id, as);
  if (isWound(id)) return WOUNDS_ARE_NOT_PLAYED;
  const side = sidesOf(id)[as];
  return mayPlaySide(doing(state, io, turn, side.source), side);
}

/** Why this side of a card that is held cannot be played, or null. */
function mayPlaySide(at: Doing, side: CardSide, purse?: Purse): Reason | null {
  if (!mayUseSide(at, side)) return NOT_NOW;
  return canPower(at, side, purse) ? null : NO_MANA;
}

/** Is it the time for this side, and could it do anything? Paying for it is another question. */
export function mayUseSide(at: Doing, side: CardSide): boolean {
  const { id, when } = side;
  if (when !== undefined && !TIMES[when](at.turn)) return false;
  if (when === 'action' && isCrowded(at.state, at.seat)) return false;
  if (!side.looksAtHand) return isUsable(at, side);
  const held = takeOut(at.hero.hand, id);
  const usable = isUsable(at, side);
  if (held) insert(at.hero.hand, id);
  return usable;
}

/** Something could act, and what is demanded could be paid (MK-CARD-14). */
function isUsable(at: Doing, { effects, demands }: CardSide): boolean {
  if (!demands) return vocabulary.usable(at, effects);
  let acts = false;
  for (const effect of effects) {
    const must = isDemanded(effect);
    if (acts && !must) continue;
    if (vocabulary.can(at, effect)) acts = true;
    else if (must) return false;
  }
  return acts;
}

/** The effect of a card as a part of the one that is being played: with its own colours (MK-EFF-06). */
export const embedded = (at: Doing, { source }: CardSide): Doing =>
  doing(at.state, at.io, at.turn, { ...source, through: at.source.through ?? at.source.id });

/** Is a card worth anything sideways? All are but wounds, and those where an effect says so. */
const goesSideways = (state: State, io: Io, turn: Turn, id: CardId): boolean =>
  !isWound(id) || worthOf(state, io, turn, id) > 0;

const worthOf = (state: State, io: Io, turn: Turn, id: CardId): number =>
  sidewaysWorth(doing(state, io, turn, byCard(id, 'sideways')), id);

function maySideways(
  state: State,
  io: Io,
  turn: Turn,
  id: CardId,
  as: Exclude<Use, 'basic' | 'strong'>,
): Reason | null {
  const at = doing(state, io, turn, byCard(id, 'sideways'));
  if (!goesSideways(state, io, turn, id)) return WOUNDS_ARE_NOT_PLAYED;
  return FITS[as](at) ? null : SIDEWAYS_NOT_NOW;
}

/** What points of a card played sideways could be used for, whichever card it is. */
const FITS: Readonly<Record<Exclude<Use, 'basic' | 'strong'>, (at: Doing) => boolean>> = {
  move: canUseMove,
  influence: canUseInfluence,
  attack: at => at.turn.combat?.phase === 'attack' && mayAttackWith(at, 'melee'),
  block: mayBlock,
};

const SIDEWAYS = ['move', 'influence', 'attack', 'block'] as const;
const USES: readonly Use[] = ['basic', 'strong', ...SIDEWAYS];
/** One frozen option for every card and use. */
const PLAYS = new Map<CardId, Readonly<Record<Use, Choice>>>(
  [...CARDS.keys(), WOUND as CardId].map(card => [
    card,
    Object.fromEntries(USES.map(as => [as, Object.freeze({ do: 'play', card, as })])) as Record<Use, Choice>,
  ]),
);

/** Everything that can be played now. */
export function playOptions(state: State, io: Io, turn: Turn): Choice[] {
  const hero = heroOf(state, turn.seat);
  const options: Choice[] = [];
  addCards(options, state, io, turn);
  for (let unit = 0; unit < hero.units.length; unit++) {
    const { unit: id } = hero.units[unit] as Unit;
    const { length } = unitOf(id).abilities;
    for (let ability = 0; ability < length; ability++)
      if (mayActivate(state, io, turn, unit, ability) === null) options.push({ do: 'unit', unit, id, ability });
  }
  for (const { skill } of hero.skills)
    if (mayUseSkill(state, io, turn, skill) === null) options.push({ do: 'skill', skill });
  for (const { effect, source, at, unit } of inForce(state, turn.seat, 'use'))
    if (mayUse(state, io, turn, source, effect, unit))
      options.push({ do: 'use', at: at ?? -1 - (unit ?? 0), source, effect });
  if (hero.tactic !== null && mayUseTactic(state, io, turn, 'turn'))
    options.push({ do: 'tactic', tactic: hero.tactic.tactic });
  if (turn.heal > 0) options.push(...healingOptions(state, turn));
  if (hero.units.length > 0 && hero.hand.some(isBanner)) options.push(...bannerOptions(state, turn));
  return options;
}

/** The cards of the hand, equal ones once: both sides, and sideways. */
function addCards(options: Choice[], state: State, io: Io, turn: Turn): void {
  const { hand } = heroOf(state, turn.seat);
  const purse = new Purse();
  // One for all cards, told each time which of them would act.
  const at: { -readonly [K in keyof Doing]: Doing[K] } = doing(state, io, turn);
  const fitting: (typeof SIDEWAYS)[number][] = [];
  for (const as of SIDEWAYS) if (FITS[as](at)) fitting.push(as);
  const raised = fitting.length > 0 && inForce(state, turn.seat, 'sideways').length > 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    if (card === hand[i - 1]) continue;
    const plays = PLAYS.get(card) as Record<Use, Choice>;
    if (!isWound(card)) {
      const { basic, strong } = sidesOf(card);
      at.source = basic.source;
      if (mayPlaySide(at, basic, purse) === null) options.push(plays.basic);
      at.source = strong.source;
      if (mayPlaySide(at, strong, purse) === null) options.push(plays.strong);
    }
    const worth = fitting.length === 0 ? 0 : raised || isWound(card) ? worthOf(state, io, turn, card) : 1;
    for (const as of worth === 0 ? [] : fitting)
      options.push(worth === 1 ? plays[as] : { do: 'play', card, as, worth });
  }
}

const BANNERS: ReadonlySet<CardId> = new Set(
  [...CARDS].flatMap(([id, card]) => (card.type === 'artifact' && card.borne !== undefined ? [id] : [])),
);
const isBanner = (id: CardId): boolean => BANNERS.has(id);

/** A banner may be assigned at any time of the own turn (MK-BANN-01). */
function bannerOptions(state: State, turn: Turn): Choice[] {
  const hero = heroOf(state, turn.seat);
  const { hand, units } = hero;
  return hand.flatMap((id, i): Choice[] => {
    if (id === hand[i - 1] || !isBanner(id)) return [];
    return units.flatMap((unit, number): Choice[] =>
      mayLoseBanner(hero, unit) ? [{ do: 'banner', card: id, unit: number, id: unit.unit }] : [],
    );
  });
}

/** Carries a play out: `yield*` it. */
export function playsOn(state: State, io: Io, turn: Turn, choice: Play): Flow | readonly never[] {
  turn.free.length = 0;
  if (io.reveal) showsWound(doing(state, io, turn), () => isOffered(state, io, turn, choice));
  switch (choice.do) {
    case 'play':
      return playCard(state, io, turn, choice.card, choice.as);
    case 'unit':
      return activate(state, io, turn, choice.unit, choice.ability);
    case 'skill':
      return useSkill(state, io, turn, choice.skill);
    case 'use':
      return useLasting(state, io, turn, choice);
    case 'tactic':
      return useTactic(state, io, turn);
    case 'heal':
      return healWith(state, io, turn, choice.unit);
    case 'banner':
      assignBanner(state, io, turn, choice.card, choice.unit);
      return NOTHING_ASKED;
  }
}

/** Is a play among the options? Healing and banners say themselves which card they take. */
function isOffered(state: State, io: Io, turn: Turn, choice: Play): boolean {
  switch (choice.do) {
    case 'play':
      return isWound(choice.card) || mayPlay(state, io, turn, choice.card, choice.as) === null;
    case 'unit':
      return mayActivate(state, io, turn, choice.unit, choice.ability) === null;
    case 'skill':
      return mayUseSkill(state, io, turn, choice.skill) === null;
    case 'use':
      return (
        choice.effect.do !== 'use' || mayUse(state, io, turn, choice.source, choice.effect, unitMeant(state, choice))
      );
    case 'tactic':
      return mayUseTactic(state, io, turn, 'turn');
    default:
      return true;
  }
}

/** From the hand into the play area, paid for, then its effect (MK-CARD-02, -16). */
export function* playCard(state: State, io: Io, turn: Turn, id: CardId, as: Use): Flow {
  const side = putIntoPlay(state, io, turn, id, as);
  const at = doing(state, io, turn, byCard(id, side));
  if (as !== 'basic' && as !== 'strong') return playSideways(at, id, as);
  const before = turn.spent.length;
  yield* power(at, sidesOf(id)[as]);
  at.powered = turn.spent.slice(before);
  const card = cardOf(id);
  // What touches others may be answered before it happens (MK-PRE-04).
  if (card.type === 'spell' && card.competitive) yield* othersReact(state, io, turn.seat);
  yield* useSide(at, id, as);
}

/** From the hand into the play area, for all to see. */
export function putIntoPlay(state: State, io: Io, turn: Turn, id: CardId, as: Use): Played['as'] {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  takeOut(hero.hand, id);
  turn.cards++;
  io.reveal?.('all', { seat, card: id }, seat);
  const side = as === 'basic' || as === 'strong' ? as : 'sideways';
  const played: Played = {
    card: id,
    as: side,
    goes: side === 'strong' && CARDS.get(id)?.type === 'artifact' ? 'away' : 'discard',
  };
  hero.played.push(played);
  io.tell?.({ kind: 'played', seat, card: id, as, rule: side === 'sideways' ? 'MK-CARD-10' : 'MK-CARD-02' });
  return side;
}

/** What a side does, whether its card was played or another one uses its effect (MK-EFF-05). */
export function* useSide(at: Doing, id: CardId, as: 'basic' | 'strong'): Flow {
  const { state, io, seat, turn } = at;
  const card = cardOf(id);
  yield* vocabulary.carryOut(at, card[as].effects);
  if (card.type === 'spell')
    yield* announce(state, io, seat, turn, 'spell-cast', { card: id, colour: card.colours[0] as Mana });
  if (card[as].when === 'action') {
    turn.acted = true;
    if (turn.stage === 'move') turn.stage = 'after';
  }
}

/** Pays the mana of a side: `yield*` it. */
export const power = (at: Doing, side: CardSide): Flow | readonly never[] =>
  side.mana.one.length === 0 ? NOTHING_ASKED : payFor(at, side);

function* payFor(at: Doing, side: CardSide): Flow {
  const { one, more } = side.mana;
  const still = side.demandsMore ? (): boolean => isUsable(at, side) : null;
  if (more.length === 0) yield* payMana(at, one, still);
  else {
    const wanted = one.filter(colour => canPay(at, [colour, ...more], still)).slice(0, 1);
    yield* payAll(at, [...wanted, ...more], still);
  }
}

/** May what an effect left behind be used now? */
function mayUse(
  state: State,
  io: Io,
  turn: Turn,
  source: string,
  effect: Extract<Effect, { do: 'use' }>,
  unit: number | null,
): boolean {
  if (effect.in !== undefined && effect.in !== turn.combat?.phase) return false;
  if (effect.outside && turn.stage === 'combat') return false;
  if (effect.action && (turn.acted || turn.stage !== 'move' || isCrowded(state, turn.seat))) return false;
  return vocabulary.usable(
    doing(state, io, turn, { by: 'rule', id: source, unit, colours: [], side: 'basic' }),
    effect.effects,
  );
}

/** The unit whose ability or banner is used. */
function unitMeant({ lasting }: State, { at }: Extract<Play, { do: 'use' }>): number | null {
  const held = lasting[at];
  return held ? held.unit : at < 0 ? -1 - at : null;
}

function* useLasting(state: State, io: Io, turn: Turn, choice: Extract<Play, { do: 'use' }>): Flow {
  const { source, effect } = choice;
  if (effect.do !== 'use') return;
  const lasting = state.lasting[choice.at];
  const unit = unitMeant(state, choice);
  if (lasting && lasting.left !== null) lasting.left--;
  const colours = lasting?.colours ?? [];
  yield* vocabulary.carryOut(
    doing(state, io, turn, { by: 'rule', id: source, unit, colours, side: 'basic' }),
    effect.effects,
  );
}

function assignBanner(state: State, io: Io, turn: Turn, card: CardId, number: number): void {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  const unit = hero.units[number] as Unit;
  takeOut(hero.hand, card);
  turn.cards++;
  io.reveal?.('all', { seat, card }, seat);
  if (unit.banner !== null) insert(hero.discard, unit.banner);
  unit.banner = card;
  unit.bannerUsed = false;
  io.tell?.({ kind: 'banner', seat, card, unit: unit.unit, rule: 'MK-BANN-01' });
}
