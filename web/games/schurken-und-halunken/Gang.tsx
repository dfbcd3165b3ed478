import type { CSSProperties, ReactNode } from 'react';
import { Badge } from '../../kit/panels/badge.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { CardBack } from './CardFace.tsx';
import { handPlace } from './flights.ts';
import { type GroupView, nameOf, PILES, pileCards, pileOfCard, sideName } from './game.ts';
import { HeroCard } from './HeroCard.tsx';
import { Menu } from './Menu.tsx';
import { Person } from './Person.tsx';
import { Emblem, Picture, SignIcon } from './Picture.tsx';
import { useTable } from './Table.tsx';
import { sideThing } from './things.ts';
import { useStanding } from './useStanding.ts';

/** A group: who is in it and what lies in front of it. */
export function Gang({
  group,
  id,
  large,
}: {
  readonly group: GroupView;
  readonly id: number;
  readonly large: boolean;
}): ReactNode {
  const { view, glow, ask, over, setCorner } = useTable();
  const side = group.band ?? id;
  const places = useStanding(group.heroes.map(hero => hero.id));
  const most = Math.max(2, ...places.values());
  return (
    <section
      className={`sh-gang ${large ? 'sh-gang-own' : 'sh-gang-rival'}`}
      data-seat={id % 5}
      data-active={(view.active === id && !over) || undefined}
      data-asked={ask?.seat === id || undefined}
      data-out={group.out || undefined}
      data-glow={glow(sideThing(side))}
      data-band={group.band ?? undefined}
    >
      <GangHead group={group} id={id} />
      {large && <div className="sh-own-corner" ref={setCorner} />}
      {large && <Menu />}
      {group.out ? (
        <Out />
      ) : (
        <div className="sh-members" style={{ '--places': most } as CSSProperties}>
          {group.heroes.map(hero => (
            <HeroCard key={hero.id} hero={hero} large={large} place={places.get(hero.id) ?? 1} />
          ))}
          <div className="sh-company">
            {group.creatures.map(creature => (
              <Person key={creature.id} who={creature} />
            ))}
            {group.npc && <Person key={group.npc.id} who={group.npc} ward={view.scenario === 'wards'} />}
            {group.demon && <Person key={group.demon.id} who={group.demon} />}
          </div>
        </div>
      )}
    </section>
  );
}

function GangHead({ group, id }: { readonly group: GroupView; readonly id: number }): ReactNode {
  const { view, lang, seat, own, over, say } = useTable();
  const side = group.band ?? id;
  const isActive = view.active === id && !over;
  const name = sideName(side, lang, seat);
  const isAlly = id !== own && view.groups[own]?.team === group.team;
  const notes = [
    ...(isActive ? [say('turn')] : []),
    ...(isAlly ? [say('ally')] : []),
    ...(group.out ? [say('out')] : []),
  ];
  return (
    <header className="sh-gang-head">
      <Pointed thing={sideThing(side)} name={[name, ...notes].join(', ')} className="sh-gang-name">
        <span className="sh-seat-mark" aria-hidden="true" />
        <span className="sh-gang-title">{name}</span>
        {isActive && <Badge className="sh-badge-turn">{say('turn')}</Badge>}
        {isAlly && <Badge>{say('ally')}</Badge>}
        <HillBadge id={id} />
      </Pointed>
      {group.band === null && !group.out && <Backs group={group} id={id} />}
    </header>
  );
}

/** The points of this gang, where there is a hill to be held. */
function HillBadge({ id }: { readonly id: number }): ReactNode {
  const { view } = useTable();
  const points = view.notes[`points-${id}`];
  if (points === undefined) return null;
  return (
    <Badge className={view.notes.holder === id ? 'sh-badge-hill' : ''}>
      <SignIcon sign="hill" />
      {points}
    </Badge>
  );
}

/** The hand as others see it: colours and numbers, and the cards one happens to know. */
function Backs({ group, id }: { readonly group: GroupView; readonly id: number }): ReactNode {
  const { lang, say } = useTable();
  const { backs, seen } = group;
  const spoken = PILES.map(pile => `${backs[pile]} ${pileCards(pile, backs[pile], lang)}`).join(', ');
  return (
    <div className="sh-backs" data-at={handPlace(id)}>
      <span className="unseen">{`${say('handOf')}: ${spoken}`}</span>
      {seen.map(card => (
        <span key={card} className={`sh-known sh-${pileOfCard(card)}`} title={`${say('known')} ${nameOf(card)[lang]}`}>
          <Emblem pile={pileOfCard(card)} />
          <Picture of={card} />
          <span className="unseen">{`${say('known')} ${nameOf(card)[lang]}`}</span>
        </span>
      ))}
      {PILES.map(pile => (
        <span key={pile} className="sh-backs-pile" data-none={backs[pile] === 0 || undefined} aria-hidden="true">
          <CardBack pile={pile} />
          <b>{backs[pile]}</b>
        </span>
      ))}
    </div>
  );
}

function Out(): ReactNode {
  const { say } = useTable();
  return (
    <p className="sh-out">
      <SignIcon sign="dead" />
      {say('outQuip')}
    </p>
  );
}
