import { table } from '@tafelrunde/testing';
import { DRILLING, type Drill, layDrill } from '../../drills/drill.ts';
import { mageKnight } from '../../index.ts';
import type { Sitting } from '../positions.ts';

/** A drill on a table for tests. */
export const lay = (drill: Drill): Sitting => table(mageKnight, { config: DRILLING, state: layDrill(drill) });
