import { join } from 'node:path';
import { everyCardIsNamed } from '@tafelrunde/testing/named-cards';
import { dungeonSaga } from '../../index.ts';

everyCardIsNamed(dungeonSaga, join(import.meta.dirname, '..'));
