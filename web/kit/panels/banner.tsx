import type { ReactElement } from 'react';
import './banner.css';

/** Words across the board for a moment: a new round, a card that is played. */
export function Banner({ text }: { readonly text: string }): ReactElement {
  return (
    <div className="kit-banner" key={text}>
      {text}
    </div>
  );
}
