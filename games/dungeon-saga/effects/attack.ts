import { boardOf, figuresTouch } from '../board.ts';
import type { AttackForm, Targets } from '../content/effects.ts';
import { attackWords } from '../content/words.ts';
import { newAttack, resolve } from '../rules/melee.ts';
import { isEngaged } from '../rules/movement.ts';
import { figuresFor, isAnyFor, pickIds, thingsFor } from '../rules/targets.ts';
import { type Figure, isHero, onBoard, type State, thingOf } from '../state.ts';
import { type CardWord, several } from './word.ts';

/**
 * You attack each target separately, with all steps (DS-MELEE-04, DS-SHOOT-05, DS-MAGIC-17). `dice`: the number before modifiers; `own` is your combat
 * dice for melee, your ranged dice for ranged. Melee and ranged attacks suffer the standard modifiers, magical ones never. The range and sight of the aim
 * replace the usual ones, but ranged attacks stay barred against adjacent targets and while you stand in front of an enemy (DS-SHOOT-01, -04).
 */
export interface Attack {
  readonly do: 'attack';
  readonly form: AttackForm;
  readonly dice: number | 'own';
  readonly aim: Targets;
}

export const attack: CardWord<Attack> = {
  can({ state, you }, { form, aim }) {
    if (isAnyFor(state, you, aim, figure => mayAttackWith(state, you, figure, form))) return true;
    return form === 'melee' && thingsFor(state, you, { ...aim, of: 'lock' }).length > 0;
  },
  *act(at, effect) {
    const { state, io, you } = at;
    const { form, dice, aim } = effect;
    const targets = yield* pickIds(state, you, aim, targetsOf(state, you, effect), 'DS-MAGIC-20');
    for (const target of targets) {
      const there = onBoard(state, target) || thingOf(state, target)?.open === false;
      if (there && onBoard(state, you.id))
        yield* resolve(state, io, newAttack(state, you, target, { form, base: dice }));
    }
    at.same = targets;
  },
  say({ form, dice, aim }, { lang, t }) {
    const many = dice === 'own' ? t('your own dice', 'deinen eigenen Würfeln') : t(`${dice} dice`, `${dice} Würfeln`);
    const whom = several(aim)
      ? t('against each target separately', 'gegen jedes Ziel einzeln')
      : t('against the target', 'gegen das Ziel');
    return `${attackWords[form][lang]} ${t('with', 'mit')} ${many} ${whom}.`;
  },
};

/** Enemies in reach, and things with a normal lock for melee; ranged attacks keep their bars. */
function targetsOf(state: State, you: Figure, { form, aim }: Attack): string[] {
  const figures = figuresFor(state, you, aim, figure => mayAttackWith(state, you, figure, form));
  const ids = figures.map(figure => figure.id);
  return form === 'melee' && isHero(you) ? [...ids, ...thingsFor(state, you, { ...aim, of: 'lock' })] : ids;
}

/** Ranged attacks stay barred at close quarters, whatever gives them (DS-SHOOT-01, -04). */
function mayAttackWith(state: State, you: Figure, target: Figure, form: AttackForm): boolean {
  return form !== 'ranged' || (!figuresTouch(boardOf(state), you, target) && !isEngaged(state, you));
}
