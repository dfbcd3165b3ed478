import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** A prisoner in a cage in the marsh; what was done to him shows only when the prison door opens. */
export const CAPTIVE_OF_THE_MIRE: Quest = {
  name: { en: 'Captive of the Mire', de: 'Der Gefangene im Moor' },
  act: 1,
  about: {
    en: 'A friend sits in a cage beyond the marsh. Something else sits in him.',
    de: 'Ein Freund sitzt in einem Käfig hinter dem Moor. Etwas anderes sitzt in ihm.',
  },
  rewards: { gold: 25, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The cages', de: 'Die Käfige' },
      story: {
        en: 'Two cages hang over the water. The locks are old, the bars are not.',
        de: 'Zwei Käfige hängen über dem Wasser. Die Schlösser sind alt, die Stäbe nicht.',
      },
      plan: {
        id: 'captive-of-the-mire-1',
        tiles: [
          { tile: 'entrance-A', at: 'J10', turn: 270, as: 'bank' },
          { tile: '102A', at: 'I6', turn: 180, as: 'marsh' },
          { tile: '5A', at: 'H2', as: 'island' },
          { tile: '21A', at: 'B3', as: 'reeds' },
          { tile: '9A', at: 'N2', as: 'hut' },
          { tile: 'end-A', at: 'A4', turn: 90, as: 'nest' },
          { tile: 'end-A', at: 'O1', turn: 180, as: 'chimney' },
          { tile: 'end-A', at: 'R3', turn: 270, as: 'pier' },
        ],
        marks: { cages: ['C5', 'Q5'], nest: ['A4'], chimney: ['O1'], pier: ['R3'], log: ['L7'] },
      },
      heroes: 'bank',
      groups: [
        { of: 'merriod', at: 'reeds' },
        { of: 'goblin-archer', at: 'hut' },
      ],
      search: { 2: ['nest', 'chimney'], 3: ['nest', 'chimney', 'log'], 4: ['nest', 'chimney', 'log', 'pier'] },
      characters: {
        cage: {
          name: { en: 'Cage', de: 'Käfig' },
          as: 'object',
          side: 'overlord',
          health: { 2: 6, 3: 8, 4: 10 },
          defence: ['gray'],
          at: 'cages',
          attackable: true,
        },
      },
      abilities: [
        ...DOOM,
        {
          at: 'defeated',
          must: true,
          if: { is: 'about-kind', of: ['cage'] },
          effects: [{ do: 'count', counter: 'broken' }],
        },
      ],
      reinforcements: [{ group: 'goblin-archer', n: 1, at: ['hut'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'broken',
          least: 2,
          text: { en: 'Break both cages.', de: 'Brecht beide Käfige auf.' },
        },
        doom(
          { 2: 11, 3: 12, 4: 13 },
          {
            en: 'Let the water rise: every round and every hero knocked out counts.',
            de: 'Lass das Wasser steigen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
    {
      name: { en: 'The cistern', de: 'Die Zisterne' },
      story: {
        en: 'The third prisoner is the one they came for. His eyes are open, and he does not know them.',
        de: 'Der dritte Gefangene ist der, um dessentwillen sie kamen. Seine Augen sind offen, und er kennt sie nicht.',
      },
      plan: {
        id: 'captive-of-the-mire-2',
        tiles: [
          { tile: 'entrance-B', at: 'A3', as: 'stair' },
          { tile: '22B', at: 'C3', turn: 180, as: 'passage' },
          { tile: '16B', at: 'I2', turn: 180, as: 'vault' },
          { tile: '8B', at: 'M2', turn: 270, as: 'prison' },
          { tile: '6B', at: 'I6', turn: 90, as: 'cistern' },
          { tile: 'exit-B', at: 'J12', turn: 270, as: 'drain' },
          { tile: 'end-B', at: 'J1', turn: 180, as: 'niche' },
          { tile: 'end-B', at: 'N6', as: 'privy' },
        ],
        doors: [{ kind: 'door', at: ['M3', 'M4'], side: 'W' }],
        marks: { captive: ['O3'], niche: ['J1'], privy: ['N6'], sump: ['I11'], grate: ['L8'] },
      },
      heroes: 'stair',
      groups: [
        {
          of: 'cave-spider',
          at: 'cistern',
          only: { 2: { minions: 2, masters: 0 }, 3: { minions: 2, masters: 0 }, 4: { minions: 3, masters: 1 } },
        },
        { of: { open: ['water', 'cave', 'dark'] }, at: 'cistern' },
      ],
      search: { 2: ['niche', 'privy'], 3: ['niche', 'privy', 'grate'], 4: ['niche', 'privy', 'grate', 'sump'] },
      characters: {
        captive: {
          name: { en: 'The captive', de: 'Der Gefangene' },
          as: 'figure',
          side: 'heroes',
          speed: 2,
          health: { 2: 10, 3: 12, 4: 14 },
          defence: ['gray'],
          attributes: { might: 4, knowledge: 2, willpower: 1, awareness: 3 },
          attack: 'melee',
          dice: ['blue', 'red'],
          at: 'captive',
          activated: { is: 'counter', counter: 'opened', least: 1 },
        },
      },
      actions: {
        'call-his-name': {
          name: { en: 'Call him by his name', de: 'Ihn bei seinem Namen rufen' },
          by: 'heroes',
          if: { is: 'near-kind', of: 'captive', within: 1 },
          limit: 'turn',
          effects: [
            {
              do: 'test',
              attribute: ['willpower', 'knowledge'],
              pass: [{ do: 'count', counter: 'called' }],
              fail: [{ do: 'tire', n: 1 }],
            },
          ],
        },
      },
      exits: { overlord: ['drain'] },
      abilities: [
        ...DOOM,
        {
          at: 'door-opened',
          must: true,
          if: { is: 'door', door: 0 },
          effects: [
            { do: 'defect', who: 'captive', to: 'overlord' },
            { do: 'count', counter: 'opened' },
          ],
        },
        {
          at: 'encounter-start',
          must: true,
          if: { is: 'won', side: 'heroes' },
          effects: [{ do: 'count', counter: 'called' }],
        },
        {
          at: 'left-map',
          must: true,
          if: { is: 'about-kind', of: ['captive'] },
          effects: [{ do: 'count', counter: 'fled' }],
        },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'called',
          least: { 2: 5, 3: 3, 4: 3 },
          text: {
            en: 'Call the captive by his name until he remembers.',
            de: 'Ruft den Gefangenen bei seinem Namen, bis er sich erinnert.',
          },
        },
        {
          side: 'overlord',
          counter: 'fled',
          least: 1,
          text: { en: 'The captive leaves by the drain.', de: 'Der Gefangene verlässt den Plan durch den Abfluss.' },
        },
        doom(
          { 2: 10, 3: 12, 4: 14 },
          {
            en: 'Wear them down: every round and every hero knocked out counts.',
            de: 'Zermürbe sie: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
