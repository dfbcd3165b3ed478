import type { Lang } from '@tafelrunde/engine';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazily } from '../../parts/lazily.ts';
import type { View } from './game.ts';

// What a table does not need at once is loaded when it is wanted: cards to be read closely, the attack, the Emporium, pages of the story.

/** The act as a picture. */
export const CampaignMap = lazily(
  async () => (await import('./CampaignMap.tsx')).CampaignMap,
  () => null,
);

const nothing = (): null => null;

const Cards = lazily(async () => (await import('./Whole.tsx')).Whole, nothing);
const Faces = lazily(async () => (await import('./Dice.tsx')).Faces, nothing);
export const Tray = lazily(async () => (await import('./Tray.tsx')).Tray, nothing);
const Shops = lazily(async () => (await import('./Emporium.tsx')).Emporium, nothing);
const Pages = lazily(async () => (await import('./StoryPage.tsx')).StoryPage, nothing);
const Read = lazily(async () => (await import('./StoryPage.tsx')).ReadAgain, nothing);

interface CardProps {
  readonly id: string;
  readonly lang: Lang;
  /** The table, where what an enemy will do is to be told. */
  readonly view?: View;
  /** As it is told: smaller, with as much of its text as fits. */
  readonly small?: boolean;
}

export const Whole = (props: CardProps): ReactNode => (
  <Suspense>
    <Cards {...props} />
  </Suspense>
);

export const Dice = (props: Parameters<typeof import('./Dice.tsx').Faces>[0]): ReactNode => (
  <Suspense>
    <Faces {...props} />
  </Suspense>
);

export const Emporium = (): ReactNode => (
  <Suspense>
    <Shops />
  </Suspense>
);

export const StoryPage = (): ReactNode => (
  <Suspense>
    <Pages />
  </Suspense>
);

export const ReadAgain = (): ReactNode => (
  <Suspense>
    <Read />
  </Suspense>
);

type Intents = typeof import('./intents.tsx').intents;

/** What enemies are up to; null until it is loaded, which happens when somebody first wants to know. */
export function useIntents(wanted: boolean): Intents | null {
  const [loaded, load] = useState<Intents | null>(null);
  const isWanted = wanted && loaded === null;
  useEffect(() => {
    let here = true;
    // Who is offline and has never asked before is not told.
    if (isWanted) void import('./intents.tsx').then(({ intents }) => here && load(intents)).catch(nothing);
    return () => {
      here = false;
    };
  }, [isWanted]);
  return loaded;
}
