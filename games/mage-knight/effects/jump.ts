import { choose, listed, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { TERRAIN_NAMES, type Terrain } from '../content/words.ts';
import type { Landing } from '../rules/moving-by-effect.ts';
import { landings, leapTo } from '../rules/moving-by-effect.ts';
import type { Doing, MageWord } from './word.ts';

/**
 * The figure is moved over revealed spaces, even inaccessible ones, without provoking anybody (MK-MOVE-21, -22): to a safe space, or to a fortified site
 * or another hero, which is then assaulted or attacked.
 */
export interface Jump {
  readonly do: 'jump';
  readonly spaces: number;
  readonly to?: 'safe' | 'fortified';
  readonly avoids?: readonly Terrain[];
  /** Each space costs a move point. */
  readonly costs?: 'move';
}

function spaces({ state, turn }: Doing, { spaces: most, to = 'safe', avoids, costs }: Jump): Landing[] {
  return landings(state, turn, {
    spaces: costs === 'move' ? Math.min(most, turn.move) : most,
    to,
    ...(avoids !== undefined && { avoids }),
  });
}

export const jump: MageWord<Jump> = {
  can: (at, effect) => spaces(at, effect).length > 0,
  *act(at, effect) {
    const there = spaces(at, effect);
    if (there.length === 0) return;
    const options: Choice[] = there.map(({ to }) => ({ do: 'space', to }));
    const chosen = yield* choose({ seat: at.seat, kind: 'space', rule: 'MK-MOVE-21', options });
    const landing = there.find(({ to }) => chosen.do === 'space' && chosen.to === to);
    if (landing === undefined) return;
    if (effect.costs === 'move') at.turn.move -= landing.steps;
    yield* leapTo(at.state, at.io, at.turn, landing, effect.to ?? 'safe');
  },
  say({ spaces: most, to = 'safe', avoids = [], costs }, { lang }) {
    const t = speak(lang);
    const far =
      most === 1
        ? t('Move one revealed space', 'Gehe ein aufgedecktes Feld')
        : t(`Move up to ${most} revealed spaces`, `Gehe bis zu ${most} aufgedeckte Felder`);
    const price = costs ? t(' for a move point each', ' für je einen Bewegungspunkt') : '';
    const kinds = (word: string): string =>
      listed(
        avoids.map(kind => TERRAIN_NAMES[kind][lang]),
        word,
      );
    const never = avoids.length > 0 ? t(`, but not into ${kinds('or')}`, `, aber nicht durch ${kinds('oder')}`) : '';
    const end =
      to === 'safe'
        ? t('and end on a safe one', 'weit auf ein sicheres')
        : t(
            'and end at a fortified site or another hero, which you attack',
            'weit zu einem befestigten Ort oder einem anderen Helden, den du angreifst',
          );
    return t(
      `${far}${price}${never} ${end}, provoking nobody.`,
      `${far} ${end}${price}${never}, ohne jemanden zu provozieren.`,
    );
  },
};
