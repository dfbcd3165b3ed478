import './covers.css';

const DRAWN = import.meta.glob<string>('./covers/*.svg', { query: '?url', import: 'default', eager: true });

/** The picture on the box of a game. It only decorates: the name stands below it. */
export function Cover({ game }: { readonly game: string }) {
  return <img className="cover" src={DRAWN[`./covers/${game}.svg`] ?? NONE} alt="" decoding="async" />;
}

/** A game that nobody has drawn a cover for is a box of plain wood. */
const NONE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='640' height='320'%3E%3Crect width='640' height='320' fill='%233a2a1c'/%3E%3C/svg%3E";
