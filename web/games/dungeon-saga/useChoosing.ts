import type { DungeonSaga, Figure, View } from '@tafelrunde/dungeon-saga';
import { FACINGS, type Facing, turned } from '@tafelrunde/engine/geometry';
import { useEffect, useState } from 'react';
import type { Base, Point } from '../../kit/map/layout.ts';
import type { Heading } from '../../kit/map/neighbours.ts';
import { ringAt, turnAt, turnTowards } from '../../kit/map/turning.tsx';
import type { BoardProps } from '../../table/board.ts';
import { askedAt, shownAt } from './asked.ts';
import { type Offer, type Offers, placeAt, type Spot, wishAt } from './offers.ts';
import { DEGREES } from './Token.tsx';
import { baseOf, figureOn } from './terrain.ts';

/** What is open beside a square: several options, or those of the figure that acts. */
export interface Opened {
  readonly cell: number;
  readonly offers: readonly Offer[];
  readonly facings: ReadonlyMap<Facing, Offer>;
}

const TURNS = FACINGS.map(facing => ({ facing, degrees: DEGREES[facing] }));
const HEADINGS: Readonly<Record<Heading, Facing>> = { up: 'N', right: 'E', down: 'S', left: 'W' };

/** Questions in which a target or a place is chosen: whoever points elsewhere hears why that is none. */
const AIMING: ReadonlySet<string> = new Set(['target', 'square', 'raise', 'free-strike', 'betray']);

const NO_FACINGS: ReadonlyMap<Facing, Offer> = new Map();

/** How people choose on the board, whatever they point with. */
export function useChoosing(
  props: BoardProps<DungeonSaga>,
  offers: Offers,
  turner: Figure | null,
  /** Ends what is still being told: whoever decides has seen enough. */
  skip: () => void,
  /** Fingers turn a figure on a ring around it. */
  coarse: boolean,
) {
  const { view, ask, onLook, onChoose, onRefused, onInform } = props;
  const { width, height } = view.board;
  const [hover, setHover] = useState<number | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [turning, setTurning] = useState<Facing | null>(null);
  const [tapped, setTapped] = useState<number | null>(null);

  const forget = (): void => {
    setOpened(null);
    setTurning(null);
    setTapped(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision forgets what was begun for the old one
  useEffect(forget, [ask]);

  const choose = ({ id }: Offer): void => {
    forget();
    skip();
    onChoose(id);
  };
  const look = (offer: Offer | null | undefined): void => onLook(offer?.id ?? null);
  const cellAt = ({ x, y }: Point): number | null =>
    x >= 0 && y >= 0 && x < width && y < height ? Math.floor(y) * width + Math.floor(x) : null;
  const isTurner = (cell: number | null): boolean =>
    cell !== null && turner !== null && figureOn(view, cell)?.id === turner.id;
  const arrowAt = (at: Point): Offer | undefined => {
    const turn = turner && !coarse && turnAt(...standOf(view, turner), TURNS, at);
    return turn ? offers.facings.get(turn.facing) : undefined;
  };

  const ring = coarse ? ringOf(view, ask, turner, opened, offers) : null;
  const ringedAt = (at: Point): Offer | undefined => {
    const turn = ring && ringAt(ring.middle, ring.base, TURNS, at);
    return turn ? ring?.facings.get(turn.facing) : undefined;
  };

  const placeUnder = (at: Point): number | null =>
    offers.places.size === 0 ? null : placeAt(offers, width, at, turner?.cell ?? null);

  /** A large figure is put down: with one facing at once, else its facing is asked. */
  const settle = (cell: number): void => {
    const list = offers.places.get(cell) ?? [];
    const [first] = list;
    if (first && list.length === 1) choose(first);
    else setOpened({ cell, offers: [], facings: byFacing(list) });
  };
  /** A click, a tap or Enter on a square. */
  const act = (cell: number): void => {
    if (ask === null) {
      inform(cell);
      return;
    }
    const spot = offers.at.get(cell);
    const single = only(spot);
    const turn = turning && isTurner(cell) ? offers.facings.get(turning) : undefined;
    const figure = figureOn(view, cell);
    if (turn) choose(turn);
    else if (single) choose(single);
    else if (spot) setOpened({ cell, offers: spot.offers, facings: NO_FACINGS });
    else if (figure && (figure.id === view.turn?.figure || isTurner(cell)))
      setOpened({ cell, offers: offers.others, facings: ownFacings() });
    else refuse(cell, wishAt(view, cell, figure));
  };
  const ownFacings = (): ReadonlyMap<Facing, Offer> =>
    offers.facings.size > 0 ? offers.facings : byFacing(offers.places.get(turner?.cell ?? -1) ?? []);
  const inform = (cell: number, wish: string | null = null): void => {
    const thing = askedAt(view, cell);
    if (thing !== null) onInform(thing, wish);
  };
  /** Who asks for it learns about bare floor, too, and may show it to others. */
  const show = (cell: number): void => {
    const thing = shownAt(view, cell);
    if (thing !== null) onInform(thing, null);
  };
  /** Who points at something that cannot be chosen wants to know what it is; only who chooses a target, or points at bare floor, why not. */
  const refuse = (cell: number, wish: string | null): void => {
    if (wish !== null && (AIMING.has(ask?.kind ?? '') || askedAt(view, cell) === null)) onRefused(wish);
    else inform(cell, wish);
  };
  const lookAt = (at: Point): void => {
    const cell = cellAt(at);
    setHover(cell);
    const place = placeUnder(at);
    const placed = place === null ? undefined : offers.places.get(place)?.[0];
    look(arrowAt(at) ?? placed ?? only(cell === null ? undefined : offers.at.get(cell)));
  };

  return {
    hover,
    opened,
    ring,
    turning,
    look,
    choose,
    forget,
    gestures: {
      onHover: (at: Point | null): void => {
        if (at) lookAt(at);
        else setHover(null);
        if (!at && opened === null) look(null);
      },
      onTap: (at: Point, touch: boolean): void => {
        const ringed = ringedAt(at);
        // The ring stays for the second tap.
        if (ringed) {
          if (props.looked === ringed.id) choose(ringed);
          else onChoose(ringed.id);
          return;
        }
        const cell = cellAt(at);
        const arrow = arrowAt(at);
        const place = placeUnder(at);
        // A finger hides what it points at and has no hover: the first tap shows, the second chooses.
        const again = !touch || tapped === (place ?? cell);
        if (touch) {
          lookAt(at);
          setTapped(place ?? cell);
        }
        if (opened) setOpened(null);
        else if (arrow) choose(arrow);
        else if (place !== null && place !== turner?.cell) again && settle(place);
        else if (cell !== null && (again || only(offers.at.get(cell)) === null)) act(cell);
      },
      onHold: (at: Point): void => {
        const cell = cellAt(at);
        if (cell !== null) show(cell);
      },
      turns: (at: Point): boolean => offers.facings.size > 0 && isTurner(cellAt(at)),
      onTurn: (to: Point, done: boolean): void => {
        const facing = (turner && turnTowards(...standOf(view, turner), TURNS, to)?.facing) ?? null;
        const offer = facing ? offers.facings.get(facing) : undefined;
        setTurning(done ? null : facing);
        if (done && offer) choose(offer);
      },
      onWheel: (at: Point, step: number): boolean => {
        if (!turner || offers.facings.size === 0 || !isTurner(cellAt(at))) return false;
        setTurning(from => nextFacing(from ?? turner.facing, step, turner.facing));
        return true;
      },
    },
    keys: {
      onMove: (cell: number): void => {
        setHover(null);
        look(offers.places.get(cell)?.[0] ?? only(offers.at.get(cell)));
      },
      onEnter: (cell: number): void => (offers.places.has(cell) && cell !== turner?.cell ? settle(cell) : act(cell)),
      onInform: show,
      onTurn: (heading: Heading): void => {
        const facing = HEADINGS[heading];
        const offer = offers.facings.get(facing);
        if (offer) choose(offer);
        else if (ask) onRefused(`face:${facing}`);
      },
      onEscape: forget,
    },
  };
}

/** A ring of facings, around a figure or where it is to stand. */
export interface Ring {
  readonly middle: Point;
  readonly base: Base;
  readonly facings: ReadonlyMap<Facing, Offer>;
}

/** Where a facing is asked for, or was: at the figure that was tapped, or where a large one is to be put down. */
function ringOf(
  view: View,
  ask: BoardProps<DungeonSaga>['ask'],
  turner: Figure | null,
  opened: Opened | null,
  offers: Offers,
): Ring | null {
  if (!turner) return null;
  const [middle, base] = standOf(view, turner);
  if (!opened) return ask?.kind === 'facing' ? { middle, base, facings: offers.facings } : null;
  if (opened.facings.size === 0) return null;
  const { width } = view.board;
  const [x, y] = [opened.cell % width, Math.floor(opened.cell / width)];
  const isHere = figureOn(view, opened.cell)?.id === turner.id;
  return {
    middle: isHere ? middle : { x: x + base.w / 2, y: y + base.h / 2 },
    base,
    facings: opened.facings,
  };
}

/** The middle of a figure on the board, and its base. */
function standOf(view: View, figure: Figure): readonly [Point, Base] {
  const { x, y, w, h } = baseOf(view.board, figure);
  return [
    { x: x + w / 2, y: y + h / 2 },
    { w, h },
  ];
}

/** One option that a click chooses at once. Handing things over always asks first. */
function only(spot: Spot | undefined): Offer | null {
  if (!spot || spot.glow === 'trade' || spot.offers.length !== 1) return null;
  return spot.offers[0] ?? null;
}

function byFacing(list: readonly Offer[]): ReadonlyMap<Facing, Offer> {
  const facings = new Map<Facing, Offer>();
  for (const offer of list)
    if (offer.choice.do === 'move' && offer.choice.facing) facings.set(offer.choice.facing, offer);
  return facings;
}

function nextFacing(from: Facing, step: number, own: Facing): Facing | null {
  const next = turned(from, step > 0 ? 1 : -1);
  return next === own ? null : next;
}
