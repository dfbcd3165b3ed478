import { createContext, type ReactNode, use, useMemo } from 'react';
import { Zooming } from '../../kit/cards/zoom.tsx';
import { useSteady } from '../../kit/motion/pace.ts';
import { type Picking, PickingProvider, usePicking } from '../../kit/picking/use-picking.tsx';
import type { BoardProps } from '../../table/board.ts';
import { type Choice, type Descent, type Hero, overlordSeat } from './game.ts';
import { useMoreSigns } from './pictures.ts';
import { thingsOf, wishFor } from './things.ts';
import { Whole } from './Whole.tsx';
import { say, type Word } from './words.ts';

type Props = BoardProps<Descent>;

/** What everything on the table needs to know and may do. */
interface Table extends Props, Picking<Choice> {
  /** Who acts, if anybody: hero, monster or familiar. */
  readonly acting: string | null;
  /** Whose sheet lies open: whoever is active, else the first of the viewer's heroes. */
  readonly hero: Hero | undefined;
  /** The viewer sits behind the overlord's screen. */
  readonly behind: boolean;
  readonly tell: (word: Word, ...values: readonly (string | number)[]) => string;
}

/** Questions for something on the map: what cannot be meant is refused. */
const AIMING: ReadonlySet<string> = new Set(['pick', 'where', 'place', 'stretch']);

const Context = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(Context);
  if (!table) throw new Error('This part belongs on a table.');
  return table;
}

/** Around map, sheets and the overlord's side: what is picked in one place leads on in another. */
export function Table({ children, ...given }: Props & { readonly children: ReactNode }): ReactNode {
  const props = { ...given, fresh: useSteady(given.fresh) };
  const { view, viewer, lang, ask } = props;
  // What waits for its outline is drawn again with it.
  useMoreSigns();
  const acting = view.turns[view.turns.length - 1]?.figure ?? null;
  const hero =
    view.heroes.find(({ id }) => id === acting) ?? view.heroes.find(({ seat }) => seat === viewer) ?? view.heroes[0];
  const how = useMemo(
    () => ({
      thingsOf: (choice: Choice) => thingsOf(view, choice),
      wishFor: (picked: readonly string[], one: string) => wishFor(view, picked, one),
      careful: false,
      aims: AIMING.has(ask?.kind ?? ''),
    }),
    [view, ask?.kind],
  );
  const picking = usePicking(props, how);
  return (
    <PickingProvider value={picking}>
      <Zooming face={id => <Whole id={id} lang={lang} />}>
        <Context
          value={{
            ...props,
            ...picking,
            acting,
            hero,
            behind: viewer === overlordSeat(view),
            tell: (word, ...values) => say(lang, word, ...values),
          }}
        >
          {children}
        </Context>
      </Zooming>
    </PickingProvider>
  );
}
