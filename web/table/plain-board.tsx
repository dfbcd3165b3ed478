import { useMessages } from '../messages/index.ts';

/** Any game, drawn with characters: the table of games that have no board of their own. */
export function PlainBoard({ lines }: { readonly lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className="place plain-board parchment" data-place="map" tabIndex={0}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
        <span key={i} data-sentence={isSentence(line)}>
          {`${line}\n`}
        </span>
      ))}
    </pre>
  );
}

/** Words with single blanks between them may go on in the next line; in a row of the drawing everything has its place. */
const isSentence = (line: string): boolean => /\p{L}{4}/u.test(line) && !/\S {2}/.test(line);

/** The table as sentences, one per fact. */
export function TextBoard({ lines, back }: { readonly lines: readonly string[]; readonly back?: () => void }) {
  const m = useMessages();
  return (
    <section className="place text-board parchment" data-place="map">
      <h2>{m.table.board}</h2>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name than their place
          <li key={i}>{line}</li>
        ))}
      </ul>
      {back ? (
        <button type="button" className="button" onClick={back}>
          {m.table.withPictures}
        </button>
      ) : null}
    </section>
  );
}
