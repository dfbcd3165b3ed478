import type { Choice } from '../choices.ts';
import { isDown } from './balance-of-power.ts';
import { begin } from './lasting.ts';
import { mayAct, type TurnChapter, takeAction } from './turn-chapter.ts';
import { numberOf } from './values.ts';

/** Standard actions that every hero has (SS-STD-02). Dash and focus once a turn (SS-STD-06, -09). */
export const standardActions: TurnChapter<'dash' | 'focus'> = {
  offers(state, hero, turn) {
    if (!mayAct(turn, 'standard')) return [];
    const { used } = state;
    const options: Choice[] = [];
    if (!used.turn.includes(`${hero.id}/dash`)) options.push({ do: 'dash' });
    // Focus is for an attack still to come in this turn (SS-STD-08).
    if (!used.turn.includes(`${hero.id}/focus`) && (turn.combat > 0 || turn.extra.length > 0) && !isDown(hero))
      options.push({ do: 'focus' });
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
      if (turn.points !== null) turn.points += more;
      else if (!turn.moved) {
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
      } else {
        turn.points = more;
      }
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
  },
};
