// Every box is unpacked: what lies in it can be looked up. Whether it is in play, each match says.
import { learnBoxLore } from '../../effects/box-lore.ts';
import { BOX_LORE } from '../../effects/box-tests.ts';
import { BOX_WORDS } from '../../effects/box-words.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { unpack } from '../tables.ts';
import { CHAINS_THAT_RUST } from './chains-that-rust/index.ts';
import { CONVERSION_KIT } from './conversion-kit/index.ts';
import { HERO_AND_MONSTER_COLLECTIONS } from './hero-and-monster-collections/index.ts';
import { LABYRINTH_OF_RUIN } from './labyrinth-of-ruin/index.ts';
import { LAIR_OF_THE_WYRM } from './lair-of-the-wyrm/index.ts';
import { LIEUTENANT_PACKS } from './lieutenant-packs/index.ts';
import { MANOR_OF_RAVENS } from './manor-of-ravens/index.ts';
import { MISTS_OF_BILEHALL } from './mists-of-bilehall/index.ts';
import { SHADOW_OF_NEREKHALL } from './shadow-of-nerekhall/index.ts';
import { TROLLFENS } from './trollfens/index.ts';

vocabulary.learn(BOX_WORDS);
learnBoxLore(BOX_LORE);
unpack('LW', LAIR_OF_THE_WYRM);
unpack('LR', LABYRINTH_OF_RUIN);
unpack('TF', TROLLFENS);
unpack('HM', HERO_AND_MONSTER_COLLECTIONS);
unpack('SN', SHADOW_OF_NEREKHALL);
unpack('MR', MANOR_OF_RAVENS);
unpack('MB', MISTS_OF_BILEHALL);
unpack('CR', CHAINS_THAT_RUST);
unpack('CK', CONVERSION_KIT);
unpack('LT', LIEUTENANT_PACKS);
