import type { Quest } from '../../quest.ts';
import { laid, perils } from '../common.ts';
import { GOBLIN_CIPHER } from '../goblin-cipher.ts';

/** Beside the road: three moulds to be broken, one of them behind a door. */
export const THE_GOBLIN_SMITHY: Quest = {
  name: { en: 'The Goblin Smithy', de: 'Die Goblinschmiede' },
  act: 1,
  about: {
    en: 'Somebody sells good steel to goblins. The moulds are worth more than the swords.',
    de: 'Jemand verkauft Goblins guten Stahl. Die Gussformen sind mehr wert als die Schwerter.',
  },
  legend: 'side',
  rewards: { gold: 50, fame: 2 },
  encounters: [
    {
      name: { en: 'The smithy', de: 'Die Schmiede' },
      story: {
        en: 'It smells of coal and goblins. One mould lies open by the forge, the other must be behind the door.',
        de: 'Es riecht nach Kohle und Goblins. Eine Form liegt offen bei der Esse, die andere muss hinter der Tür sein.',
      },
      plan: laid(
        GOBLIN_CIPHER,
        'the-goblin-smithy',
        { open: ['D9'], locked: ['G3'], forge: ['B5'], scrap: ['B10'], hollow: ['G1'] },
        [{ kind: 'door', at: ['G6', 'H6'], side: 'N' }],
      ),
      heroes: 'mouth',
      groups: [{ of: 'goblin-archer', at: 'den' }],
      search: { 2: ['forge'], 3: ['forge', 'scrap'], 4: ['forge', 'scrap'] },
      things: { mould: { name: { en: 'Mould', de: 'Gussform' }, colour: 'red' } },
      tokens: [{ kind: 'mould', at: 'open' }],
      areas: {
        vault: {
          door: 0,
          tiles: ['vault', 'hollow'],
          story: {
            en: 'The store. The smith’s hounds have slept on the blades.',
            de: 'Das Lager. Die Hunde des Schmieds haben auf den Klingen geschlafen.',
          },
          groups: [{ of: 'barghest', at: 'vault', only: { 2: { minions: 1 }, 3: { minions: 1 }, 4: { minions: 2 } } }],
          search: { 2: ['hollow'], 3: ['hollow'], 4: ['hollow'] },
          tokens: [{ kind: 'mould', at: 'locked' }],
        },
      },
      actions: {
        'break-mould': {
          name: { en: 'Break the mould', de: 'Die Gussform zerschlagen' },
          by: 'heroes',
          token: 'mould',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'moulds' }],
        },
      },
      perils: perils('goblin-archer', 'guardroom'),
      rounds: 20,
      goals: [
        {
          side: 'heroes',
          counter: 'moulds',
          least: 2,
          text: { en: 'Break both moulds.', de: 'Zerschlagt beide Gussformen.' },
        },
      ],
    },
  ],
};
