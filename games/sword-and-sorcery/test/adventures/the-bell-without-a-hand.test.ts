import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { adventureOf } from '../../content/adventures/index.ts';
import type { ClassId } from '../../content/heroes.ts';
import { swordAndSorcery } from '../../index.ts';
import { storyText } from '../../texts/stories.ts';
import { enemy, hero, red, sit, stand } from '../positions.ts';
import {
  burning,
  CHAOTIC,
  drawsNext,
  enemiesOf,
  into,
  isOpen,
  LAWFUL,
  lastOfRound,
  NEUTRAL,
  nameOf,
  randomGame,
  read,
  scene,
  whereIs,
} from './stories.ts';

const ID = 'the-bell-without-a-hand';
const adventure = adventureOf(ID);

describe('The Bell Without a Hand', () => {
  test('set-up: night lies beside the deck, seven events and the day in it, two story cards and a waypoint on the map', () => {
    const { state } = scene(ID, { at: 'crypt' });
    expect(state.events.day).toBe('nightfall');
    expect(state.events.deck.rest).toEqual(
      [
        'ambush',
        'battle-fury',
        'breath-of-anere',
        'first-light',
        'footsteps',
        'horn',
        'quiet-hour',
        'they-come',
      ].sort(),
    );
    expect(state.storyCards.map(({ event, zone }) => [event, nameOf(state, zone)])).toEqual([
      ['story-1', 'lanterns'],
      ['story-2', 'cathedral-yard'],
    ]);
    expect(state.waypoints.map(({ id, zone }) => [id, nameOf(state, zone)])).toEqual([['looters', 'crossing']]);
    expect(state.portals.map(({ symbol, open }) => [symbol, open])).toEqual([
      ['hit', true],
      ['magic', false],
    ]);
    expect(state.altars.map(({ active }) => active)).toEqual([false]);
    expect(state.doors.map(({ state: now }) => now)).toEqual(['closed', 'closed', 'closed', 'locked']);
    expect(state.ground).toHaveLength(29);
    expect(state.story.stage).toBe('streets');
  });

  test('SS-SHAD-01 two shadows with two heroes, five with three, six with more', () => {
    const laid = (heroes: Parameters<typeof sit>[0]) =>
      sit({ adventure: ID, at: '5A.e', ...heroes }).state.shadows.length;
    expect(laid({ heroes: ['white-rose', 'archer'] })).toBe(2);
    expect(laid({ heroes: ['white-rose', 'archer', 'cleric'] })).toBe(5);
    expect(laid({ heroes: ['white-rose', 'archer', 'cleric', 'rogue'] })).toBe(6);
  });

  test('SS-ADVE-07 SS-ADVE-09 at night attacks of heroes score a hit less, by day they do not', () => {
    const wounds = (day: 'nightfall' | 'first-light'): number => {
      const t = scene(ID, { at: 'crossing' }, state => {
        state.waypoints = [];
        state.events.day = day;
        enemy(state, 'gremlin-green-1', 'crossing');
      });
      t.choose('attack:unarmed,gremlin-green-1', [red('hit')]);
      return t.state.enemies[0]?.bodies[0]?.wounds ?? -1;
    };
    expect([wounds('nightfall'), wounds('first-light')]).toEqual([0, 1]);
  });

  test('a gremlin that ends its activation under the bell rings it: the face-up event is discarded', () => {
    const t = scene(ID, { at: 'lanterns' }, state => {
      state.storyCards = [];
      state.events.up = ['horn'];
      enemy(state, 'gremlin-green-1', 'bell');
      stand(state, 'ecarus', 'bell');
      state.supplies.activation.pile.rest = ['N'];
    });
    t.choose('end');
    expect(read(t)).toEqual(['bell-rung']);
    expect(t.state.events.up).toEqual([]);
    expect(t.state.events.out).toEqual(['horn']);
  });

  test('… once a round: a second gremlin there does not ring again', () => {
    const t = scene(ID, { at: 'bell' }, state => {
      state.events.up = ['horn'];
      enemy(state, 'gremlin-green-1', 'bell');
      enemy(state, 'gremlin-green-2', 'bell');
      state.supplies.activation.pile.rest = ['N'];
    }).choose('end');
    while (t.kind === 'manage-order' || t.kind === 'manage-target') t.choose(t.offered()[0] ?? '');
    expect(t.state.events.out).toEqual(['horn']);
  });

  test('… without a face-up event the next one of the deck; a brigand does not ring', () => {
    const discarded = (card: 'gremlin-green-1' | 'brigand-green-1'): number => {
      const t = scene(ID, { at: 'bell' }, state => {
        enemy(state, card, 'bell');
        state.supplies.activation.pile.rest = ['N'];
      });
      t.choose('end');
      return t.state.events.out.length;
    };
    expect([discarded('gremlin-green-1'), discarded('brigand-green-1')]).toEqual([1, 0]);
  });

  test('SS-SOUL-03 law drives the looters off: two brigands appear, the altar is active at once', () => {
    const t = scene(ID, { at: '2A.s' });
    t.choose(into(t, 'crossing'));
    expect(t.kind).toBe('turn');
    expect(enemiesOf(t)).toEqual(['brigand-blue-1', expect.stringMatching(/^brigand-green-[12]$/)]);
    expect(t.state.enemies.map(({ bodies }) => nameOf(t.state, bodies[0]?.zone ?? -1))).toEqual([
      'looted-lane',
      'looted-lane',
    ]);
    expect(t.state.altars[0]?.active).toBe(true);
    expect(t.state.waypoints).toEqual([]);
    expect(read(t)).toEqual(['looters']);
  });

  test('SS-SOUL-03 a neutral hero may walk on: everybody has a movement point more in this round', () => {
    const t = scene(ID, { heroes: NEUTRAL, at: '2A.s' });
    t.choose(into(t, 'crossing'));
    expect(t.offered()).toEqual(['decide:drive-off', 'decide:walk-on']);
    const points = t.state.turn?.points ?? 0;
    t.choose('decide:walk-on');
    expect(t.state.turn?.points).toBe(points + 1);
    expect(t.state.lasting.map(({ on, what }) => [on, what])).toEqual([
      ['ecarus', { do: 'modify', value: 'points', n: 1 }],
    ]);
    expect(enemiesOf(t)).toEqual([]);
  });

  test('SS-SOUL-03 chaos joins the looting: a treasure, and the portal among the graves opens', () => {
    const t = scene(ID, { heroes: CHAOTIC, at: '2A.s' }, state => {
      state.supplies.treasure.pile.rest = ['lucky-coin'];
    });
    t.choose(into(t, 'crossing'));
    expect(hero(t, 'ecarus').pack.map(({ id }) => id)).toEqual(['lucky-coin']);
    expect(isOpen(t, 'magic')).toBe(true);
    expect(t.state.altars[0]?.active).toBe(false);
  });

  test('SS-SOUL-06 with Soul Storm every course is open to everybody', () => {
    const t = scene(ID, { at: '2A.s', settings: { 'soul-storm': true } });
    t.choose(into(t, 'crossing'));
    expect(t.offered()).toEqual(['decide:drive-off', 'decide:walk-on', 'decide:loot']);
  });

  test('SS-ADVE-01 SS-ADVE-04 the dying priest gives a potion, his card lies on the deck', () => {
    const t = scene(ID, { at: 'crossing' }, state => {
      state.waypoints = [];
    });
    t.choose(into(t, 'lanterns'));
    expect(hero(t, 'ecarus').pack.map(({ id }) => id)).toEqual(['healing-potion']);
    expect(t.state.events.up).toEqual(['story-1']);
    expect(t.state.storyCards.map(({ event }) => event)).toEqual(['story-2']);
  });

  test('in the cathedral yard the second part begins: king in the nave, altar active, portal open', () => {
    const t = scene(ID, { at: 'bell' });
    t.choose(into(t, 'cathedral-yard'));
    expect(t.state.story.stage).toBe('gremlin-king');
    expect(enemiesOf(t)).toEqual(['gremlin-red-1']);
    expect(whereIs(t, 'gremlin-red-1')).toBe('nave');
    expect(t.state.altars[0]?.active).toBe(true);
    expect(isOpen(t, 'magic')).toBe(true);
  });

  test('… once: who finds the card of the yard when the second part has begun already meets no second king', () => {
    const t = scene(ID, { at: 'bell' }, state => {
      state.story.stage = 'gremlin-king';
      enemy(state, 'gremlin-red-1', 'nave');
    });
    t.choose(into(t, 'cathedral-yard'));
    expect(read(t)).toEqual(['story-2']);
    expect(enemiesOf(t)).toEqual(['gremlin-red-1']);
    expect(isOpen(t, 'magic')).toBe(false);
  });

  test('… against three and four heroes he has a power more, with four one of his people comes along', () => {
    const comes = (heroes: readonly ClassId[]) => {
      const t = scene(ID, { heroes, at: 'bell' });
      t.choose(into(t, 'cathedral-yard'));
      const king = t.state.enemies.find(({ id }) => id === 'gremlin-red-1');
      return [king?.powers.length, t.state.enemies.length];
    };
    const [own = 0] = comes(LAWFUL);
    expect(comes(LAWFUL)).toEqual([own, 1]);
    expect(comes([...LAWFUL, 'cleric'])).toEqual([own + 1, 1]);
    expect(comes([...LAWFUL, 'cleric', 'rogue'])).toEqual([own + 1, 2]);
  });

  test('… with five heroes a gremlin pack comes along, and he is hurt', () => {
    const t = scene(ID, { heroes: ['white-rose', 'archer', 'cleric', 'rogue', 'white-mage'], at: 'bell' });
    t.choose(into(t, 'cathedral-yard'));
    expect(enemiesOf(t)).toEqual(['gremlin-pack-1', 'gremlin-red-1']);
    expect(t.state.enemies.map(({ bodies }) => bodies.map(({ wounds }) => wounds))).toEqual([[2], [0, 0, 0]]);
  });

  test('SS-END-02 the heroes win when the Gremlin King is slain', () => {
    const t = scene(ID, { at: 'crypt' }, state => {
      state.story.stage = 'gremlin-king';
      burning(state, 'gremlin-red-1', 'nave');
      lastOfRound(state);
    });
    t.choose('end');
    expect(t.state.over).toEqual({ kind: 'won', by: 'gremlin-king' });
    expect(read(t)).toEqual(['won']);
    // Four of the king, one for each hero.
    expect(t.state.shards).toBe(4 + 2);
    expect(t.state.heroes.map(({ coins }) => coins)).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });

  test('SS-END-03 they lose when the last event is gone', () => {
    const t = scene(ID, { at: 'crypt' }, state => {
      drawsNext(state, 'quiet-hour');
      state.events.up = ['horn'];
      state.events.deck = { top: [], rest: [], bottom: [] };
    });
    t.choose('end');
    expect(t.state.over?.kind).toBe('deck');
    expect(read(t)).toEqual(['lost']);
  });

  test('reward: 1 shard and 10 crowns for each hero, and the clapper of the bell', () => {
    expect(adventure.reward).toEqual({ shards: 1, crowns: 10, items: ['bell-clapper'] });
  });

  test.each([2, 3, 4, 5])('a game by chance with %i heroes comes to its end', heroes => {
    expect(randomGame(ID, heroes, `bell ${heroes}`).over).not.toBeNull();
  });

  test('SS-OVER-03 what the books tell is read aloud: the prologue when all heroes are chosen', () => {
    const t = table(swordAndSorcery, { config: { scenario: ID, seats: 1, settings: { heroes: 2 } } });
    t.choose('hero:ecarus,white-rose').choose('hero:laegon,archer');
    while (t.kind === 'learn') t.choose(t.offered()[0] ?? '');
    const told = t.events().filter(({ kind }) => kind === 'story' || kind === 'stage');
    expect(told).toEqual([
      { kind: 'story', paragraph: `${ID}/prologue`, rule: 'SS-OVER-03' },
      { kind: 'stage', stage: 'streets', rule: 'SS-END-01' },
    ]);
  });

  test('every paragraph can be read in both languages', () => {
    for (const name of ['prologue', 'won', 'lost', 'looters', 'story-1', 'story-2', 'bell-rope', 'bell-rung'])
      for (const lang of ['en', 'de'] as const) expect(storyText(`${ID}/${name}`, lang).length).toBeGreaterThan(60);
  });
});
