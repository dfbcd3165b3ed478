import type { RuleId } from './rules.ts';
import type { Text } from './text.ts';
import { listed } from './wording.ts';

/** A request that was not carried out, and nothing has changed. */
export interface Refusal {
  readonly code:
    | 'over'
    | 'stale'
    | 'no-such-seat'
    | 'not-your-decision'
    | 'not-offered'
    | 'nothing-to-undo'
    | 'nothing-to-redo'
    | 'beyond-barrier'
    | 'nothing-to-pass'
    | 'no-vote';
  readonly text: Text;
  readonly rule?: RuleId;
}

export const refuse = (code: Refusal['code'], en: string, de: string): Refusal => ({ code, text: { en, de } });

export const OVER = refuse('over', 'The game is over.', 'Das Spiel ist vorbei.');
export const STALE = refuse(
  'stale',
  'The table has moved on since; look again and choose from what is offered now.',
  'Am Tisch ist es inzwischen weitergegangen; bitte aus dem neuen Angebot wählen.',
);
export const NOTHING_TO_UNDO = refuse('nothing-to-undo', 'There is nothing to undo.', 'Es gibt nichts zurückzunehmen.');
export const NOTHING_TO_REDO = refuse('nothing-to-redo', 'There is nothing to redo.', 'Es gibt nichts zu wiederholen.');
export const NOTHING_TO_PASS = refuse(
  'nothing-to-pass',
  'Only who is asked and may pass can tell the table to pass.',
  'Nur wer gefragt ist und passen darf, kann den Tisch für sich passen lassen.',
);
export const NO_VOTE = refuse(
  'no-vote',
  'No undo is being voted on.',
  'Es läuft keine Abstimmung über eine Rücknahme.',
);
export const NOT_YOURS_TO_UNDO = refuse(
  'beyond-barrier',
  'Somebody else has decided since; all seats must agree to go back.',
  'Seitdem hat jemand anders entschieden; zurück geht es nur, wenn alle zustimmen.',
);
export const BEYOND_BARRIER = refuse(
  'beyond-barrier',
  'Dice were rolled or something was revealed; all seats must agree to go back.',
  'Es wurde gewürfelt oder aufgedeckt; zurück geht es nur, wenn alle zustimmen.',
);

export function notYourDecision(seats: readonly number[]): Refusal {
  const numbers = seats.map(seat => String(seat + 1));
  return refuse(
    'not-your-decision',
    `Seat ${listed(numbers, 'or')} decides now.`,
    `Jetzt entscheidet Platz ${listed(numbers, 'oder')}.`,
  );
}

export const noSuchSeat = (seats: number): Refusal =>
  refuse(
    'no-such-seat',
    `The seats are numbered from 0 to ${seats - 1}.`,
    `Die Plätze haben die Nummern 0 bis ${seats - 1}.`,
  );

export const notOffered = (option: unknown, offered: readonly string[]): Refusal => {
  const shown = offered.slice(0, 12).join('  ') + (offered.length > 12 ? `  ... (${offered.length})` : '');
  const what = typeof option === 'string' ? option.slice(0, 80) : typeof option;
  return refuse(
    'not-offered',
    `"${what}" is not offered. Offered: ${shown}`,
    `„${what}“ steht nicht zur Wahl. Zur Wahl: ${shown}`,
  );
};
