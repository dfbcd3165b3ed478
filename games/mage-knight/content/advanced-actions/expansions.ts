import type { Effect } from '../../effects/effect.ts';
import { advancedActions } from '../card-tables.ts';
import {
  anyOf,
  attack,
  block,
  crystal,
  draw,
  either,
  heal,
  influence,
  move,
  oneOf,
  ranged,
  reputation,
  siege,
  thisCombat,
  thisTurn,
  thisTurnOnce,
  wound,
} from '../shorthand.ts';

const forAnAction = (byColour: Extract<Effect, { do: 'cost' }>['byColour']): Effect => ({
  do: 'cost',
  price: { throwAway: 'action' },
  ...(byColour && { byColour }),
});

/** For every enemy that this card helped to defeat. */
const forEachDefeated = (...effects: readonly Effect[]): Effect =>
  thisCombat({ do: 'on', at: 'foe-defeated', by: 'this', effects });

/** To a safe space nearby, if one likes. */
const step = (spaces: number): Effect => ({ do: 'may', effects: [{ do: 'jump', spaces }] });
const handLimit = (by: number): Effect => ({ do: 'hand-limit', by });

/** Two influence for a healing point, as often as one likes. */
const healing: Effect = { do: 'use', effects: [{ do: 'cost', price: { influence: 2 }, gives: [heal(1)] }] };

/** Attack points for whoever came through the damage unhurt. */
const counter = (n: number): Effect => ({
  do: 'last',
  until: 'combat-end',
  times: 1,
  effects: [{ do: 'use', in: 'attack', effects: [{ do: 'when', if: 'unhurt', effects: [attack(n)] }] }],
});

const onHills: Effect = { do: 'when', if: 'on-hills', effects: [handLimit(1)] };

/** Advanced actions of The Lost Legion. */
export const LOST_LEGION_ADVANCED_ACTIONS = advancedActions({
  counterattack: {
    name: { en: 'Counterattack', de: 'Gegenangriff' },
    box: 'lost-legion',
    number: 287,
    colours: ['red'],
    basic: { effects: [{ do: 'attack', n: { per: 'foe-blocked', times: 2, plus: 2 } }] },
    strong: { effects: [{ do: 'attack', n: { per: 'foe-blocked', times: 3, plus: 4 } }] },
  },
  'ritual-attack': {
    name: { en: 'Ritual Attack', de: 'Ritueller Angriff' },
    box: 'lost-legion',
    number: 288,
    colours: ['red'],
    basic: {
      effects: [
        forAnAction({ red: [attack(5)], blue: [attack(3, 'melee', 'ice')], white: [ranged(3)], green: [siege(2)] }),
      ],
    },
    strong: {
      effects: [
        forAnAction({
          red: [attack(6, 'melee', 'fire')],
          blue: [attack(4, 'melee', 'coldfire')],
          white: [ranged(4, 'fire')],
          green: [siege(3, 'fire')],
        }),
      ],
    },
  },
  'blood-of-ancients': {
    name: { en: 'Blood of Ancients', de: 'Blut der Ahnen' },
    box: 'lost-legion',
    number: 289,
    colours: ['red'],
    basic: {
      effects: [
        {
          do: 'cost',
          price: { mana: 'basic' },
          gives: [wound, { do: 'gain-card', from: 'actions', of: 'noted', to: 'hand' }],
        },
      ],
    },
    strong: {
      effects: [
        { do: 'wound', n: 1, to: 'either' },
        { do: 'use-effect', of: 'actions', side: 'strong' },
      ],
    },
  },
  'shield-bash': {
    name: { en: 'Shield Bash', de: 'Schildstoß' },
    box: 'lost-legion',
    number: 290,
    colours: ['blue'],
    basic: { effects: [{ do: 'block', n: 3, doubleAgainst: 'swift' }] },
    strong: {
      effects: [
        { do: 'block', n: 5, doubleAgainst: 'swift' },
        {
          do: 'last',
          until: 'combat-end',
          times: 1,
          effects: [
            {
              do: 'on',
              at: 'foe-blocked',
              by: 'this',
              effects: [{ do: 'weaken', who: 'about', by: { per: 'surplus' } }],
            },
          ],
        },
      ],
    },
  },
  'temporal-portal': {
    name: { en: 'Temporal Portal', de: 'Zeitportal' },
    box: 'lost-legion',
    number: 291,
    colours: ['blue'],
    basic: { when: 'action', effects: [step(1), handLimit(1)] },
    strong: { when: 'action', effects: [oneOf([step(2), handLimit(1)], [step(1), handLimit(2)])] },
  },
  'spell-forge': {
    name: { en: 'Spell Forge', de: 'Zauberschmiede' },
    box: 'lost-legion',
    number: 292,
    colours: ['blue'],
    basic: { effects: [{ do: 'spell-crystals', n: 1 }] },
    strong: { effects: [{ do: 'spell-crystals', n: 2 }] },
  },
  chivalry: {
    name: { en: 'Chivalry', de: 'Ritterlichkeit' },
    box: 'lost-legion',
    number: 293,
    colours: ['white'],
    basic: { effects: [oneOf([attack(3)], [attack(2), forEachDefeated(reputation(1))])] },
    strong: {
      effects: [oneOf([attack(6)], [attack(4), forEachDefeated(reputation(1), { do: 'fame', n: 1 })])],
    },
  },
  'peaceful-moment': {
    name: { en: 'Peaceful Moment', de: 'Friedlicher Augenblick' },
    box: 'lost-legion',
    number: 294,
    colours: ['white'],
    basic: { effects: [either(influence(3), { do: 'as-action', effects: [thisTurn(healing), influence(3)] })] },
    strong: {
      effects: [
        either(influence(6), {
          do: 'as-action',
          effects: [
            thisTurn(healing),
            thisTurnOnce({ do: 'use', effects: [{ do: 'ready-for', influence: 2, upTo: 4 }] }),
            influence(6),
          ],
        }),
      ],
    },
  },
  'dodge-and-weave': {
    name: { en: 'Dodge and Weave', de: 'Ausweichen und Abtauchen' },
    box: 'lost-legion',
    number: 295,
    colours: ['white'],
    basic: { effects: [{ do: 'soften', by: 2 }, counter(1)] },
    strong: {
      effects: [
        oneOf(
          [{ do: 'soften', by: 4 }],
          [
            { do: 'soften', by: 2 },
            { do: 'soften', by: 2, another: true },
          ],
        ),
        counter(2),
      ],
    },
  },
  'stout-resolve': {
    name: { en: 'Stout Resolve', de: 'Fester Entschluss' },
    box: 'lost-legion',
    number: 296,
    colours: ['green'],
    basic: { effects: [{ do: 'boost', by: 1, upTo: 1, discard: 'wound', effects: [anyOf(2)] }] },
    strong: { effects: [{ do: 'boost', by: 2, upTo: 99, discard: 'any', wounds: 1, effects: [anyOf(3)] }] },
  },
  'force-of-nature': {
    name: { en: 'Force of Nature', de: 'Naturgewalt' },
    box: 'lost-legion',
    number: 297,
    colours: ['green'],
    basic: { effects: [{ do: 'unit-gets', what: { resists: ['physical'] } }] },
    strong: { effects: [either(siege(3), block(6))] },
  },
  'mountain-lore': {
    name: { en: 'Mountain Lore', de: 'Kunde der Berge' },
    box: 'lost-legion',
    number: 298,
    colours: ['green'],
    basic: { effects: [move(3), thisTurn({ do: 'on', at: 'turn-end', effects: [onHills] })] },
    strong: {
      effects: [
        move(5),
        thisTurn(
          { do: 'terrain', of: ['mountain'], set: 5, allow: true, safe: true },
          {
            do: 'on',
            at: 'turn-end',
            effects: [onHills, { do: 'when', if: 'on-mountain', effects: [handLimit(2)] }],
          },
        ),
      ],
    },
  },
});

/** The extra cards of the Ultimate Edition, each of two colours. */
export const ULTIMATE_ADVANCED_ACTIONS = advancedActions({
  'power-of-crystals': {
    name: { en: 'Power of Crystals', de: 'Macht der Kristalle' },
    box: 'ultimate',
    number: 266,
    colours: ['green', 'blue'],
    basic: { effects: [{ do: 'crystal', of: 'not-owned' }] },
    strong: {
      effects: [
        either(move(4), heal(2), draw(2)),
        { do: 'repeat', times: { per: 'crystal-set' }, effects: [either(move(2), heal(1), draw(1))] },
      ],
    },
  },
  'rush-of-adrenaline': {
    name: { en: 'Rush of Adrenaline', de: 'Adrenalinstoß' },
    box: 'ultimate',
    number: 267,
    colours: ['red', 'green'],
    basic: {
      effects: [
        { do: 'last', until: 'turn-end', times: 3, effects: [{ do: 'on', at: 'wound-to-hand', effects: [draw(1)] }] },
      ],
    },
    strong: {
      effects: [
        thisTurnOnce({ do: 'on', at: 'wound-to-hand', effects: [{ do: 'throw-away-wound', n: 1 }] }),
        { do: 'last', until: 'turn-end', times: 4, effects: [{ do: 'on', at: 'wound-to-hand', effects: [draw(1)] }] },
      ],
    },
  },
  'explosive-bolt': {
    name: { en: 'Explosive Bolt', de: 'Explosivgeschoss' },
    box: 'ultimate',
    number: 268,
    colours: ['white', 'red'],
    basic: { effects: [wound, crystal('white'), crystal('red')] },
    strong: { effects: [ranged(3), forEachDefeated({ do: 'weaken', who: 'one', by: 1 })] },
  },
  'chilling-stare': {
    name: { en: 'Chilling Stare', de: 'Eisiger Blick' },
    box: 'ultimate',
    number: 269,
    colours: ['blue', 'white'],
    basic: { effects: [either(influence(3), { do: 'tame' })] },
    strong: { effects: [either(influence(5), { do: 'disarm', who: 'one' })] },
  },
});
