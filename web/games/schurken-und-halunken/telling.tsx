import type { Lang } from '@tafelrunde/engine';
import { Chain } from '../../kit/dice/rolls.tsx';
import type { GameTable } from '../../table/board.ts';
import type { SoundsOf } from '../../table/sounds/sound.ts';
import type { Figure, Told } from '../../table/telling/told.ts';
import { CardFace } from './CardFace.tsx';
import { type Event, nameOf, type SchurkenUndHalunken, type View } from './game.ts';
import { Picture } from './Picture.tsx';
import { word } from './words.ts';

/** How the table tells what others do. */
export const telling: NonNullable<GameTable<SchurkenUndHalunken>['telling']> = (event, view, lang): Told | null => {
  const who = (id: string) => ({ who: figureOf(id, view, lang), place: id });
  const whom = (id: string) => ({ whom: figureOf(id, view, lang), place: id });
  const bad = (text: string) => ({ result: { text, bad: true } });
  switch (event.kind) {
    case 'attacked':
      return { begins: true, ...who(event.by), ...whom(event.target), ...weapon(event.with, lang) };
    case 'protected':
      return whom(event.by);
    case 'redirected':
      return whom(event.to);
    case 'rolled':
      return {
        dice: <Chain dice={event.dice} label={word('dice', lang)} again={face => face === SIX} />,
        result: { text: `${event.total}` },
      };
    case 'hit':
      return event.damage > 0
        ? bad(`${event.damage} ${word('damage', lang)}`)
        : { result: { text: word('scratch', lang) } };
    case 'warded':
      return { result: { text: word('warded', lang) } };
    case 'cancelled':
      return { result: { text: word('cancelled', lang) } };
    case 'cast':
      return {
        ...who(event.by),
        card: <CardFace id={event.card} lang={lang} />,
        result: { text: word(event.success ? 'succeeds' : 'fizzles', lang) },
      };
    case 'loyalty':
      return {
        begins: true,
        ...who(event.card),
        dice: <Chain dice={[event.die]} label={word('dice', lang)} />,
        result: { text: word(event.stays ? 'stays' : 'leaves', lang), bad: !event.stays },
      };
    case 'played':
    case 'used':
    case 'hired':
    case 'sent':
    case 'discarded':
    case 'salvaged':
      return { begins: true, card: <CardFace id={event.card} lang={lang} /> };
    case 'drew':
      return { begins: true, ...(event.card === null ? {} : { card: <CardFace id={event.card} lang={lang} /> }) };
    case 'equipped':
    case 'took-back':
      return { begins: true, ...who(event.hero), card: <CardFace id={event.card} lang={lang} /> };
    case 'moved-card':
      return { begins: true, ...who(event.from), ...whom(event.to), card: <CardFace id={event.card} lang={lang} /> };
    case 'summoned':
      return { begins: true, ...who(event.by), ...whom(event.card) };
    case 'bought':
      return { begins: true, ...who(event.hero) };
    case 'lost-life':
      return { ...whom(event.who), ...bad(`−${event.amount} ${word('life', lang)}`) };
    case 'healed':
      return { ...whom(event.who), result: { text: `+${event.amount} ${word('life', lang)}` } };
    case 'died':
      return { ...whom(event.who), ...bad(word('slain', lang)) };
    case 'turn':
    case 'wave':
      return { begins: true };
    default:
      return null;
  }
};

export const sounds: SoundsOf<Event> = {
  drew: 'card',
  discarded: 'card',
  played: 'card',
  used: 'card',
  equipped: 'block',
  bought: 'coin',
  traded: 'coin',
  hired: 'coin',
  stole: 'coin',
  plundered: 'coin',
  rolled: 'dice',
  loyalty: 'dice',
  hit: ({ damage }) => (damage > 0 ? 'hit' : 'block'),
  warded: 'block',
  cast: ({ success }) => (success ? 'magic' : null),
  summoned: 'magic',
  'lost-life': 'hit',
  healed: 'heal',
  survived: 'heal',
  died: 'fall',
  out: 'fall',
  left: 'door',
  breathed: 'hit',
  wave: 'door',
};

/** A six makes the next die roll. */
const SIX = 6;

function figureOf(id: string, { groups }: View, lang: Lang): Figure {
  const side = groups.findIndex(({ heroes, creatures, npc, demon }) =>
    [...heroes, ...creatures, npc, demon].some(one => one !== null && 'id' in one && one.id === id),
  );
  return { name: nameOf(id)[lang], picture: <Picture of={id} />, side: side < 0 ? undefined : side + 1 };
}

/** Claws are no card. */
const weapon = (means: Extract<Event, { kind: 'attacked' }>['with'], lang: Lang): Told =>
  means === 'claws' ? {} : { card: <CardFace id={means} lang={lang} /> };
