import type { ReactElement } from 'react';
import { Glyph as Drawn } from '../../kit/map/glyph.tsx';
import { Icon } from '../../parts/icon.tsx';
import { icons } from './icons.ts';
import type { PictureName } from './pictures.ts';

interface Props {
  readonly name: PictureName;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

/** A picture inside a drawing. */
export const Glyph = ({ name, ...rest }: Props): ReactElement => <Drawn d={icons[name]} {...rest} />;

/** A picture in running text or on a card, in the colour of the text. */
export function Sign({
  name,
  className = '',
}: {
  readonly name: PictureName;
  readonly className?: string;
}): ReactElement {
  return <Icon d={icons[name]} className={`kit-sign ${className}`} />;
}
