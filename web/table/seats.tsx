import { botName } from '@tafelrunde/bots/names';
import { icons } from '../art/icons.ts';
import { decidersOf, type Situation } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { Icon } from '../parts/icon.tsx';
import type { Words } from './words.ts';

/** Who sits around the table, and whose turn it is. */
export function Seats({ situation, words }: { readonly situation: Situation; readonly words: Words }) {
  const m = useMessages();
  const { chairs, viewer, helped, outcome } = situation;
  const deciders = decidersOf(situation);
  return (
    <section className="seats-region" aria-label={m.table.seatsLabel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="seats" aria-label={m.table.seatsLabel} tabIndex={0}>
        {chairs.map((chair, seat) => {
          const level = chair.kind === 'bot' ? (botName(chair.bot)?.[m.lang] ?? '') : null;
          const bot = chair.kind === 'bot' && chair.name ? `${chair.name} (${level})` : level;
          const guest = chair.kind === 'guest' ? chair.name : chair.kind === 'free' ? m.table.nobodyYet : null;
          const mine = seat === viewer ? m.you : m.table.here;
          const named = (chair.kind === 'person' && chair.name) || null;
          const who = bot ?? guest ?? (helped.includes(seat) ? m.table.helped : (named ?? mine));
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              className="seat"
              data-side={seat + 1}
              data-deciding={deciders.includes(seat)}
              data-me={seat === viewer}
              data-here={chair.kind === 'guest' ? chair.here : undefined}
            >
              <Icon d={chair.kind === 'bot' ? icons['robot-golem'] : icons.person} />
              <span className="seat-name">{words.role(seat)}</span>
              <span className="seat-who">{who}</span>
              {chair.kind === 'guest' && chair.here !== undefined ? (
                <span className="unseen">{chair.here ? m.table.isHere : m.table.isAway}</span>
              ) : null}
              {deciders.includes(seat) ? <span className="unseen">{m.table.turnOf}</span> : null}
              {outcome?.winners.includes(seat) ? <Icon d={icons.trophy} className="seat-trophy" /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
