import type { MonsterCard } from '../../../cards.ts';

export const CHANGELING: MonsterCard = {
  name: { en: 'Changeling', de: 'Wechselbalg' },
  size: [1, 1],
  attack: 'melee',
  traits: ['civilized', 'cursed'],
  guises: true,
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'wither' }] },
          { effects: [{ do: 'inflict', condition: 'bleeding' }] },
        ],
        actions: ['whisper'],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'wither' }] },
          { effects: [{ do: 'inflict', condition: 'bleeding' }] },
        ],
        passive: ['hideous-laughter'],
        actions: ['whisper'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 6,
        defence: ['black', 'brown'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'wither' }] },
          { effects: [{ do: 'inflict', condition: 'bleeding' }] },
        ],
        actions: ['whisper'],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['black', 'brown'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'wither' }] },
          { effects: [{ do: 'inflict', condition: 'bleeding' }] },
        ],
        passive: ['hideous-laughter'],
        actions: ['whisper'],
      },
    },
  },
};
