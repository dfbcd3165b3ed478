import type { Quest } from '../../quest.ts';
import { laid, perils, whenDefeated } from '../common.ts';
import { LANTERN_IN_THE_MIST } from '../lantern-in-the-mist.ts';

/** Beside the road: a walled orchard, and nobody picks the apples. */
export const THE_ORCHARD_BEAST: Quest = {
  name: { en: 'The Beast in the Orchard', de: 'Das Untier im Obstgarten' },
  act: 1,
  about: {
    en: 'For three weeks nobody has come back from the orchard. The wall around it is higher than it was.',
    de: 'Seit drei Wochen kommt niemand aus dem Obstgarten zurück. Die Mauer darum ist höher als früher.',
  },
  legend: 'side',
  rewards: { gold: 50, fame: 2 },
  encounters: [
    {
      name: { en: 'The orchard', de: 'Der Obstgarten' },
      story: {
        en: 'Dogs run wild along the brook. The gate of the orchard is shut, and behind it branches are breaking.',
        de: 'Am Bach streunen Hunde. Das Tor des Obstgartens ist zu, und dahinter brechen Äste.',
      },
      plan: laid(LANTERN_IN_THE_MIST, 'the-orchard-beast', { stile: ['C1'], cairn: ['A3'], tree: ['E9'] }, [
        { kind: 'door', at: ['C6', 'D6'], side: 'N' },
      ]),
      heroes: 'lane',
      groups: [{ of: 'barghest', at: 'brook', only: { 2: { minions: 1 }, 3: { minions: 1 }, 4: { minions: 2 } } }],
      search: { 2: ['stile'], 3: ['stile', 'cairn'], 4: ['stile', 'cairn'] },
      areas: {
        orchard: {
          door: 0,
          tiles: ['orchard', 'chapel'],
          story: {
            en: 'Between the trees it rises: mud, roots and a great many teeth.',
            de: 'Zwischen den Bäumen richtet es sich auf: Schlamm, Wurzeln und sehr viele Zähne.',
          },
          groups: [{ of: 'merriod', at: 'orchard', only: { masters: 1, minions: 0 }, beyond: true }],
          search: { 2: ['tree'], 3: ['tree'], 4: ['tree'] },
        },
      },
      abilities: [whenDefeated(['merriod'], 'beast')],
      perils: perils('barghest', 'lane', 7),
      rounds: 20,
      goals: [
        {
          side: 'heroes',
          counter: 'beast',
          least: 1,
          text: { en: 'Defeat the beast in the orchard.', de: 'Besiegt das Untier im Obstgarten.' },
        },
      ],
    },
  ],
};
