import { gameContract } from '@tafelrunde/testing/contract';
import { skirmish } from '../index.ts';

gameContract(skirmish);
