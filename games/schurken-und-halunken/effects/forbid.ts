import type { CardWord } from './word.ts';

/** You may not play cards of this kind; manoeuvres and potions of your group alike. Nothing already played is undone. */
export interface Forbid {
  readonly do: 'forbid';
  readonly kind: 'manoeuvre' | 'potion';
}

export const forbid: CardWord<Forbid> = {
  say: ({ kind }, { t }) =>
    kind === 'potion'
      ? t('The plagued player may not play potions.', 'Der geplagte Spieler darf keine Zaubertränke spielen.')
      : t('The plagued player may not play manoeuvres.', 'Der geplagte Spieler darf keine Manöver spielen.'),
};
