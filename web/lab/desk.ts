import type { Setting } from '@tafelrunde/engine';
import type { Report } from '@tafelrunde/lab';
import { useSyncExternalStore } from 'react';
import { newId } from '../local/ids.ts';
import type { Experiment } from './experiment.ts';

/** What the form says. */
export interface Plan {
  readonly game: string;
  readonly scenario: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly values: Readonly<Record<string, Setting['initial']>>;
  /** What stands in the field: perhaps no number yet. */
  readonly games: string;
  readonly seed: string;
}

interface Desk {
  readonly plan: Plan;
  readonly experiment: Experiment | null;
  /** The report that is laid beside the present one. */
  readonly earlier: Report | null;
}

const UNTOLD = { scenario: '', seats: 0, bots: [], values: {} } as const;
const FIRST = 'schurken-und-halunken';

let desk: Desk = {
  plan: { game: FIRST, ...UNTOLD, games: '200', seed: newId().slice(0, 8) },
  experiment: null,
  earlier: null,
};
const listeners = new Set<() => void>();

/** What lies in the lab stays there, and is played on with, while people are on other pages. */
export const useDesk = (): Desk => useSyncExternalStore(subscribe, () => desk);

export const compareWith = (earlier: Report | null): void => lay({ earlier });

/** Another game has other scenarios, seats and settings. */
export function change(part: Partial<Plan>): void {
  const { plan } = desk;
  lay({ plan: { ...plan, ...(part.game === undefined || part.game === plan.game ? {} : UNTOLD), ...part } });
}

/** Whoever closes the window while games are played is asked first: that cannot be gone on with. */
export function begin(experiment: Experiment): void {
  lay({ experiment });
  addEventListener('beforeunload', askFirst);
  const forget = experiment.subscribe(() => {
    if (experiment.progress.stands === 'running') return;
    removeEventListener('beforeunload', askFirst);
    forget();
  });
}

const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

function lay(part: Partial<Desk>): void {
  desk = { ...desk, ...part };
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
