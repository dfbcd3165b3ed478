import type { Quest } from '../quest.ts';
import { CAPTIVE_OF_THE_MIRE } from './captive-of-the-mire.ts';
import { DOOM, doom, planOf, whenDefeated } from './common.ts';

/** An advanced quest of The Trollfens: worms come out of the spring as fast as it can bear them. */
export const THE_SICK_SPRING: Quest = {
  name: { en: 'The Sick Spring', de: 'Die kranke Quelle' },
  act: 2,
  about: {
    en: 'What the hamlet died of has a source. It has not run dry.',
    de: 'Woran der Weiler starb, hat eine Quelle. Sie ist nicht versiegt.',
  },
  boxes: ['TF'],
  rewards: { gold: 50, overlordCard: 'offertory-affliction' },
  encounters: [
    {
      name: { en: 'The spring', de: 'Die Quelle' },
      story: {
        en: 'The water heaves. People of the marsh stand around it, too weak to run; some are past help.',
        de: 'Das Wasser hebt und senkt sich. Leute vom Moor stehen darum, zu schwach zum Laufen; manchen ist nicht mehr zu helfen.',
      },
      plan: {
        ...planOf(CAPTIVE_OF_THE_MIRE, 0),
        id: 'the-sick-spring',
        marks: { citizens: ['C5', 'Q5', 'L7'], infected: ['K3', 'C4'], nest: ['A4'], chimney: ['O1'], pier: ['R3'] },
      },
      heroes: 'bank',
      groups: [
        { of: 'plague-worm', at: 'island' },
        { of: { open: ['water', 'cave', 'dark'] }, at: 'reeds' },
      ],
      search: { 2: ['nest', 'chimney'], 3: ['nest', 'chimney', 'pier'], 4: ['nest', 'chimney', 'pier'] },
      things: {
        citizen: { name: { en: 'Citizen', de: 'Bürger' }, colour: 'villager' },
        infected: { name: { en: 'Infected citizen', de: 'Verseuchter Bürger' } },
      },
      tokens: [
        { kind: 'citizen', at: 'citizens' },
        { kind: 'infected', at: 'infected' },
      ],
      actions: {
        infest: {
          name: { en: 'Infest', de: 'Befallen' },
          by: 'overlord',
          token: 'citizen',
          effects: [{ do: 'clear' }, { do: 'count', counter: 'blight' }],
        },
        // D2C-QTF-03: whoever becomes a worm is no gain besides.
        hatch: {
          name: { en: 'Hatch', de: 'Schlüpfen' },
          by: 'overlord',
          token: 'infected',
          effects: [{ do: 'clear' }, { do: 'arrive', who: 'plague-worm', at: 'island' }],
        },
        cleanse: {
          name: { en: 'Take care of them', de: 'Sich ihrer annehmen' },
          by: 'heroes',
          token: 'infected',
          effects: [{ do: 'clear' }],
        },
      },
      abilities: [...DOOM, whenDefeated(['plague-worm'], 'worms')],
      // D2C-QTF-02: the spring does not mind the size of a group.
      reinforcements: [{ group: 'plague-worm', n: 1, at: ['island'], beyond: true }],
      goals: [
        {
          side: 'heroes',
          counter: 'worms',
          least: { 2: 3, 3: 4, 4: 5 },
          text: { en: 'Defeat plague worms.', de: 'Besiegt Pestwürmer.' },
        },
        {
          side: 'overlord',
          counter: 'blight',
          least: 3,
          text: { en: 'Infest all citizens.', de: 'Befalle alle Bürger.' },
        },
        doom(
          { 2: 12, 3: 14, 4: 16 },
          {
            en: 'Let the spring run: every round and every hero knocked out counts.',
            de: 'Lass die Quelle laufen: Jede Runde und jeder bewusstlose Held zählt.',
          },
        ),
      ],
    },
  ],
};
