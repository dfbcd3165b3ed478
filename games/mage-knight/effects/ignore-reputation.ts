import { speak } from '@tafelrunde/engine';
import { reputationModifier } from '../content/levels.ts';
import { lay } from '../rules/lasting.ts';
import type { MageWord } from './word.ts';

/** The own reputation does not count this turn, neither for the better nor for the worse; what it has changed in this interaction is taken back. */
export interface IgnoreReputation {
  readonly do: 'ignore-reputation';
}

export const ignoreReputation: MageWord<IgnoreReputation> = {
  can: ({ turn, hero }) =>
    (turn.stage === 'move' && !turn.acted) ||
    (turn.stage === 'interaction' && (reputationModifier(hero.reputation) ?? 0) < 0),
  act(at) {
    const { hero, turn } = at;
    if (turn.stage === 'interaction') turn.influence -= reputationModifier(hero.reputation) ?? 0;
    lay(at, 'turn-end', 'ignore-reputation', { do: 'rule', rule: 'ignore-reputation' }, { unit: null, colours: [] });
  },
  say: (_, { lang }) => speak(lang)('Your reputation is ignored this turn.', 'Dein Ansehen zählt in diesem Zug nicht.'),
};
