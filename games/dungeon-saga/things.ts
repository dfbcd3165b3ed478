import type { Thing } from '@tafelrunde/engine';
import { contentText } from './card-text.ts';
import { everything } from './content/index.ts';

/** Everything the box holds, with its text. */
export function things(): readonly Thing[] {
  return everything.map(thing => ({
    name: thing.name,
    text: { en: contentText(thing, 'en'), de: contentText(thing, 'de') },
    ...('flavour' in thing ? { flavour: thing.flavour } : {}),
  }));
}
