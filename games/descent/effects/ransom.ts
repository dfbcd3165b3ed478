import { choose, different, insert, speak, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import type { Attribute, OverlordType } from '../content/words.ts';
import { suffer } from '../rules/damage.ts';
import { attributeTest } from '../rules/testing.ts';
import { attributeOf } from '../rules/values.ts';
import { heroOf, isHero, overlordSeat, type State, seatOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The hero may suffer as much damage as one of his attributes to test it; if he does not, or fails, the overlord takes a card of these types out of his discard pile. */
export interface Ransom {
  readonly do: 'ransom';
  readonly types: readonly OverlordType[];
}

const ATTRIBUTES: readonly Attribute[] = ['might', 'knowledge', 'willpower', 'awareness'];

/** Cards to be taken back; the one that says so is still being played. */
function found({ overlord }: State, card: string, types: readonly OverlordType[]): string[] {
  const pile = [...overlord.out];
  takeOut(pile, card);
  return different(pile.filter(one => types.includes(overlordCardOf(one).type)).sort());
}

export const ransom: DescentWord<Ransom> = {
  can: ({ state, source }, { types }) => found(state, source.id, types).length > 0,
  *act({ state, io, on, source }, { types }) {
    for (const id of on) {
      const choice = yield* choose<Choice, AskKind>({
        seat: seatOf(state, id),
        kind: 'attribute',
        rule: 'D2-ATTR-04',
        about: source.id,
        options: [...ATTRIBUTES.map((attribute): Choice => ({ do: 'attribute', attribute })), { do: 'pass' }],
      });
      if (choice.do === 'attribute') {
        yield* suffer(state, io, id, attributeOf(state, id, choice.attribute) ?? 0, { by: source.id });
        const stands = !isHero(state, id) || heroOf(state, id).down === null;
        if (stands && (yield* attributeTest(state, io, id, choice.attribute)).passed) continue;
      }
      const cards = found(state, source.id, types);
      if (cards.length === 0) return;
      const taken = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'which',
        rule: 'D2-OLGEN-12',
        about: source.id,
        options: cards.map(card => ({ do: 'card', card })),
      });
      const card = taken.do === 'card' ? taken.card : (cards[0] ?? '');
      takeOut(state.overlord.out, card);
      insert(state.overlord.hand, card);
      io.tell?.({ kind: 'shown', card, rule: 'D2-OLGEN-12' });
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'May suffer as much damage as one of the attributes to test it. Otherwise, or if it fails: take an event or trap from the discard pile.',
      'Darf so viel Schaden erleiden wie eines der Attribute, um darauf eine Probe abzulegen. Sonst, oder wenn sie misslingt: Nimm ein Ereignis oder eine Falle aus der Ablage.',
    ),
};
