import type { View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
import { Sign } from './Glyph.tsx';
import type { Dealings } from './HeroSheet.tsx';
import { say } from './messages.ts';
import { pictureOf } from './pictures.ts';
import { Tipped } from './Tip.tsx';
import { cardOf } from './things.ts';

interface Props {
  readonly view: View;
  readonly dealings: Dealings;
  readonly lang: Lang;
}

/** The overlord's cards: their faces for himself, their backs for everybody else (DS-SETUP-12). */
export function CommandHand({ view, dealings, lang }: Props): ReactElement {
  const { hand, handSize } = view.overlord;
  return (
    <section className="ds-hand" aria-label={say(lang, 'hand')}>
      {hand === null ? (
        <div
          className="ds-backs"
          role="img"
          aria-label={say(lang, 'handHidden', handSize)}
          title={say(lang, 'handHidden', handSize)}
        >
          {Array.from({ length: handSize }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <span key={i} className="ds-back">
              <Sign name={pictureOf('graveyard', 'graveyard')} />
            </span>
          ))}
        </div>
      ) : (
        hand.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards may be held
          <CommandCard key={`${id}-${i}`} id={id} dealings={dealings} lang={lang} />
        ))
      )}
    </section>
  );
}

function CommandCard({
  id,
  dealings,
  lang,
}: {
  readonly id: string;
  readonly dealings: Dealings;
  readonly lang: Lang;
}): ReactElement {
  const card = cardOf(id, lang);
  const wish = `play:${id}`;
  return (
    <Tipped
      card={card}
      className="ds-card"
      offered={dealings.offered.has(wish)}
      looked={dealings.looked === wish}
      onLook={on => dealings.onLook(on ? wish : null)}
      onClick={() => dealings.onWish(wish)}
    >
      <span className="ds-card-art">
        <Sign name={card.picture} />
      </span>
      <strong>{card.name}</strong>
      <span className="ds-card-text">{card.text}</span>
    </Tipped>
  );
}
