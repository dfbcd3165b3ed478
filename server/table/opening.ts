import { createHash, randomBytes } from 'node:crypto';
import { type Config, type Game, Match } from '@tafelrunde/engine';
import type { CampaignPart, Opening } from '../store/store.ts';
import type { ClockSetting } from './clock.ts';
import type { Occupant } from './entry.ts';
import type { Agreeing } from './suggestion.ts';

/** Enough that nobody guesses one. */
const ID_BYTES = 9;
const SECRET_BYTES = 32;

export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
/** Keys and invitations are random and long: a plain hash of them tells nothing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export interface Wanted {
  /** Left out: a new one. */
  readonly id?: string;
  readonly game: Game;
  readonly config: Partial<Config>;
  /** Which match of a campaign it is. */
  readonly campaign?: CampaignPart | undefined;
  /** Whoever has been invited already still is: of their invitation the hash is known. Left out: a new one. */
  readonly inviteHash?: string | undefined;
  readonly seats: readonly Occupant[];
  readonly host: string;
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly several: boolean;
  readonly clock?: ClockSetting | undefined;
  readonly agree?: Agreeing | undefined;
  readonly now: number;
}

/** A new table, set up and shuffled. The invitation is told once and stored as a hash. */
export function newTable({ game, config, seats, host, now, ...wanted }: Wanted): {
  opening: Opening;
  invitation: string;
} {
  const match = Match.start(game, { ...config, seats: seats.length });
  const { config: checked, start, seeded } = match.record();
  const invitation = newSecret();
  const { spectators, hints, several, clock, agree, campaign } = wanted;
  const opening: Opening = {
    id: wanted.id ?? newId(),
    game: game.id,
    version: game.version,
    config: checked,
    start,
    seeded,
    seats: [...seats],
    host,
    inviteHash: wanted.inviteHash ?? hashOf(invitation),
    spectators,
    hints,
    several,
    ...(clock && { clock }),
    ...(agree && { agree }),
    ...(campaign && { campaign }),
    opened: now,
  };
  return { opening, invitation };
}
