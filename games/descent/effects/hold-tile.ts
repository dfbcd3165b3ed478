import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { begin } from '../rules/lasting.ts';
import { boardFor } from '../rules/map.ts';
import { holdsTile, plotCardIn, untilRefreshed } from '../rules/plot.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** Until the plot card is refreshed every space of a tile of the overlord's choice costs heroes 1 movement point more. */
export interface HoldTile {
  readonly do: 'hold-tile';
}

export const holdTile: DescentWord<HoldTile> = {
  *act({ state, io, source }) {
    const { tiles } = boardFor(state);
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'where',
      rule: 'D2-OLGEN-12',
      options: tiles.map(({ cells }) => ({ do: 'space', cell: cells[0] ?? 0 })),
    });
    const tile = Math.max(
      0,
      tiles.findIndex(({ cells }) => choice.do === 'space' && cells[0] === choice.cell),
    );
    const card = plotCardIn(state, source.id);
    if (card !== null) card.on = holdsTile(tile);
    begin(state, {
      source: source.id,
      key: 'dear-tile',
      on: 'heroes',
      by: '',
      until: untilRefreshed(source.id),
      next: false,
      what: { do: 'dear-tile', tile },
    });
    io.tell?.({ kind: 'lasts', figure: 'heroes', source: source.id, until: 'refreshed', rule: 'D2-ABIL-01' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Choose a map tile: until this card is refreshed, each of its spaces costs heroes 1 movement point more. It is refreshed as soon as more heroes than monsters stand there.',
      'Wähle ein Spielplanteil: Bis diese Karte wieder bereit ist, kostet jedes seiner Felder Helden 1 Bewegungspunkt mehr. Sie wird bereit, sobald dort mehr Helden als Monster stehen.',
    ),
};

/** The spaces of a tile, by its number, cost 1 movement point more. */
export interface DearTile {
  readonly do: 'dear-tile';
  readonly tile: number;
}

export const dearTile: DescentWord<DearTile> = {
  say: (_, { lang }) =>
    speak(lang)(
      'The spaces of the tile cost 1 movement point more.',
      'Die Felder des Spielplanteils kosten 1 Bewegungspunkt mehr.',
    ),
};
