import type { HeroSheet } from '../../../cards.ts';
import { HEROES as BONDS_OF_THE_WILD } from './bonds-of-the-wild.ts';
import { HEROES as CROWN_OF_DESTINY } from './crown-of-destiny.ts';
import { HEROES as CRUSADE_OF_THE_FORGOTTEN } from './crusade-of-the-forgotten.ts';
import { HEROES as GUARDIANS_OF_DEEPHALL } from './guardians-of-deephall.ts';
import { HEROES as OATH_OF_THE_OUTCAST } from './oath-of-the-outcast.ts';
import { HEROES as SHARDS_OF_EVERDARK } from './shards-of-everdark.ts';
import { HEROES as STEWARDS_OF_THE_SECRET } from './stewards-of-the-secret.ts';
import { HEROES as TREATY_OF_CHAMPIONS } from './treaty-of-champions.ts';
import { HEROES as VISIONS_OF_DAWN } from './visions-of-dawn.ts';

/** The heroes of all Hero and Monster Collections. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  ...BONDS_OF_THE_WILD,
  ...CROWN_OF_DESTINY,
  ...CRUSADE_OF_THE_FORGOTTEN,
  ...GUARDIANS_OF_DEEPHALL,
  ...OATH_OF_THE_OUTCAST,
  ...SHARDS_OF_EVERDARK,
  ...STEWARDS_OF_THE_SECRET,
  ...TREATY_OF_CHAMPIONS,
  ...VISIONS_OF_DAWN,
};
