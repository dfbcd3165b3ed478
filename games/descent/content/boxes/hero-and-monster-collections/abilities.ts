import { action, answer, passive, surge } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';
import { OF_BOTH, REANIMATION } from '../shared-abilities.ts';

/** Heroes so near recover less damage; several add up (D2C-MAB-44, -47). */
const lifethirst = (n: number): MonsterAbility => ({
  name: { en: `Lifethirst ${n}`, de: `Lebensdurst ${n}` },
  ...passive({ do: 'less-recovery', within: 5, n }),
});

const soulShackle = (n: number): MonsterAbility => ({
  name: { en: `Soul Shackle ${n}`, de: `Seelenfessel ${n}` },
  ...answer({
    at: 'fatigue-recovered',
    if: {
      is: 'all',
      of: [
        { is: 'about', who: 'hero' },
        { is: 'near', within: 3 },
      ],
    },
    effects: [
      { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'suffer', n }] },
      { do: 'shackle', n },
    ],
  }),
});

export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  ...OF_BOTH,
  backswing: {
    name: { en: 'Backswing', de: 'Rückschwung' },
    ...answer({
      at: 'attack-done',
      if: { is: 'own-attack' },
      aim: { who: 'affected', upTo: 9, if: { is: 'on-map' } },
      effects: [
        {
          do: 'test',
          attribute: 'awareness',
          allFail: [
            { do: 'suffer', n: 2 },
            { do: 'condition', condition: 'stunned' },
          ],
        },
      ],
    }),
  },
  'bull-rush': {
    name: { en: 'Bull Rush', de: 'Sturmlauf' },
    ...passive({ do: 'dice', pool: 'attack', dice: ['red'], if: { is: 'target-space-far-at-start' } }),
  },
  constrict: {
    name: { en: 'Constrict', de: 'Umschlingen' },
    ...action({
      aim: { who: 'hero', adjacent: true },
      effects: [
        {
          do: 'test',
          attribute: 'might',
          fail: [
            { do: 'condition', condition: 'immobilized' },
            { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'move', n: 1 }] },
            { do: 'may', effects: [{ do: 'place', within: 1, of: 'self' }] },
          ],
        },
      ],
    }),
  },
  'dark-prayer': {
    name: { en: 'Dark Prayer', de: 'Dunkles Gebet' },
    ...action({
      aim: { who: 'hero', within: 5 },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'tire', n: 1 }] }],
    }),
  },
  'death-omen': {
    name: { en: 'Death Omen', de: 'Todesomen' },
    ...action({
      aim: { who: 'hero', sight: true },
      effects: [
        {
          do: 'offer',
          accept: [{ do: 'suffer', n: 2 }],
          otherwise: [{ do: 'condition', condition: 'any' }],
        },
      ],
    }),
  },
  'death-wish': {
    name: { en: 'Death Wish', de: 'Todeswunsch' },
    ...answer({
      at: 'defeating',
      if: {
        is: 'all',
        of: [{ is: 'about', who: 'self' }, { is: 'dying' }],
      },
      aim: { who: 'minion', ofGroup: 'on' },
      effects: [{ do: 'defeat' }, { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'heal', n: 'all' }] }],
    }),
  },
  entomb: {
    name: { en: 'Entomb', de: 'Eisgrab' },
    ...passive({ do: 'less-recovery', within: 1, n: 'all', down: true }),
  },
  extract: {
    name: { en: 'Extract', de: 'Aussaugen' },
    ...action({
      aim: { who: 'hero', adjacent: true },
      effects: [
        {
          do: 'test',
          attribute: 'might',
          fail: [
            { do: 'tire', n: 2 },
            { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'heal', n: 2 }] },
          ],
        },
      ],
    }),
  },
  'filthy-murk': {
    name: { en: 'Filthy Murk', de: 'Pesthauch' },
    ...answer({
      at: 'activation-end',
      must: true,
      if: { is: 'about', who: 'self' },
      aim: { who: 'hero', within: 3, each: true },
      effects: [{ do: 'condition', condition: 'diseased' }],
    }),
  },
  fleshmonger: {
    name: { en: 'Fleshmonger', de: 'Fleischgier' },
    kind: 'passive',
    standing: [{ do: 'modify', value: 'health', n: { per: 'hero-tokens', times: 2 } }],
    abilities: [
      {
        at: 'suffered',
        must: true,
        if: {
          is: 'all',
          of: [{ is: 'about', who: 'hero' }, { is: 'about', who: 'self', part: 'other' }, { is: 'by-attack' }],
        },
        aim: { who: 'that' },
        effects: [{ do: 'brand' }],
      },
    ],
  },
  flicker: {
    name: { en: 'Flicker', de: 'Aufflackern' },
    ...action({
      aim: { who: 'hero', within: 3 },
      effects: [
        { do: 'place', within: 1, of: 'them', owner: true, anywhere: true },
        {
          do: 'when',
          if: { is: 'not', of: { is: 'attacked' } },
          effects: [
            { do: 'test', attribute: 'awareness', fail: [{ do: 'attack', on: { who: 'those' }, counts: true }] },
          ],
        },
      ],
    }),
  },
  horrifying: {
    name: { en: 'Horrifying', de: 'Grauenerregend' },
    ...passive({
      do: 'aura',
      for: 'enemies',
      within: 1,
      effects: [{ do: 'attribute', of: 'willpower', n: -1, least: 1, once: true }],
    }),
  },
  hunt: {
    name: { en: 'Hunt', de: 'Hetzjagd' },
    ...surge({
      effects: [{ do: 'afterwards', effects: [{ do: 'may', effects: [{ do: 'place', within: 1, of: 'self' }] }] }],
    }),
  },
  'leap-attack': { name: { en: 'Leap Attack', de: 'Sprungangriff' }, ...action({ effects: [{ do: 'leap' }] }) },
  'lifethirst-1': lifethirst(1),
  'lifethirst-2': lifethirst(2),
  'putrid-boils': {
    name: { en: 'Putrid Boils', de: 'Eiterbeulen' },
    ...answer({
      at: 'fatigue-suffered',
      must: true,
      shared: true,
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'hero' },
          { is: 'willing' },
          { is: 'about-condition', condition: 'diseased' },
          { is: 'near', within: 3 },
        ],
      },
      aim: { who: 'that' },
      effects: [{ do: 'suffer', n: 1 }],
    }),
  },
  reanimation: REANIMATION,
  riposte: {
    name: { en: 'Riposte', de: 'Riposte' },
    ...answer({
      at: 'attack-done',
      must: true,
      if: { is: 'all', of: [{ is: 'affected' }, { is: 'adjacent' }] },
      aim: { who: 'that' },
      effects: [
        {
          do: 'when',
          if: { is: 'missed' },
          effects: [{ do: 'suffer', n: { per: 'hearts-rolled' } }],
          otherwise: [{ do: 'suffer', n: { per: 'own-shields' } }],
        },
      ],
    }),
  },
  'small-beginnings': {
    name: { en: 'Small Beginnings', de: 'Brut' },
    ...passive({ do: 'permit', rule: 'not-at-setup' }),
  },
  'soul-shackle-1': soulShackle(1),
  'soul-shackle-2': soulShackle(2),
  'soul-shackle-3': soulShackle(3),
  spawner: {
    name: { en: 'Spawner', de: 'Brutmeister' },
    ...answer({ at: 'overlord-turn-start', must: true, effects: [{ do: 'spawn' }] }),
  },
};
