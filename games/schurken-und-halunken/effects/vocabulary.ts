import { type Lang, speak, Vocabulary, type Words } from '@tafelrunde/engine';
import type { Card } from '../content/index.ts';
import type { Io, Play, State } from '../state.ts';
import type { SchurkenUndHalunken } from '../types.ts';
import { type Ability, ability } from './ability.ts';
import { type Banish, banish } from './banish.ts';
import { type Boost, boost, isPrice } from './boost.ts';
import { type Cancel, cancel } from './cancel.ts';
import { type CheatDeath, cheatDeath } from './cheat-death.ts';
import { type Damage, damage } from './damage.ts';
import { type Discard, discard } from './discard.ts';
import { type Draw, draw } from './draw.ts';
import { type Exhaust, exhaust } from './exhaust.ts';
import { type ExtraReactions, extraReactions } from './extra-reactions.ts';
import { type Forbid, forbid } from './forbid.ts';
import { type Heal, heal } from './heal.ts';
import { type IgnoreArmour, ignoreArmour } from './ignore-armour.ts';
import { type Look, look } from './look.ts';
import { type Modify, modify } from './modify.ts';
import { type Move, move } from './move.ts';
import { type On, on } from './on.ts';
import { type Ready, ready } from './ready.ts';
import { type Redirect, redirect } from './redirect.ts';
import { type Refresh, refresh } from './refresh.ts';
import { type RerollOnes, rerollOnes } from './reroll-ones.ts';
import { type RestrictDefence, restrictDefence } from './restrict-defence.ts';
import { type RollTwice, rollTwice } from './roll-twice.ts';
import { type Salvage, salvage } from './salvage.ts';
import { type Steal, steal } from './steal.ts';
import { type Strip, strip } from './strip.ts';
import { type Swap, swap } from './swap.ts';
import { type TurnDraw, turnDraw } from './turn-draw.ts';
import { type Unarmed, unarmed } from './unarmed.ts';
import type { At, Cause, Scribe } from './word.ts';

/**
 * The vocabulary of the cards: everything a card can do, one file for each word.
 *
 * Read first, valid for every word:
 *
 * 1. **You** is the player who plays the card. For a card that lies on the table it is the player in front of whom it lies; for a
 *    demon that is the plagued player, not the one who sent it. A *rival* is any other player still in the game.
 * 2. A **figure** is a hero or a creature. NPCs and demons are no figures.
 * 3. **Choices.** Effects act in the order of the list. Each asks you for at most one thing at a time, from a flat list of legal
 *    targets. If there is exactly one it is taken; if there is none, that effect does nothing and the next one follows.
 * 4. **May I play it?** A card or an ability may be used only if at least one of its effects has a legal target for whom it counts
 *    (SH-END-06) and its cost can be paid. A general spell is cast first; its targets are chosen after the roll has succeeded.
 * 5. **Sums.** A value is base + everything that applies. No total before the die falls below 0 (as SH-PROT-04, for all values).
 * 6. **When.** Active effects act at once when the card is played (manoeuvre, potion, event, spontaneous event), when the cast
 *    succeeds (general spell), when the ability is used (NPC, artefact) or when the moment comes (`on`). Passive effects act
 *    as long as the card lies there, is wielded, or is part of the running combat.
 */
export type PassiveEffect =
  | Modify
  | IgnoreArmour
  | RestrictDefence
  | ExtraReactions
  | TurnDraw
  | Unarmed
  | Forbid
  | CheatDeath
  | RerollOnes;

export type ActiveEffect =
  | Boost
  | Draw
  | Discard
  | Steal
  | Look
  | Swap
  | Heal
  | Damage
  | Strip
  | RollTwice
  | Ready
  | Exhaust
  | Cancel
  | Redirect
  | Move
  | Salvage
  | Banish
  | Refresh;

export type Effect = PassiveEffect | On | Ability | ActiveEffect;

/** A function, for words and rules load each other: whoever comes first, all words are there when the first card asks. */
export const words = (): Words<Effect, At, Scribe, SchurkenUndHalunken> => ({
  modify,
  'ignore-armour': ignoreArmour,
  'restrict-defence': restrictDefence,
  'extra-reactions': extraReactions,
  'turn-draw': turnDraw,
  unarmed,
  forbid,
  'cheat-death': cheatDeath,
  'reroll-ones': rerollOnes,
  on,
  ability,
  boost,
  draw,
  discard,
  steal,
  look,
  swap,
  heal,
  damage,
  strip,
  'roll-twice': rollTwice,
  ready,
  exhaust,
  cancel,
  redirect,
  move,
  salvage,
  banish,
  refresh,
});

let made: Vocabulary<Effect, At, Scribe, SchurkenUndHalunken> | undefined;
export function vocabulary(): Vocabulary<Effect, At, Scribe, SchurkenUndHalunken> {
  made ??= new Vocabulary(words());
  return made;
}

/** The active effects of a card, in order; passive ones are read where they count. */
export const carryOut = (state: State, io: Io, effects: readonly Effect[], cause: Cause): Play | readonly never[] =>
  vocabulary().carryOut({ state, io, cause: { ...cause } }, effects);

/** A card may be used only if one of its effects can act or counts (SH-END-06). */
export function usable(state: State, effects: readonly Effect[], cause: Cause): boolean {
  const at: At = { state, io: NOTHING_ROLLED, cause };
  for (const effect of effects) if (!isPrice(effect) && vocabulary().can(at, effect)) return true;
  return false;
}

const NOTHING_ROLLED: Io = {
  get chance(): never {
    throw new Error('Whether a card could act follows from public facts, not from luck.');
  },
};

/** The sentences of a card's effects, in order. */
export const effectTexts = (effects: readonly Effect[], kind: Card['kind'], lang: Lang): readonly string[] =>
  vocabulary().sentences(effects, { kind, lang, t: speak(lang) });

/** The sentences of effects that stand within another. */
export const sentences = (effects: readonly Effect[], scribe: Scribe): string =>
  vocabulary().sentences(effects, scribe).join(' ');
