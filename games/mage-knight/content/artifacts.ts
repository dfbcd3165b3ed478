import { BANNERS } from './artifacts/banners.ts';
import { TREASURES } from './artifacts/treasures.ts';

/** One of each, without a colour. The strong side throws the card away. */
export const ARTIFACTS = { ...BANNERS, ...TREASURES };
