import type { Lang } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { CardFace } from '../../kit/cards/card.tsx';
import { Die } from '../../kit/dice/die.tsx';
import { Pool } from '../../kit/dice/rolls.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { GameTable } from '../../table/board.ts';
import type { SoundsOf } from '../../table/sounds/sound.ts';
import type { Figure, Told } from '../../table/telling/told.ts';
import { blocksOf, CARDS, type CardId, type Event, hitsOf, type Skirmish, unitName, type View } from './game.ts';
import { CARD_ART, UNITS } from './pictures.ts';
import { say } from './words.ts';

/** How the table tells what others do. */
export const telling: NonNullable<GameTable<Skirmish>['telling']> = (event, view, lang): Told | null => {
  const figure = (unit: number) => figureOf(unit, view, lang);
  switch (event.kind) {
    case 'moved':
      return { begins: true, who: figure(event.unit) };
    case 'attacked':
      return {
        begins: true,
        who: figure(event.unit),
        whom: figure(event.target),
        dice: (
          <>
            <Dice dice={event.attack} tone="attack" count={hitsOf} lang={lang} />
            <Dice dice={event.defence} tone="defence" count={blocksOf} lang={lang} />
          </>
        ),
        result: damaged(event.damage, lang),
      };
    case 'burned':
      return {
        whom: figure(event.unit),
        dice: <Dice dice={event.dice} tone="attack" count={hitsOf} lang={lang} />,
        result: damaged(event.damage, lang),
      };
    case 'played':
      return { begins: true, whom: figure(event.target), card: <Card id={event.card} lang={lang} /> };
    case 'fell':
      return { whom: figure(event.unit), result: { text: say(lang, 'falls'), bad: true } };
    case 'turn':
      return { begins: true };
    default:
      return null;
  }
};

export const sounds: SoundsOf<Event> = {
  moved: 'step',
  attacked: 'dice',
  burned: 'dice',
  played: 'card',
  drew: 'card',
  fell: 'fall',
};

function figureOf(unit: number, { units }: View, lang: Lang): Figure {
  const { cls = 'knight', owner = 0 } = units[unit] ?? {};
  return { name: unitName(unit)[lang], picture: <Icon d={UNITS[cls]} />, side: owner + 1 };
}

const damaged = (damage: number, lang: Lang): NonNullable<Told['result']> =>
  damage > 0 ? { text: say(lang, 'damage', damage), bad: true } : { text: say(lang, 'noDamage') };

function Card({ id, lang }: { readonly id: CardId; readonly lang: Lang }): ReactNode {
  const { name, cost, text } = CARDS[id];
  return <CardFace className="sk-card" title={name[lang]} cost={cost} art={CARD_ART[id]} text={text[lang]} />;
}

interface DiceProps {
  readonly dice: readonly number[];
  readonly tone: 'attack' | 'defence';
  /** How much a die counts for. */
  readonly count: (die: number) => number;
  readonly lang: Lang;
}

/** Highest first; dice that counted for nothing are crossed out. */
function Dice({ dice, tone, count, lang }: DiceProps): ReactNode {
  const sorted = [...dice].sort((a, b) => b - a);
  return (
    <Pool label={`${say(lang, 'dice')}: ${sorted.join(' ') || '–'}`}>
      {sorted.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are places in a row
        <Die key={i} face={die} tone={tone} fate={count(die) > 0 ? 'counts' : 'gone'} order={i} />
      ))}
    </Pool>
  );
}
