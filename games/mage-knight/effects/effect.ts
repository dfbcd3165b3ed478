import type { May, OneOf, Repeat, When } from '@tafelrunde/engine';
import type { Attack } from './attack.ts';
import type { Block } from './block.ts';
import type { Bonus } from './bonus.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './cost.ts';
import type { Per } from './counting.ts';
import type { GainCrystal } from './crystal.ts';
import type { Destroy } from './destroy.ts';
import type { Disarm } from './disarm.ts';
import type { Draw } from './draw.ts';
import type { EndlessMana } from './endless-mana.ts';
import type { Fame } from './fame.ts';
import type { HandLimit } from './hand-limit.ts';
import type { Heal } from './heal.ts';
import type { Influence } from './influence.ts';
import type { Last } from './last.ts';
import type { GainMana } from './mana.ts';
import type { Move } from './move.ts';
import type { On } from './on.ts';
import type { Ready } from './ready.ts';
import type { Reputation } from './reputation.ts';
import type { Rule } from './rule.ts';
import type { Sideways } from './sideways.ts';
import type { Soften } from './soften.ts';
import type { Strip } from './strip.ts';
import type { Terrain } from './terrain.ts';
import type { UnitsGet } from './units-get.ts';
import type { Usable } from './use.ts';
import type { Weaken } from './weaken.ts';
import type { TakeWound } from './wound.ts';

/** Everything a card, unit, skill, tactic or site can do: one word, one file. */
export type Effect =
  | OneOf<Effect>
  | May<Effect>
  | When<Effect, Condition>
  | Repeat<Effect, Per>
  | Attack
  | Block
  | Bonus
  | Cost
  | Destroy
  | Disarm
  | Draw
  | EndlessMana
  | Fame
  | GainCrystal
  | GainMana
  | HandLimit
  | Heal
  | Influence
  | Last
  | Move
  | On
  | Ready
  | Reputation
  | Rule
  | Sideways
  | Soften
  | Strip
  | TakeWound
  | Terrain
  | UnitsGet
  | Usable
  | Weaken;
