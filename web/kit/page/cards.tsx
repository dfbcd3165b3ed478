import type { Ask, Choice, GameTypes, Lang, RuleId } from '@tafelrunde/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import type { BoardProps } from '../../table/board.ts';
import { CardBack, CardFace, type CardLook, LargeCard } from '../cards/card.tsx';
import { Fan, HiddenHand } from '../cards/fan.tsx';
import { Flights } from '../cards/flights.tsx';
import { OfferRow } from '../cards/offer-row.tsx';
import { Count, Stack } from '../cards/pile.tsx';
import { Slot, SmallCard, Tableau } from '../cards/tableau.tsx';
import { Zooming } from '../cards/zoom.tsx';
import { Values } from '../panels/values.tsx';
import { PickMenu } from '../picking/pick-menu.tsx';
import { Pointed } from '../picking/pointed.tsx';
import { PickingProvider, usePicking } from '../picking/use-picking.tsx';
import { icons } from './icons.ts';
import { Show, State } from './show.tsx';

const sign = (d: string): ReactElement => <Icon d={d} className="kit-demo-sign" />;

const CARDS: Readonly<Record<string, CardLook>> = {
  sword: {
    title: 'Long Sword',
    art: icons.swordman,
    className: 'kit-demo-red',
    emblem: sign(icons['knight-banner']),
    values: <Values values={[{ key: 'attack', sign: sign(icons.barbarian), text: '+2' }]} />,
    kind: 'one-handed weapon',
    text: 'One die more against anybody who is larger than you.',
    flavour: 'It was long once.',
  },
  spark: {
    title: 'Spark',
    art: icons['light-bulb'],
    className: 'kit-demo-blue',
    cost: 1,
    text: 'Deals 2 fire damage.',
  },
  plan: {
    title: 'Verschwörungstheorie',
    art: icons['scroll-unfurled'],
    className: 'kit-demo-green',
    flavour: 'Nobody knows what it does.',
  },
};
const IDS = Object.keys(CARDS);
const lookOf = (id: string): CardLook => CARDS[id] ?? { title: id, art: icons.trophy };

type Give = Choice & { readonly do: 'give'; readonly card: string; readonly to: string };
interface Giving extends GameTypes {
  readonly choice: Give;
}
const WHO = ['Orlaf', 'Danor'] as const;
const ASK: Ask<Give> = {
  seat: 0,
  kind: 'give',
  rule: 'KIT' as RuleId,
  options: IDS.flatMap(card => WHO.map(to => ({ do: 'give' as const, card, to }))),
};
const optionId = ({ card, to }: Give): string => `${card} to ${to}`;
const HOW = {
  thingsOf: ({ card, to }: Give) => [card, to],
  wishFor: () => null,
  careful: true,
};

/** A hand, two people: a card, then to whom. */
function PickingDemo({ lang }: { readonly lang: Lang }): ReactElement {
  const [chosen, choose] = useState('nothing yet');
  const [looked, look] = useState<string | null>(null);
  const props: BoardProps<Giving> = {
    view: null,
    viewer: 0,
    ask: ASK,
    over: false,
    optionId,
    lang,
    seat: String,
    motion: 'none',
    fresh: [],
    looked,
    onLook: look,
    onChoose: choose,
    onRefused: () => {},
    onInform: () => {},
    gathered: [],
  };
  const picking = usePicking(props, HOW);
  return (
    <PickingProvider value={picking}>
      <Zooming face={id => <LargeCard {...lookOf(id)} />}>
        <div className="kit-picking-demo">
          <p role="status">{`Chosen: ${chosen}`}</p>
          <div className="kit-demo-row">
            {WHO.map(who => (
              <Pointed key={who} thing={who} name={who} className="kit-demo-person kit-layer">
                <span>{who}</span>
              </Pointed>
            ))}
          </div>
          {picking.picked.length > 0 && (
            <PickMenu
              label="Picked"
              options={picking.menu.map(choice => ({ id: optionId(choice), text: optionId(choice) }))}
              hint={picking.menu.length === 0 ? 'Now somebody who glows …' : null}
              letGoText="Never mind"
              letGo={picking.letGo}
              onChoose={choose}
              onLook={look}
            />
          )}
          <Fan label="Hand" count={IDS.length} empty="No cards">
            {IDS.map(id => (
              <Pointed key={id} thing={id} card={id} name={lookOf(id).title} className="kit-in-hand kit-layer">
                <CardFace {...lookOf(id)} />
              </Pointed>
            ))}
          </Fan>
        </div>
      </Zooming>
    </PickingProvider>
  );
}

interface Drawn {
  readonly number: number;
}

/** A card flies from the pile to the hand with every click. */
function FlightDemo(): ReactElement {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const fresh = useMemo(() => drawn.slice(-1), [drawn]);
  return (
    <div className="kit-demo-row">
      <span className="kit-demo-place" data-at="kit-from">
        <Stack count={20 - drawn.length} step={6} back={<CardBack className="kit-demo-red" />} />
      </span>
      <button type="button" className="button" onClick={() => setDrawn(all => [...all, { number: all.length + 1 }])}>
        Draw
      </button>
      <span className="kit-demo-place" data-at="kit-to">
        {`${drawn.length} in the hand`}
      </span>
      <Flights
        fresh={fresh}
        motion="full"
        pause={() => 0}
        passageOf={() => ({ from: 'kit-from', to: 'kit-to', face: <CardBack className="kit-demo-red" /> })}
      />
    </div>
  );
}

export function CardParts({ lang }: { readonly lang: Lang }): ReactElement {
  return (
    <>
      <Show part="card-face" title="Card" about="Title, cost, art, values, text; colours by the class of its kind.">
        {IDS.map(id => (
          <CardFace key={id} {...lookOf(id)} />
        ))}
        <CardBack className="kit-demo-blue">{sign(icons['round-table'])}</CardBack>
        <CardBack className="kit-demo-green" />
      </Show>
      <Show
        part="card-large"
        title="Card read closely"
        about="Beside where it lies: on hover, by keyboard, with a long press."
      >
        <div className="kit-demo-large">
          <LargeCard {...lookOf('sword')} />
        </div>
        <div className="kit-demo-large">
          <LargeCard {...lookOf('spark')} />
        </div>
      </Show>
      <Show
        part="picking"
        title="Hand and picking"
        about="Clicks narrow the offers; what leads on glows; the rest are buttons."
      >
        <PickingDemo lang={lang} />
      </Show>
      <Show part="hidden-hand" title="Hidden hand" about="As many backs as cards.">
        <HiddenHand count={4} label="4 hidden cards" back={<CardBack className="kit-demo-blue" />} />
      </Show>
      <Show
        part="pile"
        title="Pile"
        about="As high as there are cards, with their number; the last discarded card beside it."
      >
        {[0, 3, 12, 40].map(count => (
          <State key={count} name={`${count} cards`}>
            <span className="kit-demo-green">
              <Stack count={count} step={10} back={<CardBack className="kit-demo-green" />} />
            </span>
          </State>
        ))}
        <State name="discarded">
          <span className="kit-demo-discard">
            <Icon d={icons.trophy} className="kit-demo-sign" />
            <Count of={6} />
          </span>
        </State>
      </Show>
      <Show part="offer-row" title="Offer row" about="Cards to choose from that lie nowhere else.">
        <OfferRow title="For sale">
          {IDS.map(id => (
            <CardFace key={id} {...lookOf(id)} />
          ))}
        </OfferRow>
      </Show>
      <Show part="tableau" title="Tableau" about="Laid-out cards, ready, spent or cooling down, and free places.">
        <div className="kit-demo-sheet">
          <Tableau>
            {(['ready', 'spent', 'cooling'] as const).map(state => (
              <div key={state} className="kit-small-card kit-demo-red kit-demo-relative">
                <SmallCard
                  art={icons.swordman}
                  title={`Sword, ${state}`}
                  values={<Values values={[{ key: 'attack', sign: sign(icons.barbarian), text: '+2' }]} />}
                  spent={state === 'ready' ? null : state === 'spent' ? sign(icons['theater-curtains']) : '2'}
                />
              </div>
            ))}
            <Slot title="free hand">{sign(icons.person)}</Slot>
          </Tableau>
        </div>
      </Show>
      <Show part="flights" title="Flights" about="Cards fly between places that are named by data-at.">
        <FlightDemo />
      </Show>
    </>
  );
}
