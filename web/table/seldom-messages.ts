import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  undoTurn: (count: number) => `Take back this turn (${count} decisions)`,
  undoBarrier: (count: number) => `Take back all since the last roll or reveal (${count} decisions)`,
  askAgain: (question: string) => `Ask me again: ${question}`,
  auto: 'Play for me',
  stops: 'Stop at every decision',
  textMode: 'Table as text',
  keys: 'Keys',
  agree: 'Go back all the same?',
  agreeBots: 'The bots agree.',
  agreeAll: 'Everybody at the table must agree.',
  goBack: 'Go back',
  notAllowed: 'Not allowed',
  allowed: 'Allowed',
  passing: 'In this question',
  terms: {
    ask: 'ask me every time',
    turn: 'pass for me until my turn',
    same: 'pass for me as long as nothing changes',
    always: 'always pass for me',
  },
};

const de: Shape<typeof en> = {
  undoTurn: count => `Diesen Zug zurücknehmen (${count} Entscheidungen)`,
  undoBarrier: count => `Alles seit dem letzten Wurf oder Aufdecken zurücknehmen (${count} Entscheidungen)`,
  askAgain: question => `Mich wieder fragen: ${question}`,
  auto: 'Spiel für mich',
  stops: 'Bei jeder Entscheidung anhalten',
  textMode: 'Tisch als Text',
  keys: 'Tasten',
  agree: 'Trotzdem zurückgehen?',
  agreeBots: 'Die Bots sind einverstanden.',
  agreeAll: 'Alle am Tisch müssen einverstanden sein.',
  goBack: 'Zurückgehen',
  notAllowed: 'Nicht erlaubt',
  allowed: 'Erlaubt',
  passing: 'Bei dieser Frage',
  terms: {
    ask: 'jedes Mal fragen',
    turn: 'bis zu meinem Zug für mich passen',
    same: 'für mich passen, solange sich nichts ändert',
    always: 'immer für mich passen',
  },
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What the table says in its menu, in dialogs and in windows; loaded with the first of them. */
export const useSeldomMessages = (): Shape<typeof en> => ALL[useMessages().lang];
