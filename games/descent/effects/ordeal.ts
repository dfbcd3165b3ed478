import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Attribute } from '../content/words.ts';
import { isOut, suffer } from '../rules/damage.ts';
import { discardOwn } from '../rules/overlord-cards.ts';
import { attributeTest } from '../rules/testing.ts';
import { isHero, overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The hero tests all four attributes: each failure costs damage, each success is worth gold. The overlord may discard a card to have one test taken anew. */
export interface Ordeal {
  readonly do: 'ordeal';
  readonly damage: number;
  readonly gold: number;
}

const ALL: readonly Attribute[] = ['might', 'knowledge', 'willpower', 'awareness'];

export const ordeal: DescentWord<Ordeal> = {
  *act({ state, io, by, source }, { damage, gold }) {
    if (!isHero(state, by)) return;
    let spoiled = false;
    let won = 0;
    for (const attribute of ALL) {
      if (isOut(state, by)) break;
      let { passed } = yield* attributeTest(state, io, by, attribute);
      if (passed && !spoiled && state.overlord.hand.length > 0 && state.legend === null) {
        const choice = yield* choose<Choice, AskKind>({
          seat: overlordSeat(state),
          kind: 'spoil',
          rule: 'D2-SECGEN-05',
          options: [{ do: 'yes' }, { do: 'no' }],
        });
        if (choice.do === 'yes') {
          spoiled = true;
          yield* discardOwn(state, io);
          passed = (yield* attributeTest(state, io, by, attribute)).passed;
        }
      }
      if (passed) won++;
      else yield* suffer(state, io, by, damage, { by: source.id });
    }
    if (!isOut(state, by)) state.gold += won * gold;
  },
  say: ({ damage, gold }, { lang }) =>
    speak(lang)(
      `Test all four attributes: each failure costs ${damage} damage, each success is worth ${gold} gold unless you are knocked out. The overlord may discard a card once to have a test taken anew.`,
      `Lege Proben auf alle vier Attribute ab: Jede misslungene kostet ${damage} Schaden, jede gelungene bringt ${gold} Gold, wenn du nicht bewusstlos wirst. Der Overlord darf einmal eine Karte abwerfen, damit eine Probe neu abgelegt wird.`,
    ),
};
