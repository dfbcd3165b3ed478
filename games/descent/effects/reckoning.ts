import { speak } from '@tafelrunde/engine';
import type { Attribute } from '../content/words.ts';
import { isOut, suffer } from '../rules/damage.ts';
import { gainsThreat, plotCardIn } from '../rules/plot.ts';
import { attributeOf } from '../rules/values.ts';
import { ATTRIBUTE_NAMES } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** Each hero suffers as much damage as tokens lie on the plot card, less an attribute of his; the overlord gains 1 threat for each who falls. The tokens go. */
export interface Reckoning {
  readonly do: 'reckoning';
  readonly less: Attribute;
}

export const reckoning: DescentWord<Reckoning> = {
  can: ({ state, source }) => (plotCardIn(state, source.id)?.tokens ?? 0) > 0,
  *act({ state, io, source }, { less }) {
    const card = plotCardIn(state, source.id);
    if (card === null) return;
    const { tokens } = card;
    card.tokens = 0;
    let felled = 0;
    for (const { id } of state.heroes) {
      if (isOut(state, id)) continue;
      yield* suffer(state, io, id, tokens - (attributeOf(state, id, less) ?? 0), { by: source.id });
      if (isOut(state, id)) felled++;
    }
    yield* gainsThreat(state, io, felled);
  },
  say: ({ less }, { lang }) =>
    speak(lang)(
      `Each hero suffers 1 damage for each token on this card, less his ${ATTRIBUTE_NAMES[less].en}; gain 1 threat for each who is defeated.`,
      `Jeder Held erleidet 1 Schaden je Marker auf dieser Karte, verringert um sein Attribut ${ATTRIBUTE_NAMES[less].de}; je Besiegtem bekommst du 1 Drohmarker.`,
    ),
};
