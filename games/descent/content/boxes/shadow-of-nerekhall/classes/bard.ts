import type { Effect } from '../../../../effects/effect.ts';
import type { Test } from '../../../../effects/tests.ts';
import type { Ability } from '../../../card.ts';
import type { HeroClass, Item, Skill } from '../../../cards.ts';
import type { Song } from '../../../words.ts';

export const BARD: HeroClass = {
  name: { en: 'Bard', de: 'Barde' },
  archetype: 'healer',
  items: ['lute', 'travelers-blade'],
  skills: [
    'song-of-mending',
    'dissonance',
    'peaceful-rest',
    'understudy',
    'aria-of-war',
    'concentration',
    'rehearsal',
    'cacophony',
    'wayfarer',
  ],
};

export const BARD_ITEMS: Readonly<Record<string, Item>> = {
  lute: {
    name: { en: 'Lute', de: 'Laute' },
    kind: 'item',
    class: 'bard',
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'own-turn',
        cost: { exhaust: true, fatigue: 1 },
        aim: { who: 'hero', within: 3, self: true },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  'travelers-blade': {
    name: { en: "Traveler's Blade", de: 'Reiseklinge' },
    kind: 'item',
    class: 'bard',
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    surges: [
      { effects: [{ do: 'add', to: 'pierce', n: 1 }] },
      { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'points', n: 1 }] }] },
    ],
  },
};

/** In his turn he lays either song token on the card for so much fatigue (D2-TOK-27). */
const songs = (fatigue: number): Ability[] =>
  (['melody', 'harmony'] as const).map(song => ({
    at: 'own-turn',
    cost: { fatigue },
    effects: [{ do: 'sing', song }],
  }));

const sung = (song: Song, ...more: readonly Test[]): Test => ({ is: 'all', of: [{ is: 'sung', song }, ...more] });
const OWN: Test = { is: 'about', who: 'self' };
const HEARS: Test = { is: 'that-is', of: { is: 'in-earshot' } };
const A_HERO_HEARS: readonly Test[] = [{ is: 'about', who: 'hero' }, HEARS];
/** Words for every hero; who hears them, each of them says. */
const EVERYWHERE = 99;
const forHeroes = (...effects: readonly Effect[]): Effect => ({
  do: 'aura',
  for: 'heroes',
  self: true,
  within: EVERYWHERE,
  effects,
});

export const BARD_SKILLS: Readonly<Record<string, Skill>> = {
  'song-of-mending': {
    name: { en: 'Song of Mending', de: 'Lied der Linderung' },
    class: 'bard',
    xp: 0,
    abilities: [
      ...songs(2),
      {
        at: 'turn-end',
        must: true,
        if: sung('melody', OWN),
        aim: { who: 'hero', each: true, self: true, downToo: true, if: { is: 'in-earshot' } },
        effects: [{ do: 'heal', n: 1 }],
      },
      {
        at: 'turn-end',
        must: true,
        if: sung('harmony', OWN),
        aim: { who: 'hero', each: true, if: { is: 'in-earshot' } },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  dissonance: {
    name: { en: 'Dissonance', de: 'Dissonanz' },
    class: 'bard',
    xp: 1,
    abilities: [
      ...songs(2),
      {
        at: 'turn-start',
        must: true,
        if: sung('melody', ...A_HERO_HEARS),
        aim: { who: 'that' },
        effects: [{ do: 'points', n: 1 }],
      },
      {
        at: 'activation-start',
        must: true,
        if: sung('harmony', { is: 'about', who: 'monster' }, HEARS),
        aim: { who: 'that' },
        effects: [{ do: 'suffer', n: 1 }],
      },
    ],
  },
  'peaceful-rest': {
    name: { en: 'Peaceful Rest', de: 'Friedliche Rast' },
    class: 'bard',
    xp: 1,
    abilities: [
      {
        at: 'rest-recovered',
        must: true,
        if: { is: 'near', within: 3, self: true },
        aim: { who: 'that' },
        effects: [{ do: 'heal', n: 2 }],
      },
    ],
  },
  understudy: {
    name: { en: 'Understudy', de: 'Zweitbesetzung' },
    class: 'bard',
    xp: 1,
    abilities: [
      ...songs(1),
      {
        at: 'recovering',
        must: true,
        if: sung('melody', ...A_HERO_HEARS),
        aim: { who: 'that' },
        effects: [{ do: 'recover-more', n: 1 }],
      },
      {
        at: 'fatigue-recovering',
        must: true,
        if: sung('harmony', ...A_HERO_HEARS),
        aim: { who: 'that' },
        effects: [{ do: 'recover-more', n: 1 }],
      },
    ],
  },
  'aria-of-war': {
    name: { en: 'Aria of War', de: 'Arie des Krieges' },
    class: 'bard',
    xp: 2,
    standing: [forHeroes({ do: 'bonus', to: 'damage', n: 1, if: sung('harmony', { is: 'in-earshot' }) })],
    abilities: [
      ...songs(2),
      {
        at: 'defence-rolled',
        must: true,
        if: sung('melody', ...A_HERO_HEARS),
        aim: { who: 'that' },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
  },
  concentration: {
    name: { en: 'Concentration', de: 'Konzentration' },
    class: 'bard',
    xp: 2,
    abilities: [
      {
        at: 'turn-start',
        must: true,
        tired: true,
        if: { is: 'all', of: [OWN, { is: 'sings-twice' }] },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
      {
        at: 'recovering',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'hero' },
            { is: 'near', within: 3, self: true },
          ],
        },
        cost: { exhaust: true, fatigue: 1 },
        aim: { who: 'that' },
        effects: [{ do: 'recover-more', n: 2 }],
      },
    ],
  },
  rehearsal: {
    name: { en: 'Rehearsal', de: 'Generalprobe' },
    class: 'bard',
    xp: 2,
    standing: [forHeroes({ do: 'permit', rule: 'faces-matter' })],
    abilities: [
      ...songs(1),
      {
        at: 'turn-end',
        if: sung('melody', OWN),
        aim: {
          who: 'hero',
          self: true,
          if: { is: 'all', of: [{ is: 'in-earshot' }, { is: 'has-conditions' }] },
        },
        effects: [{ do: 'cure' }],
      },
      {
        at: ['rolled', 'defence-rolled', 'test-rolled'],
        party: 'standing',
        limit: 'round',
        if: sung('harmony', OWN, { is: 'in-earshot' }),
        effects: [{ do: 'reroll', of: 'own' }],
      },
    ],
  },
  cacophony: {
    name: { en: 'Cacophony', de: 'Kakophonie' },
    class: 'bard',
    xp: 3,
    always: [{ do: 'modify', value: 'stamina', n: 1 }],
    abilities: [{ at: 'own-turn', cost: { exhaust: true, fatigue: 3 }, effects: [{ do: 'both-songs' }] }],
  },
  wayfarer: {
    name: { en: 'Wayfarer', de: 'Fahrender Sänger' },
    class: 'bard',
    xp: 3,
    standing: [
      { do: 'modify', value: 'health', n: 2 },
      { do: 'permit', rule: 'songs-reach-5' },
    ],
    abilities: [
      {
        at: 'token-gained',
        if: {
          is: 'all',
          of: [
            OWN,
            {
              is: 'any',
              of: [
                { is: 'card', card: 'melody' },
                { is: 'card', card: 'harmony' },
              ],
            },
          ],
        },
        effects: [{ do: 'move', n: 1 }],
      },
    ],
  },
};
