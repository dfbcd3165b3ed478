import type { Lang } from '@tafelrunde/engine';
import type { GameTable } from '../../table/board.ts';
import { CARDS, type Choice, CLASSES, type Event, type Skirmish } from './game.ts';
import { wayOf } from './ways.ts';
import { say, type Word } from './words.ts';

const GROUPS: Readonly<Record<Choice['do'], Word>> = {
  move: 'groupMove',
  attack: 'groupAttack',
  play: 'groupCards',
  end: 'groupOther',
};

export const group = (choice: Choice, lang: Lang) => ({
  key: GROUPS[choice.do],
  title: say(lang, GROUPS[choice.do]),
});

/** Milliseconds people need to see what a bot has done. */
const PAUSES: Readonly<Partial<Record<Event['kind'], number>>> = {
  moved: 600,
  attacked: 1400,
  burned: 700,
  played: 800,
  fell: 600,
  turn: 700,
};

export const pause = (event: Event): number => PAUSES[event.kind] ?? 0;

/** What is certain about an option: the length of a way, the dice of both sides, what a card says. */
export const consequences: NonNullable<GameTable<Skirmish>['consequences']> = (choice, view, lang) => {
  switch (choice.do) {
    case 'move': {
      const steps = wayOf(view, choice.unit, choice.to).length - 1;
      return [steps === 1 ? say(lang, 'step') : say(lang, 'steps', steps)];
    }
    case 'attack': {
      const [unit, foe] = [view.units[choice.unit], view.units[choice.target]];
      if (!unit || !foe) return [];
      const attack = CLASSES[unit.cls].dice + unit.blessings;
      const defence = CLASSES[foe.cls].armour + foe.shield;
      return [`${attack} ${say(lang, 'dice')} : ${defence} ${say(lang, 'dice')}`];
    }
    case 'play':
      return [CARDS[choice.card].text[lang]];
    default:
      return [];
  }
};
