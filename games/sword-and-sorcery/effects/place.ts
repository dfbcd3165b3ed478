import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { arrive } from '../rules/entering.ts';
import { waysOf } from '../rules/zones.ts';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The hero is placed in an adjacent zone, without a move and without opportunity attacks. */
export interface Place {
  readonly do: 'place';
}

export const place: SorceryWord<Place> = {
  can: ({ state, by }) => isHero(state, by) && (waysOf(state).near[heroOf(state, by).zone]?.length ?? 0) > 0,
  *act({ state, io, by, seat }) {
    if (!isHero(state, by)) return;
    const options = (waysOf(state).near[heroOf(state, by).zone] ?? []).map(
      (zone): Choice => ({ do: 'zone', zone, map: state.adventure }),
    );
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({ seat, kind: 'zone', rule: 'SS-MOVE-10', about: by, options });
    if (choice.do !== 'zone') return;
    io.tell?.({ kind: 'placed', figure: by, zone: choice.zone, rule: 'SS-MOVE-10' });
    yield* arrive(state, io, by, choice.zone, 'placed');
  },
  say: (_, { lang }) =>
    speak(lang)(
      'You are placed in an adjacent zone, without opportunity attacks.',
      'Du wirst in eine benachbarte Zone gestellt, ohne Gelegenheitsangriffe.',
    ),
};
