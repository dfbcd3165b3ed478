import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/index.ts';
import { usePlace } from '../router.tsx';
import { Dialog } from './dialog.tsx';

export interface ShownRule {
  readonly game: string;
  readonly id: string;
}

const RuleText = lazy(async () => ({ default: (await import('./rule-text.tsx')).RuleText }));

let shown: ShownRule | null = null;
const listeners = new Set<() => void>();

/** Lays a rule in front of the page; null takes it away. */
export function showRule(rule: ShownRule | null): void {
  shown = rule;
  for (const listener of listeners) listener();
}

/** The one card on which rules are shown, wherever their ids stand. */
export function RuleCard() {
  const m = useMessages();
  const rule = useSyncExternalStore(subscribe, () => shown);
  const { path, hash } = usePlace();
  const place = `${path.join('/')}#${hash}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page the card is in the way
  useEffect(() => showRule(null), [place]);
  if (!rule) return null;
  return (
    <Dialog title={m.rule.show(rule.id)} close={() => showRule(null)}>
      <Suspense fallback={<p>{m.loading}</p>}>
        <RuleText {...rule} />
      </Suspense>
    </Dialog>
  );
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
