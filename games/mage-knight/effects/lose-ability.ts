import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { enemyOf } from '../content/enemies.ts';
import type { Element } from '../content/words.ts';
import { attackOf, elementOf, foeOf, hasAbility, strip } from '../rules/combat/foe.ts';
import type { Combat, Trait } from '../state.ts';
import { chosenAttack, chosenFoes, openAttacks, within } from './foes.ts';
import type { Doing, MageWord } from './word.ts';

/** One enemy loses an ability of the player's choice. */
export interface LoseAbility {
  readonly do: 'lose-ability';
}

/** One enemy attack loses an element: fire and ice become physical, cold fire becomes either. Arcane immunity protects against it. */
export interface LoseElement {
  readonly do: 'lose-element';
}

/** Abilities and resistances it has; summoning is an attack. */
function traits({ turn: { combat } }: Doing, foe: number): Trait[] {
  if (combat === null) return [];
  const { token, gained, lost } = foeOf(combat, foe);
  const { abilities, resists } = enemyOf(token);
  const all: Trait[] = [...abilities, ...gained, ...resists.map((one): Trait => `${one}-resistance`)];
  return all.filter((one, i) => one !== 'summon' && !lost.includes(one) && all.indexOf(one) === i);
}

export const loseAbility: MageWord<LoseAbility> = {
  can: at => within(at, 'one').some(foe => traits(at, foe).length > 0),
  *act(at) {
    const [foe] = yield* chosenFoes(at, 'one', one => traits(at, one).length > 0);
    if (foe === undefined) return;
    const options: Choice[] = traits(at, foe).map(trait => ({ do: 'trait', trait }));
    const chosen = yield* choose({ seat: at.seat, kind: 'trait', rule: 'MK-CMB-17', options });
    if (chosen.do === 'trait') strip(at, foe, [chosen.trait]);
  },
  say: (_, { lang }) => speak(lang)('One enemy loses an ability.', 'Ein Gegner verliert eine Fähigkeit.'),
};

const isColoured = (combat: Combat, foe: number, attack: number): boolean =>
  elementOf(combat, foe, attack) !== 'physical' && !hasAbility(combat, foe, 'arcane-immunity');

const ELEMENT_OF: Readonly<Partial<Record<string, Element>>> = { red: 'fire', blue: 'ice' };

export const loseElement: MageWord<LoseElement> = {
  can: at => openAttacks(at, isColoured).length > 0,
  *act(at) {
    const { combat } = at.turn;
    const chosen = yield* chosenAttack(at, isColoured);
    if (!chosen || combat === null) return;
    const attack = attackOf(combat, chosen.foe, chosen.attack);
    if (elementOf(combat, chosen.foe, chosen.attack) !== 'coldfire') {
      attack.element = 'physical';
      return;
    }
    // The colour that stays.
    const options: Choice[] = [
      { do: 'colour', colour: 'red' },
      { do: 'colour', colour: 'blue' },
    ];
    const kept = yield* choose({ seat: at.seat, kind: 'colour', rule: 'MK-CMB-17', options });
    if (kept.do === 'colour') attack.element = ELEMENT_OF[kept.colour] ?? 'physical';
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One enemy attack loses an element: fire or ice becomes physical, cold fire becomes fire or ice.',
      'Ein Angriff eines Gegners verliert ein Element: Feuer oder Eis wird physisch, Kaltfeuer wird Feuer oder Eis.',
    ),
};
