import type { Odds } from '@tafelrunde/engine';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { Glossed } from '../parts/glossed.tsx';
import { OddsBars } from './odds-bars.tsx';
import type { Sitting } from './use-table.ts';

/** Passing over an option is not yet looking at it. */
const GLANCE = 150;

/** What the option looked at will do: what it costs and changes, and how likely what is. It lies over what just happened, so that no option moves. */
export function Preview({ sitting }: { readonly sitting: Sitting }) {
  const m = useMessages();
  const { table, looked, look, words, situation, groups, gameTable } = sitting;
  const odds = useOdds(sitting);
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

/** The odds of what is looked at, once somebody looks for longer than a glance. */
function useOdds({ table, looked, words, situation }: Sitting): Odds | 'computing' | null {
  const [found, setFound] = useState<{ readonly key: string; readonly odds: Odds | null } | null>(null);
  const key = `${situation.decisions} ${words.lang} ${looked}`;
  const { game } = table;
  useEffect(() => {
    if (looked === null || !game.forecast) return;
    let current = true;
    const timer = setTimeout(async () => {
      const odds = await table.odds(looked, words.lang).catch(() => null);
      if (current) setFound({ key, odds });
    }, GLANCE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, looked, table, game, words.lang]);
  if (looked === null || !game.forecast) return null;
  return found?.key === key ? found.odds : 'computing';
}
