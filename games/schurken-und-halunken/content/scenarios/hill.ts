import type { Seat } from '@tafelrunde/engine';
import type { GroupId, State } from '../../state.ts';
import type { View } from '../../view.ts';
import type { ScenarioRules } from './scenario.ts';
import { evenStart, life, mixedHeroes, redraw, threeHeroes } from './settings.ts';

/** Points that win, by the number of seats. */
const GOAL: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 3, 5: 3 };
const NOBODY = -1;
/** What a point and the hill itself are worth to a bot. */
const WORTH = { point: 6, hill: 5 };

/** A hill, a view, and too few places. */
export const hill: ScenarioRules = {
  scenario: {
    id: 'hill',
    name: { en: 'A Hill with a View', de: 'Hügel mit Aussicht' },
    about: {
      en: 'Who hits the gang on the hill takes the hill; an empty one goes to the first who hits anybody. A turn begun on the hill is a point. Whoever has 3 points wins (4 in a duel), and so does the last gang standing.',
      de: 'Wer die Bande auf dem Hügel trifft, nimmt ihn ein; den leeren bekommt, wer als Erster irgendwen trifft. Ein auf dem Hügel begonnener Zug ist ein Punkt. Es gewinnt, wer 3 Punkte hat (zu zweit 4) oder als Letzter noch steht.',
    },
    seats: [2, 3, 4, 5],
    settings: [life, mixedHeroes, redraw, threeHeroes, evenStart],
    longest: 20_000,
  },

  arrange(state) {
    state.notes.holder = NOBODY;
    for (let seat = 0; seat < state.seats; seat++) state.notes[pointsOf(seat)] = 0;
  },

  *turnBegins(state, io) {
    const { active, notes } = state;
    if (holderOf(state) !== active) return;
    const points = (notes[pointsOf(active)] ?? 0) + 1;
    notes[pointsOf(active)] = points;
    io.tell?.({ kind: 'scored', group: active, points, rule: 'SH-SCEN-09' });
  },

  hit(state, io, { by }, who) {
    if (who.kind === 'demon' || by === holderOf(state)) return;
    if (holderOf(state) !== NOBODY && who.group !== holderOf(state)) return;
    state.notes.holder = by;
    io.tell?.({ kind: 'took-hill', group: by, rule: 'SH-SCEN-08' });
  },

  ends(state) {
    const winner = state.groups.findIndex((_, seat) => (state.notes[pointsOf(seat)] ?? 0) >= goal(state.seats));
    return winner < 0 ? null : { winners: [winner], kind: 'hill-king', rule: 'SH-SCEN-10' };
  },

  worth({ groups, notes, seats, ...view }, seat) {
    const worth = (of: Seat): number =>
      WORTH.point * (notes[pointsOf(of)] ?? 0) + (holderOf({ groups, notes, ...view }) === of ? WORTH.hill : 0);
    let others = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) others += groups[other]?.out ? 0 : worth(other);
    return worth(seat) - (others * 2) / seats;
  },

  lines(view, lang, name) {
    const holder = holderOf(view);
    const nobody = lang === 'de' ? 'leer' : 'empty';
    const points = view.groups.map((_, seat) => `${name(seat)} ${view.notes[pointsOf(seat)] ?? 0}`).join(', ');
    const [on, score, of] = lang === 'de' ? ['Hügel', 'Punkte', 'von'] : ['Hill', 'Points', 'of'];
    return [`${on}: ${holder === NOBODY ? nobody : name(holder)}`, `${score} (${of} ${goal(view.seats)}): ${points}`];
  },
};

const goal = (seats: number): number => GOAL[seats] ?? 0;
const pointsOf = (seat: Seat): string => `points-${seat}`;

/** Whose gang sits on the hill; who is out has left it (SH-SCEN-08). */
function holderOf({ groups, notes }: Pick<State | View, 'groups' | 'notes'>): GroupId {
  const holder = notes.holder ?? NOBODY;
  return groups[holder]?.out === false ? holder : NOBODY;
}
