import type { Lang } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { CardBack as Back, CardFace as Face, LargeCard } from '../../kit/cards/card.tsx';
import { Values } from '../../kit/panels/values.tsx';
import { cardText, heroesById, type InstanceId, type Pile, pileOfCard, supportCard } from './game.ts';
import { Emblem, SignIcon } from './Picture.tsx';
import { outlineOf } from './pictures.ts';
import { shortText, type Value, valuesOf } from './values.ts';

/** A card as it lies in the hand: picture, values, and as much of its text as fits. */
export function CardFace({ id, lang }: { readonly id: InstanceId; readonly lang: Lang }): ReactNode {
  const card = supportCard(id);
  const pile = pileOfCard(id);
  const values = valuesOf(card);
  return (
    <Face
      className={`sh-${pile}`}
      title={card.name[lang]}
      emblem={<Emblem pile={pile} />}
      art={outlineOf(id)}
      values={values.length > 0 && <CardValues values={values} />}
      flavour={card.flavour[lang]}
      {...shortText(card, lang)}
    />
  );
}

/** The whole card, or the whole hero, large enough to read in comfort. */
export function WholeCard({ id, lang }: { readonly id: string; readonly lang: Lang }): ReactNode {
  const hero = heroesById.get(id);
  const card = hero ?? supportCard(id);
  const pile: Pile | 'hero' = hero ? 'hero' : pileOfCard(id as InstanceId);
  return (
    <LargeCard
      className={`sh-${pile}`}
      title={card.name[lang]}
      emblem={pile !== 'hero' && <Emblem pile={pile} />}
      art={outlineOf(id)}
      text={cardText(card, lang)}
      flavour={card.flavour[lang]}
    />
  );
}

/** Only its colour is known, or not even that. */
export function CardBack({ pile }: { readonly pile: Pile | null }): ReactNode {
  return <Back className={`sh-${pile ?? 'unknown'}`}>{pile && <Emblem pile={pile} />}</Back>;
}

/** What a glance at the card should tell. */
export function CardValues({ values }: { readonly values: readonly Value[] }): ReactNode {
  return <Values values={values.map(({ sign, text }) => ({ key: sign, sign: <SignIcon sign={sign} />, text }))} />;
}
