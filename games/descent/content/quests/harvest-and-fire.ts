import type { Quest } from '../quest.ts';
import { whenDefeated } from './common.ts';

/** Villagers carried off from the fields; then the hall they fled to is besieged, and those who were saved take up arms. */
export const HARVEST_AND_FIRE: Quest = {
  name: { en: 'Harvest and Fire', de: 'Ernte und Feuer' },
  act: 1,
  about: {
    en: 'Goblins drag reapers from the fields. Whoever is brought home helps to hold the hall the next night.',
    de: 'Goblins verschleppen Schnitter von den Feldern. Wer heimgebracht wird, hilft in der nächsten Nacht, die Halle zu halten.',
  },
  rewards: { gold: 25, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The burning field', de: 'Das brennende Feld' },
      story: {
        en: 'Smoke over the stubble. Between the sheaves people are hiding, and others have come to look for them.',
        de: 'Rauch über den Stoppeln. Zwischen den Garben verstecken sich Leute, und andere sind gekommen, um sie zu suchen.',
      },
      plan: {
        id: 'harvest-and-fire-1',
        tiles: [
          { tile: 'entrance-A', at: 'A4', as: 'road' },
          { tile: '5A', at: 'C3', as: 'meadow' },
          { tile: '10A', at: 'I3', turn: 180, as: 'field' },
          { tile: '11A', at: 'D7', turn: 90, as: 'barn' },
          { tile: '16A', at: 'M3', turn: 270, as: 'crossing' },
          { tile: 'exit-A', at: 'N1', turn: 90, as: 'track' },
          { tile: 'end-A', at: 'E11' },
          { tile: 'end-A', at: 'N7', as: 'ditch' },
          { tile: 'end-A', at: 'Q4', turn: 270 },
        ],
        marks: {
          villagers: ['I4', 'L3', 'L6', 'H6'],
          hay: ['E11'],
          ditch: ['N7'],
          cart: ['C6'],
          sheaf: ['I3'],
        },
      },
      heroes: 'road',
      groups: [
        { of: 'goblin-archer', at: 'crossing' },
        { of: 'splig', at: 'crossing' },
        { of: 'cave-spider', at: 'field' },
      ],
      search: { 2: ['hay', 'cart'], 3: ['hay', 'cart', 'sheaf'], 4: ['hay', 'cart', 'sheaf', 'ditch'] },
      things: {
        villager: {
          name: { en: 'Villager', de: 'Dorfbewohner' },
          colour: 'villager',
          carried: 'both',
          carriers: ['goblin-archer', 'splig'],
          limit: 1,
        },
      },
      tokens: [{ kind: 'villager', at: 'villagers' }],
      actions: {
        shelter: {
          name: { en: 'Bring the villager to safety', de: 'Den Dorfbewohner in Sicherheit bringen' },
          by: 'heroes',
          inside: 'barn',
          if: { is: 'carries', token: 'villager' },
          effects: [{ do: 'deliver', kind: 'villager', counter: 'saved' }],
        },
        'question-villager': {
          name: { en: 'Question the villager', de: 'Den Dorfbewohner verhören' },
          by: 'overlord',
          who: ['splig'],
          inside: 'crossing',
          if: { is: 'carries', token: 'villager' },
          effects: [{ do: 'deliver', kind: 'villager', counter: 'taken' }],
        },
      },
      exits: { overlord: ['track'] },
      abilities: [
        {
          at: 'left-map',
          must: true,
          if: { is: 'about', who: 'monster' },
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'villager', counter: 'taken' }],
        },
        { at: 'round-end', must: true, effects: [{ do: 'count', counter: 'fire' }] },
        { at: 'knocked-out', must: true, effects: [{ do: 'count', counter: 'fire' }] },
      ],
      reinforcements: [{ group: 'goblin-archer', n: 1, at: ['track', 'crossing'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'saved',
          least: 2,
          text: { en: 'Bring villagers into the barn.', de: 'Bringt Dorfbewohner in die Scheune.' },
        },
        {
          side: 'overlord',
          counter: 'taken',
          least: 3,
          text: {
            en: 'Carry villagers off the map or have Splig question them.',
            de: 'Verschleppe Dorfbewohner oder lass Splig sie verhören.',
          },
        },
        {
          side: 'overlord',
          counter: 'fire',
          least: { 2: 10, 3: 11, 4: 12 },
          text: {
            en: 'Let the fire spread: every round and every hero knocked out counts.',
            de: 'Lass das Feuer um sich greifen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        },
      ],
    },
    {
      name: { en: 'The long night', de: 'Die lange Nacht' },
      story: {
        en: 'The hall door is oak, but oak burns. Behind the chapel door the children sit, and the reapers whet their scythes.',
        de: 'Die Tür der Halle ist aus Eiche, aber Eiche brennt. Hinter der Kapellentür sitzen die Kinder, und die Schnitter wetzen ihre Sensen.',
      },
      plan: {
        id: 'harvest-and-fire-2',
        tiles: [
          { tile: 'entrance-B', at: 'O3', turn: 180, as: 'gate' },
          { tile: '6B', at: 'I2', as: 'hall' },
          { tile: '16B', at: 'E2', turn: 180, as: 'keep' },
          { tile: '10B', at: 'E6', turn: 90, as: 'chapel' },
          { tile: '8B', at: 'A2', turn: 180, as: 'tower' },
          { tile: 'end-B', at: 'F1', turn: 180, as: 'niche' },
          { tile: 'end-B', at: 'F10' },
          { tile: 'end-B', at: 'B6', as: 'store' },
        ],
        doors: [{ kind: 'locked', at: ['F6', 'G6'], side: 'N' }],
        marks: { niche: ['F1'], store: ['B6'], table: ['I2'], tower: ['A2'], militia: ['B3', 'C3', 'C4', 'B4'] },
      },
      heroes: 'keep',
      groups: [
        { of: 'goblin-archer', at: 'gate' },
        { of: 'ettin', at: 'hall' },
        { of: { open: ['wilderness', 'building'] }, at: 'hall' },
      ],
      search: { 2: ['niche', 'store'], 3: ['niche', 'store', 'table'], 4: ['niche', 'store', 'table', 'tower'] },
      counters: ['saved'],
      characters: {
        militia: {
          name: { en: 'Militia', de: 'Miliz' },
          as: 'hero',
          side: 'heroes',
          speed: 4,
          health: 4,
          defence: ['brown'],
          attributes: { might: 2, knowledge: 2, willpower: 2, awareness: 2 },
          attack: 'melee',
          dice: ['blue', 'yellow'],
          attackable: true,
          activated: true,
        },
        'chapel-door': {
          name: { en: 'Chapel door', de: 'Kapellentür' },
          as: 'object',
          side: 'heroes',
          health: { 2: 12, 3: 12, 4: 12 },
          defence: ['gray'],
          door: 0,
          attackable: true,
        },
      },
      abilities: [
        {
          at: 'heroes-done',
          must: true,
          if: { is: 'not', of: { is: 'counter', counter: 'called', least: 1 } },
          effects: [
            { do: 'count', counter: 'called' },
            { do: 'arrive', who: 'militia', at: 'militia' },
            {
              do: 'when',
              if: { is: 'counter', counter: 'saved', least: 2 },
              effects: [{ do: 'arrive', who: 'militia', at: 'militia' }],
            },
          ],
        },
        {
          at: 'defeated',
          must: true,
          if: { is: 'about-kind', of: ['chapel-door'] },
          effects: [{ do: 'gate', door: 0, to: 'open' }],
        },
        {
          at: 'activation-end',
          must: true,
          effects: [{ do: 'tally', counter: 'breach', of: 'side', side: 'overlord', place: 'chapel' }],
        },
        { at: 'round-end', must: true, effects: [{ do: 'count', counter: 'hours' }] },
        whenDefeated(['militia'], 'fallen'),
      ],
      reinforcements: [{ group: 'goblin-archer', n: 1, at: ['gate'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'hours',
          least: { 2: 6, 3: 5, 4: 7 },
          text: { en: 'Hold out until the morning.', de: 'Haltet bis zum Morgen durch.' },
        },
        {
          side: 'overlord',
          counter: 'breach',
          least: { 2: 1, 3: 2, 4: 2 },
          text: {
            en: 'Break the chapel door and end activations with monsters inside.',
            de: 'Brich die Kapellentür auf und beende Aktivierungen mit Monstern darin.',
          },
        },
      ],
    },
  ],
};
