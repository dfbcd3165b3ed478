import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { enemyOf } from '../content/enemies.ts';
import type { Element } from '../content/words.ts';
import { attackOf, elementOf, foeOf, hasAbility, strip } from '../rules/combat/foe.ts';
import {
  chosenUnits,
  colouredUnits,
  discolourUnit,
  openUnits,
  opponentOf,
  resistancesOf,
  stripUnit,
} from '../rules/pvp/units.ts';
import { type Combat, heroOf, type Trait, type Unit } from '../state.ts';
import type { Flow } from '../types.ts';
import { chosenAttack, chosenFoes, openAttacks, within } from './foes.ts';
import { isSwiftHere } from './tame.ts';
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

/** Between players it is a resistance of a unit, or what makes the attack swift (MK-PVPS-18). */
const inDuel = (at: Doing): Choice[] => {
  const other = opponentOf(at.state, at.seat);
  if (other === null) return [];
  const units = openUnits(at, 'one').filter(unit => resistancesOf(at, unit).length > 0);
  return [
    ...units.map((unit): Choice => {
      const { unit: id } = heroOf(at.state, other).units[unit] as Unit;
      return { do: 'foreign-unit', seat: other, unit, id };
    }),
    ...(isSwiftHere(at) ? [{ do: 'trait', trait: 'swift' } as const] : []),
  ];
};

function* loseInDuel(at: Doing, options: readonly Choice[]): Flow {
  const { duel } = at.state;
  if (options.length === 0 || duel === null) return;
  const chosen = yield* choose<Choice, AskKind>({ seat: at.seat, kind: 'foe', rule: 'MK-PVPS-18', options });
  if (chosen.do === 'trait') duel.tamed = true;
  if (chosen.do !== 'foreign-unit') return;
  const lost: Choice[] = resistancesOf(at, chosen.unit).map(what => ({ do: 'trait', trait: `${what}-resistance` }));
  const trait = yield* choose<Choice, AskKind>({ seat: at.seat, kind: 'trait', rule: 'MK-PVPS-18', options: lost });
  const what = resistancesOf(at, chosen.unit).filter(
    one => trait.do === 'trait' && trait.trait === `${one}-resistance`,
  );
  stripUnit(at, chosen.unit, what);
}

export const loseAbility: MageWord<LoseAbility> = {
  can: at => within(at, 'one').some(foe => traits(at, foe).length > 0) || inDuel(at).length > 0,
  *act(at) {
    if (at.state.duel !== null) return yield* loseInDuel(at, inDuel(at));
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

/** The colour that stays of cold fire. */
function* keptOf({ seat }: Doing): Flow<Element> {
  const options: Choice[] = [
    { do: 'colour', colour: 'red' },
    { do: 'colour', colour: 'blue' },
  ];
  const kept = yield* choose<Choice, AskKind>({ seat, kind: 'colour', rule: 'MK-CMB-17', options });
  return kept.do === 'colour' ? (ELEMENT_OF[kept.colour] ?? 'physical') : 'physical';
}

export const loseElement: MageWord<LoseElement> = {
  can: at => openAttacks(at, isColoured).length > 0 || colouredUnits(at).length > 0,
  *act(at) {
    const { combat } = at.turn;
    const { duel } = at.state;
    if (duel !== null) {
      const open = colouredUnits(at);
      for (const unit of yield* chosenUnits(at, 'one', one => open.includes(one))) {
        const cold = duel.attack.some(part => part.unit === unit && part.element === 'coldfire');
        discolourUnit(at, unit, cold ? yield* keptOf(at) : 'physical');
      }
      return;
    }
    const chosen = yield* chosenAttack(at, isColoured);
    if (!chosen || combat === null) return;
    const attack = attackOf(combat, chosen.foe, chosen.attack);
    if (elementOf(combat, chosen.foe, chosen.attack) !== 'coldfire') {
      attack.element = 'physical';
      return;
    }
    attack.element = yield* keptOf(at);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One enemy attack loses an element: fire or ice becomes physical, cold fire becomes fire or ice.',
      'Ein Angriff eines Gegners verliert ein Element: Feuer oder Eis wird physisch, Kaltfeuer wird Feuer oder Eis.',
    ),
};
