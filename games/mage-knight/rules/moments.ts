import type { Text } from '@tafelrunde/engine';

/** Moments the rules announce, with how a card says them. */
export const MOMENT_TEXTS = {
  'turn-start': { en: 'At the start of your turn', de: 'Zu Beginn deines Zuges' },
  'draw-up': { en: 'Before you draw cards at the end of your turn', de: 'Bevor du am Ende deines Zuges Karten ziehst' },
  'turn-end': { en: 'At the end of the turn', de: 'Am Ende des Zuges' },
  'space-entered': { en: 'When you move to a space', de: 'Wenn du ein Feld betrittst' },
  'combat-start': { en: 'When a combat begins', de: 'Wenn ein Kampf beginnt' },
  'foe-defeated': { en: 'When an enemy is defeated', de: 'Wenn ein Gegner besiegt wird' },
  'foe-blocked': { en: 'When an enemy is blocked', de: 'Wenn ein Gegner geblockt wird' },
  'attack-blocked': { en: 'When an attack is blocked', de: 'Wenn ein Angriff geblockt wird' },
  'wound-to-hand': { en: 'When you take a wound into your hand', de: 'Wenn du eine Wunde auf die Hand nimmst' },
  'wound-healed': { en: 'When you heal a wound from your hand', de: 'Wenn du eine Wunde von der Hand heilst' },
  'unit-healed': { en: 'When you heal a unit', de: 'Wenn du eine Einheit heilst' },
  'unit-used': { en: 'When you activate a unit', de: 'Wenn du eine Einheit aktivierst' },
  'unit-fights': { en: 'When the unit attacks or blocks', de: 'Wenn die Einheit angreift oder blockt' },
  'unit-recruited': { en: 'When you recruit a unit', de: 'Wenn du eine Einheit rekrutierst' },
  'mana-used': { en: 'When mana is used', de: 'Wenn Mana benutzt wird' },
  'spell-cast': { en: 'When you cast a spell', de: 'Wenn du einen Zauber wirkst' },
  'skill-gained': { en: 'When you gain this skill', de: 'Wenn du diese Fähigkeit erhältst' },
  'heal-spent': { en: 'When you spend a healing point', de: 'Wenn du einen Heilungspunkt ausgibst' },
} as const satisfies Record<string, Text>;

export type Moment = keyof typeof MOMENT_TEXTS;
