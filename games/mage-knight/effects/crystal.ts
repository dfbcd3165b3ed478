import { choose, speak } from '@tafelrunde/engine';
import { COLOURS, type Colour } from '../content/words.ts';
import { gainCrystal } from '../rules/gain.ts';
import { crystalName } from './names.ts';
import type { Doing, MageWord } from './word.ts';

/** Crystals: of a colour, of a basic colour by choice, of one already owned or not yet, of what was noted before, or one of each that was not. */
export interface GainCrystal {
  readonly do: 'crystal';
  readonly of: Colour | 'basic' | 'owned' | 'not-owned' | 'noted' | 'noted-or-basic' | 'not-noted';
  readonly n?: number;
}

function among({ hero, noted }: Doing, of: GainCrystal['of']): readonly Colour[] {
  switch (of) {
    case 'basic':
      return COLOURS;
    case 'owned':
      return COLOURS.filter(colour => hero.crystals[colour] > 0);
    case 'not-owned':
      return COLOURS.filter(colour => hero.crystals[colour] === 0);
    case 'noted':
      return noted.colours;
    case 'not-noted':
      return COLOURS.filter(colour => !noted.colours.includes(colour));
    case 'noted-or-basic':
      return noted.colours.length > 0 ? noted.colours : COLOURS;
    default:
      return [of];
  }
}

const WORDS = {
  basic: { en: 'a crystal of a basic colour of your choice', de: 'einen Kristall einer Grundfarbe deiner Wahl' },
  owned: { en: 'a crystal of a colour you own already', de: 'einen Kristall einer Farbe, die du schon besitzt' },
  'not-owned': { en: 'a crystal of a colour you do not own', de: 'einen Kristall einer Farbe, die du nicht besitzt' },
  noted: { en: 'a crystal of that colour', de: 'einen Kristall dieser Farbe' },
  'not-noted': {
    en: 'a crystal of each other basic colour',
    de: 'je einen Kristall der anderen Grundfarben',
  },
  'noted-or-basic': {
    en: 'a crystal of its colour (of any basic colour if it has none)',
    de: 'einen Kristall ihrer Farbe (einer beliebigen Grundfarbe, wenn sie keine hat)',
  },
} as const;

export const crystal: MageWord<GainCrystal> = {
  // What was noted is known only when it acts.
  can: (at, { of }) => of === 'noted' || of === 'noted-or-basic' || among(at, of).length > 0,
  *act(at, { of, n = 1 }) {
    if (of === 'not-noted') {
      for (const colour of among(at, of)) gainCrystal(at.state, at.io, at.seat, colour);
      return;
    }
    for (let i = 0; i < n; i++) {
      const options = among(at, of).map(colour => ({ do: 'colour' as const, colour }));
      if (options.length === 0) return;
      const chosen = yield* choose({ seat: at.seat, kind: 'colour', rule: 'MK-GAIN-02', options });
      if (chosen.do === 'colour') gainCrystal(at.state, at.io, at.seat, chosen.colour as Colour);
    }
  },
  say({ of, n = 1 }, { lang }) {
    const t = speak(lang);
    const what = of in WORDS ? WORDS[of as keyof typeof WORDS][lang] : null;
    const one = what ?? t(`a ${crystalName(of as Colour, 'en')}`, `einen ${crystalName(of as Colour, 'de')}`);
    return n === 1
      ? t(`Gain ${one}.`, `Du erhältst ${one}.`)
      : t(`Gain ${one}, ${n} times.`, `Du erhältst ${n}-mal ${one}.`);
  },
};
