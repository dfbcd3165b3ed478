import type { Effect } from '../effects/effect.ts';
import type { Ability } from './card.ts';
import type { MonsterAbility } from './cards.ts';

export const action = (ability: Omit<Ability, 'at'>): Pick<MonsterAbility, 'kind' | 'abilities'> => ({
  kind: 'action',
  abilities: [{ at: 'action', ...ability }],
});
export const surge = (ability: Omit<Ability, 'at'>): Pick<MonsterAbility, 'kind' | 'abilities'> => ({
  kind: 'surge',
  abilities: [{ at: 'surges-spent', ...ability }],
});
/** An ability that is always on. */
export const passive = (...standing: readonly Effect[]): Pick<MonsterAbility, 'kind' | 'standing'> => ({
  kind: 'passive',
  standing,
});
/** An ability that answers a moment. */
export const answer = (...abilities: readonly Ability[]): Pick<MonsterAbility, 'kind' | 'abilities'> => ({
  kind: 'passive',
  abilities,
});
const regeneration = (n: number): MonsterAbility => ({
  name: { en: `Regeneration ${n}`, de: `Regeneration ${n}` },
  kind: 'passive',
  abilities: [{ at: 'overlord-turn-start', must: true, effects: [{ do: 'heal', n }] }],
});

/** Abilities of monsters and lieutenants of the base game. Those of kind `surge` stand among the surges of their cards. */
export const ABILITIES: Readonly<Record<string, MonsterAbility>> = {
  aftershock: {
    name: { en: 'Aftershock', de: 'Flammenaura' },
    kind: 'passive',
    abilities: [
      {
        at: 'attack-done',
        must: true,
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'adjacent' }, { is: 'target' }] },
        aim: { who: 'that' },
        effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'tire', n: 1 }] }],
      },
    ],
  },
  air: {
    name: { en: 'Air', de: 'Luft' },
    ...action({
      effects: [
        { do: 'last', until: 'overlord-turn-start', effects: [{ do: 'permit', rule: 'only-adjacent-attackers' }] },
      ],
    }),
  },
  'blood-call': {
    name: { en: 'Blood Call', de: 'Blutzoll' },
    ...surge({
      effects: [
        {
          do: 'if-dealt',
          effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: { per: 'dealt' } }] }],
        },
      ],
    }),
  },
  cowardly: {
    name: { en: 'Cowardly', de: 'Feige' },
    kind: 'passive',
    standing: [{ do: 'permit', rule: 'no-surges', if: { is: 'beside', who: 'leader', within: 3, alone: true } }],
  },
  'cry-havoc': { name: { en: 'Cry Havoc', de: 'Flugangriff' }, ...action({ effects: [{ do: 'fly-by' }] }) },
  dominion: {
    name: { en: 'Dominion', de: 'Beherrschung' },
    ...action({
      aim: { who: 'hero', sight: true },
      effects: [
        {
          do: 'test',
          attribute: 'willpower',
          owner: true,
          pass: [
            { do: 'move', n: 2 },
            { do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'immobilized' }] },
          ],
        },
      ],
    }),
  },
  earth: {
    name: { en: 'Earth', de: 'Erde' },
    ...action({
      aim: { who: 'hero', adjacent: true, each: true },
      effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'condition', condition: 'immobilized' }] }],
    }),
  },
  fire: {
    name: { en: 'Fire', de: 'Feuer' },
    ...action({
      effects: [{ do: 'attack', on: { who: 'figure', adjacent: true, each: true }, each: true, ignoresRange: true }],
    }),
  },
  'fire-breath': { name: { en: 'Fire Breath', de: 'Feuerodem' }, ...surge({ effects: [{ do: 'breath', n: 4 }] }) },
  flail: {
    name: { en: 'Flail', de: 'Peitscharme' },
    kind: 'passive',
    standing: [{ do: 'permit', rule: 'two-targets' }],
  },
  fly: { name: { en: 'Fly', de: 'Fliegen' }, kind: 'passive', standing: [{ do: 'permit', rule: 'fly' }] },
  grab: {
    name: { en: 'Grab', de: 'Würgegriff' },
    ...action({
      aim: { who: 'hero', adjacent: true },
      effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'condition', condition: 'immobilized' }] }],
    }),
  },
  heal: {
    name: { en: 'Heal', de: 'Heilen' },
    ...action({
      aim: { who: 'monster', within: 3, self: true, if: { is: 'damaged' } },
      effects: [{ do: 'roll', dice: ['red'], effects: [{ do: 'heal', n: { per: 'hearts' } }] }],
    }),
  },
  howl: {
    name: { en: 'Howl', de: 'Geheul' },
    ...action({
      aim: { who: 'hero', within: 3, each: true },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'tire', n: 1 }] }],
    }),
  },
  ignite: {
    name: { en: 'Ignite', de: 'Stichflamme' },
    ...action({
      cost: { damage: 1 },
      effects: [{ do: 'attack', on: { who: 'figure', adjacent: true, each: true }, each: true, ignoresRange: true }],
    }),
  },
  knockback: {
    name: { en: 'Knockback', de: 'Zurückstoßen' },
    ...surge({ effects: [{ do: 'place', within: 3, of: 'them' }] }),
  },
  'night-stalker': {
    name: { en: 'Night Stalker', de: 'Schemen' },
    kind: 'passive',
    standing: [
      {
        do: 'dice',
        pool: 'defence',
        dice: ['brown'],
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'not-adjacent' }] },
      },
    ],
  },
  'not-me': {
    name: { en: 'Not Me!', de: 'Nicht auf mich!' },
    kind: 'passive',
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'target' }, { is: 'beside', who: 'monster' }] },
        limit: 'attack',
        effects: [
          {
            do: 'test',
            attribute: 'awareness',
            owner: true,
            pass: [{ do: 'aimed', aim: { who: 'monster', adjacent: true }, effects: [{ do: 'retarget', to: 'them' }] }],
          },
        ],
      },
    ],
  },
  overpower: { name: { en: 'Overpower', de: 'Überwältigen' }, ...action({ effects: [{ do: 'overpower' }] }) },
  promotion: {
    name: { en: 'Promotion', de: 'Beförderung' },
    ...action({
      aim: { who: 'minion', adjacent: true },
      effects: [{ do: 'test', attribute: 'willpower', owner: true, pass: [{ do: 'promote' }] }],
    }),
  },
  reach: { name: { en: 'Reach', de: 'Weitreichend' }, kind: 'passive', standing: [{ do: 'reach', n: 2 }] },
  'regeneration-1': regeneration(1),
  'regeneration-2': regeneration(2),
  'regeneration-3': regeneration(3),
  sacrifice: {
    name: { en: 'Sacrifice', de: 'Opfer' },
    ...action({ aim: { who: 'monster', adjacent: true }, effects: [{ do: 'drain', most: 5 }] }),
  },
  scamper: {
    name: { en: 'Scamper', de: 'Wendig' },
    kind: 'passive',
    standing: [{ do: 'permit', rule: 'through-enemies' }],
  },
  seduce: {
    name: { en: 'Seduce', de: 'Verführung' },
    ...action({
      aim: { who: 'hero', within: 3 },
      effects: [
        {
          do: 'test',
          attribute: 'willpower',
          owner: true,
          pass: [
            { do: 'move', n: 1 },
            { do: 'condition', condition: 'stunned' },
          ],
        },
      ],
    }),
  },
  shadow: {
    name: { en: 'Shadow', de: 'Schatten' },
    kind: 'passive',
    standing: [{ do: 'aura', for: 'enemies', within: 1, effects: [{ do: 'demand' }] }],
  },
  'shadow-bolt': {
    name: { en: 'Shadow Bolt', de: 'Schattenblitz' },
    ...action({ effects: [{ do: 'attack', type: 'ranged', dice: ['blue', 'red', 'yellow'] }] }),
  },
  shambling: {
    name: { en: 'Shambling', de: 'Behäbig' },
    kind: 'passive',
    standing: [{ do: 'permit', rule: 'one-move' }],
  },
  subdue: {
    name: { en: 'Subdue', de: 'Bezwingen' },
    ...surge({
      effects: [
        {
          do: 'if-dealt',
          effects: [
            { do: 'aimed', aim: { who: 'affected', each: true }, effects: [{ do: 'condition', condition: 'any' }] },
          ],
        },
      ],
    }),
  },
  throw: {
    name: { en: 'Throw', de: 'Werfen' },
    ...action({
      aim: { who: 'hero', adjacent: true },
      effects: [
        {
          do: 'test',
          attribute: 'might',
          fail: [
            { do: 'place', within: 3, of: 'them' },
            { do: 'suffer', n: 1 },
          ],
        },
      ],
    }),
  },
  unmovable: {
    name: { en: 'Unmovable', de: 'Unbeweglich' },
    kind: 'passive',
    standing: [{ do: 'permit', rule: 'unmovable' }],
  },
  wail: {
    name: { en: 'Wail', de: 'Schrei' },
    ...action({
      aim: { who: 'hero', within: 3, each: true },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'tire', n: 2 }] }],
    }),
  },
  water: {
    name: { en: 'Water', de: 'Wasser' },
    ...action({
      aim: { who: 'hero', adjacent: true, each: true },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'tire', n: 2 }] }],
    }),
  },
  web: {
    name: { en: 'Web', de: 'Netz' },
    kind: 'passive',
    abilities: [
      {
        at: 'leaves',
        must: true,
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'adjacent' }] },
        aim: { who: 'that' },
        effects: [{ do: 'tire', n: 1 }],
      },
    ],
  },
  wither: { name: { en: 'Wither', de: 'Verwelken' }, ...surge({ effects: [{ do: 'tire', n: 1 }] }) },
};
