import { join } from 'node:path';
import { everyCardIsNamed } from '@tafelrunde/testing/named-cards';
import { schurkenUndHalunken } from '../../index.ts';

everyCardIsNamed(schurkenUndHalunken, join(import.meta.dirname, '..'));
