import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A question or a list in front of the page: the browser keeps the focus inside and closes it with Escape. */
export function Dialog({ title, close, children }: DialogProps) {
  const m = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog parchment" aria-label={title} onClose={close}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="button quiet" onClick={close} aria-label={m.close}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}
