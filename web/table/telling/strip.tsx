import { type ReactNode, useEffect, useRef } from 'react';
import { icons } from '../../art/icons.ts';
import { Icon } from '../../parts/icon.tsx';
import type { Sitting } from '../use-table.ts';
import { useTellingMessages } from './messages.ts';
import type { Step } from './reel.ts';
import { isTold } from './showing.ts';
import './strip.css';

/** What they did since the viewer's last decision, step by step: it can be held, gone through and played again. */
export function Strip({ sitting }: { readonly sitting: Sitting }): ReactNode {
  const t = useTellingMessages();
  const { shown, showing } = sitting.telling;
  const { steps, at, paused, live, again } = shown;
  const told = steps.filter(isTold);
  if (told.length === 0) return null;
  const number = told.filter(step => steps.indexOf(step) <= at).length;
  const plays = !paused && !live;
  return (
    <section className="strip" aria-label={t.strip}>
      <div className="strip-steps">
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
          <StepButton key={i} step={step} at={i} sitting={sitting} />
        ))}
      </div>
      <div className="strip-buttons">
        <Do sign="again" text={t.again} act={showing.again} />
        <Do sign="back" text={t.back} act={showing.back} off={at === 0} />
        {plays ? (
          <Do sign="pause" text={t.pause} act={showing.pause} />
        ) : (
          <Do sign="play" text={t.play} act={live ? showing.again : showing.play} />
        )}
        <Do sign="forth" text={t.forth} act={showing.forth} off={at >= steps.length - 1} />
        {again ? null : <Do sign="skip" text={t.skip} act={showing.now} off={live} />}
        <span className="strip-count">{number === 0 ? t.before : t.step(number, told.length)}</span>
      </div>
      {again ? (
        <button type="button" className="button main" onClick={showing.now}>
          {sitting.table.situation.ask ? t.decision : t.now}
        </button>
      ) : null}
    </section>
  );
}

/** Outlines on a square of 24. */
const SIGNS = {
  again: 'M5 5h3v14H5zM20 5v14L9 12z',
  back: 'M16 5v14L6 12z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  play: 'M7 4v16l13-8z',
  forth: 'M8 5v14l10-7z',
  skip: 'M4 5v14l11-7zM16 5h3v14h-3z',
} as const;

interface DoProps {
  readonly sign: keyof typeof SIGNS;
  readonly text: string;
  readonly act: () => void;
  readonly off?: boolean;
}

/** Where it leads nowhere it stays, so that who goes on by keyboard does not lose it. */
function Do({ sign, text, act, off = false }: DoProps): ReactNode {
  return (
    <button
      type="button"
      className="strip-do"
      aria-label={text}
      title={text}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[sign]} fill="currentColor" />
      </svg>
    </button>
  );
}

interface StepProps {
  readonly step: Step;
  readonly at: number;
  readonly sitting: Sitting;
}

function StepButton({ step, at, sitting }: StepProps): ReactNode {
  const t = useTellingMessages();
  const button = useRef<HTMLButtonElement>(null);
  const { words, telling } = sitting;
  const { shown, showing, tell } = telling;
  const isHere = shown.at === at && !shown.live;
  useEffect(() => {
    if (isHere) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isHere]);
  const text = step.happened.length > 0 ? step.happened.map(({ event }) => words.event(event)).join(' ') : t.before;
  return (
    <button
      ref={button}
      type="button"
      className="strip-step"
      data-side={step.by === null ? undefined : step.by + 1}
      aria-current={isHere ? 'step' : undefined}
      aria-label={text}
      title={text}
      onClick={() => showing.goTo(at)}
    >
      {isTold(step) ? pictureOf() : '•'}
    </button>
  );

  function pictureOf(): ReactNode {
    const pictures = step.happened.flatMap(({ event }) => tell(event)?.who?.picture ?? []);
    const { kind } = sitting.situation.chairs[step.by ?? 0] ?? {};
    return pictures[0] ?? <Icon d={kind === 'bot' ? icons['robot-golem'] : icons.person} />;
  }
}
