import type { Test } from './tests.ts';

/**
 * Whom an effect works on. `self`: its owner. `that` and `other`: the figures the moment is about, `either` one of them. `attacker`, `target` and `affected` belong to the attack being
 * resolved; `on` are those the rest of the card works on, `those` the figures the skill before has worked on, `hurt` and `helped` those who suffered or recovered by it; `tester` is who tests. Everything else is chosen, or meant as a whole (`each`).
 */
export interface Aim {
  readonly who:
    | 'self'
    | 'that'
    | 'other'
    | 'either'
    | 'attacker'
    | 'target'
    | 'affected'
    | 'those'
    | 'on'
    | 'hurt'
    | 'helped'
    | 'marked'
    | 'owner'
    | 'familiar'
    | 'image'
    | 'hero'
    | 'monster'
    | 'minion'
    | 'master'
    | 'figure'
    | 'carrier';
  /** At most so many spaces away from the owner, or from `from`. */
  readonly within?: number;
  readonly adjacent?: true;
  readonly from?:
    | 'self'
    | 'that'
    | 'other'
    | 'target'
    | 'targets'
    | 'on'
    | 'spaces'
    | 'left-space'
    | 'target-spaces'
    | 'familiar';
  readonly sight?: true;
  /** All of them instead of one that is chosen; up to so many different ones. */
  readonly each?: true;
  readonly upTo?: number;
  /** No fewer than that, as far as there are so many. */
  readonly exact?: true;
  /** The owner counts too. */
  readonly self?: true;
  /** Knocked-out heroes count too: its main effect is healing (D2-KO-24). */
  readonly downToo?: true;
  /** Heroes mean who is treated as one too, although it is a skill (D2-TOK-17). */
  readonly treatedToo?: true;
  /** What must hold for each of them. */
  readonly if?: Test;
  /** One may choose nobody. */
  readonly may?: true;
  /** The overlord chooses, or the heroes. */
  readonly chooser?: 'overlord' | 'heroes';
  readonly ofGroup?: 'on' | 'target';
  /** Not the figure the moment is about. */
  readonly notThat?: true;
  /** Not those it works on already. */
  readonly another?: true;
}
