import { newBody } from '../rules/enemies/spawn.ts';
import { type Companion, heroOf, type State } from '../state.ts';
import { learn, type Sitting, zone } from './positions.ts';

/** Laegon has Call Fenrir, and the wolf stands somewhere already. */
export function fenrirAt(state: State, at: string, level: 1 | 4 = 1): Companion {
  if (!heroOf(state, 'laegon').powers.some(({ id }) => id === 'call-fenrir')) learn(state, 'laegon', 'call-fenrir');
  const wolf: Companion = {
    ...newBody('fenrir', zone(at)),
    owner: 'laegon',
    power: 'call-fenrir',
    level,
    acted: false,
  };
  state.companions.push(wolf);
  return wolf;
}

/** Fenrir as he is in play. */
export function fenrir(t: Sitting): Companion {
  const [wolf] = t.state.companions;
  if (wolf === undefined) throw new Error('Fenrir is not in play.');
  return wolf;
}

/** Hourglasses of a power. */
export const glasses = (t: Sitting, power: string): number | undefined =>
  t.state.heroes.flatMap(({ powers }) => powers).find(({ id }) => id === power)?.glasses;
