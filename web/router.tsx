import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { focusNewPage } from './parts/focus.ts';

/** Where the page stands: "/table/42#log" is ["table", "42"] and "log". */
export interface Place {
  readonly path: readonly string[];
  readonly hash: string;
}

const MOVED = 'tafelrunde:moved';

/** Goes to another page without loading this one again. `still`: it is the same page, and stays scrolled as it is. */
export function go(to: string, { replace = false, still = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  dispatchEvent(new Event(MOVED));
  if (!still && !to.includes('#')) scrollTo(0, 0);
  if (!still) focusNewPage();
}

export function usePlace(): Place {
  return placeOf(useSyncExternalStore(subscribe, () => location.pathname + location.hash));
}

export function placeOf(url: string): Place {
  const [path = '', hash = ''] = url.split('#');
  return { path: path.split('/').filter(Boolean).map(decoded), hash: decoded(hash) };
}

/** What is searched for on this page, as the address says it. */
export function useQuery(): string {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => location.search)).get('q') ?? '';
}

/** Browsers allow no more than a few changes of the address a second. */
const SETTLED = 400;

/** The address says where the page stands, so that it opens there again. Whoever has gone elsewhere meanwhile is left alone. */
export function useAddress(to: string): void {
  useEffect(() => {
    const timer = setTimeout(() => note(to), SETTLED);
    const stay = () => clearTimeout(timer);
    const stop = subscribe(stay);
    return () => {
      stay();
      stop();
    };
  }, [to]);
}

/** Notes in the address where the page stands. */
export function note(to: string): void {
  const { pathname, search, hash } = new URL(to, location.origin);
  // A rule that is being read would be taken away.
  const reading = document.querySelector('dialog[open]') !== null;
  if (reading || location.pathname !== pathname) return;
  if (location.search !== search || location.hash !== hash) go(to, { replace: true, still: true });
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener('hashchange', changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener('hashchange', changed);
    removeEventListener(MOVED, changed);
  };
}

/** A link of a page people typed themselves may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string };

/** A link inside the app; with a modifier key or another button it is an ordinary link. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}
