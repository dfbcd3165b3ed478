import type { Quest } from '../quest.ts';
import { DOOM, doom } from './common.ts';

/** A blade is carried through mist; a lantern wanders ahead, and who loses it loses the way. */
export const LANTERN_IN_THE_MIST: Quest = {
  name: { en: 'A Lantern in the Mist', de: 'Ein Licht im Nebel' },
  act: 2,
  about: {
    en: 'Somebody walks ahead with a lantern. It is not known who.',
    de: 'Jemand geht mit einer Laterne voran. Wer es ist, weiß man nicht.',
  },
  rewards: { gold: 50, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The lane', de: 'Der Weg' },
      story: {
        en: 'The broken blade must reach the chapel before the night is out. Stay near the light.',
        de: 'Die zerbrochene Klinge muss die Kapelle erreichen, bevor die Nacht um ist. Bleibt nahe beim Licht.',
      },
      plan: {
        id: 'lantern-in-the-mist',
        tiles: [
          { tile: 'entrance-A', at: 'P3', turn: 180, as: 'lane' },
          { tile: '10A', at: 'L2', as: 'field' },
          { tile: '6A', at: 'F2', as: 'brook' },
          { tile: '16A', at: 'B2', turn: 90, as: 'crossing' },
          { tile: '11A', at: 'B6', turn: 90, as: 'orchard' },
          { tile: 'exit-A', at: 'C10', turn: 270, as: 'chapel' },
          { tile: 'end-A', at: 'C1', turn: 180, as: 'stile' },
          { tile: 'end-A', at: 'A3', turn: 90, as: 'cairn' },
        ],
        marks: {
          blade: ['N3'],
          path: ['M4', 'J4', 'G3', 'D3', 'C6', 'D8', 'C8', 'C5', 'F4', 'I3', 'L3'],
          light: ['M4'],
          stile: ['C1'],
          cairn: ['A3'],
          tree: ['E9'],
          furrow: ['L5'],
        },
      },
      heroes: 'lane',
      groups: [
        { of: 'sir-alric-farrow', at: 'crossing' },
        { of: 'barghest', at: 'brook', only: { 2: {}, 3: { minions: 1 }, 4: {} } },
        { of: { open: ['wilderness', 'dark', 'water'] }, at: 'orchard' },
      ],
      search: { 2: ['furrow', 'stile'], 3: ['furrow', 'stile', 'cairn'], 4: ['furrow', 'stile', 'cairn', 'tree'] },
      things: {
        lantern: { name: { en: 'Lantern', de: 'Laterne' }, colour: 'green' },
        'broken-blade': {
          name: { en: 'Broken blade', de: 'Zerbrochene Klinge' },
          colour: 'blue',
          carried: 'both',
          carriers: ['sir-alric-farrow'],
        },
      },
      tokens: [
        { kind: 'lantern', at: 'light' },
        { kind: 'broken-blade', at: 'blade' },
      ],
      exits: { heroes: ['chapel'], overlord: ['lane'] },
      abilities: [
        ...DOOM,
        { at: 'overlord-ready', must: true, effects: [{ do: 'wander', kind: 'lantern', along: 'path' }] },
        {
          at: 'turn-end',
          must: true,
          if: {
            is: 'all',
            of: [
              { is: 'about', who: 'hero' },
              { is: 'not', of: { is: 'near-token', kind: 'lantern', within: 4 } },
            ],
          },
          aim: { who: 'that' },
          effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'tire', n: 1 }] }],
        },
        {
          at: 'left-map',
          must: true,
          if: { is: 'about', who: 'hero' },
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'broken-blade', counter: 'chapel' }],
        },
        {
          at: 'left-map',
          must: true,
          if: { is: 'about', who: 'monster' },
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'broken-blade', counter: 'stolen' }],
        },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'chapel',
          least: 1,
          text: {
            en: 'Carry the broken blade into the chapel.',
            de: 'Tragt die zerbrochene Klinge in die Kapelle.',
          },
        },
        {
          side: 'overlord',
          counter: 'stolen',
          least: 1,
          text: {
            en: 'Sir Alric carries the broken blade off by the lane.',
            de: 'Sir Alric trägt die zerbrochene Klinge über den Feldweg davon.',
          },
        },
        doom(
          { 2: 14, 3: 16, 4: 17 },
          {
            en: 'Let the night pass: every round and every hero knocked out counts.',
            de: 'Lass die Nacht vergehen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
