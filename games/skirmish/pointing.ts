import { MAP } from './content/map.ts';
import type { View } from './view.ts';

/** Who stands on the field, and its squares. */
export const pointable = ({ units }: View): readonly string[] => [
  ...units.flatMap(({ life }, unit) => (life > 0 ? [`unit:${unit}`] : [])),
  ...Array.from({ length: MAP.width * MAP.height }, (_, cell) => `cell:${cell}`),
];
