import type { Choice } from '../choices.ts';
import type { Ability } from '../content/ability.ts';
import type { Hero, State, Turn } from '../state.ts';
import { abilitiesOf, type Held } from './abilities.ts';
import { sees } from './aims.ts';
import { isDown } from './balance-of-power.ts';
import { setThreat } from './bosses.ts';
import { scrollOf } from './enemies/cards.ts';
import { begin } from './lasting.ts';
import { pointsFor, standCost } from './movement.ts';
import { mayAct, type TurnChapter, takeAction } from './turn-chapter.ts';
import { numberOf } from './values.ts';

/** Standard actions that every hero has (SS-STD-02). Dash, focus and provoke once a turn (SS-STD-06, -09, -18). */
export const standardActions: TurnChapter<'dash' | 'focus' | 'provoke'> = {
  offers(state, hero, turn) {
    if (!mayAct(turn, 'standard')) return [];
    const used = state.used.turn;
    const isLeft = (what: string): boolean => used.length === 0 || !used.includes(`${hero.id}/${what}`);
    const options: Choice[] = [];
    // Dash is for a move that is not over, or for standing up (SS-STD-04, -05).
    if (isLeft('dash') && (isDown(hero) || !turn.moved || turn.points !== null)) options.push({ do: 'dash' });
    if (isLeft('focus') && mayStillAttack(state, hero, turn)) options.push({ do: 'focus' });
    if (isLeft('provoke') && seesBoss(state, hero)) options.push({ do: 'provoke' });
    return options;
  },
  acts: {
    /** One more movement point, or standing up without using the move (SS-STD-04, -05). */
    dash(state, io, hero, turn) {
      takeAction(turn, 'standard');
      state.used.turn.push(`${hero.id}/dash`);
      io.tell?.({ kind: 'action', hero: hero.id, action: 'dash', what: null, rule: 'SS-STD-04' });
      if (isDown(hero)) {
        hero.conditions = hero.conditions.filter(one => one !== 'knocked-down');
        io.tell?.({ kind: 'stood-up', figure: hero.id, rule: 'SS-STD-05' });
        return;
      }
      const more = numberOf(state, hero.id, 'dash', 1);
      if (turn.points !== null) {
        turn.points += more;
        return;
      }
      // The move has not begun: it will have one point more.
      begin(state, {
        source: 'dash',
        key: 'dash',
        on: hero.id,
        by: hero.id,
        until: 'turn-end',
        what: { do: 'modify', value: 'points', n: more },
        next: null,
        fits: null,
      });
    },
    focus(state, io, hero, turn) {
      takeAction(turn, 'standard');
      state.used.turn.push(`${hero.id}/focus`);
      io.tell?.({ kind: 'action', hero: hero.id, action: 'focus', what: null, rule: 'SS-STD-08' });
      begin(state, {
        source: 'focus',
        key: 'focus',
        on: hero.id,
        by: hero.id,
        until: 'turn-end',
        what: { do: 'modify', value: 'hits', n: 1 },
        next: 'attack',
        fits: null,
      });
    },
    /** The threatening hero turns the marker; anybody else lowers it, or takes it from level I (SS-THRT-07, -09). */
    provoke(state, io, hero, turn) {
      takeAction(turn, 'standard');
      state.used.turn.push(`${hero.id}/provoke`);
      io.tell?.({ kind: 'action', hero: hero.id, action: 'provoke', what: null, rule: 'SS-STD-17' });
      const { threat } = state;
      if (threat === null) return;
      const { hero: holder, level } = threat;
      if (holder === hero.id) setThreat(state, io, holder, level === 1 ? 2 : 1);
      else setThreat(state, io, level === 2 ? holder : hero.id, 1);
    },
  },
};

/** Is there an attack left that focus could be for? Not after the one action of a slowed hero (SS-STD-08, SS-COND-26). */
function mayStillAttack(state: State, hero: Hero, turn: Turn): boolean {
  if (turn.extra.length > 0) return true;
  if (turn.slowed !== null) return false;
  if (turn.standard > 1 && abilitiesOf(hero, isStandard).some(isStandardAttack)) return true;
  // Who lies on the ground must be able to stand up first (SS-COND-15, -18).
  return turn.combat > 0 && (!isDown(hero) || pointsFor(state, hero, turn) >= standCost(state, hero));
}

const isStandard = ({ action }: Ability): boolean => action === 'standard';
const isStandardAttack = ({ levels, glasses }: Held): boolean =>
  glasses === 0 && levels.some(({ attack }) => attack !== undefined);

/** Provoking needs the marker and line of sight to a boss (SS-THRT-07, -09). */
const seesBoss = (state: State, hero: Hero): boolean =>
  state.threat !== null &&
  state.enemies.some(
    enemy => scrollOf(enemy).level === 'violet' && enemy.bodies.some(({ zone }) => sees(state, hero.id, zone)),
  );
