import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Fan } from '../../kit/cards/fan.tsx';
import { type Value, Values } from '../../kit/panels/values.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { TakeBack } from './Aid.tsx';
import { Deed, ManaDot, Sign, signs } from './Deed.tsx';
import {
  type CardId,
  COLOURS,
  type HeroView,
  levelOf,
  MANA,
  MANA_NAMES,
  names,
  reputationModifier,
  type Unit,
  type Use,
  unitOf,
} from './game.ts';
import { heroSign, unitSign } from './pictures.ts';
import { useTable } from './Table.tsx';
import { ME, thing } from './things.ts';

/** Before the player: hero and mana, what was played with its points, the hand, units and skills. */
export function Me(): ReactElement {
  const { hero } = useTable();
  if (!hero || hero.hero === null) return <ChooseHero />;
  return (
    <div className="mk-me">
      <Sheet hero={hero} />
      <div className="mk-cards">
        <Points />
        <Hand hero={hero} />
      </div>
      <Army hero={hero} />
    </div>
  );
}

/** Before the game: the heroes to choose from are buttons of the decision; here is who sits where. */
function ChooseHero(): ReactElement {
  const { view, lang, seat, tell } = useTable();
  return (
    <div className="mk-me mk-choosing">
      <p>{tell('chooseHero')}</p>
      <ul>
        {view.heroes.map(({ hero }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number
          <li key={n}>
            <strong>{seat(n)}</strong> {hero ? names.hero(hero, lang) : '…'}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Values of the level, fame and reputation, crystals and mana, deck and discard pile. */
export function Sheet({ hero }: { readonly hero: HeroView }): ReactNode {
  const { lang, tell } = useTable();
  if (hero.hero === null) return null;
  const { armor, hand } = levelOf(hero.level);
  const modifier = reputationModifier(hero.reputation);
  const values: readonly Value[] = [
    { key: 'fame', sign: <Sign d={signs['laurels-trophy']} />, text: hero.fame, name: tell('fame') },
    { key: 'level', sign: <Sign d={signs.crown} />, text: hero.level, name: tell('level') },
    { key: 'armor', sign: <Sign d={signs.shield} />, text: armor, name: tell('armor') },
    { key: 'hand', sign: <Sign d={signs['card-exchange']} />, text: hand, name: tell('handLimit') },
    {
      key: 'reputation',
      sign: <Sign d={signs['acoustic-megaphone']} />,
      text: modifier === null ? `${hero.reputation} ✕` : hero.reputation > 0 ? `+${hero.reputation}` : hero.reputation,
      name: tell('reputation'),
    },
  ];
  return (
    <section className="mk-sheet" aria-label={names.hero(hero.hero, lang)}>
      <Pointed thing={ME} name={names.hero(hero.hero, lang)} className="mk-portrait kit-layer">
        <Sign d={heroSign(hero.hero)} />
        <strong>{names.hero(hero.hero, lang)}</strong>
      </Pointed>
      <Values values={values} className="mk-values" />
      <Purse hero={hero} />
      <p className="mk-piles">
        <span title={tell('deck', hero.deckSize)}>
          <Sign d={signs['book-pile']} /> {hero.deckSize}
          <span className="unseen">{tell('deck', hero.deckSize)}</span>
        </span>
        <span title={tell('discard', hero.discard.length)}>
          <Sign d={signs['scroll-quill']} /> {hero.discard.length}
          <span className="unseen">{tell('discard', hero.discard.length)}</span>
        </span>
      </p>
    </section>
  );
}

/** Crystals and mana tokens; both can be paid with by a click. */
function Purse({ hero }: { readonly hero: HeroView }): ReactNode {
  const { lang, tell } = useTable();
  return (
    <div className="mk-purse">
      {COLOURS.map(colour => (
        <Pointed
          key={colour}
          thing={thing('crystal', colour)}
          name={tell('crystal', MANA_NAMES[colour][lang], hero.crystals[colour])}
          className="mk-crystal kit-layer"
        >
          <ManaDot mana={colour} lang={lang} n={hero.crystals[colour]} />
        </Pointed>
      ))}
      {MANA.filter(mana => hero.tokens[mana] > 0).map(mana => (
        <Pointed
          key={mana}
          thing={thing('token', mana)}
          name={tell('token', MANA_NAMES[mana][lang], hero.tokens[mana])}
          className="mk-token kit-layer"
        >
          <ManaDot mana={mana} lang={lang} n={hero.tokens[mana]} />
        </Pointed>
      ))}
    </div>
  );
}

/** What this turn has brought so far: move, influence, healing, and the cards that lie there for it. */
function Points(): ReactNode {
  const { turn, view, lang, tell } = useTable();
  const played = turn ? (view.heroes[turn.seat]?.played ?? []) : [];
  return (
    <section className="mk-points" aria-label={tell('played')}>
      {(
        [
          ['move', signs['walking-boot']],
          ['influence', signs['acoustic-megaphone']],
          ['heal', signs['health-potion']],
        ] as const
      ).map(([word, sign]) => (
        <span key={word} className="mk-point" data-some={(turn?.[word] ?? 0) > 0 || undefined} title={tell(word)}>
          <Sign d={sign} />
          <span className="unseen">{tell(word)}</span>
          <b>{turn?.[word] ?? 0}</b>
        </span>
      ))}
      {turn?.combat ? null : <TakeBack />}
      {/* What scrolls must be reachable by keyboard. */}
      <span className="mk-played" tabIndex={played.length > 0 ? 0 : undefined}>
        {played.map(({ card, as }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in the order in which they were played
          <span key={i} className="mk-played-card" data-as={as}>
            {names.card(card, lang)}
          </span>
        ))}
      </span>
    </section>
  );
}

function Hand({ hero }: { readonly hero: HeroView }): ReactNode {
  const { ask, lang, tell } = useTable();
  const hand = hero.hand ?? [];
  const uses = useMemo(() => {
    const found = new Map<CardId, Map<Use, number>>();
    for (const choice of ask?.options ?? [])
      if (choice.do === 'play')
        found.set(choice.card, (found.get(choice.card) ?? new Map()).set(choice.as, choice.worth ?? 1));
    return found;
  }, [ask]);
  return (
    <Fan
      label={tell('hand', tell(hand.length === 1 ? 'handBadgeOne' : 'handBadge', hand.length))}
      place="mk-hand"
      count={hand.length}
      empty={tell('handEmpty')}
    >
      {hand.map((id, slot) => (
        <Pointed
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place in the hand
          key={`${id}#${slot}`}
          thing={thing('card', id)}
          card={`card:${id}`}
          name={names.card(id, lang)}
          className="kit-in-hand kit-layer"
        >
          <Deed id={id} lang={lang} uses={uses.get(id)} />
        </Pointed>
      ))}
    </Fan>
  );
}

/** Units with their state, and skills. */
function Army({ hero }: { readonly hero: HeroView }): ReactNode {
  const { lang, tell } = useTable();
  const { commands } = levelOf(hero.level);
  return (
    <section className="mk-army" aria-label={tell('units', hero.units.length, commands)}>
      <h3>{tell('units', hero.units.length, commands)}</h3>
      {hero.units.map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units are known by their number
        <UnitStrip key={n} unit={one} number={n} />
      ))}
      {hero.units.length === 0 && <p className="mk-none">{tell('noUnits')}</p>}
      {hero.skills.length > 0 && <h3>{tell('skills')}</h3>}
      {hero.skills.map(({ skill, used, out }) => (
        <Pointed
          key={skill}
          thing={thing('skill', skill)}
          card={`skill:${skill}`}
          name={`${names.skill(skill, lang)}${used || out ? `, ${tell('used')}` : ''}`}
          className="mk-skill kit-layer"
        >
          <span data-spent={used || out || undefined}>{names.skill(skill, lang)}</span>
        </Pointed>
      ))}
    </section>
  );
}

function UnitStrip({ unit, number }: { readonly unit: Unit; readonly number: number }): ReactNode {
  const { lang, tell } = useTable();
  const { armor } = unitOf(unit.unit);
  const marks = [
    ...(unit.spent ? [tell('spent')] : []),
    ...(unit.wounds > 0 ? [unit.wounds === 1 ? tell('wound') : tell('wounded', unit.wounds)] : []),
    ...(unit.banner ? [tell('bears', names.card(unit.banner, lang))] : []),
  ];
  return (
    <Pointed
      thing={thing('unit', number)}
      card={`unit:${unit.unit}`}
      name={[names.unit(unit.unit, lang), ...marks].join(', ')}
      className="mk-unit kit-layer"
    >
      <span className="mk-unit-face" data-spent={unit.spent || undefined} data-hurt={unit.wounds > 0 || undefined}>
        <Sign d={unitSign(unit.unit)} />
        <span>
          <strong>{names.unit(unit.unit, lang)}</strong>
          {marks.length > 0 && <em>{marks.join(', ')}</em>}
        </span>
        <b>{armor}</b>
      </span>
    </Pointed>
  );
}
