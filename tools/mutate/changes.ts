// The changes Stryker makes to the rules, and which of them are tried.
import { createHash } from 'node:crypto';

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** One change, as it stands in Stryker's report (lines and columns from 1). */
export interface Change {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** Tells a change apart from all others, in every run over the same text. */
export function nameOf(file: string, { mutatorName, replacement = '', location: { start, end } }: Change): string {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;
}

/**
 * `io.tell?.()` and `io.reveal?.()` without the question mark: whether anybody listens is no rule of a game. The contract, which plays with
 * nobody listening, fails if a mark is missing.
 */
const asksForListeners = ({ mutatorName, replacement = '' }: Change): boolean =>
  mutatorName === 'OptionalChaining' && /^io\.(tell|reveal)\(/.test(replacement);

/** The names of the changes that are tried: all, or as many as wanted, drawn by the seed. */
export function chosen(
  changes: readonly (readonly [name: string, change: Change])[],
  sample: number | null,
  seed: string,
): string[] {
  const names = changes.filter(([, change]) => !asksForListeners(change)).map(([name]) => name);
  if (sample === null) return names;
  // By the smallest digests: a larger sample holds the smaller one, and what was measured for that.
  const lots = names.map(name => [createHash('sha256').update(`${seed} ${name}`).digest('hex'), name] as const);
  return lots
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, sample)
    .map(([, name]) => name);
}

/** What stands there and what stands there instead, in one line. */
export function described(source: string, { replacement = '', location: { start, end } }: Change): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return `${short(lines.join('\n'))} -> ${short(replacement)}`;
}

const LONGEST = 90;

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 4)} ...`;
}
