import type { Plan } from '../../content/plan.ts';

/** A map for tests: a yard behind overgrowth, a chasm, a guard room with a door and a portcullis, a brittle causeway, a terrace behind a locked door. */
export const example: Plan = {
  id: 'example',
  tiles: [
    { tile: 'entrance-A', at: 'A7' },
    { tile: '9A', at: 'C6', as: 'yard' },
    { tile: 'end-A', at: 'D5', turn: 180 },
    { tile: '4B', at: 'G5', as: 'chasm' },
    { tile: '8B', at: 'H1', turn: 180, as: 'guard room' },
    { tile: '104B', at: 'L2' },
    { tile: '17B', at: 'R2', turn: 270 },
    { tile: '101A', at: 'S6', turn: 90, as: 'terrace' },
    { tile: 'exit-B', at: 'T10', turn: 270 },
  ],
  doors: [
    { kind: 'overgrowth', at: ['F7', 'F8'], side: 'E' },
    { kind: 'door', at: ['I4', 'J4'], side: 'S' },
    { kind: 'portcullis', at: ['K2', 'K3'], side: 'E' },
    { kind: 'locked', at: ['T5', 'U5'], side: 'S' },
  ],
  terrain: [{ is: 'obstacle', at: ['H1', 'K4'] }],
  crumbling: ['N3', 'O3'],
  areas: { keep: { name: { en: 'Keep', de: 'Bergfried' }, tiles: ['guard room', '104B'] } },
  marks: { search: ['D5', 'L10'] },
};
