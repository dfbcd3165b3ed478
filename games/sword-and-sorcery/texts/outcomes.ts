import type { Texts } from '@tafelrunde/engine';
import type { SwordAndSorcery } from '../types.ts';

export const outcomes: Texts<SwordAndSorcery>['outcomes'] = {
  won: { en: 'The heroes have won the adventure.', de: 'Die Helden haben das Abenteuer gewonnen.' },
  deck: { en: 'Time has run out: the event deck is empty.', de: 'Die Zeit ist um: Der Ereignisstapel ist leer.' },
  ghosts: { en: 'All heroes are ghosts.', de: 'Alle Helden sind Geister.' },
  lost: { en: 'The adventure is lost.', de: 'Das Abenteuer ist verloren.' },
};
