import type { Thing, Zone } from '../state.ts';

export const newThing = (kind: string, n: number, zone: Zone): Thing => ({ id: `${kind}-${n}`, kind, zone, wounds: 0 });
