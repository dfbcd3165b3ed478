import { describe, expect, test } from 'vitest';
import { newChance } from '../chance.ts';
import { type Ask, type Choice, choose, type Flow } from '../flow.ts';
import type { GameEvent, Io } from '../game.ts';
import { Moments, type MomentsSpec, type Responder } from '../moments.ts';

interface State {
  active: number;
  inPlay: Responder[];
  said: string[];
}
interface Named extends Choice {
  readonly card?: string;
}
interface Moment {
  rolled: { dice: number };
  healed: { life: number };
  unheard: null;
}
type Spec = MomentsSpec<State, GameEvent, Named, Moment>;

const io: Io = { chance: newChance('moments') };
let looked = 0;

function momentsWith(hooks: Spec['hooks'], order?: Spec['order']): Moments<State, GameEvent, Named, Moment> {
  return new Moments<State, GameEvent, Named, Moment>({
    hooks,
    present: state => {
      looked++;
      return state.inPlay;
    },
    activeSeat: state => state.active,
    ...(order ? { order } : {}),
  });
}

const says = ({ state, by }: { state: State; by: Responder }): void => {
  state.said.push(`${by.seat}:${by.content}${by.instance ? `#${by.instance}` : ''}`);
};
const table = (inPlay: Responder[], active = 0): State => ({ active, inPlay, said: [] });

/** Runs what a moment gives; returns the asks it made. */
function drive(moment: Iterable<never> | Flow<void, Named>, answers: number[] = []): Ask<Named>[] {
  const asks: Ask<Named>[] = [];
  function* rule(): Flow<void, Named> {
    yield* moment as Flow<void, Named>;
  }
  const flow = rule();
  for (let next = flow.next(0); !next.done; next = flow.next(answers.shift() ?? 0)) asks.push(next.value);
  return asks;
}

describe('a moment', () => {
  test('that no content can answer costs nothing: nobody even looks at the table', () => {
    const moments = momentsWith({ charm: { rolled: says } });
    const state = table([{ content: 'charm', seat: 0 }]);
    looked = 0;
    const silence = moments.at('unheard', state, io, null);
    expect(silence).toEqual([]);
    expect(looked).toBe(0);
    expect(drive(silence)).toEqual([]);
    expect(moments.at('healed', state, io, { life: 1 })).toBe(silence);
  });

  test('that nothing in play answers yields nothing', () => {
    const moments = momentsWith({ charm: { rolled: says } });
    const state = table([{ content: 'stone', seat: 0 }]);
    expect(moments.at('rolled', state, io, { dice: 1 })).toEqual([]);
    expect(state.said).toEqual([]);
  });

  test('is answered by what is in play, with what it is about', () => {
    const moments = momentsWith({
      charm: {
        rolled: ({ by }, about) => {
          about.dice += by.seat + 1;
        },
      },
    });
    const about = { dice: 3 };
    drive(moments.at('rolled', table([{ content: 'charm', seat: 1 }]), io, about));
    expect(about.dice).toBe(5);
  });

  test('is answered once per copy', () => {
    const moments = momentsWith({ charm: { rolled: says } });
    const state = table([
      { content: 'charm', seat: 0, instance: 'a' },
      { content: 'charm', seat: 0, instance: 'b' },
    ]);
    drive(moments.at('rolled', state, io, { dice: 1 }));
    expect(state.said).toEqual(['0:charm#a', '0:charm#b']);
  });
});

describe('the order', () => {
  const inPlay: Responder[] = [
    { content: 'a', seat: 0 },
    { content: 'b', seat: 2 },
    { content: 'c', seat: 1 },
    { content: 'd', seat: 2 },
    { content: 'e', seat: 3 },
  ];
  const hooks = Object.fromEntries([...'abcde'].map(content => [content, { rolled: says }]));

  test.each([
    [0, ['0:a', '1:c', '2:b', '2:d', '3:e']],
    [1, ['1:c', '2:b', '2:d', '3:e', '0:a']],
    [2, ['2:b', '2:d', '3:e', '0:a', '1:c']],
    [3, ['3:e', '0:a', '1:c', '2:b', '2:d']],
  ])('goes round the table from the active seat %d', (active, said) => {
    const state = table(inPlay, active);
    drive(momentsWith(hooks).at('rolled', state, io, { dice: 1 }));
    expect(state.said).toEqual(said);
    expect(state.inPlay).toEqual(inPlay);
  });

  test('can be changed by the rulebook', () => {
    const state = table(inPlay, 1);
    const moments = momentsWith(hooks, (_state, _io, moment, responders) => {
      expect(moment).toBe('rolled');
      expect(responders.map(r => r.content)).toEqual(['c', 'b', 'd', 'e', 'a']);
      return responders.toReversed();
    });
    drive(moments.at('rolled', state, io, { dice: 1 }));
    expect(state.said).toEqual(['0:a', '3:e', '2:d', '2:b', '1:c']);
  });

  test('can be asked of the active player', () => {
    const state = table(inPlay.slice(0, 2));
    const moments = momentsWith(hooks, function* (current, _io, _moment, responders) {
      const options = responders.map(r => ({ do: 'first', card: r.content }));
      const { card } = yield* choose<Named>({ seat: current.active, kind: 'order', rule: 'TOY-ORDER-1', options });
      return responders.toSorted((a, b) => Number(b.content === card) - Number(a.content === card));
    });
    const asks = drive(moments.at('rolled', state, io, { dice: 1 }), [1]);
    expect(asks.map(a => a.kind)).toEqual(['order']);
    expect(state.said).toEqual(['2:b', '0:a']);
  });

  test('is not asked for with a single answer', () => {
    const state = table(inPlay.slice(0, 1));
    const moments = momentsWith(hooks, () => {
      throw new Error('there is nothing to order');
    });
    drive(moments.at('rolled', state, io, { dice: 1 }));
    expect(state.said).toEqual(['0:a']);
  });
});

describe('answers', () => {
  test('may ask', () => {
    const moments = momentsWith({
      oracle: {
        *rolled({ by }, about) {
          const options = [{ do: 'keep' }, { do: 'again' }];
          const { do: wish } = yield* choose<Named>({ seat: by.seat, kind: 'oracle', rule: 'TOY-ASK-1', options });
          if (wish === 'again') about.dice = 6;
        },
      },
      charm: {
        rolled: (_, about) => {
          about.dice++;
        },
      },
    });
    const about = { dice: 1 };
    const state = table([
      { content: 'charm', seat: 1 },
      { content: 'oracle', seat: 0 },
    ]);
    const asks = drive(moments.at('rolled', state, io, about), [1]);
    expect(asks.map(a => [a.seat, a.kind])).toEqual([[0, 'oracle']]);
    expect(about.dice).toBe(7);
  });

  test('of content that an earlier answer removed are not given', () => {
    const moments = momentsWith({
      thief: {
        rolled: at => {
          says(at);
          at.state.inPlay = at.state.inPlay.filter(r => r.instance !== 'b');
        },
      },
      charm: { rolled: says },
    });
    const state = table([
      { content: 'thief', seat: 0 },
      { content: 'charm', seat: 1, instance: 'a' },
      { content: 'charm', seat: 1, instance: 'b' },
    ]);
    drive(moments.at('rolled', state, io, { dice: 1 }));
    expect(state.said).toEqual(['0:thief', '1:charm#a']);
  });

  test('of content that changed hands in between are not given', () => {
    const moments = momentsWith({
      thief: {
        rolled: at => {
          at.state.inPlay = at.state.inPlay.map(r => ({ ...r, seat: 0 }));
        },
      },
      charm: { rolled: says },
    });
    const state = table([
      { content: 'thief', seat: 0 },
      { content: 'charm', seat: 1 },
    ]);
    drive(moments.at('rolled', state, io, { dice: 1 }));
    expect(state.said).toEqual([]);
  });

  test('of content that came into play meanwhile wait for the next moment', () => {
    const moments = momentsWith({
      horn: {
        rolled: at => {
          says(at);
          if (at.state.inPlay.length === 1) at.state.inPlay.push({ content: 'charm', seat: 0 });
        },
      },
      charm: { rolled: says },
    });
    const state = table([{ content: 'horn', seat: 0 }]);
    drive(moments.at('rolled', state, io, { dice: 1 }));
    expect(state.said).toEqual(['0:horn']);
    drive(moments.at('rolled', state, io, { dice: 1 }));
    expect(state.said).toEqual(['0:horn', '0:horn', '0:charm']);
  });

  test('happen when the moment is played, not when it is announced', () => {
    const moments = momentsWith({ charm: { rolled: says } });
    const state = table([{ content: 'charm', seat: 0 }]);
    const moment = moments.at('rolled', state, io, { dice: 1 });
    expect(state.said).toEqual([]);
    drive(moment);
    expect(state.said).toEqual(['0:charm']);
  });
});
