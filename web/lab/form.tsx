import { botName } from '@tafelrunde/bots/names';
import { freeScenarios, type Game } from '@tafelrunde/engine';
import { GAMES } from '@tafelrunde/games';
import type { Orders } from '@tafelrunde/lab';
import type { ReactNode } from 'react';
import { seatNames } from '../local/seating.ts';
import { useMessages } from '../messages/index.ts';
import { usualSeats } from '../pages/new-match.tsx';
import { chosenValue, SettingList } from '../pages/setting-list.tsx';
import { change, type Plan } from './desk.ts';
import { useLabMessages } from './messages.ts';

/** Bots that think by the clock play differently every time: the lab has none of them. */
const BOTS = ['search', 'greedy', 'page', 'random'] as const;
const USUAL_BOT = 'greedy';
const MOST_GAMES = 100_000;

interface FormProps {
  readonly game: Game;
  readonly plan: Plan;
  readonly busy: boolean;
  readonly run: (orders: Orders, games: number) => void;
  /** How it goes stands below the button that starts it. */
  readonly children: ReactNode;
}

/** What is to be played, by whom, how often. */
export function Form({ game, plan, busy, run, children }: FormProps): ReactNode {
  const m = useMessages();
  const says = useLabMessages();
  const { bots, values, games, seed } = plan;
  const [first] = game.scenarios;
  const scenario = game.scenarios.find(({ id }) => id === plan.scenario) ?? first;
  if (!scenario) return null;
  const seats = scenario.seats.includes(plan.seats) ? plan.seats : usualSeats(scenario);
  const seated = Array.from({ length: seats }, (_, seat) => bots[seat] ?? USUAL_BOT);
  const settings = Object.fromEntries(scenario.settings.map(s => [s.id, chosenValue(s, values, seats)]));
  const config = { scenario: scenario.id, seats, settings };
  const called = seatNames(game, config, m.lang, m.seat);
  const begin = () => run({ game: game.id, tables: [{ config, bots: seated }], seed }, Number(games));
  return (
    <form
      className="lab-form"
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <fieldset className="setup-block parchment" disabled={busy}>
        <legend>{m.setup.scenario}</legend>
        <Row name={says.game}>
          <select name="game" value={game.id} onChange={({ target }) => change({ game: target.value })}>
            {GAMES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[m.lang]}
              </option>
            ))}
          </select>
        </Row>
        <Row name={says.scenario}>
          <select name="scenario" value={scenario.id} onChange={({ target }) => change({ scenario: target.value })}>
            {freeScenarios(game).map(({ id, name }) => (
              <option key={id} value={id}>
                {name[m.lang]}
              </option>
            ))}
          </select>
        </Row>
        <Row name={says.seats}>
          <select name="seats" value={seats} onChange={({ target }) => change({ seats: Number(target.value) })}>
            {scenario.seats.map(n => (
              <option key={n} value={n}>
                {m.setup.seatsOf(n)}
              </option>
            ))}
          </select>
        </Row>
        <SettingList
          game={game.id}
          settings={scenario.settings}
          seats={seats}
          values={values}
          set={values => change({ values })}
        />
      </fieldset>
      <div className="lab-side">
        <fieldset className="setup-block parchment" disabled={busy}>
          <legend>{says.bots}</legend>
          {seated.map((bot, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <Row key={seat} name={called(seat)}>
              <select
                name={`bot-${seat}`}
                value={bot}
                onChange={({ target }) => change({ bots: seated.map((b, i) => (i === seat ? target.value : b)) })}
              >
                {BOTS.map(id => (
                  <option key={id} value={id}>
                    {botName(id)?.[m.lang]}
                  </option>
                ))}
              </select>
            </Row>
          ))}
          <Row name={says.games}>
            <input
              name="games"
              type="number"
              min={1}
              max={MOST_GAMES}
              required
              value={games}
              onChange={({ target }) => change({ games: target.value })}
            />
          </Row>
          <Row name={says.seed}>
            <input
              name="seed"
              required
              maxLength={64}
              autoComplete="off"
              value={seed}
              onChange={({ target }) => change({ seed: target.value })}
            />
          </Row>
          <p className="setup-note">{says.seedAbout}</p>
          <button type="submit" className="button main lab-run">
            {says.run}
          </button>
        </fieldset>
        {children}
      </div>
    </form>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is the child
    <label className="setup-row">
      <span>{name}</span>
      {children}
    </label>
  );
}
