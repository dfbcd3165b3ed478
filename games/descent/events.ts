import type { RuleId, Text } from '@tafelrunde/engine';
import type { InfluenceToken } from './content/quest.ts';
import type { Terrain } from './content/tiles/tile.ts';
import type { Act, Attribute, Condition, DieKind, ItemTrait, TravelSymbol } from './content/words.ts';
import type { CardId, Cell, FigureId, GroupId, RolledDie, Side } from './state.ts';

/** Everything that happens, as plain data. */
export type Event = { readonly rule: RuleId } & ( // Turns
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly figure: FigureId }
  | { readonly kind: 'overlord-turn' }
  | { readonly kind: 'group'; readonly group: GroupId }
  | { readonly kind: 'action'; readonly figure: FigureId; readonly action: string }
  | { readonly kind: 'equipped'; readonly figure: FigureId; readonly item: CardId; readonly on: boolean }
  | { readonly kind: 'gave'; readonly from: FigureId; readonly to: FigureId; readonly item: CardId }
  // Movement
  | { readonly kind: 'points'; readonly figure: FigureId; readonly n: number; readonly source: string }
  | { readonly kind: 'steps'; readonly figure: FigureId; readonly to: Cell }
  | { readonly kind: 'stretched'; readonly figure: FigureId; readonly cells: readonly Cell[] }
  | { readonly kind: 'placed'; readonly figure: FigureId; readonly cells: readonly Cell[] }
  | { readonly kind: 'appears'; readonly figure: FigureId; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'terrain';
      readonly figure: FigureId;
      readonly terrain: 'pit' | 'lava' | 'crumbling';
      readonly cell: Cell;
    }
  | { readonly kind: 'door'; readonly figure: FigureId; readonly door: number; readonly open: boolean }
  | { readonly kind: 'left'; readonly figure: FigureId }
  // Attacks and rolls
  | { readonly kind: 'attacks'; readonly by: FigureId; readonly weapon: CardId; readonly on: readonly FigureId[] }
  | {
      readonly kind: 'attack-rolled';
      readonly by: FigureId;
      readonly dice: readonly RolledDie[];
      readonly defence: readonly { readonly figure: FigureId; readonly dice: readonly RolledDie[] }[];
    }
  | { readonly kind: 'rolled'; readonly by: FigureId; readonly dice: readonly RolledDie[] }
  | { readonly kind: 'rerolled'; readonly by: FigureId; readonly source: string; readonly dice: readonly RolledDie[] }
  | {
      readonly kind: 'added';
      readonly by: FigureId;
      readonly source: string;
      readonly to: 'damage' | 'range' | 'surges' | 'pierce' | 'shields';
      readonly n: number;
    }
  | { readonly kind: 'dice-added'; readonly by: FigureId; readonly source: string; readonly dice: readonly DieKind[] }
  | { readonly kind: 'surge'; readonly by: FigureId; readonly source: string; readonly n: number }
  | { readonly kind: 'missed'; readonly by: FigureId }
  | { readonly kind: 'retargeted'; readonly by: FigureId; readonly from: FigureId; readonly to: FigureId }
  | {
      readonly kind: 'dealt';
      readonly by: FigureId;
      readonly figure: FigureId;
      readonly damage: number;
      readonly shields: number;
      readonly pierce: number;
      readonly dealt: number;
    }
  | { readonly kind: 'attack-over'; readonly by: FigureId; readonly missed: boolean }
  | {
      readonly kind: 'tested';
      readonly figure: FigureId;
      readonly attribute: Attribute;
      readonly value: number;
      readonly shields: number;
      readonly passed: boolean;
    }
  // Health
  | {
      readonly kind: 'suffered';
      readonly figure: FigureId;
      readonly n: number;
      readonly left: number;
      readonly by: string;
    }
  | {
      readonly kind: 'tired';
      readonly figure: FigureId;
      readonly n: number;
      readonly total: number;
      readonly by: string;
    }
  | {
      readonly kind: 'recovered';
      readonly figure: FigureId;
      readonly what: 'damage' | 'fatigue';
      readonly n: number;
      readonly by: string;
    }
  | { readonly kind: 'condition'; readonly figure: FigureId; readonly condition: Condition; readonly by: string }
  | { readonly kind: 'cured'; readonly figure: FigureId; readonly condition: Condition }
  | { readonly kind: 'defeated'; readonly figure: FigureId; readonly by: string }
  | { readonly kind: 'knocked-out'; readonly figure: FigureId; readonly cell: Cell }
  | { readonly kind: 'stands'; readonly figure: FigureId; readonly cell: Cell }
  // Cards and tokens
  | { readonly kind: 'spared'; readonly figure: FigureId; readonly card: CardId }
  | { readonly kind: 'used'; readonly by: FigureId; readonly card: CardId; readonly source: string }
  | { readonly kind: 'lasts'; readonly figure: string; readonly source: string; readonly until: string }
  | { readonly kind: 'played'; readonly card: CardId }
  | { readonly kind: 'discarded'; readonly card: CardId }
  | { readonly kind: 'shown'; readonly card: CardId }
  /** The top card of the search deck; null for those who do not see it. */
  | { readonly kind: 'looked'; readonly card: CardId | null }
  | { readonly kind: 'drew'; readonly cards: readonly CardId[]; readonly n: number }
  | { readonly kind: 'found'; readonly figure: FigureId; readonly card: CardId }
  | { readonly kind: 'turned'; readonly figure: FigureId; readonly token: string; readonly face: string }
  | { readonly kind: 'laid'; readonly token: string; readonly cell: Cell }
  | { readonly kind: 'gained-token'; readonly figure: FigureId; readonly token: string; readonly n: number }
  | { readonly kind: 'lost-token'; readonly figure: FigureId; readonly token: string; readonly n: number }
  | { readonly kind: 'cleared'; readonly token: string }
  | { readonly kind: 'defected'; readonly figure: FigureId; readonly side: Side }
  | { readonly kind: 'claimed'; readonly card: CardId; readonly side: Side }
  | { readonly kind: 'gate'; readonly door: number; readonly to: 'open' | 'closed' | 'locked' }
  | {
      readonly kind: 'guessed';
      readonly figure: FigureId;
      readonly code: string;
      readonly n: number;
      readonly is: 'right' | 'higher' | 'lower';
    }
  | { readonly kind: 'collapsed'; readonly cells: readonly Cell[]; readonly into: Terrain }
  | { readonly kind: 'took'; readonly figure: FigureId; readonly token: string }
  | { readonly kind: 'dropped'; readonly figure: FigureId; readonly token: string; readonly cell: Cell }
  | { readonly kind: 'special'; readonly figure: FigureId; readonly action: string; readonly at: string }
  | { readonly kind: 'threat'; readonly n: number; readonly total: number }
  | { readonly kind: 'plot'; readonly card: CardId; readonly n: number }
  | { readonly kind: 'bet'; readonly side: Side | null }
  // Between the quests
  | { readonly kind: 'plot-deck'; readonly deck: string }
  | { readonly kind: 'orders'; readonly group: GroupId; readonly name: Text }
  | { readonly kind: 'morale'; readonly n: number }
  | { readonly kind: 'peril'; readonly name: Text }
  | { readonly kind: 'tainted'; readonly figure: FigureId; readonly card: CardId }
  | { readonly kind: 'area'; readonly area: string; readonly story: Text }
  | { readonly kind: 'fame'; readonly n: number }
  | { readonly kind: 'gold'; readonly n: number; readonly gold: number }
  | { readonly kind: 'weeks'; readonly week: number; readonly left: number }
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'sides'; readonly quests: readonly string[] }
  | { readonly kind: 'city'; readonly city: string }
  | { readonly kind: 'city-action'; readonly city: string }
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'upgrade'; readonly cards: readonly CardId[]; readonly keep: number; readonly xp: number }
  | { readonly kind: 'kept'; readonly hero: FigureId; readonly card: CardId }
  | { readonly kind: 'market'; readonly cards: readonly CardId[]; readonly gold: number }
  | { readonly kind: 'next-quest'; readonly quest: string }
  | { readonly kind: 'rumor'; readonly card: CardId }
  /** Null for those who do not see it. */
  | { readonly kind: 'rumor-drawn'; readonly card: CardId | null }
  | { readonly kind: 'rumor-over'; readonly card: CardId }
  | { readonly kind: 'reward'; readonly card: CardId; readonly side: Side }
  | { readonly kind: 'gained-relic'; readonly relic: CardId }
  | { readonly kind: 'face-down'; readonly n: number; readonly price: number }
  | { readonly kind: 'banned'; readonly trait: ItemTrait }
  | { readonly kind: 'travel'; readonly card: string; readonly symbol: TravelSymbol }
  | { readonly kind: 'saw-hand'; readonly figure: FigureId; readonly cards: readonly CardId[] }
  | { readonly kind: 'passage'; readonly figure: FigureId; readonly cell: Cell }
  | { readonly kind: 'explored'; readonly figure: FigureId; readonly card: CardId }
  | { readonly kind: 'room-done'; readonly figure: FigureId; readonly card: CardId }
  | { readonly kind: 'room-cleared'; readonly what: string }
  | { readonly kind: 'foresaw'; readonly figure: FigureId; readonly cards: readonly CardId[] }
  | { readonly kind: 'bought'; readonly hero: FigureId; readonly card: CardId; readonly gold: number }
  | { readonly kind: 'sold'; readonly hero: FigureId; readonly card: CardId; readonly gold: number }
  | { readonly kind: 'learned'; readonly hero: FigureId; readonly card: CardId }
  | { readonly kind: 'bought-card'; readonly card: CardId }
  | { readonly kind: 'gave-back'; readonly card: CardId }
  | { readonly kind: 'left-out'; readonly card: CardId | null }
  | { readonly kind: 'bears'; readonly lieutenant: string; readonly relic: CardId }
  // The quest
  | { readonly kind: 'influence'; readonly token: InfluenceToken; readonly name: Text }
  | { readonly kind: 'guise'; readonly figure: FigureId; readonly card: CardId }
  | { readonly kind: 'citizen'; readonly card: CardId }
  | { readonly kind: 'took-hero'; readonly hero: FigureId; readonly class: string; readonly seat: number }
  | { readonly kind: 'open-group'; readonly group: string }
  | {
      readonly kind: 'counted';
      readonly counter: string;
      readonly n: number;
      /** Whose goal it is about, and how far that must come. */
      readonly side: Side;
      readonly of: number;
    }
  | { readonly kind: 'encounter'; readonly quest: string; readonly encounter: number }
  | { readonly kind: 'encounter-over'; readonly winner: Side; readonly goal: string }
);
