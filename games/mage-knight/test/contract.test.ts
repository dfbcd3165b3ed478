import { gameContract } from '@tafelrunde/testing/contract';
import { mageKnight } from '../index.ts';

gameContract(mageKnight, { budget: 2_500 });
