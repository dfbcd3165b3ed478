import { speak } from '@tafelrunde/engine';
import { discover as lay } from '../rules/secret-rooms.ts';
import { isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The secret passage token comes into the hero's space, and he may explore the secret room at once (D2-SECGEN-02). */
export interface Discover {
  readonly do: 'discover';
}

export const discover: DescentWord<Discover> = {
  *act({ state, io, by }) {
    if (isHero(state, by)) yield* lay(state, io, by);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Put the secret passage token in your space. You may explore the secret room at once.',
      'Lege den Geheimgangmarker auf dein Feld. Du darfst die Geheimkammer sofort erkunden.',
    ),
};
