import { action, answer } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';
import { SWARM } from '../shared-abilities.ts';

export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  burrow: {
    name: { en: 'Burrow', de: 'Eingraben' },
    ...action({ limit: 'turn', effects: [{ do: 'burrow', within: 3 }] }),
  },
  flock: {
    name: { en: 'Flock', de: 'Schar' },
    ...action({ aim: { who: 'minion', within: 5, ofGroup: 'on', each: true }, effects: [{ do: 'move', n: 2 }] }),
  },
  pestilence: {
    name: { en: 'Pestilence', de: 'Pestilenz' },
    ...answer({
      at: 'turn-start',
      must: true,
      if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'adjacent' }] },
      aim: { who: 'that' },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'diseased' }] }],
    }),
  },
  swarm: SWARM,
};
