import type { ReactElement } from 'react';
import { Bubble } from '../../kit/map/bubble.tsx';
import { Aim, Covered, Way } from '../../kit/map/overlays.tsx';
import { Disc } from '../../kit/map/token.tsx';
import { useLookedOdds } from '../../table/looked-odds.ts';
import { oddsRows } from '../../table/odds-rows.ts';
import { LAYOUT } from './field.tsx';
import { type Choice, CLASSES, inReach, MAP } from './game.ts';
import { useTable } from './Table.tsx';
import { unitAt } from './things.ts';
import { lookOf } from './Units.tsx';
import { wayOf } from './ways.ts';

interface Props {
  /** The option looked at. */
  readonly choice: Choice | null;
  /** The square under the pointer. */
  readonly hovered: number | null;
}

/** What the option or the unit looked at means on the field. */
export function Looking({ choice, hovered }: Props): ReactElement | null {
  const { view } = useTable();
  switch (choice?.do) {
    case 'move':
      return <Going unit={choice.unit} to={choice.to} />;
    case 'attack':
      return <Striking unit={choice.unit} target={choice.target} />;
    case 'play':
      return <Likely at={view.units[choice.target]?.at ?? 0} />;
  }
  const unit = hovered === null ? null : unitAt(view, hovered);
  return unit === null ? null : <Range unit={unit} />;
}

function Going({ unit: number, to }: { readonly unit: number; readonly to: number }): ReactElement | null {
  const { view, tell } = useTable();
  const unit = view.units[number];
  if (!unit) return null;
  const way = wayOf(view, number, to);
  const steps = way.length - 1;
  return (
    <Way spots={way.map(cell => LAYOUT.middle(cell))} text={steps === 1 ? tell('step') : tell('steps', steps)}>
      <Disc look={lookOf(unit)} />
    </Way>
  );
}

function Striking({ unit: number, target }: { readonly unit: number; readonly target: number }): ReactElement | null {
  const { view, tell } = useTable();
  const [unit, foe] = [view.units[number], view.units[target]];
  if (!unit || !foe) return null;
  const distance = MAP.chebyshev(unit.at, foe.at);
  return (
    <>
      {distance > 1 && (
        <Aim
          from={LAYOUT.middle(unit.at)}
          to={LAYOUT.middle(foe.at)}
          barred={false}
          // The odds stand above the target.
          along={0.25}
          text={tell('range', distance, CLASSES[unit.cls].range)}
        />
      )}
      <Likely at={foe.at} />
    </>
  );
}

/** The odds of the option looked at, above its target. */
function Likely({ at }: { readonly at: number }): ReactElement | null {
  const { lang } = useTable();
  const odds = useLookedOdds();
  if (!odds || odds.outcomes.length < 2) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const rows = (oddsRows(odds.outcomes, () => '…') ?? []).map(({ name, probability }) => ({
    text: name,
    share: probability,
    note: percent.format(probability),
  }));
  return <Bubble at={LAYOUT.middle(at)} rows={rows} />;
}

/** Where a unit can strike from where it stands. */
function Range({ unit: number }: { readonly unit: number }): ReactElement | null {
  const { view } = useTable();
  const unit = view.units[number];
  if (!unit) return null;
  const { range } = CLASSES[unit.cls];
  const cells = Array.from({ length: MAP.size }, (_, cell) => cell).filter(
    cell => cell !== unit.at && MAP.isOpen(MAP.x(cell), MAP.y(cell)) && inReach(unit.at, cell, range) === null,
  );
  return <Covered layout={LAYOUT} cells={cells} as="near" rim />;
}
