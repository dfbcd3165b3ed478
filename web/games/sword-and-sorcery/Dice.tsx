import type { Lang } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { type DieSymbol, type Face, SYMBOL_NAMES } from './game.ts';
import { icons as more } from './picture-icons.ts';
import { SIGNS } from './pictures.ts';
import { Sign } from './Sheets.tsx';

const SYMBOLS: Readonly<Record<DieSymbol, string>> = {
  hit: SIGNS['striking-splinter'],
  energy: SIGNS['bolt-drop'],
  magic: SIGNS['magic-swirl'],
  block: SIGNS.shield,
  sorcery: more.sparkles,
  gremlin: SIGNS['goblin-head'],
};

export const SymbolSign = ({ of }: { readonly of: DieSymbol }): ReactNode => (
  <span className="ss-sym" data-of={of}>
    <Sign d={SYMBOLS[of]} />
  </span>
);

/** What a property costs: a sign for each symbol. */
export const Cost = ({ of }: { readonly of: Readonly<Partial<Record<DieSymbol, number>>> }): ReactNode => (
  <span className="ss-cost">
    {(Object.keys(of) as DieSymbol[]).flatMap(symbol =>
      // biome-ignore lint/suspicious/noArrayIndexKey: one is as good as the other
      Array.from({ length: of[symbol] ?? 0 }, (_, i) => <SymbolSign key={`${symbol} ${i}`} of={symbol} />),
    )}
  </span>
);

interface DieProps {
  readonly die: 'red' | 'blue';
  readonly face: Face;
  readonly lang: Lang;
  /** It was rolled again. */
  readonly again?: boolean;
}

export const DieFace = ({ die, face, lang, again = false }: DieProps): ReactNode => (
  <span
    className="ss-die"
    data-die={die}
    data-again={again || undefined}
    role="img"
    aria-label={face.map(one => SYMBOL_NAMES[one][lang]).join(' + ')}
  >
    {face.map((symbol, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a face may show a symbol twice
      <SymbolSign key={n} of={symbol} />
    ))}
  </span>
);

interface Props {
  readonly dice: readonly { readonly die: 'red' | 'blue'; readonly face: Face }[];
  readonly lang: Lang;
}

/** Dice with their symbols: red and blue ones. */
export function Faces({ dice, lang }: Props): ReactNode {
  return (
    <span className="ss-dice">
      {dice.map(({ die, face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are places in a row
        <DieFace key={i} die={die} face={face} lang={lang} />
      ))}
    </span>
  );
}
