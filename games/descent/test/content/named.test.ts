import { join } from 'node:path';
import { everyCardIsNamed } from '@tafelrunde/testing/named-cards';
import { descent } from '../../index.ts';

everyCardIsNamed(descent, join(import.meta.dirname, '..'));
