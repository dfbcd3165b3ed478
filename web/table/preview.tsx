import { useMessages } from '../messages/index.ts';
import { Glossed } from '../parts/glossed.tsx';
import { useOdds } from '../parts/use-odds.ts';
import { OddsBars } from './odds-bars.tsx';
import type { Sitting } from './use-table.ts';

/** What the option looked at will do: what it costs and changes, and how likely what is. It lies over what just happened, so that no option moves. */
export function Preview({ sitting }: { readonly sitting: Sitting }) {
  const m = useMessages();
  const { table, looked, look, words, situation, groups, gameTable } = sitting;
  const odds = useOdds(table.game.forecast ? looked : null, situation.ask, words.lang, signal =>
    table.odds(looked ?? '', words.lang, signal),
  );
  const offer = looked === null ? undefined : groups.flatMap(g => g.offers).find(({ id }) => id === looked);
  const choice = offer?.choice ?? situation.ask?.options.find(option => table.optionId(option) === looked);
  if (looked === null || !choice) return null;
  const lines = gameTable?.consequences?.(choice, situation.view, words.lang) ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the focus that leaves is of interest, not the element
    <div
      ref={sitting.preview}
      className="preview parchment"
      aria-live="polite"
      data-testid="preview"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) look(null);
      }}
    >
      <h3>{words.option(choice)}</h3>
      {lines.length > 0 ? (
        <ul className="preview-lines">
          {lines.map(line => (
            <li key={line}>
              <Glossed game={table.game.id}>{line}</Glossed>
            </li>
          ))}
        </ul>
      ) : null}
      {odds === 'computing' ? <p className="preview-soft">{m.odds.computing}</p> : null}
      {odds !== 'computing' && odds !== null ? <OddsBars odds={odds} /> : null}
      <button type="button" className="button main preview-do" onClick={() => sitting.choose(looked)}>
        {m.table.chooseThis}
      </button>
    </div>
  );
}
