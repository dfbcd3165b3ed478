import { figureRuleOf } from '../../content/index.ts';
import type { FigureId, Monster, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { recoverDamage } from '../damage.ts';
import { rollFree } from '../dice.ts';
import { basesIn, isEmpty, nearestEmpty, sizeOf } from '../map.ts';
import { chooseSpace } from './people.ts';

/** What the quest does with a defeated monster: gone, knocked out like a hero (D2-LTGEN-10), or back in a place of the plan (D2C-QTSR-22). */
export function fateOf(state: State, monster: Pick<Monster, 'id' | 'of'>): 'gone' | 'down' | 'back' {
  const rule = figureRuleOf(state, monster);
  return rule?.back !== undefined ? 'back' : rule?.down ? 'down' : 'gone';
}

/** Without damage, tokens and conditions it stands in its place again. */
export function comeBack(state: State, io: Io, monster: Monster): void {
  const place = figureRuleOf(state, monster)?.back ?? '';
  const [base] = basesIn(state, place, sizeOf(state, monster.id));
  if (base === undefined) return;
  monster.damage = 0;
  monster.marks = {};
  monster.cells = [...base];
  io.tell?.({ kind: 'placed', figure: monster.id, cells: [...base], rule: 'D2C-QTSR-22' });
}

/** A lieutenant stands up in his activation: two red dice as for a hero; he has another action left (D2-LTGEN-10, -11). */
export function* raiseLieutenant(state: State, io: Io, monster: Monster): Flow {
  const { hearts } = rollFree(io, monster.id, ['red', 'red'], 'D2-LTGEN-10');
  yield* recoverDamage(state, io, monster.id, hearts, 'stood-up');
}

/** Whoever recovers damage while he is down stands again (D2-LTGEN-12). */
export function* lieutenantStands(state: State, io: Io, id: FigureId): Flow {
  const monster = state.monsters.find(one => one.id === id);
  if (monster === undefined || monster.down === null) return;
  const { down } = monster;
  const cell = yield* chooseSpace(state, id, isEmpty(state, down) ? [down] : nearestEmpty(state, down));
  monster.cells = [cell ?? down];
  monster.down = null;
  io.tell?.({ kind: 'stands', figure: id, cell: cell ?? down, rule: 'D2-LTGEN-10' });
}
