import { classOf } from '../content/heroes.ts';
import { itemOf } from '../content/items/index.ts';
import { powerOf } from '../content/powers/index.ts';
import type { Hero, Item, PowerInPlay, State } from '../state.ts';
import type { Io } from '../types.ts';
import { worn } from './standing.ts';

/** Could this hero choose the card: its own or a talent, of a fitting nature, of a rank it has reached (SS-POW-02, -03, -11 to -13)? */
export function suits({ id, class: own, rank }: Hero, power: PowerInPlay['id']): boolean {
  const { of, nature: needed, levels } = powerOf(power);
  const { nature } = classOf(id, own);
  if (of !== 'talent' && of !== id) return false;
  if (needed !== 'neutral' && nature !== 'neutral' && needed !== nature) return false;
  return (levels[0]?.level ?? 1) <= rank;
}

/** There is one card of each power: has somebody got it? */
export const isTaken = ({ heroes }: Pick<State, 'heroes'>, power: PowerInPlay['id']): boolean =>
  heroes.some(hero => hero.powers.some(({ id }) => id === power));

/**
 * Powers follow the items that grant them: the card comes when the item is equipped and goes when the hero has the item no more (SS-POW-14). In between it
 * stays, with its hourglasses, so that taking an item off and on again readies nothing.
 */
export function settleGrants(state: State, io: Io): void {
  for (const hero of state.heroes) {
    if (hasGranted(hero)) {
      const owned = [...worn(hero), ...hero.pack].map(({ id }) => id);
      hero.powers = hero.powers.filter(({ from }) => from === null || owned.includes(from));
    }
    if (hero.main !== null) grant(state, io, hero, hero.main);
    if (hero.off !== null) grant(state, io, hero, hero.off);
    if (hero.armour !== null) grant(state, io, hero, hero.armour);
    if (hero.artefact !== null) grant(state, io, hero, hero.artefact);
  }
}

function hasGranted({ powers }: Hero): boolean {
  for (const { from } of powers) if (from !== null) return true;
  return false;
}

function grant(state: State, io: Io, hero: Hero, { id: from }: Item): void {
  const { grants } = itemOf(from);
  if (grants === undefined || isTaken(state, grants) || !suits(hero, grants)) return;
  hero.powers.push({ id: grants, glasses: 0, from });
  io.tell?.({ kind: 'learned', hero: hero.id, power: grants, rule: 'SS-POW-14' });
}
