import type { Game } from '@tafelrunde/engine';
import './rule-ids.ts';
import { campaign } from './campaign.ts';
import type { Choice } from './choices.ts';
import { chronicle } from './chronicle.ts';
import { copyState } from './copying.ts';
import { draw } from './drawing/index.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { forecast } from './forecast.ts';
import { heuristics } from './heuristics/index.ts';
import { optionId } from './option-id.ts';
import { pointable } from './pointing.ts';
import { calm, outcomeOf, step, turnNumber } from './rules/step.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { texts } from './texts/index.ts';
import { things } from './things.ts';
import type { SwordAndSorcery } from './types.ts';
import { verbs } from './verbs.ts';
import { resample, type View, view } from './view.ts';
import { wishes } from './wishes.ts';

export type { Choice, Event, State, SwordAndSorcery, View };

export const swordAndSorcery: Game<SwordAndSorcery> = {
  id: 'sword-and-sorcery',
  name: { en: 'Sword & Sorcery', de: 'Sword & Sorcery' },
  about: {
    en: 'Heroes raised from the dead against enemies that run themselves, all together.',
    de: 'Von den Toten erweckte Helden gegen Gegner, die sich selbst lenken, alle gemeinsam.',
  },
  version: 1,
  scenarios,
  campaign,
  texts,
  setup,
  step,
  outcome: outcomeOf,
  copy: copyState,
  turn: turnNumber,
  calm,
  view,
  pointable,
  resample,
  optionId,
  explain,
  wishes,
  verbs,
  things,
  chronicle,
  draw,
  heuristics,
  forecast,
};
