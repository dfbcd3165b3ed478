import fc from 'fast-check';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Keys that plain objects inherit are the likeliest to go wrong. */
const keys = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.constantFrom('a', 'b', 'toString', 'constructor', 'length', 'valueOf', '0'),
);
const leaves = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(n => n + 0),
  fc.string({ maxLength: 4 }),
  fc.boolean(),
  fc.constant(null),
);

const trees = fc.letrec<{ tree: Json; object: JsonObject; list: Json[] }>(tie => ({
  tree: fc.oneof({ maxDepth: 4, depthSize: 'small' }, leaves, tie('list'), tie('object')),
  list: fc.array(tie('tree'), { maxLength: 4 }),
  object: fc
    .dictionary(
      keys.filter(key => key !== '__proto__'),
      tie('tree'),
      { maxKeys: 5, noNullPrototype: true },
    )
    .map(object => ({ ...object })),
}));

/** Any JSON-plain tree. */
export const json: fc.Arbitrary<Json> = trees.tree;
export const objects: fc.Arbitrary<JsonObject> = trees.object;

/** A path into the tree, given as numbers that choose a child at each level. */
const edits = fc.array(
  fc.record({
    path: fc.array(fc.nat(5), { minLength: 1, maxLength: 5 }),
    what: fc.constantFrom('delete', 'replace', 'insert'),
    key: keys.filter(key => key !== '__proto__'),
    value: trees.tree,
  }),
  { minLength: 1, maxLength: 4 },
);
type Edit = Readonly<{ path: readonly number[]; what: string; key: string; value: Json }>;

/** A copy of the tree in which a few random nodes were deleted, replaced or added. */
export const mutated = <T extends Json>(tree: T): fc.Arbitrary<T> =>
  edits.map(list => {
    const twin = structuredClone(tree);
    for (const edit of list) apply(twin, edit);
    return twin;
  });

function apply(tree: Json, { path, what, key, value }: Edit): void {
  let node = tree;
  for (const [depth, turn] of path.entries()) {
    if (typeof node !== 'object' || node === null) return;
    const places = Object.keys(node);
    const place = places.length === 0 ? undefined : (places[turn % places.length] as string);
    const child = place === undefined ? undefined : (node as JsonObject)[place];
    const last = depth === path.length - 1 || typeof child !== 'object' || child === null;
    if (!last) {
      node = child as Json;
      continue;
    }
    edit(node, place, what, key, structuredClone(value));
    return;
  }
}

function edit(node: Json[] | JsonObject, place: string | undefined, what: string, key: string, value: Json): void {
  if (what === 'insert' || place === undefined) {
    if (Array.isArray(node)) node.push(value);
    else node[key] = value;
  } else if (what === 'replace') (node as JsonObject)[place] = value;
  else if (Array.isArray(node)) node.splice(Number(place), 1);
  else delete node[place];
}
