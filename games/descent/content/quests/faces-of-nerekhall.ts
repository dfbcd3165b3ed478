import type { Ability } from '../card.ts';
import type { Quest } from '../quest.ts';
import { DOOM, doom, whenDefeated } from './common.ts';

/** The token is turned over when the first round is over: by then everybody stands where he wanted to. */
const UNDER_INFLUENCE: Ability = {
  at: 'round-end',
  must: true,
  limit: 'encounter',
  effects: [{ do: 'reveal-influence' }],
};

/** In a city of masks it matters who asks first. */
export const FACES_OF_NEREKHALL: Quest = {
  name: { en: 'The Faces of Nerekhall', de: 'Die Gesichter von Nerekhall' },
  act: 1,
  boxes: ['SN'],
  about: {
    en: 'Changelings have taken the faces of citizens. Ask the right ones before the wrong ones lead everybody away.',
    de: 'Wechselbälger haben die Gesichter von Bürgern angenommen. Fragt die Richtigen, ehe die Falschen alle fortführen.',
  },
  rewards: { gold: 25, overlordXp: 1, goldPerToken: { kind: 'citizen', gold: 25 } },
  encounters: [
    {
      name: { en: 'The market at dusk', de: 'Der Markt in der Dämmerung' },
      story: {
        en: 'Seven people hurry home. Two of them have no home, and no face of their own.',
        de: 'Sieben Leute eilen nach Hause. Zwei davon haben keines, und kein eigenes Gesicht.',
      },
      plan: {
        id: 'faces-of-nerekhall-1',
        tiles: [
          { tile: 'entrance-B', at: 'V2', turn: 180, as: 'gatehouse' },
          { tile: '5B', at: 'P1', as: 'market' },
          { tile: '11B', at: 'L1', turn: 180, as: 'arcade' },
          { tile: '26B', at: 'I1', turn: 270, as: 'bridge' },
          { tile: '6B', at: 'C1', turn: 180, as: 'quay' },
          { tile: 'exit-B', at: 'A2', as: 'river-gate' },
          { tile: 'end-B', at: 'R5', as: 'stall' },
        ],
        marks: {
          people: ['Q1', 'S4', 'O1', 'N4', 'J1', 'K4', 'F2'],
          stall: ['R5'],
          cart: ['M1'],
          crates: ['C4'],
          steps: ['H4'],
        },
      },
      heroes: 'gatehouse',
      groups: [
        { of: 'changeling', at: 'bridge' },
        { of: { open: ['civilized', 'dark', 'cursed'], most: 2 }, at: 'quay' },
      ],
      search: { 2: ['stall', 'cart'], 3: ['stall', 'cart', 'crates'], 4: ['stall', 'cart', 'crates', 'steps'] },
      influence: [
        {
          token: 'red',
          name: { en: 'The guard is bribed', de: 'Die Wache ist bestochen' },
          effects: [{ do: 'draw', n: 2 }],
        },
        {
          token: 'blue',
          name: { en: 'Panic in the streets', de: 'Panik in den Gassen' },
          effects: [{ do: 'aimed', aim: { who: 'hero', each: true, self: true }, effects: [{ do: 'tire', n: 2 }] }],
        },
        {
          token: 'white',
          name: { en: 'Another one comes', de: 'Noch einer kommt' },
          effects: [{ do: 'arrive', who: 'changeling', at: 'river-gate' }],
        },
      ],
      things: {
        'passer-by': {
          name: { en: 'Passer-by', de: 'Passant' },
          colour: 'villager',
          seenBy: 'overlord',
          faces: {
            neighbour: { name: { en: 'an honest neighbour', de: 'ein ehrlicher Nachbar' }, effects: [{ do: 'clear' }] },
            spy: {
              name: { en: 'a spy without a face', de: 'ein Spitzel ohne Gesicht' },
              effects: [{ do: 'clear' }, { do: 'count', counter: 'unmasked' }],
            },
          },
        },
      },
      tokens: [
        {
          kind: 'passer-by',
          at: 'people',
          faces: ['spy', 'spy', 'neighbour', 'neighbour', 'neighbour', 'neighbour', 'neighbour'],
        },
      ],
      actions: {
        question: {
          name: { en: 'Question', de: 'Befragen' },
          by: 'heroes',
          token: 'passer-by',
          effects: [{ do: 'turn-over' }],
        },
        'beckon-away': {
          name: { en: 'Beckon away', de: 'Fortlocken' },
          by: 'overlord',
          who: ['changeling'],
          token: 'passer-by',
          limit: 'round',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'vanished' }],
        },
      },
      abilities: [...DOOM, UNDER_INFLUENCE],
      citizens: ['the-guardsman'],
      goals: [
        {
          side: 'heroes',
          counter: 'unmasked',
          least: 2,
          text: { en: 'Find both spies among the passers-by.', de: 'Findet beide Spitzel unter den Passanten.' },
        },
        {
          side: 'overlord',
          counter: 'vanished',
          least: 4,
          text: {
            en: 'Let changelings beckon four passers-by away.',
            de: 'Lass Wechselbälger vier Passanten fortlocken.',
          },
        },
        doom(
          { 2: 9, 3: 10, 4: 11 },
          {
            en: 'Let night fall: every round and every hero knocked out counts.',
            de: 'Lass es Nacht werden: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
    {
      name: { en: 'The house of masks', de: 'Das Haus der Masken' },
      story: {
        en: 'Behind the mirrors they change. Whoever is still here in the morning, the city will thank.',
        de: 'Hinter den Spiegeln wechseln sie die Gestalt. Für jeden, der am Morgen noch hier ist, dankt die Stadt.',
      },
      plan: {
        id: 'faces-of-nerekhall-2',
        tiles: [
          { tile: 'entrance-B', at: 'A2', as: 'doorstep' },
          { tile: '3B', at: 'C1', as: 'foyer' },
          { tile: '2B', at: 'C5', as: 'hall' },
          { tile: '10B', at: 'I1', turn: 180, as: 'salon' },
          { tile: '14B', at: 'M1', turn: 180, as: 'mirrors' },
          { tile: 'end-B', at: 'E11', as: 'niche' },
          { tile: 'end-B', at: 'Q2', turn: 270, as: 'balcony' },
        ],
        marks: {
          captives: ['D9', 'G9', 'J1', 'K4'],
          niche: ['E11'],
          balcony: ['Q2'],
          dresser: ['P4'],
          stove: ['C1'],
        },
      },
      heroes: 'doorstep',
      groups: [
        { of: 'changeling', at: 'mirrors' },
        { of: 'flesh-moulder', at: 'hall' },
      ],
      search: {
        2: ['niche', 'balcony'],
        3: ['niche', 'balcony', 'dresser'],
        4: ['niche', 'balcony', 'dresser', 'stove'],
      },
      // Two effects: the third token is set aside.
      influence: [
        {
          token: 'red',
          name: { en: 'They know the house', de: 'Sie kennen das Haus' },
          effects: [
            {
              do: 'last',
              until: 'encounter-end',
              for: 'monsters',
              effects: [{ do: 'modify', value: 'speed', n: 1 }],
            },
          ],
        },
        {
          token: 'blue',
          name: { en: 'Every mirror lies', de: 'Jeder Spiegel lügt' },
          effects: [
            {
              do: 'aimed',
              aim: { who: 'hero', each: true, self: true },
              effects: [
                {
                  do: 'test',
                  attribute: 'willpower',
                  fail: [
                    { do: 'suffer', n: 1 },
                    { do: 'tire', n: 1 },
                  ],
                },
              ],
            },
          ],
        },
      ],
      things: {
        citizen: {
          name: { en: 'Citizen', de: 'Bürger' },
          colour: 'villager',
          faces: {
            honest: { name: { en: 'an honest citizen', de: 'ein ehrlicher Bürger' }, effects: [] },
            corrupt: { name: { en: 'a corrupt citizen', de: 'ein korrumpierter Bürger' }, effects: [] },
          },
        },
      },
      tokens: [{ kind: 'citizen', at: 'captives', faces: ['honest', 'honest', 'corrupt', 'corrupt'] }],
      actions: {
        'lead-away': {
          name: { en: 'Lead away', de: 'Fortführen' },
          by: 'overlord',
          who: ['changeling'],
          token: 'citizen',
          limit: 'round',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'doom' }],
        },
      },
      abilities: [...DOOM, UNDER_INFLUENCE, whenDefeated(['changeling'], 'felled')],
      citizens: ['the-executioner'],
      goals: [
        {
          side: 'heroes',
          counter: 'felled',
          least: { 2: 2, 3: 3, 4: 4 },
          text: { en: 'Defeat all changelings.', de: 'Besiegt alle Wechselbälger.' },
        },
        doom(
          { 2: 10, 3: 11, 4: 12 },
          {
            en: 'Hold out: every round, every citizen led away and every hero knocked out counts.',
            de: 'Halte durch: Jede Runde, jeder fortgeführte Bürger und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
