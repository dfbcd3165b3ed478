import type { ReactElement, ReactNode } from 'react';
import { CardFace } from '../../kit/cards/card.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { ScenarioPicture } from '../../pictures.tsx';
import { roadWords } from './Around.tsx';
import { cardName, cityOf, isItem, itemOf, nameOf, priceIn, questCardOf } from './game.ts';
import { LastQuest } from './LastQuest.tsx';
import { cardSign, heroSign, moreSign } from './pictures.ts';
import { Sign } from './Sheets.tsx';
import { useTable } from './Table.tsx';
import { thing } from './things.ts';
import { faceText } from './Whole.tsx';
import './camp.css';

/** Between two quests: what is for sale, what can be learned, where to go next; what everybody has lies below. */
export function Camp(): ReactElement {
  const { view, ask, lang, tell, seat, viewer } = useTable();
  const learned = [...new Set(ask?.options.flatMap(option => (option.do === 'learn' ? [option.card] : [])) ?? [])];
  const quests = ask?.options.flatMap(option => (option.do === 'quest' ? [option.quest] : [])) ?? [];
  const cities = ask?.options.flatMap(option => (option.do === 'city' ? [option.city] : [])) ?? [];
  const { legend } = view;
  return (
    <div className="d2-camp">
      <h2>
        {legend?.road?.city ? cityOf(legend.road.city).name[lang] : tell('camp')}
        <span>
          <Sign d={moreSign('two-coins')} /> {tell('gold', view.gold)}
        </span>
      </h2>
      {legend?.road && (
        <p className="d2-clock">
          {tell('morale', legend.morale)}. {roadWords(legend.road, lang)}
        </p>
      )}
      <LastQuest />
      {cities.length > 0 && (
        <Shelf title={tell('cities')}>
          {cities.map(id => (
            <Pointed key={id} thing={thing('city', id)} name={cityOf(id).name[lang]} className="d2-quest kit-layer">
              <span className="d2-quest-face">
                <strong>{cityOf(id).name[lang]}</strong>
                <em>{cityOf(id).about[lang]}</em>
                <span>{cityOf(id).action.name[lang]}</span>
              </span>
            </Pointed>
          ))}
        </Shelf>
      )}
      {quests.length > 0 && (
        <Shelf title={tell('nextQuest')}>
          {quests.map(id => (
            <Pointed
              key={id}
              thing={thing('quest', id)}
              name={questCardOf(id).name[lang]}
              className="d2-quest kit-layer"
            >
              <span className="d2-quest-face">
                <ScenarioPicture game="descent" scenario={id} seats={view.seats} />
                <strong>{questCardOf(id).name[lang]}</strong>
                <em>{questCardOf(id).about[lang]}</em>
              </span>
            </Pointed>
          ))}
        </Shelf>
      )}
      {learned.length > 0 && (
        <Shelf title={tell('toLearn')}>
          {learned.map(id => (
            <Card key={id} id={id} />
          ))}
        </Shelf>
      )}
      {view.row.length > 0 && (
        <Shelf title={tell('forSale')}>
          {view.row.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are alike
            <Card key={`${id} ${i}`} id={id} />
          ))}
        </Shelf>
      )}
      <Shelf title={tell('heroes')}>
        {view.heroes.map(hero => (
          <article key={hero.id} className="d2-purse" aria-label={nameOf(hero.id, lang)}>
            <Pointed
              thing={thing('figure', hero.id)}
              name={`${nameOf(hero.id, lang)}, ${tell('experience', hero.xp)}`}
              className="d2-portrait kit-layer"
            >
              <Sign d={heroSign(hero.id)} />
              <span>
                <strong>{nameOf(hero.id, lang)}</strong>
                <em>
                  {tell('experience', hero.xp)}, {hero.seat === viewer ? tell('you') : seat(hero.seat)}
                </em>
              </span>
            </Pointed>
            {hero.cards.map(({ id }, i) => (
              <Pointed
                // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are alike
                key={`${id} ${i}`}
                thing={thing('card', id)}
                card={id}
                name={cardName(id, lang)}
                className="d2-item kit-layer"
              >
                <Sign d={cardSign(id)} /> {cardName(id, lang)}
              </Pointed>
            ))}
          </article>
        ))}
      </Shelf>
    </div>
  );
}

const Shelf = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <div className="d2-shelf">
    <h3>{title}</h3>
    <div>{children}</div>
  </div>
);

/** A card that can be had; what it costs, where it is bought. */
function Card({ id }: { readonly id: string }): ReactNode {
  const { view, lang, tell } = useTable();
  const city = view.legend?.road?.city;
  const price = !isItem(id) ? undefined : city ? (priceIn(cityOf(city), id) ?? undefined) : itemOf(id).gold;
  return (
    <Pointed
      thing={thing('card', id)}
      card={id}
      name={price === undefined ? cardName(id, lang) : `${cardName(id, lang)}, ${tell('gold', price)}`}
      className="kit-layer"
    >
      <CardFace
        className="d2-card"
        title={cardName(id, lang)}
        art={cardSign(id)}
        text={faceText(id, lang)}
        {...(price !== undefined && { cost: price })}
      />
    </Pointed>
  );
}
