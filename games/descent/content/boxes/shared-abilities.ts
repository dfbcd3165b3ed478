import { action, answer, passive, surge } from '../abilities.ts';
import type { MonsterAbility } from '../cards.ts';

/** Abilities of monsters that several boxes know. */
export const IRONSKIN: MonsterAbility = {
  name: { en: 'Ironskin', de: 'Eisenhaut' },
  ...passive({ do: 'permit', rule: 'no-pierce' }, { do: 'permit', rule: 'no-conditions' }),
};

export const RAVAGE: MonsterAbility = {
  name: { en: 'Ravage', de: 'Aggressiv' },
  ...passive({ do: 'permit', rule: 'two-attacks' }),
};

export const REANIMATION: MonsterAbility = {
  name: { en: 'Reanimation', de: 'Wiederbelebung' },
  ...answer({
    at: 'suffered',
    must: true,
    if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'survives' }] },
    effects: [{ do: 'reassemble', within: 3 }],
  }),
};

export const SWARM: MonsterAbility = {
  name: { en: 'Swarm', de: 'Schwarm' },
  ...surge({ effects: [{ do: 'add', to: 'damage', n: { per: 'beside-target' } }] }),
};

const SWEEP: MonsterAbility = {
  name: { en: 'Sweep', de: 'Rundumschlag' },
  ...action({
    effects: [
      {
        do: 'attack',
        on: { who: 'figure', within: 2, sight: true, each: true },
        each: true,
        affects: true,
        ignoresRange: true,
      },
    ],
  }),
};

export const STEALTHY: MonsterAbility = {
  name: { en: 'Stealthy', de: 'Tarnung' },
  ...passive({ do: 'harder', n: 3 }),
};

const BLAST: MonsterAbility = { name: { en: 'Blast', de: 'Explosion' }, ...passive({ do: 'blast' }) };

const FREEZING: MonsterAbility = {
  name: { en: 'Freezing', de: 'Eiskalt' },
  ...answer({
    at: 'enters',
    must: true,
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'adjacent' }] },
    aim: { who: 'that' },
    effects: [{ do: 'tire', n: 1 }],
  }),
};

/** Whoever enters a space next to it suffers so much damage; several add up (D2C-MAB-03, -04). */
export const aura = (n: number): MonsterAbility => ({
  name: { en: `Aura ${n}`, de: `Aura ${n}` },
  ...answer({
    at: 'enters',
    must: true,
    if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'adjacent' }] },
    aim: { who: 'that' },
    effects: [{ do: 'suffer', n }],
  }),
});

export const sorcery = (n: number): MonsterAbility => ({
  name: { en: `Sorcery ${n}`, de: `Zauberei ${n}` },
  ...answer({ at: 'rolled', if: { is: 'own-attack' }, limit: 'attack', effects: [{ do: 'convert', most: n }] }),
});

const COCOON: MonsterAbility = {
  name: { en: 'Cocoon', de: 'Kokon' },
  ...action({
    aim: { who: 'hero', adjacent: true, each: true },
    effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'condition', condition: 'immobilized' }] }],
  }),
};

const COMMAND: MonsterAbility = {
  name: { en: 'Command', de: 'Befehl' },
  ...answer({
    at: 'rolled',
    if: {
      is: 'all',
      of: [
        { is: 'about', who: 'minion' },
        { is: 'near', within: 3 },
      ],
    },
    limit: 'attack',
    shared: true,
    effects: [{ do: 'reroll', of: 'attack' }],
  }),
};

const CAUSE_FEAR: MonsterAbility = {
  name: { en: 'Cause Fear', de: 'Furcht einflößen' },
  ...action({
    aim: { who: 'hero', adjacent: true },
    effects: [
      {
        do: 'test',
        attribute: 'willpower',
        fail: [
          { do: 'move', n: 2, away: true },
          { do: 'condition', condition: 'immobilized' },
        ],
      },
    ],
  }),
};

const MORPH: MonsterAbility = {
  name: { en: 'Morph', de: 'Verwandlung' },
  ...answer({ at: 'attack-declared', must: true, if: { is: 'own-attack' }, effects: [{ do: 'morph' }] }),
};

const SUMMON: MonsterAbility = {
  name: { en: 'Summon', de: 'Beschwören' },
  ...action({ aim: { who: 'minion', within: 3 }, effects: [{ do: 'place', within: 1, of: 'self' }] }),
};

/** Both in the Hero and Monster Collections and in the Conversion Kit. */
export const OF_BOTH: Readonly<Record<string, MonsterAbility>> = {
  'aura-1': aura(1),
  blast: BLAST,
  'cause-fear': CAUSE_FEAR,
  cocoon: COCOON,
  command: COMMAND,
  freezing: FREEZING,
  ironskin: IRONSKIN,
  morph: MORPH,
  ravage: RAVAGE,
  'sorcery-1': sorcery(1),
  'sorcery-2': sorcery(2),
  'sorcery-3': sorcery(3),
  stealthy: STEALTHY,
  summon: SUMMON,
  swarm: SWARM,
  sweep: SWEEP,
};
