import { useState } from 'react';
import type { Landmark } from '../local/replaying.ts';
import type { Words } from '../table/words.ts';
import { useReplayMessages } from './replay-messages.ts';
import { TimelineKeys } from './timeline-keys.tsx';
import { TimelineMarks } from './timeline-marks.tsx';
import { PACES, type Pace, usePlaying } from './use-playing.ts';

interface TimelineProps {
  readonly length: number;
  readonly at: number;
  readonly go: (at: number) => void;
  readonly landmarks: readonly Landmark[];
  readonly words: Words;
}

/** Goes through a match: by itself, decision by decision, round by round, or to any of them at once. */
export function Timeline({ length, at, go, landmarks, words }: TimelineProps) {
  const r = useReplayMessages();
  const counted = landmarks.some(({ kind }) => kind === 'round') ? 'round' : 'turn';
  const stops = landmarks.filter(({ kind }) => kind === counted);
  const last = stops.findLast(stop => stop.at < at)?.at;
  const next = stops.find(stop => stop.at > at)?.at;
  const { playing, toggle, pace, setPace } = usePlaying({ length, at, go, last, next });
  const named = ({ event }: Landmark): string => (event === null ? r.beginning : words.event(event).replace(/\.$/, ''));
  return (
    <div className="timeline">
      <div className="timeline-steps">
        <Step way="first" name={r.toBeginning} keys="Home" to={at === 0 ? undefined : 0} go={go} />
        <Step way="last-stop" name={r.last[counted]} keys="PageUp" to={last} go={go} />
        <Step way="back" name={r.stepBack} keys="ArrowLeft" to={at === 0 ? undefined : at - 1} go={go} />
        <button type="button" className="button main timeline-play" aria-keyshortcuts="Space" onClick={toggle}>
          {playing ? r.pause : at >= length ? r.again : r.play}
        </button>
        <Step way="on" name={r.step} keys="ArrowRight" to={at < length ? at + 1 : undefined} go={go} />
        <Step way="next-stop" name={r.next[counted]} keys="PageDown" to={next} go={go} />
        <Step way="end" name={r.toEnd} keys="End" to={at < length ? length : undefined} go={go} />
      </div>
      <div className="timeline-way">
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={r.decision}
          aria-valuetext={r.at(at, length)}
          onChange={event => go(event.target.valueAsNumber)}
        />
        <TimelineMarks stops={stops} named={named} length={length} at={at} go={go} />
      </div>
      <div className="timeline-places">
        <JumpTo landmarks={landmarks} named={named} counted={counted} at={at} go={go} />
        <AtNumber length={length} at={at} go={go} />
        <select aria-label={r.speed} value={pace} onChange={event => setPace(event.target.value as Pace)}>
          {(Object.keys(PACES) as Pace[]).map(name => (
            <option key={name} value={name}>
              {r.paces[name]}
            </option>
          ))}
        </select>
        <TimelineKeys />
      </div>
    </div>
  );
}

interface StepProps {
  readonly way: keyof typeof ARROWS;
  readonly name: string;
  readonly keys: string;
  /** Undefined: there is nothing that way. */
  readonly to: number | undefined;
  readonly go: (at: number) => void;
}

function Step({ way, name, keys, to, go }: StepProps) {
  return (
    <button
      type="button"
      className="button quiet"
      disabled={to === undefined}
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      onClick={() => to !== undefined && go(to)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={ARROWS[way]} fill="currentColor" />
      </svg>
    </button>
  );
}

const ARROWS = {
  first: 'M4 3h3v18H4zM20 3v18L8 12z',
  'last-stop': 'M12 3v18L2 12zM22 3v18l-10-9z',
  back: 'M18 3v18L5 12z',
  on: 'M6 3v18l13-9z',
  'next-stop': 'M12 3v18l10-9zM2 3v18l10-9z',
  end: 'M17 3h3v18h-3zM4 3v18l12-9z',
} as const;

interface JumpProps {
  readonly landmarks: readonly Landmark[];
  readonly named: (landmark: Landmark) => string;
  readonly counted: Landmark['kind'];
  readonly at: number;
  readonly go: (at: number) => void;
}

/** All rounds and turns by name; turns stand a little to the right of the round they belong to. */
function JumpTo({ landmarks, named, counted, at, go }: JumpProps) {
  const r = useReplayMessages();
  return (
    <label className="timeline-jump">
      <span className="unseen">{r.jump}</span>
      <select
        value={landmarks.findLastIndex(landmark => landmark.at <= at)}
        onChange={({ target }) => go(landmarks[Number(target.value)]?.at ?? at)}
      >
        {landmarks.map((landmark, i) => (
          <option key={`${landmark.kind} ${landmark.at}`} value={i}>
            {`${landmark.kind === counted ? '' : '\u2003'}${named(landmark)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Any decision by its number: what is typed counts once it is complete, by Enter or by leaving the field. */
function AtNumber({ length, at, go }: Pick<TimelineProps, 'length' | 'at' | 'go'>) {
  const r = useReplayMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const visit = (number: string) => {
    setTyped(null);
    if (number !== '' && Number.isInteger(Number(number))) go(Math.max(0, Math.min(length, Number(number))));
  };
  return (
    <label className="timeline-number">
      <span>{r.decision}</span>
      <input
        type="number"
        aria-label={r.decision}
        inputMode="numeric"
        min={0}
        max={length}
        value={typed ?? at}
        onChange={({ target, nativeEvent }) => (isSpun(nativeEvent) ? visit(target.value) : setTyped(target.value))}
        onBlur={() => typed !== null && visit(typed)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && typed !== null) visit(typed);
          if (key === 'Escape') setTyped(null);
        }}
      />
      <span>{r.ofAll(length)}</span>
    </label>
  );
}

/** The arrows of the field count one up or down: that is complete at once. Firefox calls it a replacement, others nothing. */
const isSpun = (event: Event): boolean =>
  !('inputType' in event) || event.inputType === '' || event.inputType === 'insertReplacementText';
