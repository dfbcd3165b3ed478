import { useMemo } from 'react';
import { useGlossary } from '../glossaries.ts';
import { useMessages } from '../messages/index.ts';
import { glossed, type Piece } from './gloss.ts';
import { TermMark } from './term-mark.tsx';

interface GlossedProps {
  readonly game: string;
  readonly children: string;
}

/** A sentence in which the terms of the rulebook explain themselves. */
export function Glossed({ game, children }: GlossedProps) {
  const { lang } = useMessages();
  const glossary = useGlossary(game, lang);
  const pieces = useMemo(() => (glossary ? glossed(children, glossary) : [children]), [glossary, children]);
  return <Pieces game={game} pieces={pieces} />;
}

interface PiecesProps {
  readonly game: string;
  readonly pieces: readonly Piece[];
  /** Which terms the Tab key stops at; all of them, unless a page has very many. */
  readonly stops?: (piece: Piece) => boolean;
}

/** A term occurs but once among the pieces of a text. */
export function Pieces({ game, pieces, stops = () => true }: PiecesProps) {
  return pieces.map(piece =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <TermMark key={piece.term.id} game={game} term={piece.term} words={piece.words} stop={stops(piece)} />
    ),
  );
}
