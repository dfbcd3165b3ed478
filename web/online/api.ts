import type { CampaignStory, Config, Outcome, Text } from '@tafelrunde/engine';
import type { Ending, Seen } from '@tafelrunde/wire';

/** Somebody as the server knows them: a name, no account. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly webhook: string | null;
}

export type SeatWanted =
  | { readonly is: 'me' }
  | { readonly is: 'free' }
  | { readonly is: 'bot'; readonly level: string };

export interface TableWanted {
  readonly game: string;
  readonly scenario: string;
  readonly settings: Config['settings'];
  readonly seats: readonly SeatWanted[];
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly clock?: ClockSetting;
  readonly agree?: Agreeing;
}

/** Where several are asked all must agree; after so many seconds a suggestion counts. */
export interface Agreeing {
  readonly seconds: number;
}

/** What is agreed on for a whole campaign. */
export type CampaignWanted = Omit<TableWanted, 'scenario'> & {
  readonly name: string;
  /** The scenario it begins with, where a game has several campaigns. */
  readonly scenario?: string;
};

/** Who is to sit on a seat of the next match. */
export type NextSeat =
  | { readonly is: 'same' }
  | { readonly is: 'free' }
  | { readonly is: 'bot'; readonly level: string };

/** A campaign of the server as everybody who may see it knows it. */
export interface OnlineCampaign {
  readonly campaign: string;
  readonly game: string;
  readonly name: string;
  /** The last match, and its number. */
  readonly table: string;
  readonly number: number;
  readonly playing: boolean;
  readonly next: readonly string[];
  readonly over: boolean;
  readonly story: CampaignStory;
  readonly news: readonly Text[];
  readonly matches: readonly {
    readonly number: number;
    readonly scenario: string;
    /** Null: the server has not kept it. */
    readonly table: string | null;
    /** Null: it is not over. */
    readonly outcome: Outcome | null;
  }[];
  readonly seats: TableSummary['seats'];
  readonly settings: Config['settings'];
  readonly spectators: boolean;
  /** I belong to it, and may go on. */
  readonly belongs: boolean;
  /** I say who sits where, and may end it. */
  readonly leads: boolean;
  /** Its matches are not to be watched again before it is over. */
  readonly sealed: boolean;
}

/** How long somebody may think about a decision. */
export type ClockSetting =
  | { readonly per: 'decision'; readonly seconds: number }
  | { readonly per: 'day'; readonly days: number };

/** What everybody with the link may know of a table. */
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  readonly settings: Config['settings'];
  readonly seats: readonly (
    | { readonly is: 'free' }
    | { readonly is: 'player'; readonly name: string }
    | { readonly is: 'bot'; readonly level: string }
  )[];
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly clock: ClockSetting | null;
  readonly agree: Agreeing | null;
  readonly over: boolean;
  /** I opened it. */
  readonly host: boolean;
  /** The campaign it is a match of. */
  readonly campaign: Seen['campaign'];
}

/** A finished match as everybody with its link may watch it. */
export interface SharedReplay {
  readonly table: string;
  /** The match as the file it would be saved as. */
  readonly file: string;
  readonly seats: TableSummary['seats'];
  readonly ending: Ending;
  /** The rules were mended since: the match begins at the last rest. */
  readonly mended: boolean;
  /** False: only those who sat there may watch it. */
  readonly spectators: boolean;
}

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  /** It waits for me. */
  readonly due: boolean;
  readonly over: boolean;
  readonly changed: number;
  /** The campaign it is a match of: of each my last table is listed. */
  readonly campaign: Seen['campaign'];
  /** The people it waits for, by name. */
  readonly awaited: readonly string[];
}

/** A device that has a key of mine. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly since: number | null;
  readonly here: boolean;
}

/** The server did not do it, or could not be asked; says why, to be shown. */
export class ApiTrouble extends Error {
  readonly code: string;
  readonly text: Text;

  constructor(code: string, text: Text) {
    super(text.en);
    this.code = code;
    this.text = text;
  }
}

const UNREACHABLE = {
  en: 'The server cannot be reached. Nothing has changed.',
  de: 'Der Server ist nicht erreichbar. Nichts hat sich geändert.',
};

type Method = 'GET' | 'POST' | 'PATCH';

async function call(method: Method, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => null);
  if (answer?.ok) return answer;
  const said = (await answer?.json().catch(() => null)) as { code: string; text: Text } | null | undefined;
  throw said?.text ? new ApiTrouble(said.code, said.text) : new ApiTrouble('unreachable', UNREACHABLE);
}

/** What is no JSON comes from a server of files: there is nobody to ask. */
async function told<T>(method: Method, path: string, body?: object): Promise<T> {
  const answer = await call(method, path, body);
  if (!answer.headers.get('content-type')?.includes('json')) throw new ApiTrouble('unreachable', UNREACHABLE);
  return answer.json() as Promise<T>;
}

const of = (campaign: string, what = ''): string => `/campaigns/${encodeURIComponent(campaign)}${what}`;
const at = (table: string, what = ''): string => `/tables/${encodeURIComponent(table)}${what}`;

/** What can be asked of the server besides play itself, which goes over the line. */
export const api = {
  enter: (name: string) => told<Player>('POST', '/players', { name }),
  me: () => told<Player>('GET', '/players/me'),
  change: (change: Partial<Pick<Player, 'name' | 'webhook'>>) => told<Player>('PATCH', '/players/me', change),
  devices: () => told<{ devices: readonly Device[]; code: { since: number } | null }>('GET', '/players/me/devices'),
  makeCode: () => told<{ code: string }>('POST', '/players/me/code', {}),
  comeIn: (code: string, device: string) => told<Player>('POST', '/players/by-code', { code, device }),
  revoke: (id: string) => told<object>('POST', '/players/me/devices/revoke', { id }),
  pushKey: () => told<{ key: string }>('GET', '/push'),
  subscribe: (subscription: object, lang: string) =>
    told<object>('POST', '/players/me/pushes', { ...subscription, lang }),
  unsubscribe: (endpoint: string) => told<object>('POST', '/players/me/pushes/stop', { endpoint }),
  myTables: () => told<readonly MyTable[]>('GET', '/players/me/tables'),
  open: (wanted: TableWanted) => told<{ table: string; invitation: string }>('POST', '/tables', wanted),
  summary: (table: string) => told<TableSummary>('GET', at(table)),
  claim: (table: string, seat: number, invitation: string) =>
    told<object>('POST', at(table, '/claim'), { seat, invitation }),
  leave: (table: string, seat: number) => told<object>('POST', at(table, '/leave'), { seat }),
  fill: (table: string, seat: number, level: string) =>
    told<object>('POST', at(table, '/fill'), { seat, occupant: { is: 'bot', level } }),
  rematch: (table: string) => told<{ table: string; invitation?: string }>('POST', at(table, '/rematch')),
  begin: (wanted: CampaignWanted) =>
    told<{ campaign: string; table: string; invitation: string }>('POST', '/campaigns', wanted),
  campaign: (campaign: string) => told<OnlineCampaign>('GET', of(campaign)),
  next: (campaign: string, choice: { after: number; scenario?: string; seats?: readonly NextSeat[] }) =>
    told<{ table: string; number: number }>('POST', of(campaign, '/next'), choice),
  endCampaign: (campaign: string) => told<object>('POST', of(campaign, '/end'), {}),
  campaignFile: async (campaign: string) => (await call('GET', of(campaign, '/file'))).text(),
  replay: (table: string) => told<SharedReplay>('GET', at(table, '/replay')),
  file: async (table: string) => (await call('GET', at(table, '/file'))).text(),
};
