import type { Drawing } from '@tafelrunde/engine';
import type { View } from './view.ts';

export const draw = (view: View, { lang }: Drawing): string[] => [`${lang === 'de' ? 'Runde' : 'Round'} ${view.round}`];
