import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import { duel, lifeOf, position, told, totals } from '../positions.ts';
import {
  attackWith,
  bonusIn,
  card,
  claws,
  effect,
  FULL,
  HIGH,
  magicWith,
  modifies,
  parryWith,
  wielded,
} from './printed.ts';

const elf = { heroes: { 'dark-elf': [] } };
const knight = { heroes: { 'black-knight': [] } };
const wolf = { heroes: { werewolf: [] } };

/** Total of an attack with this weapon or spell, with a 1, on somebody without armour. */
const attack = (who: string, means: string) => {
  const [target, other] = who === 'dark-elf' ? ['black-knight', knight] : ['dark-elf', elf];
  const t = duel({ heroes: { [who]: [means] } }, other).choose(`attack:${who},${means}#1,${target}`);
  return totals(t.choose('waive', [1]))[0];
};

/** Total of a parry of the Werewolf's attack, with a 1. */
const parry = (who: string, weapon: string) => {
  const t = duel(wolf, { heroes: { [who]: [weapon] } }).choose(`attack:werewolf,claws,${who}`);
  return totals(t.choose(`parry:${weapon}#1`, [1, 1]))[1];
};

// Non-magical heroes

test('SH-EQUIP-EX1 SH-EQUIP-09 Black Knight: +2 with blades, in attack and parry, and with nothing else', () => {
  expect(attack('black-knight', 'silver-sword')).toBe(6 + 2 + 2 + 1);
  expect(attack('black-knight', 'toothpick')).toBe(6 + wielded('toothpick').attack + 1);
  expect(parry('black-knight', 'pirate-sabre')).toBe(
    hero('black-knight').parry + wielded('pirate-sabre').parry + 2 + 1,
  );
  expect(parry('black-knight', 'frying-pan')).toBe(hero('black-knight').parry + wielded('frying-pan').parry + 1);
});

test('SH-MELEE-EX1 Barbarian: +2 with impact weapons; more damage when wounded', () => {
  expect(attack('barbarian', 'barbarian-axe')).toBe(6 + 2 + 2 + 1);
  const { by: more, if: condition } = effect('barbarian', 'modify');
  const limit = condition?.is === 'wounded' ? condition.life : 0;
  const damage = (life: number) => {
    const t = duel({ heroes: { barbarian: ['barbarian-axe'] } }, elf, { life: { barbarian: life } });
    return told(t.choose('attack:barbarian,barbarian-axe#1,dark-elf').choose('waive', [1]), 'hit').damage;
  };
  expect([damage(FULL), damage(limit + 1), damage(limit), damage(1)]).toEqual([8, 8, 8 + more, 8 + more]);
});

test('Rat Man: dodges better than he parries', () => {
  const dodge = duel(wolf, { heroes: { 'rat-man': ['toothpick'] } }).choose('attack:werewolf,claws,rat-man');
  dodge.choose('dodge', [1, 2]);
  expect(totals(dodge)[1]).toBe(hero('rat-man').parry + modifies('rat-man') + 2);
  expect(parry('rat-man', 'toothpick')).toBe(parryWith('rat-man', 'toothpick') + 1);
  expect(attack('rat-man', 'toothpick')).toBe(attackWith('rat-man', 'toothpick') + 1);
  expect(attack('rat-man', 'throwing-knives')).toBe(attackWith('rat-man', 'throwing-knives') + 1);
  expect([bonusIn('rat-man', 'thrust'), bonusIn('rat-man', 'ranged')].every(bonus => bonus > 0)).toBe(true);
});

test('Troll: mends at the start of his turn, up to what he started with', () => {
  const t = duel(wolf, { heroes: { troll: [] } }, { life: { troll: 5 } }).choose('end');
  const { amount } = effect('troll', 'heal');
  expect(told(t, 'healed')).toMatchObject({ who: 'troll', amount, left: 5 + amount });
  const unhurt = duel(wolf, { heroes: { troll: [] } }).choose('end');
  expect([lifeOf(unhurt, 'troll'), unhurt.happened().some(e => e.kind === 'healed')]).toEqual([FULL, false]);
});

test('Troll: natural armour, and a hand for clubs', () => {
  const t = duel(wolf, { heroes: { troll: [] } })
    .choose('attack:werewolf,claws,troll')
    .choose('waive', [1]);
  expect(lifeOf(t, 'troll')).toBe(FULL - (claws('werewolf') - hero('troll').armour));
  expect(attack('troll', 'frying-pan')).toBe(attackWith('troll', 'frying-pan') + 1);
  expect(bonusIn('troll', 'impact')).toBeGreaterThan(0);
});

test('SH-PROT-01 Assassin: nobody may protect her targets', () => {
  const groups = (who: string) =>
    position([
      { heroes: { [who]: ['pirate-sabre'] } },
      { heroes: { lich: [], 'dark-elf': [] } },
      { heroes: { troll: [] } },
    ]);
  const other = groups('black-knight').choose('attack:black-knight,pirate-sabre#1,dark-elf');
  expect([other.seat, other.offered()]).toEqual([2, ['protect:troll', 'pass']]);
  const t = groups('assassin').choose('attack:assassin,pirate-sabre#1,dark-elf');
  expect([t.seat, t.offered()]).toEqual([1, ['dodge', 'waive']]);
  expect(t.explain('accept:lich')).toMatchObject({ allowed: false, rule: 'SH-END-03' });
  t.choose('waive', [4]);
  expect(totals(t)).toEqual([attackWith('assassin', 'pirate-sabre') + 4]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('pirate-sabre').damage);
  expect(attack('assassin', 'sulking-bow')).toBe(attackWith('assassin', 'sulking-bow') + 1);
  expect([bonusIn('assassin', 'blade'), bonusIn('assassin', 'ranged')].every(bonus => bonus > 0)).toBe(true);
});

test('SH-ATT-03 Werewolf: attacks without a weapon, and parries as usual', () => {
  const t = duel(wolf, elf);
  expect(t.offered('attack')).toEqual(['attack:werewolf,claws,dark-elf']);
  t.choose('attack:werewolf,claws,dark-elf').choose('waive', [3]);
  expect(totals(t)).toEqual([hero('werewolf').attack + 3]);
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - claws('werewolf'));
  const attacked = duel({ heroes: { 'black-knight': ['silver-sword'] } }, wolf);
  attacked.choose('attack:black-knight,silver-sword#1,werewolf');
  expect(attacked.offered()).toEqual(['dodge', 'waive']);
  attacked.choose('dodge', [5, 2]);
  expect(totals(attacked)[1]).toBe(hero('werewolf').parry + 2);
});

test('Dragon Slayer: better against creatures and demons', () => {
  const other = { ...elf, creatures: { 'bone-dragon': 'dark-elf' }, demon: 'trembler' };
  const on = (target: string) => {
    const t = duel({ heroes: { 'dragon-slayer': ['toothpick'] } }, other);
    t.choose(`attack:dragon-slayer,toothpick#1,${target}`, target === 'trembler#1' ? [2] : []);
    if (t.kind === 'defend') t.choose('waive', [2]);
    return totals(t)[0];
  };
  const plain = attackWith('dragon-slayer', 'toothpick') + 2;
  const more = modifies('dragon-slayer');
  expect(['dark-elf', 'bone-dragon#1', 'trembler#1'].map(on)).toEqual([plain, plain + more, plain + more]);
  expect(bonusIn('dragon-slayer', 'thrust')).toBeGreaterThan(0);
});

test('Goblin Tinkerer: rolls a 1 again, and hits harder with ranged weapons', () => {
  const t = duel({ heroes: { 'goblin-tinkerer': ['sulking-bow'] } }, elf);
  t.choose('attack:goblin-tinkerer,sulking-bow#1,dark-elf').choose('waive', [1, 4]);
  expect(told(t, 'rolled')).toMatchObject({ dice: [4], total: attackWith('goblin-tinkerer', 'sulking-bow') + 4 });
  expect(lifeOf(t, 'dark-elf')).toBe(FULL - wielded('sulking-bow').damage - modifies('goblin-tinkerer'));
  const pan = duel({ heroes: { 'goblin-tinkerer': ['frying-pan'] } }, elf);
  pan.choose('attack:goblin-tinkerer,frying-pan#1,dark-elf').choose('waive', [1, 1]);
  expect(told(pan, 'rolled').dice).toEqual([1]);
  expect(lifeOf(pan, 'dark-elf')).toBe(FULL - wielded('frying-pan').damage);
  expect([pan.leftover, bonusIn('goblin-tinkerer', 'ranged') > 0]).toEqual([[], true]);
});

test('Goblin Tinkerer: only a 1 is rolled again, and only once', () => {
  const rolled = (...dice: number[]) => {
    const t = duel({ heroes: { 'goblin-tinkerer': ['frying-pan'] } }, elf);
    t.choose('attack:goblin-tinkerer,frying-pan#1,dark-elf').choose('waive', dice);
    return [told(t, 'rolled').dice, t.leftover];
  };
  expect(rolled(2)).toEqual([[2], []]);
  expect(rolled(6, 1, 6, 3)).toEqual([[6, 6, 3], []]);
});

test('Goblin Tinkerer: parrying he rolls a 1 again too; a loyalty roll stays as it is', () => {
  const t = duel(wolf, { heroes: { 'goblin-tinkerer': [] } }).choose('attack:werewolf,claws,goblin-tinkerer');
  t.choose('dodge', [2, 1, 5]);
  expect(totals(t)[1]).toBe(hero('goblin-tinkerer').parry + 5);
  const npc = duel({ heroes: { 'goblin-tinkerer': [] }, npc: 'quack' }, elf, { life: { 'goblin-tinkerer': 5 } });
  expect(told(npc.choose('use:quack#1', [1]), 'loyalty')).toMatchObject({ die: 1, stays: false });
});

// Magical heroes

test('Vampire: a kill gives life, a wound does not', () => {
  const bite = (life: number, own: number) =>
    duel(
      { heroes: { vampire: ['silver-sword'] } },
      { heroes: { 'dark-elf': [], troll: [] } },
      { life: { 'dark-elf': life, vampire: own } },
    )
      .choose('attack:vampire,silver-sword#1,dark-elf')
      .choose('waive', [2]);
  const { amount } = effect('vampire', 'heal');
  expect(totals(bite(1, 5))).toEqual([attackWith('vampire', 'silver-sword') + 2]);
  expect(lifeOf(bite(1, 5), 'vampire')).toBe(5 + amount);
  expect(lifeOf(bite(1, FULL - 1), 'vampire')).toBe(FULL);
  expect(lifeOf(bite(FULL, 5), 'vampire')).toBe(5);
  expect(attack('vampire', 'shadow-bolt')).toBe(magicWith('vampire', 'shadow-bolt') + 1);
  expect([bonusIn('vampire', 'blade'), bonusIn('vampire', 'shadow')].every(bonus => bonus > 0)).toBe(true);
});

test('Vampire: a kill by a spell counts, one that only the Fireball’s sparks make does not', () => {
  const burn = (target: string) =>
    duel(
      { heroes: { vampire: ['fireball'] } },
      { heroes: { 'dark-elf': [], troll: [] } },
      { life: { 'dark-elf': 1, vampire: 5 } },
    )
      .choose(`attack:vampire,fireball#1,${target}`)
      .choose('waive', [1]);
  expect(lifeOf(burn('dark-elf'), 'vampire')).toBe(5 + effect('vampire', 'heal').amount);
  const sparks = burn('troll');
  expect([told(sparks, 'died').who, lifeOf(sparks, 'vampire')]).toEqual(['dark-elf', 5]);
});

test('Vampire: the death of an NPC or a demon feeds her as well', () => {
  const other = { ...knight, npc: 'quack', demon: 'trembler' };
  for (const target of ['quack#1', 'trembler#1']) {
    const t = duel({ heroes: { vampire: ['silver-sword'] } }, other, { life: { vampire: 5, [target]: 1 } });
    t.choose(`attack:vampire,silver-sword#1,${target}`, target === 'quack#1' ? [] : HIGH);
    if (t.kind === 'defend') t.choose('refuse', HIGH);
    expect([told(t, 'died').who, lifeOf(t, 'vampire')]).toEqual([target, 5 + effect('vampire', 'heal').amount]);
  }
});

/** Heroes whose gift is their specialisations: in each field a card that shows it. */
test.each([
  ['Dark Elf', 'dark-elf', ['sulking-bow', 'hail-of-frogs']],
  ['Shadow Warrior', 'shadow-warrior', ['shadow-bolt', 'toothpick']],
  ['Shaman', 'shaman', ['lightning', 'frying-pan']],
  ['Lich', 'lich', ['bone-spear']],
  ['Necromancer', 'necromancer', ['bone-spear', 'shadow-bolt']],
  ['Voodoo Priestess', 'voodoo-priestess', ['needlework']],
  ['Bog Witch', 'bog-witch', ['needlework', 'lightning', 'toothpick']],
])('SH-EQUIP-09 %s: the specialisations count, and only there', (name, id, cards) => {
  expect(hero(id).name.en).toBe(name);
  for (const means of cards) {
    const spell = means === 'toothpick' || means === 'frying-pan' || means === 'sulking-bow' ? null : means;
    const field = spell ? card('attack-spell', spell).school : wielded(means).category;
    expect(bonusIn(id, field), field).toBeGreaterThan(0);
    expect(attack(id, means), means).toBe((spell ? magicWith(id, spell) : attackWith(id, means)) + 1);
  }
  // The Compensator is a blade, and none of them knows blades.
  expect(attack(id, 'compensator')).toBe(hero(id).attack + wielded('compensator').attack + 1);
});

test('SH-PARRY-EX1 Dark Elf: parry 2, and no bonus with the Silver Sword', () => {
  expect(parry('dark-elf', 'silver-sword')).toBe(2 + 1);
});

test('Lich: natural armour against blows', () => {
  const t = duel(wolf, { heroes: { lich: [] } })
    .choose('attack:werewolf,claws,lich')
    .choose('waive', [1]);
  expect(lifeOf(t, 'lich')).toBe(FULL - (claws('werewolf') - hero('lich').armour));
});

test('Shaman: her defensive spells profit too', () => {
  const t = duel(wolf, { heroes: { shaman: ['stone-skin'] } }).choose('attack:werewolf,claws,shaman');
  t.choose('ward:stone-skin#1', [1, 1]);
  expect(totals(t)[1]).toBe(magicWith('shaman', 'stone-skin') + 1);
});

test('Necromancer: summons with her specialisation', () => {
  const t = duel({ heroes: { necromancer: ['rattling-skeleton'] } }, elf);
  t.choose('cast:necromancer,rattling-skeleton#1', [5]);
  expect(told(t, 'cast').total).toBe(hero('necromancer').magic + bonusIn('necromancer', 'necromancy') + 5);
});

test('Voodoo Priestess: who hits her feels it, in every turn and with every kind of attack', () => {
  const pain = hero('voodoo-priestess').effects.flatMap(on => (on.do === 'on' ? on.effects : []));
  expect(pain).toEqual([{ do: 'damage', target: 'foe', amount: 1 }]);
  for (const attacker of [{ werewolf: [] }, { lich: ['bone-spear'] }]) {
    const [id = ''] = Object.keys(attacker);
    const t = duel({ heroes: attacker }, { heroes: { 'voodoo-priestess': [] } });
    t.choose(t.offered(`attack:${id}`)[0] ?? '').choose('waive', [1]);
    expect(lifeOf(t, id)).toBe(FULL - 1);
  }
});

test('Voodoo Priestess: a parried attack hurts nobody', () => {
  const t = duel(wolf, { heroes: { 'voodoo-priestess': [] } }).choose('attack:werewolf,claws,voodoo-priestess');
  t.choose('dodge', [1, 6, 6, 6, 1]);
  expect([lifeOf(t, 'werewolf'), lifeOf(t, 'voodoo-priestess')]).toEqual([FULL, FULL]);
});

test('SH-DEATH-08 Voodoo Priestess: she takes whoever kills her along', () => {
  const t = duel(
    wolf,
    { heroes: { 'voodoo-priestess': [], troll: [] } },
    { life: { werewolf: 1, 'voodoo-priestess': 1 } },
  );
  t.choose('attack:werewolf,claws,voodoo-priestess').choose('waive', [1]);
  expect(t.state.fallen.toSorted()).toEqual(['voodoo-priestess', 'werewolf']);
});

test('Bog Witch: resists magic better when she protects somebody', () => {
  const t = duel({ heroes: { lich: ['bone-spear'] } }, { heroes: { 'bog-witch': [], troll: [] } });
  t.choose('attack:lich,bone-spear#1,troll').choose('accept:bog-witch').choose('resist', [1, 3]);
  expect(totals(t)[1]).toBe(hero('bog-witch').magicResistance + modifies('bog-witch') - 2 + 3);
  const alone = duel({ heroes: { lich: ['bone-spear'] } }, { heroes: { 'bog-witch': [] } });
  alone.choose('attack:lich,bone-spear#1,bog-witch').choose('resist', [1, 3]);
  expect(totals(alone)[1]).toBe(hero('bog-witch').magicResistance + 3);
});

test('SH-LIMIT-01 Bog Witch: takes a spell, which the Troll cannot', () => {
  const t = duel({ heroes: { 'bog-witch': [], troll: [] }, hand: ['fireball'] }, elf);
  expect(t.offered('equip')).toEqual(['equip:bog-witch,fireball#1']);
  expect(t.explain('equip:troll,fireball#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-01' });
});
