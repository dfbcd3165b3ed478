import { ALL_OBJECTIVES } from '../objectives.ts';
import type { Plan } from '../plan.ts';
import type { Quest } from '../quest.ts';
import { DOOM, doom, whenDefeated } from './common.ts';

const PLAN: Plan = {
  id: 'village-of-boils',
  tiles: [
    { tile: 'entrance-A', at: 'A2', as: 'road' },
    { tile: '5A', at: 'C1', as: 'green' },
    { tile: '10A', at: 'D5', turn: 90, as: 'gardens' },
    { tile: '11A', at: 'I1', as: 'market' },
    { tile: '8A', at: 'M1', turn: 180, as: 'well' },
    { tile: 'exit-A', at: 'E9', turn: 270, as: 'ferry' },
    { tile: 'end-A', at: 'N5', as: 'oven' },
  ],
  areas: { village: { name: { en: 'Village', de: 'Dorf' }, tiles: ['green', 'gardens', 'market', 'well'] } },
  marks: { boils: ['O2', 'K3', 'F6'], oven: ['N5'], trough: ['I4'], bed: ['G8'], cart: ['C4'] },
};

/** Boils spread through a village until somebody lances them; then their maker must not reach the ferry. */
export const VILLAGE_OF_BOILS: Quest = {
  name: { en: 'The Village of Boils', de: 'Das Dorf der Beulen' },
  act: 2,
  about: {
    en: 'The ground itself is sick. Lord Merick calls it a harvest.',
    de: 'Der Boden selbst ist krank. Lord Merick nennt es eine Ernte.',
  },
  rewards: { gold: 50, heroesXp: 1, overlordXp: 1, returns: true },
  encounters: [
    {
      name: { en: 'The sickness', de: 'Die Krankheit' },
      story: {
        en: 'Where the ground swells, people fall ill. The boils can be lanced, with a knife and a strong stomach.',
        de: 'Wo der Boden schwillt, werden Leute krank. Die Beulen lassen sich aufstechen, mit einem Messer und einem starken Magen.',
      },
      plan: PLAN,
      heroes: 'road',
      groups: [
        { of: 'lord-merick-farrow', at: 'well' },
        { of: 'flesh-moulder', at: 'market' },
        { of: 'zombie', at: 'gardens' },
      ],
      search: { 2: ['oven', 'trough'], 3: ['oven', 'trough', 'cart'], 4: ['oven', 'trough', 'cart', 'bed'] },
      lends: { relic: 'staff-of-shadows', to: 'lord-merick-farrow' },
      things: { boil: { name: { en: 'Boil', de: 'Beule' } } },
      tokens: [{ kind: 'boil', at: 'boils' }],
      actions: {
        lance: {
          name: { en: 'Lance the boil', de: 'Die Beule aufstechen' },
          by: 'heroes',
          token: 'boil',
          effects: [
            { do: 'clear' },
            { do: 'count', counter: 'lanced' },
            { do: 'tally', counter: 'boils', of: 'tokens', kind: 'boil' },
            { do: 'test', attribute: 'might', fail: [{ do: 'condition', condition: 'diseased' }] },
          ],
        },
      },
      abilities: [
        {
          at: 'overlord-ready',
          must: true,
          effects: [
            { do: 'lay', kind: 'boil', at: 'village', spread: true, n: 1, most: ALL_OBJECTIVES },
            { do: 'tally', counter: 'boils', of: 'tokens', kind: 'boil' },
          ],
        },
        ...DOOM,
      ],
      reinforcements: [{ group: 'zombie', n: 1, at: ['well'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'lanced',
          least: { 2: 4, 3: 5, 4: 6 },
          text: { en: 'Lance boils.', de: 'Stecht Beulen auf.' },
        },
        {
          side: 'overlord',
          counter: 'boils',
          least: ALL_OBJECTIVES,
          text: {
            en: 'Let all ten boils lie on the map at the same time.',
            de: 'Lass alle zehn Beulen zugleich auf dem Spielplan liegen.',
          },
        },
        doom(
          { 2: 14, 3: 18, 4: 22 },
          {
            en: 'Let it fester: every round and every hero knocked out counts.',
            de: 'Lass es schwären: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
    {
      name: { en: 'The ferry', de: 'Die Fähre' },
      story: {
        en: 'Merick makes for the river, bent under what he has grown.',
        de: 'Merick eilt zum Fluss, gebeugt unter dem, was er gezüchtet hat.',
      },
      plan: PLAN,
      heroes: 'road',
      stays: ['lord-merick-farrow', 'flesh-moulder'],
      groups: [
        { of: 'lord-merick-farrow', at: 'well' },
        { of: 'flesh-moulder' },
        { of: { open: ['cursed', 'civilized', 'wilderness'] }, at: 'gardens' },
      ],
      search: { 2: ['oven', 'bed'], 3: ['oven', 'bed', 'cart'], 4: ['oven', 'bed', 'cart', 'trough'] },
      figures: {
        'lord-merick-farrow': {
          name: { en: 'Lord Merick Farrow', de: 'Lord Merick Farrow' },
          // His chests are heavy.
          standing: [
            { do: 'permit', rule: 'one-move' },
            { do: 'modify', value: 'speed', n: -1 },
          ],
          abilities: [
            {
              at: 'encounter-start',
              must: true,
              if: { is: 'won', side: 'overlord' },
              effects: [
                { do: 'heal', n: { per: 'heroes', times: 4 } },
                { do: 'last', until: 'turn-start', effects: [{ do: 'permit', rule: 'through-enemies' }] },
                { do: 'move', n: 2 },
              ],
            },
          ],
        },
      },
      lends: { relic: 'staff-of-shadows', to: 'lord-merick-farrow' },
      exits: { overlord: ['ferry'] },
      abilities: [
        ...DOOM,
        whenDefeated(['lord-merick-farrow'], 'felled'),
        {
          at: 'left-map',
          must: true,
          if: { is: 'about-kind', of: ['lord-merick-farrow'] },
          effects: [{ do: 'count', counter: 'escaped' }],
        },
        {
          at: 'encounter-start',
          must: true,
          if: { is: 'won', side: 'heroes' },
          // He has drawn breath since.
          aim: { who: 'monster', each: true, if: { is: 'kind', of: ['lord-merick-farrow'] } },
          effects: [
            { do: 'heal', n: { per: 'heroes', times: 4 } },
            { do: 'suffer', n: 6 },
          ],
        },
      ],
      goals: [
        {
          side: 'heroes',
          counter: 'felled',
          least: 1,
          text: { en: 'Defeat Lord Merick.', de: 'Besiegt Lord Merick.' },
        },
        {
          side: 'overlord',
          counter: 'escaped',
          least: 1,
          text: { en: 'Lord Merick leaves by the ferry.', de: 'Lord Merick verlässt den Plan mit der Fähre.' },
        },
        doom(
          { 2: 11, 3: 14, 4: 18 },
          {
            en: 'Wear them down: every round and every hero knocked out counts.',
            de: 'Zermürbe sie: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
