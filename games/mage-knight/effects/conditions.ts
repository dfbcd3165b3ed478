import type { Text } from '@tafelrunde/engine';
import { pileSize } from '@tafelrunde/engine';
import { terrainAt } from '../rules/map.ts';
import { isNight } from '../rules/night.ts';
import type { Doing } from './word.ts';

/** What a `when` asks. */
export type Condition = 'day' | 'interaction' | 'not-in-combat' | 'on-forest' | 'deck-not-empty' | 'sole-least-fame';

/** Each with the words that follow "if" and "wenn". */
const CONDITIONS: Readonly<Record<Condition, { holds: (at: Doing) => boolean; text: Text }>> = {
  day: {
    holds: ({ state, turn }: Doing) => !isNight(state, turn),
    text: { en: 'it is day', de: 'es Tag ist' },
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
  'deck-not-empty': {
    holds: ({ hero }: Doing) => pileSize(hero.deck) > 0,
    text: { en: 'your deed deck is not empty', de: 'dein Tatenstapel nicht leer ist' },
  },
  'sole-least-fame': {
    holds: ({ state, hero }: Doing) =>
      state.heroes.length > 1 && state.heroes.every(h => h === hero || h.fame > hero.fame),
    text: { en: 'you alone have the least fame', de: 'du allein am wenigsten Ruhm hast' },
  },
};

export const holds = (at: Doing, condition: Condition): boolean => CONDITIONS[condition].holds(at);
export const conditionText = (condition: Condition): Text => CONDITIONS[condition].text;
