import type { InstanceId } from '../content/index.ts';
import { discardFromHand } from '../rules/cards.ts';
import { decide } from '../rules/decide.ts';
import { type GroupId, groupOf, type Io, type Play, rivalsOf, type State } from '../state.ts';
import { foePlayer, hasHand, randomOf } from './hands.ts';
import { type CardWord, type Cause, RULE } from './word.ts';

/** These players discard hand cards: of their own choice, or drawn at random. Who has too few discards all. Legal targets: players with a hand. */
export interface Discard {
  readonly do: 'discard';
  /** `rivals`: each of them, in seat order. `foe`: the player in whose group the `foe` of the running combat is; for a demon there is none. */
  readonly who: 'you' | 'rivals' | 'foe';
  readonly count: number;
  readonly how: 'choice' | 'random';
}

export const discard: CardWord<Discard> = {
  can: ({ state, cause }, { who }) => players(state, who, cause).length > 0,
  *act({ state, io, cause }, { who, count, how }) {
    for (const group of players(state, who, cause)) yield* discardSome(state, io, group, count, how);
  },
  say({ who, count: n, how }, { kind, t }) {
    const what =
      how === 'random'
        ? t(`${n} random hand ${n === 1 ? 'card' : 'cards'}`, `${n} zufällige ${n === 1 ? 'Handkarte' : 'Handkarten'}`)
        : t(
            `${n} hand ${n === 1 ? 'card' : 'cards'} of ${who === 'you' && kind !== 'demon' ? 'your' : 'their'} choice`,
            `${n} ${n === 1 ? 'Handkarte' : 'Handkarten'} eigener Wahl`,
          );
    const subject = {
      you: kind === 'demon' ? t('The plagued player', 'Der geplagte Spieler') : null,
      rivals: t('Each rival', 'Jeder Mitspieler'),
      foe: t('The foe’s player', 'Der gegnerische Spieler'),
    }[who];
    return subject
      ? t(`${subject} discards ${what}.`, `${subject} legt ${what} ab.`)
      : t(`Discard ${what}.`, `Lege ${what} ab.`);
  },
};

function players(state: State, who: Discard['who'], cause: Cause): GroupId[] {
  const foe = foePlayer(state, cause);
  const meant =
    who === 'you' ? [cause.group] : who === 'rivals' ? rivalsOf(state, cause.group) : foe === null ? [] : [foe];
  return meant.filter(group => hasHand(state, group));
}

function* discardSome(state: State, io: Io, group: GroupId, count: number, how: Discard['how']): Play {
  const { hand } = groupOf(state, group);
  for (let i = 0; i < count && hand.length > 0; i++) {
    const card = how === 'random' ? randomOf(io, hand) : yield* ownChoice(state, group, hand);
    discardFromHand(state, io, group, card, RULE);
  }
}

function* ownChoice(state: State, group: GroupId, hand: readonly InstanceId[]): Play<InstanceId> {
  const options = hand.map(card => ({ do: 'discard', card }) as const);
  return (yield* decide(state, group, 'discard', RULE, options)).card;
}
