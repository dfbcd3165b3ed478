import { choose, insert, restore } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { encountersOf, questOf } from '../../content/index.ts';
import { bringsBack } from '../../effects/replace.ts';
import { type Hero, heroOf, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { findSpoils } from '../campaign/spoils.ts';
import { gainCitizens } from '../citizens.ts';
import { recoverFatigue } from '../damage.ts';
import { legendRules } from '../learned.ts';
import { refreshPlot } from '../plot.ts';
import { raise } from '../recovery.ts';
import { layEncounter } from '../setting-up.ts';
import { claimStone } from '../sun-stone.ts';
import { isTainted } from '../tainted.ts';
import { announce } from '../window.ts';

/** After an encounter: the next one, or the end of the quest (D2-ENC-02 to -10). */
export function* between(state: State, io: Io): Flow {
  const winner = state.won[state.won.length - 1] ?? 'overlord';
  yield* claimStone(state, io);
  if (winner === 'overlord') gainCitizens(state, io, questOf(state.quest, state.encounter).citizens ?? []);
  yield* announce(state, io, 'encounter-over', {});
  refreshPlot(state, 'encounter');
  // In The Delve a stage that is lost is the end of it (D2-RTL-19, D2-DELVE-13).
  if (state.encounter + 1 >= encountersOf(state.quest) || (state.legend !== null && winner === 'overlord')) {
    yield* announce(state, io, 'quest-over', { by: winner });
    refreshPlot(state, 'quest');
    state.stage = 'over';
    bringBack(state);
    if (winner === 'heroes') findSpoils(state, io);
    state.over = { winner, why: questOf(state.quest, state.encounter).name.en };
    return;
  }
  if (state.legend !== null) {
    legendRules().stageDone(state, io, state.legend);
    yield* legendRules().breather(state, io, state.legend);
    for (const period of ['encounter', 'round', 'turn'] as const) restore(state.used, period);
    state.encounter++;
    layEncounter(state, io);
    state.todo = ['upgrade', ...state.todo];
    return;
  }
  // The map is cleared, unless the next encounter goes on with it: nobody stands in the way of those who get up.
  if (questOf(state.quest, state.encounter + 1).stays === undefined) {
    state.monsters = [];
    for (const hero of state.heroes) hero.cells = [];
  }
  for (const { id } of state.heroes) {
    const hero = heroOf(state, id);
    if (hero.down !== null && !isTainted(state, id) && (yield* standsUp(hero)))
      yield* raise(state, io, id, 'stood-up', id);
    yield* recoverFatigue(state, io, id, hero.fatigue, 'between');
    hero.feat = true;
    hero.acted = false;
  }
  for (const period of ['encounter', 'round', 'turn'] as const) restore(state.used, period);
  state.encounter++;
  layEncounter(state, io);
}

/** Cards that went back into the box return with the figures that bring them (D2C-OL-37). */
function bringBack({ monsters, overlord }: State): void {
  for (const { marks, cells } of monsters)
    for (const mark of cells.length === 0 ? [] : Object.keys(marks))
      if (mark.startsWith(bringsBack(''))) insert(overlord.owned, mark.slice(bringsBack('').length));
}

/** Who is down may stand up for free (D2-ENC-06). */
function* standsUp({ seat }: Hero): Flow<boolean> {
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'between',
    rule: 'D2-ENC-06',
    options: [{ do: 'stand-up' }, { do: 'pass' }],
  });
  return choice.do === 'stand-up';
}
