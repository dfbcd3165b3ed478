import { answer, passive } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';

export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  combustible: {
    name: { en: 'Combustible', de: 'Entzündlich' },
    ...answer({
      at: 'defeating',
      must: true,
      if: { is: 'about', who: 'self' },
      aim: { who: 'hero', adjacent: true, each: true },
      effects: [{ do: 'suffer', n: 1 }],
    }),
  },
  'flame-fiend': {
    name: { en: 'Flame Fiend', de: 'Flammenkind' },
    kind: 'passive',
    standing: [
      { do: 'permit', rule: 'no-lava' },
      { do: 'immune', to: 'burning' },
    ],
    abilities: [
      {
        at: 'activation-end',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'on-terrain', terrain: 'lava' },
          ],
        },
        effects: [{ do: 'heal', n: 1 }],
      },
    ],
  },
  'prey-on-the-weak': {
    name: { en: 'Prey on the Weak', de: 'Sie sollen leiden' },
    ...passive({ do: 'bonus', to: 'damage', n: 1, if: { is: 'target-weak', attribute: 'might', most: 2 } }),
  },
};
