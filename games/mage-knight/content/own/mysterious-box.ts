import { choose, copy, drawFrom, putUnder, speak } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Doing, MageWord } from '../../effects/word.ts';
import { gainFame } from '../../rules/gain.ts';
import type { LastingEffect, Played } from '../../state.ts';
import { CARDS, type CardId, cardName, type Side } from '../cards.ts';

/** The uppermost artifact is taken off its deck and shown; this turn the box may be used as that artifact for a fame. */
export interface OpenBox {
  readonly do: 'open-box';
}

/** The box was used as the artifact that lay in it: a fame, and where the box goes. Comes with the effects of that artifact, so it is no reason of its own. */
export interface BoxUsed {
  readonly do: 'box-used';
  readonly goes: 'discard' | 'away';
}

/** The artifact of the box goes under its deck. */
export interface CloseBox {
  readonly do: 'close-box';
  readonly card: string;
}

/** An own unit bears the banner of the box for this turn. */
export interface BearBox {
  readonly do: 'bear-box';
  readonly card: string;
}

/** The box among the cards played: whatever its number, there is one of it. */
const boxOf = ({ hero, source }: Doing): Played | undefined => hero.played.findLast(({ card }) => card === source.id);

/** What lies ready until the turn ends, once. */
const ready = ({ seat, source }: Doing, key: string, what: Effect, left: number | null = 1): LastingEffect => ({
  source: source.id,
  key,
  on: `seat-${seat}`,
  by: `seat-${seat}`,
  until: 'turn-end',
  what: copy(what),
  left,
  unit: null,
  colours: [],
});

/** One side of the artifact as a use of the box, at the times that side has. */
function sideAsUse({ effects, when }: Side, goes: BoxUsed['goes']): Effect | null {
  if (effects.length === 0) return null;
  const use = { do: 'use', effects: [...effects, { do: 'box-used', goes }] } as const;
  if (when === 'attack-phase') return { ...use, in: 'attack' };
  if (when === 'block-phase') return { ...use, in: 'block' };
  return when === 'not-combat' ? { ...use, outside: true } : use;
}

export const openBox: MageWord<OpenBox> = {
  can: ({ state: { piles } }) =>
    piles.artifacts.rest.length + piles.artifacts.top.length + piles.artifacts.bottom.length > 0,
  act(at) {
    const { state, io, seat } = at;
    const box = boxOf(at);
    const id = drawFrom(state.piles.artifacts, io.chance);
    const card = id === null ? undefined : CARDS.get(id);
    if (id === null || card?.type !== 'artifact') return;
    io.tell?.({ kind: 'box-opened', seat, card: id, rule: 'MK-EFF-03' });
    const uses = [sideAsUse(card.basic, 'discard'), sideAsUse(card.strong, 'away')];
    if (card.borne) uses.push({ do: 'use', effects: [{ do: 'bear-box', card: id }] });
    uses.forEach((use, i) => {
      if (use !== null) state.lasting.push(ready(at, `box-${i}`, use));
    });
    state.lasting.push(ready(at, 'box-close', { do: 'on', at: 'turn-end', effects: [{ do: 'close-box', card: id }] }));
    // Unused it comes back to the hand.
    if (box) box.goes = 'hand';
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Take the uppermost artifact off its deck and show it. This turn the box can be used as that artifact, once, for 1 fame besides. At the end of the turn the artifact goes under its deck; a box that was not used comes back to your hand.',
      'Nimm das oberste Artefakt von seinem Stapel und zeige es. In diesem Zug kann die Schatulle einmal als dieses Artefakt benutzt werden, für 1 Ruhm dazu. Am Ende des Zuges kommt das Artefakt unter seinen Stapel; eine unbenutzte Schatulle kommt auf deine Hand zurück.',
    ),
};

/** The other ways to use the box are gone. */
function settle(at: Doing, goes: Played['goes']): void {
  const { state, io, seat, source } = at;
  const box = boxOf(at);
  if (box) box.goes = goes;
  for (const one of state.lasting) if (one.source === source.id && one.what.do === 'use') one.left = 0;
  gainFame(state, io, seat, 1, 'MK-EFF-03');
}

export const boxUsed: MageWord<BoxUsed> = {
  can: () => false,
  act: (at, { goes }) => settle(at, goes),
  say: ({ goes }, { lang }) => {
    const t = speak(lang);
    const away = goes === 'away' ? t(' The box is thrown away.', ' Die Schatulle kommt aus dem Spiel.') : '';
    return `${t('Gain 1 fame.', 'Du erhältst 1 Ruhm.')}${away}`;
  },
};

export const closeBox: MageWord<CloseBox> = {
  act({ state }, { card }) {
    putUnder(state.piles.artifacts, card as CardId);
  },
  say: ({ card }, { lang }) =>
    speak(lang)(
      `${cardName(card as CardId).en} goes under the artifact deck.`,
      `${cardName(card as CardId).de} kommt unter den Artefaktstapel.`,
    ),
};

export const bearBox: MageWord<BearBox> = {
  can: ({ hero }) => hero.units.length > 0,
  *act(at, { card: id }) {
    const { state, seat, hero } = at;
    const options: Choice[] = hero.units.map(({ unit }, number) => ({ do: 'own-unit', unit: number, id: unit }));
    const card = CARDS.get(id as CardId);
    if (options.length === 0 || card?.type !== 'artifact') return;
    const chosen = yield* choose({ seat, kind: 'own-unit', rule: 'MK-BANN-01', options });
    if (chosen.do !== 'own-unit') return;
    settle(at, 'discard');
    (card.borne ?? []).forEach((what, i) => {
      const once = what.do === 'use' || what.do === 'ward' ? 1 : null;
      state.lasting.push({ ...ready(at, `box-banner-${i}`, what, once), unit: chosen.unit });
    });
  },
  say: ({ card }, { lang }) =>
    speak(lang)(
      `A unit bears ${cardName(card as CardId).en} this turn. Gain 1 fame.`,
      `Eine Einheit trägt in diesem Zug: ${cardName(card as CardId).de}. Du erhältst 1 Ruhm.`,
    ),
};
