import { equal, type Match, type Seat } from '@tafelrunde/engine';

/** A solver goes to its end only so often: walks have many decisions. */
const THOROUGH = 32;

/** What is wrong with the plan a game proposes here, or null: it begins with something on offer, and planning leaves the view as it was. */
export function whyNoPlan(match: Match, seat: Seat): string | null {
  const { ask, game, answers } = match;
  if (ask === null || !game.heuristics?.plan) return null;
  // Most quick plans do not look at it, and it takes longer than they do.
  let view: unknown = null;
  const at = {
    seat,
    ask,
    get view(): unknown {
      view ??= match.view(seat);
      return view;
    },
  };
  const effort = answers.length % THOROUGH === 0 ? 'thorough' : 'quick';
  const plan = game.heuristics.plan(at, effort);
  if (view !== null && !equal(view, game.view(match.state, seat))) return 'making a plan changed the view';
  if (plan === null) return null;
  const [first] = plan.line;
  if (first === undefined) return 'a plan has no line; where there is nothing to propose it is null';
  const name = typeof first === 'string' ? first : match.optionId(first);
  return match.find(name) < 0 ? `a plan begins with "${name}", which is not on offer` : null;
}
