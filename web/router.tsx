import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

/** Where the page stands: "/table/42#log" is ["table", "42"] and "log". */
export interface Place {
  readonly path: readonly string[];
  readonly hash: string;
}

const MOVED = 'tafelrunde:moved';

/** Goes to another page without loading this one again. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  dispatchEvent(new Event(MOVED));
  if (!to.includes('#')) scrollTo(0, 0);
}

export function usePlace(): Place {
  return placeOf(useSyncExternalStore(subscribe, () => location.pathname + location.hash));
}

export function placeOf(url: string): Place {
  const [path = '', hash = ''] = url.split('#');
  return { path: path.split('/').filter(Boolean).map(decoded), hash: decoded(hash) };
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
