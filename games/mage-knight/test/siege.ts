import type { CardId } from '../content/cards.ts';
import type { EnemyId } from '../content/enemies.ts';
import { newSite } from '../rules/sites.ts';
import { heroOf, type State } from '../state.ts';
import { combat, hexOn, hold, layMap, type Sitting, sit, stand, tokens, tokensOn } from './positions.ts';

/** The city lies in the middle; heroes stand west, north-west and east of it. */
export const CITY = hexOn(1, 0, 0);
export const WEST = hexOn(1, 0, 5);
export const NORTHWEST = hexOn(1, 0, 6);
export const EAST = hexOn(1, 0, 2);
/** Beside the city and the space in the west. */
export const SOUTHWEST = hexOn(1, 0, 4);
export const PLACES = [WEST, NORTHWEST, EAST];

interface Siege {
  readonly seats?: number;
  readonly defenders?: readonly EnemyId[];
  readonly competitive?: boolean;
  readonly settings?: Readonly<Record<string, boolean>>;
  readonly hand?: readonly CardId[];
  readonly seed?: string;
}

/** Everybody stands beside a blue city and holds enough to enter it and to defeat an enemy of armor 4. */
export function siege(
  {
    seats = 2,
    defenders = ['prowlers', 'prowlers'],
    competitive = false,
    settings = {},
    hand = ['march', 'rage'],
    seed = 'siege',
  }: Siege = {},
  arrange: (state: State) => void = () => {},
): Sitting {
  return sit({ scenario: competitive ? 'full-conquest' : 'full-cooperation', seats, settings, seed }, state => {
    layMap(state, ['country-3']);
    state.map.sites[CITY] = { ...newSite('city', 'blue'), level: 4 };
    tokensOn(state, CITY, ...defenders);
    for (let seat = 0; seat < seats; seat++) {
      stand(state, seat, PLACES[seat] ?? 0);
      hold(state, seat, ...hand);
      tokens(state, seat, 'green', 'red');
    }
    arrange(state);
  });
}

/** An enemy that rampages beside the city and the space in the west. */
export function rampage(state: State): void {
  state.map.sites[SOUTHWEST] = newSite('marauding-orcs');
  tokensOn(state, SOUTHWEST, 'diggers');
}

export const city = (t: Sitting) => {
  const site = t.state.map.sites[CITY];
  if (!site) throw new Error('There is no city.');
  return site;
};
export const hero = (t: Sitting, seat: number) => heroOf(t.state, seat);
export const places = (t: Sitting) => t.state.heroes.map(({ at }) => at);

export const goIn = (t: Sitting) => t.choose('play:march,strong').choose(`step:${CITY}`);

/** Takes all damage on the hero, until the attack phase. */
function toAttack(t: Sitting): Sitting {
  while (combat(t).phase !== 'attack') {
    const [damage] = t.offered('damage:');
    t.choose(damage ?? t.offered('hurt:')[0] ?? 'done');
  }
  return t;
}
export const win = (t: Sitting) => toAttack(t).choose('target:0').choose('play:rage,strong').choose('strike');
export const lose = (t: Sitting) => toAttack(t).choose('done');

export const PROPOSE = `propose:${CITY}`;
/** Everybody agrees to the only proposal there is. */
export const agreed = (t: Sitting) => t.choose(PROPOSE).choose('yes');
export const why = (t: Sitting) => t.explain(PROPOSE).rule;
