import { encountersOf, questOf } from '../../content/index.ts';
import type { State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { recoverFatigue } from '../damage.ts';
import { raise } from '../recovery.ts';
import { layEncounter } from '../setting-up.ts';

/** After an encounter: the next one, or the end of the quest (D2-ENC-02 to -10). */
export function* between(state: State, io: Io): Flow {
  const winner = state.won[state.won.length - 1] ?? 'overlord';
  if (state.encounter + 1 >= encountersOf(state.quest)) {
    state.stage = 'over';
    state.over = { winner, why: questOf(state.quest, state.encounter).name.en };
    return;
  }
  for (const hero of state.heroes) {
    // Who is down may stand up for free (D2-ENC-06).
    if (hero.down !== null) yield* raise(state, io, hero.id, 'stood-up');
    recoverFatigue(state, io, hero.id, hero.fatigue, 'between');
    hero.feat = true;
    hero.acted = false;
    for (const card of hero.cards) card.tired = false;
  }
  state.encounter++;
  layEncounter(state, io);
}
