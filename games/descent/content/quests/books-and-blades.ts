import type { Quest } from '../quest.ts';
import { DOOM, doom, whenDefeated } from './common.ts';

/** Books are carried out of a library; then its keeper, who can only be harmed by the dead, must be brought out too. */
export const BOOKS_AND_BLADES: Quest = {
  name: { en: 'Books and Blades', de: 'Bücher und Klingen' },
  act: 1,
  about: {
    en: 'A cloister library burns to be read by the wrong people. Its books can be carried out, and its keeper as well.',
    de: 'In einer Klosterbibliothek wollen die Falschen lesen. Man kann die Bücher heraustragen und ihre Hüterin auch.',
  },
  rewards: { gold: 25, heroesXp: 1, overlordXp: 1 },
  encounters: [
    {
      name: { en: 'The scriptorium', de: 'Das Skriptorium' },
      story: {
        en: 'Four books must not stay here. They are heavy, and the shelves have teeth.',
        de: 'Vier Bücher dürfen nicht hierbleiben. Sie sind schwer, und die Regale haben Zähne.',
      },
      plan: {
        id: 'books-and-blades-1',
        tiles: [
          { tile: 'entrance-B', at: 'B9', as: 'porch' },
          { tile: '9B', at: 'D8', as: 'scriptorium' },
          { tile: '13B', at: 'A2', as: 'library' },
          { tile: '22B', at: 'H9', as: 'cloister' },
          { tile: '14B', at: 'N8', turn: 180, as: 'cell' },
          { tile: 'end-B', at: 'C1', turn: 180, as: 'shelf' },
          { tile: 'end-B', at: 'R9', turn: 270, as: 'cot' },
        ],
        doors: [{ kind: 'door', at: ['E8', 'F8'], side: 'N' }],
        marks: {
          books: ['A3', 'C2', 'Q8', 'Q11'],
          shelf: ['C1'],
          cot: ['R9'],
          desk: ['G11'],
          lectern: ['A5'],
        },
      },
      heroes: 'porch',
      groups: [
        { of: 'cave-spider', at: 'library' },
        { of: 'goblin-archer', at: 'cell' },
      ],
      search: { 2: ['desk', 'cot'], 3: ['desk', 'cot', 'shelf'], 4: ['desk', 'cot', 'shelf', 'lectern'] },
      things: {
        book: {
          name: { en: 'Book', de: 'Buch' },
          colour: 'blue',
          carried: 'heroes',
          limit: 2,
          carrier: [{ do: 'modify', value: 'speed', n: -1 }],
        },
      },
      tokens: [{ kind: 'book', at: 'books' }],
      actions: {
        'hand-over-book': {
          name: { en: 'Hand the books to the carter', de: 'Die Bücher dem Fuhrmann geben' },
          by: 'heroes',
          inside: 'porch',
          if: { is: 'carries', token: 'book' },
          effects: [{ do: 'deliver', kind: 'book', counter: 'books' }],
        },
      },
      abilities: DOOM,
      reinforcements: [{ group: 'cave-spider', n: 1, at: ['library'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'books',
          least: { 2: 1, 3: 2, 4: 2 },
          text: { en: 'Bring books to the porch.', de: 'Bringt Bücher zum Portal.' },
        },
        doom(
          { 2: 12, 3: 17, 4: 21 },
          {
            en: 'Let the ink run out: every round and every hero knocked out counts.',
            de: 'Lass die Tinte verrinnen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
    {
      name: { en: 'The keeper', de: 'Die Hüterin' },
      story: {
        en: 'The keeper has locked herself in. A blessing lies on her: no blade but the hands of the dead can harm her.',
        de: 'Die Hüterin hat sich eingeschlossen. Ein Segen liegt auf ihr: Keine Klinge, nur die Hände der Toten können ihr schaden.',
      },
      plan: {
        id: 'books-and-blades-2',
        tiles: [
          { tile: 'entrance-B', at: 'J2', turn: 90, as: 'porch' },
          { tile: '16B', at: 'I4', as: 'crossing' },
          { tile: '13B', at: 'M1', turn: 90, as: 'library' },
          { tile: '6B', at: 'C4', turn: 180, as: 'refectory' },
          { tile: '10B', at: 'I8', turn: 270, as: 'crypt' },
          { tile: 'exit-B', at: 'A5', as: 'postern' },
          { tile: 'end-B', at: 'S3', turn: 270, as: 'shelf' },
          { tile: 'end-B', at: 'J12', as: 'grave' },
        ],
        doors: [{ kind: 'door', at: ['M5', 'M6'], side: 'W' }],
        marks: { keeper: ['P3'], shelf: ['S3'], grave: ['J12'], bench: ['C4'], table: ['H7'] },
      },
      heroes: 'porch',
      groups: [
        { of: 'zombie', at: 'crypt', only: { 2: { minions: 1 }, 3: {}, 4: {} } },
        { of: 'sir-alric-farrow', at: 'refectory' },
        { of: { open: ['building', 'civilized'] }, at: 'refectory' },
      ],
      search: { 2: ['bench', 'grave'], 3: ['bench', 'grave', 'table'], 4: ['bench', 'grave', 'table', 'shelf'] },
      characters: {
        keeper: {
          name: { en: 'The keeper', de: 'Die Hüterin' },
          as: 'hero',
          side: 'heroes',
          speed: 3,
          health: { 2: 11, 3: 14, 4: 10 },
          defence: ['gray'],
          attributes: { might: 1, knowledge: 5, willpower: 4, awareness: 2 },
          at: 'keeper',
          attackable: true,
          activated: { is: 'counter', counter: 'opened', least: 1 },
          standing: [{ do: 'immune', to: 'attacks', unless: { is: 'kind', of: ['zombie'] } }],
        },
      },
      exits: { heroes: ['postern'] },
      abilities: [
        ...DOOM,
        {
          at: 'door-opened',
          must: true,
          if: {
            is: 'all',
            of: [
              { is: 'door', door: 0 },
              { is: 'not', of: { is: 'counter', counter: 'opened', least: 1 } },
            ],
          },
          effects: [
            { do: 'count', counter: 'opened' },
            { do: 'arrive', who: 'zombie', at: 'porch' },
          ],
        },
        {
          at: 'encounter-start',
          must: true,
          if: { is: 'won', side: 'overlord' },
          effects: [{ do: 'count', counter: 'doom', n: 2 }],
        },
        {
          at: 'left-map',
          must: true,
          if: { is: 'about-kind', of: ['keeper'] },
          effects: [{ do: 'count', counter: 'saved' }],
        },
        whenDefeated(['keeper'], 'lost'),
      ],
      reinforcements: [{ group: 'zombie', n: 1, at: ['crypt'] }],
      goals: [
        {
          side: 'heroes',
          counter: 'saved',
          least: 1,
          text: { en: 'The keeper leaves by the postern.', de: 'Die Hüterin verlässt den Plan durch die Pforte.' },
        },
        {
          side: 'overlord',
          counter: 'lost',
          least: 1,
          text: { en: 'Defeat the keeper.', de: 'Besiege die Hüterin.' },
        },
        doom(
          { 2: 14, 3: 18, 4: 14 },
          {
            en: 'Keep her inside: every round and every hero knocked out counts.',
            de: 'Halte sie drinnen fest: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
