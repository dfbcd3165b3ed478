import { gameContract } from '@tafelrunde/testing/contract';
import { skirmish } from '../index.ts';

/** One map and no settings: there is little to take turns. */
gameContract(skirmish, { budget: 1_000 });
