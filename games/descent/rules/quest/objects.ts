import { questOf } from '../../content/index.ts';
import { type FigureId, type State, sideOf } from '../../state.ts';

/** Whether a figure may be attacked by another at all: people of the quest only where it says so. */
export function isTargetable(state: State, by: FigureId, id: FigureId): boolean {
  const companion = state.companions.find(one => one.id === id);
  if (companion === undefined || companion.kind === 'familiar') return true;
  const { characters = {} } = questOf(state.quest, state.encounter);
  return sideOf(state, by) !== companion.side && characters[companion.of]?.attackable === true;
}
