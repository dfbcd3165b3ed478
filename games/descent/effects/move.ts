import { speak } from '@tafelrunde/engine';
import { inForce } from '../rules/in-force.ts';
import { begin, endFor } from '../rules/lasting.ts';
import { moveSpaces, staysPut } from '../rules/moving.ts';
import { attackOf, type Cell, type FigureId, figureOf } from '../state.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Doing } from './word.ts';

/** The figures move up to so many counted spaces (D2-MOVE-21); the user decides where (D2-MOVE-04). */
export interface Move {
  readonly do: 'move';
  readonly n: Amount;
  readonly must?: true;
  /** Passive words in force for this move only. */
  readonly having?: readonly Effect[];
  /** Each space takes it farther from the owner, as far as there is one (D2C-MAB-41). */
  readonly away?: true;
}

/** The space of a figure that the attack being resolved is aimed at. */
function aimedAt({ state }: Doing, id: FigureId): Cell | null {
  const aim = state.attacks.length > 0 ? attackOf(state).aims.find(({ figure }) => figure === id) : undefined;
  return aim !== undefined && figureOf(state, id)?.cells.includes(aim.cell) ? aim.cell : null;
}

export const move: DescentWord<Move> = {
  can: ({ state, on }) => on.some(id => (figureOf(state, id)?.cells.length ?? 0) > 0),
  *act(at, { n, must, away, having = [] }) {
    let spaces = amountNow(at, n);
    for (const { effect } of inForce(at.state, at.by, 'farther'))
      if (effect.card === at.source.id) spaces = Math.max(spaces, effect.upTo);
    for (const id of at.on) {
      if (yield* staysPut(at.state, id, at.seat)) continue;
      for (const [i, what] of having.entries())
        begin(at.state, {
          source: at.source.id,
          key: `moving-${i}`,
          on: id,
          by: at.by,
          until: 'move-end',
          what,
          next: false,
        });
      const from = aimedAt(at, id);
      yield* moveSpaces(at.state, at.io, id, spaces, {
        by: at.source.id,
        seat: at.seat,
        ...(must && { must }),
        ...(away && { awayFrom: at.by }),
        ...(from !== null && { from }),
      });
      if (having.length > 0) endFor(at.state, 'move-end', id);
    }
  },
  say({ n, must, away, having = [] }, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const more = vocabulary
      .sentences(having, { ...scribe, on: 'you' })
      .map(one => ` ${one}`)
      .join('');
    const upTo = must ? '' : t('up to ', 'bis zu ');
    if (typeof n !== 'number' && n.per === 'speed')
      return t(
        `Moves ${upTo}as many spaces as the speed.`,
        `Bewegt sich ${upTo}so viele Felder wie die Geschwindigkeit.`,
      );
    const amount = amountText(n, lang, n === 1 ? t('space', 'Feld') : t('spaces', 'Felder'));
    if (away)
      return t(
        `Moves ${upTo}${amount} straight away from you.`,
        `Bewegt sich ${upTo}${amount} geradewegs von dir weg.`,
      );
    return `${t(`Moves ${upTo}${amount}.`, `Bewegt sich ${upTo}${amount}.`)}${more}`;
  },
};
