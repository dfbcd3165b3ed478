import type { MinionId, Targets } from '../content/effects.ts';
import { minionWords } from '../content/words.ts';
import { summonAt } from '../rules/placing.ts';
import { isSummonable } from '../rules/supply.ts';
import { pickSquares, squaresFor } from '../rules/targets.ts';
import { type CardWord, several } from './word.ts';

/** A figure of this type is put on each target square if the supply of the adventure has one left; the limit for raising counts (DS-RAISE-03). `aim.of` is `square`. */
export interface Summon {
  readonly do: 'summon';
  readonly minion: MinionId;
  readonly aim: Targets;
}

export const summon: CardWord<Summon> = {
  can: ({ state, you }, { minion, aim }) => isSummonable(state, minion) && squaresFor(state, you, aim).length > 0,
  act: ({ state, io, you }, { minion, aim }) =>
    pickSquares(
      state,
      you,
      aim,
      () => (isSummonable(state, minion) ? squaresFor(state, you, aim) : []),
      cell => summonAt(state, io, you, cell, minion),
      'DS-FREE-06',
    ),
  say({ minion, aim }, { lang, t }) {
    const where = several(aim) ? t('each target', 'jedes Ziel') : t('the target', 'das Ziel');
    const figure = minionWords[minion].one[lang];
    return t(`Put ${figure} from the supply on ${where}.`, `Stelle ${figure} aus dem Vorrat auf ${where}.`);
  },
};
