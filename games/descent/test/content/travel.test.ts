import { describe, expect, test } from 'vitest';
import { TRAVEL } from '../../content/travel.ts';
import type { TravelSymbol } from '../../content/words.ts';
import type { State } from '../../state.ts';
import { travelText } from '../../texts/travel.ts';
import { view } from '../../view.ts';
import { acts, card, face, hero, holds, monster, type Played, sit } from '../positions.ts';

const CARDS = Object.keys(TRAVEL);
const pass = [face('gray', { shield: 0 }), face('black', { shield: 0 })];
const fail = [face('gray', { shield: 3 }), face('black', { shield: 4 })];

/** Syndrael and Jain on their way meet this card at this symbol; each hero is led by another player, and the overlord holds two cards. */
function meets(
  only: string,
  symbol: TravelSymbol,
  more: readonly TravelSymbol[] = [],
  arrange: (state: State) => void = () => {},
): Played {
  return sit(
    state => {
      hero(state, 'syndrael', 'knight', 'E5');
      const jain = hero(state, 'jain-fairwood', 'thief', 'E6');
      // No card of hers answers a test.
      jain.cards = jain.cards.filter(({ id }) => id !== 'lucky-charm-thief');
      monster(state, 'zombie', 'J8');
      holds(state, ['dash', 'frenzy'], ['pit-trap', 'pit-trap', 'tripwire']);
      state.campaign = { id: 'the-long-toll', played: [{ quest: 'toll-at-the-ford', winner: 'heroes' }] };
      state.stage = 'setup';
      state.todo = ['heroes', 'travel', 'begin'];
      state.journey = { symbols: [symbol, ...more], out: CARDS.filter(one => one !== only) };
      arrange(state);
    },
    { heroes: 2, seats: 3 },
  );
}

/** Places both heroes; the dice of what is met then are laid. */
function go(
  only: string,
  symbol: TravelSymbol,
  dice: readonly number[] = [],
  more: readonly TravelSymbol[] = [],
  arrange?: (state: State) => void,
): Played {
  const t = meets(only, symbol, more, arrange);
  const places = t.offered('space:');
  t.choose(places[0] ?? '');
  return t.choose(t.offered('space:')[0] ?? '', dice);
}

const wounds = (t: Played) => t.state.heroes.map(({ damage, fatigue }) => [damage, fatigue]);
const finds = (t: Played) => t.events().flatMap(event => (event.kind === 'found' ? [event.figure] : []));
const hand = (t: Played): number => t.state.overlord.hand.length;

describe('travel cards', () => {
  test('travel-1 standing stones: failed willpower costs 1 fatigue; if all pass, all find something', () => {
    const mixed = go('travel-1', 'plain', [...pass, ...fail]);
    expect([wounds(mixed), finds(mixed)]).toEqual([
      [
        [0, 0],
        [0, 1],
      ],
      [],
    ]);
    expect(finds(go('travel-1', 'plain', [...pass, ...pass]))).toEqual(['syndrael', 'jain-fairwood']);
  });

  test('travel-1 weeping in the thicket: the heroes may suffer 1 damage each, and the overlord loses a card', () => {
    const t = go('travel-1', 'forest');
    expect([t.kind, t.seat, t.match.ask?.also]).toEqual(['whether', 1, [2]]);
    t.choose('yes');
    expect([wounds(t), hand(t), t.state.overlord.out.length]).toEqual([
      [
        [1, 0],
        [1, 0],
      ],
      1,
      1,
    ]);
    expect(wounds(go('travel-1', 'forest').choose('no'))).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('travel-1 storm on the slopes: 1 damage and 1 fatigue for everybody, kept for the quest (D2-TRVGEN-08 D2-TRVGEN-10)', () => {
    const t = go('travel-1', 'mountain');
    expect([t.state.stage, wounds(t)]).toEqual([
      'heroes',
      [
        [1, 1],
        [1, 1],
      ],
    ]);
    const webs = go('travel-4', 'forest', [...fail, ...fail]);
    expect([webs.state.stage, webs.state.heroes.map(({ conditions }) => conditions)]).toEqual([
      'heroes',
      [['poisoned'], ['poisoned']],
    ]);
  });

  test('travel-2 merchant: knowledge finds something; refugees: a card or 1 damage each; lost: one fails awareness, all tire', () => {
    expect(finds(go('travel-2', 'road', [...pass, ...fail]))).toEqual(['syndrael']);
    expect(hand(go('travel-2', 'plain').choose('way:0'))).toBe(3);
    expect(wounds(go('travel-2', 'plain').choose('way:1'))).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const lost = go('travel-2', 'forest');
    expect([lost.offered(), lost.match.ask?.also]).toEqual([['pick:syndrael', 'pick:jain-fairwood'], [2]]);
    expect(wounds(lost.choose('pick:jain-fairwood', fail))).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('travel-3 smoke: a card; glade: all is mended; ettin: failed might 1 damage, and 1 more if all fail', () => {
    expect(hand(go('travel-3', 'plain'))).toBe(3);
    const weary = (state: State): void => {
      for (const one of state.heroes) Object.assign(one, { damage: 3, fatigue: 2 });
    };
    expect(wounds(go('travel-3', 'forest', [], [], weary))).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(wounds(go('travel-3', 'mountain', [...fail, ...pass]))).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(wounds(go('travel-3', 'mountain', [...fail, ...fail]))).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });

  test('travel-4 brigands: one fails might, all are hurt; webs: poisoned, if all fail 1 damage; pool: awareness finds something', () => {
    expect(wounds(go('travel-4', 'plain').choose('pick:syndrael', fail))).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const webs = go('travel-4', 'forest', [...fail, ...fail]);
    expect([webs.state.heroes.map(({ conditions }) => conditions), wounds(webs)]).toEqual([
      [['poisoned'], ['poisoned']],
      [
        [1, 0],
        [1, 0],
      ],
    ]);
    expect(finds(go('travel-4', 'water').choose('pick:jain-fairwood', pass))).toEqual(['jain-fairwood']);
  });

  test('travel-5 elves: 1 damage each or two cards; dwarf: nothing at the next stop; corpses: failed willpower makes ill', () => {
    expect(wounds(go('travel-5', 'forest').choose('way:0'))).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(hand(go('travel-5', 'forest').choose('way:1'))).toBe(4);
    const short = go('travel-5', 'mountain', [], ['road']);
    expect(short.events().filter(({ kind }) => kind === 'travel')).toHaveLength(1);
    const ill = go('travel-5', 'water', [...pass, ...fail]);
    expect(ill.state.heroes.map(({ conditions }) => conditions)).toEqual([[], ['diseased']]);
  });

  test('travel-6 hidden path: nothing at the next stop; ambush: the overlord names one attribute for all', () => {
    expect(
      go('travel-6', 'road', [], ['water'])
        .events()
        .filter(({ kind }) => kind === 'travel'),
    ).toHaveLength(1);
    for (const symbol of ['mountain', 'forest'] as const) {
      const t = go('travel-6', symbol);
      expect([t.seat, t.kind, t.offered().length]).toEqual([0, 'attribute', 4]);
      t.choose('attribute:might', [...fail, ...pass]);
      expect(wounds(t)).toEqual([
        [1, 1],
        [0, 0],
      ]);
    }
  });

  test('travel-7 sage: who passes knowledge sees the hand, alone, and discards a card of it', () => {
    const t = go('travel-7', 'road').choose('pick:jain-fairwood', pass);
    expect([t.seat, t.kind, t.offered()]).toEqual([2, 'which', ['card:dash', 'card:frenzy']]);
    expect(t.events(2).find(({ kind }) => kind === 'saw-hand')).toMatchObject({ cards: ['dash', 'frenzy'] });
    expect(t.events(1).find(({ kind }) => kind === 'saw-hand')).toMatchObject({ cards: [] });
    expect(view(t.state, 1).overlord.hand).toBe(null);
    t.choose('card:frenzy');
    expect([t.state.overlord.hand, t.state.overlord.out]).toEqual([['dash'], ['frenzy']]);
  });

  test('travel-7 spiders and miasma: the hero with the least awareness or might; of several the overlord chooses', () => {
    // Syndrael has awareness 2 and might 4, Jain awareness 4 and might 2.
    expect(go('travel-7', 'forest').state.heroes.map(({ conditions }) => conditions)).toEqual([['poisoned'], []]);
    expect(go('travel-7', 'water').state.heroes.map(({ conditions }) => conditions)).toEqual([[], ['diseased']]);
  });

  test('travel-8 farm: a card; cave: something found for a card; ferryman: rest for a card', () => {
    expect(hand(go('travel-8', 'plain'))).toBe(3);
    const cave = go('travel-8', 'mountain').choose('yes').choose('pick:syndrael');
    expect([finds(cave), hand(cave)]).toEqual([['syndrael'], 3]);
    expect(hand(go('travel-8', 'water').choose('yes'))).toBe(3);
    expect(hand(go('travel-8', 'water').choose('no'))).toBe(2);
  });

  test('travel-9 spies: a card for each failed knowledge; landslide and river: 2 fatigue for failed might, awareness', () => {
    expect(hand(go('travel-9', 'road', [...fail, ...fail]))).toBe(4);
    expect(wounds(go('travel-9', 'mountain', [...fail, ...pass]))).toEqual([
      [0, 2],
      [0, 0],
    ]);
    expect(wounds(go('travel-9', 'water', [...pass, ...fail]))).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });

  test('travel-10 orchard: willpower finds something; arrows: 1 damage, 1 more if all fail; tentacles: 1 fatigue, 1 damage if all fail', () => {
    expect(finds(go('travel-10', 'plain').choose('pick:syndrael', pass))).toEqual(['syndrael']);
    expect(wounds(go('travel-10', 'mountain', [...fail, ...fail]))).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(wounds(go('travel-10', 'water', [...fail, ...fail]))).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(wounds(go('travel-10', 'water', [...fail, ...pass]))).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('D2-TRVGEN-07 at a symbol a card does not show nothing happens, and the journey goes on', () => {
    const t = go('travel-1', 'road');
    expect([wounds(t), t.state.stage]).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      'heroes',
    ]);
    expect(t.events().find(({ kind }) => kind === 'travel')).toMatchObject({ rule: 'D2-TRVGEN-07' });
  });

  test('D2-TRVGEN-06 D2-TRVGEN-07 D2-TRVGEN-08 a card for each symbol: without an event it is discarded and they go on, with one it happens first', () => {
    const t = go('travel-1', 'road', [], ['forest', 'mountain'], state => {
      if (state.journey !== null)
        state.journey = { ...state.journey, out: [], ahead: ['travel-3', 'travel-1', 'travel-6'] };
    });
    const met = () => t.events().flatMap(event => (event.kind === 'travel' ? [[event.symbol, event.rule]] : []));
    const before = [
      ['road', 'D2-TRVGEN-07'],
      ['forest', 'D2-TRVGEN-08'],
    ];
    expect([t.kind, met(), t.state.journey]).toMatchObject([
      'whether',
      before,
      { symbols: ['mountain'], out: ['travel-3', 'travel-1'] },
    ]);
    t.choose('yes');
    expect(met()).toEqual([...before, ['mountain', 'D2-TRVGEN-08']]);
  });

  test('D2C-ITEM-18 the Lucky Charm helps on the way; it is exhausted until the first own turn', () => {
    const t = go('travel-9', 'mountain', fail, [], state => {
      state.heroes[0]?.cards.push({ id: 'lucky-charm', tired: false, worn: true, used: false, on: null });
    });
    t.choose('use:syndrael,lucky-charm,0', [...pass, ...pass]);
    expect([wounds(t), card(t, 'syndrael', 'lucky-charm').tired]).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      true,
    ]);
    acts(t, 'syndrael');
    expect(card(t, 'syndrael', 'lucky-charm').tired).toBe(false);
  });

  test('what is met is told in both languages', () => {
    expect(travelText('travel-4', 'forest', 'en')).toBe(
      'In the forest: Webs. Each hero: Tests awareness. Failed: Becomes poisoned. If all fail: Suffers 1 damage.',
    );
    expect(travelText('travel-4', 'road', 'de')).toBe('Auf der Straße: ein ruhiger Tag.');
  });
});
