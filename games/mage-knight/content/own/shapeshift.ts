import { choose, different, speak } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import type { Effect } from '../../effects/effect.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import type { Doing, MageWord } from '../../effects/word.ts';
import { sidesOf } from '../../rules/card-sides.ts';
import { doing } from '../../rules/doing.ts';
import { canPay } from '../../rules/mana.ts';
import { power, putIntoPlay } from '../../rules/plays.ts';
import { CARDS, type CardId } from '../cards.ts';
import type { Element } from '../words.ts';

/** Shapeshift: a basic action that gives a fixed move, attack or block gives as much of another of these. */
export interface Shapeshift {
  readonly do: 'shapeshift';
}

type Shape = 'move' | 'attack' | 'block';
const SHAPES: readonly Shape[] = ['move', 'attack', 'block'];

interface Way {
  readonly card: CardId;
  readonly as: 'basic' | 'strong';
  readonly effects: readonly Effect[];
}

/** The same amount in another shape; elements stay where there are any. */
function shaped(effect: Effect, shape: Shape): Effect | null {
  if (effect.do !== 'move' && effect.do !== 'attack' && effect.do !== 'block') return null;
  if (effect.do === shape || typeof effect.n !== 'number') return null;
  const element: Element | undefined = effect.do === 'move' ? undefined : effect.element;
  if (shape === 'move') return { do: 'move', n: effect.n };
  return element === undefined ? { do: shape, n: effect.n } : { do: shape, n: effect.n, element };
}

/** All lists that come from one changed effect, also inside a choice. */
function changed(effects: readonly Effect[]): Effect[][] {
  return effects.flatMap((effect, i): Effect[][] => {
    const inner = effect.do === 'one-of' ? effect.of.flatMap(list => changed(list)) : [];
    const plain = SHAPES.flatMap(shape => {
      const other = shaped(effect, shape);
      return other ? [[other]] : [];
    });
    return [...plain, ...inner].map(list => [...effects.slice(0, i), ...list, ...effects.slice(i + 1)]);
  });
}

function ways({ state, io, turn, hero }: Doing): Way[] {
  return different(hero.hand).flatMap(card => {
    const found = CARDS.get(card);
    if (found?.type !== 'basic-action') return [];
    return (['basic', 'strong'] as const).flatMap(as => {
      const { source, mana } = sidesOf(card)[as];
      const at = doing(state, io, turn, source);
      const { one } = mana;
      if (one.length > 0 && !one.some(colour => canPay(at, [colour]))) return [];
      const lists = changed(found[as].effects).filter(effects => vocabulary.usable(at, effects));
      const seen = new Set<string>();
      return lists.flatMap(effects => {
        const key = JSON.stringify(effects);
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ card, as, effects }];
      });
    });
  });
}

export const shapeshift: MageWord<Shapeshift> = {
  can: at => ways(at).length > 0,
  *act(at) {
    const { state, io, turn, seat } = at;
    const all = ways(at);
    const plays = all.filter(({ card, as }, i) => all.findIndex(one => one.card === card && one.as === as) === i);
    const options: Choice[] = plays.map(({ card, as }) => ({ do: 'play', card, as }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat, kind: 'card', rule: 'MK-EFF-03', options, always: true });
    if (chosen.do !== 'play' || (chosen.as !== 'basic' && chosen.as !== 'strong')) return;
    const { card, as } = chosen;
    const shapes: Choice[] = all
      .filter(way => way.card === card && way.as === as)
      .map(({ effects }, n) => ({ do: 'option', n, effects }));
    const shape = yield* choose({ seat, kind: 'option', rule: 'MK-EFF-03', options: shapes });
    putIntoPlay(state, io, turn, card, as);
    const side = sidesOf(card)[as];
    const played = doing(state, io, turn, side.source);
    yield* power(played, side);
    if (shape.do === 'option') yield* vocabulary.carryOut(played, shape.effects);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Play a basic action that gives a fixed move, attack or block: it gives as much of another of these. Elements stay.',
      'Spiele eine Basisaktion, die eine feste Bewegung, einen festen Angriff oder Block gibt: Sie gibt ebenso viel von einem anderen davon. Elemente bleiben.',
    ),
};
