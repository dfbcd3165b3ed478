import { contentText, everything } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { TipText } from '../../kit/panels/tip.tsx';
import { Sign } from './Glyph.tsx';
import { isPictured, type PictureName, pictureOf } from './pictures.ts';

type Content = (typeof everything)[number];

const byId: ReadonlyMap<string, Content> = new Map(everything.map(thing => [thing.id, thing]));

/** The content behind an id; figures are numbered ("zombie-2"), content is not. */
export function contentOf(id: string): Content | undefined {
  return byId.get(id) ?? byId.get(id.replace(/-\d+$/, ''));
}

export interface CardText {
  readonly name: string;
  readonly text: string;
  readonly flavour: string | null;
  readonly picture: PictureName;
}

/** What a card of this id says. */
export function cardOf(id: string, lang: Lang): CardText {
  const thing = contentOf(id);
  if (!thing) return { name: id, text: '', flavour: null, picture: pictureOf('finds', 'finds') };
  return {
    name: thing.name[lang],
    text: contentText(thing, lang),
    flavour: 'flavour' in thing ? thing.flavour[lang] : null,
    picture: pictureFor(thing),
  };
}

/** The same, to be read beside where it stands. */
export const tipOf = ({ picture, ...card }: CardText): TipText => ({ ...card, sign: <Sign name={picture} /> });

function pictureFor(thing: Content): PictureName {
  if (isPictured(thing.id)) return pictureOf(thing.id, 'ability');
  switch (thing.kind) {
    case 'spell':
      return pictureOf(thing.school, 'elemental');
    case 'item':
      return pictureOf(thing.form, 'trinket');
    case 'command':
      return pictureOf(thing.command, 'commands');
    case 'feat':
      return pictureOf('feat', 'feat');
    default:
      return pictureOf('ability', 'ability');
  }
}
