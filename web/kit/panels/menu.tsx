import type { Lang } from '@tafelrunde/engine';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { playsByKeyboard } from '../../table/hands.ts';
import type { Point } from '../map/layout.ts';
import { kitWord } from '../words.ts';
import './menu.css';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something that can be chosen in a menu; a `sign` stands for it where several go into one row. */
export interface MenuItem {
  readonly id: string;
  readonly text: string;
  readonly sign?: ReactNode;
}

interface Props {
  readonly title: string;
  /** In pixels of the room it opens in. */
  readonly at: Point;
  readonly room: Size;
  readonly lang: Lang;
  /** One below the other. */
  readonly items: readonly MenuItem[];
  /** Side by side, by their signs. */
  readonly row?: readonly MenuItem[];
  readonly looked: string | null;
  readonly onLook: (id: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Several things can be done at one place: a small list beside it. */
export function Menu(props: Props): ReactElement {
  const { title, at, room, lang, items, row = [], looked, onLook, onChoose, onClose } = props;
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
  const item = ({ id }: MenuItem) => ({
    type: 'button' as const,
    role: 'menuitem',
    'data-looked': id === looked || undefined,
    // A finger looks with its first tap: the focus that the menu gives its first item is no look.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && onLook(id),
    onFocus: () => playsByKeyboard() && onLook(id),
    onClick: () => onChoose(id),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard for all that is in it, the close button too
    <div ref={ref} className="kit-menu" data-off-map="" style={placeBeside(at, size, room)} onKeyDown={onKeyDown}>
      <div className="kit-menu-head">
        <strong>{title}</strong>
        <button type="button" className="kit-menu-close" aria-label={kitWord('close', lang)} onClick={onClose}>
          ×
        </button>
      </div>
      <div className="kit-menu-items" role="menu" aria-label={title} tabIndex={-1}>
        {row.length > 0 && (
          <div className="kit-menu-row">
            {row.map(one => (
              <button key={one.id} {...item(one)} aria-label={one.text} title={one.text}>
                {one.sign}
              </button>
            ))}
          </div>
        )}
        {items.map(one => (
          <button key={one.id} {...item(one)}>
            {one.text}
          </button>
        ))}
      </div>
    </div>
  );
}

const EDGE = 8;
const LOWEST = 120;

/** Beside the place where there is more room, and wholly on the board. */
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
