import type { Lang, Stage } from '@tafelrunde/engine';
import type { CSSProperties, ReactElement } from 'react';
import type { CampaignMapProps } from '../../table/board.ts';
import { Sign } from './Glyph.tsx';
import { say } from './messages.ts';
import { pictureOf } from './pictures.ts';
import './campaign.css';

/** Where the halls lie in the mountain, in hundredths: the way winds down, and up again to the sun. */
const HALLS: readonly (readonly [number, number])[] = [
  [13, 24],
  [34, 30],
  [56, 26],
  [80, 34],
  [66, 52],
  [42, 50],
  [17, 56],
  [30, 78],
  [57, 80],
  [84, 70],
];
/** The same on a screen held upright. */
const UPRIGHT: readonly (readonly [number, number])[] = HALLS.map((_, i) => [i % 2 === 0 ? 27 : 73, 6 + i * 9.6]);

/** The mountain cut open: ten doors down, what is won in gold, what is open in torchlight, the rest in the dark. */
export function CampaignMap({ story, name, lang, onPlay }: CampaignMapProps): ReactElement {
  const reached = story.stages.findLastIndex(({ at }) => at !== 'ahead');
  return (
    <div className="ds-map">
      <Mountain />
      <Way halls={HALLS} reached={reached} className="ds-map-wide" />
      <Way halls={UPRIGHT} reached={reached} className="ds-map-upright" />
      <ol>
        {story.stages.map((stage, i) => (
          <li key={stage.scenario} data-at={stage.at} style={placeOf(i)}>
            <Hall stage={stage} name={name(stage.scenario)} lang={lang} onPlay={onPlay} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function placeOf(i: number): CSSProperties {
  const [x, y] = HALLS[i] ?? [50, 50];
  const [ux, uy] = UPRIGHT[i] ?? [50, 50];
  return { '--x': `${x}%`, '--y': `${y}%`, '--ux': `${ux}%`, '--uy': `${uy}%` } as CSSProperties;
}

interface HallProps {
  readonly stage: Stage;
  readonly name: string;
  readonly lang: Lang;
  readonly onPlay: (scenario: string) => void;
}

function Hall({ stage, name, lang, onPlay }: HallProps): ReactElement {
  const { scenario, at, note } = stage;
  const inside = (
    <>
      <span className="ds-hall-sign">
        <Sign name={pictureOf(scenario, 'gate')} />
        {at === 'done' && <Sign name={pictureOf('legend', 'legend')} className="ds-hall-won" />}
      </span>
      <strong>{name}</strong>
      <small>
        {note ? note[lang] : say(lang, at === 'open' ? 'stageOpen' : at === 'done' ? 'stageDone' : 'stageAhead')}
      </small>
    </>
  );
  if (at !== 'open') return <div className="ds-hall">{inside}</div>;
  return (
    <button type="button" className="ds-hall" onClick={() => onPlay(scenario)}>
      {inside}
    </button>
  );
}

function Way(props: {
  readonly halls: readonly (readonly [number, number])[];
  readonly reached: number;
  readonly className: string;
}): ReactElement {
  const line = (halls: readonly (readonly [number, number])[]): string => halls.map(([x, y]) => `${x},${y}`).join(' ');
  return (
    <svg
      className={`ds-map-way ${props.className}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline className="ds-map-dark" points={line(props.halls)} />
      <polyline className="ds-map-walked" points={line(props.halls.slice(0, props.reached + 1))} />
    </svg>
  );
}

function Mountain(): ReactElement {
  return (
    <svg className="ds-mountain" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="ds-sky" d="M0 0h100v100H0z" />
      <path className="ds-far" d="M0 22L18 8L30 18L48 2L64 16L78 6L100 20V100H0z" />
      <path
        className="ds-snow"
        d="M18 8L14.500 11L17 10.500L19 12L22 11.300zM48 2L43.500 6L47 5.500L49.500 7.500L53 6zM78 6L74.500 8.500L77.500 8.200L80 10L83 9.200z"
      />
      <path className="ds-rock" d="M0 32L10 14L24 20L38 9L52 17L66 10L84 22L100 26V100H0z" />
      <path className="ds-ridge" d="M10 14L14 24L10 34M38 9L36 20L42 30M66 10L70 22L66 30M24 20L28 30M84 22L88 34" />
      <path className="ds-strata" d="M0 44Q20 38 44 43T100 40M0 58Q30 52 60 57T100 53" />
      <path className="ds-deep" d="M0 68Q25 61 50 68T100 62V100H0z" />
      <path className="ds-strata" d="M0 90Q26 85 52 90T100 86" />
    </svg>
  );
}
