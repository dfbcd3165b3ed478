import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { Term } from '../glossary.ts';
import { useMessages } from '../messages/index.ts';
import { RuleLink } from './rule-link.tsx';
import { useCard } from './use-card.ts';
import { usePlaced } from './use-placed.ts';
import './term-mark.css';

interface TermMarkProps {
  readonly game: string;
  readonly term: Term;
  readonly words: string;
  readonly stop: boolean;
}

/** A term in a text: pointed at, focused or tapped, it shows a card with what it means and the rules it rests on. */
export function TermMark({ game, term, words, stop }: TermMarkProps) {
  const meaning = useId();
  const mark = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLSpanElement>(null);
  const { open, hover, unhover, focus, toggle, close } = useCard(mark, card);
  usePlaced(open, mark, card);
  const leave = ({ relatedTarget }: FocusEvent) => {
    const to = relatedTarget instanceof Node ? relatedTarget : null;
    if (!mark.current?.contains(to) && !card.current?.contains(to)) close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    toggle();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a real button cannot be broken into two lines */}
      <span
        ref={mark}
        role="button"
        className="term"
        tabIndex={stop ? 0 : -1}
        aria-expanded={open}
        aria-describedby={open ? meaning : undefined}
        onPointerEnter={byMouse(hover)}
        onPointerLeave={byMouse(unhover)}
        onFocus={event => event.currentTarget.matches(':focus-visible') && focus()}
        onBlur={leave}
        onKeyDown={press}
        onClick={toggle}
      >
        {words}
      </span>
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a pointer may go from the term to its card
        <span
          ref={card}
          className="term-card parchment"
          popover="manual"
          onPointerEnter={byMouse(hover)}
          onPointerLeave={byMouse(unhover)}
          onBlur={leave}
        >
          <TermCard game={game} term={term} meaning={meaning} />
        </span>
      ) : null}
    </>
  );
}

/** A finger does not hover: what it touches it taps. */
const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType !== 'touch') act();
};

function TermCard({ game, term, meaning }: { readonly game: string; readonly term: Term; readonly meaning: string }) {
  const { lang } = useMessages();
  return (
    <>
      <span className="term-names">
        <strong>{term.name}</strong>
        {term.other === term.name ? null : <i lang={lang === 'de' ? 'en' : 'de'}>{term.other}</i>}
      </span>
      <span className="term-meaning" id={meaning}>
        {term.text}
      </span>
      <span className="term-rules">
        {term.rules.map(id => (
          <RuleLink key={id} game={game} id={id} />
        ))}
      </span>
    </>
  );
}
