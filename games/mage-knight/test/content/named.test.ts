import { join } from 'node:path';
import { everyCardIsNamed } from '@tafelrunde/testing/named-cards';
import { mageKnight } from '../../index.ts';

everyCardIsNamed(mageKnight, join(import.meta.dirname, '..'));
