import type { Verbs } from '@tafelrunde/engine';
import { FACINGS } from '@tafelrunde/engine/geometry';
import type { Choice } from './choices.ts';
import { minions } from './content/index.ts';

/** What people may ask about: the parts of a turn, the order of heroes, what the overlord commands. A figure or card need not be there. */
export const verbs: Verbs<Choice> = {
  hero: ([hero = '']) => ({ do: 'hero', hero }),
  move([x, y, turned]) {
    const facing = FACINGS.find(f => f === turned);
    return { do: 'move', x: Number(x), y: Number(y), ...(facing && { facing }) };
  },
  face([wanted]) {
    const facing = FACINGS.find(f => f === wanted);
    return facing ? { do: 'face', facing } : null;
  },
  'break-away': () => ({ do: 'break-away' }),
  attack: ([target = '']) => ({ do: 'attack', target }),
  shoot: ([target = '']) => ({ do: 'shoot', target }),
  cast: ([spell = '']) => ({ do: 'cast', spell }),
  feat: ([feat = '']) => ({ do: 'feat', feat }),
  use: ([what = '']) => ({ do: 'use', what }),
  give: ([item = '', to = '']) => ({ do: 'give', item, to }),
  receive: ([item = '', from = '']) => ({ do: 'receive', item, from }),
  swap: ([item = '', other = '']) => ({ do: 'swap', item, with: other }),
  'hand-over': ([find = '', to = '']) => ({ do: 'hand-over', find, to }),
  'take-over': ([find = '', from = '']) => ({ do: 'take-over', find, from }),
  activate: ([figure = '']) => ({ do: 'activate', figure }),
  raise([x, y, kind]) {
    const minion = minions.find(({ id }) => id === kind)?.id;
    return minion ? { do: 'raise', x: Number(x), y: Number(y), minion } : null;
  },
  play: ([card = '']) => ({ do: 'play', card }),
};
