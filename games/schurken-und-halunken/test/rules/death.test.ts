import { expect, test } from 'vitest';
import { heroFigure } from '../../state.ts';
import { discardsOf, duel, handOf, lifeOf, position } from '../positions.ts';

const wolf = { heroes: { werewolf: [] } };

const slay = (items: string[]) =>
  duel(wolf, { heroes: { lich: items, troll: [] } }, { life: { lich: 1 } })
    .choose('attack:werewolf,claws,lich')
    .choose('waive', [1]);

test('SH-DEATH-01 SH-DEATH-06 a hero without life points is removed from the game, not sold again', () => {
  const t = slay([]);
  expect(t.state.groups[1]?.heroes.map(({ id }) => id)).toEqual(['troll']);
  expect(t.state.fallen).toEqual(['lich']);
  expect(t.state.heroPile).not.toContain('lich');
});

test('SH-DEATH-02 SH-DEATH-03 the slayer may take one laid-out card, the rest is discarded', () => {
  const t = slay(['soul-leech', 'halberd', 'ring-of-stubbornness']);
  expect([t.seat, t.offered()]).toEqual([
    0,
    ['plunder:soul-leech#1', 'plunder:halberd#1', 'plunder:ring-of-stubbornness#1', 'pass'],
  ]);
  t.choose('plunder:halberd#1');
  expect(handOf(t, 0)).toEqual(['halberd#1']);
  expect([discardsOf(t, 'magic'), discardsOf(t, 'equipment')]).toEqual([['soul-leech#1'], ['ring-of-stubbornness#1']]);
  const none = slay(['halberd']).choose('pass');
  expect([handOf(none, 0), discardsOf(none, 'equipment')]).toEqual([[], ['halberd#1']]);
});

test('SH-DEATH-05 without heroes and creatures a player is out and discards the hand', () => {
  const t = position([wolf, { heroes: { lich: [] }, hand: ['buckler'] }, { heroes: { troll: [] } }], {
    life: { lich: 1 },
  });
  t.choose('attack:werewolf,claws,lich').choose('pass').choose('waive', [1]);
  expect(t.state.groups[1]).toMatchObject({ out: true, hand: [] });
  expect(discardsOf(t, 'equipment')).toEqual(['buckler#1']);
  expect(t.match.outcome).toBeNull();
  t.choose('end');
  expect(t.seat).toBe(2);
});

test('SH-DEATH-05 with a creature left nobody is out', () => {
  const t = position(
    [wolf, { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' }, hand: ['buckler'] }, { heroes: { troll: [] } }],
    { life: { lich: 1 }, spent: ['mud-golem#1'] },
  );
  t.choose('attack:werewolf,claws,lich').choose('pass').choose('waive', [1]);
  expect(t.state.groups[1]).toMatchObject({ out: false, heroes: [], hand: ['buckler#1'] });
});

test('SH-GAME-02 whoever is the last with a hero or creature wins, and the others do not', () => {
  const t = position(
    [{ heroes: { werewolf: [] } }, { heroes: { lich: [] } }, { heroes: { barbarian: ['frying-pan'] } }],
    { life: { lich: 1, werewolf: 1 } },
  );
  t.choose('attack:werewolf,claws,lich').choose('pass').choose('waive', [1]);
  // One is out: the two others play on.
  expect([t.state.groups.map(({ out }) => out), t.match.outcome]).toEqual([[false, true, false], null]);
  t.choose('end').choose('pile:equipment').choose('pile:equipment');
  t.choose('attack:barbarian,frying-pan#1,werewolf').choose('waive', [1]);
  expect(t.match.outcome).toEqual({ winners: [2], kind: 'last-standing', rule: 'SH-END-01' });
  expect([t.seat, t.offered()]).toEqual([null, []]);
});

test('SH-DEATH-06 NPC and demon of an eliminated player are discarded', () => {
  const t = position([wolf, { heroes: { lich: [] }, npc: 'quack', demon: 'trembler' }, { heroes: { troll: [] } }], {
    life: { lich: 1 },
  });
  t.choose('attack:werewolf,claws,lich').choose('pass').choose('waive', [1]);
  expect([discardsOf(t, 'tactics'), discardsOf(t, 'magic')]).toEqual([['quack#1'], ['trembler#1']]);
});

test('SH-DEATH-07 the Soul Jar takes the place of death: no plunder, no kill', () => {
  const t = duel(
    { heroes: { werewolf: ['sacrificial-dagger'] } },
    { heroes: { lich: ['soul-jar', 'halberd'] } },
    { life: { lich: 1 } },
  );
  t.choose('attack:werewolf,sacrificial-dagger#1,lich').choose('waive', [1]);
  expect([t.kind, lifeOf(t, 'lich'), handOf(t, 0)]).toEqual(['act', 3, []]);
  expect(discardsOf(t, 'equipment')).toEqual(['soul-jar#1']);
});

test('SH-DEATH-08 all deaths of a combat happen at one moment: struck, the dead still strike back', () => {
  const t = position([wolf, { heroes: { lich: ['bone-armour'] } }, { heroes: { troll: [] } }], {
    life: { lich: 1, werewolf: 1 },
  });
  t.choose('attack:werewolf,claws,lich').choose('pass').choose('waive', [1]);
  expect([t.seat, t.kind]).toEqual([0, 'plunder']);
  t.choose('pass');
  expect(t.match.outcome).toMatchObject({ winners: [2], kind: 'last-standing' });
});

test('SH-END-01 the game ends when one player alone has figures left; a creature is enough', () => {
  const t = duel(
    { heroes: {}, creatures: { 'rattling-skeleton': null } },
    { heroes: { lich: [] } },
    { life: { lich: 1 } },
  );
  t.choose('attack:rattling-skeleton#1,claws,lich').choose('waive', [1]);
  expect(t.match.outcome).toEqual({ winners: [0], kind: 'last-standing', rule: 'SH-END-01' });
});

test('SH-END-03 the text of a card overrides the rules: the Assassin allows no protection', () => {
  const t = duel({ heroes: { assassin: ['pirate-sabre'] } }, { heroes: { lich: [], troll: [] } });
  t.choose('attack:assassin,pirate-sabre#1,lich');
  expect(t.offered()).toEqual(['dodge', 'waive']);
});

test('SH-END-04 if the last figures of all die at one moment, the player on turn wins', () => {
  const t = duel(wolf, { heroes: { lich: ['bone-armour'] } }, { life: { lich: 1, werewolf: 1 } });
  t.choose('attack:werewolf,claws,lich').choose('waive', [1]).choose('pass');
  expect(t.match.outcome).toEqual({ winners: [0], kind: 'all-dead', rule: 'SH-END-04' });
});

test('SH-DEATH-09 the player of a creature that struck the decisive blow plunders too', () => {
  const t = duel(
    { heroes: { shaman: [] }, creatures: { 'mud-golem': 'shaman' } },
    { heroes: { lich: ['halberd'], troll: [] } },
    { life: { lich: 1 } },
  );
  t.choose('attack:mud-golem#1,claws,lich').choose('waive', [1]).choose('plunder:halberd#1');
  expect(handOf(t, 0)).toEqual(['halberd#1']);
});

const upon = (on: string) =>
  ({ source: 'a card', key: 'parry', amount: -1, stat: 'parry', by: '0', until: 'round', on }) as const;

test('SH-DEATH-01 what was upon the dead is gone with them, and nothing else', () => {
  const t = duel(
    { heroes: { werewolf: [] } },
    { heroes: { troll: [], lich: [] } },
    {
      life: { troll: 1 },
      change: ({ boosts }) => {
        for (const on of ['troll', 'lich', 'troll']) boosts.push(upon(on));
      },
    },
  );
  t.choose('attack:werewolf,claws,troll').choose('waive', [1]);
  expect(t.state.boosts.map(({ on }) => on)).toEqual(['lich']);
});

test('SH-SUMM-09 a dead creature is told, goes to its summoner unused, and loses what was upon it', () => {
  const t = duel(
    { heroes: { werewolf: [] } },
    { heroes: { necromancer: [] }, creatures: { 'rattling-skeleton': 'necromancer' } },
    { life: { 'rattling-skeleton#1': 1 }, change: ({ boosts }) => void boosts.push(upon('rattling-skeleton#1')) },
  );
  t.choose('attack:werewolf,claws,rattling-skeleton#1').choose('waive', [1]);
  expect(t.happened().slice(-2)).toEqual([
    { kind: 'died', who: 'rattling-skeleton#1', rule: 'SH-SUMM-09' },
    { kind: 'returned', card: 'rattling-skeleton#1', to: 'necromancer', rule: 'SH-SUMM-09' },
  ]);
  expect(heroFigure(t.state, 'necromancer').items).toEqual([{ card: 'rattling-skeleton#1', used: false, cooldown: 0 }]);
  expect(t.state.boosts).toEqual([]);
});

test('SH-DEATH-04 only the creatures of the dead are without a summoner', () => {
  const t = duel(
    { heroes: { werewolf: [] } },
    { heroes: { troll: [], necromancer: [] }, creatures: { 'rattling-skeleton': 'necromancer' } },
    { life: { troll: 1 } },
  );
  t.choose('attack:werewolf,claws,troll').choose('waive', [1]);
  expect(t.state.groups[1]?.creatures).toMatchObject([{ id: 'rattling-skeleton#1', summoner: 'necromancer' }]);
});

test('SH-DEATH-08 SH-SUMM-10 who dies at the same moment as the creature gets no card back', () => {
  const t = duel(
    { heroes: { werewolf: [] } },
    { heroes: { troll: [], necromancer: [] }, creatures: { 'rattling-skeleton': 'necromancer' } },
    { life: { necromancer: 0, 'rattling-skeleton#1': 0 } },
  );
  t.choose('attack:werewolf,claws,troll').choose('waive', [1]);
  expect(t.happened().filter(({ kind }) => kind === 'returned')).toEqual([
    { kind: 'returned', card: 'rattling-skeleton#1', to: null, rule: 'SH-SUMM-10' },
  ]);
  expect(t.state.discards.magic).toEqual(['rattling-skeleton#1']);
});

test('SH-DEATH-02 what is plundered is told with its taker and its former owner', () => {
  const t = duel({ heroes: { werewolf: [] } }, { heroes: { troll: ['buckler'], lich: [] } }, { life: { troll: 1 } });
  t.choose('attack:werewolf,claws,troll').choose('waive', [1]).choose('plunder:buckler#1');
  expect(t.happened()[0]).toEqual({
    kind: 'plundered',
    group: 0,
    card: 'buckler#1',
    from: 'troll',
    rule: 'SH-DEATH-02',
  });
});
