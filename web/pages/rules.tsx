import { GAMES } from '@tafelrunde/games';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageProps } from '../app.tsx';
import { useGlossary } from '../glossaries.ts';
import type { Glossary, Term } from '../glossary.ts';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { glossed, type Piece } from '../parts/gloss.ts';
import { Pieces } from '../parts/glossed.tsx';
import { Loading } from '../parts/loading.tsx';
import { go, Link, note, useAddress, useQuery } from '../router.tsx';
import { isSearch, searchRulebook, searchTerms } from '../rulebook-search.ts';
import {
  RULEBOOKS,
  type Rulebook,
  type RulebookCard,
  type RulebookRule,
  useOtherRulebook,
  useRulebook,
} from '../rulebooks.ts';
import { NotFound } from './not-found.tsx';
import { hasGallery } from './rulebook/galleries.ts';
import { Overview } from './rulebook/overview.tsx';
import { RulesGlossary } from './rules-glossary.tsx';
import { useRulesMessages } from './rules-messages.ts';
import './rules.css';

/** All rulebooks, or one of them to read and to search. */
export function Rules({ path: [system, part], hash }: PageProps) {
  if (system === undefined) return <Shelf />;
  if (!RULEBOOKS.some(book => book.system === system)) return <NotFound />;
  if (part !== undefined && !(Object.hasOwn(BOXES, part) && hasGallery(system))) return <NotFound />;
  return <Open key={system} system={system} part={part as Box | undefined} wanted={hash} />;
}

/** Parts of a rulebook that are no chapters: what its box holds. */
const BOXES = { bestiary: 'figures', cards: 'cards' } as const;
type Box = keyof typeof BOXES;

const Gallery = lazy(async () => ({ default: (await import('./rulebook/gallery.tsx')).Gallery }));

/** What can be played comes first. */
const SHELF = RULEBOOKS.toSorted((a, b) => orderOf(a) - orderOf(b));

function orderOf({ system }: RulebookCard): number {
  const place = GAMES.findIndex(({ id }) => id === system);
  return place < 0 ? GAMES.length : place;
}

function Shelf() {
  const m = useMessages();
  const says = useRulesMessages();
  return (
    <Frame title={says.title}>
      <p>{says.pick}</p>
      <ul className="rulebooks">
        {SHELF.map(({ system, title, rules }) => {
          const game = GAMES.find(({ id }) => id === system);
          return (
            <li key={system}>
              <Link className="rulebook parchment" to={`/rules/${system}`}>
                <strong>{game?.name[m.lang] ?? title}</strong>
                <span>{says.count(rules)}</span>
                {game ? null : <span>{says.unplayable}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

interface OpenProps {
  readonly system: string;
  readonly part: Box | undefined;
  readonly wanted: string;
}

function Open({ system, part, wanted }: OpenProps) {
  const m = useMessages();
  const says = useRulesMessages();
  const name = GAMES.find(({ id }) => id === system)?.name[m.lang] ?? titleOf(system);
  return (
    <Frame title={`${says.title}: ${name}`}>
      <Suspense fallback={<Loading />}>
        <Opened system={system} part={part} wanted={wanted} />
      </Suspense>
    </Frame>
  );
}

const titleOf = (system: string): string => RULEBOOKS.find(book => book.system === system)?.title ?? system;

function Opened({ system, part, wanted }: OpenProps) {
  const m = useMessages();
  const says = useRulesMessages();
  const book = useRulebook(system, m.lang);
  return book ? <Book book={book} part={part} wanted={wanted} /> : <p role="alert">{says.failed}</p>;
}

interface BookProps {
  readonly book: Rulebook;
  readonly part: Box | undefined;
  readonly wanted: string;
}

function Book({ book, part, wanted }: BookProps) {
  const m = useMessages();
  const says = useRulesMessages();
  const asked = useQuery();
  const [typed, setTyped] = useState(asked);
  const query = useDeferredValue(isSearch(typed) ? typed.trim() : '');
  const glossary = useGlossary(book.system, m.lang);
  const other = useOtherRulebook(book.system, m.lang, query !== '');
  const found = useMemo(() => (query === '' ? null : searchRulebook(book, query, other)), [book, query, other]);
  const terms = useMemo(() => (query === '' || !glossary ? [] : searchTerms(glossary, query)), [glossary, query]);
  const [chapter, setChapter] = useState(() => chapterOf(book, wanted) ?? OVERVIEW);
  // What is searched for stands in the address, so that the way back from what was found leads to it.
  const address = addressOf(part && typed === '' ? `${book.system}/${part}` : book.system, typed, wanted);
  useAddress(address);
  useEffect(() => {
    setTyped(asked);
    setChapter(open => chapterOf(book, wanted) ?? open);
  }, [book, wanted, asked]);
  useEffect(() => {
    if (wanted && chapter && query === '') document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted, chapter, query]);
  const section = part ? undefined : book.sections.find(({ id }) => id === chapter);
  const isGlossary = found === null && section?.id === GLOSSARY;
  // At once: else nothing would seem to change for who goes from a search at a rule to that rule.
  const leave = () => flushSync(() => note(address));
  const read = (id: string) => {
    setTyped('');
    setChapter(id);
    go(`/rules/${book.system}`, { replace: true });
  };
  return (
    <div className="book">
      <search className="book-search">
        <input
          type="search"
          aria-label={says.search}
          placeholder={says.search}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </search>
      <Chapters
        book={book}
        open={found ? null : (part ?? section?.id ?? OVERVIEW)}
        terms={glossary?.terms.length ?? 0}
        read={read}
      />
      <section className="book-page parchment">
        {found || section ? (
          <>
            <h2 aria-live="polite">{found ? foundWords(found.length, terms.length) : section?.title}</h2>
            {found ? <RulesGlossary terms={terms.slice(0, FEW)} game={book.system} /> : null}
            {isGlossary && glossary ? (
              <RulesGlossary terms={glossary.terms} game={book.system} />
            ) : (
              <RuleList
                rules={found?.slice(0, MOST) ?? section?.rules ?? []}
                leave={leave}
                glossary={glossary}
                book={book}
                wanted={wanted}
              />
            )}
          </>
        ) : (
          <Suspense fallback={<Loading />}>
            {part ? (
              <Gallery key={part} system={book.system} holds={BOXES[part]} />
            ) : (
              <Overview book={book} terms={glossary?.terms.length ?? 0} read={read} />
            )}
          </Suspense>
        )}
      </section>
    </div>
  );

  function foundWords(rules: number, words: number): string {
    if (rules === 0 && words === 0) return says.nothing(query);
    const ruleWords = rules > MOST ? `${says.found(rules)} ${says.onlyFirst(MOST)}` : says.found(rules);
    const termWords = words > FEW ? `${says.foundTerms(words)} ${says.onlyFirst(FEW)}` : says.foundTerms(words);
    return [...(rules > 0 ? [ruleWords] : []), ...(words > 0 ? [termWords] : [])].join(' · ');
  }
}

/** What a rulebook opens with. */
const OVERVIEW = '';
/** The chapter that explains words instead of giving rules. */
const GLOSSARY = 'glossary';
/** Nobody reads further than this into what a search has found. */
const MOST = 200;
const FEW = 6;

interface ChaptersProps {
  readonly book: Rulebook;
  readonly open: string | null;
  readonly terms: number;
  readonly read: (chapter: string) => void;
}

function Chapters({ book, open, terms, read }: ChaptersProps) {
  const says = useRulesMessages();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the chapters are one long line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chapter that is open is to be seen
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (now && list.current) list.current.scrollLeft = now.offsetLeft - list.current.offsetLeft - 24;
  }, [open]);
  return (
    <nav className="book-chapters" aria-label={says.chapters}>
      <ul ref={list}>
        <li>
          <button type="button" aria-current={open === OVERVIEW ? 'true' : undefined} onClick={() => read(OVERVIEW)}>
            {says.overview}
          </button>
        </li>
        {hasGallery(book.system)
          ? (Object.keys(BOXES) as Box[]).map(box => (
              <li key={box}>
                <Link aria-current={open === box ? 'page' : undefined} to={`/rules/${book.system}/${box}`}>
                  {says[box]}
                </Link>
              </li>
            ))
          : null}
        {book.sections.map(({ id, title, rules }) => (
          <li key={id}>
            <button type="button" aria-current={id === open ? 'true' : undefined} onClick={() => read(id)}>
              {title} <span>{id === GLOSSARY ? terms : rules.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RuleListProps {
  readonly rules: readonly RulebookRule[];
  readonly glossary: Glossary | null;
  readonly book: Rulebook;
  readonly wanted: string;
  /** A rule is gone to. */
  readonly leave: () => void;
}

/** The Tab key stops at each term once, where it first occurs on the page; the pointer finds it everywhere. */
function RuleList({ rules, glossary, book, wanted, leave }: RuleListProps) {
  const texts = useMemo(
    () => rules.map(({ text }): readonly Piece[] => (glossary ? glossed(text, glossary) : [text])),
    [rules, glossary],
  );
  const first = useMemo(() => firstOfEach(texts.flat()), [texts]);
  return (
    <ol>
      {rules.map((rule, i) => (
        <RuleEntry key={rule.id} rule={rule} system={book.system} wanted={rule.id === wanted} leave={leave}>
          <Pieces game={book.system} pieces={texts[i] ?? [rule.text]} stops={piece => first.has(piece)} />
        </RuleEntry>
      ))}
    </ol>
  );
}

function firstOfEach(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const first = new Map<Term, Piece>();
  for (const piece of pieces) if (typeof piece !== 'string' && !first.has(piece.term)) first.set(piece.term, piece);
  return new Set(first.values());
}

interface RuleEntryProps {
  readonly rule: RulebookRule;
  readonly system: string;
  readonly wanted: boolean;
  readonly leave: () => void;
  readonly children: ReactNode;
}

function RuleEntry({ rule, system, wanted, leave, children }: RuleEntryProps) {
  const says = useRulesMessages();
  return (
    <li id={rule.id} className="book-rule" data-wanted={wanted}>
      <p className="book-rule-head">
        <Link to={`/rules/${system}#${rule.id}`} onClick={leave}>
          {rule.id}
        </Link>
        {rule.kind === 'core' || (rule.kind === 'expansion' && rule.box) ? null : <span>{says.kind[rule.kind]}</span>}
        {rule.option ? <span>{rule.option}</span> : null}
        {rule.box ? <span className="book-box">{rule.box}</span> : null}
      </p>
      <p>{children}</p>
    </li>
  );
}

function addressOf(system: string, typed: string, wanted: string): string {
  const query = typed === '' ? '' : `?${new URLSearchParams({ q: typed })}`;
  return `/rules/${system}${query}${wanted ? `#${encodeURIComponent(wanted)}` : ''}`;
}

function chapterOf({ sections }: Rulebook, id: string): string | undefined {
  return sections.find(({ rules }) => rules.some(rule => rule.id === id))?.id;
}
