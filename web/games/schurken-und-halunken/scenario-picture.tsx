import type { ReactElement } from 'react';
import type { PictureProps } from '../../pictures.tsx';
import { type IconName, icons } from './picture-icons.ts';
import './scenario-picture.css';

interface Placed {
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone: 'foe' | 'friend' | 'prize';
  readonly flipped?: true;
}

const GANG: readonly Placed[] = [
  { icon: 'goblin-head', x: 62, y: 112, size: 76, tone: 'friend' },
  { icon: 'troll', x: 258, y: 108, size: 84, tone: 'foe', flipped: true },
];

/** Who is about to meet whom, by lamplight. */
const SCENES: Readonly<Record<string, readonly Placed[]>> = {
  'free-for-all': [...GANG, { icon: 'orc-head', x: 160, y: 74, size: 92, tone: 'prize' }],
  dragon: [
    { icon: 'dragon-head', x: 206, y: 78, size: 140, tone: 'foe', flipped: true },
    { icon: 'goblin-head', x: 56, y: 108, size: 62, tone: 'friend' },
    { icon: 'hooded-assassin', x: 112, y: 122, size: 54, tone: 'friend' },
  ],
  wards: [...GANG, { icon: 'frog-prince', x: 160, y: 84, size: 88, tone: 'prize' }],
  hill: [...GANG, { icon: 'hill-conquest', x: 160, y: 78, size: 124, tone: 'prize' }],
  teams: [
    { icon: 'goblin-head', x: 52, y: 82, size: 70, tone: 'friend' },
    { icon: 'hooded-assassin', x: 112, y: 110, size: 70, tone: 'friend' },
    { icon: 'orc-head', x: 208, y: 110, size: 70, tone: 'foe' },
    { icon: 'troll', x: 268, y: 82, size: 70, tone: 'foe', flipped: true },
  ],
  'night-watch': [
    { icon: 'guards', x: 226, y: 84, size: 116, tone: 'foe' },
    { icon: 'police-officer-head', x: 150, y: 112, size: 62, tone: 'foe' },
    { icon: 'hooded-assassin', x: 64, y: 100, size: 84, tone: 'friend' },
  ],
};

export function Picture({ scenario }: PictureProps): ReactElement {
  return (
    <svg className="sh-picture" viewBox="8 0 304 160" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      {(SCENES[scenario] ?? GANG).map(({ icon, x, y, size, tone, flipped }) => (
        <path
          key={icon}
          data-tone={tone}
          d={icons[icon]}
          transform={`translate(${x} ${y}) scale(${(flipped ? -size : size) / 512} ${size / 512}) translate(-256 -256)`}
        />
      ))}
    </svg>
  );
}
