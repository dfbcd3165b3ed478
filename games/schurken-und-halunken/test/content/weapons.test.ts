import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import { duel, handOf, lifeOf, told, totals } from '../positions.ts';
import {
  attackWith,
  bonusIn,
  by,
  card,
  changes,
  effect,
  FULL,
  kinds,
  modifies,
  parryWith,
  wielded,
} from './printed.ts';

const elf = { heroes: { 'dark-elf': [] } };
const wolf = { heroes: { werewolf: [] } };

/** This hero attacks the Dark Elf, who has no armour, with the only weapon at hand. */
const attack = (who: string, way: string, die: number) =>
  duel({ heroes: { [who]: [way.replace(/#.*/, '')] } }, elf)
    .choose(`attack:${who},${way},dark-elf`)
    .choose('waive', [die]);

/** The Werewolf attacks this hero, who parries. */
const parry = (who: string, way: string, die: number) =>
  duel(wolf, { heroes: { [who]: [way.replace(/#.*/, '')] } })
    .choose(`attack:werewolf,claws,${who}`)
    .choose(`parry:${way}`, [1, die]);

// Blades

test('SH-EQUIP-EX1 Silver Sword: attack +2, no help in parrying, more damage against demons', () => {
  const t = attack('black-knight', 'silver-sword#1', 3);
  expect(totals(t)).toEqual([6 + 2 + 2 + 3]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('silver-sword').damage);
  expect(totals(parry('black-knight', 'silver-sword#1', 3))[1]).toBe(hero('black-knight').parry + 0 + 2 + 3);
  const demon = duel({ heroes: { 'black-knight': ['silver-sword'] } }, { ...elf, demon: 'trembler' });
  demon.choose('attack:black-knight,silver-sword#1,trembler#1', [6, 5]);
  const { damage } = wielded('silver-sword');
  expect(told(demon, 'hit').damage).toBe(damage + modifies('silver-sword') + 1 - card('demon', 'trembler').armour);
});

test('Sacrificial Dagger: a kill brings a magic card, a wound does not', () => {
  const stab = (life: number) =>
    duel(
      { heroes: { 'black-knight': ['sacrificial-dagger'] } },
      { heroes: { 'dark-elf': [], troll: [] } },
      { life: { 'dark-elf': life }, top: ['fireball', 'lightning'] },
    )
      .choose('attack:black-knight,sacrificial-dagger#1,dark-elf')
      .choose('waive', [1]);
  const kill = stab(1);
  expect(totals(kill)).toEqual([attackWith('black-knight', 'sacrificial-dagger') + 1]);
  const { count } = effect('sacrificial-dagger', 'draw');
  expect(kinds(kill)).toEqual(['defends', 'rolled', 'hit', 'lost-life', 'died', ...Array(count).fill('drew')]);
  expect(handOf(kill, 0)).toEqual(['fireball#1', 'lightning#1'].slice(0, count));
  const wound = stab(FULL);
  expect([lifeOf(wound, 'dark-elf'), handOf(wound, 0)]).toEqual([FULL - wielded('sacrificial-dagger').damage, []]);
  const parried = parry('black-knight', 'sacrificial-dagger#1', 2);
  expect(totals(parried)[1]).toBe(parryWith('black-knight', 'sacrificial-dagger') + 2);
});

test('Sacrificial Dagger: a kill with another weapon brings nothing', () => {
  const t = duel(
    { heroes: { 'black-knight': ['sacrificial-dagger', 'pirate-sabre'] } },
    { heroes: { 'dark-elf': [], troll: [] } },
    { life: { 'dark-elf': 1 } },
  );
  t.choose('attack:black-knight,pirate-sabre#1,dark-elf').choose('waive', [1]);
  expect([kinds(t).at(-1), handOf(t, 0)]).toEqual(['died', []]);
});

test('The Compensator: two hands, so no shield beside it', () => {
  const t = attack('black-knight', 'compensator#1', 2);
  expect(totals(t)).toEqual([attackWith('black-knight', 'compensator') + 2]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('compensator').damage);
  expect(totals(parry('black-knight', 'compensator#1', 4))[1]).toBe(parryWith('black-knight', 'compensator') + 4);
  const full = duel({ heroes: { 'black-knight': ['compensator'] }, hand: ['buckler'] }, elf);
  expect(full.offered('equip')).toEqual([]);
  expect(full.explain('equip:black-knight,buckler#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-05' });
});

test('SH-HAND-01 Hand-and-a-Half Sword: one hand or two, with other values', () => {
  for (const hands of [1, 2] as const) {
    const way = `hand-and-a-half-sword#1${hands === 2 ? '/2' : ''}`;
    const t = attack('black-knight', way, 2);
    expect(totals(t)).toEqual([attackWith('black-knight', 'hand-and-a-half-sword', hands) + 2]);
    expect(told(t, 'hit').damage).toBe(wielded('hand-and-a-half-sword', hands).damage);
    const parried = totals(parry('black-knight', way, 3))[1];
    expect(parried).toBe(parryWith('black-knight', 'hand-and-a-half-sword', hands) + 3);
  }
  const shielded = duel({ heroes: { 'black-knight': ['hand-and-a-half-sword', 'buckler'] } }, elf);
  expect(shielded.offered('attack')).toEqual(['attack:black-knight,hand-and-a-half-sword#1,dark-elf']);
});

test('Pirate Sabre: one hand, and a shield in the other', () => {
  const t = attack('black-knight', 'pirate-sabre#1', 5);
  expect(totals(t)).toEqual([attackWith('black-knight', 'pirate-sabre') + 5]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('pirate-sabre').damage);
  expect(totals(parry('black-knight', 'pirate-sabre#1', 1))[1]).toBe(parryWith('black-knight', 'pirate-sabre') + 1);
  const armed = duel({ heroes: { 'black-knight': ['pirate-sabre'] }, hand: ['buckler'] }, elf);
  expect(armed.offered('equip')).toEqual(['equip:black-knight,buckler#1']);
});

// Impact weapons

test('SH-MELEE-EX1 SH-DMG-EX1 Barbarian Axe: attack +2, damage 8', () => {
  const t = attack('barbarian', 'barbarian-axe#1', 3);
  expect(totals(t)).toEqual([6 + 2 + 2 + 3]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - 8);
  expect(totals(parry('barbarian', 'barbarian-axe#1', 3))[1]).toBe(parryWith('barbarian', 'barbarian-axe') + 3);
  const dodge = duel(wolf, { heroes: { barbarian: ['barbarian-axe'] } }).choose('attack:werewolf,claws,barbarian');
  const clumsy = changes('barbarian-axe', 'parry') + changes('barbarian-axe', 'parry', 'dodging');
  expect(totals(dodge.choose('dodge', [1, 3]))[1]).toBe(hero('barbarian').parry + clumsy + 3);
});

test('SH-HAND-02 Thorn Club: one hand or two, chosen for every attack and parry', () => {
  const t = duel({ heroes: { barbarian: ['thorn-club'] } }, elf);
  expect(t.offered('attack')).toEqual([
    'attack:barbarian,thorn-club#1,dark-elf',
    'attack:barbarian,thorn-club#1/2,dark-elf',
  ]);
  for (const hands of [1, 2] as const) {
    const way = `thorn-club#1${hands === 2 ? '/2' : ''}`;
    const struck = attack('barbarian', way, 4);
    expect(totals(struck)).toEqual([attackWith('barbarian', 'thorn-club', hands) + 4]);
    expect(lifeOf(struck, 'dark-elf')).toBe(FULL - wielded('thorn-club', hands).damage);
    expect(totals(parry('barbarian', way, 2))[1]).toBe(parryWith('barbarian', 'thorn-club', hands) + 2);
  }
});

test('Door Knocker: no shield helps against it, a weapon does', () => {
  const t = duel(
    { heroes: { barbarian: ['door-knocker'] } },
    { heroes: { 'dark-elf': ['buckler', 'pirate-sabre'] } },
  ).choose('attack:barbarian,door-knocker#1,dark-elf');
  expect(t.offered()).toEqual(['parry:pirate-sabre#1', 'dodge', 'waive']);
  expect(t.explain('parry:buckler#1')).toMatchObject({ allowed: false, rule: 'SH-END-03' });
  t.choose('dodge', [5, 2]);
  expect(totals(t)).toEqual([attackWith('barbarian', 'door-knocker') + 5, hero('dark-elf').parry + 2]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('door-knocker').damage);
  expect(totals(parry('barbarian', 'door-knocker#1', 2))[1]).toBe(parryWith('barbarian', 'door-knocker') + 2);
});

test('Door Knocker: in the hand of who parries with it, it bars nothing', () => {
  const t = duel({ heroes: { 'black-knight': ['pirate-sabre'] } }, { heroes: { barbarian: ['door-knocker'] } });
  t.choose('attack:black-knight,pirate-sabre#1,barbarian');
  expect(t.offered()).toEqual(['parry:door-knocker#1', 'dodge', 'waive']);
});

test('Frying Pan: weak in attack, good in parrying', () => {
  const t = attack('barbarian', 'frying-pan#1', 1);
  expect(totals(t)).toEqual([attackWith('barbarian', 'frying-pan') + 1]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('frying-pan').damage);
  expect(totals(parry('barbarian', 'frying-pan#1', 4))[1]).toBe(parryWith('barbarian', 'frying-pan') + 4);
  const ranged = duel({ heroes: { assassin: ['throwing-knives'] } }, { heroes: { barbarian: ['frying-pan'] } });
  ranged.choose('attack:assassin,throwing-knives#1,barbarian');
  expect(ranged.offered()).toEqual(['dodge', 'waive']);
  expect(ranged.explain('parry:frying-pan#1')).toMatchObject({ allowed: false, rule: 'SH-RANGED-02' });
});

// Thrusting weapons

test('Giant’s Toothpick: a thrusting weapon for one hand', () => {
  const t = attack('dragon-slayer', 'toothpick#1', 2);
  expect(totals(t)).toEqual([attackWith('dragon-slayer', 'toothpick') + 2]);
  expect(bonusIn('dragon-slayer', 'thrust')).toBeGreaterThan(0);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('toothpick').damage);
  expect(totals(parry('dragon-slayer', 'toothpick#1', 3))[1]).toBe(parryWith('dragon-slayer', 'toothpick') + 3);
});

test('Off-duty Halberd: two hands, and the best of all parries', () => {
  const t = attack('dragon-slayer', 'halberd#1', 1);
  expect(totals(t)).toEqual([attackWith('dragon-slayer', 'halberd') + 1]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('halberd').damage);
  const parried = parry('dragon-slayer', 'halberd#1', 1);
  expect(totals(parried)).toEqual([hero('werewolf').attack + 1, parryWith('dragon-slayer', 'halberd') + 1]);
});

test('Dragon Spit: more damage against creatures and demons, none more against heroes', () => {
  const other = { heroes: { 'dark-elf': [] }, creatures: { 'bone-dragon': 'dark-elf' }, demon: 'trembler' };
  const on = (target: string) => {
    const t = duel({ heroes: { 'rat-man': ['dragon-spit'] } }, other);
    t.choose(`attack:rat-man,dragon-spit#1,${target}`, target === 'trembler#1' ? [6, 6, 1] : []);
    if (t.kind === 'defend') t.choose('waive', [1]);
    return told(t, 'hit').damage;
  };
  const { damage } = wielded('dragon-spit');
  const more = modifies('dragon-spit');
  expect(on('dark-elf')).toBe(damage);
  expect(on('bone-dragon#1')).toBe(damage + more - card('summoning', 'bone-dragon').creature.armour);
  expect(on('trembler#1')).toBe(damage + more + 2 - card('demon', 'trembler').armour);
  const t = attack('rat-man', 'dragon-spit#1', 3);
  expect(totals(t)).toEqual([attackWith('rat-man', 'dragon-spit') + 3]);
  expect(totals(parry('rat-man', 'dragon-spit#1', 3))[1]).toBe(parryWith('rat-man', 'dragon-spit') + 3);
});

test('Mob-issue Pitchfork: one hand or two', () => {
  for (const hands of [1, 2] as const) {
    const way = `pitchfork#1${hands === 2 ? '/2' : ''}`;
    const t = attack('dragon-slayer', way, 2);
    expect(totals(t)).toEqual([attackWith('dragon-slayer', 'pitchfork', hands) + 2]);
    expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('pitchfork', hands).damage);
    expect(totals(parry('dragon-slayer', way, 2))[1]).toBe(parryWith('dragon-slayer', 'pitchfork', hands) + 2);
  }
});

// Ranged weapons

test('Witch Hunter’s Crossbow: better against magical heroes', () => {
  const shoot = (target: string) => {
    const t = duel({ heroes: { assassin: ['witch-hunter-crossbow'] } }, { heroes: { [target]: [] } });
    return t.choose(`attack:assassin,witch-hunter-crossbow#1,${target}`).choose('waive', [2]);
  };
  const plain = attackWith('assassin', 'witch-hunter-crossbow') + 2;
  expect(totals(shoot('black-knight'))).toEqual([plain]);
  expect(totals(shoot('dark-elf'))).toEqual([plain + modifies('witch-hunter-crossbow')]);
  expect(lifeOf(shoot('black-knight'), 'black-knight')).toBe(FULL - wielded('witch-hunter-crossbow').damage);
});

test('Sulking Bow: a ranged attack, parried by a shield or dodged', () => {
  const t = duel({ heroes: { assassin: ['sulking-bow'] } }, { heroes: { 'dark-elf': ['buckler', 'pirate-sabre'] } });
  t.choose('attack:assassin,sulking-bow#1,dark-elf');
  expect(told(t, 'attacked')).toMatchObject({ form: 'ranged', hands: 2 });
  expect(t.offered()).toEqual(['parry:buckler#1', 'dodge', 'waive']);
  t.choose('waive', [4]);
  expect(totals(t)).toEqual([attackWith('assassin', 'sulking-bow') + 4]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('sulking-bow').damage);
});

test('SH-PARRY-03 Throwing Knives: one hand; they never parry', () => {
  const t = attack('assassin', 'throwing-knives#1', 3);
  expect(totals(t)).toEqual([attackWith('assassin', 'throwing-knives') + 3]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('throwing-knives').damage);
  const attacked = duel(wolf, { heroes: { assassin: ['throwing-knives'] } }).choose('attack:werewolf,claws,assassin');
  expect(attacked.offered()).toEqual(['dodge', 'waive']);
  attacked.choose('dodge', [1, 2]);
  expect(totals(attacked)[1]).toBe(hero('assassin').parry + 2);
});

test('Blowpipe: armour does not count, and the victim parries worse until the next turn of the archer', () => {
  const t = duel({ heroes: { assassin: ['blowpipe'] } }, { heroes: { troll: ['ring-mail'] } });
  t.choose('attack:assassin,blowpipe#1,troll').choose('waive', [2]);
  expect(totals(t)).toEqual([attackWith('assassin', 'blowpipe') + 2]);
  expect(lifeOf(t, 'troll')).toBe(FULL - wielded('blowpipe').damage);
  expect(told(t, 'boosted')).toMatchObject({ who: 'troll', stat: 'parry', by: by('blowpipe'), until: 'round' });
});

test('Blowpipe: the next attack of the same turn meets the worse parry', () => {
  const t = duel({ heroes: { assassin: ['blowpipe'], werewolf: [] } }, { heroes: { 'rat-man': ['buckler'] } });
  t.choose('attack:assassin,blowpipe#1,rat-man').choose('waive', [1]);
  t.choose('attack:werewolf,claws,rat-man').choose('parry:buckler#1', [1, 1]);
  expect(totals(t)[1]).toBe(hero('rat-man').parry + card('shield', 'buckler').parry + by('blowpipe') + 1);
  t.choose('end').choose('pile:equipment').choose('pile:equipment').choose('end');
  expect(t.state.boosts).toEqual([]);
});

test('Blowpipe: a demon’s fixed parry falls too', () => {
  const t = duel({ heroes: { assassin: ['blowpipe'], werewolf: [] } }, { ...elf, demon: 'drinking-companion' });
  t.choose('attack:assassin,blowpipe#1,drinking-companion#1', [6, 2]);
  t.choose('attack:werewolf,claws,drinking-companion#1', [1]);
  expect(told(t, 'stands').total).toBe(card('demon', 'drinking-companion').parry + by('blowpipe'));
});
