import { freeScenarios, type Game, minutesFor, type Scenario } from '@tafelrunde/engine';
import { type Messages, useMessages } from '../messages/index.ts';
import { ScenarioPicture } from '../pictures.tsx';
import './scenario-list.css';

interface ScenariosProps {
  readonly game: Game;
  readonly chosen: string;
  readonly choose: (scenario: string) => void;
}

/** What can be played, each with a small picture, for how many, how long, and how hard it is. */
export function Scenarios({ game, chosen, choose }: ScenariosProps) {
  const m = useMessages();
  return (
    <fieldset className="scenarios">
      <legend>{m.setup.scenario}</legend>
      {freeScenarios(game).map(scenario => (
        <label key={scenario.id} className="scenario parchment">
          <ScenarioPicture game={game.id} scenario={scenario.id} seats={scenario.seats[0] ?? 1} />
          <input
            type="radio"
            name="scenario"
            value={scenario.id}
            checked={scenario.id === chosen}
            onChange={() => choose(scenario.id)}
          />
          <span className="scenario-name">{scenario.name[m.lang]}</span>
          <span className="scenario-about">{scenario.about[m.lang]}</span>
          <span className="scenario-facts">
            {factsOf(scenario, m).map(fact => (
              <span key={fact}>{`${fact} `}</span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** For how many, how long, how hard. */
function factsOf({ seats, minutes, difficulty }: Scenario, m: Messages): string[] {
  const [least = 1] = seats;
  const most = seats[seats.length - 1] ?? least;
  const times = [least, most].flatMap(n => minutesFor({ seats, ...(minutes && { minutes }) }, n) ?? []);
  return [
    m.facts.players(least, most),
    ...(times.length > 0 ? [m.facts.minutes(times[0] ?? 0, times[1] ?? 0)] : []),
    ...(difficulty ? [m.facts.difficulty[difficulty.level]] : []),
  ];
}
