import type { Lang } from '@tafelrunde/engine';
import type { Facing } from '@tafelrunde/engine/geometry';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import type { Point } from './camera.ts';
import { optionText } from './describe.ts';
import { say } from './messages.ts';
import type { Offer } from './offers.ts';
import type { Opened } from './useChoosing.ts';

interface Props {
  readonly title: string;
  readonly opened: Opened;
  readonly at: Point;
  readonly room: { readonly width: number; readonly height: number };
  readonly lang: Lang;
  readonly onLook: (offer: Offer) => void;
  readonly onChoose: (offer: Offer) => void;
  readonly onClose: () => void;
}

const ARROWS: Readonly<Record<Facing, string>> = { N: '↑', E: '→', S: '↓', W: '←' };

/** Several things can be done at one place: a small list beside it. */
export function Menu(props: Props): ReactElement {
  const { title, opened, at, room, lang, onLook, onChoose, onClose } = props;
  const { offers, facings } = opened;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('button')?.focus(), []);
  const [right, low] = [at.x > room.width / 2, at.y > room.height / 2];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') onClose();
    else if (step !== 0) focusNext(ref.current, step);
    else if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Tab') return;
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Tab') event.preventDefault();
  };
  return (
    <div
      ref={ref}
      className="ds-menu"
      role="menu"
      aria-label={title}
      tabIndex={-1}
      style={{
        [right ? 'right' : 'left']: right ? room.width - at.x : at.x,
        [low ? 'bottom' : 'top']: low ? room.height - at.y : at.y,
        maxHeight: Math.max(120, low ? at.y - 8 : room.height - at.y - 8),
      }}
      onKeyDown={onKeyDown}
    >
      <div className="ds-menu-head">
        <strong>{title}</strong>
        <button type="button" className="ds-menu-close" aria-label={say(lang, 'close')} onClick={onClose}>
          ×
        </button>
      </div>
      {facings.size > 0 && (
        <div className="ds-menu-facings">
          {[...facings].map(([facing, offer]) => (
            <button
              key={facing}
              type="button"
              role="menuitem"
              aria-label={optionText(offer, lang)}
              title={optionText(offer, lang)}
              onPointerEnter={() => onLook(offer)}
              onFocus={() => onLook(offer)}
              onClick={() => onChoose(offer)}
            >
              {ARROWS[facing]}
            </button>
          ))}
        </div>
      )}
      {offers.map(offer => (
        <button
          key={offer.id}
          type="button"
          role="menuitem"
          onPointerEnter={() => onLook(offer)}
          onFocus={() => onLook(offer)}
          onClick={() => onChoose(offer)}
        >
          {optionText(offer, lang)}
        </button>
      ))}
    </div>
  );
}

function focusNext(menu: HTMLElement | null, step: number): void {
  const items = [...(menu?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[(at + step + items.length) % items.length]?.focus();
}
