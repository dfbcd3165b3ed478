import type { Lang } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { CardFace } from '../../kit/cards/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import { CARDS, type CardId, cardTexts, isWound, MANA_NAMES, type Mana, names, type Use } from './game.ts';
import { icons } from './icons.ts';
import { cardSign, cardTone } from './pictures.ts';
import { say } from './words.ts';

/** How a card may be played now, and what it is worth sideways; missing where nobody is asked. */
export type Uses = ReadonlyMap<Use, number>;

const SIDEWAYS: readonly (readonly [Use, string])[] = [
  ['move', icons['walking-boot']],
  ['influence', icons['acoustic-megaphone']],
  ['attack', icons['crossed-swords']],
  ['block', icons.shield],
];

interface DeedProps {
  readonly id: CardId;
  readonly lang: Lang;
  readonly uses?: Uses | undefined;
}

/** A deed card: both halves in words, the strong one with the mana it takes, and what it may be laid sideways for. What may be played now is lit. */
export function Deed({ id, lang, uses }: DeedProps): ReactNode {
  const card = CARDS.get(id);
  const texts = card && cardTexts(card, lang);
  const worth = SIDEWAYS.map(([use]) => uses?.get(use)).find(Boolean);
  const mana: readonly Mana[] =
    card === undefined ? [] : card.type === 'spell' ? [...card.colours, 'black'] : card.colours;
  return (
    <CardFace
      className={`mk-card mk-tone-${cardTone(id)}`}
      title={names.card(id, lang)}
      art={cardSign(id)}
      values={
        texts && !isWound(id) ? (
          <span className="mk-halves">
            <span className="mk-half" data-lit={uses?.has('basic') || undefined}>
              {texts.basic}
            </span>
            {texts.strong !== '' && (
              <span className="mk-half mk-half-strong" data-lit={uses?.has('strong') || undefined}>
                {mana.map(one => (
                  <ManaDot key={one} mana={one} lang={lang} />
                ))}
                {texts.strong}
              </span>
            )}
            <span className="mk-sideways">
              {worth === undefined ? null : `${say(lang, 'sideways')} ${worth}`}
              {SIDEWAYS.map(([use, sign]) => (uses?.has(use) ? <Sign key={use} d={sign} /> : null))}
            </span>
          </span>
        ) : undefined
      }
    />
  );
}

/** Gold is the mana of the day, black that of the night; their first letters are others' too. */
const LETTERS: Readonly<Partial<Record<Mana, string>>> = { gold: '☀', black: '☾' };

/** A mana of a colour: told apart by its letter as well. */
export function ManaDot({
  mana,
  lang,
  n,
}: {
  readonly mana: Mana;
  readonly lang: Lang;
  readonly n?: number;
}): ReactNode {
  const name = MANA_NAMES[mana][lang];
  return (
    <span
      className={`mk-mana mk-mana-${mana}`}
      title={name}
      role="img"
      aria-label={n === undefined ? name : `${name}: ${n}`}
    >
      {n ?? LETTERS[mana] ?? name.charAt(0).toUpperCase()}
    </span>
  );
}

export const Sign = ({ d }: { readonly d: string }): ReactNode => <Icon d={d} className="mk-sign-icon" />;
export const signs = icons;
