/**
 * Operations on JSON-plain data: what every state, event, answer and save is made of.
 * A state is a tree of objects, arrays, strings, finite numbers, booleans and null; it never shares or repeats a node.
 */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** An independent copy. Shallow clones first, then the children: V8 copies whole objects and arrays fast. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const array = value.slice();
    for (let i = 0; i < array.length; i++) {
      const item = array[i];
      if (typeof item === 'object' && item !== null) array[i] = copy(item);
    }
    return array as T;
  }
  const object = { ...value } as Record<string, unknown>;
  for (const key in object) {
    const item = object[key];
    if (typeof item === 'object' && item !== null) object[key] = copy(item);
  }
  return object as T;
}

/** A list with each item copied by `one`: what a game's own `copy` is made of. */
export function copyEach<T>(list: readonly T[], one: (item: T) => T): T[] {
  // Most lists of a state are empty most of the time.
  if (list.length === 0) return [];
  const copies = list.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = one(copies[i] as T);
  return copies;
}

/** An object without inner objects, copied. */
export const copyFlat = <T extends object>(value: T): T => ({ ...value });

/** Says where a copy and its original are one and the same object, or null. */
export function whereShared(value: unknown, other: unknown, where = 'state'): string | null {
  const at = sharedAt(value, other);
  return at === null ? null : where + at;
}

/** The way there is put together on the way back: mostly there is none. */
function sharedAt(value: unknown, other: unknown): string | null {
  if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null) return null;
  if (value === other) return '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (typeof value[i] !== 'object') continue;
      const at = sharedAt(value[i], (other as unknown[])[i]);
      if (at !== null) return `.${i}${at}`;
    }
    return null;
  }
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item !== 'object') continue;
    const at = sharedAt(item, (other as Record<string, unknown>)[key]);
    if (at !== null) return `.${key}${at}`;
  }
  return null;
}

/** Structural equality; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let more = 0;
  for (const key in left) {
    if (!Object.hasOwn(right, key)) return false;
    const item = left[key];
    if (item !== right[key] && !equal(item, right[key])) return false;
    more++;
  }
  for (const _ in right) more--;
  return more === 0;
}

/** A 64-bit fingerprint as 16 hex digits. Equal trees have equal hashes, whatever the order of their keys. */
export function hash(value: unknown): string {
  mix(value);
  return hex(one) + hex(two);
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
const float = new Float64Array(1);
const words = new Int32Array(float.buffer);

/** Both halves are made in one go through the tree: the last value's stand here. */
let one = 0;
let two = 0;
const ONE = 0x9e3779b9;
const TWO = 0x85ebca6b;

function mix(value: unknown): void {
  switch (typeof value) {
    case 'number':
      if ((value | 0) === value) {
        one = stir(ONE ^ 0x11, value);
        two = stir(TWO ^ 0x11, value);
        return;
      }
      float[0] = value;
      one = stir(stir(ONE ^ 0x12, words[0] ?? 0), words[1] ?? 0);
      two = stir(stir(TWO ^ 0x12, words[0] ?? 0), words[1] ?? 0);
      return;
    case 'string':
      one = mixedString(value, ONE);
      two = mixedString(value, TWO);
      return;
    case 'boolean':
      one = stir(ONE ^ 0x13, value ? 1 : 2);
      two = stir(TWO ^ 0x13, value ? 1 : 2);
      return;
    case 'object':
      if (value === null) {
        one = stir(ONE, 0x14);
        two = stir(TWO, 0x14);
      } else if (Array.isArray(value)) mixList(value);
      else mixObject(value as Record<string, unknown>);
      return;
    default:
      one = stir(ONE, 0x17);
      two = stir(TWO, 0x17);
  }
}

function mixList(list: readonly unknown[]): void {
  let first = stir(ONE, 0x15 + list.length);
  let second = stir(TWO, 0x15 + list.length);
  for (const item of list) {
    mix(item);
    first = stir(first, one);
    second = stir(second, two);
  }
  one = first;
  two = second;
}

/** The sum does not depend on the order of keys. */
function mixObject(object: Record<string, unknown>): void {
  let first = 0x16;
  let second = 0x16;
  for (const key in object) {
    const name = mixedKey(key);
    mix(object[key]);
    first = (first + stir(name.one, one)) | 0;
    second = (second + stir(name.two, two)) | 0;
  }
  one = stir(ONE, first);
  two = stir(TWO, second);
}

/** States have few names for very many things. */
const KEYS = new Map<string, { readonly one: number; readonly two: number }>();
const MOST_KEYS = 4_096;

function mixedKey(key: string): { readonly one: number; readonly two: number } {
  let mixed = KEYS.get(key);
  if (mixed === undefined) {
    mixed = { one: mixedString(key, ONE), two: mixedString(key, TWO) };
    if (KEYS.size >= MOST_KEYS) KEYS.clear();
    KEYS.set(key, mixed);
  }
  return mixed;
}

function mixedString(text: string, seed: number): number {
  let h = seed ^ text.length;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return stir(h, 0x18);
}

function stir(h: number, k: number): number {
  let x = Math.imul(h ^ k, 0xcc9e2d51);
  x = Math.imul(x ^ (x >>> 15), 0x1b873593);
  x ^= x >>> 13;
  return (Math.imul(x, 5) + 0x6b64e6e5 + h) | 0;
}

/** Says where a value stops being JSON-plain, or null. `where` names the root in the answer. */
export function whyNotPlain(value: unknown, where = 'state'): string | null {
  const found = findImpure(value, new Set(), 0);
  if (found === null) return null;
  const path = where + found.at;
  return found.why === TOO_DEEP
    ? `${path.slice(0, 40)}... is nested more than ${DEEPEST} levels deep`
    : `${path} ${found.why}`;
}

/** Far deeper than any state, and far from what the call stack holds: a hostile file must not overflow it. */
const DEEPEST = 500;
const TOO_DEEP = 'too deep';

/** What is wrong, and where below the value that was looked at: put together on the way back, for mostly nothing is. */
interface Impure {
  readonly at: string;
  readonly why: string;
}
const impure = (why: string): Impure => ({ at: '', why });
const below = (step: string, { at, why }: Impure): Impure => ({ at: step + at, why });

function findImpure(value: unknown, seen: Set<object>, depth: number): Impure | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return impure(`is ${value}; only finite numbers can be stored`);
      return Object.is(value, -0) ? impure('is -0, which JSON turns into 0') : null;
    case 'object':
      break;
    default:
      return impure(
        `is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}; only JSON-plain data can be stored`,
      );
  }
  if (value === null) return null;
  if (depth > DEEPEST) return impure(TOO_DEEP);
  if (seen.has(value)) return impure('is an object that also stands elsewhere; a state is a tree');
  seen.add(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = findImpure(value[i], seen, depth + 1);
      if (found) return below(`[${i}]`, found);
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return impure('is an instance of a class');
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return impure('has the forbidden key "__proto__"');
    const found = findImpure((value as Record<string, unknown>)[key], seen, depth + 1);
    if (found) return below(`.${key}`, found);
  }
  return null;
}
