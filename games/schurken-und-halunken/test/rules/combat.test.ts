import { expect, test } from 'vitest';
import { heroFigure } from '../../state.ts';
import { duel, handOf, lifeOf, passAll, position, told, totals, who } from '../positions.ts';

const wolf = { heroes: { werewolf: [] } };
const troll = { heroes: { troll: [] } };

test('SH-ACT-03 SH-ATT-01 an attack is announced with its target: hero, creature, NPC or demon', () => {
  const t = position([
    { heroes: { werewolf: [] }, demon: 'trembler' },
    { heroes: { lich: [] }, creatures: { 'rattling-skeleton': 'lich' }, npc: 'quack' },
    { heroes: { troll: [] }, demon: 'lead-weight' },
  ]);
  expect(t.offered('attack')).toEqual(
    ['lich', 'rattling-skeleton#1', 'quack#1', 'troll', 'trembler#1', 'lead-weight#1'].map(
      id => `attack:werewolf,claws,${id}`,
    ),
  );
  expect(t.explain('attack:werewolf,claws,werewolf')).toMatchObject({ allowed: false, rule: 'SH-ACT-03' });
  t.choose('attack:werewolf,claws,quack#1');
  expect(told(t, 'attacked')).toMatchObject({ by: 'werewolf', target: 'quack#1', form: 'melee' });
  expect(who(t, 'werewolf').actions).toBe(0);
});

test('SH-ATT-02 melee, ranged or magical, each with its own means', () => {
  const t = duel({ heroes: { shaman: ['pitchfork', 'throwing-knives', 'lightning'], barbarian: [] } }, troll);
  expect(t.offered('attack:shaman')).toEqual([
    'attack:shaman,pitchfork#1,troll',
    'attack:shaman,throwing-knives#1,troll',
    'attack:shaman,lightning#1,troll',
  ]);
  expect(t.offered('attack:barbarian')).toEqual([]);
  expect(t.explain('attack:barbarian,claws,troll')).toMatchObject({ allowed: false, rule: 'SH-ATT-02' });
  const forms = ['pitchfork', 'throwing-knives', 'lightning'].map(card => {
    const fight = duel({ heroes: { shaman: [card] } }, troll).choose(`attack:shaman,${card}#1,troll`);
    return told(fight, 'attacked').form;
  });
  expect(forms).toEqual(['melee', 'ranged', 'magical']);
});

test('SH-ATT-03 the werewolf needs no weapon', () => {
  const t = duel(wolf, troll).choose('attack:werewolf,claws,troll').choose('waive', [2]);
  expect(totals(t)).toEqual([6 + 2]);
  expect(lifeOf(t, 'troll')).toBe(15 - (5 - 1));
});

test('SH-ATT-04 only magical heroes attack with spells', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['fireball'] }, troll);
  expect(t.offered('attack:werewolf,fireball')).toEqual([]);
  expect(t.explain('attack:werewolf,fireball#1,troll')).toMatchObject({ allowed: false, rule: 'SH-ATT-04' });
});

test('SH-ATT-02 SH-ATT-04 why something is no means of attack', () => {
  const t = duel({ heroes: { werewolf: ['buckler'] }, hand: ['fireball', 'duck'] }, troll);
  const why = (means: string) => t.explain(`attack:werewolf,${means},troll`).rule;
  expect(why('buckler#1')).toBe('SH-ATT-02');
  expect(why('duck#1')).toBe('SH-ATT-02');
  expect(why('fireball#1')).toBe('SH-ATT-04');
  // Not even in the hand.
  expect(why('lightning#1')).toBe('SH-ATT-02');
});

test('SH-ATT-05 SH-ATT-06 SH-ATT-07 SH-ATT-08 announce, protect or waive, play cards, roll, compare, damage', () => {
  const t = position([
    { heroes: { werewolf: [] }, hand: ['where-it-hurts'] },
    { heroes: { lich: [] }, hand: ['elegant-sidestep'] },
    { heroes: { troll: [] } },
  ]);
  const asked: unknown[] = [];
  t.choose('attack:werewolf,claws,lich');
  for (const option of ['pass', 'dodge', 'pass', 'pass']) {
    asked.push([t.seat, t.kind]);
    t.choose(option, option === 'pass' && t.seat === 1 ? [3, 2] : []);
  }
  expect(asked).toEqual([
    [2, 'protect'],
    [1, 'defend'],
    [0, 'combat'],
    [1, 'combat'],
  ]);
  expect(t.happened()).toMatchObject([
    { kind: 'rolled', who: 'werewolf', dice: [3] },
    { kind: 'rolled', who: 'lich', dice: [2] },
    { kind: 'hit', who: 'lich', damage: 5 - 1 },
    { kind: 'lost-life', who: 'lich', left: 11 },
  ]);
});

test('SH-ATT-06 waiving is declared with the defence and cannot be announced later', () => {
  const t = duel({ heroes: { werewolf: [] } }, { heroes: { lich: [] }, hand: ['elegant-sidestep'] });
  t.choose('attack:werewolf,claws,lich');
  expect([t.seat, t.kind, t.offered()]).toEqual([1, 'defend', ['dodge', 'waive']]);
  t.choose('dodge');
  expect([t.seat, t.kind, t.offered()]).toEqual([1, 'combat', ['play:elegant-sidestep#1', 'pass']]);
});

test('SH-ATT-09 attacker first, then in turn until both pass', () => {
  const t = duel(
    { heroes: { werewolf: [] }, hand: ['look-behind-you', 'where-it-hurts'] },
    { heroes: { lich: [] }, hand: ['elegant-sidestep'] },
  );
  t.choose('attack:werewolf,claws,lich').choose('dodge');
  const seats: unknown[] = [];
  for (const option of ['pass', 'play:elegant-sidestep#1', 'play:look-behind-you#1', 'pass']) {
    seats.push(t.seat);
    t.choose(option, option === 'pass' && seats.length === 4 ? [1, 1] : []);
  }
  // The defender has no cards left, so the attacker alone is asked at the end.
  expect(seats).toEqual([0, 1, 0, 0]);
  expect(totals(t)).toEqual([6 + 2 + 1, 2 + 2 + 1]);
});

test('SH-ATT-10 a cancelled attack ends without a roll; action, reaction and cards are spent', () => {
  const t = duel(
    { heroes: { lich: [] }, hand: ['fireball', 'duck'] },
    { heroes: { troll: [] }, hand: ['banana-skin'] },
  );
  t.choose('attack:lich,fireball#1,troll').choose('resist').choose('pass').choose('play:banana-skin#1');
  expect(t.kind).toBe('act');
  expect([lifeOf(t, 'troll'), who(t, 'lich').actions, who(t, 'troll').reactions]).toEqual([15, 0, 0]);
  expect(t.state.discards).toMatchObject({ magic: ['fireball#1'], tactics: ['banana-skin#1'] });
});

test('SH-ATT-10 no cooldown begins', () => {
  const t = duel({ heroes: { lich: ['fireball'] } }, { heroes: { troll: [] }, hand: ['banana-skin'] });
  t.choose('attack:lich,fireball#1,troll').choose('resist').choose('play:banana-skin#1');
  expect(heroFigure(t.state, 'lich').items).toEqual([{ card: 'fireball#1', used: false, cooldown: 0 }]);
});

test('SH-ATT-11 a redirected attack: new target defends itself unprotected, the old one keeps its reaction', () => {
  const t = position([
    { heroes: { werewolf: [] } },
    { heroes: { lich: [] }, hand: ['mistaken-identity', 'elegant-sidestep', 'duck'] },
    { heroes: { troll: [], barbarian: [] } },
  ]);
  t.choose('attack:werewolf,claws,lich').choose('pass').choose('dodge').choose('play:elegant-sidestep#1');
  t.choose('play:mistaken-identity#1');
  expect(t.offered()).toEqual(['target:troll', 'target:barbarian']);
  t.choose('target:troll');
  expect([t.seat, t.offered()]).toEqual([2, ['dodge', 'waive']]);
  passAll(t.choose('dodge'));
  expect(
    t
      .events()
      .filter(e => e.kind === 'rolled')
      .map(e => 'who' in e && e.who),
  ).toEqual(['werewolf', 'troll']);
  expect([who(t, 'lich').reactions, who(t, 'troll').reactions, lifeOf(t, 'lich')]).toEqual([1, 0, 15]);
});

test('SH-ATT-11 the cards of the defender are lost, those of the attacker count on', () => {
  const t = duel(
    { heroes: { werewolf: [] }, hand: ['look-behind-you', 'beginners-luck'] },
    { heroes: { lich: [], troll: [] }, hand: ['evil-eye', 'same-to-you', 'mistaken-identity'] },
  );
  t.choose('attack:werewolf,claws,lich').choose('dodge');
  t.choose('play:look-behind-you#1').choose('play:evil-eye#1');
  t.choose('play:beginners-luck#1').choose('play:same-to-you#1');
  t.choose('play:mistaken-identity#1').choose('dodge', [1, 3, 6, 5]);
  // Beginner's Luck: the higher of 1 and 3, since the Evil Eye is gone; the Troll parries, and nobody hits back.
  expect(totals(t)).toEqual([6 + 2 + 3, 3 + 6 + 5]);
  expect([lifeOf(t, 'lich'), lifeOf(t, 'troll'), lifeOf(t, 'werewolf')]).toEqual([15, 15, 15]);
});

test('SH-ATT-11 bonuses of the defender and the protector are gone; the protected one may be the new target', () => {
  const t = duel(
    { heroes: { werewolf: [] }, hand: ['where-it-hurts'] },
    { heroes: { lich: [], barbarian: [] }, hand: ['elegant-sidestep', 'mistaken-identity'] },
  );
  t.choose('attack:werewolf,claws,lich').choose('accept:barbarian').choose('dodge');
  t.choose('play:where-it-hurts#1').choose('play:elegant-sidestep#1').choose('play:mistaken-identity#1');
  expect([t.seat, t.offered()]).toEqual([1, ['dodge', 'waive']]);
  expect(t.state.boosts.map(({ source, on }) => [source, on])).toEqual([['where-it-hurts#1', 'werewolf']]);
  t.choose('dodge', [5, 1]);
  expect([totals(t), told(t, 'hit').damage]).toEqual([[6 + 5, 2 + 1], 5 + 2 - 1]);
  expect([lifeOf(t, 'lich'), who(t, 'lich').reactions, who(t, 'barbarian').reactions]).toEqual([9, 0, 1]);
});

test('SH-MELEE-01 base, weapon, specialisation, cards played, demons and die', () => {
  const t = duel({ heroes: { barbarian: ['thorn-club'] }, demon: 'trembler', hand: ['look-behind-you'] }, troll);
  t.choose('attack:barbarian,thorn-club#1,troll').choose('dodge').choose('play:look-behind-you#1', [4, 1]);
  expect(told(t, 'rolled')).toMatchObject({
    base: 6,
    parts: [
      { source: 'thorn-club#1', amount: 1 },
      { source: 'specialisation', amount: 2 },
      { source: 'trembler#1', amount: -1 },
      { source: 'look-behind-you#1', amount: 2 },
    ],
    total: 6 + 1 + 2 - 1 + 2 + 4,
  });
});

test('SH-MELEE-02 sixes are rolled on and added', () => {
  const t = duel(wolf, troll).choose('attack:werewolf,claws,troll').choose('waive', [6, 6, 6, 2]);
  expect(told(t, 'rolled')).toMatchObject({ dice: [6, 6, 6, 2], total: 6 + 20 });
});

test('SH-MELEE-03 no value is below 0 before the die', () => {
  const t = duel(
    { heroes: { werewolf: [] }, hand: ['sand-in-the-eyes', 'sand-in-the-eyes'] },
    { heroes: { lich: [] } },
  );
  t.choose('attack:werewolf,claws,lich').choose('dodge');
  t.choose('play:sand-in-the-eyes#1').choose('play:sand-in-the-eyes#2', [1, 2]);
  expect(totals(t)).toEqual([7, 0 + 2]);
});

test('SH-PARRY-01 base parry, what is used, specialisation, cards, demons and die', () => {
  const t = duel(wolf, {
    heroes: { barbarian: ['frying-pan'] },
    demon: 'trembler',
    hand: ['elegant-sidestep'],
  });
  t.choose('attack:werewolf,claws,barbarian').choose('parry:frying-pan#1').choose('play:elegant-sidestep#1', [1, 6, 3]);
  expect(totals(t)).toEqual([7, 4 + 2 + 2 - 1 + 2 + 6 + 3]);
});

test('SH-PARRY-02 no magic against a weapon, except certain defensive spells', () => {
  const t = duel(wolf, { heroes: { shaman: ['spell-mirror', 'stone-skin'] } }).choose('attack:werewolf,claws,shaman');
  expect(t.offered()).toEqual(['dodge', 'ward:stone-skin#1', 'waive']);
});

test('SH-PARRY-03 without weapon and shield one dodges with base parry and die', () => {
  const t = duel(wolf, { heroes: { barbarian: [] } }).choose('attack:werewolf,claws,barbarian');
  expect(t.offered()).toEqual(['dodge', 'waive']);
  t.choose('dodge', [1, 3]);
  expect(totals(t)).toEqual([7, 4 + 3]);
});

test('SH-PARRY-03 a ranged weapon parries nothing', () => {
  const t = duel(wolf, { heroes: { barbarian: ['throwing-knives'] } }).choose('attack:werewolf,claws,barbarian');
  expect(t.offered()).toEqual(['dodge', 'waive']);
});

test('SH-PARRY-04 SH-PARRY-05 waiving is allowed: an automatic hit, the attacker rolls for sixes, the reaction is kept', () => {
  const t = duel(wolf, troll).choose('attack:werewolf,claws,troll').choose('waive', [6, 1]);
  expect(totals(t)).toEqual([13]);
  expect(lifeOf(t, 'troll')).toBe(15 - (5 + 1 - 1));
  expect(who(t, 'troll').reactions).toBe(1);
  expect(t.kind).toBe('act');
});

test('SH-PARRY-06 without a reaction there is no parry; the attacker still rolls for sixes', () => {
  const t = duel(wolf, troll, { spent: ['troll'] }).choose('attack:werewolf,claws,troll', [6, 2]);
  expect(totals(t)).toEqual([14]);
  expect(lifeOf(t, 'troll')).toBe(15 - (5 + 1 - 1));
});

test('SH-PARRY-07 who holds a weapon may dodge all the same', () => {
  const t = duel(wolf, { heroes: { 'rat-man': ['barbarian-axe'] } }).choose('attack:werewolf,claws,rat-man');
  expect(t.offered()).toEqual(['parry:barbarian-axe#1', 'dodge', 'waive']);
  t.choose('dodge', [1, 1]);
  expect(totals(t)).toEqual([7, 5 + 1 + 1]);
});

test('SH-DMG-01 the higher total hits, a tie is parried', () => {
  const fight = (dice: number[]) =>
    lifeOf(duel(wolf, troll).choose('attack:werewolf,claws,troll').choose('dodge', dice), 'troll');
  expect(fight([2, 5])).toBe(15);
  expect(fight([3, 5])).toBe(15 - (5 - 1));
});

test('SH-DMG-02 damage of the weapon and all bonuses', () => {
  const t = duel(
    { heroes: { werewolf: ['halberd', 'spiked-gauntlets'] }, hand: ['where-it-hurts'] },
    { heroes: { shaman: [] } },
  );
  t.choose('attack:werewolf,halberd#1,shaman').choose('waive').choose('play:where-it-hurts#1', [1]);
  expect(told(t, 'hit')).toMatchObject({ base: 6, damage: 6 + 1 + 2 });
});

test('SH-DMG-03 less armour, natural and worn', () => {
  const t = duel(wolf, { heroes: { troll: ['ring-mail'] } })
    .choose('attack:werewolf,claws,troll')
    .choose('waive', [1]);
  expect(told(t, 'hit')).toMatchObject({ parts: [{ source: 'armour', amount: -3 }], damage: 5 - 1 - 2 });
});

test('SH-DMG-04 SH-DMG-05 each six of the attack adds 1 damage, each of the defence takes 1', () => {
  const t = duel(wolf, { heroes: { shaman: [] } }).choose('attack:werewolf,claws,shaman');
  t.choose('dodge', [6, 6, 6, 1, 6, 1]);
  expect(told(t, 'hit').damage).toBe(5 + 3 - 1);
});

test('SH-DMG-06 armour counts against the second attack too', () => {
  const t = duel({ heroes: { werewolf: [], barbarian: ['frying-pan'] } }, { heroes: { lich: ['knights-armour'] } });
  t.choose('attack:werewolf,claws,lich').choose('dodge', [1, 1]);
  expect(lifeOf(t, 'lich')).toBe(15 - (5 - 4));
  t.choose('attack:barbarian,frying-pan#1,lich', [1]);
  expect(lifeOf(t, 'lich')).toBe(15 - (5 - 4) - 0);
});

test('SH-DMG-07 damage never falls below 0', () => {
  const t = duel({ heroes: { barbarian: ['frying-pan'] } }, { heroes: { troll: ['knights-armour', 'iron-boots'] } });
  t.choose('attack:barbarian,frying-pan#1,troll').choose('waive', [1]);
  expect(told(t, 'hit').damage).toBe(0);
  expect(lifeOf(t, 'troll')).toBe(15);
});

test('SH-DMG-08 life lost to an effect is no blow: no parry, no armour, no plunder', () => {
  const t = duel(
    { heroes: { lich: ['voodoo-doll'] }, hand: ['duck'] },
    { heroes: { troll: ['knights-armour'], shaman: [] } },
    { life: { troll: 1 } },
  );
  t.choose('use:voodoo-doll#1').choose('discard:duck#1').choose('target:troll');
  expect(t.state.fallen).toEqual(['troll']);
  expect(t.state.discards.equipment).toEqual(['knights-armour#1']);
  expect(t.kind).toBe('act');
});

test('SH-RANGED-01 ranged combat works like melee', () => {
  const t = duel({ heroes: { 'dark-elf': ['sulking-bow'] } }, troll).choose('attack:dark-elf,sulking-bow#1,troll');
  t.choose('dodge', [6, 1, 1]);
  expect(totals(t)).toEqual([4 + 1 + 2 + 6 + 1, 3 + 1]);
  expect(lifeOf(t, 'troll')).toBe(15 - (5 + 1 - 1));
});

test('SH-RANGED-02 only a shield helps against a ranged attack, no weapon', () => {
  const t = duel({ heroes: { shaman: ['throwing-knives'] } }, { heroes: { barbarian: ['frying-pan', 'buckler'] } });
  t.choose('attack:shaman,throwing-knives#1,barbarian');
  expect(t.offered()).toEqual(['parry:buckler#1', 'dodge', 'waive']);
  t.choose('parry:buckler#1', [1, 1]);
  expect(totals(t)).toEqual([3 + 1 + 1, 4 + 2 + 1]);
});

test('SH-RANGED-03 without a shield the target dodges', () => {
  const t = duel({ heroes: { shaman: ['throwing-knives'] } }, { heroes: { barbarian: ['frying-pan'] } });
  t.choose('attack:shaman,throwing-knives#1,barbarian');
  expect(t.offered()).toEqual(['dodge', 'waive']);
  t.choose('dodge', [1, 1]);
  expect(totals(t)).toEqual([5, 4 + 1]);
});

test('SH-MAGIC-01 SH-MAGIC-02 SH-MAGIC-04 magic against magic resistance, sixes rolled on', () => {
  const t = duel({ heroes: { shaman: ['lightning'] } }, troll).choose('attack:shaman,lightning#1,troll');
  t.choose('resist', [6, 2, 6, 4]);
  expect(totals(t)).toEqual([5 + 1 + 2 + 8, 3 + 10]);
  // Attack 3 and parry 2 count for nothing here.
  const lich = duel({ heroes: { shaman: ['lightning'] } }, { heroes: { lich: [] } });
  lich.choose('attack:shaman,lightning#1,lich').choose('resist', [1, 2]);
  expect(totals(lich)).toEqual([5 + 1 + 2 + 1, 6 + 2]);
});

test('SH-MAGIC-03 no shield or weapon wards off magic', () => {
  const t = duel({ heroes: { shaman: ['lightning'] } }, { heroes: { troll: ['buckler', 'frying-pan'] } });
  t.choose('attack:shaman,lightning#1,troll');
  expect(t.offered()).toEqual(['resist', 'waive']);
});

test('SH-MAGIC-05 Needlework ignores armour', () => {
  const t = duel({ heroes: { shaman: ['needlework'] } }, { heroes: { troll: ['knights-armour'] } });
  t.choose('attack:shaman,needlework#1,troll').choose('waive', [1]);
  expect(lifeOf(t, 'troll')).toBe(15 - 4);
});

test('SH-MAGIC-06 otherwise armour and sixes count as in melee', () => {
  const t = duel({ heroes: { shaman: ['lightning'] } }, { heroes: { troll: ['ring-mail'] } });
  t.choose('attack:shaman,lightning#1,troll').choose('resist', [6, 6, 1, 6, 1]);
  expect(lifeOf(t, 'troll')).toBe(15 - (6 + 2 - 1 - 3));
});

test('SH-MAGIC-07 bonuses on armour are ignored with it', () => {
  const bouncer = { heroes: { troll: [] }, npc: 'bouncer', hand: ['bark-brew'] };
  const spell = duel({ heroes: { shaman: ['needlework'] } }, bouncer);
  spell.choose('attack:shaman,needlework#1,troll').choose('waive');
  // Armour would do nothing here, bought, brewed or lent.
  expect(spell.offered()).toEqual(['pass']);
  const blow = duel({ heroes: { werewolf: [] }, hand: ['tin-opener'] }, bouncer);
  blow.choose('attack:werewolf,claws,troll').choose('waive').choose('pass').choose('play:bark-brew#1');
  expect(lifeOf(blow.choose('play:tin-opener#1', [1]), 'troll')).toBe(15 - 5);
});

test('SH-DEF-01 SH-DEF-02 SH-DEF-03 a defensive spell is a reaction and uses magic instead of parry', () => {
  const t = duel(wolf, { heroes: { shaman: ['stone-skin'] } });
  expect(t.offered('cast')).toEqual([]);
  t.choose('attack:werewolf,claws,shaman').choose('ward:stone-skin#1', [5, 1]);
  expect(totals(t)).toEqual([11, 5 + 2 + 2 + 1]);
  expect(who(t, 'shaman').reactions).toBe(0);
  const own = duel({ heroes: { shaman: ['stone-skin'] }, hand: ['shadow-step'] }, troll);
  expect([...own.offered('cast'), ...own.offered('attack')]).toEqual([]);
});

test('SH-DEF-02 SH-DEF-03 the magic total with its sixes against a spell too, in the place of magic resistance', () => {
  const t = duel({ heroes: { lich: ['bone-spear'] } }, { heroes: { 'shadow-warrior': ['shadow-step'] } });
  t.choose('attack:lich,bone-spear#1,shadow-warrior').choose('ward:shadow-step#1', [2, 6, 1]);
  // Magic 3, Shadow Step 1, shadow magic 2, dice 6 and 1; magic resistance would be 4.
  expect(totals(t)).toEqual([5 + 1 + 2 + 2, 3 + 1 + 2 + 7]);
  expect(told(t, 'warded').who).toBe('shadow-warrior');
});

test('SH-DEF-04 also from the hand, as a reaction; then it is discarded', () => {
  const t = duel(wolf, { heroes: { shaman: [] }, hand: ['stone-skin'] });
  t.choose('attack:werewolf,claws,shaman').choose('ward:stone-skin#1', [1, 1]);
  expect(totals(t)).toEqual([7, 5 + 2 + 2 + 1]);
  expect([handOf(t, 1), t.state.discards.magic]).toEqual([[], ['stone-skin#1']]);
  expect(who(t, 'shaman').reactions).toBe(0);
  const failed = duel(wolf, { heroes: { shaman: [] }, hand: ['stone-skin'] });
  failed.choose('attack:werewolf,claws,shaman').choose('ward:stone-skin#1', [6, 6, 1, 1]);
  expect([lifeOf(failed, 'shaman'), failed.state.discards.magic]).toEqual([15 - (5 + 2), ['stone-skin#1']]);
});

test('SH-PARRY-01 a weapon that is no help in parrying adds nothing, not even to the sum', () => {
  const t = duel(wolf, { heroes: { 'rat-man': ['barbarian-axe'] } }).choose('attack:werewolf,claws,rat-man');
  t.choose('parry:barbarian-axe#1', [1, 1]);
  const [, parry] = t.happened().filter(e => e.kind === 'rolled');
  expect(parry).toMatchObject({ who: 'rat-man', base: 5, parts: [], total: 5 + 1 });
});

test('SH-MAGIC-03 SH-PARRY-03 SH-RANGED-02 SH-END-03 why a defence is not possible', () => {
  const why = (attacker: Record<string, string[]>, option: string, items: string[], wanted: string) =>
    duel({ heroes: attacker }, { heroes: { barbarian: items } })
      .choose(option)
      .explain(wanted).rule;
  const claws = 'attack:werewolf,claws,barbarian';
  expect(why({ werewolf: [] }, claws, [], 'resist')).toBe('SH-MAGIC-03');
  expect(why({ werewolf: [] }, claws, [], 'parry:buckler#1')).toBe('SH-PARRY-03');
  expect(why({ werewolf: [] }, claws, ['throwing-knives'], 'parry:throwing-knives#1')).toBe('SH-PARRY-03');
  const lightning = 'attack:shaman,lightning#1,barbarian';
  expect(why({ shaman: ['lightning'] }, lightning, ['frying-pan'], 'parry:frying-pan#1')).toBe('SH-MAGIC-03');
  const knives = 'attack:shaman,throwing-knives#1,barbarian';
  expect(why({ shaman: ['throwing-knives'] }, knives, ['frying-pan'], 'parry:frying-pan#1')).toBe('SH-RANGED-02');
  const knocker = 'attack:troll,door-knocker#1,barbarian';
  expect(why({ troll: ['door-knocker'] }, knocker, ['buckler'], 'parry:buckler#1')).toBe('SH-END-03');
  // Only shields are barred by it.
  expect(why({ troll: ['door-knocker'] }, knocker, ['throwing-knives'], 'parry:throwing-knives#1')).toBe('SH-PARRY-03');
});

test('SH-PARRY-01 an attack that rules shields out leaves a weapon its bonus', () => {
  const t = duel({ heroes: { troll: ['door-knocker'] } }, { heroes: { barbarian: ['frying-pan', 'buckler'] } });
  t.choose('attack:troll,door-knocker#1,barbarian');
  expect(t.offered('parry')).toEqual(['parry:frying-pan#1']);
  t.choose('parry:frying-pan#1', [1, 1]);
  expect(totals(t)[1]).toBe(4 + 2 + 2 + 1);
});
