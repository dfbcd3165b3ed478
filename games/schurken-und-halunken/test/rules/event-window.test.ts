import { expect, test } from 'vitest';
import { usable } from '../../effects/vocabulary.ts';
import type { State } from '../../state.ts';
import { discardsOf, duel, handOf, lifeOf, position, type TestTable, told, totals, who } from '../positions.ts';

/** "At any time": who is asked for spontaneous events, and when (SH-EVENT-07). */

const wolf = { heroes: { werewolf: [] } };
const plaster = (hero: string) => ({ heroes: { [hero]: [] }, hand: ['sticking-plaster'] });
const ASKED = { asked: true };
const asked = (t: TestTable) => [t.seat, t.kind];

test('SH-EVENT-02 SH-EVENT-07 after each action of another player', () => {
  const own = {
    heroes: { lich: ['halberd'], shaman: [], werewolf: [] },
    hand: ['buckler', 'trembler', 'quack', 'payday', 'ring-mail'],
  };
  const deeds = [
    ['draw:lich,equipment'],
    ['equip:lich,ring-mail#1', 'done'],
    ['take-back:lich,halberd#1', 'done'],
    ['move:lich,shaman,halberd#1'],
    ['hire:quack#1'],
    ['send:trembler#1,1'],
    ['trade', 'discard:buckler#1', 'discard:quack#1', 'discard:payday#1', 'pile:magic'],
  ];
  for (const deed of deeds) {
    const t = duel(own, plaster('troll'), { ...ASKED, life: { troll: 5 } });
    for (const option of deed) t.choose(option);
    expect([deed[0], ...asked(t)]).toEqual([deed[0], 1, 'event-window']);
    expect(t.offered()).toEqual(['play:sticking-plaster#1', 'pass']);
    t.choose('play:sticking-plaster#1');
    expect([lifeOf(t, 'troll'), t.seat, t.kind]).toEqual([8, 0, 'act']);
  }
});

test('SH-EVENT-07 after a combat, too, and in the order of the seats, until all have passed', () => {
  const t = position([wolf, plaster('troll'), { heroes: { lich: [] }, hand: ['hay-fever', 'duck'] }], {
    ...ASKED,
    life: { troll: 7 },
  });
  t.choose('attack:werewolf,claws,troll').choose('pass').choose('waive').choose('pass').choose('pass', [1]);
  expect([...asked(t), lifeOf(t, 'troll')]).toEqual([1, 'event-window', 3]);
  t.choose('pass');
  expect(asked(t)).toEqual([2, 'event-window']);
  t.choose('play:hay-fever#1');
  // Something has happened, so the others are asked once more.
  expect([who(t, 'troll').reactions, ...asked(t)]).toEqual([0, 1, 'event-window']);
  t.choose('play:sticking-plaster#1').choose('pass');
  expect([lifeOf(t, 'troll'), ...asked(t)]).toEqual([6, 0, 'act']);
});

test('SH-EVENT-07 at the end of a turn only if nothing was done in it', () => {
  const scene = () => duel(wolf, plaster('troll'), { ...ASKED, life: { troll: 5 } });
  expect(asked(scene().choose('end'))).toEqual([1, 'event-window']);
  const busy = scene().choose('draw:werewolf,equipment').choose('pass').choose('end');
  expect(asked(busy)).toEqual([1, 'pile']);
});

test('SH-EVENT-02 SH-EVENT-07 before the die of a general spell', () => {
  const t = position(
    [{ heroes: { lich: ['darn-flesh'] }, hand: ['deep-breath'] }, plaster('troll'), { heroes: { shaman: [] } }],
    { ...ASKED, life: { lich: 5, troll: 5 } },
  );
  t.choose('cast:lich,darn-flesh#1');
  expect([...asked(t), t.offered()]).toEqual([0, 'casting', ['play:deep-breath#1', 'pass']]);
  t.choose('pass');
  expect([...asked(t), t.offered()]).toEqual([1, 'casting', ['play:sticking-plaster#1', 'pass']]);
  t.choose('play:sticking-plaster#1');
  expect([lifeOf(t, 'troll'), ...asked(t)]).toEqual([8, 0, 'casting']);
  t.choose('pass', [6, 6, 1]);
  expect(told(t, 'cast').success).toBe(true);
});

test('SH-EVENT-02 the caster, too, may play one before the die', () => {
  const t = duel(
    { heroes: { lich: ['rust-curse'] }, hand: ['sticking-plaster'] },
    { heroes: { troll: ['ring-mail'] } },
    {
      life: { lich: 5 },
    },
  );
  t.choose('cast:lich,rust-curse#1').choose('play:sticking-plaster#1', [1]);
  expect(lifeOf(t, 'lich')).toBe(8);
});

test('SH-EVENT-07 who holds no green card is not asked: the backs tell', () => {
  const t = duel(wolf, { heroes: { troll: [] }, hand: ['fireball', 'buckler'] }, { ...ASKED, life: { troll: 5 } });
  expect(asked(t.choose('draw:werewolf,equipment'))).toEqual([0, 'act']);
});

test('SH-EVENT-07 who holds a green card is asked, whichever it is', () => {
  for (const card of ['duck', 'payday', 'quack', 'sticking-plaster']) {
    const t = duel(wolf, { heroes: { troll: [] }, hand: [card] }, { ...ASKED, life: { troll: 5 } });
    expect(asked(t.choose('draw:werewolf,equipment'))).toEqual([1, 'event-window']);
  }
});

test('SH-EVENT-07 nobody is asked when every spontaneous event that would do something lies on the discard pile', () => {
  const discarded = ['second-wind', 'second-wind', 'tied-laces'];
  const scene = (life: number, gone: string[]) =>
    duel(wolf, { heroes: { troll: [] }, hand: ['duck'] }, { ...ASKED, life: { troll: life }, discarded: gone }).choose(
      'draw:werewolf,equipment',
    );
  expect(asked(scene(15, discarded))).toEqual([0, 'act']);
  // Somebody hurt might hold the plaster, and somebody might still hold the second Second Wind.
  expect(asked(scene(5, discarded))).toEqual([1, 'event-window']);
  expect(asked(scene(15, discarded.slice(1)))).toEqual([1, 'event-window']);
});

test('SH-EVENT-05 SH-EVENT-07 who is out is asked nothing, and the game that is over asks nobody', () => {
  const t = position([wolf, plaster('troll'), { heroes: { lich: [] }, hand: ['duck'] }], {
    ...ASKED,
    life: { troll: 1 },
  });
  t.choose('attack:werewolf,claws,troll').choose('pass').choose('waive').choose('pass').choose('pass', [1]);
  expect(asked(t)).toEqual([2, 'event-window']);
  const over = duel(wolf, plaster('troll'), { ...ASKED, life: { troll: 1 } });
  over.choose('attack:werewolf,claws,troll').choose('waive').choose('pass', [1]);
  expect([over.match.outcome?.winners, over.kind]).toEqual([[0], null]);
});

test('SH-EVENT-07 deeds of a group that no player leads give room as well', () => {
  const t = position([plaster('troll'), { heroes: { lich: [] } }], {
    ...ASKED,
    scenario: 'dragon',
    active: 2,
    life: { troll: 14 },
  });
  while (t.kind === 'defend' || t.kind === 'combat' || t.kind === 'protect')
    t.choose(t.offered().includes('waive') ? 'waive' : 'pass', [1]);
  expect(asked(t)).toEqual([0, 'event-window']);
});

test('SH-END-06 what would do nothing is not offered: bonuses on a roll that does not use them', () => {
  // The parry is waived: the attack hits anyway.
  const waived = duel(
    { ...wolf, hand: ['look-behind-you', 'without-a-plan', 'bottled-courage', 'where-it-hurts'] },
    {
      heroes: { troll: [] },
      npc: 'trembling-squire',
      hand: ['drops-of-luck'],
    },
  ).choose('attack:werewolf,claws,troll');
  waived.choose('waive');
  expect(waived.offered()).toEqual(['play:where-it-hurts#1', 'pass']);
  expect(waived.explain('play:look-behind-you#1')).toMatchObject({ allowed: false, rule: 'SH-END-06' });
  waived.choose('pass');
  // Nobody rolls on the other side either.
  expect([...asked(waived), waived.offered()]).toEqual([1, 'combat', ['pass']]);
});

test('SH-END-06 nor what meets nothing: no armour to open, no blade or shield to get past, nobody who rolls', () => {
  const hand = ['tin-opener', 'backstab', 'evil-eye', 'sand-in-the-eyes'];
  const scene = (items: string[], answer: string) =>
    duel({ ...wolf, hand }, { heroes: { 'black-knight': items } })
      .choose('attack:werewolf,claws,black-knight')
      .choose(answer)
      .offered('play');
  expect(scene([], 'dodge')).toEqual(['play:evil-eye#1', 'play:sand-in-the-eyes#1']);
  expect(scene(['buckler'], 'dodge')).toEqual(['play:evil-eye#1', 'play:sand-in-the-eyes#1']);
  expect(scene(['buckler'], 'parry:buckler#1')).toEqual([
    'play:backstab#1',
    'play:evil-eye#1',
    'play:sand-in-the-eyes#1',
  ]);
  expect(scene(['ring-mail'], 'waive')).toEqual(['play:tin-opener#1']);
});

test('SH-END-06 no armour is opened twice, and only what is barred is got past', () => {
  const t = duel({ heroes: { assassin: ['blowpipe'] }, hand: ['tin-opener'] }, { heroes: { troll: ['ring-mail'] } });
  t.choose('attack:assassin,blowpipe#1,troll').choose('waive');
  expect(t.offered()).toEqual(['pass']);
  const parry = duel(wolf, { heroes: { troll: ['silver-sword'] }, hand: ['duck'] });
  parry.choose('attack:werewolf,claws,troll').choose('parry:silver-sword#1');
  const rulesOut = (bar: 'shield' | 'weapon') =>
    usable(parry.state, [{ do: 'restrict-defence', bar: [bar] }], { group: 0, self: null, source: 'test', same: [] });
  expect(rulesOut('shield')).toBe(false);
  expect(rulesOut('weapon')).toBe(true);
});

test('SH-END-06 nor for a creature that cannot attack in this turn', () => {
  const own = { heroes: { lich: ['blood-frenzy'], troll: [] }, creatures: { 'mud-golem': 'lich' } };
  const fresh = (state: State) => {
    for (const creature of state.groups[0]?.creatures ?? []) creature.fresh = true;
  };
  const frenzy = duel(own, wolf, { change: fresh }).choose('cast:lich,blood-frenzy#1', [6, 6, 1]);
  expect(frenzy.offered()).toEqual(['target:lich', 'target:troll']);
  const shift = duel({ ...own, hand: ['night-shift'] }, wolf, { change: fresh }).choose('play:night-shift#1');
  expect(shift.offered()).toEqual(['target:lich', 'target:troll']);
});

test('SH-END-06 nor for a turn in which it counts no more: laces of those who do not attack, reactions when it is over', () => {
  const hand = ['tied-laces', 'hay-fever', 'second-wind', 'sticking-plaster'];
  const own = duel({ heroes: { lich: [] }, hand }, wolf, { life: { lich: 5 } });
  expect(own.offered('play')).toEqual(['play:hay-fever#1', 'play:sticking-plaster#1']);
  const other = position([wolf, { heroes: { lich: [] }, hand }, { heroes: { troll: [] } }], {
    ...ASKED,
    life: { lich: 5 },
  });
  other.choose('end');
  expect([...asked(other), other.offered('play')]).toEqual([1, 'event-window', ['play:sticking-plaster#1']]);
  const tied = position([wolf, { heroes: { lich: [] }, hand }, { heroes: { troll: [] } }], ASKED);
  tied.choose('draw:werewolf,equipment').choose('play:tied-laces#1');
  expect(tied.state.boosts).toMatchObject([{ on: 'werewolf' }]);
});

test('SH-POT-02 SH-POT-08 a potion is for anybody of the group it does something for', () => {
  const t = duel(
    { heroes: { werewolf: [], lich: [], shaman: [] }, hand: ['healing-potion', 'bottled-courage'] },
    {
      heroes: { troll: [] },
    },
    { life: { lich: 5, shaman: 4 } },
  );
  t.choose('attack:werewolf,claws,troll').choose('dodge').choose('play:healing-potion#1');
  expect([...asked(t), t.offered()]).toEqual([0, 'drink', ['target:lich', 'target:shaman']]);
  expect(t.match.ask?.rule).toBe('SH-POT-02');
  t.choose('target:shaman');
  expect([lifeOf(t, 'lich'), lifeOf(t, 'shaman'), discardsOf(t, 'magic')]).toEqual([5, 9, ['healing-potion#1']]);
  // Courage is of use to nobody but the one who attacks.
  t.choose('play:bottled-courage#1', [1, 1]);
  expect(totals(t)[0]).toBe(6 + 3 + 1);
});

test('SH-POT-08 before a roll against the own NPC, but not against a demon', () => {
  const hand = ['healing-potion'];
  const npc = duel(wolf, { heroes: { troll: [] }, npc: 'quack', hand }, { life: { troll: 5 }, spent: ['troll'] });
  npc.choose('attack:werewolf,claws,quack#1');
  expect([...asked(npc), npc.offered()]).toEqual([1, 'combat', ['play:healing-potion#1', 'pass']]);
  npc.choose('play:healing-potion#1', [1]);
  expect([lifeOf(npc, 'troll'), handOf(npc, 1)]).toEqual([10, []]);
  const demon = duel(wolf, { heroes: { troll: [] }, demon: 'trembler', hand }, { life: { troll: 5 } });
  demon.choose('attack:werewolf,claws,trembler#1', [1]);
  expect([demon.kind, handOf(demon, 1)]).toEqual(['act', ['healing-potion#1']]);
});

test('SH-MAN-07 a manoeuvre is for the figure that rolls alone', () => {
  const t = duel({ heroes: { werewolf: [], lich: [] }, hand: ['where-it-hurts'] }, { heroes: { troll: [] } });
  t.choose('attack:werewolf,claws,troll').choose('waive').choose('play:where-it-hurts#1', [1]);
  expect(told(t, 'boosted').who).toBe('werewolf');
  const opener = duel({ heroes: { werewolf: [], lich: [] }, hand: ['tin-opener'] }, { heroes: { troll: [] } });
  opener.choose('attack:werewolf,claws,troll').choose('waive').choose('play:tin-opener#1', [1]);
  expect([opener.kind, lifeOf(opener, 'troll')]).toEqual(['act', 15 - 5]);
  const npc = duel(wolf, { heroes: { troll: [] }, npc: 'quack', hand: ['elegant-sidestep'] }, { spent: ['troll'] });
  npc.choose('attack:werewolf,claws,quack#1');
  expect([...asked(npc), npc.offered()]).toEqual([1, 'combat', ['pass']]);
});
