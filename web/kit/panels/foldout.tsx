import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import './foldout.css';

interface Props {
  /** What those hear who do not see its head, where that does not say all by itself. */
  readonly name?: string;
  /** What is always seen. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

const WIDEST = 420;

/** Above its head, inside the window. */
function placeAbove(head: HTMLElement | null): CSSProperties {
  const box = head?.getBoundingClientRect();
  if (!box) return {};
  const width = Math.min(WIDEST, innerWidth - 16);
  return {
    width,
    left: Math.max(8, Math.min(innerWidth - width - 8, box.left)),
    bottom: innerHeight - box.top + 8,
    maxHeight: box.top - 16,
  };
}

/** A panel of which only the head is there; a click opens the rest above everything. */
export function Foldout({ name, head, children }: Props): ReactElement {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const isOurs = (target: Element | null): boolean => ref.current?.contains(target) ?? false;
    const close = (event: Event): void => {
      const leaves = event instanceof KeyboardEvent ? event.key === 'Escape' : !isOurs(event.target as Element);
      if (!leaves) return;
      if (event instanceof KeyboardEvent && isOurs(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <div ref={ref} className="kit-foldout">
      <button
        ref={button}
        type="button"
        className="kit-foldout-head"
        aria-expanded={open}
        onClick={() => setOpen(on => !on)}
      >
        {name === undefined ? (
          head
        ) : (
          <>
            <span className="unseen">{name}</span>
            <span className="kit-foldout-seen" aria-hidden="true">
              {head}
            </span>
          </>
        )}
      </button>
      {open && (
        <div className="kit-foldout-body" style={placeAbove(ref.current)}>
          {children}
        </div>
      )}
    </div>
  );
}
