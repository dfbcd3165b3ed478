import { pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { ACTIVATIONS, type ActivationId } from '../../content/activations.ts';
import { adventureOf } from '../../content/adventures/index.ts';
import { FORGE_PRICE } from '../../content/buildings.ts';
import { COMPANIONS } from '../../content/companions.ts';
import { CRITICALS } from '../../content/criticals.ts';
import { CARDS, type CardId, SCROLLS } from '../../content/enemies/index.ts';
import { ENEMY_POWERS, type EnemyPowerId } from '../../content/enemy-powers.ts';
import { EVENTS } from '../../content/events.ts';
import { HERO_IDS, HEROES } from '../../content/heroes.ts';
import { ITEM_IDS, itemOf } from '../../content/items/index.ts';
import { POWER_IDS, powerOf } from '../../content/powers/index.ts';
import { SHADOWS } from '../../content/shadows.ts';
import { TILES } from '../../content/tiles.ts';
import { CHESTS, LOOT, SEARCHES } from '../../content/tokens.ts';
import { TRAPS } from '../../content/traps.ts';
import { healthOn } from '../../rules/enemies/cards.ts';
import { learnable } from '../../rules/ranks.ts';
import { newSupply } from '../../rules/supplies.ts';
import { healthOf } from '../../rules/values.ts';
import { heroOf } from '../../state.ts';
import { begun, start } from '../begun.ts';
import { beforeEvent, GROUPS } from '../event-phase.ts';
import { told } from '../laid.ts';
import { enemy, sit, zone } from '../positions.ts';

const sum = (cards: Readonly<Record<string, { readonly copies: number }>>): number =>
  Object.values(cards).reduce((all, { copies }) => all + copies, 0);
const inDeck = (deck: string) => ITEM_IDS.filter(id => itemOf(id).deck === deck);
const count = (deck: string): number => inDeck(deck).reduce((all, id) => all + (itemOf(id).copies ?? 1), 0);
const size = (table: object): number => Object.keys(table).length;

describe('what is in the box', () => {
  test('SS-COMP-01 as many of everything as the list says', () => {
    expect([HERO_IDS.length, HERO_IDS.flatMap(id => HEROES[id].classes).length, size(COMPANIONS)]).toEqual([5, 10, 1]);
    const bosses = Object.values(SCROLLS).filter(({ level }) => level === 'violet').length;
    expect([bosses, size(SCROLLS) - bosses, size(CARDS) - bosses]).toEqual([2, 14, 22]);
    expect([size(ENEMY_POWERS), size(ACTIVATIONS), sum(TRAPS), size(EVENTS)]).toEqual([13, 15, 13, 20]);
    // Stash and Emporium together with the card of the forge and the inn; treasures with those of adventures.
    expect([count('soul'), POWER_IDS.length, count('stash') + count('emporium') + 1]).toEqual([3, 47, 43]);
    expect(count('treasure') + count('adventure')).toBe(42);
    expect(size(TILES)).toBe(2 * 19);
  });

  test('SS-COMP-02 coins and tokens, where their number matters', () => {
    expect(start(1, 2).state.coins).toEqual([15, 15, 5]);
    expect([sum(SHADOWS), sum(CRITICALS), size(CHESTS), LOOT.length, size(SEARCHES)]).toEqual([16, 15, 3, 6, 4]);
  });
});

describe('the decks', () => {
  test('SS-DECK-01 event and enemy deck are those of the adventure, the others are whole', () => {
    const { events, supplies } = start(1, 2).state;
    const { events: own, enemies, placed = [] } = adventureOf('sparring-yard');
    expect(pileCards(events.deck)).toEqual([...own.deck].sort());
    const aside = placed.map(({ card }) => card);
    expect(pileCards(supplies.enemy.pile)).toEqual(enemies.filter(card => !aside.includes(card)).sort());
    expect(pileCards(supplies.activation.pile)).toHaveLength(15);
    expect(pileCards(supplies.trap.pile)).toHaveLength(13);
    expect(pileCards(supplies.power.pile)).toHaveLength(13);
  });

  test('SS-DECK-03 enemies of one kind and level share a scroll, laid out by who manages them', () => {
    const t = beforeEvent('they-come', GROUPS[3], state => {
      enemy(state, 'gremlin-green-1', '1A.h', 'thorgar');
      state.supplies.enemy = newSupply<CardId>(['gremlin-green-2', 'brigand-green-1']);
    }).choose('end');
    const managers = Object.fromEntries(t.state.enemies.map(({ id, scroll, manager }) => [id, [scroll, manager]]));
    expect(managers['gremlin-green-2']).toEqual(['gremlin-green', 'thorgar']);
    expect(managers['brigand-green-1']).toEqual(['brigand-green', 'ecarus']);
  });

  test('SS-DECK-04 a scroll with two sides lies with its front up when its enemy comes, unless the adventure turns it', () => {
    const two = Object.entries(SCROLLS).filter(([, { sides }]) => sides.length === 2);
    expect(two.map(([id]) => id)).toEqual(['troll', 'orc-king']);
    const t = beforeEvent('they-come', GROUPS[2], state => {
      state.supplies.enemy = newSupply<CardId>(['the-troll', 'the-orc-king']);
    }).choose('end');
    expect(t.state.enemies.map(({ side }) => side)).toEqual([0, 0]);
  });

  test('SS-DECK-05 activation cards say which enemies activate', () => {
    const t = sit({ passing: ['react'] }, state => {
      enemy(state, 'gremlin-green-1', '1A.h');
      enemy(state, 'brigand-blue-1', '1A.h');
      state.supplies.activation = newSupply<ActivationId>(['C']);
    }).choose('end');
    expect(told(t, 'activation-card')).toMatchObject([{ card: 'C', queue: ['brigand-blue-1'] }]);
  });

  test('SS-NCRD-27 A rests, E is the attack of the boss or of the highest level, H activates three; A and H shuffle', () => {
    const queue = (card: ActivationId, ...cards: CardId[]) => {
      const t = sit({ passing: ['react'] }, state => {
        for (const one of cards) enemy(state, one, '1A.h');
        state.supplies.activation = { ...newSupply<ActivationId>([card]), out: ['B', 'C'] };
      });
      t.choose('end');
      while (t.kind === 'manage-order') t.choose(t.offered()[0] ?? '');
      const [drawn] = t.events().filter(({ kind }) => kind === 'activation-card');
      return drawn?.kind === 'activation-card' ? [drawn.queue, t.state.supplies.activation.out] : [];
    };
    expect(queue('A', 'gremlin-green-1')).toEqual([[], ['A']]);
    expect(queue('E', 'the-troll', 'gremlin-green-1')[0]).toEqual(['the-troll']);
    expect(queue('E', 'gremlin-green-1', 'brigand-blue-1')[0]).toEqual(['brigand-blue-1']);
    const [three, out] = queue('H', 'gremlin-green-1', 'brigand-blue-1', 'orc-warrior-red-1', 'orc-shaman-green-1');
    expect([three?.length, out]).toEqual([3, ['H']]);
    expect(['A', 'E', 'H'].map(id => ACTIVATIONS[id as ActivationId].name.en)).toEqual([
      'Darkness Rests',
      'Attack of the Boss',
      'Battle',
    ]);
  });

  test('SS-DECK-06 an enemy card is one enemy with values of its own', () => {
    const t = sit({}, state => {
      enemy(state, 'brigand-green-1', '1A.h');
      enemy(state, 'brigand-red-1', '1A.h');
    });
    expect(t.state.enemies.map(one => healthOn(t.state, one))).toEqual([4, 7]);
  });

  test('SS-DECK-07 certain enemies get a power at random', () => {
    const t = beforeEvent('they-come', GROUPS[2], state => {
      state.supplies.enemy = newSupply<CardId>(['gremlin-green-1', 'brigand-blue-2']);
      state.supplies.power = newSupply<EnemyPowerId>(['thorns']);
    }).choose('end');
    const powers = Object.fromEntries(t.state.enemies.map(one => [one.id, one.powers]));
    expect(powers).toEqual({ 'gremlin-green-1': [], 'brigand-blue-2': ['thorns'] });
  });

  test('SS-DECK-08 doors and chests are trapped', () => {
    const t = sit({ at: '1A.k' }, state => {
      state.supplies.trap = newSupply(['click']);
      enemy(state, 'gremlin-green-1', '7A.k');
    });
    const [door = ''] = t.offered('break');
    t.choose(door);
    expect(told(t, 'trap')).toMatchObject([{ trap: 'click', hero: 'ecarus' }]);
    expect(t.state.supplies.trap.out).toEqual(['click']);
  });

  test('SS-DECK-10, SS-DECK-11, SS-DECK-12 the treasures of this act and earlier ones are shuffled; those of adventures stay aside', () => {
    const treasures = pileCards(start(1, 2).state.supplies.treasure.pile);
    expect(treasures).toHaveLength(34);
    expect(treasures.every(id => itemOf(id).deck === 'treasure' && (itemOf(id).act ?? 1) === 1)).toBe(true);
    expect(inDeck('adventure').some(id => treasures.includes(id))).toBe(false);
    expect(inDeck('adventure')).toHaveLength(8);
  });

  test('SS-DECK-14 every card of the Emporium has a price', () => {
    for (const id of inDeck('emporium'))
      for (const face of itemOf(id).faces) if (face) expect([id, (face.price ?? 0) > 0]).toEqual([id, true]);
    expect(FORGE_PRICE).toBe(50);
    for (const id of [...inDeck('stash'), ...inDeck('treasure'), ...inDeck('soul')])
      expect(itemOf(id).faces.some(face => face?.price !== undefined)).toBe(false);
  });

  test('SS-DECK-15, SS-DECK-16 the visit comes first; the stash holds every card marked so, less what the heroes wear', () => {
    const t = begun(1, 2);
    expect([t.kind, t.state.round]).toEqual(['emporium', 0]);
    const worn = t.state.heroes.flatMap(({ main, off, armour, pack }) => [main, off, armour, ...pack]);
    const taken = worn.filter(item => item !== null && itemOf(item.id).deck === 'stash').length;
    expect(t.state.stash).toHaveLength(18 - taken);
    // What is stored there stays there for all.
    const [store = ''] = t.offered('store');
    t.choose(store);
    expect(t.state.stash).toHaveLength(18 - taken + 1);
  });

  test('SS-DECK-17 the backs of stash cards are the same items, improved: taken from the stash they show the front', () => {
    for (const id of inDeck('stash'))
      if (['weapon', 'armour'].includes(itemOf(id).kind))
        expect([id, itemOf(id).faces.length, itemOf(id).improves]).toEqual([id, 2, true]);
    const t = begun(1, 2);
    expect(t.state.stash.every(({ side, forged }) => side === 0 && !forged)).toBe(true);
  });

  test('SS-DECK-19 every hero has powers of its own; talents are one choice for all', () => {
    expect(HERO_IDS.map(id => POWER_IDS.filter(power => powerOf(power).of === id).length)).toEqual([8, 8, 8, 8, 8]);
    expect(POWER_IDS.filter(power => powerOf(power).of === 'talent')).toHaveLength(7);
    const t = sit({ heroes: ['archer', 'white-rose'], rank: 7 });
    const own = learnable(t.state, heroOf(t.state, 'laegon'));
    expect(new Set(own.map(power => powerOf(power).of))).toEqual(new Set(['laegon', 'talent']));
  });

  test('SS-DECK-20 the companion has the values of its card', () => {
    const t = sit({ heroes: ['archer', 'white-rose'] }, state => {
      state.shadows = [zone('1A.h')];
      heroOf(state, 'laegon').powers.push({ id: 'call-fenrir', glasses: 0, from: null });
    }).choose('power:call-fenrir,1,-');
    expect(healthOf(t.state, 'fenrir')).toBe(COMPANIONS.fenrir?.levels[0]?.health);
  });

  test('SS-DECK-21, SS-DECK-22 soul weapons are in no deck that is drawn from; their sides differ and shards turn them', () => {
    const { supplies, market, stash } = start(1, 2).state;
    for (const id of inDeck('soul')) {
      expect(pileCards(supplies.treasure.pile)).not.toContain(id);
      expect([...market, ...stash].some(item => item.id === id)).toBe(false);
      const { faces, shards = 0 } = itemOf(id);
      expect(faces[0].attack).not.toEqual(faces[1]?.attack);
      expect(shards).toBeGreaterThan(0);
    }
    expect(inDeck('soul')).toHaveLength(3);
  });

  test('SS-DECK-09 treasures are found where enemies were killed, and by searching', () => {
    const t = sit({}, state => {
      state.shadows = [zone('1A.h')];
      for (const [at, ground] of state.ground.entries()) ground.treasure = at === zone('2A.c') ? 1 : 0;
      state.supplies.treasure = newSupply(['troll-hide']);
    }).choose('pick-up');
    expect(told(t, 'item')).toMatchObject([{ hero: 'ecarus', item: 'troll-hide', how: 'gained' }]);
    const slain = sit({ passing: ['react'] }, state => {
      for (const one of state.heroes) if (one.id !== 'ecarus') one.zone = zone('1A.k');
      const [body] = enemy(state, 'brigand-red-1', '2A.c').bodies;
      Object.assign(body ?? {}, { wounds: 6, conditions: ['knocked-down'] });
      enemy(state, 'brigand-green-2', '1A.h');
      state.supplies.treasure = newSupply(['troll-hide']);
    });
    slain.choose('attack:unarmed,brigand-red-1', [6, 10, 10]).choose('pick-up');
    expect(told(slain, 'item')).toMatchObject([{ hero: 'ecarus', item: 'troll-hide', how: 'gained' }]);
    expect(Object.values(SEARCHES).some(({ magic }) => magic.some(effect => effect.do === 'treasure'))).toBe(true);
  });
});
