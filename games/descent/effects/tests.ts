import type {
  Archetype,
  AttackType,
  Attribute,
  Condition,
  ItemTrait,
  MonsterTrait,
  OverlordType,
  Song,
} from '../content/words.ts';
import type { Side } from '../state.ts';
import type { BoxTest } from './box-tests.ts';

/** What may have to hold for an ability, a passive word or a figure. "It" is the figure it is asked of. */
export type Test =
  /** What only cards of boxes ask (`box-tests.ts`). */
  | BoxTest
  /** The moment is about the figure itself, a figure of its side, of the other side, a hero, a monster, its familiar, or another. */
  | {
      readonly is: 'about';
      readonly who:
        | 'self'
        | 'friend'
        | 'enemy'
        | 'hero'
        | 'monster'
        | 'minion'
        | 'master'
        | 'not-lieutenant'
        | 'familiar'
        | 'self-or-familiar'
        | 'owner'
        | 'not-self'
        | 'marked';
      readonly part?: 'figure' | 'other';
    }
  /** The figure the moment is about is so near, adjacent, in sight. */
  | { readonly is: 'near'; readonly within: number; readonly part?: 'figure' | 'other'; readonly self?: true }
  | { readonly is: 'adjacent' | 'not-adjacent' | 'in-sight'; readonly part?: 'figure' | 'other' }
  /** The attack being resolved: its type, its weapon, who makes it. */
  | { readonly is: 'attack'; readonly type: AttackType }
  | {
      readonly is: 'weapon';
      readonly trait: ItemTrait | 'unarmed' | 'melee' | 'two-hands' | 'one-hand' | 'two-weapons';
    }
  | { readonly is: 'with-this' }
  | { readonly is: 'own-attack' }
  /** The attack targets it; affects it; targets somebody adjacent to its owner. */
  | {
      readonly is:
        | 'target'
        | 'affected'
        | 'target-adjacent'
        | 'target-not-adjacent'
        | 'target-monster'
        | 'target-marked'
        | 'target-unseeing';
    }
  | { readonly is: 'dealt' | 'missed' }
  /** The target is a minion; stands beside no other hero, or beside one. */
  | { readonly is: 'target-minion' | 'target-alone' | 'target-guarded' }
  /** The target is so many spaces away at least. */
  | { readonly is: 'target-far'; readonly least: number }
  /** The attack being resolved made it suffer damage; affects it without having dealt it any; has range to spare. */
  | { readonly is: 'wounded' | 'unhurt' | 'range-left' }
  /** It has, or an adjacent hero has, so much damage. */
  | { readonly is: 'battered'; readonly least: number }
  /** It has not moved in this round. */
  | { readonly is: 'steady' }
  /** It has as much fatigue as stamina; it covers a single space. */
  | { readonly is: 'spent' | 'small' }
  /** Of those an effect may choose: the owner. */
  | { readonly is: 'itself' }
  /** The other hand is empty; it wears something of this trait. */
  | { readonly is: 'other-hand-free' }
  | { readonly is: 'wears'; readonly trait: ItemTrait }
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'damaged' | 'tired' | 'has-conditions' | 'moved' | 'down' | 'on-map' }
  | { readonly is: 'moves'; readonly least: number }
  /** Another hero, an enemy, a master or lieutenant is adjacent or so near. */
  | {
      readonly is: 'beside';
      readonly who: 'hero' | 'hero-figure' | 'monster' | 'leader' | 'figure';
      readonly within?: number;
      readonly alone?: true;
    }
  /** Exactly so many enemies are in its sight. */
  | { readonly is: 'sees'; readonly exactly: number }
  | { readonly is: 'rolled'; readonly least: number; readonly of: 'surge' | 'blank' | 'hearts' | 'miss' }
  | { readonly is: 'attribute'; readonly attribute: Attribute }
  /** The space the moment is about is empty but for the figure; it is entered with points of a move action. */
  | { readonly is: 'space-empty' | 'move-action' | 'stepping' }
  /** The card the moment is about: this one, a skill, an item of a trait; the number it is about is that high. */
  | { readonly is: 'card'; readonly card: string }
  /** The step was paid with points of this source. */
  | { readonly is: 'paid-with'; readonly source: string }
  | { readonly is: 'card-trait'; readonly trait: ItemTrait }
  /** The token the moment is about was turned over and hides a search card. */
  | { readonly is: 'hides-find' }
  /** It is a hero, or treated as one. */
  | { readonly is: 'hero-figure' }
  | { readonly is: 'skill' | 'hero' }
  | { readonly is: 'many'; readonly least: number }
  | { readonly is: 'counter'; readonly counter: string; readonly least: number }
  | { readonly is: 'carries'; readonly token: string }
  /** It stands in this place of the plan, or somebody of this kind does. */
  | { readonly is: 'inside'; readonly place: string; readonly who?: string }
  /** Its kind: of a monster, a lieutenant, a character; the kind of the figure the moment is about. */
  | { readonly is: 'kind' | 'about-kind'; readonly of: readonly string[] }
  | { readonly is: 'side'; readonly side: Side }
  /** What the moment is about: a token of this kind, a door by its number, a space of this place. */
  | { readonly is: 'token'; readonly kind: string }
  /** A figure of this kind is so near; a token of this kind lies so near. */
  | { readonly is: 'near-kind'; readonly of: string; readonly within: number; readonly least?: number }
  | { readonly is: 'near-token'; readonly kind: string; readonly within: number }
  | { readonly is: 'door'; readonly door: number }
  /** The step the moment is about goes through this door, or what stands there like one. */
  | { readonly is: 'crosses'; readonly door: number }
  | { readonly is: 'there'; readonly place: string }
  /** Who won the encounter before. */
  | { readonly is: 'won'; readonly side: Side }
  /** With so many heroes in the campaign at least. */
  | { readonly is: 'heroes'; readonly least: number }
  /** A familiar of its is on the map that was not activated in this round. */
  | { readonly is: 'fresh-familiar' }
  /** The heroes are on a journey. */
  | { readonly is: 'travelling' }
  | { readonly is: 'familiar-on-map'; readonly of?: string }
  /** Its activation began away from the space the attack targets; away from the target. */
  | { readonly is: 'target-space-far-at-start' | 'target-far-at-start' }
  /** The moment is about damage of an attack; about fatigue suffered of one's own will. */
  | { readonly is: 'by-attack' | 'willing' }
  /** It stands on nothing but terrain of this kind. */
  | { readonly is: 'on-terrain'; readonly terrain: 'lava' }
  /** No surge was spent on this ability of the card. */
  | { readonly is: 'surge-unspent' }
  /** The figure the moment is about stands next to a hero. */
  | { readonly is: 'about-beside-hero' }
  /** It has a search card that lies face up. */
  | { readonly is: 'has-search-card' }
  /** It has attacked in its activation. */
  | { readonly is: 'attacked' }
  /** It is not defeated by the damage it has; it is; it stands next to another of its group; it has a token of the hero the moment is about, or of the figure asked. */
  | { readonly is: 'survives' | 'dying' | 'beside-fellow' | 'branded' | 'brands' }
  /** A target is a hero with so little of this attribute. */
  | { readonly is: 'target-weak'; readonly attribute: Attribute; readonly most: number }
  /** The figure the moment is about has this condition; a target of the attack has it. */
  | { readonly is: 'about-condition' | 'target-condition'; readonly condition: Condition }
  /** No hero has less of this attribute. */
  | { readonly is: 'lowest'; readonly attribute: Attribute }
  /** So many tokens of a class lie on it. */
  | { readonly is: 'has-token'; readonly token: string; readonly least?: number }
  /** Something holds for a target of the attack, or for the figure the moment is about. */
  | { readonly is: 'target-is'; readonly of: Test }
  | { readonly is: 'that-is'; readonly of: Test; readonly part?: 'figure' | 'other' }
  /** A figure of which something holds is so near (1: adjacent); `self`: it itself counts too. */
  | { readonly is: 'near-is'; readonly within: number; readonly of: Test; readonly self?: true }
  /** No shields are left against the attack once it has pierced them; it has attacked before in this turn. */
  | { readonly is: 'no-shields-left' | 'struck-before' }
  | { readonly is: 'attribute-least'; readonly attribute: Attribute; readonly least: number }
  /** A token of this kind lies next to it, or next to the space the moment is about; the card that asks is exhausted. */
  | { readonly is: 'beside-token' | 'space-beside-token'; readonly kind: string }
  | { readonly is: 'card-tired' }
  /** The figure the moment is about has just sprung a trap there. */
  | { readonly is: 'sprung' }
  /** It is the hero who has the card that asks, or so near to him; he stands. */
  | { readonly is: 'near-holder'; readonly within: number }
  /** The moment is about one of these conditions. */
  | { readonly is: 'any-condition'; readonly of: readonly Condition[] }
  /** It is a hero of this archetype. */
  | { readonly is: 'archetype'; readonly of: Archetype }
  /** It belongs to the group being activated, to a group that attacks at range. */
  | { readonly is: 'active-group' | 'ranged-group' }
  /** So many monsters stand next to it. */
  | { readonly is: 'surrounded'; readonly least: number }
  /** The overlord's deck began the quest with so many cards. */
  | { readonly is: 'deck-size'; readonly least: number }
  /** It has a single action in its activation. */
  | { readonly is: 'one-action' }
  /** Its kind has this word in its name. */
  | { readonly is: 'named'; readonly word: 'goblin' }
  /** The moment is about this very figure. */
  | { readonly is: 'about-figure'; readonly figure: string }
  /** It belongs to a group with this trait. */
  | { readonly is: 'monster-trait'; readonly trait: MonsterTrait }
  /** It has so many search cards, used or not. */
  | { readonly is: 'search-cards'; readonly least: number }
  /** Something holds for somebody the attack targets or affects. */
  | { readonly is: 'affected-is'; readonly of: Test }
  /** The figure the moment is about belongs to the group the card that asks has marked. */
  | { readonly is: 'of-marked-group' }
  /** It has so much damage; the figure the moment is about covered so many spaces; so many tokens lie on the plot card that asks. */
  | { readonly is: 'damage-least' | 'about-size' | 'card-tokens'; readonly least: number }
  /** It is the first encounter of the quest (D2C-PLOT-03). */
  | { readonly is: 'first-encounter' }
  /** One of these conditions asks for the test under way. */
  | { readonly is: 'asked-by'; readonly of: readonly Condition[] }
  /** It is a monster; it is a lieutenant or an agent. */
  | { readonly is: 'monster' | 'leader' }
  /** The attack being resolved has dealt damage to the group the plot card that asks has marked. */
  | { readonly is: 'dealt-to-marked-group' }
  /** Something holds for somebody the attack has defeated. */
  | { readonly is: 'felled'; readonly of: Test }
  /** The moment is about an overlord card of this type. */
  | { readonly is: 'overlord-type'; readonly of: OverlordType }
  | { readonly is: 'speed-least'; readonly least: number }
  /** The token of this song lies on the card that asks, or it sounds without one; it is within reach of the songs of whoever has that card, himself included. */
  | { readonly is: 'sung'; readonly song: Song }
  | { readonly is: 'in-earshot' }
  /** The song tokens it has lie on two different cards. */
  | { readonly is: 'sings-twice' }
  /** It is large, even while it moves as if it were small. */
  | { readonly is: 'large' }
  /** It is a minion or a master. */
  | { readonly is: 'rank'; readonly rank: 'minion' | 'master' }
  /** No hero has more health. */
  | { readonly is: 'healthiest' }
  /** So many images are on the map. */
  | { readonly is: 'images'; readonly least: number }
  /** It stands next to a figure, other than itself, that the attack targets. */
  | { readonly is: 'beside-target' }
  /** It is its own turn or activation; the actions of its turn are done. */
  | { readonly is: 'own-turn' | 'actions-done' }
  /** Another hero has used his heroic feat in this encounter. */
  | { readonly is: 'other-feat-used' }
  /** It is a servant of the overlord. */
  | { readonly is: 'servant' }
  /** Where somebody was defeated is so near. */
  | { readonly is: 'fell-near'; readonly within: number }
  /** It is a master; of those an effect may choose: one of the owner's group. */
  | { readonly is: 'master' | 'fellow' }
  /** It belongs to the group the card that asks lies on; nobody of that group is on the map. */
  | { readonly is: 'in-this-group' | 'group-gone' }
  /** A surge was spent in the attack being resolved. */
  | { readonly is: 'spent-surges' }
  /** The moment is about an attribute on a challenge token. */
  | { readonly is: 'challenge-attribute' }
  /** None of its actions is spent in its own turn. */
  | { readonly is: 'actions-whole' }
  /** So many of its actions are done in its turn. */
  | { readonly is: 'actions-count'; readonly exactly: number }
  /** It has attacked in this round. */
  | { readonly is: 'attacked-this-round' }
  | { readonly is: 'any' | 'all'; readonly of: readonly Test[] }
  | { readonly is: 'not'; readonly of: Test };
