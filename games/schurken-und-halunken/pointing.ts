import type { View } from './view.ts';

/** The gangs with what their people bear, and the piles. */
export const pointable = ({ groups, piles }: View): readonly string[] => [
  ...groups.flatMap(({ heroes, creatures, npc, demon }, side) => [
    `side:${side}`,
    ...[...heroes, ...creatures, npc, demon].flatMap(figure => (figure ? [figure.id] : [])),
    ...heroes.flatMap(({ items }) => items.map(({ card }) => card)),
  ]),
  ...Object.keys(piles).map(pile => `pile:${pile}`),
  'heroes',
  'trade',
];
