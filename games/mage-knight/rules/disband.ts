import { insert, type Seat } from '@tafelrunde/engine';
import { heroOf, type State } from '../state.ts';

/** A unit leaves the game: its banner goes to the discard pile (MK-BANN-03), and what is counted by number moves up. */
export function removeUnit(state: State, seat: Seat, number: number): void {
  const hero = heroOf(state, seat);
  const [gone] = hero.units.splice(number, 1);
  if (gone?.banner) insert(hero.discard, gone.banner);
  const moved = (n: number): number => (n > number ? n - 1 : n);
  for (const turn of state.turns) {
    if (turn.seat !== seat || turn.combat === null) continue;
    const { combat } = turn;
    combat.hurt = combat.hurt.filter(n => n !== number).map(moved);
    if (combat.companion !== undefined && combat.companion !== null)
      combat.companion = combat.companion === number ? null : moved(combat.companion);
    if (combat.group)
      combat.group.parts = combat.group.parts.map(part =>
        part.unit === null ? part : { ...part, unit: part.unit === number ? null : moved(part.unit) },
      );
  }
  state.lasting = state.lasting.flatMap(one => {
    if (one.by !== `seat-${seat}` || one.unit === null) return [one];
    return one.unit === number ? [{ ...one, unit: null }] : [{ ...one, unit: moved(one.unit) }];
  });
}
