import { describe, expect, test } from 'vitest';
import '../../../index.ts';
import { groupLine, linesOf } from './monster-lines.ts';

describe('monster groups', () => {
  test.each([
    [
      'Bane Spider (Conversion Kit)',
      'bane-spider-ck',
      '2x2 dark cave 0+1 1+1 2+1',
      [
        '4 4 gray | ranged blue red | poisoned, pierce 1 | ',
        '4 7 gray | ranged blue red | poisoned, pierce 2 | cocoon!',
        '4 6 gray brown | ranged blue red | poisoned, pierce 2 | ',
        '4 9 gray brown | ranged blue red | poisoned, pierce 3 | cocoon!',
      ],
    ],
    [
      'Beastman (Conversion Kit)',
      'beastman-ck',
      '1x1 mountain wilderness 1+1 2+1 3+1',
      [
        '4 2 gray | melee blue red | damage 1 | ravage',
        '4 5 gray | melee blue red | damage 2 | command ravage',
        '5 4 gray | melee blue red | damage 2 | ravage',
        '5 6 gray | melee blue red yellow | damage 2 | command ravage',
      ],
    ],
    [
      'Blood Ape (Conversion Kit)',
      'blood-ape-ck',
      '2x2 cave hot 0+1 1+1 2+1',
      [
        '4 5 gray | melee blue red | damage 1 | ravage',
        '4 7 gray | melee blue red | damage 2 | ravage leap-attack-ck!',
        '4 7 gray | melee blue red yellow | damage 2 | ravage',
        '4 9 gray | melee blue red red | damage 2 | ravage leap-attack-ck!',
      ],
    ],
    [
      'Chaos Beast (Conversion Kit)',
      'chaos-beast-ck',
      '2x2 dark cursed 0+1 1+1 2+1',
      [
        '3 5 gray | ranged | damage 1 | morph',
        '3 6 gray | ranged | damage 1 | morph sorcery-2',
        '3 7 gray | ranged | damage 1 | morph',
        '3 10 gray | ranged | damage 1 | morph sorcery-3',
      ],
    ],
    [
      'Crypt Dragon (Conversion Kit)',
      'crypt-dragon-ck',
      '3x2 dark cursed 1+0 0+1 1+1',
      [
        '3 5 gray gray | ranged blue yellow | blast, damage 2 | ',
        '3 7 gray gray | ranged blue yellow | blast, damage 2 | cause-fear!',
        '3 6 black gray | ranged blue red yellow | blast, damage 2 | ',
        '3 10 black gray | ranged blue red yellow | blast, damage 2 | cause-fear!',
      ],
    ],
    [
      'Dark Priest (Conversion Kit)',
      'dark-priest-ck',
      '1x1 civilized cursed 1+1 2+1 3+1',
      [
        '4 2 brown | ranged blue yellow | damage 1 | dark-prayer-ck!',
        '4 5 brown | ranged blue yellow | damage 1 | dark-prayer-ck! heal!',
        '4 5 brown | ranged blue yellow | damage 2 | dark-prayer-ck!',
        '4 8 brown | ranged blue yellow yellow | damage 2 | dark-prayer-ck! heal!',
      ],
    ],
    [
      'Deep Elf (Conversion Kit)',
      'deep-elf-ck',
      '1x1 dark cave 1+0 0+1 1+1',
      [
        '5 7 brown | melee blue yellow pierce 2 | damage 1 | stealthy',
        '5 9 brown | melee blue yellow pierce 4 | damage 1 | stealthy',
        '5 8 gray | melee blue yellow pierce 2 | damage 2 | stealthy',
        '5 10 gray | melee blue yellow pierce 4 | damage 2 | stealthy',
      ],
    ],
    [
      'Demon Lord (Conversion Kit)',
      'demon-lord-ck',
      '2x2 hot cursed 1+0 0+1 1+1',
      [
        '3 6 gray gray | ranged blue yellow | wither | sorcery-2',
        '3 9 gray gray | ranged blue yellow | wither | aura-1 sorcery-3',
        '3 8 gray gray | ranged blue yellow yellow | wither | sorcery-2',
        '3 12 gray gray | ranged blue red yellow | wither | aura-1 sorcery-3',
      ],
    ],
    [
      'Ferrox (Conversion Kit)',
      'ferrox-ck',
      '1x1 cave water 1+1 2+1 3+1',
      [
        '4 4 gray | melee blue red | diseased, pierce 2 | ',
        '4 5 gray | melee blue red | diseased, pierce 2 | leech!',
        '4 5 gray brown | melee blue red yellow | diseased, pierce 3 | ',
        '4 8 gray brown | melee blue red yellow | diseased, pierce 3 | leech!',
      ],
    ],
    [
      'Giant (Conversion Kit)',
      'giant-ck',
      '2x2 mountain wilderness 1+0 0+1 1+1',
      [
        '3 10 black | melee blue red | stunned | reach',
        '3 12 black | melee blue red | stunned | reach sweep!',
        '3 12 black | melee blue red yellow | stunned | reach',
        '3 15 black | melee blue red red | stunned | reach sweep!',
      ],
    ],
    [
      'Golem (Conversion Kit)',
      'golem-ck',
      '2x2 mountain building 1+0 0+1 1+1',
      [
        '3 8 black | melee blue red | damage 1 | ironskin',
        '3 10 black | melee blue red | damage 2 | ironskin unmovable',
        '3 10 black gray | melee blue red red | damage 1 | ironskin',
        '3 12 black gray | melee blue red red | damage 2 | ironskin unmovable',
      ],
    ],
    [
      'Hellhound (Conversion Kit)',
      'hellhound-ck',
      '2x1 hot cursed 1+1 2+1 3+1',
      [
        '4 3 gray | melee blue red | fire-breath, pierce 2 | ',
        '4 6 gray | melee blue red | fire-breath, pierce 2 | aura-1',
        '5 5 gray | melee blue red | fire-breath, pierce 3 | ',
        '5 8 gray | melee blue red yellow | fire-breath, pierce 4 | aura-1',
      ],
    ],
    [
      'Kobold (Conversion Kit)',
      'kobold-ck',
      '1x1 building cave 3+1 5+2 6+3',
      [
        '3 2 brown | melee blue | swarm | scamper',
        '3 4 brown | melee blue | swarm | scamper split',
        '4 4 brown | melee blue | swarm | scamper',
        '4 6 brown | melee blue yellow | swarm | scamper split',
      ],
    ],
    [
      'Lava Beetle (Conversion Kit)',
      'lava-beetle-ck',
      '1x1 hot cave 1+1 2+1 3+1',
      [
        '3 3 gray | ranged blue red | blast, damage 1 | ',
        '3 5 gray | ranged blue red | damage 1 | blast',
        '3 5 gray | ranged blue red | blast, damage 2 | ',
        '3 7 gray | ranged blue red yellow | damage 2, damage 1 | blast',
      ],
    ],
    [
      'Manticore (Conversion Kit)',
      'manticore-ck',
      '2x1 wilderness dark 1+0 0+1 1+1',
      [
        '4 5 gray | ranged blue yellow | pierce 2, range 1 | ravage',
        '4 7 gray | ranged blue yellow | pierce 3, poisoned, range 1 | ravage',
        '4 7 gray | ranged blue yellow yellow | pierce 3, range 2 | ravage',
        '4 9 gray | ranged blue yellow yellow | pierce 4, poisoned, range 2 | ravage',
      ],
    ],
    [
      'Medusa (Conversion Kit)',
      'medusa-ck',
      '1x1 cursed building 2+0 1+1 2+1',
      [
        '4 4 gray | ranged blue yellow | immobilized, poisoned | ',
        '4 6 gray | ranged blue yellow | immobilized, poisoned, stunned | ',
        '4 6 gray brown | ranged blue yellow yellow | immobilized, poisoned | ',
        '4 9 gray brown | ranged blue yellow yellow | immobilized, poisoned, stunned | ',
      ],
    ],
    [
      'Naga (Conversion Kit)',
      'naga-ck',
      '2x2 water cave 0+1 1+1 2+1',
      [
        '4 4 black | ranged blue red |  | sorcery-1 grab!',
        '4 5 black | ranged blue red | poisoned | sorcery-2 grab!',
        '4 6 black | ranged blue red |  | sorcery-3 grab!',
        '4 7 black | ranged blue red yellow | poisoned | sorcery-3 grab!',
      ],
    ],
    [
      'Ogre (Conversion Kit)',
      'ogre-ck',
      '2x2 building cave 1+0 0+1 1+1',
      [
        '3 6 gray | melee blue yellow | knockback, damage 3 | ',
        '3 8 gray | melee blue red | knockback, damage 3 | undying',
        '3 9 gray | melee blue red | knockback, damage 3 | ',
        '3 12 gray | melee blue red yellow | knockback, damage 3 | undying',
      ],
    ],
    [
      'Razorwing (Conversion Kit)',
      'razorwing-ck',
      '1x1 wilderness cave 1+1 2+1 3+1',
      [
        '5 4 brown | melee blue yellow | damage 1 | fly',
        '6 6 brown | melee blue yellow | stunned, damage 1 | fly',
        '5 7 brown | melee blue yellow | damage 2 | fly',
        '6 9 brown | melee blue yellow yellow | stunned, damage 2 | fly',
      ],
    ],
    [
      'Shade (Conversion Kit)',
      'shade-ck',
      '1x1 cursed dark 2+1 3+1 4+1',
      [
        '4 2 black | melee blue yellow | pierce 2 | fly',
        '4 4 black | melee blue yellow | pierce 2 | fly leech!',
        '5 4 black | melee blue red | pierce 2 | fly',
        '5 6 black | melee blue red yellow | pierce 2 | fly leech!',
      ],
    ],
    [
      'Skeleton Archer (Conversion Kit)',
      'skeleton-archer-ck',
      '1x1 cursed civilized 2+1 3+1 4+1',
      [
        '4 2 brown | ranged blue yellow pierce 1 | range 1 | ',
        '4 5 brown | ranged blue yellow pierce 1 | range 1, damage 1 | undying',
        '4 4 brown | ranged blue yellow pierce 2 | damage 1, range 2 | ',
        '4 8 brown | ranged blue yellow pierce 2 | range 2, damage 2 | undying',
      ],
    ],
    [
      'Sorcerer (Conversion Kit)',
      'sorcerer-ck',
      '1x1 civilized building 1+1 2+1 3+1',
      [
        '4 3 gray | ranged blue yellow |  | sorcery-2 summon!',
        '4 5 gray | ranged blue yellow |  | sorcery-3 undying summon!',
        '4 5 gray | ranged blue red |  | sorcery-2 summon!',
        '4 8 gray | ranged blue red |  | sorcery-3 undying summon!',
      ],
    ],
    [
      'Troll (Conversion Kit)',
      'troll-ck',
      '2x2 mountain cave 1+0 0+1 1+1',
      [
        '3 8 gray | melee blue red |  | reach bash!',
        '3 10 gray | melee blue red |  | reach bash! sweep!',
        '3 10 gray | melee blue red red |  | reach bash!',
        '3 13 gray | melee blue red red |  | reach bash! sweep!',
      ],
    ],
    [
      'Wendigo (Conversion Kit)',
      'wendigo-ck',
      '2x2 cold cave 0+1 1+1 2+1',
      [
        '4 4 gray | melee blue red | damage 1 | ravage stealthy',
        '4 7 gray | melee blue red | damage 1 | freezing ravage stealthy',
        '4 6 gray | melee blue red | damage 2 | ravage stealthy',
        '4 10 gray | melee blue red yellow | damage 2 | freezing ravage stealthy',
      ],
    ],
  ] as const)('%s: its card in both acts, minion and master', (_, id, group, lines) => {
    expect(groupLine(id)).toBe(group);
    expect(linesOf(id)).toEqual(lines);
  });
});
