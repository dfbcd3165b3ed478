import { descent, type State } from '@tafelrunde/descent';
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { checkConfig, copy, erased, Match, odds } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { Contender, Contenders } from '../contender.ts';
import { onMatch, onRun } from '../random-play.ts';

const FIRST = checkConfig(erased(descent), { seats: 5, settings: { heroes: 4 } });
const FIELD = checkConfig(erased(skirmish), {});
const HALL = checkConfig(erased(dungeonSaga), {});

/** The first turn of a hero with a monster before him: three more dice for him, more for whoever defends. */
function attack(): Contender {
  const begun = Match.start(descent, FIRST, { seed: 'odds' });
  while (begun.ask !== null && begun.ask.kind !== 'turn') begun.choose(begun.ask.options.length - 1);
  const state: State = copy(begun.state);
  const by = state.turns[0]?.figure ?? '';
  const hero = state.heroes.find(({ id }) => id === by);
  const monster = state.monsters.find(({ cells }) => cells.length === 1);
  const free = hero && state.heroes.find(({ id }) => id !== by);
  if (!hero || !monster || !free) throw new Error('There is nobody to fight.');
  // The monster stands where another hero stood, beside the one in turn.
  monster.cells = free.cells;
  free.cells = [];
  free.away = true;
  for (const [on, pool, dice] of [
    [by, 'attack', ['red', 'yellow', 'green', 'red']],
    [monster.id, 'defence', ['gray', 'black']],
  ] as const)
    state.lasting.push({
      source: 'bench',
      key: pool,
      on,
      by: on,
      until: 'quest-end',
      what: { do: 'dice', pool, dice },
      next: false,
    });
  const match = Match.from(descent, FIRST, state, { seed: 'odds' });
  const option = match.optionIds().findIndex(name => name.startsWith('attack:unarmed'));
  return {
    run() {
      if (!odds(match, option).exact) throw new Error('These odds should be exact.');
      return 1;
    },
  };
}

export const contenders: Contenders = {
  skirmish: () => onRun(skirmish, FIELD),
  saga: () => onRun(dungeonSaga, HALL),
  tafelrunde: () => onRun(descent, FIRST),
  tafelrundeMatch: () => onMatch(descent, FIRST),
  odds: attack,
};
