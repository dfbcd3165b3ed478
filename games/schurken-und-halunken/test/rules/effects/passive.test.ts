import { expect, test } from 'vitest';
import { discardsOf, duel, handOf, lifeOf, told, totals, who } from '../../positions.ts';

const wolf = { heroes: { werewolf: [] } };
const troll = { heroes: { troll: [] } };
const partsOf = (t: ReturnType<typeof duel>) =>
  t.happened().flatMap(e => (e.kind === 'rolled' ? [e.parts.map(({ source, amount }) => [source, amount])] : []));

test('modify: for the bearer always, for the user of the card only when used', () => {
  const t = duel({ heroes: { werewolf: ['tower-shield'] } }, troll)
    .choose('attack:werewolf,claws,troll')
    .choose('waive', [1]);
  expect(partsOf(t)).toEqual([[['tower-shield#1', -1]]]);
  const barn = duel(wolf, { heroes: { lich: [], barbarian: ['barn-door'] } }).choose('attack:werewolf,claws,lich');
  barn.choose('accept:barbarian').choose('parry:barn-door#1', [1, 1]);
  expect(totals(barn)).toEqual([7, 4 + 2 + 2 - 2 + 1]);
  const beside = duel(wolf, { heroes: { lich: [], barbarian: ['barn-door'] } }).choose('attack:werewolf,claws,lich');
  beside.choose('accept:barbarian').choose('dodge', [1, 1]);
  expect(totals(beside)).toEqual([7, 4 - 2 + 1]);
  const sabre = duel(wolf, { heroes: { lich: [], barbarian: ['barn-door', 'pirate-sabre'] } });
  sabre.choose('attack:werewolf,claws,lich').choose('accept:barbarian').choose('parry:pirate-sabre#1', [1, 1]);
  expect(totals(sabre)).toEqual([7, 4 + 2 - 2 + 1]);
});

test.each([
  ['form', { werewolf: ['spiked-gauntlets'] }, 'werewolf,claws', 5 + 1 - 1],
  ['form, another form', { werewolf: ['spiked-gauntlets', 'throwing-knives'] }, 'werewolf,throwing-knives#1', 4 - 1],
  ['using', { 'goblin-tinkerer': ['sulking-bow'] }, 'goblin-tinkerer,sulking-bow#1', 5 + 1 - 1],
  ['using, another weapon', { 'goblin-tinkerer': ['frying-pan'] }, 'goblin-tinkerer,frying-pan#1', 4 - 1],
])('condition %s', (_, heroes, attack, damage) => {
  const t = duel({ heroes }, troll).choose(`attack:${attack},troll`).choose('waive', [2]);
  expect(told(t, 'hit').damage).toBe(damage);
});

test('condition facing: magical heroes, creatures, demons', () => {
  const attackOn = (target: string) => {
    const other = { heroes: { lich: [], troll: [] }, creatures: { 'mud-golem': 'lich' }, demon: 'trembler' };
    const t = duel({ heroes: { 'dragon-slayer': ['dragon-spit'], assassin: ['witch-hunter-crossbow'] } }, other);
    return (who: string) => {
      t.choose(`attack:${who},${target}`);
      if (t.kind === 'defend') t.choose('waive');
      return t.happened();
    };
  };
  const base = (who: string, target: string) =>
    attackOn(target)(who).flatMap(e =>
      e.kind === 'rolled' ? [e.base + e.parts.reduce((s, p) => s + p.amount, 0)] : [],
    )[0];
  expect(['troll', 'mud-golem#1', 'trembler#1'].map(id => base('dragon-slayer,dragon-spit#1', id))).toEqual([
    9, 11, 11,
  ]);
  expect(['troll', 'lich'].map(id => base('assassin,witch-hunter-crossbow#1', id))).toEqual([6, 7]);
});

test('condition wounded: the Barbarian hits harder at 7 life or less', () => {
  const damage = (life: number) => {
    const t = duel({ heroes: { barbarian: ['frying-pan'] } }, troll, { life: { barbarian: life } });
    return told(t.choose('attack:barbarian,frying-pan#1,troll').choose('waive', [1]), 'hit').damage;
  };
  expect([damage(8), damage(7)]).toEqual([4 - 1, 4 + 1 - 1]);
});

test('condition dodging: Seven-Mile Slippers', () => {
  const t = duel(wolf, { heroes: { lich: ['seven-mile-slippers', 'buckler'] } }).choose('attack:werewolf,claws,lich');
  t.choose('dodge', [1, 1]);
  expect(totals(t)).toEqual([7, 2 + 2 + 1]);
  const parry = duel(wolf, { heroes: { lich: ['seven-mile-slippers', 'mirror-shield'] } });
  parry.choose('attack:werewolf,claws,lich').choose('parry:mirror-shield#1', [1, 1]);
  expect(totals(parry)).toEqual([7, 2 + 1 + 1]);
});

test('ignore-armour: the Tin Opener', () => {
  const t = duel({ heroes: { werewolf: [] }, hand: ['tin-opener'] }, { heroes: { troll: ['knights-armour'] } });
  t.choose('attack:werewolf,claws,troll').choose('waive').choose('play:tin-opener#1', [1]);
  expect(lifeOf(t, 'troll')).toBe(10);
});

test('restrict-defence: no shield against the Door Knocker, nothing against a stab in the back', () => {
  const t = duel({ heroes: { werewolf: ['door-knocker'] } }, { heroes: { lich: ['buckler', 'frying-pan'] } });
  t.choose('attack:werewolf,door-knocker#1,lich');
  expect(t.offered()).toEqual(['parry:frying-pan#1', 'dodge', 'waive']);
  const stab = duel({ heroes: { werewolf: [] }, hand: ['backstab'] }, { heroes: { barbarian: ['frying-pan'] } });
  stab.choose('attack:werewolf,claws,barbarian').choose('parry:frying-pan#1').choose('play:backstab#1', [1, 1]);
  expect(totals(stab)).toEqual([7, 4 + 1]);
});

test('forbid: no manoeuvres with the Back-seat General', () => {
  const t = duel({ heroes: { werewolf: [] }, demon: 'back-seat-general', hand: ['look-behind-you'] }, troll);
  t.choose('attack:werewolf,claws,troll').choose('waive');
  expect(t.offered()).toEqual(['pass']);
});

test('reroll-ones: once per die, and the new result stands', () => {
  const roll = (dice: number[]) => {
    const t = duel({ heroes: { werewolf: ['loaded-die'] } }, troll)
      .choose('attack:werewolf,claws,troll')
      .choose('waive', dice);
    expect(t.leftover).toEqual([]);
    return told(t, 'rolled').dice;
  };
  expect(roll([1, 4])).toEqual([4]);
  expect(roll([1, 1])).toEqual([1]);
  expect(roll([6, 1, 6, 1, 2])).toEqual([6, 6, 2]);
});

test('on hit: the Blowpipe slows the victim; on kill: the Dagger draws, the Vampire heals', () => {
  const pipe = duel({ heroes: { shaman: ['blowpipe'] } }, troll)
    .choose('attack:shaman,blowpipe#1,troll')
    .choose('waive', [1]);
  expect(pipe.state.boosts).toMatchObject([{ on: 'troll', stat: 'parry', amount: -2 }]);
  expect(lifeOf(pipe, 'troll')).toBe(11);
  const kill = duel(
    { heroes: { vampire: ['sacrificial-dagger'] } },
    { heroes: { lich: [], troll: [] } },
    {
      life: { lich: 1, vampire: 5 },
      top: ['fireball'],
    },
  );
  kill.choose('attack:vampire,sacrificial-dagger#1,lich').choose('waive', [1]);
  expect([lifeOf(kill, 'vampire'), handOf(kill, 0)]).toEqual([9, ['fireball#1']]);
});

test('on hit: only for the card that was used', () => {
  const t = duel({ heroes: { shaman: ['blowpipe', 'pitchfork'] } }, troll)
    .choose('attack:shaman,pitchfork#1,troll')
    .choose('waive', [1]);
  expect(t.state.boosts).toEqual([]);
});

test('on hit: the Shadow Hound steals from the player it bites', () => {
  const t = duel(
    { heroes: { lich: [] }, creatures: { 'shadow-hound': 'lich' } },
    { heroes: { troll: [] }, hand: ['buckler'] },
  );
  t.choose('attack:shadow-hound#1,claws,troll').choose('waive', [1]);
  expect([handOf(t, 0), handOf(t, 1)]).toEqual([['buckler#1'], []]);
});

test('on struck: Bone Armour pricks back', () => {
  const t = duel(wolf, { heroes: { lich: ['bone-armour'] } })
    .choose('attack:werewolf,claws,lich')
    .choose('waive', [1]);
  expect([lifeOf(t, 'werewolf'), lifeOf(t, 'lich')]).toEqual([14, 15 - (5 - 2)]);
});

test('on warded: the Spell Mirror, from the hand too, and Same to You', () => {
  for (const place of ['hand', 'laid'] as const) {
    const other =
      place === 'hand' ? { heroes: { shaman: [] }, hand: ['spell-mirror'] } : { heroes: { shaman: ['spell-mirror'] } };
    const t = duel({ heroes: { lich: ['bone-spear'] } }, other).choose('attack:lich,bone-spear#1,shaman');
    t.choose('ward:spell-mirror#1', [1, 5]);
    expect(lifeOf(t, 'lich')).toBe(15 - 3);
  }
  const same = duel(wolf, { heroes: { troll: [] }, hand: ['same-to-you'] }).choose('attack:werewolf,claws,troll');
  same.choose('dodge').choose('play:same-to-you#1', [1, 5]);
  expect(lifeOf(same, 'werewolf')).toBe(15 - 2);
  const hit = duel(wolf, { heroes: { troll: [] }, hand: ['same-to-you'] }).choose('attack:werewolf,claws,troll');
  hit.choose('dodge').choose('play:same-to-you#1', [5, 1]);
  expect(lifeOf(hit, 'werewolf')).toBe(15);
});

test('on turn-start: the Troll mends', () => {
  const t = duel(wolf, troll, { life: { troll: 5 } }).choose('end');
  expect(lifeOf(t, 'troll')).toBe(6);
  // Not at the start of another's turn.
  t.choose('pile:equipment').choose('pile:equipment').choose('end');
  expect([t.seat, lifeOf(t, 'troll')]).toEqual([0, 6]);
});

test('ability: an artefact with its cost, once per round', () => {
  const t = duel(
    { heroes: { lich: ['voodoo-doll'] }, hand: ['duck', 'buckler'] },
    { heroes: { troll: [], werewolf: [] } },
  );
  t.choose('use:voodoo-doll#1').choose('discard:duck#1').choose('target:werewolf');
  expect([lifeOf(t, 'werewolf'), discardsOf(t, 'tactics')]).toEqual([14, ['duck#1']]);
  expect(t.offered('use')).toEqual([]);
  expect(who(t, 'lich').actions).toBe(1);
  const poor = duel({ heroes: { lich: ['voodoo-doll'] } }, troll);
  expect(poor.explain('use:voodoo-doll#1').allowed).toBe(false);
});
