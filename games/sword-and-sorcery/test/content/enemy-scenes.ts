import type { ActivationId } from '../../content/activations.ts';
import type { CardId } from '../../content/enemies/index.ts';
import type { EnemyPowerId } from '../../content/enemy-powers.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { activations, attacks, enemiesAct, heard, way } from '../enemy-turns.ts';
import { nextAttack } from '../laid.ts';
import { enemy, hero, type Sitting, sit, stand } from '../positions.ts';

interface Scene {
  readonly draws?: ActivationId;
  readonly dice?: readonly number[];
  readonly arrange?: (state: State) => void;
}

/** One enemy activates: Ecarus stands on the crossing with one defence die, Laegon far away. */
export const acts = (card: CardId, at: string, { draws = 'N', dice = [], arrange = () => {} }: Scene = {}): Sitting =>
  enemiesAct(
    draws,
    state => {
      stand(state, 'laegon', '1A.k');
      enemy(state, card, at);
      state.supplies.power = newSupply<EnemyPowerId>([]);
      arrange(state);
    },
    dice,
  );
/** Behaviour, way and weapons; nobody is wounded by it. */
export const follows = (card: CardId, at: string, arrange: (state: State) => void = () => {}) => {
  const t = acts(card, at, {
    arrange: state => {
      for (const one of state.heroes) one.shields = 60;
      arrange(state);
    },
  });
  const [first] = activations(t);
  return [first?.[1], way(t, first?.[0] as string), attacks(t).map(([, weapon]) => weapon)];
};
export const wounds = (card: CardId, at: string, ...dice: number[]) => hero(acts(card, at, { dice }), 'ecarus').wounds;
export const parts = (t: Sitting) =>
  heard(t, 'hits').map(({ hits }) => Object.fromEntries(hits.parts.map(({ source, amount }) => [source, amount])));
/** Ecarus strikes it with his bare hands and so many hits more. */
export const strike = (
  card: CardId,
  target: string,
  more: number,
  dice: readonly number[],
  arrange: (state: State) => void = () => {},
) =>
  sit({ passing: ['react'] }, state => {
    stand(state, 'laegon', '1A.k');
    enemy(state, card, '2A.c');
    enemy(state, 'orc-warrior-green-2', '1A.h');
    nextAttack(state, 'ecarus', { do: 'hits', n: more });
    arrange(state);
  }).choose(`attack:unarmed,${target}`, dice);
