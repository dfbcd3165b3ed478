import type { ReactElement, ReactNode } from 'react';
import type { Motion } from '../../table/board.ts';
import { PHONE, useMedia } from '../use-media.ts';
import { useRollFolding } from './use-roll-folding.ts';
import './roll-panel.css';

interface Props {
  readonly label: string;
  /** What fell, as a name for it; null before the first roll, when only its room is there. */
  readonly no: string | null;
  /** What came of it in one line. */
  readonly line: ReactNode;
  readonly motion: Motion;
  /** Something in it is to be chosen: it lies open until that is done. */
  readonly asks?: boolean;
  readonly foldText: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The last roll. It has its room above the map; on a phone it lies over that, and folds to one line. */
export function RollPanel(props: Props): ReactElement | null {
  const { label, no, line, motion, asks = false, foldText, className = '', children } = props;
  const phone = useMedia(PHONE);
  const told = phone && no !== null && !asks;
  const [folded, fold] = useRollFolding({ no: `${no ?? ''}${asks ? ' asks' : ''}`, told, motion, within: '.kit-roll' });
  if (phone && no === null) return null;
  if (phone && folded)
    return (
      <button type="button" className="kit-roll kit-roll-line" aria-expanded={false} onClick={() => fold(false)}>
        <span className="unseen">{label}: </span>
        {line}
      </button>
    );
  return (
    <section className={`kit-roll ${className}`} aria-label={label} data-empty={no === null || undefined}>
      {children}
      {phone ? (
        <button type="button" className="kit-roll-fold" aria-label={foldText} onClick={() => fold(true)}>
          ×
        </button>
      ) : null}
    </section>
  );
}
