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
  if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null) return null;
  if (value === other) return where;
  for (const [key, item] of Object.entries(value)) {
    const found = whereShared(item, (other as Record<string, unknown>)[key], `${where}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Structural equality; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every(key => Object.hasOwn(right, key) && equal(left[key], right[key]));
}

/** A 64-bit fingerprint as 16 hex digits. Equal trees have equal hashes, whatever the order of their keys. */
export function hash(value: unknown): string {
  return hex(mixed(value, 0x9e3779b9)) + hex(mixed(value, 0x85ebca6b));
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
const float = new Float64Array(1);
const words = new Int32Array(float.buffer);

function mixed(value: unknown, seed: number): number {
  switch (typeof value) {
    case 'number':
      if ((value | 0) === value) return stir(seed ^ 0x11, value);
      float[0] = value;
      return stir(stir(seed ^ 0x12, words[0] ?? 0), words[1] ?? 0);
    case 'string':
      return mixedString(value, seed);
    case 'boolean':
      return stir(seed ^ 0x13, value ? 1 : 2);
    case 'object': {
      if (value === null) return stir(seed, 0x14);
      if (Array.isArray(value)) {
        let h = stir(seed, 0x15 + value.length);
        for (const item of value) h = stir(h, mixed(item, seed));
        return h;
      }
      // The sum does not depend on the order of keys.
      let sum = 0x16;
      const object = value as Record<string, unknown>;
      for (const key in object) sum = (sum + stir(mixedString(key, seed), mixed(object[key], seed))) | 0;
      return stir(seed, sum);
    }
    default:
      return stir(seed, 0x17);
  }
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
  return findImpure(value, where, new Set(), 0);
}

/** Far deeper than any state, and far from what the call stack holds: a hostile file must not overflow it. */
const DEEPEST = 500;

function findImpure(value: unknown, path: string, seen: Set<object>, depth: number): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}; only finite numbers can be stored`;
      return Object.is(value, -0) ? `${path} is -0, which JSON turns into 0` : null;
    case 'object':
      break;
    default:
      return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}; only JSON-plain data can be stored`;
  }
  if (value === null) return null;
  if (depth > DEEPEST) return `${path.slice(0, 40)}... is nested more than ${DEEPEST} levels deep`;
  if (seen.has(value)) return `${path} is an object that also stands elsewhere; a state is a tree`;
  seen.add(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = findImpure(value[i], `${path}[${i}]`, seen, depth + 1);
      if (found) return found;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is an instance of a class`;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') return `${path} has the forbidden key "__proto__"`;
    const found = findImpure(item, `${path}.${key}`, seen, depth + 1);
    if (found) return found;
  }
  return null;
}
