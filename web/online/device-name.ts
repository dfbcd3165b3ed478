const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** What people would call this device: "Chrome, Android". */
export function deviceName(agent = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].flatMap(kinds => kinds.find(([sign]) => agent.includes(sign))?.[1] ?? []);
  return found.join(', ') || '?';
}
