import type { Quest } from '../quest.ts';
import { DOOM, doom, whenDefeated } from './common.ts';

/** A finale: an old enemy leads the heroes to the lair, and there everything depends on who falls first. */
export const THE_OLD_WYRM: Quest = {
  name: { en: 'The Old Wyrm', de: 'Der alte Lindwurm' },
  act: 2,
  about: {
    en: 'Belthir has had enough of his master. He knows the way, and he wants to be there at the end.',
    de: 'Belthir hat genug von seinem Meister. Er kennt den Weg, und er will am Ende dabei sein.',
  },
  rewards: { gold: 0, heroesXp: 0, overlordXp: 0 },
  encounters: [
    {
      name: { en: 'The ledge', de: 'Der Felssims' },
      story: {
        en: 'Wings over the slope. For once they are on the right side.',
        de: 'Schwingen über dem Hang. Diesmal sind sie auf der richtigen Seite.',
      },
      plan: {
        id: 'the-old-wyrm-1',
        tiles: [
          { tile: 'entrance-A', at: 'L2', turn: 180, as: 'path' },
          { tile: '5A', at: 'F1', as: 'slope' },
          { tile: '9A', at: 'B1', turn: 180, as: 'shelf' },
          { tile: '16A', at: 'G5', as: 'ledge' },
          { tile: 'exit-A', at: 'K6', turn: 180, as: 'cave' },
          { tile: 'end-A', at: 'C5', as: 'eyrie' },
          { tile: 'end-A', at: 'A2', turn: 90, as: 'cleft' },
          { tile: 'end-A', at: 'F6', turn: 90, as: 'bush' },
          { tile: 'end-A', at: 'H9', as: 'drop' },
        ],
        marks: { ally: ['J2'], eyrie: ['C5'], cleft: ['A2'], bush: ['F6'], drop: ['H9'] },
      },
      heroes: 'path',
      groups: [
        { of: 'ettin', at: 'ledge' },
        { of: 'goblin-archer', at: 'shelf' },
        { of: { open: ['mountain', 'wilderness', 'cold'] }, at: 'shelf' },
      ],
      search: { 2: ['eyrie', 'bush'], 3: ['eyrie', 'bush', 'cleft'], 4: ['eyrie', 'bush', 'cleft', 'drop'] },
      characters: {
        'belthir-ally': {
          name: { en: 'Belthir', de: 'Belthir' },
          as: 'hero',
          side: 'heroes',
          like: 'belthir',
          health: 1,
          defence: [],
          at: 'ally',
          attackable: true,
          activated: true,
          standing: [{ do: 'permit', rule: 'one-move' }],
        },
      },
      exits: { heroes: ['cave'] },
      abilities: [
        ...DOOM,
        { at: 'left-map', must: true, effects: [{ do: 'tally', counter: 'inside', of: 'left' }] },
        whenDefeated(['belthir-ally'], 'ally-lost'),
        {
          at: 'defeated',
          must: true,
          if: { is: 'about-kind', of: ['belthir-ally'] },
          effects: [{ do: 'count', counter: 'doom', n: 3 }],
        },
      ],
      reinforcements: [{ group: 'goblin-archer', n: 1, at: ['eyrie', 'shelf'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'inside',
          least: { 2: 2, 3: 3, 4: 3 },
          text: { en: 'Heroes go into the cave.', de: 'Helden gehen in die Höhle.' },
        },
        doom(
          { 2: 12, 3: 15, 4: 17 },
          {
            en: 'Hold the slope: rounds and heroes knocked out count, Belthir three times.',
            de: 'Halte den Hang: Runden und bewusstlose Helden zählen, Belthir dreifach.',
          },
        ),
      ],
    },
    {
      name: { en: 'The lair', de: 'Der Bau' },
      story: {
        en: 'The wyrm has grown old on other people’s courage. The baron stands beside it and has not yet understood what he is for.',
        de: 'Der Lindwurm ist am Mut anderer Leute alt geworden. Der Baron steht daneben und hat noch nicht begriffen, wozu er da ist.',
      },
      plan: {
        id: 'the-old-wyrm-2',
        tiles: [
          { tile: 'entrance-B', at: 'A7', as: 'cleft' },
          { tile: '6B', at: 'C6', as: 'passage' },
          { tile: '1B', at: 'I5', as: 'lair' },
          { tile: '9B', at: 'K1', turn: 180, as: 'hoard' },
          { tile: 'end-B', at: 'L11', as: 'bones' },
          { tile: 'end-B', at: 'O2', turn: 270, as: 'gold' },
          { tile: 'end-B', at: 'J2', turn: 90, as: 'eggs' },
        ],
        marks: { bones: ['L11'], gold: ['O2'], eggs: ['J2'], cairn: ['C9'] },
      },
      heroes: 'cleft',
      groups: [
        {
          of: 'shadow-dragon',
          at: 'lair',
          only: { 2: { minions: 1, masters: 0 }, 3: { minions: 1, masters: 0 }, 4: { minions: 0, masters: 1 } },
          beyond: true,
        },
        { of: 'baron-zachareth', at: 'lair' },
        {
          of: 'cave-spider',
          at: 'passage',
          only: { 2: { minions: 1, masters: 0 }, 3: { minions: 1, masters: 0 }, 4: { minions: 3, masters: 1 } },
        },
      ],
      search: { 2: ['bones', 'cairn'], 3: ['bones', 'cairn', 'gold'], 4: ['bones', 'cairn', 'gold', 'eggs'] },
      figures: {
        'shadow-dragon': {
          name: { en: 'The old wyrm', de: 'Der alte Lindwurm' },
          standing: [{ do: 'modify', value: 'health', n: { per: 'heroes' } }],
        },
      },
      actions: {
        devour: {
          name: { en: 'Devour the baron', de: 'Den Baron verschlingen' },
          by: 'overlord',
          who: ['shadow-dragon'],
          if: { is: 'near-kind', of: 'baron-zachareth', within: 1 },
          effects: [
            { do: 'heal', n: { per: 'heroes', times: 3 } },
            {
              do: 'aimed',
              aim: { who: 'monster', each: true, if: { is: 'kind', of: ['baron-zachareth'] } },
              effects: [{ do: 'defeat' }],
            },
          ],
        },
      },
      abilities: [
        whenDefeated(['shadow-dragon'], 'slain'),
        { at: 'knocked-out', must: true, effects: [{ do: 'tally', counter: 'down', of: 'down' }] },
        {
          at: ['revived', 'stood-up', 'recovered'],
          must: true,
          effects: [{ do: 'tally', counter: 'down', of: 'down' }],
        },
        {
          at: 'encounter-start',
          must: true,
          if: { is: 'won', side: 'heroes' },
          aim: { who: 'monster', each: true, if: { is: 'kind', of: ['shadow-dragon'] } },
          effects: [{ do: 'suffer', n: 4 }],
        },
        ...DOOM,
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'slain',
          least: 1,
          text: { en: 'Slay the old wyrm.', de: 'Erschlagt den alten Lindwurm.' },
        },
        {
          side: 'overlord',
          counter: 'down',
          least: { 2: 2, 3: 3, 4: 4 },
          text: {
            en: 'All heroes are knocked out at the same time.',
            de: 'Alle Helden sind zugleich bewusstlos.',
          },
        },
        doom(
          { 2: 17, 3: 15, 4: 14 },
          {
            en: 'Outlast them: every round and every hero knocked out counts.',
            de: 'Überdauere sie: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
