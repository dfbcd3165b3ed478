import type { Game } from '@tafelrunde/engine';
import './rule-ids.ts';
import { BRIEFINGS } from './briefings.ts';
import type { Choice } from './choices.ts';
import { chronicle } from './chronicle.ts';
import { SCENARIOS } from './content/scenarios/index.ts';
import { copyState } from './copying.ts';
import { draw } from './drawing.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { forecast } from './forecast.ts';
import { parts, value } from './heuristics.ts';
import { migrations } from './migrations.ts';
import { pointable } from './pointing.ts';
import { promise } from './promise.ts';
import { outcome } from './rules/game-end.ts';
import { step } from './rules/turn.ts';
import { resample } from './secrets.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { texts } from './texts.ts';
import { things } from './things.ts';
import type { SchurkenUndHalunken } from './types.ts';
import { verbs } from './verbs.ts';
import { type View, view } from './view.ts';
import { wishes } from './wishes.ts';

export type { Choice, Event, SchurkenUndHalunken, State, View };

/** Measured in 100 duels of equal bots each: 15 in the free-for-all, 20 with wards, 23 on the hill. */
const LEAD = 18;

export const schurkenUndHalunken: Game<SchurkenUndHalunken> = {
  id: 'schurken-und-halunken',
  name: { en: 'Schurken & Halunken', de: 'Schurken & Halunken' },
  about: {
    en: 'Little villains, big weapons: equip your gang and be the last one standing.',
    de: 'Kleine Schurken, große Waffen: Statte deine Bande aus und bleib als Letzter stehen.',
  },
  version: 4,
  migrations,
  scenarios: SCENARIOS.map(({ scenario }) => ({ ...scenario, ...BRIEFINGS[scenario.id] })),
  texts,
  setup,
  step,
  outcome,
  copy: copyState,
  view,
  pointable,
  resample,
  explain,
  verbs,
  wishes,
  draw,
  forecast,
  things,
  chronicle,
  heuristics: { value, promise, parts, lead: LEAD },
};
