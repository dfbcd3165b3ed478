import type { Lang, Thing } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { CardFace, type CardLook, LargeCard } from '../../kit/cards/card.tsx';
import { cardName, descent, OVERLORD_CARDS } from './game.ts';
import { cardSign } from './pictures.ts';

interface Props {
  readonly id: string;
  readonly lang: Lang;
  /** As it is told: smaller, with as much of its text as fits. */
  readonly small?: boolean;
}

/** A card large enough to read: a skill, an item, an overlord card. */
export function Whole({ id, lang, small = false }: Props): ReactNode {
  const name = cardName(id, lang);
  const look: CardLook = {
    className: Object.hasOwn(OVERLORD_CARDS, id) ? 'd2-card d2-tone-overlord' : 'd2-card',
    title: name,
    art: cardSign(id),
    text: small ? faceText(id, lang) : cardText(id, lang),
  };
  return small ? <CardFace {...look} /> : <LargeCard {...look} />;
}

let things: readonly Thing[] | null = null;

/** What the table reads of a card. */
export const cardText = (id: string, lang: Lang): string => textNamed(cardName(id, 'en'), lang);

/** The same where there is little room: the overlord's cards say by their colour and picture what they are. */
export function faceText(id: string, lang: Lang): string {
  const text = cardText(id, lang);
  return Object.hasOwn(OVERLORD_CARDS, id) ? text.slice(text.indexOf('. ') + 1).trim() : text;
}

/** What the game says of something by its English name. */
export function textNamed(name: string, lang: Lang): string {
  things ??= descent.things?.() ?? [];
  return things.find(one => one.name.en === name)?.text[lang] ?? '';
}
