import type { Limit, Text } from '@tafelrunde/engine';
import type { Aim } from '../effects/aim.ts';
import type { Per } from '../effects/counting.ts';
import type { Effect } from '../effects/effect.ts';
import type { Test } from '../effects/tests.ts';
import type { Moment } from '../rules/moments.ts';
import type { Period } from '../state.ts';

/** What using an ability costs, paid before it takes effect (D2-ABIL-08). `x`: as much as its user likes. */
export interface Cost {
  /** D2-ABIL-11. As much as something counts: even where that is nothing. */
  readonly fatigue?: number | 'x' | { readonly per: Per };
  /** The card is exhausted (D2-ABIL-12). */
  readonly exhaust?: true;
  /** A search card, a heroic feat: the card or sheet is turned face down (D2-EXH-04). */
  readonly flip?: true;
  /** Damage the figure takes; never its last (`spare`). */
  readonly damage?: number;
  /** The overlord discards a card of his choice. */
  readonly overlordCard?: true;
  /** Tokens of a class on the figure: so many, as many as it likes, or all. */
  readonly tokens?: { readonly token: string; readonly n: number | 'x' | 'all'; readonly most?: number };
  /** Movement points of the turn under way. */
  readonly points?: number;
  /** Of a plot card: the threat its use costs (D2-PLGEN-13). */
  readonly threat?: true;
  /** The card goes out of play. */
  readonly discard?: true;
}

/**
 * One ability of a card or sheet. `action` costs an action; `own-turn` may be used at any time in the own turn outside another resolution
 * (D2-ABIL-04); everything else answers a moment the rules announce, if its player wants, or by itself where it says `must`.
 */
export interface Ability {
  readonly at: 'action' | 'own-turn' | Moment | readonly ('own-turn' | Moment)[];
  readonly must?: true;
  readonly if?: Test;
  readonly cost?: Cost;
  readonly limit?: Limit<Period>;
  /** Its limit counts for each monster group the moment is about. */
  readonly perGroup?: true;
  /** However many figures have it, one of them answers an occasion, and its limit is theirs together: it does not add up. */
  readonly shared?: true;
  /** Of a quest: who may order effects orders it too, although it only counts (D2C-QLOR-03). */
  readonly ordered?: true;
  /** It is about what somebody does who plays the overlord: against the automaton it has no effect. */
  readonly versus?: true;
  /** It works although its owner has just been defeated. */
  readonly gone?: true;
  /** It may answer the same occasion again and again, as long as its cost is paid. */
  readonly again?: true;
  /** It may be used while its owner is knocked out. */
  readonly fallen?: true;
  /** It works although the card is exhausted. */
  readonly tired?: true;
  /** Every hero may use it as his own while its owner stands, or even while he is knocked out; with tokens also who is treated as a hero (D2-TOK-12, -34). */
  readonly party?: 'standing' | 'always';
  /** Whom it works on; left out: its owner. */
  readonly aim?: Aim;
  readonly effects: readonly Effect[];
}

/** Everything with rules on it: a skill, an item, a sheet, a condition, an ability of monsters. Its text is made from this. */
export interface Card {
  readonly name: Text;
  /** Passive words, in force for its owner; not while the card is exhausted. */
  readonly standing?: readonly Effect[];
  /** Passive words in force even while it is exhausted. */
  readonly always?: readonly Effect[];
  /** Passive words in force only while it is exhausted. */
  readonly whileTired?: readonly Effect[];
  readonly abilities?: readonly Ability[];
}

/** A surge ability: what it costs, what it adds to the attack (D2-SURGE-02, -05). */
export interface Surge {
  readonly cost?: number;
  readonly effects: readonly Effect[];
  /** Whoever has it must spend a surge on it before any other, or the attack misses (D2-MISS-03). */
  readonly orMiss?: true;
}
