import { type Chance, copy, insert, type Seat, takeOut, type Viewer } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import type { EnemyId } from './content/enemies.ts';
import type { TokenColour } from './content/words.ts';
import { type DraftView, redealDrafted, seenActions, seenDraft } from './drafted-cards.ts';
import { secretsOf } from './rules/action-pile.ts';
import { SECRET_COLOURS } from './rules/combat/secret-die.ts';
import { hasOnlookers } from './rules/onlookers.ts';
import { membersOf } from './rules/teams.ts';
import type { Hero, Lying, Site, State, Turn } from './state.ts';
import type { Fact } from './types.ts';

/** A hero as others see them: the hand is a number; hand and deck together are known as a set (what somebody owns is public). */
export interface HeroView extends Omit<Hero, 'hand' | 'deck' | 'tactic' | 'kept' | 'secret'> {
  readonly hand: readonly CardId[] | null;
  readonly handSize: number;
  readonly deckSize: number;
  /** Deck (and hand, for others) as a set, without those cards that only their owner knows: so many of them are there. */
  readonly unseen: readonly CardId[];
  readonly unknown: number;
  /** Drafted cards that are not shuffled in yet. */
  readonly kept: readonly CardId[] | null;
  readonly keptSize: number;
  readonly top: readonly CardId[];
  readonly bottom: readonly CardId[];
  readonly tactic: (Omit<NonNullable<Hero['tactic']>, 'under'> & { readonly under: number }) | null;
}

export interface View extends Omit<State, 'heroes' | 'map' | 'draft'> {
  readonly heroes: readonly HeroView[];
  readonly draft?: DraftView;
  readonly map: State['map'];
}

/**
 * What a viewer may know. Hands, sealed tokens and what was drafted are hidden; alone nobody hides anything. Nothing has a hidden order but the advanced
 * actions of a game with drafting (drafted-cards.ts).
 */
export function view(state: State, viewer: Viewer): View {
  const { draft: _, ...open } = state;
  const draft = seenDraft(state, viewer);
  return {
    ...open,
    ...(draft && { draft }),
    piles: { ...state.piles, actions: seenActions(state, viewer) },
    heroes: state.heroes.map((hero, seat) => heroView(hero, seat === viewer || !hasOnlookers(state))),
    map: { ...state.map, sites: seenSites(state, viewer) },
    tokens: seenTokens(state, viewer),
    turns: state.turns.map(turn => seenTurn(turn, viewer)),
    chosen: state.chosen.map((seat, team) => (maySeeChosen(state, viewer, team) ? seat : null)),
  };
}

/** A die that was set in secret is known to whoever has set it, until it is shown (MK-VINT-02, -04). */
const isSecretFrom = (turn: Turn, viewer: Viewer): boolean => {
  const die = turn.combat?.secret;
  return die?.set === true && !die.shown && die.by !== viewer;
};

function seenTurn(turn: Turn, viewer: Viewer): Turn {
  const { combat } = turn;
  if (combat?.secret === undefined || !isSecretFrom(turn, viewer)) return turn;
  return { ...turn, combat: { ...combat, secret: { ...combat.secret, colour: null } } };
}

/** A team alone knows who of it must return, until it is over (MK-S11-09, -10). */
const maySeeChosen = ({ stage, heroes }: State, viewer: Viewer, team: number): boolean =>
  stage === 'over' || (typeof viewer === 'number' && heroes[viewer]?.team === team);

const NONE: readonly CardId[] = [];

function heroView(hero: Hero, own: boolean): HeroView {
  const { hand, deck, tactic, kept = [], secret: _, ...open } = hero;
  const under = tactic?.under ?? [];
  const secrets = own ? NONE : secretsOf(hero);
  // What is drawn from lies sorted.
  let hidden = deck.rest;
  if (!own || under.length > 0) hidden = [...deck.rest, ...(own ? NONE : hand), ...under].sort();
  for (const card of secrets) takeOut(hidden, card);
  return {
    ...open,
    hand: own ? hand : null,
    handSize: hand.length,
    deckSize: deck.top.length + deck.rest.length + deck.bottom.length,
    unseen: hidden,
    unknown: secrets.length,
    kept: own ? kept : null,
    keptSize: kept.length,
    top: deck.top,
    bottom: deck.bottom,
    tactic: tactic && { ...tactic, under: under.length },
  };
}

/** Sealed tokens look like any other that lies face down. */
function seenSites({ map }: State, viewer: Viewer): State['map']['sites'] {
  let sites = map.sites;
  for (const hex in map.sites) {
    const site = map.sites[hex] as Site;
    if (!site.tokens.some(isSealed)) continue;
    if (sites === map.sites) sites = { ...map.sites };
    sites[hex] = { ...site, tokens: site.tokens.map(lying => faceDown(lying, viewer)) };
  }
  return sites;
}

const isSealed = ({ sealed }: Lying): boolean => sealed === true;

const isSecret = ({ sealed, seen }: Lying, viewer: Viewer): boolean =>
  sealed === true && !(typeof viewer === 'number' && seen?.includes(viewer));

const faceDown = (lying: Lying, viewer: Viewer): Lying =>
  isSecret(lying, viewer) ? { colour: lying.colour, token: null } : lying;

/** Which tokens are sealed is known as a set together with the pile they came from. */
function seenTokens(state: State, viewer: Viewer): State['tokens'] {
  const secret = secretTokens(state, viewer).filter(({ token }) => token !== null);
  const isHidden = ({ top }: State['tokens'][TokenColour]): boolean =>
    top !== undefined && !(typeof viewer === 'number' && top.seen.includes(viewer));
  if (secret.length === 0 && !Object.values(state.tokens).some(isHidden)) return state.tokens;
  const tokens = copy(state.tokens);
  for (const { colour, token } of secret) {
    insert(tokens[colour].pile, token as EnemyId);
    tokens[colour].unseen++;
  }
  for (const one of Object.values(tokens)) {
    if (one.top === undefined || !isHidden(one)) continue;
    insert(one.pile, one.top.token);
    delete one.top;
  }
  return tokens;
}

/** Hands of others are dealt anew from what they and their decks hold together; cards that were shown stay where they are. */
export function resample(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  redealDrafted(state, viewer, chance, facts);
  state.heroes.forEach((hero, seat) => {
    // Of the own hand everything is known; of the own cards under a tactic nothing until they are taken.
    const own = seat === viewer || !hasOnlookers(state);
    const taken = own && facts.some(fact => 'stored' in fact && fact.seat === seat);
    const before = own && !taken ? layReady(hero, facts, seat) : null;
    redeal(hero, own ? hero.hand.slice() : knownOf(facts, seat), taken, chance);
    // Any card that was not drawn went under the tactic, between what was drawn before and after that.
    if (before !== null) hero.deck.top.splice(hero.deck.top.length - before, 0, chance.draw(hero.deck.rest));
  });
  redealSealed(state, viewer, chance);
  redealChosen(state, viewer, chance, facts);
  redealSecretDie(state, viewer, chance, facts);
  redealPeeked(state, viewer, chance);
}

/** Cards of a seat the viewer has seen since the last rest. One that was known to be held may be the one that is shown later. */
function knownOf(facts: readonly Fact[], seat: Seat): CardId[] {
  const known: CardId[] = [];
  let held: CardId | null = null;
  for (const fact of facts) {
    if (!('seat' in fact) || fact.seat !== seat) continue;
    if ('hand' in fact) known.push(...fact.hand);
    else if ('holds' in fact) {
      if (held !== fact.holds) known.push(fact.holds);
      held = fact.holds;
    } else if ('card' in fact) {
      if (held === fact.card) held = null;
      else known.push(fact.card);
    }
  }
  return known;
}

const drawnBy = (facts: readonly Fact[], seat: Seat): CardId[] =>
  facts.flatMap(fact => ('drew' in fact && fact.seat === seat ? fact.drew : []));

/**
 * Of the own deck, as far as it is mixed with what lies under a tactic, cards that were drawn since lie on top: they cannot have been below. Returns after how
 * many of them a card that nobody knows went under the tactic; null where none did, or one whose place was known.
 */
function layReady({ deck, tactic }: Hero, facts: readonly Fact[], seat: Seat): number | null {
  const hid = facts.findIndex(fact => 'hidden' in fact && fact.seat === seat);
  const isUnknown = facts.some(fact => 'hidden' in fact && fact.seat === seat && fact.hidden === 'unknown');
  if (tactic === null || (tactic.under.length === 0 && hid < 0)) return null;
  const before = hid < 0 ? 0 : drawnBy(facts.slice(0, hid), seat).length;
  const there = deck.top.slice();
  const laid: CardId[] = [];
  for (const card of drawnBy(facts, seat)) {
    const at = there.indexOf(card);
    if (at >= 0) there.splice(at, 1);
    else if (takeOut(deck.rest, card)) laid.unshift(card);
  }
  deck.top.unshift(...laid);
  if (!isUnknown) return null;
  // One that was laid there when this was dealt before could be any other again.
  if (deck.top.length > drawnBy(facts, seat).length)
    for (const card of deck.top.splice(deck.top.length - 1 - before, 1)) insert(deck.rest, card);
  return before;
}

function redeal(hero: Hero, known: readonly CardId[], taken: boolean, chance: Chance): void {
  const kept: CardId[] = [];
  for (const card of known) if (takeOut(hero.hand, card)) kept.push(card);
  const under = taken ? [] : (hero.tactic?.under ?? []);
  const pool = [...hero.deck.rest, ...hero.hand, ...under].sort();
  const [inHand, below] = [hero.hand.length, under.length];
  hero.hand = chance.deal(pool, inHand);
  for (const card of kept) hero.hand.push(card);
  hero.hand.sort();
  if (hero.tactic && !taken) hero.tactic.under = chance.deal(pool, below).sort();
  hero.deck.rest = pool.sort();
}

/** Any colour that was not ruled out yet. */
function redealSecretDie(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  for (const turn of state.turns) {
    const die = turn.combat?.secret;
    if (die === undefined || !isSecretFrom(turn, viewer)) continue;
    if (facts.some(fact => 'secret' in fact && fact.secret)) continue;
    const not = facts.flatMap(fact => ('secret' in fact ? [fact.colour] : []));
    const open = SECRET_COLOURS.filter(colour => !die.not.includes(colour) && !not.includes(colour));
    die.colour = chance.draw([...open]);
  }
}

/** Either of another team may be the one who must return. */
function redealChosen(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  state.chosen.forEach((seat, team) => {
    if (seat === null || maySeeChosen(state, viewer, team)) return;
    if (facts.some(fact => 'chosen' in fact && fact.team === team)) return;
    state.chosen[team] = chance.draw(membersOf(state, team));
  });
}

/** Tokens somebody else has looked at: any of the pile could be there instead. */
function redealPeeked(state: State, viewer: Viewer, chance: Chance): void {
  for (const tokens of Object.values(state.tokens)) {
    const { top } = tokens;
    if (top === undefined || (typeof viewer === 'number' && top.seen.includes(viewer))) continue;
    insert(tokens.pile, top.token);
    tokens.top = { ...top, token: chance.draw(tokens.pile) };
  }
  for (const lying of secretTokens(state, viewer)) {
    if (lying.seen === undefined || lying.token === null) continue;
    const { pile } = state.tokens[lying.colour];
    insert(pile, lying.token);
    lying.token = chance.draw(pile);
  }
}

/** In the order of their spaces. */
function secretTokens({ map }: State, viewer: Viewer): Lying[] {
  const sealed: number[] = [];
  for (const hex in map.sites) if (map.sites[hex]?.tokens.some(isSealed)) sealed.push(Number(hex));
  return sealed
    .sort((a, b) => a - b)
    .flatMap(hex => map.sites[hex]?.tokens ?? [])
    .filter(lying => isSecret(lying, viewer));
}

function redealSealed(state: State, viewer: Viewer, chance: Chance): void {
  const sealed = secretTokens(state, viewer).filter(lying => lying.seen === undefined);
  for (const colour of new Set(sealed.map(lying => lying.colour))) {
    const lying = sealed.filter(one => one.colour === colour);
    const ids = chance.shuffle(lying.flatMap(one => (one.token === null ? [] : [one.token])).sort());
    lying.forEach((one, i) => {
      one.token = ids[i] ?? null;
    });
  }
}
