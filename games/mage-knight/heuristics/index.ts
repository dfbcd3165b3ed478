import type { Heuristics, Seat } from '@tafelrunde/engine';
import type { MageKnight } from '../types.ts';
import type { View } from '../view.ts';
import { homecoming } from './homecoming.ts';
import { plan } from './plan.ts';
import { promise } from './promise.ts';
import * as table from './value.ts';

const value = (view: View, seat: Seat): number =>
  homecoming(view, seat).reduce((sum, { worth }) => sum + worth, table.value(view, seat));

export const heuristics: Heuristics<MageKnight> = {
  value,
  promise,
  parts: (view, seat) => [...table.parts(view, seat), ...homecoming(view, seat)],
  plan,
};
