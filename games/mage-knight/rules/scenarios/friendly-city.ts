import type { Site, State } from '../../state.ts';
import { putBackUnseen } from '../tokens.ts';

/** The city is friendly: nobody defends it, each player has a shield there, nobody leads it (MK-S07-02, MK-S08-02, MK-S09-02). */
export function befriend(state: State, site: Site): void {
  for (const lying of site.tokens) putBackUnseen(state, lying);
  site.tokens = [];
  site.conquered = true;
  site.leader = null;
  site.shields = [...state.heroes.keys()];
}
