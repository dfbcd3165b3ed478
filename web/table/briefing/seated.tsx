import { botName } from '@tafelrunde/bots/names';
import type { Config, Game } from '@tafelrunde/engine';
import { icons } from '../../art/icons.ts';
import { seatNames } from '../../local/seating.ts';
import type { Chair } from '../../local/table.ts';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../parts/icon.tsx';
import { useBriefingMessages } from './messages.ts';

interface SeatedProps {
  readonly game: Game;
  readonly config: Config;
  readonly chairs: readonly Chair[];
}

/** Who sits where, before it begins. */
export function Seated({ game, config, chairs }: SeatedProps) {
  const m = useMessages();
  const b = useBriefingMessages();
  const role = seatNames(game, config, m.lang, m.seat);
  const people = chairs.filter(({ kind }) => kind === 'person').length;
  const who = (chair: Chair): string => {
    if (chair.kind === 'free') return m.table.nobodyYet;
    if (chair.kind === 'bot') return [chair.name, botName(chair.bot)?.[m.lang]].filter(Boolean).join(', ');
    return chair.name ?? (people === 1 ? m.you : m.table.here);
  };
  return (
    <>
      <h2>{b.seated}</h2>
      <ul className="briefing-seats">
        {chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <Icon d={chair.kind === 'bot' ? icons['robot-golem'] : icons.person} />
            <strong>{role(seat)}</strong> {who(chair)}
          </li>
        ))}
      </ul>
    </>
  );
}
