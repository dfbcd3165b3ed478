import type { AgentCard } from '../../plot.ts';

/** The agents of the lieutenant packs (D2-AGT-01, -02). */
export const AGENTS: Readonly<Record<string, AgentCard>> = {
  'agent-baron-zachareth': {
    name: { en: 'Baron Zachareth', de: 'Baron Zachareth' },
    size: [1, 1],
    attack: 'melee',
    same: ['baron-zachareth'],
    notIn: ['the-shadow-rune'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }, { effects: [{ do: 'ability', ability: 'subdue' }] }],
        actions: ['direction'],
        by: {
          2: { speed: 4, health: 10, defence: ['black'] },
          3: { speed: 4, health: 13, defence: ['black'] },
          4: { speed: 4, health: 16, defence: ['black'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }, { effects: [{ do: 'ability', ability: 'subdue' }] }],
        actions: ['direction', 'shadow-bolt'],
        by: {
          2: { speed: 4, health: 16, defence: ['black', 'gray'] },
          3: { speed: 4, health: 18, defence: ['black', 'gray', 'brown'] },
          4: { speed: 4, health: 20, defence: ['black', 'gray', 'gray'] },
        },
      },
    },
  },
  'agent-belthir': {
    name: { en: 'Belthir', de: 'Belthir' },
    size: [1, 1],
    attack: 'melee',
    same: ['belthir'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'inflict', condition: 'poisoned' }] }],
        passive: ['fly', 'reach'],
        by: {
          2: { speed: 4, health: 9, defence: ['gray'] },
          3: { speed: 4, health: 11, defence: ['gray', 'brown'] },
          4: { speed: 4, health: 15, defence: ['gray', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'inflict', condition: 'poisoned' }] }],
        passive: ['fly', 'reach'],
        actions: ['cry-havoc'],
        by: {
          2: { speed: 4, health: 13, defence: ['gray', 'brown'] },
          3: { speed: 4, health: 15, defence: ['gray', 'gray'] },
          4: { speed: 4, health: 18, defence: ['gray', 'gray', 'brown'] },
        },
      },
    },
  },
  'agent-lady-eliza-farrow': {
    name: { en: 'Lady Eliza Farrow', de: 'Lady Eliza Farrow' },
    size: [1, 1],
    attack: 'ranged',
    same: ['lady-eliza-farrow'],
    notIn: ['heirs-of-blood'],
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'blood-call' }] }],
        actions: ['sacrifice', 'allure'],
        by: {
          2: { speed: 5, health: 7, defence: ['brown'] },
          3: { speed: 5, health: 9, defence: ['gray'] },
          4: { speed: 5, health: 12, defence: ['gray'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'blood-call' }] }],
        actions: ['sacrifice', 'allure', 'wail'],
        by: {
          2: { speed: 5, health: 9, defence: ['gray'] },
          3: { speed: 5, health: 11, defence: ['gray', 'brown'] },
          4: { speed: 5, health: 15, defence: ['gray', 'brown'] },
        },
      },
    },
  },
  'agent-lord-merick-farrow': {
    name: { en: 'Lord Merick Farrow', de: 'Lord Merick Farrow' },
    size: [1, 1],
    attack: 'ranged',
    same: ['lord-merick-farrow'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['aftershock'],
        actions: ['ignite'],
        by: {
          2: { speed: 4, health: 8, defence: ['gray'] },
          3: { speed: 4, health: 11, defence: ['gray'] },
          4: { speed: 4, health: 13, defence: ['gray', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'wither' }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['aftershock'],
        actions: ['ignite'],
        by: {
          2: { speed: 4, health: 10, defence: ['gray', 'brown'] },
          3: { speed: 4, health: 12, defence: ['gray', 'gray'] },
          4: { speed: 4, health: 15, defence: ['black', 'gray'] },
        },
      },
    },
  },
  'agent-sir-alric-farrow': {
    name: { en: 'Sir Alric Farrow', de: 'Sir Alric Farrow' },
    size: [1, 1],
    attack: 'melee',
    same: ['sir-alric-farrow'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['unmovable'],
        actions: ['overrun'],
        by: {
          2: { speed: 3, health: 10, defence: ['gray', 'brown'] },
          3: { speed: 3, health: 14, defence: ['gray', 'brown'] },
          4: { speed: 3, health: 16, defence: ['gray', 'gray'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['regeneration-1', 'unmovable'],
        actions: ['overrun'],
        by: {
          2: { speed: 3, health: 12, defence: ['gray', 'gray'] },
          3: { speed: 3, health: 15, defence: ['black', 'gray'] },
          4: { speed: 3, health: 18, defence: ['black', 'gray', 'brown'] },
        },
      },
    },
  },
  'agent-splig': {
    name: { en: 'Splig', de: 'Splig' },
    size: [1, 1],
    attack: 'melee',
    same: ['splig'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'knockback' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['him-instead'],
        by: {
          2: { speed: 3, health: 7, defence: ['brown'] },
          3: { speed: 3, health: 9, defence: ['gray'] },
          4: { speed: 3, health: 13, defence: ['gray'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'knockback' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['him-instead'],
        actions: ['get-them'],
        by: {
          2: { speed: 3, health: 10, defence: ['gray'] },
          3: { speed: 3, health: 12, defence: ['gray', 'brown'] },
          4: { speed: 3, health: 16, defence: ['gray', 'brown'] },
        },
      },
    },
  },
  'agent-ariad': {
    name: { en: 'Ariad', de: 'Ariad' },
    size: [1, 1],
    attack: 'ranged',
    same: ['ariad', 'queen-ariad'],
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['contempt'],
        actions: ['despair'],
        by: {
          2: { speed: 4, health: 10, defence: ['gray'] },
          3: { speed: 4, health: 12, defence: ['gray', 'brown'] },
          4: { speed: 4, health: 14, defence: ['gray', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'yellow', 'yellow'],
        surges: [{ cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] }],
        passive: ['contempt'],
        actions: ['despair', 'cursed-assault'],
        by: {
          2: { speed: 4, health: 14, defence: ['black'] },
          3: { speed: 4, health: 16, defence: ['black', 'brown'] },
          4: { speed: 4, health: 18, defence: ['black', 'brown'] },
        },
      },
    },
  },
  'agent-queen-ariad': {
    name: { en: 'Queen Ariad', de: 'Königin Ariad' },
    size: [2, 2],
    attack: 'melee',
    same: ['queen-ariad', 'ariad'],
    notIn: ['labyrinth-of-ruin'],
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 3 }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        actions: ['pincer-attack'],
        by: {
          2: { speed: 3, health: 14, defence: ['black'] },
          3: { speed: 3, health: 18, defence: ['black', 'brown'] },
          4: { speed: 3, health: 22, defence: ['black', 'gray'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 3 }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['trap-springer'],
        actions: ['pincer-attack'],
        by: {
          2: { speed: 3, health: 20, defence: ['black', 'gray'] },
          3: { speed: 3, health: 24, defence: ['black', 'gray', 'brown'] },
          4: { speed: 3, health: 28, defence: ['black', 'gray', 'brown'] },
        },
      },
    },
  },
  'agent-raythen': {
    name: { en: 'Raythen', de: 'Raythen' },
    size: [1, 1],
    attack: 'ranged',
    same: ['raythen', 'hero-raythen', 'ally-raythen'],
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'stunned' }] },
          { cost: 2, effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['opportunist'],
        by: {
          2: { speed: 5, health: 7, defence: ['brown'] },
          3: { speed: 5, health: 9, defence: ['gray'] },
          4: { speed: 5, health: 11, defence: ['gray'] },
        },
      },
      2: {
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'stunned' }] },
          { cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        passive: ['opportunist'],
        actions: ['pilfer'],
        by: {
          2: { speed: 5, health: 9, defence: ['gray'] },
          3: { speed: 5, health: 12, defence: ['gray', 'brown'] },
          4: { speed: 5, health: 14, defence: ['gray', 'brown'] },
        },
      },
    },
  },
  'agent-serena': {
    name: { en: 'Serena', de: 'Serena' },
    size: [1, 1],
    attack: 'ranged',
    same: ['serena', 'hero-serena', 'ally-serena'],
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
          { effects: [{ do: 'ability', ability: 'poison-disease' }] },
        ],
        actions: ['miasma'],
        by: {
          2: { speed: 3, health: 8, defence: ['brown'] },
          3: { speed: 3, health: 8, defence: ['gray'] },
          4: { speed: 3, health: 10, defence: ['gray'] },
        },
      },
      2: {
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'poison-disease' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['purity-of-body'],
        actions: ['miasma'],
        by: {
          2: { speed: 3, health: 9, defence: ['gray'] },
          3: { speed: 3, health: 11, defence: ['gray', 'brown'] },
          4: { speed: 3, health: 13, defence: ['gray', 'brown'] },
        },
      },
    },
  },
  'agent-valyndra': {
    name: { en: 'Valyndra', de: 'Valyndra' },
    size: [3, 2],
    attack: 'melee',
    same: ['valyndra'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'ability', ability: 'fire-breath' }] }],
        passive: ['miser', 'aura-1'],
        by: {
          2: { speed: 3, health: 12, defence: ['gray', 'brown'] },
          3: { speed: 3, health: 14, defence: ['gray', 'brown'] },
          4: { speed: 3, health: 17, defence: ['black', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['miser', 'aura-1'],
        by: {
          2: { speed: 3, health: 15, defence: ['gray', 'gray'] },
          3: { speed: 3, health: 17, defence: ['gray', 'gray', 'brown'] },
          4: { speed: 3, health: 22, defence: ['black', 'gray', 'brown'] },
        },
      },
    },
  },
  'agent-skarn': {
    name: { en: 'Skarn', de: 'Skarn' },
    size: [2, 2],
    attack: 'melee',
    same: ['skarn'],
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 3 }] }] }],
        passive: ['flail', 'energy-drain-3'],
        by: {
          2: { speed: 3, health: 10, defence: ['black'] },
          3: { speed: 3, health: 13, defence: ['gray', 'gray'] },
          4: { speed: 3, health: 18, defence: ['gray', 'gray'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 4 }] }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['energy-drain-4'],
        actions: ['thrash'],
        by: {
          2: { speed: 3, health: 16, defence: ['gray', 'gray'] },
          3: { speed: 3, health: 19, defence: ['black', 'gray'] },
          4: { speed: 3, health: 24, defence: ['black', 'gray'] },
        },
      },
    },
  },
  'agent-ardus-ixerebus': {
    name: { en: "Ardus Ix'Erebus", de: "Ardus Ix'Erebus" },
    size: [1, 1],
    attack: 'melee',
    same: ['ardus-ixerebus'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        passive: ['flanking', 'forceful-blow'],
        by: {
          2: { speed: 4, health: 12, defence: ['black'] },
          3: { speed: 4, health: 14, defence: ['black', 'brown'] },
          4: { speed: 4, health: 17, defence: ['black', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        passive: ['flanking', 'forceful-blow'],
        actions: ['rally'],
        by: {
          2: { speed: 4, health: 13, defence: ['black', 'brown'] },
          3: { speed: 4, health: 16, defence: ['black', 'gray'] },
          4: { speed: 4, health: 19, defence: ['black', 'gray'] },
        },
      },
    },
  },
  'agent-kyndrithul': {
    name: { en: 'Kyndrithul', de: 'Kyndrithul' },
    size: [1, 1],
    attack: 'ranged',
    same: ['kyndrithul'],
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'bone-splinter' }] }],
        passive: ['bloodthirst', 'sorcery-3'],
        by: {
          2: { speed: 4, health: 11, defence: ['gray'] },
          3: { speed: 4, health: 13, defence: ['black'] },
          4: { speed: 4, health: 16, defence: ['black'] },
        },
      },
      2: {
        dice: ['blue', 'yellow', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'bone-splinter' }] }],
        passive: ['bloodthirst', 'enthrall', 'sorcery-4'],
        by: {
          2: { speed: 4, health: 13, defence: ['black'] },
          3: { speed: 4, health: 15, defence: ['black', 'brown'] },
          4: { speed: 4, health: 19, defence: ['black', 'brown'] },
        },
      },
    },
  },
  'agent-zarihell': {
    name: { en: 'Zarihell', de: 'Zarihell' },
    size: [1, 1],
    attack: 'ranged',
    same: ['zarihell'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['agony', 'captive-soul'],
        by: {
          2: { speed: 5, health: 9, defence: ['gray'] },
          3: { speed: 5, health: 12, defence: ['black'] },
          4: { speed: 5, health: 15, defence: ['black'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 3 }] }],
        passive: ['agony', 'captive-soul', 'exploit-agony'],
        by: {
          2: { speed: 5, health: 11, defence: ['black'] },
          3: { speed: 5, health: 14, defence: ['gray', 'gray'] },
          4: { speed: 5, health: 17, defence: ['gray', 'gray'] },
        },
      },
    },
  },
  'agent-gargan-mirklace': {
    name: { en: 'Gargan Mirklace', de: 'Sinistrael' },
    size: [2, 2],
    attack: 'ranged',
    same: ['mirklace'],
    notIn: ['shadow-of-nerekhall'],
    acts: {
      1: {
        dice: ['blue', 'red', 'yellow'],
        surges: [{ cost: 2, effects: [{ do: 'blast' }] }],
        passive: ['aura-1'],
        actions: ['split-earth'],
        by: {
          2: { speed: 3, health: 13, defence: ['black'] },
          3: { speed: 3, health: 16, defence: ['black'] },
          4: { speed: 3, health: 19, defence: ['black', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'yellow', 'yellow'],
        surges: [{ cost: 2, effects: [{ do: 'blast' }] }],
        passive: ['aura-2', 'sorcery-3'],
        actions: ['split-earth'],
        by: {
          2: { speed: 3, health: 18, defence: ['black', 'brown'] },
          3: { speed: 3, health: 21, defence: ['black', 'brown'] },
          4: { speed: 3, health: 24, defence: ['black', 'gray'] },
        },
      },
    },
  },
  'agent-rylan-olliven': {
    name: { en: 'Rylan Olliven', de: 'Rylan Olliven' },
    size: [1, 1],
    attack: 'ranged',
    same: ['rylan-olliven'],
    notIn: ['shadow-of-nerekhall'],
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'subdue' }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        actions: ['influence'],
        by: {
          2: { speed: 3, health: 8, defence: ['gray'] },
          3: { speed: 3, health: 10, defence: ['gray'] },
          4: { speed: 3, health: 12, defence: ['black'] },
        },
      },
      2: {
        dice: ['blue', 'yellow', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'subdue' }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['precise'],
        actions: ['influence'],
        by: {
          2: { speed: 3, health: 12, defence: ['black'] },
          3: { speed: 3, health: 14, defence: ['gray', 'gray'] },
          4: { speed: 3, health: 17, defence: ['gray', 'gray'] },
        },
      },
    },
  },
  'agent-tristayne-olliven': {
    name: { en: 'Tristayne Olliven', de: 'Tristayne Olliven' },
    size: [1, 1],
    attack: 'ranged',
    same: ['tristayne-olliven'],
    notIn: ['shadow-of-nerekhall'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ravage', 'chaotic-energy'],
        by: {
          2: { speed: 4, health: 10, defence: ['gray'] },
          3: { speed: 4, health: 12, defence: ['gray'] },
          4: { speed: 4, health: 14, defence: ['black'] },
        },
      },
      2: {
        dice: ['blue', 'yellow', 'red'],
        // The card prints melee (D2C-MON-11).
        attack: 'ranged',
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 3 }] }],
        passive: ['ravage', 'soul-siphon', 'chaotic-energy'],
        by: {
          2: { speed: 4, health: 12, defence: ['black'] },
          3: { speed: 4, health: 15, defence: ['gray', 'gray'] },
          4: { speed: 4, health: 18, defence: ['black', 'gray'] },
        },
      },
    },
  },
  'agent-verminous': {
    name: { en: 'Verminous', de: 'Der Rattenkönig' },
    size: [2, 1],
    attack: 'melee',
    same: ['verminous'],
    acts: {
      1: {
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'scheme' }] },
          { cost: 2, effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['stealthy'],
        by: {
          2: { speed: 3, health: 8, defence: ['gray'] },
          3: { speed: 3, health: 10, defence: ['gray', 'brown'] },
          4: { speed: 3, health: 13, defence: ['gray', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'scheme' }] },
          { cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        passive: ['master-plan', 'stealthy'],
        by: {
          2: { speed: 3, health: 11, defence: ['gray', 'brown'] },
          3: { speed: 3, health: 13, defence: ['black', 'brown'] },
          4: { speed: 3, health: 17, defence: ['black', 'gray'] },
        },
      },
    },
  },
  'agent-bolgoreth': {
    name: { en: "Bol'Goreth", de: "Bol'Goreth" },
    size: [2, 2],
    attack: 'melee',
    same: ['bolgoreth'],
    acts: {
      1: {
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
          { effects: [{ do: 'ability', ability: 'poison-disease' }] },
        ],
        passive: ['reach'],
        by: {
          2: { speed: 3, health: 12, defence: ['gray'] },
          3: { speed: 3, health: 14, defence: ['gray', 'brown'] },
          4: { speed: 3, health: 18, defence: ['gray', 'brown'] },
        },
      },
      2: {
        dice: ['blue', 'red', 'red'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
          { effects: [{ do: 'ability', ability: 'poison-disease' }] },
        ],
        passive: ['reach', 'resilient'],
        by: {
          2: { speed: 3, health: 16, defence: ['gray', 'brown'] },
          3: { speed: 3, health: 19, defence: ['gray', 'gray'] },
          4: { speed: 3, health: 22, defence: ['gray', 'gray'] },
        },
      },
    },
  },
};
