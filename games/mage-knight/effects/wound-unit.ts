import { speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** The unit whose ability it is becomes wounded: a price. */
export interface WoundUnit {
  readonly do: 'wound-unit';
}

export const woundUnit: MageWord<WoundUnit> = {
  can: () => false,
  act({ hero, source }) {
    const unit = source.unit === null ? undefined : hero.units[source.unit];
    if (unit) unit.wounds++;
  },
  say: (_, { lang }) => speak(lang)('This unit becomes wounded.', 'Diese Einheit wird verletzt.'),
};
