import { use } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Link } from '../../router.tsx';
import type { Rulebook } from '../../rulebooks.ts';
import { useRulesMessages } from '../rules-messages.ts';
import { Diagram } from './diagram.tsx';
import { hasGallery, overviewOf } from './galleries.ts';
import { firstSentence } from './sentence.ts';
import './overview.css';

interface OverviewProps {
  readonly book: Rulebook;
  readonly terms: number;
  readonly read: (chapter: string) => void;
}

/** What a rulebook opens with: how the game goes, what its box holds, and what stands in which chapter. */
export function Overview({ book, terms, read }: OverviewProps) {
  const m = useMessages();
  const says = useRulesMessages();
  const overview = use(overviewOf(book.system));
  return (
    <>
      <h2>{says.overview}</h2>
      {overview ? <p>{overview.about[m.lang]}</p> : null}
      {hasGallery(book.system) ? (
        <p className="overview-ways">
          <Link className="button main" to={`/rules/${book.system}/bestiary`}>
            {says.bestiary}
          </Link>{' '}
          <Link className="button" to={`/rules/${book.system}/cards`}>
            {says.cards}
          </Link>
        </p>
      ) : null}
      {overview ? (
        <div className="diagrams">
          {overview.diagrams.map(drawn => (
            <Diagram key={drawn.name.en} drawn={drawn} system={book.system} />
          ))}
        </div>
      ) : null}
      <h3>{says.chapters}</h3>
      <ul className="overview-chapters">
        {book.sections.map(({ id, title, rules }) => (
          <li key={id}>
            <button type="button" onClick={() => read(id)}>
              <strong>{title}</strong>
              <span>
                {rules.length === 0
                  ? says.terms(terms)
                  : firstSentence((rules.find(({ kind }) => kind === 'core') ?? rules[0])?.text ?? '')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
