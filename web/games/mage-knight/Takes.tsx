import type { ReactNode } from 'react';
import { ManaDot } from './Deed.tsx';
import { CARDS, type Choice, doing, MANA_NAMES, type Mana, type State, waysToPay } from './game.ts';
import { useTable } from './Table.tsx';

/** What playing a card strongly (or casting a spell) would take: each mana with what could pay for it. */
export function Takes({ choice }: { readonly choice: Choice }): ReactNode {
  const { view, turn, lang, tell } = useTable();
  if (choice.do !== 'play' || turn === undefined) return null;
  const needs = manaFor(choice);
  if (needs.length === 0) return null;
  const at = doing(view as unknown as State, NOBODY, turn);
  return (
    <span className="mk-takes">
      {' '}
      {needs.map(alike => {
        const ways = alike.flatMap(mana => waysToPay(at, mana));
        const words = new Set(ways.map(way => tell(PAID[way.with])));
        const shown = [...new Set(ways.map(({ mana }) => mana))];
        return (
          <span key={alike.join()} title={alike.map(mana => MANA_NAMES[mana][lang]).join(', ')}>
            {shown.map(mana => (
              <ManaDot key={mana} mana={mana} lang={lang} />
            ))}{' '}
            {[...words].join(' / ')}
          </span>
        );
      })}
    </span>
  );
}

/** Nothing is done: it is only looked what could pay. */
const NOBODY = {} as Parameters<typeof doing>[1];

const PAID = {
  die: 'die',
  'stolen-die': 'die',
  crystal: 'crystalWord',
  token: 'tokenWord',
  endless: 'endless',
} as const;

/** The mana a use demands: each of them one of these. */
function manaFor({ card: id, as }: Extract<Choice, { do: 'play' }>): readonly (readonly Mana[])[] {
  const card = CARDS.get(id);
  if (card === undefined || (as !== 'basic' && as !== 'strong')) return [];
  if (card.type === 'spell') return as === 'strong' ? [card.colours, ['black']] : [card.colours];
  return as === 'strong' && card.type !== 'artifact' ? [card.colours] : [];
}
