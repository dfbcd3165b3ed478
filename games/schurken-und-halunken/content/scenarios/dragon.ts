import { loseLife } from '../../rules/damage.ts';
import { buryTheDead } from '../../rules/death.ts';
import { newGroup } from '../../setup.ts';
import { type GroupId, groupOf, type Io, type Play, type State, seatsInOrder, sideOf } from '../../state.ts';
import { byLife, figuresIn, newCreature, strike } from './creatures.ts';
import type { ScenarioRules } from './scenario.ts';
import { evenStart, life, mixedHeroes, redraw, threeHeroes } from './settings.ts';

/** By the number of seats. */
const LIFE: Readonly<Record<number, number>> = { 2: 62, 3: 90, 4: 104, 5: 150 };
const ATTACKS: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 4, 5: 5 };
const BREATH_EVERY = 3;
const BREATH = 4;
const PLAYERS = 0;
const DRAGON = 1;

/** All players together against one dragon. */
export const dragon: ScenarioRules = {
  scenario: {
    id: 'dragon',
    name: { en: 'Who Woke the Dragon?', de: 'Wer hat den Drachen geweckt?' },
    about: {
      en: 'It was none of you, of course. All together against the dragon: if it falls you have all won, even those it has eaten. If it eats everybody you have all lost.',
      de: 'Natürlich keiner von euch. Alle gemeinsam gegen den Drachen: Fällt er, habt ihr alle gewonnen, auch die Gefressenen. Frisst er alle, habt ihr alle verloren.',
    },
    seats: [2, 3, 4, 5],
    settings: [life, mixedHeroes, redraw, threeHeroes, evenStart],
    longest: 20_000,
  },
  lastStanding: false,

  arrange(state) {
    for (const group of state.groups) group.team = PLAYERS;
    const lair = newGroup(DRAGON, 'dragon');
    lair.creatures.push(newCreature('old-scorcher#1', state.seats, LIFE[state.seats]));
    state.groups.push(lair);
  },

  *turnBegins(state) {
    if (state.active !== state.seats) return;
    for (const who of figuresIn(state, state.seats))
      who.actions *= isBreathing(state) ? 1 : (ATTACKS[state.seats] ?? 1);
  },

  *play(state, io, group) {
    const [self] = groupOf(state, group).creatures;
    if (!self) return;
    if (isBreathing(state)) {
      self.actions = 0;
      return yield* breathe(state, io, group);
    }
    const prey = byLife(figuresIn(state, fattest(state, group)));
    if (prey) yield* strike(state, io, self.id, prey.id);
    else self.actions = 0;
  },

  ends(state) {
    const winners = Array.from({ length: state.seats }, (_, seat) => seat);
    if (groupOf(state, state.seats).out) return { winners, kind: 'dragon-slain', rule: 'SH-SCEN-03' };
    if (seatsInOrder(state).length === 0) return { winners: [], kind: 'dragon-fed', rule: 'SH-SCEN-03', lost: true };
    return null;
  },

  lines({ groups, seats }, lang) {
    const left = BREATH_EVERY - ((groups[seats]?.turns ?? 0) % BREATH_EVERY);
    if (left === 1) return [lang === 'de' ? 'Feuer im nächsten Drachenzug' : 'Fire in the next turn of the dragon'];
    return [lang === 'de' ? `Feuer in ${left} Drachenzügen` : `Fire in ${left} turns of the dragon`];
  },
};

const isBreathing = (state: State): boolean => groupOf(state, state.seats).turns % BREATH_EVERY === 0;

/** The group with the most life points together, the next in turn among equals (SH-SCEN-04). */
function fattest(state: State, dragon: GroupId): GroupId {
  const sums = seatsInOrder(state, dragon).map(group => ({
    group,
    life: figuresIn(state, group).reduce((sum, who) => sum + who.life, 0),
  }));
  return byLife(sums)?.group ?? dragon;
}

/** One figure of every group, the one with the most life points; nobody parries fire (SH-SCEN-05). */
function* breathe(state: State, io: Io, dragon: GroupId): Play {
  io.tell?.({ kind: 'breathed', group: sideOf(state, dragon), amount: BREATH, rule: 'SH-SCEN-05' });
  for (const group of seatsInOrder(state, dragon)) {
    const who = byLife(figuresIn(state, group));
    if (who) loseLife(io, who, BREATH, 'SH-SCEN-05');
  }
  yield* buryTheDead(state, io);
}
