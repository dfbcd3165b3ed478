import type { Choice, GameTypes } from '@tafelrunde/engine';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { atHand, click, type Implied, leadingOn, type Offer, offersOf, remaining, type Thing } from './picking.ts';

/** How a thing stands in the decision at hand. */
export type Glow = 'offered' | 'picked' | 'looked';

/** What a game says of its table so that clicks can narrow its offers. */
export interface Pickable<C> {
  readonly thingsOf: (choice: C) => readonly Thing[];
  readonly implied?: Implied;
  /** What a click on something that is not offered was meant for, as the game's `explain` reads it; null if for nothing. */
  readonly wishFor: (picked: readonly Thing[], thing: Thing) => string | null;
  /** The first click only picks: after this decision nothing can be taken back. */
  readonly careful: boolean;
  /** A target is being chosen, though nothing is picked: what cannot be chosen is refused. */
  readonly aims?: boolean;
  /** What is picked as soon as the question is there, if it leads on: whoever acted last. */
  readonly first?: readonly Thing[];
}

/** What everything on the table needs to know of the decision, and may do. */
export interface Picking<C = Choice> {
  readonly picked: readonly Thing[];
  readonly glow: (thing: Thing) => Glow | undefined;
  readonly point: (thing: Thing) => void;
  readonly lookAt: (thing: Thing | null) => void;
  /** What is left to choose between with the things picked. */
  readonly menu: readonly C[];
  /** What another click on the table could be on. */
  readonly leading: ReadonlySet<Thing>;
  readonly leadsOn: boolean;
  /** The option that pointing at this thing would mean, if it is but one. */
  readonly optionAt: (thing: Thing) => string | null;
  readonly letGo: () => void;
}

/** More options than this are told apart by clicks on the table rather than by buttons. */
const FEW = 2;
const NONE: readonly Thing[] = [];
const NOTHING_IMPLIED: Implied = () => [];

/** `how` must be the same for as long as view and question are. */
export function usePicking<T extends GameTypes>(
  props: BoardProps<T>,
  how: Pickable<T['choice']>,
): Picking<T['choice']> {
  const { ask, looked, optionId, gathered } = props;
  const { implied = NOTHING_IMPLIED } = how;
  // What was picked is forgotten as soon as the options are others.
  const [kept, keep] = useState<{ readonly options: unknown; readonly things: readonly Thing[] } | null>(null);
  const offers = useMemo(() => offersOf(ask?.options, how.thingsOf), [ask, how]);
  const begun = useMemo(() => beginning(offers, how.first ?? NONE), [offers, how]);
  const picked = ask ? (kept?.options === ask.options ? kept.things : begun) : NONE;
  const glowing = useMemo(() => leadingOn(offers, picked, implied), [offers, picked, implied]);
  const shown = useMemo(() => thingsOfId(offers, looked, optionId), [offers, looked, optionId]);
  const taken = useMemo(() => gathered.flatMap(id => thingsOfId(offers, id, optionId)), [offers, gathered, optionId]);
  const menu = useMemo(() => atHand(offers, picked, implied, FEW), [offers, picked, implied]);
  const optionAt = useCallback(
    (thing: Thing) => onlyOption(offers, picked, thing, optionId),
    [offers, picked, optionId],
  );
  const pointAt = (thing: Thing): void => {
    if (!ask) {
      props.onInform(thing);
      return;
    }
    const result = click(offers, picked, thing, how.careful);
    if ('refused' in result) {
      const wish = how.wishFor(picked, thing);
      // Only who is choosing a target hears a refusal: everybody else wants to know what that is.
      if (wish !== null && (picked.length > 0 || how.aims)) props.onRefused(wish);
      else props.onInform(thing, wish);
    } else if ('picked' in result) keep({ options: ask.options, things: result.picked });
    // What is picked stays until the options change: the table may ask for a second click.
    else props.onChoose(optionId(result.chosen));
  };
  return {
    picked,
    menu,
    leading: glowing,
    leadsOn: glowing.size > 0,
    optionAt,
    glow: thing =>
      picked.includes(thing) || taken.includes(thing)
        ? 'picked'
        : shown.includes(thing)
          ? 'looked'
          : glowing.has(thing)
            ? 'offered'
            : undefined,
    point: pointAt,
    lookAt: thing => props.onLook(thing === null ? null : optionAt(thing)),
    letGo: () => keep(ask && { options: ask.options, things: NONE }),
  };
}

const beginning = <C,>(offers: readonly Offer<C>[], first: readonly Thing[]): readonly Thing[] =>
  first.length > 0 && remaining(offers, first).length > 0 ? first : NONE;

function thingsOfId<C>(
  offers: readonly Offer<C>[],
  id: string | null,
  optionId: (choice: C) => string,
): readonly Thing[] {
  return id === null ? NONE : (offers.find(({ choice }) => optionId(choice) === id)?.things ?? NONE);
}

/** The option that pointing at this thing would mean, if it is but one. */
function onlyOption<C>(
  offers: readonly Offer<C>[],
  picked: readonly Thing[],
  thing: Thing,
  optionId: (choice: C) => string,
): string | null {
  const [only, ...others] = remaining(offers, picked.includes(thing) ? picked : [...picked, thing]);
  return only && others.length === 0 ? optionId(only.choice) : null;
}

type Pointing = Pick<Picking, 'picked' | 'glow' | 'point' | 'lookAt'>;
const Context = createContext<Pointing | null>(null);

/** Whatever is `Pointed` inside it belongs to this decision. */
export function PickingProvider({ value, children }: { readonly value: Pointing; readonly children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export function usePointing(): Pointing {
  const pointing = use(Context);
  if (!pointing) throw new Error('This part belongs on a table whose offers are picked by pointing.');
  return pointing;
}
