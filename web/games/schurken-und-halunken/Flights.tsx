import type { ReactNode } from 'react';
import { Flights, type Passage } from '../../kit/cards/flights.tsx';
import { CardBack, CardFace } from './CardFace.tsx';
import { deathOf, flightOf } from './flights.ts';
import type { Event } from './game.ts';
import { Picture, SignIcon } from './Picture.tsx';
import { pause } from './pace.ts';
import { useTable } from './Table.tsx';

/** Cards on their way over the table; the dead leave a tombstone for a moment. */
export function Journeys(): ReactNode {
  const { fresh, motion, lang } = useTable();
  const passageOf = (event: Event): Passage | null => {
    const dead = deathOf(event);
    if (dead !== null) return { leaves: dead, face: <Grave of={dead} /> };
    const flight = flightOf(event);
    if (!flight) return null;
    const face = flight.card ? <CardFace id={flight.card} lang={lang} /> : <CardBack pile={flight.back} />;
    return { from: flight.from, to: flight.to, face };
  };
  return <Flights fresh={fresh} motion={motion} pause={pause} passageOf={passageOf} />;
}

function Grave({ of }: { readonly of: string }): ReactNode {
  return (
    <span className="sh-grave">
      <Picture of={of} />
      <SignIcon sign="dead" />
    </span>
  );
}
