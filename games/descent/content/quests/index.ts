import type { Quest } from '../quest.ts';
import { BOOKS_AND_BLADES } from './books-and-blades.ts';
import { CAPTIVE_OF_THE_MIRE } from './captive-of-the-mire.ts';
import { CRYPT_OF_OATHS } from './crypt-of-oaths.ts';
import { FACES_OF_NEREKHALL } from './faces-of-nerekhall.ts';
import { FALLING_GALLERY } from './falling-gallery.ts';
import { GATE_OF_GLYPHS } from './gate-of-glyphs.ts';
import { GOBLIN_CIPHER } from './goblin-cipher.ts';
import { HARVEST_AND_FIRE } from './harvest-and-fire.ts';
import { IDOL_RACE } from './idol-race.ts';
import { LANTERN_IN_THE_MIST } from './lantern-in-the-mist.ts';
import { MASKED_FEAST } from './masked-feast.ts';
import { openQuests } from './opened.ts';
import { PRACTICE_YARD } from './practice-yard.ts';
import { ROAD_QUESTS } from './road/index.ts';
import { THE_DELVE } from './the-delve.ts';
import { THE_GILDED_CHAMPION } from './the-gilded-champion.ts';
import { THE_HOLLOW_ROAD } from './the-hollow-road.ts';
import { THE_HUSHED_HAMLET } from './the-hushed-hamlet.ts';
import { THE_OLD_WYRM } from './the-old-wyrm.ts';
import { THE_PILGRIMS_STAIR } from './the-pilgrims-stair.ts';
import { THE_SICK_SPRING } from './the-sick-spring.ts';
import { THE_SINKING_CLOISTER } from './the-sinking-cloister.ts';
import { THE_SLEEPING_HOARD } from './the-sleeping-hoard.ts';
import { TOLL_AT_THE_FORD } from './toll-at-the-ford.ts';
import { VILLAGE_OF_BOILS } from './village-of-boils.ts';
import { WEIGHTS_AND_BRIDGES } from './weights-and-bridges.ts';
import { WINGS_OVER_THE_MANOR } from './wings-over-the-manor.ts';

/** All quests, in the order of the campaign; whoever takes this has opened them all. What is told of them before stands in `quest-cards.ts`. */
export const QUESTS: Readonly<Record<string, Quest>> = {
  'toll-at-the-ford': TOLL_AT_THE_FORD,
  'harvest-and-fire': HARVEST_AND_FIRE,
  'masked-feast': MASKED_FEAST,
  'books-and-blades': BOOKS_AND_BLADES,
  'captive-of-the-mire': CAPTIVE_OF_THE_MIRE,
  'goblin-cipher': GOBLIN_CIPHER,
  'falling-gallery': FALLING_GALLERY,
  'gate-of-glyphs': GATE_OF_GLYPHS,
  'idol-race': IDOL_RACE,
  'lantern-in-the-mist': LANTERN_IN_THE_MIST,
  'weights-and-bridges': WEIGHTS_AND_BRIDGES,
  'village-of-boils': VILLAGE_OF_BOILS,
  'crypt-of-oaths': CRYPT_OF_OATHS,
  'the-old-wyrm': THE_OLD_WYRM,
  'the-gilded-champion': THE_GILDED_CHAMPION,
  'the-hollow-road': THE_HOLLOW_ROAD,
  'faces-of-nerekhall': FACES_OF_NEREKHALL,
  'the-sleeping-hoard': THE_SLEEPING_HOARD,
  'the-hushed-hamlet': THE_HUSHED_HAMLET,
  'wings-over-the-manor': WINGS_OVER_THE_MANOR,
  'the-sick-spring': THE_SICK_SPRING,
  'the-pilgrims-stair': THE_PILGRIMS_STAIR,
  'the-sinking-cloister': THE_SINKING_CLOISTER,
  'the-delve': THE_DELVE,
  ...ROAD_QUESTS,
  'practice-yard': PRACTICE_YARD,
};

openQuests(QUESTS);
