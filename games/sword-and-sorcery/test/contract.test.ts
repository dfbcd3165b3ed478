import { gameContract } from '@tafelrunde/testing/contract';
import { swordAndSorcery } from '../index.ts';

gameContract(swordAndSorcery, { budget: 1_000 });
