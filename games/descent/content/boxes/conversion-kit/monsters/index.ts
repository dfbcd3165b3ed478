import type { MonsterCard } from '../../../cards.ts';
import { BANE_SPIDER_CK } from './bane-spider-ck.ts';
import { BEASTMAN_CK } from './beastman-ck.ts';
import { BLOOD_APE_CK } from './blood-ape-ck.ts';
import { CHAOS_BEAST_CK } from './chaos-beast-ck.ts';
import { CRYPT_DRAGON_CK } from './crypt-dragon-ck.ts';
import { DARK_PRIEST_CK } from './dark-priest-ck.ts';
import { DEEP_ELF_CK } from './deep-elf-ck.ts';
import { DEMON_LORD_CK } from './demon-lord-ck.ts';
import { FERROX_CK } from './ferrox-ck.ts';
import { GIANT_CK } from './giant-ck.ts';
import { GOLEM_CK } from './golem-ck.ts';
import { HELLHOUND_CK } from './hellhound-ck.ts';
import { ICE_WYRM_CK } from './ice-wyrm-ck.ts';
import { KOBOLD_CK } from './kobold-ck.ts';
import { LAVA_BEETLE_CK } from './lava-beetle-ck.ts';
import { MANTICORE_CK } from './manticore-ck.ts';
import { MEDUSA_CK } from './medusa-ck.ts';
import { NAGA_CK } from './naga-ck.ts';
import { OGRE_CK } from './ogre-ck.ts';
import { RAZORWING_CK } from './razorwing-ck.ts';
import { SHADE_CK } from './shade-ck.ts';
import { SKELETON_ARCHER_CK } from './skeleton-archer-ck.ts';
import { SORCERER_CK } from './sorcerer-ck.ts';
import { TROLL_CK } from './troll-ck.ts';
import { WENDIGO_CK } from './wendigo-ck.ts';

/** Its monster groups, a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  'bane-spider-ck': BANE_SPIDER_CK,
  'beastman-ck': BEASTMAN_CK,
  'blood-ape-ck': BLOOD_APE_CK,
  'chaos-beast-ck': CHAOS_BEAST_CK,
  'crypt-dragon-ck': CRYPT_DRAGON_CK,
  'dark-priest-ck': DARK_PRIEST_CK,
  'deep-elf-ck': DEEP_ELF_CK,
  'demon-lord-ck': DEMON_LORD_CK,
  'ferrox-ck': FERROX_CK,
  'giant-ck': GIANT_CK,
  'golem-ck': GOLEM_CK,
  'hellhound-ck': HELLHOUND_CK,
  'ice-wyrm-ck': ICE_WYRM_CK,
  'kobold-ck': KOBOLD_CK,
  'lava-beetle-ck': LAVA_BEETLE_CK,
  'manticore-ck': MANTICORE_CK,
  'medusa-ck': MEDUSA_CK,
  'naga-ck': NAGA_CK,
  'ogre-ck': OGRE_CK,
  'razorwing-ck': RAZORWING_CK,
  'shade-ck': SHADE_CK,
  'skeleton-archer-ck': SKELETON_ARCHER_CK,
  'sorcerer-ck': SORCERER_CK,
  'troll-ck': TROLL_CK,
  'wendigo-ck': WENDIGO_CK,
};
