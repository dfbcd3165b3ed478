import { type DungeonSaga, type Event, nameOf } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { CardFace } from '../../kit/cards/card.tsx';
import { Die } from '../../kit/dice/die.tsx';
import type { GameTable } from '../../table/board.ts';
import type { SoundsOf } from '../../table/sounds/sound.ts';
import type { Figure, Told } from '../../table/telling/told.ts';
import { pairsOf } from './combat.ts';
import { Sign } from './Glyph.tsx';
import { icons } from './icons.ts';
import { say } from './messages.ts';
import { pictureOf } from './pictures.ts';
import { DicePairs } from './Roll.tsx';
import { cardOf, contentOf } from './things.tsx';

/** How the table tells what others do. */
export const telling: NonNullable<GameTable<DungeonSaga>['telling']> = (event, _view, lang): Told | null => {
  const figure = (id: string) => figureOf(id, lang);
  const bad = (text: string) => ({ text, bad: true });
  switch (event.kind) {
    case 'turn':
    case 'activated':
    case 'moved':
    case 'appeared':
      return { begins: true, who: figure(event.figure) };
    case 'attack':
      return { begins: true, who: figure(event.attacker), whom: figure(event.target) };
    case 'rolled':
      return { dice: <DicePairs pairs={pairsOf({ rolled: event, again: [] })} /> };
    case 'hits': {
      const { hits } = event;
      const text = hits === 0 ? say(lang, 'noHit') : hits === 1 ? say(lang, 'hit') : say(lang, 'hits', hits);
      return { result: hits > 0 ? bad(text) : { text } };
    }
    case 'wounded':
      return { whom: figure(event.figure), result: bad(say(lang, 'wound')) };
    case 'injured':
      return { whom: figure(event.figure), result: bad(say(lang, 'injured')) };
    case 'fell':
      return { whom: figure(event.figure), result: bad(say(lang, event.as === 'bones' ? 'bonesFate' : event.as)) };
    case 'prevented':
      return { whom: figure(event.figure), result: { text: say(lang, 'prevented') } };
    case 'healed':
      return { whom: figure(event.figure), result: { text: say(lang, 'healed', event.wounds) } };
    case 'die':
      return {
        who: figure(event.figure),
        dice: <Die face={event.die} tone="attack" fate={event.die >= event.atLeast ? 'counts' : undefined} />,
        result: { text: say(lang, event.die >= event.atLeast ? 'success' : 'failure') },
      };
    case 'cast':
      return { begins: true, who: figure(event.figure), card: <Card id={event.spell} lang={lang} /> };
    case 'feat':
      return { begins: true, who: figure(event.figure), card: <Card id={event.feat} lang={lang} /> };
    case 'used':
      return { who: figure(event.figure), card: <Card id={event.what} lang={lang} /> };
    case 'gained':
      return { who: figure(event.figure), card: <Card id={event.item} lang={lang} /> };
    case 'played':
      return { begins: true, card: <Card id={event.card} lang={lang} /> };
    case 'opened':
      return {
        ...(event.figure === null ? {} : { who: figure(event.figure) }),
        whom: figure(event.thing),
        result: { text: say(lang, 'opened') },
      };
    case 'round':
    case 'overlord':
    case 'twist':
      return { begins: true };
    default:
      return 'figure' in event ? { who: figure(event.figure) } : null;
  }
};

export const sounds: SoundsOf<Event> = {
  moved: 'step',
  pushed: 'step',
  rolled: 'dice',
  rerolled: 'dice',
  die: 'dice',
  hits: ({ hits }) => (hits > 0 ? 'hit' : 'block'),
  prevented: 'block',
  fell: 'fall',
  healed: 'heal',
  appeared: 'magic',
  cast: 'magic',
  feat: 'magic',
  opened: 'door',
  shattered: 'hit',
  gained: 'coin',
  traded: 'coin',
  played: 'card',
  drew: 'card',
};

function figureOf(id: string, lang: Lang): Figure {
  const content = contentOf(id);
  return {
    name: nameOf(id, lang),
    picture: <Sign name={pictureOf(content?.id ?? '', 'padlock')} />,
    side: content?.kind === 'hero' ? 2 : content ? 1 : undefined,
  };
}

function Card({ id, lang }: { readonly id: string; readonly lang: Lang }): ReactNode {
  const card = cardOf(id, lang);
  return <CardFace title={card.name} art={icons[card.picture]} text={card.text} />;
}
