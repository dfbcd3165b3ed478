import type { MonsterCard, MonsterLine } from '../../cards.ts';
import type { DieKind } from '../../words.ts';

const line = (dice: readonly DieKind[]): MonsterLine => ({
  speed: 4,
  health: 4,
  defence: ['gray'],
  dice,
  surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
});

const ONE = { minions: 1, masters: 0 } as const;

/** The servant of the class Unkindness (D2-SERV-02): always a single minion (D2-SERV-09). */
export const SERVANTS: Readonly<Record<string, MonsterCard>> = {
  'raven-flock': {
    name: { en: 'Raven Flock', de: 'Rabenschwarm' },
    servant: true,
    size: [1, 1],
    attack: 'melee',
    traits: [],
    group: { 2: ONE, 3: ONE, 4: ONE },
    acts: {
      1: { minion: line(['blue', 'red']), master: line(['blue', 'red']) },
      2: { minion: line(['blue', 'red', 'yellow']), master: line(['blue', 'red', 'yellow']) },
    },
  },
};
