import { action, answer, surge } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';

export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  'black-venom': {
    name: { en: 'Black Venom', de: 'Schwarzes Gift' },
    ...surge({
      effects: [
        { do: 'inflict', condition: 'doomed' },
        { do: 'inflict', condition: 'poisoned' },
      ],
    }),
  },
  'death-cry': {
    name: { en: 'Death Cry', de: 'Todesschrei' },
    ...action({
      limit: 'round',
      aim: { who: 'hero', within: 3 },
      effects: [
        {
          do: 'test',
          attribute: 'willpower',
          fail: [{ do: 'one-of', of: [[{ do: 'condition', condition: 'doomed' }], [{ do: 'suffer', n: 1 }]] }],
        },
      ],
    }),
  },
  pillage: {
    name: { en: 'Pillage', de: 'Plündern' },
    ...action({ effects: [{ do: 'attack', on: { who: 'hero', adjacent: true }, felled: [{ do: 'loot' }] }] }),
  },
  reaper: {
    name: { en: 'Reaper', de: 'Seelenernte' },
    ...answer({
      at: 'knocked-out',
      if: { is: 'near', within: 5 },
      limit: 'round',
      effects: [
        { do: 'move', n: { per: 'speed' } },
        { do: 'attack', may: true },
      ],
    }),
  },
};
