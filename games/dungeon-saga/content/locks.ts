import type { Lock, Seal } from './things.ts';

/** Normal locks 1/1 to 5/5: combat dice and armour (DS-LOCK-02). */
export const locks: readonly Lock[] = [1, 2, 3, 4, 5].map(n => ({
  kind: 'lock',
  id: `lock-${n}`,
  name: { en: `Lock ${n}/${n}`, de: `Schloss ${n}/${n}` },
  dice: n,
  armour: n,
}));

/** Magic seals of strength 1 to 3 (DS-LOCK-08). */
export const seals: readonly Seal[] = [1, 2, 3].map(n => ({
  kind: 'seal',
  id: `seal-${n}`,
  name: { en: `Seal ${n}`, de: `Siegel ${n}` },
  strength: n,
}));
