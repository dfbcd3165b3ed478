import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import type { Doing, MageWord } from '../../effects/word.ts';
import { addToAttack, mayAttackWith } from '../../rules/combat/group.ts';
import { gainMana } from '../../rules/gain.ts';
import type { AttackKind, Colour, Element } from '../words.ts';

/**
 * Sacrifice: green (siege 4) or white (ranged 6) with red (fire) or blue (ice): the attack counts once for every pair of crystals of both colours, which
 * become mana tokens.
 */
export interface CrystalPairs {
  readonly do: 'crystal-pairs';
}

interface Pairing {
  readonly first: Colour;
  readonly second: Colour;
  readonly pairs: number;
}

const KINDS: Readonly<Partial<Record<Colour, { readonly kind: AttackKind; readonly n: number }>>> = {
  green: { kind: 'siege', n: 4 },
  white: { kind: 'ranged', n: 6 },
};
const ELEMENTS: Readonly<Partial<Record<Colour, Element>>> = { red: 'fire', blue: 'ice' };

function pairings(at: Doing): Pairing[] {
  const { crystals } = at.hero;
  return (['green', 'white'] as const).flatMap(first =>
    (['red', 'blue'] as const).flatMap(second => {
      const pairs = Math.min(crystals[first], crystals[second]);
      return pairs > 0 && mayAttackWith(at, KINDS[first]?.kind ?? 'melee') ? [{ first, second, pairs }] : [];
    }),
  );
}

export const crystalPairs: MageWord<CrystalPairs> = {
  can: at => pairings(at).length > 0,
  *act(at) {
    const { state, io, seat, hero } = at;
    const colour = function* (among: readonly Colour[]) {
      const options: Choice[] = [...new Set(among)].map(one => ({ do: 'colour', colour: one }));
      const chosen = yield* choose<Choice, AskKind>({ seat, kind: 'colour', rule: 'MK-EFF-03', options });
      return chosen.do === 'colour' ? chosen.colour : null;
    };
    const all = pairings(at);
    if (all.length === 0) return;
    const first = yield* colour(all.map(one => one.first));
    const left = all.filter(one => one.first === first);
    if (left.length === 0) return;
    const second = yield* colour(left.map(one => one.second));
    const pairing = left.find(one => one.second === second);
    if (pairing === undefined) return;
    const { kind, n } = KINDS[pairing.first] ?? { kind: 'melee', n: 0 };
    addToAttack(at, n * pairing.pairs, kind, ELEMENTS[pairing.second] ?? 'physical');
    for (const spent of [pairing.first, pairing.second]) {
      hero.crystals[spent] -= pairing.pairs;
      for (let i = 0; i < pairing.pairs; i++) gainMana(state, io, seat, spent);
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Choose green (siege attack 4) or white (ranged attack 6), and red (fire) or blue (ice): you get that attack once for every pair of your crystals of both colours. The pairs become mana tokens.',
      'Wähle Grün (Belagerungsangriff 4) oder Weiß (Fernangriff 6) und Rot (Feuer) oder Blau (Eis): Du erhältst diesen Angriff einmal für jedes Paar deiner Kristalle beider Farben. Die Paare werden zu Mana.',
    ),
};
