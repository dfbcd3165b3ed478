import { totalOf } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { AT_EASE, armour } from '../../rules/values.ts';
import { heroFigure } from '../../state.ts';
import { duel, handOf, itemsOf, lifeOf, nextRound, told, totals, who } from '../positions.ts';

const bystander = { heroes: { troll: [] } };
const alone = (heroes: Record<string, string[]>, hand: string[] = []) => duel({ heroes, hand }, bystander);

test('SH-ACT-01 SH-EQUIP-01 one action equips one hero with any number of cards', () => {
  const t = alone({ lich: [], werewolf: [] }, ['horned-helmet', 'ring-mail', 'fireball', 'buckler']);
  t.choose('equip:lich,horned-helmet#1')
    .choose('equip:lich,ring-mail#1')
    .choose('equip:lich,fireball#1')
    .choose('done');
  expect(itemsOf(t, 'lich')).toEqual(['horned-helmet#1', 'ring-mail#1', 'fireball#1']);
  expect(handOf(t, 0)).toEqual(['buckler#1']);
  expect(who(t, 'lich').actions).toBe(0);
  expect(t.offered('equip:')).toEqual(['equip:werewolf,buckler#1']);
  expect(t.explain('equip:lich,buckler#1')).toMatchObject({ allowed: false, rule: 'SH-ACT-01' });
});

test('SH-EQUIP-02 up to two cards go back into the hand while equipping', () => {
  const t = alone({ werewolf: ['horned-helmet', 'ring-mail', 'iron-boots'] }, ['bone-armour']);
  t.choose('take-back:werewolf,ring-mail#1')
    .choose('equip:werewolf,bone-armour#1')
    .choose('take-back:werewolf,iron-boots#1');
  expect(t.offered('take-back')).toEqual([]);
  t.choose('done');
  expect(itemsOf(t, 'werewolf')).toEqual(['horned-helmet#1', 'bone-armour#1']);
  expect(handOf(t, 0)).toEqual(['ring-mail#1', 'iron-boots#1']);
});

test('SH-EQUIP-03 SH-EQUIP-07 a weapon serves attack and parry and adds its values to the base values', () => {
  const t = duel({ heroes: { barbarian: ['pirate-sabre'] } }, { heroes: { 'rat-man': ['frying-pan'] } });
  t.choose('attack:barbarian,pirate-sabre#1,rat-man').choose('parry:frying-pan#1', [1, 1]);
  expect(totals(t)).toEqual([6 + 1 + 1, 5 + 2 + 1]);
});

test('SH-EQUIP-04 shields parry weapon attacks, melee and ranged, but no spells', () => {
  const shield = { heroes: { lich: ['tower-shield'] } };
  const t = duel({ heroes: { werewolf: [] } }, shield);
  t.choose('attack:werewolf,claws,lich').choose('parry:tower-shield#1', [1, 2]);
  expect(totals(t)).toEqual([7, 2 + 3 + 2]);
  expect(lifeOf(t, 'lich')).toBe(15);
  const ranged = duel({ heroes: { werewolf: ['throwing-knives'] } }, shield);
  ranged.choose('attack:werewolf,throwing-knives#1,lich').choose('parry:tower-shield#1', [1, 3]);
  expect(totals(ranged)).toEqual([6 + 1 + 1, 2 + 3 + 3]);
  expect(lifeOf(ranged, 'lich')).toBe(15);
  const spell = duel({ heroes: { shaman: ['lightning'] } }, shield).choose('attack:shaman,lightning#1,lich');
  expect(spell.offered()).toEqual(['resist', 'waive']);
});

test('SH-EQUIP-05 armour of several body parts adds up and lowers the loss', () => {
  const t = duel({ heroes: { werewolf: [] } }, { heroes: { lich: ['horned-helmet', 'ring-mail', 'iron-boots'] } });
  expect(totalOf(armour(t.state, who(t, 'lich'), AT_EASE))).toBe(1 + 1 + 2 + 1);
  t.choose('attack:werewolf,claws,lich').choose('waive', [3]);
  expect(lifeOf(t, 'lich')).toBe(15);
});

test('SH-EQUIP-06 the Hexing Stick is an artefact used as a weapon, the Cloak of Shadows one worn as armour', () => {
  const t = duel({ heroes: { shaman: ['hexing-stick', 'cloak-of-shadows'] }, hand: ['shoulder-plates'] }, bystander);
  expect(t.explain('equip:shaman,shoulder-plates#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-03' });
  t.choose('attack:shaman,hexing-stick#1,troll').choose('waive', [2]);
  // Base 3, stick 1, impact weapons 1, die 2.
  expect(totals(t)).toEqual([7]);
  expect(lifeOf(t, 'troll')).toBe(15 - (4 - 1));
});

test('SH-EQUIP-08 only what is used counts', () => {
  const t = duel({ heroes: { barbarian: ['toothpick', 'frying-pan'] } }, bystander);
  t.choose('attack:barbarian,frying-pan#1,troll').choose('waive', [2]);
  expect(told(t, 'rolled').parts).toEqual([
    { source: 'frying-pan#1', amount: 1 },
    { source: 'specialisation', amount: 2 },
  ]);
  expect(told(t, 'hit').base).toBe(4);
  // The Silver Sword hurts demons more, but not while the pan is swung.
  const pan = duel({ heroes: { barbarian: ['silver-sword', 'frying-pan'] }, demon: 'trembler' }, bystander);
  pan.choose('attack:barbarian,frying-pan#1,trembler#1', [4]);
  expect(told(pan, 'hit')).toMatchObject({ base: 4, parts: [], damage: 4 });
});

test('SH-EQUIP-09 the specialisation counts for its own category of weapons or spells only', () => {
  const blade = duel({ heroes: { barbarian: ['pirate-sabre'] } }, bystander);
  blade.choose('attack:barbarian,pirate-sabre#1,troll').choose('waive', [2]);
  expect(totals(blade)).toEqual([6 + 1 + 2]);
  const spell = duel({ heroes: { lich: ['bone-spear', 'shadow-bolt'] } }, bystander);
  spell.choose('attack:lich,bone-spear#1,troll').choose('waive', [2]);
  expect(totals(spell)).toEqual([5 + 1 + 2 + 2]);
  const other = duel({ heroes: { lich: ['bone-spear', 'shadow-bolt'] } }, bystander);
  other.choose('attack:lich,shadow-bolt#1,troll').choose('waive', [2]);
  expect(totals(other)).toEqual([5 + 1 + 2]);
});

test('SH-EQUIP-13 the specialisation counts for parries too', () => {
  const t = duel({ heroes: { werewolf: [] } }, { heroes: { barbarian: ['frying-pan'] } });
  t.choose('attack:werewolf,claws,barbarian').choose('parry:frying-pan#1', [1, 1]);
  expect(totals(t)).toEqual([7, 4 + 2 + 2 + 1]);
});

test('SH-EQUIP-10 a magical hero bears any number of spells and uses them again and again', () => {
  const spells = ['bone-spear', 'shadow-bolt', 'needlework', 'hail-of-frogs', 'icy-breath'];
  spells.push('fireball', 'lightning', 'soul-leech', 'stone-skin', 'darn-flesh', 'rattling-skeleton', 'bone-dragon');
  const t = alone({ lich: ['barbarian-axe'] }, spells);
  for (const spell of spells) t.choose(`equip:lich,${spell}#1`);
  expect(itemsOf(t, 'lich')).toEqual(['barbarian-axe#1', ...spells.map(spell => `${spell}#1`)]);
  const again = duel({ heroes: { lich: ['bone-spear'] } }, { heroes: { werewolf: [] } });
  for (let times = 1; times <= 3; times++) {
    again.choose('attack:lich,bone-spear#1,werewolf').choose('waive', [2]);
    expect([itemsOf(again, 'lich'), lifeOf(again, 'werewolf')]).toEqual([['bone-spear#1'], 15 - times * (5 - 1)]);
    nextRound(again);
  }
});

test('SH-EQUIP-11 a spell may be cast straight from the hand and is discarded, hit or miss', () => {
  const cast = (dice: number[]) =>
    duel({ heroes: { lich: [] }, hand: ['bone-spear'] }, bystander)
      .choose('attack:lich,bone-spear#1,troll')
      .choose('resist', dice);
  const hit = cast([5, 1]);
  const miss = cast([1, 6, 1]);
  expect([lifeOf(hit, 'troll'), lifeOf(miss, 'troll')]).toEqual([15 - (5 - 1), 15]);
  for (const t of [hit, miss]) {
    expect(t.state.discards.magic).toEqual(['bone-spear#1']);
    expect([handOf(t, 0), itemsOf(t, 'lich'), who(t, 'lich').actions]).toEqual([[], [], 0]);
  }
});

test('SH-EQUIP-11 so may a general spell, which works and is gone, or fails and is gone', () => {
  const cast = (die: number) =>
    duel({ heroes: { shaman: [] }, hand: ['rust-curse'] }, { heroes: { troll: ['ring-mail'] } }).choose(
      'cast:shaman,rust-curse#1',
      [die],
    );
  const [works, fails] = [cast(2), cast(1)];
  expect([itemsOf(works, 'troll'), itemsOf(fails, 'troll')]).toEqual([[], ['ring-mail#1']]);
  for (const t of [works, fails]) {
    expect(t.state.discards.magic).toEqual(['rust-curse#1']);
    expect([handOf(t, 0), itemsOf(t, 'shaman'), who(t, 'shaman').actions]).toEqual([[], [], 0]);
  }
});

test('SH-LIMIT-01 only magical heroes use spells', () => {
  const t = alone({ werewolf: [] }, ['fireball', 'darn-flesh']);
  expect(t.offered('equip')).toEqual([]);
  expect(t.explain('equip:werewolf,fireball#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-01' });
  expect(t.offered('cast')).toEqual([]);
  expect(t.explain('cast:werewolf,darn-flesh#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-01' });
  const attacked = duel({ heroes: { werewolf: [] } }, { heroes: { troll: [] }, hand: ['stone-skin'] });
  attacked.choose('attack:werewolf,claws,troll');
  expect(attacked.offered()).toEqual(['dodge', 'waive']);
  expect(attacked.explain('ward:stone-skin#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-01' });
});

test('SH-LIMIT-02 potions, demons and tactics cards are no equipment', () => {
  const t = alone({ lich: [] }, ['healing-potion', 'trembler', 'duck', 'quack']);
  expect(t.offered('equip')).toEqual([]);
  for (const card of ['healing-potion', 'trembler', 'duck', 'quack'])
    expect(t.explain(`equip:lich,${card}#1`)).toMatchObject({ allowed: false, rule: 'SH-LIMIT-02' });
});

test('SH-LIMIT-03 no body part twice: Ring Mail and Bone Armour exclude each other', () => {
  const t = alone({ werewolf: ['ring-mail'] }, ['bone-armour', 'iron-boots']);
  expect(t.offered('equip')).toEqual(['equip:werewolf,iron-boots#1']);
  expect(t.explain('equip:werewolf,bone-armour#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-03' });
});

test('SH-LIMIT-04 no two shields', () => {
  const t = alone({ werewolf: ['buckler'] }, ['tower-shield']);
  expect(t.explain('equip:werewolf,tower-shield#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-04' });
});

test.each([
  [['barbarian-axe'], ['pirate-sabre', 'buckler', 'crystal-ball'], []],
  [['pirate-sabre'], ['frying-pan', 'buckler', 'crystal-ball'], ['frying-pan', 'buckler', 'crystal-ball']],
  [['pirate-sabre'], ['barbarian-axe'], []],
  [['pirate-sabre', 'buckler'], ['frying-pan', 'alarm-clock'], []],
])('SH-LIMIT-05 SH-LIMIT-06 two hands: with %j of %j only %j', (held, hand, possible) => {
  const t = alone({ werewolf: held }, hand);
  expect(t.offered('equip')).toEqual(possible.map(card => `equip:werewolf,${card}#1`));
  for (const card of hand.filter(c => !possible.includes(c)))
    expect(t.explain(`equip:werewolf,${card}#1`)).toMatchObject({ allowed: false, rule: 'SH-LIMIT-05' });
});

test('SH-LIMIT-07 two weapons, or weapon and shield, do not add up; one of them is chosen each time', () => {
  const parry = (items: string[], means: string) => {
    const t = duel({ heroes: { werewolf: [] } }, { heroes: { lich: items } }).choose('attack:werewolf,claws,lich');
    expect(t.offered('parry')).toEqual(items.map(card => `parry:${card}#1`));
    return totals(t.choose(`parry:${means}#1`, [1, 1]))[1];
  };
  expect(parry(['pirate-sabre', 'frying-pan'], 'pirate-sabre')).toBe(2 + 2 + 1);
  expect(parry(['toothpick', 'mirror-shield'], 'toothpick')).toBe(2 + 1 + 1);
  expect(parry(['toothpick', 'buckler'], 'buckler')).toBe(2 + 2 + 1);
  const attack = (means: string) => {
    const t = duel({ heroes: { werewolf: ['silver-sword', 'frying-pan'] } }, bystander);
    t.choose(`attack:werewolf,${means}#1,troll`).choose('waive', [1]);
    return [totals(t)[0], told(t, 'hit').base];
  };
  expect(attack('silver-sword')).toEqual([6 + 2 + 1, 5]);
  expect(attack('frying-pan')).toEqual([6 + 1 + 1, 4]);
});

test('SH-LIMIT-08 artefacts need a hand only if the card says so', () => {
  const t = alone({ lich: ['barbarian-axe'] }, ['voodoo-doll', 'soul-jar', 'crystal-ball']);
  expect(t.offered('equip')).toEqual(['equip:lich,voodoo-doll#1', 'equip:lich,soul-jar#1']);
});

test('SH-ACT-02 SH-SHIFT-01 SH-SHIFT-02 any number of cards from hero to hero, for an action of each', () => {
  const t = alone({ lich: ['ring-mail', 'iron-boots', 'fireball'], werewolf: [] });
  expect(t.offered('move')).toEqual(['move:lich,werewolf,ring-mail#1', 'move:lich,werewolf,iron-boots#1']);
  t.choose('move:lich,werewolf,ring-mail#1').choose('move:lich,werewolf,iron-boots#1');
  expect([itemsOf(t, 'lich'), itemsOf(t, 'werewolf')]).toEqual([['fireball#1'], ['ring-mail#1', 'iron-boots#1']]);
  expect([who(t, 'lich').actions, who(t, 'werewolf').actions]).toEqual([0, 0]);
});

test('SH-SHIFT-01 two heroes may give to a third, each for its own action', () => {
  const t = alone({ lich: ['ring-mail'], werewolf: ['iron-boots'], shaman: [] });
  t.choose('move:lich,shaman,ring-mail#1').choose('move:werewolf,shaman,iron-boots#1');
  expect(itemsOf(t, 'shaman')).toEqual(['ring-mail#1', 'iron-boots#1']);
  expect(['lich', 'werewolf', 'shaman'].map(id => who(t, id).actions)).toEqual([0, 0, 0]);
});

test('SH-SHIFT-02 without the action of both nothing is moved', () => {
  const t = duel({ heroes: { lich: ['ring-mail'], werewolf: [] } }, bystander, { spent: ['werewolf'] });
  expect(t.offered('move')).toEqual([]);
  expect(t.explain('move:lich,werewolf,ring-mail#1')).toMatchObject({ allowed: false, rule: 'SH-SHIFT-02' });
  const giver = duel({ heroes: { lich: ['ring-mail'], werewolf: [] } }, bystander, { spent: ['lich'] });
  expect(giver.offered('move')).toEqual([]);
  expect(giver.explain('move:lich,werewolf,ring-mail#1')).toMatchObject({ allowed: false, rule: 'SH-SHIFT-02' });
});

test('SH-SHIFT-02 a third hero joins in only with an action of its own', () => {
  const heroes = { lich: ['ring-mail', 'horned-helmet'], werewolf: ['iron-boots'], shaman: [] };
  const t = duel({ heroes }, bystander, { spent: ['werewolf'] }).choose('move:lich,shaman,ring-mail#1');
  expect(t.offered()).toEqual(['move:lich,shaman,horned-helmet#1', 'done']);
});

test('SH-SHIFT-03 the cooldown of a spell goes along', () => {
  const t = duel({ heroes: { lich: ['fireball'], shaman: [] } }, bystander, { cooldown: { fireball: 2 } });
  t.choose('move:lich,shaman,fireball#1');
  expect(heroFigure(t.state, 'shaman').items).toEqual([{ card: 'fireball#1', used: false, cooldown: 2 }]);
  nextRound(t);
  expect(t.offered('attack:shaman')).toEqual([]);
  expect(t.explain('attack:shaman,fireball#1,troll')).toMatchObject({ allowed: false, rule: 'SH-COOL-01' });
  expect(nextRound(t).offered('attack:shaman')).toEqual(['attack:shaman,fireball#1,troll']);
});

test('SH-SHIFT-03 what was used in this round stays used with the next bearer', () => {
  const t = alone({ lich: ['voodoo-doll'], shaman: [] }, ['duck', 'backstab']);
  t.choose('use:voodoo-doll#1').choose('discard:duck#1').choose('move:lich,shaman,voodoo-doll#1');
  expect(heroFigure(t.state, 'shaman').items).toEqual([{ card: 'voodoo-doll#1', used: true, cooldown: 0 }]);
  expect(t.offered('use')).toEqual([]);
  expect(t.explain('use:voodoo-doll#1')).toMatchObject({ allowed: false, rule: 'SH-ACT-14' });
  expect(nextRound(t).offered('use')).toEqual(['use:voodoo-doll#1']);
});

test('SH-HAND-01 SH-HAND-02 the Thorn Club with one or two hands, chosen before each combat', () => {
  const one = duel({ heroes: { werewolf: ['thorn-club'] } }, bystander);
  expect(one.offered('attack:werewolf,thorn')).toEqual([
    'attack:werewolf,thorn-club#1,troll',
    'attack:werewolf,thorn-club#1/2,troll',
  ]);
  one.choose('attack:werewolf,thorn-club#1,troll').choose('waive', [1]);
  expect([totals(one), told(one, 'hit').base]).toEqual([[6 + 1 + 1], 5]);
  const two = duel({ heroes: { werewolf: ['thorn-club'] } }, bystander);
  two.choose('attack:werewolf,thorn-club#1/2,troll').choose('waive', [1]);
  expect([totals(two), told(two, 'hit').base]).toEqual([[6 + 2 + 1], 6]);
  const parry = duel({ heroes: { werewolf: [] } }, { heroes: { lich: ['thorn-club'] } });
  parry.choose('attack:werewolf,claws,lich');
  expect(parry.offered('parry')).toEqual(['parry:thorn-club#1', 'parry:thorn-club#1/2']);
  parry.choose('parry:thorn-club#1/2', [1, 1]);
  expect(totals(parry)).toEqual([7, 2 + 1 + 1]);
});

test('SH-HAND-03 two hands only if both are free', () => {
  const t = duel({ heroes: { werewolf: ['thorn-club', 'buckler'] } }, bystander);
  expect(t.offered('attack:werewolf,thorn')).toEqual(['attack:werewolf,thorn-club#1,troll']);
  expect(t.explain('attack:werewolf,thorn-club#1/2,troll').allowed).toBe(false);
});

test('SH-EQUIP-01 SH-EQUIP-02 SH-SHIFT-01 what is laid out, taken back and handed over is told', () => {
  const t = alone({ lich: ['ring-mail', 'iron-boots'], werewolf: [] }, ['buckler']);
  expect(told(t.choose('equip:lich,buckler#1'), 'equipped')).toEqual({
    kind: 'equipped',
    hero: 'lich',
    card: 'buckler#1',
    rule: 'SH-EQUIP-01',
  });
  expect(told(t.choose('take-back:lich,ring-mail#1'), 'took-back')).toEqual({
    kind: 'took-back',
    hero: 'lich',
    card: 'ring-mail#1',
    rule: 'SH-EQUIP-02',
  });
  const moved = alone({ lich: ['ring-mail', 'iron-boots'], werewolf: [] }).choose('move:lich,werewolf,iron-boots#1');
  expect(told(moved, 'moved-card')).toEqual({
    kind: 'moved-card',
    from: 'lich',
    to: 'werewolf',
    card: 'iron-boots#1',
    rule: 'SH-SHIFT-01',
  });
  expect([itemsOf(moved, 'lich'), itemsOf(moved, 'werewolf')]).toEqual([['ring-mail#1'], ['iron-boots#1']]);
});
