import { describe, expect, test } from 'vitest';
import { type Amount, amountOf, Vocabulary, type Word, type Words } from '../effects.ts';
import { type Choice, choose, type Decisions, type Flow } from '../flow.ts';
import {
  type Each,
  type May,
  type OneOf,
  type Pay,
  type Repeat,
  type RollFor,
  structureWords,
  type When,
} from '../structure-words.ts';
import type { Lang } from '../text.ts';

// A toy game: somebody with gold, life and friends.
interface At {
  readonly who: { gold: number; life: number };
  readonly friends: At[];
  readonly dice: number[];
}
interface Scribe {
  readonly lang: Lang;
}
interface Picked extends Choice {
  readonly which?: number;
}
interface Picking extends Decisions {
  readonly choice: Picked;
}

interface Gain {
  readonly do: 'gain';
  readonly gold: number;
}
interface Heal {
  readonly do: 'heal';
  readonly life: number;
}
interface Name {
  readonly do: 'name';
}
interface Glow {
  readonly do: 'glow';
}
type Toy =
  | Gain
  | Heal
  | Name
  | Glow
  | OneOf<Toy>
  | May<Toy>
  | Pay<Toy, number>
  | When<Toy, 'rich'>
  | Each<Toy, 'friends'>
  | Repeat<Toy, 'gold'>
  | RollFor<Toy>;

const FULL = 5;
const gain: Word<Gain, At, Scribe, Picking> = {
  act({ who }, { gold }) {
    who.gold += gold;
  },
  joins: () => true,
  say: ({ gold }, { lang }, more) => {
    const all = more.reduce((sum, next) => sum + next.gold, gold);
    return lang === 'de' ? `${all} Gold.` : `Gain ${all} gold.`;
  },
};
const heal: Word<Heal, At, Scribe, Picking> = {
  can: ({ who }) => who.life < FULL,
  act({ who }, { life }) {
    who.life = Math.min(FULL, who.life + life);
  },
  say: ({ life }, { lang }) => (lang === 'de' ? `Heile ${life}.` : `Heal ${life}.`),
};
/** Asks, though it does nothing with the answer. */
const name: Word<Name, At, Scribe, Picking> = {
  *act() {
    yield* choose<Picked>({ seat: 0, kind: 'name', rule: 'SK-ATT-01', options: [{ do: 'a' }, { do: 'b' }] });
  },
  say: () => 'Name it.',
};
const glow: Word<Glow, At, Scribe, Picking> = { say: () => 'It glows.' };

const words: Words<Toy, At, Scribe, Picking> = {
  gain,
  heal,
  name,
  glow,
  ...structureWords<Toy, At, Scribe, Picking, 'rich', number, 'friends', 'gold'>(() => vocabulary, {
    *pick(_, lists) {
      const options = lists.map(which => ({ do: 'list', which }));
      return (yield* choose<Picked>({ seat: 0, kind: 'list', rule: 'SK-ATT-01', options })).which ?? 0;
    },
    *wants() {
      const options = [{ do: 'yes' }, { do: 'no' }];
      return (yield* choose<Picked>({ seat: 0, kind: 'wants', rule: 'SK-ATT-01', options })).do === 'yes';
    },
    holds: ({ who }) => who.gold >= 3,
    payable: ({ who }, cost) => who.gold >= cost,
    pay({ who }, cost) {
      who.gold -= cost;
    },
    each: ({ friends }) => friends,
    count: ({ who }) => who.gold,
    die: ({ dice }) => dice.shift() ?? 1,
    condition: (_, { lang }) => (lang === 'de' ? 'du reich bist' : 'you are rich'),
    cost: (cost, { lang }) => (lang === 'de' ? `${cost} Gold` : `${cost} gold`),
    group: (_, { lang }) => (lang === 'de' ? 'jeden Freund' : 'friend'),
    per: (_, { lang }) => (lang === 'de' ? 'jedes Gold' : 'gold'),
  }),
};
const vocabulary: Vocabulary<Toy, At, Scribe, Picking> = new Vocabulary(words);

const at = (gold = 0, life = FULL, friends: At[] = []): At => ({ who: { gold, life }, friends, dice: [] });

/** Carries effects out; what was asked, with the options by number or name. */
function act(here: At, effects: readonly Toy[], answers: number[] = []): string[] {
  const asked: string[] = [];
  function* rule(): Flow<void, Picking> {
    yield* vocabulary.carryOut(here, effects) as Flow<void, Picking>;
  }
  const flow = rule();
  for (let next = flow.next(0); !next.done; next = flow.next(answers.shift() ?? 0))
    asked.push(`${next.value.kind}: ${next.value.options.map(o => o.which ?? o.do).join(' ')}`);
  return asked;
}

describe('a vocabulary', () => {
  test('carries out what can act, in order, and passes over the rest', () => {
    const here = at(0, FULL);
    act(here, [{ do: 'heal', life: 1 }, { do: 'gain', gold: 2 }, { do: 'glow' }, { do: 'gain', gold: 3 }]);
    expect(here.who).toEqual({ gold: 5, life: FULL });
  });

  test('makes no flow as long as nothing is asked, and has acted by then', () => {
    const here = at();
    expect(vocabulary.carryOut(here, [{ do: 'gain', gold: 1 }])).toEqual([]);
    expect(here.who.gold).toBe(1);
    const flow = vocabulary.carryOut(here, [{ do: 'gain', gold: 1 }, { do: 'name' }, { do: 'gain', gold: 1 }]);
    expect(here.who.gold).toBe(2);
    expect([...(flow as Iterable<unknown>)]).toHaveLength(1);
    expect(here.who.gold).toBe(3);
  });

  test('is usable if one effect can act; what says nothing about it always can', () => {
    expect(vocabulary.usable(at(0, FULL), [{ do: 'heal', life: 1 }])).toBe(false);
    expect(vocabulary.usable(at(0, FULL), [{ do: 'heal', life: 1 }, { do: 'glow' }])).toBe(true);
    expect(vocabulary.usable(at(0, 1), [{ do: 'heal', life: 1 }])).toBe(true);
    expect(vocabulary.usable(at(), [])).toBe(false);
  });

  test('where words are not asked first, what is no reason to use a card acts all the same', () => {
    const here = at(0, FULL);
    const pain: Word<Heal, At, Scribe, Picking> = {
      can: () => false,
      act({ who }, { life }) {
        who.life -= life;
      },
      say: () => 'Ouch.',
    };
    const effects: Toy[] = [{ do: 'heal', life: 2 }];
    const hurting = new Vocabulary<Toy, At, Scribe, Picking>({ ...words, heal: pain }, { unasked: true });
    expect(hurting.usable(here, effects)).toBe(false);
    hurting.carryOut(here, effects);
    expect(here.who.life).toBe(FULL - 2);
    new Vocabulary<Toy, At, Scribe, Picking>({ ...words, heal: pain }).carryOut(here, effects);
    expect(here.who.life).toBe(FULL - 2);
  });

  test('stops when whoever acts is gone, before and behind a question', () => {
    const rich = new Vocabulary<Toy, At, Scribe, Picking>(words, { isOver: ({ who }) => who.gold >= 2 });
    const here = at();
    rich.carryOut(here, [
      { do: 'gain', gold: 1 },
      { do: 'gain', gold: 1 },
      { do: 'gain', gold: 1 },
    ]);
    expect(here.who.gold).toBe(2);
    const later = at();
    const flow = rich.carryOut(later, [{ do: 'name' }, { do: 'gain', gold: 2 }, { do: 'gain', gold: 1 }]);
    expect([...(flow as Iterable<unknown>)]).toHaveLength(1);
    expect(later.who.gold).toBe(2);
  });

  test('learns words later, from whatever needs them; until then it says that it has none', () => {
    const { heal, ...others } = words;
    const growing = new Vocabulary<Toy, At, Scribe, Picking, 'heal'>(others);
    const here = at();
    expect(() => growing.carryOut(here, [{ do: 'heal', life: 1 }])).toThrow(
      'There is no word "heal"; there are gain, ',
    );
    growing.learn({ heal });
    expect(growing.say({ do: 'heal', life: 1 }, { lang: 'en' })).toBe('Heal 1.');
    expect([...growing.names].sort()).toEqual([...vocabulary.names].sort());
  });

  test('speaks in sentences; neighbours that join share one', () => {
    const effects: Toy[] = [
      { do: 'gain', gold: 1 },
      { do: 'gain', gold: 2 },
      { do: 'heal', life: 1 },
      { do: 'heal', life: 2 },
      { do: 'gain', gold: 4 },
    ];
    expect(vocabulary.sentences(effects, { lang: 'en' })).toEqual([
      'Gain 3 gold.',
      'Heal 1.',
      'Heal 2.',
      'Gain 4 gold.',
    ]);
    expect(vocabulary.sentences(effects, { lang: 'de' })[0]).toBe('3 Gold.');
  });

  test('names its words, and says so where one is missing', () => {
    expect(vocabulary.names.slice(0, 4)).toEqual(['gain', 'heal', 'name', 'glow']);
    expect(() => vocabulary.can(at(), { do: 'fly' } as unknown as Toy)).toThrow(
      'There is no word "fly"; there are gain, heal, name, glow, one-of, may, pay, when, each, repeat, roll.',
    );
  });
});

test.each<[Amount<'wound'>, number]>([
  [3, 3],
  [{ per: 'wound' }, 4],
  [{ per: 'wound', times: 2 }, 8],
  [{ per: 'wound', times: 2, plus: 1 }, 9],
  [{ per: 'wound', times: 2, plus: 1, most: 5 }, 5],
])('the amount %j with four wounds is %d', (amount, expected) => {
  expect(amountOf(amount, () => 4)).toBe(expected);
});

describe('one-of', () => {
  const effect: Toy = {
    do: 'one-of',
    of: [[{ do: 'heal', life: 2 }], [{ do: 'gain', gold: 2 }], [{ do: 'gain', gold: 7 }]],
  };
  test('offers the lists that could act', () => {
    const here = at(0, FULL);
    expect(act(here, [effect], [1])).toEqual(['list: 1 2']);
    expect(here.who.gold).toBe(7);
  });
  test('takes a single one, and cannot act without any', () => {
    const only: Toy = { do: 'one-of', of: [[{ do: 'heal', life: 2 }], [{ do: 'heal', life: 1 }]] };
    expect(vocabulary.can(at(0, FULL), only)).toBe(false);
    const here = at(0, 1);
    expect(act(here, [{ do: 'one-of', of: [[{ do: 'heal', life: 2 }]] }])).toEqual([]);
    expect(here.who.life).toBe(3);
  });
  test('is said as a choice', () => {
    expect(vocabulary.say(effect, { lang: 'en' })).toBe('Choose one: Heal 2; Gain 2 gold; or Gain 7 gold.');
    expect(vocabulary.say(effect, { lang: 'de' })).toBe('Wähle eines: Heile 2; 2 Gold; oder 7 Gold.');
  });
});

describe('may and pay', () => {
  test('nothing happens without wanting', () => {
    const here = at(3);
    const may: Toy = { do: 'may', effects: [{ do: 'gain', gold: 1 }] };
    expect(act(here, [may], [1])).toEqual(['wants: yes no']);
    expect(here.who.gold).toBe(3);
    act(here, [may], [0]);
    expect(here.who.gold).toBe(4);
    expect(vocabulary.say(may, { lang: 'en' })).toBe('If you want: Gain 1 gold.');
  });
  const pay: Toy = { do: 'pay', cost: 2, effects: [{ do: 'heal', life: 3 }] };
  test('the price is paid first, and only by who can pay and would gain something', () => {
    const here = at(2, 1);
    expect(act(here, [pay], [0])).toEqual(['wants: yes no']);
    expect(here.who).toEqual({ gold: 0, life: 4 });
    expect([vocabulary.can(at(1, 1), pay), vocabulary.can(at(2, FULL), pay)]).toEqual([false, false]);
    const unwilling = at(2, 1);
    act(unwilling, [pay], [1]);
    expect(unwilling.who).toEqual({ gold: 2, life: 1 });
    expect(vocabulary.say(pay, { lang: 'de' })).toBe('Du darfst 2 Gold zahlen: Heile 3.');
  });
});

describe('when, each, repeat, roll', () => {
  const when: Toy = {
    do: 'when',
    if: 'rich',
    effects: [{ do: 'heal', life: 1 }],
    otherwise: [{ do: 'gain', gold: 1 }],
  };
  test('when: one list or the other', () => {
    const poor = at(0, 1);
    act(poor, [when]);
    expect(poor.who).toEqual({ gold: 1, life: 1 });
    const rich = at(3, 1);
    act(rich, [when]);
    expect(rich.who).toEqual({ gold: 3, life: 2 });
    expect(vocabulary.can(at(3, FULL), when)).toBe(false);
    expect(vocabulary.say(when, { lang: 'en' })).toBe('If you are rich: Heal 1. Otherwise: Gain 1 gold.');
    expect(vocabulary.say({ ...when, otherwise: undefined } as unknown as Toy, { lang: 'de' })).toBe(
      'Wenn du reich bist: Heile 1.',
    );
  });

  test('each: once for every one of the group, where it can', () => {
    const friends = [at(0, 1), at(0, FULL)];
    const effect: Toy = { do: 'each', of: 'friends', effects: [{ do: 'heal', life: 1 }] };
    act(at(0, 1, friends), [effect]);
    expect(friends.map(f => f.who.life)).toEqual([2, FULL]);
    expect(vocabulary.can(at(0, 1, [at()]), effect)).toBe(false);
    expect(vocabulary.say(effect, { lang: 'de' })).toBe('Für jeden Freund: Heile 1.');
  });

  test('repeat: so often, counted before the first, as long as it can', () => {
    const here = at(2, 1);
    act(here, [{ do: 'repeat', times: { per: 'gold', most: 3 }, effects: [{ do: 'gain', gold: 1 }] }]);
    expect(here.who.gold).toBe(4);
    act(here, [{ do: 'repeat', times: 9, effects: [{ do: 'heal', life: 2 }] }]);
    expect(here.who.life).toBe(FULL);
    expect(vocabulary.can(at(0, 1), { do: 'repeat', times: { per: 'gold' }, effects: [{ do: 'glow' }] })).toBe(false);
  });

  test.each<[Amount<'gold'>, string, string]>([
    [1, 'Once', 'Einmal'],
    [2, '2 times', '2 Mal'],
    [{ per: 'gold' }, 'Once for each gold', 'Einmal für jedes Gold'],
    [
      { per: 'gold', times: 2, plus: 1, most: 4 },
      '2 times for each gold and once besides, at most 4 times',
      '2 Mal für jedes Gold und einmal dazu, höchstens 4 Mal',
    ],
  ])('repeat %j is said', (times, en, de) => {
    const effect: Toy = { do: 'repeat', times, effects: [{ do: 'glow' }] };
    expect(vocabulary.say(effect, { lang: 'en' })).toBe(`${en}: It glows.`);
    expect(vocabulary.say(effect, { lang: 'de' })).toBe(`${de}: It glows.`);
  });

  test('roll: the highest step the die reaches', () => {
    const effect: Toy = {
      do: 'roll',
      steps: [
        { atLeast: 6, effects: [{ do: 'gain', gold: 6 }] },
        { atLeast: 3, effects: [{ do: 'gain', gold: 1 }] },
      ],
    };
    const after = (die: number): number => {
      const here = at();
      here.dice.push(die);
      act(here, [effect]);
      return here.who.gold;
    };
    expect([1, 2, 3, 5, 6].map(after)).toEqual([0, 0, 1, 1, 6]);
    expect(vocabulary.say(effect, { lang: 'en' })).toBe('Roll a die. 3 to 5: Gain 1 gold. 6: Gain 6 gold.');
    expect(vocabulary.say({ do: 'roll', steps: [{ atLeast: 4, effects: [{ do: 'glow' }] }] }, { lang: 'de' })).toBe(
      'Wirf einen Würfel. 4 oder mehr: It glows.',
    );
    expect(vocabulary.can(at(), { do: 'roll', steps: [{ atLeast: 1, effects: [{ do: 'heal', life: 1 }] }] })).toBe(
      false,
    );
  });
});
