import type { Quest } from '../../quest.ts';
import { laid, perils } from '../common.ts';
import { TOLL_AT_THE_FORD } from '../toll-at-the-ford.ts';

/** Beside the road: a chest behind a palisade. */
export const STOLEN_WAGES: Quest = {
  name: { en: 'The Stolen Wages', de: 'Der gestohlene Lohn' },
  act: 1,
  about: {
    en: 'The wages of a whole harvest lie behind a palisade. Whoever brings them back will be remembered.',
    de: 'Der Lohn einer ganzen Ernte liegt hinter einer Palisade. Wer ihn zurückbringt, den vergisst man nicht.',
  },
  legend: 'side',
  rewards: { gold: 50, fame: 1 },
  encounters: [
    {
      name: { en: 'The palisade', de: 'Die Palisade' },
      story: {
        en: 'They have fenced in the far bank. Through the gaps one sees a fire and hears somebody counting, badly.',
        de: 'Sie haben das andere Ufer eingezäunt. Durch die Ritzen sieht man ein Feuer und hört jemanden zählen, schlecht.',
      },
      plan: laid(TOLL_AT_THE_FORD, 'stolen-wages', { chest: ['O4'], shed: ['D1'], reeds: ['N1'] }, [
        { kind: 'door', at: ['M3', 'M4'], side: 'W' },
      ]),
      heroes: 'road',
      groups: [{ of: 'goblin-archer', at: 'ford', only: { minions: 2, masters: 1 } }],
      search: { 2: ['shed'], 3: ['shed'], 4: ['shed'] },
      things: { chest: { name: { en: 'Chest of wages', de: 'Lohntruhe' }, colour: 'white' } },
      areas: {
        camp: {
          door: 0,
          tiles: ['camp', 'reeds'],
          story: {
            en: 'A fire, a chest, and the one who was counting: he has two heads, and they disagree.',
            de: 'Ein Feuer, eine Truhe, und der, der gezählt hat: Er hat zwei Köpfe, und sie sind uneins.',
          },
          groups: [
            { of: 'ettin', at: 'camp', only: { 2: { minions: 1 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1 } } },
          ],
          search: { 2: ['reeds'], 3: ['reeds'], 4: ['reeds'] },
          tokens: [{ kind: 'chest', at: 'chest' }],
        },
      },
      actions: {
        'take-wages': {
          name: { en: 'Take the wages', de: 'Den Lohn an sich nehmen' },
          by: 'heroes',
          token: 'chest',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'wages' }],
        },
      },
      perils: perils('goblin-archer', 'yard'),
      rounds: 20,
      goals: [
        {
          side: 'heroes',
          counter: 'wages',
          least: 1,
          text: { en: 'Take the stolen wages.', de: 'Nehmt den gestohlenen Lohn an euch.' },
        },
      ],
    },
  ],
};
