import { action, answer, surge } from '../../abilities.ts';
import type { MonsterAbility } from '../../cards.ts';

export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  'ethereal-hold': {
    name: { en: 'Ethereal Hold', de: 'Ätherischer Griff' },
    ...answer({
      at: 'overlord-turn-start',
      aim: { who: 'hero', if: { is: 'branded' } },
      effects: [
        { do: 'brand', off: true },
        { do: 'place', within: 3, of: 'them', owner: true, anywhere: true },
      ],
    }),
  },
  'fading-step': {
    name: { en: 'Shadow Step', de: 'Schattenschritt' },
    ...answer(
      {
        at: 'attack-declared',
        must: true,
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'target' }] },
        effects: [{ do: 'grant', surge: { effects: [{ do: 'pin' }] } }],
      },
      {
        at: 'attack-done',
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'target' }, { is: 'surge-unspent' }] },
        effects: [{ do: 'points', n: 5, now: true }],
      },
    ),
  },
  fearbrand: {
    name: { en: 'Fearbrand', de: 'Furchtmal' },
    ...action({ aim: { who: 'hero', sight: true }, effects: [{ do: 'brand' }] }),
  },
  harrowing: {
    name: { en: 'Harrowing', de: 'Qualvoll' },
    ...answer({
      at: 'attack-declared',
      must: true,
      if: {
        is: 'all',
        of: [{ is: 'about', who: 'hero' }, { is: 'target' }, { is: 'near', within: 3 }],
      },
      aim: { who: 'that' },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'terrified' }] }],
    }),
  },
  'mortal-binding': {
    name: { en: 'Mortal Binding', de: 'Bindung des Fleisches' },
    ...surge({
      effects: [
        {
          do: 'test',
          attribute: 'knowledge',
          fail: [
            {
              do: 'last',
              until: 'encounter-end',
              effects: [
                { do: 'permit', rule: 'never-recovers' },
                {
                  do: 'on',
                  at: 'knocked-out',
                  ability: { at: 'knocked-out', must: true, effects: [{ do: 'unbind' }] },
                },
                {
                  do: 'on',
                  at: 'defeated',
                  ability: {
                    at: 'defeated',
                    must: true,
                    if: { is: 'about-kind', of: ['marrow-priest'] },
                    effects: [{ do: 'unbind' }],
                  },
                },
              ],
            },
          ],
        },
      ],
    }),
  },
  puncture: {
    name: { en: 'Puncture', de: 'Durchstoßen' },
    ...answer({
      at: 'rolled',
      must: true,
      if: { is: 'own-attack' },
      effects: [{ do: 'add', to: 'pierce', n: { per: 'defence-dice' } }],
    }),
  },
};
