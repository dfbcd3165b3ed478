import type { ReactElement, ReactNode } from 'react';
import { CardBack, CardFace } from '../../kit/cards/card.tsx';
import { Fan, HiddenHand } from '../../kit/cards/fan.tsx';
import { Flights, type Passage } from '../../kit/cards/flights.tsx';
import { Stack } from '../../kit/cards/pile.tsx';
import { ReadyToken } from '../../kit/panels/badge.tsx';
import { Clock } from '../../kit/panels/clock.tsx';
import { Meter } from '../../kit/panels/meter.tsx';
import { Charges } from '../../kit/panels/track.tsx';
import { type Value, Values } from '../../kit/panels/values.tsx';
import { PickMenu } from '../../kit/picking/pick-menu.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { Icon } from '../../parts/icon.tsx';
import { optionText, unitText } from './describe.ts';
import { CARDS, CLASSES, type Event, LAST_TURN, MANA, type Unit, unitName, type View } from './game.ts';
import { pause } from './groups.ts';
import { icons } from './icons.ts';
import { CARD_ART, UNITS } from './pictures.ts';
import { useTable } from './Table.tsx';
import { cardThing, numberOf, unitThing } from './things.ts';

/** Before the player: the own units, the hand, mana and deck. */
export function Me(): ReactElement {
  const { view, own, tell } = useTable();
  return (
    <div className="sk-before-you">
      <section className="sk-units" aria-label={tell('own')}>
        {view.units.map((unit, number) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: units are known by their number
          unit.owner === own ? <Strip key={number} unit={unit} number={number} /> : null,
        )}
      </section>
      <Cards />
      <Resources seat={own} />
    </div>
  );
}

/** What is known of the other. */
export function Others(): ReactElement {
  const { view, own } = useTable();
  return (
    <div className="sk-others">
      {view.players.map((_, seat) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number
        seat === own ? null : <Resources key={seat} seat={seat} />,
      )}
    </div>
  );
}

/** The turns that are left. */
export function Story(): ReactElement {
  const { view, tell } = useTable();
  const left = turnsLeft(view);
  return (
    <div className="sk-story" data-about="clock">
      <Clock
        total={LAST_TURN}
        left={left}
        label={tell('turnsLeft', left)}
        caption={tell('turn', view.turn)}
        note={tell('turnsLeft', left)}
      />
    </div>
  );
}

export const turnsLeft = ({ turn }: View): number => Math.max(0, LAST_TURN - turn + 1);

/** Cards that are drawn fly from deck to hand. */
export function Drawing(): ReactElement {
  const { fresh, motion } = useTable();
  return <Flights fresh={fresh} motion={motion} pause={pause} passageOf={passageOf} />;
}

const handPlace = (seat: number): string => `sk-hand:${seat}`;
const deckPlace = (seat: number): string => `sk-deck:${seat}`;

function passageOf(event: Event): Passage | null {
  if (event.kind !== 'drew') return null;
  return { from: deckPlace(event.seat), to: handPlace(event.seat), face: <CardBack className="sk-card" /> };
}

/** What is picked, and what to do next. */
export function Picked(): ReactNode {
  const { picked, menu, leadsOn, lang, tell, view, own, letGo, optionId, onChoose, onLook } = useTable();
  if (picked.length === 0) return null;
  const hand = view.players[own]?.hand ?? [];
  const named = picked.flatMap(thing => {
    const [unit, slot] = [numberOf('unit', thing), numberOf('card', thing)];
    const card = slot === null ? undefined : hand[slot];
    return unit !== null ? [unitName(unit)[lang]] : card ? [CARDS[card].name[lang]] : [];
  });
  return (
    <div className="sk-picked">
      <PickMenu
        label={`${tell('pick')} ${named.join(', ')}`}
        options={menu.map(choice => ({ id: optionId(choice), text: optionText(choice, lang) }))}
        hint={leadsOn && menu.length === 0 ? `${named.join(', ')}: ${tell('further')}` : null}
        letGoText={tell('letGo')}
        letGo={letGo}
        onChoose={onChoose}
        onLook={onLook}
      />
    </div>
  );
}

const sign = (d: string): ReactElement => <Icon d={d} className="sk-sign" />;

/** An own unit: its life, its values, and what it can still do. */
function Strip({ unit, number }: { readonly unit: Unit; readonly number: number }): ReactElement {
  const { view, lang, tell } = useTable();
  const { name, life, speed, range, dice, armour } = CLASSES[unit.cls];
  const values: readonly Value[] = [
    { key: 'speed', sign: sign(icons['walking-boot']), text: speed, name: tell('speed') },
    { key: 'range', sign: sign(icons['high-shot']), text: range, name: tell('reach') },
    {
      key: 'dice',
      sign: sign(icons['crossed-swords']),
      text: dice + unit.blessings,
      name: tell('dice'),
      boost: unit.blessings > 0 ? 'up' : undefined,
    },
    {
      key: 'armour',
      sign: sign(icons.shield),
      text: armour + unit.shield,
      name: tell('armour'),
      boost: unit.shield > 0 ? 'up' : undefined,
    },
  ];
  return (
    <Pointed thing={unitThing(number)} name={unitText(view, number, lang)} className="sk-strip kit-layer">
      <Icon d={unit.life > 0 ? UNITS[unit.cls] : icons.tombstone} className="sk-strip-picture" />
      <strong>{name[lang]}</strong>
      <Meter now={unit.life} full={life} label={tell('life', unit.life, life)} />
      <Values className="sk-values" values={values} />
      {unit.actions > 0 && unit.life > 0 && <ReadyToken as="action" sign={sign(icons.fist)} count={unit.actions} />}
    </Pointed>
  );
}

function Cards(): ReactNode {
  const { view, own, lang, tell } = useTable();
  const hand = view.players[own]?.hand;
  if (!hand) return null;
  return (
    <Fan label={tell('hand', hand.length)} place={handPlace(own)} count={hand.length} empty={tell('handEmpty')}>
      {hand.map((id, slot) => {
        const { name, cost, text } = CARDS[id];
        return (
          <Pointed
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place in the hand
            key={slot}
            thing={cardThing(slot)}
            card={id}
            name={`${name[lang]}, ${tell('mana', cost, MANA)}`}
            className="kit-in-hand kit-layer"
          >
            <CardFace className="sk-card" title={name[lang]} cost={cost} art={CARD_ART[id]} text={text[lang]} />
          </Pointed>
        );
      })}
    </Fan>
  );
}

/** Mana and deck of a player; of the other also how many cards are in the hand. */
function Resources({ seat }: { readonly seat: number }): ReactElement | null {
  const { view, own, tell, seat: nameOf } = useTable();
  const player = view.players[seat];
  if (!player) return null;
  const { mana, handSize, deckSize, discard, hand } = player;
  const back = <CardBack className="sk-card">{sign(icons['perspective-dice-six-faces-random'])}</CardBack>;
  return (
    <section className="sk-resources" data-owner={seat} aria-label={nameOf(seat)}>
      <strong>{nameOf(seat)}</strong>
      <span data-about={`mana:${seat}`}>
        <Charges of={MANA} left={mana} sign={sign(icons['magic-swirl'])} label={tell('mana', mana, MANA)} />
      </span>
      <span className="sk-piles">
        <span title={tell('deck', deckSize, discard.length)} data-about={`deck:${seat}`}>
          <Stack count={deckSize} step={6} place={deckPlace(seat)} back={back} />
          <span className="unseen">{tell('deck', deckSize, discard.length)}</span>
        </span>
        {hand === null && seat !== own && (
          <HiddenHand
            count={handSize}
            label={tell('handHidden', nameOf(seat), handSize)}
            place={handPlace(seat)}
            back={back}
          />
        )}
      </span>
    </section>
  );
}
