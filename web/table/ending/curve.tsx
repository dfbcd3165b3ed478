import type { LookBack } from '@tafelrunde/bots';
import type { MouseEvent } from 'react';
import { useMessages } from '../../messages/index.ts';
import { go, Link } from '../../router.tsx';
import type { Words } from '../words.ts';
import { useEndingMessages } from './messages.ts';
import type { Told } from './use-look-back.ts';

const WIDTH = 320;
const HEIGHT = 110;

interface CurveProps {
  readonly told: Told;
  /** What each seat is called. */
  readonly called: readonly string[];
  readonly words: Words;
  /** Where the match is watched again. */
  readonly replay: string;
}

/** Who was ahead, from the first decision to the last, and where it turned; each moment leads to itself in the replay. */
export function Curve({ told, called, words, replay }: CurveProps) {
  const e = useEndingMessages();
  const { match, story } = told;
  const { curve, sides, turnings } = story;
  if (curve.length < 2) return null;
  const names = sides.map(seats => sideName(seats, called, words));
  const last = curve.at(-1)?.at || 1;
  const toMoment = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = ((clientX - left) / width) * last;
    const nearest = curve.reduce((best, { at: here }) => (Math.abs(here - at) < Math.abs(best - at) ? here : best), 0);
    go(`${replay}#${nearest}`);
  };
  return (
    <section className="outlook" aria-labelledby="outlook-title">
      <h3 id="outlook-title">{e.outlook}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={toMoment}>
        <Areas story={story} last={last} />
        {turnings.map(({ from }, i) => (
          <line
            key={from}
            className="outlook-turn"
            x1={x(from, last)}
            x2={x(from, last)}
            y1="0"
            y2={HEIGHT}
            data-n={i}
          />
        ))}
      </svg>
      <ul className="outlook-sides">
        {names.map((name, side) => (
          <li key={name} data-side={side + 1}>
            {name}
          </li>
        ))}
      </ul>
      <p className="ending-soft">{e.outlookAbout}</p>
      <h4>{e.turnings}</h4>
      {turnings.length === 0 ? <p className="ending-soft">{e.none}</p> : null}
      <ol className="outlook-turnings">
        {turnings.map(({ from, side, change }) => (
          <li key={from}>
            <Link to={`${replay}#${from}`}>
              <Decision match={match} at={from} called={called} words={words} />
              <small>
                {names[side]} <Change by={change} />
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Change({ by }: { readonly by: number }) {
  const m = useMessages();
  return <>{`${by < 0 ? '−' : '+'}${m.percent(Math.round(Math.abs(by) * 100) / 100)}`}</>;
}

interface DecisionProps extends Pick<CurveProps, 'called' | 'words'> {
  readonly match: Told['match'];
  readonly at: number;
}

/** What was decided then, in words. */
function Decision({ match, at, called, words }: DecisionProps) {
  const choice = match.chosen(at);
  const seat = match.answers[at]?.seat ?? 0;
  return <span>{choice ? `${called[seat] ?? ''}: ${words.option(choice)}` : (called[seat] ?? '')}</span>;
}

const x = (at: number, last: number): number => (at / last) * WIDTH;

/** One above the other, the first side lowest: who has more of the picture is ahead. */
function Areas({ story: { curve, sides }, last }: { readonly story: LookBack; readonly last: number }) {
  return sides.map((_, side) => {
    const below = ({ outlook }: LookBack['curve'][number], sides: number): number =>
      HEIGHT * (1 - outlook.slice(0, sides).reduce((sum, share) => sum + share, 0));
    const top = curve.map(moment => `${x(moment.at, last)},${below(moment, side + 1)}`);
    const foot = curve.map(moment => `${x(moment.at, last)},${below(moment, side)}`).reverse();
    // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
    return <polygon key={side} data-side={side + 1} points={[...top, ...foot].join(' ')} />;
  });
}

/** One seat by who sits there, several by their role. */
function sideName(seats: readonly number[], called: readonly string[], words: Words): string {
  const [first = 0] = seats;
  if (seats.length === 1) return called[first] ?? words.role(first);
  return seats.map(seat => called[seat] ?? words.role(seat)).join(', ');
}
