import { type Chance, type Pile, type Seat, takeOut, type Viewer } from '@tafelrunde/engine';
import type { CardId } from './content/cards.ts';
import { isDrafted, secretsOf } from './rules/action-pile.ts';
import { hasOnlookers } from './rules/onlookers.ts';
import type { Draft, Hero, State } from './state.ts';
import type { Fact } from './types.ts';

/** A draft as a viewer sees it: the own packet, and how many cards the others look at. */
export interface DraftView extends Omit<Draft, 'packets'> {
  readonly packets: readonly (readonly CardId[] | null)[];
  readonly sizes: readonly number[];
}

const isHiddenFrom = (state: State, viewer: Viewer, seat: Seat): boolean => seat !== viewer && hasOnlookers(state);

export function seenDraft(state: State, viewer: Viewer): DraftView | undefined {
  const { draft } = state;
  return (
    draft && {
      waiting: draft.waiting,
      packets: draft.packets.map((cards, seat) => (isHiddenFrom(state, viewer, seat) ? null : cards)),
      sizes: draft.packets.map(cards => cards.length),
    }
  );
}

/** Advanced actions that could lie in the pile, as a set: what others have drafted looks the same as what is there. */
export function seenActions(state: State, viewer: Viewer): Pile<CardId> {
  const { actions } = state.piles;
  if (!isDrafted(state)) return actions;
  const elsewhere = state.heroes.flatMap((hero, seat) =>
    isHiddenFrom(state, viewer, seat)
      ? [...(hero.kept ?? []), ...secretsOf(hero), ...(state.draft?.packets[seat] ?? [])]
      : [],
  );
  return { top: [], rest: [...actions.top, ...actions.rest, ...elsewhere].sort(), bottom: actions.bottom };
}

/** A list of cards that a viewer cannot tell apart from others, and where they go when they were dealt anew. */
interface Place {
  readonly cards: readonly CardId[];
  readonly put: (cards: CardId[]) => void;
}

/** What others have drafted is dealt anew together with the pile; cards that were shown, and those drawn since, stay. */
export function redealDrafted(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  if (!isDrafted(state)) return;
  const shown = new Set(facts.flatMap(fact => ('seat' in fact && 'card' in fact ? [fact.card] : [])));
  for (const fact of facts) if ('hand' in fact) for (const card of fact.hand) shown.add(card);
  const places: Place[] = [pilePlace(state, facts.filter(fact => 'action' in fact).length)];
  state.heroes.forEach((hero, seat) => {
    if (!isHiddenFrom(state, viewer, seat)) return;
    const packet = state.draft?.packets[seat];
    if (packet) places.push({ cards: packet, put: cards => packet.splice(0, packet.length, ...cards.sort()) });
    if (hero.kept)
      places.push({
        cards: hero.kept,
        put: cards => {
          hero.kept = cards.sort();
        },
      });
    if (hero.secret) places.push(secretPlace(hero, hero.secret, shown));
  });
  const pool = chance.shuffle(places.flatMap(({ cards }) => cards).sort());
  for (const { cards, put } of places) put(pool.splice(0, cards.length));
}

/** The hidden order of the pile, without the cards on top of it that were drawn since. */
function pilePlace({ piles: { actions } }: State, drawn: number): Place {
  const unknown = Math.max(0, actions.top.length - drawn);
  return { cards: actions.top.slice(0, unknown), put: cards => actions.top.splice(0, unknown, ...cards) };
}

/** In hand, in the deck or under a tactic: whichever, it is dealt anew afterwards. */
function secretPlace(hero: Hero, secret: readonly CardId[], shown: ReadonlySet<CardId>): Place {
  const hidden = secretsOf(hero).filter(card => !shown.has(card));
  return {
    cards: hidden,
    put: cards => {
      const kept = secret.filter(card => !hidden.includes(card));
      hidden.forEach((old, i) => {
        const card = cards[i] as CardId;
        for (const list of [hero.hand, hero.deck.rest, hero.tactic?.under ?? []])
          if (takeOut(list, old)) {
            list.push(card);
            break;
          }
      });
      for (const list of [hero.hand, hero.deck.rest, hero.tactic?.under ?? []]) list.sort();
      hero.secret = [...kept, ...cards].sort();
    },
  };
}
