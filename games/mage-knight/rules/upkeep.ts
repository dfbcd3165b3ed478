import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { unitOf } from '../content/units.ts';
import { COLOURS, isBasic } from '../content/words.ts';
import { heroOf, type State, type Unit } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { removeUnit } from './disband.ts';

/** At the start of a round some units want a crystal, whose colour then lies on the card, or they leave. */
export function* payUpkeep(state: State, io: Io, seat: Seat): Flow {
  const hero = heroOf(state, seat);
  for (let number = hero.units.length - 1; number >= 0; number--) {
    const unit = hero.units[number] as Unit;
    if (!unitOf(unit.unit).special?.upkeep) continue;
    const owned = COLOURS.filter(colour => hero.crystals[colour] > 0);
    const options: Choice[] = [
      ...owned.map((colour): Choice => ({ do: 'colour', colour })),
      { do: 'disband', unit: number, id: unit.unit },
    ];
    const chosen = yield* choose({ seat, kind: 'disband', rule: 'MK-UNIT-09', options });
    if (chosen.do === 'colour' && isBasic(chosen.colour)) {
      hero.crystals[chosen.colour]--;
      unit.mana = chosen.colour;
      io.tell?.({ kind: 'crystal-lost', seat, colour: chosen.colour, rule: 'MK-UNIT-09' });
    } else {
      io.tell?.({ kind: 'disbanded', seat, unit: unit.unit, rule: 'MK-UNIT-09' });
      removeUnit(state, seat, number);
    }
  }
}
