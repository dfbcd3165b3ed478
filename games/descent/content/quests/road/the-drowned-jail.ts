import type { Quest } from '../../quest.ts';
import { CAPTIVE_OF_THE_MIRE } from '../captive-of-the-mire.ts';
import { laid, perils, whenDefeated } from '../common.ts';

/** Act II begins: whoever had the chronicle torn sits in a jail he keeps himself. */
export const THE_DROWNED_JAIL: Quest = {
  name: { en: 'The Drowned Jail', de: 'Das ertrunkene Gefängnis' },
  act: 2,
  about: {
    en: 'The chronicle names a warden who buried his prisoners in water. He is still in office.',
    de: 'Die Chronik nennt einen Kerkermeister, der seine Gefangenen im Wasser begrub. Er ist noch im Amt.',
  },
  legend: 'story',
  rewards: { gold: 50, heroesXp: 1, fame: 3 },
  encounters: [
    {
      name: { en: 'The jail', de: 'Das Gefängnis' },
      story: {
        en: 'A passage under the mire. To the right keys are rattling; below you water is running, and it runs upwards.',
        de: 'Ein Gang unter dem Sumpf. Rechts klirren Schlüssel; unter euch läuft Wasser, und es läuft aufwärts.',
      },
      plan: laid(
        CAPTIVE_OF_THE_MIRE,
        'the-drowned-jail',
        { niche: ['J1'], privy: ['N6'], sump: ['I11'] },
        [
          { kind: 'door', at: ['M3', 'M4'], side: 'W' },
          { kind: 'door', at: ['J6', 'K6'], side: 'N' },
        ],
        { encounter: 1 },
      ),
      heroes: 'stair',
      groups: [{ of: 'zombie', at: 'vault', only: { minions: 2, masters: 1 } }],
      search: { 2: ['niche'], 3: ['niche'], 4: ['niche'] },
      areas: {
        prison: {
          door: 0,
          tiles: ['prison', 'privy'],
          story: {
            en: 'The warden looks up from his keys. He has been counting, and you are not on his list.',
            de: 'Der Kerkermeister blickt von seinen Schlüsseln auf. Er hat gezählt, und ihr steht nicht auf seiner Liste.',
          },
          groups: [{ of: 'lord-merick-farrow', at: 'prison' }],
          search: { 2: ['privy'], 3: ['privy'], 4: ['privy'] },
        },
        cistern: {
          door: 1,
          tiles: ['cistern', 'drain'],
          story: {
            en: 'A cistern without bottom. What grew in it has been waiting for the light.',
            de: 'Eine Zisterne ohne Grund. Was in ihr gewachsen ist, hat auf Licht gewartet.',
          },
          groups: [{ of: 'merriod', at: 'cistern', only: { 2: { minions: 1 }, 3: { minions: 1 }, 4: { minions: 1 } } }],
          search: { 2: ['sump'], 3: ['sump'], 4: ['sump'] },
        },
      },
      abilities: [whenDefeated(['lord-merick-farrow'], 'warden')],
      perils: [
        {
          from: 6,
          every: 4,
          name: { en: 'The current drags you along', de: 'Die Strömung reißt euch mit' },
          effects: [{ do: 'move', n: 1, must: true }],
        },
        ...perils('zombie', 'passage', 8),
      ],
      rounds: 20,
      goals: [
        {
          side: 'heroes',
          counter: 'warden',
          least: 1,
          text: { en: 'Find the warden and defeat him.', de: 'Findet den Kerkermeister und besiegt ihn.' },
        },
      ],
    },
  ],
};
