import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './tip.css';

/** What a card or a name says when it is looked at. */
export interface TipText {
  readonly name: string;
  readonly text: string;
  readonly flavour?: string | null;
  readonly sign?: ReactNode;
}

interface Props {
  readonly tip: TipText;
  /** Added below the text: "used", "ready in 2 rounds". */
  readonly note?: string | null;
  readonly className: string;
  /** The thing it is, for those who ask (`useAsking`). */
  readonly about?: string | undefined;
  readonly offered: boolean;
  readonly looked?: boolean;
  readonly children: ReactNode;
  readonly label?: string;
  readonly onLook: (on: boolean) => void;
  readonly onClick: () => void;
}

/** A card or a name on a sheet: a button that shows the whole text while it is looked at. */
export function Tipped(props: Props): ReactElement {
  const { tip, note, className, about, offered, looked, children, label, onLook, onClick } = props;
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [shown, setShown] = useState(false);
  const show = (on: boolean): void => {
    setShown(on);
    if (offered) onLook(on);
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        data-offered={offered || undefined}
        data-looked={looked || undefined}
        data-about={about}
        aria-label={label}
        aria-describedby={shown ? id : undefined}
        onPointerEnter={event => event.pointerType !== 'touch' && show(true)}
        onPointerLeave={() => show(false)}
        onFocus={event => event.currentTarget.matches(':focus-visible') && show(true)}
        onBlur={() => show(false)}
        onClick={onClick}
      >
        {children}
      </button>
      {shown &&
        ref.current &&
        createPortal(<Tip id={id} tip={tip} note={note ?? null} beside={ref.current} />, document.body)}
    </>
  );
}

function Tip(props: {
  readonly id: string;
  readonly tip: TipText;
  readonly note: string | null;
  readonly beside: HTMLElement;
}): ReactElement {
  const { id, tip, note, beside } = props;
  const box = beside.getBoundingClientRect();
  const width = Math.min(300, innerWidth - 16);
  const left = Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2));
  const above = box.top > innerHeight / 2;
  return (
    <div
      id={id}
      role="tooltip"
      className="kit-tip"
      style={{ width, left, ...(above ? { bottom: innerHeight - box.top + 8 } : { top: box.bottom + 8 }) }}
    >
      <p className="kit-tip-name">
        {tip.sign}
        {tip.name}
      </p>
      <p>{tip.text}</p>
      {note && <p className="kit-tip-note">{note}</p>}
      {tip.flavour && <p className="kit-tip-flavour">{tip.flavour}</p>}
    </div>
  );
}
