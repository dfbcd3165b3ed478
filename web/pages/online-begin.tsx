import { levelNames } from '@tafelrunde/bots/names';
import { useState } from 'react';
import { HELPER } from '../local/seating.ts';
import type { Chair } from '../local/table.ts';
import { api, type ClockSetting, type SeatWanted, type TableWanted } from '../online/api.ts';
import { agreeingTime, clockName } from '../online/clock-name.ts';
import { rememberInvitation } from '../online/keepsakes.ts';
import { useOnlineMessages } from '../online/messages.ts';
import { useTogetherMessages } from '../online/together-messages.ts';
import { go } from '../router.tsx';
import { Trouble, useDoing, useName } from './online-parts.tsx';

interface OnlineBeginProps {
  readonly wanted: Pick<TableWanted, 'game' | 'settings'> &
    (
      | Pick<TableWanted, 'scenario'>
      /** What the campaign is called, and the scenario it begins with. */
      | { readonly campaign: string; readonly first: string }
    );
  readonly chairs: readonly Chair[];
}

/** Opens a table on the server, where somebody elsewhere is to sit. */
export function OnlineBegin({ wanted, chairs }: OnlineBeginProps) {
  const o = useOnlineMessages();
  const [spectators, setSpectators] = useState(true);
  const [hints, setHints] = useState(true);
  const [clock, setClock] = useState(0);
  const [agree, setAgree] = useState(0);
  const t = useTogetherMessages();
  const name = useName();
  const { busy, trouble, run } = useDoing();
  const open = () =>
    run(async () => {
      await name.introduce();
      const agreed = {
        seats: chairs.map(seatOf),
        spectators,
        hints,
        ...(CLOCKS[clock] && { clock: CLOCKS[clock] }),
        ...(agree > 0 && { agree: { seconds: agree } }),
      };
      const { table, invitation } = await opened(wanted, agreed);
      rememberInvitation(table, invitation);
      go(`/online/${table}`);
    });
  return (
    <fieldset className="setup-block parchment online-begin">
      <legend>{o.title}</legend>
      <p>{'scenario' in wanted ? o.elsewhere : o.campaignElsewhere}</p>
      {name.field}
      <label className="online-check">
        <input type="checkbox" checked={spectators} onChange={({ target }) => setSpectators(target.checked)} />
        <span>{o.spectators}</span>
      </label>
      <label className="online-check">
        <input type="checkbox" checked={hints} onChange={({ target }) => setHints(target.checked)} />
        <span>{o.hints}</span>
      </label>
      <label className="online-name">
        <span>{o.clock}</span>
        <select className="online-input" value={clock} onChange={({ target }) => setClock(Number(target.value))}>
          {CLOCKS.map((setting, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a clock is its place in the list
            <option key={i} value={i}>
              {setting ? clockName(setting, o) : o.clockOff}
            </option>
          ))}
        </select>
      </label>
      {chairs.length > 2 ? (
        <label className="online-name">
          <span>{t.agreeing}</span>
          <select className="online-input" value={agree} onChange={({ target }) => setAgree(Number(target.value))}>
            {AGREEING.map(seconds => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? t.agreeFirst : t.agreeAll(agreeingTime(seconds, o))}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Trouble>{trouble}</Trouble>
      <button type="button" className="button main setup-begin" disabled={busy} onClick={() => name.isSaid() && open()}>
        {o.open}
      </button>
    </fieldset>
  );
}

/** A table, or a campaign with the table of its first match. */
function opened(
  wanted: OnlineBeginProps['wanted'],
  agreed: Omit<TableWanted, 'game' | 'settings' | 'scenario'>,
): Promise<{ readonly table: string; readonly invitation: string }> {
  if ('scenario' in wanted) return api.open({ ...wanted, ...agreed });
  const { campaign, first, ...rest } = wanted;
  return api.begin({ ...rest, ...agreed, name: campaign, scenario: first });
}
/** At once, for an evening, and for those who look in once a day. */
const AGREEING = [0, 60, 600, 86_400];

/** For an evening, and for those who look in once a day. */
const CLOCKS: readonly (ClockSetting | null)[] = [
  null,
  ...[1, 3, 10].map(minutes => ({ per: 'decision', seconds: minutes * 60 }) as const),
  ...[1, 3].map(days => ({ per: 'day', days }) as const),
];

/** On the server play the bots that are meant for people, not those made for experiments. */
function seatOf(chair: Chair): SeatWanted {
  if (chair.kind === 'person') return { is: 'me' };
  if (chair.kind !== 'bot') return { is: 'free' };
  return { is: 'bot', level: levelNames.some(({ id }) => id === chair.bot) ? chair.bot : HELPER };
}
