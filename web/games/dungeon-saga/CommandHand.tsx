import type { View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
import { CardBack, CardFace } from '../../kit/cards/card.tsx';
import { HiddenHand } from '../../kit/cards/fan.tsx';
import { Tipped } from '../../kit/panels/tip.tsx';
import { cardThing } from './asked.ts';
import { Sign } from './Glyph.tsx';
import type { Dealings } from './HeroSheet.tsx';
import { icons } from './icons.ts';
import { say } from './messages.ts';
import { pictureOf } from './pictures.ts';
import { cardOf, tipOf } from './things.tsx';

interface Props {
  readonly view: View;
  /** Null for those who see only their backs. */
  readonly dealings: Dealings | null;
  readonly lang: Lang;
}

/** The overlord's cards: their faces for himself, their backs for everybody else (DS-SETUP-12). */
export function CommandHand({ view, dealings, lang }: Props): ReactElement {
  const { hand, handSize } = view.overlord;
  return (
    <div className="ds-hand">
      {hand === null || dealings === null ? (
        <HiddenHand
          count={handSize}
          label={say(lang, 'handHidden', handSize)}
          back={
            <CardBack>
              <Sign name={pictureOf('graveyard', 'graveyard')} />
            </CardBack>
          }
        />
      ) : (
        hand.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards may be held
          <CommandCard key={`${id}-${i}`} id={id} dealings={dealings} lang={lang} />
        ))
      )}
    </div>
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
      tip={tipOf(card)}
      className="ds-command-card"
      about={cardThing(id)}
      offered={dealings.offered.has(wish)}
      looked={dealings.looked === wish}
      onLook={on => dealings.onLook(on ? wish : null)}
      onClick={() => dealings.onWish(wish, cardThing(id))}
    >
      <CardFace title={card.name} art={icons[card.picture]} text={card.text} />
    </Tipped>
  );
}
