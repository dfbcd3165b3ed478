import type { ClockSetting } from './api.ts';
import type { useOnlineMessages } from './messages.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const clockName = (
  clock: ClockSetting,
  o: Pick<ReturnType<typeof useOnlineMessages>, 'minutes' | 'days'>,
): string => (clock.per === 'day' ? o.days(clock.days) : o.minutes(Math.max(1, Math.round(clock.seconds / MINUTE))));

/** How long a suggestion must have stood. */
export const agreeingTime = (
  seconds: number,
  o: Pick<ReturnType<typeof useOnlineMessages>, 'minutes' | 'days'>,
): string =>
  clockName(seconds >= DAY ? { per: 'day', days: Math.round(seconds / DAY) } : { per: 'decision', seconds }, o);
