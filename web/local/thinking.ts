import { type Advice, oddsForInSteps, Thinker, usual } from '@tafelrunde/bots';
import type { Game, Lang, OddsInSteps } from '@tafelrunde/engine';
import type { Standing } from './mind.ts';

const thinkers = new Map<string, Thinker>();

/** The thoughts themselves; a worker has them, and tests without one. */
export function decide(game: Game, standing: Standing, bot: string, table: string): number {
  return thinkerOf(game).think({ do: 'decide', ...standing, bot, table }).option;
}

export function advise(game: Game, standing: Standing): readonly Advice[] {
  return thinkerOf(game).think({ do: 'advise', ...standing, bot: usual.id, table: 'advice' }).advice;
}

export function oddsOf(game: Game, { record }: Standing, option: number, lang: Lang): OddsInSteps | null {
  return oddsForInSteps(game, record, option, lang);
}

function thinkerOf(game: Game): Thinker {
  const thinker = thinkers.get(game.id) ?? new Thinker([game]);
  thinkers.set(game.id, thinker);
  return thinker;
}
