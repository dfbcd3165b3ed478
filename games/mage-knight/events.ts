import type { RuleId, Seat } from '@tafelrunde/engine';
import type { Use } from './choices.ts';
import type { CardId } from './content/cards.ts';
import type { EnemyId } from './content/enemies.ts';
import type { HeroId } from './content/heroes.ts';
import type { RuinsId } from './content/ruins.ts';
import type { SiteKind } from './content/sites.ts';
import type { SkillId } from './content/skills/index.ts';
import type { TacticId } from './content/tactics.ts';
import type { TileId } from './content/tiles.ts';
import type { UnitId } from './content/units.ts';
import type { Colour, Mana, TokenColour } from './content/words.ts';
import type { CombatPhase, Hex, Part, SecretColour } from './state.ts';

/** What happened, each with the rule it followed. */
export type Event = { readonly rule: RuleId } & (
  | { readonly kind: 'hero-chosen'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly kind: 'hero-wanted'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly hero: HeroId; readonly n: number }
  | { readonly kind: 'bid-passed'; readonly seat: Seat; readonly hero: HeroId }
  /** Cards are null for those who may not know them. */
  | { readonly kind: 'packet'; readonly seat: Seat; readonly n: number; readonly cards: readonly CardId[] | null }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly which: CardId | null }
  | { readonly kind: 'shuffled-in'; readonly seat: Seat; readonly which: CardId | null }
  | { readonly kind: 'deck-rated'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'deck-shown'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'tactic-taken'; readonly seat: Seat; readonly tactic: TacticId }
  | { readonly kind: 'tactic-removed'; readonly tactic: TacticId }
  | { readonly kind: 'glade-marked'; readonly seat: Seat; readonly at: Hex | null }
  | { readonly kind: 'entrance-hidden'; readonly at: Hex; readonly site: SiteKind }
  | { readonly kind: 'left-behind'; readonly seat: Seat }
  /** Who of a team must return; null for those who may not know it. */
  | { readonly kind: 'chosen'; readonly team: number; readonly seat: Seat | null }
  | { readonly kind: 'tactic-used'; readonly seat: Seat; readonly tactic: TacticId }
  | { readonly kind: 'plundered'; readonly seat: Seat }
  | { readonly kind: 'round'; readonly round: number; readonly night: boolean }
  | { readonly kind: 'source-rolled'; readonly dice: readonly Mana[] }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'turn-skipped'; readonly seat: Seat }
  | { readonly kind: 'end-announced'; readonly seat: Seat; readonly why: 'round' | 'scenario' }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId; readonly as: Use }
  /** A card's effect used by another one without being played. */
  | {
      readonly kind: 'effect-used';
      readonly seat: Seat;
      readonly card: CardId;
      readonly as: 'basic' | 'strong';
      readonly by: CardId;
    }
  | { readonly kind: 'unit-used'; readonly seat: Seat; readonly unit: UnitId; readonly ability: number }
  | { readonly kind: 'skill-used'; readonly seat: Seat; readonly skill: SkillId }
  | {
      readonly kind: 'mana-paid';
      readonly seat: Seat;
      readonly with: 'die' | 'crystal' | 'token' | 'endless' | 'stolen-die';
      readonly mana: Mana;
      readonly as: Mana;
    }
  /** Points gained: `n` more, `now` in all. */
  | {
      readonly kind: 'points';
      readonly seat: Seat;
      readonly what: 'move' | 'influence' | 'heal';
      readonly n: number;
      readonly now: number;
    }
  | { readonly kind: 'mana-gained'; readonly seat: Seat; readonly mana: Mana }
  | { readonly kind: 'crystal-gained'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'crystal-lost'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'fame'; readonly seat: Seat; readonly n: number; readonly now: number }
  | { readonly kind: 'reputation'; readonly seat: Seat; readonly n: number; readonly now: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly n: number; readonly cards: readonly CardId[] | null }
  | { readonly kind: 'box-opened'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'hand-shown'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'thrown-away'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'wounded'; readonly seat: Seat; readonly n: number; readonly to: 'hand' | 'discard' }
  | { readonly kind: 'healed'; readonly seat: Seat; readonly unit: UnitId | null }
  | { readonly kind: 'unit-spent'; readonly seat: Seat; readonly unit: UnitId }
  | { readonly kind: 'readied'; readonly seat: Seat; readonly unit: UnitId }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Hex | null; readonly to: Hex; readonly cost: number }
  | { readonly kind: 'withdrew'; readonly seat: Seat; readonly to: Hex }
  /** A tile is laid, turned so often by 60 degrees. */
  | {
      readonly kind: 'explored';
      readonly seat: Seat | null;
      readonly tile: TileId;
      readonly slot: Hex;
      readonly turn: number;
    }
  /** Which city stands there. */
  | { readonly kind: 'city-drawn'; readonly at: Hex; readonly colour: Colour }
  | { readonly kind: 'megalopolis'; readonly at: Hex; readonly beside: Hex; readonly colour: Colour }
  /** A die was rolled for a space without its rampaging enemies: who stands there now. */
  | { readonly kind: 'rampaged'; readonly at: Hex; readonly die: Mana; readonly tokens: readonly EnemyId[] }
  | { readonly kind: 'darkness-rolled'; readonly dice: readonly Mana[]; readonly falls: boolean }
  | { readonly kind: 'tactics-returned'; readonly night: boolean }
  | { readonly kind: 'token-revealed'; readonly at: Hex | null; readonly token: EnemyId }
  /** Looked at by one player alone. */
  | {
      readonly kind: 'peeked';
      readonly seat: Seat;
      readonly at: Hex | null;
      readonly colour: TokenColour;
      readonly token: EnemyId | null;
    }
  | { readonly kind: 'ruins-revealed'; readonly at: Hex; readonly ruins: RuinsId }
  | { readonly kind: 'interacts'; readonly seat: Seat; readonly site: SiteKind; readonly modifier: number }
  | { readonly kind: 'recruited'; readonly seat: Seat; readonly unit: UnitId; readonly cost: number }
  | { readonly kind: 'disbanded'; readonly seat: Seat; readonly unit: UnitId }
  | {
      readonly kind: 'bought';
      readonly seat: Seat;
      readonly what: 'healing' | 'artifact' | 'elite';
      readonly cost: number;
    }
  | {
      readonly kind: 'card-gained';
      readonly seat: Seat;
      readonly card: CardId;
      readonly to: 'top' | 'hand' | 'discard';
    }
  | {
      readonly kind: 'laid-out';
      readonly what: 'action' | 'spell' | 'unit' | 'monastery' | 'upgrade';
      readonly id: CardId | UnitId;
    }
  | { readonly kind: 'rested'; readonly seat: Seat }
  | { readonly kind: 'combat'; readonly seat: Seat; readonly foes: readonly EnemyId[]; readonly at: Hex | null }
  | { readonly kind: 'phase'; readonly seat: Seat; readonly phase: CombatPhase }
  | { readonly kind: 'die-set'; readonly seat: Seat }
  | { readonly kind: 'die-shown'; readonly seat: Seat; readonly colour: SecretColour }
  | { readonly kind: 'die-is-not'; readonly seat: Seat; readonly colour: SecretColour }
  | { readonly kind: 'summoned'; readonly by: EnemyId; readonly token: EnemyId | null }
  | {
      readonly kind: 'attacked';
      readonly seat: Seat;
      readonly foes: readonly EnemyId[];
      readonly parts: readonly Part[];
      readonly total: number;
      readonly armor: number;
    }
  | {
      readonly kind: 'blocked';
      readonly seat: Seat;
      readonly foe: EnemyId;
      readonly parts: readonly Part[];
      readonly total: number;
      readonly attack: number;
    }
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly what: 'attack' | 'block' }
  | { readonly kind: 'defeated'; readonly seat: Seat; readonly foe: EnemyId; readonly fame: number }
  | {
      readonly kind: 'foe-changed';
      readonly seat: Seat;
      readonly foe: EnemyId;
      readonly how: 'armor' | 'attack' | 'stopped' | 'stripped' | 'destroyed' | 'grown';
      readonly n: number;
    }
  | {
      readonly kind: 'hurt';
      readonly seat: Seat;
      readonly foe: EnemyId;
      readonly unit: UnitId | null;
      readonly damage: number;
      readonly wounds: number;
    }
  | { readonly kind: 'unit-destroyed'; readonly seat: Seat; readonly unit: UnitId }
  | { readonly kind: 'knocked-out'; readonly seat: Seat }
  | { readonly kind: 'combat-over'; readonly seat: Seat; readonly won: boolean }
  | { readonly kind: 'conquered'; readonly seat: Seat; readonly site: SiteKind; readonly at: Hex }
  | { readonly kind: 'city-led'; readonly seat: Seat; readonly at: Hex }
  | { readonly kind: 'burned'; readonly seat: Seat; readonly at: Hex }
  | {
      readonly kind: 'rolled';
      readonly seat: Seat;
      readonly dice: readonly Mana[];
      readonly why: 'crystals' | 'dungeon' | 'effect';
    }
  | { readonly kind: 'level'; readonly seat: Seat; readonly level: number }
  | { readonly kind: 'skill-turned-up'; readonly seat: Seat; readonly skill: SkillId }
  /** From the middle of the table. */
  | { readonly kind: 'skill-returned'; readonly seat: Seat; readonly skill: SkillId }
  | { readonly kind: 'skill-gained'; readonly seat: Seat; readonly skill: SkillId }
  | { readonly kind: 'skill-offered'; readonly skill: SkillId }
  | { readonly kind: 'banner'; readonly seat: Seat; readonly card: CardId; readonly unit: UnitId }
  | { readonly kind: 'dummy-turned'; readonly cards: readonly CardId[]; readonly more: number }
  | { readonly kind: 'garrison-drawn'; readonly at: Hex; readonly colours: readonly TokenColour[] }
  | {
      readonly kind: 'proposed';
      readonly seat: Seat;
      readonly at: Hex;
      readonly seats: readonly Seat[];
      readonly shares: readonly number[];
    }
  | { readonly kind: 'proposal-answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'stayed-outside'; readonly seat: Seat; readonly at: Hex }
  | { readonly kind: 'duel'; readonly seat: Seat; readonly defender: Seat; readonly at: Hex }
  | { readonly kind: 'attended'; readonly seat: Seat; readonly full: boolean }
  | { readonly kind: 'duel-attacked'; readonly seat: Seat; readonly parts: readonly Part[]; readonly total: number }
  | { readonly kind: 'duel-blocked'; readonly seat: Seat; readonly parts: readonly Part[]; readonly left: number }
  | { readonly kind: 'duel-passed'; readonly seat: Seat }
  | { readonly kind: 'unit-wounded'; readonly seat: Seat; readonly unit: UnitId }
  | { readonly kind: 'unit-weakened'; readonly seat: Seat; readonly unit: UnitId; readonly n: number }
  | { readonly kind: 'unit-stopped'; readonly seat: Seat; readonly unit: UnitId; readonly n: number }
  | { readonly kind: 'unit-stripped'; readonly seat: Seat; readonly unit: UnitId }
  /** The part of a unit in an attack: so many points more or less, or another element. */
  | { readonly kind: 'part-changed'; readonly seat: Seat; readonly unit: UnitId; readonly n: number }
  | { readonly kind: 'damage-ignored'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'walls-ignored'; readonly seat: Seat }
  | { readonly kind: 'stolen'; readonly seat: Seat; readonly from: Seat; readonly card: CardId }
  | { readonly kind: 'duel-drawn'; readonly seat: Seat; readonly defender: Seat }
  | { readonly kind: 'driven-away'; readonly seat: Seat; readonly loser: Seat; readonly to: Hex }
  | { readonly kind: 'turn-over'; readonly seat: Seat }
);
