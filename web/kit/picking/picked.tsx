import type { ReactNode } from 'react';
import { PickMenu } from './pick-menu.tsx';
import type { Picking } from './use-picking.tsx';

interface Props<C> {
  readonly picking: Pick<Picking<C>, 'picked' | 'menu' | 'leadsOn' | 'letGo'>;
  readonly words: { readonly picked: string; readonly further: string; readonly letGo: string };
  readonly textOf: (choice: C) => ReactNode;
  readonly optionId: (choice: C) => string;
  readonly onChoose: (id: string) => void;
  readonly onLook: (id: string | null) => void;
}

/** What may be done with what is picked, at the foot of a map; nothing where nothing is. */
export function Picked<C>({ picking, words, textOf, optionId, onChoose, onLook }: Props<C>): ReactNode {
  const { picked, menu, leadsOn, letGo } = picking;
  if (picked.length === 0) return null;
  return (
    <div className="kit-picked">
      <PickMenu
        label={words.picked}
        options={menu.map(choice => ({ id: optionId(choice), text: textOf(choice) }))}
        hint={leadsOn && menu.length === 0 ? words.further : null}
        letGoText={words.letGo}
        letGo={letGo}
        onChoose={onChoose}
        onLook={onLook}
      />
    </div>
  );
}
