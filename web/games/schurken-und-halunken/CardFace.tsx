import type { Lang } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { cardText, heroesById, type InstanceId, type Pile, pileOfCard, supportCard } from './game.ts';
import { Emblem, Picture, SignIcon } from './Picture.tsx';
import { shortText, type Value, valuesOf } from './values.ts';

/** A card as it lies in the hand: picture, values, and as much of its text as fits. */
export function CardFace({ id, lang }: { readonly id: InstanceId; readonly lang: Lang }): ReactNode {
  const card = supportCard(id);
  const pile = pileOfCard(id);
  const values = valuesOf(card);
  const { kind, text } = shortText(card, lang);
  return (
    <span className={`sh-card sh-${pile}`}>
      <span className="sh-card-head">
        <Emblem pile={pile} />
        <span className="sh-card-name" data-long={hasLongWord(card.name[lang]) || undefined}>
          {card.name[lang]}
        </span>
      </span>
      <span className="sh-card-art">
        <Picture of={id} />
      </span>
      {values.length > 0 && <Values values={values} />}
      {kind !== '' && <span className="sh-card-kind">{kind}</span>}
      {text !== '' ? (
        <span className="sh-card-text">{text}</span>
      ) : (
        <em className="sh-card-text">{card.flavour[lang]}</em>
      )}
    </span>
  );
}

/** Longer words than this do not fit at full size. */
const LONG = 11;
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some(word => word.length > LONG);

/** The whole card, large enough to read in comfort. */
export function LargeCard({ id, lang }: { readonly id: string; readonly lang: Lang }): ReactNode {
  const hero = heroesById.get(id);
  const card = hero ?? supportCard(id);
  const pile: Pile | 'hero' = hero ? 'hero' : pileOfCard(id as InstanceId);
  return (
    <div className={`sh-large sh-${pile}`}>
      <div className="sh-card-head">
        {pile !== 'hero' && <Emblem pile={pile} />}
        <span className="sh-card-name">{card.name[lang]}</span>
      </div>
      <div className="sh-card-art">
        <Picture of={id} />
      </div>
      <p className="sh-large-text">{cardText(card, lang)}</p>
      <p className="sh-large-flavour">{card.flavour[lang]}</p>
    </div>
  );
}

/** Only its colour is known, or not even that. */
export function CardBack({ pile }: { readonly pile: Pile | null }): ReactNode {
  return <span className={`sh-back sh-${pile ?? 'unknown'}`}>{pile && <Emblem pile={pile} />}</span>;
}

/** Small numbers with their signs. */
export function Values({ values }: { readonly values: readonly Value[] }): ReactNode {
  return (
    <span className="sh-values">
      {values.map(({ sign, text }) => (
        <span key={sign} className="sh-value">
          <SignIcon sign={sign} />
          {text}
        </span>
      ))}
    </span>
  );
}
