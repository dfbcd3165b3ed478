import type { ReactElement, ReactNode } from 'react';
import { Foldout } from '../../kit/panels/foldout.tsx';
import { Values } from '../../kit/panels/values.tsx';
import type { BoardProps } from '../../table/board.ts';
import { ManaDot, Sign, signs } from './Deed.tsx';
import { COLOURS, type HeroView, type MageKnight, names } from './game.ts';
import { heroSign } from './pictures.ts';
import { useTable } from './Table.tsx';

export const hasOthers = ({ view, viewer }: BoardProps<MageKnight>): boolean =>
  view.heroes.some(({ hero }, seat) => seat !== viewer && hero !== null);

/** The other heroes, a line each that opens. */
export function Others(): ReactElement {
  const { view, own } = useTable();
  return (
    <div className="mk-others">
      {view.heroes.map((hero, seat) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number
        seat === own || hero.hero === null ? null : <Other key={seat} hero={hero} number={seat} />,
      )}
    </div>
  );
}

function Other({ hero, number }: { readonly hero: HeroView; readonly number: number }): ReactNode {
  const { lang, seat, tell } = useTable();
  if (hero.hero === null) return null;
  return (
    <Foldout
      head={
        <span className="mk-other" data-seat={number}>
          <Sign d={heroSign(hero.hero)} />
          <span>
            <strong>{seat(number)}</strong>
            <em>{tell('cardsOf', hero.handSize, hero.deckSize)}</em>
          </span>
          <Values
            values={[
              { key: 'fame', sign: <Sign d={signs['laurels-trophy']} />, text: hero.fame, name: tell('fame') },
              { key: 'level', sign: <Sign d={signs.crown} />, text: hero.level, name: tell('level') },
            ]}
          />
        </span>
      }
    >
      <dl className="mk-known-of">
        <dt>{names.hero(hero.hero, lang)}</dt>
        <dd>
          {tell('reputation')}: {hero.reputation}
        </dd>
        <dt>{tell('crystals')}</dt>
        <dd>
          {COLOURS.map(colour => (
            <ManaDot key={colour} mana={colour} lang={lang} n={hero.crystals[colour]} />
          ))}
        </dd>
        <dt>{tell('offerUnits')}</dt>
        <dd>{hero.units.map(({ unit }) => names.unit(unit, lang)).join(', ') || tell('noUnits')}</dd>
        <dt>{tell('skills')}</dt>
        <dd>{hero.skills.map(({ skill }) => names.skill(skill, lang)).join(', ') || tell('nothing')}</dd>
      </dl>
    </Foldout>
  );
}
