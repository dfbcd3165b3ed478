import type { Choice, Explanation, Lang } from '@tafelrunde/engine';
import { type CSSProperties, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SumLine } from '../../kit/panels/sum.tsx';
import { useMessages } from '../../messages/index.ts';
import type { Shape } from '../../messages/shape.ts';
import { Glossed } from '../../parts/glossed.tsx';
import { Icon } from '../../parts/icon.tsx';
import { RuleLink } from '../../parts/rule-link.tsx';
import type { GameTable } from '../board.ts';
import { hovering, playsByKeyboard } from '../hands.ts';
import type { About, AboutValue, Asked, GameInfo, Sight } from './about.ts';
import './info.css';

const en = {
  may: 'What you can do with it',
  more: (n: number) => `and ${n} more, among the options`,
  notNow: 'Not now:',
  rules: 'Rules',
  point: 'Show the others',
  place: 'This place',
};
const de: Shape<typeof en> = {
  may: 'Was du damit tun kannst',
  more: n => `und ${n} mehr, bei den Möglichkeiten`,
  notNow: 'Jetzt nicht:',
  rules: 'Regeln',
  point: 'Den anderen zeigen',
  place: 'Diese Stelle',
};
const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** So many things to do stand on the card; a hundred squares are chosen on the board. */
const MOST = 6;

/** An option as it stands on the card. */
interface Deed {
  readonly id: string;
  readonly choice: Choice;
  readonly text: string;
}

interface InfoProps {
  readonly asked: Asked;
  readonly close: () => void;
  readonly game: string;
  readonly gameTable: GameTable;
  readonly sight: Sight;
  /** What may be decided now; nothing where one only watches. */
  readonly deeds?: readonly Deed[];
  readonly request?: (option: string) => void;
  readonly look?: (option: string | null) => void;
  /** Why something cannot be done. */
  readonly explain?: (wish: string) => Promise<Explanation>;
  /** Shows it to those who sit elsewhere. */
  readonly point?: ((thing: string) => void) | undefined;
  /** There is nothing to be told about the thing, but somebody wanted to do something with it. */
  readonly refuse?: (wish: string) => void;
}

const loaded = new WeakMap<GameTable, Promise<GameInfo>>();
const NOTHING: GameInfo = { about: () => null, thingsOf: () => [] };

/** What a game knows of its things; nothing, where that cannot be had just now. */
export function infoOf(gameTable: GameTable): Promise<GameInfo> {
  let info = loaded.get(gameTable);
  if (!info) {
    info =
      gameTable.info?.().catch(() => {
        loaded.delete(gameTable);
        return NOTHING;
      }) ?? Promise.resolve(NOTHING);
    loaded.set(gameTable, info);
  }
  return info;
}

/** What a thing is, what its numbers come to and why, what it can do, and what may be done with it: a card beside where somebody asked. */
export function Info(props: InfoProps) {
  const { asked, close, gameTable, sight, deeds = [], refuse, point } = props;
  const { lang } = useMessages();
  const { about, thingsOf } = use(infoOf(gameTable));
  // A bare place has no card, but can be pointed at.
  const bare = point && asked.wish === null ? { kind: '', name: ALL[lang].place } : null;
  const found = about(asked.thing, sight) ?? bare;
  const isNothing = found === null;
  useEffect(() => {
    if (!isNothing) return;
    close();
    if (asked.wish !== null) refuse?.(asked.wish);
  }, [isNothing, asked, close, refuse]);
  if (!found) return null;
  const offered = deeds.filter(({ choice }) => thingsOf(choice, sight.view).includes(asked.thing));
  return <Card key={`${asked.thing} ${asked.value}`} {...props} about={found} offered={offered} />;
}

function Card(props: InfoProps & { readonly about: About; readonly offered: readonly Deed[] }) {
  const { asked, about, offered, close, game, request, look, point } = props;
  const m = useMessages();
  const says = ALL[m.lang];
  const card = useRef<HTMLElement>(null);
  const place = usePlaced(card, asked);
  useClosed(card, close);
  const { kind, name, picture, state = [], values = [], texts = [], flavour, rules = [] } = about;
  return (
    <section ref={card} className="info parchment" role="dialog" aria-label={name} tabIndex={-1} style={place}>
      <div className="info-head">
        {picture ? <Icon d={picture} className="info-picture" /> : null}
        <div>
          <p className="info-kind">{kind}</p>
          <h2>{name}</h2>
        </div>
        <button type="button" className="button quiet" onClick={close} aria-label={m.close}>
          ✕
        </button>
      </div>
      {point ? (
        <button
          type="button"
          className="button info-point"
          onClick={() => {
            point(asked.thing);
            close();
          }}
        >
          {says.point}
        </button>
      ) : null}
      {state.length > 0 ? <p className="info-state">{state.join(' · ')}</p> : null}
      {offered.length > 0 ? (
        <fieldset className="info-deeds">
          <legend>{says.may}</legend>
          {offered.slice(0, MOST).map(({ id, text }) => (
            <button
              key={id}
              type="button"
              className="option"
              {...hovering(id, option => look?.(option))}
              onClick={() => {
                close();
                request?.(id);
              }}
            >
              <span>{text}</span>
            </button>
          ))}
          {offered.length > MOST ? <p>{says.more(offered.length - MOST)}</p> : null}
        </fieldset>
      ) : null}
      {values.length > 0 ? (
        <ul className="info-values">
          {values.map(value => (
            <Row key={value.key} value={value} asked={asked.value === value.key} />
          ))}
        </ul>
      ) : null}
      {texts.map(({ name: title, text }) => (
        <p key={`${title} ${text}`} className="info-text">
          {title ? <strong>{`${title}: `}</strong> : null}
          <Glossed game={game}>{text}</Glossed>
        </p>
      ))}
      {flavour ? <p className="info-flavour">{flavour}</p> : null}
      <NotNow {...props} />
      {rules.length > 0 ? (
        <p className="info-rules">
          <span>{says.rules}</span>
          {rules.map(id => (
            <RuleLink key={id} game={game} id={id} />
          ))}
        </p>
      ) : null}
    </section>
  );
}

/** A number: what it comes to, what of, and, for those who asked about that very number, what it is good for. */
function Row({ value: { name, value, sum, means }, asked }: { readonly value: AboutValue; readonly asked: boolean }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <li ref={row} data-asked={asked || undefined}>
      <span className="info-name">{name}</span>
      {sum ? (
        <SumLine head={String(value)} base={sum.base} parts={sum.parts} limit={sum.limit ?? null} />
      ) : (
        <strong>{value}</strong>
      )}
      {means ? <small>{means}</small> : null}
    </li>
  );
}

/** Why a click on it did nothing else. */
function NotNow({ asked, explain, game }: InfoProps) {
  const { lang } = useMessages();
  const [why, setWhy] = useState<Explanation | null>(null);
  useEffect(() => {
    let current = true;
    if (asked.wish !== null) void explain?.(asked.wish).then(found => current && setWhy(found));
    return () => {
      current = false;
    };
  }, [asked, explain]);
  if (why === null || why.allowed) return null;
  return (
    <p className="info-not-now">
      <strong>{ALL[lang].notNow}</strong> <Glossed game={game}>{why.text[lang]}</Glossed>{' '}
      {why.rule ? <RuleLink game={game} id={why.rule} /> : null}
    </p>
  );
}

const EDGE = 8;
const BESIDE = 18;

/** Beside where somebody pointed, and wholly on the screen; on a phone it lies at the foot of it (style sheet). */
function usePlaced(card: { readonly current: HTMLElement | null }, { at }: Asked): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const lay = (): void => {
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
      const right = at.x + BESIDE + width <= innerWidth - EDGE;
      setPlace({
        '--left': `${Math.max(EDGE, right ? at.x + BESIDE : at.x - BESIDE - width)}px`,
        '--top': `${Math.max(EDGE, Math.min(at.y - height / 3, innerHeight - height - EDGE))}px`,
      } as CSSProperties);
    };
    lay();
    const seen = new ResizeObserver(lay);
    if (card.current) seen.observe(card.current);
    return () => seen.disconnect();
  }, [card, at]);
  return place;
}

/** Escape and a touch beside it close it. Who plays by keyboard is in it, and afterwards where they were. */
function useClosed(card: { readonly current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    const { activeElement: before } = document;
    const inside = card.current;
    if (playsByKeyboard()) inside?.focus({ preventScroll: true });
    return () => {
      const isFree = document.activeElement === document.body || inside?.contains(document.activeElement);
      if (isFree && before instanceof HTMLElement && playsByKeyboard()) before.focus({ preventScroll: true });
    };
  }, [card]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // What lies on the card is closed first.
      if (event.key !== 'Escape' || document.querySelector('.term-card, dialog[open]')) return;
      event.stopPropagation();
      close();
    };
    const point = ({ target }: PointerEvent): void => {
      const own =
        target instanceof Element && (card.current?.contains(target) || target.closest('.term-card, .dialog'));
      if (!own) close();
    };
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', point, true);
    };
  }, [card, close]);
}
