import type { ReactNode } from 'react';
import { Tableau } from '../../kit/cards/tableau.tsx';
import { Heart } from '../../kit/panels/meter.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { type HeroFigure, heroesById, nameOf, type Stat, statWords, supportCard, UNTIL } from './game.ts';
import { useTold } from './motion.ts';
import { Readiness, useReadiness } from './Person.tsx';
import { Picture, SignIcon } from './Picture.tsx';
import { ItemCard, Slots } from './Slots.tsx';
import { Stats, type StatValue } from './Stats.tsx';
import { useTable } from './Table.tsx';

interface HeroCardProps {
  readonly hero: HeroFigure;
  readonly large: boolean;
  /** Where it stands in its gang. */
  readonly place: number;
}

/** A hero with all it bears: large in the own gang, small with the others. */
export function HeroCard({ hero, large, place }: HeroCardProps): ReactNode {
  const { lang, say, view, motion } = useTable();
  const ref = useTold<HTMLElement>(hero.id);
  const card = heroesById.get(hero.id);
  const name = nameOf(hero.id)[lang];
  const values = useValues(hero);
  const spoken = values.map(({ stat, value }) => `${statWords[stat][lang]} ${value}`);
  const label = [name, `${say('life')} ${hero.life} ${say('of')} ${view.startLife}`, ...useReadiness(hero), ...spoken];
  return (
    <article
      className={`sh-hero ${large ? 'sh-hero-large' : 'sh-hero-small'}`}
      ref={ref}
      data-at={hero.id}
      data-magical={card?.magical}
      style={{ gridColumn: place }}
    >
      <Pointed thing={hero.id} card={hero.id} name={label.join(', ')} className="sh-portrait">
        <span className="sh-medallion">
          <Picture of={hero.id} />
        </span>
        <span className="sh-hero-name">{name}</span>
        <Heart life={hero.life} full={view.startLife} motion={motion} />
        <Readiness who={hero} />
        <Stats values={large ? values : values.filter(({ stat, value }) => stat !== 'armour' || value > 0)} />
      </Pointed>
      <Boosts id={hero.id} />
      {large ? (
        <Slots hero={hero} />
      ) : (
        <Tableau className="sh-bears">
          {hero.items.map(item => (
            <ItemCard key={item.card} item={item} />
          ))}
        </Tableau>
      )}
    </article>
  );
}

/** The printed values with worn armour and what lasts; what depends on the foe or the weapon is shown in the duel. */
function useValues(hero: HeroFigure): readonly StatValue[] {
  const { view } = useTable();
  const card = heroesById.get(hero.id);
  if (!card) return [];
  const stats = ['attack', 'parry', ...(card.magical ? ['magic' as const] : []), 'magicResistance', 'armour'] as const;
  return stats.map(stat => {
    const more = always(hero, stat) + boosted(view.boosts, hero.id, stat);
    return { stat, value: Math.max(0, card[stat] + more), boost: more > 0 ? 'up' : more < 0 ? 'down' : undefined };
  });
}

/** What borne cards give whatever happens. */
function always(hero: HeroFigure, stat: Stat): number {
  let sum = 0;
  for (const { card: id } of hero.items) {
    const card = supportCard(id);
    if (stat === 'armour' && (card.kind === 'armour' || card.kind === 'artefact')) sum += card.wear?.armour ?? 0;
    for (const effect of card.effects)
      if (effect.do === 'modify' && effect.scope === 'bearer' && effect.stat === stat && !effect.if) sum += effect.by;
  }
  return sum;
}

const boosted = (boosts: readonly { on: string; stat: Stat; amount: number }[], id: string, stat: Stat): number =>
  boosts.reduce((sum, boost) => (boost.on === id && boost.stat === stat ? sum + boost.amount : sum), 0);

/** What lasts for a while, in words. */
function Boosts({ id }: { readonly id: string }): ReactNode {
  const { view, lang } = useTable();
  const boosts = view.boosts.filter(({ on }) => on === id);
  if (boosts.length === 0) return null;
  return (
    <ul className="sh-boosts">
      {boosts.map(({ stat, amount, source, until }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same boost may last twice
          key={i}
          title={`${nameOf(source)[lang]} ${UNTIL[until][lang]}`}
          data-boost={amount > 0 ? 'up' : 'down'}
        >
          <SignIcon sign={stat} />
          {amount > 0 ? `+${amount}` : `−${-amount}`}
        </li>
      ))}
    </ul>
  );
}
