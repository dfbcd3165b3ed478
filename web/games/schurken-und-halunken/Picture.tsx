import type { ReactNode } from 'react';
import { Picture as Outline } from '../../kit/cards/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Pile } from './game.ts';
import { icons } from './icons.ts';
import { outlineOf, type Sign, signOf } from './pictures.ts';

/** The picture of a hero or card. */
export const Picture = ({ of }: { readonly of: string }): ReactNode => <Outline d={outlineOf(of)} />;

/** The sign of a value or a place. */
export function SignIcon({ sign }: { readonly sign: Sign }): ReactNode {
  return <Icon d={icons[signOf(sign)]} className="sh-sign" />;
}

/** Piles differ in colour and, for those who see colours otherwise, in the shape of their emblem: shield, disc, lozenge. */
const SHAPES: Readonly<Record<Pile, string>> = {
  equipment: 'M12 12H88V52C88 74 70 88 50 96C30 88 12 74 12 52Z',
  magic: 'M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4Z',
  tactics: 'M50 2L98 50L50 98L2 50Z',
};
const EMBLEMS: Readonly<Record<Pile, Sign>> = { equipment: 'equipment', magic: 'spellbook', tactics: 'tactics' };

export function Emblem({ pile }: { readonly pile: Pile }): ReactNode {
  return (
    <svg viewBox="0 0 100 100" className={`sh-emblem sh-${pile}`} aria-hidden="true" focusable="false">
      <path d={SHAPES[pile]} className="sh-emblem-field" />
      <svg x="24" y="22" width="52" height="52" viewBox="0 0 512 512" aria-hidden="true">
        <path d={icons[signOf(EMBLEMS[pile])]} className="sh-emblem-sign" />
      </svg>
    </svg>
  );
}
