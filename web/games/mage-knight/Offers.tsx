import type { ReactElement, ReactNode } from 'react';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { Sign, signs } from './Deed.tsx';
import { type CardId, names, type UnitId, unitOf } from './game.ts';
import { cardSign, cardTone, unitSign } from './pictures.ts';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';

/** What is on display: units, advanced actions, spells, what monasteries teach, skills for everybody. */
export function Offers(): ReactElement {
  const { view, lang, tell } = useTable();
  const { units, actions, spells, monastery, skills } = view.offers;
  return (
    <div className="mk-offers">
      <Row title={tell('offerUnits')} empty={units.length === 0}>
        {units.map((id, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two units of a kind may lie side by side
          <OfferedUnit key={`${id}#${n}`} id={id} />
        ))}
      </Row>
      <Row title={tell('offerActions')} empty={actions.length === 0}>
        {actions.map(id => (
          <OfferedCard key={id} id={id} />
        ))}
      </Row>
      <Row title={tell('offerSpells')} empty={spells.length === 0}>
        {spells.map(id => (
          <OfferedCard key={id} id={id} />
        ))}
      </Row>
      {monastery.length > 0 && (
        <Row title={tell('offerMonastery')} empty={false}>
          {monastery.map(id => (
            <OfferedCard key={id} id={id} />
          ))}
        </Row>
      )}
      {skills.length > 0 && (
        <Row title={tell('offerSkills')} empty={false}>
          {skills.map(({ skill }) => (
            <Pointed
              key={skill}
              thing={thing('skill', skill)}
              card={`skill:${skill}`}
              name={names.skill(skill, lang)}
              className="mk-skill kit-layer"
            >
              <span>{names.skill(skill, lang)}</span>
            </Pointed>
          ))}
        </Row>
      )}
    </div>
  );
}

interface RowProps {
  readonly title: string;
  readonly empty: boolean;
  readonly children: ReactNode;
}

function Row({ title, empty, children }: RowProps): ReactNode {
  const { tell } = useTable();
  return (
    <section className="mk-offer" aria-label={title}>
      <h3>{title}</h3>
      {empty ? <p className="mk-none">{tell('nothing')}</p> : <div className="mk-offer-row">{children}</div>}
    </section>
  );
}

function OfferedUnit({ id }: { readonly id: UnitId }): ReactNode {
  const { lang, tell } = useTable();
  const { cost, tier } = unitOf(id);
  return (
    <Pointed
      thing={thing('offer', id)}
      card={`unit:${id}`}
      name={`${names.unit(id, lang)}, ${tell('influence')} ${cost}`}
      className="mk-unit kit-layer"
    >
      <span className="mk-unit-face" data-elite={tier === 'elite' || undefined}>
        <Sign d={unitSign(id)} />
        <span>
          <strong>{names.unit(id, lang)}</strong>
        </span>
        <b title={tell('influence')}>
          <Sign d={signs['acoustic-megaphone']} />
          {cost}
        </b>
      </span>
    </Pointed>
  );
}

function OfferedCard({ id }: { readonly id: CardId }): ReactNode {
  const { lang } = useTable();
  return (
    <Pointed
      thing={thing('offer', id)}
      card={`card:${id}`}
      name={names.card(id, lang)}
      className={`mk-small mk-tone-${cardTone(id)} kit-layer`}
    >
      <span className="mk-small-face">
        <Sign d={cardSign(id)} />
        <strong>{names.card(id, lang)}</strong>
      </span>
    </Pointed>
  );
}
