import { expect, test } from 'vitest';
import { discardsOf, duel, handOf, lifeOf, nextRound, position, told, totals, who } from '../positions.ts';

const wolf = { heroes: { werewolf: [] } };
const troll = { heroes: { troll: [] } };
const groupOf = (t: ReturnType<typeof duel>, seat: number) => t.state.groups[seat];

// Demons

test('SH-DEMON-01 nothing but a demon is sent, and only to others', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['trembler', 'duck'] }, troll);
  expect(t.explain('send:duck#1,1').text.en).toBe('This card is no demon.');
  expect(t.explain('send:trembler#1,0').text.en).toBe('A demon is laid with an opposing group.');
});

test('SH-DEMON-08 SH-DEMON-09 the one whose place is taken leaves, with all that was upon it and nothing else', () => {
  const boost = { source: 'a card', key: 'parry', amount: -1, stat: 'parry', by: '0', until: 'round' } as const;
  const t = duel(
    { heroes: { werewolf: [] }, hand: ['trembler'] },
    { heroes: { troll: [] }, demon: 'lead-weight' },
    {
      change: ({ boosts }) => {
        for (const on of ['lead-weight#1', 'troll', 'lead-weight#1']) boosts.push({ ...boost, on });
      },
    },
  );
  t.choose('send:trembler#1,1');
  expect(told(t, 'left')).toEqual({ kind: 'left', card: 'lead-weight#1', rule: 'SH-DEMON-09' });
  expect(t.state.boosts.map(({ on }) => on)).toEqual(['troll']);
  expect(Object.values(t.state.discards).flat()).toEqual(['lead-weight#1']);
  const first = duel({ heroes: { werewolf: [] }, hand: ['trembler'] }, troll).choose('send:trembler#1,1');
  expect(first.happened().map(({ kind }) => kind)).not.toContain('left');
});

test('SH-DEMON-01 a demon goes to an opposing group, in the own turn', () => {
  const t = position([
    { heroes: { werewolf: [] }, hand: ['trembler'] },
    troll,
    { heroes: { lich: [] }, hand: ['lead-weight'] },
  ]);
  expect(t.offered('send')).toEqual(['send:trembler#1,1', 'send:trembler#1,2']);
  expect(t.explain('send:trembler#1,0')).toMatchObject({ allowed: false, rule: 'SH-DEMON-01' });
  t.choose('send:trembler#1,2');
  expect([groupOf(t, 1)?.demon, groupOf(t, 2)?.demon]).toMatchObject([null, { id: 'trembler#1', group: 2 }]);
});

/** Everything a player of these is offered with these cards outside of the own plain turn: in combats and after a deed of another. */
function elsewhere(hand: string[], demon?: string) {
  const plagued = demon ? { demon } : {};
  const own = duel({ heroes: { werewolf: [] }, hand: [...hand, 'duck'] }, { heroes: { troll: [] }, ...plagued });
  own.choose('attack:werewolf,claws,troll').choose('dodge');
  const attacked = duel({ heroes: { werewolf: [] }, ...plagued }, { heroes: { troll: [] }, hand: [...hand, 'duck'] });
  attacked.choose('attack:werewolf,claws,troll').choose('dodge');
  const other = { heroes: { troll: [] }, hand: [...hand, 'duck'] };
  const deed = duel({ heroes: { werewolf: [] }, ...plagued }, other, { asked: true }).choose('draw:werewolf,equipment');
  return [own, attacked, deed].map(t => [t.seat, t.kind, ...t.offered()]);
}

const NOTHING_ELSEWHERE = [
  [0, 'combat', 'pass'],
  [1, 'combat', 'pass'],
  [1, 'event-window', 'pass'],
];

test('SH-DEMON-01 not in a combat, and not in the turn of another', () => {
  expect(elsewhere(['trembler'])).toEqual(NOTHING_ELSEWHERE);
});

test('SH-DEMON-02 its property acts at once on the whole group', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['trembler'] }, troll).choose('send:trembler#1,1');
  t.choose('attack:werewolf,claws,troll').choose('dodge', [1, 1]);
  expect(totals(t)).toEqual([7, 3 - 1 + 1]);
});

test('SH-DEMON-02 Light-Fingers takes a card at the start of each turn, the Lead Weight one of the two drawn', () => {
  const t = duel(wolf, { heroes: { troll: [] }, demon: 'light-fingers', hand: ['buckler'] }).choose('end');
  expect([handOf(t, 1), discardsOf(t, 'equipment')]).toEqual([[], ['buckler#1']]);
  const slow = duel(wolf, { heroes: { troll: [] }, demon: 'lead-weight' })
    .choose('end')
    .choose('pile:equipment');
  expect([slow.seat, slow.kind]).toEqual([1, 'act']);
});

test('SH-DEMON-02 the Drinking Companion forbids potions', () => {
  const t = duel({ heroes: { werewolf: [] }, demon: 'drinking-companion', hand: ['bottled-courage'] }, troll);
  t.choose('attack:werewolf,claws,troll').choose('waive');
  expect(t.offered()).toEqual(['pass']);
  expect(t.explain('play:bottled-courage#1')).toMatchObject({ allowed: false, rule: 'SH-DEMON-02' });
});

test('SH-DEMON-03 SH-DEMON-05 SH-DEMON-13 everybody may attack a demon, nobody protects it', () => {
  const t = position([
    { heroes: { werewolf: [] }, creatures: { 'mud-golem': null }, demon: 'trembler' },
    { heroes: { troll: [] }, demon: 'lead-weight' },
    { heroes: { lich: [] } },
  ]);
  expect(t.offered('attack').filter(id => /trembler|lead-weight/.test(id))).toHaveLength(4);
  t.choose('attack:mud-golem#1,claws,lead-weight#1', [4]);
  expect(t.kind).toBe('act');
});

test.each([
  ['trembler', 6],
  ['lead-weight', 4],
  ['drinking-companion', 7],
])('SH-DEMON-04 %s comes with the life points of its card: %i', (card, life) => {
  const t = duel({ heroes: { werewolf: [] }, hand: [card] }, troll).choose(`send:${card}#1,1`);
  expect(groupOf(t, 1)?.demon).toMatchObject({ id: `${card}#1`, life });
});

test('SH-DEMON-06 fixed values, no die, any number of times', () => {
  const t = duel({ heroes: { werewolf: [], barbarian: ['frying-pan'] }, demon: 'trembler' }, troll);
  t.choose('attack:werewolf,claws,trembler#1', [4]);
  // Attack 6 - 1 + 4 = 9 against 9: warded off.
  expect(told(t, 'stands')).toMatchObject({ who: 'trembler#1', total: 9 });
  expect(lifeOf(t, 'trembler#1')).toBe(6);
  t.choose('attack:barbarian,frying-pan#1,trembler#1', [2]);
  expect(lifeOf(t, 'trembler#1')).toBe(6 - 4);
});

test('SH-DEMON-07 a demon never acts, reacts or uses cards', () => {
  const hand = ['duck', 'bark-brew', 'drops-of-luck', 'beginners-luck', 'evil-eye', 'elegant-sidestep'];
  const t = duel(wolf, { heroes: { troll: [] }, demon: 'trembler', hand });
  t.choose('attack:werewolf,claws,trembler#1');
  expect([t.seat, t.offered()]).toEqual([1, ['pass']]);
  const own = duel({ heroes: { werewolf: [] }, demon: 'trembler', hand: ['buckler'] }, troll);
  expect(own.offered().filter(id => id.includes(':trembler'))).toEqual([]);
});

test('SH-DEMON-08 SH-DEMON-09 one demon per player: a new one takes the place of the old', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['trembler'] }, { heroes: { troll: [] }, demon: 'lead-weight' });
  t.choose('send:trembler#1,1');
  expect(groupOf(t, 1)?.demon?.id).toBe('trembler#1');
  expect(discardsOf(t, 'magic')).toEqual(['lead-weight#1']);
  // What acted before does no longer: two cards are drawn again, and the parry is lower.
  t.choose('attack:werewolf,claws,troll').choose('dodge', [1, 1]);
  expect(totals(t)).toEqual([7, 3 - 1 + 1]);
  t.choose('end').choose('pile:equipment').choose('pile:equipment');
  expect([t.seat, t.kind]).toEqual([1, 'act']);
});

test('SH-DEMON-12 everybody but the plagued player may replace a demon', () => {
  const position3 = (holder: number) =>
    position(
      [0, 1, 2].map(seat => ({
        heroes: { [['werewolf', 'troll', 'lich'][seat] ?? '']: [] },
        ...(seat === 1 ? { demon: 'lead-weight' } : {}),
        ...(seat === holder ? { hand: ['trembler'] } : {}),
      })),
      { active: holder },
    );
  expect([0, 1, 2].map(holder => position3(holder).offered('send'))).toEqual([
    ['send:trembler#1,1', 'send:trembler#1,2'],
    ['send:trembler#1,2', 'send:trembler#1,0'],
    ['send:trembler#1,0', 'send:trembler#1,1'],
  ]);
  expect(position3(1).explain('send:trembler#1,1')).toMatchObject({ allowed: false, rule: 'SH-DEMON-01' });
});

test('SH-DEMON-12 a demon is replaced in the own turn and outside of combat only', () => {
  expect(elsewhere(['trembler'], 'lead-weight')).toEqual(NOTHING_ELSEWHERE);
});

test('SH-DEMON-10 killed, it is discarded and its property ends', () => {
  const t = duel({ heroes: { werewolf: [], barbarian: ['frying-pan'] }, demon: 'trembler' }, troll, {
    life: { 'trembler#1': 3 },
  });
  t.choose('attack:werewolf,claws,trembler#1', [6, 1]);
  expect([groupOf(t, 0)?.demon, discardsOf(t, 'magic')]).toEqual([null, ['trembler#1']]);
  t.choose('attack:barbarian,frying-pan#1,troll').choose('waive', [1]);
  expect(totals(t)).toEqual([6 + 1 + 2 + 1]);
});

test('SH-DEMON-11 nobody has to fight the own demon', () => {
  const t = duel({ heroes: { werewolf: [] }, demon: 'trembler' }, troll);
  expect(t.offered()).toEqual([
    'attack:werewolf,claws,troll',
    'attack:werewolf,claws,trembler#1',
    'draw:werewolf,equipment',
    'draw:werewolf,magic',
    'draw:werewolf,tactics',
    'end',
  ]);
  t.choose('end');
  expect([t.seat, groupOf(t, 0)?.demon?.life]).toEqual([1, 6]);
});

// NPCs

test('SH-NPC-01 SH-NPC-02 an NPC just drawn may be laid out at once, no action', () => {
  const t = duel({ heroes: { lich: [] } }, troll, { phase: 'draw', top: ['quack', 'buckler'] });
  t.choose('pile:tactics').choose('pile:equipment').choose('hire:quack#1');
  expect(groupOf(t, 0)?.npc).toMatchObject({ id: 'quack#1', life: 4 });
  expect(t.offered('draw:lich')).toHaveLength(3);
});

test('SH-NPC-02 not in a combat, and not in the turn of another', () => {
  expect(elsewhere(['quack'])).toEqual(NOTHING_ELSEWHERE);
});

test('SH-NPC-03 SH-NPC-11 an NPC can be killed; it cannot parry, its armour counts', () => {
  const t = duel(wolf, { heroes: { troll: [] }, npc: 'bouncer' }, { spent: ['troll'] });
  t.choose('attack:werewolf,claws,bouncer#1', [1]);
  expect(lifeOf(t, 'bouncer#1')).toBe(6 - (5 - 1));
  const dead = duel(wolf, { heroes: { troll: [] }, npc: 'bouncer' }, { spent: ['troll'], life: { 'bouncer#1': 2 } });
  dead.choose('attack:werewolf,claws,bouncer#1', [1]);
  expect([groupOf(dead, 1)?.npc, discardsOf(dead, 'tactics')]).toEqual([null, ['bouncer#1']]);
});

test('SH-NPC-11 the attacker rolls on for sixes', () => {
  const t = duel(wolf, { heroes: { troll: [] }, npc: 'trembling-squire' }, { spent: ['troll'] });
  t.choose('attack:werewolf,claws,trembling-squire#1', [6, 1]);
  expect([totals(t), told(t, 'hit').damage]).toEqual([[6 + 7], 5 + 1 - 1]);
});

test('SH-NPC-04 an NPC neither acts nor reacts, and no cards are played for it', () => {
  const hand = ['bark-brew', 'duck', 'drops-of-luck', 'beginners-luck', 'evil-eye', 'elegant-sidestep'];
  const t = duel(wolf, { heroes: { troll: [] }, npc: 'quack', hand }, { spent: ['troll'] });
  t.choose('attack:werewolf,claws,quack#1');
  expect([t.seat, t.offered()]).toEqual([1, ['pass']]);
  const own = duel({ heroes: { lich: [] }, npc: 'quack', hand: ['buckler'] }, troll);
  expect(own.offered().filter(id => id.includes('quack'))).toEqual([]);
});

test('SH-NPC-05 SH-NPC-06 one NPC per player; a new one takes the place of the old', () => {
  const t = duel({ heroes: { lich: [] }, npc: 'quack', hand: ['fence'] }, troll).choose('hire:fence#1');
  expect(groupOf(t, 0)?.npc?.id).toBe('fence#1');
  expect(discardsOf(t, 'tactics')).toEqual(['quack#1']);
  expect(t.happened()).toEqual([
    { kind: 'left', card: 'quack#1', rule: 'SH-NPC-06' },
    { kind: 'hired', group: 0, card: 'fence#1', rule: 'SH-NPC-02' },
  ]);
  expect(handOf(t, 0)).toEqual([]);
  const first = duel({ heroes: { lich: [] }, hand: ['fence'] }, troll).choose('hire:fence#1');
  expect(first.happened().map(({ kind }) => kind)).toEqual(['hired']);
});

test('SH-NPC-07 its ability once per round, also in the round it was laid', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['quack'] }, troll, { life: { lich: 5 } });
  t.choose('hire:quack#1').choose('use:quack#1', [3]);
  expect(lifeOf(t, 'lich')).toBe(7);
  expect(t.offered('use')).toEqual([]);
  expect(t.explain('use:quack#1')).toMatchObject({ allowed: false, rule: 'SH-NPC-07' });
  t.choose('end');
  expect(groupOf(t, 0)?.npc?.used).toBe(true);
  t.choose('pile:equipment').choose('pile:equipment').choose('end').choose('pile:equipment').choose('pile:equipment');
  expect([t.seat, t.offered('use')]).toEqual([0, ['use:quack#1']]);
});

test('SH-NPC-09 after each use a loyalty roll: on a 1 it leaves', () => {
  const use = (die: number) =>
    duel({ heroes: { lich: [] }, npc: 'quack' }, troll, { life: { lich: 5 } }).choose('use:quack#1', [die]);
  expect(groupOf(use(2), 0)?.npc?.id).toBe('quack#1');
  const gone = use(1);
  expect([groupOf(gone, 0)?.npc, discardsOf(gone, 'tactics')]).toEqual([null, ['quack#1']]);
});

test('SH-NPC-12 in a combat the loyalty roll comes before the first die', () => {
  const t = duel({ heroes: { werewolf: [] }, npc: 'toadying-bard' }, troll)
    .choose('attack:werewolf,claws,troll')
    .choose('dodge');
  t.choose('use:toadying-bard#1', [1, 4, 1]);
  expect(t.happened().map(e => e.kind)).toEqual(['used', 'boosted', 'loyalty', 'rolled', 'rolled', 'hit', 'lost-life']);
  expect(totals(t)).toEqual([6 + 2 + 4, 3 + 1]);
});

test('SH-NPC-10 a player without heroes and creatures is out in spite of an NPC', () => {
  const t = position([wolf, { heroes: { lich: [] }, npc: 'quack' }, troll], { life: { lich: 1 } });
  t.choose('attack:werewolf,claws,lich').choose('pass').choose('waive', [1]);
  expect(groupOf(t, 1)).toMatchObject({ out: true, npc: null });
});

// Events

test('SH-EVENT-01 one event per own turn', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['feast', 'payday'] }, troll, { life: { lich: 5 } }).choose(
    'play:feast#1',
  );
  expect(t.offered('play')).toEqual([]);
  expect(t.explain('play:payday#1')).toMatchObject({ allowed: false, rule: 'SH-EVENT-01' });
  expect(nextRound(t).offered('play')).toEqual(['play:payday#1']);
});

test('SH-EVENT-01 not in combat: an event is for the own turn outside of it', () => {
  expect(elsewhere(['feast', 'payday'])).toEqual(NOTHING_ELSEWHERE);
});

test('SH-EVENT-02 SH-EVENT-07 a spontaneous event in the own turn, in reply to an event and after a deed of another', () => {
  const t = duel(
    { heroes: { lich: [] }, hand: ['feast', 'sticking-plaster'] },
    { heroes: { troll: [] }, hand: ['tied-laces'] },
    { life: { lich: 5, troll: 5 }, asked: true },
  );
  t.choose('play:feast#1');
  expect([t.seat, t.kind, t.offered()]).toEqual([1, 'reply', ['play:tied-laces#1', 'pass']]);
  t.choose('pass').choose('pass');
  expect([t.seat, t.kind, t.offered('play')]).toEqual([0, 'act', ['play:sticking-plaster#1']]);
  t.choose('play:sticking-plaster#1');
  expect([t.seat, t.kind, t.offered()]).toEqual([1, 'event-window', ['play:tied-laces#1', 'pass']]);
  t.choose('play:tied-laces#1');
  expect(discardsOf(t, 'tactics')).toEqual(['feast#1', 'sticking-plaster#1', 'tied-laces#1']);
  expect(t.state.boosts).toMatchObject([{ on: 'lich', stat: 'attack', amount: -3 }]);
  expect(t.choose('end').state.boosts).toEqual([]);
});

test('SH-EVENT-02 SH-EVENT-07 in a combat, by attacker, defender and anybody else', () => {
  const fight = (holder: number) => {
    const t = position(
      [0, 1, 2].map(seat => ({
        heroes: { [['werewolf', 'troll', 'lich'][seat] ?? '']: [] },
        ...(seat === holder ? { hand: ['sticking-plaster'] } : {}),
      })),
      { life: { werewolf: 5, troll: 5, lich: 5 } },
    );
    t.choose('attack:werewolf,claws,troll').choose('pass').choose('dodge');
    return [t.seat, t.kind, t.offered()];
  };
  for (const seat of [0, 1, 2]) expect(fight(seat)).toEqual([seat, 'combat', ['play:sticking-plaster#1', 'pass']]);
});

test('SH-EVENT-04 any number of spontaneous events at once, also after the event of this turn', () => {
  const hand = ['feast', 'payday', 'sticking-plaster', 'hay-fever'];
  const t = duel({ heroes: { lich: [] }, hand }, troll, { life: { lich: 5 } });
  t.choose('play:feast#1');
  const spontaneous = ['play:sticking-plaster#1', 'play:hay-fever#1'];
  for (const [i, option] of spontaneous.entries()) {
    expect(t.offered('play')).toEqual(spontaneous.slice(i));
    t.choose(option);
  }
  expect([lifeOf(t, 'lich'), who(t, 'troll').reactions]).toEqual([5 + 2 + 3, 0]);
  expect([handOf(t, 0), t.offered('play')]).toEqual([['payday#1'], []]);
});

test('SH-EVENT-04 several in one combat and after one deed', () => {
  const combat = duel({ heroes: { werewolf: [] }, hand: ['sticking-plaster', 'hay-fever'] }, troll, {
    life: { werewolf: 2 },
  });
  combat.choose('attack:werewolf,claws,troll').choose('dodge');
  combat.choose('play:sticking-plaster#1').choose('play:hay-fever#1', [1]);
  expect([lifeOf(combat, 'werewolf'), lifeOf(combat, 'troll'), totals(combat)]).toEqual([5, 15 - (5 - 1), [7]]);
  const hand = ['sticking-plaster', 'second-wind', 'tied-laces'];
  const deed = duel(wolf, { heroes: { lich: [] }, hand }, { life: { lich: 2 }, asked: true });
  deed.choose('draw:werewolf,equipment');
  for (const card of hand) {
    expect([deed.seat, deed.kind]).toEqual([1, 'event-window']);
    deed.choose(`play:${card}#1`);
  }
  expect([lifeOf(deed, 'lich'), who(deed, 'lich').reactions, deed.seat, deed.kind]).toEqual([5, 2, 0, 'act']);
});

test('SH-EVENT-03 in combat a spontaneous event comes before the first die', () => {
  const t = position([{ heroes: { werewolf: [] } }, troll, { heroes: { lich: [] }, hand: ['tied-laces'] }]);
  t.choose('attack:werewolf,claws,troll').choose('pass').choose('dodge');
  expect([t.seat, t.kind]).toEqual([2, 'combat']);
  t.choose('play:tied-laces#1', [1, 1]);
  expect(totals(t)).toEqual([6 - 3 + 1, 3 + 1]);
});

test('SH-EVENT-05 who has lost the last figure plays nothing any more', () => {
  const t = position(
    [wolf, { heroes: { lich: [] }, hand: ['sticking-plaster', 'banana-skin'] }, { heroes: { troll: [] } }],
    { life: { lich: 1 } },
  );
  t.choose('attack:werewolf,claws,lich').choose('pass').choose('waive').choose('pass', [1]);
  expect(handOf(t, 1)).toEqual([]);
  t.choose('end');
  expect(t.seat).toBe(2);
});

test('SH-EVENT-06 events go to the tactics discard pile', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['feast', 'sticking-plaster'] }, troll, { life: { lich: 5 } });
  t.choose('play:feast#1').choose('play:sticking-plaster#1');
  expect(discardsOf(t, 'tactics')).toEqual(['feast#1', 'sticking-plaster#1']);
});

test('SH-EVENT-08 a cancelled event does nothing, is discarded and counts', () => {
  const t = duel(
    { heroes: { lich: [] }, hand: ['feast', 'payday'] },
    { heroes: { troll: [] }, hand: ['forget-it'] },
    { life: { lich: 5 } },
  );
  t.choose('play:feast#1').choose('play:forget-it#1');
  expect(lifeOf(t, 'lich')).toBe(5);
  expect(discardsOf(t, 'tactics')).toEqual(['forget-it#1', 'feast#1']);
  expect(t.offered('play')).toEqual([]);
});
