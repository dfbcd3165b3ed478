import { botName } from '@tafelrunde/bots/names';
import { icons } from '../art/icons.ts';
import { useMessages } from '../messages/index.ts';
import type { NextSeat, OnlineCampaign } from '../online/api.ts';
import { useOnlineCampaignMessages } from '../online/campaign-messages.ts';
import { Icon } from '../parts/icon.tsx';
import { LevelOptions } from '../parts/level-options.tsx';

interface NextSeatsProps {
  readonly found: OnlineCampaign;
  readonly called: (seat: number) => string;
  /** What was chosen; null: everybody stays. */
  readonly seats: readonly NextSeat[] | null;
  /** Null: who looks has nothing to say here. */
  readonly choose: ((seats: readonly NextSeat[]) => void) | null;
}

const SAME: NextSeat = { is: 'same' };

/** Who sits where in the next match; whoever leads the campaign may put a bot or somebody else there. */
export function NextSeats({ found, called, seats, choose }: NextSeatsProps) {
  const m = useMessages();
  const c = useOnlineCampaignMessages();
  const chosen = seats ?? found.seats.map(() => SAME);
  const who = (seat: OnlineCampaign['seats'][number]): string => {
    if (seat.is === 'player') return c.stays(seat.name);
    return seat.is === 'free' ? c.stillFree : c.botStays(botName(seat.level)?.[m.lang] ?? seat.level);
  };
  const nameOf = (seat: OnlineCampaign['seats'][number]): string => {
    if (seat.is === 'player') return seat.name;
    return seat.is === 'free' ? c.stillFree : c.withBot(botName(seat.level)?.[m.lang] ?? seat.level);
  };
  return (
    <section className="online-campaign-sheet parchment">
      <h2>{c.seats}</h2>
      {choose ? <p className="online-soft">{c.seatsAbout}</p> : null}
      <ul className="online-seats">
        {found.seats.map((occupant, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-free={occupant.is === 'free'}>
            <Icon d={occupant.is === 'bot' ? icons['robot-golem'] : icons.person} />
            <strong>{called(seat)}</strong>
            {choose ? (
              <select
                className="online-level"
                aria-label={called(seat)}
                value={chosenAs(chosen[seat] ?? SAME)}
                onChange={({ target }) => choose(chosen.map((now, i) => (i === seat ? seatFrom(target.value) : now)))}
              >
                <option value="same">{who(occupant)}</option>
                {occupant.is === 'free' ? null : <option value="free">{c.free}</option>}
                <LevelOptions />
              </select>
            ) : (
              <span>{nameOf(occupant)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const chosenAs = (seat: NextSeat): string => (seat.is === 'bot' ? seat.level : seat.is);

const seatFrom = (value: string): NextSeat =>
  value === 'same' || value === 'free' ? { is: value } : { is: 'bot', level: value };
