import { gameContract } from '@tafelrunde/testing/contract';
import { schurkenUndHalunken } from '../index.ts';

gameContract(schurkenUndHalunken);
