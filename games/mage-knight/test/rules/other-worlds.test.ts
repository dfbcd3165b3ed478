import { copy, newChance, type Seat, sample } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { type CardId, WOUND } from '../../content/cards.ts';
import { mageKnight } from '../../index.ts';
import { START } from '../../rules/lattice.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf } from '../../state.ts';
import { crystals, deck, fight, hexOn, hold, type Sitting, sit, skill, stand } from '../positions.ts';

/** What the other player takes for possible: the hands seat 0 could hold, and what is asked there. */
const worlds = (t: Sitting, viewer: Seat): { wounds: number; kind: string | undefined }[] =>
  Array.from({ length: 40 }, (_, i) => {
    const { state, ask } = sample(t.match, viewer, newChance(`world ${i}`));
    return { wounds: state.heroes[0]?.hand.filter(card => card === WOUND).length ?? 0, kind: ask?.kind };
  });

const KRANG = { settings: { krang: true }, heroes: ['krang', 'arythea'] as const };
const FEW = ['rage', 'march', 'promise', 'swiftness', 'stamina', 'threaten'] as const;

test('Regenerate: whoever pays for it has a wound in hand, and nobody learns of another', () => {
  const t = sit(KRANG, state => {
    hold(state, 0, 'wound', 'wound', 'rage');
    deck(state, 0, ...FEW, ...FEW, ...FEW);
    crystals(state, 0, 'red', 'green');
    skill(state, 0, 'regenerate-krang');
  });
  t.choose('skill:regenerate-krang');
  expect(t.kind).toBe('pay');
  expect(t.match.factsFor(1)).toEqual([{ seat: 0, holds: 'wound' }]);
  const dealt = worlds(t, 1);
  expect(new Set(dealt.map(({ kind }) => kind))).toEqual(new Set(['pay']));
  expect(Math.min(...dealt.map(({ wounds }) => wounds))).toBe(1);
  expect(dealt.filter(({ wounds }) => wounds === 2).length).toBeLessThan(20);
});

test('Healing Ritual: a wound that was known to be held is the one that is thrown away', () => {
  const t = sit({ heroes: ['arythea', 'norowas'] }, state => {
    hold(state, 0, 'wound', 'wound');
    deck(state, 0, ...FEW);
    skill(state, 0, 'healing-ritual');
    skill(state, 1, 'motivation-norowas');
    deck(state, 1, 'rage');
    stand(state, 0, START);
    stand(state, 1, START);
  });
  t.choose('skill:healing-ritual');
  expect([t.seat, t.kind]).toEqual([1, 'before-turn']);
  expect(new Set(worlds(t, 1).map(({ kind }) => kind))).toEqual(new Set(['before-turn']));
  t.choose('pass');
  expect([t.seat, t.kind]).toEqual([0, 'whether']);
  expect(t.match.factsFor(1)).toEqual([
    { seat: 0, holds: 'wound' },
    { seat: 0, card: 'wound' },
  ]);
  // One of two is gone: whether there is another is not known.
  const left = worlds(t, 1);
  expect(new Set(left.map(({ wounds }) => wounds))).toEqual(new Set([0, 1]));
  expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(['whether']));
});

test('Druidic Staff: that nothing more can come of it is not seen by others', () => {
  const strong = (card: 'wound' | 'rage') =>
    sit({ settings: { 'lost-legion': true } }, state => {
      hold(state, 0, 'druidic-staff', card);
      deck(state, 0, ...FEW, 'wound', 'wound');
      state.map.laid = {};
    })
      .choose('play:druidic-staff,strong')
      .choose('option:1')
      .choose('colour:red');
  for (const [card, offered] of [
    ['wound', ['option:3']],
    ['rage', ['done']],
  ] as const) {
    const t = strong(card);
    expect(t.offered()).toEqual(offered);
    expect(new Set(worlds(t, 1).map(({ kind }) => kind))).toEqual(new Set(['option']));
    t.choose(offered[0]);
    expect(t.kind).toBe('turn');
  }
});

test('Druidic Staff: whoever chooses to heal first shows that there is a wound', () => {
  const t = sit({ settings: { 'lost-legion': true } }, state => {
    hold(state, 0, 'druidic-staff', 'wound', 'rage');
    deck(state, 0, ...FEW, ...FEW, ...FEW);
  });
  t.choose('play:druidic-staff,strong').choose('option:3');
  expect(t.match.factsFor(1)).toEqual([
    { seat: 0, card: 'druidic-staff' },
    { seat: 0, holds: 'wound' },
  ]);
  expect(worlds(t, 1).every(({ wounds }) => wounds === 1)).toBe(true);
});

test('MK-DMG-15 whoever is knocked out is seen to hold nothing but wounds', () => {
  const t = sit({}, state => {
    hold(state, 0, 'blood-ritual', 'rage', 'wound', 'wound', 'wound');
    deck(state, 0, ...FEW, ...FEW);
    fight(state, ['diggers'], { wounds: 4 });
  });
  t.choose('play:blood-ritual,basic');
  expect([t.kind, t.state.heroes[0]?.hand, t.state.heroes[0]?.discard]).toEqual([
    'colour',
    ['wound', 'wound', 'wound', 'wound'],
    ['rage'],
  ]);
  for (let i = 0; i < 20; i++) {
    const { state, ask } = sample(t.match, 1, newChance(`world ${i}`));
    expect([state.heroes[0]?.hand, state.heroes[0]?.discard, ask?.kind]).toEqual([
      ['wound', 'wound', 'wound', 'wound'],
      ['rage'],
      'colour',
    ]);
  }
});

test('Ritual of Pain: how many wounds are thrown away is asked whether there are any or not', () => {
  const lay = (seats: number, ...cards: CardId[]) =>
    sit({ seats, scenario: seats === 1 ? 'solo-conquest' : 'full-conquest', heroes: ['arythea', 'tovak'] }, state => {
      hold(state, 0, ...cards);
      deck(state, 0, ...FEW, 'wound');
      skill(state, 0, 'ritual-of-pain');
    }).choose('skill:ritual-of-pain');
  expect(lay(2, 'wound', 'wound', 'wound').offered()).toEqual(['number:0', 'number:1', 'number:2']);
  const none = lay(2, 'rage');
  expect([none.kind, none.offered()]).toEqual(['number', ['number:0']]);
  expect(lay(2, 'wound', 'wound').choose('number:0').state.heroes[0]?.hand).toEqual(['wound', 'wound']);
  expect(lay(1, 'rage').kind).toBe('turn');
});

test.each([
  [2, 'full-conquest', 0],
  [1, 'solo-conquest', 0],
  [1, 'solo-conquest', 'spectator'],
] as const)(
  'Sparing Power: what was drawn did not lie under the tactic, in any world (%i, %s, %s)',
  (seats, scenario, viewer) => {
    const t = sit({ seats, scenario, night: true, begun: false }, state => {
      state.next = 0;
      const village = hexOn(1, 0, 3);
      state.map.sites[village] = newSite('village');
      stand(state, 0, village);
      hold(state, 0, 'rage');
      deck(state, 0, ...FEW);
      const hero = heroOf(state, 0);
      hero.tactic = { tactic: 'sparing-power', used: false, die: null, under: ['mana-draw', 'tranquility'] };
    });
    t.choose('plunder');
    expect([t.kind, t.state.heroes[0]?.hand.length]).toEqual(['before-turn', 3]);
    const below = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { state, ask } = sample(t.match, viewer, newChance(`world ${i}`));
      expect([state.heroes[0]?.hand, ask?.kind]).toEqual([t.state.heroes[0]?.hand, 'before-turn']);
      for (const card of state.heroes[0]?.tactic?.under ?? []) below.add(card);
    }
    // Anything that was not drawn may lie there.
    expect(below.size).toBe(6);
  },
);

test.each([[[]], [['mana-draw', 'tranquility']]] as const)(
  'Sparing Power: a card put under the tactic before others are drawn is none of those, in any world (%j)',
  under => {
    const t = sit({ night: true, begun: false }, state => {
      state.next = 0;
      const village = hexOn(1, 0, 3);
      state.map.sites[village] = newSite('village');
      stand(state, 0, village);
      hold(state, 0, 'rage');
      deck(state, 0, ...FEW);
      heroOf(state, 0).tactic = { tactic: 'sparing-power', used: false, die: null, under: [...under] };
    });
    t.choose('tactic:sparing-power');
    while (t.kind === 'option') t.choose('option:0');
    t.choose('plunder');
    const own = t.state.heroes[0];
    expect([own?.hand.length, own?.tactic?.under.length]).toEqual([3, under.length + 1]);
    const below = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { state } = sample(t.match, 0, newChance(`world ${i}`));
      expect(state.heroes[0]?.hand).toEqual(own?.hand);
      expect(mageKnight.view(state, 0)).toEqual(t.match.view(0));
      for (const card of state.heroes[0]?.tactic?.under ?? []) below.add(card);
    }
    // Anything that was not drawn may lie there.
    expect(below.size).toBe(new Set([...FEW, ...under]).size - 2);
  },
);

test.each([0, 'spectator'] as const)(
  'Sparing Power: what was dealt anew before does not show when it is dealt again (%s)',
  viewer => {
    const t = sit({ night: true, begun: false }, state => {
      state.next = 0;
      const village = hexOn(1, 0, 3);
      state.map.sites[village] = newSite('village');
      stand(state, 0, village);
      hold(state, 0, 'rage');
      deck(state, 0, ...FEW);
      heroOf(state, 0).tactic = { tactic: 'sparing-power', used: false, die: null, under: ['mana-draw'] };
    });
    t.choose('tactic:sparing-power');
    while (t.kind === 'option') t.choose('option:0');
    // The village may still be plundered: nothing is at rest.
    expect(t.kind).toBe('before-turn');
    const { state: rest } = t.match.halfMade().position;
    const facts = t.match.factsFor(viewer);
    for (let i = 0; i < 20; i++) {
      const [truth, other] = [copy(rest), copy(rest)];
      mageKnight.resample(other, viewer, newChance(`before ${i}`), facts);
      for (const state of [truth, other]) mageKnight.resample(state, viewer, newChance(`again ${i}`), facts);
      expect(other).toEqual(truth);
    }
  },
);
