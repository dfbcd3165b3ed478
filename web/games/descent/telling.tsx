import type { Lang } from '@tafelrunde/engine';
import type { GameTable } from '../../table/board.ts';
import type { SoundsOf } from '../../table/sounds/sound.ts';
import type { Figure, Told } from '../../table/telling/told.ts';
import { Dice } from './Dice.tsx';
import { cardName, type Descent, type Event, nameOf, type View } from './game.ts';
import { companionSign, heroSign, monsterSign, SIGNS } from './pictures.ts';
import { Sign } from './Sheets.tsx';
import { Whole } from './Whole.tsx';
import { say } from './words.ts';

/** How the table tells what others do: who acts, whom it strikes, the card, the dice, what came of it. */
export const telling: NonNullable<GameTable<Descent>['telling']> = (event, view, lang): Told | null => {
  const figure = (id: string) => figureOf(view, id, lang);
  const card = (id: string) => ({ card: <Whole id={id} lang={lang} small /> });
  const overlord = { name: say(lang, 'overlord'), picture: <Sign d={SIGNS['black-knight-helm']} />, side: 2 };
  switch (event.kind) {
    case 'turn':
      return { begins: true, who: figure(event.figure) };
    case 'overlord-turn':
      return { begins: true, who: overlord };
    case 'group':
      return {
        begins: true,
        who: { name: cardName(event.group, lang), picture: <Sign d={monsterSign(event.group)} />, side: 2 },
      };
    case 'steps':
    case 'action':
    case 'points':
      return { who: figure(event.figure) };
    case 'attacks': {
      const [first] = event.on;
      return { begins: true, who: figure(event.by), ...(first !== undefined && { whom: figure(first) }) };
    }
    case 'attack-rolled':
      return { dice: <Dice dice={[...event.dice, ...event.defence.flatMap(({ dice }) => dice)]} lang={lang} /> };
    case 'rolled':
    case 'rerolled':
      return { dice: <Dice dice={event.dice} lang={lang} /> };
    case 'dealt':
      return { whom: figure(event.figure), result: { text: say(lang, 'damage', event.dealt), bad: event.dealt > 0 } };
    case 'missed':
      return { result: { text: say(lang, 'missed') } };
    case 'tested':
      return {
        who: figure(event.figure),
        result: { text: say(lang, event.passed ? 'passed' : 'failed'), bad: !event.passed },
      };
    case 'defeated':
      return { whom: figure(event.figure), result: { text: say(lang, 'defeated'), bad: true } };
    case 'knocked-out':
      return { whom: figure(event.figure), result: { text: say(lang, 'down'), bad: true } };
    case 'played':
      return { begins: true, who: overlord, ...card(event.card) };
    case 'used':
      return { who: figure(event.by) };
    case 'found':
      return { who: figure(event.figure), ...card(event.card) };
    default:
      return null;
  }
};

function figureOf(view: View, id: string, lang: Lang): Figure {
  if (view.heroes.some(one => one.id === id))
    return { name: nameOf(id, lang), picture: <Sign d={heroSign(id)} />, side: 1 };
  const companion = view.companions.find(one => one.id === id);
  if (companion !== undefined)
    return { name: nameOf(id, lang), picture: <Sign d={companionSign(companion.kind)} />, side: 1 };
  // Who has just been defeated is no longer there: its name still tells its kind.
  const of = view.monsters.find(one => one.id === id)?.of ?? id.replace(/(-master)?-\d+$/, '');
  return { name: nameOf(id, lang), picture: <Sign d={monsterSign(of)} />, side: 2 };
}

export const sounds: SoundsOf<Event> = {
  'attack-rolled': 'dice',
  rolled: 'dice',
  rerolled: 'dice',
  steps: 'step',
  dealt: ({ dealt }) => (dealt > 0 ? 'hit' : 'block'),
  defeated: 'fall',
  'knocked-out': 'fall',
  door: 'door',
  played: 'card',
  used: 'magic',
  recovered: 'heal',
  found: 'coin',
  turn: 'turn',
};
