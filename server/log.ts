import { RuleFailure } from '@tafelrunde/engine';

export interface Logging {
  readonly stream: { write(line: string): void };
  readonly level: string;
}

/**
 * What the log may know of an error: its kind, where it happened, and its sentence, unless that could name something hidden. The
 * sentence of a broken rule names the option that was chosen, which may be a card nobody else has seen.
 */
export function loggable(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const broken = error instanceof RuleFailure;
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: broken ? 'A rule broke.' : error.message,
    stack: framesOf(broken && error.cause instanceof Error ? error.cause : error),
    ...(typeof code === 'string' ? { code } : {}),
  };
}

/** The stack without its first lines, which repeat the sentence. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 12)
    .map(line => line.trim())
    .join('; ');
