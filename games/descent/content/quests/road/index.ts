import type { Quest } from '../../quest.ts';
import { SMOKE_AT_THE_MILL } from './smoke-at-the-mill.ts';
import { STOLEN_WAGES } from './stolen-wages.ts';
import { THE_DROWNED_JAIL } from './the-drowned-jail.ts';
import { THE_GOBLIN_SMITHY } from './the-goblin-smithy.ts';
import { THE_HOLLOW_GATE } from './the-hollow-gate.ts';
import { THE_ORCHARD_BEAST } from './the-orchard-beast.ts';
import { THE_SILENT_ABBEY } from './the-silent-abbey.ts';
import { WEBS_ON_THE_BRIDGE } from './webs-on-the-bridge.ts';

/** The quests of the road: its story, then what lies beside it. */
export const ROAD_QUESTS: Readonly<Record<string, Quest>> = {
  'smoke-at-the-mill': SMOKE_AT_THE_MILL,
  'the-silent-abbey': THE_SILENT_ABBEY,
  'the-drowned-jail': THE_DROWNED_JAIL,
  'the-hollow-gate': THE_HOLLOW_GATE,
  'stolen-wages': STOLEN_WAGES,
  'the-goblin-smithy': THE_GOBLIN_SMITHY,
  'the-orchard-beast': THE_ORCHARD_BEAST,
  'webs-on-the-bridge': WEBS_ON_THE_BRIDGE,
};
