import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import {
  discardsOf,
  duel,
  type GroupSpec,
  handOf,
  itemsOf,
  lifeOf,
  position,
  type TestTable,
  told,
  totals,
  who,
} from '../positions.ts';
import { by, card, claws, effect, FULL, kinds } from './printed.ts';

const knight = { heroes: { 'black-knight': [] } };
const wolf = { heroes: { werewolf: [] } };
const lichWith = (...hand: string[]) => ({ heroes: { lich: [] }, hand });
const ATTACK = 'attack:werewolf,claws,black-knight';

/** It would do nothing, so it is not offered (SH-END-06). */
const useless = (t: TestTable, id: string) => {
  expect(t.offered('play')).toEqual([]);
  expect(t.explain(`play:${id}#1`)).toMatchObject({ allowed: false, rule: 'SH-END-06' });
};

// Events

test('SH-EVENT-01 SH-SETUP-16 Payday: cards of any piles, named before the first is seen', () => {
  const t = duel(lichWith('payday'), knight, { top: ['buckler', 'fireball'] }).choose('play:payday#1');
  const { count } = effect('payday', 'draw');
  expect([t.kind, t.offered()]).toEqual(['pile', ['pile:equipment', 'pile:magic', 'pile:tactics']]);
  t.choose('pile:magic');
  for (let i = 1; i < count; i++) t.choose('pile:equipment');
  expect(handOf(t, 0)).toHaveLength(count);
  expect(handOf(t, 0).slice(0, 2)).toEqual(['fireball#1', 'buckler#1']);
  expect([discardsOf(t, 'tactics'), t.kind]).toEqual([['payday#1'], 'act']);
});

test('Pickpocket: a random card of a rival who has some', () => {
  const t = position([
    lichWith('pickpocket'),
    { heroes: { 'black-knight': [] }, hand: ['buckler', 'halberd'] },
    { heroes: { troll: [] } },
  ]);
  t.choose('play:pickpocket#1');
  expect(told(t, 'stole')).toMatchObject({ group: 0, from: 1 });
  const { count } = effect('pickpocket', 'steal');
  expect([handOf(t, 0).length, handOf(t, 1).length]).toEqual([count, 2 - count]);
  useless(duel(lichWith('pickpocket'), knight), 'pickpocket');
});

test('The Lair Collapses: on everybody’s head, and nobody is plundered', () => {
  const t = position(
    [
      lichWith('collapsing-lair'),
      { heroes: { 'black-knight': ['knights-armour'] }, creatures: { 'bone-dragon': null }, npc: 'quack' },
      { heroes: { troll: ['buckler'] } },
    ],
    { life: { troll: 1 } },
  );
  t.choose('play:collapsing-lair#1');
  const { amount } = effect('collapsing-lair', 'damage');
  expect([lifeOf(t, 'lich'), lifeOf(t, 'black-knight')]).toEqual([FULL - amount, FULL - amount]);
  expect(lifeOf(t, 'bone-dragon#1')).toBe(card('summoning', 'bone-dragon').creature.life - amount);
  expect(lifeOf(t, 'quack#1')).toBe(card('npc', 'quack').life);
  expect([told(t, 'out').group, discardsOf(t, 'equipment'), t.kind]).toEqual([2, ['buckler#1'], 'act']);
});

test('SH-END-04 The Lair Collapses: if all die of it, the player on turn wins', () => {
  const t = duel(lichWith('collapsing-lair'), knight, { life: { lich: 1, 'black-knight': 1 } });
  expect(t.choose('play:collapsing-lair#1').match.outcome).toMatchObject({ winners: [0], rule: 'SH-END-04' });
});

test('Tax Collector: every rival gives up a hand card of the own choice', () => {
  const t = position([
    lichWith('tax-collector', 'fireball'),
    { heroes: { 'black-knight': [] }, hand: ['buckler', 'halberd'] },
    { heroes: { troll: [] }, hand: ['duck', 'lightning'] },
  ]);
  t.choose('play:tax-collector#1').choose('pass');
  expect([t.seat, t.offered()]).toEqual([1, ['discard:buckler#1', 'discard:halberd#1']]);
  t.choose('discard:buckler#1').choose('discard:lightning#1');
  expect([handOf(t, 0), handOf(t, 1), handOf(t, 2)]).toEqual([['fireball#1'], ['halberd#1'], ['duck#1']]);
  expect([discardsOf(t, 'equipment'), discardsOf(t, 'magic')]).toEqual([['buckler#1'], ['lightning#1']]);
});

test('Hot Wash: an armour card of an enemy hero is discarded', () => {
  const t = duel(lichWith('hot-wash'), { heroes: { troll: ['ring-mail', 'iron-boots', 'buckler'] } });
  t.choose('play:hot-wash#1');
  expect(t.offered()).toEqual(['strip:troll,ring-mail#1', 'strip:troll,iron-boots#1']);
  t.choose('strip:troll,ring-mail#1');
  expect([itemsOf(t, 'troll'), discardsOf(t, 'equipment')]).toEqual([['iron-boots#1', 'buckler#1'], ['ring-mail#1']]);
  useless(duel(lichWith('hot-wash'), { heroes: { troll: ['buckler'] } }), 'hot-wash');
});

test('Weapons Inspection: a weapon goes back to its owner’s hand; a Hexing Stick is none', () => {
  const t = duel(lichWith('weapons-inspection'), { heroes: { troll: ['pirate-sabre', 'frying-pan'] } });
  t.choose('play:weapons-inspection#1').choose('strip:troll,frying-pan#1');
  expect([itemsOf(t, 'troll'), handOf(t, 1), handOf(t, 0)]).toEqual([['pirate-sabre#1'], ['frying-pan#1'], []]);
  expect(t.match.view(0).groups[1]?.seen).toEqual(['frying-pan#1']);
  useless(duel(lichWith('weapons-inspection'), { heroes: { troll: ['hexing-stick'] } }), 'weapons-inspection');
});

test('Flea Market: an equipment card of the discard pile', () => {
  const t = duel(lichWith('flea-market'), knight, { discarded: ['buckler', 'halberd', 'fireball'] });
  t.choose('play:flea-market#1');
  expect(t.offered()).toEqual(['salvage:buckler#1', 'salvage:halberd#1']);
  t.choose('salvage:halberd#1');
  expect([handOf(t, 0), discardsOf(t, 'equipment')]).toEqual([['halberd#1'], ['buckler#1']]);
  useless(duel(lichWith('flea-market'), knight, { discarded: ['fireball'] }), 'flea-market');
});

test('SH-NPC-06 A Better Offer: an NPC changes sides, with its life and its use; the old one leaves', () => {
  const t = position(
    [
      { ...lichWith('better-offer'), npc: 'fence' },
      { ...knight, npc: 'quack' },
      { heroes: { troll: [] }, npc: 'bouncer' },
    ],
    { life: { 'bouncer#1': 2 } },
  );
  t.choose('play:better-offer#1');
  expect(t.offered()).toEqual(['target:quack#1', 'target:bouncer#1']);
  t.choose('target:bouncer#1');
  expect(t.state.groups.map(({ npc }) => npc?.id ?? null)).toEqual(['bouncer#1', 'quack#1', null]);
  expect([lifeOf(t, 'bouncer#1'), discardsOf(t, 'tactics')]).toEqual([2, ['fence#1', 'better-offer#1']]);
  useless(duel({ ...lichWith('better-offer'), npc: 'fence' }, knight), 'better-offer');
});

test('SH-DEMON-09 Unwanted Gift: the own demon goes to a rival, wounded as it is', () => {
  const t = position(
    [{ ...lichWith('unwanted-gift'), demon: 'trembler' }, knight, { heroes: { troll: [] }, demon: 'lead-weight' }],
    { life: { 'trembler#1': 2 } },
  );
  t.choose('play:unwanted-gift#1');
  expect(t.offered()).toEqual(['rival:1', 'rival:2']);
  t.choose('rival:2');
  expect(t.state.groups.map(({ demon }) => demon?.id ?? null)).toEqual([null, null, 'trembler#1']);
  expect([lifeOf(t, 'trembler#1'), discardsOf(t, 'magic')]).toEqual([2, ['lead-weight#1']]);
  useless(duel(lichWith('unwanted-gift'), { ...knight, demon: 'trembler' }), 'unwanted-gift');
});

test('Night Shift: one more action for one figure', () => {
  const t = duel({ ...wolf, hand: ['night-shift'] }, knight)
    .choose(ATTACK)
    .choose('waive')
    .choose('pass', [1]);
  expect(t.offered('attack')).toEqual([]);
  t.choose('play:night-shift#1');
  expect(told(t, 'readied')).toMatchObject({ who: 'werewolf', what: 'action' });
  t.choose(ATTACK).choose('waive', [1]);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - 2 * claws('werewolf'));
  const several = duel({ heroes: { lich: [], werewolf: [] }, hand: ['night-shift'] }, knight);
  expect(several.choose('play:night-shift#1').offered()).toEqual(['target:lich', 'target:werewolf']);
});

test('SH-SUMM-09 Pest Control: an enemy creature goes back to its summoner', () => {
  const other: GroupSpec = { heroes: { shaman: [] }, creatures: { 'mud-golem': 'shaman', 'bone-dragon': null } };
  const t = duel({ ...lichWith('pest-control'), creatures: { 'fire-imp': 'lich' } }, other);
  t.choose('play:pest-control#1');
  expect(t.offered()).toEqual(['target:mud-golem#1', 'target:bone-dragon#1']);
  t.choose('target:mud-golem#1');
  expect(kinds(t)).toEqual(['died', 'returned']);
  expect([itemsOf(t, 'shaman'), t.state.groups[1]?.creatures.length]).toEqual([['mud-golem#1'], 1]);
  useless(duel({ ...lichWith('pest-control'), creatures: { 'fire-imp': 'lich' } }, knight), 'pest-control');
});

test('SH-DEATH-05 Pest Control: a group that had nothing else is out', () => {
  const t = duel(lichWith('pest-control'), { creatures: { 'bone-dragon': null } }).choose('play:pest-control#1');
  expect([discardsOf(t, 'magic'), t.match.outcome?.winners]).toEqual([['bone-dragon#1'], [0]]);
});

test('Feast: life for the whole own group, up to what each started with', () => {
  const own = { heroes: { lich: [], werewolf: [], troll: [] }, creatures: { 'bone-dragon': null }, hand: ['feast'] };
  const t = duel(own, knight, { life: { lich: 3, werewolf: FULL - 1, 'bone-dragon#1': 1, 'black-knight': 3 } });
  t.choose('play:feast#1');
  const { amount } = effect('feast', 'heal');
  expect(['lich', 'werewolf', 'troll', 'black-knight'].map(id => lifeOf(t, id))).toEqual([3 + amount, FULL, FULL, 3]);
  expect(lifeOf(t, 'bone-dragon#1')).toBe(1 + amount);
  useless(duel(lichWith('feast'), knight, { life: { 'black-knight': 3 } }), 'feast');
});

test('The Morning After: an enemy hero has no action in the next turn of that player', () => {
  const other = { heroes: { 'black-knight': [], werewolf: [] }, creatures: { 'bone-dragon': null } };
  const t = duel(lichWith('hangover'), other).choose('play:hangover#1');
  expect(t.offered()).toEqual(['target:black-knight', 'target:werewolf']);
  t.choose('target:werewolf').choose('end').choose('pile:equipment').choose('pile:equipment');
  expect(t.offered('attack:werewolf')).toEqual([]);
  expect(t.explain('attack:werewolf,claws,lich')).toMatchObject({ allowed: false, rule: 'SH-TURN-02' });
  expect([who(t, 'black-knight').actions, who(t, 'bone-dragon#1').actions]).toEqual([1, 1]);
});

test('The Morning After: the turn after that the hero is fit again', () => {
  const t = duel(lichWith('hangover'), wolf).choose('play:hangover#1').choose('end');
  for (const option of ['pile:equipment', 'pile:equipment', 'end', 'pile:equipment', 'pile:equipment', 'end'])
    t.choose(option);
  t.choose('pile:equipment').choose('pile:equipment');
  expect(t.offered('attack:werewolf,claws')).toEqual(['attack:werewolf,claws,lich']);
});

// Spontaneous events

test('SH-ATT-10 SH-EVENT-03 Banana Skin: the attack ends at once; action and reaction are spent', () => {
  const t = duel(wolf, { ...knight, hand: ['banana-skin'] })
    .choose(ATTACK)
    .choose('dodge')
    .choose('play:banana-skin#1');
  expect(told(t, 'cancelled').what).toBe('attack');
  expect(t.happened().some(e => e.kind === 'rolled')).toBe(false);
  expect([who(t, 'werewolf').actions, who(t, 'black-knight').reactions]).toEqual([0, 0]);
  expect([lifeOf(t, 'black-knight'), discardsOf(t, 'tactics')]).toEqual([FULL, ['banana-skin#1']]);
  useless(duel(lichWith('banana-skin'), knight), 'banana-skin');
});

test('SH-EVENT-03 Banana Skin: also from a third player', () => {
  const t = position([wolf, knight, lichWith('banana-skin')])
    .choose(ATTACK)
    .choose('pass')
    .choose('waive');
  expect([t.seat, t.offered()]).toEqual([2, ['play:banana-skin#1', 'pass']]);
  expect(lifeOf(t.choose('play:banana-skin#1'), 'black-knight')).toBe(FULL);
});

test('SH-ATT-11 Mistaken Identity: the attack meets somebody else, whom nobody protects', () => {
  const t = position([
    wolf,
    { ...knight, hand: ['mistaken-identity'] },
    { heroes: { troll: [] }, creatures: { 'bone-dragon': null } },
  ]);
  t.choose(ATTACK).choose('pass').choose('dodge').choose('play:mistaken-identity#1');
  expect(t.offered()).toEqual(['target:troll', 'target:bone-dragon#1']);
  t.choose('target:troll');
  expect([told(t, 'redirected').to, t.seat, t.offered()]).toEqual(['troll', 2, ['dodge', 'waive']]);
  t.choose('waive', [3]);
  expect(totals(t)).toEqual([hero('werewolf').attack + 3]);
  expect(lifeOf(t, 'troll')).toBe(FULL - (claws('werewolf') - hero('troll').armour));
  expect([lifeOf(t, 'black-knight'), who(t, 'black-knight').reactions]).toEqual([FULL, 1]);
  const alone = duel(wolf, { ...knight, hand: ['mistaken-identity'] })
    .choose(ATTACK)
    .choose('dodge');
  expect(alone.offered()).toEqual(['pass']);
  expect(alone.explain('play:mistaken-identity#1')).toMatchObject({ allowed: false, rule: 'SH-END-06' });
});

test('SH-REACT-06 Second Wind: a reaction more, with which the attack may still be met', () => {
  const t = duel(wolf, { ...knight, hand: ['second-wind'] }, { spent: ['black-knight'] }).choose(ATTACK);
  expect(t.offered()).toEqual(['play:second-wind#1', 'pass']);
  t.choose('play:second-wind#1');
  expect([t.kind, t.offered()]).toEqual(['defend', ['dodge', 'waive']]);
  t.choose('dodge', [1, 2]);
  expect(totals(t)).toEqual([hero('werewolf').attack + 1, hero('black-knight').parry + 2]);
  expect(who(t, 'black-knight').reactions).toBe(0);
});

test('Second Wind: one of the group is chosen; of no use in the own turn', () => {
  const other = { heroes: { 'black-knight': [], lich: [] }, hand: ['second-wind'] };
  const t = duel(wolf, other).choose(ATTACK).choose('dodge').choose('play:second-wind#1');
  expect(t.offered()).toEqual(['target:black-knight', 'target:lich']);
  t.choose('target:lich', [1, 1]);
  expect([who(t, 'black-knight').reactions, who(t, 'lich').reactions]).toEqual([0, 2]);
  useless(duel(lichWith('second-wind'), knight), 'second-wind');
});

test('SH-EVENT-08 Forget It!: a rival’s event does nothing, is discarded and counts as the one of the turn', () => {
  const t = duel(lichWith('payday', 'feast'), { ...knight, hand: ['forget-it'] }, { life: { lich: 3 } });
  t.choose('play:payday#1');
  expect([t.seat, t.kind, t.offered()]).toEqual([1, 'reply', ['play:forget-it#1', 'pass']]);
  t.choose('play:forget-it#1');
  expect(told(t, 'cancelled').what).toBe('event');
  expect([handOf(t, 0), discardsOf(t, 'tactics')]).toEqual([['feast#1'], ['forget-it#1', 'payday#1']]);
  expect(t.explain('play:feast#1')).toMatchObject({ allowed: false, rule: 'SH-EVENT-01' });
  useless(duel(lichWith('forget-it'), knight), 'forget-it');
});

test('SH-REACT-06 Hay Fever: a declared parry comes to nothing', () => {
  const t = duel({ ...wolf, hand: ['hay-fever'] }, { heroes: { 'black-knight': [], lich: [] } });
  t.choose(ATTACK).choose('dodge').choose('play:hay-fever#1');
  expect(t.offered()).toEqual(['target:black-knight', 'target:lich']);
  t.choose('target:black-knight', [1]);
  expect(totals(t)).toEqual([hero('werewolf').attack + 1]);
  expect([lifeOf(t, 'black-knight'), who(t, 'black-knight').reactions]).toEqual([FULL - claws('werewolf'), 0]);
});

test('Hay Fever: before the attack it leaves the victim to its protectors', () => {
  const t = duel({ ...wolf, hand: ['hay-fever'] }, { heroes: { 'black-knight': [], lich: [] } });
  t.choose('play:hay-fever#1').choose('target:black-knight').choose(ATTACK);
  expect(t.offered()).toEqual(['accept:lich', 'refuse']);
  expect(t.explain('dodge')).toMatchObject({ allowed: false, rule: 'SH-PARRY-06' });
  const spent = duel({ ...wolf, hand: ['hay-fever'] }, knight, { spent: ['black-knight'] });
  useless(spent, 'hay-fever');
});

test('Tied Laces: an enemy attacks worse until the end of the turn', () => {
  const t = duel({ heroes: { werewolf: [], lich: [] } }, { ...knight, hand: ['tied-laces'] });
  t.choose(ATTACK).choose('dodge').choose('play:tied-laces#1');
  expect(t.offered()).toEqual(['target:werewolf', 'target:lich']);
  t.choose('target:werewolf', [2, 1]);
  expect(totals(t)[0]).toBe(Math.max(0, hero('werewolf').attack + by('tied-laces')) + 2);
  expect(t.state.boosts).toMatchObject([{ on: 'werewolf', until: 'turn' }]);
  expect(t.choose('end').state.boosts).toEqual([]);
});

test('SH-EVENT-02 SH-EVENT-07 Sticking Plaster: life for one of the own group, at any time', () => {
  const { amount } = effect('sticking-plaster', 'heal');
  const own = duel({ heroes: { lich: [], werewolf: [] }, hand: ['sticking-plaster'] }, knight, {
    life: { lich: 5, werewolf: 6 },
  });
  own.choose('play:sticking-plaster#1');
  expect(own.offered()).toEqual(['target:lich', 'target:werewolf']);
  expect(lifeOf(own.choose('target:lich'), 'lich')).toBe(5 + amount);
  const combat = duel(wolf, { ...knight, hand: ['sticking-plaster'] }, { life: { 'black-knight': 9 } });
  combat.choose(ATTACK).choose('waive').choose('play:sticking-plaster#1', [1]);
  expect(lifeOf(combat, 'black-knight')).toBe(9 + amount - claws('werewolf'));
  const hurt = { life: { 'black-knight': 9 }, asked: true };
  const end = duel(wolf, { ...knight, hand: ['sticking-plaster'] }, hurt).choose('end');
  expect(end.kind).toBe('event-window');
  expect(lifeOf(end.choose('play:sticking-plaster#1'), 'black-knight')).toBe(9 + amount);
  useless(duel(lichWith('sticking-plaster'), knight), 'sticking-plaster');
});
