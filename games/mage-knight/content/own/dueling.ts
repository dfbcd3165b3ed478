import { speak } from '@tafelrunde/engine';
import type { MageWord } from '../../effects/word.ts';
import { wasMetByUnits } from '../../rules/combat/against.ts';
import { addToAttack, addToBlock, mayAttackWith, mayBlock } from '../../rules/combat/group.ts';
import { gainFame } from '../../rules/gain.ts';
import { lay } from '../../rules/lasting.ts';

/** Dueling: block 1 against an enemy, attack 1 against the same one later, and fame if no unit was involved with it. */
export interface Duel {
  readonly do: 'duel';
}

/** The attack that follows: against that enemy alone. */
export interface DuelAttack {
  readonly do: 'duel-attack';
  readonly foe: number;
}

/** Fame for an enemy that was defeated without units. */
export interface DuelFame {
  readonly do: 'duel-fame';
}

export const duel: MageWord<Duel> = {
  can: mayBlock,
  act(at) {
    const { turn } = at;
    const group = turn.combat?.group;
    if (group?.kind !== 'block') return;
    addToBlock(at, 1, 'physical', false);
    const { foe } = group;
    const once = () => ({ left: 1, unit: null, colours: [] });
    lay(at, 'combat-end', 'duel-attack', { do: 'use', in: 'attack', effects: [{ do: 'duel-attack', foe }] }, once());
    lay(at, 'combat-end', 'duel-fame', { do: 'on', at: 'foe-defeated', foe, effects: [{ do: 'duel-fame' }] }, once());
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Block 1, and later attack 1 against the same enemy. 1 fame if it is defeated without any unit being used on it or damaged by it.',
      'Block 1, und später Angriff 1 gegen denselben Gegner. 1 Ruhm, wenn er besiegt wird, ohne dass eine Einheit gegen ihn eingesetzt oder von ihm verletzt wurde.',
    ),
};

export const duelAttack: MageWord<DuelAttack> = {
  can: (at, { foe }) => {
    const group = at.turn.combat?.group;
    return mayAttackWith(at, 'melee') && group?.kind === 'attack' && group.targets.every(target => target === foe);
  },
  act(at) {
    addToAttack(at, 1, 'melee', 'physical');
  },
  say: (_, { lang }) =>
    speak(lang)('Attack 1 against the enemy of the duel.', 'Angriff 1 gegen den Gegner des Zweikampfs.'),
};

export const duelFame: MageWord<DuelFame> = {
  can: () => false,
  act({ state, io, seat, turn, about: { foe } }) {
    if (foe !== undefined && !wasMetByUnits(turn, foe)) gainFame(state, io, seat, 1, 'MK-EFF-03');
  },
  say: (_, { lang }) => speak(lang)('1 fame if no unit was involved.', '1 Ruhm, wenn keine Einheit beteiligt war.'),
};
