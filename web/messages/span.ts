/** From here on people count in hours. */
const HOURS = 120;
const HOUR = 60;

/** A span of minutes as people say it: "20–85 min", "1–6 h". */
export function span(least: number, most: number, number: Intl.NumberFormat): string {
  const hours = (minutes: number): string => number.format(Math.round((minutes / HOUR) * 2) / 2);
  if (least === most) return most < HOURS ? `${most} min` : `${hours(most)} h`;
  if (most < HOURS) return `${least}–${most} min`;
  return least < HOUR ? `${least} min – ${hours(most)} h` : `${hours(least)}–${hours(most)} h`;
}
