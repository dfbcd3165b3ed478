import { totalOf } from '@tafelrunde/engine';
import type { ReactElement, ReactNode } from 'react';
import { Meter } from '../../kit/panels/meter.tsx';
import { type Value, Values } from '../../kit/panels/values.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { Icon } from '../../parts/icon.tsx';
import { statesOf, summaryOf } from './describe.ts';
import {
  armourOf,
  classOf,
  crownsOf,
  defenceDice,
  figureName,
  gemOf,
  type Hero,
  healthOf,
  type Item,
  itemName,
  named,
  pointsFor,
  roman,
} from './game.ts';
import { heroSign, itemSign, SIGNS } from './pictures.ts';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';

export const Sign = ({ d }: { readonly d: string }): ReactNode => <Icon d={d} className="ss-sign" />;

/** The open sheet and, beside it, everybody else in a strip. */
export function Sheets(): ReactElement {
  const { view, hero } = useTable();
  return (
    <div className="ss-me">
      {hero && <Sheet hero={hero} />}
      <div className="ss-strips">
        {view.heroes.map(one => (one === hero ? null : <Strip key={one.id} hero={one} />))}
      </div>
    </div>
  );
}

function Sheet({ hero }: { readonly hero: Hero }): ReactNode {
  const { view, lang, tell } = useTable();
  const own = classOf(hero.id, hero.class);
  const turn = view.turn?.hero === hero.id ? view.turn : null;
  const health = healthOf(view, hero.id);
  const values: readonly Value[] = [
    { key: 'armour', sign: <Sign d={SIGNS.shield} />, text: totalOf(armourOf(view, hero.id)), name: tell('armour') },
    { key: 'shields', sign: <Sign d={SIGNS['magic-shield']} />, text: hero.shields, name: tell('shields') },
    {
      key: 'dice',
      sign: <Sign d={SIGNS['perspective-dice-six-faces-random']} />,
      text: totalOf(defenceDice(view, hero.id)),
      name: tell('dice'),
    },
    { key: 'crowns', sign: <Sign d={SIGNS['two-coins']} />, text: crownsOf(hero), name: tell('crowns') },
  ];
  const left: readonly Value[] =
    turn === null || hero.ghost
      ? []
      : [
          {
            key: 'points',
            sign: <Sign d={SIGNS['walking-boot']} />,
            text: pointsFor(view, hero, turn),
            name: tell('points'),
          },
          {
            key: 'combat',
            sign: <Sign d={SIGNS['crossed-swords']} />,
            text: `${turn.combat}/${gemOf(hero, 'combat')}`,
            name: tell('combat'),
          },
          {
            key: 'standard',
            sign: <Sign d={SIGNS.fist} />,
            text: `${turn.standard}/${gemOf(hero, 'standard')}`,
            name: tell('standard'),
          },
        ];
  return (
    <section className="ss-sheet" aria-label={figureName(hero.id, lang)}>
      <div className="ss-head">
        <Pointed thing={thing('figure', hero.id)} name={figureName(hero.id, lang)} className="ss-portrait kit-layer">
          <Sign d={heroSign(hero.id, hero.ghost)} />
          <span>
            <strong>{figureName(hero.id, lang)}</strong>
            <em>
              {own.name[lang]} {roman(hero.rank)}
            </em>
          </span>
        </Pointed>
        {hero.ghost ? (
          <p className="ss-state">{tell('ghost')}</p>
        ) : (
          <Meter
            now={Math.max(0, health - hero.wounds)}
            full={health}
            label={tell('health', health - hero.wounds, health)}
          />
        )}
        <Values values={values} />
        {left.length > 0 && <Values values={left} className="ss-left" />}
        <States hero={hero} />
      </div>
      <div className="ss-powers">
        <Pointed
          thing={thing('power', '')}
          card={`class:${hero.id}/${hero.class}`}
          name={own.power.name[lang]}
          className="ss-power-card kit-layer"
        >
          <span>
            <Sign d={SIGNS['soul-vessel']} /> {own.power.name[lang]}
          </span>
        </Pointed>
        {hero.powers.map(({ id, glasses }) => (
          <Pointed
            key={id}
            thing={thing('power', id)}
            card={`power:${id}`}
            name={`${named(id, lang)}, ${glasses === 0 ? tell('ready') : tell('glasses', glasses)}`}
            className="ss-power-card kit-layer"
          >
            <span data-cold={glasses > 0 || undefined}>
              {named(id, lang)}
              {glasses > 0 && (
                <b>
                  <Sign d={SIGNS.hourglass} />
                  {glasses}
                </b>
              )}
            </span>
          </Pointed>
        ))}
      </div>
      <div className="ss-gear">
        {(['main', 'off', 'armour', 'artefact'] as const).map(place => {
          const item = hero[place];
          return item === null ? null : <Card key={place} id={thing('gear', place)} item={item} hero={hero} />;
        })}
        {hero.pack.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are alike
          <Card key={`${item.id} ${i}`} id={thing('item', item.id)} item={item} hero={hero} packed />
        ))}
      </div>
    </section>
  );
}

interface CardProps {
  readonly id: string;
  readonly item: Item;
  readonly hero: Hero;
  readonly packed?: boolean;
}

/** A card a hero wears or carries; in the Emporium it is what is sold, stored, handed on. */
function Card({ id, item, hero, packed = false }: CardProps): ReactNode {
  const { lang, view } = useTable();
  const name = itemName(item.id, item.side === 1 ? 'back' : undefined, lang);
  return (
    <Pointed
      thing={view.stage === 'emporium' ? thing('own', `${hero.id}/${item.id}`) : id}
      card={`item:${item.id}/${item.side}`}
      name={name}
      className="ss-item kit-layer"
    >
      <span data-packed={packed || undefined}>
        <Sign d={itemSign(item.id)} /> {name} <small>{summaryOf(item, lang)}</small>
        {item.charges > 0 && <b>{item.charges}</b>}
      </span>
    </Pointed>
  );
}

function States({ hero }: { readonly hero: Hero }): ReactNode {
  const { lang, tell, view } = useTable();
  const states = [
    ...statesOf(hero, lang),
    ...(hero.hidden ? [tell('hidden')] : []),
    ...(view.threat?.hero === hero.id ? [`! ${roman(view.threat.level)}`] : []),
  ];
  return states.length === 0 ? null : <p className="ss-state">{states.join(', ')}</p>;
}

/** Another hero: life, rank, whether it was active. */
function Strip({ hero }: { readonly hero: Hero }): ReactNode {
  const { view, lang, tell } = useTable();
  const health = healthOf(view, hero.id);
  const said = [
    figureName(hero.id, lang),
    tell('rank', roman(hero.rank)),
    hero.ghost ? tell('ghost') : tell('health', health - hero.wounds, health),
    ...(hero.acted ? [tell('acted')] : []),
  ].join(', ');
  return (
    <Pointed thing={thing('figure', hero.id)} name={said} className="ss-strip kit-layer">
      <span data-acted={hero.acted || undefined}>
        <Sign d={heroSign(hero.id, hero.ghost)} />
        <strong>{figureName(hero.id, lang)}</strong>
        <em>{roman(hero.rank)}</em>
        {!hero.ghost && (
          <Meter
            now={Math.max(0, health - hero.wounds)}
            full={health}
            label={tell('health', health - hero.wounds, health)}
          />
        )}
      </span>
    </Pointed>
  );
}
