import type { OutcomeOf } from '@tafelrunde/engine';
import { scenarioRules } from '../content/scenarios/index.ts';
import { type GroupId, groupOf, isPlayer, type State } from '../state.ts';
import type { SchurkenUndHalunken } from '../types.ts';

/** The scenario's own end first, then the rule of all: the last group standing wins. */
export function outcome(state: State): OutcomeOf<SchurkenUndHalunken> | null {
  const { ends, lastStanding = true } = scenarioRules(state.scenario);
  return ends?.(state) ?? (lastStanding ? lastTeamStanding(state) : null);
}

/** The last with a hero or creature wins; if the last all die at one moment, the player on turn does (SH-END-01, SH-END-04). */
function lastTeamStanding(state: State): OutcomeOf<SchurkenUndHalunken> | null {
  let standing = -1;
  for (const group of state.groups) {
    if (group.out) continue;
    if (standing >= 0 && standing !== group.team) return null;
    standing = group.team;
  }
  if (standing < 0)
    return { winners: playersOf(state, groupOf(state, state.active).team), kind: 'all-dead', rule: 'SH-END-04' };
  const winners = playersOf(state, standing);
  if (winners.length > 0) return { winners, kind: 'last-standing', rule: 'SH-END-01' };
  return { winners, kind: 'lost', rule: 'SH-END-01', lost: true };
}

function playersOf(state: State, team: number): GroupId[] {
  const players: GroupId[] = [];
  for (const [id, group] of state.groups.entries()) if (group.team === team && isPlayer(state, id)) players.push(id);
  return players;
}
