import { describe, expect, test } from 'vitest';
import { type AdventureId, adventureOf } from '../../content/adventures/index.ts';
import type { CardId } from '../../content/enemies/index.ts';
import { ENEMY_POWERS, type EnemyPowerId } from '../../content/enemy-powers.ts';
import { SHADOWS, type ShadowId } from '../../content/shadows.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { zoneNamed } from '../../rules/zones.ts';
import { heard } from '../enemy-turns.ts';
import { enemy, sit } from '../positions.ts';

/** A shadow in the zone of the heroes: with the first action somebody looks around. */
const reveals = (
  shadow: ShadowId,
  adventure: AdventureId = 'sparring-yard',
  cards: readonly CardId[] = ['gremlin-green-1'],
  powers: readonly EnemyPowerId[] = [],
) => {
  const [start = '2A.c'] = adventureOf(adventure).start;
  return sit({ adventure, at: start }, (state: State) => {
    state.shadows = [zoneNamed(state, start)];
    state.supplies.shadow = newSupply<ShadowId>([shadow]);
    state.supplies.enemy = newSupply([...cards]);
    state.supplies.power = newSupply([...powers]);
    if (adventure === 'sparring-yard') enemy(state, 'brigand-green-2', '1A.h');
  }).choose('dash');
};
const cards = (t: ReturnType<typeof reveals>) => heard(t, 'appeared').map(event => event.enemy);

describe('shadow tokens', () => {
  test('Citizen: harmless, four of them; in the market quarter of Strings a mob comes in its place', () => {
    const t = reveals('citizen');
    expect([cards(t), t.state.shadows, t.state.supplies.shadow.out, SHADOWS.citizen.copies]).toEqual([
      [],
      [],
      ['citizen'],
      4,
    ]);
    expect(cards(reveals('citizen', 'strings', ['gremlin-green-1', 'puppet-mob-1']))).toEqual(['puppet-mob-1']);
  });
  test('SS-SHAD-09 the citizen is discarded unless the adventure gives it another meaning', () => {
    expect(reveals('citizen').state.supplies.shadow.out).toEqual(['citizen']);
  });

  test('One enemy: the top card of the deck comes into play in place of the token, five of them', () => {
    const t = reveals('single');
    expect([cards(t), SHADOWS.single.copies]).toEqual([['gremlin-green-1'], 5]);
    expect(heard(t, 'appeared')[0]?.zone).toBe(heard(t, 'shadow')[0]?.zone);
    expect([t.state.shadows, t.state.supplies.shadow.out]).toEqual([[], ['single']]);
  });
  test('SS-SHAD-10 the single enemy is the next of the deck', () => {
    expect(cards(reveals('single', 'sparring-yard', ['orc-warrior-red-1']))).toEqual(['orc-warrior-red-1']);
  });

  test('Experienced enemy: with one power more, unless it has two, two of them', () => {
    const powers = (card: CardId) =>
      reveals('veteran', 'sparring-yard', [card], ['hale', 'savage']).state.enemies.at(-1)?.powers.length;
    expect([powers('gremlin-green-1'), powers('gremlin-green-2'), SHADOWS.veteran.copies]).toEqual([1, 2, 2]);
  });
  test('SS-SHAD-11 the power of an experienced enemy is of another type than its own', () => {
    const own = reveals('veteran', 'sparring-yard', ['gremlin-green-2'], ['hale', 'thick-hide', 'savage'])
      .state.enemies.at(-1)
      ?.powers.map(power => ENEMY_POWERS[power].type);
    expect(own?.toSorted()).toEqual(['always', 'attack']);
  });

  test('Two enemies: the two top cards, both in place of the token, two of them', () => {
    const t = reveals('double', 'sparring-yard', ['gremlin-green-1', 'brigand-green-1']);
    expect([cards(t).toSorted(), SHADOWS.double.copies]).toEqual([['brigand-green-1', 'gremlin-green-1'], 2]);
    expect(new Set(heard(t, 'appeared').map(event => event.zone)).size).toBe(1);
  });
  test('SS-SHAD-12 of two enemies as many come as there are cards', () => {
    expect(cards(reveals('double'))).toEqual(['gremlin-green-1']);
  });

  test('Special enemy: the one the book names, one of them; without a book nothing', () => {
    expect([cards(reveals('special-enemy')), SHADOWS['special-enemy'].copies]).toEqual([[], 1]);
    expect(cards(reveals('special-enemy', 'strings', ['gremlin-green-1', 'puppet-mob-1']))).toEqual(['puppet-mob-1']);
  });
  test('SS-SHAD-13 if the named enemy is in play already, the book says what comes instead', () => {
    expect(cards(reveals('special-enemy', 'strings', ['gremlin-green-1']))).toEqual(['gremlin-green-1']);
  });

  test('Special event: what the book says, two of them; under the bell an activation card', () => {
    const t = reveals('special-event', 'the-bell-without-a-hand');
    expect([heard(t, 'activation-card').length, SHADOWS['special-event'].copies]).toEqual([1, 2]);
    expect(heard(reveals('special-event'), 'activation-card')).toEqual([]);
  });
  test('SS-SHAD-14 the event is read first', () => {
    const t = reveals('special-event', 'the-bell-without-a-hand');
    const kinds = t.happened().map(({ kind }) => kind);
    expect(kinds.indexOf('story')).toBeGreaterThan(-1);
    expect(kinds.indexOf('story')).toBeLessThan(kinds.indexOf('activation-card'));
  });
});
