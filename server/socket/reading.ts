import type { Text } from '@tafelrunde/engine';
import type { Request } from '@tafelrunde/wire';
import { request } from '@tafelrunde/wire/requests';

/** What costs everybody at the table more than a decision does counts for more. */
const COSTS: Readonly<Record<string, number>> = {
  visit: 3,
  say: 3,
  suggest: 3,
  odds: 3,
  hint: 3,
  watch: 3,
  log: 3,
  explain: 2,
};

/** What JSON says; undefined where it is none. */
export function rawOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request, or what is wrong with it. */
export function parsed(raw: unknown): { request: Request } | { error: Text; ref: number | null } {
  if (raw === undefined)
    return { error: { en: 'A message is a JSON text.', de: 'Eine Nachricht ist ein JSON-Text.' }, ref: null };
  const result = request.safeParse(raw);
  if (result.success) return { request: result.data };
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') || 'JSON';
  const why = `${where}: ${issue?.message ?? '?'}`;
  return {
    error: { en: `This cannot be read. ${why}`, de: `Das ist nicht lesbar. ${why}` },
    ref: refOf(raw),
  };
}

export function costOf(raw: unknown): number {
  const wanted = typeof raw === 'object' && raw !== null && 'do' in raw ? raw.do : undefined;
  return (typeof wanted === 'string' && Object.hasOwn(COSTS, wanted) && COSTS[wanted]) || 1;
}

export function refOf(raw: unknown): number | null {
  return typeof raw === 'object' && raw !== null && 'ref' in raw && typeof raw.ref === 'number' ? raw.ref : null;
}
