import {
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Sign } from './Glyph.tsx';
import type { CardText } from './things.ts';

/** A finger that rests this long wants to read. */
const LONG_PRESS = 420;

interface Props {
  readonly card: CardText;
  /** Added below the text: "used", "ready in 2 rounds". */
  readonly note?: string | null;
  readonly className: string;
  readonly offered: boolean;
  readonly looked?: boolean;
  readonly children: ReactNode;
  readonly label?: string;
  readonly onLook: (on: boolean) => void;
  readonly onClick: () => void;
}

/** A card or a name on a sheet: a button that shows the whole text while it is looked at or pressed long. */
export function Tipped(props: Props): ReactElement {
  const { card, note, className, offered, looked, children, label, onLook, onClick } = props;
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (on: boolean): void => {
    setShown(on);
    if (offered) onLook(on);
  };
  const down = (event: PointerEvent): void => {
    pressed.current = false;
    if (event.pointerType !== 'touch') return;
    timer.current = setTimeout(() => {
      pressed.current = true;
      show(true);
    }, LONG_PRESS);
  };
  const click = (event: MouseEvent): void => {
    clearTimeout(timer.current);
    if (pressed.current) {
      event.preventDefault();
      return;
    }
    if (!offered) setShown(true);
    onClick();
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        data-offered={offered || undefined}
        data-looked={looked || undefined}
        aria-label={label}
        aria-describedby={shown ? id : undefined}
        onPointerEnter={event => event.pointerType !== 'touch' && show(true)}
        onPointerLeave={() => {
          clearTimeout(timer.current);
          show(false);
        }}
        onPointerDown={down}
        onContextMenu={event => pressed.current && event.preventDefault()}
        onFocus={event => event.currentTarget.matches(':focus-visible') && show(true)}
        onBlur={() => show(false)}
        onClick={click}
      >
        {children}
      </button>
      {shown &&
        ref.current &&
        createPortal(<Tip id={id} card={card} note={note ?? null} beside={ref.current} />, document.body)}
    </>
  );
}

function Tip(props: {
  readonly id: string;
  readonly card: CardText;
  readonly note: string | null;
  readonly beside: HTMLElement;
}): ReactElement {
  const { id, card, note, beside } = props;
  const box = beside.getBoundingClientRect();
  const width = Math.min(300, innerWidth - 16);
  const left = Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2));
  const above = box.top > innerHeight / 2;
  return (
    <div
      id={id}
      role="tooltip"
      className="ds-tip"
      style={{ width, left, ...(above ? { bottom: innerHeight - box.top + 8 } : { top: box.bottom + 8 }) }}
    >
      <p className="ds-tip-name">
        <Sign name={card.picture} />
        {card.name}
      </p>
      <p>{card.text}</p>
      {note && <p className="ds-tip-note">{note}</p>}
      {card.flavour && <p className="ds-tip-flavour">{card.flavour}</p>}
    </div>
  );
}
