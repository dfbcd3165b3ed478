import type { Text } from '@tafelrunde/engine';
import { pileSize } from '@tafelrunde/engine';
import { terrainAt } from '../rules/map.ts';
import { isNight } from '../rules/night.ts';
import type { Doing } from './word.ts';

/** What a `when` asks. */
export type Condition =
  | 'day'
  | 'night'
  | 'interaction'
  | 'not-in-combat'
  | 'on-forest'
  | 'deck-not-empty'
  | 'sole-least-fame'
  | 'on-hills'
  | 'on-mountain'
  | 'no-die-used'
  | 'two-cards-in-hand'
  | 'unhurt';

/** Each with the words that follow "if" and "wenn". */
const CONDITIONS: Readonly<Record<Condition, { holds: (at: Doing) => boolean; text: Text }>> = {
  day: {
    holds: ({ state, turn }: Doing) => !isNight(state, turn),
    text: { en: 'it is day', de: 'es Tag ist' },
  },
  night: {
    holds: ({ state, turn }: Doing) => isNight(state, turn),
    text: { en: 'it is night', de: 'es Nacht ist' },
  },
  interaction: {
    holds: ({ turn }: Doing) => turn.stage === 'interaction',
    text: { en: 'you are interacting', de: 'du mit Einheimischen handelst' },
  },
  'not-in-combat': {
    holds: ({ turn }: Doing) => turn.stage !== 'combat',
    text: { en: 'you are not in combat', de: 'du nicht im Kampf bist' },
  },
  'on-forest': {
    holds: ({ state, hero }: Doing) => hero.at !== null && terrainAt(state, hero.at) === 'forest',
    text: { en: 'you stand in a forest', de: 'du in einem Wald stehst' },
  },
  'on-hills': {
    holds: ({ state, hero }: Doing) => hero.at !== null && terrainAt(state, hero.at) === 'hills',
    text: { en: 'you stand in hills', de: 'du auf Hügeln stehst' },
  },
  'on-mountain': {
    holds: ({ state, hero }: Doing) => hero.at !== null && terrainAt(state, hero.at) === 'mountain',
    text: { en: 'you stand on a mountain', de: 'du auf einem Berg stehst' },
  },
  unhurt: {
    holds: ({ turn }: Doing) => turn.combat?.wounds === 0,
    text: {
      en: 'no wound came into your hand in this combat',
      de: 'in diesem Kampf keine Wunde auf deine Hand kam',
    },
  },
  'deck-not-empty': {
    holds: ({ hero }: Doing) => pileSize(hero.deck) > 0,
    text: { en: 'your deed deck is not empty', de: 'dein Tatenstapel nicht leer ist' },
  },
  'no-die-used': {
    holds: ({ turn }: Doing) => turn.dice === 0,
    text: { en: 'you have used no die of the Source', de: 'du keinen Würfel der Quelle benutzt hast' },
  },
  'two-cards-in-hand': {
    holds: ({ hero }: Doing) => hero.hand.length >= 2,
    text: { en: 'you hold at least 2 cards', de: 'du mindestens 2 Karten auf der Hand hast' },
  },
  'sole-least-fame': {
    holds: ({ state, hero }: Doing) =>
      state.heroes.length > 1 && state.heroes.every(h => h === hero || h.fame > hero.fame),
    text: { en: 'you alone have the least fame', de: 'du allein am wenigsten Ruhm hast' },
  },
};

export const holds = (at: Doing, condition: Condition): boolean => CONDITIONS[condition].holds(at);
export const conditionText = (condition: Condition): Text => CONDITIONS[condition].text;
