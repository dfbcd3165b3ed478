import type { Scenario } from '@tafelrunde/engine';
import { briefingOf } from './briefings.ts';
import type { Adventure } from './content/adventures/adventure.ts';
import { ADVENTURES, type AdventureId } from './content/adventures/index.ts';

/** Every adventure: one to five players lead two to five heroes (SS-OVER-01, SS-SETUP-05, -06). */
export const scenarios: readonly Scenario[] = (Object.entries(ADVENTURES) as [AdventureId, Adventure][]).map(
  ([id, adventure]) => ({
    ...briefingOf(adventure),
    id,
    name: adventure.name,
    about: adventure.about,
    seats: [1, 2, 3, 4, 5],
    together: true,
    longest: 20_000,
    settings: [
      {
        id: 'heroes',
        name: { en: 'Heroes', de: 'Helden' },
        about: {
          en: 'How many heroes go into the adventure; each seat leads one at least.',
          de: 'Wie viele Helden ins Abenteuer ziehen; jeder Platz führt mindestens einen.',
        },
        rule: 'SS-SETUP-05',
        values: [2, 3, 4, 5],
        initial: 4,
        fits: (value, seats) => Number(value) >= seats,
      },
      {
        id: 'soul-storm',
        name: { en: 'Soul Storm', de: 'Seelensturm' },
        about: {
          en: 'Lawful and chaotic heroes may go together and decide freely. For experienced players.',
          de: 'Rechtschaffene und chaotische Helden dürfen zusammen ziehen und frei entscheiden. Für erfahrene Spieler.',
        },
        rule: 'SS-SOUL-05',
        values: [false, true],
        initial: false,
      },
      {
        id: 'hard',
        name: { en: 'Hard campaign', de: 'Harte Kampagne' },
        about: {
          en: 'In a campaign the soul shards of a lost attempt are gone. What was chosen for the first adventure holds for all.',
          de: 'In der Kampagne sind die Seelensplitter eines verlorenen Versuchs dahin. Was für das erste Abenteuer gewählt wurde, gilt für alle.',
        },
        rule: 'SS-END-07',
        values: [false, true],
        initial: false,
      },
    ],
  }),
);
