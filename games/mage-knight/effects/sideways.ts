import { type Amount, type Lang, listed, speak, type Text } from '@tafelrunde/engine';
import { type Card, WOUND } from '../content/cards.ts';
import type { Mana } from '../content/words.ts';
import { amountText, type Per } from './counting.ts';
import type { MageWord } from './word.ts';

/** What one card played sideways is worth. Passive, for the next one only (`last` with `times: 1`). */
export interface Sideways {
  readonly do: 'sideways';
  readonly n: Amount<Per>;
  /** More for some cards. */
  readonly better?: {
    readonly n: number;
    readonly types?: readonly Card['type'][];
    /** Only cards of this colour. */
    readonly colour?: Mana | 'noted';
  };
  /** For a wound, which cannot be played otherwise. */
  readonly wound?: true;
}

const TYPE_NAMES: Readonly<Record<Card['type'], Text>> = {
  'basic-action': { en: 'basic action', de: 'Basisaktion' },
  'advanced-action': { en: 'advanced action', de: 'Fortgeschrittene Aktion' },
  spell: { en: 'spell', de: 'Zauber' },
  artifact: { en: 'artifact', de: 'Artefakt' },
};

/** "3 for a spell or artifact", "4 for an action of that colour". */
function betterText({ n, types = [], colour }: NonNullable<Sideways['better']>, lang: Lang): string {
  const t = speak(lang);
  const cards = listed(
    types.map(type => TYPE_NAMES[type][lang]),
    t('or', 'oder'),
  );
  const tint = colour === undefined ? '' : t(' of the same colour', ' derselben Farbe');
  return `${n}: ${cards}${tint}`;
}

export const sideways: MageWord<Sideways> = {
  can: ({ hero }, { wound }) => hero.hand.some(card => (card === WOUND) === (wound ?? false)),
  say({ n, better, wound }, { lang }) {
    const t = speak(lang);
    const what = wound
      ? t('a wound can be played sideways for', 'eine Wunde kann quer gespielt werden für')
      : t('a card played sideways gives', 'eine quer gespielte Karte gibt');
    const more = better ? ` (${betterText(better, lang)})` : '';
    return `${what} ${amountText(n, lang)}${more}.`;
  },
};
