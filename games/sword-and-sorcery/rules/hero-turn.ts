import { choose, endAt, restore } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type Hero, heroOf, type State, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { attacking } from './attacking.ts';
import { carrying } from './carrying.ts';
import { endConditions } from './conditions.ts';
import { elements } from './elements.ts';
import { beginEnemyTurn } from './enemies/enemy-turn.ts';
import { ghostTurn } from './ghost.ts';
import { movement } from './movement.ts';
import { powers } from './powers.ts';
import { seesWell } from './saves.ts';
import { soulWeapons } from './soul-weapons.ts';
import { specialActions } from './special-actions.ts';
import { standardActions } from './standard-actions.ts';
import { checkStory } from './story.ts';
import { countAsTaken, isNewAction, isUse } from './taking.ts';
import { announce } from './triggers.ts';
import type { TurnChapter } from './turn-chapter.ts';
import { gemOf, numberOf } from './values.ts';

type Act = (state: State, io: Io, hero: Hero, turn: Turn, choice: Choice) => Flow | undefined;
interface Contents {
  readonly chapters: readonly TurnChapter<never>[];
  readonly acts: ReadonlyMap<string, Act>;
}

let contents: Contents | null = null;

/** All that a turn is made of. It is listed with the first turn: chapters lead back to this module, and some are not there yet while it is loaded. */
function turnContents(): Contents {
  if (contents !== null) return contents;
  const chapters = [
    movement,
    attacking,
    powers,
    standardActions,
    elements,
    carrying,
    soulWeapons,
    specialActions,
  ] as readonly TurnChapter<never>[];
  contents = {
    chapters,
    acts: new Map(chapters.flatMap(({ acts }) => Object.entries(acts) as [string, Act][])),
  };
  return contents;
}

/** The turn of a hero begins (SS-HTURN-01). Who is stunned skips it; the enemy turn follows all the same (SS-COND-06, -08). */
export function* beginTurn(state: State, io: Io, hero: Hero): Flow {
  state.active = hero.id;
  state.stage = 'turn';
  restore(state.used, 'turn');
  const stunned = hero.conditions.includes('stunned');
  state.turn = newTurn(state, hero);
  io.tell?.({ kind: stunned ? 'turn-skipped' : 'turn', hero: hero.id, rule: stunned ? 'SS-COND-06' : 'SS-BATL-01' });
  yield* announce(state, io, 'turn-start', { figure: hero.id });
}

/** A turn with the actions of the gem (SS-HTURN-04); over at once for whoever is stunned. */
export const newTurn = (state: State, hero: Hero): Turn => ({
  hero: hero.id,
  points: null,
  moved: false,
  combat: numberOf(state, hero.id, 'combat', gemOf(hero, 'combat')),
  standard: numberOf(state, hero.id, 'standard', gemOf(hero, 'standard')),
  slowed: hero.conditions.includes('slowed') ? 1 : null,
  extra: [],
  dropped: [],
  droppedCoins: false,
  over: hero.conditions.includes('stunned'),
});

/** One decision of the turn, and what follows from it. */
export function* turnStep(state: State, io: Io, turn: Turn): Flow {
  const hero = heroOf(state, turn.hero);
  if (hero.ghost) return yield* ghostTurn(state, io, hero, turn);
  if (turn.over) return yield* endTurn(state, io, hero);
  const options = () => offers(state, hero, turn);
  const kind: AskKind = turn.extra.length > 0 ? 'combat' : 'turn';
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind,
    rule: 'SS-HTURN-01',
    about: hero.id,
    options,
    always: true,
  });
  if (choice.do === 'end') return yield* endTurn(state, io, hero);
  if (choice.do === 'done') {
    turn.extra = [];
    return;
  }
  yield* act(state, io, hero, turn, choice);
  if (state.over !== null) return;
  yield* checkStory(state, io);
  if (turn.over || hero.ghost) turn.over = true;
}

/** An action, or a part of the one under way. Every new one ends hiding, and who is blinded saves before it (SS-ENG-14, SS-COND-12). */
function* act(state: State, io: Io, hero: Hero, turn: Turn, choice: Choice): Flow {
  const carryOut = turnContents().acts.get(choice.do);
  if (carryOut === undefined) throw new Error(`No chapter of the hero turn carries out "${choice.do}".`);
  if (isNewAction(turn, choice)) {
    if (!(yield* seesWell(state, io, hero))) {
      hero.hidden = false;
      countAsTaken(state, io, hero, turn, choice);
      return;
    }
    if (!isUse(choice)) hero.hidden = false;
  }
  const flow = carryOut(state, io, hero, turn, choice);
  if (flow) yield* flow;
}

/** Everything the hero can do now, by chapters. */
export function offers(state: State, hero: Hero, turn: Turn): Choice[] {
  const found: Choice[] = [];
  for (const chapter of turnContents().chapters) found.push(...chapter.offers(state, hero, turn));
  found.push(turn.extra.length > 0 ? { do: 'done' } : { do: 'end' });
  return found;
}

/** The turn ends: the marker is turned, effects of this turn end, the enemy turn follows (SS-HTURN-11, SS-USE-06). */
export function* endGhostTurn(state: State, io: Io, hero: Hero): Flow {
  yield* endTurn(state, io, hero);
}

function* endTurn(state: State, io: Io, hero: Hero): Flow {
  yield* announce(state, io, 'turn-end', { figure: hero.id });
  hero.acted = true;
  endConditions(state, io, hero.id);
  endAt(state.lasting, 'turn-end');
  io.tell?.({ kind: 'turn-ended', hero: hero.id, rule: 'SS-HTURN-11' });
  state.turn = null;
  yield* beginEnemyTurn(state, io, hero);
}
