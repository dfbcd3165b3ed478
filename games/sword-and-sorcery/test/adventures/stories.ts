import { checkConfig, newChance, playOut, Run } from '@tafelrunde/engine';
import type { ActivationId } from '../../content/activations.ts';
import type { AdventureId } from '../../content/adventures/index.ts';
import type { CardId } from '../../content/enemies/index.ts';
import type { ClassId } from '../../content/heroes.ts';
import { type State, swordAndSorcery } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { healthOf } from '../../rules/values.ts';
import { groundOf, zoneNamed } from '../../rules/zones.ts';
import { enemy, type Sitting, sit } from '../positions.ts';

/** Groups by the nature of their first hero. */
export const LAWFUL: readonly ClassId[] = ['white-rose', 'archer'];
export const NEUTRAL: readonly ClassId[] = ['archer', 'white-rose'];
export const CHAOTIC: readonly ClassId[] = ['black-rose', 'archer'];

interface Scene {
  readonly heroes?: readonly ClassId[];
  readonly at: string;
  readonly rank?: number;
  readonly settings?: Readonly<Record<string, boolean>>;
}

/** The turn of the first hero in an adventure, everybody in one zone: no shadows, and activation cards that activate nobody. */
export function scene(
  adventure: AdventureId,
  { heroes = LAWFUL, at, rank = 1, settings = {} }: Scene,
  arrange: (state: State) => void = () => {},
): Sitting {
  return sit({ adventure, heroes, at, rank, settings, passing: ['react'] }, state => {
    state.shadows = [];
    state.supplies.activation = newSupply<ActivationId>(['A']);
    arrange(state);
  });
}

/** The option of a step into a zone of the adventure. */
export const into = (t: Sitting, name: string): string => `step:${zoneNamed(t.state, name)}`;

export const nameOf = (state: Pick<State, 'adventure'>, zone: number): string =>
  groundOf(state.adventure).map.zone(zone);

/** Where the first figure of an enemy stands; null: it is not in play. */
export function whereIs(t: Sitting, card: CardId): string | null {
  const zone = t.state.enemies.find(({ id }) => id === card)?.bodies[0]?.zone;
  return zone === undefined ? null : nameOf(t.state, zone);
}

export const enemiesOf = (t: Sitting): string[] => t.state.enemies.map(({ id }) => id).sort();

/** Zones in which a token lies, by name. */
export const lying = (t: Sitting, token: string): string[] =>
  t.state.ground.flatMap(({ tokens }, zone) => (tokens.includes(token) ? [nameOf(t.state, zone)] : [])).sort();

export const isOpen = (t: Sitting, symbol: string): boolean | undefined =>
  t.state.portals.find(one => one.symbol === symbol)?.open;

/** Only the active hero is still to act, and a face-up card is discarded: `t.choose('end')` leads into the next round. */
export function lastOfRound(state: State): void {
  for (const hero of state.heroes) hero.acted = hero.id !== state.turn?.hero;
  state.events.up.push('quiet-hour');
}

/** Only the active hero is still to act: `t.choose('end')` leads into an event phase in which this card is drawn. */
export function drawsNext(state: State, card: State['events']['up'][number]): void {
  for (const hero of state.heroes) hero.acted = hero.id !== state.turn?.hero;
  state.events.up = [];
  state.events.deck.top.push(card);
}

/** An enemy stands there with one wound left and burns: it dies in the next time phase. */
export function burning(state: State, card: CardId, at: string): void {
  const [found] = enemy(state, card, at).bodies;
  if (found === undefined) return;
  found.wounds = healthOf(state, found.id) - 1;
  found.fire = [1];
}

/** Paragraphs read by the last decision, without the name of the adventure. */
export const read = (t: Sitting): string[] =>
  t.happened().flatMap(event => (event.kind === 'story' ? [event.paragraph.split('/')[1] ?? ''] : []));

/** A game by chance from the choice of heroes to its end. The heroes are hardy, if need be: that takes them further into the story. */
export function randomGame(adventure: AdventureId, heroes: number, seed: string, hardy = true): State {
  const config = checkConfig(swordAndSorcery, { scenario: adventure, seats: 1, settings: { heroes } });
  const chance = newChance(seed);
  const state = swordAndSorcery.setup(config, chance);
  const run = new Run(swordAndSorcery, state, { chance });
  const pick = newChance(`${seed}/choices`);
  playOut(
    run,
    ({ options }) => {
      if (hardy) for (const hero of state.heroes) hero.wounds = 0;
      return pick.int(options.length);
    },
    20_000,
  );
  return state;
}
