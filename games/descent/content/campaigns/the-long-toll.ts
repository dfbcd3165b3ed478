import type { CampaignPlan } from './campaign.ts';

/** Our campaign: from a toll at a ford to the throne behind it. */
export const THE_LONG_TOLL: CampaignPlan = {
  name: { en: 'The Long Toll', de: 'Der lange Zoll' },
  about: {
    en: 'Nine quests with the same heroes: an introduction, three of act I, an interlude, three of act II, a finale. Whoever wins chooses what comes next; whoever wins the finale wins it all.',
    de: 'Neun Abenteuer mit denselben Helden: ein Auftakt, drei aus Akt I, ein Intermezzo, drei aus Akt II, ein Finale. Wer gewinnt, wählt das nächste; wer das Finale gewinnt, gewinnt alles.',
  },
  closing: {
    heroes: {
      en: 'The ford is free, and the inn remembers their names.',
      de: 'Die Furt ist frei, und die Schenke kennt ihre Namen.',
    },
    overlord: { en: 'The toll is paid at every ford now.', de: 'Zoll zahlt man nun an jeder Furt.' },
  },
  introduction: 'toll-at-the-ford',
  // The first three open six different quests: whoever wins what, there are always three to choose from.
  act1: [
    { quest: 'harvest-and-fire', heroes: 'gate-of-glyphs', overlord: 'lantern-in-the-mist' },
    { quest: 'masked-feast', heroes: 'idol-race', overlord: 'village-of-boils' },
    { quest: 'books-and-blades', heroes: 'weights-and-bridges', overlord: 'crypt-of-oaths' },
    { quest: 'captive-of-the-mire', heroes: 'idol-race', overlord: 'lantern-in-the-mist' },
    { quest: 'goblin-cipher', heroes: 'gate-of-glyphs', overlord: 'crypt-of-oaths' },
  ],
  extras: [
    {
      quest: 'faces-of-nerekhall',
      box: 'SN',
      heroes: 'weights-and-bridges',
      overlord: 'village-of-boils',
      way: ['street', 'sewer', 'building', 'tower'],
    },
  ],
  perAct: 3,
  interlude: {
    // Who comes from victories knows the gallery; who comes from defeats is awaited there.
    heroes: { quest: 'falling-gallery', prelude: [{ do: 'find' }] },
    overlord: { quest: 'falling-gallery', prelude: [{ do: 'draw', n: 2 }] },
  },
  finale: { heroes: { quest: 'the-old-wyrm' }, overlord: { quest: 'the-gilded-champion' } },
  // What was won in act I is fought for again in act II.
  relics: {
    'masked-feast': 'fortunas-dice',
    'books-and-blades': 'staff-of-light',
    'captive-of-the-mire': 'shield-of-the-dark-god',
    'goblin-cipher': 'sun-stone',
    'falling-gallery': 'the-shadow-rune',
    'gate-of-glyphs': 'trueshot',
    'lantern-in-the-mist': 'dawnblade',
    'idol-race': 'dawnblade',
    'crypt-of-oaths': 'shield-of-the-dark-god',
    'village-of-boils': 'staff-of-light',
    'weights-and-bridges': 'fortunas-dice',
  },
  // Who is freed or outwitted goes along; whoever has company already learns from the second.
  allies: {
    'captive-of-the-mire': 'ally-serena',
    'goblin-cipher': 'ally-raythen',
    'gate-of-glyphs': 'ally-raythen',
    'idol-race': 'ally-raythen',
    'weights-and-bridges': 'ally-serena',
  },
  lent: ['village-of-boils'],
  home: { en: 'the inn at the ford', de: 'die Schenke an der Furt' },
  ways: {
    'harvest-and-fire': ['road', 'plain'],
    'masked-feast': ['road', 'road', 'plain'],
    'books-and-blades': ['road', 'forest', 'mountain'],
    'captive-of-the-mire': ['plain', 'water'],
    'goblin-cipher': ['road', 'plain', 'mountain'],
    'falling-gallery': ['road', 'forest', 'mountain', 'mountain'],
    'gate-of-glyphs': ['road', 'water', 'mountain', 'plain'],
    'idol-race': ['road', 'forest', 'plain', 'forest'],
    'lantern-in-the-mist': ['plain', 'water', 'forest', 'water'],
    'weights-and-bridges': ['road', 'plain', 'mountain', 'forest', 'mountain'],
    'village-of-boils': ['road', 'plain', 'water', 'road'],
    'crypt-of-oaths': ['road', 'forest', 'plain', 'mountain'],
    'the-old-wyrm': ['road', 'water', 'mountain', 'mountain'],
    'the-gilded-champion': ['road', 'road', 'plain', 'road'],
  },
};
