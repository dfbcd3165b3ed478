import type { Thing } from './game.ts';
import type { Text } from './text.ts';

/**
 * Everything a box holds, to be looked through at leisure: beside the rules, never during play. A game gives it in a module of its own
 * (`games/<system>/gallery.ts`), made from its content, so that nothing is written twice.
 */
export interface Gallery {
  readonly shelves: readonly GalleryShelf[];
}

export interface GalleryShelf {
  readonly id: string;
  readonly name: Text;
  /** Figures stand in the bestiary, with their values; cards in the gallery. */
  readonly holds: 'figures' | 'cards';
  readonly pieces: readonly GalleryPiece[];
}

export interface GalleryPiece extends Thing {
  readonly values?: readonly GalleryValue[];
  /** What it can be looked for by besides its name: a colour, a level, a box. */
  readonly marks?: readonly Text[];
}

export interface GalleryValue {
  readonly name: Text;
  readonly value: string | number | Text;
}

/** A value that stands on a figure; none where it does not have it. */
export const galleryValue = (name: Text, value: string | number | undefined): readonly GalleryValue[] =>
  value === undefined ? [] : [{ name, value }];
