import { expect, test } from 'vitest';
import { heroFigure } from '../../../state.ts';
import { discardsOf, duel, handOf, itemsOf, lifeOf, nextRound, position, told, totals, who } from '../../positions.ts';

const wolf = { heroes: { werewolf: [] } };
const troll = { heroes: { troll: [] } };

test('boost: on the same figure twice, until the end of the turn', () => {
  const t = duel({ heroes: { shaman: ['blood-frenzy'], werewolf: [] } }, { heroes: { lich: [] } });
  t.choose('cast:shaman,blood-frenzy#1', [5]);
  expect(t.offered()).toEqual(['target:shaman', 'target:werewolf']);
  t.choose('target:werewolf').choose('attack:werewolf,claws,lich').choose('waive', [1]);
  expect(totals(t)).toEqual([6 + 2 + 1]);
  expect(told(t, 'hit').damage).toBe(5 + 2 - 1);
  t.choose('end');
  expect(t.state.boosts).toEqual([]);
});

test('boost: for a round on the one who was hit, until the next turn of the one who did it', () => {
  const t = duel({ heroes: { shaman: ['icy-breath'] } }, { heroes: { werewolf: [] } });
  t.choose('attack:shaman,icy-breath#1,werewolf').choose('waive', [1]).choose('end');
  t.choose('pile:equipment').choose('pile:equipment').choose('attack:werewolf,claws,shaman').choose('waive', [1]);
  expect(totals(t)).toEqual([6 - 2 + 1]);
  t.choose('end');
  expect(t.state.boosts).toEqual([]);
});

test('draw: named piles, or one of choice for each card before the first is seen', () => {
  const fence = duel({ heroes: { lich: [] }, npc: 'fence', hand: ['duck'] }, troll, { top: ['halberd', 'buckler'] });
  fence.choose('use:fence#1').choose('discard:duck#1', [6]);
  expect([handOf(fence, 0), discardsOf(fence, 'tactics')]).toEqual([['halberd#1', 'buckler#1'], ['duck#1']]);
  const payday = duel({ heroes: { lich: [] }, hand: ['payday'] }, troll, { top: ['fireball', 'buckler'] });
  payday.choose('play:payday#1').choose('pile:magic');
  expect(handOf(payday, 0)).toEqual([]);
  payday.choose('pile:equipment');
  expect(handOf(payday, 0)).toEqual(['fireball#1', 'buckler#1']);
});

test('discard: each rival chooses; at random it is luck', () => {
  const t = position([
    { heroes: { lich: [] }, hand: ['tax-collector'] },
    { heroes: { troll: [] }, hand: ['buckler', 'halberd'] },
    { heroes: { werewolf: [] } },
  ]);
  t.choose('play:tax-collector#1');
  expect([t.seat, t.offered()]).toEqual([1, ['discard:buckler#1', 'discard:halberd#1']]);
  t.choose('discard:halberd#1');
  expect(handOf(t, 1)).toEqual(['buckler#1']);
  const lost = Array.from({ length: 12 }, (_, i) => {
    const hand = ['buckler', 'halberd', 'ring-mail'];
    const terror = duel(
      { heroes: { lich: ['night-terror'] } },
      { heroes: { troll: [] }, hand },
      { seed: `terror ${i}` },
    );
    terror.choose('attack:lich,night-terror#1,troll').choose('waive', [1]);
    expect([terror.kind, handOf(terror, 1).length, discardsOf(terror, 'equipment').length]).toEqual(['act', 2, 1]);
    return discardsOf(terror, 'equipment')[0];
  });
  expect(new Set(lost)).toEqual(new Set(['buckler#1', 'halberd#1', 'ring-mail#1']));
});

test('steal: only the two concerned learn which card', () => {
  const t = position([
    { heroes: { lich: [] }, hand: ['pickpocket'] },
    { heroes: { troll: [] }, hand: ['buckler'] },
    { heroes: { werewolf: [] }, hand: ['halberd'] },
  ]);
  t.choose('play:pickpocket#1').choose('rival:1');
  expect([handOf(t, 0), handOf(t, 1)]).toEqual([['buckler#1'], []]);
  const card = (viewer: number) => t.happened(viewer).flatMap(e => (e.kind === 'stole' ? [e.card] : []));
  expect([card(0), card(1), card(2)]).toEqual([['buckler#1'], ['buckler#1'], [null]]);
  expect([t.match.view(1).groups[0]?.seen, t.match.view(2).groups[0]?.seen]).toEqual([['buckler#1'], []]);
});

test('steal: which card is luck', () => {
  const stolen = Array.from({ length: 12 }, (_, i) => {
    const other = { heroes: { troll: [] }, hand: ['buckler', 'halberd', 'ring-mail'] };
    const t = duel({ heroes: { lich: [] }, hand: ['pickpocket'] }, other, { seed: `steal ${i}` });
    return handOf(t.choose('play:pickpocket#1'), 0)[0];
  });
  expect(new Set(stolen)).toEqual(new Set(['buckler#1', 'halberd#1', 'ring-mail#1']));
});

test('look: the viewer alone knows that hand from now on, as long as cards stay there', () => {
  const t = position([
    { heroes: { lich: ['crystal-ball'] } },
    { heroes: { troll: [] }, hand: ['halberd', 'buckler'] },
    { heroes: { werewolf: [] } },
  ]);
  t.choose('use:crystal-ball#1');
  expect(t.match.view(0).groups[1]?.seen).toEqual(['buckler#1', 'halberd#1']);
  expect([t.match.view(2).groups[1]?.seen, t.match.view('spectator').groups[1]?.seen]).toEqual([[], []]);
  t.choose('end').choose('pile:equipment').choose('pile:equipment').choose('equip:troll,halberd#1').choose('done');
  expect(t.match.view(0).groups[1]?.seen).toEqual(['buckler#1']);
  // What has left the hand is forgotten: drawn again one day, it is a new card.
  expect(t.state.groups[1]?.shown).toEqual([{ card: 'buckler#1', to: [0] }]);
});

test('swap: one card at random, one of choice in return', () => {
  const t = duel(
    { heroes: { lich: [] }, npc: 'double-agent', hand: ['duck'] },
    { heroes: { troll: [] }, hand: ['halberd'] },
  );
  t.choose('use:double-agent#1');
  expect(t.offered()).toEqual(['give:duck#1', 'give:halberd#1']);
  t.choose('give:duck#1', [5]);
  expect([handOf(t, 0), handOf(t, 1)]).toEqual([['halberd#1'], ['duck#1']]);
});

test('heal: up to the starting value, only who is hurt', () => {
  const t = duel({ heroes: { lich: [], werewolf: [] }, npc: 'quack' }, troll, { life: { lich: 14 } });
  t.choose('use:quack#1', [5]);
  expect(lifeOf(t, 'lich')).toBe(15);
  const unhurt = duel({ heroes: { lich: [] }, npc: 'quack' }, troll);
  expect(unhurt.offered('use')).toEqual([]);
  expect(unhurt.explain('use:quack#1').allowed).toBe(false);
});

test('damage: others of the group, a whole group, everybody', () => {
  const fire = duel(
    { heroes: { shaman: ['fireball'] } },
    { heroes: { lich: [], troll: [] }, creatures: { 'mud-golem': 'lich' } },
  );
  fire.choose('attack:shaman,fireball#1,lich').choose('waive', [1]);
  expect(['lich', 'troll', 'mud-golem#1'].map(id => lifeOf(fire, id))).toEqual([15 - 5, 14, 6]);
  const storm = position([{ heroes: { shaman: ['indoor-storm'] } }, { heroes: { lich: [], werewolf: [] } }, troll]);
  storm.choose('cast:shaman,indoor-storm#1', [3]).choose('rival:1');
  expect(['lich', 'werewolf', 'troll'].map(id => lifeOf(storm, id))).toEqual([13, 13, 15]);
  const all = position([{ heroes: { shaman: [] }, hand: ['collapsing-lair'] }, wolf, troll]).choose(
    'play:collapsing-lair#1',
  );
  expect(['shaman', 'werewolf', 'troll'].map(id => lifeOf(all, id))).toEqual([14, 14, 14]);
});

test('damage: an opponent may be an NPC or a demon too', () => {
  const t = duel(
    { heroes: { lich: [] }, npc: 'canteen-cook', demon: 'trembler' },
    { heroes: { troll: [] }, npc: 'quack' },
  );
  t.choose('use:canteen-cook#1');
  expect(t.offered()).toEqual(['target:troll', 'target:quack#1', 'target:trembler#1']);
  t.choose('target:trembler#1', [2]);
  expect(lifeOf(t, 'trembler#1')).toBe(5);
});

test('strip: to the discard pile, to its owner, or to the thief', () => {
  const rust = duel(
    { heroes: { lich: [] }, hand: ['hot-wash'] },
    { heroes: { troll: ['ring-mail', 'iron-boots', 'buckler'] } },
  );
  rust.choose('play:hot-wash#1');
  expect(rust.offered()).toEqual(['strip:troll,ring-mail#1', 'strip:troll,iron-boots#1']);
  rust.choose('strip:troll,iron-boots#1');
  expect(discardsOf(rust, 'equipment')).toEqual(['iron-boots#1']);
  const check = duel({ heroes: { lich: [] }, hand: ['weapons-inspection'] }, { heroes: { troll: ['halberd'] } });
  check.choose('play:weapons-inspection#1');
  expect([itemsOf(check, 'troll'), handOf(check, 1)]).toEqual([[], ['halberd#1']]);
  expect(check.match.view(0).groups[1]?.seen).toEqual(['halberd#1']);
  const thief = duel({ heroes: { lich: ['invisible-hand'] } }, { heroes: { troll: ['soul-jar'] } });
  thief.choose('cast:lich,invisible-hand#1', [4]);
  expect(handOf(thief, 0)).toEqual(['soul-jar#1']);
});

test('roll-twice: the higher or lower sum with its sixes; one of each cancel out', () => {
  const fight = (hand: string[], other: string[], dice: number[]) => {
    const t = duel({ heroes: { werewolf: [] }, hand }, { heroes: { lich: [] }, hand: other });
    t.choose('attack:werewolf,claws,lich').choose('dodge');
    for (const card of hand) t.choose(`play:${card}#1`, other.length === 0 ? dice : []);
    for (const card of other) t.choose(`play:${card}#1`, dice);
    return t;
  };
  const lucky = fight(['beginners-luck'], [], [2, 6, 3, 1]);
  expect([totals(lucky), told(lucky, 'hit').damage]).toEqual([[6 + 9, 2 + 1], 5 + 1 - 1]);
  expect(totals(fight([], ['evil-eye'], [6, 3, 2, 1]))).toEqual([6 + 2, 2 + 1]);
  expect(totals(fight(['beginners-luck'], ['evil-eye'], [4, 1]))).toEqual([6 + 4, 2 + 1]);
});

test('ready: another action in the own turn, or one for equipping alone', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['night-shift'] }, troll);
  t.choose('draw:lich,equipment').choose('play:night-shift#1').choose('draw:lich,equipment');
  expect(handOf(t, 0)).toHaveLength(2);
  const smith = duel({ heroes: { lich: [] }, npc: 'moonlighting-smith', hand: ['buckler'] }, troll);
  smith.choose('draw:lich,equipment').choose('use:moonlighting-smith#1', [4]);
  expect(smith.offered('draw')).toEqual([]);
  expect(smith.offered('equip:lich,buckler#1')).toHaveLength(1);
  // What is not used is lost with the turn.
  nextRound(smith).choose('draw:lich,equipment');
  expect(smith.offered('equip')).toEqual([]);
});

test('exhaust: no action in the next turn', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['hangover'] }, { heroes: { werewolf: [], troll: [] } });
  t.choose('play:hangover#1').choose('target:werewolf').choose('end').choose('pile:equipment').choose('pile:equipment');
  expect([who(t, 'werewolf').actions, who(t, 'troll').actions, who(t, 'werewolf').idle]).toEqual([0, 1, false]);
});

test('move: the demon to a rival, an NPC to you; what lay there goes', () => {
  const gift = duel(
    { heroes: { lich: [] }, demon: 'trembler', hand: ['unwanted-gift'] },
    { heroes: { troll: [] }, demon: 'lead-weight' },
    { life: { 'trembler#1': 2 } },
  );
  gift.choose('play:unwanted-gift#1');
  expect(gift.state.groups.map(({ demon }) => demon?.id)).toEqual([undefined, 'trembler#1']);
  expect([lifeOf(gift, 'trembler#1'), discardsOf(gift, 'magic')]).toEqual([2, ['lead-weight#1']]);
  const offer = duel(
    { heroes: { lich: [] }, npc: 'fence', hand: ['better-offer'] },
    { heroes: { troll: [] }, npc: 'quack' },
  );
  offer.choose('play:better-offer#1');
  expect(offer.state.groups.map(({ npc }) => npc?.id)).toEqual(['quack#1', undefined]);
  expect(discardsOf(offer, 'tactics')).toEqual(['fence#1', 'better-offer#1']);
});

test('salvage: a card of the discard piles; the causing card is not there yet', () => {
  const t = duel({ heroes: { lich: [] }, hand: ['grave-robbery'] }, troll, { discarded: ['buckler', 'fireball'] });
  t.choose('cast:lich,grave-robbery#1', [4]);
  expect(t.offered()).toEqual(['salvage:buckler#1', 'salvage:fireball#1']);
  t.choose('salvage:fireball#1');
  expect([handOf(t, 0), discardsOf(t, 'magic')]).toEqual([['fireball#1'], ['grave-robbery#1']]);
});

test('banish: a demon anywhere, or an enemy creature, which returns to its summoner', () => {
  const smoke = duel({ heroes: { 'voodoo-priestess': ['smoke-out'] }, demon: 'trembler' }, troll);
  smoke.choose('cast:voodoo-priestess,smoke-out#1', [4]);
  expect(smoke.state.groups[0]?.demon).toBeNull();
  const pest = duel(
    { heroes: { troll: [] }, hand: ['pest-control'] },
    { heroes: { lich: [] }, creatures: { 'mud-golem': 'lich' } },
  );
  pest.choose('play:pest-control#1');
  expect(itemsOf(pest, 'lich')).toEqual(['mud-golem#1']);
});

test('refresh: all spells of one hero are ready', () => {
  const t = duel({ heroes: { lich: ['fireball', 'rust-curse'] }, npc: 'strict-librarian' }, troll, {
    cooldown: { fireball: 2, 'rust-curse': 1 },
  });
  t.choose('use:strict-librarian#1', [4]);
  expect(t.offered('attack:lich,fireball#1')).toHaveLength(1);
  expect(heroFigure(t.state, 'lich').items.map(({ cooldown }) => cooldown)).toEqual([0, 0]);
});
