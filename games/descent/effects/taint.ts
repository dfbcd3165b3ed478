import { speak } from '@tafelrunde/engine';
import type { Terrain } from '../content/tiles/tile.ts';
import type { DescentWord } from './word.ts';

/** For heroes the spaces next to it are terrain of this kind besides what they are. */
export interface Taint {
  readonly do: 'taint';
  readonly terrain: Extract<Terrain, 'sludge' | 'hazard'>;
}

export const taint: DescentWord<Taint> = {
  say: ({ terrain }, { lang }) =>
    terrain === 'sludge'
      ? speak(lang)('For heroes the spaces next to it are sludge.', 'Für Helden sind die Felder daneben Schlamm.')
      : speak(lang)(
          'For heroes the spaces next to it are hazard spaces.',
          'Für Helden sind die Felder daneben Gefahrenfelder.',
        ),
};
