import type { CampaignPlan } from './campaign.ts';

/** One campaign in two halves, with what lies in Mists of Bilehall and The Chains that Rust: act I to the interlude, act II to the finale. Either half can be played by itself (D2-MINI-08). */
export const MISTS_AND_CHAINS: CampaignPlan = {
  name: { en: 'Mists and Chains', de: 'Nebel und Ketten' },
  about: {
    en: 'Nine quests with what lies in Mists of Bilehall and The Chains that Rust: an introduction, three of act I, an interlude, three of act II, a finale.',
    de: 'Neun Abenteuer mit dem, was in Nebel von Bilehall und Rostende Ketten liegt: ein Auftakt, drei aus Akt I, ein Intermezzo, drei aus Akt II, ein Finale.',
  },
  closing: {
    heroes: {
      en: 'The dead lie still, and the chains are dust.',
      de: 'Die Toten liegen still, und die Ketten sind Staub.',
    },
    overlord: {
      en: 'The mist stays, and whoever breathes it obeys.',
      de: 'Der Nebel bleibt, und wer ihn atmet, gehorcht.',
    },
  },
  boxes: ['MB', 'CR'],
  introduction: 'harvest-and-fire',
  act1: [
    { quest: 'masked-feast', heroes: 'idol-race', overlord: 'village-of-boils' },
    { quest: 'books-and-blades', heroes: 'weights-and-bridges', overlord: 'crypt-of-oaths' },
    { quest: 'captive-of-the-mire', heroes: 'gate-of-glyphs', overlord: 'lantern-in-the-mist' },
  ],
  extras: [],
  perAct: 3,
  interlude: { heroes: { quest: 'falling-gallery' }, overlord: { quest: 'falling-gallery' } },
  finale: { heroes: { quest: 'the-gilded-champion' }, overlord: { quest: 'the-gilded-champion' } },
  relics: { 'falling-gallery': 'the-shadow-rune', 'crypt-of-oaths': 'the-shadow-rune' },
  lent: ['village-of-boils'],
  home: { en: 'the inn below the hill', de: 'die Schenke unter dem Hügel' },
  ways: {
    'masked-feast': ['road', 'road', 'plain'],
    'books-and-blades': ['road', 'forest', 'mountain'],
    'captive-of-the-mire': ['plain', 'water'],
    'falling-gallery': ['road', 'forest', 'mountain'],
    'gate-of-glyphs': ['road', 'water', 'mountain'],
    'idol-race': ['road', 'forest', 'forest'],
    'lantern-in-the-mist': ['water', 'forest', 'water'],
    'weights-and-bridges': ['plain', 'mountain', 'mountain'],
    'village-of-boils': ['road', 'plain', 'road'],
    'crypt-of-oaths': ['forest', 'plain', 'mountain'],
    'the-gilded-champion': ['road', 'plain', 'road'],
  },
};

/** Its first half: the interlude is the finale. */
export const MISTS: CampaignPlan = {
  ...MISTS_AND_CHAINS,
  name: { en: 'The Mists', de: 'Die Nebel' },
  about: {
    en: 'A mini-campaign of five quests with what lies in Mists of Bilehall: the first half of “Mists and Chains”.',
    de: 'Eine Mini-Kampagne aus fünf Abenteuern mit dem, was in Nebel von Bilehall liegt: die erste Hälfte von „Nebel und Ketten“.',
  },
  boxes: ['MB'],
  introduction: 'goblin-cipher',
  without: ['act-2', 'finale'],
  mini: { start: { gold: 50, heroXp: 1, overlordXp: 1 } },
};

/** Its second half: all of it in act II. */
export const CHAINS: CampaignPlan = {
  ...MISTS_AND_CHAINS,
  name: { en: 'The Chains', de: 'Die Ketten' },
  about: {
    en: 'A mini-campaign of five quests of act II with what lies in The Chains that Rust: the second half of “Mists and Chains”.',
    de: 'Eine Mini-Kampagne aus fünf Abenteuern von Akt II mit dem, was in Rostende Ketten liegt: die zweite Hälfte von „Nebel und Ketten“.',
  },
  boxes: ['CR'],
  introduction: 'gate-of-glyphs',
  from: 2,
  without: ['act-1', 'interlude'],
  mini: { start: { gold: 200, heroXp: 5, overlordXp: 5 } },
};
