import type { ReactElement } from 'react';
import { Journey, type Spot } from '../../kit/journey/journey.tsx';
import type { CampaignMapProps } from '../../table/board.ts';
import { icons as more } from './picture-icons.ts';
import { SIGNS } from './pictures.ts';
import { speaker } from './words.ts';
import './campaign.css';

const say = speaker({
  open: { en: 'to be played now', de: 'jetzt zu spielen' },
  done: { en: 'won', de: 'gewonnen' },
  ahead: { en: 'still ahead', de: 'noch vor euch' },
  act: { en: 'Act I', de: 'Akt I' },
});

/** Where the adventures lie, in hundredths: from the crypt under the cathedral along the mill road into the gorge, back to the town, and up to the camp. */
const SPOTS: readonly Spot[] = [
  [15, 70],
  [31, 52],
  [20, 30],
  [46, 24],
  [52, 62],
  [70, 44],
  [85, 20],
];

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
  return (
    <Journey
      className="ss-land"
      heading={say(lang, 'act')}
      spots={SPOTS}
      stops={story.stages.map(({ scenario, at, note }) => ({
        at,
        name: name(scenario),
        note: note ? note[lang] : say(lang, at),
        sign: PICTURES[scenario] ?? SIGNS['star-swirl'],
        ...(at === 'open' && { onPlay: () => onPlay(scenario) }),
      }))}
    >
      <Land />
    </Journey>
  );
}

/** Hills, a river, woods and the town wall: a picture, not a map to measure on. */
function Land(): ReactElement {
  return (
    <>
      <path className="ss-land-field" d="M0 0h100v100H0z" />
      <path className="ss-land-hills" d="M58 0Q66 14 78 10T100 30V0z" />
      <path className="ss-land-hills" d="M0 0Q18 18 34 10T60 6V0z" />
      <path className="ss-land-woods" d="M34 0Q38 20 52 16T64 0zM60 100Q66 78 80 84T100 72V100z" />
      <path className="ss-land-river" d="M0 46Q22 44 38 56T62 78Q74 88 100 86" />
      <path className="ss-land-town" d="M6 60h34v30H6zM6 60l4-5 4 5 4-5 4 5 4-5 4 5 4-5 6 5" />
    </>
  );
}
