import { action, answer, passive, surge } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';
import { IRONSKIN } from '../shared-abilities.ts';

export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  bloodrush: {
    name: { en: 'Bloodrush', de: 'Blutrausch' },
    ...action({
      limit: 'turn',
      effects: [
        { do: 'suffer', n: 1 },
        { do: 'points', n: 5 },
      ],
    }),
  },
  'hideous-laughter': {
    name: { en: 'Hideous Laughter', de: 'Grässliches Gelächter' },
    ...passive({
      do: 'aura',
      for: 'enemies',
      within: 3,
      effects: [{ do: 'attribute', of: 'all', n: -1, least: 1 }],
    }),
  },
  ironskin: IRONSKIN,
  merge: {
    name: { en: 'Merge', de: 'Verschmelzen' },
    ...action({
      aim: { who: 'monster', adjacent: true, ofGroup: 'on' },
      effects: [
        { do: 'heal', n: { per: 'health-left' } },
        { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'suffer', n: { per: 'health-left' } }] },
      ],
    }),
  },
  protect: {
    name: { en: 'Protect', de: 'Beschützen' },
    ...answer({
      at: 'attack-declared',
      if: {
        is: 'all',
        of: [{ is: 'about', who: 'not-self' }, { is: 'in-sight' }, { is: 'not', of: { is: 'target' } }],
      },
      aim: {
        who: 'target',
        if: {
          is: 'all',
          of: [
            { is: 'side', side: 'overlord' },
            { is: 'adjacent', part: 'other' },
          ],
        },
      },
      effects: [
        { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'suffer', n: 1 }] },
        { do: 'retarget', to: 'self' },
      ],
    }),
  },
  'rat-feast': {
    name: { en: 'Feast', de: 'Fraß' },
    ...surge({ effects: [{ do: 'add', to: 'damage', n: { per: 'health-left' } }] }),
  },
  ravenous: {
    name: { en: 'Ravenous', de: 'Heißhungrig' },
    ...passive({ do: 'bonus', to: 'surges', n: 1, if: { is: 'target-condition', condition: 'bleeding' } }),
  },
  rend: {
    name: { en: 'Rend', de: 'Zerfetzen' },
    ...action({
      aim: { who: 'hero', adjacent: true },
      effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'condition', condition: 'bleeding' }] }],
    }),
  },
  whisper: {
    name: { en: 'Whisper', de: 'Einflüsterung' },
    ...action({
      aim: { who: 'hero', adjacent: true, each: true },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'move', n: 1, must: true }] }],
    }),
  },
  'ynfernael-charge': {
    name: { en: 'Charge', de: 'Ansturm' },
    ...surge({
      effects: [{ do: 'when', if: { is: 'target-far-at-start' }, effects: [{ do: 'add', to: 'damage', n: 3 }] }],
    }),
  },
};
