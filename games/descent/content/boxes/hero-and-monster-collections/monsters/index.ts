import type { MonsterCard } from '../../../cards.ts';
import { BANE_SPIDER } from './bane-spider.ts';
import { BEASTMAN } from './beastman.ts';
import { BLOOD_APE } from './blood-ape.ts';
import { CHAOS_BEAST } from './chaos-beast.ts';
import { CROW_HAG } from './crow-hag.ts';
import { CRYPT_DRAGON } from './crypt-dragon.ts';
import { DARK_MINOTAUR } from './dark-minotaur.ts';
import { DARK_PRIEST } from './dark-priest.ts';
import { DEEP_ELF } from './deep-elf.ts';
import { DEMON_LORD } from './demon-lord.ts';
import { FERROX } from './ferrox.ts';
import { GIANT } from './giant.ts';
import { GOLEM } from './golem.ts';
import { HELLHOUND } from './hellhound.ts';
import { ICE_WYRM } from './ice-wyrm.ts';
import { KOBOLD } from './kobold.ts';
import { LAVA_BEETLE } from './lava-beetle.ts';
import { MANTICORE } from './manticore.ts';
import { MEDUSA } from './medusa.ts';
import { NAGA } from './naga.ts';
import { OGRE } from './ogre.ts';
import { RAZORWING } from './razorwing.ts';
import { SHADE } from './shade.ts';
import { SKELETON_ARCHER } from './skeleton-archer.ts';
import { SORCERER } from './sorcerer.ts';
import { TROLL } from './troll.ts';
import { WENDIGO } from './wendigo.ts';

/** Its monster groups, a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  'bane-spider': BANE_SPIDER,
  beastman: BEASTMAN,
  'blood-ape': BLOOD_APE,
  'chaos-beast': CHAOS_BEAST,
  'crow-hag': CROW_HAG,
  'crypt-dragon': CRYPT_DRAGON,
  'dark-minotaur': DARK_MINOTAUR,
  'dark-priest': DARK_PRIEST,
  'deep-elf': DEEP_ELF,
  'demon-lord': DEMON_LORD,
  ferrox: FERROX,
  giant: GIANT,
  golem: GOLEM,
  hellhound: HELLHOUND,
  'ice-wyrm': ICE_WYRM,
  kobold: KOBOLD,
  'lava-beetle': LAVA_BEETLE,
  manticore: MANTICORE,
  medusa: MEDUSA,
  naga: NAGA,
  ogre: OGRE,
  razorwing: RAZORWING,
  shade: SHADE,
  'skeleton-archer': SKELETON_ARCHER,
  sorcerer: SORCERER,
  troll: TROLL,
  wendigo: WENDIGO,
};
