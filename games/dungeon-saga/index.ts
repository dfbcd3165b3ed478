import type { Choice } from './choices.ts';
import { type Adventure, adventures } from './content/adventures/index.ts';
import type { Event } from './events.ts';
import { gameWith } from './game.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export { validateAdventure } from './content/adventures/index.ts';
export { afterAdventure, type Campaign, newCampaign, nextAdventure } from './rules/campaign.ts';
export { setup } from './setup.ts';
export type { Adventure, Choice, Event, State, View };

export const dungeonSaga = gameWith(adventures);
