import { createContext, type ReactNode, use, useMemo, useRef } from 'react';
import type { BoardProps } from '../../table/board.ts';
import type { Choice, Event, View } from './game.ts';
import { atHand, click, leadingOn, type Offer, offersOf, remaining } from './picking.ts';
import { NOTHING, picked as pickedStore, useStore } from './stores.ts';
import type { Thing } from './things.ts';
import { isCareful, wishFor } from './wishes.ts';
import { type Word, word } from './words.ts';

export type Props = BoardProps<View, Choice, Event>;

/** How a thing stands in the decision at hand. */
export type Glow = 'offered' | 'picked' | 'looked';

/** What everything on the table needs to know and may do. */
export interface TableContext extends Props {
  /** The gang at the bottom of the table. */
  readonly own: number;
  readonly picked: readonly Thing[];
  readonly say: (key: Word) => string;
  readonly glow: (thing: Thing) => Glow | undefined;
  readonly point: (thing: Thing) => void;
  readonly lookAt: (thing: Thing | null) => void;
  /** What is left to choose between with the things picked. */
  readonly menu: readonly Choice[];
  readonly leadsOn: boolean;
  readonly letGo: () => void;
}

const Context = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = use(Context);
  if (!table) throw new Error('This part belongs on a table.');
  return table;
}

/** More options than this are told apart by clicks on the table rather than by buttons. */
const FEW = 2;

export function Table({ children, ...props }: Props & { readonly children: ReactNode }): ReactNode {
  return <Context value={useDecision({ ...props, fresh: useSteady(props.fresh) })}>{children}</Context>;
}

/** The same events again are no news: what moves by them must not move twice. */
export function useSteady(fresh: readonly Event[]): readonly Event[] {
  const known = useRef(fresh);
  const isSame = known.current.length === fresh.length && known.current.every((event, i) => event === fresh[i]);
  if (!isSame) known.current = fresh;
  return known.current;
}

function useDecision(props: Props): TableContext {
  const { ask, view, lang, looked, viewer } = props;
  const store = useStore(pickedStore);
  const picked = ask && store.options === ask.options ? store.things : NOTHING.things;
  const offers = useMemo(() => offersOf(ask, view), [ask, view]);
  const glowing = useMemo(() => leadingOn(offers, picked, view), [offers, picked, view]);
  const shown = useMemo(() => thingsOfId(offers, looked, props.optionId), [offers, looked, props.optionId]);
  const menu = useMemo(() => atHand(offers, picked, view, FEW), [offers, picked, view]);
  const own = viewer === 'spectator' ? 0 : viewer;
  return {
    ...props,
    own,
    picked,
    menu,
    leadsOn: glowing.size > 0,
    say: key => word(key, lang),
    glow: thing =>
      picked.includes(thing) ? 'picked' : shown.includes(thing) ? 'looked' : glowing.has(thing) ? 'offered' : undefined,
    point: thing => point(props, own, offers, picked, thing),
    lookAt: thing => props.onLook(thing === null ? null : onlyOption(props, offers, picked, thing)),
    letGo: () => pickedStore.set(NOTHING),
  };
}

function thingsOfId(offers: readonly Offer[], id: string | null, optionId: Props['optionId']): readonly Thing[] {
  return id === null ? [] : (offers.find(({ choice }) => optionId(choice) === id)?.things ?? []);
}

function point(props: Props, own: number, offers: readonly Offer[], picked: readonly Thing[], thing: Thing): void {
  const { ask, view } = props;
  if (!ask) return;
  const result = click(offers, picked, thing, isCareful(ask.kind));
  if ('refused' in result) props.onRefused(wishFor(view, own, ask.kind, picked, thing));
  else if ('picked' in result) pickedStore.set({ options: ask.options, things: result.picked });
  // What is picked stays until the options change: the table may ask for a second click.
  else props.onChoose(props.optionId(result.chosen));
}

/** The option that pointing at this thing would mean, if it is but one. */
function onlyOption(props: Props, offers: readonly Offer[], picked: readonly Thing[], thing: Thing): string | null {
  const [only, ...others] = remaining(offers, picked.includes(thing) ? picked : [...picked, thing]);
  return only && others.length === 0 ? props.optionId(only.choice) : null;
}
