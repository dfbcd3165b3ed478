import type { Text } from '@tafelrunde/engine';
import type { Surge } from './content/card.ts';
import type { InfluenceToken } from './content/quest.ts';
import type { Attribute, Condition, DieKind, ItemTrait, TravelSymbol } from './content/words.ts';
import type { BasicDeck, CardId, Cell, FigureId, GroupId, RolledDie, Side } from './state.ts';

/** Everything anybody may decide. */
export type Choice =
  // Turns
  | { readonly do: 'hero'; readonly hero: FigureId }
  | { readonly do: 'group'; readonly group: GroupId }
  | { readonly do: 'monster'; readonly figure: FigureId }
  | { readonly do: 'familiar'; readonly figure: FigureId }
  | { readonly do: 'wear'; readonly item: CardId }
  | { readonly do: 'take-off'; readonly item: CardId }
  | { readonly do: 'done' }
  | { readonly do: 'end' }
  // Movement
  | { readonly do: 'move' }
  | { readonly do: 'tire' }
  | { readonly do: 'go'; readonly to: Cell; readonly with: string }
  | { readonly do: 'jump'; readonly to: Cell; readonly with: string }
  /** Somebody on the secret passage explores the room behind it. */
  | { readonly do: 'explore'; readonly with: string }
  | { readonly do: 'leave'; readonly over: Cell; readonly with: string }
  | { readonly do: 'climb'; readonly to: Cell }
  | { readonly do: 'stretch'; readonly cells: readonly Cell[] }
  | { readonly do: 'slide'; readonly to: Cell }
  // Actions
  /** `free`: without an action, by the rule for two heroes. */
  | {
      readonly do: 'attack';
      readonly weapon: CardId;
      readonly target: FigureId;
      readonly cell: Cell;
      readonly free?: true;
    }
  | { readonly do: 'rest' }
  | { readonly do: 'search'; readonly token: string }
  | { readonly do: 'door'; readonly door: number }
  | { readonly do: 'revive'; readonly hero: FigureId }
  | { readonly do: 'stand-up' }
  /** An action ends a condition: one's own, or that of a figure beside. */
  | { readonly do: 'shake-off'; readonly condition: Condition; readonly of?: FigureId }
  | { readonly do: 'take'; readonly token: string; readonly cell: Cell }
  | { readonly do: 'drop'; readonly token: string; readonly cell: Cell }
  | { readonly do: 'special'; readonly action: string; readonly at: string }
  /** `from`: another hero gives it to whose turn it is. */
  | { readonly do: 'give'; readonly item: CardId; readonly to: FigureId; readonly from?: FigureId }
  /** An ability of a card, by its number on the card; `x`: the fatigue suffered for it, where one chooses. */
  | { readonly do: 'use'; readonly by: FigureId; readonly card: CardId; readonly ability: number; readonly x?: number }
  /** An overlord card. */
  | { readonly do: 'play'; readonly card: CardId }
  /** A plot card, by the number of the ability on it. */
  | { readonly do: 'plot'; readonly card: CardId; readonly ability: number }
  | { readonly do: 'pass' }
  // Inside an attack
  /** `does`: what it would do, for whoever reads the option; it is known by source and number. */
  | { readonly do: 'surge'; readonly source: string; readonly n: number; readonly does: Surge | null }
  | { readonly do: 'surge-fatigue' }
  /** `shows`: which die that is, for whoever reads the option; it is known by its number among those that may be rolled again. */
  | { readonly do: 'reroll'; readonly die: number; readonly shows?: Readonly<RolledDie> }
  | { readonly do: 'recolor'; readonly old: DieKind; readonly new: DieKind }
  | { readonly do: 'drop-die'; readonly die: DieKind }
  | { readonly do: 'face'; readonly die: number; readonly kind: DieKind; readonly face: number }
  // What effects ask
  | { readonly do: 'pick'; readonly figure: FigureId }
  | { readonly do: 'space'; readonly cell: Cell }
  | { readonly do: 'base'; readonly cells: readonly Cell[] }
  | { readonly do: 'card'; readonly card: CardId }
  | { readonly do: 'number'; readonly n: number }
  | { readonly do: 'way'; readonly n: number }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'attribute'; readonly attribute: Attribute }
  | { readonly do: 'condition'; readonly condition: string }
  | { readonly do: 'order'; readonly of: string }
  /** A challenge token or a monster token of a secret room, taken away unseen. */
  | { readonly do: 'clear'; readonly what: string }
  // Set-up
  | { readonly do: 'take-hero'; readonly hero: FigureId }
  | { readonly do: 'take-class'; readonly class: string }
  | { readonly do: 'open-group'; readonly of: string }
  | { readonly do: 'rank'; readonly rank: 'minion' | 'master' }
  /** `does`: what it stands for, for whoever reads the option. */
  | { readonly do: 'influence'; readonly token: InfluenceToken; readonly does: Text }
  // Campaign
  /** `gold`: what is asked or paid for it where that is not what its card says; it is known by card and hero. */
  | { readonly do: 'buy'; readonly card: CardId; readonly hero: FigureId; readonly gold?: number }
  | { readonly do: 'sell'; readonly card: CardId; readonly hero: FigureId; readonly gold?: number }
  | { readonly do: 'hand'; readonly item: CardId; readonly from: FigureId; readonly to: FigureId }
  | { readonly do: 'learn'; readonly hero: FigureId; readonly card: CardId }
  | { readonly do: 'keep'; readonly card: CardId; readonly hero: FigureId }
  | { readonly do: 'quest'; readonly quest: string }
  // The road
  | { readonly do: 'city'; readonly city: string }
  | { readonly do: 'city-action'; readonly city: string }
  | { readonly do: 'leave-city' }
  | { readonly do: 'event'; readonly event: string; readonly n: number }
  /** A rumor or quest card is brought into play. */
  | { readonly do: 'rumor'; readonly card: CardId }
  /** A card that lies face down in the shop. */
  | { readonly do: 'buy-blind'; readonly hero: FigureId }
  | { readonly do: 'trait'; readonly trait: ItemTrait }
  /** A symbol of a travel card. */
  | { readonly do: 'symbol'; readonly symbol: TravelSymbol }
  /** A hero takes up a challenge with a weapon of his. */
  | { readonly do: 'duel'; readonly hero: FigureId; readonly item: CardId }
  /** A basic deck of the overlord. */
  | { readonly do: 'deck'; readonly deck: BasicDeck }
  | { readonly do: 'leave-out'; readonly card: CardId }
  /** A card he has bought goes back into the box, for the experience it cost. */
  | { readonly do: 'give-back'; readonly card: CardId }
  /** A plot deck for the whole campaign; a card of it; experience for threat; a threat token in place of a card; one more card in the shop. */
  | { readonly do: 'plot-deck'; readonly deck: string }
  | { readonly do: 'buy-plot'; readonly card: CardId }
  | { readonly do: 'xp-for-threat' }
  | { readonly do: 'threat' }
  | { readonly do: 'draw' }
  | { readonly do: 'decline' }
  | { readonly do: 'reveal-card' }
  | { readonly do: 'bet'; readonly side: Side }
  | { readonly do: 'bear'; readonly lieutenant: string; readonly relic: CardId };

/** The kinds of questions. */
export type AskKind =
  | 'next-hero'
  | 'turn-start'
  | 'equip'
  | 'familiars'
  | 'turn'
  | 'stretch'
  | 'overlord-turn'
  | 'activate'
  | 'monster-turn'
  | 'answer'
  | 'range'
  | 'surge'
  | 'order'
  | 'reroll'
  | 'face'
  | 'pick'
  | 'where'
  | 'which'
  | 'how-much'
  | 'one-of'
  | 'whether'
  | 'give-away'
  | 'roll-first'
  | 'trade'
  | 'explore'
  | 'clear-room'
  | 'spoil'
  | 'free-skill'
  | 'stays-put'
  | 'attribute'
  | 'turn-end'
  | 'between'
  | 'heroes'
  | 'ally'
  | 'classes'
  | 'open-group'
  | 'place'
  | 'deck'
  | 'basic-deck'
  | 'influence'
  | 'guise'
  | 'plot-deck'
  | 'knock-out'
  | 'fortune'
  | 'group'
  | 'bet'
  | 'reinforce'
  | 'relics'
  | 'shop'
  | 'learn'
  | 'overlord-learn'
  | 'next-quest'
  | 'rumor'
  | 'trait'
  | 'travel'
  | 'story'
  | 'tie'
  | 'portal'
  | 'upgrade'
  | 'road'
  | 'city';
