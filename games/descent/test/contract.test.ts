import { gameContract } from '@tafelrunde/testing/contract';
import { descent } from '../index.ts';

gameContract(descent, { budget: 1_000 });
