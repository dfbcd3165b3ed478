import { type Figure, isInjured, sheetOf } from '@tafelrunde/dungeon-saga';
import type { Facing } from '@tafelrunde/engine/geometry';
import { memo, type ReactElement } from 'react';
import { Token as Piece } from '../../kit/map/token.tsx';
import type { Effect } from '../../kit/map/token-effects.ts';
import type { Condition, TokenLook } from '../../kit/map/token-look.ts';
import { icons } from './icons.ts';
import { pictureOf } from './pictures.ts';
import type { Terrain } from './terrain.ts';

export const DEGREES: Readonly<Record<Facing, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** Heroes are round, servants six-cornered, bosses eight-cornered. */
const KINDS = {
  hero: { shape: 'round', tone: 'gold' },
  minion: { shape: 'six', tone: 'bone' },
  boss: { shape: 'eight', tone: 'blood' },
} as const satisfies Record<Figure['kind'], Pick<TokenLook, 'shape' | 'tone'>>;

const INJURED: Condition = { key: 'injured', sign: 'drop', tone: 'bad' };
const GUARDED: Condition = { key: 'guarded', sign: 'shield', tone: 'good' };

/** How a figure looks from above. */
export function lookOf(figure: Figure, shield = false): TokenLook {
  const sheet = sheetOf(figure);
  return {
    ...KINDS[figure.kind],
    picture: icons[pictureOf(figure.of, 'combat')],
    base: { w: figure.size, h: figure.size },
    facing: DEGREES[figure.facing],
    pips: sheet ? { of: sheet.wounds, hurt: figure.wounds, square: sheet.injuredAt } : undefined,
    conditions: [...(isInjured(figure) ? [INJURED] : []), ...(shield ? [GUARDED] : [])],
    // Minions of a kind are told apart by their number.
    number: figure.kind === 'minion' ? /-(\d+)$/.exec(figure.id)?.[1] : undefined,
    rays: figure.legendary,
  };
}

interface Props {
  readonly figure: Figure;
  readonly terrain: Terrain;
  readonly active: boolean;
  /** Has acted, in a phase in which its side acts. */
  readonly tired: boolean;
  readonly shield: boolean;
  /** What just happens to it, if anything. */
  readonly effect: Effect | null;
}

export const Token = memo(
  ({ figure, terrain, active, tired, shield, effect }: Props): ReactElement => (
    <Piece
      id={figure.id}
      cell={figure.cell}
      layout={terrain.layout}
      look={lookOf(figure, shield)}
      active={active}
      tired={tired}
      effect={effect}
    />
  ),
  (a, b) =>
    a.figure.id === b.figure.id &&
    a.figure.cell === b.figure.cell &&
    a.figure.facing === b.figure.facing &&
    a.figure.wounds === b.figure.wounds &&
    a.tired === b.tired &&
    a.terrain === b.terrain &&
    a.active === b.active &&
    a.shield === b.shield &&
    a.effect === b.effect,
);
