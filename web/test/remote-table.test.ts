import { type Choice, erased, type GameEvent, Match, Undo, type Viewer } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { Message, Seen, SeenSeat } from '@tafelrunde/wire';
import { expect, test } from 'vitest';
import type { LineState, Reply, Unnumbered } from '../online/line.ts';
import { RemoteTable } from '../online/remote-table.ts';

const ANNA: SeenSeat = { is: 'player', name: 'Anna', you: true };
const BERT: SeenSeat = { is: 'player', name: 'Bert', you: false };
const BOT: SeenSeat = { is: 'bot', level: 'squire' };
const SQUARE = 'move:red-knight,5,5';

type Unnamed<R> = R extends Reply ? Omit<R, 'ref'> : never;

/** A server in the hands of the test: a match, and a line that hears what is asked and says what it likes. */
class Elsewhere {
  readonly match = Match.start(erased(skirmish), {}, { seed: 'remote' });
  readonly undo = new Undo(this.match);
  readonly asked: Unnumbered[] = [];
  readonly paced: GameEvent[][] = [];
  readonly signals: (AbortSignal | undefined)[] = [];
  state: LineState = 'open';
  closed = false;
  #told = 0;
  #heard: (message: Message) => void = () => {};
  #changed: () => void = () => {};
  #replies: ((reply: Reply) => void)[] = [];
  #goOn: (() => void)[] = [];

  open(seats: readonly SeenSeat[] = [ANNA, BERT], viewer: Viewer = 0): Promise<RemoteTable | null> {
    const outside = this;
    const opened = RemoteTable.open({
      id: 't',
      game: this.match.game,
      config: this.match.config,
      line: {
        ask: (request, signal) => {
          this.asked.push(request);
          this.signals.push(signal);
          return new Promise(resolve => this.#replies.push(resolve));
        },
        watch: (_, heard) => {
          this.#heard = heard;
          return () => {};
        },
        subscribe: changed => {
          this.#changed = changed;
          return () => {};
        },
        get state() {
          return outside.state;
        },
        close: () => {
          this.closed = true;
        },
      },
      file: async () => 'the file',
      pace: happened => {
        this.paced.push([...happened]);
        return new Promise(resolve => this.#goOn.push(resolve));
      },
      answersTrivial: () => true,
    });
    this.show({ from: 0, log: [], seats, viewer });
    return opened;
  }

  async sit(seats?: readonly SeenSeat[]): Promise<RemoteTable> {
    const table = await this.open(seats);
    if (table === null) throw new Error('There is no table.');
    return table;
  }

  show(change: Partial<Seen> = {}): void {
    const { match } = this;
    const viewer = change.viewer ?? 0;
    const mine = match.ask?.seat === viewer ? match.ask : null;
    const from = Math.min(this.#told, match.answers.length) + 1;
    this.#told = match.answers.length;
    this.#heard({
      is: 'seen',
      table: 't',
      number: 1,
      epoch: match.epoch,
      viewer,
      view: match.view(viewer),
      ask: mine && { seat: mine.seat, kind: mine.kind, rule: mine.rule, options: mine.options, ids: match.optionIds() },
      deciding: match.ask?.seat ?? null,
      alsoDeciding: [],
      takes: { turn: [], barrier: [] },
      orders: {},
      from,
      log: match.log(viewer, from).map(({ at, event }) => ({ at, event })),
      answers: match.answers.length,
      ending: null,
      seats: [ANNA, BERT],
      said: [],
      vote: null,
      back: this.undo.whyNot([0]),
      last: match.answers.length > 0 ? match.answers.findLastIndex(({ seat }) => seat === 0) : null,
      redo: false,
      rematch: null,
      campaign: null,
      mended: false,
      restarted: false,
      hints: true,
      earlier: false,
      begun: true,
      host: false,
      clock: null,
      removal: null,
      unanimous: false,
      suggestion: null,
      ...change,
    });
  }

  say(message: Message): void {
    this.#heard(message);
  }

  become(state: LineState): void {
    this.state = state;
    this.#changed();
  }

  reply(reply: Unnamed<Reply>): void {
    this.#replies.shift()?.({ ...reply, ref: 1 } as Reply);
  }

  async timeGoesBy(): Promise<void> {
    for (const goOn of this.#goOn.splice(0)) goOn();
    await new Promise(resolve => setTimeout(resolve));
  }

  decide(option: string): void {
    this.match.choose(this.match.find(option));
  }
}

const kinds = (entries: readonly { readonly event: GameEvent }[]): string[] => entries.map(({ event }) => event.kind);

test('what the server shows is what the person sees; others are called by their names', async () => {
  const server = new Elsewhere();
  const { situation, optionId } = await server.sit([ANNA, BERT]);
  expect(situation.viewer).toBe(0);
  expect(situation.ask?.options.map((choice: Choice) => optionId(choice))).toEqual(server.match.optionIds());
  expect(situation.chairs).toEqual([
    { kind: 'person', name: 'Anna' },
    { kind: 'guest', name: 'Bert', here: false },
  ]);
  expect(situation.back.kind).toBe('none');
  expect(situation.canFile).toBe(false);
});

test('a table that is not there for this person cannot be opened', async () => {
  const server = new Elsewhere();
  const opening = RemoteTable.open({
    id: 't',
    game: server.match.game,
    config: server.match.config,
    line: {
      ask: () => new Promise(() => {}),
      watch: (_, heard) => {
        queueMicrotask(() => heard({ is: 'gone', table: 't', missing: true }));
        return () => {};
      },
      subscribe: () => () => {},
      state: 'open',
      close: () => {},
    },
    file: async () => '',
    pace: async () => {},
    answersTrivial: () => true,
  });
  expect(await opening).toBe(null);
});

test('a decision goes to the server with the epoch it was made in, once, however often somebody clicks', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  const first = table.choose(SQUARE);
  expect(await table.choose(SQUARE)).toBe(null);
  expect(server.asked).toEqual([{ do: 'answer', table: 't', seat: 0, epoch: server.match.epoch, option: SQUARE }]);
  server.decide(SQUARE);
  server.show();
  server.reply({ is: 'done', number: 2 });
  expect(await first).toBe(null);
  expect(kinds(table.situation.fresh)).toEqual(['moved']);
  expect(table.situation.back).toEqual({ kind: 'free' });
});

test('a refusal is told with its reason, and the person may choose again', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  const refused = table.choose(SQUARE);
  server.reply({ is: 'refused', code: 'stale', text: { en: 'Moved on.', de: 'Weitergegangen.' } });
  expect(await refused).toEqual({ text: { en: 'Moved on.', de: 'Weitergegangen.' } });
  void table.choose(SQUARE);
  expect(server.asked).toHaveLength(2);
});

test('changes are shown one after the other; who decides meanwhile has seen enough', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  server.decide(SQUARE);
  server.show();
  server.decide('move:red-mage,5,14');
  server.show();
  expect(table.situation.decisions).toBe(1);
  await server.timeGoesBy();
  expect(table.situation.decisions).toBe(2);
  server.decide('end');
  server.show({ seats: [ANNA, BOT] });
  expect(table.situation.decisions).toBe(2);
  void table.choose('end');
  await new Promise(resolve => setTimeout(resolve));
  expect(table.situation.decisions).toBe(3);
  expect(table.situation.thinking).toBe(true);
  expect(server.paced.map(([event]) => event?.kind)).toHaveLength(3);
});

test('after an undo the log forgets, and after a broken line it is told anew without being news', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  server.decide(SQUARE);
  server.show();
  await server.timeGoesBy();
  expect(kinds(table.situation.log)).toContain('moved');
  server.undo.undo([0]);
  server.show();
  await server.timeGoesBy();
  expect(kinds(table.situation.log)).not.toContain('moved');
  server.decide(SQUARE);
  server.show();
  await server.timeGoesBy();
  server.show({ from: 0, log: server.match.log(0).map(({ at, event }) => ({ at, event })) });
  expect(kinds(table.situation.log)).toEqual(kinds(server.match.log(0)));
  expect(kinds(table.situation.fresh)).toEqual(['moved']);
});

test('behind a barrier going back is proposed, to before the own last answer', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  server.decide('end');
  server.show({ back: { code: 'beyond-barrier', text: { en: 'Dice.', de: 'Würfel.' } } });
  expect(table.situation.back).toEqual({ kind: 'vote', why: { en: 'Dice.', de: 'Würfel.' } });
  void table.undo(true);
  expect(server.asked).toEqual([{ do: 'propose', table: 't', to: 0 }]);
  server.show({ vote: { to: 0, missing: [1] } });
  await server.timeGoesBy();
  expect(table.company.vote).toEqual({ to: 0, missing: [1] });
  void table.vote(false);
  expect(server.asked[1]).toEqual({ do: 'decline', table: 't' });
});

test('who looks away or decides calls off odds and hints on the server', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  const looking = new AbortController();
  void table.odds(SQUARE, 'en', looking.signal);
  looking.abort();
  expect(server.signals.map(signal => signal?.aborted)).toEqual([true]);
  void table.odds(SQUARE, 'en');
  void table.advice();
  expect(server.signals.map(signal => signal?.aborted)).toEqual([true, false, false]);
  void table.choose(SQUARE);
  expect(server.asked.map(request => request.do)).toEqual(['odds', 'odds', 'hint', 'answer']);
  expect(server.signals.slice(0, 3).map(signal => signal?.aborted)).toEqual([true, true, true]);
});

test('so does anything else that changes the match', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  void table.odds(SQUARE, 'en');
  server.show({ said: [{ number: 3, at: 0, name: 'Bert', words: 'Hello' }] });
  expect(server.signals[0]?.aborted).toBe(false);
  server.decide(SQUARE);
  server.show();
  await server.timeGoesBy();
  expect(server.signals[0]?.aborted).toBe(true);
});

test('odds are asked once for each option; what the server has no time for is none', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  const odds = { outcomes: [], exact: true, cases: 1, error: 0 };
  const [one, two] = [table.odds(SQUARE, 'en'), table.odds(SQUARE, 'en')];
  server.reply({ is: 'told', value: odds });
  expect(await one).toEqual(odds);
  expect(await two).toBe(await one);
  expect(server.asked).toHaveLength(1);
  const hint = table.advice();
  server.reply({ is: 'refused', code: 'busy', text: { en: 'Busy.', de: 'Beschäftigt.' } });
  expect(await hint).toEqual([]);
});

test('a preset is an order for always, and a table without hints says so', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  expect(table.situation.hintless).toBe(undefined);
  table.preset('parry');
  expect(server.asked).toEqual([{ do: 'order', table: 't', seat: 0, kind: 'parry', term: 'always' }]);
  server.show({ hints: false });
  expect(table.situation.hintless).toBe(true);
});

test('what is said adds up, and the state of the line is told', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  const hello = { number: 3, at: 0, name: 'Bert', words: 'Hello' };
  server.show({ said: [hello] });
  server.show({ said: [hello, { ...hello, number: 4, words: 'Anna?' }] });
  expect(table.company.said.map(({ words }) => words)).toEqual(['Hello', 'Anna?']);
  server.become('lost');
  expect(table.company.line).toBe('lost');
  server.say({ is: 'gone', table: 't', missing: true });
  expect(table.company.gone).toBe(true);
});

test('who lets a bot play gets its best advice chosen, with the line to the end', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  table.help(0, true);
  expect(table.situation.ask).toBe(null);
  expect(server.asked).toEqual([{ do: 'hint', table: 't', epoch: server.match.epoch }]);
  server.reply({ is: 'told', value: [{ option: 'end', outlook: 0.5, why: [] }] });
  await new Promise(resolve => setTimeout(resolve));
  expect(server.asked[1]).toMatchObject({ do: 'answer', option: 'end' });
  await table.leave();
  expect(server.closed).toBe(true);
});

test('a question with one answer is answered and not shown, unless that would tell others something', async () => {
  const only: Seen['ask'] = { seat: 0, kind: 'turn', rule: 'SK-TURN-01', options: [{ do: 'end' }], ids: ['end'] };
  const alone = new Elsewhere();
  const table = await alone.sit([ANNA, { is: 'bot', level: 'squire' }]);
  alone.show({ ask: only, epoch: 7, seats: [ANNA, { is: 'bot', level: 'squire' }] });
  expect(table.situation.ask).toBeNull();
  expect(alone.asked).toEqual([{ do: 'answer', table: 't', seat: 0, epoch: 7, option: 'end' }]);
  const together = new Elsewhere();
  const shared = await together.sit();
  together.show({ ask: only, epoch: 7 });
  expect(shared.situation.ask?.options).toHaveLength(1);
  expect(together.asked).toEqual([]);
});

test('a match that was given up is over, without a rule', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  server.show({ ask: null, deciding: null, ending: { kind: 'resigned', winners: [0], resigned: 1 } });
  expect(table.situation.outcome).toEqual({ kind: 'resigned', winners: [0], resigned: 1 });
  expect(table.situation.canFile).toBe(true);
  expect(await table.file()).toBe('the file');
});

test('who comes late is told the end of the log and fetches the rest page by page', async () => {
  const elsewhere = new Elsewhere();
  const opened = elsewhere.open();
  const table = await opened;
  const event = (at: number) => ({ at, event: { kind: 'turn', at } as GameEvent });
  elsewhere.show({ from: 5, earlier: true, log: [event(5), event(6)] });
  const page = async (from: number, log: readonly ReturnType<typeof event>[]) => {
    elsewhere.reply({ is: 'told', value: { from, log } });
    await Promise.resolve();
  };
  const known = () => table?.situation.log.map(({ at }) => at);
  await expect.poll(known).toEqual([5, 6]);
  expect(elsewhere.asked.at(-1)).toMatchObject({ do: 'log', before: 5 });
  await page(3, [event(3), event(4)]);
  await expect.poll(known).toEqual([3, 4, 5, 6]);
  await expect.poll(() => elsewhere.asked.at(-1)).toMatchObject({ do: 'log', before: 3 });
  await page(0, [event(1), event(2)]);
  await expect.poll(known).toEqual([1, 2, 3, 4, 5, 6]);
  expect(elsewhere.asked.filter(({ do: what }) => what === 'log')).toHaveLength(2);
});

test('where others are asked, too, a choice answers, suggests or accepts, as the table and the person want it', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  const [first, second] = server.match.optionIds();
  const { epoch } = server.match;
  const asked = { alsoDeciding: [1] };
  server.show(asked);
  expect(table.company).toMatchObject({ together: [1], unanimous: false, suggestion: null });
  table.suggestFirst(true);
  const suggesting = table.choose(first ?? '');
  expect(server.asked.at(-1)).toMatchObject({ do: 'suggest', seat: 0, option: first });
  server.reply({ is: 'done', number: 2 });
  expect(await suggesting).toBeNull();
  // Another idea: the first click did not decide anything.
  server.show({ ...asked, suggestion: { seat: 1, option: second ?? '', missing: [0], left: 60_000 } });
  expect(table.company.suggestion).toMatchObject({ seat: 1, mine: false, option: second, choice: { do: 'move' } });
  void table.choose(second ?? '');
  expect(server.asked.at(-1)).toEqual({ do: 'accept', table: 't', epoch, option: second });
  server.reply({ is: 'done', number: 3 });
  void table.settle(false);
  expect(server.asked.at(-1)).toEqual({ do: 'reject', table: 't', epoch });
  table.suggestFirst(false);
  await new Promise(resolve => setTimeout(resolve));
  void table.choose(first ?? '');
  expect(server.asked.at(-1)).toMatchObject({ do: 'answer', option: first });
});

test('who is there and what somebody points at is told as it comes', async () => {
  const server = new Elsewhere();
  const table = await server.sit();
  server.say({ is: 'here', table: 't', seats: [0, 1] });
  expect(table.situation.chairs[1]).toEqual({ kind: 'guest', name: 'Bert', here: true });
  server.say({ is: 'pointed', table: 't', seat: 1, thing: 'unit:3' });
  server.say({ is: 'pointed', table: 't', seat: 1, thing: 'unit:3' });
  expect(table.company).toMatchObject({ here: [0, 1], pointed: { seat: 1, thing: 'unit:3', number: 2 } });
  void table.point('cell:4');
  expect(server.asked.at(-1)).toEqual({ do: 'point', table: 't', thing: 'cell:4' });
});
