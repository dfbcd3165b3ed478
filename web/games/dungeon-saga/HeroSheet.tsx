import { type Figure, hero, isInjured, nameOf, type Sheet, sheetOf, type View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactElement, ReactNode } from 'react';
import { Foldout } from '../../kit/panels/foldout.tsx';
import { Tipped } from '../../kit/panels/tip.tsx';
import { Track } from '../../kit/panels/track.tsx';
import { Values } from '../../kit/panels/values.tsx';
import { cardThing, figureThing } from './asked.ts';
import { Sign } from './Glyph.tsx';
import { type Message, say } from './messages.ts';
import { type PictureOf, pictureOf } from './pictures.ts';
import { findName } from './Remains.tsx';
import { cardOf, tipOf } from './things.tsx';

/** What the hand needs to know of the decision: which cards are offered, and how to choose them. */
export interface Dealings {
  readonly offered: ReadonlySet<string>;
  readonly looked: string | null;
  readonly onLook: (id: string | null) => void;
  /** Chooses it, or says what it is and why it cannot be chosen. */
  readonly onWish: (id: string, thing: string) => void;
}

interface Props {
  readonly figure: Figure;
  readonly view: View;
  readonly player: string | null;
  readonly dealings: Dealings;
  readonly lang: Lang;
  /** Only name, wounds and values; the rest when somebody asks for it. */
  readonly folded: boolean;
}

/** The sheet of a hero or boss: values, wounds, and everything it can do. */
export function HeroSheet({ figure, view, player, dealings, lang, folded }: Props): ReactElement | null {
  const sheet = sheetOf(figure);
  if (!sheet) return null;
  const active = view.turn?.figure === figure.id;
  const stand = active ? say(lang, 'yourTurn') : figure.done ? say(lang, 'done') : callingOf(figure, lang);
  const grants = view.grants.filter(({ on }) => on === figure.id);
  const finds = view.finds.filter(({ by }) => by === figure.id);
  const chip = (
    kind: Message,
    id: string,
    verb: string,
    note: string | null,
    sign: ReactNode,
    spent = false,
  ): ReactElement => (
    <Chip
      key={`${kind}-${id}`}
      id={id}
      wish={`${verb}:${id}`}
      kind={kind}
      note={note}
      spent={spent}
      active={active}
      dealings={dealings}
      lang={lang}
    >
      {sign}
    </Chip>
  );
  const sign = (picture: PictureOf): ReactElement => <Sign name={pictureOf(picture, 'ability')} />;
  const name = headText(figure, sheet, stand, lang);
  return (
    <article
      className="ds-sheet"
      data-active={active || undefined}
      data-done={figure.done || undefined}
      aria-label={nameOf(figure.id, lang)}
      data-about={figureThing(figure.id)}
    >
      <Sheeted
        name={name}
        folded={folded}
        head={
          <span className="ds-sheet-head">
            <span className={`ds-portrait ds-portrait-${figure.kind}`}>
              <Sign name={pictureOf(figure.of, 'combat')} />
            </span>
            <span className="ds-who">
              <strong className="ds-name">
                {nameOf(figure.id, lang)}
                {figure.legendary && <Sign name={pictureOf('legend', 'legend')} className="ds-legend" />}
              </strong>
              <small>
                {stand}
                {player && ` · ${player}`}
              </small>
            </span>
            <Track
              of={sheet.wounds}
              filled={figure.wounds}
              square={sheet.injuredAt}
              label={woundsText(figure, sheet, lang)}
              note={isInjured(figure) ? say(lang, 'injured') : null}
            />
            {folded && <SheetValues sheet={sheet} lang={lang} />}
          </span>
        }
      >
        <SheetValues sheet={sheet} lang={lang} />
        <div className="ds-chips">
          {figure.spells.map(({ id, turned }) =>
            chip(
              'spells',
              id,
              'cast',
              turned === 0 ? say(lang, 'ready') : rechargeText(turned, lang),
              <Recharge turned={turned} />,
              turned > 0,
            ),
          )}
          {figure.feats.map(({ id, used }) =>
            chip('feats', id, 'feat', say(lang, used ? 'used' : 'ready'), sign('feat'), used),
          )}
          {sheet.abilities.map(id => chip('abilities', id, 'use', null, sign('ability')))}
          {counted(figure.items).map(([id, count]) =>
            chip('items', id, 'use', count > 1 ? `× ${count}` : null, sign('consumable')),
          )}
          {finds.map(({ mark, cell }) => (
            <span key={`${mark}-${cell}`} className="ds-found">
              {findName(view, mark, lang)}
            </span>
          ))}
          {grants.map(({ source, by }) => chip('effects', source, 'use', nameOf(by, lang), sign('shield')))}
        </div>
      </Sheeted>
    </article>
  );
}

interface SheetedProps {
  readonly name: string;
  readonly folded: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

function Sheeted({ name, folded, head, children }: SheetedProps): ReactElement {
  if (!folded)
    return (
      <>
        {head}
        {children}
      </>
    );
  return (
    <Foldout name={name} head={head}>
      {children}
    </Foldout>
  );
}

/** Equal potions stand once, with their number. */
function counted(items: readonly string[]): readonly (readonly [string, number])[] {
  return [...new Set(items)].map(id => [id, items.filter(other => other === id).length] as const);
}

const callingOf = (figure: Figure, lang: Lang): string =>
  figure.kind === 'hero' ? hero(figure.of).calling[lang] : say(lang, 'overlord');

function rechargeText(turned: number, lang: Lang): string {
  return say(lang, 'recharging', turned === 1 ? say(lang, 'round1') : say(lang, 'roundN', turned));
}

type Value = readonly [picture: PictureOf, message: Message, number: number];

const valuesOf = ({ move, combatDice, ranged, armour }: Sheet): readonly Value[] => [
  ['move', 'move', move],
  ['combat', 'combat', combatDice],
  ...(ranged ? ([['ranged', 'shooting', ranged.dice]] as const) : []),
  ['shield', 'armour', armour],
];

const woundsText = (figure: Figure, sheet: Sheet, lang: Lang): string =>
  [say(lang, 'woundsOf', figure.wounds, sheet.wounds), ...(isInjured(figure) ? [say(lang, 'injured')] : [])].join(', ');

/** "Danor, human wizard, 0 of 5 wounds, Move 7, Combat dice 2, Armour 1" */
function headText(figure: Figure, sheet: Sheet, stand: string, lang: Lang): string {
  const values = valuesOf(sheet).map(([, message, number]) => `${say(lang, message)} ${number}`);
  return [nameOf(figure.id, lang), stand, woundsText(figure, sheet, lang), ...values].join(', ');
}

function SheetValues({ sheet, lang }: { readonly sheet: Sheet; readonly lang: Lang }): ReactElement {
  return (
    <Values
      className="ds-values"
      values={valuesOf(sheet).map(([picture, message, number]) => ({
        key: message,
        sign: <Sign name={pictureOf(picture, 'combat')} />,
        text: number,
        name: say(lang, message),
      }))}
    />
  );
}

/** A spell card is turned after casting and turns back round by round (DS-MAGIC-07): so is its sign. */
function Recharge({ turned }: { readonly turned: number }): ReactElement {
  return (
    <svg className="ds-recharge" viewBox="0 0 16 16" aria-hidden="true">
      <g style={{ transform: `rotate(${turned * 90}deg)` }}>
        <rect x={4} y={2} width={8} height={12} rx={1.5} />
        <path d="M8 4v3" />
      </g>
    </svg>
  );
}

interface ChipProps {
  readonly id: string;
  readonly wish: string;
  readonly kind: Message;
  readonly note: string | null;
  readonly spent: boolean;
  readonly active: boolean;
  readonly dealings: Dealings;
  readonly lang: Lang;
  readonly children: ReactNode;
}

function Chip({ id, wish, kind, note, spent, active, dealings, lang, children }: ChipProps): ReactElement {
  const card = cardOf(id, lang);
  const offered = active && dealings.offered.has(wish);
  return (
    <Tipped
      tip={tipOf(card)}
      note={[say(lang, kind), note].filter(Boolean).join(': ')}
      className={spent ? 'ds-chip ds-spent' : 'ds-chip'}
      about={cardThing(id)}
      offered={offered}
      looked={dealings.looked === wish && active}
      onLook={on => dealings.onLook(on ? wish : null)}
      onClick={() => dealings.onWish(active ? wish : '', cardThing(id))}
    >
      {children}
      <span>{card.name}</span>
    </Tipped>
  );
}
