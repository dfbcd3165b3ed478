import type { CardWord } from './word.ts';

/** Up to this many different figures may move and act, one after the other (DS-CARD-11..16). Command cards only, between two hero turns. */
export interface Interrupt {
  readonly do: 'interrupt';
  readonly figures: number;
}

/** Read when the card is played (rules/overlord-turn.ts). */
export const interrupt: CardWord<Interrupt> = {
  say: ({ figures }, { t }) =>
    figures === 1
      ? t(
          'Between two hero turns: One of your figures may move and then take an action.',
          'Zwischen zwei Heldenzügen: Eine deiner Figuren darf sich bewegen und danach eine Aktion ausführen.',
        )
      : t(
          `Between two hero turns: Up to ${figures} of your figures, one after the other, may move and then take an action.`,
          `Zwischen zwei Heldenzügen: Bis zu ${figures} deiner Figuren dürfen sich nacheinander bewegen und danach jeweils eine Aktion ausführen.`,
        ),
};
