import { type Game, optionId } from '@tafelrunde/engine';
import './rule-ids.ts';
import { campaign } from './campaign.ts';
import { copyState } from './copying.ts';
import { draw } from './drawing/index.ts';
import { explain } from './explain.ts';
import { forecast } from './forecast.ts';
import { migrations } from './migrations.ts';
import { pointable } from './pointing.ts';
import { prepare } from './preparing.ts';
import { resample } from './redealing.ts';
import { calm, outcomeOf, step, turnNumber } from './rules/step.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './setup.ts';
import { texts } from './texts/index.ts';
import { things } from './things.ts';
import type { Descent } from './types.ts';
import { verbs } from './verbs.ts';
import { view } from './view.ts';
import { wishes } from './wishes.ts';

/** The game as it is played: whoever thinks and counts elsewhere (bots, the lab) has the rest, see `index.ts`. The other boxes are unpacked when a match needs them. */
export const played: Game<Descent> = {
  id: 'descent',
  name: { en: 'Descent', de: 'Descent' },
  about: {
    en: 'One overlord against up to four heroes: quests in the dungeon, and campaigns; or all together down The Delve and along the Grey Road.',
    de: 'Ein Overlord gegen bis zu vier Helden: Abenteuer im Dungeon und Kampagnen; oder alle gemeinsam in die Tiefe und die graue Straße entlang.',
  },
  version: 2,
  migrations,
  // What a surge does, what a die shows, what an influence means and what a city asks for a thing is told with them; their names are where they come from.
  optionId: choice =>
    choice.do === 'surge'
      ? `surge:${choice.source},${choice.n}`
      : choice.do === 'reroll'
        ? `reroll:${choice.die}`
        : choice.do === 'buy' || choice.do === 'sell'
          ? `${choice.do}:${choice.card},${choice.hero}`
          : choice.do === 'influence'
            ? `influence:${choice.token}`
            : optionId(choice),
  prepare,
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
  explain,
  wishes,
  verbs,
  things,
  draw,
  forecast,
};
