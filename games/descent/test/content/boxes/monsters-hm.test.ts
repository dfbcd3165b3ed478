import { describe, expect, test } from 'vitest';
import '../../../index.ts';
import { groupLine, linesOf } from './monster-lines.ts';

describe('monster groups', () => {
  test.each([
    [
      'Bane Spider',
      'bane-spider',
      '2x2 dark cave 0+1 1+1 2+1',
      [
        '4 4 gray | ranged blue red | poisoned, pierce 1 | ',
        '4 7 gray | ranged blue red | poisoned, pierce 2 | cocoon!',
        '4 6 gray brown | ranged blue red | poisoned, pierce 2 | ',
        '4 9 gray brown | ranged blue red yellow | poisoned, pierce 3 | cocoon!',
      ],
    ],
    [
      'Beastman',
      'beastman',
      '1x1 mountain wilderness 1+1 2+1 3+1',
      [
        '4 4 gray | melee blue yellow | damage 1 | ravage',
        '4 5 gray | melee blue red | damage 2 | command ravage',
        '5 5 gray | melee blue red | damage 2 | ravage',
        '5 6 gray | melee blue red yellow | damage 2 | command ravage',
      ],
    ],
    [
      'Razorwing',
      'razorwing',
      '1x1 wilderness cave 1+1 2+1 3+1',
      [
        '5 4 brown | melee blue yellow | damage 1 | fly',
        '6 6 brown | melee blue yellow | stunned, damage 1 | fly',
        '5 7 brown | melee blue yellow | damage 2 | fly',
        '6 9 brown | melee blue yellow yellow | stunned, damage 2 | fly',
      ],
    ],
    [
      'Chaos Beast',
      'chaos-beast',
      '2x2 dark cursed 0+1 1+1 2+1',
      [
        '3 5 gray | ranged | damage 1 | morph',
        '3 6 gray | ranged | damage 1 | morph sorcery-2',
        '3 7 gray | ranged | damage 1 | morph',
        '3 10 gray | ranged | damage 1 | morph sorcery-3',
      ],
    ],
    [
      'Giant',
      'giant',
      '2x2 mountain wilderness 1+0 0+1 1+1',
      [
        '3 10 black | melee blue red | stunned | reach',
        '3 12 black | melee blue red | stunned | reach sweep!',
        '3 12 black | melee blue red yellow | stunned | reach',
        '3 15 black | melee blue red red | stunned | reach sweep!',
      ],
    ],
    [
      'Lava Beetle',
      'lava-beetle',
      '1x1 hot cave 1+1 2+1 3+1',
      [
        '3 3 gray | ranged blue red | blast, damage 1 | ',
        '3 5 gray | ranged blue red | damage 1 | blast',
        '3 5 gray | ranged blue red | blast, damage 2 | ',
        '3 7 gray | ranged blue red yellow | damage 2, damage 1 | blast',
      ],
    ],
    [
      'Golem',
      'golem',
      '2x2 mountain building 1+0 0+1 1+1',
      [
        '3 8 black | melee blue red | damage 1 | ironskin',
        '3 10 black | melee blue red | damage 2 | ironskin unmovable',
        '3 10 black gray | melee blue red red | damage 1 | ironskin',
        '3 12 black gray | melee blue red red | damage 2 | ironskin unmovable',
      ],
    ],
    [
      'Medusa',
      'medusa',
      '1x1 cursed building 2+0 1+1 2+1',
      [
        '4 4 gray | ranged blue yellow | immobilized, poisoned | ',
        '4 6 gray | ranged blue yellow | immobilized, poisoned, stunned | ',
        '4 6 gray brown | ranged blue yellow yellow | immobilized, poisoned | ',
        '4 9 gray brown | ranged blue yellow yellow | immobilized, poisoned, stunned | ',
      ],
    ],
    [
      'Sorcerer',
      'sorcerer',
      '1x1 civilized building 1+1 2+1 3+1',
      [
        '4 3 gray | ranged blue yellow |  | sorcery-2 summon!',
        '4 5 gray | ranged blue yellow |  | death-wish sorcery-3 summon!',
        '4 5 gray | ranged blue red |  | sorcery-2 summon!',
        '4 8 gray | ranged blue red |  | death-wish sorcery-3 summon!',
      ],
    ],
    [
      'Crypt Dragon',
      'crypt-dragon',
      '3x2 dark cursed 1+0 0+1 1+1',
      [
        '3 5 gray gray | ranged blue yellow | blast, damage 2 | ',
        '3 7 gray gray | ranged blue yellow | blast, damage 2 | cause-fear!',
        '3 7 black gray | ranged blue red yellow | blast, damage 2 | horrifying',
        '3 10 black gray | ranged blue red yellow | blast, damage 2 | horrifying cause-fear!',
      ],
    ],
    [
      'Dark Priest',
      'dark-priest',
      '1x1 civilized cursed 1+1 2+1 3+1',
      [
        '4 4 brown | ranged blue yellow | damage 1 | dark-prayer!',
        '4 6 brown | ranged blue yellow | damage 1 | dark-prayer! heal!',
        '4 7 brown | ranged blue yellow | damage 2 | dark-prayer!',
        '4 9 brown | ranged blue yellow yellow | damage 2 | horrifying dark-prayer! heal!',
      ],
    ],
    [
      'Wendigo',
      'wendigo',
      '2x2 cold cave 0+1 1+1 2+1',
      [
        '4 5 gray | melee blue red | damage 1 | ravage stealthy',
        '4 7 gray | melee blue red | damage 1 | freezing ravage stealthy',
        '4 7 gray | melee blue red | damage 2 | ravage stealthy',
        '4 10 gray | melee blue red yellow | damage 2 | freezing ravage stealthy',
      ],
    ],
    [
      'Manticore',
      'manticore',
      '2x1 wilderness dark 1+0 0+1 1+1',
      [
        '4 5 gray | ranged blue yellow | pierce 2, range 1 | ravage',
        '4 7 gray | ranged blue yellow | pierce 3, poisoned, range 1 | ravage',
        '4 7 gray | ranged blue yellow yellow | pierce 3, range 2 | ravage',
        '4 9 gray | ranged blue yellow yellow | pierce 4, poisoned, range 2 | ravage',
      ],
    ],
    [
      'Ogre',
      'ogre',
      '2x2 building cave 1+0 0+1 1+1',
      [
        '3 6 gray | melee blue yellow | knockback, damage 3 | ',
        '3 9 gray | melee blue red | knockback, damage 3 | fleshmonger',
        '3 9 gray | melee blue yellow | knockback, damage 3 | ',
        '3 12 gray | melee blue red yellow | knockback, damage 3 | fleshmonger',
      ],
    ],
    [
      'Troll',
      'troll',
      '2x2 mountain cave 1+0 0+1 1+1',
      [
        '3 8 gray | melee blue red |  | backswing reach',
        '3 10 gray | melee blue red |  | backswing reach sweep!',
        '3 10 gray | melee blue red red |  | backswing reach',
        '3 13 gray | melee blue red red |  | backswing reach sweep!',
      ],
    ],
    [
      'Deep Elf',
      'deep-elf',
      '1x1 dark cave 1+0 0+1 1+1',
      [
        '5 7 brown | melee blue yellow pierce 2 | damage 1 | stealthy',
        '5 9 brown | melee blue yellow pierce 3 | damage 1 | riposte stealthy',
        '5 8 gray | melee blue yellow pierce 2 | damage 2 | stealthy',
        '5 10 gray | melee blue yellow pierce 4 | damage 2 | riposte stealthy',
      ],
    ],
    [
      'Hellhound',
      'hellhound',
      '2x1 hot cursed 1+1 2+1 3+1',
      [
        '4 4 gray | melee blue red | hunt, pierce 2 | ',
        '4 6 gray | melee blue red | hunt, fire-breath, pierce 2 | ',
        '5 6 black | melee blue red | hunt, pierce 3 | ',
        '5 8 black | melee blue red yellow | hunt, fire-breath, pierce 3 | ',
      ],
    ],
    [
      'Kobold',
      'kobold',
      '1x1 building cave 4+2 8+2 9+3',
      [
        '3 2 brown | melee blue | swarm | scamper small-beginnings',
        '3 5 brown | melee blue yellow | swarm | scamper spawner',
        '4 4 brown | melee blue | swarm | scamper small-beginnings',
        '4 7 brown | melee blue yellow | swarm | scamper spawner',
      ],
    ],
    [
      'Dark Minotaur',
      'dark-minotaur',
      '1x1 civilized dark 1+0 0+1 1+1',
      [
        '4 8 brown | melee blue | pierce 1 | bull-rush filthy-murk putrid-boils',
        '4 8 black | melee blue | pierce 2 | bull-rush filthy-murk putrid-boils',
        '4 10 gray brown | melee blue red | pierce 2 | bull-rush filthy-murk putrid-boils',
        '4 10 gray black | melee blue red | pierce 4 | bull-rush filthy-murk putrid-boils',
      ],
    ],
    [
      'Ice Wyrm',
      'ice-wyrm',
      '3x2 cold cave 1+0 0+1 1+1',
      [
        '4 7 gray gray | melee blue red |  | entomb reach',
        '4 9 gray gray | melee blue red |  | entomb freezing reach',
        '4 11 gray gray | melee blue red red |  | entomb reach',
        '4 14 gray gray | melee blue red red |  | entomb freezing reach',
      ],
    ],
    [
      'Shade',
      'shade',
      '1x1 cursed dark 2+1 3+1 4+1',
      [
        '4 2 black | melee blue yellow | pierce 1 | soul-shackle-1 flicker!',
        '4 5 black | melee blue yellow | pierce 2 | soul-shackle-2 flicker!',
        '5 4 black | melee blue red | pierce 1 | soul-shackle-1 flicker!',
        '5 7 black | melee blue red yellow | pierce 2 | soul-shackle-3 flicker!',
      ],
    ],
    [
      'Crow Hag',
      'crow-hag',
      '1x1 dark civilized 0+1 1+1 2+1',
      [
        '4 5 gray | ranged blue yellow | damage 1 | lifethirst-1',
        '4 7 black | ranged blue yellow | damage 1 | lifethirst-1 death-omen!',
        '5 7 black | ranged blue yellow | damage 2 | lifethirst-1',
        '5 9 black gray | ranged blue yellow | damage 2 | lifethirst-2 death-omen!',
      ],
    ],
    [
      'Demon Lord',
      'demon-lord',
      '2x2 hot cursed 1+0 0+1 1+1',
      [
        '3 6 gray gray | ranged blue yellow | wither | sorcery-2',
        '3 9 gray gray | ranged blue yellow | wither | aura-1 sorcery-3',
        '3 8 gray gray | ranged blue yellow yellow | wither | sorcery-2',
        '3 12 gray gray | ranged blue red yellow | wither | aura-1 sorcery-3',
      ],
    ],
    [
      'Skeleton Archer',
      'skeleton-archer',
      '1x1 cursed civilized 2+1 3+1 4+1',
      [
        '4 3 brown | ranged blue yellow pierce 1 | range 1 | reanimation',
        '4 6 brown | ranged blue yellow pierce 1 | range 1, damage 1 | reanimation',
        '4 4 brown | ranged blue yellow pierce 1 | range 2, damage 1 | reanimation',
        '4 8 brown | ranged blue yellow pierce 2 | range 2, damage 2 | reanimation',
      ],
    ],
    [
      'Blood Ape',
      'blood-ape',
      '2x2 cave hot 0+1 1+1 2+1',
      [
        '4 5 gray | melee blue red | damage 1 | ravage',
        '4 7 gray | melee blue red | damage 2 | ravage leap-attack!',
        '4 7 gray | melee blue red yellow | damage 2 | ravage',
        '4 9 gray | melee blue red red | damage 2 | ravage leap-attack!',
      ],
    ],
    [
      'Ferrox',
      'ferrox',
      '1x1 cave water 1+1 2+1 3+1',
      [
        '4 4 gray | melee blue red | diseased, pierce 2 | ',
        '4 5 gray | melee blue red | diseased, pierce 2 | extract!',
        '4 5 gray brown | melee blue red yellow | diseased, pierce 3 | ',
        '4 8 gray brown | melee blue red yellow | diseased, pierce 3 | extract!',
      ],
    ],
    [
      'Naga',
      'naga',
      '2x2 water cave 0+1 1+1 2+1',
      [
        '4 5 black | ranged blue red | poisoned | sorcery-1',
        '4 6 black | ranged blue red | poisoned | sorcery-2 constrict!',
        '4 6 black | ranged blue red | poisoned | sorcery-3',
        '4 8 black | ranged blue red yellow | poisoned | sorcery-3 constrict!',
      ],
    ],
  ] as const)('%s: its card in both acts, minion and master', (_, id, group, lines) => {
    expect(groupLine(id)).toBe(group);
    expect(linesOf(id)).toEqual(lines);
  });
});
