import { choose, speak } from '@tafelrunde/engine';
import { enemyOf } from '../content/enemies.ts';
import { COLOURS, type Colour, type Resistance } from '../content/words.ts';
import { foeOf } from '../rules/combat/foe.ts';
import { gainCrystal } from '../rules/gain.ts';
import { isFree } from '../rules/mana.ts';
import { tokenOf } from '../rules/skill-tokens.ts';
import { crystalName } from './names.ts';
import type { Doing, MageWord } from './word.ts';

/** Crystals: of a colour, of a basic colour by choice, of one already owned or not yet, of what was noted before, or one of each that was not; `foe`: by the resistances of the enemy the moment is about. */
export interface GainCrystal {
  readonly do: 'crystal';
  readonly of:
    | Colour
    | 'basic'
    | 'owned'
    | 'not-owned'
    | 'noted'
    | 'noted-or-basic'
    | 'in-source'
    | 'about'
    | 'on-token'
    | 'not-noted'
    | 'foe';
  readonly n?: number;
  /** All of one colour. */
  readonly alike?: true;
}

/** White always, red for resistance to fire, blue to ice, green to physical attacks. */
function byResistance({ turn: { combat }, about: { foe } }: Doing): readonly Colour[] {
  const resists = combat === null || foe === undefined ? [] : enemyOf(foeOf(combat, foe).token).resists;
  return COLOURS.filter(colour => colour === 'white' || resists.some(one => COLOUR_OF[one] === colour));
}
const COLOUR_OF: Readonly<Record<Resistance, Colour>> = { fire: 'red', ice: 'blue', physical: 'green' };

function among(at: Doing, of: GainCrystal['of']): readonly Colour[] {
  const { hero, noted } = at;
  switch (of) {
    case 'basic':
      return COLOURS;
    case 'owned':
      return COLOURS.filter(colour => hero.crystals[colour] > 0);
    case 'not-owned':
      return COLOURS.filter(colour => hero.crystals[colour] === 0);
    case 'foe':
      return byResistance(at);
    case 'noted':
      return noted.colours;
    case 'not-noted':
      return COLOURS.filter(colour => !noted.colours.includes(colour));
    case 'noted-or-basic':
      return noted.colours.length > 0 ? noted.colours : COLOURS;
    case 'about':
      return COLOURS.filter(colour => colour === at.about.colour);
    case 'on-token':
      return [...new Set(tokenOf(at.state, at.source.id)?.skill.mana ?? [])].sort();
    case 'in-source':
      return COLOURS.filter(colour => at.state.source.some(die => isFree(die) && die.colour === colour));
    default:
      return [of];
  }
}

const WORDS = {
  basic: { en: 'a crystal of a basic colour of your choice', de: 'einen Kristall einer Grundfarbe deiner Wahl' },
  owned: { en: 'a crystal of a colour you own already', de: 'einen Kristall einer Farbe, die du schon besitzt' },
  'not-owned': { en: 'a crystal of a colour you do not own', de: 'einen Kristall einer Farbe, die du nicht besitzt' },
  noted: { en: 'a crystal of that colour', de: 'einen Kristall dieser Farbe' },
  foe: {
    en: 'a crystal: white, or red, blue or green if the enemy resists fire, ice or physical attacks',
    de: 'einen Kristall: weiß oder, wenn der Gegner Feuer, Eis oder physischen Angriffen widersteht, rot, blau oder grün',
  },
  'not-noted': {
    en: 'a crystal of each other basic colour',
    de: 'je einen Kristall der anderen Grundfarben',
  },
  about: { en: 'a crystal of that colour', de: 'einen Kristall dieser Farbe' },
  'on-token': {
    en: 'a crystal of a colour that lies on this token',
    de: 'einen Kristall einer Farbe, die auf diesem Plättchen liegt',
  },
  'in-source': {
    en: 'a crystal of a basic colour that the Source shows',
    de: 'einen Kristall einer Grundfarbe, die die Quelle zeigt',
  },
  'noted-or-basic': {
    en: 'a crystal of its colour (of any basic colour if it has none)',
    de: 'einen Kristall ihrer Farbe (einer beliebigen Grundfarbe, wenn sie keine hat)',
  },
} as const;

export const crystal: MageWord<GainCrystal> = {
  // What was noted is known only when it acts.
  can: (at, { of }) => of === 'noted' || of === 'noted-or-basic' || among(at, of).length > 0,
  *act(at, { of, n = 1, alike }) {
    if (of === 'not-noted') {
      for (const colour of among(at, of)) gainCrystal(at.state, at.io, at.seat, colour);
      return;
    }
    for (let i = 0; i < n; i++) {
      const options = among(at, of).map(colour => ({ do: 'colour' as const, colour }));
      if (options.length === 0) return;
      const chosen = yield* choose({ seat: at.seat, kind: 'colour', rule: 'MK-GAIN-02', options });
      if (chosen.do !== 'colour') return;
      for (let gained = 0; gained < (alike ? n : 1); gained++)
        gainCrystal(at.state, at.io, at.seat, chosen.colour as Colour);
      if (alike) return;
    }
  },
  say({ of, n = 1, alike }, { lang }) {
    const t = speak(lang);
    const what = of in WORDS ? WORDS[of as keyof typeof WORDS][lang] : null;
    const one = what ?? t(`a ${crystalName(of as Colour, 'en')}`, `einen ${crystalName(of as Colour, 'de')}`);
    if (alike) return t(`Gain ${n} crystals of one colour.`, `Du erhältst ${n} Kristalle einer Farbe.`);
    if (n === 1) return t(`Gain ${one}.`, `Du erhältst ${one}.`);
    return t(
      `Gain ${one.replace(/^a (.*?)crystal/, `${n} $1crystals`)}.`,
      `Du erhältst ${one.replace(/^einen (.*?)Kristall/, (_, kind: string) => `${n} ${kind.replace(/en $/, 'e ')}Kristalle`)}.`,
    );
  },
};
