import { choose, insert, type Seat, speak, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { WOUND } from '../content/cards.ts';
import { distance } from '../rules/lattice.ts';
import type { Doing, MageWord } from './word.ts';

/** A wound of the own hand goes to the hand of the nearest other hero. */
export interface GiveWound {
  readonly do: 'give-wound';
}

/** Others on the map who are as near as anybody. */
function nearest({ state, seat, hero }: Doing): Seat[] {
  const { at } = hero;
  if (at === null) return [];
  const away = state.heroes.map(({ at: there, out }, other) =>
    other === seat || there === null || out ? Number.POSITIVE_INFINITY : distance(at, there),
  );
  const least = Math.min(...away);
  return Number.isFinite(least) ? [...away.keys()].filter(other => away[other] === least) : [];
}

export const giveWound: MageWord<GiveWound> = {
  can: at => at.hero.hand.includes(WOUND) && nearest(at).length > 0,
  *act(at) {
    const { state, io, seat, hero } = at;
    const options: Choice[] = nearest(at).map(other => ({ do: 'seat', seat: other }));
    if (options.length === 0 || !hero.hand.includes(WOUND)) return;
    const chosen = yield* choose({ seat, kind: 'seat', rule: 'MK-EFF-03', options });
    const taker = chosen.do === 'seat' ? state.heroes[chosen.seat] : undefined;
    if (chosen.do !== 'seat' || taker === undefined) return;
    takeOut(hero.hand, WOUND);
    io.reveal?.('all', { seat, card: WOUND }, seat);
    insert(taker.hand, WOUND);
    io.tell?.({ kind: 'wounded', seat: chosen.seat, n: 1, to: 'hand', rule: 'MK-EFF-03' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Give a wound of your hand to the nearest other hero.',
      'Gib dem nächsten anderen Helden eine Wunde von deiner Hand.',
    ),
};
