import type { Texts } from '@tafelrunde/engine';
import { asks } from './texts-asks.ts';
import { events } from './texts-events.ts';
import { options } from './texts-options.ts';
import type { DungeonSaga } from './types.ts';

export const texts: Texts<DungeonSaga> = {
  asks,
  options,
  events,
  outcomes: {
    heroes: { en: 'The heroes have done what they came for.', de: 'Die Helden haben geschafft, wofür sie kamen.' },
    'overlord-crippled': {
      en: 'The overlord wins: too many heroes are crippled.',
      de: 'Der Overlord gewinnt: Zu viele Helden sind kampfunfähig.',
    },
    'overlord-deck-empty': {
      en: 'The overlord wins: the command deck is empty and time is up.',
      de: 'Der Overlord gewinnt: Das Befehlsdeck ist leer, die Zeit ist um.',
    },
    'overlord-rounds': { en: 'The overlord wins: time is up.', de: 'Der Overlord gewinnt: Die Zeit ist um.' },
    'overlord-reach': { en: 'The overlord has reached his aim.', de: 'Der Overlord hat sein Ziel erreicht.' },
    'overlord-slay': { en: 'The overlord has reached his aim.', de: 'Der Overlord hat sein Ziel erreicht.' },
    'overlord-clear': { en: 'The overlord has reached his aim.', de: 'Der Overlord hat sein Ziel erreicht.' },
    'overlord-carry': { en: 'The overlord has reached his aim.', de: 'Der Overlord hat sein Ziel erreicht.' },
    'overlord-bring': { en: 'The overlord has reached his aim.', de: 'Der Overlord hat sein Ziel erreicht.' },
    'overlord-open': { en: 'The overlord has reached his aim.', de: 'Der Overlord hat sein Ziel erreicht.' },
  },
};
