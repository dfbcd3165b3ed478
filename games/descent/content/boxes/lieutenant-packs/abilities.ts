import { action, answer, passive, surge } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';

/** Abilities that only agents have; they have no attributes to test. */
export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  direction: {
    name: { en: 'Direction', de: 'Weisung' },
    ...action({
      aim: { who: 'hero', adjacent: true },
      effects: [
        { do: 'move', n: 2 },
        { do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'immobilized' }] },
      ],
    }),
  },
  allure: {
    name: { en: 'Allure', de: 'Verlockung' },
    ...action({
      aim: { who: 'hero', within: 3 },
      effects: [
        {
          do: 'test',
          attribute: 'willpower',
          fail: [
            { do: 'move', n: 1 },
            { do: 'condition', condition: 'stunned' },
          ],
        },
      ],
    }),
  },
  overrun: { name: { en: 'Overrun', de: 'Überrennen' }, ...action({ effects: [{ do: 'overpower', untested: true }] }) },
  'him-instead': {
    name: { en: 'Him Instead!', de: 'Nimm doch den!' },
    ...answer({
      at: 'before-roll',
      if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'target' }, { is: 'beside', who: 'monster' }] },
      limit: 'attack',
      aim: { who: 'monster', adjacent: true },
      effects: [{ do: 'retarget', to: 'them' }],
    }),
  },
  'get-them': {
    name: { en: 'Get Them', de: 'Auf sie' },
    ...action({
      limit: 'round',
      effects: [
        {
          do: 'in-turn',
          aim: { who: 'minion', ofGroup: 'on', each: true },
          owner: true,
          effects: [{ do: 'attack', by: { who: 'those' }, may: true }],
        },
      ],
    }),
  },
  contempt: {
    name: { en: 'Contempt', de: 'Verachtung' },
    ...passive({
      do: 'bonus',
      to: 'damage',
      n: 1,
      if: { is: 'target-is', of: { is: 'all', of: [{ is: 'hero' }, { is: 'has-conditions' }] } },
    }),
  },
  despair: {
    name: { en: 'Despair', de: 'Hoffnungslosigkeit' },
    ...action({
      aim: { who: 'hero', within: 3, each: true },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'tire', n: 2 }] }],
    }),
  },
  'cursed-assault': {
    name: { en: 'Cursed Assault', de: 'Verfluchter Ansturm' },
    ...action({ effects: [{ do: 'attack', on: { who: 'hero', sight: true, each: true }, each: true }] }),
  },
  'trap-springer': {
    name: { en: 'Trap Springer', de: 'Fallenauslöserin' },
    ...answer({ at: 'card-played', if: { is: 'overlord-type', of: 'trap' }, effects: [{ do: 'move', n: 1 }] }),
  },
  'poison-disease': {
    name: { en: 'Poison, Disease', de: 'Vergiftung, Erkrankung' },
    ...surge({
      effects: [
        { do: 'inflict', condition: 'poisoned' },
        { do: 'inflict', condition: 'diseased' },
      ],
    }),
  },
  'purity-of-body': {
    name: { en: 'Purity of Body', de: 'Reiner Körper' },
    ...passive({ do: 'proof', condition: 'poisoned' }, { do: 'proof', condition: 'diseased' }),
  },
  miser: {
    name: { en: 'Miser', de: 'Geiz' },
    ...answer({ at: 'searching', if: { is: 'about', who: 'hero' }, effects: [{ do: 'move', n: 2 }] }),
  },
  'forceful-blow': {
    name: { en: 'Forceful Blow', de: 'Wuchtiger Hieb' },
    ...answer({
      at: 'attack-declared',
      must: true,
      if: { is: 'own-attack' },
      aim: { who: 'target', each: true, if: { is: 'hero' } },
      effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'add', to: 'surges', n: 1 }] }],
    }),
  },
  bloodthirst: {
    name: { en: 'Bloodthirst', de: 'Blutgier' },
    ...answer({ at: 'knocked-out', must: true, effects: [{ do: 'heal', n: 3 }] }),
  },
  agony: {
    name: { en: 'Agony', de: 'Todesqual' },
    ...passive({ do: 'aura', for: 'enemies', within: 3, effects: [{ do: 'permit', rule: 'one-surge' }] }),
  },
  'captive-soul': {
    name: { en: 'Captive Soul', de: 'Gefangene Seele' },
    ...answer({
      at: 'defeating',
      if: {
        is: 'all',
        of: [{ is: 'about', who: 'hero' }, { is: 'about', who: 'self', part: 'other' }, { is: 'own-attack' }],
      },
      aim: { who: 'that' },
      effects: [{ do: 'charm', only: 'attack' }],
    }),
  },
  'exploit-agony': {
    name: { en: 'Exploit Agony', de: 'Todesqual ausnutzen' },
    ...answer({
      at: 'attack-done',
      must: true,
      if: {
        is: 'all',
        of: [
          { is: 'about', who: 'hero' },
          { is: 'near', within: 3 },
        ],
      },
      aim: { who: 'that' },
      effects: [{ do: 'tire', n: { per: 'surges-left' } }],
    }),
  },
};
