import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';

/** Milliseconds per decision while a replay plays by itself. */
const PACE = { slow: 1600, normal: 800, fast: 250 } as const;
type Pace = keyof typeof PACE;

interface TimelineProps {
  readonly length: number;
  readonly at: number;
  readonly go: (at: number) => void;
}

/** Goes through a match: step by step, by itself, or to any decision at once. Arrow keys, space, Home and End do the same. */
export function Timeline({ length, at, go }: TimelineProps) {
  const m = useMessages();
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>('normal');
  useEffect(() => {
    if (!playing) return;
    if (at >= length) setPlaying(false);
    const timer = setTimeout(() => go(Math.min(length, at + 1)), PACE[pace]);
    return () => clearTimeout(timer);
  }, [playing, at, length, go, pace]);
  useEffect(() => {
    const ways = { ArrowLeft: Math.max(0, at - 1), ArrowRight: Math.min(length, at + 1), Home: 0, End: length };
    const press = (event: KeyboardEvent) => {
      const busy = event.target instanceof HTMLElement && event.target.matches('input, select, button, summary, a');
      const way = ways[event.key as keyof typeof ways];
      if (busy || (way === undefined && event.key !== ' ')) return;
      event.preventDefault();
      if (way === undefined) setPlaying(!playing);
      else go(way);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [at, length, go, playing]);
  return (
    <div className="timeline">
      <button
        type="button"
        className="button quiet"
        onClick={() => go(0)}
        disabled={at === 0}
        aria-label={m.replay.first}
      >
        <Arrow way="first" />
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => go(at - 1)}
        disabled={at === 0}
        aria-label={m.replay.stepBack}
      >
        <Arrow way="back" />
      </button>
      <button type="button" className="button" onClick={() => setPlaying(!playing)} disabled={at >= length && !playing}>
        {playing ? m.replay.pause : m.replay.play}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => go(at + 1)}
        disabled={at >= length}
        aria-label={m.replay.step}
      >
        <Arrow way="on" />
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => go(length)}
        disabled={at >= length}
        aria-label={m.replay.last}
      >
        <Arrow way="last" />
      </button>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={m.replay.at(at, length)}
        onChange={event => go(event.target.valueAsNumber)}
      />
      <output>{m.replay.at(at, length)}</output>
      <select
        className="timeline-pace"
        aria-label={m.replay.speed}
        value={pace}
        onChange={event => setPace(event.target.value as Pace)}
      >
        {(Object.keys(PACE) as Pace[]).map(name => (
          <option key={name} value={name}>
            {m.settings.botsAre[name]}
          </option>
        ))}
      </select>
    </div>
  );
}

const ARROWS = {
  first: 'M4 3h3v18H4zM20 3v18L8 12z',
  back: 'M18 3v18L5 12z',
  on: 'M6 3v18l13-9z',
  last: 'M17 3h3v18h-3zM4 3v18l12-9z',
} as const;

function Arrow({ way }: { readonly way: keyof typeof ARROWS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ARROWS[way]} fill="currentColor" />
    </svg>
  );
}
