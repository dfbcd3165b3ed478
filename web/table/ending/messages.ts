import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../../messages/index.ts';
import type { Shape } from '../../messages/shape.ts';

const list = (names: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);

const en = {
  scores: { title: 'Final score', who: 'Seat', points: 'Points', winner: 'winner' },
  rematch: 'Play again',
  replay: 'Watch again',
  look: 'Look at the table',
  share: 'To show this match to others, save it as a file and send that.',
  youWon: 'You have won!',
  won: (names: readonly string[]) => `${list(names, 'en')} ${names.length === 1 ? 'has' : 'have'} won`,
  lostAll: (alone: boolean) => (alone ? 'You have lost' : 'All have lost'),
  drawn: 'Nobody has won',
  you: 'You',
  length: (rounds: number, decisions: string) =>
    rounds === 0 ? decisions : `${rounds === 1 ? '1 round' : `${rounds} rounds`}, ${decisions}`,
  figures: 'What everybody did',
  columns: {
    who: 'Who',
    attacks: 'Attacks',
    wounds: 'Wounds',
    felled: 'Felled',
    fallen: 'Lost',
    decisions: 'Decisions',
  },
  outlook: 'How it stood',
  outlookAbout: 'How a bot rates each position for each side. Click to go there.',
  thinking: 'A bot looks back …',
  turnings: 'Turning points',
  none: 'No single moment decided it.',
  next: (name: string) => `Next: ${name}`,
};

const de: Shape<typeof en> = {
  scores: { title: 'Endstand', who: 'Platz', points: 'Punkte', winner: 'gewonnen' },
  rematch: 'Noch einmal',
  replay: 'Noch einmal ansehen',
  look: 'Den Tisch ansehen',
  share: 'Willst du die Partie anderen zeigen, sichere sie als Datei und verschick die.',
  youWon: 'Du hast gewonnen!',
  won: (names: readonly string[]) => `${list(names, 'de')} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
  lostAll: (alone: boolean) => (alone ? 'Du hast verloren' : 'Alle haben verloren'),
  drawn: 'Niemand hat gewonnen',
  you: 'Du',
  length: (rounds: number, decisions: string) =>
    rounds === 0 ? decisions : `${rounds === 1 ? '1 Runde' : `${rounds} Runden`}, ${decisions}`,
  figures: 'Was alle getan haben',
  columns: {
    who: 'Wer',
    attacks: 'Angriffe',
    wounds: 'Wunden',
    felled: 'Gefällt',
    fallen: 'Verluste',
    decisions: 'Entscheidungen',
  },
  outlook: 'Wie es stand',
  outlookAbout: 'Wie ein Bot jede Stellung für jede Seite bewertet. Ein Klick führt dorthin.',
  thinking: 'Ein Bot blickt zurück …',
  turnings: 'Wendepunkte',
  none: 'Kein einzelner Moment hat es entschieden.',
  next: (name: string) => `Weiter: ${name}`,
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What is said when a match is over; loaded with its end. */
export const useEndingMessages = (): Shape<typeof en> => ALL[useMessages().lang];
