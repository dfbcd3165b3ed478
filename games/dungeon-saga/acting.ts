import type { Lang, Text } from '@tafelrunde/engine';
import { nameOf } from './names.ts';
import type { Phase, Turn, TurnPart } from './state.ts';
import type { View } from './view.ts';

const PARTS: Readonly<Record<TurnPart, Text>> = {
  move: { en: 'move', de: 'Bewegung' },
  attack: { en: 'attack', de: 'Angriff' },
  action: { en: 'action', de: 'Aktion' },
};

const PHASES: Readonly<Record<Exclude<Phase, 'heroes' | 'interrupt' | 'overlord'>, Text>> = {
  draft: { en: 'The players choose their heroes', de: 'Die Spieler wählen ihre Helden' },
  spoils: { en: 'The rewards are handed out', de: 'Die Belohnungen werden verteilt' },
  window: { en: 'The overlord may interrupt the heroes', de: 'Der Overlord kann die Helden unterbrechen' },
  spells: { en: 'The round ends', de: 'Die Runde endet' },
  abilities: { en: 'The round ends', de: 'Die Runde endet' },
  draw: { en: 'The round ends', de: 'Die Runde endet' },
};

/** Who acts now and what is left to be done; an attack that is going on. */
export function actingLines(view: View, lang: Lang): string[] {
  const acting = view.over !== null ? OVER[lang] : view.turn ? turnText(view.turn, lang) : phaseText(view, lang);
  return [
    acting,
    ...(view.turn && view.phase === 'overlord' ? [commandsText(view, lang)] : []),
    ...attackLine(view, lang),
  ];
}

const OVER: Text = { en: 'The adventure is over', de: 'Das Abenteuer ist zu Ende' };

function turnText(turn: Turn, lang: Lang): string {
  const left = turn.parts
    .slice(turn.at)
    .map((part, i) => PARTS[part][lang] + (part === 'move' && i === 0 ? moveNote(turn, lang) : ''));
  const who = nameOf(turn.figure, lang);
  if (lang === 'en') return `${who} acts. Left of the turn: ${left.join(', then ') || 'nothing but to end it'}`;
  return `${who} ist dran. Vom Zug noch übrig: ${left.join(', dann ') || 'nichts, als ihn zu beenden'}`;
}

/** How much of the move is used up, and what limits it. */
function moveNote({ stopped, spent, squares }: Turn, lang: Lang): string {
  const notes =
    lang === 'en'
      ? [stopped && 'only turning', spent > 0 && `${spent} spent`, squares >= 0 && `at most ${squares} squares`]
      : [
          stopped && 'nur noch wenden',
          spent > 0 && `${spent} verbraucht`,
          squares >= 0 && `höchstens ${squares} Felder`,
        ];
  const said = notes.filter(note => note !== false);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}

function phaseText(view: View, lang: Lang): string {
  const { phase, figures, overlord } = view;
  if (phase === 'overlord') return commandsText(view, lang);
  if (phase === 'interrupt')
    return lang === 'en'
      ? `The overlord interrupts the heroes, figures still to be used: ${overlord.interrupts}`
      : `Der Overlord unterbricht die Helden, Figuren noch zu benutzen: ${overlord.interrupts}`;
  if (phase !== 'heroes') return PHASES[phase][lang];
  const waiting = figures.filter(({ kind, done }) => kind === 'hero' && !done).map(({ id }) => nameOf(id, lang));
  return lang === 'en'
    ? `The heroes act. Still to have a turn in this round: ${waiting.join(', ')}`
    : `Die Helden sind dran. In dieser Runde noch nicht dran waren: ${waiting.join(', ')}`;
}

function commandsText({ overlord: { commands, perTurn, played, raisings } }: View, lang: Lang): string {
  if (lang === 'en')
    return [
      `The overlord acts: ${commands} of ${perTurn} commands left`,
      played ? 'a card has been played in this turn' : 'a card may still be played',
      ...(raisings > 0 ? [`figures still to be raised: ${raisings}`] : []),
    ].join(', ');
  return [
    `Der Overlord ist dran: noch ${commands} von ${perTurn} Befehlen`,
    played ? 'in diesem Zug wurde schon eine Karte gespielt' : 'eine Karte darf noch gespielt werden',
    ...(raisings > 0 ? [`noch zu erweckende Figuren: ${raisings}`] : []),
  ].join(', ');
}

function attackLine({ attack }: View, lang: Lang): string[] {
  if (!attack) return [];
  const { attacker, target, dice, defence } = attack;
  const [who, whom] = [nameOf(attacker, lang), nameOf(target, lang)];
  const rolled =
    dice.length > 0 ? [(lang === 'en' ? 'the attack rolled ' : 'der Angriff hat geworfen ') + dice.join(' ')] : [];
  const answered =
    defence.length > 0
      ? [(lang === 'en' ? 'the defence rolled ' : 'die Verteidigung hat geworfen ') + defence.join(' ')]
      : [];
  return [[lang === 'en' ? `${who} attacks ${whom}` : `${who} greift an: ${whom}`, ...rolled, ...answered].join(', ')];
}
