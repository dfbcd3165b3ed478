import { type Colour, isBasic, type Mana } from '../content/words.ts';
import type { Doing } from '../effects/word.ts';
import type { LastingEffect } from '../state.ts';
import { isNight } from './night.ts';
import { inForce } from './passives.ts';
import { markOf, tokenOf } from './skill-tokens.ts';

/** Colours that count as each other for Polarization. */
const OPPOSITE: Readonly<Record<Mana, Mana | null>> = {
  red: 'blue',
  blue: 'red',
  green: 'white',
  white: 'green',
  gold: null,
  black: null,
};

/** What lets a mana of this colour count as its opposite, or null. */
export function polarity(at: Doing, mana: Mana, as: Mana): LastingEffect | null {
  for (const { at: place } of inForce(at.state, at.seat, 'polarize')) {
    const lasting = place === null ? undefined : at.state.lasting[place];
    if (lasting && counts(at, mana, as)) return lasting;
  }
  return null;
}

function counts(at: Doing, mana: Mana, as: Mana): boolean {
  if (OPPOSITE[mana] === as) return true;
  const night = isNight(at.state, at.turn);
  if (mana === 'black') return !night && as !== 'black';
  return mana === 'gold' && as === 'black' && night && at.source.by === 'card' && at.source.side === 'strong';
}

/** Colours whose use costs this player a wound now: each once a turn. */
export function isTolled(at: Doing, colour: Mana): boolean {
  if (at.turn.used.includes(`toll-${colour}`)) return false;
  return inForce(at.state, at.seat, 'mana-toll').some(({ source }) => markOf(at.state, source) !== colour);
}

/** Mana that has to be spent at once: what is left of it after the next decision is lost (MK-SKILL-12). */
export function fleeting({ state, seat }: Pick<Doing, 'state' | 'seat'>): readonly LastingEffect[] {
  const found = inForce(state, seat, 'fleeting');
  if (found.length === 0) return NONE;
  return found.flatMap(({ at }) => {
    const lasting = at === null ? undefined : state.lasting[at];
    return lasting ? [lasting] : [];
  });
}
const NONE: readonly never[] = [];

/** A token was spent: one that cannot be kept goes first. */
export function spendFleeting(at: Doing, mana: Mana): void {
  const first = fleeting(at).find(({ what }) => what.do === 'fleeting' && what.mana === mana);
  if (first) first.left = 0;
}

/** Those that lay there before the decision and are still there are lost. */
export function loseFleeting({ state, seat }: Pick<Doing, 'state' | 'seat'>, before: readonly LastingEffect[]): void {
  for (const lasting of before) {
    if (lasting.left === 0 || lasting.what.do !== 'fleeting') continue;
    lasting.left = 0;
    const hero = state.heroes[seat];
    if (hero && hero.tokens[lasting.what.mana] > 0) hero.tokens[lasting.what.mana]--;
  }
}

/** In a turn in which the first basic mana has been paid twice. */
export const DOUBLED = 'mana-doubled';

/** Does a mana of this colour cost one more now? The first basic one of a turn, while others suppress mana. */
export const isDoubled = (at: Doing, colour: Mana): boolean =>
  isBasic(colour) && !at.turn.used.includes(DOUBLED) && inForce(at.state, at.seat, 'mana-double').length > 0;

/** The mana paid besides lies on the token that demanded it. */
export function layOnTokens(at: Doing, colour: Colour): void {
  for (const { source } of inForce(at.state, at.seat, 'mana-double')) {
    const skill = tokenOf(at.state, source)?.skill;
    if (skill) skill.mana = [...(skill.mana ?? []), colour].sort();
  }
}
