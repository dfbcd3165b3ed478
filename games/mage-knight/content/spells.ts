import { spells } from './card-tables.ts';

export const SPELLS = spells({});
