import { type Adventure, adventureOf, type Goal, nameOf, type View } from '@tafelrunde/dungeon-saga';
import type { Lang, Viewer } from '@tafelrunde/engine';
import type { SideGoals } from '../../table/board.ts';
import { say } from './messages.ts';

/** The seat of the overlord. */
const OVERLORD = 0;

/** What both sides play for, in words. */
export function goalsFor(view: View, viewer: Viewer, lang: Lang): readonly SideGoals[] {
  const adventure = adventureOf(view.adventure);
  const { heroes, overlord } = adventure.victory;
  const words = (goals: readonly Goal[]): string[] => goals.map(goal => goalText(adventure, goal, lang));
  return [
    { title: say(lang, 'heroesWin'), lines: words(heroes), mine: viewer !== 'spectator' && viewer !== OVERLORD },
    { title: say(lang, 'overlordWins'), lines: words(overlord), mine: viewer === OVERLORD },
  ];
}

function goalText(adventure: Adventure, goal: Goal, lang: Lang): string {
  const place = (mark: string): string => adventure.marks?.[mark]?.[lang] ?? mark;
  switch (goal.is) {
    case 'reach':
      if (goal.who === 'all') return say(lang, 'goalReachAll', place(goal.mark));
      if (typeof goal.who === 'number') return say(lang, 'goalReachSome', place(goal.mark), goal.who);
      return say(lang, 'goalReachOne', place(goal.mark), nameOf(goal.who, lang));
    case 'slay':
      return say(lang, 'goalSlay', `${nameOf(goal.who, lang)}${goal.count > 1 ? ` × ${goal.count}` : ''}`);
    case 'clear':
      return say(lang, 'goalClear');
    case 'carry':
      return say(lang, 'goalCarry', nameOf(goal.item, lang));
    case 'open':
      return say(lang, 'goalOpen', say(lang, adventure.signs[goal.sign]?.is === 'chest' ? 'theChest' : 'theDoor'));
    case 'bring':
      return goal.to
        ? say(lang, 'goalBringTo', place(goal.find), goal.count, place(goal.to))
        : say(lang, 'goalBring', place(goal.find), goal.count);
    case 'rounds':
      return say(lang, 'goalRounds', goal.count);
    case 'crippled':
      return say(lang, 'goalCrippled', goal.count);
    case 'deck-empty':
      return say(lang, 'goalDeck');
  }
}

/** How far the heroes are, as everybody sees it: "0 of 4" heroes on the stairs, "1 of 2" bosses. */
export function progressOf(view: View): { readonly done: number; readonly of: number } {
  const steps = adventureOf(view.adventure).victory.heroes.map(goal => stepsOf(view, goal));
  const sum = (at: 0 | 1): number => steps.reduce((all, step) => all + step[at], 0);
  return { done: sum(0), of: sum(1) };
}

/** What has been done of what a goal asks for, counted in heroes, foes, finds or rounds. */
function stepsOf(view: View, goal: Goal): readonly [done: number, of: number] {
  const standing = view.figures.filter(({ kind }) => kind === 'hero');
  const upTo = (done: number, of: number): readonly [number, number] => [Math.min(done, of), of];
  switch (goal.is) {
    case 'reach': {
      const cells = view.board.marks.find(({ mark }) => mark === goal.mark)?.cells ?? [];
      const who = standing.filter(({ id }) => typeof goal.who === 'number' || goal.who === 'all' || goal.who === id);
      const there = who.filter(({ cell }) => cells.includes(cell)).length;
      return upTo(there, typeof goal.who === 'number' ? goal.who : goal.who === 'all' ? who.length : 1);
    }
    case 'slay':
      return upTo(view.slain[goal.who] ?? 0, goal.count);
    case 'carry':
      return upTo(standing.filter(({ items }) => items.includes(goal.item)).length, 1);
    case 'rounds':
      return upTo(view.round - 1, goal.count);
    case 'bring': {
      const found = view.finds.filter(({ mark, by }) => mark === goal.find && by !== null);
      const cells = goal.to === undefined ? null : view.board.marks.find(({ mark }) => mark === goal.to)?.cells;
      const brought = found.filter(({ by }) => {
        const bearer = standing.find(({ id }) => id === by);
        return cells === null || (bearer !== undefined && cells?.includes(bearer.cell));
      });
      return upTo(brought.length, goal.count);
    }
    default:
      return [0, 1];
  }
}
