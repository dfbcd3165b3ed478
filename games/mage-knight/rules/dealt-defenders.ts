import type { Assault, Lying, State, Turn } from '../state.ts';
import { siteAt } from '../state.ts';
import type { Io } from '../types.ts';

/**
 * The defenders a participant of a common assault faces, or null where nobody shares them. They are dealt when they are turned up: dealt unseen before,
 * nobody could know them earlier (MK-COOP-11). Who has been faced lies in front, so that those not yet dealt are the last of the garrison.
 */
export function dealtDefenders(state: State, io: Io, turn: Turn): readonly Lying[] | null {
  const { assault } = state;
  if (assault === null || assault.stage !== 'fight') return null;
  const site = siteAt(state, assault.city);
  if (site === undefined) return [];
  const faced = site.tokens.slice(0, site.tokens.length - assault.undealt);
  const rest = site.tokens.slice(faced.length);
  const dealt = io.chance.deal(rest, shareOf(assault, turn));
  site.tokens = [...faced, ...dealt, ...rest];
  assault.undealt = rest.length;
  return dealt;
}

const shareOf = ({ seats, shares }: Assault, { seat }: Turn): number => shares[seats.indexOf(seat)] ?? 0;
