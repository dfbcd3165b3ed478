import type { OutcomeOf } from '@tafelrunde/engine';
import { isDeserted } from '../../rules/death.ts';
import { newGroup } from '../../setup.ts';
import { groupOf, type Io, type State, sideOf } from '../../state.ts';
import type { SchurkenUndHalunken } from '../../types.ts';
import type { InstanceId } from '../index.ts';
import { byLife, figuresIn, newCreature, strike } from './creatures.ts';
import type { ScenarioRules } from './scenario.ts';
import { evenStart, life, mixedHeroes, redraw } from './settings.ts';

const WAVES: readonly (readonly InstanceId[])[] = [
  ['sleepy-watchman#1', 'sleepy-watchman#2'],
  ['sniffer-dog#1', 'crossbow-apprentice#1'],
  ['sleepy-watchman#3', 'sleepy-watchman#4', 'crossbow-apprentice#2'],
  ['captain-of-the-watch#1', 'sniffer-dog#2', 'crossbow-apprentice#3'],
];
/** Turns of the watch after which the next wave comes though the last is not beaten. */
const PATIENCE = 4;
/** Life points left for the better grades. */
const GOLD = 20;
const SILVER = 10;
const YOU = 0;
const WATCH = 1;

/** One player against the night watch. */
export const nightWatch: ScenarioRules = {
  scenario: {
    id: 'night-watch',
    name: { en: 'One Night in Town', de: 'Eine Nacht in der Stadt' },
    about: {
      en: 'You alone against the night watch. Four waves come, each when the one before is beaten or after four turns at the latest. Beat them all and you win; the life points you have left make your grade. Without a hero or creature you have lost.',
      de: 'Du allein gegen die Nachtwache. Vier Wellen kommen, jede, sobald die vorige geschlagen ist, spätestens nach vier Zügen. Schlägst du alle, gewinnst du; die übrigen Lebenspunkte ergeben deine Note. Ohne Held und Kreatur hast du verloren.',
    },
    seats: [1],
    settings: [life, mixedHeroes, redraw, evenStart],
    longest: 5_000,
  },
  lastStanding: false,

  arrange(state) {
    state.groups.push(newGroup(WATCH, 'watch'));
    Object.assign(state.notes, { waves: 0, last: 0 });
  },

  *turnBegins(state, io) {
    if (state.active === WATCH && isDue(state)) march(state, io);
  },

  *play(state, io, group) {
    const guard = groupOf(state, group).creatures.find(({ actions }) => actions > 0);
    const victim = byLife(figuresIn(state, YOU), -1);
    if (!guard) return;
    if (victim) yield* strike(state, io, guard.id, victim.id);
    else guard.actions = 0;
  },

  whyOut: (state, group) => (group === WATCH && wavesLeft(state) > 0 ? null : isDeserted(state, group)),

  ends(state): OutcomeOf<SchurkenUndHalunken> | null {
    if (groupOf(state, YOU).out) return { winners: [], kind: 'arrested', rule: 'SH-SCEN-15', lost: true };
    if (!groupOf(state, WATCH).out) return null;
    const left = figuresIn(state, YOU).reduce((sum, who) => sum + who.life, 0);
    const kind = left >= GOLD ? 'night-gold' : left >= SILVER ? 'night-silver' : 'night-bronze';
    return { winners: [YOU], kind, rule: 'SH-SCEN-15' };
  },

  lines: ({ notes }, lang) => [`${lang === 'de' ? 'Welle' : 'Wave'} ${notes.waves} / ${WAVES.length}`],
};

const wavesLeft = ({ notes }: State): number => WAVES.length - (notes.waves ?? 0);

/** The next wave comes when nobody of the last is left, or when the watch has lost its patience (SH-SCEN-13). */
function isDue(state: State): boolean {
  if (wavesLeft(state) === 0) return false;
  return figuresIn(state, WATCH).length === 0 || groupOf(state, WATCH).turns - (state.notes.last ?? 0) >= PATIENCE;
}

/** Out of breath, the new ones do not attack in this turn. */
function march(state: State, io: Io): void {
  const { creatures, turns } = groupOf(state, WATCH);
  const wave = WAVES[state.notes.waves ?? 0] ?? [];
  for (const id of wave) creatures.push(newCreature(id, WATCH));
  state.notes.waves = (state.notes.waves ?? 0) + 1;
  state.notes.last = turns;
  const group = sideOf(state, WATCH);
  io.tell?.({ kind: 'wave', group, wave: state.notes.waves, creatures: wave, rule: 'SH-SCEN-13' });
}
