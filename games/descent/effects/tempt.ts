import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { recoverDamage, recoverFatigue } from '../rules/damage.ts';
import { gainsThreat, plotCardIn, refreshCard } from '../rules/plot.ts';
import { heroOf, isHero, overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord names an amount: the hero may recover as much damage and fatigue for so much threat; if he refuses, the plot card is refreshed. */
export interface Tempt {
  readonly do: 'tempt';
  readonly threat: number;
}

export const tempt: DescentWord<Tempt> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && heroOf(state, id).damage > 0),
  *act({ state, io, on, source }, { threat }) {
    const [id] = on;
    if (id === undefined || !isHero(state, id)) return;
    const hero = heroOf(state, id);
    const offered = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'how-much',
      rule: 'D2-ABIL-08',
      about: source.id,
      options: Array.from({ length: Math.max(hero.damage, hero.fatigue) }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    const n = offered.do === 'number' ? offered.n : 1;
    const choice = yield* choose<Choice, AskKind>({
      seat: hero.seat,
      kind: 'whether',
      rule: 'D2-ABIL-01',
      about: source.id,
      options: [{ do: 'yes' }, { do: 'no' }],
    });
    if (choice.do !== 'yes') {
      const card = plotCardIn(state, source.id);
      if (card !== null) refreshCard(state, card);
      return;
    }
    yield* recoverDamage(state, io, id, n, source.id);
    yield* recoverFatigue(state, io, id, n, source.id);
    yield* gainsThreat(state, io, threat);
  },
  say: ({ threat }, { lang }) =>
    speak(lang)(
      `Name an amount: its player may recover as much damage and fatigue, and you gain ${threat} threat. Otherwise this card is refreshed.`,
      `Nenne einen Betrag: Dessen Spieler darf ebenso viel Schaden und Erschöpfung heilen, und du bekommst ${threat} Drohmarker. Sonst wird diese Karte wieder bereit.`,
    ),
};
