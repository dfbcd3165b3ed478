import { choose, drawFrom, pileSize, putOnTop, type Reason, reason } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type CardId, coloursOf } from '../content/cards.ts';
import { reputationModifier } from '../content/levels.ts';
import { SITES } from '../content/sites.ts';
import { type UnitId, unitOf } from '../content/units.ts';
import { heroOf, type Site, type State, siteAt, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { drawAction } from './action-pile.ts';
import { useDiscounts } from './discounts.ts';
import { doing } from './doing.ts';
import { canPay, payMana } from './mana.ts';
import { coloursOfCity } from './megalopolis.ts';
import { layOut, refillActions, refillSpells, takeFromOffer } from './offers.ts';
import { hasRule } from './passives.ts';
import { isPlay, playOptions, playsOn } from './plays.ts';
import { recruitOptions } from './recruit-offers.ts';
import { gainUnit, mayGainUnit } from './recruiting.ts';
import { areAllies, isProperty } from './safe-space.ts';
import { scenarioRules } from './scenario.ts';

const NOBODY_HERE = reason('MK-INT-01', {
  en: 'There is nobody here to interact with.',
  de: 'Hier ist niemand, mit dem man handeln könnte.',
});
const HATED = reason('MK-INT-05', {
  en: 'Nobody talks to a hero of such a reputation.',
  de: 'Mit einem Helden von solchem Ansehen spricht niemand.',
});

/** Prices in influence (MK-INT-14..19). */
const PRICES = { monasteryCard: 6, spell: 7, artifact: 12, action: 6, elite: 2 } as const;

/** Villages, monasteries, own keeps (or an ally's), conquered mage towers and cities (MK-INT-01). */
function talksTo(state: State, turn: Turn, site: Site | undefined): boolean {
  if (site === undefined || site.gone) return false;
  if (SITES[site.kind].category === 'inhabited') return true;
  if (!site.conquered) return false;
  const [owner] = site.shields;
  if (isProperty(state, site))
    return owner !== undefined && (owner === turn.seat || areAllies(state, owner, turn.seat));
  return site.kind === 'mage-tower' || site.kind === 'city';
}

export function mayInteract(state: State, turn: Turn): Reason | null {
  const hero = heroOf(state, turn.seat);
  if (!talksTo(state, turn, siteAt(state, hero.at))) return NOBODY_HERE;
  return modifierOf(state, turn) === null ? HATED : null;
}

/** The modifier of the reputation (MK-INT-03); null: nobody talks to such a hero (MK-INT-05). An effect may leave it out. */
const modifierOf = (state: State, { seat }: Turn): number | null =>
  hasRule(state, seat, 'ignore-reputation') ? 0 : reputationModifier(heroOf(state, seat).reputation);

/** The modifier of the reputation and of own shields in a city, once (MK-INT-03, -08, -21); what was not spent before is lost. */
export function beginInteraction(state: State, io: Io, turn: Turn): void {
  const hero = heroOf(state, turn.seat);
  const site = siteAt(state, hero.at) as Site;
  const shields = site.kind === 'city' ? site.shields.filter(seat => seat === turn.seat).length : 0;
  const modifier = (modifierOf(state, turn) ?? 0) + shields;
  turn.move = 0;
  turn.free.length = 0;
  turn.influence = modifier;
  turn.acted = true;
  turn.stage = 'interaction';
  if (sellsSpells(state, site)) layOut(state, io, 'spells');
  io.tell?.({ kind: 'interacts', seat: turn.seat, site: site.kind, modifier, rule: 'MK-INT-03' });
}

/** One decision of an interaction (MK-INT-20). */
export function* interactionStep(state: State, io: Io, turn: Turn): Flow {
  const choice = yield* choose<Choice, AskKind>({
    seat: turn.seat,
    kind: 'interaction',
    rule: 'MK-INT-10',
    always: true,
    options: () => [
      ...playOptions(state, io, turn),
      ...purchases(state, io, turn),
      { do: 'done', ends: 'interaction' },
    ],
  });
  switch (choice.do) {
    case 'recruit':
      turn.influence -= choice.cost;
      yield* gainUnit(state, io, turn, choice.unit, choice.cost, choice.loyal);
      return yield* useDiscounts(state, io, turn, choice.by ?? []);
    case 'buy':
      return buy(state, io, turn, choice.what, choice.cost);
    case 'learn':
      return yield* learn(state, io, turn, choice);
    case 'done':
      turn.influence = 0;
      turn.stage = 'after';
      return;
    default:
      if (isPlay(choice)) yield* playsOn(state, io, turn, choice);
  }
}

/** Can a unit be recruited here? The white city has all kinds, a refugee camp too (MK-INT-11, -18, MK-SITE-15). */
export function isRecruitedAt(state: State, unit: UnitId, site: Site): boolean {
  const { sites } = unitOf(unit);
  if (coloursOfCity(state, site).includes('white') || sites.includes(site.kind)) return true;
  const also = scenarioRules(state).alsoRecruits?.[site.kind];
  if (also !== undefined && sites.includes(also)) return true;
  return SITES[site.kind].surcharges !== undefined;
}

const sellsSpells = (state: State, site: Site): boolean =>
  site.kind === 'mage-tower' || coloursOfCity(state, site).includes('blue');

/** What a refugee camp asks for a unit besides its price: by the cheapest of its symbols (MK-SITE-15). */
function surchargeFor(unit: UnitId, site: Site): number {
  const { surcharges } = SITES[site.kind];
  return surcharges ? Math.min(...unitOf(unit).sites.map(kind => surcharges[kind] ?? 0)) : 0;
}

/** What the influence at hand can buy here. */
function purchases(state: State, io: Io, turn: Turn): Choice[] {
  const site = siteAt(state, heroOf(state, turn.seat).at) as Site;
  const { influence } = turn;
  const options: Choice[] = [];
  const { offers } = state;
  offers.units.forEach((unit, i) => {
    const cost = unitOf(unit).cost + surchargeFor(unit, site);
    if (offers.units.indexOf(unit) !== i || !isRecruitedAt(state, unit, site) || !mayGainUnit(state, turn, unit))
      return;
    options.push(...recruitOptions(state, io, turn, unit, cost));
  });
  const { healing } = SITES[site.kind];
  if (healing !== undefined && healing <= influence) options.push({ do: 'buy', what: 'healing', cost: healing });
  if (site.kind === 'monastery' && PRICES.monasteryCard <= influence)
    for (const card of new Set(offers.monastery))
      options.push({ do: 'learn', card, from: 'monastery', cost: PRICES.monasteryCard });
  // In a megalopolis both cities sell (MK-MEGA-15).
  const colours = coloursOfCity(state, site);
  if (sellsSpells(state, site) && PRICES.spell <= influence)
    for (const card of offers.spells)
      if (canPay(doing(state, io, turn), coloursOf(card)))
        options.push({ do: 'learn', card, from: 'spells', cost: PRICES.spell });
  if (colours.includes('red') && PRICES.artifact <= influence)
    options.push({ do: 'buy', what: 'artifact', cost: PRICES.artifact });
  if (colours.includes('white') && PRICES.elite <= influence && pileSize(state.piles.elite) > 0)
    options.push({ do: 'buy', what: 'elite', cost: PRICES.elite });
  if (colours.includes('green') && PRICES.action <= influence) {
    for (const card of offers.actions) options.push({ do: 'learn', card, from: 'actions', cost: PRICES.action });
    if (pileSize(state.piles.actions) > 0) options.push({ do: 'learn', card: null, from: 'deck', cost: PRICES.action });
  }
  return options;
}

function buy(state: State, io: Io, turn: Turn, what: 'healing' | 'artifact' | 'elite', cost: number): void {
  turn.influence -= cost;
  io.tell?.({ kind: 'bought', seat: turn.seat, what, cost, rule: 'MK-INT-10' });
  if (what === 'healing') turn.heal++;
  else if (what === 'artifact') turn.owed.push({ reward: 'artifact', n: 1 });
  else {
    const unit = drawFrom(state.piles.elite, io.chance);
    if (unit === null) return;
    state.offers.units.push(unit);
    io.tell?.({ kind: 'laid-out', what: 'unit', id: unit, rule: 'MK-INT-18' });
  }
}

/** A card on top of the deed deck (MK-GAIN-03). */
function* learn(state: State, io: Io, turn: Turn, { card, from, cost }: Extract<Choice, { do: 'learn' }>): Flow {
  const { seat } = turn;
  turn.influence -= cost;
  let gained: CardId | null = card;
  if (from === 'deck') gained = drawAction(state, io);
  else if (card !== null) {
    if (from === 'spells') yield* payMana(doing(state, io, turn), coloursOf(card));
    takeFromOffer(state, from, card);
  }
  if (gained === null) return;
  putOnTop(heroOf(state, seat).deck, gained);
  io.tell?.({ kind: 'card-gained', seat, card: gained, to: 'top', rule: 'MK-GAIN-03' });
  if (from === 'spells') refillSpells(state, io);
  if (from === 'actions') refillActions(state, io);
}
