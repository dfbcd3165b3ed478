import { choose, listed, speak } from '@tafelrunde/engine';
import { COLOURS, MANA, type Mana } from '../content/words.ts';
import { gainMana } from '../rules/gain.ts';
import { lay } from '../rules/lasting.ts';
import { markOf } from '../rules/skill-tokens.ts';
import { manaAdjective } from './names.ts';
import type { Doing, MageWord } from './word.ts';

/** Mana tokens: of a colour, of one of several, of any basic colour, of any at all, or of what was paid, discarded or rolled before. */
export interface GainMana {
  readonly do: 'mana';
  readonly of: Mana | readonly Mana[] | 'basic' | 'any' | 'any-but-gold' | 'noted' | 'marked';
  readonly n?: number;
  /** It must be spent at once. */
  readonly now?: true;
}

/** The colours to choose from. */
function among({ state, noted, source }: Doing, of: GainMana['of']): readonly Mana[] {
  if (of === 'basic') return COLOURS;
  if (of === 'any') return MANA;
  if (of === 'any-but-gold') return MANA.filter(mana => mana !== 'gold');
  if (of === 'noted') return noted.colours;
  if (of === 'marked') {
    const colour = markOf(state, source.id);
    return colour === null ? [] : [colour];
  }
  return typeof of === 'string' ? [of] : of;
}

function spendAtOnce(at: Doing, mana: Mana): void {
  lay(at, 'turn-end', 'fleeting', { do: 'fleeting', mana }, { left: 1, unit: null, colours: [] });
}

export const mana: MageWord<GainMana> = {
  *act(at, { of, n = 1, now }) {
    for (let i = 0; i < n; i++) {
      const options = among(at, of).map(colour => ({ do: 'colour' as const, colour }));
      if (options.length === 0) return;
      const chosen = yield* choose({ seat: at.seat, kind: 'colour', rule: 'MK-GAIN-01', options });
      if (chosen.do !== 'colour') return;
      gainMana(at.state, at.io, at.seat, chosen.colour);
      if (now) spendAtOnce(at, chosen.colour);
    }
  },
  say({ of, n = 1, now }, { lang }) {
    const t = speak(lang);
    const tokens = (adjective: string): string =>
      n === 1
        ? t(`Gain a ${adjective} mana token.`, `Du erhältst ein ${adjective} Mana.`)
        : t(`Gain ${n} ${adjective} mana tokens.`, `Du erhältst ${n} ${adjective.replace(/es$/, 'e')} Mana.`);
    if (of === 'basic')
      return n === 1
        ? t('Gain a mana token of a basic colour.', 'Du erhältst ein Mana einer Grundfarbe.')
        : t(`Gain ${n} mana tokens of basic colours.`, `Du erhältst ${n} Mana in Grundfarben.`);
    if (of === 'any')
      return n === 1
        ? t('Gain a mana token of any colour.', 'Du erhältst ein Mana beliebiger Farbe.')
        : t(`Gain ${n} mana tokens of any colours.`, `Du erhältst ${n} Mana beliebiger Farben.`);
    if (of === 'any-but-gold')
      return t('Gain a mana token of any colour but gold.', 'Du erhältst ein Mana jeder Farbe außer Gold.');
    if (of === 'marked')
      return t('Gain a mana token of the marked colour.', 'Du erhältst ein Mana der markierten Farbe.');
    if (of === 'noted')
      return n === 1
        ? t('Gain a mana token of that colour.', 'Du erhältst ein Mana dieser Farbe.')
        : t(`Gain ${n} mana tokens of that colour.`, `Du erhältst ${n} Mana dieser Farbe.`);
    const colours = typeof of === 'string' ? [of] : of;
    const atOnce = now ? t(' It must be spent at once.', ' Es muss sofort ausgegeben werden.') : '';
    const gain = tokens(
      listed(
        colours.map(colour => manaAdjective(colour, lang)),
        t('or', 'oder'),
      ),
    );
    return gain + atOnce;
  },
};
