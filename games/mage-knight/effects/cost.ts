import { choose, insert, listed, speak, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type CardId, coloursOf, isAction, isWound } from '../content/cards.ts';
import { COLOURS, type Colour, isBasic, MANA_NAMES, type Mana } from '../content/words.ts';
import { isBarred } from '../rules/activation.ts';
import { canPay, payMana } from '../rules/mana.ts';
import { hasOnlookers } from '../rules/onlookers.ts';
import type { Flow } from '../types.ts';
import type { Effect } from './effect.ts';
import { looksAtHand } from './looks-at-hand.ts';
import { within } from './names.ts';
import { vocabulary } from './vocabulary.ts';
import { type Doing, type MageWord, noting } from './word.ts';

/** Which cards may be discarded: "any card" means no wound (MK-CARD-15). */
export type CardFilter = 'non-wound' | 'wound' | 'coloured' | 'any' | 'action';

/** What has to be paid. Cards come from the hand. */
export type Price =
  | { readonly mana: Mana | 'basic' | readonly Mana[] }
  | { readonly discard: CardFilter; readonly upTo?: number }
  | { readonly throwAway: 'action' | 'wound' }
  | { readonly move: number }
  | { readonly influence: number }
  /** The unit that bears the banner is spent, as if it were activated; or the banner is turned face down until the next round. */
  | { readonly bearer: 'spent' | 'banner-down' };

/**
 * Something is paid, then something follows: `gives` at once, `each` for every card given, `byColour` by its colour. An effect that demands a price
 * cannot be played by whoever cannot pay it (MK-CARD-14).
 */
export interface Cost {
  readonly do: 'cost';
  readonly price: Price;
  readonly gives?: readonly Effect[];
  readonly each?: readonly Effect[];
  readonly byColour?: Readonly<Record<Colour, readonly Effect[]>>;
}

const manaOf = (mana: Mana | 'basic' | readonly Mana[]): readonly Mana[] =>
  mana === 'basic' ? COLOURS : typeof mana === 'string' ? [mana] : mana;

export function fitsFilter(filter: CardFilter, card: CardId): boolean {
  switch (filter) {
    case 'any':
      return true;
    case 'wound':
      return isWound(card);
    case 'non-wound':
      return !isWound(card);
    case 'coloured':
      return coloursOf(card).length > 0;
    case 'action':
      return isAction(card);
  }
}

const cardsFor = ({ hero }: Doing, filter: CardFilter): CardId[] =>
  hero.hand.filter((card, i) => card !== hero.hand[i - 1] && fitsFilter(filter, card));

const leadsTo = (effect: Cost, colour: Colour | null): readonly Effect[] =>
  effect.byColour ? (colour === null ? [] : effect.byColour[colour]) : (effect.gives ?? effect.each ?? []);

/** Is there anything to come of it? What follows may depend on the colour that is paid. */
function leads(at: Doing, effect: Cost, colours: readonly Colour[], card: CardId | null = null): boolean {
  if (!effect.byColour) return vocabulary.usable(noting(at, { colours, card }), leadsTo(effect, null));
  return colours.some(colour => vocabulary.usable(noting(at, { colours: [colour] }), leadsTo(effect, colour)));
}

/** Is there a card that could be given, and something to come of it? */
function someLeads(at: Doing, effect: Cost, filter: CardFilter): boolean {
  const { hand } = at.hero;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    if (card !== hand[i - 1] && fitsFilter(filter, card) && leads(at, effect, coloursOf(card), card)) return true;
  }
  return false;
}

export const cost: MageWord<Cost> = {
  can(at, effect) {
    const { price } = effect;
    if ('mana' in price) {
      for (const mana of manaOf(price.mana))
        if (canPay(at, [mana]) && leads(at, effect, isBasic(mana) ? [mana] : [])) return true;
      return false;
    }
    if ('discard' in price)
      return (price.upTo !== undefined && effect.each === undefined) || someLeads(at, effect, price.discard);
    if ('throwAway' in price) return someLeads(at, effect, price.throwAway);
    if ('move' in price) return at.turn.move >= price.move && leads(at, effect, []);
    if ('bearer' in price) return bearerCan(at, price.bearer) && leads(at, effect, []);
    return at.turn.influence >= price.influence && leads(at, effect, []);
  },
  *act(at, effect) {
    const { price } = effect;
    if ('mana' in price) {
      const wanted = manaOf(price.mana).filter(mana => leads(at, effect, isBasic(mana) ? [mana] : []));
      const paid = yield* payMana(at, wanted);
      if (paid !== null) yield* follow(at, effect, isBasic(paid) ? [paid] : [], null);
    } else if ('discard' in price || 'throwAway' in price) yield* giveCards(at, effect, price);
    else if ('move' in price) {
      at.turn.move -= price.move;
      yield* follow(at, effect, [], null);
    } else if ('bearer' in price) {
      bearerPays(at, price.bearer);
      yield* follow(at, effect, [], null);
    } else {
      at.turn.influence -= price.influence;
      yield* follow(at, effect, [], null);
    }
  },
  say({ price, gives, each, byColour }, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const does = (effects: readonly Effect[]): string => vocabulary.sentences(effects, scribe).join(' ');
    const paid = `${priceText(price, lang)}: `;
    if (byColour)
      return (
        paid +
        listed(
          COLOURS.map(c => `${MANA_NAMES[c][lang]}: ${within(does(byColour[c]), lang)}`),
          t('or', 'oder'),
          ';',
        ) +
        '.'
      );
    if (gives === undefined && each === undefined) return `${priceText(price, lang)}.`;
    return paid + (each ? t('for each: ', 'für jede: ') : '') + does(gives ?? each ?? []);
  },
};

/** Could the bearer of a banner be activated (MK-BANN-05), or does the banner lie face up? */
function bearerCan({ hero, source, turn }: Doing, how: 'spent' | 'banner-down'): boolean {
  const unit = hero.units[source.unit ?? -1];
  if (unit === undefined) return false;
  if (how === 'banner-down') return unit.banner !== source.id || !unit.bannerUsed;
  return !unit.spent && unit.wounds === 0 && !isBarred(turn.combat, unit, source.unit ?? -1);
}

function bearerPays({ hero, source }: Doing, how: 'spent' | 'banner-down'): void {
  const unit = hero.units[source.unit ?? -1];
  if (unit === undefined) return;
  if (how === 'spent') unit.spent = true;
  else if (unit.banner === source.id) unit.bannerUsed = true;
}

function* giveCards(
  at: Doing,
  effect: Cost,
  price: { discard: CardFilter; upTo?: number } | { throwAway: 'action' | 'wound' },
): Flow {
  const away = 'throwAway' in price;
  const filter = away ? price.throwAway : price.discard;
  const most = away ? 1 : (price.upTo ?? 1);
  const optional = !away && price.upTo !== undefined;
  for (let given = 0; given < most; given++) {
    const options: Choice[] = cardsFor(at, filter)
      .filter(card => (optional && !effect.each) || leads(at, effect, coloursOf(card), card))
      .map(card => ({ do: 'card', card }));
    if (optional) options.push({ do: 'done' });
    if (options.length === 0) return;
    const choice = yield* choose({ seat: at.seat, kind: 'card', rule: 'MK-CARD-14', options, always: true });
    if (choice.do !== 'card') return;
    giveCard(at, choice.card, away);
    yield* follow(at, effect, coloursOf(choice.card), choice.card);
  }
}

/** A card of the hand is discarded for an effect. */
export const discardForEffect = (at: Doing, card: CardId): void => giveCard(at, card, false);

/** A card leaves the hand for good or to the discard pile. */
function giveCard({ state, io, seat, hero, turn }: Doing, card: CardId, away: boolean): void {
  takeOut(hero.hand, card);
  turn.cards++;
  if (!away) insert(hero.discard, card);
  io.reveal?.('all', { seat, card }, seat);
  io.tell?.({ kind: away ? 'thrown-away' : 'discarded', seat, card, rule: away ? 'MK-DISC-02' : 'MK-DISC-01' });
  void state;
}

/** Which of its colours a card of two counts as, among those something comes of. */
function* colourMeant(at: Doing, effect: Cost, colours: readonly Colour[]): Flow<Colour | null> {
  const options: Choice[] = colours
    .filter(colour => vocabulary.usable(at, leadsTo(effect, colour)))
    .map(colour => ({ do: 'colour', colour }));
  if (options.length === 0) return null;
  // What comes of a colour may depend on the hand: being skipped would tell of it.
  const always = colours.length > 1 && hasOnlookers(at.state) && colours.some(one => looksAtHand(leadsTo(effect, one)));
  const chosen = yield* choose({ seat: at.seat, kind: 'colour', rule: 'MK-EFF-03', options, always });
  return chosen.do === 'colour' && isBasic(chosen.colour) ? chosen.colour : null;
}

function* follow(at: Doing, effect: Cost, colours: readonly Colour[], card: CardId | null): Flow {
  const inner = noting(at, { colours, card, n: at.noted.n + 1 });
  yield* vocabulary.carryOut(
    inner,
    leadsTo(effect, effect.byColour ? yield* colourMeant(inner, effect, colours) : null),
  );
  at.noted = inner.noted;
}

function priceText(price: Price, lang: 'en' | 'de'): string {
  const t = speak(lang);
  if ('mana' in price) {
    if (price.mana === 'basic') return t('Pay a mana of a basic colour', 'Zahle ein Mana einer Grundfarbe');
    const colours = listed(
      manaOf(price.mana).map(m => MANA_NAMES[m][lang]),
      t('or', 'oder'),
    );
    return t(`Pay a ${colours} mana`, `Zahle ein Mana (${colours})`);
  }
  if ('discard' in price) {
    const cards = {
      'non-wound': t('a card', 'eine Karte'),
      wound: t('a wound', 'eine Wunde'),
      coloured: t('a coloured card', 'eine farbige Karte'),
      any: t('a card (wounds too)', 'eine Karte (auch eine Wunde)'),
      action: t('an action card', 'eine Aktionskarte'),
    };
    if (price.upTo === undefined) return t(`Discard ${cards[price.discard]}`, `Wirf ${cards[price.discard]} ab`);
    return price.upTo >= 99
      ? t('Discard any number of cards', 'Wirf beliebig viele Karten ab')
      : t(`Discard up to ${price.upTo} cards`, `Wirf bis zu ${price.upTo} Karten ab`);
  }
  if ('throwAway' in price)
    return price.throwAway === 'action'
      ? t('Throw away an action card', 'Entferne eine Aktionskarte aus dem Spiel')
      : t('Throw away a wound', 'Entferne eine Wunde');
  if ('bearer' in price)
    return price.bearer === 'spent'
      ? t('Spend the unit', 'Erschöpfe die Einheit')
      : t('Turn the banner face down', 'Drehe das Banner um');
  if ('move' in price) return t(`Spend ${price.move} move`, `Gib ${price.move} Bewegung aus`);
  return t(`Spend ${price.influence} influence`, `Gib ${price.influence} Einfluss aus`);
}
