import { createContext } from 'react';
import type { Thing } from './picking.ts';

/** Where on the screen a thing is; null: nowhere. */
export type Locate = (thing: Thing) => DOMPoint | null;

/** Maps that are on the table: what is drawn as part of them is found by asking, since it is no element of its own. */
export const Locators = createContext<Set<Locate> | null>(null);
