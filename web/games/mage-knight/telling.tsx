import type { Lang } from '@tafelrunde/engine';
import type { GameTable } from '../../table/board.ts';
import type { SoundsOf } from '../../table/sounds/sound.ts';
import type { Figure, Told } from '../../table/telling/told.ts';
import { Deed, Sign, signs } from './Deed.tsx';
import { type EnemyId, type Event, type MageKnight, names, type UnitId, type View } from './game.ts';
import { enemySign, heroSign, unitSign } from './pictures.ts';
import { say } from './words.ts';

/** How the table tells what others do. */
export const telling: NonNullable<GameTable<MageKnight>['telling']> = (event, view, lang, seatName): Told | null => {
  const hero = (seat: number) => heroFigure(view, seat, seatName(seat));
  switch (event.kind) {
    case 'turn':
    case 'rested':
      return { begins: true, who: hero(event.seat) };
    case 'round':
      return { begins: true, result: { text: say(lang, event.night ? 'dusk' : 'dawn', event.round) } };
    case 'played':
    case 'card-gained':
      return { begins: true, who: hero(event.seat), card: <Deed id={event.card} lang={lang} /> };
    case 'unit-used':
    case 'recruited':
      return { begins: true, who: hero(event.seat), whom: unitFigure(event.unit, lang) };
    case 'moved':
      return { begins: true, who: hero(event.seat), place: `hex:${event.to}` };
    case 'explored':
      return event.seat === null
        ? null
        : { begins: true, who: hero(event.seat), result: { text: say(lang, 'arrives') } };
    case 'combat':
      return event.foes[0] === undefined
        ? null
        : { begins: true, who: hero(event.seat), whom: enemyFigure(event.foes[0], lang) };
    case 'attacked':
      return event.foes[0] === undefined
        ? null
        : {
            begins: true,
            who: hero(event.seat),
            whom: enemyFigure(event.foes[0], lang),
            result: { text: say(lang, 'ofNeeded', event.total, event.armor) },
          };
    case 'blocked':
      return {
        begins: true,
        who: hero(event.seat),
        whom: enemyFigure(event.foe, lang),
        result: { text: say(lang, 'ofNeeded', event.total, event.attack) },
      };
    case 'defeated':
      return { whom: enemyFigure(event.foe, lang), result: { text: say(lang, 'defeated') } };
    case 'hurt':
      return {
        who: enemyFigure(event.foe, lang),
        whom: event.unit === null ? hero(event.seat) : unitFigure(event.unit, lang),
        result: {
          text: event.wounds === 1 ? say(lang, 'wound') : say(lang, 'wounded', event.wounds),
          bad: event.wounds > 0,
        },
      };
    case 'dummy-turned': {
      const [first] = event.cards;
      return {
        begins: true,
        who: { name: say(lang, 'dummy'), picture: <Sign d={signs.hourglass} /> },
        ...(first && { card: <Deed id={first} lang={lang} /> }),
      };
    }
    default:
      return null;
  }
};

function heroFigure({ heroes }: View, seat: number, name: string): Figure {
  const hero = heroes[seat]?.hero;
  return { name, picture: <Sign d={hero ? heroSign(hero) : signs.hood} />, side: seat + 1 };
}

const enemyFigure = (id: EnemyId, lang: Lang): Figure => ({
  name: names.enemy(id, lang),
  picture: <Sign d={enemySign(id)} />,
});

const unitFigure = (id: UnitId, lang: Lang): Figure => ({
  name: names.unit(id, lang),
  picture: <Sign d={unitSign(id)} />,
});

export const sounds: SoundsOf<Event> = {
  played: 'card',
  'card-gained': 'card',
  drew: 'card',
  moved: 'step',
  explored: 'door',
  'source-rolled': 'dice',
  rolled: 'dice',
  attacked: 'hit',
  blocked: 'block',
  defeated: 'fall',
  wounded: 'hit',
  healed: 'heal',
  recruited: 'coin',
  bought: 'coin',
  'mana-paid': 'magic',
  'crystal-gained': 'magic',
  conquered: 'victory',
  turn: 'turn',
};
