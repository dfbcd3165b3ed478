import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** A road into ruins, an ally on it, and a stone that shines for whoever holds it. */
export const THE_HOLLOW_ROAD: Quest = {
  name: { en: 'The Hollow Road', de: 'Die hohle Straße' },
  act: 1,
  about: {
    en: 'A pilgrim sits behind a wall that is none, and a stone shines beside him. Not everything on this road wants to be found.',
    de: 'Ein Pilger sitzt hinter einer Wand, die keine ist, und neben ihm leuchtet ein Stein. Nicht alles an dieser Straße will gefunden werden.',
  },
  boxes: ['LR'],
  rewards: { gold: 25, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The walled shrine', de: 'Der vermauerte Schrein' },
      story: {
        en: 'The road ends at a wall. Somebody behind it is singing, very quietly, so as not to wake the bells.',
        de: 'Die Straße endet an einer Wand. Dahinter singt jemand, ganz leise, um die Glocken nicht zu wecken.',
      },
      plan: {
        id: 'the-hollow-road-1',
        tiles: [
          { tile: 'entrance-A', at: 'A4', as: 'road' },
          { tile: '101A', at: 'C3', as: 'terrace' },
          { tile: '16A', at: 'G3', as: 'crossing' },
          { tile: '5A', at: 'K3', as: 'shrine' },
          { tile: 'exit-A', at: 'Q4', turn: 180, as: 'gate' },
          { tile: 'end-A', at: 'H2', turn: 180, as: 'north-nook' },
          { tile: 'end-A', at: 'H7', as: 'south-nook' },
          { tile: 'end-A', at: 'M7', as: 'cellar' },
        ],
        doors: [{ kind: 'locked', at: ['K4', 'K5'], side: 'W' }],
        marks: {
          caches: ['D3', 'H2', 'I7', 'F6'],
          cell: ['M7'],
          altar: ['P3'],
          niche: ['C3'],
          ledge: ['E3'],
          stall: ['I2'],
          grave: ['N7'],
        },
      },
      heroes: 'road',
      ally: 'own',
      groups: [
        { of: 'goblin-witcher', at: 'crossing' },
        { of: { open: ['wilderness', 'cursed', 'dark'], most: 2 }, at: 'shrine' },
        { of: 'volucrix-reaver' },
      ],
      search: { 2: ['niche', 'stall'], 3: ['niche', 'stall', 'grave'], 4: ['niche', 'stall', 'grave', 'ledge'] },
      things: {
        'road-cache': {
          name: { en: 'Cache', de: 'Versteck' },
          colour: 'green',
          faces: {
            strongbox: {
              name: { en: 'a strongbox', de: 'eine Schatulle' },
              find: true,
              effects: [{ do: 'clear' }],
            },
            'road-bell': {
              name: { en: 'a bell on a string', de: 'eine Glocke an einer Schnur' },
              effects: [
                { do: 'alarm', effects: [{ do: 'muster', group: 'volucrix-reaver', at: 'road-cache', n: 2 }] },
                { do: 'clear' },
              ],
            },
          },
        },
        'walled-pilgrim': {
          name: { en: 'The walled pilgrim', de: 'Der eingemauerte Pilger' },
          colour: 'villager',
          carried: 'heroes',
          limit: 1,
        },
      },
      tokens: [
        { kind: 'road-cache', at: 'caches', faces: ['strongbox', 'strongbox', 'road-bell', 'road-bell'] },
        { kind: 'walled-pilgrim', at: 'cell' },
        { kind: 'sun-stone', at: 'altar' },
      ],
      characters: {
        'hidden-passage': {
          name: { en: 'Hidden passage', de: 'Geheimgang' },
          as: 'object',
          side: 'overlord',
          health: { 2: 6, 3: 8, 4: 10 },
          defence: ['gray'],
          door: 0,
          attackable: true,
        },
      },
      actions: {
        'open-cache': {
          name: { en: 'Open a cache', de: 'Ein Versteck öffnen' },
          by: 'heroes',
          token: 'road-cache',
          effects: [{ do: 'turn-over' }],
        },
      },
      exits: { heroes: ['gate'] },
      abilities: [
        ...DOOM,
        {
          at: 'defeated',
          must: true,
          if: { is: 'about-kind', of: ['hidden-passage'] },
          effects: [
            { do: 'gate', door: 0, to: 'open' },
            { do: 'count', counter: 'breached' },
          ],
        },
        {
          at: 'left-map',
          must: true,
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'walled-pilgrim', counter: 'led-out' }],
        },
      ],
      reinforcements: [{ group: 'goblin-witcher', n: 1, at: ['crossing'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'led-out',
          least: 1,
          text: {
            en: 'Break through the hidden passage and carry the pilgrim out by the gate.',
            de: 'Brecht durch den Geheimgang und tragt den Pilger durch das Tor hinaus.',
          },
        },
        doom(
          { 2: 11, 3: 13, 4: 14 },
          {
            en: 'Let them wander: every round and every hero knocked out counts.',
            de: 'Lass sie irren: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
    {
      name: { en: 'The whispering ravine', de: 'Die flüsternde Schlucht' },
      story: {
        en: 'Under the ledge a well talks to itself. It knows their names, and one of them answers.',
        de: 'Unter dem Sims spricht ein Brunnen mit sich selbst. Er kennt ihre Namen, und einer von ihnen antwortet.',
      },
      plan: {
        id: 'the-hollow-road-2',
        tiles: [
          { tile: 'entrance-A', at: 'A4', as: 'mouth' },
          { tile: '106A', at: 'C3', as: 'ravine' },
          { tile: '10A', at: 'H3', as: 'camp' },
          { tile: '103A', at: 'L3', as: 'hollow' },
          { tile: 'end-A', at: 'P4', turn: 270, as: 'den' },
        ],
        doors: [{ kind: 'overgrowth', at: ['H4', 'H5'], side: 'W', tangled: true }],
        marks: {
          well: ['P4'],
          ledge: ['C3', 'D3', 'E3', 'F3', 'G3'],
          foot: ['C4', 'D4', 'F4', 'G4'],
          tentacles: ['M5', 'O4'],
          nest: ['C6'],
          rest: ['I6'],
          cairn: ['G6'],
          thorn: ['N3'],
        },
      },
      heroes: 'mouth',
      ally: 'own',
      groups: [
        { of: 'ariad', at: 'hollow', relics: true },
        { of: 'zombie', at: 'camp' },
        { of: { open: ['cursed', 'dark', 'cave'], most: 2 }, at: 'hollow' },
      ],
      search: { 2: ['nest', 'thorn'], 3: ['nest', 'thorn', 'cairn'], 4: ['nest', 'thorn', 'cairn', 'rest'] },
      things: {
        'talking-well': { name: { en: 'The talking well', de: 'Der sprechende Brunnen' }, colour: 'blue' },
        'thorn-arm': { name: { en: 'Lashing root', de: 'Peitschende Wurzel' }, colour: 'red' },
      },
      tokens: [
        { kind: 'talking-well', at: 'well' },
        { kind: 'thorn-arm', at: 'tentacles' },
      ],
      figures: {
        zombie: {
          name: { en: 'Zombie', de: 'Zombie' },
          standing: [{ do: 'modify', value: 'health', n: { per: 'omens' } }],
        },
      },
      actions: {
        'silence-the-well': {
          name: { en: 'Silence the well', de: 'Den Brunnen zum Schweigen bringen' },
          by: 'heroes',
          token: 'talking-well',
          limit: 'turn',
          effects: [
            {
              do: 'test',
              attribute: ['willpower', 'knowledge'],
              pass: [{ do: 'count', counter: 'silenced' }],
              fail: [
                { do: 'condition', condition: 'cursed', lasting: true },
                { do: 'count', counter: 'omens' },
              ],
            },
          ],
        },
        'call-back': {
          name: { en: 'Call the possessed ally back', de: 'Den besessenen Gefährten zurückrufen' },
          by: 'heroes',
          if: {
            is: 'any',
            of: [
              { is: 'near-kind', of: 'raythen', within: 1 },
              { is: 'near-kind', of: 'serena', within: 1 },
            ],
          },
          limit: 'turn',
          effects: [{ do: 'test', attribute: 'willpower', pass: [{ do: 'release' }], fail: [] }],
        },
        'whisper-a-name': {
          name: { en: 'Whisper a name', de: 'Einen Namen flüstern' },
          by: 'overlord',
          who: ['ariad'],
          limit: 'encounter',
          if: {
            is: 'any',
            of: [
              { is: 'near-kind', of: 'ally-raythen', within: 3 },
              { is: 'near-kind', of: 'ally-serena', within: 3 },
            ],
          },
          effects: [{ do: 'possess' }],
        },
        'clamber-up': {
          name: { en: 'Clamber up', de: 'Hinaufklettern' },
          by: 'overlord',
          who: ['zombie'],
          mark: 'foot',
          if: { is: 'not', of: { is: 'inside', place: 'ledge' } },
          effects: [{ do: 'ferry', to: 'ledge' }],
        },
      },
      abilities: [
        ...DOOM,
        {
          at: 'encounter-start',
          must: true,
          if: { is: 'won', side: 'heroes' },
          effects: [{ do: 'teach' }],
        },
        // The thorns scratch whoever goes through of his own will.
        {
          at: 'enters',
          must: true,
          if: {
            is: 'all',
            of: [{ is: 'crosses', door: 0 }, { is: 'willing' }, { is: 'that-is', of: { is: 'hero-figure' } }],
          },
          aim: { who: 'that' },
          effects: [{ do: 'suffer', n: 1 }],
        },
        {
          at: 'enters',
          must: true,
          limit: 'turn',
          if: {
            is: 'all',
            of: [
              { is: 'that-is', of: { is: 'hero-figure' } },
              { is: 'space-beside-token', kind: 'thorn-arm' },
            ],
          },
          aim: {
            who: 'figure',
            self: true,
            chooser: 'overlord',
            if: { is: 'all', of: [{ is: 'hero-figure' }, { is: 'beside-token', kind: 'thorn-arm' }] },
          },
          effects: [{ do: 'suffer', n: 1 }],
        },
        {
          at: 'defeated',
          must: true,
          if: { is: 'about-kind', of: ['ariad'] },
          effects: [{ do: 'count', counter: 'silenced', n: 2 }],
        },
      ],
      reinforcements: [{ group: 'zombie', n: 1, at: ['mouth'], beyond: true, every: 2 }],
      goals: [
        {
          side: 'heroes',
          counter: 'silenced',
          least: { 2: 2, 3: 3, 4: 4 },
          text: {
            en: 'Silence the well; Ariad defeated counts twice.',
            de: 'Bringt den Brunnen zum Schweigen; Ariads Niederlage zählt doppelt.',
          },
        },
        doom(
          { 2: 13, 3: 15, 4: 16 },
          {
            en: 'Let it talk: every round and every hero knocked out counts.',
            de: 'Lass ihn reden: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
