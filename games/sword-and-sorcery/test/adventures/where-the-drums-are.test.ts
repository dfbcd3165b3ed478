import { describe, expect, test } from 'vitest';
import { adventureOf } from '../../content/adventures/index.ts';
import type { ClassId } from '../../content/heroes.ts';
import { appearing } from '../../rules/events.ts';
import { blue, enemy, give, red } from '../positions.ts';
import {
  burning,
  CHAOTIC,
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

const ID = 'where-the-drums-are';
const THREE: readonly ClassId[] = [...LAWFUL, 'cleric'];

/** Drums that are left, by the zone they stand in. */
const standing = ({ state }: ReturnType<typeof scene>): string[] => state.things.map(({ zone }) => nameOf(state, zone));

/** The first hero stands beside a drum with one wound left before it bursts. */
const beside = (drum: string, gone: readonly string[] = []) =>
  scene(ID, { at: drum, rank: 2, heroes: THREE }, state => {
    state.things = state.things.filter(({ zone }) => !gone.includes(nameOf(state, zone)));
    for (const portal of state.portals) if (gone.includes(nameOf(state, portal.zone))) portal.open = false;
    for (const thing of state.things) if (nameOf(state, thing.zone) === drum) thing.wounds = 4;
    give(state, 'ecarus', 'main', 'greataxe');
  });
/** Two hits: one for the armour, one that counts. */
const TWO = [red('hit'), red('hit'), blue('block')];

describe('Where the Drums Are', () => {
  test('set-up: three drums with a portal each, eight events', () => {
    const t = scene(ID, { at: 'gorge-mouth', rank: 2, heroes: THREE });
    expect(standing(t)).toEqual(['pit-drum', 'camp-drum', 'cave-drum']);
    expect(t.state.portals.map(({ zone, open }) => [nameOf(t.state, zone), open])).toEqual([
      ['pit-drum', true],
      ['camp-drum', true],
      ['cave-drum', true],
    ]);
    expect(t.state.events.deck.rest).toHaveLength(8);
    expect(t.state.chests).toHaveLength(2);
    expect(t.state.searches).toHaveLength(2);
    expect(t.state.ground).toHaveLength(35);
  });

  test('a drum has armour 1 and health 5, with four heroes or more 7; it has no defence dice', () => {
    const t = scene(ID, { at: 'pit-drum', rank: 2 }, state => give(state, 'ecarus', 'main', 'greataxe'));
    t.choose('attack:main,drum-1', [red('hit+hit'), red('hit+hit'), blue('hit')]);
    expect(t.state.things[0]?.wounds).toBe(4);
    expect(t.leftover).toEqual([]);
    const many = scene(ID, { at: 'pit-drum', rank: 2, heroes: ['white-rose', 'archer', 'cleric', 'rogue'] }, state => {
      if (state.things[0]) state.things[0].wounds = 4;
      give(state, 'ecarus', 'main', 'greataxe');
    }).choose('attack:main,drum-1', TWO);
    expect(many.state.things[0]?.wounds).toBe(5);
    expect(standing(many)).toHaveLength(3);
  });

  test('pointed weapons do a hit less', () => {
    const wounds = (item: 'longbow' | 'longsword'): number => {
      const t = scene(ID, { heroes: NEUTRAL, at: 'pit-drum', rank: 2 }, state => {
        give(state, item === 'longbow' ? 'laegon' : 'ecarus', 'main', item);
        if (item === 'longsword') {
          state.active = 'ecarus';
          if (state.turn) state.turn.hero = 'ecarus';
        }
      }).choose('attack:main,drum-1', [red('hit+hit'), blue('hit'), blue('hit')]);
      return t.state.things[0]?.wounds ?? -1;
    };
    expect([wounds('longsword'), wounds('longbow')]).toEqual([3, 2]);
  });

  test('while all three stand every event brings one enemy more; not with two drums, and not against two heroes', () => {
    const at = { at: 'gorge-mouth', rank: 2 };
    const [three, two, pair] = [
      scene(ID, { ...at, heroes: THREE }).state,
      scene(ID, { ...at, heroes: THREE }, state => state.things.splice(0, 1)).state,
      scene(ID, at).state,
    ];
    expect([three, two, pair].map(state => appearing(state, ['even']))).toEqual([4, 3, 2]);
  });

  test('the first silent drum closes its portal and lays the first story card on the deck', () => {
    const t = beside('pit-drum').choose('attack:main,drum-1', TWO);
    expect(standing(t)).toEqual(['camp-drum', 'cave-drum']);
    expect([isOpen(t, 'hit'), isOpen(t, 'energy'), isOpen(t, 'block')]).toEqual([false, true, true]);
    expect(t.state.events.up).toEqual(['story-1']);
    expect(t.state.story.stage).toBe('drums');
  });

  test('with the second one the chief comes to the last drum', () => {
    const t = beside('cave-drum', ['camp-drum']).choose('attack:main,drum-3', TWO);
    expect(t.state.story.stage).toBe('chief');
    expect(whereIs(t, 'orc-warrior-red-1')).toBe('pit-drum');
    expect(t.state.events.up).toEqual(['story-2']);
    expect(t.state.enemies[0]?.bodies[0]?.wounds).toBe(0);
  });

  test('SS-END-02 victory needs the third drum and the chief', () => {
    const over = (gone: readonly string[]) =>
      scene(ID, { at: 'gorge-mouth', rank: 2 }, state => {
        state.story.stage = 'chief';
        state.things = state.things.filter(({ zone }) => !gone.includes(nameOf(state, zone)));
        burning(state, 'orc-warrior-red-1', 'camp-drum');
        lastOfRound(state);
      }).choose('end').state.over;
    expect(over(['pit-drum', 'cave-drum'])).toBeNull();
    expect(over(['pit-drum', 'cave-drum', 'camp-drum'])).toEqual({ kind: 'won', by: 'chief' });
    const alive = scene(ID, { at: 'pit-drum', rank: 2 }, state => {
      state.story.stage = 'chief';
      state.things = state.things.filter(({ zone }) => nameOf(state, zone) === 'pit-drum');
      for (const thing of state.things) thing.wounds = 4;
      enemy(state, 'orc-warrior-red-1', 'camp-drum');
      give(state, 'ecarus', 'main', 'greataxe');
    }).choose('attack:main,drum-1', TWO);
    expect([standing(alive), alive.state.over]).toEqual([[], null]);
  });

  test('SS-SOUL-03 law lets the scout go: the story remembers it', () => {
    const t = scene(ID, { at: '11B.a', rank: 2 });
    t.choose(into(t, 'scouts-stone'));
    expect(t.state.story.flags).toEqual({ 'scout-freed': 1 });
    expect(read(t)).toEqual(['scout']);
  });

  test('SS-SOUL-03 a neutral hero may trade him for 40 crowns', () => {
    const t = scene(ID, { heroes: NEUTRAL, at: '11B.a', rank: 2 });
    t.choose(into(t, 'scouts-stone'));
    expect(t.offered()).toEqual(['decide:free-scout', 'decide:trade-scout']);
    t.choose('decide:trade-scout');
    expect(t.state.heroes[0]?.coins).toEqual([0, 4, 0]);
    expect(t.state.story.flags).toEqual({});
  });

  test('SS-SOUL-03 chaos may send him with a lie: the chief starts with three wounds, else with none', () => {
    const t = scene(ID, { heroes: CHAOTIC, at: '11B.a', rank: 2 });
    t.choose(into(t, 'scouts-stone'));
    expect(t.offered()).toEqual(['decide:trade-scout', 'decide:send-with-lie']);
    t.choose('decide:send-with-lie');
    const comes = (flags: Record<string, number>, heroes: readonly ClassId[]) => {
      const later = scene(ID, { at: 'pit-drum', rank: 2, heroes }, state => {
        state.things = state.things.slice(0, 2);
        if (state.things[0]) state.things[0].wounds = 4;
        state.story.flags = { ...flags };
        give(state, 'ecarus', 'main', 'greataxe');
      }).choose('attack:main,drum-1', TWO);
      expect(whereIs(later, 'orc-warrior-red-1')).toBe('camp-drum');
      return later.state.enemies[0]?.bodies[0]?.wounds;
    };
    expect([comes({}, LAWFUL), comes(t.state.story.flags, LAWFUL)]).toEqual([0, 3]);
    expect([comes({}, THREE), comes(t.state.story.flags, THREE)]).toEqual([0, 3]);
  });

  test('reward: 1.5 shards and a treasure for each hero, and the skin of a drum', () => {
    expect(adventureOf(ID).reward).toEqual({ shards: 1.5, treasures: 1, items: ['drum-head'] });
  });

  test.each([2, 3, 4, 5])('a game by chance with %i heroes comes to its end', heroes => {
    expect(randomGame(ID, heroes, `drums ${heroes}`).over).not.toBeNull();
  });
});
