import type { Lang, Stage } from '@tafelrunde/engine';
import type { CSSProperties, ReactElement } from 'react';
import type { CampaignMapProps } from '../../table/board.ts';
import { icons as more } from './picture-icons.ts';
import { SIGNS } from './pictures.ts';
import { Sign } from './Sheets.tsx';
import { speaker } from './words.ts';
import './campaign.css';

const say = speaker({
  open: { en: 'to be played now', de: 'jetzt zu spielen' },
  done: { en: 'won', de: 'gewonnen' },
  ahead: { en: 'still ahead', de: 'noch vor euch' },
  act: { en: 'Act I', de: 'Akt I' },
});

/** Where the adventures lie, in hundredths: from the crypt under the cathedral along the mill road into the gorge, back to the town, and up to the camp. */
const PLACES: readonly (readonly [number, number])[] = [
  [15, 70],
  [31, 52],
  [20, 30],
  [46, 24],
  [52, 62],
  [70, 44],
  [85, 20],
];
const UPRIGHT: readonly (readonly [number, number])[] = PLACES.map((_, i) => [i % 2 === 0 ? 28 : 72, 9 + i * 13.6]);

/** What each is about, at a glance. */
const PICTURES: Readonly<Record<string, string>> = {
  'the-bell-without-a-hand': SIGNS['goblin-head'],
  'smoke-over-the-mill-road': SIGNS.fire,
  'the-hollow-choir': SIGNS['stone-tablet'],
  'where-the-drums-are': more.drum,
  strings: more.puppet,
  'three-gates-one-night': more.castle,
  'the-right-of-the-fang': more['crowned-skull'],
};

/** The land of the first act: what is won in gold, what is open lit, the rest in the mist. */
export function CampaignMap({ story, name, lang, onPlay }: CampaignMapProps): ReactElement {
  const reached = story.stages.findLastIndex(({ at }) => at !== 'ahead');
  return (
    <div className="ss-land">
      <Land />
      <Way places={PLACES} reached={reached} className="ss-land-wide" />
      <Way places={UPRIGHT} reached={reached} className="ss-land-upright" />
      <b className="ss-land-act">{say(lang, 'act')}</b>
      <ol>
        {story.stages.map((stage, i) => (
          <li key={stage.scenario} data-at={stage.at} style={placeOf(i)}>
            <Place stage={stage} name={name(stage.scenario)} lang={lang} onPlay={onPlay} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function placeOf(i: number): CSSProperties {
  const [x, y] = PLACES[i] ?? [50, 50];
  const [ux, uy] = UPRIGHT[i] ?? [50, 50];
  return { '--x': `${x}%`, '--y': `${y}%`, '--ux': `${ux}%`, '--uy': `${uy}%` } as CSSProperties;
}

interface PlaceProps {
  readonly stage: Stage;
  readonly name: string;
  readonly lang: Lang;
  readonly onPlay: (scenario: string) => void;
}

function Place({ stage: { scenario, at, note }, name, lang, onPlay }: PlaceProps): ReactElement {
  const inside = (
    <>
      <span className="ss-place-sign">
        <Sign d={PICTURES[scenario] ?? SIGNS['star-swirl']} />
      </span>
      <strong>{name}</strong>
      <small>{note ? note[lang] : say(lang, at)}</small>
    </>
  );
  if (at !== 'open') return <div className="ss-place">{inside}</div>;
  return (
    <button type="button" className="ss-place" onClick={() => onPlay(scenario)}>
      {inside}
    </button>
  );
}

interface WayProps {
  readonly places: readonly (readonly [number, number])[];
  readonly reached: number;
  readonly className: string;
}

function Way({ places, reached, className }: WayProps): ReactElement {
  const line = (some: WayProps['places']): string => some.map(([x, y]) => `${x},${y}`).join(' ');
  return (
    <svg className={`ss-land-way ${className}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline className="ss-way-ahead" points={line(places)} />
      <polyline className="ss-way-gone" points={line(places.slice(0, reached + 1))} />
    </svg>
  );
}

/** Hills, a river, woods and the town wall: a picture, not a map to measure on. */
function Land(): ReactElement {
  return (
    <svg className="ss-land-ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="ss-land-field" d="M0 0h100v100H0z" />
      <path className="ss-land-hills" d="M58 0Q66 14 78 10T100 30V0z" />
      <path className="ss-land-hills" d="M0 0Q18 18 34 10T60 6V0z" />
      <path className="ss-land-woods" d="M34 0Q38 20 52 16T64 0zM60 100Q66 78 80 84T100 72V100z" />
      <path className="ss-land-river" d="M0 46Q22 44 38 56T62 78Q74 88 100 86" />
      <path className="ss-land-town" d="M6 60h34v30H6zM6 60l4-5 4 5 4-5 4 5 4-5 4 5 4-5 6 5" />
    </svg>
  );
}
