import { expect, test } from 'vitest';
import { hero } from '../../content/index.ts';
import {
  discardsOf,
  duel,
  handOf,
  itemsOf,
  lifeOf,
  position,
  type TestTable,
  told,
  totals,
  who,
} from '../positions.ts';
import { by, card, claws, effect, FULL, HIGH, justEnough, kinds, magicWith, sumOf, targetValue } from './printed.ts';

const knight = { heroes: { 'black-knight': [] } };
const wolf = { heroes: { werewolf: [] } };
const spell = (id: string) => card('attack-spell', id);

/** Own turns a laid-out spell has to wait after it has worked (SH-COOL-06). */
const waits = (rounds: number) => (rounds === 0 ? 0 : rounds + 1);
const cooldownOf = (t: TestTable, id: string, item: string) => {
  const figure = who(t, id);
  return figure.kind === 'hero' ? figure.items.find(({ card }) => card === `${item}#1`)?.cooldown : undefined;
};

/** This hero casts this attack spell at the Black Knight, who waives. */
const cast = (caster: string, id: string, die: number) =>
  duel({ heroes: { [caster]: [id] } }, knight)
    .choose(`attack:${caster},${id}#1,black-knight`)
    .choose('waive', [die]);

const worksAsPrinted = (caster: string, id: string) => {
  const t = cast(caster, id, 2);
  expect(totals(t)).toEqual([magicWith(caster, id) + 2]);
  expect(told(t, 'hit').damage).toBe(spell(id).damage);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - spell(id).damage);
  expect(cooldownOf(t, caster, id)).toBe(waits(spell(id).cooldown));
};

// Attack spells

test('Fireball: burns all others of the group it hits, and nobody else', () => {
  worksAsPrinted('shaman', 'fireball');
  const t = position([
    { heroes: { shaman: ['fireball'] } },
    { heroes: { 'black-knight': ['knights-armour'], troll: ['ring-mail'] }, creatures: { 'bone-dragon': null } },
    { heroes: { lich: [] } },
  ]);
  t.choose('attack:shaman,fireball#1,black-knight').choose('pass').choose('waive', [1]);
  const { amount } = effect('fireball', 'damage');
  expect(lifeOf(t, 'black-knight')).toBe(
    FULL - (spell('fireball').damage - card('armour', 'knights-armour').wear.armour),
  );
  expect(lifeOf(t, 'troll')).toBe(FULL - amount);
  expect(lifeOf(t, 'bone-dragon#1')).toBe(card('summoning', 'bone-dragon').creature.life - amount);
  expect([lifeOf(t, 'lich'), lifeOf(t, 'shaman')]).toEqual([FULL, FULL]);
});

test('Fireball: resisted it burns nobody; a demon stands alone', () => {
  const t = duel(
    { heroes: { shaman: ['fireball'] } },
    { heroes: { 'black-knight': [], troll: [] }, demon: 'trembler' },
  );
  t.choose('attack:shaman,fireball#1,black-knight').choose('resist', [1, ...HIGH]);
  expect([lifeOf(t, 'black-knight'), lifeOf(t, 'troll')]).toEqual([FULL, FULL]);
  const demon = duel({ heroes: { shaman: ['fireball'] } }, { ...knight, demon: 'trembler' });
  demon.choose('attack:shaman,fireball#1,trembler#1', HIGH);
  expect([told(demon, 'hit').who, lifeOf(demon, 'black-knight')]).toEqual(['trembler#1', FULL]);
});

test('SH-COOL-05 Fireball: from the hand it burns just as well', () => {
  const t = duel({ heroes: { shaman: [] }, hand: ['fireball'] }, { heroes: { 'black-knight': [], troll: [] } });
  t.choose('attack:shaman,fireball#1,black-knight').choose('waive', [1]);
  expect(lifeOf(t, 'troll')).toBe(FULL - effect('fireball', 'damage').amount);
  expect(discardsOf(t, 'magic')).toEqual(['fireball#1']);
});

/** Cast by the Shaman, who then has another action: may it be cast again at once? */
const again = (id: string) => {
  const t = duel({ heroes: { shaman: [id] }, hand: ['night-shift'] }, knight);
  t.choose(`attack:shaman,${id}#1,black-knight`).choose('waive').choose('pass', [1]).choose('play:night-shift#1');
  const isReady = spell(id).cooldown === 0;
  expect(t.offered('attack')).toEqual(isReady ? [`attack:shaman,${id}#1,black-knight`] : []);
  if (!isReady)
    expect(t.explain(`attack:shaman,${id}#1,black-knight`)).toMatchObject({ allowed: false, rule: 'SH-COOL-01' });
};

test('SH-COOL-01 Lightning: strong, but it has to wait', () => {
  worksAsPrinted('shaman', 'lightning');
  again('lightning');
});

test('Icy Breath: who is hit attacks worse until the caster’s next turn', () => {
  worksAsPrinted('shaman', 'icy-breath');
  const t = duel({ heroes: { shaman: ['icy-breath'] } }, wolf);
  t.choose('attack:shaman,icy-breath#1,werewolf').choose('waive', [1]).choose('end');
  t.choose('pile:equipment').choose('pile:equipment').choose('attack:werewolf,claws,shaman').choose('waive', [4]);
  expect(totals(t)).toEqual([hero('werewolf').attack + by('icy-breath') + 4]);
  t.choose('end');
  expect(t.state.boosts).toEqual([]);
});

test('SH-COOL-02 Hail of Frogs: again and again, even twice in a turn', () => {
  worksAsPrinted('shaman', 'hail-of-frogs');
  again('hail-of-frogs');
});

test('SH-EQUIP-11 Shadow Bolt: from the hand it is used up', () => {
  worksAsPrinted('shadow-warrior', 'shadow-bolt');
  const t = duel({ heroes: { 'shadow-warrior': [] }, hand: ['shadow-bolt'] }, knight);
  t.choose('attack:shadow-warrior,shadow-bolt#1,black-knight').choose('waive', [1]);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - spell('shadow-bolt').damage);
  expect([handOf(t, 0), discardsOf(t, 'magic')]).toEqual([[], ['shadow-bolt#1']]);
});

test('SH-MAGIC-05 Night Terror: through all armour; the victim’s player loses a random card', () => {
  worksAsPrinted('shadow-warrior', 'night-terror');
  const t = duel(
    { heroes: { 'shadow-warrior': ['night-terror'] } },
    { heroes: { 'black-knight': ['knights-armour'] }, hand: ['buckler', 'halberd', 'pitchfork'] },
  );
  t.choose('attack:shadow-warrior,night-terror#1,black-knight').choose('waive', [1]);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - spell('night-terror').damage);
  const { count } = effect('night-terror', 'discard');
  expect([handOf(t, 1).length, discardsOf(t, 'equipment').length]).toEqual([3 - count, count]);
  expect(told(t, 'discarded')).toMatchObject({ group: 1 });
});

test('Bone Spear: resisted with a total at least as high', () => {
  worksAsPrinted('lich', 'bone-spear');
  const t = duel({ heroes: { lich: ['bone-spear'] } }, knight).choose('attack:lich,bone-spear#1,black-knight');
  expect(t.offered()).toEqual(['resist', 'waive']);
  t.choose('resist', [1, ...HIGH]);
  expect(totals(t)).toEqual([magicWith('lich', 'bone-spear') + 1, hero('black-knight').magicResistance + sumOf(HIGH)]);
  expect(kinds(t)).toEqual(['defends', 'rolled', 'rolled', 'warded']);
});

test('SH-MAGIC-05 SH-MAGIC-07 Soul Leech: through all armour, bought or brewed, and feeds the caster', () => {
  worksAsPrinted('lich', 'soul-leech');
  const t = duel(
    { heroes: { lich: ['soul-leech'] } },
    { heroes: { troll: ['ring-mail'] }, hand: ['bark-brew'] },
    { life: { lich: 5 } },
  );
  t.choose('attack:lich,soul-leech#1,troll').choose('waive');
  expect(t.explain('play:bark-brew#1')).toMatchObject({ allowed: false, rule: 'SH-END-06' });
  t.choose('pass', [1]);
  expect(lifeOf(t, 'troll')).toBe(FULL - spell('soul-leech').damage);
  expect(lifeOf(t, 'lich')).toBe(5 + effect('soul-leech', 'heal').amount);
});

test('SH-MAGIC-05 Needlework: through all armour, and nobody may step in', () => {
  worksAsPrinted('voodoo-priestess', 'needlework');
  const t = position([
    { heroes: { 'voodoo-priestess': ['needlework'] } },
    { heroes: { troll: ['ring-mail'], lich: [] } },
    { heroes: { 'bog-witch': [] } },
  ]);
  t.choose('attack:voodoo-priestess,needlework#1,troll');
  expect([t.seat, t.offered()]).toEqual([1, ['resist', 'waive']]);
  expect(t.explain('accept:lich')).toMatchObject({ allowed: false, rule: 'SH-END-03' });
  expect(lifeOf(t.choose('waive', [1]), 'troll')).toBe(FULL - spell('needlework').damage);
});

test('Shrinking Curse: the victim hits softer and parries worse until the caster’s next turn', () => {
  worksAsPrinted('voodoo-priestess', 'shrinking-curse');
  const t = duel({ heroes: { 'bog-witch': ['shrinking-curse'], 'black-knight': ['silver-sword'] } }, wolf);
  t.choose('attack:bog-witch,shrinking-curse#1,werewolf').choose('waive', [1]);
  t.choose('attack:black-knight,silver-sword#1,werewolf').choose('dodge', [1, 2]);
  expect(totals(t)[1]).toBe(hero('werewolf').parry + by('shrinking-curse', 1) + 2);
  t.choose('end').choose('pile:equipment').choose('pile:equipment');
  t.choose('attack:werewolf,claws,black-knight').choose('waive', [1]);
  expect(told(t, 'hit').damage).toBe(claws('werewolf') + by('shrinking-curse'));
  t.choose('end');
  expect(t.state.boosts).toEqual([]);
});

// Defensive spells

/** An attack of each form on this hero, up to the defence. */
const attacked = (caster: string, id: string) => {
  const other = { heroes: { [caster]: [id] } };
  return {
    melee: () => duel(wolf, other).choose(`attack:werewolf,claws,${caster}`),
    ranged: () =>
      duel({ heroes: { assassin: ['sulking-bow'] } }, other).choose(`attack:assassin,sulking-bow#1,${caster}`),
    magical: () => duel({ heroes: { vampire: ['bone-spear'] } }, other).choose(`attack:vampire,bone-spear#1,${caster}`),
  };
};

/** Offered against its forms and no others; wards off with its magic; cools down only then. */
const wardsAsPrinted = (caster: string, id: string) => {
  const { wards, cooldown } = card('defence-spell', id);
  for (const [form, attack] of Object.entries(attacked(caster, id))) {
    const t = attack();
    const isFor = wards.some(w => w === form);
    expect(t.offered('ward'), form).toEqual(isFor ? [`ward:${id}#1`] : []);
    if (!isFor) {
      expect(t.explain(`ward:${id}#1`), form).toMatchObject({ allowed: false, rule: 'SH-PARRY-02' });
      continue;
    }
    t.choose(`ward:${id}#1`, [1, ...HIGH]);
    expect(totals(t)[1], form).toBe(magicWith(caster, id) + sumOf(HIGH));
    expect([lifeOf(t, caster), cooldownOf(t, caster, id)]).toEqual([FULL, waits(cooldown)]);
    const failed = attack().choose(`ward:${id}#1`, [...HIGH, 1]);
    expect([told(failed, 'hit').who, cooldownOf(failed, caster, id)]).toEqual([caster, 0]);
  }
};

test('SH-DEF-01 SH-DEF-02 Stone Skin: against weapons, with magic values', () => {
  wardsAsPrinted('shaman', 'stone-skin');
});

test('SH-DEF-01 Shadow Step: against everything', () => {
  expect(card('defence-spell', 'shadow-step').wards).toHaveLength(3);
  wardsAsPrinted('shadow-warrior', 'shadow-step');
});

test('SH-DEF-01 Wall of Bones: against weapons', () => {
  wardsAsPrinted('lich', 'wall-of-bones');
});

test('SH-LIMIT-01 Stone Skin: nothing for a hero without magic', () => {
  const t = duel(wolf, { ...knight, hand: ['stone-skin'] }).choose('attack:werewolf,claws,black-knight');
  expect(t.offered()).toEqual(['dodge', 'waive']);
  expect(t.explain('ward:stone-skin#1')).toMatchObject({ allowed: false, rule: 'SH-LIMIT-01' });
});

test('SH-DEF-01 Spell Mirror: against spells, and it throws them back', () => {
  wardsAsPrinted('voodoo-priestess', 'spell-mirror');
  const t = attacked('voodoo-priestess', 'spell-mirror').magical();
  t.choose('ward:spell-mirror#1', [1, ...HIGH]);
  expect(lifeOf(t, 'vampire')).toBe(FULL - effect('spell-mirror', 'damage').amount);
  const failed = attacked('bog-witch', 'spell-mirror').magical();
  expect(lifeOf(failed.choose('ward:spell-mirror#1', [...HIGH, 1]), 'vampire')).toBe(FULL);
});

test('SH-DEF-04 Spell Mirror: works from the hand and is discarded; resisting without it hurts nobody', () => {
  const other = { heroes: { 'voodoo-priestess': [] }, hand: ['spell-mirror'] };
  const t = duel({ heroes: { vampire: ['bone-spear'] } }, other).choose('attack:vampire,bone-spear#1,voodoo-priestess');
  t.choose('ward:spell-mirror#1', [1, ...HIGH]);
  expect(lifeOf(t, 'vampire')).toBe(FULL - effect('spell-mirror', 'damage').amount);
  expect([handOf(t, 1), discardsOf(t, 'magic')]).toEqual([[], ['spell-mirror#1']]);
  const laid = attacked('voodoo-priestess', 'spell-mirror').magical();
  expect(lifeOf(laid.choose('resist', [1, ...HIGH]), 'vampire')).toBe(FULL);
});

test('SH-DEF-01 Shared Pain: whoever fails to hit feels it', () => {
  wardsAsPrinted('voodoo-priestess', 'shared-pain');
  const { amount } = effect('shared-pain', 'damage');
  const { melee, magical } = attacked('voodoo-priestess', 'shared-pain');
  expect(lifeOf(melee().choose('ward:shared-pain#1', [1, ...HIGH]), 'werewolf')).toBe(FULL - amount);
  expect(lifeOf(magical().choose('ward:shared-pain#1', [1, ...HIGH]), 'vampire')).toBe(FULL - amount);
});

test('SH-DEATH-08 Shared Pain: an attacker who dies of it is not plundered', () => {
  const t = duel(
    { heroes: { werewolf: ['buckler'], lich: [] } },
    { heroes: { 'voodoo-priestess': ['shared-pain'] } },
    {
      life: { werewolf: 1 },
    },
  );
  t.choose('attack:werewolf,claws,voodoo-priestess').choose('ward:shared-pain#1', [1, ...HIGH]);
  expect([t.kind, discardsOf(t, 'equipment')]).toEqual(['act', ['buckler#1']]);
});

// General spells

/** Rolled just high enough it succeeds and has to wait; one less is too little. */
const castsAsPrinted = (caster: string, id: string, scene: (caster: string, id: string) => TestTable) => {
  const dice = justEnough(caster, id);
  const t = scene(caster, id).choose(`cast:${caster},${id}#1`, dice);
  const total = magicWith(caster, id) + sumOf(dice);
  expect(told(t, 'cast')).toMatchObject({ success: true, needed: targetValue(id), total });
  expect([who(t, caster).actions, cooldownOf(t, caster, id)]).toEqual([0, waits(card('general-spell', id).cooldown)]);
  if (total === targetValue(id) && sumOf(dice) > 1 && sumOf(dice) % 6 !== 1) {
    const less = [...dice.slice(0, -1), (dice.at(-1) ?? 0) - 1];
    const failed = scene(caster, id).choose(`cast:${caster},${id}#1`, less);
    expect(told(failed, 'cast')).toMatchObject({ success: false, total: total - 1 });
    expect([failed.kind, cooldownOf(failed, caster, id)]).toEqual(['act', 0]);
  }
  return t;
};

/** Without a target it is not offered. */
const needsTarget = (t: TestTable, caster: string, id: string) => {
  expect(t.offered('cast')).toEqual([]);
  expect(t.explain(`cast:${caster},${id}#1`)).toMatchObject({ allowed: false, rule: 'SH-GEN-01' });
};

test('SH-GEN-02 Darn Flesh: life for a hurt hero or creature of the group', () => {
  const scene = (caster: string, id: string) =>
    duel({ heroes: { [caster]: [id], troll: [] }, creatures: { 'bone-dragon': null } }, knight, {
      life: { [caster]: 3, 'bone-dragon#1': 1 },
    });
  const t = castsAsPrinted('lich', 'darn-flesh', scene);
  expect(t.offered()).toEqual(['target:lich', 'target:bone-dragon#1']);
  t.choose('target:lich');
  expect(lifeOf(t, 'lich')).toBe(3 + effect('darn-flesh', 'heal').amount);
  needsTarget(
    duel({ heroes: { lich: ['darn-flesh'] } }, { heroes: { troll: [] } }, { life: { troll: 3 } }),
    'lich',
    'darn-flesh',
  );
});

test('SH-GEN-02 Rust Curse: an armour card of an enemy hero rusts away; a cloak does not', () => {
  const other = { heroes: { troll: ['ring-mail', 'cloak-of-shadows', 'buckler'], 'black-knight': ['iron-boots'] } };
  const t = castsAsPrinted('shaman', 'rust-curse', (caster, id) => duel({ heroes: { [caster]: [id] } }, other));
  expect(t.offered()).toEqual(['strip:troll,ring-mail#1', 'strip:black-knight,iron-boots#1']);
  t.choose('strip:troll,ring-mail#1');
  expect([itemsOf(t, 'troll'), discardsOf(t, 'equipment')]).toEqual([
    ['cloak-of-shadows#1', 'buckler#1'],
    ['ring-mail#1'],
  ]);
  const bare = duel({ heroes: { shaman: ['rust-curse', 'iron-boots'] } }, { heroes: { troll: ['cloak-of-shadows'] } });
  needsTarget(bare, 'shaman', 'rust-curse');
});

test('SH-GEN-02 Invisible Hand: an artefact of an enemy hero wanders into the caster’s hand', () => {
  const other = { heroes: { troll: ['hexing-stick', 'ring-mail'], 'black-knight': ['soul-jar'] } };
  const t = castsAsPrinted('necromancer', 'invisible-hand', (caster, id) =>
    duel({ heroes: { [caster]: [id] } }, other),
  );
  expect(t.offered()).toEqual(['strip:troll,hexing-stick#1', 'strip:black-knight,soul-jar#1']);
  t.choose('strip:black-knight,soul-jar#1');
  expect([itemsOf(t, 'black-knight'), handOf(t, 0)]).toEqual([[], ['soul-jar#1']]);
  needsTarget(
    duel({ heroes: { necromancer: ['invisible-hand'] } }, { heroes: { troll: ['ring-mail'] } }),
    'necromancer',
    'invisible-hand',
  );
});

test('SH-GEN-02 Smoke Out: any demon, the own plague first of all', () => {
  const t = castsAsPrinted('voodoo-priestess', 'smoke-out', (caster, id) =>
    duel({ heroes: { [caster]: [id] }, demon: 'trembler' }, { ...knight, demon: 'lead-weight' }),
  );
  expect(t.offered()).toEqual(['target:trembler#1', 'target:lead-weight#1']);
  t.choose('target:trembler#1');
  expect(told(t, 'died').who).toBe('trembler#1');
  expect(t.state.groups.map(({ demon }) => demon?.id ?? null)).toEqual([null, 'lead-weight#1']);
  expect(discardsOf(t, 'magic')).toEqual(['trembler#1']);
  needsTarget(duel({ heroes: { 'voodoo-priestess': ['smoke-out'] } }, knight), 'voodoo-priestess', 'smoke-out');
});

test('SH-GEN-02 Blood Frenzy: attack and damage of one figure until the end of the turn', () => {
  const t = castsAsPrinted('voodoo-priestess', 'blood-frenzy', (caster, id) =>
    duel({ heroes: { [caster]: [id], werewolf: [] } }, knight),
  );
  expect(t.offered()).toEqual(['target:voodoo-priestess', 'target:werewolf']);
  t.choose('target:werewolf').choose('attack:werewolf,claws,black-knight').choose('waive', [2]);
  expect(totals(t)).toEqual([hero('werewolf').attack + by('blood-frenzy') + 2]);
  expect(lifeOf(t, 'black-knight')).toBe(FULL - claws('werewolf') - by('blood-frenzy', 1));
  expect(t.choose('end').state.boosts).toEqual([]);
});

test('SH-GEN-02 Indoor Storm: everybody of one rival, armour or not', () => {
  const t = castsAsPrinted('shaman', 'indoor-storm', (caster, id) =>
    position([
      { heroes: { [caster]: [id] } },
      { heroes: { 'black-knight': ['knights-armour'], troll: [] }, creatures: { 'bone-dragon': null }, npc: 'quack' },
      { heroes: { lich: [] } },
    ]),
  );
  expect(t.offered()).toEqual(['rival:1', 'rival:2']);
  t.choose('rival:1');
  const { amount } = effect('indoor-storm', 'damage');
  expect(['black-knight', 'troll', 'lich', 'shaman'].map(id => lifeOf(t, id))).toEqual([
    FULL - amount,
    FULL - amount,
    FULL,
    FULL,
  ]);
  expect(lifeOf(t, 'bone-dragon#1')).toBe(card('summoning', 'bone-dragon').creature.life - amount);
  expect(lifeOf(t, 'quack#1')).toBe(card('npc', 'quack').life);
});

test('SH-GEN-02 Grave Robbery: a card of any discard pile', () => {
  const t = castsAsPrinted('lich', 'grave-robbery', (caster, id) =>
    duel({ heroes: { [caster]: [id] } }, knight, { discarded: ['buckler', 'fireball', 'duck'] }),
  );
  expect(t.offered()).toEqual(['salvage:buckler#1', 'salvage:fireball#1', 'salvage:duck#1']);
  t.choose('salvage:duck#1');
  expect([handOf(t, 0), discardsOf(t, 'tactics')]).toEqual([['duck#1'], []]);
  needsTarget(duel({ heroes: { lich: ['grave-robbery'] } }, knight), 'lich', 'grave-robbery');
});

test('SH-GEN-02 Whisper: a random card of a rival’s hand; third parties do not learn which', () => {
  const t = castsAsPrinted('necromancer', 'whisper', (caster, id) =>
    position([
      { heroes: { [caster]: [id] } },
      { heroes: { 'black-knight': [] }, hand: ['buckler'] },
      { heroes: { troll: [] }, hand: ['halberd'] },
    ]),
  );
  expect(t.offered()).toEqual(['rival:1', 'rival:2']);
  t.choose('rival:2');
  expect([handOf(t, 0), handOf(t, 2)]).toEqual([['halberd#1'], []]);
  const heard = (viewer: number) => t.happened(viewer).flatMap(e => (e.kind === 'stole' ? [e.card] : []));
  expect([heard(0), heard(1), heard(2)]).toEqual([['halberd#1'], [null], ['halberd#1']]);
  needsTarget(duel({ heroes: { necromancer: ['whisper'] } }, knight), 'necromancer', 'whisper');
});
