import type { DiagramStep, Diagram as Drawn } from '@tafelrunde/engine';
import { useMessages } from '../../messages/index.ts';
import { RuleLink } from '../../parts/rule-link.tsx';
import { useRulesMessages } from '../rules-messages.ts';

const SIZE = 220;
const KNOB = 17;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How something goes: the drawing shows the order, the list beside it says what each number is. */
export function Diagram({ drawn, system }: { readonly drawn: Drawn; readonly system: string }) {
  const m = useMessages();
  const says = useRulesMessages();
  const { name, shape, steps } = drawn;
  const spots = LAID[shape](steps);
  const width = shape === 'ring' ? SIZE : shape === 'duel' ? 160 : 60;
  const height = shape === 'ring' ? SIZE : 20 + steps.length * 46;
  return (
    <section className="diagram" data-shape={shape}>
      <h3>{name[m.lang]}</h3>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
        {shape === 'ring' ? <circle className="diagram-way" cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} /> : null}
        {shape === 'ring'
          ? spots.map((_, i) => (
              <Arrow key={steps[i]?.rule} at={onRing(i + 0.5, spots.length)} turn={(360 * (i + 0.5)) / spots.length} />
            ))
          : spots.slice(1).map((to, i) => <Way key={steps[i]?.rule} from={spots[i] ?? to} to={to} />)}
        {spots.map(({ x, y }, i) => (
          <g key={steps[i]?.text.en} className="diagram-knob" data-by={steps[i]?.by} data-may={steps[i]?.may}>
            <circle cx={x} cy={y} r={KNOB} />
            <text x={x} y={y} dy="0.36em">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {steps.map(({ text, rule, may, by }) => (
          <li key={text.en}>
            {by ? <strong>{says.side[by]}: </strong> : null}
            {text[m.lang]} {may ? <em>({says.may})</em> : null} <RuleLink game={system} id={rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const RADIUS = SIZE / 2 - KNOB - 4;

function onRing(i: number, of: number): Spot {
  const angle = (2 * Math.PI * i) / of - Math.PI / 2;
  return { x: SIZE / 2 + RADIUS * Math.cos(angle), y: SIZE / 2 + RADIUS * Math.sin(angle) };
}

const below = (i: number): number => 30 + i * 46;

const LAID: Readonly<Record<Drawn['shape'], (steps: readonly DiagramStep[]) => readonly Spot[]>> = {
  ring: steps => steps.map((_, i) => onRing(i, steps.length)),
  line: steps => steps.map((_, i) => ({ x: 30, y: below(i) })),
  duel: steps => steps.map(({ by }, i) => ({ x: by === 'attacker' ? 34 : by === 'defender' ? 126 : 80, y: below(i) })),
};

/** Points along the ring, the way the clock goes. */
function Arrow({ at: { x, y }, turn }: { readonly at: Spot; readonly turn: number }) {
  return <path className="diagram-arrow" d="M-5-6 6 0-5 6z" transform={`translate(${x} ${y}) rotate(${turn})`} />;
}

function Way({ from, to }: { readonly from: Spot; readonly to: Spot }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = (at: number): Spot => ({
    x: from.x + ((to.x - from.x) * at) / length,
    y: from.y + ((to.y - from.y) * at) / length,
  });
  const [begin, end] = [part(KNOB), part(length - KNOB - 3)];
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <>
      <path className="diagram-way" d={`M${begin.x} ${begin.y}L${end.x} ${end.y}`} />
      <path className="diagram-arrow" d="M-7-5 3 0-7 5z" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />
    </>
  );
}
