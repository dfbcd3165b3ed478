import type { State } from '../../../state.ts';
import { acts, hero, monster, type Played, raid, sit, strike } from '../../positions.ts';

export const GRISBAN = 'grisban-the-thirsty';
export const AVRIC = 'avric-albright';

const worn = (id: string) => ({ id, tired: false, worn: true, used: false, on: null });

/** The option that uses an ability of a card. */
export const use = (of: string, by: string = GRISBAN, n = 0): string => `use:${by},${of},${n}`;

/** Grisban at F5 has nothing but these cards; Avric at F7, a zombie master at G5, a zombie at J8. It is Grisban's turn. */
export const bearing = (items: readonly string[], more: (state: State) => void = () => {}): Played =>
  acts(
    sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5').cards = items.map(worn);
      hero(state, AVRIC, 'disciple', 'F7').cards = [];
      monster(state, 'zombie*', 'G5');
      monster(state, 'zombie', 'J8');
      more(state);
    }),
    GRISBAN,
  );

/** A monster at G5 attacks Grisban at F5, who has nothing but these cards. */
export function attacked(
  items: readonly string[],
  dice: readonly number[],
  more: (state: State) => void = () => {},
): Played {
  const t = raid(state => {
    hero(state, GRISBAN, 'berserker', 'F5').cards = items.map(worn);
    monster(state, 'zombie', 'G5');
    more(state);
  }, 'zombie-1');
  return t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [...dice]);
}

/** Splig at G5 bears this relic; Grisban at F5 has no cards but these. It is Splig's activation. */
export const borne = (relic: string, items: readonly string[] = [], more: (state: State) => void = () => {}): Played =>
  raid(state => {
    hero(state, GRISBAN, 'berserker', 'F5').cards = items.map(worn);
    monster(state, 'splig', 'G5').relic = relic;
    more(state);
  }, 'splig');

/** Something gives a figure so many surges in each attack. */
export function surging(state: State, on: string, n: number): void {
  state.lasting.push({
    source: 'laid',
    key: `surges-${on}`,
    on,
    by: on,
    until: 'encounter-end',
    next: false,
    what: { do: 'bonus', to: 'surges', n },
  });
}

/** Nobody answers any more; no further surges are spent. */
export function quiet(t: Played): Played {
  for (let i = 0; i < 20 && ['answer', 'surge', 'order', 'range'].includes(t.kind ?? ''); i++)
    t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
  return t;
}
