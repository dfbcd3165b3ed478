import { answer } from '../../abilities.ts';
import type { MonsterAbility, MonsterCard, MonsterLine } from '../../cards.ts';

const line = (health: number): MonsterLine => ({
  speed: 1,
  health,
  defence: ['brown'],
  dice: ['blue', 'red'],
  passive: ['shared-burden'],
});

const ONE = { minions: 1, masters: 0 } as const;

/** The servant of the class Soulbinder (D2-SERV-03): always a single minion (D2-SERV-09). */
export const SERVANTS: Readonly<Record<string, MonsterCard>> = {
  scourge: {
    name: { en: 'Scourge', de: 'Geißel' },
    servant: true,
    size: [1, 1],
    attack: 'melee',
    traits: [],
    group: { 2: ONE, 3: ONE, 4: ONE },
    acts: { 1: { minion: line(4), master: line(4) }, 2: { minion: line(7), master: line(7) } },
  },
};

export const SERVANT_ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  'shared-burden': {
    name: { en: 'Shared Burden', de: 'Geteilte Last' },
    ...answer({
      at: 'fatigue-suffered',
      must: true,
      if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'adjacent' }] },
      aim: { who: 'hero', notThat: true },
      effects: [{ do: 'tire', n: 1 }],
    }),
  },
};
