import type { RumorCard } from '../../rumors.ts';

export const RUMORS: Readonly<Record<string, RumorCard>> = {
  'cursed-treasures': {
    name: { en: 'Cursed Treasures', de: 'Verfluchte Schätze' },
    step: 'encounter-start',
    not: 'finale',
    effects: [{ do: 'test', attribute: 'willpower', byWealth: true, fail: [{ do: 'condition', condition: 'any' }] }],
  },
  'rumor-of-the-manor': {
    name: { en: 'Rumor of the Manor', de: 'Das Gerücht vom Schloss' },
    step: 'next-quest',
    act: 1,
    not: 'interlude',
    quest: {
      quest: 'wings-over-the-manor',
      travel: ['mountain', 'water', 'plain'],
      leaves: 'wanderers-stone',
    },
  },
};
