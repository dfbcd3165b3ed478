import type { Quest } from '../quest.ts';
import { DOOM, doom, planOf } from './common.ts';
import { VILLAGE_OF_BOILS } from './village-of-boils.ts';

/** A rumor of The Trollfens: the dead of a village get up again, unless somebody has a look at them first. */
export const THE_HUSHED_HAMLET: Quest = {
  name: { en: 'The Hushed Hamlet', de: 'Der verstummte Weiler' },
  act: 1,
  about: {
    en: 'Nobody answers in the hamlet. Some of those who lie there will get up again.',
    de: 'Im Weiler antwortet niemand. Manche von denen, die dort liegen, stehen wieder auf.',
  },
  boxes: ['TF'],
  rewards: { gold: 25, overlordCard: 'toxic-reprisal' },
  encounters: [
    {
      name: { en: 'The hamlet', de: 'Der Weiler' },
      story: {
        en: 'They lie where they fell. What killed them moves under their skin and waits for its masters.',
        de: 'Sie liegen, wo sie fielen. Was sie getötet hat, regt sich unter ihrer Haut und wartet auf seine Herren.',
      },
      plan: {
        ...planOf(VILLAGE_OF_BOILS, 0),
        id: 'the-hushed-hamlet',
        marks: { slain: ['O2', 'K3', 'F6', 'I4'], oven: ['N5'], bed: ['G8'], cart: ['C4'] },
      },
      heroes: 'road',
      groups: [
        { of: 'harpy', at: 'market' },
        { of: 'flesh-moulder', at: 'well', only: { minions: 0 } },
      ],
      search: { 2: ['oven', 'cart'], 3: ['oven', 'cart', 'bed'], 4: ['oven', 'cart', 'bed'] },
      things: { slain: { name: { en: 'Contaminated villager', de: 'Verseuchter Dorfbewohner' }, colour: 'villager' } },
      tokens: [{ kind: 'slain', at: 'slain' }],
      actions: {
        // D2C-QTF-01: whoever is searched does not get up again.
        'search-slain': {
          name: { en: 'Search the dead', de: 'Den Toten durchsuchen' },
          by: 'heroes',
          token: 'slain',
          effects: [{ do: 'clear' }, { do: 'find' }, { do: 'count', counter: 'searched' }],
        },
        'raise-slain': {
          name: { en: 'Raise the dead', de: 'Den Toten erwecken' },
          by: 'overlord',
          token: 'slain',
          effects: [
            { do: 'clear' },
            { do: 'arrive', who: 'flesh-moulder', at: 'village' },
            { do: 'count', counter: 'risen' },
          ],
        },
      },
      abilities: DOOM,
      reinforcements: [{ group: 'harpy', n: 1, at: ['well'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'searched',
          least: 2,
          text: { en: 'Search contaminated villagers.', de: 'Durchsucht verseuchte Dorfbewohner.' },
        },
        {
          side: 'overlord',
          counter: 'risen',
          least: 3,
          text: { en: 'Let contaminated villagers get up.', de: 'Lass verseuchte Dorfbewohner aufstehen.' },
        },
        doom(
          { 2: 10, 3: 12, 4: 14 },
          {
            en: 'Let the hamlet rot: every round and every hero knocked out counts.',
            de: 'Lass den Weiler verfaulen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
