import type { Text } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
import { Journey, type Spot } from '../../kit/journey/journey.tsx';
import type { CampaignMapProps } from '../../table/board.ts';
import { isLieutenant, OPENED } from './game.ts';
import { monsterSign, SIGNS } from './pictures.ts';
import './campaign-map.css';

/** Where the quests lie: from the ford through the fields of act I to the gallery in the rock, behind it act II, and high up the end. */
const SPOTS: readonly Spot[] = [
  [10, 74],
  [25, 50],
  [14, 26],
  [34, 22],
  [47, 52],
  [57, 80],
  [71, 62],
  [66, 28],
  [88, 22],
];

const WORDS = {
  open: { en: 'to be played now', de: 'jetzt zu spielen' },
  done: { en: 'played', de: 'gespielt' },
  ahead: { en: 'still ahead', de: 'noch vor euch' },
} satisfies Record<string, Text>;

/** So many spots along that way: mini-campaigns are shorter, quests of rumors come in between. */
function spotsFor(n: number): readonly Spot[] {
  if (n === SPOTS.length) return SPOTS;
  return Array.from({ length: n }, (_, i): Spot => {
    const at = n === 1 ? 0 : (i * (SPOTS.length - 1)) / (n - 1);
    const [x, y] = SPOTS[Math.floor(at)] ?? [50, 50];
    const [toX, toY] = SPOTS[Math.ceil(at)] ?? [x, y];
    const part = at - Math.floor(at);
    return [Math.round(x + (toX - x) * part), Math.round(y + (toY - y) * part)];
  });
}

/** The land of the campaign: nine quests, of which most are not chosen before they are reached. */
export function CampaignMap({ story, name, lang, onPlay }: CampaignMapProps): ReactElement {
  return (
    <Journey
      className="d2-land"
      spots={spotsFor(story.stages.length)}
      stops={story.stages.map(({ scenario, at, note }) => ({
        at,
        name: name(scenario),
        note: note ? note[lang] : WORDS[at][lang],
        sign: signOf(scenario),
        ...(at === 'open' && { onPlay: () => onPlay(scenario) }),
      }))}
    >
      <Land />
    </Journey>
  );
}

/** A quest looks like whoever leads there; what is not chosen yet looks like a flag in the mist. */
function signOf(scenario: string): string {
  const there = OPENED[scenario]?.encounters.flatMap(({ groups }) => groups.map(({ of }) => of)) ?? [];
  const named = there.filter(of => typeof of === 'string');
  const leader = named.find(isLieutenant) ?? named[0];
  return leader === undefined ? SIGNS['flag-objective'] : monsterSign(leader);
}

/** The river with its ford, fields, a mire, the rock with the gallery and the peaks behind it: a picture, not a map to measure on. */
function Land(): ReactElement {
  return (
    <>
      <path className="d2-land-field" d="M0 0h100v100H0z" />
      <path className="d2-land-mire" d="M0 0h26Q30 12 22 20T30 38Q20 44 0 40z" />
      <path className="d2-land-woods" d="M20 0Q26 16 38 10T52 16Q58 6 56 0zM62 100Q66 84 80 88T100 78V100z" />
      <path className="d2-land-rock" d="M42 100Q50 76 45 58T52 26Q50 10 60 0h40v14Q84 40 62 44T52 70Q54 86 52 100z" />
      <path className="d2-land-peaks" d="M74 0l6 12 5-8 7 16 8-10V0z" />
      <path className="d2-land-river" d="M0 92Q10 84 12 72T30 66Q40 70 44 88T40 100" />
    </>
  );
}
