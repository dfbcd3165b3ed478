import { describe, expect, test } from 'vitest';
import { ENEMIES, type Enemy, type EnemyId, enemyOf } from '../../content/enemies.ts';
import { TOKEN_COLOURS } from '../../content/words.ts';
import { armorOf, attackNow } from '../../rules/combat/foe.ts';
import { combat, fight, hold, me, sit } from '../positions.ts';

const armorText = ({ armor, elusive }: Enemy): string => (elusive === undefined ? `${armor}` : `${armor}/${elusive}`);
const attacksText = ({ attacks }: Enemy): string =>
  attacks.map(one => ('summon' in one ? `summons ${one.summon}` : `${one.value} ${one.element}`)).join(' + ');
const abilitiesText = ({ abilities, defends }: Enemy): string =>
  abilities
    .map(one => (one === 'defend' ? `defend ${defends}` : one))
    .toSorted()
    .join(', ') || '-';

describe('enemy tokens', () => {
  // Name, id, box, colour and copies, armor (with the higher one of the elusive), attacks, resistances, abilities, fame.
  test.each<[string, EnemyId, string, string, string, string, string, number]>([
    ['Prowlers', 'prowlers', 'base green x2', '3', '4 physical', '-', '-', 2],
    ['Diggers', 'diggers', 'base green x2', '3', '3 physical', '-', 'fortified', 2],
    ['Cursed Hags', 'cursed-hags', 'base green x2', '5', '3 physical', '-', 'poison', 3],
    ['Wolf Riders', 'wolf-riders', 'base green x2', '4', '3 physical', '-', 'swift', 3],
    ['Ironclads', 'ironclads', 'base green x2', '3', '4 physical', 'physical', 'brutal', 4],
    ['Orc Summoners', 'orc-summoners', 'base green x2', '4', 'summons brown', '-', 'summon', 4],
    ['Orc Skirmishers', 'orc-skirmishers', 'lost-legion green x2', '4', '1 physical + 1 physical', '-', '-', 2],
    [
      'Orc War Beasts',
      'orc-war-beasts',
      'lost-legion green x2',
      '5',
      '3 physical',
      'fire, ice',
      'brutal, unfortified',
      3,
    ],
    [
      'Orc Stonethrowers',
      'orc-stonethrowers',
      'lost-legion green x2',
      '2',
      '7 physical',
      'physical',
      'cumbersome, fortified',
      4,
    ],
    ['Orc Trackers', 'orc-trackers', 'lost-legion green x2', '3/6', '4 physical', '-', 'assassination, elusive', 3],
    ['Elemental Priestesses', 'elemental-priestesses', 'tezla green x1', '4', '3 ice + 3 fire', 'fire, ice', '-', 3],
    ['Cloud Griffons', 'cloud-griffons', 'tezla green x1', '4/8', '4 physical', '-', 'elusive, swift, unfortified', 3],
    ['Elven Protectors', 'elven-protectors', 'tezla green x2', '4', '3 physical', 'fire', 'defend 2', 2],
    ['Centaur Outriders', 'centaur-outriders', 'tezla green x2', '5', '3 physical', '-', 'swift', 2],
    ['Crystal Sprites', 'crystal-sprites', 'tezla green x2', '1/2', '1 ice + 1 ice', 'ice', 'defend 1, elusive', 1],
    ['Corrupted Priests', 'corrupted-priests', 'tezla green x1', '5', '4 coldfire', '-', 'defend 1, vampiric', 3],
    [
      'Shrouded Necromancers',
      'shrouded-necromancers',
      'tezla green x1',
      '5',
      'summons green',
      '-',
      'fortified, summon',
      3,
    ],
    ['Gibbering Ghouls', 'gibbering-ghouls', 'tezla green x2', '4', '4 physical', '-', 'vampiric', 2],
    [
      'Zombie Horde',
      'zombie-horde',
      'tezla green x2',
      '5',
      '1 physical + 1 physical + 1 physical',
      'ice',
      'cumbersome',
      2,
    ],
    ['Skeletal Warriors', 'skeletal-warriors', 'tezla green x2', '4', '3 physical', 'fire', '-', 1],
    ['Crossbowmen', 'crossbowmen', 'base grey x3', '4', '4 physical', '-', 'swift', 3],
    ['Guardsmen', 'guardsmen', 'base grey x3', '7', '3 physical', '-', 'fortified', 3],
    ['Swordsmen', 'swordsmen', 'base grey x2', '5', '6 physical', '-', '-', 4],
    ['Golems', 'golems', 'base grey x2', '5', '2 physical', 'physical', '-', 4],
    ['Heroes (ice)', 'heroes-ice', 'lost-legion grey x1', '4', '3 physical + 3 ice', 'ice', '-', 5],
    ['Heroes (fire)', 'heroes-fire', 'lost-legion grey x1', '4', '4 physical + 2 fire', 'fire', '-', 5],
    ['Heroes (swift)', 'heroes-swift', 'lost-legion grey x1', '5', '3 physical + 2 physical', '-', 'swift', 5],
    [
      'Heroes (fortified)',
      'heroes-fortified',
      'lost-legion grey x1',
      '4',
      '5 physical + 3 physical',
      '-',
      'fortified',
      5,
    ],
    ['Thugs', 'thugs', 'lost-legion grey x2', '5', '3 physical', '-', 'brutal', 2],
    ['Shocktroops', 'shocktroops', 'lost-legion grey x2', '3/6', '5 physical', '-', 'elusive, unfortified', 3],
    ['Minotaur', 'minotaur', 'base brown x2', '5', '5 physical', '-', 'brutal', 4],
    ['Gargoyle', 'gargoyle', 'base brown x2', '4', '5 physical', 'physical', '-', 4],
    ['Medusa', 'medusa', 'base brown x2', '4', '6 physical', '-', 'paralyze', 5],
    ['Crypt Worm', 'crypt-worm', 'base brown x2', '6', '6 physical', '-', 'fortified', 5],
    ['Werewolf', 'werewolf', 'base brown x2', '5', '7 physical', '-', 'swift', 5],
    ['Shadow', 'shadow', 'lost-legion brown x2', '4/8', '4 coldfire', '-', 'arcane-immunity, elusive', 4],
    ['Hydra', 'hydra', 'lost-legion brown x2', '6', '2 physical + 2 physical + 2 physical', 'ice', '-', 5],
    ['Manticore', 'manticore', 'lost-legion brown x2', '6', '4 physical', 'fire', 'assassination, poison, swift', 5],
    [
      'Blood Demon',
      'blood-demon',
      'tezla brown x1',
      '6',
      '6 physical',
      'fire',
      'arcane-immunity, assassination, brutal',
      5,
    ],
    ['Pain Wraith', 'pain-wraith', 'tezla brown x1', '4/8', '4 physical', '-', 'elusive, paralyze', 3],
    ['Vampire', 'vampire', 'tezla brown x1', '5/10', '5 physical', '-', 'elusive, vampiric', 4],
    ['Mummy', 'mummy', 'tezla brown x1', '5', '4 physical', 'ice, physical', 'poison', 4],
    ['Air Elemental', 'air-elemental', 'tezla brown x1', '4/8', '3 coldfire', 'fire, ice', 'elusive, swift', 4],
    ['Fire Elemental', 'fire-elemental', 'tezla brown x1', '6', '7 fire', 'fire', '-', 4],
    ['Water Elemental', 'water-elemental', 'tezla brown x1', '7', '6 ice', 'ice', '-', 4],
    [
      'Earth Elemental',
      'earth-elemental',
      'tezla brown x1',
      '5',
      '4 physical',
      'physical',
      'brutal, cumbersome, fortified',
      4,
    ],
    ['Monks', 'monks', 'base violet x2', '5', '5 physical', '-', 'poison', 4],
    ['Illusionists', 'illusionists', 'base violet x2', '3', 'summons brown', 'physical', 'summon', 4],
    ['Ice Mages', 'ice-mages', 'base violet x2', '6', '5 ice', 'ice', '-', 5],
    ['Fire Mages', 'fire-mages', 'base violet x2', '5', '6 fire', 'fire', '-', 5],
    ['Ice Golems', 'ice-golems', 'base violet x1', '4', '2 ice', 'ice, physical', 'paralyze', 5],
    ['Fire Golems', 'fire-golems', 'base violet x1', '4', '3 fire', 'fire, physical', 'brutal', 5],
    [
      'Sorcerers',
      'sorcerers',
      'lost-legion violet x2',
      '6',
      '6 physical',
      '-',
      'arcane-immunity, assassination, poison',
      5,
    ],
    [
      'Magic Familiars',
      'magic-familiars',
      'lost-legion violet x2',
      '7',
      '3 physical + 3 physical',
      '-',
      'brutal, unfortified',
      5,
    ],
    ['Freezers', 'freezers', 'base white x3', '7', '3 ice', 'fire', 'paralyze, swift', 7],
    ['Gunners', 'gunners', 'base white x3', '6', '6 fire', 'ice', 'brutal', 7],
    ['Altem Guardsmen', 'altem-guardsmen', 'base white x2', '7', '5 physical', 'fire, ice, physical', 'fortified', 8],
    ['Altem Mages', 'altem-mages', 'base white x2', '8', '4 coldfire', 'physical', 'brutal, poison', 8],
    [
      'Grim Legionnaires',
      'grim-legionnaires',
      'lost-legion white x2',
      '10',
      '11 physical',
      '-',
      'arcane-immunity, unfortified',
      8,
    ],
    [
      'Delphana Masters',
      'delphana-masters',
      'lost-legion white x2',
      '8',
      '5 coldfire',
      'fire, ice',
      'assassination, paralyze',
      9,
    ],
    ['Fire Catapult', 'fire-catapult', 'lost-legion white x1', '7', '8 fire', '-', 'cumbersome, fortified', 7],
    ['Ice Catapult', 'ice-catapult', 'lost-legion white x1', '6', '9 ice', '-', 'cumbersome, fortified', 7],
    ['Swamp Dragon', 'swamp-dragon', 'base red x2', '9', '5 physical', '-', 'poison, swift', 7],
    ['Fire Dragon', 'fire-dragon', 'base red x2', '7', '9 fire', 'fire, physical', '-', 8],
    ['Ice Dragon', 'ice-dragon', 'base red x2', '7', '6 ice', 'ice, physical', 'paralyze', 8],
    ['High Dragon', 'high-dragon', 'base red x2', '9', '6 coldfire', 'fire, ice', 'brutal', 9],
    ['Storm Dragon', 'storm-dragon', 'lost-legion red x2', '7/14', '4 ice', 'ice', 'elusive, swift', 7],
    ['Lava Dragon', 'lava-dragon', 'lost-legion red x2', '8', '6 fire', 'fire', 'brutal, fortified', 8],
    [
      'Dragon Summoner',
      'dragon-summoner',
      'lost-legion red x2',
      '8',
      'summons brown + summons brown',
      'physical',
      'arcane-immunity, summon',
      9,
    ],
    ['Vampiric Dragon', 'vampiric-dragon', 'tezla red x2', '8/16', '8 physical', '-', 'elusive, vampiric', 7],
    ['Death Dragon', 'death-dragon', 'tezla red x2', '9', '7 physical', '-', 'assassination, paralyze', 6],
    ['Savage Dragon', 'savage-dragon', 'tezla red x2', '7', '5 physical', 'physical', 'brutal', 6],
    ['Lightning Dragon', 'lightning-dragon', 'tezla red x2', '7/14', '6 coldfire', 'fire, ice', 'elusive', 7],
  ])(
    '%s: %s, %s, armor %s, attack %s, resists %s, abilities %s, fame %i',
    (name, id, token, armor, attacks, resists, abilities, fame) => {
      const enemy = enemyOf(id);
      expect(enemy.name.en).toBe(name);
      expect(`${enemy.box} ${enemy.colour} x${enemy.copies}`).toBe(token);
      expect([armorText(enemy), attacksText(enemy)]).toEqual([armor, attacks]);
      expect(enemy.resists.toSorted().join(', ') || '-').toBe(resists);
      expect([abilitiesText(enemy), enemy.fame]).toEqual([abilities, fame]);
    },
  );

  test('all of them stand in the table above, and the piles have the printed sizes', () => {
    const sizes = (box: string) =>
      TOKEN_COLOURS.map(colour =>
        Object.values<Enemy>(ENEMIES).reduce(
          (sum, one) => sum + (one.box === box && one.colour === colour ? one.copies : 0),
          0,
        ),
      );
    expect(Object.keys(ENEMIES)).toHaveLength(73);
    // Green, grey, brown, violet, white, red.
    expect(sizes('base')).toEqual([12, 10, 10, 10, 10, 8]);
    expect(sizes('lost-legion')).toEqual([8, 8, 6, 4, 6, 6]);
    expect(sizes('tezla')).toEqual([16, 0, 8, 0, 0, 8]);
  });

  test('every token fights with what is printed on it', () => {
    let fought = 0;
    for (const id of Object.keys(ENEMIES) as EnemyId[]) {
      const t = sit({}, state => {
        fight(state, [id], { phase: 'block' });
      });
      if (t.kind !== 'block') continue;
      const { attacks, armor, elusive } = enemyOf(id);
      expect(armorOf(t.state, combat(t), 0)).toBe(elusive ?? armor);
      expect(attacks.map((_, attack) => attackNow(t.state, combat(t), 0, attack))).toEqual(
        attacks.map(one => ('value' in one ? one.value : 0)),
      );
      fought++;
    }
    // All but the four that only summon.
    expect(fought).toBe(73 - 4);
  });
});

describe('reputation printed on a token', () => {
  test.each<[EnemyId, number]>([
    ['heroes-ice', -1],
    ['heroes-fire', -1],
    ['heroes-swift', -1],
    ['heroes-fortified', -1],
    ['thugs', 1],
    ['swordsmen', 0],
  ])('whoever defeats %s changes the reputation by %i', (id, change) => {
    const t = sit({}, state => {
      const { foes } = fight(state, [id], { phase: 'attack', from: 'garrison' });
      for (const foe of foes) foe.armor = 1 - enemyOf(id).armor;
      hold(state, 0, 'concentration', 'rage');
    });
    t.choose('target:0').choose('play:rage,basic').choose('strike');
    expect([me(t).reputation, me(t).fame]).toEqual([change, enemyOf(id).fame]);
  });
});
