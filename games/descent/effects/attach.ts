import { choose, speak, takeFrom, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { MONSTERS, overlordCardOf } from '../content/index.ts';
import { detach, groupUnder, attach as layOn } from '../rules/attached.ts';
import { drawCards } from '../rules/overlord-cards.ts';
import { announce } from '../rules/window.ts';
import { type Group, overlordSeat, type State } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/**
 * The card is laid on a monster group, whether figures of it are on the map or not (D2C-OL-16), or on a servant that is there: what it says is in force for
 * the group until the card is lifted, at the latest to the end of the encounter. `against`: what it means for heroes.
 */
export interface Attach {
  readonly do: 'attach';
  readonly to: 'group' | 'servant';
  readonly effects: readonly Effect[];
  readonly against?: readonly Effect[];
}

const groupsFor = (state: State, to: Attach['to']): Group[] =>
  to === 'group'
    ? state.groups
    : state.groups.filter(
        ({ id, of }) => MONSTERS[of]?.servant && state.monsters.some(one => one.group === id && one.cells.length > 0),
      );

export const attach: DescentWord<Attach> = {
  can: ({ state, about }, { to }) => about.group !== undefined || groupsFor(state, to).length > 0,
  *act({ state, source, about }, { to, effects, against = [] }) {
    let { group } = about;
    if (group === undefined) {
      const groups = groupsFor(state, to);
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'one-of',
        rule: 'D2-OLGEN-12',
        about: source.id,
        options: groups.map(({ of }) => ({ do: 'open-group', of })),
      });
      group = groups.find(({ of }) => choice.do === 'open-group' && choice.of === of)?.id;
    }
    if (group === undefined) return;
    // It may lie in the deck already, where the discard pile has become one (D2-OLGEN-20).
    if (!takeOut(state.overlord.out, source.id)) takeFrom(state.overlord.deck, source.id);
    layOn(state, source.id, group, effects, against);
  },
  say({ to, effects, against = [] }, scribe) {
    const t = speak(scribe.lang);
    const says = vocabulary.sentences(effects, scribe).join(' ');
    const heroes = vocabulary.sentences(against, scribe).join(' ');
    return [
      to === 'group'
        ? t('Lay this card on a monster group.', 'Lege diese Karte zu einer Monstergruppe.')
        : t('Lay this card on a servant.', 'Lege diese Karte zu einem Diener.'),
      ...(says === '' ? [] : [says]),
      ...(heroes === ''
        ? []
        : [t(`Heroes who attack the group: ${heroes}`, `Helden, die die Gruppe angreifen: ${heroes}`)]),
    ].join(' ');
  },
};

/** This card no longer lies on its group: it is discarded. */
export interface Lift {
  readonly do: 'lift';
}

export const lift: DescentWord<Lift> = {
  can: ({ state, source }) => groupUnder(state, source.id) !== null,
  *act({ state, io, source }) {
    const group = groupUnder(state, source.id);
    if (group === null) return;
    detach(state, source.id);
    io.tell?.({ kind: 'discarded', card: source.id, rule: 'D2-OLGEN-17' });
    yield* announce(state, io, 'detached', { card: source.id, by: group });
  },
  say: (_, { lang }) => speak(lang)('Discard this card.', 'Wirf diese Karte ab.'),
};

/** A card of the same class that was lifted from another group is laid on the group of this one, and the overlord draws a card (D2C-OL-72). */
export interface Relay {
  readonly do: 'relay';
}

export const relay: DescentWord<Relay> = {
  *act(at) {
    const { state, io, source, about } = at;
    const group = groupUnder(state, source.id);
    const { card } = about;
    if (card === undefined || group === null || about.by === group) return;
    const { deck, effects } = overlordCardOf(card);
    if (deck !== overlordCardOf(source.id).deck) return;
    yield* vocabulary.carryOut({ ...at, source: { id: card, by: 'overlord-card' }, about: { group } }, effects);
    drawCards(state, io, 1);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'A card of this class that was discarded from another group is laid on this group, and the overlord draws 1 card.',
      'Eine Karte dieser Klasse, die von einer anderen Gruppe abgeworfen wurde, kommt zu dieser Gruppe, und der Overlord zieht 1 Karte.',
    ),
};
