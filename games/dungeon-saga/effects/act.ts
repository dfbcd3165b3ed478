import type { Speak } from '@tafelrunde/engine';
import type { Aim } from '../content/effects.ts';
import { act as takeSteps } from '../rules/turn.ts';
import { anyone, type CardWord, does, isAny, onEach, who } from './word.ts';

/**
 * The targets may at once take these steps in this order, each may be left out; their own player decides. `move`: a normal move (breaking away included) of
 * at most `squares`, or of their move value. `attack`: a melee or ranged attack. `action`: any one action. This is no activation and
 * uses up nothing: neither turn nor activation nor command.
 */
export interface Act {
  readonly do: 'act';
  readonly aim: Aim;
  readonly steps: readonly ('move' | 'attack' | 'action')[];
  readonly squares?: number;
}

export const act: CardWord<Act> = {
  can: (at, { aim }) => isAny(at, aim, anyone),
  act: (at, { aim, steps, squares }) =>
    onEach(at, aim, anyone, figure => takeSteps(at.state, at.io, figure, steps, squares)),
  say: (effect, s) =>
    `${who(effect.aim, s)} ${s.t('may at once take', does(effect.aim, 'darfst sofort', 'darf sofort'))} ${stepWords(effect, s.t)}${s.t('', ' ausführen')}.`,
};

/** "a move of up to 4 squares, then 2 attacks" (accusative). */
function stepWords(effect: Act, t: Speak): string {
  const one = {
    move:
      effect.squares === undefined
        ? t('a move', 'eine Bewegung')
        : t(`a move of up to ${effect.squares} squares`, `eine Bewegung von bis zu ${effect.squares} Feldern`),
    attack: t('an attack', 'einen Angriff'),
    action: t('an action', 'eine Aktion'),
  } as const;
  const several = {
    move: t('moves', 'Bewegungen'),
    attack: t('attacks', 'Angriffe'),
    action: t('actions', 'Aktionen'),
  } as const;
  const runs: { readonly step: keyof typeof one; times: number }[] = [];
  for (const step of effect.steps) {
    const run = runs.at(-1);
    if (run?.step === step) run.times += 1;
    else runs.push({ step, times: 1 });
  }
  return runs
    .map(({ step, times }) => (times === 1 ? one[step] : `${times} ${several[step]}`))
    .join(t(', then ', ', dann '));
}
