import type { Ability } from '../content/ability.ts';

/** The highest level a rank allows: of passive powers there is no reason to use a lower one (SS-PUSE-EX1). */
export const bestLevel = ({ levels }: Pick<Ability, 'levels'>, rank: number) =>
  levels.findLast(({ level }) => level <= rank);

/** The rank that is needed to have the card at all (SS-POW-13). */
export const lowestLevel = ({ levels }: Pick<Ability, 'levels'>): number => levels[0]?.level ?? 1;
