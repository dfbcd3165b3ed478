import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { Zooming } from '../../kit/cards/zoom.tsx';
import { useSteady } from '../../kit/motion/pace.ts';
import { type Picking, PickingProvider, usePicking } from '../../kit/picking/use-picking.tsx';
import type { BoardProps } from '../../table/board.ts';
import { WholeCard } from './CardFace.tsx';
import type { Choice, SchurkenUndHalunken } from './game.ts';
import { impliedIn, thingsOf } from './things.ts';
import { isAiming, isCareful, wishFor } from './wishes.ts';
import { type Word, word } from './words.ts';

export type Props = BoardProps<SchurkenUndHalunken>;

/** What everything on the table needs to know and may do. */
export interface TableContext extends Props, Picking<Choice> {
  /** The gang at the bottom of the table. */
  readonly own: number;
  readonly say: (key: Word) => string;
  /** The free corner of the own gang, where the last duel is told in one line; the gang says where it is. */
  readonly corner: HTMLElement | null;
  readonly setCorner: (corner: HTMLElement | null) => void;
}

const Context = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = use(Context);
  if (!table) throw new Error('This part belongs on a table.');
  return table;
}

/** Around board, duel and hand: what was pointed at in one of them counts in all. */
export function Table({ children, ...given }: Props & { readonly children: ReactNode }): ReactNode {
  const props = { ...given, fresh: useSteady(given.fresh) };
  const { view, viewer, ask, lang } = props;
  const own = viewer === 'spectator' ? 0 : viewer;
  const kind = ask?.kind ?? '';
  const how = useMemo(
    () => ({
      thingsOf: (choice: Choice) => thingsOf(choice, view),
      implied: impliedIn(view),
      wishFor: (picked: readonly string[], thing: string) => wishFor(view, own, kind, picked, thing),
      careful: isCareful(kind),
      aims: isAiming(kind),
    }),
    [view, own, kind],
  );
  const picking = usePicking(props, how);
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  return (
    <PickingProvider value={picking}>
      <Zooming face={id => <WholeCard id={id} lang={lang} />}>
        <Context value={{ ...props, ...picking, own, say: key => word(key, lang), corner, setCorner }}>
          {children}
        </Context>
      </Zooming>
    </PickingProvider>
  );
}
