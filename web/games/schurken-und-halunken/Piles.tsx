import type { ReactNode } from 'react';
import { CardBack as Back } from '../../kit/cards/card.tsx';
import { Count, Stack } from '../../kit/cards/pile.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { CardBack, CardFace } from './CardFace.tsx';
import { discardPlace, MIDDLE, pilePlace } from './flights.ts';
import { nameOf, PILES, type Pile, pileWords } from './game.ts';
import { Picture, SignIcon } from './Picture.tsx';
import { useTable } from './Table.tsx';
import { HEROES, pileThing, TRADE } from './things.ts';

/** The middle of the table: three piles with what was discarded, and the heroes for sale with those who fell. */
export function Piles(): ReactNode {
  const { view, say, glow } = useTable();
  return (
    <div className="sh-piles">
      {PILES.map(pile => (
        <PileOf key={pile} pile={pile} />
      ))}
      <div className="sh-pile-pair">
        <Pointed
          thing={HEROES}
          name={`${say('buy')} (${view.heroPile} ${say('forSale')})`}
          className="sh-pile sh-pile-heroes kit-layer"
        >
          <Stack
            count={view.heroPile}
            back={
              <Back className="sh-hero-back">
                <SignIcon sign="heroes" />
              </Back>
            }
          />
          <span className="sh-pile-name">{say('forSale')}</span>
        </Pointed>
        <span className="sh-discard">
          <Fallen />
        </span>
      </div>
      {glow(TRADE) && (
        <Pointed thing={TRADE} name={say('trade')} className="sh-pile sh-pile-trade kit-layer">
          <SignIcon sign="trade" />
          <span className="sh-pile-name">{say('trade')}</span>
        </Pointed>
      )}
    </div>
  );
}

function PileOf({ pile }: { readonly pile: Pile }): ReactNode {
  const { view, lang, say } = useTable();
  const count = view.piles[pile];
  const discards = view.discards[pile];
  const top = discards.at(-1);
  const name = `${say('pile')}: ${pileWords[pile][lang]}, ${count} ${say('cards')}, ${discards.length} ${say('discarded')}`;
  return (
    <div className={`sh-pile-pair sh-${pile}`}>
      <Pointed thing={pileThing(pile)} name={name} className="sh-pile kit-layer">
        <Stack count={count} step={10} place={pilePlace(pile)} back={<CardBack pile={pile} />} />
        <span className="sh-pile-name">{say(pile)}</span>
      </Pointed>
      <span className="sh-discard" data-at={discardPlace(pile)}>
        {top ? (
          <Pointed thing={top} card={top} name={`${say('discards')}: ${nameOf(top)[lang]}`} className="sh-discard-top">
            <Picture of={top} />
            <Count of={discards.length} />
          </Pointed>
        ) : (
          <span className="sh-discard-none" aria-hidden="true" />
        )}
      </span>
    </div>
  );
}

/** Heroes that will not come back. */
function Fallen(): ReactNode {
  const { view, lang, say } = useTable();
  if (view.fallen.length === 0) return null;
  const names = view.fallen.map(id => nameOf(id)[lang]).join(', ');
  return (
    <span className="sh-fallen" title={names}>
      <SignIcon sign="dead" />
      <b>{view.fallen.length}</b>
      <span className="unseen">{`${say('fallen')}: ${names}`}</span>
    </span>
  );
}

/** Cards out of the hand and not yet discarded, among them an event that can still be answered. */
export function Playing(): ReactNode {
  const { view, lang, say } = useTable();
  return (
    <div className="sh-playing" data-at={MIDDLE} data-full={view.playing.length > 0 || undefined}>
      {view.playing.length > 0 && (
        <span className="sh-playing-title">{say(view.announced ? 'announced' : 'played')}</span>
      )}
      <div className="sh-playing-cards">
        {view.playing.map(card => (
          <Pointed
            key={card}
            thing={card}
            card={card}
            name={`${say('played')}: ${nameOf(card)[lang]}`}
            className="sh-played"
          >
            <CardFace id={card} lang={lang} />
          </Pointed>
        ))}
      </div>
    </div>
  );
}
