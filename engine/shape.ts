/** What data from outside must look like. Small on purpose: it travels with every table, where a library would weigh more than the match. */
export interface Shape<T> {
  /** What is wrong, or null: then the value is a `T`. */
  (value: unknown): Flaw | null;
  /** Never there: it carries the type. */
  readonly type?: T;
}

export interface Flaw {
  /** Where, as in "answers.3.seat"; empty at the top. */
  readonly at: string;
  readonly what: string;
}

/** The type that a shape describes. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Required<F extends Fields> = { readonly [K in keyof F]: Shaped<F[K]> };
type Optional<F extends Fields> = { readonly [K in keyof F]?: Shaped<F[K]> };

export const anything: Shape<unknown> = () => null;
export const text: Shape<string> = value => kindMustBe('string', value);
export const number: Shape<number> = value => kindMustBe('number', value);
export const yesOrNo: Shape<boolean> = value => kindMustBe('boolean', value);

/** A whole number from there on. */
export const count =
  (least: number): Shape<number> =>
  value =>
    number(value) ?? whole(value) ?? ((value as number) >= least ? null : flaw(`expected number to be >=${least}`));

export const integer: Shape<number> = value => number(value) ?? whole(value);

export const exactly =
  <const V extends string | number | boolean>(only: V): Shape<V> =>
  value =>
    value === only ? null : flaw(`expected ${only}`);

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  value =>
    value === null ? null : shape(value);

export const oneOf =
  <S extends readonly Shape<unknown>[]>(...shapes: S): Shape<Shaped<S[number]>> =>
  value =>
    shapes.some(shape => shape(value) === null) ? null : flaw('none of the ways to write it fits');

export const list =
  <T>(of: Shape<T>, length?: number): Shape<readonly T[]> =>
  value => {
    if (!Array.isArray(value)) return kindMustBe('array', value);
    if (length !== undefined && value.length !== length) return flaw(`expected ${length} of them`);
    return firstFlaw(value.entries(), () => of);
  };

export const byName =
  <T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  value =>
    kindMustBe('object', value) ?? firstFlaw(Object.entries(value as object), () => of);

/** These fields, those if they are there, and no others. */
export const object =
  <R extends Fields, O extends Fields = Record<never, never>>(
    required: R,
    optional?: O,
  ): Shape<Required<R> & Optional<O>> =>
  value => {
    const wrong = kindMustBe('object', value);
    if (wrong) return wrong;
    const missing = Object.keys(required).find(key => !Object.hasOwn(value as object, key));
    if (missing !== undefined) return within(missing, required[missing]?.(undefined) ?? flaw('it is missing'));
    return firstFlaw(Object.entries(value as object), key => field(required, key) ?? field(optional, key) ?? UNKNOWN);
  };

const UNKNOWN: Shape<never> = () => flaw('nobody knows this field');

const field = (fields: Fields | undefined, key: string | number): Shape<unknown> | undefined =>
  fields && Object.hasOwn(fields, key) ? fields[key] : undefined;

function firstFlaw<K extends string | number>(
  entries: Iterable<readonly [K, unknown]>,
  shapeOf: (key: K) => Shape<unknown>,
): Flaw | null {
  for (const [key, value] of entries) {
    const found = shapeOf(key)(value);
    if (found) return within(key, found);
  }
  return null;
}

const within = (key: string | number, { at, what }: Flaw): Flaw => ({
  at: at === '' ? `${key}` : `${key}.${at}`,
  what,
});

const flaw = (what: string): Flaw => ({ at: '', what: `Invalid input: ${what}` });

const whole = (value: unknown): Flaw | null => (Number.isSafeInteger(value) ? null : flaw('expected a whole number'));

function kindMustBe(kind: string, value: unknown): Flaw | null {
  const is = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return is === kind ? null : flaw(`expected ${kind}, received ${is}`);
}
