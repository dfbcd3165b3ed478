import { action, passive, surge } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';
import { REANIMATION, SWARM } from '../shared-abilities.ts';

export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  colonize: {
    name: { en: 'Colonize', de: 'Einnisten' },
    ...surge({
      effects: [
        { do: 'inflict', condition: 'immobilized' },
        { do: 'inflict', condition: 'terrified' },
      ],
    }),
  },
  extend: { name: { en: 'Extend', de: 'Ausstrecken' }, ...passive({ do: 'reach', n: 3 }) },
  'hive-defense': {
    name: { en: 'Hive Defense', de: 'Nestverteidigung' },
    ...passive({ do: 'taint', terrain: 'hazard' }),
  },
  lash: {
    name: { en: 'Lash', de: 'Peitschenschlag' },
    ...surge({ effects: [{ do: 'afterwards', effects: [{ do: 'place', within: 2, of: 'self' }] }] }),
  },
  lithesome: {
    name: { en: 'Lithesome', de: 'Biegsam' },
    ...passive({ do: 'permit', rule: 'sees-past-friends' }),
  },
  maneuver: {
    name: { en: 'Maneuver', de: 'Manöver' },
    ...action({ aim: { who: 'minion', adjacent: true }, effects: [{ do: 'points', n: 2, now: true }] }),
  },
  overflowing: {
    name: { en: 'Overflowing', de: 'Überquellend' },
    ...passive({ do: 'taint', terrain: 'sludge' }),
  },
  phalanx: {
    name: { en: 'Phalanx', de: 'Phalanx' },
    ...passive({ do: 'dice', pool: 'defence', dice: ['gray'], for: 'brown', if: { is: 'beside-fellow' } }),
  },
  reanimation: REANIMATION,
  swarm: SWARM,
};
