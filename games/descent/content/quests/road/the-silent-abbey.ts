import type { Quest } from '../../quest.ts';
import { BOOKS_AND_BLADES } from '../books-and-blades.ts';
import { laid, perils } from '../common.ts';

/** Two rooms that nobody has seen for years, and in each of them half of a book. */
export const THE_SILENT_ABBEY: Quest = {
  name: { en: 'The Silent Abbey', de: 'Die stumme Abtei' },
  act: 1,
  about: {
    en: 'The monks are gone, their chronicle was torn in two. Both halves still lie behind closed doors.',
    de: 'Die Mönche sind fort, ihre Chronik ist entzweigerissen. Beide Hälften liegen noch hinter verschlossenen Türen.',
  },
  legend: 'story',
  rewards: { gold: 25, heroesXp: 1, fame: 2 },
  encounters: [
    {
      name: { en: 'The abbey', de: 'Die Abtei' },
      story: {
        en: 'One door to the north, one at the end of the cloister. Behind one of them something is reading aloud, in a voice without breath.',
        de: 'Eine Tür nach Norden, eine am Ende des Kreuzgangs. Hinter einer liest etwas laut vor, mit einer Stimme ohne Atem.',
      },
      plan: laid(
        BOOKS_AND_BLADES,
        'the-silent-abbey',
        { upper: ['B3'], lower: ['Q9'], shelf: ['C1'], cot: ['R9'], desk: ['G11'] },
        [
          { kind: 'door', at: ['E8', 'F8'], side: 'N' },
          { kind: 'door', at: ['N9', 'N10'], side: 'W' },
        ],
      ),
      heroes: 'porch',
      groups: [{ of: 'zombie', at: 'cloister', only: { minions: 2, masters: 1 } }],
      search: { 2: ['desk'], 3: ['desk'], 4: ['desk'] },
      things: { page: { name: { en: 'Half of the chronicle', de: 'Hälfte der Chronik' }, colour: 'blue' } },
      areas: {
        library: {
          door: 0,
          tiles: ['library', 'shelf'],
          story: {
            en: 'Books up to the ceiling. What reads there turns a page, and then its head.',
            de: 'Bücher bis unter die Decke. Was dort liest, blättert um und wendet dann den Kopf.',
          },
          groups: [{ of: 'flesh-moulder', at: 'library', only: { minions: 1, masters: 1 } }],
          search: { 2: ['shelf'], 3: ['shelf'], 4: ['shelf'] },
          tokens: [{ kind: 'page', at: 'upper' }],
        },
        cell: {
          door: 1,
          tiles: ['cell', 'cot'],
          story: {
            en: 'A cell with a cot, and dogs that have had nothing to eat for a long time.',
            de: 'Eine Zelle mit Pritsche, und Hunde, die lange nichts zu fressen hatten.',
          },
          groups: [{ of: 'barghest', at: 'cell', only: { 2: { minions: 1 }, 3: { minions: 1 }, 4: {} } }],
          search: { 2: [], 3: ['cot'], 4: ['cot'] },
          tokens: [{ kind: 'page', at: 'lower' }],
        },
      },
      actions: {
        'take-page': {
          name: { en: 'Put the pages away', de: 'Die Seiten einstecken' },
          by: 'heroes',
          token: 'page',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'pages' }],
        },
      },
      perils: [
        {
          from: 7,
          name: { en: 'Somebody was following you', de: 'Jemand ist euch gefolgt' },
          effects: [],
          agent: { of: 'agent-lady-eliza-farrow', at: 'porch' },
        },
        ...perils('zombie', 'porch', 8),
      ],
      rounds: 20,
      goals: [
        {
          side: 'heroes',
          counter: 'pages',
          least: 2,
          text: { en: 'Find both halves of the chronicle.', de: 'Findet beide Hälften der Chronik.' },
        },
      ],
    },
  ],
};
