import type { ReactElement, ReactNode } from 'react';
import { BETS, FORGE_PRICE, STAKE } from '../../../games/sword-and-sorcery/content/buildings.ts';
import { belongings } from '../../../games/sword-and-sorcery/rules/carrying.ts';
import { Picked } from '../../kit/picking/picked.tsx';
import { Pointed } from '../../kit/picking/pointed.tsx';
import { SymbolSign } from './Dice.tsx';
import { optionText, summaryOf } from './describe.ts';
import {
  adventureOf,
  classOf,
  crownsOf,
  type DieSymbol,
  figureName,
  type Hero,
  type Item,
  itemName,
  itemOf,
  named,
  roman,
  SYMBOL_NAMES,
} from './game.ts';
import { heroSign, itemSign, SIGNS } from './pictures.ts';
import { Sign } from './Sheets.tsx';
import { useTable } from './Table.tsx';
import { partOf, thing } from './things.ts';
import { speaker } from './words.ts';
import './emporium.css';

const say = speaker({
  title: { en: 'The Emporium', de: 'Das Emporium' },
  stashOnly: {
    en: 'Before this adventure only the stash is open.',
    de: 'Vor diesem Abenteuer ist nur das Lager offen.',
  },
  how: {
    en: 'Choose who shops, then a card: it shows what can be done with it.',
    de: 'Wähle, wer einkauft, dann eine Karte: Sie zeigt, was mit ihr möglich ist.',
  },
  wares: { en: 'For sale', de: 'Zu kaufen' },
  stash: { en: 'Stash, free of charge', de: 'Lager, kostenlos' },
  own: { en: 'Worn and carried', de: 'Getragen und im Gepäck' },
  powers: { en: 'Powers', de: 'Fähigkeiten' },
  forge: { en: 'Forge: {0} crowns', de: 'Schmiede: {0} Kronen' },
  inn: { en: 'Inn: a bet for {0} crowns', de: 'Gasthaus: Wette um {0} Kronen' },
  pays: { en: '{0} pays {1}', de: '{0} bringt {1}' },
  nothing: { en: 'Nothing', de: 'Nichts' },
  crowns: { en: '{0} crowns', de: '{0} Kronen' },
  left: { en: 'has left', de: 'ist gegangen' },
  leave: { en: '{0} leaves', de: '{0} geht' },
  back: { en: 'back {0}', de: 'Rückseite {0}' },
  shards: { en: 'Soul shards: {0}', de: 'Seelensplitter: {0}' },
});

/** Everything between two adventures on one sheet: wares, stash, forge and inn, and whoever shops with all they have. */
export function Emporium(): ReactElement {
  const table = useTable();
  const { view, lang, seat, ask, tell, optionId, picked } = table;
  const shopper =
    view.heroes.find(({ id }) => picked[0] === thing('figure', id)) ??
    view.heroes.find(({ id }) => picked.some(one => partOf('own', one)?.startsWith(`${id}/`)));
  const open = adventureOf(view.adventure).emporium === 'open';
  const leave = ask?.options.find(choice => choice.do === 'leave' && choice.hero === shopper?.id);
  return (
    <section className="ss-shop parchment" aria-label={say(lang, 'title')}>
      <header>
        <h2>{say(lang, 'title')}</h2>
        <p>{open ? say(lang, 'how') : `${say(lang, 'stashOnly')} ${say(lang, 'how')}`}</p>
        <p>
          <Sign d={SIGNS.gems} /> {say(lang, 'shards', view.shards)}
        </p>
      </header>
      <div className="ss-shoppers">
        {view.heroes.map(hero => (
          <Shopper key={hero.id} hero={hero} here={hero === shopper} gone={view.left.includes(hero.id)} />
        ))}
      </div>
      <div className="ss-shelves">
        {open && (
          <Shelf title={say(lang, 'wares')}>
            {kindsOf(view.market).map(item => (
              <Ware key={`${item.id} ${item.side}`} item={item} priced />
            ))}
          </Shelf>
        )}
        <Shelf title={say(lang, 'stash')}>
          {kindsOf(view.stash).map(item => (
            <Ware key={`${item.id} ${item.side}`} item={item} />
          ))}
        </Shelf>
        {shopper && (
          <Shelf title={`${figureName(shopper.id, lang)}: ${say(lang, 'own')}`}>
            {belongings(shopper).map(({ item, place }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are alike
              <Owned key={`${item.id} ${i}`} hero={shopper} item={item} packed={place === 'pack'} />
            ))}
            <h3>{say(lang, 'powers')}</h3>
            {shopper.powers.map(({ id }) => (
              <Pointed
                key={id}
                thing={thing('power', id)}
                card={`power:${id}`}
                name={named(id, lang)}
                className="ss-item kit-layer"
              >
                {named(id, lang)}
              </Pointed>
            ))}
            {shopper.powers.length === 0 && <p className="ss-none">{say(lang, 'nothing')}</p>}
            {open && <Buildings hero={shopper} />}
          </Shelf>
        )}
      </div>
      <footer>
        <Picked
          picking={picked.length === 1 && partOf('figure', picked[0]) !== null ? { ...table, picked: [] } : table}
          words={{ picked: tell('pick'), further: tell('further'), letGo: tell('letGo') }}
          textOf={choice => optionText(choice, lang, seat)}
          optionId={optionId}
          onChoose={table.onChoose}
          onLook={table.onLook}
        />
        {leave && shopper && (
          <button type="button" className="button main" onClick={() => table.onChoose(optionId(leave))}>
            {say(lang, 'leave', figureName(shopper.id, lang))}
          </button>
        )}
      </footer>
    </section>
  );
}

/** Equal cards are one. */
const kindsOf = (items: readonly Item[]): readonly Item[] =>
  items.filter((item, i) => items.findIndex(one => one.id === item.id && one.side === item.side) === i);

function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Who shops: purse, rank, whether it has left. */
function Shopper(props: { readonly hero: Hero; readonly here: boolean; readonly gone: boolean }): ReactNode {
  const { hero, here, gone } = props;
  const { lang } = useTable();
  const purse = gone ? say(lang, 'left') : say(lang, 'crowns', crownsOf(hero));
  const name = `${figureName(hero.id, lang)}, ${classOf(hero.id, hero.class).name[lang]} ${roman(hero.rank)}, ${purse}`;
  return (
    <Pointed thing={thing('figure', hero.id)} name={name} className="ss-shopper kit-layer">
      <span data-here={here || undefined} data-gone={gone || undefined}>
        <Sign d={heroSign(hero.id, hero.ghost)} />
        <strong>
          {figureName(hero.id, lang)} {roman(hero.rank)}
        </strong>
        <em>{purse}</em>
      </span>
    </Pointed>
  );
}

function Ware({ item, priced = false }: { readonly item: Item; readonly priced?: boolean }): ReactNode {
  const { lang } = useTable();
  const { faces } = itemOf(item.id);
  const name = itemName(item.id, item.side === 1 ? 'back' : undefined, lang);
  const prices = priced
    ? [faces[0].price, faces[1]?.price === undefined ? undefined : say(lang, 'back', faces[1].price)].filter(
        price => price !== undefined,
      )
    : [];
  return (
    <Pointed
      thing={thing('ware', item.id)}
      card={`item:${item.id}/${item.side}`}
      name={[name, ...prices].join(', ')}
      className="ss-item kit-layer"
    >
      <span>
        {prices.length > 0 && <b>{prices.join(' · ')}</b>}
        <Sign d={itemSign(item.id)} /> {name} <small>{summaryOf(item, lang)}</small>
      </span>
    </Pointed>
  );
}

interface OwnedProps {
  readonly hero: Hero;
  readonly item: Item;
  readonly packed: boolean;
}

function Owned({ hero, item, packed }: OwnedProps): ReactNode {
  const { lang } = useTable();
  const name = itemName(item.id, item.side === 1 ? 'back' : undefined, lang);
  return (
    <Pointed
      thing={thing('own', `${hero.id}/${item.id}`)}
      card={`item:${item.id}/${item.side}`}
      name={name}
      className="ss-item kit-layer"
    >
      <span data-packed={packed || undefined}>
        <Sign d={itemSign(item.id)} /> {name} <small>{summaryOf(item, lang)}</small>
      </span>
    </Pointed>
  );
}

/** The forge turns cards over, the inn takes bets. */
function Buildings({ hero }: { readonly hero: Hero }): ReactNode {
  const { lang, ask } = useTable();
  const forged = belongings(hero).filter(({ item, place }) =>
    ask?.options.some(
      choice => choice.do === 'forge' && choice.hero === hero.id && choice.item === item.id && choice.from === place,
    ),
  );
  return (
    <>
      <h3>{say(lang, 'forge', FORGE_PRICE)}</h3>
      {forged.length === 0 && <p className="ss-none">{say(lang, 'nothing')}</p>}
      {forged.map(({ item }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one name are alike
        <Owned key={`${item.id} ${i}`} hero={hero} item={item} packed={false} />
      ))}
      <h3>{say(lang, 'inn', STAKE)}</h3>
      <span className="ss-bets">
        {(Object.keys(BETS) as DieSymbol[]).map(symbol => (
          <Pointed
            key={symbol}
            thing={thing('symbol', symbol)}
            name={say(lang, 'pays', SYMBOL_NAMES[symbol][lang], BETS[symbol] ?? 0)}
            className="ss-bet kit-layer"
          >
            <SymbolSign of={symbol} /> {BETS[symbol]}
          </Pointed>
        ))}
      </span>
    </>
  );
}
