import { describe, expect, test } from 'vitest';
import '../../../index.ts';
import { groupLine, linesOf } from './monster-lines.ts';

describe('monster groups', () => {
  test.each([
    [
      'Fire Imp',
      'fire-imps',
      '1x1 hot cursed 2+1 3+1 3+2',
      [
        '5 2 gray | ranged blue yellow | range 1, burning | flame-fiend',
        '5 4 gray | ranged blue yellow | damage 1, burning | combustible flame-fiend',
        '5 4 gray | ranged blue yellow | range 1, burning | flame-fiend',
        '5 6 gray | ranged blue yellow yellow | damage 1, burning | combustible flame-fiend',
      ],
    ],
    [
      'Hybrid Sentinel',
      'hybrid-sentinel',
      '1x1 mountain cave 0+1 1+1 2+1',
      [
        '4 5 black | melee blue red | damage 1 | fly prey-on-the-weak',
        '4 8 black | melee blue red | fire-breath, damage 1 | fly prey-on-the-weak',
        '4 6 black brown | melee blue red | damage 1, damage 1 | fly prey-on-the-weak',
        '4 9 black gray | melee blue yellow red | fire-breath, damage 2 | fly prey-on-the-weak',
      ],
    ],
    [
      'Arachyura',
      'arachyura',
      '2x2 wilderness cursed 1+0 0+1 1+1',
      [
        '3 5 gray brown | melee blue red green | 2: pierce 1 | pincer-attack!',
        '3 7 gray brown | melee blue red green | 2: pierce 2 | lingering-curse pincer-attack!',
        '3 7 black | melee blue red green | 2: pierce 2 | pincer-attack!',
        '3 9 black | melee blue red green | 2: pierce 3 | lingering-curse pincer-attack!',
      ],
    ],
    [
      'Carrion Drake',
      'carrion-drake',
      '1x1 water dark 0+1 1+1 2+1',
      [
        '5 6 gray | melee blue yellow | diseased, damage 1 | fly',
        '5 8 gray | melee blue yellow | diseased, damage 2 | fly plagued',
        '5 7 gray brown | melee blue yellow green | diseased, damage 1, damage 1 | fly',
        '5 10 gray gray | melee blue yellow green | diseased, damage 2 | fly plagued',
      ],
    ],
    [
      'Goblin Witcher',
      'goblin-witcher',
      '1x1 building cursed 1+1 2+1 3+1',
      [
        '4 3 gray | ranged blue yellow | cursed, range 1 | ',
        '4 5 gray | ranged blue yellow | cursed, range 2 | bewitch!',
        '4 6 gray | ranged blue yellow | cursed, range 2, damage 1 | ',
        '4 8 gray | ranged blue yellow green | cursed, range 2, damage 2 | bewitch!',
      ],
    ],
    [
      'Volucrix Reaver',
      'volucrix-reaver',
      '1x1 building mountain 2+0 2+1 3+1',
      [
        '4 3 gray | melee blue yellow | pierce 2 | skirmish!',
        '4 5 gray | melee blue yellow | pierce 2, damage 1 | ravage skirmish!',
        '4 4 gray brown | melee blue red | pierce 2 | skirmish!',
        '4 6 gray brown | melee blue red | pierce 3, damage 2 | ravage skirmish!',
      ],
    ],
    [
      'Harpy',
      'harpy',
      '1x1 wilderness mountain 1+1 2+1 3+1',
      [
        '5 3 gray | melee blue green | swarm | fly',
        '5 5 gray | melee blue red | swarm | fly flock!',
        '5 4 gray | melee blue yellow green | swarm | fly',
        '5 6 gray | melee blue yellow red | swarm | fly flock!',
      ],
    ],
    [
      'Plague Worm',
      'plague-worm',
      '2x1 water cave 0+1 1+1 2+1',
      [
        '2 5 gray brown | melee blue red | damage 1, weakened | burrow!',
        '2 7 gray brown | melee blue red | damage 2, weakened | pestilence burrow!',
        '2 6 gray gray | melee blue red green | damage 2, weakened | burrow!',
        '2 9 gray gray | melee blue red green | damage 3, weakened | pestilence burrow!',
      ],
    ],
    [
      'Changeling',
      'changeling',
      '1x1 civilized cursed 1+1 2+1 3+1',
      [
        '4 4 gray brown | melee blue red | wither, bleeding | whisper!',
        '4 6 gray brown | melee blue red | wither, bleeding | hideous-laughter whisper!',
        '4 6 black brown | melee blue red | wither, bleeding | whisper!',
        '4 8 black brown | melee blue red yellow | wither, bleeding | hideous-laughter whisper!',
      ],
    ],
    [
      'Ironbound',
      'ironbound',
      '1x1 civilized building 1+0 0+1 1+1',
      [
        '2 8 gray gray | melee blue red |  | reach ironskin protect',
        '2 10 gray gray | melee blue red | damage 2 | reach ironskin protect',
        '2 10 gray black | melee blue red green | 2: damage 2 | reach ironskin protect',
        '2 12 gray black | melee blue red green | 2: damage 3 | reach ironskin protect',
      ],
    ],
    [
      'Rat Swarm',
      'rat-swarm',
      '2x1 building dark 2+0 2+1 3+1',
      [
        '3 4 brown | melee green | rat-feast | merge! rend!',
        '3 5 brown | melee green | rat-feast | ravenous merge! rend!',
        '3 5 gray | melee green | rat-feast | merge! rend!',
        '3 6 gray | melee green | rat-feast | ravenous merge! rend!',
      ],
    ],
    [
      'Ynfernael Hulk',
      'ynfernael-hulk',
      '2x2 cursed hot 1+0 0+1 1+1',
      [
        '3 8 gray | melee blue red | knockback | bloodrush!',
        '3 9 gray | melee blue red | ynfernael-charge, knockback | bloodrush!',
        '3 9 black | melee blue red yellow | knockback | bloodrush!',
        '3 10 black | melee blue red yellow | ynfernael-charge, knockback | bloodrush!',
      ],
    ],
    [
      'Bandit',
      'bandit',
      '1x1 wilderness building 2+1 3+1 4+1',
      [
        '4 4 brown | ranged blue red | poisoned, damage 1 | pillage!',
        '4 5 gray | ranged blue yellow | black-venom, damage 2 | pillage!',
        '4 6 gray | ranged blue red | poisoned, damage 2 | pillage!',
        '4 7 black | ranged blue yellow yellow | black-venom, damage 2 | pillage!',
      ],
    ],
    [
      'Wraith',
      'wraith',
      '1x1 civilized cursed 0+1 1+1 2+1',
      [
        '4 5 gray | ranged blue yellow | doomed, damage 1 | death-cry!',
        '4 7 gray | ranged blue yellow | doomed, damage 2 | reaper death-cry!',
        '5 6 black | ranged blue yellow | doomed, damage 2 | death-cry!',
        '5 8 black | ranged blue red yellow | doomed, damage 3 | reaper death-cry!',
      ],
    ],
    [
      'Bone Horror',
      'bone-horror',
      '1x1 cave cursed 0+1 1+1 2+1',
      [
        '5 5 gray | melee blue yellow | pierce 1 | extend lithesome',
        '5 7 gray | melee blue yellow | lash, pierce 2 | extend lithesome',
        '5 6 black | melee blue red | pierce 1 | extend lithesome',
        '5 9 black | melee blue red yellow | lash, pierce 2 | extend lithesome',
      ],
    ],
    [
      'Broodwalker',
      'broodwalker',
      '1x1 dark building 0+1 1+1 2+1',
      [
        '2 7 brown | melee blue yellow | terrified, damage 1 | overflowing',
        '2 10 brown | melee blue yellow | damage 1, colonize | hive-defense overflowing',
        '2 8 gray | melee blue yellow yellow | terrified, damage 1 | overflowing',
        '2 12 gray | melee blue red yellow | damage 1, colonize | hive-defense overflowing',
      ],
    ],
    [
      'Reanimate',
      'reanimate-monster',
      '1x1 civilized cursed 3+1 3+2 4+2',
      [
        '3 3 brown | melee blue | swarm | phalanx reanimation',
        '3 5 brown | melee blue red | swarm | phalanx reanimation maneuver!',
        '3 5 brown | melee yellow | swarm | phalanx reanimation',
        '3 8 brown | melee blue yellow yellow | swarm | phalanx reanimation maneuver!',
      ],
    ],
    [
      'Marrow Priest',
      'marrow-priest',
      '1x1 dark building 1+0 0+1 1+1',
      [
        '5 7 gray brown | melee blue yellow | mortal-binding, damage 1 | fading-step',
        '5 9 gray brown | melee blue yellow | mortal-binding, damage 1 | fading-step',
        '5 8 gray gray | melee blue yellow yellow | mortal-binding, damage 1 | fading-step',
        '5 10 gray gray | melee blue yellow yellow | mortal-binding, damage 1 | fading-step',
      ],
    ],
    [
      'Shambling Colossus',
      'shambling-colossus',
      '2x1 wilderness cursed 0+1 1+1 2+1',
      [
        '3 5 black | melee blue red | damage 1 | puncture',
        '3 8 black | melee blue red | damage 1 | harrowing puncture',
        '3 7 black | melee blue red | damage 2 | puncture',
        '3 9 black | melee blue red yellow | damage 2 | harrowing puncture',
      ],
    ],
    [
      'The Dispossessed',
      'the-dispossessed',
      '1x1 civilized cursed 2+0 1+1 2+1',
      [
        '2 6 gray | melee blue yellow | damage 1 | ethereal-hold fearbrand!',
        '2 8 gray | melee blue yellow | terrified, damage 1 | ethereal-hold fearbrand!',
        '2 8 gray brown | melee blue yellow | damage 2 | ethereal-hold fearbrand!',
        '2 10 gray brown | melee blue yellow yellow | terrified, damage 2 | ethereal-hold fearbrand!',
      ],
    ],
  ] as const)('%s: its card in both acts, minion and master', (_, id, group, lines) => {
    expect(groupLine(id)).toBe(group);
    expect(linesOf(id)).toEqual(lines);
  });
});
