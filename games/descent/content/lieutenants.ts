import type { LieutenantCard } from './cards.ts';

/** The lieutenants of the base game (D2-LTGEN-05 to -07). */
export const LIEUTENANTS: Readonly<Record<string, LieutenantCard>> = {
  'baron-zachareth': {
    name: {
      en: 'Baron Zachareth',
      de: 'Baron Zachareth',
    },
    size: [1, 1],
    attack: 'melee',
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [
          {
            effects: [
              {
                do: 'add',
                to: 'pierce',
                n: 2,
              },
            ],
          },
          {
            effects: [
              {
                do: 'ability',
                ability: 'subdue',
              },
            ],
          },
        ],
        actions: ['dominion'],
        attributes: {
          might: 4,
          knowledge: 3,
          willpower: 3,
          awareness: 4,
        },
        by: {
          2: {
            speed: 4,
            health: 10,
            defence: ['black'],
          },
          3: {
            speed: 4,
            health: 13,
            defence: ['black'],
          },
          4: {
            speed: 4,
            health: 16,
            defence: ['black'],
          },
        },
      },
      2: {
        dice: ['blue', 'red', 'red'],
        surges: [
          {
            effects: [
              {
                do: 'add',
                to: 'pierce',
                n: 2,
              },
            ],
          },
          {
            effects: [
              {
                do: 'ability',
                ability: 'subdue',
              },
            ],
          },
        ],
        actions: ['dominion', 'shadow-bolt'],
        attributes: {
          might: 4,
          knowledge: 3,
          willpower: 3,
          awareness: 4,
        },
        by: {
          2: {
            speed: 4,
            health: 16,
            defence: ['black', 'gray'],
          },
          3: {
            speed: 4,
            health: 18,
            defence: ['black', 'gray', 'brown'],
          },
          4: {
            speed: 4,
            health: 20,
            defence: ['black', 'gray', 'gray'],
          },
        },
      },
    },
  },
  belthir: {
    name: {
      en: 'Belthir',
      de: 'Belthir',
    },
    size: [1, 1],
    attack: 'melee',
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [
          {
            effects: [
              {
                do: 'inflict',
                condition: 'poisoned',
              },
            ],
          },
        ],
        passive: ['fly', 'reach'],
        attributes: {
          might: 4,
          knowledge: 3,
          willpower: 4,
          awareness: 1,
        },
        by: {
          2: {
            speed: 4,
            health: 9,
            defence: ['gray'],
          },
          3: {
            speed: 4,
            health: 11,
            defence: ['gray', 'brown'],
          },
          4: {
            speed: 4,
            health: 15,
            defence: ['gray', 'brown'],
          },
        },
      },
      2: {
        dice: ['blue', 'red', 'red'],
        surges: [
          {
            effects: [
              {
                do: 'inflict',
                condition: 'poisoned',
              },
            ],
          },
        ],
        passive: ['fly', 'reach'],
        actions: ['cry-havoc'],
        attributes: {
          might: 4,
          knowledge: 3,
          willpower: 4,
          awareness: 1,
        },
        by: {
          2: {
            speed: 4,
            health: 13,
            defence: ['gray', 'brown'],
          },
          3: {
            speed: 4,
            health: 15,
            defence: ['gray', 'gray'],
          },
          4: {
            speed: 4,
            health: 18,
            defence: ['gray', 'gray', 'brown'],
          },
        },
      },
    },
  },
  'lady-eliza-farrow': {
    name: {
      en: 'Lady Eliza Farrow',
      de: 'Lady Eliza Farrow',
    },
    size: [1, 1],
    attack: 'ranged',
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [
          {
            effects: [
              {
                do: 'ability',
                ability: 'blood-call',
              },
            ],
          },
        ],
        actions: ['sacrifice', 'seduce'],
        attributes: {
          might: 1,
          knowledge: 3,
          willpower: 3,
          awareness: 5,
        },
        by: {
          2: {
            speed: 5,
            health: 7,
            defence: ['brown'],
          },
          3: {
            speed: 5,
            health: 9,
            defence: ['gray'],
          },
          4: {
            speed: 5,
            health: 12,
            defence: ['gray'],
          },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [
          {
            effects: [
              {
                do: 'ability',
                ability: 'blood-call',
              },
            ],
          },
        ],
        actions: ['sacrifice', 'seduce', 'wail'],
        attributes: {
          might: 1,
          knowledge: 3,
          willpower: 3,
          awareness: 5,
        },
        by: {
          2: {
            speed: 5,
            health: 9,
            defence: ['gray'],
          },
          3: {
            speed: 5,
            health: 11,
            defence: ['gray', 'brown'],
          },
          4: {
            speed: 5,
            health: 15,
            defence: ['gray', 'brown'],
          },
        },
      },
    },
  },
  'lord-merick-farrow': {
    name: {
      en: 'Lord Merick Farrow',
      de: 'Lord Merick Farrow',
    },
    size: [1, 1],
    attack: 'ranged',
    acts: {
      1: {
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
        passive: ['aftershock'],
        actions: ['ignite'],
        attributes: {
          might: 2,
          knowledge: 4,
          willpower: 2,
          awareness: 3,
        },
        by: {
          2: {
            speed: 4,
            health: 8,
            defence: ['gray'],
          },
          3: {
            speed: 4,
            health: 11,
            defence: ['gray'],
          },
          4: {
            speed: 4,
            health: 13,
            defence: ['gray', 'brown'],
          },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [
          {
            effects: [
              {
                do: 'ability',
                ability: 'wither',
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
        passive: ['aftershock'],
        actions: ['ignite'],
        attributes: {
          might: 2,
          knowledge: 4,
          willpower: 2,
          awareness: 3,
        },
        by: {
          2: {
            speed: 4,
            health: 10,
            defence: ['gray', 'brown'],
          },
          3: {
            speed: 4,
            health: 12,
            defence: ['gray', 'gray'],
          },
          4: {
            speed: 4,
            health: 15,
            defence: ['black', 'gray'],
          },
        },
      },
    },
  },
  'sir-alric-farrow': {
    name: {
      en: 'Sir Alric Farrow',
      de: 'Sir Alric Farrow',
    },
    size: [1, 1],
    attack: 'melee',
    acts: {
      1: {
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
        passive: ['unmovable'],
        actions: ['overpower'],
        attributes: {
          might: 5,
          knowledge: 1,
          willpower: 2,
          awareness: 4,
        },
        by: {
          2: {
            speed: 3,
            health: 10,
            defence: ['gray', 'brown'],
          },
          3: {
            speed: 3,
            health: 14,
            defence: ['gray', 'brown'],
          },
          4: {
            speed: 3,
            health: 16,
            defence: ['gray', 'gray'],
          },
        },
      },
      2: {
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
        passive: ['regeneration-1', 'unmovable'],
        actions: ['overpower'],
        attributes: {
          might: 5,
          knowledge: 1,
          willpower: 2,
          awareness: 4,
        },
        by: {
          2: {
            speed: 3,
            health: 12,
            defence: ['gray', 'gray'],
          },
          3: {
            speed: 3,
            health: 15,
            defence: ['black', 'gray'],
          },
          4: {
            speed: 3,
            health: 18,
            defence: ['black', 'gray', 'brown'],
          },
        },
      },
    },
  },
  splig: {
    name: {
      en: 'Splig',
      de: 'Splig',
    },
    size: [1, 1],
    attack: 'melee',
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [
          {
            effects: [
              {
                do: 'ability',
                ability: 'knockback',
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
        passive: ['not-me'],
        attributes: {
          might: 4,
          knowledge: 3,
          willpower: 3,
          awareness: 2,
        },
        by: {
          2: {
            speed: 3,
            health: 7,
            defence: ['brown'],
          },
          3: {
            speed: 3,
            health: 9,
            defence: ['gray'],
          },
          4: {
            speed: 3,
            health: 13,
            defence: ['gray'],
          },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [
          {
            effects: [
              {
                do: 'ability',
                ability: 'knockback',
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
        passive: ['not-me'],
        actions: ['promotion'],
        attributes: {
          might: 4,
          knowledge: 3,
          willpower: 3,
          awareness: 2,
        },
        by: {
          2: {
            speed: 3,
            health: 10,
            defence: ['gray'],
          },
          3: {
            speed: 3,
            health: 12,
            defence: ['gray', 'brown'],
          },
          4: {
            speed: 3,
            health: 16,
            defence: ['gray', 'brown'],
          },
        },
      },
    },
  },
};
