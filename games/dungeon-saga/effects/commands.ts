import type { CardWord } from './word.ts';

/** The overlord has this many commands more in this turn, or once more the number of the adventure (DS-CARD-05..08). Command cards only. */
export interface Commands {
  readonly do: 'commands';
  readonly add: number | 'double';
}

/** Read when the card is played (rules/overlord-turn.ts). */
export const commands: CardWord<Commands> = {
  say({ add }, { t }) {
    if (add === 'double')
      return t(
        'In this turn you have twice the commands of the adventure.',
        'In diesem Zug hast du doppelt so viele Befehle wie im Abenteuer angegeben.',
      );
    return add === 1
      ? t('In this turn you have 1 command more.', 'In diesem Zug hast du 1 Befehl mehr.')
      : t(`In this turn you have ${add} commands more.`, `In diesem Zug hast du ${add} Befehle mehr.`);
  },
};
