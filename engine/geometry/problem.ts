/** Something is wrong with a map, a figure or a question about them. The message is one sentence for a person. */
export class GeometryError extends Error {
  override readonly name = 'GeometryError';
}

/** The value if it is a whole number from `least` to `most`; otherwise a sentence that names it and the limits. */
export function wholeNumber(value: unknown, what: string, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new GeometryError(`${what} must be a whole number from ${least} to ${most}, but is ${shown(value)}.`);
}

/** The value if it is one of the words allowed. */
export function oneOf<T extends string>(value: unknown, what: string, allowed: readonly T[]): T {
  for (const word of allowed) if (value === word) return word;
  throw new GeometryError(`${what} must be one of ${allowed.join(', ')}, but is ${shown(value)}.`);
}

/** The value if it is a list; a missing one counts as empty. */
export function listOf(value: unknown, what: string): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw new GeometryError(`${what} must be a list, but is ${shown(value)}.`);
}

/** The value if it is an object with named fields. */
export function fieldsOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new GeometryError(`${what} must be an object with named fields, but is ${shown(value)}.`);
}

export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  // Not every object can be turned into text, and none turns into a useful one.
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}
