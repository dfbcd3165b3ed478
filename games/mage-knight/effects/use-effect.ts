import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { CardId } from '../content/cards.ts';
import { sidesOf } from '../rules/card-sides.ts';
import { isUnlaid, layOut } from '../rules/offers.ts';
import { hasOnlookers } from '../rules/onlookers.ts';
import { canPower, embedded, mayUseSide, power, useSide } from '../rules/plays.ts';
import type { Flow } from '../types.ts';
import { inOffer } from './gain-card.ts';
import type { Doing, MageWord } from './word.ts';

/**
 * The effect of a card that is not played itself: of the one thrown away before, or of one in an offer, where it stays. Both count as one effect
 * (MK-EFF-05), with the colour and the restrictions of the inner one (MK-EFF-06).
 */
export interface UseEffect {
  readonly do: 'use-effect';
  readonly of: 'noted' | 'actions' | 'spells';
  /** Of an offer only cards of the colour noted before. */
  readonly colour?: 'noted';
  /** Left out: whichever side can be paid. */
  readonly side?: 'basic' | 'strong';
  /** Its mana is paid as usual; otherwise it is free, and the strong side of a spell serves by day too. */
  readonly pays?: true;
  readonly times?: number;
}

type Way = Extract<Choice, { do: 'play' }>;

function ways(at: Doing, { of, colour, side, pays }: UseEffect): Way[] {
  const cards: readonly CardId[] =
    of !== 'noted' ? inOffer(at, of, colour) : at.noted.card === null ? [] : [at.noted.card];
  const others = cards.filter(card => card !== at.source.id);
  const sides = side === undefined ? (['basic', 'strong'] as const) : [side];
  return others.flatMap(card =>
    sides.flatMap((as): Way[] => {
      const inner = sidesOf(card)[as];
      const within = embedded(at, inner);
      if (!mayUseSide(within, inner) || (pays && !canPower(within, inner))) return [];
      return [{ do: 'play', card, as }];
    }),
  );
}

export const useEffect: MageWord<UseEffect> = {
  can: (at, effect) => ways(at, effect).length > 0 || (effect.of !== 'noted' && isUnlaid(at.state, effect.of)),
  *act(at, effect): Flow {
    if (effect.of !== 'noted') layOut(at.state, at.io, effect.of);
    const options = ways(at, effect);
    if (options.length === 0) return;
    // What could act may depend on the hand: being skipped would tell of it.
    const always = hasOnlookers(at.state) && effect.of !== 'noted';
    const chosen = yield* choose<Choice, AskKind>({ seat: at.seat, kind: 'card', rule: 'MK-EFF-05', options, always });
    if (chosen.do !== 'play' || (chosen.as !== 'basic' && chosen.as !== 'strong')) return;
    const { card, as } = chosen;
    const side = sidesOf(card)[as];
    const inner: Doing = { ...embedded(at, side), more: at.more };
    at.io.tell?.({ kind: 'effect-used', seat: at.seat, card, as, by: at.source.id as CardId, rule: 'MK-EFF-05' });
    if (effect.pays) yield* power(inner, side);
    for (let i = 0; i < (effect.times ?? 1) && (i === 0 || mayUseSide(inner, side)); i++)
      yield* useSide(inner, card, as);
  },
  say({ of, colour, side, pays, times = 1 }, { lang }) {
    const t = speak(lang);
    const which =
      side === undefined
        ? t('an effect', 'eine Wirkung')
        : side === 'basic'
          ? t('the basic effect', 'die einfache Wirkung')
          : t('the strong effect', 'die starke Wirkung');
    const card = {
      noted: t('of that card', 'dieser Karte'),
      actions: t('of an advanced action in the offer', 'einer Fortgeschrittenen Aktion der Auslage'),
      spells: t('of a spell in the offer', 'eines Zaubers der Auslage'),
    }[of];
    const tint = colour ? t(' of that colour', ' dieser Farbe') : '';
    const often = times === 1 ? '' : t(`, ${times} times`, `, ${times}-mal`);
    const price = pays
      ? t(', paying for it as usual', ' und zahle dafür wie üblich')
      : side === 'basic' && of !== 'spells'
        ? ''
        : t(' without paying for it', ', ohne dafür zu zahlen');
    return t(`Use ${which} ${card}${tint}${price}${often}.`, `Nutze ${which} ${card}${tint}${price}${often}.`);
  },
};
