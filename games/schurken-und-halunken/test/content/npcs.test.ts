import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import { discardsOf, duel, handOf, lifeOf, position, type TestTable, told, totals, who } from '../positions.ts';
import { attackWith, by, card, claws, effect, FULL, kinds, magicWith, pay } from './printed.ts';

const knight = { heroes: { 'black-knight': [] } };
const wolf = { heroes: { werewolf: [] } };
const ATTACK = 'attack:werewolf,claws,black-knight';
const npcOf = (t: TestTable, seat = 0) => t.state.groups[seat]?.npc?.id ?? null;

/** Laid out from the hand with its printed life; struck, it cannot parry, and its armour counts. */
function hiredAndStruck(id: string) {
  const t = duel({ heroes: { lich: [] }, hand: [id] }, knight);
  t.choose(`hire:${id}#1`);
  const { life, armour } = card('npc', id);
  expect([told(t, 'hired').card, lifeOf(t, `${id}#1`), who(t, 'lich').actions]).toEqual([`${id}#1`, life, 1]);
  const struck = duel(wolf, { ...knight, npc: id }).choose(`attack:werewolf,claws,${id}#1`);
  expect(struck.offered()).toEqual(['accept:black-knight', 'refuse']);
  struck.choose('refuse', [1]);
  expect(told(struck, 'hit').damage).toBe(claws('werewolf') - armour);
  expect(npcOf(struck, 1)).toBe(claws('werewolf') - armour >= life ? null : `${id}#1`);
}

/** Used, it is spent for the round. */
const isSpent = (t: TestTable, id: string) => {
  expect(t.offered('use')).toEqual([]);
  expect(t.explain(`use:${id}#1`)).toMatchObject({ allowed: false, rule: 'SH-NPC-07' });
};

test('SH-NPC-07 SH-NPC-09 Quack: heals one of the group, then shows how loyal he is', () => {
  hiredAndStruck('quack');
  const scene = () =>
    duel({ heroes: { lich: [], werewolf: [] }, npc: 'quack' }, knight, { life: { lich: 5, werewolf: 6 } });
  const t = scene().choose('use:quack#1');
  expect(t.offered()).toEqual(['target:lich', 'target:werewolf']);
  t.choose('target:werewolf', [2]);
  expect(kinds(t)).toEqual(['healed', 'loyalty']);
  expect([lifeOf(t, 'werewolf'), npcOf(t)]).toEqual([6 + effect('quack', 'heal').amount, 'quack#1']);
  isSpent(t, 'quack');
  const gone = scene().choose('use:quack#1').choose('target:lich', [1]);
  expect([npcOf(gone), discardsOf(gone, 'tactics')]).toEqual([null, ['quack#1']]);
});

test('SH-NPC-12 Toadying Bard: sings before an attack with weapon or claw', () => {
  hiredAndStruck('toadying-bard');
  const t = duel({ ...wolf, npc: 'toadying-bard' }, knight);
  expect(t.explain('use:toadying-bard#1')).toMatchObject({ allowed: false, rule: 'SH-NPC-07' });
  t.choose(ATTACK).choose('dodge').choose('use:toadying-bard#1', [3, 4, 1]);
  expect(kinds(t)).toEqual(['used', 'boosted', 'loyalty', 'rolled', 'rolled', 'hit', 'lost-life']);
  expect(totals(t)[0]).toBe(hero('werewolf').attack + by('toadying-bard') + 4);
  const spell = duel({ heroes: { lich: ['bone-spear'] }, npc: 'toadying-bard' }, knight);
  spell.choose('attack:lich,bone-spear#1,black-knight').choose('waive', [1]);
  expect(totals(spell)).toEqual([magicWith('lich', 'bone-spear') + 1]);
});

test('Trembling Squire: helps to parry weapons, once per round', () => {
  hiredAndStruck('trembling-squire');
  const own = { heroes: { werewolf: [], barbarian: ['frying-pan'] } };
  const t = duel(own, { heroes: { 'black-knight': ['alarm-clock'] }, npc: 'trembling-squire' });
  t.choose(ATTACK).choose('dodge');
  expect([t.seat, t.offered()]).toEqual([1, ['use:trembling-squire#1', 'pass']]);
  t.choose('use:trembling-squire#1', [5, 1, 2]);
  expect(totals(t)).toEqual([hero('werewolf').attack + 1, hero('black-knight').parry + by('trembling-squire') + 2]);
  t.choose('attack:barbarian,frying-pan#1,black-knight').choose('dodge', [1, 2]);
  expect(totals(t)).toEqual([attackWith('barbarian', 'frying-pan') + 1, hero('black-knight').parry + 2]);
  const spell = duel({ heroes: { lich: ['bone-spear'] } }, { ...knight, npc: 'trembling-squire' });
  spell.choose('attack:lich,bone-spear#1,black-knight').choose('resist', [1, 2]);
  expect(totals(spell)[1]).toBe(hero('black-knight').magicResistance + 2);
});

test('Know-it-all Raven: improves every kind of spell', () => {
  hiredAndStruck('know-it-all-raven');
  const more = by('know-it-all-raven');
  const own = { heroes: { lich: ['bone-spear', 'darn-flesh', 'wall-of-bones'] }, npc: 'know-it-all-raven' };
  const attack = duel(own, knight).choose('attack:lich,bone-spear#1,black-knight').choose('resist');
  expect(totals(attack.choose('use:know-it-all-raven#1', [4, 2, 1]))[0]).toBe(
    magicWith('lich', 'bone-spear') + more + 2,
  );
  const cast = duel(own, knight, { life: { lich: 5 } }).choose('cast:lich,darn-flesh#1');
  expect([cast.kind, cast.offered()]).toEqual(['casting', ['use:know-it-all-raven#1', 'pass']]);
  cast.choose('use:know-it-all-raven#1', [4, 1]);
  expect(told(cast, 'cast').total).toBe(magicWith('lich', 'darn-flesh') + more + 1);
  const ward = duel(wolf, own).choose('attack:werewolf,claws,lich').choose('ward:wall-of-bones#1');
  expect(totals(ward.choose('use:know-it-all-raven#1', [4, 1, 2]))[1]).toBe(
    magicWith('lich', 'wall-of-bones') + more + 2,
  );
});

test('Fence: a hand card for equipment', () => {
  hiredAndStruck('fence');
  const top = ['halberd', 'buckler', 'pitchfork'];
  const t = duel({ heroes: { lich: [] }, npc: 'fence', hand: ['duck', 'payday'] }, knight, { top });
  t.choose('use:fence#1');
  expect(t.offered()).toEqual(['discard:duck#1', 'discard:payday#1']);
  const paid = pay(t, 'fence', [6]);
  const drawn = ['halberd#1', 'buckler#1', 'pitchfork#1'].slice(0, effect('fence', 'draw').count);
  expect(handOf(t, 0)).toEqual([...['duck#1', 'payday#1'].filter(card => !paid.includes(card)), ...drawn]);
  expect(discardsOf(t, 'tactics')).toEqual(paid);
  isSpent(t, 'fence');
  const poor = duel({ heroes: { lich: [] }, npc: 'fence' }, knight);
  expect(poor.explain('use:fence#1')).toMatchObject({ allowed: false, rule: 'SH-END-03' });
});

test('Double Agent: a random card of a rival for one of the own choice', () => {
  hiredAndStruck('double-agent');
  const t = position([
    { heroes: { lich: [] }, npc: 'double-agent', hand: ['duck'] },
    { ...knight, hand: ['halberd'] },
    { heroes: { troll: [] }, hand: ['buckler'] },
  ]);
  t.choose('use:double-agent#1').choose('rival:1');
  expect(t.offered()).toEqual(['give:duck#1', 'give:halberd#1']);
  t.choose('give:duck#1', [4]);
  expect([handOf(t, 0), handOf(t, 1)]).toEqual([['halberd#1'], ['duck#1']]);
  const given = (viewer: number) => t.happened(viewer).flatMap(e => (e.kind === 'gave' ? [e.card] : []));
  expect([given(0), given(1), given(2)]).toEqual([['duck#1'], ['duck#1'], [null]]);
  const alone = duel({ heroes: { lich: [] }, npc: 'double-agent', hand: ['duck'] }, knight);
  expect(alone.explain('use:double-agent#1')).toMatchObject({ allowed: false, rule: 'SH-END-06' });
});

test('Moonlighting Smith: an action more, for equipping alone', () => {
  hiredAndStruck('moonlighting-smith');
  const t = duel({ heroes: { werewolf: [] }, npc: 'moonlighting-smith', hand: ['buckler'] }, knight);
  t.choose(ATTACK).choose('waive', [1]).choose('use:moonlighting-smith#1', [4]);
  expect(told(t, 'readied')).toMatchObject({ who: 'werewolf', what: 'equip' });
  expect(t.offered('attack')).toEqual([]);
  expect(t.offered('draw')).toEqual([]);
  t.choose('equip:werewolf,buckler#1').choose('done');
  expect(t.offered('equip')).toEqual([]);
  expect(who(t, 'werewolf')).toMatchObject({ actions: 0, equips: 0 });
});

test('Moonlighting Smith: used first, the hero can equip and still attack', () => {
  const t = duel({ heroes: { werewolf: [] }, npc: 'moonlighting-smith', hand: ['buckler'] }, knight);
  t.choose('use:moonlighting-smith#1', [4]).choose('equip:werewolf,buckler#1').choose('done');
  expect(t.offered('attack')).toEqual([ATTACK]);
});

test('Canteen Cook: her food hurts any opponent, NPCs and demons included', () => {
  hiredAndStruck('canteen-cook');
  const t = duel({ heroes: { lich: [] }, npc: 'canteen-cook', demon: 'trembler' }, { ...knight, npc: 'quack' });
  t.choose('use:canteen-cook#1');
  expect(t.offered()).toEqual(['target:black-knight', 'target:quack#1', 'target:trembler#1']);
  t.choose('target:quack#1', [3]);
  expect(lifeOf(t, 'quack#1')).toBe(card('npc', 'quack').life - effect('canteen-cook', 'damage').amount);
  isSpent(t, 'canteen-cook');
});

test('Strict Librarian: all spells of one hero are ready again', () => {
  hiredAndStruck('strict-librarian');
  const own = { heroes: { lich: ['soul-leech', 'darn-flesh'], shaman: ['fireball'] }, npc: 'strict-librarian' };
  const t = duel(own, knight, { life: { lich: 5 }, cooldown: { 'soul-leech': 2, 'darn-flesh': 1, fireball: 2 } });
  expect(t.explain('cast:lich,darn-flesh#1')).toMatchObject({ allowed: false, rule: 'SH-COOL-01' });
  t.choose('use:strict-librarian#1');
  expect(t.offered()).toEqual(['target:lich', 'target:shaman']);
  t.choose('target:lich', [4]);
  expect(told(t, 'refreshed').who).toBe('lich');
  expect([t.offered('cast'), t.offered('attack')]).toEqual([
    ['cast:lich,darn-flesh#1'],
    ['attack:lich,soul-leech#1,black-knight'],
  ]);
  const idle = duel({ heroes: { lich: ['soul-leech'] }, npc: 'strict-librarian' }, knight);
  expect(idle.explain('use:strict-librarian#1')).toMatchObject({ allowed: false, rule: 'SH-END-06' });
});

test('Bouncer: armour for this combat, against blows and spells, even for who waives', () => {
  hiredAndStruck('bouncer');
  const use = (own: Parameters<typeof duel>[0], attack: string) =>
    duel(own, { ...knight, npc: 'bouncer' })
      .choose(attack)
      .choose('waive')
      .choose('use:bouncer#1', [4, 1]);
  const blow = use(wolf, ATTACK);
  expect(lifeOf(blow, 'black-knight')).toBe(FULL - Math.max(0, claws('werewolf') - by('bouncer')));
  expect(blow.state.boosts).toEqual([]);
  const spell = use({ heroes: { lich: ['bone-spear'] } }, 'attack:lich,bone-spear#1,black-knight');
  expect(told(spell, 'hit').damage).toBe(Math.max(0, card('attack-spell', 'bone-spear').damage - by('bouncer')));
});
