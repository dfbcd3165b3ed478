import { seatNames } from '../../local/seating.ts';
import type { Chair, End, Table } from '../../local/table.ts';

/** What somebody is called when it counts: by name and role, and a nameless person who plays alone is "you". */
export interface Called {
  readonly name: string;
  /** It is the one person who plays here, and has no name. */
  readonly isYou: boolean;
}

interface Words {
  readonly lang: 'en' | 'de';
  readonly you: string;
  readonly numbered: (seat: number) => string;
}

export function calledAll(
  { game, config }: Pick<Table, 'game' | 'config'>,
  chairs: readonly Chair[],
  { lang, you, numbered }: Words,
): readonly Called[] {
  const role = seatNames(game, config, lang, numbered);
  const roles = game.scenarios.find(({ id }) => id === config.scenario)?.role !== undefined;
  const people = chairs.filter(({ kind }) => kind === 'person').length;
  return chairs.map((chair, seat) => {
    const name = chair.kind === 'free' ? undefined : chair.name;
    if (name) return { name: roles ? `${name} (${role(seat)})` : name, isYou: false };
    const isYou = chair.kind === 'person' && people === 1;
    return { name: isYou ? you : role(seat), isYou };
  });
}

/** How it ended, for the headline. */
export type Result =
  | { readonly is: 'you' }
  | { readonly is: 'won'; readonly names: readonly string[] }
  | { readonly is: 'lost'; readonly alone: boolean }
  | { readonly is: 'drawn' };

export function resultOf(outcome: End, called: readonly Called[]): Result {
  const winners = outcome.winners.flatMap(seat => called[seat] ?? []);
  if (winners.length === 1 && winners[0]?.isYou) return { is: 'you' };
  if (winners.length > 0) return { is: 'won', names: winners.map(({ name }) => name) };
  return 'lost' in outcome && outcome.lost ? { is: 'lost', alone: called.length === 1 } : { is: 'drawn' };
}
