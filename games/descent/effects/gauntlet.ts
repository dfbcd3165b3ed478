import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Attribute } from '../content/words.ts';
import { gainsThreat } from '../rules/plot.ts';
import { attributeTest } from '../rules/testing.ts';
import { overlordSeat } from '../state.ts';
import { ATTRIBUTE_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** The heroes test one after the other, in the order and with the attribute the overlord chooses for each (D2C-PLOT-24); each who fails brings 1 threat, the first who passes ends it. */
export interface Gauntlet {
  readonly do: 'gauntlet';
  readonly attributes: readonly Attribute[];
}

export const gauntlet: DescentWord<Gauntlet> = {
  can: ({ state }) => state.heroes.some(({ cells }) => cells.length > 0),
  *act({ state, io, source }, { attributes }) {
    const seat = overlordSeat(state);
    const left = state.heroes.filter(({ cells }) => cells.length > 0).map(({ id }) => id);
    while (left.length > 0) {
      const picked = yield* choose<Choice, AskKind>({
        seat,
        kind: 'pick',
        rule: 'D2C-PLOT-24',
        about: source.id,
        options: left.map(figure => ({ do: 'pick', figure })),
      });
      const id = picked.do === 'pick' ? picked.figure : (left[0] ?? '');
      left.splice(left.indexOf(id), 1);
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'attribute',
        rule: 'D2C-PLOT-24',
        about: source.id,
        options: attributes.map(attribute => ({ do: 'attribute', attribute })),
      });
      const attribute = choice.do === 'attribute' ? choice.attribute : (attributes[0] ?? 'might');
      if ((yield* attributeTest(state, io, id, attribute)).passed) return;
      yield* gainsThreat(state, io, 1);
    }
  },
  say({ attributes }, { lang }) {
    const names = attributes.map(one => ATTRIBUTE_NAMES[one][lang]);
    return speak(lang)(
      `The heroes test ${names.join(' or ')} one after the other, as you choose: each who fails brings 1 threat, until one passes.`,
      `Die Helden legen nacheinander, wie du wählst, eine Probe auf ${names.join(' oder ')} ab: Jede misslungene bringt 1 Drohmarker, bis eine gelingt.`,
    );
  },
};
