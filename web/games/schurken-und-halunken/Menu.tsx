import { say as sayWording, type Wording } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import type { ReactNode } from 'react';
import { hovering } from '../../table/hands.ts';
import { type Choice, nameOf } from './game.ts';
import { type TableContext, useTable } from './Table.tsx';

/** What may be done with the things picked, where another click on the table does not say it. */
export function Menu(): ReactNode {
  const table = useTable();
  const { picked, menu, leadsOn, say, lang, letGo } = table;
  if (picked.length === 0) return null;
  const named = picked
    .filter(id => !id.includes(':'))
    .map(id => nameOf(id)[lang])
    .join(', ');
  return (
    <fieldset className="sh-menu" aria-label={`${say('pick')} ${named}`}>
      {menu.map(choice => (
        <MenuButton key={table.optionId(choice)} choice={choice} />
      ))}
      {leadsOn && menu.length === 0 && <span className="sh-menu-hint">{say('further')}</span>}
      <button type="button" className="button quiet sh-menu-close" onClick={letGo}>
        {say('letGo')}
      </button>
    </fieldset>
  );
}

function MenuButton({ choice }: { readonly choice: Choice }): ReactNode {
  const table = useTable();
  const id = table.optionId(choice);
  return (
    <button
      type="button"
      className="button sh-menu-button"
      onClick={() => table.onChoose(id)}
      {...hovering(id, table.onLook)}
      onFocus={event => event.currentTarget.matches(':focus-visible') && table.onLook(id)}
    >
      {textOf(choice, table)}
    </button>
  );
}

function textOf(choice: Choice, { lang, seat }: TableContext): string {
  const wording = schurkenUndHalunken.texts.options[choice.do] as Wording<Choice>;
  return sayWording(wording, lang, choice, seat);
}
