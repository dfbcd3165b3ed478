import { speak } from '@tafelrunde/engine';
import type { Surge } from '../content/card.ts';
import { monsterCardOf } from '../content/index.ts';
import type { DieKind } from '../content/words.ts';
import { thingName } from '../names.ts';
import { attackWith } from '../rules/attack/attack.ts';
import { begin } from '../rules/lasting.ts';
import { figureOf } from '../state.ts';
import { diceText } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** Each figure it works on is attacked by the card itself, which stands nowhere, with these dice; the attack needs so much range. */
export interface Phantom {
  readonly do: 'phantom';
  readonly dice?: readonly DieKind[];
  /** With type, dice, surges and Pierce as they are printed for such a monster or agent in this act. */
  readonly as?: { readonly of: string; readonly rank: 'minion' | 'master' };
  readonly range?: number;
  readonly surges?: readonly Surge[];
}

export const phantom: DescentWord<Phantom> = {
  can: ({ on }) => on.length > 0,
  *act({ state, io, on, source }, { dice = [], as, range = 1, surges = [] }) {
    const line = as === undefined ? null : monsterCardOf(state, as);
    for (const id of on) {
      const cell = figureOf(state, id)?.cells[0];
      if (cell === undefined) continue;
      // From its own space a target is 1 space away: the rest is asked for on top.
      begin(state, {
        source: source.id,
        key: 'phantom',
        on: id,
        by: '',
        until: 'phantom-over',
        next: false,
        what: { do: 'harder', n: range - 1 },
      });
      yield* attackWith(state, io, {
        by: source.id,
        weapon: {
          id: source.id,
          type: line?.attack ?? 'ranged',
          dice: line?.dice ?? dice,
          traits: [],
          surges: line?.surges ?? surges,
          pierce: line?.pierce ?? 0,
          reach: 1,
          blast: false,
        },
        targets: [{ figure: id, cell }],
        from: [cell],
      });
      state.lasting = state.lasting.filter(({ until }) => until !== 'phantom-over');
    }
  },
  say({ dice, as, range }, { lang }) {
    const t = speak(lang);
    const far = range === undefined ? '.' : t(`, which needs ${range} range.`, `, der ${range} Reichweite braucht.`);
    if (as !== undefined)
      return t(
        `An attack out of nowhere, as if by ${thingName(as.of, 'en')}${far}`,
        `Ein Angriff aus dem Nichts wie von ${thingName(as.of, 'de')}${far}`,
      );
    return t(
      `An attack out of nowhere with ${diceText(dice ?? [], 'en')}${far}`,
      `Ein Angriff aus dem Nichts mit ${diceText(dice ?? [], 'de')}${far}`,
    );
  },
};
