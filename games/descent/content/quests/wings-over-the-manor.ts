import type { Quest } from '../quest.ts';
import { DOOM, doom, planOf, whenDefeated } from './common.ts';
import { MASKED_FEAST } from './masked-feast.ts';

/** A rumor of Manor of Ravens: a house whose doors lead where they like, and something heavy that cannot hurry. */
export const WINGS_OVER_THE_MANOR: Quest = {
  name: { en: 'Wings over the Manor', de: 'Schwingen über dem Schloss' },
  act: 1,
  about: {
    en: 'The doors of the manor open into each other. Behind one of them sits Skarn.',
    de: 'Die Türen des Schlosses führen ineinander. Hinter einer davon sitzt Skarn.',
  },
  boxes: ['MR'],
  rewards: { gold: 25, overlordCard: 'down-and-out' },
  encounters: [
    {
      name: { en: 'The manor', de: 'Das Schloss' },
      story: {
        en: 'Whoever masters the latch chooses the door he leaves by. Skarn needs no door; he only takes his time.',
        de: 'Wer die Klinke meistert, sucht sich aus, durch welche Tür er kommt. Skarn braucht keine Tür; er lässt sich nur Zeit.',
      },
      plan: { ...planOf(MASKED_FEAST, 1), id: 'wings-over-the-manor' },
      heroes: 'porch',
      groups: [
        { of: 'skarn', at: 'vault' },
        { of: 'bandit', at: 'kitchen' },
        { of: 'wraith', at: 'vault' },
      ],
      search: { 2: ['larder', 'hearth'], 3: ['larder', 'hearth', 'barrel'], 4: ['larder', 'hearth', 'barrel', 'cask'] },
      figures: {
        // D2C-QMOR-01: no card gives him a second one.
        skarn: {
          name: { en: 'Skarn', de: 'Skarn' },
          standing: [{ do: 'permit', rule: 'single-move' }],
        },
      },
      actions: {
        'enchanted-door': {
          name: { en: 'Try the latch', de: 'Die Klinke versuchen' },
          by: 'heroes',
          door: true,
          limit: 'turn',
          effects: [
            {
              do: 'test',
              attribute: ['knowledge', 'willpower'],
              pass: [{ do: 'through-doors' }],
              fail: [{ do: 'tire', n: 1 }],
            },
          ],
        },
      },
      abilities: [...DOOM, whenDefeated(['skarn'], 'skarn')],
      reinforcements: [{ group: 'bandit', n: 1, at: ['porch'] }],
      goals: [
        { side: 'heroes', counter: 'skarn', least: 1, text: { en: 'Defeat Skarn.', de: 'Besiegt Skarn.' } },
        doom(
          { 2: 12, 3: 14, 4: 16 },
          {
            en: 'Hold the manor: every round and every hero knocked out counts.',
            de: 'Halte das Schloss: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
