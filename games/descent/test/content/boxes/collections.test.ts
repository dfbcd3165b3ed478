import { describe, expect, test } from 'vitest';
import { HEROES as BONDS_OF_THE_WILD } from '../../../content/boxes/hero-and-monster-collections/heroes/bonds-of-the-wild.ts';
import { HEROES as CROWN_OF_DESTINY } from '../../../content/boxes/hero-and-monster-collections/heroes/crown-of-destiny.ts';
import { HEROES as CRUSADE_OF_THE_FORGOTTEN } from '../../../content/boxes/hero-and-monster-collections/heroes/crusade-of-the-forgotten.ts';
import { HEROES as GUARDIANS_OF_DEEPHALL } from '../../../content/boxes/hero-and-monster-collections/heroes/guardians-of-deephall.ts';
import { HEROES as OATH_OF_THE_OUTCAST } from '../../../content/boxes/hero-and-monster-collections/heroes/oath-of-the-outcast.ts';
import { HEROES as SHARDS_OF_EVERDARK } from '../../../content/boxes/hero-and-monster-collections/heroes/shards-of-everdark.ts';
import { HEROES as STEWARDS_OF_THE_SECRET } from '../../../content/boxes/hero-and-monster-collections/heroes/stewards-of-the-secret.ts';
import { HEROES as TREATY_OF_CHAMPIONS } from '../../../content/boxes/hero-and-monster-collections/heroes/treaty-of-champions.ts';
import { HEROES as VISIONS_OF_DAWN } from '../../../content/boxes/hero-and-monster-collections/heroes/visions-of-dawn.ts';
import { HERO_AND_MONSTER_COLLECTIONS as BOX } from '../../../content/boxes/hero-and-monster-collections/index.ts';
import { damageOf, hero, holds, lay, monster, raid, sit, strike } from '../../positions.ts';
import { black, blue, gray, yellow } from './hero-positions.ts';

/** Each collection: its heroes by the first word of their names, and its monsters. */
const COLLECTIONS = [
  [OATH_OF_THE_OUTCAST, 'Trenloe Laurel Elder Shiver', 'bane-spider beastman razorwing'],
  [CROWN_OF_DESTINY, 'Corbin Lindel Jaes Brother', 'giant chaos-beast lava-beetle'],
  [CRUSADE_OF_THE_FORGOTTEN, 'Andira Astarra Tahlia Tetherys', 'golem medusa sorcerer'],
  [GUARDIANS_OF_DEEPHALL, 'Lord Mordrog Sahla Silhouette', 'crypt-dragon dark-priest wendigo'],
  [VISIONS_OF_DAWN, 'Ispher Master Nara Sir', 'manticore ogre troll'],
  [BONDS_OF_THE_WILD, 'Lyssa Challara Ronan Vyrah', 'kobold hellhound deep-elf'],
  [SHARDS_OF_EVERDARK, 'Arvel One Karnon Steelhorns', 'ice-wyrm dark-minotaur shade'],
  [TREATY_OF_CHAMPIONS, 'Jonas Grey Krutzbeck Zyla', 'crow-hag skeleton-archer demon-lord'],
  [STEWARDS_OF_THE_SECRET, 'Nanok Seer Okaluk Tatianna', 'blood-ape ferrox naga'],
] as const;

describe('Hero and Monster Collections', () => {
  test('D2C-EXP-02 each has 4 heroes, 3 monster groups and 1 overlord reward card, and no classes, shop cards or relics', () => {
    for (const [heroes, names] of COLLECTIONS)
      expect(
        Object.values(heroes)
          .map(({ name }) => name.en.split(' ')[0])
          .sort(),
      ).toEqual(names.split(' ').sort());
    expect(Object.keys(BOX.monsters ?? {}).sort()).toEqual(
      COLLECTIONS.flatMap(([, , monsters]) => monsters.split(' ')).sort(),
    );
    expect(Object.values(BOX.overlord ?? {}).map(({ xp }) => xp)).toEqual(COLLECTIONS.map(() => 0));
    expect([BOX.classes, BOX.skills, BOX.shop, BOX.relics, BOX.lieutenants]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  test('Mockery: a hero who has failed a willpower test rolls one more gray die in all tests of the encounter', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'avric-albright', 'disciple', 'J8');
      holds(state, ['mockery']);
      for (const attribute of ['willpower', 'might'] as const)
        lay(
          state,
          'syndrael',
          {
            at: 'turn-start',
            must: true,
            if: { is: 'about', who: 'self' },
            effects: [{ do: 'test', attribute, fail: [{ do: 'suffer', n: 1 }] }],
          },
          attribute,
        );
    }).choose('hero:syndrael');
    t.choose('order:syndrael/willpower/laid-0/0', [gray(3), black(2)]).choose('play:mockery', [
      gray(1),
      black(2),
      gray(3),
    ]);
    // Might 4 against 6 shields.
    expect([damageOf(t, 'syndrael'), t.state.overlord.hand]).toEqual([2, []]);
  });

  test('Splice: the group gets a surge for 2 damage, for which another monster nearby suffers 2', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
      monster(state, 'ettin*', 'H6', 'I6', 'H7', 'I7');
      holds(state, ['splice']);
      for (const group of state.groups) group.acted = group.of === 'ettin';
    }, 'zombie-1');
    if (t.offered('play:splice').length > 0) t.choose('play:splice');
    for (let i = 0; i < 4 && t.offered('attack:').length === 0; i++)
      t.choose(t.offered('pass')[0] ?? t.offered()[0] ?? '');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(2, 1), yellow(1), gray(0)]);
    while (t.kind === 'answer') t.choose('pass');
    t.choose(t.offered('surge:').find(one => one.includes('splice')) ?? '');
    for (let i = 0; i < 6 && t.kind !== 'monster-turn'; i++)
      t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect([damageOf(t, 'syndrael'), damageOf(t, 'ettin-master-1')]).toEqual([5, 2]);
  });
});
