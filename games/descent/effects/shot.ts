import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { itemOf } from '../content/index.ts';
import { weaponsOf } from '../rules/attack/weapons.ts';
import { faceOf, roll } from '../rules/dice.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** A hero rolls the dice of a ranged weapon of his: unless they show so much range and no miss, this happens; where nobody has such a weapon too. */
export interface Shot {
  readonly do: 'shot';
  readonly range: number;
  readonly otherwise: readonly Effect[];
}

export const shot: DescentWord<Shot> = {
  can: ({ on }) => on.length > 0,
  *act(at, { range, otherwise }) {
    const { state, io, on, seat, also, source } = at;
    const options = on.flatMap(hero =>
      weaponsOf(state, hero)
        .filter(({ type }) => type === 'ranged')
        .map(({ id: item }): Choice => ({ do: 'duel', hero, item })),
    );
    if (options.length === 0) return yield* vocabulary.carryOut(at, otherwise);
    const choice = yield* choose<Choice, AskKind>({
      seat,
      ...(also !== undefined && { also }),
      kind: 'pick',
      rule: 'D2-TRVGEN-08',
      about: source.id,
      options,
    });
    if (choice.do !== 'duel') return;
    const dice = roll(io, itemOf(choice.item).dice ?? []);
    io.tell?.({ kind: 'rolled', by: choice.hero, dice, rule: 'D2-TRVGEN-08' });
    const faces = dice.map(faceOf);
    const hit = !faces.some(({ miss }) => miss) && faces.reduce((sum, one) => sum + one.range, 0) >= range;
    if (!hit) yield* vocabulary.carryOut(at, otherwise);
  },
  say: ({ range, otherwise }, scribe) =>
    speak(scribe.lang)(
      `A hero rolls the dice of a ranged weapon of his. With less than ${range} range: ${vocabulary.sentences(otherwise, scribe).join(' ')}`,
      `Ein Held wirft die Würfel einer eigenen Fernkampfwaffe. Bei weniger als ${range} Reichweite: ${vocabulary.sentences(otherwise, scribe).join(' ')}`,
    ),
};
