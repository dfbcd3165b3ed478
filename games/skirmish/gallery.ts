// The game comes along whole: what it shares with the gallery is not cut out of it into files of their own.
import './index.ts';
import { type Gallery, galleryValue } from '@tafelrunde/engine';
import { CARDS } from './content/cards.ts';
import { CLASSES } from './content/units.ts';

export function gallery(): Gallery {
  return {
    shelves: [
      {
        id: 'units',
        name: { en: 'Units', de: 'Einheiten' },
        holds: 'figures',
        pieces: Object.values(CLASSES).map(({ name, life, speed, range, dice, armour }) => ({
          name,
          text: { en: '', de: '' },
          values: [
            ...galleryValue({ en: 'Life', de: 'Leben' }, life),
            ...galleryValue({ en: 'Speed', de: 'Tempo' }, speed),
            ...galleryValue({ en: 'Range', de: 'Reichweite' }, range),
            ...galleryValue({ en: 'Dice', de: 'Würfel' }, dice),
            ...galleryValue({ en: 'Armour', de: 'Rüstung' }, armour),
          ],
        })),
      },
      {
        id: 'cards',
        name: { en: 'Cards', de: 'Karten' },
        holds: 'cards',
        pieces: Object.values(CARDS).map(({ name, cost, text }) => ({
          name,
          text,
          values: galleryValue({ en: 'Mana', de: 'Mana' }, cost),
        })),
      },
    ],
  };
}
