import type { Odds } from '@tafelrunde/engine';
import { createContext, use } from 'react';
import { Store, useStore } from '../parts/store.ts';

/** The odds of the option looked at, once they are worked out. Only who reads them is drawn anew when they come. */
export const LookedOdds = createContext<Store<Odds | null> | null>(null);

const NONE = new Store<Odds | null>(null);

/** For boards that show beside a target what will likely come of it; null while nothing is known. */
export const useLookedOdds = (): Odds | null => useStore(use(LookedOdds) ?? NONE);
