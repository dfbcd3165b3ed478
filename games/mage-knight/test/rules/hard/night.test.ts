import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../content/cards.ts';
import type { SiteKind } from '../../../content/sites.ts';
import type { Mana } from '../../../content/words.ts';
import { newSite } from '../../../rules/sites.ts';
import { hexOn, hold, layMap, me, type Sitting, sit, source, stand, tokens } from '../../positions.ts';

const C = hexOn(1, 0, 0);

/** By day (or at night) in a combat at such a site, an attack already declared. */
function inside(
  kind: SiteKind,
  night: boolean,
  cards: readonly CardId[],
  mana: readonly Mana[],
  dice: readonly Mana[] = [],
): Sitting {
  const t = sit({ night }, state => {
    layMap(state, ['country-3']);
    state.map.sites[C] = newSite(kind);
    state.tokens.brown = { pile: ['golems'], discard: [], unseen: 0 };
    hold(state, 0, ...cards);
    tokens(state, 0, ...mana);
    source(state, ...dice);
    stand(state, 0, C);
  });
  return t.choose('enter').choose('target:0');
}

describe('night inside the day', () => {
  test('MK-MANA-06 MK-MANA-07 MK-MANA-08 MK-CARD-06 MK-SITE-01 in a dungeon strong spells work by day, gold does not serve', () => {
    const spells = (kind: SiteKind, night: boolean) =>
      inside(kind, night, ['fireball'], ['red', 'black']).offered('play');
    expect(spells('dungeon', false)).toEqual(['play:fireball,basic', 'play:fireball,strong']);
    expect(spells('monster-den', false)).toEqual(['play:fireball,basic']);
    expect(spells('monster-den', true)).toEqual(['play:fireball,basic', 'play:fireball,strong']);
    const gold = (kind: SiteKind) => inside(kind, false, ['fireball'], [], ['gold']).offered('play');
    expect([gold('dungeon'), gold('monster-den')]).toEqual([[], ['play:fireball,basic']]);
    const black = (kind: SiteKind) =>
      inside(kind, false, ['fireball'], ['red'], ['black']).offered('play:fireball,strong');
    expect([black('dungeon'), black('monster-den')]).toEqual([['play:fireball,strong'], []]);
  });

  test('MK-MANA-06 the Amulet of the Sun lets gold serve in a dungeon too', () => {
    const t = inside('dungeon', false, ['amulet-of-the-sun', 'fireball'], []);
    expect(t.offered('play:fireball')).toEqual([]);
    t.choose('play:amulet-of-the-sun,basic');
    expect(t.offered('play:fireball')).toEqual(['play:fireball,basic']);
    t.choose('play:fireball,basic');
    expect(me(t).tokens.gold).toBe(0);
  });

  test('MK-MANA-08 when the combat is over it is day again', () => {
    const t = inside('dungeon', false, ['crystallize', 'concentration'], ['gold']);
    expect(t.offered('play:crystallize')).toEqual([]);
    t.choose('drop').choose('done').choose('done').choose('done');
    // Gold counts as any basic colour.
    expect([t.kind, t.offered('play:crystallize')]).toEqual([
      'after',
      ['play:crystallize,basic', 'play:crystallize,strong'],
    ]);
  });
});
