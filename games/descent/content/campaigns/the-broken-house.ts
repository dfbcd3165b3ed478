import type { CampaignPlan } from './campaign.ts';

/** A campaign in which every quest says what comes after it, and whoever is ahead chooses the interlude (D2-CAMP-12 to -14). */
export const THE_BROKEN_HOUSE: CampaignPlan = {
  name: { en: 'The Broken House', de: 'Das zerbrochene Haus' },
  about: {
    en: 'Nine quests around a house that has lost its heirs. What was won or lost says where the trail leads next; whoever is ahead after act I chooses the interlude.',
    de: 'Neun Abenteuer um ein Haus, das seine Erben verloren hat. Was gewonnen oder verloren wurde, sagt, wohin die Spur führt; wer nach Akt I vorn liegt, wählt das Intermezzo.',
  },
  closing: {
    heroes: { en: 'The house has heirs again.', de: 'Das Haus hat wieder Erben.' },
    overlord: {
      en: 'The house stands empty, and its doors are his.',
      de: 'Das Haus steht leer, und seine Türen sind die seinen.',
    },
  },
  introduction: 'captive-of-the-mire',
  act1: [
    { quest: 'goblin-cipher', heroes: 'gate-of-glyphs', overlord: 'crypt-of-oaths' },
    { quest: 'masked-feast', heroes: 'idol-race', overlord: 'village-of-boils' },
    { quest: 'books-and-blades', heroes: 'weights-and-bridges', overlord: 'lantern-in-the-mist' },
    { quest: 'harvest-and-fire', heroes: 'gate-of-glyphs', overlord: 'lantern-in-the-mist' },
  ],
  extras: [],
  perAct: 3,
  opens: {
    'captive-of-the-mire': {
      heroes: ['goblin-cipher', 'masked-feast'],
      overlord: ['harvest-and-fire', 'masked-feast'],
    },
    'goblin-cipher': { heroes: ['books-and-blades'], overlord: ['harvest-and-fire'] },
    'masked-feast': {
      heroes: ['books-and-blades', 'goblin-cipher'],
      overlord: ['books-and-blades', 'harvest-and-fire'],
    },
    'books-and-blades': { heroes: ['masked-feast', 'goblin-cipher'], overlord: ['harvest-and-fire', 'masked-feast'] },
    'harvest-and-fire': { heroes: ['books-and-blades'], overlord: ['goblin-cipher', 'books-and-blades'] },
  },
  interlude: { heroes: { quest: 'falling-gallery' }, overlord: { quest: 'the-gilded-champion' } },
  choosesInterlude: true,
  finale: { heroes: { quest: 'the-old-wyrm', prelude: [{ do: 'find' }] }, overlord: { quest: 'the-old-wyrm' } },
  relics: {
    'masked-feast': 'fortunas-dice',
    'books-and-blades': 'staff-of-light',
    'gate-of-glyphs': 'trueshot',
    'idol-race': 'dawnblade',
    'crypt-of-oaths': 'shield-of-the-dark-god',
  },
  lent: [],
  home: { en: 'the house without a door', de: 'das Haus ohne Tür' },
  ways: {
    'harvest-and-fire': ['plain', 'road'],
    'masked-feast': ['road', 'road'],
    'books-and-blades': ['forest', 'mountain'],
    'goblin-cipher': ['plain', 'mountain'],
    'falling-gallery': ['forest', 'mountain', 'mountain'],
    'the-gilded-champion': ['road', 'plain', 'road'],
    'gate-of-glyphs': ['water', 'mountain', 'plain'],
    'idol-race': ['forest', 'plain', 'forest'],
    'lantern-in-the-mist': ['water', 'forest', 'water'],
    'weights-and-bridges': ['plain', 'mountain', 'mountain'],
    'village-of-boils': ['plain', 'water', 'road'],
    'crypt-of-oaths': ['forest', 'plain', 'mountain'],
    'the-old-wyrm': ['water', 'mountain', 'mountain'],
  },
};
