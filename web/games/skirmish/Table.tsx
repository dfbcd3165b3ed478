import { createContext, type ReactNode, use, useMemo } from 'react';
import { LargeCard } from '../../kit/cards/card.tsx';
import { Zooming } from '../../kit/cards/zoom.tsx';
import { useSteady } from '../../kit/motion/pace.ts';
import { type Picking, PickingProvider, usePicking } from '../../kit/picking/use-picking.tsx';
import type { BoardProps } from '../../table/board.ts';
import { CARDS, type CardId, type Choice, type Event, type Skirmish, type View } from './game.ts';
import { CARD_ART } from './pictures.ts';
import { thingsOf, unitThing, wishFor } from './things.ts';
import { say, type Word } from './words.ts';

type Props = BoardProps<Skirmish>;

/** What everything on the table needs to know and may do. */
interface Table extends Props, Picking<Choice> {
  /** Whose units and cards are the own ones. */
  readonly own: number;
  readonly tell: (word: Word, ...values: readonly (string | number)[]) => string;
}

const Context = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(Context);
  if (!table) throw new Error('This part belongs on a table.');
  return table;
}

/** Around board, dice and hand: a card picked in the hand is aimed on the field. */
export function Table({ children, ...given }: Props & { readonly children: ReactNode }): ReactNode {
  const props = { ...given, fresh: useSteady(given.fresh) };
  const { view, viewer, fresh, lang } = props;
  const own = viewer === 'spectator' ? 0 : viewer;
  const how = useMemo(
    () => ({
      thingsOf,
      wishFor: (picked: readonly string[], thing: string) => wishFor(view, own, picked, thing),
      careful: true,
      first: lastActor(view, fresh, own),
    }),
    [view, own, fresh],
  );
  const picking = usePicking(props, how);
  return (
    <PickingProvider value={picking}>
      <Zooming face={id => <WholeCard id={id as CardId} lang={lang} />}>
        <Context value={{ ...props, ...picking, own, tell: (word, ...values) => say(lang, word, ...values) }}>
          {children}
        </Context>
      </Zooming>
    </PickingProvider>
  );
}

/** Who has just gone or struck and may act again is picked already. */
function lastActor({ units }: View, fresh: readonly Event[], own: number): readonly string[] {
  const last = fresh.findLast(event => event.kind === 'moved' || event.kind === 'attacked');
  const unit = last && 'unit' in last ? last.unit : -1;
  return units[unit]?.owner === own && (units[unit]?.actions ?? 0) > 0 ? [unitThing(unit)] : [];
}

function WholeCard({ id, lang }: { readonly id: CardId; readonly lang: Props['lang'] }): ReactNode {
  const { name, cost, text } = CARDS[id];
  return <LargeCard className="sk-card" title={name[lang]} cost={cost} art={CARD_ART[id]} text={text[lang]} />;
}
