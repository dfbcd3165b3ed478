import type { Cell, FigureId } from '../../state.ts';

/** The note that a figure has attacked in the running turn. */
export const struck = (figure: FigureId): string => `struck/${figure}`;

/** The note that a figure has sprung a trap where it went. */
export const sprung = (figure: FigureId, cell: Cell): string => `sprung/${figure}/${cell}`;
