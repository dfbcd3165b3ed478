import { describe, expect, test } from 'vitest';
import { figureOf, type State } from '../../state.ts';
import { position, type Situation, told } from '../positions.ts';

/** Orlaf has moved next to Rordin. */
const met = (items: Situation['items'], more: Situation = {}) =>
  position('O> .. R< .. M<', { turn: 'orlaf', items: items ?? {}, ...more }).choose('move:1,0');
const packs = ({ figures }: State): string[][] => figures.map(({ items }) => [...items]);

describe('items between heroes', () => {
  const items = { orlaf: ['healing-potion', 'crowbar', 'crowbar'], rordin: ['weapon-oil', 'dwarf-shield'] };

  test('DS-ITEM-14 everything tradable may be given, received or swapped, each kind once, with those who are adjacent', () => {
    const t = met({ ...items, madriga: ['lucky-coin'] });
    const offers = [...t.offered('give:'), ...t.offered('receive:'), ...t.offered('swap:')];
    expect(offers).toEqual([
      'give:healing-potion,rordin',
      'give:crowbar,rordin',
      'receive:weapon-oil,rordin',
      'swap:healing-potion,rordin',
      'swap:crowbar,rordin',
    ]);
    expect(t.explain('give:healing-potion,madriga').rule).toBe('DS-ITEM-14');
    expect(t.explain('give:healing-potion,grimbur').rule).toBe('DS-ITEM-14');
    expect(t.explain('give:healing-potion,orlaf').rule).toBe('DS-ITEM-14');
  });

  test('DS-ITEM-14 with nothing to be had for it there is no swap', () => {
    const t = met({ orlaf: ['healing-potion'], rordin: ['dwarf-shield'] });
    expect(t.offered('swap:')).toEqual([]);
    expect(t.explain('swap:healing-potion,rordin').rule).toBe('DS-ITEM-12');
    expect(t.explain('receive:dwarf-shield,rordin').rule).toBe('DS-ITEM-12');
    expect(t.explain('receive:crowbar,rordin').rule).toBe('DS-ITEM-02');
    expect(t.explain('give:crowbar,rordin').rule).toBe('DS-ITEM-02');
  });

  test('DS-ITEM-14 given, received or swapped: who has what, and what is told', () => {
    const given = met(items).choose('give:crowbar,rordin');
    expect(given.state.turns[0]?.offered).toEqual(['orlaf/crowbar', 'rordin/crowbar']);
    expect(packs(given.state).slice(0, 2)).toEqual([
      ['healing-potion', 'crowbar'],
      ['weapon-oil', 'dwarf-shield', 'crowbar'],
    ]);
    expect(told(given, 'traded')).toEqual([
      { kind: 'traded', from: 'orlaf', to: 'rordin', item: 'crowbar', for: null, rule: 'DS-ITEM-14' },
    ]);
    const received = met(items).choose('receive:weapon-oil,rordin');
    expect(packs(received.state).slice(0, 2)).toEqual([
      ['healing-potion', 'crowbar', 'crowbar', 'weapon-oil'],
      ['dwarf-shield'],
    ]);
    expect(told(received, 'traded')).toEqual([
      { kind: 'traded', from: 'rordin', to: 'orlaf', item: 'weapon-oil', for: null, rule: 'DS-ITEM-14' },
    ]);
    const swapped = met(items).choose('swap:crowbar,rordin');
    expect(packs(swapped.state).slice(0, 2)).toEqual([
      ['healing-potion', 'crowbar', 'weapon-oil'],
      ['dwarf-shield', 'crowbar'],
    ]);
    expect(told(swapped, 'traded')).toEqual([
      { kind: 'traded', from: 'orlaf', to: 'rordin', item: 'crowbar', for: 'weapon-oil', rule: 'DS-ITEM-14' },
    ]);
  });

  test('DS-ITEM-14 whoever swaps says what for, among all that is tradable', () => {
    const t = met({ orlaf: ['crowbar'], rordin: ['weapon-oil', 'dwarf-shield', 'lucky-coin', 'weapon-oil'] });
    t.choose('swap:crowbar,rordin');
    expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'swap', 'for:weapon-oil', 'for:lucky-coin']);
    t.choose('for:lucky-coin');
    expect(packs(t.state).slice(0, 2)).toEqual([
      ['lucky-coin'],
      ['weapon-oil', 'dwarf-shield', 'weapon-oil', 'crowbar'],
    ]);
  });

  test('DS-ITEM-18 what was offered once is not offered again in this turn, by neither side', () => {
    const t = met(items).choose('swap:healing-potion,rordin');
    expect(t.state.turns[0]?.offered).toEqual([
      'orlaf/healing-potion',
      'rordin/healing-potion',
      'orlaf/weapon-oil',
      'rordin/weapon-oil',
    ]);
    expect([...t.offered('give:'), ...t.offered('receive:')]).toEqual(['give:crowbar,rordin']);
    expect(t.explain('receive:healing-potion,rordin').rule).toBe('DS-ITEM-18');
    expect(t.explain('give:weapon-oil,rordin').rule).toBe('DS-ITEM-18');
    t.choose('give:crowbar,rordin');
    // The second crowbar is the same item.
    expect([...t.offered('give:'), ...t.offered('receive:')]).toEqual([]);
  });

  test('DS-ITEM-15 the other player is told what is proposed and may agree or refuse; one who plays both is not asked', () => {
    const two = (choice: string) => met(items, { seats: 3 }).choose(choice);
    const receive = two('receive:weapon-oil,rordin');
    expect([receive.seat, receive.kind, ...receive.offered()]).toEqual([2, 'exchange', 'agree', 'refuse']);
    expect(told(receive, 'proposed')).toEqual([
      {
        kind: 'proposed',
        from: 'orlaf',
        to: 'rordin',
        gives: null,
        takes: 'weapon-oil',
        adventure: null,
        rule: 'DS-ITEM-15',
      },
    ]);
    receive.choose('agree');
    expect(figureOf(receive.state, 'orlaf').items).toContain('weapon-oil');
    const refused = two('receive:weapon-oil,rordin').choose('refuse');
    expect(told(refused, 'refused')).toEqual([
      { kind: 'refused', figure: 'rordin', item: 'weapon-oil', rule: 'DS-ITEM-15' },
    ]);
    expect(packs(refused.state).slice(0, 2)).toEqual([items.orlaf, items.rordin]);
    const swap = two('swap:crowbar,rordin');
    expect(told(swap, 'proposed')).toMatchObject([{ gives: 'crowbar', takes: 'weapon-oil' }]);
    expect(told(swap.choose('refuse'), 'refused')).toMatchObject([{ item: 'crowbar' }]);
    expect(told(met(items).choose('give:crowbar,rordin'), 'proposed')).toEqual([]);
  });

  test('DS-ITEM-14 DS-ITEM-16 not before the first step, not in another move than the one under way', () => {
    const t = position('O> R< .. M<\n.. .. .. ..', { turn: 'orlaf', items });
    expect([...t.offered('give:'), ...t.offered('receive:')]).toEqual([]);
    // Turning on the spot is no step.
    t.choose('face:N');
    expect([t.state.turns[0]?.spent, ...t.offered('give:')]).toEqual([0]);
  });
});

describe('finds between heroes', () => {
  const finds = { adventure: { finds: { here: {}, there: {} } } };
  const holding =
    (...by: readonly (string | null)[]) =>
    (state: State): void => {
      for (const [i, find] of state.finds.entries()) find.by = by[i] ?? null;
    };
  const meeting = (by: readonly (string | null)[], more: Situation = {}, drawing = 'O> .. R< ** ** ++') =>
    position(drawing, { turn: 'orlaf', ...finds, ...more, arrange: holding(...by) }).choose('move:1,0');
  const overs = (t: ReturnType<typeof meeting>): string[] => [...t.offered('hand-over:'), ...t.offered('take-over:')];
  const holders = ({ finds }: State): (string | null)[] => finds.map(({ by }) => by);

  test('DS-ITEM-19 each kind of find that either of the two has, once; what lies about or a third one has is not offered', () => {
    expect(overs(meeting(['orlaf', 'orlaf', 'rordin']))).toEqual(['hand-over:here,rordin', 'take-over:there,rordin']);
    expect(overs(meeting([null, null, 'madriga']))).toEqual([]);
    expect(overs(meeting(['rordin', null, 'orlaf']))).toEqual(['hand-over:there,rordin', 'take-over:here,rordin']);
    const t = meeting(['orlaf', null, null]);
    expect(t.explain('hand-over:there,rordin')).toMatchObject({
      allowed: false,
      rule: 'DS-ITEM-19',
      text: { en: 'The hero does not have that.' },
    });
    expect(t.explain('take-over:here,rordin')).toMatchObject({ allowed: false, rule: 'DS-ITEM-19' });
    expect(t.explain('hand-over:here,rordin').allowed).toBe(true);
    expect(t.explain('hand-over:here,grimbur').rule).toBe('DS-ITEM-14');
  });

  test('DS-ITEM-19 of two alike each is handed on once in a round, the second after the first', () => {
    const t = meeting(['orlaf', 'orlaf', null]).choose('hand-over:here,rordin');
    expect([holders(t.state), t.state.used.round]).toEqual([['rordin', 'orlaf', null], ['find/0']]);
    expect(overs(t)).toEqual(['hand-over:here,rordin']);
    t.choose('hand-over:here,rordin');
    expect([holders(t.state), t.state.used.round]).toEqual([
      ['rordin', 'rordin', null],
      ['find/0', 'find/1'],
    ]);
    expect(overs(t)).toEqual([]);
    expect(t.explain('take-over:here,rordin')).toMatchObject({
      rule: 'DS-ITEM-19',
      text: { en: 'What was found is handed on only once in a round.' },
    });
  });

  test('DS-ITEM-15 DS-ITEM-19 what is proposed, agreed to and refused', () => {
    const give = meeting(['orlaf', null, null], { seats: 3 }).choose('hand-over:here,rordin');
    expect(told(give, 'proposed')).toEqual([
      {
        kind: 'proposed',
        from: 'orlaf',
        to: 'rordin',
        gives: 'here',
        takes: null,
        adventure: give.state.adventure,
        rule: 'DS-ITEM-15',
      },
    ]);
    give.choose('agree');
    expect(holders(give.state)).toEqual(['rordin', null, null]);
    expect(told(give, 'handed-over')).toMatchObject([{ from: 'orlaf', to: 'rordin', mark: 'here' }]);
    const no = meeting(['orlaf', null, null], { seats: 3 }).choose('hand-over:here,rordin').choose('refuse');
    expect(told(no, 'refused')).toEqual([{ kind: 'refused', figure: 'rordin', item: 'here', rule: 'DS-ITEM-19' }]);
    expect([holders(no.state), told(no, 'handed-over')]).toEqual([['orlaf', null, null], []]);
  });
});
