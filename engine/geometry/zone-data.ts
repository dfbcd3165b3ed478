import { fieldsOf, GeometryError, listOf, oneOf, shown } from './problem.ts';

/**
 * What lies on the border of two zones.
 * - open: passed and seen through.
 * - one-way: walked from a to b only; near and seen through in both directions (a barrier marked in b, SS-TERR-06 to 09).
 * - barrier: near and seen through, but walked in neither direction.
 * - blind: passed, but a wall stands between the two zone marks, so there is no sight (SS-RNG-EX2).
 * - closed: nothing passes: a closed door, a wall token.
 */
export type ZoneBorder = 'open' | 'one-way' | 'barrier' | 'blind' | 'closed';

const BORDERS: readonly ZoneBorder[] = ['open', 'one-way', 'barrier', 'blind', 'closed'];

export interface ZoneLink {
  /** A name for borders that change during play: a door. */
  readonly id?: string;
  readonly a: string;
  readonly b: string;
  readonly border: ZoneBorder;
}

/** A line of sight between the marks of two zones that do not touch, read off the printed map. It holds both ways. */
export interface ZoneLine {
  readonly a: string;
  readonly b: string;
  /** The zones crossed on the way from a to b. */
  readonly through: readonly string[];
  /** The ids of the borders on the line that cut it while they are closed. */
  readonly doors?: readonly string[];
}

export interface ZoneMapData {
  readonly zones: readonly string[];
  readonly links: readonly ZoneLink[];
  readonly lines?: readonly ZoneLine[];
  /** Where sight was computed for the whole map only its lines count; else every open border is seen through as well. */
  readonly sight?: 'lines';
}

/** Reads a zone map's data, which may come from a file: every fault is refused with one sentence. */
export function checkedZones(data: unknown): ZoneMapData {
  const fields = fieldsOf(data, 'A zone map');
  const zones = listOf(fields.zones, 'The zones').map(zone => name(zone, 'A zone'));
  if (zones.length === 0) throw new GeometryError('A zone map needs at least one zone.');
  unique(zones, 'zone');
  const known = new Set(zones);
  const zone = (value: unknown, what: string): string => {
    const found = name(value, what);
    if (!known.has(found)) throw new GeometryError(`${what} names the zone "${found}", which is not on the map.`);
    return found;
  };
  const links = listOf(fields.links, 'The links').map(link => checkedLink(link, zone));
  const ids = links.flatMap(link => link.id ?? []);
  unique(ids, 'border');
  const lines = listOf(fields.lines, 'The lines of sight').map(line => checkedLine(line, zone, new Set(ids)));
  return { zones, links, lines, ...(fields.sight === 'lines' && { sight: 'lines' }) };
}

type ZoneReader = (value: unknown, what: string) => string;

function checkedLink(value: unknown, zone: ZoneReader): ZoneLink {
  const fields = fieldsOf(value, 'A link');
  const a = zone(fields.a, 'A link');
  const b = zone(fields.b, 'A link');
  if (a === b) throw new GeometryError(`A link joins the zone "${a}" to itself.`);
  const border = oneOf(fields.border, `The border of "${a}" and "${b}"`, BORDERS);
  return { a, b, border, ...(fields.id !== undefined && { id: name(fields.id, 'The id of a border') }) };
}

function checkedLine(value: unknown, zone: ZoneReader, ids: ReadonlySet<string>): ZoneLine {
  const fields = fieldsOf(value, 'A line of sight');
  const a = zone(fields.a, 'A line of sight');
  const b = zone(fields.b, 'A line of sight');
  const what = `The line of sight from "${a}" to "${b}"`;
  if (a === b) throw new GeometryError(`${what} needs two zones.`);
  const doors = listOf(fields.doors, `The doors of the line from "${a}" to "${b}"`).map(door => name(door, what));
  for (const door of doors) {
    if (!ids.has(door)) throw new GeometryError(`${what} names the border "${door}", which is not on the map.`);
  }
  return { a, b, through: listOf(fields.through, what).map(crossed => zone(crossed, what)), doors };
}

function name(value: unknown, what: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new GeometryError(`${what} needs a name, but has ${shown(value)}.`);
}

function unique(names: readonly string[], what: string): void {
  const seen = new Set<string>();
  for (const each of names) {
    if (seen.has(each)) throw new GeometryError(`The ${what} "${each}" is on the map twice.`);
    seen.add(each);
  }
}
