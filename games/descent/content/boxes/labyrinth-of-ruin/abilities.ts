import { action, answer, passive } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';
import { RAVAGE } from '../shared-abilities.ts';

export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  bewitch: {
    name: { en: 'Bewitch', de: 'Verzaubern' },
    ...action({
      aim: { who: 'hero', adjacent: true, each: true, if: { is: 'condition', condition: 'cursed' } },
      effects: [{ do: 'move', n: 2 }],
    }),
  },
  'lingering-curse': {
    name: { en: 'Lingering Curse', de: 'Nachwirkender Fluch' },
    ...answer({
      at: 'defeating',
      must: true,
      if: { is: 'about', who: 'self' },
      aim: { who: 'hero', adjacent: true, each: true },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'cursed' }] }],
    }),
  },
  'pincer-attack': {
    name: { en: 'Pincer Attack', de: 'Zangenangriff' },
    ...action({
      effects: [
        {
          do: 'attack',
          on: { who: 'hero', adjacent: true },
          second: true,
          hurt: [{ do: 'condition', condition: 'immobilized' }],
        },
      ],
    }),
  },
  plagued: {
    name: { en: 'Plagued', de: 'Verseucht' },
    ...passive({ do: 'aura', for: 'enemies', within: 1, effects: [{ do: 'permit', rule: 'keeps-sickness' }] }),
  },
  ravage: RAVAGE,
  skirmish: {
    name: { en: 'Skirmish', de: 'Vorstoß' },
    ...action({
      effects: [
        { do: 'move', n: 3 },
        { do: 'attack', may: true },
      ],
    }),
  },
};
