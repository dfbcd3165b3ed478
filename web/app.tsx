import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { MessagesContext, messagesIn } from './messages/index.ts';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { IfBroken } from './parts/broken.tsx';
import { Loading } from './parts/loading.tsx';
import { RuleCard } from './parts/rule-card.tsx';
import { motionOf, usePreferences } from './preferences.ts';
import { usePlace } from './router.tsx';

interface PageProps {
  readonly path: readonly string[];
  readonly hash: string;
}

/** Said by the build: in development, and for tests. */
const WITH_KIT = import.meta.env.DEV || import.meta.env.VITE_KIT === 'yes';

/** Pages beyond the first are loaded when they are opened. */
const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  new: lazy(async () => ({ default: (await import('./pages/new-match.tsx')).NewMatch })),
  table: lazy(async () => ({ default: (await import('./pages/table.tsx')).TablePage })),
  online: lazy(async () => ({ default: (await import('./pages/online.tsx')).OnlinePage })),
  campaign: lazy(async () => ({ default: (await import('./pages/campaign.tsx')).CampaignPage })),
  rules: lazy(async () => ({ default: (await import('./pages/rules.tsx')).Rules })),
  settings: lazy(async () => ({ default: (await import('./pages/settings.tsx')).Settings })),
  learn: lazy(async () => ({ default: (await import('./pages/learn.tsx')).Learn })),
  lab: lazy(async () => ({ default: (await import('./pages/lab.tsx')).Lab })),
  replay: lazy(async () => ({ default: (await import('./pages/replay.tsx')).ReplayPage })),
  credits: lazy(async () => ({ default: (await import('./pages/credits.tsx')).Credits })),
  // The parts that boards are made of: for those who build them, and for their tests.
  ...(WITH_KIT ? { kit: lazy(async () => ({ default: (await import('./kit/page/kit-page.tsx')).KitPage })) } : {}),
};

export function App() {
  const wishes = usePreferences();
  const { path, hash } = usePlace();
  const [first = ''] = path;
  const Page = pageOf(first);
  const motion = motionOf(wishes);
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = wishes.lang;
    root.dataset.motion = motion;
    root.dataset.colours = wishes.colours;
  }, [wishes.lang, wishes.colours, motion]);
  return (
    <MessagesContext value={messagesIn(wishes.lang)}>
      <IfBroken at={path.join('/')}>
        <Suspense fallback={<Loading />}>
          <Page path={path.slice(1)} hash={hash} />
        </Suspense>
      </IfBroken>
      <RuleCard />
    </MessagesContext>
  );
}

/** Addresses are typed by people: `constructor` is no page, though every object has one. */
function pageOf(first: string): ComponentType<PageProps> {
  if (first === '') return Home;
  return (Object.hasOwn(PAGES, first) ? PAGES[first] : undefined) ?? NotFound;
}

export type { PageProps };
