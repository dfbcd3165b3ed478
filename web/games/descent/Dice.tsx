import type { Lang } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { SymbolDie } from '../../kit/dice/die.tsx';
import { Pool } from '../../kit/dice/rolls.tsx';
import { DICE, type DieKind } from './game.ts';
import { SIGNS } from './pictures.ts';
import { say, shieldWords } from './words.ts';

const COLOURS: Readonly<Record<DieKind, string>> = {
  blue: '#2f6496',
  red: '#a5332b',
  yellow: '#b98a1c',
  green: '#3f7a3a',
  brown: '#6e4b2a',
  gray: '#6f7378',
  black: '#26262b',
};

interface DieProps {
  readonly kind: DieKind;
  readonly face: number;
  readonly order?: number;
}

/** A die with what its face shows: hearts, surges, shields; its range stands in the corner. */
export function DieFace({ kind, face, order = 0 }: DieProps): ReactNode {
  const { range = 0, damage = 0, surge = 0, shield = 0, miss = false } = DICE[kind][face] ?? {};
  const symbols = [
    ...Array.from({ length: damage }, () => SIGNS['heart-drop']),
    ...Array.from({ length: surge }, () => SIGNS['bolt-drop']),
    ...Array.from({ length: shield }, () => SIGNS.shield),
  ];
  return (
    <span className="d2-die" data-miss={miss || undefined}>
      <SymbolDie symbols={symbols} colour={COLOURS[kind]} order={order} fate={miss ? 'gone' : undefined} />
      {range > 0 && <b>{range}</b>}
    </span>
  );
}

interface Fallen {
  readonly kind: DieKind;
  readonly face: number;
}

/** What dice show together, in words. */
export function diceText(dice: readonly Fallen[], lang: Lang): string {
  const faces = dice.flatMap(({ kind, face }) => DICE[kind][face] ?? []);
  if (faces.some(({ miss }) => miss)) return say(lang, 'missed');
  const sum = (of: 'range' | 'damage' | 'surge' | 'shield'): number => faces.reduce((all, face) => all + face[of], 0);
  const said = [
    ...(sum('range') > 0 ? [say(lang, 'rangeIs', sum('range'))] : []),
    ...(sum('damage') > 0 ? [say(lang, 'damageIs', sum('damage'))] : []),
    ...(sum('surge') > 0 ? [say(lang, 'surgesAre', sum('surge'))] : []),
    ...(sum('shield') > 0 ? [shieldWords(lang, sum('shield'))] : []),
  ];
  return said.length > 0 ? said.join(', ') : say(lang, 'blank');
}

export const Dice = ({ dice, lang }: { readonly dice: readonly Fallen[]; readonly lang: Lang }): ReactNode => (
  <Pool label={diceText(dice, lang)}>
    {dice.map(({ kind, face }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice are places in a row
      <DieFace key={i} kind={kind} face={face} order={i} />
    ))}
  </Pool>
);

/** Dice that have not been thrown: coloured squares. */
export const Blank = ({ dice }: { readonly dice: readonly DieKind[] }): ReactNode => (
  <span className="d2-blank" aria-hidden="true">
    {dice.map((kind, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice are places in a row
      <i key={i} style={{ background: COLOURS[kind] }} />
    ))}
  </span>
);
