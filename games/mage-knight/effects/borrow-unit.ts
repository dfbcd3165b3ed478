import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type UnitAbility, type UnitId, unitOf } from '../content/units.ts';
import { doing } from '../rules/doing.ts';
import { canPay, payMana } from '../rules/mana.ts';
import { hasOnlookers } from '../rules/onlookers.ts';
import { comesForNothing } from '../rules/units.ts';
import { vocabulary } from './vocabulary.ts';
import type { Doing, MageWord } from './word.ts';

/** An ability of a unit in the offer is used as if it were an own one; it stays where it is, so no damage can go to it. */
export interface BorrowUnit {
  readonly do: 'borrow-unit';
}

/** What the ability of a unit of nobody is handed: its colour is that of the mana paid for it (MK-CMB-18). */
const asUnit = ({ state, io, turn }: Doing, id: UnitId, { mana }: UnitAbility): Doing =>
  doing(state, io, turn, { by: 'unit', id, unit: null, colours: mana === undefined ? [] : [mana], side: 'basic' });

function abilities(at: Doing): Extract<Choice, { do: 'ability' }>[] {
  if (at.turn.combat !== null && at.turn.combat.units !== 'all') return [];
  return at.state.offers.units.flatMap((id, i, all) =>
    all.indexOf(id) < i || !comesForNothing(id)
      ? []
      : unitOf(id).abilities.flatMap((one, ability) => {
          const borrowed = asUnit(at, id, one);
          const free = one.mana === undefined || canPay(borrowed, [one.mana]);
          return free && vocabulary.usable(borrowed, one.effects) ? [{ do: 'ability' as const, id, ability }] : [];
        }),
  );
}

export const borrowUnit: MageWord<BorrowUnit> = {
  can: at => abilities(at).length > 0,
  *act(at) {
    const options: Choice[] = abilities(at);
    if (options.length === 0) return;
    // What could act may depend on the hand: being skipped would tell of it.
    const always = hasOnlookers(at.state);
    const chosen = yield* choose({ seat: at.seat, kind: 'ability', rule: 'MK-UNIT-09', options, always });
    if (chosen.do !== 'ability') return;
    const one = unitOf(chosen.id).abilities[chosen.ability];
    if (one === undefined) return;
    const borrowed = asUnit(at, chosen.id, one);
    at.io.tell?.({ kind: 'unit-used', seat: at.seat, unit: chosen.id, ability: chosen.ability, rule: 'MK-UNIT-09' });
    if (one.mana !== undefined) yield* payMana(borrowed, [one.mana]);
    yield* vocabulary.carryOut(borrowed, one.effects);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Use an ability of a unit in the offer as if it were yours; no damage can be assigned to it.',
      'Benutze eine Fertigkeit einer Einheit der Auslage, als wäre sie deine; ihr kann kein Schaden zugewiesen werden.',
    ),
};
