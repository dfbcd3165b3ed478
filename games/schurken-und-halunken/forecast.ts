import type { Ask, Forecast, Lang } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { declared, defenceValue, isAnswer } from './rules/parry.ts';
import { figuresOf, findFigure, itemOf, type State } from './state.ts';

/** What an attack leads to: miss, so much damage, or a kill. Nobody else meddles, and the target parries as well as it can. */
export const forecast: Forecast<State, Choice> = {
  classify(before, after, lang) {
    const was = lives(before);
    const is = lives(after);
    let lost = 0;
    let killed = 0;
    let gained = 0;
    for (const [id, life] of was) {
      const left = is.get(id) ?? 0;
      if (left < life) lost += life - left;
      if (!is.has(id)) killed++;
    }
    for (const id of is.keys()) if (!was.has(id)) gained++;
    return named(lost, killed, gained, lang);
  },
  assume(ask, state) {
    if (ask.kind === 'defend') return bestDefence(ask, state);
    const pass = ask.options.findIndex(option => option.do === 'pass');
    if (ask.kind === 'plunder') return 0;
    return pass >= 0 ? pass : null;
  },
};

function lives(state: State): Map<string, number> {
  const found = new Map<string, number>();
  for (const group of state.groups)
    for (const who of [...figuresOf(group), group.npc, group.demon])
      if (who && who.life > 0) found.set(who.id, who.life);
  return found;
}

function named(lost: number, killed: number, gained: number, lang: Lang): string {
  if (killed > 0) return lang === 'de' ? 'tot' : 'killed';
  if (gained > 0) return lang === 'de' ? 'erschienen' : 'appeared';
  if (lost > 0) return lang === 'de' ? `${lost} Schaden` : `${lost} damage`;
  return lang === 'de' ? 'nichts' : 'nothing';
}

/** The highest total among what lies in the open: what a hand may hold plays no part. */
function bestDefence({ options }: Ask<Choice>, state: State): number {
  const { combat } = state;
  if (!combat) return 0;
  const who = findFigure(state, combat.protector ?? combat.target);
  const before = combat.defence;
  let best = options.length - 1;
  let highest = -1;
  for (const [i, option] of options.entries()) {
    if (!isAnswer(option) || (option.do === 'ward' && who && !itemOf(who, option.card))) continue;
    combat.defence = declared(option);
    const { value } = defenceValue(state, combat);
    if (value <= highest) continue;
    highest = value;
    best = i;
  }
  combat.defence = before;
  return best;
}
