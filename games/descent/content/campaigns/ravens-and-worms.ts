import type { CampaignPlan } from './campaign.ts';

/** A mini-campaign of the small boxes: their rumors one after the other, and what lies behind them (D2-MINI-01). */
export const RAVENS_AND_WORMS: CampaignPlan = {
  name: { en: 'Ravens and Worms', de: 'Raben und Würmer' },
  about: {
    en: 'A mini-campaign of four quests with what lies in Lair of the Wyrm, The Trollfens and Manor of Ravens: three of act I and a finale.',
    de: 'Eine Mini-Kampagne aus vier Abenteuern mit dem, was in Höhle des Lindwurms, Die Trollsümpfe und Schloss Rabenfels liegt: drei aus Akt I und ein Finale.',
  },
  closing: {
    heroes: { en: 'The spring runs clear again.', de: 'Die Quelle ist wieder klar.' },
    overlord: { en: 'Whoever drinks from the spring belongs to him.', de: 'Wer aus der Quelle trinkt, gehört ihm.' },
  },
  without: ['interlude', 'act-2'],
  mini: { start: { gold: 100, heroXp: 1, overlordXp: 1 }, small: true },
  boxes: ['LW', 'TF', 'MR'],
  introduction: 'the-sleeping-hoard',
  act1: [
    { quest: 'the-hushed-hamlet', heroes: 'the-sick-spring', overlord: 'the-sick-spring' },
    { quest: 'wings-over-the-manor', heroes: 'the-sick-spring', overlord: 'the-sick-spring' },
  ],
  extras: [],
  perAct: 2,
  interlude: { heroes: { quest: 'the-sick-spring' }, overlord: { quest: 'the-sick-spring' } },
  finale: { heroes: { quest: 'the-sick-spring' }, overlord: { quest: 'the-sick-spring' } },
  relics: {
    'the-hushed-hamlet': 'mending-talisman',
    'wings-over-the-manor': 'mending-talisman',
  },
  lent: [],
  home: { en: 'the mill by the marsh', de: 'die Mühle am Moor' },
  ways: {
    'the-hushed-hamlet': ['forest', 'road', 'road'],
    'wings-over-the-manor': ['mountain', 'water', 'plain'],
    'the-sick-spring': ['water', 'forest', 'water'],
  },
};
