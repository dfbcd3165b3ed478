import { insert } from '@tafelrunde/engine';
import { sideOfRelic } from '../../content/relics.ts';
import type { State } from '../../state.ts';
import type { Io } from '../../types.ts';

/** The overlord gains a relic in the middle of a campaign phase; whoever else has it keeps it (D2-RELGEN-18). */
export function relicFor({ overlord, heroes }: State, io: Io, relic: string): void {
  const dark = sideOfRelic(relic, 'overlord');
  if (overlord.relics.includes(dark) || heroes.some(({ cards }) => cards.some(({ id }) => id === relic))) return;
  insert(overlord.relics, dark);
  io.tell?.({ kind: 'gained-relic', relic: dark, rule: 'D2-RELGEN-18' });
}
