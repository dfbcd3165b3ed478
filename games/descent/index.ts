import type { Game } from '@tafelrunde/engine';
import './content/boxes/index.ts';
import './content/quests/index.ts';
import type { Choice } from './choices.ts';
import { learnLater } from './effects/later-words.ts';
import type { Event } from './events.ts';
import * as campaign from './rules/campaign/index.ts';
import { learnCampaign, learnLegend } from './rules/learned.ts';
import * as legend from './rules/legend/index.ts';
import type { State } from './state.ts';
import { thinking } from './thinking.ts';
import type { Descent } from './types.ts';
import type { View } from './view.ts';

export type { Choice, Descent, Event, State, View };

learnCampaign(campaign);
learnLegend(legend);
learnLater();

/** With everything that lies in any box, and all quests opened. */
export const descent: Game<Descent> = thinking;
