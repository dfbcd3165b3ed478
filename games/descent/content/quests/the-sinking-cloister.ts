import type { Quest } from '../quest.ts';
import { DOOM, doom, planOf } from './common.ts';
import { FALLING_GALLERY } from './falling-gallery.ts';

/** A rumor of Lair of the Wyrm: a cloister over a gorge, and a knight who would rather let it fall than give it up. */
export const THE_SINKING_CLOISTER: Quest = {
  name: { en: 'The Sinking Cloister', de: 'Das sinkende Kloster' },
  act: 1,
  about: {
    en: 'The monks have left their treasures behind. Sir Alric knows which beams carry the house.',
    de: 'Die Mönche haben ihre Schätze zurückgelassen. Sir Alric weiß, welche Balken das Haus tragen.',
  },
  boxes: ['LW'],
  rewards: { gold: 50 },
  encounters: [
    {
      name: { en: 'Over the gorge', de: 'Über der Schlucht' },
      story: {
        en: 'Half of the cloister hangs over the gorge already. In every wing something gleams, and far below one hears the water.',
        de: 'Das halbe Kloster hängt schon über der Schlucht. In jedem Flügel schimmert etwas, und tief unten hört man das Wasser.',
      },
      plan: {
        ...planOf(FALLING_GALLERY, 0),
        id: 'the-sinking-cloister',
        marks: { reliquaries: ['A2', 'S3', 'AA6', 'AC2'], cell: ['B1'], chest: ['K4'], reeds: ['T4'], apse: ['AB6'] },
      },
      heroes: 'landing',
      groups: [
        { of: 'sir-alric-farrow', at: 'sanctum', relics: true },
        { of: 'barghest', at: 'gallery east' },
        { of: { open: ['building', 'dark', 'civilized'], most: 2 }, at: 'gallery west' },
      ],
      search: { 2: ['cell', 'chest'], 3: ['cell', 'chest', 'reeds'], 4: ['cell', 'chest', 'reeds', 'apse'] },
      things: {
        reliquary: { name: { en: 'Reliquary', de: 'Reliquiar' }, carried: 'heroes', limit: 1 },
      },
      tokens: [{ kind: 'reliquary', at: 'reliquaries' }],
      actions: {
        // Only wings fall behind which nothing is left but themselves.
        'fell-cellar': {
          name: { en: 'Bring down the west wing', de: 'Den Westflügel einreißen' },
          by: 'overlord',
          who: ['sir-alric-farrow'],
          inside: 'hall',
          limit: 'encounter',
          effects: [
            { do: 'break-off', place: 'cellar', counter: 'doom' },
            { do: 'break-off', place: 'nook', counter: 'doom' },
          ],
        },
        'fell-apse': {
          name: { en: 'Bring down the apse', de: 'Die Apsis einreißen' },
          by: 'overlord',
          who: ['sir-alric-farrow'],
          inside: 'sanctum',
          limit: 'encounter',
          if: { is: 'counter', counter: 'doom', least: 3 },
          effects: [{ do: 'break-off', place: 'apse', counter: 'doom' }],
        },
      },
      exits: { heroes: ['landing'] },
      abilities: [
        ...DOOM,
        {
          at: 'left-map',
          must: true,
          if: { is: 'about', who: 'hero' },
          aim: { who: 'that' },
          effects: [{ do: 'deliver', kind: 'reliquary', counter: 'saved' }],
        },
      ],
      reinforcements: [{ group: 'barghest', n: 1, at: ['stream'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'saved',
          least: 2,
          text: {
            en: 'Heroes leave the cloister with reliquaries.',
            de: 'Helden verlassen das Kloster mit Reliquiaren.',
          },
        },
        doom(
          { 2: 13, 3: 15, 4: 17 },
          {
            en: 'Let the cloister sink: every round, every hero knocked out and every hero who falls with a wing counts.',
            de: 'Lass das Kloster versinken: Jede Runde, jeder bewusstlose und jeder mit einem Flügel abgestürzte Held zählt.',
          },
        ),
      ],
    },
  ],
};
