import { selfWords } from './phrases.ts';
import { type ActiveEffect, sentences } from './vocabulary.ts';
import type { CardWord, Scribe } from './word.ts';

/**
 * - `hit`: an attack has hit and its damage has been dealt, even if armour left nothing of it. On a weapon or spell: an attack made with this card.
 * - `kill`: as `hit`, and the target (figure, NPC or demon) died of it. Comes after plundering.
 * - `struck`: an attack has hit the bearer and its damage has been dealt; also if the bearer died of it.
 * - `warded`: the bearer's parry, resistance or this defensive spell was high enough. On a manoeuvre: in this combat only.
 * - `turn-start`: your turn begins, before the two cards are drawn. Order: your heroes as they joined, each followed by its equipment, then
 *   your creatures, then the demon in front of you.
 */
export type Moment = 'hit' | 'kill' | 'struck' | 'warded' | 'turn-start';

/** At the moment, the active effects act. Not optional. `foe` inside means the other side of the combat that caused the moment. */
export interface On {
  readonly do: 'on';
  readonly moment: Moment;
  readonly effects: readonly ActiveEffect[];
}

/** Who answers stands in rules/triggers.ts. */
export const on: CardWord<On> = {
  say: ({ moment, effects }, scribe) => `${momentText(moment, scribe)}: ${sentences(effects, scribe)}`,
};

function momentText(moment: Moment, scribe: Scribe): string {
  const { kind, t } = scribe;
  switch (moment) {
    case 'hit':
      return t('On a hit', 'Bei einem Treffer');
    case 'kill':
      return t('On a kill', 'Bei einem tödlichen Treffer');
    case 'struck':
      return t(`When ${selfWords(scribe)} is hit`, `Wird ${selfWords(scribe)} getroffen`);
    case 'warded':
      return t('If the attack is warded off', 'Wird die Attacke abgewehrt');
    case 'turn-start':
      return kind === 'demon'
        ? t('At the start of the plagued player’s turn', 'Zu Beginn des Zuges des geplagten Spielers')
        : t('At the start of your turn', 'Zu Beginn deines Zuges');
  }
}
