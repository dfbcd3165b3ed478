import { createContext, type ReactNode, use, useMemo } from 'react';
import { Zooming } from '../../kit/cards/zoom.tsx';
import { useSteady } from '../../kit/motion/pace.ts';
import { type Picking, PickingProvider, usePicking } from '../../kit/picking/use-picking.tsx';
import type { BoardProps } from '../../table/board.ts';
import type { Choice, HeroView, MageKnight, Turn } from './game.ts';
import { thingsOf, wishFor } from './things.ts';
import { Whole } from './Whole.tsx';
import { say, type Word } from './words.ts';

type Props = BoardProps<MageKnight>;

/** What everything on the table needs to know and may do. */
interface Table extends Props, Picking<Choice> {
  /** Whose hand lies before the viewer. */
  readonly own: number;
  readonly hero: HeroView | undefined;
  /** The turn under way. */
  readonly turn: Turn | undefined;
  readonly tell: (word: Word, ...values: readonly (string | number)[]) => string;
}

/** Questions for something on the table: what cannot be meant is refused. */
const AIMING: ReadonlySet<string> = new Set(['foe', 'foe-attack', 'space', 'own-unit', 'foreign-unit', 'die', 'token']);

const Context = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(Context);
  if (!table) throw new Error('This part belongs on a table.');
  return table;
}

/** Around land, hand, offers and combat: what is picked in one place leads on in another. */
export function Table({ children, ...given }: Props & { readonly children: ReactNode }): ReactNode {
  const props = { ...given, fresh: useSteady(given.fresh) };
  const { view, viewer, ask, lang } = props;
  // Whoever watches sees the hand of whoever is on turn, as far as it is shown.
  const turn = view.turns[view.turns.length - 1];
  const own = viewer === 'spectator' ? (turn?.seat ?? 0) : viewer;
  const how = useMemo(
    () => ({
      thingsOf: (choice: Choice) => thingsOf(view, choice),
      wishFor: (_: readonly string[], thing: string) => wishFor(thing),
      careful: false,
      aims: AIMING.has(ask?.kind ?? ''),
    }),
    [view, ask?.kind],
  );
  const picking = usePicking({ ...props, ask }, how);
  return (
    <PickingProvider value={picking}>
      <Zooming face={id => <Whole id={id} lang={lang} />}>
        <Context
          value={{
            ...props,
            ...picking,
            own,
            hero: view.heroes[own],
            turn,
            tell: (word, ...values) => say(lang, word, ...values),
          }}
        >
          {children}
        </Context>
      </Zooming>
    </PickingProvider>
  );
}
