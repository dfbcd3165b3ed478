import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { MessagesContext, messagesIn } from './messages/index.ts';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { IfBroken } from './parts/broken.tsx';
import { Frame } from './parts/frame.tsx';
import { Loading } from './parts/loading.tsx';
import { RuleCard } from './parts/rule-card.tsx';
import { motionOf, usePreferences } from './preferences.ts';
import { placeOf, usePlace } from './router.tsx';

interface PageProps {
  readonly path: readonly string[];
  readonly hash: string;
}

/** Said by the build: in development, and for tests. */
const WITH_KIT = import.meta.env.DEV || import.meta.env.VITE_KIT === 'yes';

type Page = ComponentType<PageProps>;

/** Pages beyond the first are loaded when they are opened; `build/shell.ts` fetches ahead what the address needs. */
const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  new: async () => (await import('./pages/new-match.tsx')).NewMatch,
  table: async () => (await import('./pages/table.tsx')).TablePage,
  online: async () => (await import('./pages/online.tsx')).OnlinePage,
  key: async () => (await import('./pages/key.tsx')).KeyPage,
  campaign: async () => (await import('./pages/campaign.tsx')).CampaignPage,
  rules: async () => (await import('./pages/rules.tsx')).Rules,
  settings: async () => (await import('./pages/settings.tsx')).Settings,
  learn: async () => (await import('./pages/learn.tsx')).Learn,
  lab: async () => (await import('./pages/lab.tsx')).Lab,
  replay: async () => (await import('./pages/replay.tsx')).ReplayPage,
  credits: async () => (await import('./pages/credits.tsx')).Credits,
  // The parts that boards are made of: for those who build them, and for their tests.
  ...(WITH_KIT ? { kit: async () => (await import('./kit/page/kit-page.tsx')).KitPage } : {}),
};
const pages = new Map<string, Page>([['', Home]]);

/** Until the page of this address is there, what index.html shows stays. */
export async function fetchFirstPage(): Promise<void> {
  const [first = ''] = placeOf(location.pathname).path;
  const load = loaderOf(first);
  if (load && !pages.has(first)) pages.set(first, await load());
}

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
    root.toggleAttribute('data-rule-ids', wishes.ruleIds);
  }, [wishes.lang, wishes.colours, wishes.ruleIds, motion]);
  return (
    <MessagesContext value={messagesIn(wishes.lang)}>
      <IfBroken at={path.join('/')}>
        <Suspense fallback={first === 'table' ? <Loading /> : <Coming />}>
          <Page path={path.slice(1)} hash={hash} />
        </Suspense>
      </IfBroken>
      <RuleCard />
    </MessagesContext>
  );
}

/** A page that is not there yet has its frame already. */
function Coming() {
  return (
    <Frame title="Tafelrunde" untitled>
      <Loading />
    </Frame>
  );
}

function pageOf(first: string): Page {
  const load = loaderOf(first);
  const page = pages.get(first) ?? (load ? lazy(async () => ({ default: await load() })) : NotFound);
  if (load) pages.set(first, page);
  return page;
}

/** Addresses are typed by people: `constructor` is no page, though every object has one. */
const loaderOf = (first: string): (() => Promise<Page>) | undefined =>
  Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;

export type { PageProps };
