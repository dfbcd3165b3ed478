import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { GAMES } from '../games.ts';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { go, Link } from '../router.tsx';
import { searchRulebook } from '../rulebook-search.ts';
import { RULEBOOKS, type Rulebook, type RulebookRule, useRulebook } from '../rulebooks.ts';
import { NotFound } from './not-found.tsx';
import './rules.css';

/** All rulebooks, or one of them to read and to search. */
export function Rules({ path: [system], hash }: PageProps) {
  if (system === undefined) return <Shelf />;
  if (!RULEBOOKS.some(book => book.system === system)) return <NotFound />;
  return <Open key={system} system={system} wanted={hash} />;
}

function Shelf() {
  const m = useMessages();
  return (
    <Frame title={m.rules.title}>
      <p>{m.rules.pick}</p>
      <ul className="rulebooks">
        {RULEBOOKS.map(({ system, title, rules }) => {
          const game = GAMES.find(({ id }) => id === system);
          return (
            <li key={system}>
              <Link className="rulebook parchment" to={`/rules/${system}`}>
                <strong>{game?.name[m.lang] ?? title}</strong>
                <span>{m.rules.count(rules)}</span>
                {game ? null : <span>{m.rules.unplayable}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

function Open({ system, wanted }: { readonly system: string; readonly wanted: string }) {
  const m = useMessages();
  const book = useRulebook(system, m.lang);
  const name = GAMES.find(({ id }) => id === system)?.name[m.lang] ?? book?.title ?? system;
  if (!book)
    return (
      <Frame title={m.rules.title}>
        <p role="alert">{m.rules.failed}</p>
      </Frame>
    );
  return (
    <Frame title={`${m.rules.title}: ${name}`}>
      <Book book={book} wanted={wanted} />
    </Frame>
  );
}

function Book({ book, wanted }: { readonly book: Rulebook; readonly wanted: string }) {
  const m = useMessages();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const found = useMemo(() => (query === '' ? null : searchRulebook(book, query)), [book, query]);
  const [chapter, setChapter] = useState(() => chapterOf(book, wanted));
  useEffect(() => {
    const home = wanted ? chapterOf(book, wanted) : null;
    if (home) setChapter(home);
  }, [book, wanted]);
  useEffect(() => {
    if (wanted && chapter) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted, chapter]);
  const section = book.sections.find(({ id }) => id === chapter) ?? book.sections[0];
  return (
    <div className="book">
      <search className="book-search">
        <input
          type="search"
          aria-label={m.rules.search}
          placeholder={m.rules.search}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </search>
      <nav className="book-chapters" aria-label={m.rules.chapters}>
        <ul>
          {book.sections.map(({ id, title, rules }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={!found && id === section?.id ? 'true' : undefined}
                onClick={() => {
                  setTyped('');
                  setChapter(id);
                  go(`/rules/${book.system}`, { replace: true });
                }}
              >
                {title} <span>{rules.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section className="book-page parchment" aria-live="polite">
        <h2>{found ? (found.length > 0 ? m.rules.found(found.length) : m.rules.nothing(query)) : section?.title}</h2>
        <ol>
          {(found ?? section?.rules ?? []).slice(0, MOST).map(rule => (
            <RuleEntry key={rule.id} rule={rule} system={book.system} wanted={rule.id === wanted} />
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Nobody reads further than this into what a search has found. */
const MOST = 200;

interface RuleEntryProps {
  readonly rule: RulebookRule;
  readonly system: string;
  readonly wanted: boolean;
}

function RuleEntry({ rule, system, wanted }: RuleEntryProps) {
  const m = useMessages();
  return (
    <li id={rule.id} className="book-rule" data-wanted={wanted}>
      <p className="book-rule-head">
        <Link to={`/rules/${system}#${rule.id}`}>{rule.id}</Link>
        {rule.kind === 'core' ? null : <span>{m.rules.kind[rule.kind]}</span>}
        {rule.option ? <span>{rule.option}</span> : null}
      </p>
      <p>{rule.text}</p>
    </li>
  );
}

function chapterOf({ sections }: Rulebook, id: string): string {
  return sections.find(({ rules }) => rules.some(rule => rule.id === id))?.id ?? sections[0]?.id ?? '';
}
