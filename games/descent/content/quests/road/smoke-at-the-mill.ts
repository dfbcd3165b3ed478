import type { Quest } from '../../quest.ts';
import { laid, perils } from '../common.ts';
import { HARVEST_AND_FIRE } from '../harvest-and-fire.ts';

/** The first quest of the road: people are locked up in a barn that is about to burn. */
export const SMOKE_AT_THE_MILL: Quest = {
  name: { en: 'Smoke at the Mill', de: 'Rauch über der Mühle' },
  act: 1,
  about: {
    en: 'Goblins have driven the millers into their own barn. Nobody knows who stands guard in there.',
    de: 'Goblins haben die Müllersleute in ihre eigene Scheune getrieben. Wer darin wacht, weiß niemand.',
  },
  legend: 'story',
  rewards: { gold: 25, heroesXp: 1, fame: 2 },
  encounters: [
    {
      name: { en: 'The mill', de: 'Die Mühle' },
      story: {
        en: 'Smoke rises behind the field. From the barn somebody is hammering against the door, and it is barred from the outside.',
        de: 'Hinter dem Feld steigt Rauch auf. In der Scheune hämmert jemand gegen das Tor, und es ist von außen verriegelt.',
      },
      plan: laid(
        HARVEST_AND_FIRE,
        'smoke-at-the-mill',
        { people: ['E9', 'F10'], hay: ['E11'], cart: ['C6'], ditch: ['N7'] },
        [{ kind: 'door', at: ['E7', 'F7'], side: 'N' }],
        { names: { E11: 'hay' } },
      ),
      heroes: 'road',
      groups: [{ of: 'goblin-archer', at: 'field' }],
      search: { 2: ['cart'], 3: ['cart', 'ditch'], 4: ['cart', 'ditch'] },
      things: { miller: { name: { en: 'Miller', de: 'Müllersleute' }, colour: 'green' } },
      areas: {
        barn: {
          door: 0,
          tiles: ['barn', 'hay'],
          story: {
            en: 'Straw, smoke, two bound people, and between them something with too many legs.',
            de: 'Stroh, Rauch, zwei Gefesselte, und dazwischen etwas mit zu vielen Beinen.',
          },
          groups: [{ of: 'cave-spider', at: 'barn', only: { minions: 2, masters: 1 } }],
          search: { 2: ['hay'], 3: ['hay'], 4: ['hay'] },
          tokens: [{ kind: 'miller', at: 'people' }],
        },
      },
      actions: {
        'cut-loose': {
          name: { en: 'Cut them loose', de: 'Die Fesseln lösen' },
          by: 'heroes',
          token: 'miller',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'freed' }],
        },
      },
      perils: perils('goblin-archer', 'track', 7),
      rounds: 20,
      goals: [
        {
          side: 'heroes',
          counter: 'freed',
          least: 2,
          text: { en: 'Free the millers in the barn.', de: 'Befreit die Müllersleute in der Scheune.' },
        },
      ],
    },
  ],
};
