import type { Config, Game } from '@tafelrunde/engine';
import { useMemo } from 'react';
import { callNames } from '../local/seating.ts';
import type { Chair } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { Words } from './words.ts';

/** The words of a game for those who sit there; new ones only when somebody else does. */
export function useWords(
  { game, config }: { readonly game: Game; readonly config: Config },
  chairs: readonly Chair[],
): Words {
  const m = useMessages();
  const names = JSON.stringify(callNames(game, config, chairs));
  return useMemo(
    () => new Words(game, config, m.lang, m.seat, JSON.parse(names) as (string | null)[]),
    [game, config, m, names],
  );
}
