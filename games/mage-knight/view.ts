import { type Chance, copy, type Fact, insert, type Seat, takeOut, type Viewer } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import type { Hero, Lying, State } from './state.ts';

/** A hero as others see them: the hand is a number; hand and deck together are known as a set (what somebody owns is public). */
export interface HeroView extends Omit<Hero, 'hand' | 'deck' | 'tactic'> {
  readonly hand: readonly CardId[] | null;
  readonly handSize: number;
  readonly deckSize: number;
  /** Deck (and hand, for others) as a set. */
  readonly unseen: readonly CardId[];
  readonly top: readonly CardId[];
  readonly bottom: readonly CardId[];
  readonly tactic: (Omit<NonNullable<Hero['tactic']>, 'under'> & { readonly under: number }) | null;
}

export interface View extends Omit<State, 'heroes' | 'map'> {
  readonly heroes: readonly HeroView[];
  readonly map: State['map'];
}

/** What a viewer may know. Nothing has a hidden order, so only hands and sealed tokens are hidden. */
export function view(state: State, viewer: Viewer): View {
  return {
    ...state,
    heroes: state.heroes.map((hero, seat) => heroView(hero, seat === viewer)),
    map: { ...state.map, sites: seenSites(state) },
    tokens: seenTokens(state),
  };
}

function heroView(hero: Hero, own: boolean): HeroView {
  const { hand, deck, tactic, ...open } = hero;
  const under = tactic?.under ?? [];
  const hidden = own ? deck.rest : [...deck.rest, ...hand, ...under].sort();
  return {
    ...open,
    hand: own ? hand : null,
    handSize: hand.length,
    deckSize: deck.top.length + deck.rest.length + deck.bottom.length,
    unseen: hidden,
    top: deck.top,
    bottom: deck.bottom,
    tactic: tactic && { ...tactic, under: under.length },
  };
}

/** Sealed tokens look like any other that lies face down. */
function seenSites({ map }: State): State['map']['sites'] {
  const sites = { ...map.sites };
  for (const [hex, site] of Object.entries(sites))
    if (site.tokens.some(({ sealed }) => sealed)) sites[Number(hex)] = { ...site, tokens: site.tokens.map(faceDown) };
  return sites;
}

const faceDown = (lying: Lying): Lying => (lying.sealed ? { colour: lying.colour, token: null } : lying);

/** Which tokens are sealed is known as a set together with the pile they came from. */
function seenTokens(state: State): State['tokens'] {
  const tokens = copy(state.tokens);
  for (const site of Object.values(state.map.sites))
    for (const { colour, token, sealed } of site.tokens)
      if (sealed && token !== null) {
        insert(tokens[colour].pile, token);
        tokens[colour].unseen++;
      }
  return tokens;
}

/** Hands of others are dealt anew from what they and their decks hold together; cards that were shown stay where they are. */
export function resample(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  state.heroes.forEach((hero, seat) => {
    if (seat !== viewer) redeal(hero, knownOf(facts, seat), chance);
  });
  redealSealed(state, chance);
}

/** Cards of a seat the viewer has seen since the last rest. */
function knownOf(facts: readonly Fact[], seat: Seat): CardId[] {
  return facts.flatMap(fact => {
    if (typeof fact !== 'object' || fact === null || !('seat' in fact) || fact.seat !== seat) return [];
    if ('card' in fact) return [fact.card as CardId];
    return 'hand' in fact ? (fact.hand as unknown as CardId[]) : [];
  });
}

function redeal(hero: Hero, known: readonly CardId[], chance: Chance): void {
  const kept: CardId[] = [];
  for (const card of known) if (takeOut(hero.hand, card)) kept.push(card);
  const under = hero.tactic?.under ?? [];
  const pool = [...hero.deck.rest, ...hero.hand, ...under].sort();
  const [inHand, below] = [hero.hand.length, under.length];
  hero.hand = chance.deal(pool, inHand);
  for (const card of kept) hero.hand.push(card);
  hero.hand.sort();
  if (hero.tactic) hero.tactic.under = chance.deal(pool, below).sort();
  hero.deck.rest = pool.sort();
}

function redealSealed(state: State, chance: Chance): void {
  const sealed = Object.keys(state.map.sites)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap(hex => state.map.sites[hex]?.tokens ?? [])
    .filter(lying => lying.sealed);
  for (const colour of new Set(sealed.map(lying => lying.colour))) {
    const lying = sealed.filter(one => one.colour === colour);
    const ids = chance.shuffle(lying.flatMap(one => (one.token === null ? [] : [one.token])).sort());
    lying.forEach((one, i) => {
      one.token = ids[i] ?? null;
    });
  }
}
