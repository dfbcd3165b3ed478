import type { ReactNode } from 'react';
import { hovering } from '../../table/hands.ts';
import './pick-menu.css';

interface Props {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly text: ReactNode }[];
  /** Said where only another click on the table leads on. */
  readonly hint: string | null;
  readonly letGoText: string;
  readonly letGo: () => void;
  readonly onChoose: (id: string) => void;
  readonly onLook: (id: string | null) => void;
}

/** What may be done with the things picked, where another click on the table does not say it. */
export function PickMenu({ label, options, hint, letGoText, letGo, onChoose, onLook }: Props): ReactNode {
  return (
    <fieldset className="kit-pick-menu" aria-label={label}>
      {options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className="button kit-pick-option"
          onClick={() => onChoose(id)}
          {...hovering(id, onLook)}
          onFocus={event => event.currentTarget.matches(':focus-visible') && onLook(id)}
        >
          {text}
        </button>
      ))}
      {hint !== null && <span className="kit-pick-hint">{hint}</span>}
      <button type="button" className="button quiet kit-pick-close" onClick={letGo}>
        {letGoText}
      </button>
    </fieldset>
  );
}
