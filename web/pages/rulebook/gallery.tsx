import type { GalleryPiece, GalleryShelf, Lang, Text } from '@tafelrunde/engine';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Glossed } from '../../parts/glossed.tsx';
import { useRulesMessages } from '../rules-messages.ts';
import { galleryOf } from './galleries.ts';
import './gallery.css';

interface GalleryProps {
  readonly system: string;
  readonly holds: GalleryShelf['holds'];
}

/** All figures, or all cards, of a game: to be searched by words, narrowed to a shelf and to what stands on them. */
export function Gallery({ system, holds }: GalleryProps) {
  const m = useMessages();
  const says = useRulesMessages();
  const gallery = use(galleryOf(system));
  const shelves = useMemo(() => gallery?.shelves.filter(shelf => shelf.holds === holds) ?? [], [gallery, holds]);
  const [typed, setTyped] = useState('');
  const [shelfId, setShelf] = useState('');
  const [mark, setMark] = useState('');
  const words = useDeferredValue(typed);
  const open = shelves.filter(({ id }) => shelfId === '' || id === shelfId);
  const marks = useMemo(() => marksOf(open, m.lang), [open, m.lang]);
  const wantedMark = marks.includes(mark) ? mark : '';
  const shown = open
    .map(shelf => ({ ...shelf, pieces: shelf.pieces.filter(piece => fits(piece, words, wantedMark, m.lang)) }))
    .filter(({ pieces }) => pieces.length > 0);
  const count = shown.reduce((sum, { pieces }) => sum + pieces.length, 0);
  return (
    <>
      <h2>{holds === 'figures' ? says.bestiary : says.cards}</h2>
      <search className="gallery-filters">
        <input
          type="search"
          aria-label={says.searchGallery}
          placeholder={says.searchGallery}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {shelves.length > 1 ? (
          <select aria-label={says.kinds} value={shelfId} onChange={({ target }) => setShelf(target.value)}>
            <option value="">{says.allKinds}</option>
            {shelves.map(({ id, name, pieces }) => (
              <option key={id} value={id}>
                {name[m.lang]} ({pieces.length})
              </option>
            ))}
          </select>
        ) : null}
        {marks.length > 1 ? (
          <select aria-label={says.marks} value={wantedMark} onChange={({ target }) => setMark(target.value)}>
            <option value="">{says.allMarks}</option>
            {marks.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ) : null}
        <p role="status">{says.pieces(count)}</p>
      </search>
      {shown.map(({ id, name, pieces }) => (
        <section key={id} className="gallery-shelf">
          <h3>{name[m.lang]}</h3>
          <ul>
            {pieces.map(piece => (
              <Piece key={piece.name.en} piece={piece} system={system} explained={holds === 'figures'} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface PieceProps {
  readonly piece: GalleryPiece;
  readonly system: string;
  /** The terms in its text explain themselves. */
  readonly explained: boolean;
}

function Piece({ piece: { name, text, flavour, values = [], marks = [] }, system, explained }: PieceProps) {
  const { lang } = useMessages();
  // What its text says and explains needs not be said twice.
  const unsaid = marks.filter(mark => !text[lang].toLowerCase().includes(mark[lang].toLowerCase()));
  return (
    <li className="gallery-piece">
      <h4>{name[lang]}</h4>
      {unsaid.length > 0 ? <p className="gallery-marks">{unsaid.map(mark => mark[lang]).join(' · ')}</p> : null}
      {values.length > 0 ? (
        <ul className="gallery-values">
          {values.map(({ name: value, value: is }) => (
            <li key={value.en}>
              {value[lang]} <strong>{typeof is === 'object' ? is[lang] : is}</strong>
            </li>
          ))}
        </ul>
      ) : null}
      {text[lang] === '' ? null : <p>{explained ? <Glossed game={system}>{text[lang]}</Glossed> : text[lang]}</p>}
      {flavour ? <p className="gallery-flavour">{flavour[lang]}</p> : null}
    </li>
  );
}

function marksOf(shelves: readonly GalleryShelf[], lang: Lang): readonly string[] {
  const all = shelves.flatMap(({ pieces }) => pieces.flatMap(({ marks = [] }) => marks.map(mark => mark[lang])));
  return [...new Set(all)].sort((a, b) => a.localeCompare(b, lang));
}

/** Every word is looked for in the name, in both languages, and in what the piece says. */
function fits({ name, text, marks = [], values = [] }: GalleryPiece, typed: string, mark: string, lang: Lang): boolean {
  const of = (words: readonly Text[]) => words.map(word => word[lang]);
  if (mark !== '' && !of(marks).includes(mark)) return false;
  const said = [name.en, name.de, text[lang], ...of(marks), ...of(values.map(value => value.name))]
    .join(' ')
    .toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every(word => said.includes(word));
}
