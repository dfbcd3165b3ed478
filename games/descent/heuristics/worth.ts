import { comesBack, healthOf, stakeOf } from '../announced.ts';
import { type Companion, companionOf, isHero, type Monster, monsterOf, type State } from '../state.ts';

const HERO = 9;
const MINION = 2.5;
const MASTER = 5;
const LIEUTENANT = 12;
/** Whoever comes back is gone for a while only. */
const FOR_A_WHILE = 0.3;
/** Whose defeat decides the encounter. */
const STAKE = 30;
const OBJECT = 8;
const ALLY = 7;

/** What a figure is worth to its side while it stands unhurt. */
export function worthOf(state: State, id: string): number {
  if (isHero(state, id)) return HERO;
  const monster = monsterOf(state, id);
  const own = monster === null ? worthOfCompanion(state, id) : worthOfMonster(state, monster);
  return own + STAKE * stakeOf(state, id);
}

const COMPANIONS: Readonly<Record<Companion['kind'], number>> = {
  object: OBJECT,
  ally: ALLY,
  character: MINION,
  familiar: MINION,
  image: MINION,
};

const worthOfCompanion = (state: State, id: string): number => COMPANIONS[companionOf(state, id)?.kind ?? 'character'];

/** Health says more than rank does: an ettin is worth two goblins. */
function worthOfMonster(state: State, { id, rank }: Monster): number {
  const base = rank === 'lieutenant' ? LIEUTENANT : rank === 'master' ? MASTER : MINION;
  return (base + 0.35 * healthOf(state, id)) * (comesBack(state, id) ? FOR_A_WHILE : 1);
}
