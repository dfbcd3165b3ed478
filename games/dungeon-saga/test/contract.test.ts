import { gameContract } from '@tafelrunde/testing/contract';
import { dungeonSaga } from '../index.ts';

gameContract(dungeonSaga);
