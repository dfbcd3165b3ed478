import { expect, test } from 'vitest';
import { duel, handOf, itemsOf, lifeOf, nextRound, told, totals, who } from '../positions.ts';

const troll = { heroes: { troll: [] } };
const cooldownOf = (t: ReturnType<typeof duel>, hero: string, card: string) => {
  const figure = who(t, hero);
  return figure.kind === 'hero' ? figure.items.find(item => item.card === card)?.cooldown : undefined;
};

test('SH-ACT-04 SH-GEN-01 SH-GEN-02 base magic, modifiers and die against a fixed value; equal is enough', () => {
  const cast = (die: number) =>
    duel({ heroes: { shaman: ['rust-curse'] } }, { heroes: { troll: ['ring-mail'] } }).choose(
      'cast:shaman,rust-curse#1',
      [die],
    );
  const t = cast(2);
  // Magic 5, elemental magic 2, die 2: exactly 9.
  expect(told(t, 'cast')).toMatchObject({ success: true, needed: 9, total: 9 });
  expect(itemsOf(t, 'troll')).toEqual([]);
  expect(who(t, 'shaman').actions).toBe(0);
  expect(told(cast(1), 'cast')).toMatchObject({ success: false, total: 8 });
});

test('SH-GEN-02 sixes are rolled on', () => {
  const t = duel({ heroes: { shaman: ['rust-curse'] } }, { heroes: { troll: ['ring-mail'] } });
  t.choose('cast:shaman,rust-curse#1', [6, 6, 1]);
  expect(totals(t)).toEqual([5 + 2 + 13]);
});

test('SH-GEN-01 without a target the spell is not cast', () => {
  const t = duel({ heroes: { shaman: ['rust-curse'] } }, troll);
  expect(t.offered('cast')).toEqual([]);
  expect(t.explain('cast:shaman,rust-curse#1')).toMatchObject({ allowed: false, rule: 'SH-GEN-01' });
});

const summoner = () => duel({ heroes: { necromancer: ['rattling-skeleton'] } }, troll);

test('SH-SUMM-01 a creature appears if the target value is reached', () => {
  const t = summoner().choose('cast:necromancer,rattling-skeleton#1', [2]);
  expect(told(t, 'cast')).toMatchObject({ success: true, needed: 9, total: 5 + 2 + 2 });
  expect(t.state.groups[0]?.creatures).toMatchObject([{ id: 'rattling-skeleton#1', summoner: 'necromancer' }]);
  expect(itemsOf(t, 'necromancer')).toEqual([]);
  const failed = duel({ heroes: { lich: ['mud-golem'] } }, troll).choose('cast:lich,mud-golem#1', [3]);
  expect(failed.state.groups[0]?.creatures).toEqual([]);
  expect(itemsOf(failed, 'lich')).toEqual(['mud-golem#1']);
});

test('SH-SUMM-01 SH-SUMM-11 of all laid out only the summoning becomes the creature, which is fresh', () => {
  const t = duel({ heroes: { necromancer: ['frying-pan', 'rattling-skeleton', 'ring-mail'] } }, troll);
  t.choose('cast:necromancer,rattling-skeleton#1', [2]);
  expect(itemsOf(t, 'necromancer')).toEqual(['frying-pan#1', 'ring-mail#1']);
  expect(who(t, 'rattling-skeleton#1')).toMatchObject({ fresh: true, actions: 0, reactions: 0 });
  expect(told(t, 'summoned')).toEqual({
    kind: 'summoned',
    by: 'necromancer',
    card: 'rattling-skeleton#1',
    rule: 'SH-SUMM-01',
  });
});

test('SH-SUMM-02 a six while summoning gives another roll but no damage', () => {
  const t = summoner().choose('cast:necromancer,rattling-skeleton#1', [6, 6, 2]);
  expect(totals(t)).toEqual([7 + 14]);
  nextRound(t).choose('attack:rattling-skeleton#1,claws,troll').choose('waive', [1]);
  expect(told(t, 'hit')).toMatchObject({ base: 4, damage: 4 - 1 });
});

test.each([
  ['rattling-skeleton', 'necromancer', 5],
  ['mud-golem', 'shaman', 7],
  ['bone-dragon', 'lich', 8],
])('SH-SUMM-08 %s comes with the life points of its card', (card, hero, life) => {
  const t = duel({ heroes: { [hero]: [card] } }, troll).choose(`cast:${hero},${card}#1`, [5]);
  expect(t.state.groups[0]?.creatures).toMatchObject([{ id: `${card}#1`, life }]);
});

const withSkeleton = (hand: string[] = []) =>
  duel({ heroes: { necromancer: [] }, creatures: { 'rattling-skeleton': 'necromancer' }, hand }, troll);

test('SH-SUMM-03 SH-SUMM-08 a creature fights like a hero, with its own values, action and reaction', () => {
  const t = withSkeleton();
  expect(who(t, 'rattling-skeleton#1')).toMatchObject({ life: 5, actions: 1 });
  t.choose('attack:rattling-skeleton#1,claws,troll').choose('dodge', [1, 2]);
  expect(totals(t)).toEqual([5 + 1, 3 + 2]);
  expect(lifeOf(t, 'troll')).toBe(15 - (4 - 1));
  t.choose('end');
  expect(who(t, 'rattling-skeleton#1').reactions).toBe(1);
});

test('SH-SUMM-04 SH-SUMM-05 SH-SUMM-06 a creature is not equipped, casts nothing and draws nothing', () => {
  const t = withSkeleton(['buckler', 'fireball', 'darn-flesh']);
  const own = t.offered().filter(id => id.includes(':rattling'));
  expect(own).toEqual(['attack:rattling-skeleton#1,claws,troll']);
  expect(t.explain('equip:rattling-skeleton#1,buckler#1')).toMatchObject({ allowed: false, rule: 'SH-SUMM-04' });
  expect(t.explain('cast:rattling-skeleton#1,darn-flesh#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-01' });
  expect(t.explain('draw:rattling-skeleton#1,magic')).toMatchObject({ allowed: false, rule: 'SH-SUMM-06' });
});

test('SH-SUMM-07 a creature uses manoeuvres and potions', () => {
  const t = withSkeleton(['look-behind-you', 'bottled-courage']);
  t.choose('attack:rattling-skeleton#1,claws,troll').choose('dodge');
  t.choose('play:look-behind-you#1').choose('play:bottled-courage#1', [1, 1]);
  expect(totals(t)[0]).toBe(5 + 2 + 3 + 1);
});

const killSkeleton = (summoner: string | null) =>
  duel(
    { heroes: { werewolf: [] } },
    { heroes: { necromancer: [] }, creatures: { 'rattling-skeleton': summoner } },
    { life: { 'rattling-skeleton#1': 1 }, cooldown: { 'rattling-skeleton': 1 } },
  )
    .choose('attack:werewolf,claws,rattling-skeleton#1')
    .choose('waive', [1]);

test('SH-SUMM-09 SH-SUMM-14 killed, it returns as a spell to its summoner, its cooldown running on', () => {
  const t = killSkeleton('necromancer');
  expect(itemsOf(t, 'necromancer')).toEqual(['rattling-skeleton#1']);
  expect(cooldownOf(t, 'necromancer', 'rattling-skeleton#1')).toBe(1);
  t.choose('end');
  expect(cooldownOf(t, 'necromancer', 'rattling-skeleton#1')).toBe(0);
});

test('SH-SUMM-09 the summoner can summon it again, unhurt', () => {
  const t = duel(
    { heroes: { werewolf: [] } },
    { heroes: { necromancer: [] }, creatures: { 'rattling-skeleton': 'necromancer' } },
    { life: { 'rattling-skeleton#1': 1 } },
  );
  t.choose('attack:werewolf,claws,rattling-skeleton#1').choose('waive', [1]);
  t.choose('end').choose('pile:equipment').choose('pile:equipment').choose('cast:necromancer,rattling-skeleton#1', [2]);
  expect(t.state.groups[1]?.creatures).toMatchObject([{ id: 'rattling-skeleton#1', life: 5 }]);
});

test('SH-SUMM-14 its cooldown begins when it appears and runs while it lives', () => {
  const t = duel({ heroes: { lich: ['bone-dragon'] } }, { heroes: { werewolf: [] } });
  t.choose('cast:lich,bone-dragon#1', [4]);
  const waits = () => t.state.groups[0]?.creatures[0]?.cooldown;
  // Cooldown 3: cast in turn T, ready again in turn T + 4.
  expect(waits()).toBe(4);
  nextRound(t);
  expect(waits()).toBe(3);
  nextRound(t);
  expect(waits()).toBe(2);
});

test('SH-SUMM-14 a cooldown that has run out stays so', () => {
  const t = withSkeleton();
  expect(nextRound(t).state.groups[0]?.creatures[0]?.cooldown).toBe(0);
});

test('SH-SUMM-10 SH-DEATH-04 it outlives its summoner and is not plundered; later it is discarded', () => {
  const t = duel(
    { heroes: { werewolf: [], barbarian: ['frying-pan'] } },
    { heroes: { necromancer: [] }, creatures: { 'rattling-skeleton': 'necromancer' } },
    { life: { necromancer: 1, 'rattling-skeleton#1': 1 } },
  );
  t.choose('attack:werewolf,claws,necromancer').choose('waive', [1]);
  expect(t.kind).toBe('act');
  expect(t.state.groups[1]?.creatures).toMatchObject([{ summoner: null }]);
  expect(t.state.groups[1]?.out).toBe(false);
  t.choose('attack:barbarian,frying-pan#1,rattling-skeleton#1').choose('waive', [1]);
  expect(t.state.discards.magic).toEqual(['rattling-skeleton#1']);
  expect(t.match.outcome).toMatchObject({ winners: [0] });
});

test('SH-SUMM-11 in the turn of its summoning it cannot attack, not even with an action; from the next on it does', () => {
  const own = { heroes: { necromancer: [] }, creatures: { 'rattling-skeleton': 'necromancer' } };
  const t = duel(own, troll, {
    change: state => {
      for (const creature of state.groups[0]?.creatures ?? []) creature.fresh = true;
    },
  });
  expect([who(t, 'rattling-skeleton#1').actions, t.offered('attack')]).toEqual([1, []]);
  expect(t.explain('attack:rattling-skeleton#1,claws,troll')).toMatchObject({ allowed: false, rule: 'SH-SUMM-11' });
  expect(nextRound(t).offered('attack')).toEqual(['attack:rattling-skeleton#1,claws,troll']);
});

test('SH-SUMM-13 it parries and protects in the very next turn of a rival', () => {
  const attacked = (target: string) => {
    const t = duel({ heroes: { necromancer: ['rattling-skeleton'] } }, { heroes: { werewolf: [] } });
    t.choose('cast:necromancer,rattling-skeleton#1', [2])
      .choose('end')
      .choose('pile:equipment')
      .choose('pile:equipment');
    return t.choose(`attack:werewolf,claws,${target}`).offered();
  };
  expect(attacked('rattling-skeleton#1')).toEqual(['parry:claws', 'accept:necromancer', 'waive']);
  expect(attacked('necromancer')).toEqual(['dodge', 'accept:rattling-skeleton#1', 'waive']);
});

test('SH-SUMM-12 summoned straight from the hand it is discarded when it dies', () => {
  const t = duel({ heroes: { necromancer: [] }, hand: ['rattling-skeleton'] }, troll);
  t.choose('cast:necromancer,rattling-skeleton#1', [2]);
  expect(t.state.groups[0]?.creatures).toMatchObject([{ summoner: null }]);
  expect(t.state.discards.magic).toEqual([]);
  expect(killSkeleton(null).state.discards.magic).toEqual(['rattling-skeleton#1']);
});

test('SH-COOL-01 SH-COOL-06 after a hit the Fireball waits one full round', () => {
  const t = duel({ heroes: { shaman: ['fireball'] } }, troll)
    .choose('attack:shaman,fireball#1,troll')
    .choose('waive', [1]);
  expect(cooldownOf(t, 'shaman', 'fireball#1')).toBe(2);
  nextRound(t);
  expect(t.offered('attack:shaman,fireball')).toEqual([]);
  expect(t.explain('attack:shaman,fireball#1,troll')).toMatchObject({ allowed: false, rule: 'SH-COOL-01' });
  nextRound(t);
  expect(t.offered('attack:shaman,fireball#1')).toHaveLength(1);
});

test('SH-COOL-01 SH-COOL-06 after a success the Rust Curse waits two full rounds', () => {
  const t = duel({ heroes: { shaman: ['rust-curse'] } }, { heroes: { troll: ['ring-mail', 'iron-boots'] } });
  t.choose('cast:shaman,rust-curse#1', [2]).choose('strip:troll,ring-mail#1');
  for (const waits of [2, 1]) {
    nextRound(t);
    expect([cooldownOf(t, 'shaman', 'rust-curse#1'), t.offered('cast')]).toEqual([waits, []]);
    expect(t.explain('cast:shaman,rust-curse#1')).toMatchObject({ allowed: false, rule: 'SH-COOL-01' });
  }
  expect(nextRound(t).offered('cast')).toEqual(['cast:shaman,rust-curse#1']);
});

test('SH-COOL-01 SH-COOL-06 a defensive spell that worked waits as many rounds of its own player', () => {
  const t = duel({ heroes: { werewolf: [] } }, { heroes: { shaman: ['stone-skin'] } });
  const attacked = () => t.choose('attack:werewolf,claws,shaman').offered('ward');
  expect(attacked()).toEqual(['ward:stone-skin#1']);
  t.choose('ward:stone-skin#1', [1, 1]);
  // Cooldown 1: the marker of 2 goes down only when the Shaman's player begins a turn.
  expect(cooldownOf(t, 'shaman', 'stone-skin#1')).toBe(2);
  expect([cooldownOf(nextRound(t), 'shaman', 'stone-skin#1'), attacked()]).toEqual([1, []]);
  expect(t.explain('ward:stone-skin#1')).toMatchObject({ allowed: false, rule: 'SH-COOL-01' });
  t.choose('waive', [1]);
  expect([cooldownOf(nextRound(t), 'shaman', 'stone-skin#1'), attacked()]).toEqual([0, ['ward:stone-skin#1']]);
});

test('SH-COOL-02 a cooldown of 0 never waits', () => {
  const t = duel({ heroes: { shaman: ['hail-of-frogs'] }, hand: ['night-shift'] }, troll);
  t.choose('attack:shaman,hail-of-frogs#1,troll').choose('waive').choose('pass', [1]);
  t.choose('play:night-shift#1');
  expect(t.offered('attack:shaman,hail-of-frogs')).toHaveLength(1);
});

test('SH-COOL-04 SH-COOL-07 a spell that fails does not cool down: missed, not warded off, target value not reached', () => {
  const miss = duel({ heroes: { shaman: ['fireball'] } }, troll).choose('attack:shaman,fireball#1,troll');
  miss.choose('resist', [1, 6, 1]);
  expect(cooldownOf(miss, 'shaman', 'fireball#1')).toBe(0);
  const ward = (dice: number[]) =>
    duel({ heroes: { werewolf: [] } }, { heroes: { shaman: ['stone-skin'] } })
      .choose('attack:werewolf,claws,shaman')
      .choose('ward:stone-skin#1', dice);
  expect(cooldownOf(ward([6, 6, 1, 1]), 'shaman', 'stone-skin#1')).toBe(0);
  expect(cooldownOf(ward([1, 1]), 'shaman', 'stone-skin#1')).toBe(2);
  const general = duel({ heroes: { shaman: ['rust-curse'] } }, { heroes: { troll: ['ring-mail'] } });
  expect(cooldownOf(general.choose('cast:shaman,rust-curse#1', [1]), 'shaman', 'rust-curse#1')).toBe(0);
});

test('SH-COOL-05 from the hand there is no cooldown and always a discard', () => {
  const t = duel({ heroes: { shaman: [] }, hand: ['rust-curse'] }, { heroes: { troll: ['ring-mail'] } });
  t.choose('cast:shaman,rust-curse#1', [1]);
  expect([t.state.discards.magic, handOf(t, 0), itemsOf(t, 'troll')]).toEqual([['rust-curse#1'], [], ['ring-mail#1']]);
  const works = duel({ heroes: { shaman: [] }, hand: ['rust-curse'] }, { heroes: { troll: ['ring-mail'] } });
  works.choose('cast:shaman,rust-curse#1', [2]);
  expect([works.state.discards.magic, works.state.playing, itemsOf(works, 'shaman')]).toEqual([
    ['rust-curse#1'],
    [],
    [],
  ]);
});

test('SH-COOL-05 a copy from the hand does not wait for the one laid out, nor the other way round', () => {
  const t = duel({ heroes: { shaman: ['fireball'], lich: [] }, hand: ['fireball'] }, troll, {
    cooldown: { fireball: 2 },
  });
  expect(t.offered('attack:shaman')).toEqual(['attack:shaman,fireball#2,troll']);
  t.choose('attack:shaman,fireball#2,troll').choose('waive', [1]);
  expect([cooldownOf(t, 'shaman', 'fireball#1'), t.state.discards.magic]).toEqual([2, ['fireball#2']]);
});

test('SH-COMP-07 every spell names its school and what it needs', () => {
  const t = duel({ heroes: { 'dark-elf': ['fireball'], lich: ['fireball'] } }, troll);
  t.choose('attack:dark-elf,fireball#1,troll').choose('waive', [1]);
  t.choose('attack:lich,fireball#2,troll').choose('waive', [1]);
  expect(t.events().flatMap(e => (e.kind === 'rolled' ? [e.total] : []))).toEqual([5 + 1 + 1, 5 + 1]);
});
