import type { Lang } from '@tafelrunde/engine';
import type { Facing } from '@tafelrunde/engine/geometry';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { playsByKeyboard } from '../../table/hands.ts';
import type { Point } from './camera.ts';
import { optionText } from './describe.ts';
import { say } from './messages.ts';
import type { Offer } from './offers.ts';
import type { Opened } from './useChoosing.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly title: string;
  readonly opened: Opened;
  readonly at: Point;
  readonly room: Size;
  readonly lang: Lang;
  readonly looked: string | null;
  readonly onLook: (offer: Offer) => void;
  readonly onChoose: (offer: Offer) => void;
  readonly onClose: () => void;
}

const ARROWS: Readonly<Record<Facing, string>> = { N: '↑', E: '→', S: '↓', W: '←' };

/** Several things can be done at one place: a small list beside it. */
export function Menu(props: Props): ReactElement {
  const { title, opened, at, room, lang, looked, onLook, onChoose, onClose } = props;
  const { offers, facings } = opened;
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = ref.current ?? {};
    setSize(last => (last.width === width && last.height === height ? last : { width, height }));
  });
  useEffect(() => ref.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') onClose();
    else if (step !== 0) focusNext(ref.current, step);
    else if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Tab') return;
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Tab') event.preventDefault();
  };
  const item = (offer: Offer) => ({
    type: 'button' as const,
    role: 'menuitem',
    'data-looked': offer.id === looked || undefined,
    // A finger looks with its first tap: the focus that the menu gives its first item is no look.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && onLook(offer),
    onFocus: () => playsByKeyboard() && onLook(offer),
    onClick: () => onChoose(offer),
  });
  return (
    <div
      ref={ref}
      className="ds-menu"
      role="menu"
      aria-label={title}
      tabIndex={-1}
      style={placeBeside(at, size, room)}
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
            <button key={facing} {...item(offer)} aria-label={optionText(offer, lang)} title={optionText(offer, lang)}>
              {ARROWS[facing]}
            </button>
          ))}
        </div>
      )}
      {offers.map(offer => (
        <button key={offer.id} {...item(offer)}>
          {optionText(offer, lang)}
        </button>
      ))}
    </div>
  );
}

const EDGE = 8;
const LOWEST = 120;

/** Beside the square where there is more room, and wholly on the board. */
function placeBeside(at: Point, { width, height }: Size, room: Size): CSSProperties {
  const [right, low] = [at.x > room.width / 2, at.y > room.height / 2];
  const within = (from: number, length: number, all: number): number =>
    Math.max(EDGE, Math.min(all - length - EDGE, from));
  const beside = (low ? at.y : room.height - at.y) - EDGE;
  return {
    left: within(right ? at.x - width : at.x, width, room.width),
    top: within(low ? at.y - height : at.y, height, room.height),
    maxWidth: Math.min(300, room.width - 2 * EDGE),
    maxHeight: Math.min(room.height - 2 * EDGE, Math.max(LOWEST, beside)),
  };
}

function focusNext(menu: HTMLElement | null, step: number): void {
  const items = [...(menu?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[(at + step + items.length) % items.length]?.focus();
}
