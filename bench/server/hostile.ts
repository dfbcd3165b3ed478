// Everything one address can do to a server at once, in a process of its own; it rests and goes on when it is told to.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@tafelrunde/wire';
import { WebSocket } from 'ws';

const HEADERS = { 'x-forwarded-for': '198.51.100.7' };
const KNIGHTS = 20;
const PEOPLE = 6;
const SOCKETS_EACH = 10;
const EVERY_MS = 50;

const url = process.argv[2] ?? '';
let going = false;

/** Whoever asks too much is refused, and asks again. */
async function post(path: string, body: object, key?: string): Promise<Record<string, unknown>> {
  for (;;) {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...HEADERS, ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(body),
    });
    const said = (await response.json()) as Record<string, unknown>;
    if (response.ok) return said;
    await sleep(500);
  }
}

/** A socket that asks for hints and visits, in turns, and comes back when it is shown the door. */
function flood(key: string, table: string, watched: readonly string[]): void {
  const headers = { authorization: `Bearer ${key}`, ...HEADERS };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
  let [ref, epoch] = [0, 0];
  const timer = setInterval(() => {
    if (!going || socket.readyState !== WebSocket.OPEN) return;
    ref++;
    socket.send(JSON.stringify(ref % 2 === 0 ? { do: 'visit', table } : { do: 'hint', table, ref, epoch }));
  }, EVERY_MS);
  socket.on('open', () => {
    for (const id of [table, ...watched]) socket.send(JSON.stringify({ do: 'visit', table: id }));
  });
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as Message;
    if (message.is === 'seen' && message.table === table) epoch = message.epoch;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(() => flood(key, table, watched), 1_000);
  });
}

const people: { readonly key: string; readonly table: string }[] = [];
const knight = { is: 'bot', level: 'knight' };
for (let i = 0; i < PEOPLE; i++) {
  const key = String((await post('/api/players', { name: 'Mallory', key: true })).key);
  const seats = [{ is: 'me' }, { is: 'bot', level: 'page' }];
  people.push({ key, table: String((await post('/api/tables', { game: 'skirmish', seats }, key)).table) });
}
const knights: string[] = [];
for (let i = 0; i < KNIGHTS; i++)
  knights.push(
    String((await post('/api/tables', { game: 'skirmish', seats: [knight, knight] }, people[0]?.key)).table),
  );
process.on('message', (word: 'go' | 'rest') => {
  if (word === 'go' && !going)
    for (const { key, table } of people)
      for (let i = 0; i < SOCKETS_EACH; i++) flood(key, table, i === 0 && key === people[0]?.key ? knights : []);
  going = word === 'go';
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
