import type { View } from './view.ts';

/** What stands and lies where it is light, and the floor there. */
export const pointable = ({ figures, things, bones, finds, board }: View): readonly string[] => [
  ...figures.map(({ id }) => `figure:${id}`),
  ...things.map(({ id }) => `closed:${id}`),
  ...board.furniture.map(({ piece }) => `piece:${piece}`),
  ...bones.map(cell => `bones:${cell}`),
  ...finds.flatMap(({ mark, by }) => (by === null ? [`find:${mark}`] : [])),
  ...board.marks.map(({ mark }) => `mark:${mark}`),
  ...board.floor.map(cell => `cell:${cell}`),
];
