import { type Message, PROTOCOL, type Request } from '@tafelrunde/wire';
import { expect, test } from 'vitest';
import { Line, type Socket } from '../online/line.ts';

/** A server in the hands of the test: it hears what is sent and says what it likes. */
class Wire {
  readonly sockets: (Socket & { sent: Request[] })[] = [];
  readonly waiting: (() => void)[] = [];
  check: () => void = () => {};
  readonly line = new Line({
    connect: () => this.#connect(),
    firstRef: 0,
    wait: (_, then) => this.waiting.push(then),
    pulse: check => {
      this.check = check;
      return () => {
        this.check = () => {};
      };
    },
  });

  #connect(): Socket {
    const socket = {
      readyState: 0,
      sent: [] as Request[],
      send: (text: string) => void socket.sent.push(JSON.parse(text) as Request),
      close: () => this.cut(),
      onopen: null as (() => void) | null,
      onclose: null as (() => void) | null,
      onmessage: null as ((message: { data: unknown }) => void) | null,
    };
    this.sockets.push(socket);
    return socket;
  }

  get socket(): Socket & { sent: Request[] } {
    return this.sockets[this.sockets.length - 1] as Socket & { sent: Request[] };
  }

  open(): void {
    Object.assign(this.socket, { readyState: 1 });
    this.socket.onopen?.();
    this.say({ is: 'welcome', protocol: PROTOCOL, name: 'Anna' });
  }

  cut(): void {
    Object.assign(this.socket, { readyState: 3 });
    this.socket.onclose?.();
  }

  say(message: Message): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }

  timeGoesBy(): void {
    for (const then of this.waiting.splice(0)) then();
  }
}

const saying = { do: 'say', table: 't', words: 'Hello' } as const;

test('a request that was not answered is sent again under its number when the line is back', async () => {
  const wire = new Wire();
  wire.open();
  const reply = wire.line.ask(saying);
  expect(wire.socket.sent).toEqual([{ ...saying, ref: 1 }]);
  wire.cut();
  expect(wire.line.state).toBe('lost');
  const second = wire.line.ask(saying);
  wire.timeGoesBy();
  wire.open();
  expect(wire.socket.sent).toEqual([
    { ...saying, ref: 1 },
    { ...saying, ref: 2 },
  ]);
  wire.say({ is: 'done', ref: 1, number: 5 });
  wire.say({ is: 'refused', ref: 2, code: 'over', text: { en: 'Over.', de: 'Vorbei.' } });
  expect(await reply).toMatchObject({ is: 'done', number: 5 });
  expect(await second).toMatchObject({ is: 'refused', code: 'over' });
  wire.cut();
  wire.timeGoesBy();
  wire.open();
  expect(wire.socket.sent).toEqual([]);
});

test('what is watched is watched again, until nobody looks any more', () => {
  const wire = new Wire();
  const heard: string[] = [];
  const stop = wire.line.watch('t', m => heard.push(m.is));
  wire.open();
  expect(wire.socket.sent).toEqual([{ do: 'visit', table: 't', ids: false }]);
  wire.say({ is: 'gone', table: 't', missing: false });
  wire.timeGoesBy();
  expect(wire.socket.sent).toHaveLength(2);
  wire.cut();
  wire.timeGoesBy();
  wire.open();
  expect(wire.socket.sent).toEqual([{ do: 'visit', table: 't', ids: false }]);
  stop();
  expect(wire.socket.sent).toEqual([
    { do: 'visit', table: 't', ids: false },
    { do: 'leave', table: 't' },
  ]);
  expect(heard).toEqual(['gone']);
});

test('“too fast” and “failed” are no answers', async () => {
  const wire = new Wire();
  wire.open();
  const reply = wire.line.ask(saying);
  wire.say({ is: 'refused', ref: 1, code: 'too-fast', text: { en: 'Slow down.', de: 'Langsamer.' } });
  wire.timeGoesBy();
  expect(wire.socket.sent).toEqual([
    { ...saying, ref: 1 },
    { ...saying, ref: 1 },
  ]);
  wire.say({ is: 'done', ref: 1, number: 1 });
  expect(await reply).toMatchObject({ is: 'done' });
});

test('a server of another version is told apart from a lost line', () => {
  const wire = new Wire();
  Object.assign(wire.socket, { readyState: 1 });
  wire.socket.onopen?.();
  wire.say({ is: 'welcome', protocol: PROTOCOL + 1, name: null });
  expect(wire.line.state).toBe('outdated');
});

test('a line that broke without a word is noticed, and made again', () => {
  const wire = new Wire();
  wire.open();
  wire.check();
  expect(wire.socket.sent).toEqual([{ do: 'ping' }]);
  wire.say({ is: 'pong' });
  wire.check();
  expect(wire.line.state).toBe('open');
  wire.check();
  expect(wire.line.state).toBe('lost');
  wire.check();
  expect(wire.sockets).toHaveLength(2);
  wire.open();
  expect(wire.line.state).toBe('open');
  wire.timeGoesBy();
  expect(wire.sockets).toHaveLength(2);
});

test('what is called off is neither waited for nor asked again', async () => {
  const wire = new Wire();
  wire.open();
  const looking = new AbortController();
  const odds = wire.line.ask({ do: 'odds', table: 't', epoch: 3, option: 'end', lang: 'en' }, looking.signal);
  const other = wire.line.ask({ do: 'hint', table: 't', epoch: 3 });
  looking.abort(new Error('looked away'));
  await expect(odds).rejects.toThrow('looked away');
  expect(wire.socket.sent.map(request => [request.do, 'of' in request ? request.of : null])).toEqual([
    ['odds', null],
    ['hint', null],
    ['call-off', 1],
  ]);
  wire.say({ is: 'refused', ref: 1, code: 'called-off', text: { en: '', de: '' } });
  wire.cut();
  wire.timeGoesBy();
  wire.open();
  expect(wire.socket.sent.map(request => request.do)).toEqual(['hint']);
  wire.say({ is: 'told', ref: 2, value: [] });
  expect(await other).toMatchObject({ is: 'told', ref: 2 });
  await expect(
    wire.line.ask({ do: 'hint', table: 't', epoch: 3 }, AbortSignal.abort(new Error('too late'))),
  ).rejects.toThrow('too late');
  expect(wire.socket.sent).toHaveLength(1);
});
