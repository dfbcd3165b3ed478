import type { Chance, Config, Lang, OutcomeOf, RuleId, Scenario, Seat } from '@tafelrunde/engine';
import type { Combat, GroupId, Io, Opponent, Play, Side, State } from '../../state.ts';
import type { SchurkenUndHalunken } from '../../types.ts';
import type { View } from '../../view.ts';

/**
 * A scenario: its data and, where it has rules of its own, what they do. Everything is looked up by the id in the state, so
 * nothing has to be registered. Teams are set in `arrange` (`group.team`); opponents that no player leads are further
 * groups after those of the seats (`state.groups.push(newGroup(team, band))`).
 */
export interface ScenarioRules {
  readonly scenario: Scenario;
  /** Changes the set-up of the free-for-all: teams, further groups, notes. */
  arrange?(state: State, config: Config, chance: Chance): void;
  /** One thing a group that no player leads does in its turn; asked again until none of its figures has an action left. */
  play?(state: State, io: Io, group: GroupId): Play;
  /** After everything that happens at the start of any turn. */
  turnBegins?(state: State, io: Io): Play;
  turnEnds?(state: State, io: Io): Play;
  /** An attack has hit `who`, dead or alive. */
  hit?(state: State, io: Io, combat: Combat, who: Opponent): void;
  /** The rule by which a group is out, asked whenever the dead are buried; without it SH-DEATH-05 decides. */
  whyOut?(state: State, group: GroupId): RuleId | null;
  /** An end of its own, asked at every rest before the common one. */
  ends?(state: State): OutcomeOf<SchurkenUndHalunken> | null;
  /** false: the last group standing does not win by that alone. */
  readonly lastStanding?: boolean;
  /** What its own aims add to the worth of a position. */
  worth?(view: View, seat: Seat): number;
  /** What else is to be seen on the table. */
  lines?(view: View, lang: Lang, name: (side: Side) => string): string[];
}
