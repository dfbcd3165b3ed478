import { type Lang, totalOf } from '@tafelrunde/engine';
import type { GameTable } from '../../table/board.ts';
import type { SoundsOf } from '../../table/sounds/sound.ts';
import type { Figure, Told } from '../../table/telling/told.ts';
import { type Event, figureName, type SwordAndSorcery, scrollIdOf, type View } from './game.ts';
import { Dice, Whole } from './later.tsx';
import { companionSign, enemySign, heroSign, moreSign, SIGNS, thingSign } from './pictures.ts';
import { Sign } from './Sheets.tsx';
import { say } from './words.ts';

/** How the table tells what others do, and what the enemies do: card, who moves, whom it chooses, dice, wounds. */
export const telling: NonNullable<GameTable<SwordAndSorcery>['telling']> = (event, view, lang): Told | null => {
  const figure = (id: string) => figureOf(view, id, lang);
  const card = (id: string) => ({ card: <Whole id={id} lang={lang} small /> });
  const enemies = { name: say(lang, 'enemies'), picture: <Sign d={moreSign('minions')} />, side: 2 };
  switch (event.kind) {
    case 'turn':
      return { begins: true, who: figure(event.hero) };
    case 'activation-card':
      return { begins: true, who: enemies, ...card(`activation:${event.card}`) };
    case 'activated':
      return {
        begins: true,
        who: figure(event.enemy),
        ...(event.target !== null && { whom: figure(event.target) }),
      };
    case 'activation-skipped':
      return { begins: true, who: figure(event.enemy) };
    case 'event':
      return { begins: true, who: { ...enemies, name: say(lang, 'event') }, ...card(`event:${event.event}`) };
    case 'trap':
      return { begins: true, who: figure(event.hero), ...card(`trap:${event.trap}`) };
    case 'shadow':
      return { begins: true, who: { name: say(lang, 'shadow'), picture: <Sign d={SIGNS['shadow-follower']} /> } };
    case 'appeared':
      return { whom: figure(event.enemy), ...card(`scroll:${scrollIdOf(event.enemy)}`) };
    case 'round':
      return { begins: true, who: { name: say(lang, 'round', event.round), picture: <Sign d={SIGNS.hourglass} /> } };
    case 'moved':
      return { begins: true, who: figure(event.figure) };
    case 'attack':
      return { begins: true, who: figure(event.by), whom: figure(event.target) };
    case 'rolled':
      return { dice: <Dice dice={event.dice} lang={lang} /> };
    case 'hits':
      return { result: { text: String(totalOf(event.hits)) } };
    case 'wounds':
      return {
        whom: figure(event.figure),
        result: { text: event.n === 1 ? say(lang, 'wound') : say(lang, 'woundsDealt', event.n), bad: true },
      };
    case 'killed':
      return { whom: figure(event.figure), result: { text: say(lang, 'killed'), bad: true } };
    case 'ghost':
      return { whom: figure(event.hero), result: { text: say(lang, 'becomesGhost'), bad: true } };
    case 'used':
      return { begins: true, who: figure(event.by), ...(event.on[0] !== undefined && { whom: figure(event.on[0]) }) };
    default:
      return null;
  }
};

function figureOf(view: View, id: string, lang: Lang): Figure {
  const hero = view.heroes.find(one => one.id === id);
  const enemy = view.enemies.find(one => one.id === id || one.bodies.some(body => body.id === id));
  const thing = view.things.find(one => one.id === id);
  const sign =
    hero !== undefined
      ? heroSign(hero.id, hero.ghost)
      : enemy !== undefined
        ? enemySign(enemy.scroll)
        : thing !== undefined
          ? thingSign(thing.kind)
          : view.companions.some(one => one.id === id)
            ? companionSign()
            : SIGNS['crossed-swords'];
  return { name: figureName(id, lang), picture: <Sign d={sign} />, side: hero === undefined ? 2 : 1 };
}

export const sounds: SoundsOf<Event> = {
  rolled: 'dice',
  moved: 'step',
  wounds: 'hit',
  killed: 'fall',
  ghost: 'fall',
  opened: 'door',
  used: 'magic',
  healed: 'heal',
  coins: 'coin',
  'activation-card': 'card',
  turn: 'turn',
};
