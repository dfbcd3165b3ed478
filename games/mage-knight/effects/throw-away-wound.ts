import { choose, speak, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { WOUND } from '../content/cards.ts';
import { hasOnlookers } from '../rules/onlookers.ts';
import type { Flow } from '../types.ts';
import type { Doing, MageWord } from './word.ts';

/** Wounds go back to their pile without being healed: so many of the hand, or all received this turn, from the discard pile too (MK-DISC-02, MK-WND-07). */
export interface ThrowAwayWound {
  readonly do: 'throw-away-wound';
  readonly n: number | 'received';
  /** Fewer may be thrown away. */
  readonly upTo?: true;
}

const inHand = ({ hero }: Doing): number => hero.hand.filter(card => card === WOUND).length;
const inDiscard = ({ hero }: Doing): number => hero.discard.filter(card => card === WOUND).length;

/** How many wounds it can be at the most. */
function most(at: Doing, n: number | 'received'): number {
  return n === 'received' ? Math.min(at.turn.wounded, inHand(at) + inDiscard(at)) : Math.min(n, inHand(at));
}

function* howMany(at: Doing, { n, upTo }: ThrowAwayWound): Flow<number> {
  const all = most(at, n);
  // Being skipped would tell how many are held.
  const always = hasOnlookers(at.state);
  if (!upTo || (all === 0 && !always)) return all;
  const options: Choice[] = Array.from({ length: all + 1 }, (_, n) => ({ do: 'number', n }));
  const chosen = yield* choose({ seat: at.seat, kind: 'number', rule: 'MK-DISC-02', options, always });
  return chosen.do === 'number' ? chosen.n : 0;
}

export const throwAwayWound: MageWord<ThrowAwayWound> = {
  can: (at, { n }) => most(at, n) > 0,
  *act(at, effect) {
    const { io, seat, hero } = at;
    let buried = effect.n === 'received' ? Math.min(at.turn.buried, inDiscard(at)) : 0;
    for (let left = yield* howMany(at, effect); left > 0; left--) {
      if (buried > 0) {
        takeOut(hero.discard, WOUND);
        buried--;
      } else if (takeOut(hero.hand, WOUND)) io.reveal?.('all', { seat, card: WOUND }, seat);
      else takeOut(hero.discard, WOUND);
      io.tell?.({ kind: 'thrown-away', seat, card: WOUND, rule: 'MK-DISC-02' });
    }
  },
  say({ n, upTo }, { lang }) {
    const t = speak(lang);
    if (n === 'received')
      return t(
        'Throw away all wounds you received this turn.',
        'Entferne alle Wunden, die du in diesem Zug erhalten hast.',
      );
    const few = upTo ? t('up to ', 'bis zu ') : '';
    return n === 1
      ? t('Throw away a wound from your hand.', 'Entferne eine Wunde von deiner Hand.')
      : t(`Throw away ${few}${n} wounds from your hand.`, `Entferne ${few}${n} Wunden von deiner Hand.`);
  },
};
