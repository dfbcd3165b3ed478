import type { BoxId } from './boxes/box.ts';
import type { Card } from './card.ts';
import type { Condition } from './words.ts';

/** Conditions that come with a box; they can be given where one of these is on the table. */
const BOXES: Readonly<Partial<Record<Condition, readonly BoxId[]>>> = {
  bleeding: ['SN'],
  burning: ['LW'],
  cursed: ['LR'],
  doomed: ['MR'],
  terrified: ['MB', 'CR'],
  weakened: ['TF'],
};

/** The conditions there are with these boxes. */
export const conditionsWith = (boxes: readonly BoxId[]): Condition[] =>
  (Object.keys(CONDITIONS) as Condition[]).filter(id => BOXES[id]?.some(box => boxes.includes(box)) ?? true);

/** What ends by an action: one's own, or that of an adjacent figure too (D2-COND-08). */
export const SHAKEN_OFF: Readonly<Partial<Record<Condition, 'own' | 'beside'>>> = {
  stunned: 'own',
  bleeding: 'own',
  burning: 'beside',
};

/** All conditions (D2-COND-11 to -34). What stunned, immobilized and cursed figures may not do, the rules of actions say. */
export const CONDITIONS: Readonly<Record<Condition, Card>> = {
  bleeding: {
    name: { en: 'Bleeding', de: 'Blutend' },
    // The action that ends it comes too late for this: it is gone then (D2-COND-15).
    abilities: [{ at: 'action-done', must: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'tire', n: 1 }] }],
  },
  burning: {
    name: { en: 'Burning', de: 'Brennend' },
    abilities: [
      {
        at: 'turn-end',
        must: true,
        if: { is: 'about', who: 'self' },
        aim: {
          who: 'figure',
          adjacent: true,
          each: true,
          self: true,
          if: { is: 'about', who: 'friend', part: 'other' },
        },
        effects: [{ do: 'suffer', n: 1 }],
      },
    ],
  },
  cursed: {
    name: { en: 'Cursed', de: 'Verflucht' },
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'test', attribute: 'knowledge', pass: [{ do: 'cure', condition: 'cursed' }] }],
      },
    ],
  },
  diseased: {
    name: { en: 'Diseased', de: 'Erkrankt' },
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [
          {
            do: 'test',
            attribute: 'willpower',
            pass: [{ do: 'cure', condition: 'diseased' }],
            fail: [{ do: 'tire', n: 1 }],
          },
        ],
      },
    ],
  },
  doomed: {
    name: { en: 'Doomed', de: 'Todgeweiht' },
    standing: [
      {
        do: 'surge',
        surge: {
          effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'cure', condition: 'doomed' }] }],
        },
      },
    ],
    abilities: [{ at: 'suffering', must: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'lessen', n: -1 }] }],
  },
  immobilized: { name: { en: 'Immobilized', de: 'Gelähmt' } },
  poisoned: {
    name: { en: 'Poisoned', de: 'Vergiftet' },
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [
          {
            do: 'test',
            attribute: 'might',
            pass: [{ do: 'cure', condition: 'poisoned' }],
            fail: [{ do: 'suffer', n: 1 }],
          },
        ],
      },
    ],
  },
  stunned: { name: { en: 'Stunned', de: 'Betäubt' } },
  terrified: {
    name: { en: 'Terrified', de: 'Verängstigt' },
    standing: [
      { do: 'permit', rule: 'no-surges' },
      { do: 'permit', rule: 'no-surge-fatigue' },
    ],
    abilities: [
      {
        at: 'turn-end',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'sees', exactly: 0 },
          ],
        },
        effects: [{ do: 'cure', condition: 'terrified' }],
      },
    ],
  },
  weakened: {
    name: { en: 'Weakened', de: 'Geschwächt' },
    standing: [{ do: 'bonus', to: 'damage', n: -1 }],
    abilities: [
      {
        at: 'defence-rolled',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'add', to: 'shields', n: -1 }],
      },
      {
        at: 'rested',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'cure', condition: 'weakened' }],
      },
    ],
  },
};
