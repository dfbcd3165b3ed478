import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { Zooming } from '../../kit/cards/zoom.tsx';
import { useSteady } from '../../kit/motion/pace.ts';
import type { Thing } from '../../kit/picking/picking.ts';
import { type Picking, PickingProvider, usePicking } from '../../kit/picking/use-picking.tsx';
import type { BoardProps } from '../../table/board.ts';
import { playsByTouch } from '../../table/hands.ts';
import type { Choice, Hero, SwordAndSorcery } from './game.ts';
import { Whole } from './later.tsx';
import { useMoreSigns } from './pictures.ts';
import { partOf, thing, thingsOf, wishFor } from './things.ts';
import { say, type Word } from './words.ts';

type Props = BoardProps<SwordAndSorcery>;

/** What everything on the table needs to know and may do. */
interface Table extends Props, Picking<Choice> {
  /** Whose sheet lies open: whoever is active, else the first of the viewer's heroes. */
  readonly hero: Hero | undefined;
  /** What was pointed at last, whether it is offered or not. */
  readonly minded: Thing | undefined;
  readonly tell: (word: Word, ...values: readonly (string | number)[]) => string;
}

/** Questions for something on the map: what cannot be meant is refused. */
const AIMING: ReadonlySet<string> = new Set(['figure', 'zone', 'push', 'manage-target', 'manage-way', 'threat']);

const Context = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(Context);
  if (!table) throw new Error('This part belongs on a table.');
  return table;
}

/** Around map, sheets, enemies and Emporium: what is picked in one place leads on in another. */
export function Table({ children, ...given }: Props & { readonly children: ReactNode }): ReactNode {
  const props = { ...given, fresh: useSteady(given.fresh) };
  useMoreSigns();
  const { view, viewer, lang, ask } = props;
  const hero =
    view.heroes.find(({ id }) => id === view.active) ??
    view.heroes.find(({ seat }) => seat === viewer) ??
    view.heroes[0];
  // In town a hero shops until it leaves or another is picked.
  const [shopper, setShopper] = useState<string | undefined>();
  const there = view.heroes.filter(({ id }) => !view.left.includes(id)).map(({ id }) => thing('figure', id));
  const buyer = there.find(one => one === shopper) ?? there[0];
  const first = view.stage === 'emporium' ? buyer : undefined;
  const how = useMemo(
    () => ({
      thingsOf: (choice: Choice) => thingsOf(view, choice),
      wishFor: (_: readonly string[], one: string) => wishFor(view, one),
      careful: false,
      aims: AIMING.has(ask?.kind ?? ''),
      ...(first !== undefined && { first: [first] }),
    }),
    [view, first, ask?.kind],
  );
  const [minded, mind] = useState<Thing | undefined>();
  const plain = usePicking(props, how);
  const picking: Picking<Choice> = {
    ...plain,
    lookAt: one => {
      mind(one ?? undefined);
      plain.lookAt(one);
    },
    point: one => {
      mind(one);
      // A finger cannot point: its first touch on somebody who is not offered only looks.
      const looks = playsByTouch() && minded !== one && partOf('figure', one) !== null && plain.glow(one) === undefined;
      if (looks) return;
      if (there.includes(one) && first !== undefined && plain.picked.length < 2) setShopper(one);
      else plain.point(one);
    },
  };
  return (
    <PickingProvider value={picking}>
      <Zooming face={id => <Whole id={id} lang={lang} view={view} />}>
        <Context value={{ ...props, ...picking, hero, minded, tell: (word, ...values) => say(lang, word, ...values) }}>
          {children}
        </Context>
      </Zooming>
    </PickingProvider>
  );
}
