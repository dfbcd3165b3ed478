import { type Game, optionId, type Scenario, type Setting } from '@tafelrunde/engine';
import './rule-ids.ts';
import { briefingOf, ROLES } from './briefings.ts';
import { campaignOf } from './campaign.ts';
import type { Choice } from './choices.ts';
import { chronicle } from './chronicle.ts';
import { type Adventure, addAdventure } from './content/adventures/index.ts';
import { startingHand } from './content/index.ts';
import { copyState } from './copying.ts';
import { draw } from './drawing.ts';
import { explain } from './explain.ts';
import { forecast } from './forecast.ts';
import { value } from './heuristics.ts';
import { migrations } from './migrations.ts';
import { parts } from './parts.ts';
import { pointable } from './pointing.ts';
import { promise } from './promise.ts';
import { step } from './rules/round.ts';
import { outcome } from './rules/victory.ts';
import { setup } from './setup.ts';
import { texts } from './texts.ts';
import { things } from './things.ts';
import type { DungeonSaga } from './types.ts';
import { verbs } from './verbs.ts';
import { resample, view } from './view.ts';
import { wishes } from './wishes.ts';

/** No round takes more decisions than this, however badly it is played. */
const LONGEST_ROUND = 500;

const SHEETS: Setting = {
  id: 'heroes',
  name: { en: 'Hero sheets', de: 'Heldenbögen' },
  about: {
    en: 'Play with the heroes as they start out or with the legendary side of their sheets.',
    de: 'Mit den Helden, wie sie anfangen, oder mit der legendären Seite ihrer Bögen spielen.',
  },
  values: ['normal', 'legendary'],
  labels: {
    normal: { en: 'as they start out', de: 'wie sie anfangen' },
    legendary: { en: 'legendary', de: 'legendär' },
  },
  initial: 'normal',
};

function scenario(adventure: Adventure): Scenario {
  const { id, name, about, overlord, legendary } = adventure;
  const rounds = overlord.deck.size - (overlord.hand ?? startingHand) + 2;
  return {
    id,
    name,
    about,
    seats: [2, 3, 4, 5],
    role: seat => (seat === 0 ? ROLES.overlord : ROLES.heroes),
    settings: legendary === 'choice' ? [SHEETS] : [],
    longest: rounds * LONGEST_ROUND,
    ...briefingOf(adventure),
  };
}

/** To go on or to hand things on again in the same turn must gain something. */
const ONCE: readonly Choice['do'][] = ['move', 'face', 'give', 'receive', 'swap', 'hand-over', 'take-over'];

/** Measured in games of equal bots; adventures lie between 40 and some hundreds. */
const LEAD = 100;

/** The game with these adventures as its scenarios. */
export function gameWith(adventures: readonly Adventure[]): Game<DungeonSaga> {
  for (const adventure of adventures) addAdventure(adventure);
  return {
    id: 'dungeon-saga',
    name: { en: 'Dungeon Saga: The Legend Begins', de: 'Dungeon Saga: Die Legende beginnt' },
    about: {
      en: 'One overlord and his undead against four heroes in the halls of the dwarf king.',
      de: 'Ein Overlord und seine Untoten gegen vier Helden in den Hallen des Zwergenkönigs.',
    },
    version: 3,
    migrations,
    scenarios: adventures.map(scenario),
    campaign: campaignOf(adventures),
    texts,
    setup,
    step,
    outcome,
    calm: state => state.turns.length === 0,
    copy: copyState,
    view,
    pointable,
    resample,
    // Whom a free strike hits is told, but is no part of its name.
    optionId: choice => (choice.do === 'strike' ? `strike:${choice.figure}` : optionId(choice)),
    explain,
    verbs,
    wishes,
    draw,
    forecast,
    things,
    chronicle,
    heuristics: { value, promise, parts, once: ONCE, lead: LEAD },
  };
}
