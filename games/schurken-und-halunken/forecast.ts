import { type AskOf, type Forecast, type Lang, type Text, totalOf } from '@tafelrunde/engine';
import { nameOf } from './names.ts';
import { declared, defenceValue, isAnswer } from './rules/parry.ts';
import { figuresOf, findFigure, groupOf, itemOf, type State } from './state.ts';
import type { SchurkenUndHalunken } from './types.ts';

const NOTHING: Text = { en: 'nothing', de: 'nichts' };

/** What an option leads to, by name: who loses how much, who dies, who appears. Nobody else meddles, and the target parries as well as it can. */
export const forecast: Forecast<SchurkenUndHalunken> = {
  classify: (before, after, lang) => changes(before, after, lang).join(', ') || NOTHING[lang],
  assume(ask, state) {
    if (ask.kind === 'defend') return bestDefence(ask, state);
    const pass = ask.options.findIndex(option => option.do === 'pass');
    if (ask.kind === 'plunder') return 0;
    return pass >= 0 ? pass : null;
  },
};

/** Those of the others first, the own side of the player on turn last. */
function changes(before: State, after: State, lang: Lang): string[] {
  const was = lives(before);
  const is = lives(after);
  const found: string[] = [];
  for (const [id, life] of was) {
    const lost = life - (is.get(id) ?? 0);
    if (!is.has(id)) found.push(FATES.killed(nameOf(id), lang));
    else if (lost > 0) found.push(FATES.lost(nameOf(id), lang, lost));
  }
  for (const id of is.keys()) if (!was.has(id)) found.push(FATES.appeared(nameOf(id), lang));
  return found;
}

const FATES = {
  killed: (name: Text, lang: Lang): string => (lang === 'de' ? `${name.de} tot` : `${name.en} killed`),
  lost: (name: Text, lang: Lang, amount: number): string =>
    lang === 'de' ? `${name.de} ${amount} Schaden` : `${name.en} ${amount} damage`,
  appeared: (name: Text, lang: Lang): string => (lang === 'de' ? `${name.de} erscheint` : `${name.en} appears`),
};

function lives(state: State): Map<string, number> {
  const found = new Map<string, number>();
  const { length } = state.groups;
  for (let i = 1; i <= length; i++) {
    const group = groupOf(state, (state.active + i) % length);
    for (const who of [...figuresOf(group), group.npc, group.demon])
      if (who && who.life > 0) found.set(who.id, who.life);
  }
  return found;
}

/** The highest total among what lies in the open: what a hand may hold plays no part. Whoever else offers protection is not turned down. */
function bestDefence({ options, seat }: AskOf<SchurkenUndHalunken>, state: State): number {
  const { combat } = state;
  if (!combat) return 0;
  const stranger = options.findIndex(option => option.do === 'accept' && findFigure(state, option.by)?.group !== seat);
  if (stranger >= 0) return stranger;
  const who = findFigure(state, combat.protector ?? combat.target);
  const before = combat.defence;
  let best = options.length - 1;
  let highest = -1;
  for (const [i, option] of options.entries()) {
    if (!isAnswer(option) || (option.do === 'ward' && who && !itemOf(who, option.card))) continue;
    combat.defence = declared(option);
    const value = totalOf(defenceValue(state, combat));
    if (value <= highest) continue;
    highest = value;
    best = i;
  }
  combat.defence = before;
  return best;
}
