import { endAt, restore } from '@tafelrunde/engine';
import { itemOf } from '../content/items/index.ts';
import { RUNES } from '../effects/token.ts';
import type { Figure, State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { wakeByHarm } from './bosses.ts';
import { removeCondition } from './conditions.ts';
import { spendShards } from './ranks.ts';
import { saveRoll } from './saves.ts';
import { worn } from './standing.ts';
import { checkStory } from './story.ts';
import { announce } from './triggers.ts';
import { fullShields } from './values.ts';
import { suffer } from './wounds.ts';

const everyFigure = (state: State): Figure[] => [
  ...state.heroes.filter(({ ghost }) => !ghost),
  ...state.companions,
  ...state.enemies.flatMap(({ bodies }) => bodies),
];

/** The time phase: effects, powers, shards (SS-TIME-01 to -05). */
export function* timePhase(state: State, io: Io): Flow {
  state.round++;
  io.tell?.({ kind: 'round', round: state.round, rule: 'SS-ROUND-02' });
  restore(state.used, 'round');
  yield* announce(state, io, 'round-begins', {});
  yield* inflictWounds(state, io);
  // Fire and poison may have killed the last one who had to be slain (SS-END-02).
  yield* checkStory(state, io);
  if (state.over !== null) return;
  for (const { id } of everyFigure(state)) yield* announce(state, io, 'time-effects', { figure: id });
  refresh(state, io);
  yield* announce(state, io, 'time-refresh', {});
  recharge(state, io);
  yield* spendShards(state, io);
  yield* checkStory(state, io);
  state.stage = 'battle';
}

/** Fire and poison (SS-FIRE-02, -03, -06, SS-COND-22, -23). */
function* inflictWounds(state: State, io: Io): Flow {
  for (const figure of everyFigure(state)) {
    const burning = figure.fire.length;
    if (burning > 0) figure.fire = burntDown(figure.fire);
    if (burning > 0) wakeByHarm(state, io, figure.id, 'fireBy');
    if (burning > 0 && (yield* suffer(state, io, figure.id, burning, null, 'SS-FIRE-02'))) continue;
    const poison = figure.conditions.find(one => one === 'poisoned-1' || one === 'poisoned-2');
    if (poison === undefined) continue;
    wakeByHarm(state, io, figure.id, 'poisonBy');
    const killed = yield* suffer(state, io, figure.id, poison === 'poisoned-2' ? 2 : 1, null, 'SS-COND-22');
    if (!killed && (yield* saveRoll(state, io, figure.id, poison))) removeCondition(state, io, figure.id, poison);
  }
  for (const ground of state.ground) if (ground.fire.length > 0) ground.fire = burntDown(ground.fire);
}

const burntDown = (fire: readonly number[]): number[] => fire.filter(n => n > 1).map(n => n - 1);

/** Effects until the time phase end; shields are refreshed, soul weapons and hero markers turned back (SS-USE-07, SS-MSH-03, SS-SWEAP-06, SS-HTURN-11). */
function refresh(state: State, io: Io): void {
  endAt(state.lasting, 'time');
  for (const hero of state.heroes) {
    hero.acted = false;
    for (const rune of RUNES)
      if (rune in hero.tokens) {
        delete hero.tokens[rune];
        io.tell?.({ kind: 'tokens', figure: hero.id, token: rune, n: 0, rule: 'SS-USE-07' });
      }
    for (const item of worn(hero))
      if (itemOf(item.id).deck === 'soul' && item.side === 1) {
        item.side = 0;
        io.tell?.({ kind: 'item', hero: hero.id, item: item.id, how: 'turned', rule: 'SS-SWEAP-06' });
      }
  }
  for (const companion of state.companions) companion.acted = false;
  for (const figure of everyFigure(state)) figure.shields = fullShields(state, figure.id);
}

/** Powers with one hourglass become ready, then all others lose one (SS-TIME-03, -04, SS-COOL-04, -05). Ghosts' powers too (SS-GHOST-14). */
function recharge(state: State, io: Io): void {
  for (const hero of state.heroes)
    for (const power of hero.powers) {
      if (power.glasses === 0) continue;
      power.glasses--;
      io.tell?.({
        kind: 'cooldown',
        hero: hero.id,
        power: power.id,
        glasses: power.glasses,
        rule: power.glasses === 0 ? 'SS-TIME-03' : 'SS-TIME-04',
      });
    }
}
