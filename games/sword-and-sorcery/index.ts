import type { Game } from '@tafelrunde/engine';
import './rule-ids.ts';
import type { Choice } from './choices.ts';
import { draw } from './drawing/index.ts';
import type { Event } from './events.ts';
import { optionId } from './option-id.ts';
import { calm, outcomeOf, step } from './rules/step.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { texts } from './texts/index.ts';
import type { SwordAndSorcery } from './types.ts';
import { resample, type View, view } from './view.ts';

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
  texts,
  setup,
  step,
  outcome: outcomeOf,
  calm,
  view,
  resample,
  optionId,
  draw,
};
