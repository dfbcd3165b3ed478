import type { Verbs } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { HERO_IDS, HEROES, type HeroId } from './content/heroes.ts';
import { POWER_IDS } from './content/powers/index.ts';

const HANDS = ['main', 'off', 'unarmed', 'own'] as const;
const heroNamed = (word: string | undefined): HeroId | undefined => HERO_IDS.find(id => id === word);

/** What people may ask about beyond what the game would think of: figures that are not there, powers and heroes of others. */
export const verbs: Verbs<Choice> = {
  stand: () => ({ do: 'stand' }),
  dash: () => ({ do: 'dash' }),
  focus: () => ({ do: 'focus' }),
  change: () => ({ do: 'change' }),
  search: () => ({ do: 'search' }),
  provoke: () => ({ do: 'provoke' }),
  'pick-up': () => ({ do: 'pick-up' }),
  drop: () => ({ do: 'drop' }),
  attack([hand, target = '', source]) {
    const found = HANDS.find(one => one === hand);
    return found ? { do: 'attack', with: found, target, ...(source !== undefined && { source }) } : null;
  },
  hero([id, own]) {
    const hero = heroNamed(id);
    const found = hero && HEROES[hero].classes.find(one => one.id === own)?.id;
    return hero && found ? { do: 'hero', hero, class: found } : null;
  },
  learn([id, card]) {
    const hero = heroNamed(id);
    const power = POWER_IDS.find(one => one === card);
    return hero && power ? { do: 'learn', hero, power } : null;
  },
  next([id]) {
    const hero = heroNamed(id);
    return hero ? { do: 'next', hero } : null;
  },
  exchange([id]) {
    const hero = heroNamed(id);
    return hero ? { do: 'exchange', with: hero } : null;
  },
};
