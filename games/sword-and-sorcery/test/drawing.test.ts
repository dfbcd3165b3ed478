import type { Lang } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { ADVENTURES, type AdventureId, adventureOf } from '../content/adventures/index.ts';
import { draw } from '../drawing/index.ts';
import type { State } from '../index.ts';
import { heroOf } from '../state.ts';
import { guard, suffers } from './laid.ts';
import { blue, enemy, give, learn, red, type Sitting, sit, stand, zone } from './positions.ts';

const drawn = (t: Sitting, lang: Lang = 'en', plain = false): string[] =>
  draw(t.state, { lang, plain, seat: seat => `Seat ${seat + 1}` });
/** The lines of the map, without what stands above and below. */
const map = (t: Sitting): string[] => drawn(t).filter(line => /^ *[┌│├└]/.test(line));

/** The practice yard as a busy evening would leave it. */
const busy = (state: State): void => {
  stand(state, 'laegon', '2A.n');
  give(state, 'ecarus', 'main', 'longsword');
  give(state, 'ecarus', 'pack', 'bandage');
  give(state, 'ecarus', 'pack', 'bandage');
  learn(state, 'ecarus', 'charge', 'rally');
  const ecarus = heroOf(state, 'ecarus');
  if (ecarus.powers[0] !== undefined) ecarus.powers[0].glasses = 2;
  ecarus.wounds = 3;
  ecarus.fire.push(2);
  ecarus.coins = [1, 1, 0];
  suffers(state, 'ecarus', 'slowed');
  heroOf(state, 'laegon').ghost = true;
  enemy(state, 'gremlin-green-1', '2A.c');
  enemy(state, 'brigand-blue-1', '3A.a').bodies[0]?.conditions.push('knocked-down');
  state.ground[zone('2A.w')]?.fire.push(1);
  const ground = state.ground[zone('2A.o')];
  if (ground !== undefined) {
    ground.loot = 2;
    ground.coins = [1, 0, 1];
    ground.items.push({ id: 'leather', side: 0, forged: false, charges: 0 });
  }
  state.shadows = [zone('4B.d')];
  state.waypoints = [{ id: 'w', zone: zone('4B.c') }];
  state.portals = [
    { symbol: 'hit', zone: zone('4B.b'), open: true },
    { symbol: 'magic', zone: zone('4B.a'), open: false },
  ];
  state.events.up = ['quiet-hour'];
  state.shards = 4;
  state.storyCards = [];
};

describe('the table as text', () => {
  test('the map: walls, zones with letters, everybody and everything in them, doors and barriers', () => {
    const t = sit({}, busy);
    expect(map(t).slice(0, 24)).toEqual([
      '┌───────────┬───────────┐       ┌───────┐       ┌───────────────────────┐',
      '│C          │?          │       │la A   │       │e2_        ┊           │',
      '│           │           │       │       │       │       ┌───────┐       │',
      '│    [a]    │    [b]    │       │    [g]│       │    [l]│       │[m]    │',
      '├─────D─────┘┄┄┄┄┄┄┄┄┄┄┄└───────┘┄┄┄┄┄┄┄└───────┘       └───────┘       │',
      '│        [c]┊    [d]    ┊f   [h]┊Ec e1  ┊$   [j]┊           ┊           │',
      '│           ┊           ┊       ┊       ┊       ·┄┄┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄┄┄│',
      '│           ┊           ┊       ┊    [i]┊       ┊           ┊           │',
      '├───────────┬───╴┄┄┄╶───┬───────┐┄┄┄┄┄┄┄┌───────┐       ┌───────┐       │',
      '│           │           │       │    [k]│       │    [n]│       │[o]    │',
      '│           │           │       │       │       │       └───────┘       │',
      '│    [e]    L    [f]    │       │       │       │           ┊           │',
      '└───────────┴───────────┼───────┘┄┄┄·┄┄┄└───────┼───────────────────────┘',
      '                        │o          ┊O          │',
      '                        │           ┊           │',
      '                        │    [p]    ┊    [q]    │',
      '                        │┄v┄┄┄v┄┄┄v┄┌───────╴┄┄┄│',
      '                        │+          │S          │',
      '                        │           ╵           │',
      '                        │    [r]    ┊    [s]    │',
      '                        │       ·┄┄┄·┄┄┄·       │',
      '                        │       ┊~      ┊       │',
      '                        │   ·┄┄┄·       ·┄┄┄·   │',
      '                        │   ┊    [t]        ┊   │',
    ]);
  });

  test('doors as they stand: closed, locked, with a magic lock, walled up, open', () => {
    const row = (change: (state: State) => void): string => map(sit({}, change))[4]?.slice(0, 13) ?? '';
    const door = (now: 'closed' | 'locked' | 'wall' | 'open', lock: string | null = null) =>
      row(state => {
        guard(state);
        const [first] = state.doors;
        if (first !== undefined) Object.assign(first, { state: now, lock });
      });
    expect([door('closed'), door('locked'), door('locked', 'red'), door('wall'), door('open')]).toEqual([
      '├─────D─────┘',
      '├─────L─────┘',
      '├─────M─────┘',
      '├───────────┘',
      '├───╴┄┄┄╶───┘',
    ]);
  });

  test('what finds no room beside the mark is counted there', () => {
    const t = sit({ heroes: ['white-rose', 'archer', 'cleric', 'rogue', 'white-mage'] }, state => {
      for (const card of ['gremlin-green-1', 'gremlin-green-2', 'brigand-green-1', 'brigand-green-2'] as const)
        enemy(state, card, '2A.c');
      state.shadows = [zone('2A.c')];
    });
    expect(
      map(t)
        .slice(5, 8)
        .map(line => line.slice(32, 41)),
    ).toEqual(['┊Ec La  ┊', '┊Th Sh  ┊', '┊Au  i+5┊']);
  });

  test('the clock of the event deck, the aim, shards; heroes with wounds, actions, powers and things', () => {
    const lines = drawn(sit({}, busy));
    expect(lines.slice(0, 3).join(' ')).toBe(
      'The Sparring Yard. Round 1; event: A Quiet Hour; 7 rounds until the event deck is used up; shards:    4. Slay all enemies.',
    );
    const at = lines.findIndex(line => line.startsWith('Ec Ecarus'));
    expect(lines.slice(at, at + 5)).toEqual([
      'Ec Ecarus, Knight of the White Rose I (Seat 1): 3/8 wounds; armour 0, shields 0, dice 1; Crossing;',
      '   slowed; Fire II',
      '   > left: 3 movement points, 1 of 1 combat actions, 1 of 1 standard actions',
      '   powers: Charge (2 hourglasses), Rally (ready); wears: Longsword; carries: 2× Bandage; 15 crowns',
      'la Laegon, Archer I (Seat 1): a ghost; Lantern Lane',
    ]);
  });

  test('enemies with wounds, conditions and charges, and their scrolls in short', () => {
    const lines = drawn(sit({}, busy), 'de');
    const at = lines.findIndex(line => line.startsWith('e1 '));
    expect(lines.slice(at, at + 6)).toEqual([
      'e1 Grüner Gremlin: 0/3 Wunden; Rüstung 0, Schilde 0, Würfel 0; Kreuzung; geführt von Ecarus',
      'e2 Blauer Wegelagerer: 0/5 Wunden; Rüstung 0, Schilde 0, Würfel 1; Schildhalle; niedergeschlagen;',
      '   Ladungen: Heiltrank 1; geführt von Ecarus',
      'Pergament Grüner Gremlin (sucht den Nächsten): in derselben Zone: Klauen | 1-3 Zonen entfernt: in',
      '   den Nahkampf, Klauen | weiter entfernt: 3 gehen. Klauen (eigene Zone) 1 Treffer + 1 blau.',
      '   Zusammenrotten I.',
    ]);
  });

  test('what lies in the zones, by their names', () => {
    const lines = drawn(sit({}, busy));
    expect(lines).toContain("Cooper's Lane: Leather, 55 crowns, 2 loot");
    expect(lines).toContain('Pine slope: open portal (hit)');
    expect(lines).toContain("Tanner's Lane: Fire I");
    expect(lines.some(line => line.startsWith('[i] Crossing '))).toBe(true);
  });

  test('the attack under way: dice, hits, what is left of the defence', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    });
    t.choose('attack:main,orc-warrior-red-1', [red('hit+energy'), blue('hit'), blue('block')]);
    expect(t.kind).toBe('attack-properties');
    expect(drawn(t).join(' ')).toContain(
      'Ecarus → Orc Champion: Longsword; rolled red hit+energy, blue hit, blue block; 3 hits.',
    );
  });

  test('spoken: every zone with its ways, doors and what lies there, and no picture', () => {
    const lines = drawn(sit({}, busy), 'en', true);
    expect(lines).toContain('Tavern, north: ways to –; a door to Tavern street, north, chest.');
    expect(lines).toContain('Ledge foot: ways to Pine hollow and Bramble ground; waypoint.');
    expect(lines).toContain(
      'Bramble ground: ways to Ledge foot, Pine hollow, Alder thicket and Sunny clearing; difficult ground.',
    );
    expect(lines.filter(line => /[┌│├└┄]/.test(line))).toEqual([]);
  });

  test.each(Object.keys(ADVENTURES) as AdventureId[])('%s fits into 100 columns in both languages', id => {
    const t = sit({ adventure: id, at: adventureOf(id).start[0] ?? '' });
    for (const lang of ['en', 'de'] as const) expect(drawn(t, lang).filter(line => line.length > 100)).toEqual([]);
  });
});
