import { say as sayWording, type Wording } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import type { ReactNode } from 'react';
import { PickMenu } from '../../kit/picking/pick-menu.tsx';
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
    <div className="sh-menu">
      <PickMenu
        label={`${say('pick')} ${named}`}
        options={menu.map(choice => ({ id: table.optionId(choice), text: textOf(choice, table) }))}
        hint={leadsOn && menu.length === 0 ? say('further') : null}
        letGoText={say('letGo')}
        letGo={letGo}
        onChoose={table.onChoose}
        onLook={table.onLook}
      />
    </div>
  );
}

function textOf(choice: Choice, { lang, seat }: TableContext): string {
  const wording = schurkenUndHalunken.texts.options[choice.do] as Wording<Choice>;
  return sayWording(wording, lang, choice, seat);
}
