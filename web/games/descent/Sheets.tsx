import type { ReactElement, ReactNode } from 'react';
import { CardFace } from '../../kit/cards/card.tsx';
import { Fan } from '../../kit/cards/fan.tsx';
import { Meter } from '../../kit/panels/meter.tsx';
import { type Value, Values } from '../../kit/panels/values.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Blank } from './Dice.tsx';
import { figureText } from './describe.ts';
import {
  ATTRIBUTE_NAMES,
  attributeOf,
  CONDITION_NAMES,
  cardName,
  defencePool,
  type Hero,
  healthOf,
  isItem,
  nameOf,
  positionOf,
  speedOf,
  staminaOf,
} from './game.ts';
import { cardSign, heroSign, SIGNS } from './pictures.ts';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';
import { faceText } from './Whole.tsx';

export const Sign = ({ d }: { readonly d: string }): ReactNode => <Icon d={d} className="d2-sign" />;

/** Before the overlord lie his cards; before the heroes the open sheet and everybody else in a strip. */
export function Me(): ReactElement {
  const { behind } = useTable();
  return behind ? <Hand /> : <Sheets />;
}

function Hand(): ReactElement {
  const { view, lang, tell } = useTable();
  const hand = view.overlord.hand ?? [];
  return (
    <Fan className="d2-hand" label={tell('hand')} count={hand.length} empty={tell('noCards')}>
      {hand.map((id, i) => (
        <Pointed
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are alike
          key={`${id} ${i}`}
          thing={thing('card', id)}
          card={id}
          name={cardName(id, lang)}
          className="kit-in-hand kit-layer"
        >
          <CardFace
            className="d2-card d2-tone-overlord"
            title={cardName(id, lang)}
            art={cardSign(id)}
            text={faceText(id, lang)}
          />
        </Pointed>
      ))}
    </Fan>
  );
}

function Sheets(): ReactElement {
  const { view, hero, tell } = useTable();
  if (hero === undefined) return <p className="d2-none">{tell('noHeroes')}</p>;
  return (
    <div className="d2-me">
      <Sheet hero={hero} />
      <Strips but={hero.id} heroes={view.heroes} />
    </div>
  );
}

export function Strips({ heroes, but }: { readonly heroes: readonly Hero[]; readonly but?: string }): ReactNode {
  return (
    <div className="d2-strips">{heroes.map(one => (one.id === but ? null : <Strip key={one.id} hero={one} />))}</div>
  );
}

const ATTRIBUTES = [
  ['might', SIGNS['mailed-fist']],
  ['knowledge', SIGNS.brain],
  ['willpower', SIGNS.meditation],
  ['awareness', SIGNS['semi-closed-eye']],
] as const;

function Sheet({ hero }: { readonly hero: Hero }): ReactNode {
  const { view, lang, tell } = useTable();
  const position = positionOf(view);
  const turn = view.turns.find(({ figure }) => figure === hero.id);
  const values: readonly Value[] = [
    { key: 'speed', sign: <Sign d={SIGNS['walking-boot']} />, text: speedOf(position, hero.id), name: tell('speed') },
    ...ATTRIBUTES.map(([attribute, d]) => ({
      key: attribute,
      sign: <Sign d={d} />,
      text: attributeOf(position, hero.id, attribute) ?? 0,
      name: ATTRIBUTE_NAMES[attribute][lang],
    })),
  ];
  const left: readonly Value[] =
    turn === undefined
      ? []
      : [
          { key: 'actions', sign: <Sign d={SIGNS['crossed-swords']} />, text: turn.actions, name: tell('actions') },
          {
            key: 'points',
            sign: <Sign d={SIGNS.sprint} />,
            text: turn.pools.reduce((sum, pool) => sum + pool.left, 0),
            name: tell('points'),
          },
        ];
  const skills = hero.cards.filter(({ id }) => !isItem(id));
  const items = hero.cards.filter(({ id }) => isItem(id));
  return (
    <section className="d2-sheet" aria-label={nameOf(hero.id, lang)}>
      <div className="d2-head">
        <Pointed
          thing={thing('figure', hero.id)}
          name={figureText(view, hero.id, lang)}
          className="d2-portrait kit-layer"
        >
          <Sign d={heroSign(hero.id)} />
          <span>
            <strong>{nameOf(hero.id, lang)}</strong>
            <em>{cardName(hero.class, lang)}</em>
          </span>
        </Pointed>
        <Bars hero={hero} />
        <Values values={values} />
        <span className="d2-ready">
          <span className="d2-guard" title={tell('defence')}>
            <Sign d={SIGNS.shield} />
            <Blank dice={defencePool(position, hero.id)} />
          </span>
          {left.length > 0 && <Values values={left} className="d2-left" />}
        </span>
        <States hero={hero} />
      </div>
      <div className="d2-cards">
        <Pointed
          thing={thing('card', `${hero.id}-feat`)}
          name={`${tell('feat')}, ${hero.feat ? tell('ready') : tell('used')}`}
          className="d2-item kit-layer"
        >
          <span data-tired={!hero.feat || undefined}>
            <Sign d={heroSign(hero.id)} /> {tell('feat')}
          </span>
        </Pointed>
        {[...skills, ...items].map((card, i) => {
          const state = card.used ? tell('used') : card.tired ? tell('tired') : null;
          const packed = isItem(card.id) && !card.worn && !card.used;
          return (
            <Pointed
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are alike
              key={`${card.id} ${i}`}
              thing={thing('card', card.id)}
              card={card.id}
              name={[
                cardName(card.id, lang),
                ...(state ? [state] : []),
                ...(packed ? [tell('packed')] : []),
                ...(card.melody ? [tell('melody')] : []),
                ...(card.harmony ? [tell('harmony')] : []),
              ].join(', ')}
              className="d2-item kit-layer"
            >
              <span data-tired={card.tired || card.used || undefined} data-packed={packed || undefined}>
                <Sign d={cardSign(card.id)} /> {cardName(card.id, lang)}
                {card.melody ? ' ♪' : ''}
                {card.harmony ? ' ♫' : ''}
              </span>
            </Pointed>
          );
        })}
      </div>
    </section>
  );
}

function Bars({ hero }: { readonly hero: Hero }): ReactNode {
  const { view, tell } = useTable();
  const position = positionOf(view);
  const health = healthOf(position, hero.id);
  const stamina = staminaOf(position, hero.id) ?? 0;
  const [alive, fresh] = [Math.max(0, health - hero.damage), Math.max(0, stamina - hero.fatigue)];
  return (
    <span className="d2-bars">
      <Meter now={alive} full={health} label={tell('health', alive, health)} />
      <span className="d2-stamina">
        <Meter now={fresh} full={stamina} label={tell('stamina', fresh, stamina)} />
      </span>
    </span>
  );
}

function States({ hero }: { readonly hero: Hero }): ReactNode {
  const { lang, tell } = useTable();
  const states = [
    ...(hero.down === null ? [] : [tell('down')]),
    ...hero.conditions.map(one => CONDITION_NAMES[one][lang]),
  ];
  return states.length === 0 ? null : <p className="d2-state">{states.join(', ')}</p>;
}

/** Another hero: health, stamina, whether it was active. */
function Strip({ hero }: { readonly hero: Hero }): ReactNode {
  const { view, lang, tell } = useTable();
  const said = [figureText(view, hero.id, lang), ...(hero.acted ? [tell('acted')] : [])].join(', ');
  return (
    <Pointed thing={thing('figure', hero.id)} name={said} className="d2-strip kit-layer">
      <span data-acted={hero.acted || undefined} data-down={hero.down !== null || undefined}>
        <Sign d={hero.down === null ? heroSign(hero.id) : SIGNS.tombstone} />
        <strong>{nameOf(hero.id, lang)}</strong>
        <Bars hero={hero} />
      </span>
    </Pointed>
  );
}
