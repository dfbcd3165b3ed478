import { type Game, optionId } from '@tafelrunde/engine';
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
import { calm, outcomeOf, step, turnNumber } from './rules/step.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { texts } from './texts/index.ts';
import { things } from './things.ts';
import type { Descent } from './types.ts';
import { verbs } from './verbs.ts';
import { resample, type View, view } from './view.ts';
import { wishes } from './wishes.ts';

export type { Choice, Descent, Event, State, View };

export const descent: Game<Descent> = {
  id: 'descent',
  name: { en: 'Descent', de: 'Descent' },
  about: {
    en: 'One overlord against up to four heroes: quests in the dungeon, and a campaign.',
    de: 'Ein Overlord gegen bis zu vier Helden: Abenteuer im Dungeon, und eine Kampagne.',
  },
  version: 1,
  // What a surge does is told with it; its name is where it comes from.
  optionId: choice => (choice.do === 'surge' ? `surge:${choice.source},${choice.n}` : optionId(choice)),
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
  resample,
  explain,
  wishes,
  verbs,
  things,
  chronicle,
  draw,
  heuristics,
  forecast,
};
