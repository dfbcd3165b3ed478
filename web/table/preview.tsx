import { Fragment, use, useEffect } from 'react';
import { useMessages } from '../messages/index.ts';
import { Glossed } from '../parts/glossed.tsx';
import { useOdds } from '../parts/use-odds.ts';
import { pointsOnMap } from './hands.ts';
import { LookedOdds } from './looked-odds.ts';
import { OddsBars } from './odds-bars.tsx';
import type { Sitting } from './use-table.ts';

/** What the option looked at will do: what it costs and changes, and how likely what is. It lies over what just happened, so that no option moves. */
export function Preview({ sitting }: { readonly sitting: Sitting }) {
  const m = useMessages();
  const { table, looked, marked, look, words, situation, groups, gameTable } = sitting;
  const odds = useOdds(table.game.forecast ? looked : null, situation.ask, words.lang, signal =>
    table.odds(looked ?? '', words.lang, signal),
  );
  const told = use(LookedOdds);
  useEffect(() => told?.set(odds === 'computing' ? null : odds), [told, odds]);
  const offer = looked === null ? undefined : groups.flatMap(g => g.offers).find(({ id }) => id === looked);
  const choice = offer?.choice ?? situation.ask?.options.find(option => table.optionId(option) === looked);
  const shown = looked !== null && choice ? choice : null;
  const aside = pointsOnMap();
  const lines = shown ? (gameTable?.consequences?.(shown, situation.view, words.lang) ?? []) : [];
  return (
    // Always there: screen readers say what changes in something they know.
    // biome-ignore lint/a11y/noStaticElementInteractions: only the focus that leaves is of interest, not the element
    <div
      // Where it has to lie elsewhere it is another one: it does not jump there.
      key={String(aside)}
      ref={sitting.preview}
      className="preview parchment"
      data-aside={aside}
      data-empty={shown === null}
      data-testid={shown ? 'preview' : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) look(null);
      }}
    >
      {shown ? <h3>{words.option(shown)}</h3> : null}
      {/* Who comes to an option by keyboard has heard its name: what is said is what it does, the same for another option too. */}
      <div className="preview-said" aria-live="polite">
        <Fragment key={looked}>
          {lines.length > 0 ? (
            <ul className="preview-lines">
              {lines.map(line => (
                <li key={line}>
                  <Glossed game={table.game.id}>{line}</Glossed>
                </li>
              ))}
            </ul>
          ) : null}
          {shown && looked === marked ? <p className="preview-once-more">{m.table.onceMore}</p> : null}
          {shown && odds !== 'computing' && odds !== null ? <OddsBars odds={odds} /> : null}
        </Fragment>
      </div>
      {shown && odds === 'computing' ? <p className="preview-soft">{m.odds.computing}</p> : null}
      {shown && looked !== null ? (
        <button type="button" className="button main preview-do" onClick={() => sitting.choose(looked)}>
          {m.table.chooseThis}
        </button>
      ) : null}
    </div>
  );
}
