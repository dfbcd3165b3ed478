import type { Game } from '@tafelrunde/engine';
import { loadAll } from '@tafelrunde/games';

/** The games that can be played online. */
export const games: readonly Game[] = await loadAll();
