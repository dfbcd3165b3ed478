import { shuffleIn } from '@tafelrunde/engine';
import { ACTIVATIONS, type ActivationCard, type ActivationId, type Select } from '../../content/activations.ts';
import type { CardId } from '../../content/enemies/index.ts';
import { LEVELS } from '../../content/words.ts';
import type { Enemy, EnemyTurn, Hero, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { checkStory } from '../story.ts';
import { draw } from '../supplies.ts';
import { announce } from '../triggers.ts';
import { stepsFrom } from '../zones.ts';
import { activate } from './activation.ts';
import { scrollOf } from './cards.ts';
import { activationOrder } from './order.ts';

/** After a hero's turn the enemies have theirs: none without enemies, none after a ghost (SS-ETURN-01, -07). */
export function* beginEnemyTurn(state: State, io: Io, hero: Hero): Flow {
  state.stage = 'enemies';
  state.enemyTurn = { card: null, queue: [], special: false };
  if (state.enemies.length === 0 || hero.ghost) return;
  yield* drawActivation(state, io);
}

/** An activation card says who activates; the queue is made once (SS-ETURN-02, -03). */
export function* drawActivation(state: State, io: Io): Flow {
  const id = draw(state.supplies.activation, io);
  if (id === null) return;
  io.reveal?.('all', { drawn: id });
  const card = ACTIVATIONS[id];
  const chosen = selected(state, card);
  const queue = yield* activationOrder(state, chosen.cards, chosen.most);
  io.tell?.({ kind: 'activation-card', card: id, queue, rule: 'SS-ETURN-02' });
  discard(state, id, card);
  yield* announce(state, io, 'activation-drawn', { card: id });
  state.enemyTurn = { card: id, queue: [...(state.enemyTurn?.queue ?? []), ...queue], special: card.special ?? false };
}

/** Cards that shuffle bring the other discards back and lie alone on the discard pile (SS-ACTV-09). */
function discard(state: State, id: ActivationId, { shuffle }: ActivationCard): void {
  const { activation } = state.supplies;
  if (shuffle) {
    shuffleIn(activation.pile, activation.out);
    activation.out = [];
  }
  activation.out.push(id);
}

interface Selected {
  readonly cards: readonly CardId[];
  readonly most: number;
}

/** The first option if a part of it can be carried out, else the second (SS-ETURN-03, -04). */
function selected(state: State, { first, otherwise }: ActivationCard): Selected {
  const chosen = select(state, first);
  return chosen.cards.length > 0 || otherwise === undefined ? chosen : select(state, otherwise);
}

function select(state: State, which: Select): Selected {
  const all = (fits: (enemy: Enemy) => boolean): Selected => ({
    cards: state.enemies.filter(fits).map(({ id }) => id),
    most: Number.POSITIVE_INFINITY,
  });
  switch (which.by) {
    case 'none':
      return { cards: [], most: 0 };
    case 'count':
      return { ...all(() => true), most: which.n };
    case 'level':
      return all(enemy => scrollOf(enemy).level === which.level);
    case 'style':
      // The universal rune is every style (SS-ACTV-08).
      return all(enemy => scrollOf(enemy).style === which.style || scrollOf(enemy).style === 'all');
    case 'highest': {
      const highest = LEVELS.find(level => state.enemies.some(enemy => scrollOf(enemy).level === level));
      return all(enemy => scrollOf(enemy).level === highest);
    }
    case 'wounded':
      return all(({ bodies }) => bodies.some(({ wounds }) => wounds > 0));
    case 'near':
      return all(enemy => distance(state, enemy) <= which.n);
    case 'far':
      return all(enemy => distance(state, enemy) > which.n);
  }
}

/** Zones to the nearest hero in play, by a legal way. */
function distance(state: State, { bodies }: Enemy): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { zone } of bodies)
    for (const hero of state.heroes) if (!hero.ghost) nearest = Math.min(nearest, stepsFrom(state, zone, hero.zone));
  return nearest;
}

/** One enemy of the queue activates; then the next hero's turn (SS-ETURN-05, -06). */
export function* enemyStep(state: State, io: Io): Flow {
  const turn = state.enemyTurn;
  const next = turn?.queue.shift();
  if (turn === null || next === undefined) {
    // Whose turn it was stays the active hero until another is chosen: events mean the last one (SS-EVNT-11).
    state.enemyTurn = null;
    state.stage = 'battle';
    return;
  }
  const enemy = state.enemies.find(({ id }) => id === next);
  if (enemy !== undefined) yield* activate(state, io, enemy, turn.special);
  yield* checkStory(state, io);
}

/** An activation card in the middle of something else: it is carried out completely, then the action goes on (SS-ACTV-10). */
export function* activateNow(state: State, io: Io): Flow {
  const outer = state.enemyTurn;
  state.enemyTurn = null;
  yield* drawActivation(state, io);
  const drawn = state.enemyTurn as EnemyTurn | null;
  for (const id of drawn?.queue ?? []) {
    const enemy = state.enemies.find(one => one.id === id);
    if (enemy !== undefined) yield* activate(state, io, enemy, drawn?.special ?? false);
  }
  state.enemyTurn = outer;
}
