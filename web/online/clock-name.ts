import type { ClockSetting } from './api.ts';
import type { useOnlineMessages } from './messages.ts';

const MINUTE = 60;

export const clockName = (
  clock: ClockSetting,
  o: Pick<ReturnType<typeof useOnlineMessages>, 'minutes' | 'days'>,
): string => (clock.per === 'day' ? o.days(clock.days) : o.minutes(Math.max(1, Math.round(clock.seconds / MINUTE))));
