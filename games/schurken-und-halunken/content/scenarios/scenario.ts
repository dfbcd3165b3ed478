import type { Chance, Config, Outcome, Scenario } from '@tafelrunde/engine';
import type { GroupId, Play, State, TableIo } from '../../state.ts';

/**
 * A scenario: its data and, where it has rules of its own, what they do. Everything is looked up by the id in the state, so
 * nothing has to be registered. Teams are set in `arrange` (`group.team`); opponents that no player leads are further
 * groups after those of the seats (`state.groups.push(newGroup(team))`).
 */
export interface ScenarioRules {
  readonly scenario: Scenario;
  /** Changes the set-up of the free-for-all: teams, further groups, notes. */
  arrange?(state: State, config: Config, chance: Chance): void;
  /** The turn of a group that no player leads; it may attack like everybody else. */
  play?(state: State, io: TableIo, group: GroupId): Play;
  /** After everything that happens at the start of any turn. */
  turnBegins?(state: State, io: TableIo): Play;
  turnEnds?(state: State, io: TableIo): Play;
  /** An end of its own, asked at every rest before the common one. */
  ends?(state: State): Outcome | null;
  /** false: the last group standing does not win by that alone. */
  readonly lastStanding?: boolean;
}
