import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import { discardsOf, duel, handOf, lifeOf, position, type TestTable, told, totals } from '../positions.ts';
import { card, claws, effect, FULL, HIGH, magicWith, modifies, sumOf } from './printed.ts';

const knight = { heroes: { 'black-knight': [] } };
const wolf = { heroes: { werewolf: [] } };
const demon = (id: string) => card('demon', id);
const demonOf = (t: TestTable, seat: number) => t.state.groups[seat]?.demon?.id ?? null;

/** Sent to a rival, it lies there with its printed life; struck, it stands by its fixed values. */
function sentAndFought(id: string) {
  const t = duel({ heroes: { werewolf: [], lich: ['bone-spear'] }, hand: [id] }, knight);
  expect(t.offered('send')).toEqual([`send:${id}#1,1`]);
  expect(t.explain(`send:${id}#1,0`)).toMatchObject({ allowed: false, rule: 'SH-DEMON-01' });
  t.choose(`send:${id}#1,1`);
  const { parry, magicResistance, armour, life } = demon(id);
  expect([demonOf(t, 1), lifeOf(t, `${id}#1`), handOf(t, 0)]).toEqual([`${id}#1`, life, []]);
  t.choose(`attack:werewolf,claws,${id}#1`, [1]);
  expect(told(t, 'stands')).toMatchObject({ who: `${id}#1`, total: parry });
  t.choose(`attack:lich,bone-spear#1,${id}#1`, HIGH);
  expect(told(t, 'stands').total).toBe(magicResistance);
  // Four sixes among the dice.
  const damage = card('attack-spell', 'bone-spear').damage + 4 - armour;
  expect(told(t, 'hit').damage).toBe(damage);
  expect(demonOf(t, 1)).toBe(damage >= life ? null : `${id}#1`);
}

test('SH-DEMON-01 SH-DEMON-02 Shadow Soul: weakens magic and magic resistance of the plagued group', () => {
  sentAndFought('shadow-soul');
  const attack = duel({ heroes: { lich: ['bone-spear'] }, demon: 'shadow-soul' }, knight);
  attack.choose('attack:lich,bone-spear#1,black-knight').choose('resist', [3, 1]);
  expect(totals(attack)).toEqual([
    magicWith('lich', 'bone-spear') + modifies('shadow-soul') + 3,
    hero('black-knight').magicResistance + 1,
  ]);
  const resist = duel({ heroes: { lich: ['bone-spear'] } }, { ...knight, demon: 'shadow-soul' });
  resist.choose('attack:lich,bone-spear#1,black-knight').choose('resist', [3, 1]);
  const value = hero('black-knight').magicResistance + modifies('shadow-soul', 1);
  expect(totals(resist)).toEqual([magicWith('lich', 'bone-spear') + 3, value + 1]);
});

test('SH-DEMON-02 Trembler: weakens attack and parry of the plagued group, creatures included', () => {
  sentAndFought('trembler');
  const own = { heroes: { lich: [] }, creatures: { 'bone-dragon': 'lich' }, demon: 'trembler' };
  const attack = duel(own, knight).choose('attack:bone-dragon#1,claws,black-knight').choose('dodge', [1, 2]);
  const { creature } = card('summoning', 'bone-dragon');
  expect(totals(attack)).toEqual([creature.attack + modifies('trembler') + 1, hero('black-knight').parry + 2]);
  const parry = duel(wolf, { ...knight, demon: 'trembler' }).choose('attack:werewolf,claws,black-knight');
  parry.choose('dodge', [1, 2]);
  expect(totals(parry)).toEqual([
    hero('werewolf').attack + 1,
    hero('black-knight').parry + modifies('trembler', 1) + 2,
  ]);
});

test('SH-DEMON-02 Light-Fingers: at the start of the plagued player’s turn a random hand card goes', () => {
  sentAndFought('light-fingers');
  const { count } = effect('light-fingers', 'discard');
  const t = duel(wolf, { ...knight, demon: 'light-fingers', hand: ['buckler', 'halberd', 'pitchfork'] }).choose('end');
  expect(told(t, 'discarded').group).toBe(1);
  expect([handOf(t, 1).length, discardsOf(t, 'equipment').length, t.kind]).toEqual([3 - count, count, 'pile']);
  const empty = duel(wolf, { ...knight, demon: 'light-fingers' }).choose('end');
  expect(discardsOf(empty, 'equipment')).toEqual([]);
});

test('SH-DEMON-02 Drinking Companion: no potions, and softer blows', () => {
  sentAndFought('drinking-companion');
  const t = duel({ ...wolf, demon: 'drinking-companion', hand: ['bottled-courage', 'look-behind-you'] }, knight);
  t.choose('attack:werewolf,claws,black-knight').choose('dodge');
  expect(t.offered()).toEqual(['play:look-behind-you#1', 'pass']);
  expect(t.explain('play:bottled-courage#1')).toMatchObject({ allowed: false, rule: 'SH-DEMON-02' });
  t.choose('pass', [5, 1]);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - claws('werewolf') - modifies('drinking-companion'));
});

test('SH-DEMON-02 Back-seat General: no manoeuvres, in attack or defence', () => {
  sentAndFought('back-seat-general');
  const t = duel(
    { ...wolf, demon: 'back-seat-general', hand: ['look-behind-you', 'bottled-courage'] },
    { ...knight, hand: ['elegant-sidestep'] },
  );
  t.choose('attack:werewolf,claws,black-knight').choose('dodge');
  expect(t.offered()).toEqual(['play:bottled-courage#1', 'pass']);
  expect(t.explain('play:look-behind-you#1')).toMatchObject({ allowed: false, rule: 'SH-DEMON-02' });
  expect(t.choose('pass').offered()).toEqual(['play:elegant-sidestep#1', 'pass']);
  const plagued = duel(wolf, { ...knight, demon: 'back-seat-general', hand: ['elegant-sidestep', 'banana-skin'] });
  plagued.choose('attack:werewolf,claws,black-knight').choose('dodge');
  expect(plagued.offered()).toEqual(['play:banana-skin#1', 'pass']);
});

test('SH-DEMON-02 Lead Weight: fewer cards at the start of the turn', () => {
  sentAndFought('lead-weight');
  const t = duel(wolf, { ...knight, demon: 'lead-weight' }).choose('end');
  const draws = Math.max(0, 2 + effect('lead-weight', 'turn-draw').by);
  for (let i = 0; i < draws; i++) t.choose('pile:equipment');
  expect([t.kind, handOf(t, 1).length]).toEqual(['act', draws]);
});

test('SH-DEMON-13 anybody may fight a demon, wherever it lies', () => {
  const t = position([wolf, { heroes: { lich: [] }, demon: 'trembler' }, { ...knight, demon: 'lead-weight' }]);
  expect(t.offered('attack')).toContain('attack:werewolf,claws,trembler#1');
  t.choose('attack:werewolf,claws,lead-weight#1', HIGH);
  expect(totals(t)).toEqual([hero('werewolf').attack + sumOf(HIGH)]);
  expect(discardsOf(t, 'magic')).toEqual(['lead-weight#1']);
});
