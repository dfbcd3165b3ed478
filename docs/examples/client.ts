// A whole client in one file, written from docs/protocol.md: it enters, opens a table against a bot, and plays the match to its end with the first
// option it is offered. Nothing but Node is needed:
//
//   node docs/examples/client.ts http://localhost:3000 [game]
//
// It knows no rules: options come by name, and are answered by name.

interface Seen {
  is: 'seen';
  epoch: number;
  ask: { seat: number; ids: string[] } | null;
  ending: { kind: string; winners: number[] } | null;
}
type Message =
  | { is: 'welcome'; protocol: number }
  | Seen
  | { is: 'done'; ref: number }
  | { is: 'refused'; ref: number | null; code: string; text: { en: string } }
  | { is: 'gone'; missing: boolean }
  | { is: 'told' | 'pong' };

const PROTOCOL = 7;
const [url = 'http://localhost:3000', game = 'skirmish'] = process.argv.slice(2);

async function post<T>(path: string, body: object, key?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = (await answer.json()) as T & { text?: { en: string } };
  if (!answer.ok) throw new Error(said.text?.en ?? `${path}: ${answer.status}`);
  return said;
}

// A player is a name and a key. Browsers keep the key in a cookie, programs send it along.
const { key } = await post<{ key: string }>('/api/players', { name: 'Example', key: true });
const seats = [{ is: 'me' }, { is: 'bot', level: 'page' }];
const { table } = await post<{ table: string }>('/api/tables', { game, seats }, key);

// Node's WebSocket takes headers, which those of browsers do not.
type WithHeaders = new (url: string, options: { headers: Record<string, string> }) => WebSocket;
const socket = new (WebSocket as unknown as WithHeaders)(`${url.replace('http', 'ws')}/api/socket`, {
  headers: { authorization: `Bearer ${key}` },
});
let ref = 0;
let answered = -1;
const send = (request: object): void => socket.send(JSON.stringify(request));

/** What was sent is sent again until there is an answer to it; with the same number it is carried out once. */
let open: { ref: number } | null = null;

function play({ epoch, ask, ending }: Seen): void {
  if (ending) {
    console.log(`${ending.kind}: ${ending.winners.includes(0) ? 'won' : 'not won'} after ${ref} decisions`);
    socket.close();
    return;
  }
  if (!ask || epoch === answered) return;
  answered = epoch;
  const wanted = { do: 'answer', table, ref: ++ref, seat: ask.seat, epoch, option: ask.ids[ref % ask.ids.length] };
  open = wanted;
  send(wanted);
}

socket.onmessage = ({ data }) => {
  const message = JSON.parse(String(data)) as Message;
  switch (message.is) {
    case 'welcome':
      if (message.protocol !== PROTOCOL) throw new Error(`The server speaks version ${message.protocol}.`);
      send({ do: 'visit', table });
      return;
    case 'seen':
      play(message);
      return;
    case 'done':
      open = null;
      return;
    case 'refused':
      // These two mean: not now.
      if (open && (message.code === 'too-fast' || message.code === 'failed')) setTimeout(() => open && send(open), 500);
      else throw new Error(`${message.code}: ${message.text.en}`);
      return;
    case 'gone':
      setTimeout(() => send({ do: 'visit', table }), 500);
      return;
  }
};
