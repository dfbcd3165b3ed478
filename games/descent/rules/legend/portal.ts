import { questOf } from '../../content/index.ts';
import type { State } from '../../state.ts';
import { holds } from '../holding.ts';

/** The counter that says that the heroes have left the stage. */
export const LEFT = 'left';

/** Is the portal of this stage open (D2-DELVE-03)? */
export function isPortalOpen(state: State): boolean {
  const { portal } = questOf(state.quest, state.encounter);
  if (portal === undefined) return false;
  return portal.open === undefined || holds(state, state.heroes[0]?.id ?? '', portal.open);
}
