import type { Quest } from '../../quest.ts';
import { laid, perils } from '../common.ts';
import { WEIGHTS_AND_BRIDGES } from '../weights-and-bridges.ts';

/** Beside the road, for those who have the spiders: a mine behind a bridge. */
export const WEBS_ON_THE_BRIDGE: Quest = {
  name: { en: 'Webs on the Bridge', de: 'Netze über der Brücke' },
  act: 1,
  about: {
    en: 'The old mine pays again, if somebody gets the silver past the webs.',
    de: 'Die alte Mine trägt wieder, wenn jemand das Silber an den Netzen vorbeibringt.',
  },
  legend: 'side',
  boxes: ['LR'],
  rewards: { gold: 75, fame: 1 },
  encounters: [
    {
      name: { en: 'The mine', de: 'Die Mine' },
      story: {
        en: 'The bridge is white with silk. At its end hangs a curtain, as thick as a door.',
        de: 'Die Brücke ist weiß von Seide. An ihrem Ende hängt ein Vorhang, dick wie eine Tür.',
      },
      plan: laid(
        WEIGHTS_AND_BRIDGES,
        'webs-on-the-bridge',
        { silver: ['B4', 'B7'], shaft: ['M7'], vein: ['A5'], office: ['T4'] },
        [{ kind: 'door', at: ['F5', 'F6'], side: 'W' }],
      ),
      heroes: 'landing',
      groups: [{ of: 'goblin-witcher', at: 'scales', only: { minions: 1, masters: 1 } }],
      search: { 2: ['shaft'], 3: ['shaft', 'office'], 4: ['shaft', 'office'] },
      things: { silver: { name: { en: 'Silver', de: 'Silber' }, colour: 'white' } },
      areas: {
        mine: {
          door: 0,
          tiles: ['far side', 'vein'],
          story: {
            en: 'The vein shines, and above it eight eyes do.',
            de: 'Die Ader glänzt, und darüber glänzen acht Augen.',
          },
          groups: [
            { of: 'arachyura', at: 'far side', only: { 2: { minions: 1 }, 3: { minions: 1 }, 4: { minions: 1 } } },
          ],
          search: { 2: ['vein'], 3: ['vein'], 4: ['vein'] },
          tokens: [{ kind: 'silver', at: 'silver' }],
        },
      },
      actions: {
        'take-silver': {
          name: { en: 'Load the silver', de: 'Das Silber aufladen' },
          by: 'heroes',
          token: 'silver',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'silver' }],
        },
      },
      perils: perils('goblin-witcher', 'landing', 7),
      rounds: 20,
      goals: [
        {
          side: 'heroes',
          counter: 'silver',
          least: 2,
          text: { en: 'Load both loads of silver.', de: 'Ladet beide Ladungen Silber auf.' },
        },
      ],
    },
  ],
};
