import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import { duel, handOf, itemsOf, lifeOf, nextRound, told, totals, who } from '../positions.ts';
import { bonusIn, card, claws, FULL, justEnough, kinds, magicWith, modifies, sumOf, targetValue } from './printed.ts';

const knight = { heroes: { 'black-knight': [] } };
const creature = (id: string) => card('summoning', id).creature;

/** Summoned by this hero with just enough, the creature has its printed life, and fights from the next turn on. */
function summoned(caster: string, id: string) {
  const dice = justEnough(caster, id);
  const t = duel({ heroes: { [caster]: [id] } }, knight).choose(`cast:${caster},${id}#1`, dice);
  expect(bonusIn(caster, card('summoning', id).school)).toBeGreaterThan(0);
  expect(told(t, 'cast')).toMatchObject({
    success: true,
    needed: targetValue(id),
    total: magicWith(caster, id) + sumOf(dice),
  });
  expect(t.state.groups[0]?.creatures).toMatchObject([{ id: `${id}#1`, life: creature(id).life, summoner: caster }]);
  expect(itemsOf(t, caster)).toEqual([]);
  expect(t.explain(`attack:${id}#1,claws,black-knight`)).toMatchObject({ allowed: false, rule: 'SH-TURN-02' });
  expect(t.offered(`attack:${id}`)).toEqual([]);
  return nextRound(t);
}

/** It attacks with its own values, without a weapon. */
function attacks(caster: string, id: string) {
  const { form, attack, damage } = creature(id);
  const t = summoned(caster, id).choose(`attack:${id}#1,claws,black-knight`);
  expect(told(t, 'attacked')).toMatchObject({ form, with: 'claws' });
  t.choose('waive', [3]);
  expect(totals(t)).toEqual([attack + 3]);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - damage);
  return t;
}

/** It parries with its own value, whatever the form; what comes through meets its armour. */
function defends(id: string) {
  const { parry, magicResistance, armour } = creature(id);
  const own = { heroes: { werewolf: [], vampire: ['bone-spear'] } };
  const t = duel(own, { heroes: { lich: [] }, creatures: { [id]: 'lich' } });
  t.choose(`attack:werewolf,claws,${id}#1`);
  expect(t.offered()).toEqual(['parry:claws', 'accept:lich', 'waive']);
  t.choose('parry:claws', [1, 2]);
  expect(totals(t)).toEqual([hero('werewolf').attack + 1, parry + 2]);
  const spell = duel(own, { heroes: { lich: [] }, creatures: { [id]: 'lich' } });
  spell.choose(`attack:vampire,bone-spear#1,${id}#1`).choose('resist', [1, 2]);
  expect(totals(spell)[1]).toBe(magicResistance + 2);
  const hit = duel(own, { heroes: { lich: [] }, creatures: { [id]: 'lich' } });
  hit.choose(`attack:werewolf,claws,${id}#1`).choose('waive', [1]);
  expect(told(hit, 'hit').damage).toBe(claws('werewolf') - armour);
}

test('SH-SUMM-01 SH-SUMM-03 Rattling Skeleton: summoned, it attacks and defends itself', () => {
  attacks('necromancer', 'rattling-skeleton');
  defends('rattling-skeleton');
});

test('SH-SUMM-01 Well-aged Zombie: tough, and bad at parrying', () => {
  attacks('voodoo-priestess', 'well-aged-zombie');
  defends('well-aged-zombie');
});

test('SH-SUMM-01 Fire Imp: attacks from afar, so weapons do not parry it', () => {
  attacks('shaman', 'fire-imp');
  defends('fire-imp');
  const t = duel(
    { heroes: { lich: [] }, creatures: { 'fire-imp': 'lich' } },
    { heroes: { 'black-knight': ['silver-sword', 'buckler'] } },
  );
  t.choose('attack:fire-imp#1,claws,black-knight');
  expect(t.offered()).toEqual(['parry:buckler#1', 'dodge', 'waive']);
});

test('SH-SUMM-01 Shadow Hound: a bite brings a random hand card of the victim’s player', () => {
  attacks('necromancer', 'shadow-hound');
  defends('shadow-hound');
  const bite = (answer: string, dice: number[]) =>
    duel(
      { heroes: { lich: [] }, creatures: { 'shadow-hound': 'lich' } },
      { heroes: { 'black-knight': [] }, hand: ['buckler'] },
    )
      .choose('attack:shadow-hound#1,claws,black-knight')
      .choose(answer, dice);
  const t = bite('waive', [1]);
  expect(kinds(t)).toEqual(['defends', 'rolled', 'hit', 'lost-life', 'stole']);
  expect([handOf(t, 0), handOf(t, 1)]).toEqual([['buckler#1'], []]);
  expect(handOf(bite('dodge', [1, 6, 6, 6, 1]), 1)).toEqual(['buckler#1']);
});

test('Shadow Hound: a demon has no hand to steal from, not even its victim’s', () => {
  const t = duel(
    { heroes: { lich: [] }, creatures: { 'shadow-hound': 'lich' } },
    { heroes: { 'black-knight': [] }, hand: ['buckler'], demon: 'trembler' },
  );
  t.choose('attack:shadow-hound#1,claws,trembler#1', [6, 5]);
  expect([told(t, 'hit').who, handOf(t, 1)]).toEqual(['trembler#1', ['buckler#1']]);
});

test('SH-SUMM-01 SH-PROT-09 Mud Golem: good at protecting others', () => {
  attacks('shaman', 'mud-golem');
  defends('mud-golem');
  const t = duel({ heroes: { werewolf: [] } }, { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' } });
  t.choose('attack:werewolf,claws,lich').choose('accept:mud-golem#1').choose('parry:claws', [1, 2]);
  expect(totals(t)[1]).toBe(creature('mud-golem').parry + modifies('mud-golem') - 2 + 2);
});

test('SH-SUMM-01 SH-SUMM-14 Bone Dragon: hard to call; killed, its card waits for the next call', () => {
  attacks('necromancer', 'bone-dragon');
  defends('bone-dragon');
  const t = summoned('necromancer', 'bone-dragon');
  const { cooldown } = card('summoning', 'bone-dragon');
  const [dragon] = t.state.groups[0]?.creatures ?? [];
  expect(dragon).toMatchObject({ cooldown, fresh: false });
  expect(who(t, 'bone-dragon#1').actions).toBe(1);
});

test('SH-COOL-04 Bone Dragon: a failed call keeps the card where it is', () => {
  const t = duel({ heroes: { vampire: ['bone-dragon'] } }, knight).choose('cast:vampire,bone-dragon#1', [1]);
  expect(told(t, 'cast')).toMatchObject({ success: false, total: hero('vampire').magic + 1 });
  expect([itemsOf(t, 'vampire'), t.state.groups[0]?.creatures]).toEqual([['bone-dragon#1'], []]);
});
