import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { holds } from '../rules/holding.ts';
import { isOpen, membersOf } from '../rules/monsters.ts';
import { type Monster, overlordSeat } from '../state.ts';
import type { Effect } from './effect.ts';
import type { Test } from './tests.ts';
import { testText } from './tests-text.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Doing } from './word.ts';

/** The overlord chooses a monster group on the map; the effects work on its figures there. */
export interface ChooseGroup {
  readonly do: 'group';
  /** An open group. */
  readonly open?: true;
  /** What must hold for one of its figures. */
  readonly if?: Test;
  readonly effects: readonly Effect[];
}

const onMap = ({ state }: Doing, group: string): Monster[] =>
  membersOf(state, group).filter(({ cells }) => cells.length > 0);

const groupsFor = (at: Doing, { open, if: test }: ChooseGroup): string[] =>
  at.state.groups
    .map(({ id }) => id)
    .filter(id => {
      const there = onMap(at, id);
      if (there.length === 0 || (open && !isOpen(id))) return false;
      return test === undefined || there.some(one => holds(at.state, one.id, test, at.about, at.source.id));
    });

export const group: DescentWord<ChooseGroup> = {
  can: (at, effect) => groupsFor(at, effect).length > 0,
  *act(at, effect) {
    const groups = groupsFor(at, effect);
    if (groups.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(at.state),
      kind: 'group',
      rule: 'D2-MGEN-16',
      options: groups.map(id => ({ do: 'group', group: id })),
    });
    const on = onMap(at, choice.do === 'group' ? choice.group : (groups[0] ?? '')).map(({ id }) => id);
    yield* vocabulary.carryOut({ ...at, on }, effect.effects);
  },
  say({ open, if: test, effects }, scribe) {
    const t = speak(scribe.lang);
    const which = test === undefined ? '' : t(`, if ${testText(test, 'en')}`, `, wenn ${testText(test, 'de')}`);
    const does = vocabulary.sentences(effects, { ...scribe, on: 'each' }).join(' ');
    return t(
      `Choose ${open ? 'an open' : 'a'} monster group${which}: ${does}`,
      `Wähle eine ${open ? 'offene ' : ''}Monstergruppe${which}: ${does}`,
    );
  },
};
