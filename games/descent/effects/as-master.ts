import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** Minions have the values, dice and abilities of the masters of their group; they are minions all the same. */
export interface AsMaster {
  readonly do: 'as-master';
}

export const asMaster: DescentWord<AsMaster> = {
  say: (_, { lang }) =>
    speak(lang)(
      'Minions use the values of the masters of their group.',
      'Normale Monster verwenden die Werte der Elite-Monster ihrer Gruppe.',
    ),
};
