import { capital, type Lang, type Text, type Thing } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { ACTIVATIONS, type ActivationId } from '../../../games/sword-and-sorcery/content/activations.ts';
import { TRAPS, type TrapId } from '../../../games/sword-and-sorcery/content/traps.ts';
import { activationText } from '../../../games/sword-and-sorcery/texts/cards.ts';
import { CardFace, type CardLook, LargeCard } from '../../kit/cards/card.tsx';
import {
  abilityText,
  behaviourText,
  type ClassId,
  classOf,
  type Enemy,
  EVENTS,
  faceOf,
  type HeroId,
  type ItemId,
  itemName,
  itemOf,
  itemText,
  type PowerId,
  powerOf,
  scrollOf,
  scrollSideOf,
  swordAndSorcery,
  targetText,
  type View,
  weaponText,
} from './game.ts';
import { intent, intentText } from './intents.tsx';
import { icons as more } from './picture-icons.ts';
import { enemySign, itemSign, SIGNS } from './pictures.ts';
import { say } from './words.ts';
import './whole.css';

interface Props {
  readonly id: string;
  readonly lang: Lang;
  readonly view?: View | undefined;
  readonly small?: boolean | undefined;
}

/**
 * A card large enough to read: `power:windstep`, `class:ecarus/white-rose`, `item:longsword/0`, `scroll:gremlin-green/0`, `scroll:gremlin-green/0/gremlin-green-1` (with what it
 * will do), `activation:H`, `event:horn`, `trap:alarm`.
 */
export function Whole({ id, lang, view, small = false }: Props): ReactNode {
  const [kind = '', rest = ''] = id.split(/:(.*)/s);
  const [name = '', side = '0', card] = rest.split('/');
  if (kind === 'scroll' && !small) {
    const scroll = { scroll: name as Enemy['scroll'], side: side === '1' ? (1 as const) : (0 as const) };
    return <WholeScroll scroll={scroll} card={card as Enemy['id'] | undefined} lang={lang} view={view} />;
  }
  const look = lookOf(kind, name, side, lang);
  if (look === null) return null;
  return small ? <CardFace {...look} /> : <LargeCard {...look} />;
}

function lookOf(kind: string, name: string, side: string, lang: Lang): CardLook | null {
  switch (kind) {
    case 'power': {
      const power = powerOf(name as PowerId);
      return {
        className: 'ss-card',
        title: power.name[lang],
        art: SIGNS['magic-swirl'],
        text: abilityText(power, lang),
      };
    }
    case 'class': {
      const { power, cry } = classOf(name as HeroId, side as ClassId);
      return {
        className: 'ss-card',
        title: power.name[lang],
        art: SIGNS['soul-vessel'],
        text: abilityText(power, lang),
        flavour: `${say(lang, 'cry')}: ${cry.name[lang]}. ${abilityText(cry, lang)}`,
      };
    }
    case 'item': {
      const item = { id: name as ItemId, side: side === '1' ? (1 as const) : (0 as const) };
      return {
        className: 'ss-card ss-tone-item',
        title: itemName(item.id, item.side === 1 ? 'back' : undefined, lang),
        art: itemSign(item.id),
        text: itemText(itemOf(item.id), faceOf(item), lang),
      };
    }
    case 'activation': {
      const card = ACTIVATIONS[name as ActivationId];
      return {
        className: 'ss-card ss-tone-enemy',
        title: card.name[lang],
        art: more.minions,
        text: activationText(card, lang),
      };
    }
    case 'event': {
      const event = EVENTS[name as keyof typeof EVENTS];
      return {
        className: 'ss-card ss-tone-event',
        title: event.name[lang],
        art: SIGNS.hourglass,
        text: textOf(event.name, lang),
      };
    }
    case 'trap': {
      const trap = TRAPS[name as TrapId];
      return {
        className: 'ss-card ss-tone-enemy',
        title: trap.name[lang],
        art: more.campfire,
        text: textOf(trap.name, lang),
      };
    }
    case 'scroll': {
      const scroll = { scroll: name as Enemy['scroll'], side: side === '1' ? (1 as const) : (0 as const) };
      return {
        className: 'ss-card ss-tone-enemy',
        title: (scrollSideOf(scroll).name ?? scrollOf(scroll).name)[lang],
        art: enemySign(scroll.scroll),
      };
    }
    default:
      return null;
  }
}

let things: readonly Thing[] | null = null;

/** What the table reads of a card. */
function textOf(name: Text, lang: Lang): string {
  things ??= swordAndSorcery.things?.() ?? [];
  return things.find(one => one.name.en === name.en)?.text[lang] ?? '';
}

interface ScrollProps {
  readonly scroll: Pick<Enemy, 'scroll' | 'side'>;
  readonly card: Enemy['id'] | undefined;
  readonly lang: Lang;
  readonly view: View | undefined;
}

/** A scroll: whom it goes for, what it does at which distance with the sentence that would hold now, powers and weapons. */
function WholeScroll({ scroll, card, lang, view }: ScrollProps): ReactNode {
  const side = scrollSideOf(scroll);
  const enemy = view?.enemies.find(({ id }) => id === card);
  const now = enemy && view ? intent(view, enemy.id) : null;
  return (
    <div className="kit-card-large ss-card ss-tone-enemy ss-scroll">
      <span className="kit-card-head">
        <span className="kit-card-title">{(side.name ?? scrollOf(scroll).name)[lang]}</span>
      </span>
      <p className="ss-scroll-target">{say(lang, 'goesFor', targetText(side.target, lang))}</p>
      <ol>
        {side.behaviours.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: behaviours are known by their number
          <li key={i} data-now={now?.behaviour === i || undefined}>
            {capital(behaviourText(side, one, lang))}
          </li>
        ))}
      </ol>
      {enemy && view && <p className="ss-scroll-next">{intentText(view, enemy, lang)}</p>}
      <p className="ss-scroll-arms">
        {[
          ...Object.values(side.weapons).map(one => weaponText(one, lang)),
          ...Object.values(side.powers).map(({ name }) => name[lang]),
        ].join(' · ')}
      </p>
    </div>
  );
}
