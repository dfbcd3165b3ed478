import type { Quest } from '../quest.ts';
import { DOOM, doom, whenDefeated } from './common.ts';

/** Oaths are read from the tombs; then a bound wyrm can be slain by one man alone, if he has the blade. */
export const CRYPT_OF_OATHS: Quest = {
  name: { en: 'The Crypt of Oaths', de: 'Die Gruft der Eide' },
  act: 2,
  about: {
    en: 'Three oaths bind a wyrm beneath the crypt. Sir Alric has come to break the fourth.',
    de: 'Drei Eide binden einen Lindwurm unter der Gruft. Sir Alric ist gekommen, den vierten zu brechen.',
  },
  rewards: { gold: 50, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The tombs', de: 'Die Gräber' },
      story: {
        en: 'Six slabs, three of them true. The dead do not like to be read wrongly.',
        de: 'Sechs Platten, drei davon wahr. Die Toten mögen es nicht, falsch gelesen zu werden.',
      },
      plan: {
        id: 'crypt-of-oaths-1',
        tiles: [
          { tile: 'entrance-B', at: 'G1', turn: 90, as: 'stair' },
          { tile: '16B', at: 'F3', as: 'crossing' },
          { tile: '10B', at: 'F7', turn: 270, as: 'south tomb' },
          { tile: '11B', at: 'J3', turn: 180, as: 'east tomb' },
          { tile: '14B', at: 'B3', as: 'ossuary' },
          { tile: 'end-B', at: 'G11', as: 'urn' },
          { tile: 'end-B', at: 'N4', turn: 270, as: 'candle' },
          { tile: 'end-B', at: 'A4', turn: 90, as: 'skulls' },
        ],
        marks: {
          slabs: ['F10', 'I10', 'M3', 'M6', 'B3', 'B6'],
          urn: ['G11'],
          candle: ['N4'],
          skulls: ['A4'],
          bones: ['F7'],
        },
      },
      heroes: 'stair',
      groups: [
        { of: 'zombie', at: 'south tomb' },
        { of: 'sir-alric-farrow', at: 'east tomb' },
        { of: { open: ['cursed', 'dark', 'building'], most: 4 }, at: 'ossuary' },
      ],
      search: { 2: ['urn', 'candle'], 3: ['urn', 'candle', 'skulls'], 4: ['urn', 'candle', 'skulls', 'bones'] },
      special: {
        name: { en: 'A rubbing of the slabs', de: 'Ein Abrieb der Platten' },
        at: ['urn', 'candle'],
        effects: [{ do: 'count', counter: 'oaths' }],
      },
      things: {
        slab: {
          name: { en: 'Slab', de: 'Grabplatte' },
          faces: {
            'true-oath': {
              name: { en: 'a true oath', de: 'ein wahrer Eid' },
              effects: [{ do: 'clear' }, { do: 'count', counter: 'oaths' }],
            },
            'false-oath': {
              name: { en: 'a false oath', de: 'ein falscher Eid' },
              effects: [{ do: 'clear' }, { do: 'arrive', who: 'zombie', at: 'crossing' }],
            },
          },
        },
      },
      tokens: [
        {
          kind: 'slab',
          at: 'slabs',
          faces: ['true-oath', 'true-oath', 'true-oath', 'false-oath', 'false-oath', 'false-oath'],
        },
      ],
      actions: {
        'read-slab': {
          name: { en: 'Read the slab', de: 'Die Grabplatte lesen' },
          by: 'heroes',
          token: 'slab',
          effects: [{ do: 'turn-over' }],
        },
      },
      abilities: DOOM,
      reinforcements: [{ group: 'zombie', n: 1, at: ['south tomb', 'east tomb'], apart: 3 }],
      goals: [
        {
          side: 'heroes',
          counter: 'oaths',
          least: { 2: 2, 3: 3, 4: 3 },
          text: { en: 'Find true oaths.', de: 'Findet wahre Eide.' },
        },
        doom(
          { 2: 11, 3: 14, 4: 18 },
          {
            en: 'Let the oaths fade: every round and every hero knocked out counts.',
            de: 'Lass die Eide verblassen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
    {
      name: { en: 'The bound wyrm', de: 'Der gebundene Lindwurm' },
      story: {
        en: 'The oath blade lies before the throne. In a hero’s hand it is iron; in Alric’s it is death for the wyrm.',
        de: 'Die Eidklinge liegt vor dem Thron. In der Hand eines Helden ist sie Eisen, in Alrics der Tod des Lindwurms.',
      },
      plan: {
        id: 'crypt-of-oaths-2',
        tiles: [
          { tile: 'entrance-B', at: 'H9', turn: 270, as: 'stair' },
          { tile: '1B', at: 'F1', turn: 270, as: 'throne hall' },
          { tile: '9B', at: 'B3', turn: 180, as: 'chapel' },
          { tile: '26B', at: 'L3', turn: 270, as: 'gap' },
          { tile: 'end-B', at: 'C7', as: 'font' },
          { tile: 'end-B', at: 'A4', turn: 90, as: 'reliquary' },
          { tile: 'end-B', at: 'O4', turn: 270, as: 'crack' },
        ],
        marks: {
          blade: ['J5'],
          wyrm: ['H1', 'I1', 'J1', 'H2', 'I2', 'J2'],
          font: ['C7'],
          reliquary: ['A4'],
          crack: ['O4'],
          throne: ['K1'],
        },
      },
      heroes: 'chapel',
      groups: [
        { of: 'shadow-dragon', at: 'wyrm', only: { minions: 0, masters: 1 }, beyond: true },
        { of: 'sir-alric-farrow', at: 'gap' },
        { of: 'zombie', at: 'stair', only: { 2: { minions: 1 }, 3: { minions: 1 }, 4: {} } },
      ],
      search: { 2: ['font', 'crack'], 3: ['font', 'crack', 'throne'], 4: ['font', 'crack', 'throne', 'reliquary'] },
      counters: ['oaths'],
      things: {
        'oath-blade': {
          name: { en: 'Oath blade', de: 'Eidklinge' },
          colour: 'blue',
          carried: 'both',
          carriers: ['sir-alric-farrow'],
        },
      },
      tokens: [{ kind: 'oath-blade', at: 'blade' }],
      figures: {
        'shadow-dragon': {
          name: { en: 'The bound wyrm', de: 'Der gebundene Lindwurm' },
          standing: [
            { do: 'permit', rule: 'no-overlord-cards' },
            { do: 'permit', rule: 'no-plot-cards' },
            { do: 'permit', rule: 'spends-all-surges' },
            { do: 'permit', rule: 'breath-finds-carriers' },
            {
              do: 'immune',
              to: 'all',
              unless: {
                is: 'all',
                of: [
                  { is: 'kind', of: ['sir-alric-farrow'] },
                  { is: 'carries', token: 'oath-blade' },
                ],
              },
            },
          ],
        },
      },
      actions: {
        'strike-wyrm': {
          name: { en: 'Strike the wyrm with the oath blade', de: 'Den Lindwurm mit der Eidklinge schlagen' },
          by: 'overlord',
          who: ['sir-alric-farrow'],
          if: {
            is: 'all',
            of: [
              { is: 'carries', token: 'oath-blade' },
              { is: 'near-kind', of: 'shadow-dragon', within: 1 },
            ],
          },
          effects: [
            {
              do: 'aimed',
              aim: { who: 'monster', each: true, if: { is: 'kind', of: ['shadow-dragon'] } },
              effects: [{ do: 'suffer', n: { per: 'heroes', times: 2 } }],
            },
          ],
        },
      },
      exits: { heroes: ['stair'] },
      abilities: [
        ...DOOM,
        whenDefeated(['shadow-dragon'], 'freed'),
        {
          at: 'encounter-start',
          must: true,
          if: { is: 'won', side: 'overlord' },
          effects: [{ do: 'count', counter: 'doom', n: 2 }],
        },
        // Few heroes find it hard to take the blade from him: he comes to them wounded.
        {
          at: 'encounter-start',
          must: true,
          if: { is: 'not', of: { is: 'heroes', least: 4 } },
          aim: { who: 'monster', each: true, if: { is: 'kind', of: ['sir-alric-farrow'] } },
          effects: [{ do: 'suffer', n: 5 }],
        },
        {
          at: 'left-map',
          must: true,
          if: { is: 'about', who: 'hero' },
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'oath-blade', counter: 'kept' }],
        },
      ],
      reinforcements: [
        { group: 'zombie', n: 1, at: ['stair'], if: { is: 'heroes', least: 3 } },
        { group: 'zombie', n: 1, every: 3, at: ['stair'], if: { is: 'not', of: { is: 'heroes', least: 3 } } },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'kept',
          least: 1,
          text: { en: 'Carry the oath blade out by the stair.', de: 'Tragt die Eidklinge die Treppe hinauf.' },
        },
        {
          side: 'overlord',
          counter: 'freed',
          least: 1,
          text: {
            en: 'Sir Alric slays the bound wyrm with the oath blade.',
            de: 'Sir Alric erschlägt den gebundenen Lindwurm mit der Eidklinge.',
          },
        },
        doom(
          { 2: 18, 3: 22, 4: 11 },
          {
            en: 'Let the chains rust: every round and every hero knocked out counts.',
            de: 'Lass die Ketten rosten: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
