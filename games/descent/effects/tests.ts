import type { AttackType, Attribute, Condition, ItemTrait } from '../content/words.ts';
import type { Side } from '../state.ts';

/** What may have to hold for an ability, a passive word or a figure. "It" is the figure it is asked of. */
export type Test =
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
        | 'not-lieutenant'
        | 'familiar'
        | 'self-or-familiar'
        | 'not-self'
        | 'marked';
      readonly part?: 'figure' | 'other';
    }
  /** The figure the moment is about is so near, adjacent, in sight. */
  | { readonly is: 'near'; readonly within: number; readonly part?: 'figure' | 'other'; readonly self?: true }
  | { readonly is: 'adjacent' | 'not-adjacent' | 'in-sight'; readonly part?: 'figure' | 'other' }
  /** The attack being resolved: its type, its weapon, who makes it. */
  | { readonly is: 'attack'; readonly type: AttackType }
  | { readonly is: 'weapon'; readonly trait: ItemTrait | 'melee' | 'two-hands' | 'one-hand' | 'two-weapons' }
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
  /** The other hand is empty; it wears something of this trait. */
  | { readonly is: 'other-hand-free' }
  | { readonly is: 'wears'; readonly trait: ItemTrait }
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'damaged' | 'tired' | 'has-conditions' | 'moved' | 'down' | 'on-map' }
  | { readonly is: 'moves'; readonly least: number }
  /** Another hero, an enemy, a master or lieutenant is adjacent or so near. */
  | {
      readonly is: 'beside';
      readonly who: 'hero' | 'monster' | 'leader' | 'figure';
      readonly within?: number;
      readonly alone?: true;
    }
  /** Exactly so many enemies are in its sight. */
  | { readonly is: 'sees'; readonly exactly: number }
  | { readonly is: 'rolled'; readonly least: number; readonly of: 'surge' | 'blank' | 'hearts' }
  | { readonly is: 'attribute'; readonly attribute: Attribute }
  /** The space the moment is about is empty but for the figure; it is entered with points of a move action. */
  | { readonly is: 'space-empty' | 'move-action' }
  /** The card the moment is about: this one, a skill, an item of a trait; the number it is about is that high. */
  | { readonly is: 'card'; readonly card: string }
  /** The step was paid with points of this source. */
  | { readonly is: 'paid-with'; readonly source: string }
  | { readonly is: 'card-trait'; readonly trait: ItemTrait }
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
  | { readonly is: 'near-kind'; readonly of: string; readonly within: number }
  | { readonly is: 'near-token'; readonly kind: string; readonly within: number }
  | { readonly is: 'door'; readonly door: number }
  | { readonly is: 'there'; readonly place: string }
  /** Who won the encounter before. */
  | { readonly is: 'won'; readonly side: Side }
  /** With so many heroes in the campaign at least. */
  | { readonly is: 'heroes'; readonly least: number }
  | { readonly is: 'familiar-on-map' }
  /** No hero has less of this attribute. */
  | { readonly is: 'lowest'; readonly attribute: Attribute }
  | { readonly is: 'any' | 'all'; readonly of: readonly Test[] }
  | { readonly is: 'not'; readonly of: Test };
