import type { MonsterCard } from './cards.ts';

/** The monster groups of the base game (D2-MGEN-07). */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  barghest: {
    name: {
      en: 'Barghest',
      de: 'Barghest',
    },
    size: [2, 1],
    attack: 'melee',
    traits: ['wilderness', 'dark'],
    group: {
      2: {
        minions: 1,
        masters: 1,
      },
      3: {
        minions: 2,
        masters: 1,
      },
      4: {
        minions: 3,
        masters: 1,
      },
    },
    acts: {
      1: {
        minion: {
          speed: 4,
          health: 4,
          defence: ['gray'],
          dice: ['blue', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
          actions: ['howl'],
        },
        master: {
          speed: 4,
          health: 6,
          defence: ['gray'],
          dice: ['blue', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['night-stalker'],
          actions: ['howl'],
        },
      },
      2: {
        minion: {
          speed: 4,
          health: 6,
          defence: ['black'],
          dice: ['blue', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          actions: ['howl'],
        },
        master: {
          speed: 4,
          health: 8,
          defence: ['black'],
          dice: ['blue', 'red', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['night-stalker'],
          actions: ['howl'],
        },
      },
    },
  },
  'cave-spider': {
    name: {
      en: 'Cave Spider',
      de: 'Höhlenspinne',
    },
    size: [1, 1],
    attack: 'melee',
    traits: ['wilderness', 'cave'],
    group: {
      2: {
        minions: 2,
        masters: 1,
      },
      3: {
        minions: 3,
        masters: 1,
      },
      4: {
        minions: 4,
        masters: 1,
      },
    },
    acts: {
      1: {
        minion: {
          speed: 4,
          health: 3,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'poisoned',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
        },
        master: {
          speed: 4,
          health: 5,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'poisoned',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['web'],
        },
      },
      2: {
        minion: {
          speed: 4,
          health: 5,
          defence: ['gray'],
          dice: ['blue', 'yellow', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'poisoned',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
        },
        master: {
          speed: 4,
          health: 7,
          defence: ['gray'],
          dice: ['blue', 'yellow', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'poisoned',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
          passive: ['web'],
        },
      },
    },
  },
  elemental: {
    name: {
      en: 'Elemental',
      de: 'Elementar',
    },
    size: [2, 2],
    attack: 'ranged',
    traits: ['cold', 'hot'],
    group: {
      2: {
        minions: 1,
        masters: 0,
      },
      3: {
        minions: 0,
        masters: 1,
      },
      4: {
        minions: 1,
        masters: 1,
      },
    },
    acts: {
      1: {
        minion: {
          speed: 4,
          health: 4,
          defence: ['black'],
          dice: ['blue', 'red'],
          actions: ['fire', 'earth', 'water', 'air'],
        },
        master: {
          speed: 4,
          health: 6,
          defence: ['black'],
          dice: ['blue', 'red'],
          actions: ['fire', 'earth', 'water', 'air'],
        },
      },
      2: {
        minion: {
          speed: 4,
          health: 8,
          defence: ['black', 'brown'],
          dice: ['blue', 'red', 'yellow'],
          actions: ['fire', 'earth', 'water', 'air'],
        },
        master: {
          speed: 4,
          health: 10,
          defence: ['black', 'brown'],
          dice: ['blue', 'red', 'yellow'],
          actions: ['fire', 'earth', 'water', 'air'],
        },
      },
    },
  },
  ettin: {
    name: {
      en: 'Ettin',
      de: 'Ettin',
    },
    size: [2, 2],
    attack: 'melee',
    traits: ['mountain', 'cave'],
    group: {
      2: {
        minions: 1,
        masters: 0,
      },
      3: {
        minions: 0,
        masters: 1,
      },
      4: {
        minions: 1,
        masters: 1,
      },
    },
    acts: {
      1: {
        minion: {
          speed: 3,
          health: 5,
          defence: ['gray', 'gray'],
          dice: ['blue', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['reach'],
        },
        master: {
          speed: 3,
          health: 8,
          defence: ['gray', 'gray'],
          dice: ['blue', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 3,
                },
              ],
            },
          ],
          passive: ['reach'],
          actions: ['throw'],
        },
      },
      2: {
        minion: {
          speed: 3,
          health: 7,
          defence: ['black', 'gray'],
          dice: ['blue', 'red', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
          passive: ['reach'],
        },
        master: {
          speed: 3,
          health: 9,
          defence: ['black', 'gray'],
          dice: ['blue', 'red', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['reach'],
          actions: ['throw'],
        },
      },
    },
  },
  'flesh-moulder': {
    name: {
      en: 'Flesh Moulder',
      de: 'Sarkomant',
    },
    size: [1, 1],
    attack: 'ranged',
    traits: ['cursed', 'civilized'],
    group: {
      2: {
        minions: 1,
        masters: 1,
      },
      3: {
        minions: 2,
        masters: 1,
      },
      4: {
        minions: 3,
        masters: 1,
      },
    },
    acts: {
      1: {
        minion: {
          speed: 4,
          health: 4,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'aimed',
                  aim: {
                    who: 'attacker',
                  },
                  effects: [
                    {
                      do: 'heal',
                      n: 1,
                    },
                  ],
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
        },
        master: {
          speed: 4,
          health: 5,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'aimed',
                  aim: {
                    who: 'attacker',
                  },
                  effects: [
                    {
                      do: 'heal',
                      n: 2,
                    },
                  ],
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          actions: ['heal'],
        },
      },
      2: {
        minion: {
          speed: 4,
          health: 5,
          defence: ['gray', 'brown'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'aimed',
                  aim: {
                    who: 'attacker',
                  },
                  effects: [
                    {
                      do: 'heal',
                      n: 2,
                    },
                  ],
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
        },
        master: {
          speed: 4,
          health: 7,
          defence: ['gray', 'brown'],
          dice: ['blue', 'yellow', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'aimed',
                  aim: {
                    who: 'attacker',
                  },
                  effects: [
                    {
                      do: 'heal',
                      n: 3,
                    },
                  ],
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 3,
                },
              ],
            },
          ],
          actions: ['heal'],
        },
      },
    },
  },
  'goblin-archer': {
    name: {
      en: 'Goblin Archer',
      de: 'Goblin-Bogenschütze',
    },
    size: [1, 1],
    attack: 'ranged',
    traits: ['building', 'cave'],
    group: {
      2: {
        minions: 2,
        masters: 1,
      },
      3: {
        minions: 3,
        masters: 1,
      },
      4: {
        minions: 4,
        masters: 1,
      },
    },
    acts: {
      1: {
        minion: {
          speed: 5,
          health: 2,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'range',
                  n: 1,
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
          passive: ['scamper', 'cowardly'],
        },
        master: {
          speed: 5,
          health: 4,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'range',
                  n: 2,
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['scamper'],
        },
      },
      2: {
        minion: {
          speed: 5,
          health: 4,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'range',
                  n: 2,
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['scamper', 'cowardly'],
        },
        master: {
          speed: 5,
          health: 6,
          defence: ['gray'],
          dice: ['blue', 'yellow', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'range',
                  n: 3,
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['scamper'],
        },
      },
    },
  },
  merriod: {
    name: {
      en: 'Merriod',
      de: 'Merriod',
    },
    size: [2, 2],
    attack: 'melee',
    traits: ['wilderness', 'water'],
    group: {
      2: {
        minions: 1,
        masters: 0,
      },
      3: {
        minions: 0,
        masters: 1,
      },
      4: {
        minions: 1,
        masters: 1,
      },
    },
    acts: {
      1: {
        minion: {
          speed: 3,
          health: 5,
          defence: ['black'],
          dice: ['blue', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'immobilized',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
          passive: ['reach'],
        },
        master: {
          speed: 3,
          health: 7,
          defence: ['black'],
          dice: ['blue', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'immobilized',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['reach', 'flail'],
        },
      },
      2: {
        minion: {
          speed: 3,
          health: 7,
          defence: ['gray', 'gray'],
          dice: ['blue', 'red', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'immobilized',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['reach'],
        },
        master: {
          speed: 3,
          health: 9,
          defence: ['gray', 'gray'],
          dice: ['blue', 'red', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'immobilized',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 3,
                },
              ],
            },
          ],
          passive: ['reach', 'flail'],
        },
      },
    },
  },
  'shadow-dragon': {
    name: {
      en: 'Shadow Dragon',
      de: 'Schattendrache',
    },
    size: [3, 2],
    attack: 'melee',
    traits: ['dark', 'cave'],
    group: {
      2: {
        minions: 1,
        masters: 0,
      },
      3: {
        minions: 0,
        masters: 1,
      },
      4: {
        minions: 1,
        masters: 1,
      },
    },
    acts: {
      1: {
        minion: {
          speed: 3,
          health: 6,
          defence: ['gray', 'gray'],
          dice: ['blue', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
          passive: ['shadow'],
        },
        master: {
          speed: 3,
          health: 9,
          defence: ['gray', 'gray'],
          dice: ['blue', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'ability',
                  ability: 'fire-breath',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['shadow'],
        },
      },
      2: {
        minion: {
          speed: 3,
          health: 8,
          defence: ['black', 'gray'],
          dice: ['blue', 'red', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['shadow'],
        },
        master: {
          speed: 3,
          health: 10,
          defence: ['black', 'gray'],
          dice: ['blue', 'red', 'red'],
          surges: [
            {
              effects: [
                {
                  do: 'ability',
                  ability: 'fire-breath',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 3,
                },
              ],
            },
          ],
          passive: ['shadow'],
        },
      },
    },
  },
  zombie: {
    name: {
      en: 'Zombie',
      de: 'Zombie',
    },
    size: [1, 1],
    attack: 'melee',
    traits: ['cursed', 'building'],
    group: {
      2: {
        minions: 2,
        masters: 1,
      },
      3: {
        minions: 3,
        masters: 1,
      },
      4: {
        minions: 4,
        masters: 1,
      },
    },
    acts: {
      1: {
        minion: {
          speed: 3,
          health: 3,
          defence: ['brown'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'diseased',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
          passive: ['shambling'],
        },
        master: {
          speed: 3,
          health: 6,
          defence: ['brown'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'diseased',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 1,
                },
              ],
            },
          ],
          passive: ['shambling'],
          actions: ['grab'],
        },
      },
      2: {
        minion: {
          speed: 3,
          health: 5,
          defence: ['brown'],
          dice: ['blue', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'diseased',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['shambling'],
        },
        master: {
          speed: 3,
          health: 9,
          defence: ['brown'],
          dice: ['blue', 'red', 'yellow'],
          surges: [
            {
              effects: [
                {
                  do: 'inflict',
                  condition: 'diseased',
                },
              ],
            },
            {
              effects: [
                {
                  do: 'add',
                  to: 'damage',
                  n: 2,
                },
              ],
            },
          ],
          passive: ['shambling'],
          actions: ['grab'],
        },
      },
    },
  },
};
