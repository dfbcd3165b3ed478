import type { Choice, DungeonSaga, Event } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { GameTable } from '../../table/board.ts';
import { type Message, say } from './messages.ts';

interface Group {
  readonly title: Message;
  /** The board shows these better than a list. */
  readonly folded?: true;
  /** What is done first stands first: who can strike sees that before ways to turn. */
  readonly rank?: number;
}

const GROUPS: Readonly<Partial<Record<Choice['do'], Group>>> = {
  move: { title: 'groupMove', folded: true, rank: 1 },
  square: { title: 'groupSquare', folded: true },
  face: { title: 'groupFace', folded: true, rank: 2 },
  attack: { title: 'groupFight' },
  shoot: { title: 'groupFight' },
  strike: { title: 'groupFight' },
  cast: { title: 'groupSpell' },
  ready: { title: 'groupSpell' },
  feat: { title: 'groupFeat' },
  renew: { title: 'groupFeat' },
  use: { title: 'groupUse' },
  give: { title: 'groupTrade', folded: true },
  receive: { title: 'groupTrade', folded: true },
  swap: { title: 'groupTrade', folded: true },
  activate: { title: 'groupActivate' },
  raise: { title: 'groupRaise' },
  play: { title: 'groupCard' },
  target: { title: 'groupTarget' },
  take: { title: 'groupHero' },
  bear: { title: 'groupHero' },
  hero: { title: 'groupHero' },
};

const OTHER: Group = { title: 'groupOther', rank: 3 };

export const group: NonNullable<GameTable<DungeonSaga>['group']> = (choice, lang: Lang) => {
  const { title, folded, rank = 0 } = GROUPS[choice.do] ?? OTHER;
  return { key: title, title: say(lang, title), folded: folded === true, rank };
};

/** Milliseconds people need to see what a bot has done. Walking is told by the length of the way: about seven squares at most. */
const PAUSES: Readonly<Partial<Record<Event['kind'], number>>> = {
  moved: 700,
  faced: 150,
  attack: 320,
  rolled: 900,
  hits: 550,
  wounded: 420,
  injured: 420,
  fell: 550,
  appeared: 450,
  opened: 850,
  revealed: 1100,
  cast: 600,
  feat: 800,
  used: 450,
  played: 1000,
  round: 700,
  overlord: 700,
  twist: 900,
  die: 700,
};

export const pause = (event: Event): number => PAUSES[event.kind] ?? 0;
