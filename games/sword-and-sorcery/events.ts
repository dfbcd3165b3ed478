import type { RuleId, Seat, Sum } from '@tafelrunde/engine';
import type { ActivationId } from './content/activations.ts';
import type { AdventureId } from './content/adventures/index.ts';
import type { CriticalId } from './content/criticals.ts';
import type { DieColour, Face } from './content/dice.ts';
import type { CardId as EnemyCardId } from './content/enemies/index.ts';
import type { EnemyPowerId } from './content/enemy-powers.ts';
import type { EventId } from './content/events.ts';
import type { ClassId, HeroId } from './content/heroes.ts';
import type { ItemId } from './content/items/index.ts';
import type { PowerId } from './content/powers/index.ts';
import type { ShadowId } from './content/shadows.ts';
import type { TrapId } from './content/traps.ts';
import type { Condition, Damage, DieSymbol, Payment } from './content/words.ts';
import type { FigureId, Property, Zone } from './state.ts';

interface Told {
  readonly rule: RuleId;
  /** The map whose zones it speaks of, so that they can be named. `step` adds it. */
  readonly map?: AdventureId;
}

/** Everything that can happen. */
export type Event = Told &
  (
    | { readonly kind: 'hero-chosen'; readonly seat: Seat; readonly hero: HeroId; readonly class: ClassId }
    | { readonly kind: 'learned'; readonly hero: HeroId; readonly power: PowerId }
    | { readonly kind: 'round'; readonly round: number }
    | { readonly kind: 'rank'; readonly hero: HeroId; readonly rank: number; readonly cost: number }
    | { readonly kind: 'resurrected'; readonly hero: HeroId; readonly cost: number }
    | { readonly kind: 'turn'; readonly hero: HeroId }
    | { readonly kind: 'turn-ended'; readonly hero: HeroId }
    | { readonly kind: 'turn-skipped'; readonly hero: HeroId }
    // Movement.
    | {
        readonly kind: 'moved';
        readonly figure: FigureId;
        readonly from: Zone;
        readonly to: Zone;
        readonly cost: number;
      }
    | { readonly kind: 'placed'; readonly figure: FigureId; readonly zone: Zone }
    | { readonly kind: 'stood-up'; readonly figure: FigureId }
    | { readonly kind: 'disengaged'; readonly figure: FigureId; readonly strikes: readonly FigureId[] }
    | { readonly kind: 'pushed'; readonly figure: FigureId; readonly from: Zone; readonly to: Zone }
    // Attack and defence.
    | {
        readonly kind: 'attack';
        readonly by: FigureId;
        readonly target: FigureId;
        readonly source: string;
        readonly damage: Damage | null;
        readonly opportunity: boolean;
        readonly red: Sum;
        readonly blue: Sum;
      }
    | {
        readonly kind: 'rolled';
        readonly what: 'attack' | 'defence' | 'save' | 'portal' | 'search' | 'bet' | 'power';
        readonly by: FigureId;
        readonly dice: readonly { readonly die: DieColour; readonly face: Face }[];
      }
    | {
        readonly kind: 'rerolled';
        readonly by: FigureId;
        readonly of: FigureId;
        readonly die: DieColour;
        readonly before: Face;
        readonly face: Face;
      }
    | { readonly kind: 'property'; readonly by: FigureId; readonly pays: Payment; readonly property: Property }
    | {
        readonly kind: 'hits';
        readonly by: FigureId;
        readonly target: FigureId;
        readonly hits: Sum;
        readonly lethal: number;
      }
    | { readonly kind: 'evaded'; readonly figure: FigureId; readonly by: FigureId }
    | {
        readonly kind: 'defended';
        readonly figure: FigureId;
        readonly hits: number;
        readonly lethal: number;
        readonly parts: readonly {
          readonly what: 'vulnerable' | 'resistant' | 'armour' | 'shields' | 'blocks';
          readonly n: number;
        }[];
        readonly wounds: number;
      }
    | {
        readonly kind: 'save';
        readonly figure: FigureId;
        readonly against: string;
        readonly symbol: DieSymbol;
        readonly made: boolean;
      }
    | {
        readonly kind: 'wounds';
        readonly figure: FigureId;
        readonly n: number;
        readonly by: FigureId | null;
        readonly total: number;
      }
    | { readonly kind: 'healed'; readonly figure: FigureId; readonly n: number; readonly total: number }
    | { readonly kind: 'condition'; readonly figure: FigureId; readonly condition: Condition }
    | { readonly kind: 'condition-gone'; readonly figure: FigureId; readonly condition: Condition }
    | { readonly kind: 'fire'; readonly figure: FigureId; readonly n: number }
    | { readonly kind: 'fire-zone'; readonly zone: Zone; readonly n: number }
    | { readonly kind: 'critical'; readonly figure: FigureId; readonly critical: CriticalId }
    | { readonly kind: 'killed'; readonly figure: FigureId; readonly by: FigureId | null }
    | { readonly kind: 'ghost'; readonly hero: HeroId; readonly rank: number; readonly lost: readonly PowerId[] }
    | { readonly kind: 'lasts'; readonly figure: FigureId; readonly source: string; readonly until: string }
    // Powers and items.
    | {
        readonly kind: 'used';
        readonly by: FigureId;
        readonly ability: string;
        readonly level: number;
        readonly on: readonly FigureId[];
      }
    | { readonly kind: 'cooldown'; readonly hero: HeroId; readonly power: PowerId; readonly glasses: number }
    | { readonly kind: 'tokens'; readonly figure: FigureId; readonly token: string; readonly n: number }
    | {
        readonly kind: 'action';
        readonly hero: HeroId;
        readonly action: 'dash' | 'focus' | 'provoke' | 'search' | 'change' | 'exchange' | 'special';
        readonly what: string | null;
      }
    | { readonly kind: 'opened'; readonly hero: HeroId | null; readonly what: string }
    | { readonly kind: 'unlocked'; readonly hero: HeroId; readonly what: string }
    | { readonly kind: 'trap'; readonly trap: TrapId; readonly hero: HeroId }
    | { readonly kind: 'trap-cancelled'; readonly trap: TrapId; readonly hero: HeroId }
    | {
        readonly kind: 'item';
        readonly hero: HeroId;
        readonly item: ItemId;
        /** Its back lies up. */
        readonly up?: 'back';
        readonly how:
          | 'gained'
          | 'taken'
          | 'dropped'
          | 'laid'
          | 'worn'
          | 'stowed'
          | 'lost'
          | 'discarded'
          | 'bought'
          | 'sold'
          | 'stored'
          | 'fetched'
          | 'forged'
          | 'turned';
        readonly to?: HeroId;
      }
    | {
        readonly kind: 'coins';
        readonly hero: HeroId;
        readonly crowns: number;
        readonly why: 'found' | 'taken' | 'dropped' | 'paid' | 'won' | 'given' | 'got' | 'stolen';
      }
    | { readonly kind: 'key'; readonly hero: HeroId; readonly key: string; readonly how: 'taken' | 'dropped' }
    | { readonly kind: 'shards'; readonly n: number; readonly total: number }
    // Enemies.
    | { readonly kind: 'shadow'; readonly zone: Zone; readonly shadow: ShadowId; readonly hero: HeroId }
    | { readonly kind: 'appeared'; readonly enemy: EnemyCardId; readonly zone: Zone; readonly manager: HeroId | null }
    | { readonly kind: 'enemy-power'; readonly enemy: EnemyCardId; readonly power: EnemyPowerId }
    | { readonly kind: 'no-enemy'; readonly zone: Zone }
    | { readonly kind: 'activation-card'; readonly card: ActivationId; readonly queue: readonly EnemyCardId[] }
    | {
        readonly kind: 'activated';
        readonly enemy: EnemyCardId;
        /** Which side of its scroll lay up. */
        readonly side: 0 | 1;
        readonly behaviour: number | null;
        readonly target: FigureId | null;
        readonly why: string | null;
      }
    | { readonly kind: 'activation-skipped'; readonly enemy: EnemyCardId }
    | {
        readonly kind: 'loot';
        readonly zone: Zone;
        readonly crowns: number;
        readonly loot: number;
        readonly treasure: number;
      }
    | { readonly kind: 'flipped'; readonly enemy: EnemyCardId; readonly side: 0 | 1 }
    | { readonly kind: 'threat'; readonly hero: HeroId; readonly level: 1 | 2 }
    // Events and the story.
    | { readonly kind: 'event'; readonly event: EventId }
    | { readonly kind: 'event-discarded'; readonly event: EventId }
    | { readonly kind: 'spawns'; readonly n: number }
    | { readonly kind: 'portal'; readonly zone: Zone; readonly open: boolean }
    | { readonly kind: 'altar'; readonly zone: Zone; readonly active: boolean }
    | { readonly kind: 'story'; readonly paragraph: string }
    | { readonly kind: 'decided'; readonly hero: HeroId; readonly course: string }
    | { readonly kind: 'stage'; readonly stage: string }
    | { readonly kind: 'looked'; readonly card: ActivationId }
    | { readonly kind: 'flag'; readonly flag: string; readonly n: number }
    | { readonly kind: 'ground-token'; readonly zone: Zone; readonly token: string; readonly gone: boolean }
    | { readonly kind: 'ware-lost'; readonly item: ItemId }
    | { readonly kind: 'thing'; readonly thing: FigureId; readonly wounds: number; readonly gone: boolean }
  );
