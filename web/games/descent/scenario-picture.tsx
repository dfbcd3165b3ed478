import { type ReactElement, useEffect, useRef, useState } from 'react';
import { OPENED } from '../../../games/descent/content/quests/opened.ts';
import { openQuest } from '../../../games/descent/preparing.ts';
import { groundOf, terrainsAt } from '../../../games/descent/rules/ground.ts';
import { seenBoard } from '../../../games/descent/rules/legend/areas.ts';
import type { PictureProps } from '../../pictures.tsx';
import './scenario-picture.css';

/** The quest is opened for it when somebody can see where it will be; until then, and where that fails, there is nothing to be drawn. */
export function Picture({ scenario }: PictureProps): ReactElement | null {
  const [opened, setOpened] = useState(Object.hasOwn(OPENED, scenario) ? scenario : '');
  const place = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const seen = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      openQuest(scenario).then(
        () => setOpened(scenario),
        () => {},
      );
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, [scenario]);
  return opened === scenario ? (
    <Plan scenario={scenario} />
  ) : (
    <svg ref={place} className="d2-picture" viewBox="0 0 16 9" aria-hidden="true" />
  );
}

/** The map of the first encounter as everybody sees it before play: tiles, terrain, where the heroes come from, doors. */
function Plan({ scenario }: { readonly scenario: string }): ReactElement | null {
  const encounter = OPENED[scenario]?.encounters[0];
  if (encounter === undefined) return null;
  // What has to be discovered is not told before.
  const board = seenBoard({ quest: scenario, encounter: 0, legend: { found: [] } });
  const ground = groundOf(
    board,
    board.doors.map(() => 1),
    {},
  );
  const start = new Set(
    board.marks.get(encounter.heroes) ?? board.tiles.find(({ name }) => name === encounter.heroes)?.cells ?? [],
  );
  const xs = board.cells.map(cell => cell % board.width);
  const ys = board.cells.map(cell => Math.floor(cell / board.width));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  return (
    <svg
      className="d2-picture"
      viewBox={`${x - 1} ${y - 1} ${w + 2} ${h + 2}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
    >
      {board.cells.map(cell => (
        <rect
          key={cell}
          className="d2-picture-cell"
          data-shade={(board.tileOf[cell] ?? 0) % 3}
          data-terrain={terrainsAt(ground, cell)[0]}
          data-start={start.has(cell) || undefined}
          x={cell % board.width}
          y={Math.floor(cell / board.width)}
          width="1.02"
          height="1.02"
        />
      ))}
      {board.doors.flatMap(({ number, edges }) =>
        edges.map(edge => (
          <path
            key={`${number} ${edge.x} ${edge.y}`}
            className="d2-picture-door"
            d={
              edge.side === 'N' || edge.side === 'S'
                ? `M${edge.x} ${edge.side === 'S' ? edge.y + 1 : edge.y}h1`
                : `M${edge.side === 'E' ? edge.x + 1 : edge.x} ${edge.y}v1`
            }
          />
        )),
      )}
    </svg>
  );
}
