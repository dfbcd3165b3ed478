import { choose } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { CARDS, type CardId } from '../content/cards.ts';
import { heroOf, type State, type Turn, type Unit } from '../state.ts';
import type { Flow } from '../types.ts';
import { inForce, useUpRule } from './passives.ts';

/** A banner can be the command token of the unit that bears it: such a unit lies under no other. */
export const isCommandedByBanner = ({ banner }: Unit): boolean => {
  const card = banner === null ? undefined : CARDS.get(banner);
  return card?.type === 'artifact' && card.commands === true;
};

/** Shall a card that was played serve as command token of the unit that comes? Then it leaves the play area with it. */
export function* spareCommand(state: State, turn: Turn): Flow<CardId | null> {
  const { seat } = turn;
  const hero = heroOf(state, seat);
  const spare = inForce(state, seat, 'rule').find(({ effect }) => effect.rule === 'spare-command');
  const at = hero.played.findIndex(({ card }) => card === spare?.source);
  if (spare === undefined || at < 0) return null;
  const options: Choice[] = [{ do: 'yes' }, { do: 'no' }];
  const choice = yield* choose({ seat, kind: 'whether', rule: 'MK-UNIT-03', options });
  if (choice.do !== 'yes') return null;
  useUpRule(state, seat, 'spare-command');
  const [played] = hero.played.splice(at, 1);
  return played?.card ?? null;
}
