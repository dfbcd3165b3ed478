import { choose, different, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type CardId, isAction } from '../content/cards.ts';
import { sidesOf } from '../rules/card-sides.ts';
import { embedded, mayUseSide, putIntoPlay, useSide } from '../rules/plays.ts';
import type { Doing, MageWord } from './word.ts';

/**
 * Another action card of the hand is played along with this one for its strong effect, for nothing; the first move, influence, attack or block it gives
 * is higher. Both count as one effect (MK-EFF-05), with the colour and the restrictions of the inner one (MK-EFF-06).
 */
export interface PlayOther {
  readonly do: 'play-other';
  readonly more: number;
}

function isPlayable(at: Doing, card: CardId): boolean {
  if (!isAction(card)) return false;
  const { strong } = sidesOf(card);
  return mayUseSide(embedded(at, strong), strong);
}

const cards = (at: Doing): CardId[] => different(at.hero.hand).filter(card => isPlayable(at, card));

export const playOther: MageWord<PlayOther> = {
  can: at => different(at.hero.hand).some(card => isPlayable(at, card)),
  *act(at, { more }) {
    const options: Choice[] = cards(at).map(card => ({ do: 'card', card }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat: at.seat, kind: 'card', rule: 'MK-EFF-05', options, always: true });
    if (chosen.do !== 'card') return;
    putIntoPlay(at.state, at.io, at.turn, chosen.card, 'strong');
    const inner = embedded(at, sidesOf(chosen.card).strong);
    yield* useSide({ ...inner, more: at.more + more }, chosen.card, 'strong');
  },
  say: ({ more }, { lang }) =>
    speak(lang)(
      `Play another action card along with this one for its strong effect without paying for it; the move, influence, attack or block it gives is ${more} higher.`,
      `Spiele zusammen mit dieser Karte eine andere Aktionskarte mit ihrer starken Wirkung, ohne dafür zu zahlen; die Bewegung, der Einfluss, der Angriff oder der Block daraus ist um ${more} höher.`,
    ),
};
