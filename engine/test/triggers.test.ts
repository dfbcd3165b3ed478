import { describe, expect, test } from 'vitest';
import { type Choice, choose, type Decisions, type Flow } from '../flow.ts';
import { type Listener, type Trigger, Triggers } from '../triggers.ts';

type Moment = 'hit' | 'turn-start';
interface Does extends Trigger<Moment> {
  readonly says: string;
  readonly also?: (at: At) => void;
  /** Asks something while it acts. */
  readonly asks?: boolean;
  /** Announces the moment anew while it acts. */
  readonly echoes?: boolean;
}
type Card = Listener<Does>;
interface Use extends Choice {
  readonly card?: string;
}
interface Uses extends Decisions {
  readonly choice: Use;
}
interface At {
  readonly inPlay: Card[];
  readonly said: string[];
  over: boolean;
  readonly barred: string[];
  readonly acting: readonly string[];
}

const triggers: Triggers<Moment, Does, Card, At, Uses> = new Triggers({
  listeners: ({ inPlay }) => inPlay,
  mayAct: ({ barred }, _, { says }) => !barred.includes(says),
  *offer(_, moment, ready) {
    const seat = ready[0]?.listener.seat ?? 0;
    const options: Use[] = [...ready.map(({ listener }) => ({ do: 'use', card: listener.id })), { do: 'pass' }];
    const choice = yield* choose<Use>({ seat, kind: moment, rule: 'SK-ATT-01', options });
    return ready.find(({ listener }) => listener.id === choice.card) ?? null;
  },
  act(at, listener, trigger) {
    at.said.push(trigger.says);
    trigger.also?.(at);
    if (trigger.asks) return ask();
    if (trigger.echoes)
      return triggers.announce({ ...at, acting: [...at.acting, listener.id] }, 'hit') as Flow<void, Uses>;
  },
  isOver: ({ over }) => over,
  acting: ({ acting }) => acting,
});

function* ask(): Flow<void, Uses> {
  yield* choose<Use>({ seat: 9, kind: 'inner', rule: 'SK-ATT-01', options: [{ do: 'a' }, { do: 'b' }] });
}

const card = (id: string, seat: number, ...does: Omit<Does, 'at'>[]): Card => ({
  id,
  seat,
  triggers: does.map(d => ({ at: 'hit', ...d })),
});
const RING = { says: 'ring', may: true };
const table = (...inPlay: Card[]): At => ({ inPlay, said: [], over: false, barred: [], acting: [] });

/** Announces a hit; the answers are options by name. */
function hit(at: At, ...answers: string[]): string[] {
  const asked: string[] = [];
  const flow = triggers.announce(at, 'hit') as Flow<void, Uses>;
  if (Array.isArray(flow)) return asked;
  for (let next = flow.next(0); !next.done; ) {
    const { seat, kind, options } = next.value;
    const names = options.map(o => o.card ?? o.do);
    asked.push(`${seat} ${kind}: ${names.join(' ')}`);
    next = flow.next(names.indexOf(answers.shift() ?? 'pass'));
  }
  return asked;
}

describe('a moment', () => {
  test('that nothing in play answers makes no flow', () => {
    expect(triggers.announce(table(), 'hit')).toEqual([]);
    expect(triggers.announce(table(card('a', 0, { says: 'a' })), 'turn-start')).toEqual([]);
  });

  test('is announced first and answered when the flow is played', () => {
    const at = table(card('a', 0, { says: 'a' }));
    const flow = triggers.announce(at, 'hit') as Flow<void, Uses>;
    expect(at.said).toEqual([]);
    expect(flow.next(0).done).toBe(true);
    expect(at.said).toEqual(['a']);
  });

  test('is answered once by every copy in play, in the order the game names them', () => {
    const at = table(card('b 2', 1, { says: 'b 2' }), card('a', 0, { says: 'a' }), card('b 1', 1, { says: 'b 1' }));
    expect(hit(at)).toEqual([]);
    expect(at.said).toEqual(['b 2', 'a', 'b 1']);
  });

  test('what changes hands in between answers for its new player, and once', () => {
    const at = table(
      card('thief', 0, { says: 'thief', also: t => void t.inPlay.splice(1, 1, card('ring', 0, RING)) }),
      card('ring', 1, RING),
    );
    expect(hit(at, 'ring')).toEqual(['0 hit: ring pass']);
    expect(at.said).toEqual(['thief', 'ring']);
  });

  test('is answered in the order of the game, duties before choices', () => {
    const at = table(card('wish', 0, { says: 'wish', may: true }), card('duty', 1, { says: 'duty' }));
    expect(hit(at, 'wish')).toEqual(['0 hit: wish pass']);
    expect(at.said).toEqual(['duty', 'wish']);
  });

  test('what may be used is offered until its player passes, then the next player', () => {
    const at = table(
      card('a', 0, { says: 'a', may: true }),
      card('b', 1, { says: 'b', may: true }),
      card('c', 0, { says: 'c', may: true }),
    );
    expect(hit(at, 'c', 'pass', 'b')).toEqual(['0 hit: a c pass', '0 hit: a pass', '1 hit: b pass']);
    expect(at.said).toEqual(['c', 'b']);
  });

  test('a listener answers once, with its first trigger that may act', () => {
    const at = table(card('a', 0, { says: 'one' }, { says: 'two' }));
    at.barred.push('one');
    hit(at);
    expect(at.said).toEqual(['two']);
  });

  test('an answer may take a later one out of play, bring one in, or end the occasion', () => {
    const gone = table(card('a', 0, { says: 'a', also: t => t.inPlay.splice(1, 1) }), card('b', 0, { says: 'b' }));
    hit(gone);
    expect(gone.said).toEqual(['a']);
    const born = table(card('a', 0, { says: 'a', also: t => void t.inPlay.push(card('n', 0, { says: 'new' })) }));
    hit(born);
    expect(born.said).toEqual(['a', 'new']);
    const over = table(
      card('a', 0, {
        says: 'a',
        also: t => {
          t.over = true;
        },
      }),
      card('b', 0, { says: 'b' }),
    );
    hit(over);
    expect(over.said).toEqual(['a']);
  });

  test('whoever has passed still does what must be done', () => {
    const at = table(
      card('a', 0, { says: 'a', may: true }),
      card('b', 1, { says: 'b', may: true, also: t => void t.inPlay.push(card('late', 0, { says: 'late' })) }),
    );
    expect(hit(at, 'pass', 'b')).toEqual(['0 hit: a pass', '1 hit: b pass']);
    expect(at.said).toEqual(['b', 'late']);
  });

  test('what asks while it acts is waited for', () => {
    const at = table(card('a', 0, { says: 'a', asks: true }), card('b', 0, { says: 'b' }));
    expect(hit(at, 'a')).toEqual(['9 inner: a b']);
    expect(at.said).toEqual(['a', 'b']);
  });

  test('nothing answers itself, but others may answer what it causes', () => {
    const at = table(card('a', 0, { says: 'a', echoes: true }), card('b', 0, { says: 'b' }));
    hit(at);
    expect(at.said).toEqual(['a', 'b', 'b']);
  });
});
